"""Shadow of Intrigue in the terminal: its words, its keys, its screen."""

from penumbra.terminal.intrigue.face import FACE

__all__ = ["FACE"]
