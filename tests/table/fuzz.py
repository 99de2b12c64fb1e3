"""Bad messages without end: what a socket may be sent by the clumsy, the curious and the wicked.

Every message is one the table must refuse. Which code it must give is asked of a copy of the table
made from its journal, so that each answer is checked and nothing may have changed afterwards.
`python -m tests.table.fuzz --messages 10000000` goes on for as long as one likes.
"""

import argparse
import asyncio
import random
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Container, Iterator
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from penumbra.client import Refused, Seat, TableServer, Ticket
from penumbra.games.errors import IllegalAction
from penumbra.table import etiquette, reading
from penumbra.table import journal as j
from penumbra.table import messages as m
from penumbra.table.boards import Boards
from penumbra.table.evening import Evening
from penumbra.table.terms import CODES
from tests.table.people import Present
from tests.table.server import Server
from tests.table.stranger import BINARY, PING, TEXT, Ended, Stranger, frame, knock

BURST = 100  # messages sent before their answers are read
BURSTS = 5  # on one connection, before something ends it
PLENTY: dict[str, Any] = {"message_burst": 100_000, "messages_per_second": 10_000}
"""Settings of a server that looks at every message."""

KINDS: tuple[type[m.Command], ...] = tuple(m.Command.__subclasses__())
OFTEN: tuple[type[m.Command], ...] = (m.Act, m.Act, m.Act, m.Claim, m.Say, m.Share)
FIELDS = {kind: [field.name for field in msgspec.structs.fields(kind)] for kind in KINDS}
TAGS = {kind: str(kind.__struct_config__.tag) for kind in KINDS}
COUNTS = range(12)
NUMBERS: list[object] = [
    *(63, 64, -1, 2**31, 2**53 + 1, 2**63, 2**64, -(2**64), 10**40),
    *(0.0, 1.5, -0.0, 1e308, True, False, None, "0", "1", "⁷", "٣", [], [1], {}, {"seat": 1}),
]
TEXTS: list[object] = [
    *("", " ", "x", "a" * 64, "a" * 65, "a" * 4000, "\0", "\x1b[2J", "\u202eevil", "\u200b", "\n"),
    *("👨‍👩‍👧", "é" * 300, "\ufeff", "null", "NaN", "../../etc/passwd", "'; DROP TABLE entries;--"),
    *("red 6", "purple five", "rouge", "šest", "am shadow", "is 1 shaman", "trust 9", "accuse ²"),
    *("play red-6", "play red-٣", "pass", "portal", "give 0 red-1", "accuse 1 lord", "{{7*7}}"),
    *("00" * 16, "gg" * 16, "0" * 31, 7, 1.5, None, True, [], {}, ["pass"], {"action": "pass"}),
]
WISHES: list[object] = [
    *({}, {"game": "chess"}, {"players": 99}, {"players": "4"}, {"board": "../x"}, {"delay": -1}),
    *({"level": "god"}, {"host": 2}, {"secret": "00"}, {"clock": None}, {"pace": 1e9}, [], "x", 1),
]
RAW = [
    *(b"", b" ", b"{", b"}", b"[]", b"null", b"true", b"0", b'""', b"{}", b"\xef\xbb\xbf{}", b"\0"),
    *(b'{"type":"ping"}', b'{"id":"a"}', b'{"type":"ping","id":"a"', b"[" * 4000, b'{"a":' * 1500),
    *(b"9" * 5000, b"-", b"1e999999", b'"\\ud800"', b'{"type":"say","id":"a","text":"\\ud83d"}'),
    *(b'{"type":"act","id":"a","turn":NaN,"action":"x"}', b"{'type':'ping','id':'a'}"),
    *(b'{"type":"ping","id":"a"}{"type":"ping","id":"b"}', b'{"type":"ping","id":"a"},', b"ping"),
    *(b'{"type":"hello","token":null}', b'{"type":"welcome"}', b'{"type":["ping"],"id":"a"}'),
]


class Standing(NamedTuple):
    """Somebody at a table as it stands, whose good name the forger borrows."""

    code: str
    person: int | None
    token: str | None
    table: Evening


class Bad(NamedTuple):
    """A message the table must refuse, and how."""

    data: bytes
    opcode: int
    code: str


# ── Forging ─────────────────────────────────────────────────────────────────────────────────────


class Forger:
    """Makes bad messages for one person: commands that are not his, and what is no command."""

    def __init__(self, standing: Standing, seed: int | str) -> None:
        self.standing = standing
        self._random = random.Random(seed)
        self._rules = etiquette.ServerRules(Boards().find)
        self._made = 0
        self._actions = ["pass"]
        if (match := standing.table.match) is not None:
            self._actions += [text for seat in range(match.players) for text in match.legal(seat)]

    def __iter__(self) -> Iterator[Bad]:
        while True:
            self._made += 1
            data = self._spoil(self._command())
            code = self.verdict(data)
            if code is not None:
                yield Bad(data, self._opcode(data), code)

    def verdict(self, data: bytes) -> str | None:
        """The code with which the table must refuse this; None if it is, or may be, in order.

        People come and go while messages are sent, so the code must not depend on who is there.
        """
        table, person = self.standing.table, self.standing.person
        everybody, alone = (self._verdict(data, here) for here in ({*table.people}, {person or 0}))
        return everybody if everybody == alone else None

    def _verdict(self, data: bytes, here: Container[int]) -> str | None:
        table, person = self.standing.table, self.standing.person
        try:
            command = reading.command(data)
            if isinstance(command, m.Ping):
                return None
            if person is None:
                return "not_seated"
            if table.was_done(person, command.id):
                return None
            if isinstance(command, m.Time):
                return "no_more_time"
            if isinstance(command, m.Hint):
                etiquette.may_have_hint(table, person, command.turn)
                return None
            if isinstance(command, m.Delete):
                etiquette.may_delete(table, person)
                return None
            entry = etiquette.entry_for(table, person, command, self._rules, Present(here))
        except m.Refused as refused:
            return refused.code
        return "illegal" if isinstance(entry, j.Acted) and not _legal(table, entry) else None

    def _opcode(self, data: bytes) -> int:
        """Text must be text: other bytes would end the connection."""
        try:
            data.decode()
        except UnicodeDecodeError:
            return BINARY
        return BINARY if self._random.random() < 0.1 else TEXT

    def _command(self) -> dict[str, object]:
        kind = self._random.choice(KINDS + OFTEN)
        made: dict[str, object] = {"type": TAGS[kind]}
        return made | {name: self._value(name) for name in FIELDS[kind]}

    def _value(self, name: str) -> object:
        choice = self._random.choice
        match name:
            case "id":
                return f"f{self._made}"
            case "turn":
                stream = self.standing.table.streams.get(self._random.randrange(3))
                return choice([stream.turn if stream else 0, choice(NUMBERS)])
            case "attempt" | "seat" | "other" | "person":
                return choice([choice(COUNTS), choice(COUNTS), choice(NUMBERS)])
            case "action":
                return choice([choice(TEXTS), choice(self._actions)])
            case "wishes":
                return choice(WISHES)
            case _:
                return choice(TEXTS)

    def _spoil(self, command: dict[str, object]) -> bytes:
        how = self._random.randrange(24)  # half of them are left as they are
        key = self._random.choice(list(command))
        match how:
            case 0:
                return self._random.choice(RAW)
            case 1:
                return self._random.randbytes(self._random.randrange(200))
            case 2:
                command.pop(key)
            case 3:
                command[self._random.choice(["seat", "by", "person", "__proto__", "", "ID"])] = 1
            case 4:
                command[key] = self._random.choice(NUMBERS + TEXTS)
            case 5:
                command["id"] = self._random.choice([*NUMBERS, *TEXTS])
            case 6:
                command[key] = self._nested(self._random.randrange(1, 60))
            case _:
                pass
        data = msgspec.json.encode({k: _fitting(v) for k, v in command.items()})
        match how:
            case 7:
                return data[: self._random.randrange(len(data))]
            case 8:
                return data + self._random.choice([b"x", b"\0", b",", data])
            case 9:
                return self._flip(data)
            case 10:
                return b'{"%s":0,' % key.encode() + data[1:]  # the last of two counts, or neither
            case _:
                return data

    def _nested(self, depth: int) -> object:
        value: object = 1
        for _ in range(depth):
            value = [value] if self._random.random() < 0.5 else {"a": value}
        return value

    def _flip(self, data: bytes) -> bytes:
        spoiled = bytearray(data)
        for _ in range(self._random.randrange(1, 4)):
            spoiled[self._random.randrange(len(spoiled))] = self._random.randrange(256)
        return bytes(spoiled)

    def rough(self) -> bytes:
        """Frames after which no conversation goes on: the protocol below ours is broken."""
        junk = self._random.randbytes(self._random.randrange(1, 40))
        return self._random.choice(
            [
                frame(b"\xff" + junk),
                frame(junk, masked=False),
                frame(junk, opcode=self._random.randrange(3, 8)),
                frame(junk, rsv=self._random.randrange(1, 8)),
                frame(junk, opcode=0),
                frame(junk, opcode=PING, fin=False),
                frame(b"x" * 126, opcode=PING),
                frame(b"x" * 9000),
                frame(b"{", fin=False) + frame(b"}"),
                frame(b"x" * 5000, BINARY, fin=False) + frame(b"x" * 5000, 0),
            ]
        )


def _fitting(value: object) -> object:
    """Numbers too long for the encoder as they would be written."""
    if isinstance(value, int) and not -(2**63) <= value < 2**64:
        return msgspec.Raw(str(value).encode())
    return value


def _legal(table: Evening, entry: j.Acted) -> bool:
    match = table.match
    assert match is not None, "who may act, acts in a game"
    try:
        number = match.game.action_number(match.rows, 0, entry.action)
    except IllegalAction:
        return False
    return number in match.game.legal(match.rows, 0, entry.seat)


# ── Sending ─────────────────────────────────────────────────────────────────────────────────────


async def pester(port: int, forger: Forger, messages: int) -> Counter[str]:
    """Send so many bad messages on a socket, and again on another; how often each code came."""
    codes: Counter[str] = Counter()
    bad = iter(forger)
    while codes.total() < messages:
        async with await knock(port, forger.standing.code) as stranger:
            await stranger.hello(forger.standing.token)
            for _ in range(BURSTS):
                burst = [next(bad) for _ in range(min(BURST, messages - codes.total()))]
                await converse(stranger, burst)
                codes.update(message.code for message in burst)
            if codes.total() < messages:
                await stranger.write(forger.rough())
                await check_end(stranger)
                codes["ended"] += 1
    return codes


async def converse(stranger: Stranger, burst: list[Bad]) -> None:
    """Send, and check every answer: a refusal each, in order, with its code and nothing to tell."""
    await stranger.write(b"".join(frame(bad.data, bad.opcode) for bad in burst))
    for bad in burst:
        answer = await _refusal(stranger)
        assert answer["code"] == bad.code, f"{bad} was answered {answer}"
        assert answer.get("re", UNSET) == reading.id_of(bad.data), f"{bad} was answered {answer}"


async def _refusal(stranger: Stranger) -> dict[str, Any]:
    while (answer := await stranger.hear())["type"] == "presence":
        pass
    assert answer["type"] == "error", f"a bad message was answered {answer}"
    assert answer["code"] in CODES
    assert not tells_too_much(str(answer)), answer
    return answer


async def check_end(stranger: Stranger) -> Ended:
    """A broken connection ends: with a close frame, or none."""
    ended = await stranger.end()
    assert ended.code in (1002, 1006, 1007, 1009), ended
    assert not tells_too_much(ended.reason), ended
    return ended


def tells_too_much(text: str, asked: str = "") -> bool:
    """Whether an answer shows the inside of the server, more than it repeats of what was asked."""
    inside = ("Traceback", 'File "', ".py", "penumbra.", "Error(")
    return any(word in text and word not in asked for word in inside)


# ── The company ─────────────────────────────────────────────────────────────────────────────────


def journal_of(server: Server, code: str) -> list[bytes]:
    """What the store holds of a table, read behind the server's back."""
    path = server.store.removeprefix("sqlite:///")
    query = (
        "SELECT data FROM entries JOIN tables ON tables.id = entries.table_id "
        "WHERE code = ? ORDER BY number"
    )
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as store:
        return [str(data).encode() for (data,) in store.execute(query, [code])]


def table_of(server: Server, code: str) -> Evening:
    """The table as it follows from the store."""
    entries = [j.read(data) for data in journal_of(server, code)]
    opened = entries[0]
    assert isinstance(opened, j.Opened)
    evening = Evening(opened, history=64)
    for entry in entries:
        evening.apply(entry)
    return evening


async def seated(house: TableServer, names: str, **wishes: object) -> list[Ticket]:
    """A table with a chair for each name, and their tickets; the first is the host."""
    first, *others = names.split()
    wished: dict[str, Any] = {"players": 1 + len(others), "takeover": 0} | wishes
    ticket = await house.open(first, **wished)
    return [ticket, *[await house.join(ticket.code, name) for name in others]]


async def started(stack: AsyncExitStack, house: TableServer, tickets: list[Ticket]) -> list[Seat]:
    """Everybody sits down, the host starts."""
    seats = [await stack.enter_async_context(house.sit(ticket)) for ticket in tickets]
    await seats[0].do(m.Start)
    for seat in seats:
        await seat.until(lambda seat: seat.view is not None)
    await settled(seats)
    return seats


async def settled(seats: list[Seat]) -> None:
    """Everybody has heard all there was to hear."""
    for seat in seats:
        await seat.do(m.Ping)


def at_random(view: Any) -> str:
    """Any legal action."""
    action: str = random.choice(view.legal)
    return action


async def play(
    seats: list[Seat], until: Callable[[Seat], bool], choose: Callable[[Any], str] = at_random
) -> None:
    """All seats choose until something is true of one; then nobody has gone on."""
    turn, enough = asyncio.Lock(), asyncio.Event()

    async def one(seat: Seat) -> object:
        news = aiter(seat)
        while True:
            async with turn:
                while seat.asked and not until(seat):
                    with suppress(Refused):
                        await seat.act(choose(seat.view))
                if until(seat):
                    enough.set()
                    return await asyncio.Event().wait()  # with the turn in hand
            await anext(news)

    players = [asyncio.create_task(one(seat)) for seat in seats]
    end = asyncio.create_task(enough.wait())
    try:
        done, _ = await asyncio.wait([end, *players], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in (end, *players):
            task.cancel()
        await asyncio.gather(end, *players, return_exceptions=True)
    await settled(seats)


async def company(server: Server) -> list[Standing]:
    """People at tables of every stage: hosts, seated, standing around, nameless spectators."""
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(server.client())
        gathering = await seated(house, "Ann Bob", players=4)
        shamans = await seated(house, "Ann Bob Cyd", game="shamans")
        intrigue = await seated(house, "Ann Bob Cyd Dan Eve Fay Gus", game="intrigue")
        over = await seated(house, "Ann Bob Cyd", game="shamans")
        for tickets in (gathering, shamans, over):
            tickets.append(await house.join(tickets[0].code, "Zoe", sit=False))
        await play(await started(stack, house, shamans[:3]), lambda seat: seat.turn > 12)
        await play(await started(stack, house, intrigue), lambda seat: seat.turn > 5)
        await play(await started(stack, house, over[:3]), lambda seat: seat.table.stage == "over")
    standings = []
    for tickets in (gathering, shamans, intrigue, over):
        code = tickets[0].code
        table = table_of(server, code)
        for ticket in (tickets[0], tickets[1], tickets[-1]):
            standings.append(Standing(code, ticket.person, ticket.token, table))
        standings.append(Standing(code, None, None, table))
    return standings


async def rage(server: Server, messages: int, seed: int | str = 0) -> Counter[str]:
    """Pester every table in every role at once; nothing may have changed."""
    standings = await company(server)
    before = {standing.code: journal_of(server, standing.code) for standing in standings}
    share = -(-messages // len(standings))
    async with asyncio.TaskGroup() as group:
        tasks = [
            group.create_task(pester(server.port, Forger(standing, f"{seed}/{k}"), share))
            for k, standing in enumerate(standings)
        ]
    for code, journal in before.items():
        assert journal_of(server, code) == journal, "a bad message was written into a journal"
    return sum((task.result() for task in tasks), Counter[str]())


def main() -> None:
    parser = argparse.ArgumentParser(description="Bad messages to a server of its own.")
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", default=str(time.time_ns()))
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), **PLENTY) as server:
        began = time.monotonic()
        codes = asyncio.run(rage(server, asked.messages, asked.seed))
        seconds = time.monotonic() - began
        assert " trouble " not in server.log.read_text(), server.log.read_text()
    for code, count in codes.most_common():
        print(f"{count:>10}  {code}")
    print(f"{codes.total():>10}  in {seconds:.0f} s, seed {asked.seed}: refused, nothing changed")


if __name__ == "__main__":
    main()
