"""What a learner sees: a game's fields as tensors of integers and of floats, each declared once.

A game's `tensors` declares its fields one behind the other, as `games.layout` does the places of a
row; offsets, both tensors and docs/observations.md follow from that. An integer tensor has a byte
an entry. A float tensor has every entry between 0 and 1: a flag as it is, a number divided by the
most it can be, a choice spread out into a column for each of its values.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cache, cached_property
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games.compiled import called
from penumbra.games.compiled_game import CompiledGame
from penumbra.games.driver import Array
from penumbra.games.registry import folder_of

Line: TypeAlias = NDArray[np.uint8]
"""One integer tensor."""
Floats: TypeAlias = NDArray[np.float32]


class Kind(Enum):
    """How an entry is read."""

    FLAG = "flag"
    NUMBER = "number"
    CHOICE = "choice"


class Field(int):
    """A field of the integer tensor: where its first entry stands. Compiled code takes the number.

    It has `width` entries, one `each` of something; `values` names what a choice can be, counted
    from 1: 0 is none of them, or unknown. A number is at most `most`.
    """

    width: int
    kind: Kind
    each: str
    values: Sequence[str]
    most: int
    meaning: str

    def __new__(
        cls,
        at: int,
        width: int,
        kind: Kind,
        each: str,
        meaning: str,
        values: Sequence[str] = (),
        most: int = 1,
    ) -> "Field":
        field = super().__new__(cls, at)
        field.width, field.kind, field.each, field.meaning = width, kind, each, meaning
        field.values, field.most = values, len(values) or most
        return field

    @property
    def columns(self) -> int:
        """Floats an entry takes."""
        return len(self.values) if self.kind == Kind.CHOICE else 1


class Fields:
    """Hands out fields, one behind the other."""

    def __init__(self) -> None:
        self._end = 0

    def flags(self, width: int, each: str, meaning: str) -> Field:
        """Yes or no."""
        return self._next(Field(self._end, width, Kind.FLAG, each, meaning))

    def numbers(self, width: int, each: str, most: int, meaning: str) -> Field:
        """From 0 to `most`; what is more counts as that."""
        return self._next(Field(self._end, width, Kind.NUMBER, each, meaning, most=most))

    def choices(self, width: int, each: str, values: Sequence[str], meaning: str) -> Field:
        """One of these values, or none of them."""
        return self._next(Field(self._end, width, Kind.CHOICE, each, meaning, values))

    def _next(self, field: Field) -> Field:
        self._end += field.width
        return field


class Spread(NamedTuple):
    """How integers become floats, entry by entry: its first column, and what it is multiplied by;
    0 says that it is a choice, with a column for each value.

    `stretches` are those of flags and numbers, which lie side by side in both tensors (first entry,
    end, first column), `choices` are the entries between them; none of the former goes on from
    what lies on the table into the history.
    """

    columns: Array
    scale: Floats
    stretches: Array
    choices: Array


@called
def widen(
    line: Line, floats: Floats, columns: Array, scale: Floats, stretches: Array, choices: Array
) -> None:
    """An integer tensor as a float tensor. Stretches are multiplied in one go, by slices: so the
    compiler takes many entries at a time, which is three times as fast as asking each.
    """
    for column in range(len(floats)):
        floats[column] = 0.0
    for stretch in range(len(stretches)):
        first, end, column = stretches[stretch]
        if first >= len(line):
            break
        numbers, factors = line[first:end], scale[first:end]
        wide = floats[column : column + end - first]
        for k in range(len(numbers)):
            wide[k] = np.float32(numbers[k]) * factors[k]
    for choice in range(len(choices)):
        entry = choices[choice]
        if entry >= len(line):
            break
        value = int(line[entry])
        if value != 0:
            floats[columns[entry] + value - 1] = 1.0


class Tensors:
    """The tensors of one game.

    `encode(seen, line)` is compiled and writes an observation (`Game.information_state`) as an
    integer tensor, as long as the line is: with or without the fields of the round's history, which
    come last. `gone(row)` is compiled and tells who can neither act nor gain any more this round,
    as a mask of seats. `actions` is how many numbers of actions there are. `private` are the fields
    in which a seat sees more than a spectator.
    """

    def __init__(
        self,
        module: Mapping[str, object],
        history: Field,
        actions: int,
        encode: Callable[[Array, Line], None],
        gone: Callable[[Array], int],
        private: Sequence[Field],
    ) -> None:
        self.fields = {name: each for name, each in module.items() if isinstance(each, Field)}
        self.actions = actions
        self.encode = encode
        self.gone = gone
        self.private = private
        self._history = history

    def integers(self, history: bool) -> int:
        """Entries of the integer tensor."""
        return sum(field.width for field in self.seen(history).values())

    def floats(self, history: bool) -> int:
        """Entries of the float tensor."""
        return sum(field.width * field.columns for field in self.seen(history).values())

    @cached_property
    def columns(self) -> dict[str, int]:
        """Where each field begins in the float tensor."""
        taken = [field.width * field.columns for field in self.fields.values()]
        return dict(zip(self.fields, [0, *np.cumsum(taken)[:-1].tolist()], strict=True))

    @cached_property
    def spread(self) -> Spread:
        """How the integer tensor becomes the float tensor."""
        columns: list[int] = []
        scale: list[float] = []
        stretches: list[list[int]] = []
        choices: list[int] = []
        for field, start in zip(self.fields.values(), self.columns.values(), strict=True):
            end = field + field.width
            columns += range(start, start + field.width * field.columns, field.columns)
            scale += [0.0 if field.kind == Kind.CHOICE else 1 / field.most] * field.width
            if field.kind == Kind.CHOICE:
                choices += range(field, end)
            elif stretches and stretches[-1][1] == field != self._history:
                stretches[-1][1] = end
            else:
                stretches.append([int(field), end, start])
        return Spread(
            np.array(columns, dtype=np.int64),
            np.array(scale, dtype=np.float32),
            np.array(stretches, dtype=np.int64),
            np.array(choices, dtype=np.int64),
        )

    def tensor(self, seen: Array, floats: bool, history: bool) -> NDArray[Any]:
        """One observation (the words of `Game.information_state`) as a tensor."""
        line = np.zeros(self.integers(history), dtype=np.uint8)
        self.encode(seen, line)
        if not floats:
            return line
        found = np.zeros(self.floats(history), dtype=np.float32)
        widen(line, found, *self.spread)
        return found

    @property
    def first_of_history(self) -> str:
        """The first field that is only there with the history."""
        return next(name for name, field in self.fields.items() if field == self._history)

    def table(self) -> str:
        """The fields as a table in Markdown."""
        lines = [
            "| integer | entries | float | floats | field | one each | value | what it is |",
            "|---:|---:|---:|---:|---|---|---|---|",
        ]
        at = 0
        for name, field in self.fields.items():
            floats = field.width * field.columns
            cells = [str(int(field)), str(field.width), str(at), str(floats), f"`{name}`"]
            lines.append("| " + " | ".join([*cells, field.each, _values(field), field.meaning]))
            lines[-1] += " |"
            at += floats
        return "\n".join(lines) + "\n"

    def seen(self, history: bool) -> dict[str, Field]:
        """The fields by their names, with or without those of the round's history."""
        return {
            name: field for name, field in self.fields.items() if history or field < self._history
        }


def _values(field: Field) -> str:
    if field.kind == Kind.FLAG:
        return "0, 1"
    if field.kind == Kind.NUMBER:
        return f"0 to {field.most}"
    return ", ".join(f"{k} {value}" for k, value in enumerate(field.values, start=1))


@cache
def tensors_of(name: str) -> tuple[Any, Tensors]:
    """A `CompiledGame`, with boards of its own kind, and its tensors; PenumbraError if none."""
    if name not in GAMES:
        raise PenumbraError(f"There is no game “{name}”. Games: {', '.join(GAMES)}.")
    game = GAMES[name]
    folder = folder_of(name, __package__)
    if folder is None or not isinstance(game, CompiledGame):
        raise PenumbraError(f"“{name}” has no tensors: it needs a folder in penumbra/envs.")
    return game, folder.TENSORS
