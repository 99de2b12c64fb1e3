"""The log of one transition: what happened, as compact numbers the rules write while they run.

Word 0 counts the events; each event is a kind and three numbers. A game's `events` module turns
them into typed structs, masked for whoever reads them.
"""

import numpy as np
from numpy.typing import NDArray

from penumbra.games.compiled import compiled

EVENT_WORDS = 4
MOST_EVENTS = 256  # no transition writes a hundred


def new_log() -> NDArray[np.int64]:
    """An empty log, big enough for any transition."""
    return np.zeros(1 + EVENT_WORDS * MOST_EVENTS, dtype=np.int64)


@compiled
def begin(log: NDArray[np.int64]) -> None:
    """Forget what was written before."""
    if len(log):
        log[0] = 0


@compiled
def emit(log: NDArray[np.int64], kind: int, a: int, b: int, c: int) -> None:
    """Write one event, unless nobody listens: simulations hand over a log of no length."""
    if not len(log):
        return
    at = 1 + EVENT_WORDS * (log[0] & 255)
    log[at] = kind
    log[at + 1] = a
    log[at + 2] = b
    log[at + 3] = c
    log[0] += 1


def kinds(log: NDArray[np.int64]) -> list[int]:
    """The kinds of a log's events."""
    written: list[int] = log[1 : 1 + EVENT_WORDS * int(log[0]) : EVENT_WORDS].tolist()
    return written


def entries(log: NDArray[np.int64]) -> list[list[int]]:
    """The events of a log as lists of kind and three numbers."""
    written: list[list[int]] = (
        log[1 : 1 + EVENT_WORDS * int(log[0])].reshape(-1, EVENT_WORDS).tolist()
    )
    return written
