"""One loop for every PettingZoo environment whose observation has an `action_mask`."""

from random import random
from typing import Any

from benchmarks.peers.candidate import Turn, repeated

CYCLES = 400


def played(env: Any) -> Turn:
    """Random legal actions, by the loop of PettingZoo's documentation."""
    env.reset(seed=1)

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter(CYCLES):
            seen, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(random() * len(legal))]))
            decisions += 1
        return decisions

    return repeated(play)
