"""Means with intervals, where games are the units of chance and rounds are not.

Rounds of one game hang together: who leads plays another round than who is behind. So whatever is
counted in rounds or seats, its interval follows from how much games differ.
"""

from math import sqrt

import msgspec
import numpy as np
from numpy.typing import NDArray

from penumbra.lab.means import CONFIDENCE

Numbers = NDArray[np.float64]


class Estimate(msgspec.Struct, frozen=True):
    """A mean and half the width of its 95 % interval, from so many cases."""

    mean: float
    within: float | None
    """None: too few games to tell."""
    count: int

    def counting(self, count: int) -> "Estimate":
        """The same, from so many cases."""
        return msgspec.structs.replace(self, count=count)


class Games:
    """To which game each line of some facts belongs."""

    def __init__(self, numbers: NDArray[np.integer]) -> None:
        """By the numbers of the games."""
        different, self.which = np.unique(numbers, return_inverse=True)
        self.count = len(different)

    def ratio(self, above: Numbers, below: Numbers) -> Estimate | None:
        """One thing for each of another: both are given line by line. None without any other."""
        total = float(below.sum())
        if not total:
            return None
        mean = float(above.sum()) / total
        return self._estimate(mean, self._off(above, below), total)

    def share(
        self, so: NDArray[np.bool_], among: NDArray[np.bool_] | None = None
    ) -> Estimate | None:
        """How often it was so, among these lines or all."""
        cases = np.ones(len(so), dtype=bool) if among is None else among
        return self.ratio((so & cases).astype(float), cases.astype(float))

    def difference(
        self, more: tuple[Numbers, Numbers], less: tuple[Numbers, Numbers]
    ) -> Estimate | None:
        """By how much one ratio is larger than another one of the same games."""
        totals = [float(below.sum()) for _, below in (more, less)]
        if not all(totals):
            return None
        means = [
            float(above.sum()) / total
            for (above, _), total in zip((more, less), totals, strict=True)
        ]
        off = self._off(*more) - self._off(*less)
        return self._estimate(means[0] - means[1], off, sum(totals))

    def fitted(self, answer: Numbers, causes: Numbers, contrasts: Numbers) -> list[Estimate]:
        """Least squares: what these mixtures of the causes' coefficients are worth.

        `causes` has a line for each answer, `contrasts` a line for each mixture wanted.
        """
        inverse = np.linalg.pinv(causes.T @ causes)
        coefficients = inverse @ (causes.T @ answer)
        left = answer - causes @ coefficients
        scores = np.column_stack(
            [
                np.bincount(self.which, causes[:, k] * left, minlength=self.count)
                for k in range(causes.shape[1])
            ]
        )
        spread = inverse @ (scores.T @ scores) @ inverse * self._correction
        found: list[Estimate] = []
        for line in contrasts:
            variance = float(line @ spread @ line)
            within = CONFIDENCE * sqrt(max(0.0, variance)) if self.count > 1 else None
            found.append(Estimate(float(line @ coefficients), within, len(answer)))
        return found

    @property
    def _correction(self) -> float:
        return self.count / max(1, self.count - 1)

    def _off(self, above: Numbers, below: Numbers) -> Numbers:
        """How far each game pulls a ratio away from where it is."""
        total = below.sum()
        off = (above - below * (above.sum() / total)) / total
        return np.bincount(self.which, off, minlength=self.count).astype(np.float64)

    def _estimate(self, mean: float, off: Numbers, count: float) -> Estimate:
        within = None
        if self.count > 1:
            within = CONFIDENCE * sqrt(self._correction * float((off**2).sum()))
        return Estimate(mean, within, round(count))
