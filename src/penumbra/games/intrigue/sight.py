"""Who may see what (B.4, T-24): the row as one seat knows it. Information leaves the rules here.

`observe` copies, place by place, what a seat or spectator may see; whatever is not named stays
zero. A role the viewer has not seen reads -1. Two states a seat can't tell apart give the same
words.
"""

from penumbra.games.compiled import compiled
from penumbra.games.intrigue.choices import legal
from penumbra.games.intrigue.state import (
    ASKED,
    CAMPS,
    CIRCLE,
    CIRCLES,
    CLAIMS,
    CONDEMNED,
    DECISION,
    DECK,
    DISCUSSION,
    FACE_UP,
    INTERROGATIONS,
    KNOWS,
    LORD_AT,
    NONE,
    PLAYERS,
    POINTS,
    RESULT,
    ROLE,
    ROUND,
    ROW,
    SENT,
    TALKED,
    TARGET,
    USED,
    WINNERS,
    Row,
    Rows,
)

VIEWER = ROW  # behind the row: who is looking, and what he may do now
LEGAL = ROW + 1
OBSERVATION = ROW + 2


@compiled
def observe(rows: Rows, i: int, viewer: int, seen: Row) -> None:
    """Write what `viewer` may see of state `i` into `seen`."""
    row = rows[i]
    seen[:] = 0
    see_table(row, seen)
    see_roles(row, viewer, seen)
    seen[VIEWER] = viewer
    if viewer >= 0:
        seen[LEGAL] = legal(row, viewer)


@compiled
def see_table(row: Row, seen: Row) -> None:
    """Everything that lies or was said in the open: backs, points, talk, interrogations (T-24)."""
    for place in (PLAYERS, CIRCLES, DECK, TARGET, ROUND, LORD_AT, CAMPS, FACE_UP, USED, CONDEMNED):
        seen[place] = row[place]
    for place in (DISCUSSION, CIRCLE, TALKED, SENT, RESULT, WINNERS, CLAIMS, DECISION, ASKED):
        seen[place] = row[place]
    for place in range(POINTS, POINTS + row[PLAYERS]):
        seen[place] = row[place]
    for place in range(INTERROGATIONS, ROW):
        seen[place] = row[place]


@compiled
def see_roles(row: Row, viewer: int, seen: Row) -> None:
    """Roles face up, one's own, those recognised, those seen in an interrogation (B3-B5, B9)."""
    known = row[FACE_UP]
    if viewer >= 0:
        known |= row[KNOWS + viewer]
        seen[KNOWS + viewer] = row[KNOWS + viewer]
    for seat in range(row[PLAYERS]):
        seen[ROLE + seat] = row[ROLE + seat] if known >> seat & 1 else NONE
