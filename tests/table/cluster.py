"""Several servers on one PostgreSQL, behind a balancer that sends everybody anywhere.

Each server reaches the database through a passage of its own, which can be blocked; each can be
killed, frozen, drained. The balancer hangs up on those who are at a server that it can't reach any
more, as real ones do whose health checks fail.
"""

import asyncio
import os
import signal
import socket
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, TypeVar

import httpx

from penumbra.client import Refused, ServerTrouble, TableServer
from tests.table.postgres import Postgres
from tests.table.server import PATIENCE, Server

BITE = 1 << 16
_Made = TypeVar("_Made")


class Passages:
    """Connections that are passed on, in a thread with an event loop of its own."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self.servers: list[asyncio.Server] = []
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def run(self, work: Callable[[], Awaitable[_Made]]) -> _Made:
        async def awaited() -> _Made:
            return await work()

        return asyncio.run_coroutine_threadsafe(awaited(), self._loop).result(60)

    def call(self, work: Callable[[], object]) -> None:
        self._loop.call_soon_threadsafe(work)

    def close(self) -> None:
        async def end() -> None:
            for server in self.servers:
                server.close()
            others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)
            await asyncio.sleep(0)  # transports close in the next turn

        self.run(end)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class Passage:
    """One way in, and where it leads for whoever comes; it can be blocked."""

    def __init__(self, passages: Passages, lead: Callable[[], list[str | int]]) -> None:
        """`lead` names the ports or socket files to try, in this order."""
        self._passages = passages
        self._lead = lead
        self._writers: dict[str | int, set[asyncio.StreamWriter]] = {}
        self._blocked = asyncio.Event()
        self._blocked.set()

    def at_port(self) -> int:
        """Open it at a free port."""
        place = socket.socket()
        place.bind(("127.0.0.1", 0))
        port = int(place.getsockname()[1])
        self._open(lambda: asyncio.start_server(self._come, sock=place))
        return port

    def at_file(self, path: Path) -> None:
        """Open it as a socket in the file system."""
        self._open(lambda: asyncio.start_unix_server(self._come, path=str(path)))

    def _open(self, start: Callable[[], Awaitable[asyncio.Server]]) -> None:
        self._passages.servers.append(self._passages.run(start))

    def block(self) -> None:
        """Nothing gets through, and nobody is told."""
        self._passages.call(self._blocked.clear)

    def unblock(self) -> None:
        """All that was held back goes on its way."""
        self._passages.call(self._blocked.set)

    def hang_up(self, place: str | int) -> None:
        """Everybody who was led there is cut off."""

        def cut() -> None:
            for writer in self._writers.get(place, set()):
                writer.transport.abort()

        self._passages.call(cut)

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for place in self._lead():
            try:
                if isinstance(place, int):
                    far_reader, far_writer = await asyncio.open_connection("127.0.0.1", place)
                else:
                    far_reader, far_writer = await asyncio.open_unix_connection(place)
                break
            except OSError:
                continue
        else:
            writer.transport.abort()
            return
        both = {writer, far_writer}
        self._writers.setdefault(place, set()).update(both)
        tasks = [
            asyncio.create_task(self._pass(reader, far_writer)),
            asyncio.create_task(self._pass(far_reader, writer)),
        ]
        try:
            await asyncio.wait(tasks)
        finally:
            self._writers[place] -= both
            for each in both:
                each.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(BITE):
                await self._blocked.wait()
                writer.write(data)
                await writer.drain()
        with suppress(OSError, RuntimeError):
            writer.close()


class _Persistent(TableServer):
    """Asks again where a server has just lost its tables, as people do."""

    async def _request(
        self, method: str, path: str, body: dict[str, Any] | None, token: str | None = None
    ) -> httpx.Response:
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return await super()._request(method, path, body, token)
                except Refused as refused:
                    if refused.code != "unavailable":
                        raise
                except ServerTrouble:  # it ended while it answered
                    pass
                await asyncio.sleep(0.1)


class Cluster:
    """Servers of one store. Quacks like a `Server` where that is all one needs."""

    def __init__(
        self,
        folder: Path,
        postgres: Postgres,
        servers: int = 3,
        lease: float = 2.0,
        **settings: object,
    ) -> None:
        self.lease = lease
        self.store = postgres.new_database()
        self.postgres = postgres
        self.random = Random(0)
        self._passages = Passages()
        self.ways: list[Passage] = []
        self.servers: list[Server] = []
        self._doors = TemporaryDirectory(prefix="pg")  # the path of a socket must be short
        for number in range(servers):
            home, door = folder / str(number), Path(self._doors.name) / str(number)
            home.mkdir()
            door.mkdir()
            way = Passage(self._passages, lambda: [str(postgres.socket)])
            way.at_file(door / postgres.socket.name)
            self.ways.append(way)
            store = postgres.through(self.store, door)
            self.servers.append(Server(home, store, lease_seconds=lease, **settings))
        self.balancer = Passage(self._passages, self._anywhere)
        self.port = self.balancer.at_port()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self) -> TableServer:
        """A client of whichever server."""
        return _Persistent(self.address)

    def _anywhere(self) -> list[str | int]:
        ports: list[str | int] = [server.port for server in self.servers if server.runs]
        self.random.shuffle(ports)
        return ports

    def start(self) -> "Cluster":
        """Start those that do not run."""
        for server in self.servers:
            if not server.runs:
                server.start()
        return self

    # calamities

    def kill(self, server: Server) -> None:
        """End it as a power cut would."""
        server.kill()

    def drain(self, server: Server) -> None:
        """Ask it to stop, and wait until it has handed over."""
        assert server.stop() == 0

    def freeze(self, server: Server, seconds: float) -> None:
        """It stands still for longer than its lease, and wakes up as if nothing had happened."""
        os.kill(server.pid, signal.SIGSTOP)
        try:
            time.sleep(seconds / 2)
            self.balancer.hang_up(server.port)
            time.sleep(seconds / 2)
        finally:
            os.kill(server.pid, signal.SIGCONT)

    def cut_off(self, server: Server, seconds: float) -> None:
        """It can't reach the database, which does not hang up either."""
        way = self.ways[self.servers.index(server)]
        way.block()
        time.sleep(seconds)
        way.unblock()

    def restart_database(self) -> None:
        """All connections to it are lost."""
        self.postgres.stop()
        self.postgres.start()

    def roll_all(self) -> None:
        """Replace one after the other, as an upgrade does: the others are there meanwhile."""
        for server in self.servers:
            self.drain(server)
            server.start()

    def __enter__(self) -> "Cluster":
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for server in self.servers:
            server.__exit__(kind, error, trace)
        self._passages.close()
        self._doors.cleanup()
