"""Spectators who see things later than the players, so that nobody learns cards from them.

What they will be told is put aside with its time, together with how the table looks then, so that
a spectator who comes in between is shown the past as well.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from penumbra.games.claims import Heard
from penumbra.table.messages import TableState, TalkBody


class Snapshot(Struct, frozen=True):
    """All that a newcomer is shown."""

    seq: int
    turn: int
    table: TableState
    view: bytes | None
    talk: tuple[TalkBody, ...]
    said: tuple[Heard, ...]


Later: TypeAlias = tuple[float, list[bytes], Snapshot, Snapshot]
"""When, which messages, and how the table looks without and with them."""


def due(at: float, delay: float, now: float) -> float:
    """When something that happened at a time of the calendar is to be told, by a clock that nobody
    sets: `delay` seconds later, and never later than that from now, whatever the calendar says.
    """
    return time.monotonic() + min(max(at + delay - now, 0.0), delay)


class SpectatorDelay:
    """Messages that wait for their time, in order."""

    def __init__(self, tell: Callable[[bytes], None]) -> None:
        """`tell` sends a message to all spectators."""
        self._tell = tell
        self._waiting: deque[tuple[float, list[bytes], Snapshot]] = deque()
        self._shown: Snapshot | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def shown(self) -> Snapshot | None:
        """What spectators see; None: the present."""
        return self._shown if self._waiting else None

    def hold(self, until: float, messages: list[bytes], before: Snapshot, after: Snapshot) -> None:
        """Put messages aside until they are `due`; `before` and `after` is how the table looks
        without and with them. While they were being written, what waited before them may have been
        told: then `before` is the past, and the last that was shown is the present.
        """
        if not self._waiting and (self._shown is None or before.seq >= self._shown.seq):
            self._shown = before
        self._waiting.append((until, messages, after))

    def start(self) -> None:
        """Tell what waits, each thing in its time."""
        if self._waiting and self._timer is None:
            wait = max(self._waiting[0][0] - time.monotonic(), 0)
            self._timer = asyncio.get_running_loop().call_later(wait, self._release)

    def stop(self) -> None:
        """Tell nothing more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _release(self) -> None:
        self._timer = None
        now = time.monotonic()
        while self._waiting and self._waiting[0][0] <= now:
            _, messages, self._shown = self._waiting.popleft()
            for message in messages:
                self._tell(message)
        self.start()
