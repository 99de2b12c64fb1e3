"""Shamans for learners: its tensors, its picture."""

from penumbra.envs.shamans.tensors import TENSORS

__all__ = ["TENSORS"]
