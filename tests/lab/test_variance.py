"""What `benchmarks.variance` makes of numbers that are known."""

import numpy as np
import pytest

from benchmarks.variance import Numbers, variances

DEALS, SEATS, TIMES = 4000, 4, 30


def told(of_deal: Numbers, seed: int) -> Numbers:
    """Points that are what the deal gives a seat, and as much luck again."""
    luck = np.random.default_rng(seed).normal(size=(DEALS, SEATS, TIMES))
    return of_deal[:, :, None] + luck


def test_a_deal_that_favours_one_seat_over_another_is_evened_out_by_sitting_in_both() -> None:
    one = np.random.default_rng(1).normal(size=(DEALS, 1))
    found = variances(told(one * [1, -1, 1, -1], seed=2), told(one * 0, seed=3))
    assert found.seats == pytest.approx(0.5, abs=0.05)
    assert found.seat_controlled == pytest.approx(0.5, abs=0.05)
    assert found.controlled == pytest.approx(0.5, abs=0.05)  # nothing is left for it to tell
    assert found.together == pytest.approx(found.apart, abs=0.05)


def test_what_a_deal_is_worth_to_both_candidates_goes_out_of_their_difference() -> None:
    same = np.random.default_rng(1).normal(size=(DEALS, 1)) * np.ones(SEATS)
    found = variances(told(same, seed=2), told(same, seed=3))
    assert found.seats == pytest.approx(2.5, abs=0.15)  # one seat of four deals would tell more
    assert found.controlled == pytest.approx(0.5, abs=0.06)
    assert found.apart == pytest.approx(2.5, abs=0.15)
    assert found.together == pytest.approx(0.5, abs=0.05)
