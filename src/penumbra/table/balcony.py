"""The balcony: where spectators sit who see things later than the players.

What they will be told is put aside with its time, together with how the table looks then, so that
a spectator who comes in between is shown the past as well.
"""

from collections import deque

from msgspec import Struct

from penumbra.table.messages import TableState, Talk


class Snapshot(Struct, frozen=True):
    """All that a newcomer is shown."""

    seq: int
    turn: int
    table: TableState
    view: bytes | None
    talk: tuple[Talk, ...]


class Balcony:
    """Messages that wait for their time, in order."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[float, list[bytes], Snapshot]] = deque()
        self._shown: Snapshot | None = None

    @property
    def due(self) -> float | None:
        """When the next messages are to be told; None if all have been."""
        return self._waiting[0][0] if self._waiting else None

    @property
    def shown(self) -> Snapshot | None:
        """What the balcony sees; None: the present."""
        return self._shown if self._waiting else None

    def hold(self, due: float, messages: list[bytes], before: Snapshot, after: Snapshot) -> None:
        """Put messages aside; `before` and `after` is how the table looks without and with them."""
        if not self._waiting:
            self._shown = before
        self._waiting.append((due, messages, after))

    def release(self, now: float) -> list[bytes]:
        """The messages whose time has come."""
        released: list[bytes] = []
        while self._waiting and self._waiting[0][0] <= now:
            _, messages, self._shown = self._waiting.popleft()
            released += messages
        return released
