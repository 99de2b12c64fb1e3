"""What is measured: one game of one library, driven in one way, by random legal decisions.

A decision is one choice of one player; deals are not counted, but the time they take is. Times are
processor time, taken on one core, so that others on the machine disturb all alike.
"""

import time
from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple, TypeAlias

SECONDS = 0.3
"""How long a turn takes, more or less."""

Turn: TypeAlias = Callable[[float], float]
"""Measure for so many seconds; returns decisions a second."""


class Way(StrEnum):
    """How a game is driven."""

    INSIDE = "random games inside compiled code"
    STEPPED = "one game, stepped from Python"
    PETTINGZOO = "one game as a PettingZoo environment"
    BARE = "many games at once: masks and rewards"
    OBSERVED = "many games at once: masks, rewards and observations"


class Candidate(NamedTuple):
    """One line of the table. `prepare` imports, compiles and warms up whatever there is."""

    way: Way
    library: str
    game: str
    players: int
    prepare: Callable[[], Turn]
    batch: int = 1
    toy: bool = False
    """A game for textbooks: a handful of cards."""

    @property
    def name(self) -> str:
        """What tells it from others driven in the same way."""
        return f"{self.library}: {self.game}" + (f" × {self.batch:,}" if self.batch > 1 else "")


def repeated(play: Callable[[], int]) -> Turn:
    """A turn of a function that plays something and says how many decisions that took."""

    def turn(seconds: float) -> float:
        decisions, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds:
            decisions += play()
        return decisions / spent

    turn(SECONDS / 10)
    return turn


def timed(play: Callable[[], tuple[int, float]]) -> Turn:
    """The same of a function that says itself how long it took: choosing is not counted."""

    def turn(seconds: float) -> float:
        decisions, spent = 0, 0.0
        while spent < seconds:
            more, took = play()
            decisions, spent = decisions + more, spent + took
        return decisions / spent

    turn(SECONDS / 10)
    return turn
