"""Shadow of Intrigue for learners: its tensors, its picture."""

from penumbra.envs.intrigue.tensors import TENSORS

__all__ = ["TENSORS"]
