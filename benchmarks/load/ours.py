"""Our table under load: `penumbra serve` with a fresh store, and the generator beside it."""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec

from benchmarks.load.figures import LoadFigures, allow_files
from penumbra.errors import PenumbraError
from penumbra.table.terms import Views

SEATS = 5
FILES_BESIDE_SOCKETS = 200
SEATING_LIMIT = 300.0
UNLIMITED = {  # all load comes from one address
    "PENUMBRA_TABLES_PER_HOUR": "1000000",
    "PENUMBRA_JOINS_PER_MINUTE": "1000000",
    "PENUMBRA_REQUESTS_PER_MINUTE": "10000000",
    "PENUMBRA_SOCKETS_PER_ADDRESS": "1000000",
    "PENUMBRA_HANDSHAKES_PER_MINUTE": "1000000",
    "PENUMBRA_CONNECTIONS_PER_ADDRESS": "1000000",
    "PENUMBRA_ENTRIES_PER_HOUR": "100000000",
    "PENUMBRA_TABLE_ENTRIES": "1000000",
    "PENUMBRA_MESSAGES_PER_SECOND": "10000",
    "PENUMBRA_MESSAGE_BURST": "10000",
    "PENUMBRA_LOG_LEVEL": "warning",
}


@contextmanager
def serving(store: str | None = None) -> Iterator[tuple[int, str]]:
    """A server with an empty store, or at this one: its process and its address."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith("PENUMBRA_")}
    with tempfile.TemporaryDirectory() as folder:
        store = store or f"sqlite:///{Path(folder) / 'penumbra.db'}"
        command = [sys.executable, "-m", "penumbra.cli", "serve", "--port", "0", "--store", store]
        server = subprocess.Popen(command, env=clean | UNLIMITED, stdout=subprocess.PIPE)
        try:
            assert server.stdout is not None
            found = re.search(rb"http://\S+", server.stdout.readline())
            if found is None:
                raise PenumbraError("Our own server did not start; see the lines above.")
            yield server.pid, found[0].decode()
        finally:
            server.kill()
            server.communicate()


def measure(tables: int, seconds: float, warmup: float, views: Views = "always") -> LoadFigures:
    """Load a fresh server with so many tables of five, and say how it did."""
    allow_files(tables * SEATS + FILES_BESIDE_SOCKETS)
    with serving() as server:
        return load([server], tables, seconds, warmup, views=views)


def measure_many(
    store: str,
    database: int,
    servers: int,
    relayed: bool,
    tables: int,
    seconds: float,
    warmup: float,
) -> LoadFigures:
    """The same for several servers of one PostgreSQL store, whose first process is `database`;
    `relayed`, if everybody comes to another server than that of his table.
    """
    allow_files(tables * SEATS * 3 + FILES_BESIDE_SOCKETS)
    with ExitStack() as stack:
        running = [stack.enter_context(serving(store)) for _ in range(servers)]
        return load(
            *(running, tables, seconds, warmup),
            relayed=relayed,
            database=database,
        )


def load(
    servers: Sequence[tuple[int, str]],
    tables: int,
    seconds: float,
    warmup: float,
    *,
    relayed: bool = False,
    database: int = 0,
    views: Views = "always",
) -> LoadFigures:
    """Let people play at these servers, in a process of their own."""
    options = ["--server", *(str(pid) for pid, _ in servers)]
    options += ["--address", *(address for _, address in servers)]
    wished = {
        "tables": tables,
        "seconds": seconds,
        "warmup": warmup,
        "relayed": int(relayed),
        "database": database,
        "views": views,
    }
    options += [text for name, value in wished.items() for text in (f"--{name}", str(value))]
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.load.clients", *options],
        capture_output=True,
        text=True,
        timeout=SEATING_LIMIT + 2 * (seconds + warmup),
    )
    if done.returncode != 0:
        raise PenumbraError(f"The load on our table ({tables} tables) broke off:\n{done.stderr}")
    return msgspec.json.decode(done.stdout, type=LoadFigures)
