"""Who may see what (B.4, T-24): the row as one seat knows it. Information leaves the rules here.

Every place of the row says who sees it (`state`); what everybody or its owner sees is copied, and
what follows a rule of its own has a function here. Whatever nobody sees stays zero. A role the
viewer has not seen reads -1. Two states a seat can't tell apart give the same words.
"""

from penumbra.games.compiled import compiled
from penumbra.games.intrigue.choices import legal
from penumbra.games.intrigue.state import *
from penumbra.games.layout import Sees

VIEWER = ROW  # behind the row: who is looking, and what he may do now
LEGAL = ROW + 1
OBSERVATION = ROW + 2

PUBLIC = LAYOUT.mask(Sees.EVERYBODY)
OWN = LAYOUT.of(Sees.OWNER)


@compiled
def observe(rows: Rows, i: int, viewer: int, seen: Row) -> None:
    """Write what `viewer` may see of state `i` into `seen`."""
    row = rows[i]
    for place in range(ROW):
        seen[place] = row[place] & PUBLIC[place]
    see_roles(row, viewer, seen)
    seen[VIEWER] = viewer
    seen[LEGAL] = 0
    if viewer >= 0:
        for place in OWN:
            seen[place + viewer] = row[place + viewer]
        seen[LEGAL] = legal(row, viewer)


@compiled
def see_roles(row: Row, viewer: int, seen: Row) -> None:
    """Roles face up, one's own, those recognised, those seen in an interrogation (B3-B5, B9)."""
    known = row[FACE_UP] | row[KNOWS + viewer] if viewer >= 0 else row[FACE_UP]
    for seat in range(row[PLAYERS]):
        seen[ROLE + seat] = row[ROLE + seat] if known >> seat & 1 else NONE
