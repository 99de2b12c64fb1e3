"""The rules of Shamans from the first card to the last point, in the order of the rulebook.

Clause ids are those of docs/clauses.md. Functions work on one row (`state`) and write what happens
into a log (`events`). Whatever can't be finished at once goes onto the row's stack of frames; `run`
does what is on top until somebody has to choose. The deal is in `setup`, choosing in `choices`.
"""

from penumbra.games.bits import lowest, size
from penumbra.games.compiled import compiled
from penumbra.games.log import emit
from penumbra.games.shamans import events
from penumbra.games.shamans.packed import *
from penumbra.games.shamans.state import *
from penumbra.games.shamans.terms import *

ALL_WORLDS = len(WORLDS)
STABILIZED = 2  # spaces the pawn goes back (8.2)


# --- frames: what is still to be done -------------------------------------------------------------


# Places computed from the row are masked. That changes no number, but a compiler that sees they
# can't be negative leaves out Python's wrap-around.


@compiled
def top(row: Row) -> int:
    """The place of the top frame."""
    return int(FRAMES - 1 + (row[DEPTH] & 15))


@compiled
def this_trick(row: Row) -> int:
    """The place of the present trick's word."""
    return int(TRICKS - 1 + (row[TRICK] & 15))


@compiled
def push(row: Row, kind: int, seat: int, value: int) -> None:
    """Something is to be done before anything below it."""
    row[top(row) + 1] = frame(kind, seat, value)
    row[DEPTH] += 1


@compiled
def decision(row: Row) -> int:
    """What the table waits for: the kind of the top frame, DEAL or OVER."""
    if row[DEPTH] > 0:
        return int(frame_kind(row[top(row)]))
    return DEAL if row[WINNER] == NONE else OVER


@compiled
def ask(row: Row, seats: int, first: int, options: int) -> None:
    """The table waits for these seats; who wants one at a time begins with `first`."""
    row[WAITING] = seats
    row[ASK_FROM] = first
    row[OPTIONS] = options


@compiled
def ask_one(row: Row, seat: int, options: int) -> None:
    """The table waits for one seat, for one of these actions."""
    ask(row, 1 << seat, seat, options)


@compiled
def chronicle(row: Row, seat: int, action: int) -> None:
    """Remember a public act, for whoever reasons from the row alone (A.11)."""
    at = row[CHRONICLED]
    if word_at(at) >= CHRONICLE_WORDS:
        return  # no round is that long, but a position may bring any chronicle
    row[CHRONICLE + word_at(at)] |= writing(act_by(seat, action), at)
    row[CHRONICLED] = place_after(at)


# --- A.3 the turn ---------------------------------------------------------------------------------


@compiled
def begin_trick(row: Row, guide: int, log: Log) -> None:
    """The Guide opens the next trick (2.8, 3.1, 4.11)."""
    row[TRICK] += 1
    row[GUIDE] = guide
    row[DESTINATION] = NONE
    row[this_trick(row)] = new_trick(guide)
    emit(log, events.TRICK_BEGAN, row[TRICK], guide, 0)
    push(row, PLAY, guide, 0)


@compiled
def played(row: Row, seat: int) -> int:
    """The card a seat has played in this trick, or NONE."""
    return int(card_of(row[this_trick(row)], seat))


@compiled
def next_to_play(row: Row) -> int:
    """The next survivor clockwise who has not played (3.2, S-13, S-14), or NONE."""
    to_play = row[ALIVE] & ~have_played(row[this_trick(row)])
    if to_play == 0:
        return NONE
    guide = row[GUIDE]
    behind_guide = to_play >> guide << guide
    return lowest(behind_guide if behind_guide else to_play)


@compiled
def play(row: Row, seat: int, card: int, log: Log) -> None:
    """Play a card: it follows the Destination, or moves the pawn and then goes to its world.

    3.1-3.5; an off-suit card that brings the pawn to the Moon is never placed (S-12), because the
    step onto it lies above the placing.
    """
    row[HAND + seat] &= ~(1 << card)
    row[this_trick(row)] |= play_of(seat, card)
    world = card // NUMBERS
    if row[DESTINATION] == NONE:
        row[DESTINATION] = world
    if world == row[DESTINATION]:
        emit(log, events.CARD_PLAYED, seat, card, 1)
    else:
        emit(log, events.CARD_PLAYED, seat, card, 0)
        if row[PAWN] + 1 < row[MOON]:
            step(row, log)
            place(row, seat, card, log)
        else:
            push(row, PLACE, seat, card)
            advance(row, seat, 1, log)


@compiled
def is_complete(row: Row, world: int) -> bool:
    """All of a world's cards lie there (3.6)."""
    whole = whole_world(world, row[HIGHEST])
    return bool(row[PLACED] & whole == whole)


@compiled
def place(row: Row, seat: int, card: int, log: Log) -> None:
    """An off-suit card reaches its world; who completes a world performs its ritual (3.5, 3.6)."""
    row[PLACED] |= 1 << card
    emit(log, events.CARD_PLACED, card, 0, 0)
    complete(row, seat, card // NUMBERS, log)


@compiled
def complete(row: Row, seat: int, world: int, log: Log) -> None:
    """If cards just placed have completed the world, its ritual is due (3.6, 4.10, 8.1)."""
    if is_complete(row, world):
        emit(log, events.WORLD_COMPLETED, world, seat, 0)
        push(row, RITUAL, seat, world)


@compiled
def step(row: Row, log: Log) -> None:
    """The pawn goes one space forward, short of the Moon (3.4)."""
    row[PAWN] += 1
    emit(log, events.PAWN_MOVED, row[PAWN] - 1, row[PAWN], 0)


@compiled
def advance(row: Row, seat: int, steps: int, log: Log) -> None:
    """Step by step towards the Moon; the step that would enter it opens R1 first (6.3, S-43)."""
    while steps > 0 and row[PAWN] + 1 < row[MOON]:
        step(row, log)
        steps -= 1
    if steps > 0:
        push(row, STEP, seat, steps)
        push(row, MOON_WINDOW, seat, 0)


# --- A.4 resolving the trick ----------------------------------------------------------------------


@compiled
def follows(row: Row, seat: int, card: int) -> bool:
    """This card, or NONE, of a survivor lies in front of him: it matches the Destination (4.1)."""
    return bool((row[ALIVE] >> seat & 1 == 1) & (card // NUMBERS == row[DESTINATION]))


@compiled
def resolve_lowest(row: Row) -> None:
    """All have played: the lowest surviving follower takes an artifact, before anything else.

    4.1-4.4, 9.8. If no follower survived, nobody takes (S-17).
    """
    low = NONE
    low_card = CARDS
    for seat in range(row[PLAYERS]):
        card = played(row, seat)
        lower = follows(row, seat, card) & (card < low_card)
        low = seat if lower else low
        low_card = card if lower else low_card
    row[DEPTH] -= 1
    push(row, COLLECT, 0, 0)
    if low != NONE:
        push(row, TAKE, low, 0)


@compiled
def resolve_highest(row: Row, log: Log) -> None:
    """The highest surviving follower lays all cards in front of players at the Destination.

    4.9-4.11, 9.8. Without one the cards are laid, no ritual follows, and the eliminated owner of
    the highest of them names the next Guide (9.9, S-17, S-18).
    """
    row[DEPTH] -= 1
    destination = row[DESTINATION]
    collected = 0
    high = NONE
    high_card = NONE
    fallen = NONE
    fallen_card = NONE
    for seat in range(row[PLAYERS]):
        card = played(row, seat)
        in_front = card // NUMBERS == destination
        collected |= 1 << card if in_front else 0
        higher = follows(row, seat, card) & (card > high_card)
        high = seat if higher else high
        high_card = card if higher else high_card
        if in_front and card > fallen_card and not row[ALIVE] >> seat & 1:
            fallen = seat
            fallen_card = card
    row[PLACED] |= collected
    emit(log, events.CARDS_COLLECTED, high, destination, collected)
    if high != NONE:
        if is_complete(row, destination):
            push(row, NEXT_TRICK, high, 0)
            complete(row, high, destination, log)
        else:
            next_trick(row, high, log)
    else:
        if is_complete(row, destination):
            emit(log, events.WORLD_COMPLETED, destination, NONE, 0)
        if hands_are_empty(row):
            next_trick(row, row[GUIDE], log)  # S-19: no choice is needed
        else:
            push(row, NAME, fallen, 0)


@compiled
def hands_are_empty(row: Row) -> bool:
    """No survivor holds a card (10.1)."""
    held = 0
    for seat in range(row[PLAYERS]):
        held |= row[HAND + seat]  # the eliminated have none (9.3, 9.5)
    return held == 0


@compiled
def next_trick(row: Row, guide: int, log: Log) -> None:
    """Lead again, or, without cards, the last chance for Portals (4.11, R3, S-80)."""
    if hands_are_empty(row):
        push(row, END_WINDOW, guide, 0)
    else:
        begin_trick(row, guide, log)


# --- taking an artifact (4.4-4.8, 7.1, S-27) ------------------------------------------------------


@compiled
def something_to_take(row: Row) -> int:
    """The sources that have a tile, as a mask over LEFT, RIGHT, FROM_STACK (S-22, S-23)."""
    sources = 0
    if row[SLOT + LEFT] != NO_TILE:
        sources |= 1 << LEFT
    if row[SLOT + RIGHT] != NO_TILE:
        sources |= 1 << RIGHT
    if row[HEIGHT] > 0:
        sources |= 1 << FROM_STACK
    return sources


@compiled
def draw(row: Row) -> int:
    """The top tile leaves the stack."""
    tile = tile_at(row[STACK], 0)
    row[STACK] = without_top(row[STACK])
    row[HEIGHT] -= 1
    return int(tile)


@compiled
def take(row: Row, seat: int, source: int, log: Log) -> None:
    """Take a tile from the row, open, or from the top of the stack, open or hidden as one likes.

    The order is S-27's: tile, Mask, refill, Eclipse.
    """
    if source == FROM_STACK:
        tile = draw(row)
        emit(log, events.TILE_TAKEN, seat, source, tile)
        row[DRAWN] = tile
        if tile == MASK:
            keep(row, seat, KEEP_OPEN, log)  # 4.6
        else:
            push(row, KEEP, seat, 0)  # S-24
    else:
        tile = row[SLOT + source]
        emit(log, events.TILE_TAKEN, seat, source, tile)
        row[OPEN + seat] += one_tile(tile)  # 4.7, S-25
        if tile == MASK:
            unmask(row, seat, log)
        row[SLOT + source] = NO_TILE
        if row[HEIGHT] > 0:
            row[SLOT + source] = draw(row)  # 4.8
            emit(log, events.TILE_SHOWN, source, row[SLOT + source], 0)
        uncover_eclipse(row, seat, log)


@compiled
def keep(row: Row, seat: int, face: int, log: Log) -> None:
    """Lay the drawn tile before oneself (4.5, 4.6)."""
    tile = row[DRAWN]
    row[DRAWN] = NO_TILE
    if face == KEEP_HIDDEN:
        row[HIDDEN + seat] += one_tile(tile)
        emit(log, events.TILE_KEPT, seat, 0, tile)
    else:
        row[OPEN + seat] += one_tile(tile)
        emit(log, events.TILE_KEPT, seat, 1, tile)
        if tile == MASK:
            unmask(row, seat, log)
    uncover_eclipse(row, seat, log)


@compiled
def unmask(row: Row, seat: int, log: Log) -> None:
    """The Mask turns its taker's role card face up, once (7.1, S-28, S-29)."""
    card = row[ROLE_CARD + seat]
    if not row[FACE_UP] >> card & 1:
        row[FACE_UP] |= 1 << card
        emit(log, events.ROLE_REVEALED, seat, row[FACE + card], 0)


# --- A.5 the Eclipse ------------------------------------------------------------------------------


@compiled
def with_cards(row: Row) -> int:
    """Survivors who hold a card: those who take part in the Eclipse (5.4, S-36)."""
    seats = 0
    for seat in range(row[PLAYERS]):
        if row[ALIVE] >> seat & 1 and row[HAND + seat] != 0:
            seats |= 1 << seat
    return seats


@compiled
def uncover_eclipse(row: Row, taker: int, log: Log) -> None:
    """Visible on top of the stack, the Eclipse is resolved at once (5.1, S-31, S-35)."""
    if row[HEIGHT] > 0 and tile_at(row[STACK], 0) == ECLIPSE:
        row[ECLIPSE_IS] = ECLIPSE_SHOWING
        emit(log, events.ECLIPSE_UNCOVERED, row[ARROW], 0, 0)
        if size(with_cards(row)) >= 2:
            push(row, GIVE, taker, 0)
        else:
            discard_eclipse(row, log)


@compiled
def discard_eclipse(row: Row, log: Log) -> None:
    """It leaves the stack and the round (5.3); everybody remembers when, and who had played."""
    draw(row)
    row[ECLIPSE_IS] = ECLIPSE_GONE
    chronicle(row, NOBODY, row[TRICK])
    chronicle(row, NOBODY, have_played(row[this_trick(row)]))
    emit(log, events.ECLIPSE_OVER, 0, 0, 0)


@compiled
def still_to_give(row: Row) -> int:
    """Participants who have not chosen their card yet (S-33)."""
    seats = with_cards(row)
    for seat in range(row[PLAYERS]):
        if row[GIVEN + seat] != 0:
            seats &= ~(1 << seat)
    return seats


@compiled
def receiver(row: Row, giver: int) -> int:
    """The next participant in the arrow's direction; left is clockwise (5.2, S-34)."""
    players = row[PLAYERS]
    way = 1 if row[ARROW] == LEFT else players - 1
    seat = (giver + way) % players
    while row[GIVEN + seat] == 0:
        seat = (seat + way) % players
    return int(seat)


@compiled
def pass_cards(row: Row, log: Log) -> None:
    """All chosen cards change hands at once (5.2, S-33)."""
    row[DEPTH] -= 1
    for giver in range(row[PLAYERS]):
        if row[GIVEN + giver] != 0:
            row[HAND + giver] &= ~(1 << (row[GIVEN + giver] - 1))
    for giver in range(row[PLAYERS]):
        if row[GIVEN + giver] != 0:
            taker = receiver(row, giver)
            row[HAND + taker] |= 1 << (row[GIVEN + giver] - 1)
            emit(log, events.CARD_GIVEN, giver, taker, row[GIVEN + giver] - 1)
    discard_eclipse(row, log)


# --- A.6 the Portal -------------------------------------------------------------------------------


@compiled
def has(group: int, kind: int) -> bool:
    """A group of tiles contains one of this kind."""
    return tiles_of(group, kind) != 0


@compiled
def holds_portal(row: Row, seat: int) -> bool:
    """Face up or face down: possession counts (S-41)."""
    return has(row[OPEN + seat] | row[HIDDEN + seat], PORTAL)


@compiled
def could_hold_portal(row: Row) -> int:
    """Survivors whom a window must ask, so that the asking tells nothing (S-48)."""
    seats = 0
    for seat in range(row[PLAYERS]):
        if row[ALIVE] >> seat & 1 and (row[HIDDEN + seat] != 0 or has(row[OPEN + seat], PORTAL)):
            seats |= 1 << seat
    return seats


@compiled
def use_portal(row: Row, seat: int, action: int, log: Log) -> None:
    """Discard a Portal, an open one first: the pawn goes one space forward or back (6.1, S-42).

    An interrupted window is asked anew afterwards (S-47); R1 is opened again by its own step.
    """
    hidden = not has(row[OPEN + seat], PORTAL)
    row[(HIDDEN if hidden else OPEN) + seat] -= one_tile(PORTAL)
    row[OUT] += one_tile(PORTAL)
    kind = decision(row)
    if kind == MOON_WINDOW:
        row[DEPTH] -= 1
    elif kind in (TARGET_WINDOW, END_WINDOW):
        row[top(row)] = frame_without_value(row[top(row)])
    emit(log, events.PORTAL_USED, seat, action - FORWARD, hidden)
    if action == FORWARD:
        advance(row, seat, 1, log)
    else:
        row[PAWN] -= 1
        emit(log, events.PAWN_MOVED, row[PAWN] + 1, row[PAWN], 0)


@compiled
def window(row: Row, kind: int, first: int, opened: int, log: Log) -> bool:
    """R1, R2, R3: ask everybody who could hold a Portal; True when all have passed."""
    if not opened:
        seats = could_hold_portal(row)
        if seats:
            emit(log, events.WINDOW_OPENED, kind - MOON_WINDOW, 0, 0)
            row[top(row)] = frame(kind, first, 1)
            ask(row, seats, first, 1 << PASS)
            return False
    elif row[WAITING]:
        return False
    else:
        chronicle(row, NOBODY, PASS)
    row[DEPTH] -= 1
    return True


# --- A.7 the other artifacts ----------------------------------------------------------------------

# The Mask acts when it is taken (`unmask`, 7.1), the Dagger in a ritual (`neutralize`, 7.2), Shards
# when a round ends (`end_round`, 7.3).


# --- A.8 rituals ----------------------------------------------------------------------------------


@compiled
def begin_ritual(row: Row, seat: int, world: int, log: Log) -> None:
    """The performer must do what the completed world demands (8.1)."""
    row[DEPTH] -= 1
    ritual = ritual_at(row[RITUAL_OF], world)
    emit(log, events.RITUAL_BEGAN, seat, world, ritual)
    others = row[ALIVE] & ~(1 << seat)
    if ritual == STABILIZATION:
        push(row, STABILIZE, seat, 0)
    elif ritual == ILLUMINATION:
        give_points(row, seat, ILLUMINATED, BY_ILLUMINATION, log)  # 8.5, S-68
    elif ritual == PERMUTATION and others:
        push(row, SWAP, seat, 0)  # S-60
    elif ritual == NEUTRALIZATION and others and may_neutralize(row, seat):
        push(row, NEUTRALIZE, seat, 0)
    else:
        emit(log, events.RITUAL_IDLE, seat, 0, 0)  # 8.7, S-54, S-62


@compiled
def may_neutralize(row: Row, seat: int) -> bool:
    """An open Dagger, or a hidden tile that might be one (8.6, 8.7, S-52)."""
    return has(row[OPEN + seat], DAGGER) or row[HIDDEN + seat] != 0


@compiled
def ways_to_neutralize(row: Row, seat: int) -> int:
    """An open Dagger must be used, a hidden one may be; the target is another survivor.

    8.6, 8.7, S-51, S-53. Whoever has no Dagger among his hidden tiles can only decline.
    """
    others = row[ALIVE] & ~(1 << seat)
    if has(row[OPEN + seat], DAGGER):
        return int(others)
    if has(row[HIDDEN + seat], DAGGER):
        return int(others | 1 << PASS)
    return 1 << PASS


@compiled
def stabilize(row: Row, log: Log) -> None:
    """The pawn goes back two spaces, at most to the first one (8.2, S-49, S-65)."""
    start = row[PAWN]
    row[PAWN] = max(0, start - STABILIZED)
    if row[PAWN] != start:
        emit(log, events.PAWN_MOVED, start, row[PAWN], 0)


@compiled
def swap_roles(row: Row, seat: int, other: int, log: Log) -> None:
    """Two role cards change places, as they lie; both players know both (8.3, S-63, S-64)."""
    mine = row[ROLE_CARD + seat]
    theirs = row[ROLE_CARD + other]
    row[ROLE_CARD + seat] = theirs
    row[ROLE_CARD + other] = mine
    row[KNOWS + seat] |= 1 << theirs
    row[KNOWS + other] |= 1 << mine
    emit(log, events.ROLES_SWAPPED, seat, other, 0)
    emit(log, events.ROLE_SEEN, seat, row[FACE + theirs], 0)
    emit(log, events.ROLE_SEEN, other, row[FACE + mine], 0)


@compiled
def neutralize(row: Row, seat: int, target: int, log: Log) -> None:
    """Spend one Dagger, the open one if there is one, on another player (8.6, S-50, S-51)."""
    hidden = not has(row[OPEN + seat], DAGGER)
    row[(HIDDEN if hidden else OPEN) + seat] -= one_tile(DAGGER)
    row[OUT] += one_tile(DAGGER)
    emit(log, events.DAGGER_SPENT, seat, target, hidden)
    push(row, ELIMINATE, seat, target)
    push(row, TARGET_WINDOW, target, 0)  # R2


# --- A.9 elimination ------------------------------------------------------------------------------


@compiled
def eliminate(row: Row, by: int, target: int, log: Log) -> None:
    """The target shows his role and is out of the round with all his tiles (9.1-9.7)."""
    row[DEPTH] -= 1
    row[ALIVE] &= ~(1 << target)
    card = row[ROLE_CARD + target]
    row[FACE_UP] |= 1 << card
    emit(log, events.ELIMINATED, target, row[FACE + card], by)
    lose_tiles(row, target, log)
    if row[FACE + card] == SHAMAN:
        row[ASIDE + target] = row[HAND + target]  # 9.3
        row[HAND + target] = 0
        count = size(row[ASIDE + target])
        emit(log, events.HAND_SET_ASIDE, target, count, 0)
        advance(row, by, count, log)  # 9.2, S-70
    elif shadows_alive(row) == 0:
        end_round(row, SHAMAN, LAST_SHADOW, log)  # 9.4
    else:
        place_hand(row, by, target, log)


@compiled
def lose_tiles(row: Row, target: int, log: Log) -> None:
    """His tiles are out for the round, the hidden ones unseen (9.7, S-72)."""
    opened = row[OPEN + target]
    hidden = row[HIDDEN + target]
    if opened | hidden:
        emit(log, events.TILES_LOST, target, opened, tiles(hidden))
        row[OUT] += opened
        row[LOST + target] = hidden
        row[OPEN + target] = 0
        row[HIDDEN + target] = 0


@compiled
def shadows_alive(row: Row) -> int:
    """How many survivors hold a Shadow's card (S-64)."""
    count = 0
    for seat in range(row[PLAYERS]):
        if row[ALIVE] >> seat & 1:
            count += row[FACE + row[ROLE_CARD + seat]] == SHADOW
    return count


@compiled
def place_hand(row: Row, by: int, target: int, log: Log) -> None:
    """A Shadow's hand goes to its worlds; the eliminator performs what that completes.

    9.5, 9.6: the pawn does not move (S-73); all cards lie before any ritual begins (S-74).
    """
    hand = row[HAND + target]
    row[HAND + target] = 0
    before = row[PLACED]
    row[PLACED] |= hand
    emit(log, events.HAND_PLACED, target, hand, 0)
    due = 0
    for world in range(ALL_WORLDS):
        whole = whole_world(world, row[HIGHEST])
        if row[PLACED] & whole == whole and before & whole != whole:
            emit(log, events.WORLD_COMPLETED, world, by, 0)
            due |= 1 << world
    push(row, CHAIN, by, due)


@compiled
def chain_reaction(row: Row, seat: int, due: int) -> bool:
    """The eliminator performs the waiting rituals as he likes (9.6); True if he must choose."""
    if size(due) > 1:
        return True
    row[DEPTH] -= 1
    if due:
        push(row, RITUAL, seat, lowest(due))
    return False


# --- A.10 end of round, end of game ---------------------------------------------------------------


@compiled
def give_points(row: Row, seat: int, points: int, why: int, log: Log) -> None:
    """Victory points are never taken away again (8.5, S-88)."""
    row[POINTS + seat] += points
    emit(log, events.POINTS_GIVEN, seat, points, why)


@compiled
def points(row: Row, seat: int) -> int:
    """A seat's points in the game so far (8.5, S-88)."""
    return int(row[POINTS + seat])


@compiled
def end_round(row: Row, team: int, why: int, log: Log) -> None:
    """A team has won: whatever was pending is dropped (S-81), roles are shown, points given."""
    row[DEPTH] = 0
    ask(row, 0, 0, 0)
    row[RESULT] = team
    row[ENDING] = why
    emit(log, events.ROUND_ENDED, team, why, 0)
    players = row[PLAYERS]
    row[FACE_UP] = (1 << players) - 1  # S-85
    roles = 0
    for seat in range(players):
        roles |= row[FACE + row[ROLE_CARD + seat]] << seat
    emit(log, events.ROLES_OPENED, roles, players, 0)
    for seat in range(players):
        if row[ALIVE] >> seat & 1 and roles >> seat & 1 == team:
            give_points(row, seat, SHAMANS_WIN if team == SHAMAN else SHADOWS_WIN, BY_TEAM, log)
    for seat in range(players):  # 10.6, S-87: hidden Shards count
        shards = tiles_of(row[OPEN + seat], SHARD) + tiles_of(row[HIDDEN + seat], SHARD)
        if row[ALIVE] >> seat & 1 and shards >= SHARDS_NEEDED:
            give_points(row, seat, SHARDS_WIN, BY_SHARDS, log)
    end_game(row, log)


@compiled
def end_game(row: Row, log: Log) -> None:
    """With the target reached, whoever is strictly first has won (10.8, 10.9, S-90-S-93)."""
    first = 0
    tied = False
    for seat in range(1, row[PLAYERS]):
        if row[POINTS + seat] > row[POINTS + first]:
            first = seat
            tied = False
        elif row[POINTS + seat] == row[POINTS + first]:
            tied = True
    if row[POINTS + first] >= row[TARGET] and not tied:
        row[WINNER] = first
        emit(log, events.GAME_ENDED, first, 0, 0)


@compiled
def is_over(row: Row) -> bool:
    """The game has a winner (10.8)."""
    return bool(row[WINNER] != NONE)


@compiled
def won(row: Row) -> int:
    """Who has won the game, as a mask (10.8)."""
    return int(0 if row[WINNER] == NONE else 1 << row[WINNER])


@compiled
def reach_moon(row: Row, log: Log) -> None:
    """The pawn enters the Moon: the Shadows win at once (3.4, 6.2, 10.3)."""
    emit(log, events.PAWN_MOVED, row[PAWN], row[MOON], 0)
    row[PAWN] = row[MOON]
    end_round(row, SHADOW, MOON_REACHED, log)


# --- the course of the game -----------------------------------------------------------------------


@compiled
def run(row: Row, log: Log) -> None:
    """Do what lies on top of the stack until somebody must choose, or the round is over."""
    while row[DEPTH] > 0:
        due = row[top(row)]
        kind = frame_kind(due)
        seat = frame_seat(due)
        value = frame_value(due)
        if kind == PLAY:
            turn = next_to_play(row)
            while turn != NONE and row[HAND + turn] == 0:  # in a made-up position, against I3
                row[this_trick(row)] |= play_of(turn, NONE)
                turn = next_to_play(row)
            if turn != NONE:
                ask_one(row, turn, row[HAND + turn])  # S-11
                return
            resolve_lowest(row)
        elif kind == STEP:
            row[DEPTH] -= 1
            advance(row, seat, value, log)
        elif kind == PLACE:
            row[DEPTH] -= 1
            place(row, seat, value, log)
        elif kind == COLLECT:
            resolve_highest(row, log)
        elif kind == NEXT_TRICK:
            row[DEPTH] -= 1
            next_trick(row, seat, log)
        elif kind == RITUAL:
            begin_ritual(row, seat, value, log)
        elif kind == TAKE:
            sources = something_to_take(row)
            if sources:
                ask_one(row, seat, sources)
                return
            row[DEPTH] -= 1  # S-22
        elif kind == MOON_WINDOW:
            if not window(row, kind, seat, value, log):
                return
            reach_moon(row, log)
        elif kind == TARGET_WINDOW:
            if not window(row, kind, seat, value, log):
                return
        elif kind == END_WINDOW:
            if not window(row, kind, seat, value, log):
                return
            end_round(row, SHAMAN, OUT_OF_CARDS, log)  # 10.1
        elif kind == ELIMINATE:
            eliminate(row, seat, value, log)
        elif kind == CHAIN:
            if chain_reaction(row, seat, value):
                ask_one(row, seat, value)
                return
        elif kind == GIVE:
            seats = still_to_give(row)
            if seats:
                ask(row, seats, seat, OWN_HAND)
                return
            pass_cards(row, log)
        elif kind == KEEP:
            ask_one(row, seat, 1 << KEEP_OPEN | 1 << KEEP_HIDDEN)
            return
        elif kind == STABILIZE:
            ask_one(row, seat, something_to_take(row) | 1 << GO_BACK)
            return
        elif kind == SWAP:
            ask_one(row, seat, row[ALIVE] & ~(1 << seat))  # S-61
            return
        elif kind == NAME:
            ask_one(row, seat, row[ALIVE])  # S-19
            return
        elif may_neutralize(row, seat):  # of all kinds only NEUTRALIZE is left
            ask_one(row, seat, ways_to_neutralize(row, seat))
            return
        else:  # a Portal was his only hidden tile, and he has just used it
            row[DEPTH] -= 1
            emit(log, events.RITUAL_IDLE, seat, 0, 0)
