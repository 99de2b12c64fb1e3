"""Shamans in the terminal: its words, its keys, its screen."""

from penumbra.terminal.shamans.face import FACE

__all__ = ["FACE"]
