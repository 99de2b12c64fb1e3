"""Limits at the door: how much, how large, how fast, from where, and who reads too slowly.

Against a real server. It trusts a proxy at 127.0.0.1, so that each test can come from an address
of its own; what a server without proxies believes is tested beside it.
"""

import asyncio
import re
import time
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from penumbra.table import messages as m
from tests.table.fuzz import seated, started
from tests.table.server import PATIENCE, Server
from tests.table.stranger import (
    BINARY,
    LOST,
    MORE,
    PING,
    TEXT,
    Ended,
    Shut,
    Stranger,
    frame,
    knock,
)

TABLES, JOINS, SOCKETS, PEOPLE, BURST = 4, 6, 8, 10, 20
LARGEST = 4096
GREETING = 10.0  # seconds a socket may stay silent
_addresses = count(1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(
        tmp_path_factory.mktemp("door"),
        proxies="127.0.0.1",
        origins="https://club.example",
        tables_per_hour=TABLES,
        joins_per_minute=JOINS,
        sockets_per_address=SOCKETS,
        people_per_table=PEOPLE,
        message_bytes=LARGEST,
        messages_per_second=20,
        message_burst=BURST,
    ) as server:
        yield server
        log = server.log.read_text()
        assert " trouble " not in log
        errors = [line for line in log.splitlines() if " error " in line]
        assert all("UnicodeDecodeError" in line for line in errors), errors


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with room for crowds, a short outbox, and no proxy before it."""
    folder = tmp_path_factory.mktemp("busy")
    with Server(folder, outbox_bytes=65_536, people_per_table=100) as server:
        yield server
        assert " trouble " not in server.log.read_text()


@pytest.fixture
def here() -> dict[str, str]:
    """An address nobody has come from before."""
    return come_from(f"203.0.113.{next(_addresses)}")


def come_from(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def post(server: Server, path: str, body: object, headers: dict[str, str]) -> httpx.Response:
    return httpx.post(f"{server.address}{path}", json=body, headers=headers, timeout=300)


def opened(server: Server, headers: dict[str, str] | None = None) -> dict[str, Any]:
    """A table's ticket; opened from an address of its own unless another is named."""
    headers = headers or come_from(f"198.51.100.{next(_addresses)}")
    answer = post(server, "/api/tables", {"name": "Ann"}, headers)
    assert answer.status_code == 201, answer.text
    ticket: dict[str, Any] = answer.json()
    return ticket


def figure(server: Server, name: str) -> float:
    figures = httpx.get(f"{server.address}/metrics", timeout=300).text
    found = re.search(rf"^{name} (\S+)$", figures, re.MULTILINE)
    assert found is not None, name
    return float(found[1])


# ── How many ────────────────────────────────────────────────────────────────────────────────────


def test_tables_an_hour_are_counted_by_address(server: Server, here: dict[str, str]) -> None:
    for _ in range(TABLES):
        opened(server, here)
    answer = post(server, "/api/tables", {"name": "Ann"}, here)
    assert answer.status_code == 429
    trouble = answer.json()
    assert trouble["code"] == "too_many_tables"
    assert 0 < trouble["data"]["wait"] <= 3600 / TABLES
    opened(server)


def test_joins_a_minute_are_counted_by_address(server: Server, here: dict[str, str]) -> None:
    path = f"/api/tables/{opened(server)['code']}/people"
    for k in range(JOINS):
        assert post(server, path, {"name": f"Bob {k}"}, here).status_code == 201
    answer = post(server, path, {"name": "Cyd"}, here)
    assert (answer.status_code, answer.json()["code"]) == (429, "too_many_joins")
    assert 0 < answer.json()["data"]["wait"] <= 60 / JOINS
    assert post(server, path, {"name": "Dan"}, come_from("192.0.2.1")).status_code == 201


def test_sockets_are_counted_by_address_as_long_as_they_are_open(
    server: Server, here: dict[str, str]
) -> None:
    async def crowd() -> None:
        code = opened(server)["code"]
        async with AsyncExitStack() as stack:
            first = await knock(server.port, code, here)
            for _ in range(SOCKETS - 1):
                await stack.enter_async_context(await knock(server.port, code, here))
            with pytest.raises(Shut) as shut:
                await knock(server.port, code, here)
            assert shut.value.status == 429
            assert msgspec.json.decode(shut.value.body)["code"] == "too_many_sockets"
            async with await knock(server.port, code, come_from("192.0.2.2")):
                pass
            await first.vanish()
            async with asyncio.timeout(60):
                while True:
                    try:
                        async with await knock(server.port, code, here):
                            return
                    except Shut:
                        await asyncio.sleep(0.01)

    run(crowd())


def test_a_full_table_takes_no_more_people(server: Server) -> None:
    ticket = opened(server)
    path = f"/api/tables/{ticket['code']}/people"
    for k in range(PEOPLE - 1):
        answer = post(server, path, {"name": f"Guest {k}"}, come_from(f"192.0.2.{10 + k}"))
        assert answer.status_code == 201
    answer = post(server, path, {"name": "Late"}, come_from("192.0.2.99"))
    assert (answer.status_code, answer.json()["code"]) == (409, "full")


def test_onlookers_never_keep_a_player_from_his_seat(server: Server) -> None:
    async def crowd() -> None:
        ticket = opened(server)
        code = ticket["code"]
        async with AsyncExitStack() as stack:
            for k in range(PEOPLE):
                watching = await knock(server.port, code, come_from(f"192.0.2.{100 + k}"))
                await stack.enter_async_context(watching)
                assert (await watching.hello())["type"] == "welcome"
            async with await knock(server.port, code, come_from("192.0.2.200")) as late:
                await late.say({"type": "hello"})
                assert await late.answer() == {"type": "bye", "code": "full"}
            async with await knock(server.port, code, come_from("192.0.2.201")) as player:
                assert (await player.hello(ticket["token"]))["type"] == "welcome"

    run(crowd())


def test_a_person_s_fifth_socket_closes_his_first(server: Server, here: dict[str, str]) -> None:
    async def devices() -> None:
        ticket = opened(server)
        async with AsyncExitStack() as stack:
            sockets = []
            for _ in range(5):
                socket = await knock(server.port, ticket["code"], here)
                sockets.append(await stack.enter_async_context(socket))
                await socket.hello(ticket["token"])
            assert (await sockets[0].end()).reason == "elsewhere"
            for socket in sockets[1:]:
                assert (await socket.ask({"type": "ping", "id": "p"}))["type"] == "pong"

    run(devices())


# ── From where ──────────────────────────────────────────────────────────────────────────────────


def test_a_caller_behind_a_proxy_is_who_the_proxy_says_not_who_he_says(server: Server) -> None:
    """The right end of the list is the proxy's, in one line or in several."""
    headers = [
        come_from(f"10.9.8.{k}, 203.0.113.200")
        if k % 2
        else [("X-Forwarded-For", f"10.9.8.{k}"), ("X-Forwarded-For", "203.0.113.200")]
        for k in range(TABLES + 1)
    ]
    answers = [
        httpx.post(f"{server.address}/api/tables", json={"name": "Ann"}, headers=lines, timeout=300)
        for lines in headers
    ]
    assert [answer.status_code for answer in answers] == [201] * TABLES + [429]


def test_without_a_proxy_the_header_is_only_talk(tmp_path: Path) -> None:
    with Server(tmp_path, tables_per_hour=2) as alone:
        headers = [come_from(f"203.0.113.{k}") for k in range(3)]
        answers = [post(alone, "/api/tables", {"name": "Ann"}, lines) for lines in headers]
        assert [answer.status_code for answer in answers] == [201, 201, 429]


FOREIGN = [
    *("https://evil.example", "null", "", "garbage", "http://[", "http://", "file://", "https://"),
    *("https://club.example.evil.example", "https://club.example:444", "http://club.example"),
    *("https://club.example@evil.example", "HTTPS://CLUB.EXAMPLE", "http://127.0.0.1:1", "\xe9"),
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_other_sites_open_no_socket_and_no_table(
    server: Server, here: dict[str, str], origin: str
) -> None:
    async def intrude(headers: dict[str, str]) -> None:
        with pytest.raises(Shut) as shut:
            await knock(server.port, ticket["code"], here | headers)
        assert shut.value.status == 403
        assert shut.value.body == b'{"code":"foreign_origin","data":{}}'

    ticket = opened(server)
    run(intrude({"Origin": origin}))
    run(intrude({"Origin": origin, "Host": ""}))
    lines = [
        (b"Origin", origin.encode("latin-1")),
        (b"Content-Type", b"text/plain"),
        (b"X-Forwarded-For", here["X-Forwarded-For"].encode()),
    ]
    for path in ("/api/tables", f"/api/tables/{ticket['code']}/people"):
        answer = httpx.post(
            f"{server.address}{path}", content=b'{"name":"Eve"}', headers=lines, timeout=300
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
        assert "access-control-allow-origin" not in answer.headers


def test_own_pages_configured_pages_and_programs_come_in(
    server: Server, here: dict[str, str]
) -> None:
    async def come_in() -> None:
        ticket = opened(server)
        own = [f"http://{name}:{server.port}" for name in ("127.0.0.1", "localhost", "[::1]")]
        for origin in [*own, "https://club.example"]:
            async with await knock(server.port, ticket["code"], here | {"Origin": origin}) as page:
                assert (await page.hello(ticket["token"]))["type"] == "welcome"
        named = {"Origin": "http://penumbra.lan", "Host": "penumbra.lan"}  # a name at home
        async with await knock(server.port, ticket["code"], here | named) as page:
            assert (await page.hello(ticket["token"]))["type"] == "welcome"

    run(come_in())
    answer = post(server, "/api/tables", {"name": "A"}, here | {"Origin": "https://club.example"})
    assert answer.status_code == 201
    assert answer.headers["access-control-allow-origin"] == "https://club.example"


# ── How large ───────────────────────────────────────────────────────────────────────────────────

_CUT_SHORT = frame(b"", BINARY)[:1] + b"\xff" + (1 << 40).to_bytes(8, "big") + bytes(4)


@pytest.mark.parametrize(
    ("said", "codes"),
    [
        pytest.param(frame(b"x" * (LARGEST + 1)), {1009}, id="one frame"),
        pytest.param(_CUT_SHORT, {1009}, id="a terabyte announced"),
        pytest.param(frame(b"x" * LARGEST, fin=False) + frame(b"x", MORE), {1009}, id="two frames"),
        pytest.param(
            frame(b"{", fin=False) + frame(b"", MORE, fin=False) * 100, {LOST}, id="endless pieces"
        ),
        pytest.param(frame(b'"\xc3('), {1007}, id="no UTF-8"),
        pytest.param(frame(b"x", rsv=4), {1002}, id="compressed without asking"),
        pytest.param(frame(b"{}", masked=False), {1002}, id="unmasked"),
        pytest.param(frame(b"{}", 0xB), {1002}, id="an opcode there is not"),
    ],
)
def test_messages_too_large_or_broken_end_the_connection(
    server: Server, here: dict[str, str], said: bytes, codes: set[int]
) -> None:
    async def shout() -> None:
        ticket = opened(server)
        async with await knock(server.port, ticket["code"], here) as friend:
            await friend.hello(ticket["token"])
            async with await knock(server.port, ticket["code"], here) as stranger:
                await stranger.hello()
                await stranger.write(said)
                assert (await stranger.end()).code in codes
            assert (await friend.ask({"type": "ping", "id": "p"}))["type"] == "pong"

    run(shout())


def test_the_largest_message_is_still_read_in_pieces_or_as_bytes(
    server: Server, here: dict[str, str]
) -> None:
    async def speak() -> None:
        ticket = opened(server)
        async with await knock(server.port, ticket["code"], here) as guest:
            await guest.hello(ticket["token"])
            ping = b'{"type":"ping","id":"large"}'.ljust(LARGEST)
            assert (await guest.ask(ping))["type"] == "pong"
            assert (await guest.ask(ping, BINARY))["type"] == "pong"
            size = LARGEST // 32
            pieces = [ping[k : k + size] for k in range(0, LARGEST, size)]
            last = len(pieces) - 1
            await guest.write(
                b"".join(
                    frame(piece, MORE if k else TEXT, fin=k == last) + frame(b"", PING)
                    for k, piece in enumerate(pieces)
                )
            )
            assert (await guest.answer())["re"] == "large"

    run(speak())


def test_a_request_too_large_is_refused_with_its_code(server: Server, here: dict[str, str]) -> None:
    answer = post(server, "/api/tables", {"name": "x" * LARGEST}, here)
    assert (answer.status_code, answer.json()) == (413, {"code": "too_large", "data": {}})


TALK = [("x" * 300, None), ("x" * 301, "bad_talk"), ("", "bad_talk"), (" \n\t ", "bad_talk")]
TALK += [(f"a{c}b", "bad_talk") for c in "\0\x07\x1b\x7f\u200b\u202e\u2066\ufeff\ue000"]
TALK += [("ahoj, светик ☀", None), ("one\ntwo", None), ("é" * 300, None)]


def test_talk_is_one_line_of_characters_that_show(server: Server, here: dict[str, str]) -> None:
    async def chat() -> None:
        ticket = opened(server)
        for text, code in TALK:
            async with await knock(server.port, ticket["code"], here) as guest:
                await guest.hello(ticket["token"])
                answer = await guest.ask({"type": "say", "id": f"s{hash(text)}", "text": text})
                assert answer.get("code") == code, ascii(text)
                if code is None:
                    assert answer["text"] == " ".join(text.split())
                else:
                    assert answer["data"] == {"most": 300}

    run(chat())


# ── How fast ────────────────────────────────────────────────────────────────────────────────────


def test_who_talks_too_fast_is_told_so_and_heard_again_later(
    server: Server, here: dict[str, str]
) -> None:
    async def hurry() -> None:
        ticket = opened(server)
        async with await knock(server.port, ticket["code"], here) as guest:
            await guest.hello(ticket["token"])
            sent = 3 * BURST
            pings = [msgspec.json.encode({"type": "ping", "id": f"p{k}"}) for k in range(sent)]
            await guest.write(b"".join(map(frame, pings)))
            answers = [await guest.answer() for _ in range(sent)]
            assert [answer["re"] for answer in answers] == [f"p{k}" for k in range(sent)]
            assert [answer["type"] for answer in answers[:BURST]] == ["pong"] * BURST
            late = [answer for answer in answers if answer["type"] == "error"]
            assert len(late) >= BURST
            assert {answer["code"] for answer in late} == {"too_fast"}
            async with asyncio.timeout(60):
                while (await guest.ask({"type": "ping", "id": "again"}))["type"] != "pong":
                    await asyncio.sleep(0.05)

    run(hurry())


def test_pings_are_answered_as_long_as_the_answers_are_read(busy: Server) -> None:
    """On a server that takes a hundred thousand frames at once: what is unread is bounded, too."""

    async def flood() -> None:
        ticket = opened(busy)
        async with await knock(busy.port, ticket["code"]) as guest:
            await guest.hello(ticket["token"])
            for _ in range(20):
                await guest.write(frame(b"p" * 125, PING) * 100)
                assert (await guest.ask({"type": "ping", "id": "p"}))["re"] == "p"
        async with await knock(busy.port, ticket["code"], small=True) as deaf:
            await deaf.hello(ticket["token"])
            with pytest.raises((OSError, Ended)):
                await drown(deaf)

    async def drown(deaf: Stranger) -> None:
        for _ in range(80):  # 10 MB, none of it read
            await asyncio.wait_for(deaf.write(frame(b"p" * 125, PING) * 1000), PATIENCE)
        await asyncio.wait_for(deaf.closed(), PATIENCE)

    run(flood())


FLOODS = {
    "pings": frame(b"", PING),
    "commands": frame(b'{"type":"ping","id":"a"}'),
    "noise": frame(b"{"),
}


@pytest.mark.parametrize("what", FLOODS)
def test_a_flood_ends_its_own_connection_and_keeps_nobody_waiting(
    server: Server, here: dict[str, str], what: str
) -> None:
    """A megabyte of frames: parsed and answered to its end, it would stop the house for seconds."""

    async def flood() -> None:
        ticket = opened(server)
        frames = FLOODS[what]
        async with await knock(server.port, ticket["code"], here) as friend:
            await friend.hello(ticket["token"])
            async with await knock(server.port, ticket["code"], here) as stranger:
                await stranger.hello()
                writing = asyncio.create_task(stranger.write(frames * (1_000_000 // len(frames))))
                await asyncio.sleep(0)
                before = time.monotonic()
                assert (await friend.ask({"type": "ping", "id": "p"}))["type"] == "pong"
                assert time.monotonic() - before < 5
                assert (await stranger.end()).code == LOST
                await asyncio.gather(writing, return_exceptions=True)

    run(flood())


# ── Slow and silent ones ────────────────────────────────────────────────────────────────────────


def test_a_reader_too_slow_is_dropped_alone_and_may_come_back(busy: Server) -> None:
    async def evening() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(busy.client())
            tickets = await seated(house, "Ann Bob Cyd", talk="off")
            for k in range(60):
                await house.join(tickets[0].code, f"Guest {k:02} {'x' * 12}", sit=False)
            ann, bob = [await stack.enter_async_context(house.sit(t)) for t in tickets[:2]]
            dropped = figure(busy, "penumbra_dropped_sockets_total")
            slow = await knock(busy.port, tickets[2].code, small=True)
            await stack.enter_async_context(slow)
            await slow.say({"type": "hello", "token": tickets[2].token})
            await bob.until(lambda seat: tickets[2].person in seat.present)
            waits = []
            for k in range(2000):
                before = time.monotonic()
                await ann.do(partial(m.Change, wishes={"pace": k}))
                waits.append(time.monotonic() - before)
                if tickets[2].person not in ann.present:
                    break
            assert figure(busy, "penumbra_dropped_sockets_total") == dropped + 1
            assert sorted(waits)[len(waits) // 2] < 1
            await bob.do(m.Ping)
            assert bob.seq == ann.seq
            cyd = await stack.enter_async_context(house.sit(tickets[2]))
            assert (cyd.seq, cyd.seat) == (ann.seq, 2)

    run(evening())


def test_five_hundred_who_never_greet_hurt_nobody_and_are_sent_away(busy: Server) -> None:
    """Takes as long as a greeting may: ten seconds."""

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(busy.client())
            tickets = await seated(house, "Ann Bob Cyd")
            began = time.monotonic()
            silent: list[Stranger] = []
            for _ in range(500):
                stranger = await knock(busy.port, tickets[0].code)
                silent.append(await stack.enter_async_context(stranger))
            seats = await started(stack, house, tickets)
            for _ in range(30):
                before = time.monotonic()
                await seats[0].do(m.Ping)
                asked = next((seat for seat in seats if seat.asked), None)
                if asked is not None:
                    await asked.act(asked.view.legal[0])
                assert time.monotonic() - before < 5
            async with asyncio.timeout(2 * GREETING):
                await silent[0].something()
            first = await silent[0].hear()
            assert first == {"type": "bye", "code": "hello_first"}
            assert time.monotonic() - began >= GREETING - 0.5
            ends = await asyncio.gather(*(stranger.end() for stranger in silent))
            assert {(end.code, end.reason) for end in ends} == {(4000, "hello_first")}

    run(evening())
