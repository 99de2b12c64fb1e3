"""The logbook: lines in two forms, and nothing in them that is anybody's secret."""

import ast
import io
import json
import logging
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr
from pathlib import Path
from typing import Any, Literal

import pytest

from penumbra.table import logbook
from penumbra.table.settings import Settings

TABLE = Path(logbook.__file__).parent
LIBRARIES = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "penumbra", "")

# What people must never find in a log; the code is one that could be said aloud.
TOKEN = "q3J0vYx1n5c7Zr2LwKpTgB8sDfHmAeUiXoNyVbCtEzM"
CODE = "amber-fox-42"

Lines = Callable[[], list[dict[str, Any]]]


@pytest.fixture(autouse=True)
def _logging_is_left_as_it_was() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in LIBRARIES]
    before = [(found.level, found.propagate, [*found.handlers]) for found in loggers]
    yield
    for found, (level, propagate, handlers) in zip(loggers, before, strict=True):
        found.setLevel(level)
        found.propagate = propagate
        found.handlers[:] = handlers


def desk(settings: Settings) -> io.StringIO:
    """A logbook configured while this stood in stderr's place; it is where its lines go."""
    with redirect_stderr(io.StringIO()) as paper:
        logbook.configure(settings)
    return paper


@pytest.fixture
def lines() -> Lines:
    """A configured logbook of JSON lines; called, everything written so far."""
    paper = desk(Settings(log_format="json"))
    return lambda: [json.loads(line) for line in paper.getvalue().splitlines()]


# ── Lines ───────────────────────────────────────────────────────────────────────────────────────


def test_a_line_for_programs_is_json_with_time_level_room_event_and_data(lines: Lines) -> None:
    log = logbook.logger("room")
    log.info("table_opened", table=logbook.mark(CODE), players=5, worker=0.25, outcome=None)
    (line,) = lines()
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line.pop("time"))
    assert re.fullmatch("[0-9a-f]{6}", line.pop("table"))
    assert line == {
        "level": "info",
        "room": "room",
        "event": "table_opened",
        "players": 5,
        "worker": 0.25,
        "outcome": None,
    }


def test_a_line_for_people_says_the_same() -> None:
    paper = desk(Settings(log_format="text"))
    logbook.logger("room").warning("slow_store", worker=1.5, outcome=None)
    line = r"\S+Z warning room slow_store worker=1\.5 outcome=none\n"
    assert re.fullmatch(line, paper.getvalue())


def test_all_levels_write_from_the_one_that_is_set() -> None:
    levels: list[Literal["debug", "info", "warning", "error"]] = [
        "debug",
        "info",
        "warning",
        "error",
    ]
    for at, level in enumerate(levels):
        paper = desk(Settings(log_format="json", log_level=level))
        log = logbook.logger("room")
        log.debug("one")
        log.info("two")
        log.warning("three")
        log.error("four")
        written = [json.loads(line)["level"] for line in paper.getvalue().splitlines()]
        assert written == levels[at:]


def test_configuring_twice_does_not_write_twice() -> None:
    with redirect_stderr(io.StringIO()) as paper:
        logbook.configure(Settings())
        logbook.configure(Settings())
    logbook.logger("room").info("once")
    assert paper.getvalue().count("once") == 1


def test_a_reader_who_has_gone_does_not_stop_the_server() -> None:
    desk(Settings()).close()
    logbook.logger("room").error("nobody_reads_this")
    paper = desk(Settings())
    logbook.logger("room").error("somebody_reads_this")
    assert "somebody_reads_this" in paper.getvalue()


# ── No secrets ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "fields",
    [
        {"token": TOKEN},
        {"name": "Rachel"},
        {"chat": "hello"},
        {"action": "play red 6"},
        {"role": "shadow"},
        {"hand": 4711},
        {"address": "192.0.2.1"},
        {"reason": TOKEN},
        {"reason": "I think Rachel lies"},
        {"reason": "192.0.2.1:4711"},
        {"reason": "Ráchel"},
        {"reason": "line\nbreak"},
        {"reason": ""},
        {"worker": int.from_bytes(TOKEN.encode())},
        {"worker": b"bytes"},
        {"worker": ["red 6"]},
        {"table": CODE},
        {"table": "ab12cd"},
        {"table": 7},
    ],
    ids=str,
)
def test_what_may_not_be_said_is_dropped_and_only_its_name_is_told(
    lines: Lines, fields: dict[str, Any]
) -> None:
    logbook.logger("room").info("odd_call", players=5, **fields)
    (line,) = lines()
    del line["time"]
    assert line == {
        "level": "info",
        "room": "room",
        "event": "odd_call",
        "players": 5,
        "dropped": next(iter(fields)),
    }


def test_not_even_a_fields_name_or_an_event_can_carry_words(lines: Lines) -> None:
    said: dict[str, Any] = {"Rachel says: red!": 1, TOKEN: 2}
    logbook.logger("room").info(f"joined with {TOKEN}", **said)
    (line,) = lines()
    assert (line["event"], line["dropped"]) == ("unnamed", "unnamed,unnamed")
    assert TOKEN not in str(line)


def test_an_error_is_told_by_kind_and_place_never_by_its_text(lines: Lines) -> None:
    def play() -> None:
        try:
            dict[str, int]()[TOKEN]
        except KeyError as error:
            raise ValueError(f"Rachel can't play red 6 with {TOKEN}") from error

    try:
        play()
    except ValueError as error:
        logbook.logger("room").failure("act_failed", error, players=4)
    (line,) = lines()
    assert line["level"] == "error"
    assert line["error"] == "ValueError<KeyError"
    assert re.search(r"test_logbook\.py:\d+:play$", line["trace"])
    assert TOKEN not in str(line)
    assert "Rachel" not in str(line)


def test_a_mark_tells_tables_apart_and_does_not_give_their_codes_away() -> None:
    assert logbook.mark(CODE) == logbook.mark(CODE) != logbook.mark("amber-fox-43")
    program = f"from penumbra.table import logbook; print(logbook.mark({CODE!r}))"
    elsewhere = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.strip()
    assert re.fullmatch("[0-9a-f]{6}", elsewhere)
    assert elsewhere != logbook.mark(CODE), "whoever can repeat the hash can try all codes"


def test_every_call_in_the_house_names_only_fields_that_may_be_said() -> None:
    """At run time a wrong name costs its field; here it is found before that. And none is idle."""
    pens = {"debug", "info", "warning", "error", "failure"}
    said: set[str | None] = set()
    for path in sorted(TABLE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and isinstance(node.func.value, ast.Name)
                and (node.func.value.id, node.func.attr in pens) == ("log", True)
            ):
                named = {keyword.arg for keyword in node.keywords}
                assert named <= logbook.FIELDS, f"{path.name}:{node.lineno}"
                said |= named
    assert said == logbook.FIELDS


# ── What libraries say ──────────────────────────────────────────────────────────────────────────


def test_uvicorns_lines_take_the_same_form_without_addresses_and_codes(lines: Lines) -> None:
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.warning('%s - "WebSocket %s" 403', "192.0.2.1:4711", f"/tables/{CODE}?token={TOKEN}")
    uvicorn.info("connection open")
    try:
        raise RuntimeError(TOKEN)
    except RuntimeError:
        uvicorn.exception("Exception in ASGI application\n")
    written = refused, broken = lines()
    assert (refused["room"], refused["level"]) == ("uvicorn.error", "warning")
    assert refused["note"] == '%s - "WebSocket %s" 403'
    assert broken["note"] == "Exception in ASGI application"
    assert broken["error"] == "RuntimeError"
    assert "192.0.2.1" not in str(written)
    assert TOKEN not in str(written)


def test_the_log_of_requests_is_shut(lines: Lines) -> None:
    access = logging.getLogger("uvicorn.access")
    access.setLevel(logging.INFO)
    access.info('%s - "%s %s HTTP/%s" %d', "192.0.2.1:4711", "GET", f"/t/{CODE}", "1.1", 200)
    assert lines() == []


def test_a_port_that_is_taken_is_told_by_its_error(lines: Lines) -> None:
    logging.getLogger("uvicorn.error").error(OSError(98, "in use: ('192.0.2.1', 8420)"))
    (line,) = lines()
    assert line["note"] == "OSError(EADDRINUSE)"


def test_of_strangers_only_the_place_is_told(lines: Lines) -> None:
    logging.getLogger("club.bots").warning(f"my hand is {TOKEN}")
    (line,) = lines()
    assert re.fullmatch(r"test_logbook\.py:\d+", line["note"])
    assert TOKEN not in str(line)


def test_notes_for_people_stay_on_one_line() -> None:
    paper = desk(Settings(log_format="text"))
    logging.getLogger("asyncio").error('Task "x" was\tnever retrieved\nfuture: <Task …>')
    assert paper.getvalue().endswith('asyncio library note="Task \\"x\\" was\\tnever retrieved"\n')


def test_a_server_under_uvicorn_writes_nothing_but_such_lines() -> None:
    """The real thing: a program that serves, fails once on request, and is read from outside."""
    program = f"""
import asyncio, socket
import uvicorn
from penumbra.table import logbook
from penumbra.table.settings import Settings

async def app(scope, receive, send):
    if scope["type"] == "http":
        raise RuntimeError("{TOKEN}")

async def evening():
    logbook.configure(Settings(log_format="json"))
    door = socket.create_server(("127.0.0.1", 0))
    port = door.getsockname()[1]
    server = uvicorn.Server(
        uvicorn.Config(app, log_config=None, access_log=False, lifespan="off")
    )
    serving = asyncio.create_task(server.serve(sockets=[door]))
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /t/{CODE} HTTP/1.1\\r\\nHost: x\\r\\nConnection: close\\r\\n\\r\\n")
    await reader.read()
    writer.close()
    server.should_exit = True
    await serving
    logbook.logger("house").info("closed", port=port)

asyncio.run(evening())
"""
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=300
    )
    assert ran.stdout == ""
    failed, closed = [json.loads(line) for line in ran.stderr.splitlines()]
    assert (failed["room"], failed["error"]) == ("uvicorn.error", "RuntimeError")
    assert closed["event"] == "closed"
    assert TOKEN not in ran.stderr
    assert CODE not in ran.stderr
