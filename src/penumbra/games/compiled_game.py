"""The half of the `Game` protocol that is the same for every game with compiled rules.

It leads from Python through the driver's doors; what the numbers mean is the game's own half.
"""

from abc import ABC, abstractmethod
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from penumbra.games.bits import members
from penumbra.games.driver import MOST_DRAWS, Doors, bind
from penumbra.games.errors import IllegalAction
from penumbra.games.game import Log, Rows
from penumbra.games.pen import written

NAMED_OPTIONS = 12  # a refusal lists no more than that
KEPT = 1 << 12  # sets of actions that need not be counted out again


@lru_cache(maxsize=KEPT)
def _actions(mask: int) -> tuple[int, ...]:
    return tuple(members(mask))


class CompiledGame(ABC):
    """A game whose rules stand behind compiled doors."""

    name: str

    def __init__(self, doors: Doors, observation: int, page: int) -> None:
        """`observation` words hold all that a viewer sees, and `page` bytes the longest view."""
        self._doors = doors
        self._observation = observation
        self._page = page
        self.driver = bind(self.name, doors)

    def deal_bounds(self, rows: Rows, i: int) -> list[int]:
        bounds = np.empty(MOST_DRAWS, dtype=np.int64)
        count = self._doors.deal_bounds(rows[i], bounds)
        numbers: list[int] = bounds[:count].tolist()
        return numbers

    def deal(self, rows: Rows, i: int, draws: NDArray[np.int64], log: Log) -> None:
        self._doors.new_round(rows[i], draws, np.empty(MOST_DRAWS, dtype=np.int64), log)

    def actor(self, rows: Rows, i: int) -> int:
        return self.driver.turn(rows, i)

    def legal(self, rows: Rows, i: int, seat: int) -> list[int]:
        return [*_actions(self.driver.options(rows, i, seat))]

    def act(self, rows: Rows, i: int, seat: int, action: int, log: Log) -> None:
        if not 0 <= seat < len(self.scores(rows, i)):
            raise IllegalAction(f"There is no seat {seat} at this table.")
        if not self.driver.perform(rows, i, seat, action, log):
            raise IllegalAction(self._why_not(rows, i, seat))

    def views_json(self, rows: Rows, i: int, viewers: range) -> list[bytes]:
        seen = np.empty(self._observation, dtype=np.int64)
        page = np.empty(len(viewers) * self._page, dtype=np.uint8)
        ends = np.empty(len(viewers), dtype=np.int64)
        self.driver.views(rows, i, viewers.start, seen, page, ends)
        return written(page, ends.tolist())

    def information_state(self, rows: Rows, i: int, viewer: int) -> bytes:
        seen = np.empty(self._observation, dtype=np.int64)
        self._doors.observe(rows, i, viewer, seen)
        return seen.tobytes()

    def _why_not(self, rows: Rows, i: int, seat: int) -> str:
        open_to_him = [self.action_text(rows, i, action) for action in self.legal(rows, i, seat)]
        if len(open_to_him) > NAMED_OPTIONS:
            some = ", ".join(open_to_him[:: len(open_to_him) // NAMED_OPTIONS + 1])
            return f"Seat {seat} may only do one of {len(open_to_him)} things, such as {some}."
        if open_to_him:
            return f"Seat {seat} may only: {', '.join(open_to_him)}."
        waiting = [str(other) for other in self.waiting(rows, i)]
        if not waiting:
            return "The game is over." if self.winners(rows, i) else "A round is being dealt."
        return f"It is not seat {seat}'s turn: the table waits for seat {', '.join(waiting)}."

    @abstractmethod
    def waiting(self, rows: Rows, i: int) -> list[int]: ...
    @abstractmethod
    def action_text(self, rows: Rows, i: int, action: int) -> str: ...
    @abstractmethod
    def scores(self, rows: Rows, i: int) -> list[int]: ...
    @abstractmethod
    def winners(self, rows: Rows, i: int) -> list[int]: ...
