"""A table's clock: how much time is left for the present decision.

It runs from the last thing that everybody saw, while a game is played and people are here; how long
there is for what is in `clock.py`. What happens when it has run out is the autopilot's business.
"""

import asyncio

from penumbra.games.game import SPECTATOR
from penumbra.table.clock import EXTRAS, TIMES, allowance
from penumbra.table.evening import Evening
from penumbra.table.presence import Presence

LEAST = 5.0  # seconds that are left to whoever has just come back


class Countdown:
    """The clock of one table."""

    def __init__(self, evening: Evening, presence: Presence) -> None:
        self._evening = evening
        self._presence = presence
        self.since = 0.0  # the last thing that everybody saw, in the time of the event loop
        self._seen: tuple[int, int, bool, bool] | None = None
        self._kind = ""  # of the present decision
        self._extra = 0.0
        self._extras: dict[tuple[int, int], int] = {}  # of a seat in a game

    @property
    def running(self) -> bool:
        """A game is played, and nobody is waited for but those who have to decide."""
        return self._ticking and self._evening.rest is None

    @property
    def _ticking(self) -> bool:
        """A game is played and people are here."""
        evening = self._evening
        return evening.stage == "playing" and not evening.paused and self._presence.anybody

    @property
    def deadline(self) -> float | None:
        """When the present decision must have been made, or a rest is over; None: no clock runs."""
        seconds = self._allowance
        return None if seconds is None else self.since + seconds + self._extra

    @property
    def left(self) -> int | None:
        """Milliseconds until then."""
        deadline = self.deadline
        if deadline is None:
            return None
        return max(round((deadline - asyncio.get_running_loop().time()) * 1000), 0)

    @property
    def asked_openly(self) -> bool:
        """Whether everybody may know who is thinking: not in a window (S-48)."""
        return not self._reacting

    def restart(self, ago: float = 0.0) -> None:
        """People are here again: time starts now, whatever they saw before; or, where only the
        server has changed, so many seconds ago, but a little is left to everybody.
        """
        self._seen = None
        self.look()
        allowance = self._allowance
        if allowance is not None:
            self.since -= min(ago, max(allowance - LEAST, 0.0))

    def look(self) -> bool:
        """If everybody has seen something since the last look, time starts anew; whether it did."""
        evening = self._evening
        resting = evening.rest is not None
        seen = (evening.number, evening.streams[SPECTATOR].turn, evening.paused, resting)
        if seen == self._seen:
            return False
        self._seen = seen
        if evening.match is not None and evening.wishes.clock != "off":
            self._kind = evening.match.view(SPECTATOR).decision.kind
        self.since = asyncio.get_running_loop().time()
        self._extra = 0.0
        return True

    def may_extend(self, seat: int) -> bool:
        """Whether a seat is waited for by a clock, and has not had all its extra time."""
        evening = self._evening
        if self._allowance is None or evening.match is None or evening.rest is not None:
            return False
        if self._extras.get((evening.number, seat), 0) >= EXTRAS:
            return False
        return seat in evening.match.view(seat).decision.waiting

    def extend(self, seat: int) -> None:
        """More time for a seat that may have it."""
        times = TIMES[self._evening.wishes.clock]
        assert times is not None, "without a clock nobody needs time"
        key = (self._evening.number, seat)
        self._extras[key] = self._extras.get(key, 0) + 1
        self._extra += times.extra

    @property
    def _allowance(self) -> float | None:
        clock = self._evening.wishes.clock
        if clock == "off" or not self._ticking:
            return None
        match = self._evening.match
        talking = match is not None and match.talks
        resting = self._evening.rest is not None
        return allowance(clock, self._reacting, rest=resting, talk=talking)

    @property
    def _reacting(self) -> bool:
        return self._kind in self._evening.game.reactions
