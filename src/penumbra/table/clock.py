"""Clocks: how long the table waits for a decision before a bot's choice is made instead.

A reaction, such as a window before something happens, has a shorter time, the same for everybody
who is asked (S-48); which decisions are reactions is among a game's customs. The time begins anew
with everything that all can see; what only one seat knows of, such as a pass in a window, neither
stops nor restarts it, so that nobody learns from it who has answered.
"""

from collections.abc import Mapping

import msgspec

from penumbra.table.messages import Clock

EXTRAS = 3  # times a seat may ask for more in a game


class Times(msgspec.Struct, frozen=True):
    """Seconds for a decision, for a reaction, for looking at how a round ended and the next began,
    for talk until whoever ends it must, and how many more one may ask for."""

    decision: float
    reaction: float
    rest: float
    talk: float
    extra: float


TIMES: Mapping[Clock, Times | None] = {
    "off": None,
    "relaxed": Times(decision=90, reaction=20, rest=120, talk=300, extra=60),
    "blitz": Times(decision=20, reaction=8, rest=45, talk=120, extra=15),
}


def allowance(clock: Clock, reaction: bool, rest: bool = False, talk: bool = False) -> float | None:
    """Seconds for a decision, for a reaction, for a rest or for talk; None: no limit."""
    times = TIMES[clock]
    if times is None:
        return None
    if rest:
        return times.rest
    if talk:
        return times.talk
    return times.reaction if reaction else times.decision
