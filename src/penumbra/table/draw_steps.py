"""The steps of a draw that nobody takes by a command: when it goes on, and who is waited for.

As soon as nobody is waited for, the roll is fixed or the first round dealt; after a while also
without those who are late. Nothing runs while nobody is at the table, and time starts anew when
somebody is back: whoever crashed with the server has it all again.
"""

import asyncio
from typing import Protocol, TypeAlias

from penumbra.table.background import Background
from penumbra.table.evening import Evening
from penumbra.table.presence import Presence
from penumbra.table.settings import Settings

Phase: TypeAlias = tuple[int, int, bool]


class Drawer(Protocol):
    """What the steps need of their table: a way to go on, unless things have moved on."""

    async def draw_on(self, phase: Phase) -> None:
        """The roll, the first deal or another attempt, if the draw is still in that phase."""


class DrawSteps:
    """The waiting in one table's draws."""

    def __init__(
        self,
        table: Drawer,
        evening: Evening,
        presence: Presence,
        background: Background,
        settings: Settings,
    ) -> None:
        self._table = table
        self._evening = evening
        self._presence = presence
        self._background = background
        self._patience = {False: settings.share_seconds, True: settings.reveal_seconds}
        self._task: asyncio.Task[None] | None = None
        self._phase: Phase | None = None
        self._since = 0.0

    def begin(self) -> None:
        """People are here again: time starts now."""
        self._phase = None
        self.go_on()

    def go_on(self) -> None:
        """Something has happened: is anybody still waited for?"""
        self.stop()
        phase = phase_of(self._evening)
        if phase is None or not self._presence.anybody:
            return
        if phase != self._phase:
            self._phase = phase
            self._since = asyncio.get_running_loop().time()
        self._task = self._background.start(self._run)

    def stop(self) -> None:
        """Nothing goes on by itself."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    async def _run(self) -> None:
        phase, drawing = self._phase, self._evening.drawing
        if phase is None or drawing is None:
            return
        if drawing.awaited:
            until = self._since + self._patience[drawing.roll is not None]
            await asyncio.sleep(max(until - asyncio.get_running_loop().time(), 0))
        self._task = None  # what is being written is not stopped half-way, whatever happens
        await self._table.draw_on(phase)


def phase_of(evening: Evening) -> Phase | None:
    """Where a table's draw stands; None if there is none."""
    drawing = evening.drawing
    return None if drawing is None else (evening.number, *drawing.phase)
