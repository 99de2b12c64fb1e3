"""pgx on jax: its card games as batches on one core, a compiled step at a time."""

import tempfile
import time
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.peers.candidate import Candidate, Turn, Way, timed

GAMES = {"bridge_bidding": 4, "leduc_holdem": 2, "sparrow_mahjong": 3}
TOYS = ("leduc_holdem",)
BATCHES = (1, 256, 4096)
LIBRARY = "pgx"


def candidates() -> Iterator[Candidate]:
    """Each game at each size."""
    for name, players in GAMES.items():
        toy = name in TOYS
        for size in BATCHES:
            prepare = partial(stepped, name, size)
            yield Candidate(Way.OBSERVED, LIBRARY, name, players, prepare, size, toy)
            if size == 1:
                yield Candidate(Way.STEPPED, LIBRARY, name, players, prepare, size, toy)


def _environment(name: str) -> Any:
    """A game. Bridge wants a file of solved deals: it gets the hundred that come with pgx."""
    import pgx
    from pgx import bridge_bidding

    if name != "bridge_bidding":
        return pgx.make(name)
    with tempfile.TemporaryDirectory() as folder:
        deals = Path(folder) / "deals.npy"
        np.save(deals, np.array(bridge_bidding._load_sample_hash()))
        return bridge_bidding.BridgeBidding(str(deals))


def _functions(name: str, size: int) -> tuple[Any, Any, Any]:
    """First states, a choice by chance, and a step that begins games anew: for a whole batch."""
    import jax
    from pgx.experimental import auto_reset

    environment = _environment(name)
    step = auto_reset(environment.step, environment.init)

    def begin(key: Any) -> Any:
        return jax.vmap(environment.init)(jax.random.split(key, size))

    def choose(key: Any, state: Any) -> Any:
        wishes = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        return jax.random.categorical(key, wishes, axis=-1)

    def go(key: Any, state: Any, chosen: Any) -> Any:
        return jax.vmap(step)(state, chosen, jax.random.split(key, size))

    return begin, choose, go


@cache
def stepped(name: str, size: int) -> Turn:
    """A compiled step of the batch, called from Python; choosing the actions is not counted."""
    import jax

    begin, choose, go = map(jax.jit, _functions(name, size))
    key = jax.random.PRNGKey(1)
    state = begin(key)

    def play() -> tuple[int, float]:
        nonlocal key, state
        key, one, two = jax.random.split(key, 3)
        chosen = jax.block_until_ready(choose(one, state))
        began = time.process_time()
        state = jax.block_until_ready(go(two, state, chosen))
        return size, time.process_time() - began

    return timed(play)
