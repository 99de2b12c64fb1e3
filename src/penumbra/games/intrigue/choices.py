"""Choosing in Shadow of Intrigue: who is asked, what is legal, what an answer sets in motion.

These are the doors of the compiled rules, each on one row: what the driver, search and simulation
call.
"""

from penumbra.games.compiled import compiled
from penumbra.games.intrigue.rules import (
    announce,
    begin_circle,
    camp,
    circle_left,
    claims,
    condemn,
    condemnable,
    examined,
    judge,
    point,
    say,
    send,
    subjects,
    targets,
)
from penumbra.games.intrigue.state import *
from penumbra.games.intrigue.terms import CLAIMS_ABOUT, JUDGE, ONE_MORE, SEND
from penumbra.games.log import begin


@compiled
def actor(row: Row) -> int:
    """The one seat to ask now; NONE if nobody is."""
    return int(row[ASKED])


@compiled
def asked(row: Row, seat: int) -> int:
    """The actions that answer the question put to the seat that is waited for."""
    kind = row[DECISION]
    if kind == SPEAK:
        return claims(row, seat)
    if kind == POINT:
        return targets(row)
    if kind == ANNOUNCE:
        return (1 << CLAIMS_ABOUT[camp(row, examined(row))]) - 1
    if kind == CONDEMN:
        return condemnable(row)
    if kind == COMMAND and circle_left(row):
        return 1 << ONE_MORE
    return 0


@compiled
def commands(row: Row) -> int:
    """What the Lord may do at any moment of a discussion (B8, B11, B12, T-13)."""
    return subjects(row) << SEND | 1 << JUDGE


@compiled
def legal(row: Row, seat: int) -> int:
    """What a seat may do now, as a mask of actions: its answer, and the Lord's commands."""
    actions = 0
    if row[ASKED] == seat:
        actions = asked(row, seat)
    if row[LORD_AT] == seat and (row[DECISION] == SPEAK or row[DECISION] == COMMAND):
        actions |= commands(row)
    return actions


@compiled
def act(row: Row, seat: int, action: int, log: Log) -> None:
    """Carry out a legal action, and everything that follows from it until the next decision."""
    begin(log)
    kind = row[DECISION]
    if kind == POINT:
        point(row, action, log)
    elif kind == ANNOUNCE:
        announce(row, action, log)
    elif kind == CONDEMN:
        condemn(row, action, log)
    elif action >= SEND:
        send(row, action - SEND, log)
    elif action == JUDGE:
        judge(row, log)
    elif action == ONE_MORE:
        begin_circle(row, log)
    else:
        say(row, seat, action, log)
