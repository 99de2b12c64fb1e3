"""Means with their uncertainty, as all measurements of the lab tell them."""

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean

import msgspec

CONFIDENCE = 1.96  # standard errors: 95 %


class Mean(msgspec.Struct, frozen=True):
    """A mean, half the width of its 95 % interval, and of how many values."""

    mean: float
    within: float
    count: int

    @classmethod
    def of(cls, values: Sequence[float]) -> "Mean":
        """Of values that are independent of each other."""
        count = len(values)
        mean = sum(values) / count if count else 0.0
        if count < 2:
            return cls(mean, float("inf"), count)
        variance = sum((value - mean) ** 2 for value in values) / (count - 1)
        return cls(mean, CONFIDENCE * sqrt(variance / count), count)

    @classmethod
    def of_groups(cls, groups: Iterable[Sequence[float]]) -> "Mean":
        """Of values that hang together within each group, as rounds of one deal do."""
        return cls.of([fmean(group) for group in groups if group])

    def __str__(self) -> str:
        return format(self, "")

    def __format__(self, sign: str) -> str:
        """With a sign, if `+` is asked for."""
        mean = format(self.mean, f"{sign}.2f")
        return f"{mean} ±{self.within:.2f}" if self.count > 1 else mean
