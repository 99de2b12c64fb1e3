"""Keys from a person: one at a time from a terminal, a line at a time from anything else.

Ctrl-C raises KeyboardInterrupt and the end of input EOFError, from either. What a key means is
the business of `choices`; here only the keyboards are reconciled: whoever plays in French, Czech
or Russian need not change the layout to press `1` or `f`.
"""

import os
import select
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

if sys.platform != "win32":
    import termios
    import tty

_LATIN = "qwertyuiopasdfghjklzxcvbnm"
_RUSSIAN = "йцукенгшщзфывапролдячсмить"
_DIGITS = "1234567890"
# Where a layout puts other signs on the keys of the digits, and of the question mark in Russian.
LAYOUTS: dict[str, dict[str, str]] = {
    "en": {},
    "fr": dict(zip("&é\"'(-è_çà", _DIGITS, strict=True)),
    "cs": dict(zip("+ěščřžýáíé", _DIGITS, strict=True)),
    "ru": dict(zip(_RUSSIAN, _LATIN, strict=True)) | {",": "?"},
}
_SAME = {"\r": "\n", "\x7f": "\x1b", "\x08": "\x1b"}  # Enter; Backspace goes a step back like Esc
_INTERRUPT, _END_OF_INPUT = "\x03", "\x04"
_ESCAPE = "\x1b"
_SEQUENCE = 0.03  # seconds within which the rest of an arrow key arrives


class Keys(Protocol):
    """Whoever presses keys."""

    @property
    def live(self) -> bool:
        """A person sits before it, who needs pauses and may press a key to hurry."""

    def read(self) -> str:
        """The next key."""

    def hurried(self, seconds: float) -> bool:
        """Wait a little; whether a key was pressed meanwhile (it is swallowed)."""


class Typing(Keys, Protocol):
    """Whoever presses keys and also writes sentences."""

    def stroke(self) -> str:
        """The next key as it was pressed; empty for one that is none, such as an arrow."""

    def meant(self, stroke: str) -> str:
        """The key a stroke stands for, whatever the layout."""

    def line(self) -> str:
        """The rest of the line, or the next one: for keys that come in lines."""


class LineKeys:
    """Keys from a file or pipe: every character of a line is one, an empty line is Enter."""

    live = False

    def __init__(self, language: str) -> None:
        self._layout = LAYOUTS[language]
        self._left: deque[str] = deque()

    def read(self) -> str:
        return self.meant(self.stroke())

    def stroke(self) -> str:
        if not self._left:
            self._left.extend(self._next_line() or "\n")
        return self._left.popleft()

    def meant(self, stroke: str) -> str:
        return _meant(stroke, self._layout)

    def line(self) -> str:
        rest = "".join(self._left) or self._next_line()
        self._left.clear()
        return rest

    def _next_line(self) -> str:
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.rstrip("\n")

    def hurried(self, seconds: float) -> bool:
        return True


class TerminalKeys:
    """Single keys from the terminal on standard input."""

    live = True

    def __init__(self, language: str) -> None:
        self._layout = LAYOUTS[language]
        self._input = sys.stdin.fileno()

    def read(self) -> str:
        return self.meant(self.stroke())

    def meant(self, stroke: str) -> str:
        return _meant(stroke, self._layout)

    def line(self) -> str:
        raise AssertionError("a terminal's line is written stroke by stroke")

    def stroke(self) -> str:
        key = self._character()
        if key == _INTERRUPT:
            raise KeyboardInterrupt
        if key == _END_OF_INPUT:
            raise EOFError
        if key == _ESCAPE and self._pending(_SEQUENCE):
            while self._pending(_SEQUENCE):  # an arrow or function key, which means nothing here
                os.read(self._input, 1)
            return ""
        return key

    def hurried(self, seconds: float) -> bool:
        if not self._pending(seconds):
            return False
        self.read()
        return True

    def _pending(self, seconds: float) -> bool:
        return bool(select.select([self._input], [], [], seconds)[0])

    def _character(self) -> str:
        """One character, which may be several bytes of UTF-8."""
        first = os.read(self._input, 1)
        if not first:
            raise EOFError
        more = sum(first[0] >= bound for bound in (0xC0, 0xE0, 0xF0))
        return (first + b"".join(os.read(self._input, 1) for _ in range(more))).decode(
            errors="replace"
        )


@contextmanager
def keyboard(language: str) -> Iterator[Typing]:
    """The keys of whoever sits there; the terminal is put back as it was at the end."""
    if sys.platform == "win32" or not sys.stdin.isatty():
        yield LineKeys(language)
        return
    before = termios.tcgetattr(sys.stdin)
    tty.setraw(sys.stdin, termios.TCSANOW)
    settings = termios.tcgetattr(sys.stdin)
    settings[1] = before[1]  # output as usual: a new line still begins at its left
    termios.tcsetattr(sys.stdin, termios.TCSANOW, settings)
    try:
        yield TerminalKeys(language)
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


def _meant(key: str, layout: dict[str, str]) -> str:
    key = _SAME.get(key, key)
    return layout.get(key.lower(), key.lower())
