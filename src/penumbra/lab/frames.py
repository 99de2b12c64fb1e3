"""The facts of a run as tables for analysts: a line a round, and a line for every seat of a round.

Numbers that mean words are written as words; seats count from 1, as everywhere people read them.
Needs Polars, which the extra `lab` brings.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from penumbra.errors import PenumbraError
from penumbra.lab import playing
from penumbra.lab.facts import WON, Facts, Field
from penumbra.lab.playing import Table

if TYPE_CHECKING:
    from polars import DataFrame

FORMATS = ("parquet", "csv")


class NoTables(PenumbraError):
    """Tables can't be written."""


def rounds(table: Table, facts: Facts) -> "DataFrame":
    """A line a round: what is known of it as a whole."""
    columns: dict[str, Any] = {"players": np.full(len(facts), table.players, dtype=np.int32)}
    for field in playing.counted(table.game).COLUMNS.fields:
        if not field.of_seats:
            columns |= _named(field, facts[:, field.at : field.at + max(1, len(field.kinds))])
    columns["over"] = facts[:, WON] != 0
    del columns["won"]  # a mask: the other table has it seat by seat
    return _frame(columns)


def seats(table: Table, facts: Facts) -> "DataFrame":
    """A line for every seat of a round: what it was, did and got."""
    counted = playing.counted(table.game)
    players = table.players
    seat = np.tile(np.arange(players), len(facts))
    each = {name: facts[:, at].repeat(players) for name, at in (("deal", 0), ("round", 1))}
    place = (seat - facts[:, counted.FIRST].repeat(players)) % players
    levels = np.array(
        [
            [table.level(number, seat) for seat in range(players)]
            for number in range(len(table.levels))
        ]
    )
    columns: dict[str, Any] = {
        "players": np.full(len(seat), players, dtype=np.int32),
        **each,
        "seat": seat + 1,
        "place": place + 1,
        "level": levels[each["deal"] % len(table.levels), seat],
        "won_game": facts[:, WON].repeat(players) >> seat & 1 != 0,
    }
    for field in counted.COLUMNS.fields:
        if field.of_seats:
            wide = max(1, len(field.kinds))
            own = facts[:, field.at : field.at + players * wide]
            columns |= _named(field, own.reshape(len(seat), wide))
    return _frame(columns)


def _frame(columns: dict[str, Any]) -> "DataFrame":
    frame: DataFrame = _polars().DataFrame(columns)
    return frame


def _named(field: Field, numbers: Facts) -> dict[str, Any]:
    names = [f"{field.name}_{kind}" for kind in field.kinds] or [field.name]
    if not field.words:
        return {name: numbers[:, k] for k, name in enumerate(names)}
    words = np.array(field.words)
    return {name: words[numbers[:, k]] for k, name in enumerate(names)}


def write(folder: Path, form: str, tables: Sequence[tuple[Table, Facts]]) -> list[Path]:
    """Write both tables of all these games into a folder; NoTables if that can't be."""
    polars = _polars()
    written = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, made in (("rounds", rounds), ("seats", seats)):
            frame = polars.concat([made(table, facts) for table, facts in tables])
            path = folder / f"{name}.{form}"
            if form == "parquet":
                frame.write_parquet(path)
            else:
                frame.write_csv(path)
            written.append(path)
    except OSError as error:
        raise NoTables(f"No tables can be written to {folder}: {error.strerror}.") from error
    return written


def _polars() -> Any:
    try:
        import polars
    except ImportError as error:
        raise NoTables("Tables need Polars: pip install 'penumbra[lab]'.") from error
    return polars
