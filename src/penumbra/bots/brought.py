"""Bots that somebody brings along: `PENUMBRA_BOTS` names modules on Python's path.

Each has `LEVELS`, the names of its bots, and `make(level, game, seed)`, as a table's `bots_from`
wants it. Every process reads it that makes bots by their level: the lab and its workers, the
terminal, the engine. A level of the house can't be replaced.
"""

import os
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias

from penumbra.errors import PenumbraError

BROUGHT = "PENUMBRA_BOTS"

Guest: TypeAlias = Callable[[str, str, int], Any]
"""Makes a bot of a level for a game."""


class BadBots(PenumbraError):
    """A module that was to bring bots and does not."""


def guest(level: str) -> Guest | None:
    """Who makes bots of this level, if somebody has brought them; BadBots if that goes wrong."""
    found = dict(_brought(os.environ.get(BROUGHT, "")))
    return found.get(level)


@cache
def _brought(modules: str) -> tuple[tuple[str, Guest], ...]:
    return tuple(each for module in modules.replace(",", " ").split() for each in _levels(module))


def _levels(module: str) -> Iterator[tuple[str, Guest]]:
    try:
        found = import_module(module)
        make: Guest = found.make
        yield from ((str(level), make) for level in found.LEVELS)
    except Exception as error:  # somebody else's code: whatever it raises, it can't be used
        raise BadBots(
            f"{BROUGHT}: {module} can't be used ({type(error).__name__}: {error}). "
            "A module on Python's path is needed, with LEVELS and make."
        ) from error
