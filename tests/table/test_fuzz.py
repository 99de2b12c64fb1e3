"""Fuzz: a hundred thousand bad messages, and REST calls of every shape, in and out of order.

The server refuses each with a code, tells nothing of its inside, changes nothing and lives on.
"""

import asyncio
import os
import random
import re
from collections import Counter
from collections.abc import Coroutine, Iterator
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from penumbra.table import messages as m
from penumbra.table.terms import CODES
from tests.table.fuzz import (
    PLENTY,
    RAW,
    Bad,
    Forger,
    Standing,
    check_end,
    company,
    converse,
    journal_of,
    pester,
    rage,
    tells_too_much,
)
from tests.table.server import Server
from tests.table.stranger import BINARY, TEXT, frame, knock

MESSAGES = 100_000
GREETINGS = 400
SEED = 20_250_601

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inside: (
        st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=8), inside, max_size=3)
    ),
    max_leaves=8,
)
"""Whatever JSON can say."""

almost_commands = st.fixed_dictionaries(
    {"type": st.sampled_from([kind.__struct_config__.tag for kind in m.Command.__subclasses__()])},
    optional=dict.fromkeys(
        ("id", "turn", "action", "seat", "person", "text", "wishes", "attempt", "commit", "share"),
        json_values,
    ),
)
"""The right word, and wrong things said with it."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("fuzz"), **PLENTY) as server:
        yield server
        assert_unhurt(server)


def assert_unhurt(server: Server) -> None:
    """The same process, in good health, with nothing to complain of."""
    os.kill(server.pid, 0)
    assert httpx.get(f"{server.address}/health", timeout=300).json()["status"] == "ok"
    log = server.log.read_text()
    assert " trouble " not in log
    assert "Exception in ASGI application" not in log


def refusals(server: Server) -> Counter[str]:
    """How often the server says it has refused something, by code."""
    figures = httpx.get(f"{server.address}/metrics", timeout=300).text
    found = re.findall(r'^penumbra_refused_total{code="(\w+)"} (\S+)$', figures, re.MULTILINE)
    return Counter({code: int(float(count)) for code, count in found})


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


# ── The socket ──────────────────────────────────────────────────────────────────────────────────


def test_a_hundred_thousand_bad_messages_are_refused_and_change_nothing(server: Server) -> None:
    """In every role, before, during and after a game; takes about fifteen seconds."""
    before = refusals(server)
    codes = run(rage(server, MESSAGES, SEED))
    assert codes.total() >= MESSAGES
    ended = codes.pop("ended")
    assert ended > 100
    counted = refusals(server)
    assert all(counted[code] - before[code] >= count for code, count in codes.items())
    assert {"bad_message", "not_seated", "not_host", "not_now", "illegal", "out_of_date"} <= {
        *codes
    }
    assert not {"trouble", "unavailable", "closing"} & {*codes}
    assert_unhurt(server)


@pytest.fixture(scope="module")
def standings(server: Server) -> list[Standing]:
    found: list[Standing] = run(company(server))
    return found


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_whatever_json_can_say_is_refused_unless_it_is_a_command(
    server: Server, standings: list[Standing], data: st.DataObject
) -> None:
    standing = data.draw(st.sampled_from(standings))
    said = data.draw(st.lists(json_values | almost_commands, min_size=1, max_size=40))
    forger = Forger(standing, 0)
    burst = []
    for value in said:
        message = msgspec.json.encode(value)
        code = forger.verdict(message)
        if code is not None:
            burst.append(Bad(message, data.draw(st.sampled_from([TEXT, BINARY])), code))
    before = journal_of(server, standing.code)

    async def talk() -> None:
        async with await knock(server.port, standing.code) as stranger:
            await stranger.hello(standing.token)
            await converse(stranger, burst)

    run(talk())
    assert journal_of(server, standing.code) == before


def test_bad_greetings_are_turned_away_with_a_reason(
    server: Server, standings: list[Standing]
) -> None:
    chance = random.Random(SEED)
    standing = standings[0]
    wrong: dict[str, list[object]] = {
        "type": ["ping", "hi", "", None, 1, ["hello"]],
        "token": [1, True, [], {}, "x" * 65],
        "seq": [-1, "1", 1.5, []],
        "seat": [-1, 64, "0", {}],
        "person": [1],
    }
    greetings = [data for data in RAW if data not in (b"{}", b'{"type":"hello","token":null}')]
    for name, values in wrong.items():
        greetings += [msgspec.json.encode({"type": "hello"} | {name: value}) for value in values]

    async def greet(data: bytes) -> None:
        try:
            data.decode()
            opcode = TEXT
        except UnicodeDecodeError:
            opcode = BINARY
        async with await knock(server.port, standing.code) as stranger:
            assert await stranger.ask(data, opcode) == {"type": "bye", "code": "hello_first"}, data
            ended = await stranger.end()
            assert (ended.code, ended.reason) == (4000, "hello_first")

    async def all_of_them() -> None:
        noise = [chance.randbytes(chance.randrange(1, 99)) for _ in range(GREETINGS)]
        for data in greetings + noise:
            await greet(data)

    run(all_of_them())


def test_broken_frames_end_their_own_connection_and_no_other(
    server: Server, standings: list[Standing]
) -> None:
    forger = Forger(standings[4], SEED)

    async def break_in() -> None:
        async with await knock(server.port, standings[4].code) as friend:
            await friend.hello(standings[4].token)
            for _ in range(100):
                async with await knock(server.port, standings[4].code) as stranger:
                    await stranger.write(forger.rough())
                    await check_end(stranger)
            assert (await friend.ask({"type": "ping", "id": "p"}))["type"] == "pong"

    run(break_in())


def test_a_message_half_sent_is_no_message(server: Server, standings: list[Standing]) -> None:
    standing = standings[0]
    before = journal_of(server, standing.code)
    whole = frame(m.encode(m.Say("half", "Good evening")))

    async def halves() -> None:
        for size in range(1, len(whole)):
            async with await knock(server.port, standing.code) as stranger:
                await stranger.hello(standing.token)
                await stranger.write(whole[:size])

    run(halves())
    run(pester(server.port, Forger(standing, SEED), 100))
    assert journal_of(server, standing.code) == before


def test_noise_on_the_port_is_no_trouble(server: Server) -> None:
    chance = random.Random(SEED)

    async def noise(data: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        try:
            writer.write(data + b"\r\n\r\n")
            writer.write_eof()
            return await reader.read()
        except ConnectionError:
            return b""
        finally:
            writer.close()

    async def much_of_it() -> None:
        head = b"GET /api HTTP/1.1\r\nHost: x\r\n"
        shapes = [
            head + b"Upgrade: websocket\r\nConnection: Upgrade",
            head.replace(b"/api", b"/api/tables/babababa/socket")
            + b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x",
            head + b"Content-Length: -1",
            head + b"Content-Length: 99999999999999999999",
            head + b"Transfer-Encoding: chunked\r\n\r\nzz",
            head.replace(b"GET", b"POST") + b"Content-Length: 5\r\n\r\n{",
            head.replace(b"Host: x", b"Host: \xff\x00"),
            head.replace(b"/api", b"/" + b"a" * 70_000),
            head + b"X: " + b"a" * 70_000,
            b"\x16\x03\x01" + chance.randbytes(200),
        ]
        for data in [*shapes, *(chance.randbytes(chance.randrange(300)) for _ in range(100))]:
            assert not tells_too_much((await noise(data)).decode("latin-1")), data

    run(much_of_it())


# ── REST ────────────────────────────────────────────────────────────────────────────────────────

BODIES = [
    *(data for data in RAW if data != b'{"id":"a"}'),
    *(b"[" * 8000, b'{"name":' * 900, b'{"name":"A","wishes":' + b"[" * 3000 + b"]" * 3000 + b"}"),
    *(b'{"name":"A","wishes":{"players":1e999}}', b'{"name":["A"]}'),
    *(b'{"name":"A","token":"x"}', b'{"name":"A","wishes":{"secret":"00"}}', b"\xff\xfe{}"),
    b'{"name":"A","wishes":{"game":"%s"}}' % (b"x" * 3000),
    *(b'{"name":"A","wishes":{"players":%d}}' % n for n in (-1, 0, 2, 6, 11, 10**30)),
]


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/{code}/people"])
def test_bodies_that_are_no_request_are_refused(
    server: Server, standings: list[Standing], path: str
) -> None:
    """Too deep, cut off, of the wrong shape, of no shape at all."""
    code = standings[0].code
    before = journal_of(server, code)
    with httpx.Client(base_url=server.address, timeout=300) as client:
        for body in BODIES:
            answer = client.post(path.format(code=code), content=body)
            assert (answer.status_code, answer.json().keys()) == (400, {"code", "data"}), body[:80]
            assert answer.json()["code"] in ("bad_message", "bad_wishes", "bad_name"), body[:80]
            assert not tells_too_much(answer.text)
            assert len(answer.text) < 300, "little of it is repeated"
    assert journal_of(server, code) == before


TOO_LARGE = 413  # a refusal like any other, which schemathesis does not expect


def operations(server: Server) -> list[Any]:
    schema = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
    return [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]


@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize("place", ["nowhere", "a table"])
def test_rest_keeps_what_its_openapi_description_promises(
    server: Server, standings: list[Standing], mode: GenerationMode, place: str
) -> None:
    """Every check of schemathesis but one: not all data of the right shape is welcome as a name.

    Codes made up at random lead nowhere; with those of a real table the answers are real, too.
    """
    code = standings[-1].code
    real = {"code": code, "game": standings[-1].table.address, "lesson": "shamans"}
    statuses: set[int] = set()
    found = operations(server)
    assert len(found) >= 8
    for operation in found:
        given_parts = {part.name: real[part.name] for part in operation.path_parameters}
        path = given_parts if place == "a table" else {}
        shaped = {part.name for part in operation.path_parameters} - {"game"}  # it is any text
        if mode is GenerationMode.NEGATIVE and not (operation.body or shaped):
            continue
        if path and mode is GenerationMode.NEGATIVE and not operation.body:
            continue

        @settings(max_examples=40, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(generation_mode=mode, path_parameters=path or None))
        def call(case: schemathesis.Case[Any]) -> None:
            answer = case.call(base_url=server.address, timeout=300)
            refused = [negative_data_rejection] if answer.status_code == TOO_LARGE else []
            case.validate_response(answer, excluded_checks=[positive_data_acceptance, *refused])
            statuses.add(answer.status_code)
            if answer.status_code >= 400:
                assert not tells_too_much(answer.content.decode(), repr(case.body))
                trouble = answer.json()
                assert trouble["code"] in CODES
                assert trouble.keys() == {"code", "data"}

        call()
    assert (200 in statuses) is (mode is GenerationMode.POSITIVE)
    if mode is GenerationMode.POSITIVE:
        assert (404 in statuses) is (place == "nowhere")
