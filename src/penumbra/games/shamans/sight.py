"""Who may see what (A.11): the row as one seat knows it. Information leaves the rules only here.

Every place of the row says who sees it (`state`); what everybody sees is copied, and what follows a
rule of its own has a function here. Whatever nobody sees stays zero. Where a seat sees that
something is there but not what, the place holds minus its number: -3 for a hand of three cards, -1
for a chosen card or an unknown face. Two states a seat can't tell apart give the same words.
"""

from penumbra.games.bits import size
from penumbra.games.compiled import compiled
from penumbra.games.layout import Sees
from penumbra.games.shamans.choices import legal
from penumbra.games.shamans.packed import frame_kind, frame_seat, tiles
from penumbra.games.shamans.rules import could_hold_portal, decision, receiver
from penumbra.games.shamans.state import *

VIEWER = ROW  # behind the row: who is looking, and what he may do now
LEGAL = ROW + 1
OBSERVATION = ROW + 2

PUBLIC = LAYOUT.mask(Sees.EVERYBODY)
CARDS = LAYOUT.of("see_cards")
TILES = LAYOUT.of("see_tiles")


@compiled
def observe(rows: Rows, i: int, viewer: int, seen: Row) -> None:
    """Write what `viewer` may see of state `i` into `seen`."""
    row = rows[i]
    for place in range(ROW):
        seen[place] = row[place] & PUBLIC[place]
    see_arrow(row, seen)
    see_frames(row, seen)
    see_waiting(row, seen)
    see_drawn(row, viewer, seen)
    for seat in range(row[PLAYERS]):
        see_cards(row, viewer, seat, seen)
        see_tiles(row, viewer, seat, seen)
        see_faces(row, viewer, seat, seen)
        see_gifts(row, viewer, seat, seen)
    seen[VIEWER] = viewer
    seen[LEGAL] = legal(row, viewer) if viewer >= 0 else 0


@compiled
def see_arrow(row: Row, seen: Row) -> None:
    """Which way the Eclipse points is seen once it shows (5.1)."""
    if row[ECLIPSE_IS] != ECLIPSE_HIDDEN:
        seen[ARROW] = row[ARROW]


@compiled
def see_frames(row: Row, seen: Row) -> None:
    """What is still to be done is known to all; what lies above the top is long done."""
    for place in range(FRAMES, FRAMES + row[DEPTH]):
        seen[place] = row[place]


@compiled
def see_waiting(row: Row, seen: Row) -> None:
    """Whom the table waits for; in a window whom it asks, not who has answered (S-48)."""
    window = MOON_WINDOW <= decision(row) <= END_WINDOW
    seen[WAITING] = could_hold_portal(row) if window else row[WAITING]


@compiled
def see_drawn(row: Row, viewer: int, seen: Row) -> None:
    """A drawn tile is known to its drawer; the others see that there is one (S-24)."""
    for place in range(FRAMES, FRAMES + row[DEPTH]):
        if frame_kind(row[place]) == KEEP:
            seen[DRAWN] = row[DRAWN] if viewer == frame_seat(row[place]) else -1


@compiled
def see_cards(row: Row, viewer: int, seat: int, seen: Row) -> None:
    """A hand, held or set aside: its owner sees the cards, the others the backs (S-72)."""
    for place in CARDS:
        cards = row[place + seat]
        seen[place + seat] = cards if viewer == seat else -size(cards)


@compiled
def see_tiles(row: Row, viewer: int, seat: int, seen: Row) -> None:
    """Tiles face down, there or lost: their owner knows them, the others count them (S-72)."""
    for place in TILES:
        group = row[place + seat]
        seen[place + seat] = group if viewer == seat else -tiles(group)


@compiled
def see_faces(row: Row, viewer: int, seat: int, seen: Row) -> None:
    """The role before a seat: seen if it lies face up, or by who has held the card (2.5, S-63)."""
    card = row[ROLE_CARD + seat]
    known = row[FACE_UP] | row[KNOWS + viewer] if viewer >= 0 else row[FACE_UP]
    seen[FACE + card] = row[FACE + card] if known >> card & 1 else -1


@compiled
def see_gifts(row: Row, viewer: int, giver: int, seen: Row) -> None:
    """A card passed in the Eclipse: giver and receiver know it, the others that it was passed."""
    if row[GIVEN + giver] != 0:
        seen[GIVEN + giver] = -1
        if viewer == giver:
            seen[GIVEN + giver] = row[GIVEN + giver]
        elif row[ECLIPSE_IS] == ECLIPSE_GONE and viewer == receiver(row, giver):
            seen[GIVEN + giver] = row[GIVEN + giver]
