"""The rules of Shadow of Intrigue from the first word to the last point, in the rulebook's order.

Clause ids are those of docs/clauses.md. Functions work on one row (`state`), write what happens
into a log (`events`) and leave the row at the next decision. The deal and the recognition (B1-B6)
are in `setup`, choosing in `choices`.
"""

from penumbra.games.compiled import compiled
from penumbra.games.intrigue import events
from penumbra.games.intrigue.packed import *
from penumbra.games.intrigue.state import *
from penumbra.games.intrigue.terms import *
from penumbra.games.log import emit

# --- the table ------------------------------------------------------------------------------------


@compiled
def ask(row: Row, kind: int, seat: int) -> None:
    """The table waits for this seat's answer."""
    row[DECISION] = kind
    row[ASKED] = seat


@compiled
def others(row: Row) -> int:
    """Everybody but the Lord."""
    return int((1 << row[PLAYERS]) - 1 & ~(1 << row[LORD_AT]))


@compiled
def camp(row: Row, seat: int) -> int:
    """The back of a seat's card, which everybody sees (B2)."""
    return int(row[CAMPS] >> seat & 1)


@compiled
def clockwise(row: Row, seat: int) -> int:
    """The left neighbour."""
    return 0 if seat + 1 == row[PLAYERS] else seat + 1


# --- discussion (B7, B10) -------------------------------------------------------------------------


@compiled
def begin_discussion(row: Row, log: Log) -> None:
    """Open talk, at the start and after each interrogation (B7, B10).

    Where talk is free, nobody is asked but the Lord, who ends it (B8, B11, T-23): what people say
    is no act of the rules.
    """
    row[DISCUSSION] += 1
    row[CIRCLE] = 0
    if row[CIRCLES]:
        begin_circle(row, log)
    else:
        emit(log, events.TALK_BEGAN, row[DISCUSSION], 0, 0)
        ask(row, COMMAND, row[LORD_AT])


@compiled
def begin_circle(row: Row, log: Log) -> None:
    """Everybody speaks once, from the Lord's left round to the Lord (T-23)."""
    row[CIRCLE] += 1
    row[TALK + row[TALKED]] = new_circle(row[DISCUSSION])
    row[TALKED] += 1
    emit(log, events.CIRCLE_BEGAN, row[DISCUSSION], row[CIRCLE], 0)
    ask(row, SPEAK, clockwise(row, row[LORD_AT]))


@compiled
def claims(row: Row, seat: int) -> int:
    """What a seat may say, as a mask: any role a back allows, true or not (B10, T-08, T-09)."""
    judged = others(row) & ~(1 << seat)
    return int(row[CLAIMS] | judged << TRUST | judged << ACCUSE | 1 << SILENCE)


@compiled
def say(row: Row, seat: int, claim: int, log: Log) -> None:
    """One claim, or silence; after the Lord's word the circle is closed and he commands."""
    row[TALK + row[TALKED] - 1] |= saying(seat, claim)
    emit(log, events.SAID, seat, claim, row[CAMPS])
    if seat == row[LORD_AT]:
        ask(row, COMMAND, seat)
    else:
        ask(row, SPEAK, clockwise(row, seat))


@compiled
def circle_left(row: Row) -> bool:
    """The discussion may have one more circle (T-14: how long it is, the Lord decides)."""
    return bool(row[CIRCLE] < row[CIRCLES])


# --- interrogation (B8, B9, B11) ------------------------------------------------------------------


@compiled
def subjects(row: Row) -> int:
    """Whom the Lord may still send: Dusk backs, not himself, each once a round (B11, T-01)."""
    return int(others(row) & ~row[CAMPS] & ~row[USED])


@compiled
def send(row: Row, seat: int, log: Log) -> None:
    """The Lord stops the talk and picks an interrogator, Adept or Spy (B8, T-12)."""
    row[USED] |= 1 << seat
    row[INTERROGATIONS + row[SENT]] = seat
    row[SENT] += 1
    emit(log, events.SENT, seat, 0, 0)
    ask(row, POINT, row[LORD_AT])


@compiled
def interrogator(row: Row) -> int:
    """Who was sent last."""
    return int(interrogator_of(row[INTERROGATIONS + row[SENT] - 1]))


@compiled
def examined(row: Row) -> int:
    """Whom the last interrogator was pointed at, or NONE."""
    return int(target_of(row[INTERROGATIONS + row[SENT] - 1]))


@compiled
def targets(row: Row) -> int:
    """Whom the interrogator may examine: either camp, again too, not himself, not the Lord.

    B8, T-02-T-06.
    """
    return others(row) & ~(1 << interrogator(row))


@compiled
def point(row: Row, target: int, log: Log) -> None:
    """The Lord points, and the interrogator alone sees the card (B8, B9, T-11)."""
    sent = interrogator(row)
    row[INTERROGATIONS + row[SENT] - 1] |= pointed_at(target)
    row[KNOWS + sent] |= 1 << target
    emit(log, events.POINTED, sent, target, 0)
    emit(log, events.SEEN, sent, target, row[ROLE + target])
    ask(row, ANNOUNCE, sent)


@compiled
def announce(row: Row, k: int, log: Log) -> None:
    """He must name a role, true or not; then all talk again (B9, B10, T-07-T-09)."""
    target = examined(row)
    role = FIRST_CLAIM[camp(row, target)] + k
    row[INTERROGATIONS + row[SENT] - 1] |= announced_as(role)
    emit(log, events.ANNOUNCED, interrogator(row), target, role)
    begin_discussion(row, log)


# --- verdict (B12, B13) ---------------------------------------------------------------------------


@compiled
def judge(row: Row, log: Log) -> None:
    """The Lord has heard enough, after any number of interrogations (B12, T-13)."""
    emit(log, events.JUDGING, 0, 0, 0)
    ask(row, CONDEMN, row[LORD_AT])


@compiled
def condemnable(row: Row) -> int:
    """First one of the Brotherhood camp, then one of the Dusk camp but the Lord (B13, T-15)."""
    if row[CONDEMNED] == 0:
        return int(row[CAMPS])
    return int(others(row) & ~row[CAMPS])


@compiled
def condemn(row: Row, seat: int, log: Log) -> None:
    """Exactly one of each camp is condemned (B13, T-16)."""
    first = row[CONDEMNED] == 0
    row[CONDEMNED] |= 1 << seat
    emit(log, events.CONDEMNED, seat, 0, 0)
    if not first:
        execute(row, seat, log)


@compiled
def execute(row: Row, dusk: int, log: Log) -> None:
    """Both show their roles; Dusk wins with Grand Master and Spy, and only so.

    B13-B15, T-17. `dusk` is the second of the condemned.
    """
    brother = 0
    while not (row[CONDEMNED] & row[CAMPS]) >> brother & 1:
        brother += 1
    emit(log, events.EXECUTED, brother, row[ROLE + brother], 0)
    emit(log, events.EXECUTED, dusk, row[ROLE + dusk], 0)
    found = row[ROLE + brother] == GRAND_MASTER and row[ROLE + dusk] == SPY
    end_round(row, DUSK if found else BROTHERHOOD, log)


# --- end of round, end of game (B14-B17) ----------------------------------------------------------


@compiled
def points(row: Row, seat: int) -> int:
    """A seat's points in the game so far (B16)."""
    return int(row[POINTS + seat])


@compiled
def end_round(row: Row, side: int, log: Log) -> None:
    """All roles are shown; the loyal score, executed or not (B14, B15, T-18, T-19)."""
    players = row[PLAYERS]
    row[RESULT] = side
    row[FACE_UP] = (1 << players) - 1
    emit(log, events.ROUND_ENDED, side, 0, 0)
    roles = 0
    for seat in range(players):
        roles |= row[ROLE + seat] << events.ROLE_BITS * seat
    emit(log, events.ROLES_OPENED, roles, players, 0)
    for seat in range(players):
        if LOYAL_TO[row[ROLE + seat]] == side:
            row[POINTS + seat] += ROUND_WON
            emit(log, events.POINTS_GIVEN, seat, ROUND_WON, 0)
    end_game(row, log)


@compiled
def end_game(row: Row, log: Log) -> None:
    """Everybody with enough points has won; with nobody there, roles are dealt anew (B17, T-20)."""
    for seat in range(row[PLAYERS]):
        if row[POINTS + seat] >= row[TARGET]:
            row[WINNERS] |= 1 << seat
    if row[WINNERS]:
        emit(log, events.GAME_ENDED, row[WINNERS], 0, 0)
        ask(row, OVER, NONE)
    else:
        ask(row, DEAL, NONE)


@compiled
def is_over(row: Row) -> bool:
    """The game has winners (B17)."""
    return bool(row[WINNERS] != 0)


@compiled
def won(row: Row) -> int:
    """Who has won the game, as a mask (B17)."""
    return int(row[WINNERS])
