"""Our table and boardgame.io under the same load, in turns, in one run.

    python -m benchmarks.load --tables 1 50 200 1000 --seconds 5

The goals: at 200 tables four times the moves a second of boardgame.io, p99 under 100 ms, and ten
thousand idle tables in under 2 GiB. Machines are noisy: what counts are the ratios.
"""

import argparse
import statistics
import sys

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from benchmarks.load import idle, ours, peer
from benchmarks.load.figures import LoadFigures
from penumbra.errors import PenumbraError

HEADINGS = (
    "tables",
    "",
    "moves/s",
    "p50\nms",
    "p99\nms",
    "server\ncpu",
    "moves/\ncpu s",
    "load\ncpu",
    "MiB",
    "KiB/\ntable",
    "bytes/\nview",
)


def _row(name: str, shown: LoadFigures) -> list[str]:
    return [
        str(shown.tables),
        name,
        f"{shown.moves_per_second:,.0f}",
        f"{shown.p50_ms:,.1f}",
        f"{shown.p99_ms:,.1f}",
        f"{shown.server_cpu:.2f}",
        f"{shown.moves_per_cpu_second:,.0f}",
        f"{shown.generator_cpu:.2f}",
        f"{shown.server_rss_mib:.0f}",
        f"{shown.table_kib:.0f}",
        f"{shown.view_bytes:,.0f}",
    ]


def _median(runs: list[LoadFigures]) -> LoadFigures:
    """The run in the middle."""
    middle = statistics.median_low(run.moves_per_second for run in runs)
    return next(run for run in runs if run.moves_per_second == middle)


def main() -> None:
    """Measure both in turns, print figures and ratios."""
    parser = argparse.ArgumentParser(description="our table and boardgame.io under load")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 50, 200, 1000])
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--warmup", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3, help="turns each; the middle one is shown")
    parser.add_argument("--idle", type=int, default=10_000, help="waiting tables; 0 for none")
    asked = parser.parse_args()
    console = Console()
    sheet = Table(title="Five sockets a table, closed loop", box=SIMPLE_HEAD, padding=0)
    for heading in HEADINGS:
        sheet.add_column(heading, justify="right")
    try:
        with console.status("Installing boardgame.io …"):
            peer.install()
        for tables in asked.tables:
            theirs: list[LoadFigures] = []
            mine: list[LoadFigures] = []
            for turn in range(asked.rounds):
                with console.status(f"{tables} tables, turn {turn + 1} of {asked.rounds} …"):
                    theirs.append(peer.measure(tables, asked.seconds, asked.warmup))
                    mine.append(ours.measure(tables, asked.seconds, asked.warmup))
            there, here = _median(theirs), _median(mine)
            sheet.add_row(*_row("boardgame.io", there))
            sheet.add_row(*_row("Penumbra", here))
            ratio = here.moves_per_second / there.moves_per_second
            cpu = here.moves_per_cpu_second / there.moves_per_cpu_second
            sheet.add_row("", "×", f"{ratio:.1f}", "", "", "", f"{cpu:.1f}")
        console.print(sheet)
        if asked.idle:
            empty, full = idle.measure(asked.idle)
            each = (full - empty) * 1024 / asked.idle
            console.print(f"{asked.idle:,} idle tables: {full:,.0f} MiB, {each:.1f} KiB each")
    except PenumbraError as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
