"""The things of Shamans and their numbers: worlds, cards, tiles, roles, rituals, actions.

Every other module takes its constants from here; the words are those of docs/protocol.md.
"""

# Worlds and cards: card = world * 8 + number - 1, so that a world is eight neighbouring bits.
WORLDS = ("purple", "blue", "green", "yellow", "white", "brown", "red")
NUMBERS = 8
CARDS = len(WORLDS) * NUMBERS

# Roles (1.1). A team is written with the same number.
SHAMAN, SHADOW = 0, 1
ROLES = ("shaman", "shadow")
TEAMS = ("shamans", "shadows")

# Tiles (1.1). A group of tiles is one integer with a count for each kind, four bits a kind.
NO_TILE, DAGGER, PORTAL, SHARD, MASK, ECLIPSE = 0, 1, 2, 3, 4, 5
TILES = ("", "dagger", "portal", "shard", "mask", "eclipse")
ARTIFACTS = (5, 2, 3, 2)  # copies of Dagger, Portal, Shard, Mask
ARTIFACT_COUNT = 12

# Rituals (8.2-8.7)
STABILIZATION, PERMUTATION, ILLUMINATION, NEUTRALIZATION = 0, 1, 2, 3
RITUALS = ("stabilization", "permutation", "illumination", "neutralization")

# What depends on the number of players, which is the index (1.2-1.4, S-01)
PLAYERS = range(3, 6)
SHADOWS_AMONG = (0, 0, 0, 1, 1, 2)
HIGHEST_NUMBER = (0, 0, 0, 6, 6, 8)
HAND_SIZE = (0, 0, 0, 9, 9, 11)
MOST_TRICKS = 11

# Points (8.5, 10.4-10.6)
SHAMANS_WIN, SHADOWS_WIN, SHARDS_WIN, ILLUMINATED = 2, 3, 2, 1
SHARDS_NEEDED = 2

# Sides of the Eclipse, slots of the row
LEFT, RIGHT, FROM_STACK = 0, 1, 2
SIDES = ("left", "right")
SOURCES = ("left", "right", "stack")

# Actions. 0..55 is a card (play, give); small numbers are a source, a face, a seat or a world,
# as the decision asks; the last three mean the same everywhere.
GO_BACK = 3  # Stabilization's other branch, beside the three sources
KEEP_OPEN, KEEP_HIDDEN = 0, 1
FORWARD, BACK, PASS = 56, 57, 58

# Why a round ended (10.1-10.3)
OUT_OF_CARDS, LAST_SHADOW, MOON_REACHED = 0, 1, 2
ENDINGS = ("cards", "last_shadow", "moon")

# Why points were given
BY_ILLUMINATION, BY_TEAM, BY_SHARDS = 0, 1, 2
REASONS = ("illumination", "team", "shards")


def card_name(card: int) -> str:
    """`purple-5` for its number in the core."""
    return f"{WORLDS[card // NUMBERS]}-{card % NUMBERS + 1}"


CARD_NAMES = tuple(card_name(card) for card in range(CARDS))
CARD_NUMBERS = {name: card for card, name in enumerate(CARD_NAMES)}


def tile_names(group: int) -> list[str]:
    """The tiles of a group in words, in order of kind."""
    return [TILES[kind] for kind in range(DAGGER, MASK + 1) for _ in range(group >> 4 * kind & 15)]
