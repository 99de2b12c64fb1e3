"""Measure everything in one run, turn by turn, print the tables and write docs/performance.md.

python -m benchmarks.peers
python -m benchmarks.peers --rounds 1 --seconds 0.05 --docs /tmp/docs --only Penumbra
"""

import argparse
import os
import platform
from collections.abc import Iterator
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median

ONE_CORE = {
    "JAX_PLATFORMS": "cpu",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "OMP_NUM_THREADS": "1",
    "JAX_COMPILATION_CACHE_DIR": str(Path(__file__).parents[2] / "build" / "jax"),
    "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "1",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}
os.environ.update(ONE_CORE)  # read while the libraries are imported

from rich.console import Console  # noqa: E402
from rich.progress import track  # noqa: E402

from benchmarks.peers import (  # noqa: E402
    openspiel,
    ours,
    pettingzoo_games,
    pgx_games,
    rlcard_games,
)
from benchmarks.peers.candidate import SECONDS, Candidate, Turn  # noqa: E402
from benchmarks.peers.report import Measured, page, write  # noqa: E402

PACKAGES = ("numpy", "numba", "open_spiel", "pgx", "jax", "rlcard", "pettingzoo", "gymnasium")
DOCS = Path(__file__).parents[2] / "docs"


def candidates() -> Iterator[Candidate]:
    """Ours first."""
    for library in (ours, openspiel, pgx_games, rlcard_games, pettingzoo_games):
        yield from library.candidates()


def measure(chosen: list[Candidate], rounds: int, seconds: float) -> list[Measured]:
    """Prepare everybody, then let them take turns; the median of each one's turns counts."""
    turns: dict[int, Turn] = {}
    failed: dict[int, str] = {}
    for k, each in track(list(enumerate(chosen)), "preparing", console=Console(stderr=True)):
        try:
            turns[k] = each.prepare()
        except Exception as error:  # somebody else's code: the others are measured all the same
            failed[k] = f"{type(error).__name__}: {error}"[:80]
    rates: dict[int, list[float]] = {k: [] for k in turns}
    order = [k for _ in range(rounds) for k in turns]
    for k in track(order, "measuring", console=Console(stderr=True)):
        rates[k].append(turns[k](seconds))
    return [
        Measured(each, median(rates[k]) if k in rates else 0.0, failed.get(k, ""))
        for k, each in enumerate(chosen)
    ]


def circumstances(rounds: int, seconds: float) -> str:
    """When, with what, and how."""
    versions = []
    for package in PACKAGES:
        try:
            versions.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            versions.append(f"no {package}")
    return (
        f"{date.today()} with `make bench-peers`: Python {platform.python_version()}, "
        f"{', '.join(versions)}; one core, processor time, the median of {rounds} turns of "
        f"{seconds:g} s taken alternately."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7, help="turns for each")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of a turn")
    parser.add_argument("--docs", type=Path, default=DOCS, help="folder of performance.md")
    parser.add_argument("--only", default="", help="a part of the name of what is measured")
    options = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    chosen = [each for each in candidates() if options.only in each.name]
    measured = measure(chosen, options.rounds, options.seconds)
    when = circumstances(options.rounds, options.seconds)
    print("\n".join(page(measured, when, "peers.svg")))
    if not options.only:
        write(measured, when, options.docs)


if __name__ == "__main__":
    main()
