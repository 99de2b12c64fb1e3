"""The set-up of a round of Shadow of Intrigue (B1-B6): the deal, and who recognises whom."""

from penumbra.games.chance import shuffle
from penumbra.games.compiled import compiled
from penumbra.games.intrigue import events
from penumbra.games.intrigue.packed import copies_of
from penumbra.games.intrigue.rules import begin_discussion
from penumbra.games.intrigue.state import *
from penumbra.games.intrigue.terms import *
from penumbra.games.log import begin, emit

ALL_ROLES = len(ROLES)


@compiled
def clear(row: Row) -> None:
    """Back to before the first deal, on the same board with the same number of players."""
    row[ROUND:ROW] = 0
    row[LORD_AT] = NONE
    row[RESULT] = NONE
    row[ASKED] = NONE


@compiled
def deal_bounds(row: Row, bounds: Row) -> int:
    """The bounds of the draws a deal needs (docs/protocol.md, Chance); returns their number."""
    count = 0
    for item in range(row[PLAYERS], 1, -1):
        bounds[count] = item
        count += 1
    return count


@compiled
def deal(row: Row, draws: Row, deck: Row, log: Log) -> None:
    """Set up a round (B1-B6): only points outlive the last one (B17, T-21)."""
    row[ROUND] += 1
    row[RESULT] = NONE
    row[USED : SENT + 1] = 0
    row[INTERROGATIONS:ROW] = 0
    deal_roles(row, draws, deck)
    show_camps(row, log)
    recognise(row, log)


@compiled
def deal_roles(row: Row, draws: Row, deck: Row) -> None:
    """One role each from the deck for this many players (B1, B.2)."""
    count = 0
    for role in range(ALL_ROLES):
        for _ in range(copies_of(row[DECK], role)):
            deck[count] = role
            count += 1
    shuffle(deck, count, draws, 0)
    for seat in range(count):
        row[ROLE + seat] = deck[seat]


@compiled
def show_camps(row: Row, log: Log) -> None:
    """Everybody sees the backs and the Lord's card, and knows his own (B1-B3)."""
    players = row[PLAYERS]
    row[CAMPS] = 0
    row[CLAIMS] = 0
    for seat in range(players):
        role = row[ROLE + seat]
        row[KNOWS + seat] = 1 << seat
        camp = CAMP_OF[role]
        row[CAMPS] |= camp << seat
        if role == LORD:
            row[LORD_AT] = seat
        else:
            row[CLAIMS] |= ((1 << CLAIMS_ABOUT[camp]) - 1) << MOST_CLAIMS * seat  # T-08
    row[FACE_UP] = 1 << row[LORD_AT]
    table = row[CAMPS] << events.PLAYERS_BITS | players
    emit(log, events.ROUND_BEGAN, row[ROUND], row[LORD_AT], table)
    for seat in range(players):
        emit(log, events.ROLE_DEALT, seat, row[ROLE + seat], 0)


@compiled
def recognise(row: Row, log: Log) -> None:
    """The Brotherhood camp learns who is Grand Master; he and the Spy see each other.

    B4-B6: the Lord keeps his eyes closed, and the Spy sits in the other camp.
    """
    players = row[PLAYERS]
    master = NONE
    spy = NONE
    for seat in range(players):
        if row[ROLE + seat] == GRAND_MASTER:
            master = seat
        elif row[ROLE + seat] == SPY:
            spy = seat
    for seat in range(players):
        if row[CAMPS] >> seat & 1 and seat != master:
            meet(row, seat, master, log)
    meet(row, master, spy, log)
    meet(row, spy, master, log)


@compiled
def meet(row: Row, seat: int, other: int, log: Log) -> None:
    """A seat learns another's role in the recognition."""
    row[KNOWS + seat] |= 1 << other
    emit(log, events.RECOGNISED, seat, other, row[ROLE + other])


@compiled
def new_round(row: Row, draws: Row, deck: Row, log: Log) -> None:
    """Deal a round from ready draws and go on to its first decision; `deck` is scratch."""
    begin(log)
    deal(row, draws, deck, log)
    begin_discussion(row, log)
