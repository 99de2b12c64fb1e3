"""boardgame.io under the same load as our table: the other half of the load benchmark.

Its server and its load generator are two Node processes on loopback (`boardgameio/`). This module
installs what they need, starts and ends them, and reads the figures; the game and the load itself
are written in JavaScript, so that the peer plays at home. Linux only: it reads /proc.
"""

import os
import select
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from benchmarks.load.figures import LoadFigures, allow_files
from penumbra.errors import PenumbraError
from web import workshop

SOURCES = Path(__file__).parent / "boardgameio"
INSTALLED = Path(sys.prefix) / "peers" / "boardgameio"

SEATS = 5
FILES_BESIDE_SOCKETS = 200
START_LIMIT = 30.0  # seconds until the server must have named its port
SEATING_LIMIT = 150.0  # seconds; the generator itself gives up after 120


def install(folder: Path = INSTALLED) -> None:
    """Install the pinned packages into `folder`, unless they already lie there."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copyfile(SOURCES / name, folder / name)
    try:
        workshop.install(folder)
    except workshop.WorkshopTrouble as trouble:
        raise PenumbraError(str(trouble)) from trouble


def measure(tables: int, seconds: float, warmup: float, folder: Path = INSTALLED) -> LoadFigures:
    """Load a fresh server with so many tables of five, and say how it did."""
    if not (folder / "node_modules").exists():
        raise PenumbraError(f"boardgame.io is not installed in {folder}: call install() first.")
    allow_files(tables * SEATS + FILES_BESIDE_SOCKETS)
    node = workshop.find_node().program
    environment = os.environ | {
        "NODE_ENV": "production",
        "NODE_PATH": str(folder / "node_modules"),
    }
    with _serving(node, environment) as (pid, port):
        arguments = {
            "port": port,
            "server": pid,
            "tables": tables,
            "seconds": seconds,
            "warmup": warmup,
        }
        limit = SEATING_LIMIT + 2 * (warmup + seconds)
        try:
            done = subprocess.run(
                [node, SOURCES / "clients.js"]
                + [text for name, value in arguments.items() for text in (f"--{name}", str(value))],
                env=environment,
                capture_output=True,
                text=True,
                timeout=limit,
            )
        except subprocess.TimeoutExpired:
            raise PenumbraError(
                f"The load on boardgame.io ({tables} tables) did not end within {limit:.0f} s: "
                "try fewer tables."
            ) from None
    if done.returncode != 0:
        raise PenumbraError(
            f"The load on boardgame.io ({tables} tables) broke off: {done.stderr.strip()}"
        )
    return msgspec.json.decode(done.stdout, type=LoadFigures)


@contextmanager
def _serving(node: Path, environment: dict[str, str]) -> Iterator[tuple[int, int]]:
    """The peer's server while it runs: its process and its port."""
    with subprocess.Popen(
        [node, SOURCES / "server.js"],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as server:
        assert server.stdout is not None
        try:
            named, _, _ = select.select([server.stdout], [], [], START_LIMIT)
            line = server.stdout.readline() if named else b""
            if not line:
                raise PenumbraError(
                    f"boardgame.io's server did not start within {START_LIMIT:.0f} s; "
                    "what it wrote above says why."
                )
            yield server.pid, msgspec.json.decode(line, type=dict[str, int])["port"]
        finally:
            server.kill()
