"""The load on our table: people who act as soon as they are asked, in a process of their own.

    python -m benchmarks.load.clients --address http://127.0.0.1:8420 --server PID --tables 50

Several servers of one store share the tables; `--relayed` lets everybody come to another server
than his table's.

Tables of five are opened and joined through `penumbra.client`. Playing needs a leaner line than its
`Seat`, which takes about as long to read a message as the server takes to send one and would be
what is measured: here is a socket that reads frames by hand and decodes only what it needs. A move
is something everybody at the table hears of; a pass in a window, which nobody hears of, is none.
"""

import argparse
import asyncio
import base64
import os
import random
import time
from collections.abc import Sequence
from typing import cast, get_args
from urllib.parse import urlsplit

import msgspec
import uvloop
from msgspec import Raw, Struct

from benchmarks.load.figures import LoadFigures, cpu_seconds, rss_mib, tree_cpu_seconds
from penumbra.client import TableServer
from penumbra.client.server import Ticket
from penumbra.table.messages import Act, Hello, Rematch, Start, encode
from penumbra.table.terms import Views

SEATS = 5
AT_ONCE = 16  # tables being seated at the same time
SEATING_LIMIT = 240.0


class _Decision(Struct):
    waiting: list[int]


class _View(Struct):
    decision: _Decision
    legal: list[str]


class _Table(Struct):
    stage: str


class _Heard(Struct):
    """What a player under load needs of a message."""

    type: str
    turn: int = -1
    events: Raw = Raw(b"[]")
    view: _View | None = None
    table: _Table | None = None
    code: str = ""


_decode = msgspec.json.Decoder(_Heard).decode


class Player(asyncio.Protocol):
    """One socket of one seat."""

    def __init__(self, table: "LoadedTable", seat: int, token: str, path: str, host: str) -> None:
        self.table = table
        self.seat = seat
        self.heard = 0  # things everybody hears of
        self._hello = Hello(token=token, views=table.views)
        self._path, self._host = path, host
        self._buffer = bytearray()
        self._open = False
        self._sent = 0
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        self.table.lost()

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                raise SystemExit(f"the server refused a socket: {bytes(buffer[:60])!r}")
            del buffer[: end + 4]
            self._open = True
            self.send(encode(self._hello))
        while (size := len(buffer)) >= 2:
            length, start = buffer[1], 2
            if length == 126:
                length, start = int.from_bytes(buffer[2:4], "big"), 4
            elif length == 127:
                length, start = int.from_bytes(buffer[2:10], "big"), 10
            if size < start + length:
                return
            opcode = buffer[0] & 15
            payload = bytes(buffer[start : start + length])
            del buffer[: start + length]
            if opcode == 1:
                self._hear(payload)
            elif opcode == 9:
                self._frame(10, payload)

    def send(self, message: bytes) -> None:
        self._frame(1, message)

    def _frame(self, opcode: int, payload: bytes) -> None:
        """A frame masked with a key of zeros: legal, and costs nothing."""
        size = len(payload)
        head = bytes((128 | opcode, 128 | size)) if size < 126 else None
        if head is None:
            head = bytes((128 | opcode, 128 | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)

    def _hear(self, payload: bytes) -> None:
        heard = _decode(payload)
        table = self.table
        if heard.type == "welcome":
            table.arrived()
        elif heard.type == "table" and heard.table is not None:
            if self.seat == 0 and heard.table.stage == "over":
                self.send(encode(Rematch(self._id())))
                self.send(encode(Start(self._id())))
        elif heard.type == "update":
            table.bytes += len(payload)
            table.updates += 1
            if bytes(heard.events) != b"[]":
                self.heard += 1
                table.reached(self.heard)
            view = heard.view
            if view is not None and self.seat in view.decision.waiting and view.legal:
                self.act(heard.turn, random.choice(view.legal))
        elif heard.type in ("error", "bye") and heard.code != "out_of_date":
            raise SystemExit(f"the server refused: {payload!r}")

    def act(self, turn: int, action: str) -> None:
        self.table.sent(self.heard)
        self.send(encode(Act(self._id(), turn, action)))

    def start(self) -> None:
        self.send(encode(Start(self._id())))

    def _id(self) -> str:
        self._sent += 1
        return f"{self.seat}-{self._sent}"


class LoadedTable:
    """Five players, and the time from the sending of each move to the last one's receipt."""

    def __init__(self, load: "Load") -> None:
        self.players: list[Player] = []
        self.updates = self.bytes = 0
        self.views = load.views
        self._load = load
        self._here = 0
        self._all_here = asyncio.get_running_loop().create_future()
        self._since: dict[int, float] = {}
        self._receipts = 0
        self._step = 0

    def arrived(self) -> None:
        self._here += 1
        if self._here == SEATS:
            self._all_here.set_result(None)

    async def complete(self) -> None:
        await self._all_here

    def lost(self) -> None:
        if not self._load.over:
            raise SystemExit("the server closed a socket under load")

    def sent(self, heard: int) -> None:
        """A player acts upon having heard so much; of several answers the last one counts."""
        self._since[heard] = time.perf_counter()

    def reached(self, heard: int) -> None:
        """One more has heard of a step; with the last of five the move is complete."""
        if heard == self._step + 1:
            self._receipts += 1
            if self._receipts == SEATS:
                self._receipts = sum(player.heard > heard for player in self.players)
                self._step = heard
                since = self._since.pop(heard - 1, None)
                if since is not None:
                    self._load.moved(time.perf_counter() - since)


class Load:
    """All tables of a run."""

    def __init__(self, addresses: Sequence[str], relayed: bool, views: Views) -> None:
        self.latencies: list[float] = []
        self.over = False
        self.views = views
        self._servers = [TableServer(address) for address in addresses]
        self._relayed = relayed
        self._tables: list[LoadedTable] = []
        self._limit = asyncio.Semaphore(AT_ONCE)

    def moved(self, seconds: float) -> None:
        self.latencies.append(seconds)

    async def seat(self, tables: int) -> None:
        async with asyncio.timeout(SEATING_LIMIT):
            await asyncio.gather(*(self._seat_one(number) for number in range(tables)))

    async def _seat_one(self, number: int) -> None:
        async with self._limit:
            servers = self._servers
            owner = number % len(servers)
            server, near = servers[owner], servers[(owner + self._relayed) % len(servers)]
            first = await server.open("0", game="shamans", players=SEATS, pace=0)
            others = [await server.join(first.code, str(k)) for k in range(1, SEATS)]
            table = LoadedTable(self)
            self._tables.append(table)
            for seat, ticket in enumerate([first, *others]):
                await self._connect(near, table, seat, ticket, number)
            await table.complete()

    async def _connect(
        self, server: TableServer, table: LoadedTable, seat: int, ticket: Ticket, number: int
    ) -> None:
        path = f"/api/tables/{ticket.code}/socket"
        loop = asyncio.get_running_loop()
        parts = urlsplit(server.address)
        host, port = parts.hostname or "", parts.port or 80
        player = Player(table, seat, ticket.token, path, f"{host}:{port}")
        # A client address has 28 thousand ports: large runs use several addresses of loopback.
        local = f"127.0.0.{2 + number * SEATS // 20_000}" if host == "127.0.0.1" else None
        await loop.create_connection(
            lambda: player,
            host,
            port,
            local_addr=(local, 0) if local is not None else None,
        )
        table.players.append(player)

    def start(self) -> None:
        for table in self._tables:
            table.players[0].start()

    def update_bytes(self) -> float:
        updates = sum(table.updates for table in self._tables)
        return sum(table.bytes for table in self._tables) / max(updates, 1)


async def run(asked: argparse.Namespace) -> LoadFigures:
    """Seat everybody, let them play, and measure."""
    servers, tables = asked.server, asked.tables
    empty = sum(map(rss_mib, servers))
    load = Load(asked.address, asked.relayed, asked.views)
    await load.seat(tables)
    seated = sum(map(rss_mib, servers))
    load.start()
    await asyncio.sleep(asked.warmup)
    load.latencies.clear()
    began, own = time.perf_counter(), time.process_time()
    theirs = [cpu_seconds(server) for server in servers]
    kept = tree_cpu_seconds(asked.database)
    await asyncio.sleep(asked.seconds)
    took = time.perf_counter() - began
    latencies = sorted(load.latencies)
    used = time.process_time() - own
    served = [cpu_seconds(server) - before for server, before in zip(servers, theirs, strict=True)]
    stored = tree_cpu_seconds(asked.database) - kept
    load.over = True
    moves = len(latencies)
    if not moves:
        raise SystemExit("nobody moved")
    return LoadFigures(
        tables=tables,
        moves=moves,
        seconds=took,
        moves_per_second=moves / took,
        p50_ms=latencies[moves // 2] * 1000,
        p99_ms=latencies[min(moves * 99 // 100, moves - 1)] * 1000,
        generator_cpu=used / took,
        server_cpu=sum(served) / took,
        database_cpu=stored / took,
        server_rss_mib=sum(map(rss_mib, servers)),
        empty_rss_mib=empty,
        seated_rss_mib=seated,
        view_bytes=load.update_bytes(),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--address", nargs="+", required=True)
    parser.add_argument("--server", nargs="+", type=int, required=True, help="their processes")
    parser.add_argument("--relayed", type=int, default=0, help="1: nobody comes to his table's")
    parser.add_argument("--views", choices=get_args(Views), default="always")
    parser.add_argument("--database", type=int, default=0, help="PostgreSQL's first process")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--warmup", type=float, default=2.0)
    asked = parser.parse_args()
    figures = uvloop.run(run(asked))
    print(msgspec.json.encode(figures).decode(), flush=True)
    os._exit(0)  # five thousand sockets need not be closed one by one


if __name__ == "__main__":
    main()
