"""The layout of a row: each place declared once, with its width, who may see it and what it means.

A game's `state` declares its places one behind the other; their offsets, the observation of a seat
(`sight`) and docs/rows.md follow from that. No place can be left unclassified, and a secret one
between two public ones stays secret.
"""

from collections.abc import Iterator, Mapping
from enum import Enum

import numpy as np
from numpy.typing import NDArray

MOST_WORDS = 128  # 1 KiB: search copies states


class Sees(Enum):
    """Who sees a place. Whatever does not fit here names the function of `sight` that decides."""

    EVERYBODY = "everybody"
    OWNER = "the seat it belongs to"
    NOBODY = "nobody"


class Place(int):
    """A place of a row: the offset of its first word. Compiled code takes it for the number."""

    width: int
    sees: Sees | str
    meaning: str

    def __new__(cls, at: int, width: int, sees: Sees | str, meaning: str) -> "Place":
        place = super().__new__(cls, at)
        place.width, place.sees, place.meaning = width, sees, meaning
        return place


class Places:
    """Hands out places, one behind the other."""

    def __init__(self) -> None:
        self._end = 0

    def __call__(self, width: int, sees: Sees | str, meaning: str) -> Place:
        """The next `width` words."""
        place = Place(self._end, width, sees, meaning)
        self._end += width
        return place


class Layout:
    """All places of a row, under the names a module gives them."""

    def __init__(self, module: Mapping[str, object]) -> None:
        self.places = {name: each for name, each in module.items() if isinstance(each, Place)}
        self.width = sum(place.width for place in self.places.values())
        ends = [0, *(place + place.width for place in self.places.values())]
        assert [*self.places.values(), self.width] == ends, "a place lies outside the others"
        assert self.width <= MOST_WORDS, f"{self.width} words are more than {MOST_WORDS}"

    def of(self, sees: Sees | str) -> tuple[int, ...]:
        """Where the places begin that these see."""
        return tuple(int(place) for place in self.places.values() if place.sees == sees)

    def words(self, sees: Sees | str) -> list[int]:
        """Every word that these see."""
        return [*self._words(sees)]

    def mask(self, sees: Sees | str) -> NDArray[np.int64]:
        """A word a place: all bits where these see it, none elsewhere.

        A row and its mask give what they see in one pass without a branch, which a processor does
        several words at a time: copying the runs between secrets took half as long again.
        """
        mask = np.zeros(self.width, dtype=np.int64)
        mask[self.words(sees)] = -1
        return mask

    def table(self) -> str:
        """The row as a table in Markdown."""
        lines = ["| from | words | place | who sees it | what it is |", "|---:|---:|---|---|---|"]
        for name, place in self.places.items():
            sees = place.sees.value if isinstance(place.sees, Sees) else f"`sight.{place.sees}`"
            lines.append(f"| {place:d} | {place.width} | `{name}` | {sees} | {place.meaning} |")
        return "\n".join(lines) + "\n"

    def _words(self, sees: Sees | str) -> Iterator[int]:
        for place in self.places.values():
            if place.sees == sees:
                yield from range(place, place + place.width)
