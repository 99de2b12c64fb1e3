"""Bots nobody would invite: they fail in every way a bot can. A thinker runs them for the tests.

The test makes a pipe with a name for a bot that it wants to watch, the bot's seed: the bot writes
its process id there and keeps it open, so the pipe's end is the process's end. A second pipe with
the ending “.hold” holds the bot in its thought until somebody has written to it.
"""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from penumbra.games.game import View

_kept_open: list[int] = []


def make(level: str, game: str, seed: int) -> "OddBot":
    return OddBot(level, seed)


class OddBot:
    """Does as its level says."""

    def __init__(self, level: str, seed: int) -> None:
        self._habit = HABITS[level]
        self._pipe = Path(os.environ.get("ODD_PIPES", os.devnull), str(seed))

    def choose(self, view: View, information: bytes) -> str:
        if self._pipe.exists():
            _kept_open.append(os.open(self._pipe, os.O_WRONLY))
            os.write(_kept_open[-1], b"%d\n" % os.getpid())
        hold = self._pipe.with_suffix(".hold")
        if hold.exists():
            hold.read_text()
        return self._habit(view)

    def interrupt(self, view: View, information: bytes) -> str | None:
        return self._habit(view)


def _first(view: View) -> str:
    return view.legal[0]


def _stumbles(view: View) -> str:
    raise ValueError(f"I must not tell {view}")


def _dreams(view: View) -> str:
    time.sleep(3600)
    return view.legal[0]


def _broods(view: View) -> str:
    while True:
        pass


def _leaves(view: View) -> str:
    print(view, file=sys.stderr, flush=True)
    os._exit(3)


def _resigns(view: View) -> str:
    sys.exit(f"{view}")


def _faints(view: View) -> str:
    os.abort()


def _babbles(view: View) -> str:
    return "play purple-99"


def _cheats(view: View) -> str:
    assert isinstance(view.legal, list)
    view.legal.append("win")
    return "win"


def _chatters(view: View) -> str:
    for stream in (sys.stdout, sys.stderr):
        print(view, file=stream, flush=True)
    assert sys.stdin.read() == ""
    return view.legal[0]


HABITS: dict[str, Callable[[View], str]] = {
    "first": _first,
    "stumbles": _stumbles,
    "dreams": _dreams,
    "broods": _broods,
    "leaves": _leaves,
    "resigns": _resigns,
    "faints": _faints,
    "babbles": _babbles,
    "cheats": _cheats,
    "chatters": _chatters,
}

LEVELS = tuple(HABITS)
