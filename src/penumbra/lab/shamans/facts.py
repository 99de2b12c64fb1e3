"""What is counted in a round of Shamans: who was what, took what, did what, and how it ended."""

from typing import get_args

from penumbra.games.compiled import compiled
from penumbra.games.driver import Array
from penumbra.games.log import EVENT_WORDS
from penumbra.games.shamans import events
from penumbra.games.shamans.state import MOON, SEATS
from penumbra.games.shamans.terms import (
    BY_ILLUMINATION,
    BY_SHARDS,
    DAGGER,
    DIRECTIONS,
    ENDINGS,
    RITUALS,
    ROLES,
    TEAMS,
    WINDOWS,
    Tile,
)
from penumbra.lab.facts import Columns, Sides

ARTIFACT_NAMES = get_args(Tile)
KINDS = len(ARTIFACT_NAMES)

COLUMNS = _column = Columns(SEATS)
FIRST = _column("marker")  # the seat that led first
WINNER = _column("winner", TEAMS)
ENDING = _column("ending", ENDINGS)
TRICKS = _column("tricks")
NEAREST = _column("nearest")  # spaces between the pawn and the Moon when it was nearest
ROLE = _column.of_seats("role", ROLES)  # as dealt
ROLE_AT_END = _column.of_seats("role_at_end", ROLES)
OUT = _column.of_seats("out")  # eliminated
REFUSED = _column.of_seats("refused")  # cards that did not follow
TAKEN = _column.of_seats("taken", kinds=ARTIFACT_NAMES)
PERFORMED = _column.of_seats("performed", kinds=RITUALS)
ILLUMINED = _column.of_seats("illumined")  # points by Illumination
SHARDED = _column.of_seats("sharded")  # points by Shards
ECLIPSES = _column("eclipses")
CARDS_PASSED = _column("cards_passed")
WINDOW = _column("window", kinds=WINDOWS)
PORTALS = _column("portals", kinds=DIRECTIONS)
PORTALS_HIDDEN = _column("portals_hidden")
DAGGERS = _column("daggers")  # spent
DAGGERS_HIDDEN = _column("daggers_hidden")
IDLE = _column("idle")  # rituals that did nothing
SWAPS = _column("swaps")
MASKS = _column("masks")  # roles shown by them
CHAINS = _column("chains")  # a Shadow's hand laid at its worlds
NAMED = _column("named")  # next Guides named by the eliminated
MOVED_BACK = _column("moved_back")  # spaces the pawn went back

TALLIED = Sides(
    tuple(f"team-{team}" for team in TEAMS), tuple(f"role-{role}" for role in ROLES), (0, 1)
)


@compiled
def tally(row: Array, log: Array, line: Array) -> None:
    """Count the events of one transition."""
    for k in range(log[0]):
        at = 1 + EVENT_WORDS * k
        kind, a, b, c = log[at], log[at + 1], log[at + 2], log[at + 3]
        if kind == events.CARD_PLAYED:
            line[REFUSED + a] += 1 - c
        elif kind == events.PAWN_MOVED:
            line[NEAREST] = min(line[NEAREST], row[MOON] - b)
            line[MOVED_BACK] += max(0, a - b)
        elif kind == events.ROUND_BEGAN:
            line[FIRST] = b
            line[NEAREST] = row[MOON]
        elif kind == events.ROLE_DEALT:
            line[ROLE + a] = b
        elif kind == events.TRICK_BEGAN:
            line[TRICKS] = a
        elif kind == events.TILE_TAKEN:
            line[TAKEN + KINDS * a + c - DAGGER] += 1
        elif kind == events.RITUAL_BEGAN:
            line[PERFORMED + len(RITUALS) * a + c] += 1
        elif kind == events.POINTS_GIVEN:
            line[ILLUMINED + a] += b if c == BY_ILLUMINATION else 0
            line[SHARDED + a] += b if c == BY_SHARDS else 0
        elif kind == events.ELIMINATED:
            line[OUT + a] = 1
        elif kind == events.WINDOW_OPENED:
            line[WINDOW + a] += 1
        elif kind == events.PORTAL_USED:
            line[PORTALS + b] += 1
            line[PORTALS_HIDDEN] += c
        elif kind == events.DAGGER_SPENT:
            line[DAGGERS] += 1
            line[DAGGERS_HIDDEN] += c
        elif kind == events.ECLIPSE_UNCOVERED:
            line[ECLIPSES] += 1
        elif kind == events.CARD_GIVEN:
            line[CARDS_PASSED] += 1
        elif kind == events.RITUAL_IDLE:
            line[IDLE] += 1
        elif kind == events.ROLES_SWAPPED:
            line[SWAPS] += 1
        elif kind == events.ROLE_REVEALED:
            line[MASKS] += 1
        elif kind == events.HAND_PLACED:
            line[CHAINS] += 1
        elif kind == events.GUIDE_NAMED:
            line[NAMED] += 1
        elif kind == events.ROUND_ENDED:
            line[WINNER] = a
            line[ENDING] = b
        elif kind == events.ROLES_OPENED:
            for seat in range(SEATS):
                line[ROLE_AT_END + seat] = a >> seat & 1
