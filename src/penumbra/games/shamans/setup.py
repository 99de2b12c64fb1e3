"""The set-up of a round of Shamans (A.2): what a deal needs of chance, and what it lays out."""

from penumbra.games.bits import lowest, size
from penumbra.games.chance import shuffle
from penumbra.games.compiled import compiled
from penumbra.games.log import begin, emit
from penumbra.games.shamans import events
from penumbra.games.shamans.packed import at_depth
from penumbra.games.shamans.rules import begin_trick, run
from penumbra.games.shamans.state import *
from penumbra.games.shamans.terms import *


@compiled
def clear(row: Row) -> None:
    """Back to before the first deal, on the same board with the same number of players."""
    row[ROUND:ROW] = 0
    row[MARKER] = NONE
    row[GUIDE] = NONE
    row[DESTINATION] = NONE
    row[RESULT] = NONE
    row[WINNER] = NONE


@compiled
def deal_bounds(row: Row, bounds: Row) -> int:
    """The bounds of the draws a deal needs (docs/protocol.md, Chance); returns their number."""
    count = 0
    for item in range(size(row[IN_PLAY]) * row[HIGHEST], 1, -1):
        bounds[count] = item
        count += 1
    for item in range(row[PLAYERS], 1, -1):
        bounds[count] = item
        count += 1
    for item in range(ARTIFACT_COUNT, 1, -1):
        bounds[count] = item
        count += 1
    bounds[count] = ARTIFACT_COUNT - 2  # the Eclipse lies below the top tile (S-09)
    bounds[count + 1] = 2  # its side (S-08)
    count += 2
    if row[MARKER] == NONE:
        bounds[count] = row[PLAYERS]  # S-10
        count += 1
    return count


@compiled
def deal(row: Row, draws: Row, deck: Row, log: Log) -> None:
    """Set up a round (2.1-2.8): only points and the marker outlive the last one (10.7)."""
    players = row[PLAYERS]
    if row[ROUND] > 0:
        row[MARKER] = (row[MARKER] + 1) % players  # S-94
    row[ROUND] += 1
    row[TRICK] = 0
    row[PAWN] = row[START]
    row[ALIVE] = (1 << players) - 1
    row[RESULT] = NONE
    row[ECLIPSE_IS] = ECLIPSE_HIDDEN
    for place in (ENDING, PLACED, FACE_UP, OUT, DRAWN):
        row[place] = 0
    row[HAND:ROW] = 0

    at = deal_cards(row, deck, draws, 0)
    at = deal_roles(row, deck, draws, at)
    at = lay_out_artifacts(row, deck, draws, at)
    if row[MARKER] == NONE:
        row[MARKER] = draws[at]

    emit(log, events.ROUND_BEGAN, row[ROUND], row[MARKER], 0)
    for seat in range(players):
        emit(log, events.ROLE_DEALT, seat, row[FACE + seat], 0)
    for seat in range(players):
        emit(log, events.HAND_DEALT, seat, row[HAND + seat], 0)
    left_over = row[PLACED]
    while left_over:
        emit(log, events.LEFT_OVER, lowest(left_over), 0, 0)
        left_over &= left_over - 1
    emit(log, events.TILE_SHOWN, LEFT, row[SLOT + LEFT], 0)
    emit(log, events.TILE_SHOWN, RIGHT, row[SLOT + RIGHT], 0)
    begin_trick(row, row[MARKER], log)  # 2.8


@compiled
def deal_cards(row: Row, deck: Row, draws: Row, at: int) -> int:
    """Equal hands; the rest of the deck lies at its worlds from the start (2.6, 2.7, S-06)."""
    count = 0
    for world in range(len(WORLDS)):
        if row[IN_PLAY] >> world & 1:
            for number in range(row[HIGHEST]):
                deck[count] = world * NUMBERS + number
                count += 1
    at = shuffle(deck, count, draws, at)
    hand_size = HAND_SIZE[row[PLAYERS]]
    dealt = 0
    for seat in range(row[PLAYERS]):
        hand = 0
        for k in range(dealt, dealt + hand_size):
            hand |= 1 << deck[k]
        row[HAND + seat] = hand
        dealt += hand_size
    for k in range(dealt, count):
        row[PLACED] |= 1 << deck[k]
    return at


@compiled
def deal_roles(row: Row, deck: Row, draws: Row, at: int) -> int:
    """One role card each, known to its owner alone (2.5, S-03, S-04)."""
    players = row[PLAYERS]
    shamans = players - SHADOWS_AMONG[players]
    for seat in range(players):
        deck[seat] = SHAMAN if seat < shamans else SHADOW
    at = shuffle(deck, players, draws, at)
    for seat in range(players):
        row[FACE + seat] = deck[seat]
        row[ROLE_CARD + seat] = seat
        row[KNOWS + seat] = 1 << seat
    return at


@compiled
def lay_out_artifacts(row: Row, deck: Row, draws: Row, at: int) -> int:
    """Two artifacts in the row, ten and the Eclipse in the stack, never on top (2.2-2.4)."""
    count = 0
    for kind in range(len(ARTIFACTS)):
        for _ in range(ARTIFACTS[kind]):
            deck[count] = DAGGER + kind
            count += 1
    at = shuffle(deck, count, draws, at)
    row[SLOT + LEFT] = deck[0]
    row[SLOT + RIGHT] = deck[1]
    eclipse_at = 1 + draws[at]
    row[ARROW] = draws[at + 1]
    stack = 0
    height = 0
    for k in range(2, count):
        if height == eclipse_at:
            stack |= at_depth(ECLIPSE, height)
            height += 1
        stack |= at_depth(deck[k], height)
        height += 1
    if height == eclipse_at:
        stack |= at_depth(ECLIPSE, height)
        height += 1
    row[STACK] = stack
    row[HEIGHT] = height
    return at + 2


@compiled
def new_round(row: Row, draws: Row, deck: Row, log: Log) -> None:
    """Deal a round from ready draws and go on to its first decision; `deck` is scratch."""
    begin(log)
    deal(row, draws, deck, log)
    run(row, log)
