"""On the doorstep: heads without end, requests without end, silence, and too many at once.

Attackers here speak HTTP byte by byte, from one address, against a server that has as few files as
an old machine gives (`ulimit -n 256`); a guest plays on meanwhile.
"""

import asyncio
import resource
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from penumbra.table import messages as m
from penumbra.table.doorstep import Porch
from penumbra.table.metrics import Counters
from penumbra.table.settings import Settings
from tests.table.people import play, playing, refused
from tests.table.server import PATIENCE, Server
from tests.table.stranger import Shut, knock

FILES = 256
HEAD = 16_384
SILENCE = 2.0
CONNECTIONS = 60
MEBI = 1 << 20


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Few files, short patience; connections of one address are bounded where `strict` is."""
    with Server(tmp_path_factory.mktemp("doorstep"), request_seconds=SILENCE) as server:
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (FILES, FILES))
        yield server
        assert " trouble " not in server.log.read_text()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(
        tmp_path_factory.mktemp("strict"),
        connections_per_address=CONNECTIONS,
        handshakes_per_minute=CONNECTIONS,
        entries_per_hour=CONNECTIONS,
    ) as server:
        yield server
        assert " trouble " not in server.log.read_text()


def run(work: Coroutine[Any, Any, None]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(PATIENCE):
            await work

    asyncio.run(bounded())


class Caller:
    """Somebody who writes what he likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def writes(self, data: bytes) -> bool:
        """Whether the server still listens."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except OSError:
            return False
        return not self.reader.at_eof()

    async def answer(self) -> bytes:
        """All that the server says until it hangs up."""
        said = b""
        with suppress(OSError):
            while part := await self.reader.read(65_536):
                said += part
        return said


@asynccontextmanager
async def calling(server: Server) -> AsyncIterator[Caller]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        yield Caller(reader, writer)
    finally:
        writer.transport.abort()


async def is_well(server: Server) -> None:
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        assert (await client.get(f"{server.address}/health")).status_code == 200


# ── How large ───────────────────────────────────────────────────────────────────────────────────

GET = b"GET /api HTTP/1.1\r\nHost: here\r\n"
IN_PIECES = (
    b"POST /api/tables HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"
)
HEADS = {
    "an address without end": (b"GET /", b"x", 414),
    "a line without end": (GET + b"X-Much: ", b"x", 431),
    "a name without end": (GET, b"x", 431),
    "lines without end": (GET, b"X: y\r\n", 431),
    "empty lines before the request": (b"", b"\r\n", 431),
    "a trailer without end": (IN_PIECES + b"0\r\nX: ", b"x", 431),
    "lines of a trailer without end": (IN_PIECES + b"0\r\n", b"X: y\r\n", 431),
    "a word on a piece without end": (IN_PIECES + b"1;x=", b"x", 431),
}


@pytest.mark.parametrize("kind", HEADS)
def test_a_head_without_end_is_cut_off_and_nothing_of_it_is_kept(server: Server, kind: str) -> None:
    """Eight at once, a hundred megabytes each if they were let."""
    begin, more, status = HEADS[kind]

    async def pour(k: int) -> None:
        async with calling(server) as caller:
            await caller.writes(begin)
            chunk = more * (MEBI // len(more))
            for _ in range(100):
                if not await caller.writes(chunk):
                    break
            else:
                raise AssertionError("all of it was taken")

    async def told() -> None:
        """Who says little more than he may hears why."""
        async with calling(server) as caller:
            await caller.writes(begin + more * (HEAD // len(more) + 1))
            answer = await caller.answer()
        assert answer.startswith(b"HTTP/1.1 %d " % status)
        assert answer.endswith(b'{"code":"too_large","data":{}}')
        assert b"\r\nx-content-type-options: nosniff\r\n" in answer.lower()
        assert b"\r\ncache-control: no-store\r\n" in answer.lower()

    async def attack() -> None:
        await is_well(server)
        before = server.memory()
        await asyncio.gather(*map(pour, range(8)))
        await told()
        await is_well(server)
        assert server.memory() - before < 30

    run(attack())


def test_a_large_head_that_is_still_allowed_is_read_also_in_pieces(server: Server) -> None:
    async def ask() -> None:
        head = GET + b"X-Much: " + b"x" * (HEAD - len(GET) - 100) + b"\r\nConnection: close\r\n\r\n"
        async with calling(server) as caller:
            for start in range(0, len(head), 1000):
                await caller.writes(head[start : start + 1000])
            assert (await caller.answer()).startswith(b"HTTP/1.1 200 ")

    run(ask())


def test_what_is_no_http_is_refused_with_its_code(server: Server) -> None:
    async def babble() -> None:
        async with calling(server) as caller:
            await caller.writes(b"EHLO penumbra\r\n\r\n")
            answer = await caller.answer()
        assert answer.startswith(b"HTTP/1.1 400 ")
        assert answer.endswith(b'{"code":"bad_message","data":{}}')

    run(babble())


def test_requests_that_wait_for_an_earlier_answer_are_few(server: Server) -> None:
    async def hurry() -> None:
        async with calling(server) as caller:
            await caller.writes((GET + b"\r\n") * 1000)
            answer = await caller.answer()
        assert answer.endswith(b'{"code":"too_fast","data":{}}')

    run(hurry())


# ── How long ────────────────────────────────────────────────────────────────────────────────────

HALVES = {
    "silent": b"",
    "half an address": b"GET /ap",
    "half a head": GET,
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\n{",
    "nothing but line ends": b"\r\n\r\n",
    "half a second request": GET + b"\r\n" + GET,
}


def test_whoever_stays_silent_or_half_way_is_hung_up_on(server: Server) -> None:
    async def linger(half: bytes) -> float:
        began = time.monotonic()
        async with calling(server) as caller:
            await caller.writes(half)
            await caller.answer()
            return time.monotonic() - began

    async def attack() -> None:
        took = await asyncio.gather(*map(linger, HALVES.values()))
        assert all(seconds > SILENCE / 2 for seconds in took), took

    run(attack())


def test_a_byte_now_and_then_does_not_help(server: Server) -> None:
    async def drip() -> None:
        began = time.monotonic()
        async with calling(server) as caller:
            await caller.writes(GET)
            while await caller.writes(b"x"):
                await asyncio.sleep(SILENCE / 10)
            assert time.monotonic() - began > SILENCE / 2

    run(drip())


def test_silent_crowds_take_no_file_from_a_guest_who_plays(server: Server) -> None:
    """Twice as many connections as the server may have files; those who say nothing go first."""

    async def attack() -> None:
        async with server.client() as house:
            ticket = await house.open("Ann")
            async with house.sit(ticket) as ann:
                crowd = await asyncio.gather(
                    *(asyncio.open_connection("127.0.0.1", server.port) for _ in range(2 * FILES))
                )
                await ann.do(m.Ping)
                await ann.do(lambda id: m.Say(id, "still here"))
                bob = await house.join(ticket.code, "Bob")
                async with house.sit(bob) as second:
                    await second.do(m.Ping)
                await is_well(server)
                for _, writer in crowd:
                    writer.transport.abort()

    run(attack())


def test_a_socket_that_is_led_on_to_another_server_takes_two_files() -> None:
    alone, relaying = (Porch(Settings(), Counters(), pipes) for pipes in ("", "abc"))
    assert relaying.most == alone.most - 3


# ── How many ────────────────────────────────────────────────────────────────────────────────────


def test_connections_are_counted_by_address_until_they_are_gone(strict: Server) -> None:
    async def attack() -> None:
        crowd = [
            Caller(*await asyncio.open_connection("127.0.0.1", strict.port))
            for _ in range(CONNECTIONS)
        ]
        async with calling(strict) as late:
            answer = await late.answer()
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert answer.endswith(b'{"code":"too_many_sockets","data":{}}')
        for caller in crowd:
            caller.writer.transport.abort()
        while True:  # the server notices one after the other that they are gone
            async with calling(strict) as again:
                await again.writes(GET + b"Connection: close\r\n\r\n")
                if (await again.answer()).startswith(b"HTTP/1.1 200 "):
                    return

    run(attack())


def test_what_an_address_writes_in_an_hour_is_bounded_however_many_tables_it_has(
    strict: Server,
) -> None:
    async def attack() -> None:
        async with strict.client() as house:
            tickets = [await house.open(f"Ann {k}") for k in range(2)]
            async with house.sit(tickets[0]) as first, house.sit(tickets[1]) as second:
                for k in range(CONNECTIONS):
                    await (first, second)[k % 2].do(lambda id: m.Say(id, "and another thing"))
                with refused("too_much") as caught:
                    await first.do(lambda id: m.Say(id, "and another thing"))
                assert 0 < caught.value.data["wait"] <= 3600 / CONNECTIONS + 1
                await second.do(m.Ping)

    run(attack())


def test_nobody_behind_an_address_spends_what_another_needs_for_his_game(tmp_path: Path) -> None:
    """One talks until nothing is taken from there any more; his neighbour plays to the end."""

    async def attack(server: Server) -> None:
        async with playing(server, "Ann", game="shamans", players=3) as people:
            eve = await people.house.open("Eve")
            async with people.house.sit(eve) as neighbour:
                with refused("too_much"):
                    while True:
                        await neighbour.do(lambda id: m.Say(id, "and another thing"))
                await play(people)
                with refused("too_much"):
                    await people[0].do(lambda id: m.Say(id, "that was close"))

    with Server(tmp_path, entries_per_hour=10) as server:
        run(attack(server))


def test_handshakes_a_minute_are_bounded(strict: Server) -> None:
    async def attack() -> None:
        for _ in range(2 * CONNECTIONS):
            async with await knock(strict.port, "kamoruti"):
                pass

    with pytest.raises(Shut, match=r"429 .*too_fast"):
        run(attack())
