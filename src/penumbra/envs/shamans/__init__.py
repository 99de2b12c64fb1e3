"""Shamans for learners: its tensors, and what a round of it can be."""

from penumbra.envs.shamans.rounds import ROUNDS
from penumbra.envs.shamans.tensors import TENSORS

__all__ = ["ROUNDS", "TENSORS"]
