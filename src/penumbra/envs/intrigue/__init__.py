"""Shadow of Intrigue for learners: its tensors, and what a round of it can be."""

from penumbra.envs.intrigue.rounds import ROUNDS
from penumbra.envs.intrigue.tensors import TENSORS

__all__ = ["ROUNDS", "TENSORS"]
