"""What is kept of a round that was played: one line of numbers, each in a column with a name.

The first columns are the same for every game and written by `playing`; behind them each game has
its own, declared in its folder and written by its `tally`, which reads the log of the rules. All
statistics of the lab follow from these lines, and analysts get them as tables (`frames`).
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Facts: TypeAlias = NDArray[np.int32]
"""A line a round."""


class Field(NamedTuple):
    """Columns that belong together."""

    name: str
    at: int
    kinds: tuple[str, ...]
    """A column for each of these, side by side; none: one column."""
    of_seats: bool
    """For every seat, one seat after the other."""
    words: tuple[str, ...]
    """What its numbers mean; none: they are numbers."""


class Columns:
    """The columns of a game's facts, in the order in which they are declared."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.fields: list[Field] = []
        self.width = 0
        for name in ("deal", "round", "acts", "won"):
            self(name)
        self.of_seats("before")
        self.GAINED = self.of_seats("gained")

    def __call__(self, name: str, words: Sequence[str] = (), kinds: Sequence[str] = ()) -> int:
        """Declare a column, or one for each of several kinds, and say where it begins."""
        return self._declared(name, kinds, False, words, 1)

    def of_seats(self, name: str, words: Sequence[str] = (), kinds: Sequence[str] = ()) -> int:
        """The same for every seat."""
        return self._declared(name, kinds, True, words, self.seats)

    def _declared(
        self, name: str, kinds: Sequence[str], of_seats: bool, words: Sequence[str], count: int
    ) -> int:
        at = self.width
        self.fields.append(Field(name, at, tuple(kinds), of_seats, tuple(words)))
        self.width += count * max(1, len(kinds))
        return at


# The columns that every game has: which game of the run, which round of it, how many acts; the
# seats that have won the game with this round, as a mask (0: it goes on); the points of each seat
# before the round. Behind them stand those gained by it (`Columns.GAINED`).
DEAL, ROUND, ACTS, WON, BEFORE = range(5)


class Sides(NamedTuple):
    """Who plays against whom, in ids of the catalogue; and the team of each role as it is dealt."""

    teams: tuple[str, ...]
    roles: tuple[str, ...]
    team_of: tuple[int, ...]
