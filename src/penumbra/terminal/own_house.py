"""`penumbra serve --sit`: a server of one's own for an evening, and its host at the first table.

The server runs as a child, so that what it logs stays off the page; it ends with the evening,
unless other people are still there.
"""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

from penumbra.games.errors import PenumbraError
from penumbra.locale import Catalogue
from penumbra.table.settings import Settings
from penumbra.terminal.join import open_table
from penumbra.terminal.seats import state_folder

LOG = "server.log"
LARGEST_LOG = 1 << 20  # bytes; then it begins anew
LAST_ORDERS = 10.0  # seconds the server has for ending
_ADDRESS = re.compile(rb"https?://\S+")
_SOCKETS = re.compile(rb"^penumbra_sockets (\d+)", re.MULTILINE)


def evening(
    settings: Settings, words: Sequence[str], name: str | None, catalogue: Catalogue
) -> int:
    """Serve, open a table of Shamans with bots, and sit at it; `words` are options of `serve`."""
    log = state_folder() / LOG
    with _server(settings, words, log) as (server, address):
        print(catalogue.text("own-house-open", address=address, log=str(log)), flush=True)
        code = open_table(address, name, catalogue, bots=True, game="shamans", players=4)
        others = _sockets(_from_inside(settings, address))
        if others != 0:
            known = "own-house-may-go-on" if others is None else "own-house-goes-on"
            print(catalogue.text(known, address=address), flush=True)
            try:
                server.wait()
            except KeyboardInterrupt:
                print()
    print(catalogue.text("own-house-closed"))
    return code


@contextmanager
def _server(
    settings: Settings, words: Sequence[str], log: Path
) -> Iterator[tuple["subprocess.Popen[bytes]", str]]:
    """A server as long as it is needed, and its address."""
    named = any(word.startswith("--port=") for word in words)
    free = [] if named or _is_free(settings) else ["--port=0"]
    command = [sys.executable, "-m", "penumbra.cli", "serve", *words, *free]
    if log.exists() and log.stat().st_size > LARGEST_LOG:
        log.unlink()
    with log.open("ab") as lines:
        beginning = lines.tell()
        server = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=lines,
            start_new_session=True,  # Ctrl-C is for whoever sits here; the server ends afterwards
        )
    with _told_to_go(), server:
        try:
            assert server.stdout is not None, "a pipe was asked for"
            found = _ADDRESS.search(server.stdout.readline())
            if found is None:
                why = log.read_bytes()[beginning:].decode(errors="replace").strip()
                raise PenumbraError(f"The server did not start. It says: {why or 'nothing'}")
            yield server, found[0].decode()
        finally:
            server.terminate()
            try:
                server.wait(LAST_ORDERS)
            except subprocess.TimeoutExpired:
                server.kill()


@contextmanager
def _told_to_go() -> Iterator[None]:
    """A closed terminal window ends the server, too, and not only whoever sits before it."""

    def go(number: int, frame: object) -> None:
        sys.exit(128 + number)

    signals = [signal.SIGTERM] + ([signal.SIGHUP] if os.name == "posix" else [])
    before = {one: signal.signal(one, go) for one in signals}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def _is_free(settings: Settings) -> bool:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        with socket.socket(family) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind((settings.host, settings.port))
            return True
    except OSError:
        return False


def _from_inside(settings: Settings, address: str) -> str:
    """The server as this machine reaches it: figures are not for the network."""
    if settings.host in ("0.0.0.0", "::"):
        port = settings.port if settings.address else urlsplit(address).port
        return f"http://127.0.0.1:{port}"
    return address


def _sockets(address: str) -> int | None:
    """How many are still connected, at whatever table; None: the figures are not for me."""
    try:
        with urlopen(f"{address}/metrics", timeout=5) as figures:
            found = _SOCKETS.search(figures.read())
    except (URLError, OSError):
        return None
    return int(found[1]) if found is not None else None
