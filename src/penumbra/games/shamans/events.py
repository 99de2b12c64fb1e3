"""What happens in a game of Shamans, as typed structs: the story as each seat may hear it.

The rules write numbers (`penumbra.games.log`); `read` turns them into the events of
docs/protocol.md. A private field is `None` for everybody who may not see it: each struct is built
from an explicit list of who may.
"""

from collections.abc import Callable
from functools import lru_cache

import msgspec

from penumbra.games.bits import members
from penumbra.games.game import REFEREE
from penumbra.games.log import entries, kinds
from penumbra.games.shamans.packed import tile_names
from penumbra.games.shamans.state import Log
from penumbra.games.shamans.terms import *

(
    ROUND_BEGAN,
    ROLE_DEALT,
    HAND_DEALT,
    LEFT_OVER,
    TILE_SHOWN,
    TRICK_BEGAN,
    CARD_PLAYED,
    PAWN_MOVED,
    CARD_PLACED,
    WORLD_COMPLETED,
    RITUAL_BEGAN,
    RITUAL_IDLE,
    POINTS_GIVEN,
    TILE_TAKEN,
    TILE_KEPT,
    ROLE_REVEALED,
    ECLIPSE_UNCOVERED,
    CARD_GIVEN,
    ECLIPSE_OVER,
    ROLES_SWAPPED,
    ROLE_SEEN,
    DAGGER_SPENT,
    WINDOW_OPENED,
    PORTAL_USED,
    ELIMINATED,
    TILES_LOST,
    HAND_SET_ASIDE,
    HAND_PLACED,
    CARDS_COLLECTED,
    GUIDE_NAMED,
    ROUND_ENDED,
    ROLES_OPENED,
    GAME_ENDED,
) = range(33)

KEPT = 1 << 12  # sets of cards that need not be put in words again: a hand is asked for often


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened at the table."""


class RoundBegan(Event, frozen=True, tag="round_began"):
    round: int
    marker: int


class RoleDealt(Event, frozen=True, tag="role_dealt"):
    seat: int
    role: Role | None


class HandDealt(Event, frozen=True, tag="hand_dealt"):
    seat: int
    cards: list[Card] | None


class LeftOver(Event, frozen=True, tag="left_over"):
    card: Card


class TileShown(Event, frozen=True, tag="tile_shown"):
    slot: Side
    tile: Tile


class TrickBegan(Event, frozen=True, tag="trick_began"):
    trick: int
    guide: int


class CardPlayed(Event, frozen=True, tag="card_played"):
    seat: int
    card: Card
    follows: bool


class PawnMoved(Event, frozen=True, tag="pawn_moved"):
    start: int
    to: int


class CardPlaced(Event, frozen=True, tag="card_placed"):
    card: Card


class WorldCompleted(Event, frozen=True, tag="world_completed"):
    world: World
    performer: int | None


class RitualBegan(Event, frozen=True, tag="ritual"):
    seat: int
    world: World
    ritual: Ritual


class RitualIdle(Event, frozen=True, tag="ritual_idle"):
    seat: int


class Points(Event, frozen=True, tag="points"):
    seat: int
    points: int
    why: Reason


class TileTaken(Event, frozen=True, tag="tile_taken"):
    seat: int
    source: Source
    tile: Tile | None


class TileKept(Event, frozen=True, tag="tile_kept"):
    seat: int
    open: bool
    tile: Tile | None


class RoleRevealed(Event, frozen=True, tag="role_revealed"):
    seat: int
    role: Role


class Eclipse(Event, frozen=True, tag="eclipse"):
    arrow: Side


class CardGiven(Event, frozen=True, tag="card_given"):
    giver: int
    receiver: int
    card: Card | None


class EclipseOver(Event, frozen=True, tag="eclipse_over"):
    pass


class RolesSwapped(Event, frozen=True, tag="roles_swapped"):
    seat: int
    target: int


class RoleSeen(Event, frozen=True, tag="role_seen"):
    seat: int
    role: Role | None


class DaggerSpent(Event, frozen=True, tag="dagger_spent"):
    seat: int
    target: int
    hidden: bool


class Window(Event, frozen=True, tag="window"):
    window: PortalWindow


class PortalUsed(Event, frozen=True, tag="portal_used"):
    seat: int
    direction: Direction
    hidden: bool


class Eliminated(Event, frozen=True, tag="eliminated"):
    seat: int
    role: Role
    by: int


class TilesLost(Event, frozen=True, tag="tiles_lost"):
    seat: int
    open: list[Tile]
    hidden: int


class HandSetAside(Event, frozen=True, tag="hand_set_aside"):
    seat: int
    count: int


class HandPlaced(Event, frozen=True, tag="hand_placed"):
    seat: int
    cards: list[Card]


class CardsCollected(Event, frozen=True, tag="cards_collected"):
    seat: int | None
    world: World
    cards: list[Card]


class GuideNamed(Event, frozen=True, tag="guide_named"):
    seat: int
    guide: int


class RoundEnded(Event, frozen=True, tag="round_ended"):
    winner: Team
    why: Ending


class RolesOpened(Event, frozen=True, tag="roles_opened"):
    roles: list[Role]


class GameEnded(Event, frozen=True, tag="game_ended"):
    winner: int


def cards(mask: int) -> list[Card]:
    """A set of cards in words, ascending."""
    return [*_names(mask)]


@lru_cache(maxsize=KEPT)
def _names(mask: int) -> tuple[Card, ...]:
    return tuple(CARD_NAMES[card] for card in members(mask))


def _seat(number: int) -> int | None:
    return number if number >= 0 else None


def _roles(bits: int, players: int) -> list[Role]:
    return [ROLES[bits >> seat & 1] for seat in range(players)]


# Kinds of which somebody may learn more than a spectator does.
_PRIVATE = frozenset({ROLE_DEALT, HAND_DEALT, TILE_TAKEN, TILE_KEPT, CARD_GIVEN, ROLE_SEEN})

# `sees(*seats)` says whether the reader is one of these seats (or the referee).
_Sees = Callable[..., bool]
_READERS: dict[int, Callable[[int, int, int, _Sees], Event]] = {
    ROUND_BEGAN: lambda a, b, c, sees: RoundBegan(a, b),
    ROLE_DEALT: lambda a, b, c, sees: RoleDealt(a, ROLES[b] if sees(a) else None),
    HAND_DEALT: lambda a, b, c, sees: HandDealt(a, cards(b) if sees(a) else None),
    LEFT_OVER: lambda a, b, c, sees: LeftOver(CARD_NAMES[a]),
    TILE_SHOWN: lambda a, b, c, sees: TileShown(SIDES[a], tile_name(b)),
    TRICK_BEGAN: lambda a, b, c, sees: TrickBegan(a, b),
    CARD_PLAYED: lambda a, b, c, sees: CardPlayed(a, CARD_NAMES[b], bool(c)),
    PAWN_MOVED: lambda a, b, c, sees: PawnMoved(a, b),
    CARD_PLACED: lambda a, b, c, sees: CardPlaced(CARD_NAMES[a]),
    WORLD_COMPLETED: lambda a, b, c, sees: WorldCompleted(WORLDS[a], _seat(b)),
    RITUAL_BEGAN: lambda a, b, c, sees: RitualBegan(a, WORLDS[b], RITUALS[c]),
    RITUAL_IDLE: lambda a, b, c, sees: RitualIdle(a),
    POINTS_GIVEN: lambda a, b, c, sees: Points(a, b, REASONS[c]),
    TILE_TAKEN: lambda a, b, c, sees: TileTaken(
        a, SOURCES[b], tile_name(c) if SOURCES[b] != "stack" or sees(a) else None
    ),
    TILE_KEPT: lambda a, b, c, sees: TileKept(a, bool(b), tile_name(c) if b or sees(a) else None),
    ROLE_REVEALED: lambda a, b, c, sees: RoleRevealed(a, ROLES[b]),
    ECLIPSE_UNCOVERED: lambda a, b, c, sees: Eclipse(SIDES[a]),
    CARD_GIVEN: lambda a, b, c, sees: CardGiven(a, b, CARD_NAMES[c] if sees(a, b) else None),
    ECLIPSE_OVER: lambda a, b, c, sees: EclipseOver(),
    ROLES_SWAPPED: lambda a, b, c, sees: RolesSwapped(a, b),
    ROLE_SEEN: lambda a, b, c, sees: RoleSeen(a, ROLES[b] if sees(a) else None),
    DAGGER_SPENT: lambda a, b, c, sees: DaggerSpent(a, b, bool(c)),
    WINDOW_OPENED: lambda a, b, c, sees: Window(WINDOWS[a]),
    PORTAL_USED: lambda a, b, c, sees: PortalUsed(a, DIRECTIONS[b], bool(c)),
    ELIMINATED: lambda a, b, c, sees: Eliminated(a, ROLES[b], c),
    TILES_LOST: lambda a, b, c, sees: TilesLost(a, tile_names(b), c),
    HAND_SET_ASIDE: lambda a, b, c, sees: HandSetAside(a, b),
    HAND_PLACED: lambda a, b, c, sees: HandPlaced(a, cards(b)),
    CARDS_COLLECTED: lambda a, b, c, sees: CardsCollected(_seat(a), WORLDS[b], cards(c)),
    GUIDE_NAMED: lambda a, b, c, sees: GuideNamed(a, b),
    ROUND_ENDED: lambda a, b, c, sees: RoundEnded(TEAMS[a], ENDINGS[b]),
    ROLES_OPENED: lambda a, b, c, sees: RolesOpened(_roles(a, b)),
    GAME_ENDED: lambda a, b, c, sees: GameEnded(a),
}


def read(log: Log, viewer: int) -> list[Event]:
    """The events of a transition as `viewer` (a seat, SPECTATOR or REFEREE) may see them."""

    def sees(*seats: int) -> bool:
        return viewer == REFEREE or viewer in seats

    return [_READERS[kind](a, b, c, sees) for kind, a, b, c in entries(log)]


def hides(log: Log) -> bool:
    """Whether viewers may read different things in it."""
    return not _PRIVATE.isdisjoint(kinds(log))
