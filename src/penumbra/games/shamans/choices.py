"""Choosing in Shamans: who is asked, what is legal, and what an answer sets in motion.

These are the doors of the compiled rules, each on one row: what the driver, search and simulation
call.
"""

from penumbra.games.bits import lowest
from penumbra.games.compiled import compiled
from penumbra.games.log import begin, emit
from penumbra.games.shamans import events
from penumbra.games.shamans.packed import frame, frame_kind
from penumbra.games.shamans.rules import (
    chronicle,
    holds_portal,
    keep,
    neutralize,
    next_trick,
    play,
    push,
    run,
    stabilize,
    swap_roles,
    take,
    top,
    use_portal,
)
from penumbra.games.shamans.state import *
from penumbra.games.shamans.terms import *


@compiled
def answer(row: Row, seat: int, action: int, log: Log) -> None:
    """Somebody who was asked has chosen."""
    kind = frame_kind(row[top(row)])
    if kind == GIVE:
        row[GIVEN + seat] = action + 1
        return
    if MOON_WINDOW <= kind <= END_WINDOW:
        row[WAITING] &= ~(1 << seat)
        return
    chronicle(row, seat, action)
    if kind == PLAY:
        play(row, seat, action, log)
        return
    if kind == CHAIN:
        row[top(row)] &= ~frame(0, 0, 1 << action)
        push(row, RITUAL, seat, action)
        return
    row[DEPTH] -= 1
    if kind == TAKE or (kind == STABILIZE and action != GO_BACK):
        take(row, seat, action, log)
    elif kind == KEEP:
        keep(row, seat, action, log)
    elif kind == STABILIZE:
        stabilize(row, log)
    elif kind == SWAP:
        swap_roles(row, seat, action, log)
    elif kind == NEUTRALIZE:
        if action == PASS:
            emit(log, events.RITUAL_IDLE, seat, 0, 0)
        else:
            neutralize(row, seat, action, log)
    elif kind == NAME:
        emit(log, events.GUIDE_NAMED, seat, action, 0)
        next_trick(row, action, log)


@compiled
def actor(row: Row) -> int:
    """The one seat to ask now: the first waited for, clockwise from ASK_FROM; NONE if nobody is."""
    waiting = row[WAITING]
    if waiting == 0:
        return NONE
    first = row[ASK_FROM] & 7
    behind_first = waiting >> first << first
    return lowest(behind_first if behind_first else waiting)


@compiled
def legal(row: Row, seat: int) -> int:
    """What a seat may do now, as a mask of actions: its answer, and Portals at any time (R0)."""
    options = row[HAND + seat] if row[OPTIONS] == OWN_HAND else row[OPTIONS]
    actions = options if row[WAITING] >> seat & 1 else 0
    portal = (row[DEPTH] > 0) & (row[ALIVE] >> seat & 1 == 1) & holds_portal(row, seat)
    actions |= 1 << FORWARD if portal else 0
    actions |= 1 << BACK if portal & (row[PAWN] > 0) else 0  # S-49
    return int(actions)


@compiled
def act(row: Row, seat: int, action: int, log: Log) -> None:
    """Carry out a legal action, and everything that follows from it until the next decision."""
    begin(log)
    if action in (FORWARD, BACK):
        chronicle(row, seat, action)
        use_portal(row, seat, action, log)
    else:
        answer(row, seat, action, log)
    run(row, log)
