"""A batch shared out between threads: neighbouring games to each.

Compiled loops let go of Python's lock, so that threads run side by side. What happens to a game
depends on its own row alone, so it does not matter how many there are.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Found = TypeVar("Found")


class Threads:
    """So many threads; a single one is the caller's own."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = ThreadPoolExecutor(count) if count > 1 else None

    def share_out(self, games: int, part: Callable[[int, int, int], Found]) -> list[Found]:
        """Call `part` with each thread's number, its first game, and the one after its last."""
        if self._pool is None:
            return [part(0, 0, games)]
        cuts = [games * k // self._count for k in range(self._count + 1)]
        return list(self._pool.map(part, range(self._count), cuts[:-1], cuts[1:]))

    def close(self) -> None:
        """Let them go."""
        if self._pool is not None:
            self._pool.shutdown()
