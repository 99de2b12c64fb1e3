"""Reading board files: TOML with an error that names line, value and remedy.

What a board of a game must hold is the game's affair; here is only how to read one, how to find the
line of a value again, and how to say what is wrong with it.

A file that says `like = "standard"` leaves out what is as on that shipped board: only its own
tables are read, in place of those there.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, NoReturn

from penumbra.games.errors import BadBoard

_HEADER = re.compile(r"\s*(\[\[?)\s*([\w.\"-]+)\s*\]\]?")
_KEY = re.compile(r"\s*([\w\"-]+)\s*=")


class BoardFile:
    """The data of a board together with where it was read, for errors that help."""

    def __init__(self, source: str, data: Mapping[str, Any], text: str = "") -> None:
        self.source = source
        self.data = data
        self._lines = text.splitlines()

    @classmethod
    def read(cls, package: str, source: str | Path) -> "BoardFile":
        """The shipped board of that name, or the file at that path."""
        shipped = files(package) / "boards"
        names = sorted(p.name.removesuffix(".toml") for p in shipped.iterdir())
        if str(source) in names:
            text = (shipped / f"{source}.toml").read_text(encoding="utf-8")
        else:
            try:
                text = Path(source).read_text(encoding="utf-8")
            except (OSError, ValueError) as error:  # no such file, no text, no possible path
                raise BadBoard(
                    f"There is no board “{source}” ({error}). Shipped boards: {', '.join(names)}; "
                    f"or give the path of a .toml file."
                ) from error
        try:
            file = cls(str(source), tomllib.loads(text), text)
        except (ValueError, RecursionError) as error:  # bad TOML, and good TOML out of all measure
            raise BadBoard(
                f"{source}: this is not valid TOML: {error}. Mend that line and try again."
            ) from error
        return file._completed(package, names) if "like" in file.data else file

    def _completed(self, package: str, names: Sequence[str]) -> "BoardFile":
        """With what the shipped board that it is like says, and it does not."""
        remedy = f"Name a shipped board: {', '.join(names)}."
        like = self.value(["like"], str, remedy)
        if like not in names or like == self.source:
            self.refuse(["like"], f"there is no board “{like}” to be like", remedy)
        self.data = dict(BoardFile.read(package, like).data) | dict(self.data)
        del self.data["like"]
        return self

    def value(self, path: Sequence[str | int], kind: type, remedy: str) -> Any:
        """The value at a path such as ("track", "moon"), of the given type."""
        found: Any = self.data
        for step in path:
            try:
                found = found[step]
            except (KeyError, IndexError, TypeError):
                self.refuse(path, f"“{step}” is missing", remedy)
        if type(found) is not kind:
            self.refuse(path, f"{found!r} is no {_KINDS[kind]}", remedy)
        return found

    def refuse(self, path: Sequence[str | int], trouble: str, remedy: str) -> NoReturn:
        """Reject the board: where, what, and what to write instead."""
        line = self._line(path)
        place = f"{self.source}, line {line}" if line else self.source
        name = ".".join(str(step) for step in path)
        raise BadBoard(f"{place}: {name}: {trouble}. {remedy}")

    def only(self, path: Sequence[str | int], known: Sequence[str]) -> None:
        """Refuse keys that mean nothing, so that a slip of the pen is not overlooked."""
        table: Any = self.data
        for step in path:
            table = table[step]
        for key in table:
            if key not in known:
                self.refuse([*path, key], f"“{key}” is unknown", f"Use {', '.join(known)}.")

    def _line(self, path: Sequence[str | int]) -> int | None:
        """The line of a value, or of the nearest table around it."""
        best, best_depth = None, 0
        where: list[str | int] = []
        counts: dict[str, int] = {}
        for number, line in enumerate(self._lines, start=1):
            if header := _HEADER.match(line):
                name = header[2].replace('"', "")
                where = list(name.split("."))
                if header[1] == "[[":
                    counts[name] = counts.get(name, -1) + 1
                    where.append(counts[name])
                here = where
            elif key := _KEY.match(line):
                here = [*where, key[1].replace('"', "")]
            else:
                continue
            depth = len(here)
            if [str(s) for s in here] == [str(s) for s in path[:depth]] and depth > best_depth:
                best, best_depth = number, depth
        return best


_KINDS = {int: "whole number", str: "text", dict: "table", list: "list"}
