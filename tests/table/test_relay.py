"""Led on: what a server tells of another one's table, and what it does if that one is silent.

The owner here is often none: a row in the store, and at its address whatever the test wants there.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest
from sqlalchemy import text

from penumbra.client import TableServer
from penumbra.table import messages as m
from tests.table.cluster import Cluster
from tests.table.people import parlour, refused, run
from tests.table.postgres import Postgres
from tests.table.server import Server
from tests.table.shelf import connected

LEASE = 2.0
MUCH = 300_000  # bytes: more than any buffer on the way
DATE = re.compile(rb"\r\ndate: [^\r]*", re.IGNORECASE)
HELLO = (
    "GET /api/tables/{code}/socket?and=this HTTP/1.1",
    "Host: {host}",
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version: 13",
    "X-Forwarded-For: 192.0.2.7",
)
Talk: TypeAlias = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]

_MOVED = text(
    "WITH new AS (INSERT INTO servers (name, address, secret, release, started, seen, told)"
    " VALUES ('owner', :address, 'secret', '1', 0,"
    " (extract(epoch FROM clock_timestamp()) * 1000)::bigint + :ahead, '{}') RETURNING id)"
    " UPDATE tables SET owner = new.id, epoch = epoch + 1 FROM new WHERE code = :code"
)
A_DAY = 86_400_000


@pytest.fixture(scope="module")
def lone(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of a store that may have others."""
    folder = tmp_path_factory.mktemp("lone")
    with Server(folder, postgres.new_database(), lease_seconds=LEASE) as made:
        yield made


async def a_table(server: Server, folder: Path) -> tuple[str, str]:
    """A table that nobody has: its code, and its host's token."""
    async with parlour(folder, store=server.store) as house:
        wishes = m.Wishes(game="shamans", players=3)
        code, _, token = await house.rooms.open(wishes, "Ann", sit=True)
    return code, token


def moves(server: Server, code: str, address: str, ahead: int = 0) -> None:
    """Somebody at this address takes a table; he was last seen now, or will be in so many ms."""
    with connected(server.store) as connection:
        connection.execute(_MOVED, {"address": address, "code": code, "ahead": ahead})


@asynccontextmanager
async def owning(talk: Talk) -> AsyncIterator[str]:
    """An owner that talks like this to whoever comes; his address."""
    talks: list[asyncio.Task[None]] = []

    async def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        talks.append(task)
        try:
            await talk(reader, writer)
        finally:
            writer.transport.abort()

    server = await asyncio.start_server(come, "127.0.0.1", 0)
    try:
        yield f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        for task in talks:
            task.cancel()
        await asyncio.gather(*talks, return_exceptions=True)


def handshake(port: int, code: str) -> bytes:
    lines = [line.format(code=code, host=f"127.0.0.1:{port}") for line in HELLO]
    return "\r\n".join([*lines, "", ""]).encode()


async def answer_to(port: int, *requests: bytes) -> bytes:
    """All that is answered, until the other side hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for request in requests:
            writer.write(request)
        return await reader.read()
    finally:
        writer.transport.abort()


def test_not_a_byte_of_a_socket_is_changed_in_either_direction(
    lone: Server, tmp_path: Path
) -> None:
    chance = Random(6)
    there, back = chance.randbytes(MUCH), b"HTTP/1.1 101 Go on\r\n\r\n" + chance.randbytes(MUCH)
    heard: list[bytes] = []

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(back)
        heard.append(await reader.readexactly(MUCH))
        writer.write(b"farewell")
        await writer.drain()
        writer.close()
        await writer.wait_closed()

    async def evening() -> None:
        code, _ = await a_table(lone, tmp_path)
        async with owning(talk) as address:
            moves(lone, code, address, ahead=A_DAY)
            reader, writer = await asyncio.open_connection("127.0.0.1", lone.port)
            writer.write(handshake(lone.port, code))
            assert await reader.readexactly(len(back)) == back
            writer.write(there)
            assert await reader.read() == b"farewell"
            writer.close()
        head, body = heard
        assert body == there
        told = handshake(lone.port, code).decode().lower().split("\r\n")
        lines = head.decode().lower().split("\r\n")
        assert lines[0] == told[0]
        assert lines[1 : len(told) - 3] == told[1:-3], "as they came, but for who calls"
        assert lines[len(told) - 3 :] == [
            "penumbra-relay: secret",
            "penumbra-caller: 127.0.0.1",  # nobody here believes who says he is a proxy
            "",
            "",
        ]

    run(evening())


def test_a_server_says_of_anothers_table_what_that_one_says(
    postgres: Postgres, tmp_path: Path
) -> None:
    """Byte by byte, but for the date, of which there is one."""

    async def evening(cluster: Cluster) -> None:
        owner = cluster.servers[0]
        async with owner.client() as house:
            ticket = await house.open("Ann", players=3)
        table = f"/api/tables/{ticket.code}"
        asked = [
            f"GET {table} HTTP/1.1",
            f"HEAD {table} HTTP/1.1",
            f"GET {table}/qr.svg HTTP/1.1",
            f"GET {table}/games HTTP/1.1\r\nAuthorization: Bearer {ticket.token}",
            f"GET {table}/games HTTP/1.1\r\nAuthorization: Bearer nobody",
            f"GET {table}/nothing HTTP/1.1\r\nAccept: text/html",
            f"POST {table}/people HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 2"
            "\r\n\r\n{}",
        ]
        for each in asked:
            first, *rest = each.split("\r\n\r\n")
            close = f"{first}\r\nHost: penumbra.example\r\nConnection: close\r\n\r\n"
            request = (close + "".join(rest)).encode()
            await same(request)
        frame = b"\x81\x82\x00\x00\x00\x00{}"  # no hello: the owner says so, and closes
        shake = handshake(80, ticket.code)
        await same(shake, frame)

    async def same(*requests: bytes) -> None:
        direct, relayed = [await answer_to(server.port, *requests) for server in cluster.servers]
        assert direct, requests
        assert DATE.sub(b"", relayed) == DATE.sub(b"", direct)
        assert len(DATE.findall(relayed)) == len(DATE.findall(direct)) == 1

    settings = {"address": "http://penumbra.example"}
    with Cluster(tmp_path, postgres, servers=2, lease=LEASE, **settings) as cluster:
        run(evening(cluster))


@pytest.mark.parametrize("hangs", [False, True])
def test_whoever_comes_to_a_dead_owners_table_waits_and_is_let_in(
    lone: Server, tmp_path: Path, hangs: bool
) -> None:
    """Given an owner that is gone, or hangs, and a lease that still runs, when people come, then
    nobody is refused: the table is taken when the lease has run out.
    """

    async def silent(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
        await reader.read()

    async def evening() -> None:
        code, token = await a_table(lone, tmp_path)
        async with owning(silent) as address, TableServer(lone.address) as house:
            moves(lone, code, address if hangs else "127.0.0.1:1")
            socket = asyncio.create_task(answer_to_hello(lone.port, code, token))
            assert (await house.look(code)).stage == "gathering"
            assert (await socket)["type"] == "welcome"

    run(evening())


async def answer_to_hello(port: int, code: str, token: str) -> dict[str, object]:
    """The first message on a socket that is opened once."""
    from websockets.asyncio.client import connect

    url = f"ws://127.0.0.1:{port}/api/tables/{code}/socket"
    async with connect(url, open_timeout=None) as socket:
        await socket.send(m.encode(m.Hello(token)), text=True)
        told: dict[str, object] = json.loads(await socket.recv())
        return told


def test_an_owner_that_lives_and_makes_no_sense_is_unavailable(
    lone: Server, tmp_path: Path
) -> None:
    """What somebody wants done is not said twice; what he only asks is."""
    asked: list[bytes] = []

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append((await reader.readuntil(b"\r\n\r\n")).split()[0])
        writer.write(b"sphinx\r\n\r\n")
        await writer.drain()

    async def evening() -> None:
        code, _ = await a_table(lone, tmp_path)
        async with owning(talk) as address, TableServer(lone.address) as house:
            moves(lone, code, address, ahead=A_DAY)
            with refused("unavailable"):
                await house.join(code, "Bob")
            assert asked == [b"POST"]
            with refused("unavailable"):
                await house.look(code)
            assert asked[:3] == [b"POST", b"GET", b"GET"]

    run(evening())
