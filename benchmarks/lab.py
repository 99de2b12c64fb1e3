"""What sharing work out costs, and what more workers bring: the same run by one, and by more.

    python -m benchmarks.lab                             # two workers, tasks of about ten seconds
    python -m benchmarks.lab --budget 200 --tasks 40     # small tasks: overhead shows
    python -m benchmarks.lab --ray auto                  # … and by a Ray cluster

*start* is how long it takes until the first task begins; *idle* the part of the workers' time from
then to the last result that did not go into tasks. With one worker that is what sharing out costs;
with more, waiting for the last task is in it, too.
"""

import argparse
import os
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from penumbra.lab.duel import KIND, Duel
from penumbra.lab.runs import Here, Processes, begun, carry_on
from penumbra.lab.runs.cluster import Cluster
from penumbra.lab.runs.executors import Executor
from penumbra.lab.runs.work import Finished

PLAYERS = 4


class Measured(NamedTuple):
    """How a run went, in seconds."""

    whole: float
    start: float
    work: float


def measured(duel: Duel, executor: Executor) -> Measured:
    """The run, done once."""
    ends: list[float] = []
    work: list[float] = []

    def note(finished: Finished) -> None:
        ends.append(time.perf_counter())
        work.append(finished.seconds)

    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        carry_on(begun(KIND, duel, Path(folder) / "run"), executor, note)
    first = min(end - seconds for end, seconds in zip(ends, work, strict=True))
    return Measured(ends[-1] - began, first - began, sum(work))


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--budget", type=int, default=2000, help="playouts a decision")
    parser.add_argument("--tasks", type=int, default=12, help="games")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--ray", metavar="ADDRESS")
    options = parser.parse_args()
    level = f"sage:{options.budget}"
    duel = Duel("shamans", PLAYERS, (level,), (level,), options.tasks)
    crews: list[tuple[str, int, Executor]] = [("this process", 1, Here())]
    crews += [(f"{count} processes", count, Processes(count)) for count in options.workers]
    if options.ray:
        crews.append(("Ray", 0, Cluster(options.ray)))
    table = Table(title=f"{options.tasks} games of {level}; load {os.getloadavg()[0]:.1f}")
    for heading in ("workers", "seconds", "start", "a task", "idle", "× this process"):
        table.add_column(heading, justify="right")
    alone = 0.0
    for name, count, executor in crews:
        found = measured(duel, executor)
        alone = alone or found.whole
        there = count * (found.whole - found.start)
        table.add_row(
            name,
            f"{found.whole:.1f}",
            f"{found.start:.1f}",
            f"{found.work / options.tasks:.2f}",
            f"{1 - found.work / there:.1%}" if count else "",
            f"{alone / found.whole:.2f}",
        )
    Console().print(table)


if __name__ == "__main__":
    main()
