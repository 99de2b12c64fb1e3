"""The half of the `Game` protocol that is the same for every game with compiled rules.

It leads from Python through the driver's doors; what the numbers mean is the game's own half.
"""

from abc import ABC, abstractmethod
from functools import lru_cache
from typing import Generic

import msgspec
import numpy as np
from numpy.typing import NDArray

from penumbra.games.bits import members
from penumbra.games.customs import Customs
from penumbra.games.doors import Doors
from penumbra.games.driver import MOST_DRAWS, RNG_WORDS, bind, new_scratch
from penumbra.games.errors import BadInformation, IllegalAction
from penumbra.games.game import SPECTATOR, Log, Rows, ViewType
from penumbra.games.json_text import written

NAMED_OPTIONS = 12  # a refusal lists no more than that
KEPT = 1 << 12  # sets of actions that need not be counted out again


@lru_cache(maxsize=KEPT)
def _actions(mask: int) -> tuple[int, ...]:
    return tuple(members(mask))


class CompiledGame(Customs, ABC, Generic[ViewType]):
    """A game whose rules stand behind compiled doors."""

    name: str
    view_type: type[ViewType]

    def __init__(self, doors: Doors, row: int, observation: int, viewer: int, page: int) -> None:
        """A state has `row` words, an observation its own number, the `viewer` in one of them.

        `page` bytes hold the longest view.
        """
        self.doors = doors
        self.row = row
        self.observation = observation
        self._viewer = viewer
        self._page = page
        self._views = msgspec.json.Decoder(self.view_type)
        self.driver = bind(self.name, doors)

    def deal_bounds(self, rows: Rows, i: int) -> list[int]:
        bounds = np.empty(MOST_DRAWS, dtype=np.int64)
        count = self.doors.deal_bounds(rows[i], bounds)
        numbers: list[int] = bounds[:count].tolist()
        return numbers

    def deal(self, rows: Rows, i: int, draws: NDArray[np.int64], log: Log) -> None:
        self.doors.new_round(rows[i], draws, np.empty(MOST_DRAWS, dtype=np.int64), log)

    def actor(self, rows: Rows, i: int) -> int:
        return self.driver.turn(rows, i)

    def legal(self, rows: Rows, i: int, seat: int) -> list[int]:
        return [*_actions(self.driver.options(rows, i, seat))]

    def act(self, rows: Rows, i: int, seat: int, action: int, log: Log) -> None:
        if not 0 <= seat < len(self.scores(rows, i)):
            raise IllegalAction(f"There is no seat {seat} at this table.")
        if not self.driver.perform(rows, i, seat, action, log):
            raise IllegalAction(self._why_not(rows, i, seat))

    def view(self, rows: Rows, i: int, viewer: int) -> ViewType:
        (text,) = self.views_json(rows, i, range(viewer, viewer + 1))
        return self._views.decode(text)

    def views_json(self, rows: Rows, i: int, viewers: range) -> list[bytes]:
        seen = np.empty(self.observation, dtype=np.int64)
        page = np.empty(len(viewers) * self._page, dtype=np.uint8)
        ends = np.empty(len(viewers), dtype=np.int64)
        self.driver.views(rows, i, viewers.start, seen, page, ends)
        return written(page, ends.tolist())

    def all_views(self, rows: Rows, i: int) -> list[ViewType]:
        """What SPECTATOR and every seat see, in this order."""
        viewers = range(SPECTATOR, len(self.scores(rows, i)))
        return [self._views.decode(text) for text in self.views_json(rows, i, viewers)]

    def information_state(self, rows: Rows, i: int, viewer: int) -> bytes:
        seen = np.empty(self.observation, dtype=np.int64)
        self.doors.observe(rows, i, viewer, seen)
        return seen.tobytes()

    def sample(self, information_state: bytes, chance: NDArray[np.int64]) -> Rows:
        seen = self.seen(information_state)
        rows = np.zeros((1, self.row + RNG_WORDS), dtype=np.int64)
        rows[0, self.row :] = chance
        self.driver.worlds(seen, rows, new_scratch())
        chance[:] = rows[0, self.row :]
        if self.information_state(rows, 0, int(seen[self._viewer])) != information_state:
            raise BadInformation(f"No state of {self.name} gives this information state.")
        return rows[:, : self.row].copy()

    def seen(self, information_state: bytes) -> NDArray[np.int64]:
        """An information state as the words it is made of, for policies and worlds."""
        if len(information_state) != 8 * self.observation:
            raise BadInformation(
                f"An information state of {self.name} has {8 * self.observation} bytes, "
                f"not {len(information_state)}."
            )
        return np.frombuffer(information_state, dtype=np.int64).copy()

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
