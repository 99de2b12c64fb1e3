"""Several servers on one PostgreSQL under load: with people at their table's server, and all of
them led there through another one.

    python -m benchmarks.load.several --tables 50 --seconds 5

On few cores more servers don't make more moves: what counts are the moves for a second of their
processor time, and what leading people on costs (`relay.py`).
"""

import argparse
import statistics
import sys

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from benchmarks.load import ours, relay
from benchmarks.load.figures import LoadFigures
from penumbra.errors import PenumbraError
from tests.table.postgres import Postgres, programs

SERVERS = (1, 2, 3)
HEADINGS = (
    "servers",
    "people come to",
    "moves/s",
    "p50\nms",
    "p99\nms",
    "servers'\ncpu",
    "moves/\ncpu s",
    "database's\ncpu",
)


def _row(servers: int, led: bool, shown: LoadFigures) -> list[str]:
    return [
        str(servers),
        "another server" if led else "their table's",
        f"{shown.moves_per_second:,.0f}",
        f"{shown.p50_ms:,.2f}",
        f"{shown.p99_ms:,.1f}",
        f"{shown.server_cpu:.2f}",
        f"{shown.moves_per_cpu_second:,.0f}",
        f"{shown.database_cpu:.2f}",
    ]


def _median(runs: list[LoadFigures]) -> LoadFigures:
    """The run in the middle, by what is steady where others work too."""
    middle = statistics.median_low(run.moves_per_cpu_second for run in runs)
    return next(run for run in runs if run.moves_per_cpu_second == middle)


def compare(console: Console, tables: int, seconds: float, warmup: float, rounds: int) -> None:
    """Measure in turns, every other one backwards; print the medians, and what a relay costs."""
    found = programs()
    if found is None:
        raise PenumbraError("Several servers need PostgreSQL (Debian: apt-get install postgresql).")
    postgres = Postgres(found, lasting=True)

    def measure(servers: int, led: bool) -> LoadFigures:
        store = postgres.new_database()
        with console.status(f"{servers} servers …"):
            return ours.measure_many(store, postgres.pid, servers, led, tables, seconds, warmup)

    try:
        title = f"{tables} tables of five, the median of {rounds} runs each"
        sheet = Table(title=title, box=SIMPLE_HEAD, padding=0)
        for heading in HEADINGS:
            sheet.add_column(heading, justify="right")
        kinds = [(servers, led) for servers in SERVERS for led in (False, True)[:servers]]
        runs: dict[tuple[int, bool], list[LoadFigures]] = {kind: [] for kind in kinds}
        for turn in range(rounds):
            for kind in kinds[:: -1 if turn % 2 else 1]:
                runs[kind].append(measure(*kind))
        for kind in kinds:
            sheet.add_row(*_row(*kind, _median(runs[kind])))
        console.print(sheet)
        with console.status("What a relay costs …"):
            cost = relay.measure(postgres.new_database())
        console.print(
            f"Led on by another server, an answer takes {cost.more_ms:.2f} ms more (the quickest;"
            f" {cost.more_ms_usually:.2f} in the middle), its owner {cost.work:+.0%} of its time."
        )
    finally:
        postgres.remove()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--warmup", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    try:
        compare(Console(), asked.tables, asked.seconds, asked.warmup, asked.rounds)
    except PenumbraError as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
