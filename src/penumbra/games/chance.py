"""Where chance comes from: a portable dealer for real games, a fast one for search and simulation.

A deal is a list of draws, the k-th of them below the k-th *bound*. What the draws mean is the
game's affair. Draws for a game people play follow from its 256-bit seed by the algorithm of
docs/protocol.md, which any language can repeat; changing it would change every old record.
"""

import hashlib
import secrets
from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

from penumbra.games.compiled import compiled

SEED_BYTES = 32
_ALGORITHM = b"penumbra deal 1"
_WORD = 0xFFFFFFFF


def new_seed() -> bytes:
    """A fresh seed from the operating system's generator."""
    return secrets.token_bytes(SEED_BYTES)


def _words(seed: bytes, round_number: int) -> Iterator[int]:
    block = 0
    while True:
        message = _ALGORITHM + seed + round_number.to_bytes(4, "big") + block.to_bytes(4, "big")
        digest = hashlib.sha256(message).digest()
        for at in range(0, len(digest), 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def draws(seed: bytes, round_number: int, bounds: Iterable[int]) -> NDArray[np.int64]:
    """The draws of one round's deal: for each bound n a number below n, free of bias."""
    words = _words(seed, round_number)
    drawn = []
    for bound in bounds:
        usable = (_WORD + 1) // bound * bound
        drawn.append(next(word for word in words if word < usable) % bound)
    return np.array(drawn, dtype=np.int64)


def generators(seed: int, count: int) -> NDArray[np.int64]:
    """States of `count` independent fast generators (xoshiro128++, four 32-bit words each)."""
    stream = np.random.SeedSequence(seed).generate_state(4 * count, np.uint32)
    states: NDArray[np.int64] = stream.astype(np.int64).reshape(count, 4)
    states[:, 0] |= 1  # the all-zero state is the one xoshiro never leaves
    return states


@compiled
def shuffle(items: NDArray[np.int64], count: int, drawn: NDArray[np.int64], at: int) -> int:
    """Fisher-Yates over the first `count` items with the draws from `at` on; where they end."""
    for last in range(count - 1, 0, -1):
        other = drawn[at] & 63
        at += 1
        items[last], items[other] = items[other], items[last]
    return at


@compiled
def output(s0: int, s3: int) -> int:
    """The word a generator in this state gives: xoshiro128++."""
    total = (s0 + s3) & _WORD
    return ((((total << 7) & _WORD) | (total >> 25)) + s0) & _WORD


@compiled
def advanced(s0: int, s1: int, s2: int, s3: int) -> tuple[int, int, int, int]:
    """The state after this one.

    The words are 32 bits wide in 64-bit integers, so nothing overflows, and plain Python computes
    the same numbers.
    """
    shifted = (s1 << 9) & _WORD
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    return s0, s1, s2, ((s3 << 11) & _WORD) | (s3 >> 21)


@compiled
def below(rng: NDArray[np.int64], bound: int) -> int:
    """A number below the bound from a generator's four words, which go on to the next state."""
    s0, s1, s2, s3 = rng[0], rng[1], rng[2], rng[3]
    drawn = (output(s0, s3) * bound) >> 32
    rng[0], rng[1], rng[2], rng[3] = advanced(s0, s1, s2, s3)
    return int(drawn)


@compiled
def fill(rng: NDArray[np.int64], bounds: NDArray[np.int64], drawn: NDArray[np.int64]) -> None:
    """For each bound a number below it, two from every word of the generator.

    What the first leaves of a word is random enough for the second; the bias of multiply-and-shift
    does not matter to search.
    """
    s0, s1, s2, s3 = rng[0], rng[1], rng[2], rng[3]
    for k in range(0, len(bounds), 2):
        product = output(s0, s3) * bounds[k]
        drawn[k] = product >> 32
        if k + 1 < len(bounds):
            drawn[k + 1] = ((product & _WORD) * bounds[k + 1]) >> 32
        s0, s1, s2, s3 = advanced(s0, s1, s2, s3)
    rng[0], rng[1], rng[2], rng[3] = s0, s1, s2, s3
