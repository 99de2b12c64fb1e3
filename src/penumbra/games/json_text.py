"""JSON written by compiled code onto a page of bytes, word by word.

A table tells every act to every viewer, and to make Python objects of views and JSON of those was
most of its work. A game's `view_json` says what is written; here is how. Which words there are is
known beforehand (`Words`), so that writing one is copying a few bytes. Every value is followed by a
comma; whoever closes a list or an object puts the bracket in the place of the last one.
"""

from collections import namedtuple
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from penumbra.games.compiled import compiled

Page: TypeAlias = NDArray[np.uint8]
Texts: TypeAlias = NDArray[np.uint8]  # a line a word, its length in the last place

WIDTH = 32  # of such a line: to copy it whole takes one or two instructions
COMMA, MINUS, ZERO = b",-0"
OPEN_LIST, CLOSE_LIST, CLOSE_OBJECT = b"[]}"


class Words:
    """The words of a game and their numbers, all that compiled code knows of them; 0 is null."""

    def __init__(self) -> None:
        self._texts = ["null,"]

    def value(self, word: str) -> int:
        """The number of a string, the same for the same string."""
        text = f'"{word}",'
        return self._texts.index(text) if text in self._texts else self._add(text)

    def values(self, words: Iterable[str]) -> int:
        """The number of the first of several strings: the others follow it, null goes before.

        An empty string stands for null, too.
        """
        return self._row(f'"{word}",' if word else "null," for word in words)

    def numbers(self, below: int) -> int:
        """The number of 0; the others follow it, null goes before."""
        return self._row(f"{number}," for number in range(below))

    def flags(self) -> int:
        """The number of false; that of true follows."""
        return self._row(["false,", "true,"])

    def keys(self, names: Sequence[str]) -> Any:
        """The numbers of an object's keys, each under its name; the first one opens the object.

        They come as a named tuple, not as constants, because Numba compiles a function anew for
        each constant that it is called with.
        """
        named: Callable[..., Any] = namedtuple  # mypy wants to know the names beforehand
        texts = [f'{"" if k else "{"}"{name}":' for k, name in enumerate(names)]
        return named("Keys", names, rename=True)(*map(self._add, texts))

    def texts(self) -> Texts:
        """All words, for a writer."""
        lines = np.zeros((len(self._texts), WIDTH), dtype=np.uint8)
        for line, text in zip(lines, self._texts, strict=True):
            line[: len(text)] = list(text.encode("ascii"))
            line[WIDTH - 1] = len(text)
        return lines

    def _row(self, texts: Iterable[str]) -> int:
        null = self._add("null,")
        for text in texts:
            self._add(text)
        return null + 1

    def _add(self, text: str) -> int:
        assert len(text) < WIDTH, f"{text} is too long for a line."
        self._texts.append(text)
        return len(self._texts) - 1


def written(page: Page, ends: Sequence[int]) -> list[bytes]:
    """The texts that end in these places; the page must have been long enough for all of them."""
    together = page[: ends[-1]].tobytes()
    texts = [together[begin:end] for begin, end in pairwise((0, *ends))]
    assert max(map(len, texts)) < len(page) // len(ends) - WIDTH, "The page is full."
    return texts


@compiled
def within(page: Page, at: int) -> int:
    """The same place, or the last one with a line's room: nothing is ever written past a page."""
    return max(min(at, len(page) - WIDTH), 0)


def writer_of(texts: Texts) -> Callable[[Page, int, int], int]:
    """A compiled function that writes one of these words and says where it ends.

    It is made for its words, because a compiler that knows them need not fear that writing one
    changes another. What stands behind a word in its line is written, too; what comes next lies
    over it.
    """

    @compiled
    def put(page: Page, at: int, word: int) -> int:
        at = within(page, at)
        for k in range(WIDTH):
            page[at + k] = texts[word, k]
        return at + int(texts[word, WIDTH - 1])

    return put


@compiled
def put_number(page: Page, at: int, number: int) -> int:
    """Write a number, whatever its size."""
    at = within(page, at)
    if number < 0:
        page[at] = MINUS
        at += 1
        number = -number
    last = at
    tens = number // 10
    while tens:
        last += 1
        tens //= 10
    for place in range(last, at - 1, -1):
        page[place] = ZERO + number % 10
        number //= 10
    page[last + 1] = COMMA
    return last + 2


@compiled
def open_list(page: Page, at: int) -> int:
    """Begin a list."""
    at = within(page, at)
    page[at] = OPEN_LIST
    return at + 1


@compiled
def close(page: Page, at: int, bracket: int) -> int:
    """End a list or an object: the bracket replaces the last comma, if there is one."""
    at = within(page, at)
    at = at - 1 if page[at - 1] == COMMA else at
    page[at] = bracket
    page[at + 1] = COMMA
    return at + 2
