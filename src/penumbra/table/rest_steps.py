"""The rest after a deal: how long the game waits for people who still look at what happened.

Who is waited for is in the journal; here is when that ends without their `go_on`: when the clock
of the table has run out, or when all of them have gone. Without a clock whoever is here is waited
for as long as he likes. Nothing runs while nobody is at the table.
"""

import asyncio
from typing import Protocol

from penumbra.table.background import Background
from penumbra.table.countdown import Countdown
from penumbra.table.evening import Evening
from penumbra.table.presence import GRACE, Presence


class Resting(Protocol):
    """What the steps need of their table: a way to end a rest, unless it already has ended."""

    async def end_rest(self, round_number: int) -> None:
        """The rest before this round is over."""


class RestSteps:
    """The waiting in one table's rests."""

    def __init__(
        self,
        table: Resting,
        evening: Evening,
        presence: Presence,
        countdown: Countdown,
        background: Background,
    ) -> None:
        self._table = table
        self._evening = evening
        self._presence = presence
        self._countdown = countdown
        self._background = background
        self._task: asyncio.Task[None] | None = None

    def go_on(self) -> None:
        """Something has happened, or somebody came or went: is anybody still waited for?"""
        self.stop()
        if self._evening.rest is not None and self._presence.anybody and not self._evening.paused:
            self._task = self._background.start(self._run)

    def stop(self) -> None:
        """Nothing goes on by itself."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    async def _run(self) -> None:
        rest, now = self._evening.rest, asyncio.get_running_loop().time()
        if rest is None:
            return
        ends = [] if self._countdown.deadline is None else [self._countdown.deadline]
        if not rest.waiting & self._presence.people:
            ends.append(now + GRACE)  # whoever only loads his page again is back by then
        if ends:
            await asyncio.sleep(max(min(ends) - now, 0))
            self._task = None  # what is being written is not stopped half-way, whatever happens
            await self._table.end_rest(rest.round)
