"""The things of Shamans and their numbers: worlds, cards, tiles, roles, rituals, actions.

Every other module takes its constants from here; the words are those of docs/protocol.md. Each
vocabulary is written once, as a type: the table of its words, the fields of views and events, JSON
Schema and the page's types come from it.
"""

from typing import Literal, TypeAlias, get_args

# Worlds and cards: card = world * 8 + number - 1, so that a world is eight neighbouring bits.
World: TypeAlias = Literal["purple", "blue", "green", "yellow", "white", "brown", "red"]
WORLDS: tuple[World, ...] = get_args(World)
NUMBERS = 8
CARDS = len(WORLDS) * NUMBERS
# fmt: off
Card: TypeAlias = Literal[
    "purple-1", "purple-2", "purple-3", "purple-4", "purple-5", "purple-6", "purple-7", "purple-8",
    "blue-1", "blue-2", "blue-3", "blue-4", "blue-5", "blue-6", "blue-7", "blue-8",
    "green-1", "green-2", "green-3", "green-4", "green-5", "green-6", "green-7", "green-8",
    "yellow-1", "yellow-2", "yellow-3", "yellow-4", "yellow-5", "yellow-6", "yellow-7", "yellow-8",
    "white-1", "white-2", "white-3", "white-4", "white-5", "white-6", "white-7", "white-8",
    "brown-1", "brown-2", "brown-3", "brown-4", "brown-5", "brown-6", "brown-7", "brown-8",
    "red-1", "red-2", "red-3", "red-4", "red-5", "red-6", "red-7", "red-8",
]
# fmt: on
CARD_NAMES: tuple[Card, ...] = get_args(Card)
CARD_NUMBERS: dict[str, int] = {name: card for card, name in enumerate(CARD_NAMES)}
assert [*CARD_NAMES] == [f"{world}-{n}" for world in WORLDS for n in range(1, NUMBERS + 1)]

# Roles (1.1). A team is written with the same number.
SHAMAN, SHADOW = 0, 1
Role: TypeAlias = Literal["shaman", "shadow"]
Team: TypeAlias = Literal["shamans", "shadows"]
ROLES: tuple[Role, ...] = get_args(Role)
TEAMS: tuple[Team, ...] = get_args(Team)

# Tiles (1.1). A group of tiles is one integer with a count for each kind, four bits a kind.
NO_TILE, DAGGER, PORTAL, SHARD, MASK, ECLIPSE = 0, 1, 2, 3, 4, 5
Tile: TypeAlias = Literal["dagger", "portal", "shard", "mask"]
TILES: tuple[str, ...] = ("", *get_args(Tile), "eclipse")
ARTIFACTS = (5, 2, 3, 2)  # copies of Dagger, Portal, Shard, Mask
ARTIFACT_COUNT = 12

# Rituals (8.2-8.7)
STABILIZATION, PERMUTATION, ILLUMINATION, NEUTRALIZATION = 0, 1, 2, 3
Ritual: TypeAlias = Literal["stabilization", "permutation", "illumination", "neutralization"]
RITUALS: tuple[Ritual, ...] = get_args(Ritual)

# What depends on the number of players, which is the index (1.2-1.4, S-01)
PLAYER_COUNTS = range(3, 6)
SHADOWS_AMONG = (0, 0, 0, 1, 1, 2)
HIGHEST_NUMBER = (0, 0, 0, 6, 6, 8)
HAND_SIZE = (0, 0, 0, 9, 9, 11)
MOST_TRICKS = 11

# Points (8.5, 10.4-10.6)
SHAMANS_WIN, SHADOWS_WIN, SHARDS_WIN, ILLUMINATED = 2, 3, 2, 1
SHARDS_NEEDED = 2

# Sides of the Eclipse, slots of the row
LEFT, RIGHT, FROM_STACK = 0, 1, 2
Side: TypeAlias = Literal["left", "right"]
Source: TypeAlias = Literal["left", "right", "stack"]
SIDES: tuple[Side, ...] = get_args(Side)
SOURCES: tuple[Source, ...] = get_args(Source)

# The Eclipse as everybody sees it: in the stack, pointing to a side, out of the round
EclipseState: TypeAlias = Literal["hidden", Side, "gone"]

# Actions. 0..55 is a card (play, give); small numbers are a source, a face, a seat or a world,
# as the decision asks; the last three mean the same everywhere.
GO_BACK = 3  # Stabilization's other branch, beside the three sources
KEEP_OPEN, KEEP_HIDDEN = 0, 1
FORWARD, BACK, PASS = 56, 57, 58
Direction: TypeAlias = Literal["forward", "back"]
DIRECTIONS: tuple[Direction, ...] = get_args(Direction)

# When everybody who could hold a Portal is asked: R1, R2, R3
PortalWindow: TypeAlias = Literal["moon", "target", "end"]
WINDOWS: tuple[PortalWindow, ...] = get_args(PortalWindow)

# Why a round ended (10.1-10.3)
OUT_OF_CARDS, LAST_SHADOW, MOON_REACHED = 0, 1, 2
Ending: TypeAlias = Literal["cards", "last_shadow", "moon"]
ENDINGS: tuple[Ending, ...] = get_args(Ending)

# Why points were given
BY_ILLUMINATION, BY_TEAM, BY_SHARDS = 0, 1, 2
Reason: TypeAlias = Literal["illumination", "team", "shards"]
REASONS: tuple[Reason, ...] = get_args(Reason)


def tile_name(kind: int) -> Tile:
    """An artifact in words."""
    return _ARTIFACT_NAMES[kind - DAGGER]


_ARTIFACT_NAMES: tuple[Tile, ...] = get_args(Tile)
