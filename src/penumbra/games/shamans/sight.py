"""Who may see what (A.11): the row as one seat knows it. Information leaves the rules only here.

`observe` copies, place by place, what a seat or spectator may see; whatever is not named stays
zero. Where a seat sees that something is there but not what, the place holds minus its number: -3
for a hand of three cards, -1 for a chosen card or an unknown face. Two states a seat can't tell
apart give the same words.
"""

from penumbra.games.bits import size
from penumbra.games.compiled import compiled
from penumbra.games.shamans.choices import legal
from penumbra.games.shamans.rules import could_hold_portal, decision, receiver
from penumbra.games.shamans.state import (
    ARROW,
    ASIDE,
    ASK_FROM,
    CHRONICLE,
    CHRONICLED,
    DEPTH,
    DRAWN,
    ECLIPSE_GONE,
    ECLIPSE_HIDDEN,
    ECLIPSE_IS,
    END_WINDOW,
    FACE,
    FACE_UP,
    FRAMES,
    GIVEN,
    HAND,
    HEIGHT,
    HIDDEN,
    KEEP,
    KNOWS,
    LOST,
    MOON_WINDOW,
    OPEN,
    PLAYERS,
    POINTS,
    ROLE_CARD,
    ROW,
    SLOT,
    TRICKS,
    WAITING,
    Row,
    Rows,
)
from penumbra.games.shamans.terms import DAGGER, MASK

VIEWER = ROW  # behind the row: who is looking, and what he may do now
LEGAL = ROW + 1
OBSERVATION = ROW + 2


@compiled
def tiles(group: int) -> int:
    """How many tiles a group has."""
    count = 0
    for kind in range(DAGGER, MASK + 1):
        count += group >> 4 * kind & 15
    return count


@compiled
def observe(rows: Rows, i: int, viewer: int, seen: Row) -> None:
    """Write what `viewer` may see of state `i` into `seen`."""
    row = rows[i]
    seen[:] = 0
    see_table(row, seen)
    see_decision(row, viewer, seen)
    for seat in range(row[PLAYERS]):
        see_seat(row, viewer, seat, seen)
        see_gift(row, viewer, seat, seen)
    seen[VIEWER] = viewer
    if viewer >= 0:
        seen[LEGAL] = legal(row, viewer)


@compiled
def see_table(row: Row, seen: Row) -> None:
    """Everything that lies open: board, pawn, row, placed cards, points, history."""
    for place in range(PLAYERS, SLOT + 2):
        seen[place] = row[place]
    seen[HEIGHT] = row[HEIGHT]
    seen[ECLIPSE_IS] = row[ECLIPSE_IS]
    if row[ECLIPSE_IS] != ECLIPSE_HIDDEN:
        seen[ARROW] = row[ARROW]
    for place in range(DRAWN + 1, WAITING):
        seen[place] = row[place]
    for place in range(TRICKS, CHRONICLED):
        seen[place] = row[place]
    seen[CHRONICLED] = row[CHRONICLED]
    for place in range(CHRONICLE, ROW):
        seen[place] = row[place]


@compiled
def see_decision(row: Row, viewer: int, seen: Row) -> None:
    """What the table waits for: all of it is public but who has answered in a window (S-48)."""
    kind = decision(row)
    seen[DEPTH] = row[DEPTH]
    for place in range(FRAMES, FRAMES + row[DEPTH]):
        seen[place] = row[place]
    seen[ASK_FROM] = row[ASK_FROM]
    if MOON_WINDOW <= kind <= END_WINDOW:
        seen[WAITING] = could_hold_portal(row)
    else:
        seen[WAITING] = row[WAITING]
    for place in range(FRAMES, FRAMES + row[DEPTH]):
        if row[place] & 31 == KEEP:
            drawer = row[place] >> 5 & 7
            seen[DRAWN] = row[DRAWN] if viewer == drawer else -1


@compiled
def see_seat(row: Row, viewer: int, seat: int, seen: Row) -> None:
    """A seat's cards, tiles and role: the owner sees all, the others the backs (S-72)."""
    own = viewer == seat
    seen[POINTS + seat] = row[POINTS + seat]
    seen[OPEN + seat] = row[OPEN + seat]
    seen[HAND + seat] = row[HAND + seat] if own else -size(row[HAND + seat])
    seen[ASIDE + seat] = row[ASIDE + seat] if own else -size(row[ASIDE + seat])
    seen[HIDDEN + seat] = row[HIDDEN + seat] if own else -tiles(row[HIDDEN + seat])
    seen[LOST + seat] = row[LOST + seat] if own else -tiles(row[LOST + seat])
    card = row[ROLE_CARD + seat]
    seen[ROLE_CARD + seat] = card
    known = row[FACE_UP]
    if viewer >= 0:
        known |= row[KNOWS + viewer]
        seen[KNOWS + viewer] = row[KNOWS + viewer]
    seen[FACE + card] = row[FACE + card] if known >> card & 1 else -1


@compiled
def see_gift(row: Row, viewer: int, giver: int, seen: Row) -> None:
    """A card passed in the Eclipse: giver and receiver know it, the others that it was passed."""
    if row[GIVEN + giver] != 0:
        seen[GIVEN + giver] = -1
        if viewer == giver:
            seen[GIVEN + giver] = row[GIVEN + giver]
        elif row[ECLIPSE_IS] == ECLIPSE_GONE and viewer == receiver(row, giver):
            seen[GIVEN + giver] = row[GIVEN + giver]
