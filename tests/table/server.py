"""A real server process for the tests: `penumbra serve` on a free port, to kill and restart."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Literal
from unittest.mock import patch

from penumbra.client import TableServer
from penumbra.client import server as client_of_servers

GENEROUS = {
    "PENUMBRA_TABLES_PER_HOUR": "100000",
    "PENUMBRA_JOINS_PER_MINUTE": "100000",
    "PENUMBRA_REQUESTS_PER_MINUTE": "1000000",
    "PENUMBRA_SOCKETS_PER_ADDRESS": "100000",
    "PENUMBRA_HANDSHAKES_PER_MINUTE": "100000",
    "PENUMBRA_CONNECTIONS_PER_ADDRESS": "100000",
    "PENUMBRA_REQUEST_SECONDS": "300",
    "PENUMBRA_ENTRIES_PER_HOUR": "100000000",
    "PENUMBRA_TABLE_ENTRIES": "1000000",
    "PENUMBRA_PEOPLE_PER_ADDRESS": "10000",
    "PENUMBRA_MESSAGES_PER_SECOND": "10000",
    "PENUMBRA_MESSAGE_BURST": "10000",
    "PENUMBRA_SHARE_SECONDS": "0.5",  # whoever speaks the protocol by hand gives no share
    "PENUMBRA_REVEAL_SECONDS": "0.5",
    "PENUMBRA_ANALYSIS_PLAYOUTS": "60",
    "PENUMBRA_HEALTH_SECONDS": "60",  # tests are not unwell because the machine is busy
}
"""Tests come from one address: its limits are tested where they are the point."""


PATIENCE = 300.0
"""Seconds for any one answer: what takes one second on an idle machine takes many on a busy one."""


class Server:
    """`penumbra serve` with a store of its own; the same port and store after a restart."""

    def __init__(self, folder: Path, store: str | None = None, **settings: object) -> None:
        self.store = store or f"sqlite:///{folder / 'penumbra.db'}"
        self.log = folder / "server.log"
        self.port = 0
        self._place = socket.socket()  # holds the port while the server is down
        self._folder = folder
        self._settings = {f"PENUMBRA_{key.upper()}": str(value) for key, value in settings.items()}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None, "the server runs"
        return self._process.pid

    @property
    def runs(self) -> bool:
        """Whether it was started, and not ended since."""
        return self._process is not None

    def memory(self, which: Literal["VmRSS", "VmHWM"] = "VmRSS") -> float:
        """What it has in memory, in MB, or (VmHWM) the most it ever had."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        kibi = next(int(line.split()[1]) for line in status.splitlines() if which in line)
        return kibi * 1024 / 1_000_000

    def client(self) -> TableServer:
        """A client of this server, with the patience of a test."""
        with patch.object(client_of_servers, "PATIENCE", PATIENCE):
            return TableServer(self.address)

    def start(self) -> "Server":
        """Start it and wait until people can come in."""
        if not self.port:
            self._place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            self._place.bind(("127.0.0.1", 0))
            self.port = self._place.getsockname()[1]
        clean = {k: v for k, v in os.environ.items() if not k.startswith("PENUMBRA_")}
        command = [sys.executable, "-m", "penumbra.cli", "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--store", self.store],
                cwd=self._folder,
                env=clean | GENEROUS | self._settings,
                stdout=subprocess.PIPE,
                stderr=log,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        called = self._settings.get("PENUMBRA_ADDRESS", self.address)
        assert called.encode() in line, f"the server did not start: {self.log.read_text()}"
        return self

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None, "the server runs"
        self._process.send_signal(how)
        code = self._process.wait(timeout=PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        return code

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._place.close()
        if self._process is not None:
            self.kill()
