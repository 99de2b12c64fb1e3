"""Nothing lost: whatever happens to the server, the network or the disk, what was acknowledged is
there, what was told stays true, and nobody hears a thing twice or not at all.
"""

import asyncio
import os
import resource
import signal
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text
from websockets.asyncio.client import ClientConnection, connect

from penumbra.client import Refused, TableServer, Ticket
from penumbra.table import journal as j
from penumbra.table import messages as m
from tests.table.chaos import (
    EVERYTHING,
    INTRIGUE,
    SHAMANS,
    compare,
    read_books,
    survive,
)
from tests.table.company import Guest, Party
from tests.table.conftest import DATABASES, NewStore
from tests.table.people import bears_out
from tests.table.server import PATIENCE, Server
from tests.table.shelf import connected

FEW = 4  # messages the shared server keeps at hand for those who come back

STORMS: list[tuple[str, tuple[Party, ...], int]] = [
    ("sqlite", SHAMANS, 10),
    ("sqlite", INTRIGUE, 10),
]
if "postgresql" in DATABASES:
    STORMS.append(("postgresql", (SHAMANS[1], INTRIGUE[1]), 3))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house"), history=FEW) as server:
        yield server


@asynccontextmanager
async def at_table(
    server: Server, names: Sequence[str], via: str | None = None, **wishes: Any
) -> AsyncIterator[list[Guest]]:
    """A table in Shamans for three and people who listen there; the last comes in by `via`."""
    async with server.client() as house:
        tickets = await gathered(house, names, **wishes)
        guests = [Guest(server.address, ticket.code, ticket.token) for ticket in tickets]
        if via is not None:
            guests[-1] = Guest(via, tickets[-1].code, tickets[-1].token)
        async with listening(*guests):
            yield guests


async def gathered(house: TableServer, names: Sequence[str], **wishes: Any) -> list[Ticket]:
    first = await house.open(names[0], players=3, pace=0, takeover=0, **wishes)
    return [first, *[await house.join(first.code, name) for name in names[1:]]]


@asynccontextmanager
async def listening(*guests: Guest) -> AsyncIterator[None]:
    for guest in guests:
        await guest.__aenter__()
    ears = [asyncio.create_task(guest.listen()) for guest in guests]
    try:
        yield
    finally:
        for ear in ears:
            ear.cancel()
        await asyncio.gather(*ears, return_exceptions=True)
        for guest in guests:
            await guest.close()


async def until(true: Callable[[], bool], *guests: Guest) -> None:
    """Wait until something is true that these guests would hear of."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            for guest in guests:
                guest.moved.clear()
            waits = [asyncio.create_task(guest.moved.wait()) for guest in guests]
            await asyncio.wait(waits, return_when="FIRST_COMPLETED")
            for wait in waits:
                wait.cancel()
            await asyncio.gather(*waits, return_exceptions=True)


def talk_heard(guest: Guest) -> list[str | None]:
    return [news.text for news in guest.heard if isinstance(news, m.Talk)]


# the server is killed


@pytest.mark.parametrize(("database", "crowd", "kills"), STORMS)
def test_a_killed_server_comes_back_with_everything_it_has_acknowledged(
    database: str, crowd: tuple[Party, ...], kills: int, tmp_path: Path, new_store: NewStore
) -> None:
    with Server(tmp_path, new_store(database), history=EVERYTHING) as server:
        asyncio.run(survive(server, crowd, kills, server.kill, seed=kills))
        assert "trouble" not in server.log.read_text()


def test_a_server_told_to_stop_under_load_ends_well_and_keeps_everything(tmp_path: Path) -> None:
    codes: list[int] = []
    crowd = (SHAMANS[1], INTRIGUE[1])
    with Server(tmp_path, history=EVERYTHING) as server:
        asyncio.run(survive(server, crowd, 1, lambda: codes.append(server.stop()), seed=7))
        assert codes == [0]
        assert "trouble" not in server.log.read_text()


@asynccontextmanager
async def socket_of(server: Server, ticket: Ticket) -> AsyncIterator[ClientConnection]:
    """A person's socket without a client that repeats things by itself."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{ticket.code}/socket"
    async with connect(address, compression=None) as socket:
        await raw(socket, m.Hello(token=ticket.token))
        yield socket


async def raw(socket: ClientConnection, message: msgspec.Struct) -> None:
    await socket.send(m.encode(message), text=True)


async def answer_to(socket: ClientConnection, id: str) -> m.Messages:
    async for data in socket:
        message: m.Messages = msgspec.json.decode(data, type=m.Messages)
        if message.re == id:
            return message
    raise AssertionError("the socket was closed without an answer")


def test_a_command_whose_answer_died_with_the_server_is_done_once(server: Server) -> None:
    """Written, perhaps told to others, but not answered: its repeat is, and changes nothing."""

    async def evening() -> None:
        async with at_table(server, ["Ann"]) as (ann,), server.client() as house:
            ben = await house.join(ann.code, "Ben")
            say = m.Say("mine", "are you there?")
            async with socket_of(server, ben) as socket:
                await raw(socket, say)
                await until(lambda: say.text in talk_heard(ann), ann)
                await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            async with socket_of(server, ben) as socket:
                await raw(socket, say)
                assert isinstance(await answer_to(socket, "mine"), m.Ack)
            await ann.say("I am")
        assert talk_heard(ann) == [say.text, "I am"]
        said = [entry for entry in read_books(server.store)[ann.code] if isinstance(entry, j.Said)]
        assert [entry.text for entry in said] == [say.text, "I am"]

    asyncio.run(evening())


def test_a_command_that_never_reached_the_killed_server_is_done_by_its_repeat(
    server: Server,
) -> None:
    async def evening() -> None:
        async with at_table(server, ["Ann", "Ben"]) as (ann, ben):
            os.kill(server.pid, signal.SIGSTOP)  # it reads nothing any more
            saying = asyncio.create_task(ben.say("good evening"))
            await asyncio.sleep(0)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await saying
            await until(lambda: talk_heard(ann) == ["good evening"], ann)
            await compare(read_books(server.store)[ann.code], [ann, ben], begun_anew=[ann, ben])

    asyncio.run(evening())


def test_a_table_that_was_being_opened_when_the_server_died_is_not_there(server: Server) -> None:
    """Its code was noted, nothing more, and nobody was ever told of it."""
    with connected(server.store) as connection:
        connection.execute(text("INSERT INTO tables (code, opened) VALUES ('halfopen', 0)"))

    async def evening() -> None:
        async with server.client() as house:
            with pytest.raises(Refused, match="no_table"):
                await house.look("halfopen")
            with pytest.raises(Refused, match="no_game"):
                await house.record("halfopen-1")

    asyncio.run(evening())


# people drop out and come back


async def play_until_over(guest: Guest, device: int) -> None:
    """Two devices act in turn, and at every third turn both at once: the later one is told so."""
    while guest.table.stage != "over":
        guest.moved.clear()
        if guest.asked and guest.turn % 3 in (0, device):
            try:
                await guest.act(guest.view.legal[0])
            except Refused as refused:
                if refused.code not in ("out_of_date", "not_now"):
                    raise
        await guest.moved.wait()


def test_two_devices_of_one_person_hear_everything_and_both_may_act(server: Server) -> None:
    async def evening() -> None:
        async with at_table(server, ["Ann"]) as (phone,), server.client() as house:
            desk = Guest(server.address, phone.code, phone._token)
            async with listening(desk):
                await phone.do(m.Bot)
                await desk.do(m.Start)
                async with asyncio.timeout(PATIENCE):
                    await asyncio.gather(play_until_over(phone, 1), play_until_over(desk, 2))
                    game = str(phone.table.record)
                await until(lambda: phone.seq == desk.seq, phone, desk)
                kept = await house.record(game)
                assert bears_out(phone, kept)
                assert bears_out(desk, kept)
                await compare(read_books(server.store)[phone.code], [phone, desk])
                for device in (phone, desk):
                    assert any(isinstance(did, m.Act) for did in device.acknowledged)

    asyncio.run(evening())


def test_a_seat_is_taken_up_on_another_device(server: Server) -> None:
    async def evening() -> None:
        async with at_table(server, ["Ann", "Ben"]) as (ann, phone):
            await ann.do(m.Bot)
            await ann.do(m.Start)
            await phone.close()
            await ann.say("where are you?")
            desk = Guest(server.address, ann.code, phone._token)
            async with listening(desk):
                assert (desk.person, desk.seat) == (phone.person, phone.seat)
                await desk.say("here")
                await until(lambda: "here" in talk_heard(ann), ann)
                welcome = desk.heard[0]
                assert isinstance(welcome, m.Welcome)
                assert [talk.text for talk in welcome.talk] == ["where are you?"]

    asyncio.run(evening())


class Network:
    """What lies between a person and the server; it can be down for as long as one likes."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._up = True
        self._lines: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self.address = ""

    async def __aenter__(self) -> "Network":
        self._server = await asyncio.start_server(self._call, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.fail()
        await self._server.wait_closed()

    def fail(self) -> None:
        """Nothing gets through any more."""
        self._up = False
        for line in self._lines:
            line.transport.abort()

    def mend(self) -> None:
        """All is well again."""
        self._up = True

    async def _call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._up:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        ends = {writer, back}
        self._lines |= ends
        with suppress(OSError):
            await asyncio.gather(_pass_on(reader, back), _pass_on(there, writer))
        self._lines -= ends
        for end in ends:
            end.transport.abort()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(1 << 16):
        writer.write(data)
    writer.transport.abort()


def welcomes(guest: Guest) -> list[m.Welcome]:
    return [news for news in guest.heard if isinstance(news, m.Welcome)]


@pytest.mark.parametrize("missed", [0, 1, FEW, FEW + 1, 3 * FEW])
def test_whoever_was_away_hears_what_he_missed_or_begins_anew(server: Server, missed: int) -> None:
    """The table keeps a few messages; to whoever missed more it shows everything as it stands."""

    async def evening() -> None:
        async with Network(server.port) as network:
            names = ["Ann", "Ben", "Cid"]
            async with at_table(server, names, network.address, talk="off") as (ann, ben, cid):
                await ann.do(m.Start)
                await until(lambda: cid.view is not None, cid)
                network.fail()
                await until(lambda: cid.person not in ann.present, ann)
                sayings = [f"saying {k}" for k in range(missed)]
                for saying in sayings:
                    await ann.say(saying)
                network.mend()
                await until(lambda: len(welcomes(cid)) == 2, cid)
                await ben.say("welcome back")
                await until(lambda: "welcome back" in talk_heard(cid), cid)
                back = welcomes(cid)[1]
                assert back.complete == (missed <= FEW)
                heard = sayings if back.complete else []
                assert talk_heard(cid) == [*heard, "welcome back"]
                assert [talk.text for talk in back.talk] == sayings
                book = read_books(server.store)[ann.code]
                await compare(book, [ann, ben, cid], begun_anew=[] if back.complete else [cid])

    asyncio.run(evening())


def test_a_repeat_is_harmless_however_much_others_have_done_since(server: Server) -> None:
    """A phone without network for minutes repeats its last word when the talk has long gone on."""

    async def evening() -> None:
        async with at_table(server, ["Ann"]) as (ann,), server.client() as house:
            ben = await house.join(ann.code, "Ben")
            say = m.Say("mine", "wait")
            async with socket_of(server, ben) as socket:
                await raw(socket, say)
                await until(lambda: "wait" in talk_heard(ann), ann)
            for k in range(300):
                await ann.say(f"I have waited {k} times")
            async with socket_of(server, ben) as socket:
                await raw(socket, say)
                assert isinstance(await answer_to(socket, "mine"), m.Ack)
            await ann.say("at last")
            assert talk_heard(ann).count("wait") == 1

    asyncio.run(evening())


# the disk is full


def test_a_full_disk_refuses_and_tells_nothing_and_the_table_goes_on_when_there_is_room(
    tmp_path: Path,
) -> None:
    """With a server of its own: where others have written, files may be filled from the start."""

    async def evening(server: Server) -> None:
        async with at_table(server, ["Ann", "Ben"]) as (ann, ben):
            for k in range(FEW):
                await ann.say(f"before {k}")
            with full_disk(server):
                for guest in (ann, ben):
                    with pytest.raises(Refused, match="unavailable"):
                        await guest.say("nobody hears this")
                async with server.client() as house:
                    with pytest.raises(Refused, match="unavailable"):
                        await house.join(ann.code, "Cid")
            await ben.say("after")
            await until(lambda: talk_heard(ann)[-1:] == ["after"], ann)
            assert "nobody hears this" not in talk_heard(ann) + talk_heard(ben)
            assert [person.name for person in ann.table.people] == ["Ann", "Ben"]
            await compare(read_books(server.store)[ann.code], [ann, ben])

    with Server(tmp_path, history=FEW) as server:
        asyncio.run(evening(server))


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """Files of the server can't grow; its log still can, a little."""
    no_limit = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    small = server.log.stat().st_size + 20_000
    assert Path(server.store.removeprefix("sqlite:///") + "-wal").stat().st_size > small
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (small, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, no_limit)


# two servers, one store


def test_two_servers_on_one_store_never_write_over_each_other(
    server: Server, tmp_path: Path
) -> None:
    """One is refused where another serves; but a lock can be lost, as here by deleting its file.
    Even then: who comes second finds his number taken, makes his room anew and is then right.
    """

    async def evening(other: Server) -> None:
        async with at_table(server, ["Ann", "Ben"], other.address) as (ann, ben):
            await asyncio.gather(
                *(guest.say(f"at once {k}") for k in range(3) for guest in (ann, ben))
            )
            for k in range(3):
                await ann.say(f"Ann {k}")
                await ben.say(f"Ben {k}")
            await ann.say("done")
            await until(lambda: talk_heard(ann)[-1:] == ["done"], ann)
            book = read_books(server.store)[ann.code]
            said = [entry.text for entry in book if isinstance(entry, j.Said)]
            assert len(said) == 13
            assert said[-7:] == [f"{name} {k}" for k in range(3) for name in ("Ann", "Ben")] + [
                "done"
            ]
            assert talk_heard(ann) == said
            await compare(book, [ann])
            await compare(book[:-1], [ben])

    (tmp_path / "other").mkdir()
    Path(server.store.removeprefix("sqlite:///") + ".lock").unlink()
    with Server(tmp_path / "other", server.store, history=FEW) as other:
        asyncio.run(evening(other))
