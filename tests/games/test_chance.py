"""The portable dealer and the fast generators."""

import hashlib

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from penumbra.games.chance import draws, fill, generators, new_seed, shuffle


def test_draws_follow_the_documented_algorithm_to_the_word() -> None:
    """docs/protocol.md, written out by hand for the first block of round 2."""
    seed = bytes(range(32))
    block = hashlib.sha256(b"penumbra deal 1" + seed + b"\0\0\0\2" + b"\0\0\0\0").digest()
    words = [int.from_bytes(block[k : k + 4], "big") for k in range(0, 32, 4)]
    assert draws(seed, 2, [10] * 8).tolist() == [word % 10 for word in words]


def test_a_word_that_would_favour_small_numbers_is_thrown_away() -> None:
    """With a bound just above half the range, half of all words must go."""
    bound = 2**31 + 1
    drawn = draws(bytes(32), 1, [bound] * 4)
    words = []
    for block in range(4):
        digest = hashlib.sha256(
            b"penumbra deal 1" + bytes(32) + b"\0\0\0\1" + block.to_bytes(4, "big")
        ).digest()
        words += [int.from_bytes(digest[k : k + 4], "big") for k in range(0, 32, 4)]
    assert drawn.tolist() == [word for word in words if word < bound][:4]


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(1, 100), max_size=60))
def test_every_draw_is_below_its_bound_and_repeatable(seed: bytes, bounds: list[int]) -> None:
    drawn = draws(seed, 1, bounds)
    assert all(0 <= draw < bound for draw, bound in zip(drawn, bounds, strict=True))
    assert drawn.tolist() == draws(seed, 1, bounds).tolist()


def test_rounds_and_seeds_are_dealt_differently() -> None:
    bounds = [2**20] * 4
    seeds = [new_seed(), new_seed()]
    deals = {tuple(draws(seed, r, bounds).tolist()) for seed in seeds for r in (1, 2, 3)}
    assert len(deals) == 6


def test_the_fast_generator_is_xoshiro128_plus_plus() -> None:
    """The reference sequence from state 1, 2, 3, 4: read off with a bound of 2^31."""
    state = [1, 2, 3, 4]
    mask = 0xFFFFFFFF

    def rotated(word: int, by: int) -> int:
        return (word << by | word >> (32 - by)) & mask

    expected = []
    for _ in range(50):
        expected.append((rotated((state[0] + state[3]) & mask, 7) + state[0]) & mask)
        shifted = state[1] << 9 & mask
        state[2] ^= state[0]
        state[3] ^= state[1]
        state[1] ^= state[2]
        state[0] ^= state[3]
        state[2] ^= shifted
        state[3] = rotated(state[3], 11)
    drawn = np.empty(100, dtype=np.int64)
    fill(np.array([1, 2, 3, 4]), np.array([2**31, 1] * 50), drawn)
    assert drawn[::2].tolist() == [word >> 1 for word in expected]


def test_fast_draws_are_even() -> None:
    """60,000 draws below 6: no face is off by more than five standard deviations."""
    rng = generators(seed=7, count=1)[0]
    drawn = np.empty(60_000, dtype=np.int64)
    fill(rng, np.full(60_000, 6), drawn)
    counts = np.bincount(drawn, minlength=6)
    assert counts.sum() == 60_000
    assert abs(counts - 10_000).max() < 5 * (60_000 * 5 / 36) ** 0.5


def test_generators_of_a_batch_differ() -> None:
    assert len({tuple(state) for state in generators(seed=1, count=1000).tolist()}) == 1000


@given(st.permutations(range(12)), st.data())
def test_a_shuffle_loses_nothing(items: list[int], data: st.DataObject) -> None:
    deck = np.array(items)
    drawn = np.array([data.draw(st.integers(0, last)) for last in range(11, 0, -1)])
    assert shuffle(deck, 12, drawn, 0) == 11
    assert sorted(deck.tolist()) == sorted(items)


def test_a_seed_of_the_wrong_length_is_refused() -> None:
    from penumbra.errors import PenumbraError
    from penumbra.games import shamans
    from penumbra.games.match import Match

    with pytest.raises(PenumbraError, match="32 bytes"):
        Match(shamans.GAME, 3, seed=b"short")
