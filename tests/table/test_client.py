"""The client library: it loses its connection and not its head."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TypeAlias

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from penumbra.client import ConnectionLost, Seat, ServerTrouble, TableServer
from penumbra.table import journal as j
from penumbra.table import messages as m
from tests.table.people import (
    address_of,
    bears_out,
    gathered,
    journal_of,
    over,
    play,
    playing,
    refused,
    run,
    settled,
)
from tests.table.server import Server

Said: TypeAlias = m.Hello | m.Commands
_said: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


class Tap:
    """A line to the real server on which the test listens, and which it can disturb."""

    def __init__(self, server: Server) -> None:
        self.said: list[Said] = []  # by the seat, over all connections
        self.polite_refusals = 0
        self.shut = False  # whoever says hello is sent away, politely
        self.through = asyncio.Event()  # what the table says passes
        self.through.set()
        self.reaches_the_table: Callable[[Said], bool] = lambda said: True
        self.breaks_at: Callable[[str], bool] = lambda told: False
        self.as_heard: Callable[[str], str] = lambda told: told
        self._server = server
        self._seat: ServerConnection | None = None
        self._news = asyncio.Event()

    def count(self, kind: type[Said]) -> int:
        return sum(isinstance(said, kind) for said in self.said)

    async def hears(self, what: Callable[[], bool]) -> None:
        """Wait until something is true of what was said."""
        while not what():
            self._news.clear()
            await self._news.wait()

    async def carry(self, seat: ServerConnection) -> None:
        if self.shut:
            with suppress(ConnectionClosed):
                await seat.recv()
            self.polite_refusals += 1
            return
        self._seat = seat
        assert seat.request is not None
        async with connect(f"ws://127.0.0.1:{self._server.port}{seat.request.path}") as table:
            ways = [asyncio.create_task(way(seat, table)) for way in (self._there, self._back)]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def hang_up(self) -> None:
        """End the connection as a server does that has nothing more to say."""
        assert self._seat is not None
        await self._seat.close()

    async def _there(self, seat: ServerConnection, table: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for data in seat:
                self.said.append(_said.decode(data))
                self._news.set()
                if self.reaches_the_table(self.said[-1]):
                    await table.send(data)

    async def _back(self, seat: ServerConnection, table: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for data in table:
                await self.through.wait()
                assert isinstance(data, str)
                if self.breaks_at(data):
                    seat.transport.abort()
                    return
                await seat.send(self.as_heard(data))


@asynccontextmanager
async def tapped(server: Server) -> AsyncIterator[tuple[Tap, TableServer]]:
    """A line that is listened to, and the house at its end."""
    tap = Tap(server)
    async with serve(tap.carry, "127.0.0.1", 0) as line:
        port = next(iter(line.sockets)).getsockname()[1]
        async with TableServer(f"http://127.0.0.1:{port}") as house:
            yield tap, house


def test_what_was_said_before_the_connection_broke_is_done_once(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as people:
            ann, bob, _ = people
            for number in range(5):
                saying = asyncio.create_task(ann.say(f"word{'x' * number}"))
                await asyncio.sleep(0)
                ann.drop()
                await saying
            entries = await journal_of(server, people.code)
            said = [entry.text for entry in entries if isinstance(entry, j.Said)]
            assert said == [f"word{'x' * number}" for number in range(5)]
            await bob.until(lambda seat: seat.seq == ann.seq)

    run(evening())


def test_a_whole_game_is_played_over_a_bad_line(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as people:

            async def bad_line() -> None:
                number = 0
                while True:
                    await asyncio.sleep(0.05)
                    if people[number % 3].connected:  # who was cut off comes back first
                        people[number % 3].drop()
                        number += 1

            line = asyncio.create_task(bad_line())
            await play(people)
            line.cancel()
            text = await people.house.record(await address_of(people))
            for seat in people:
                assert bears_out(seat, text)

    run(evening())


def test_leaving_ends_the_news_and_what_is_done_afterwards_is_refused(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as (_, bob, _):
            await bob.do(m.Leave)
            heard = [news async for news in bob]
            assert isinstance(heard[-1], m.TableChanged)
            assert heard[-1].what == "left"
            assert [news async for news in bob] == []
            with refused("left"):
                await bob.say("I forgot my umbrella")

    run(evening())


def test_being_sent_away_is_told_as_often_as_one_asks(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as (ann, bob, _):
            await ann.do(lambda id: m.Kick(id, bob.person or 0))
            for _ in range(2):
                with refused("kicked"):
                    async for _ in bob:
                        pass
            with refused("kicked"):
                await bob.say("but why?")

    run(evening())


def test_patience_has_an_end(tmp_path: Path) -> None:
    async def evening() -> None:
        with Server(tmp_path) as server:
            async with server.client() as house:
                ticket = await house.open("Ann")
                socket = f"ws://127.0.0.1:{server.port}/api/tables/{ticket.code}/socket"
                async with Seat(socket, ticket.token, patience=0.3) as ann:
                    await asyncio.to_thread(server.kill)
                    saying = asyncio.create_task(ann.say("anybody there?"))
                    with pytest.raises(ConnectionLost):
                        async for _ in ann:
                            pass
                    with pytest.raises(ConnectionLost):
                        await saying
                    with pytest.raises(ConnectionLost):
                        await ann.say("hello?")
                with pytest.raises(ConnectionLost):
                    async with Seat(socket, ticket.token, patience=0.1):
                        pass
                with pytest.raises(ServerTrouble):
                    await house.look(ticket.code)

    run(evening())


def test_the_seat_is_found_again_after_a_restart(tmp_path: Path) -> None:
    async def evening() -> None:
        with Server(tmp_path) as server:
            async with playing(server, "Ann Bob Cyd") as people:
                await play(people, until=lambda seat: seat.turn > 5)
                before = [(seat.seq, seat.view) for seat in people]
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                await settled(*people)
                assert [(seat.seq, seat.view) for seat in people] == before
                await play(people)

    run(evening())


@pytest.mark.parametrize("address", ["", "ftp://games.example", "http://"])
def test_an_address_that_is_none_is_named(address: str) -> None:
    with pytest.raises(ServerTrouble, match="no address"):
        TableServer(address)


def test_a_seat_at_no_table_is_refused(server: Server) -> None:
    async def evening() -> None:
        async with server.client() as house:
            ticket = await house.open("Ann")
            with refused("no_table"):
                async with house.watch("babababa"):
                    pass
            forged = Seat(house.sit(ticket)._address, "0" * 43)
            with refused("unknown_token"):
                async with forged:
                    pass

    run(evening())


def test_closing_a_seat_ends_all_waiting(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as people, tapped(server) as (tap, house):
            tap.reaches_the_table = lambda said: not isinstance(said, m.Say)
            phone = await house.sit(people.tickets[0]).__aenter__()

            async def listening() -> None:
                async for _ in phone:
                    pass

            saying = asyncio.create_task(phone.say("is anybody listening?"))
            ear = asyncio.create_task(listening())
            waiting = asyncio.create_task(phone.until(over))
            await tap.hears(lambda: tap.count(m.Say) == 1)
            await phone.close()
            await ear
            for nobody_answers in (saying, waiting):
                with pytest.raises(ConnectionLost, match="closed"):
                    await nobody_answers
            with pytest.raises(ConnectionLost, match="closed"):
                await phone.say("hello?")
            await phone.close()
            assert [news async for news in phone] == []

    run(evening())


def test_patience_ends_also_with_a_server_that_is_polite(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as people, tapped(server) as (tap, house):
            async with house.sit(people.tickets[0], patience=2.0) as phone:
                tap.shut = True
                phone.drop()
                with pytest.raises(ConnectionLost):
                    await phone.until(over)
                assert tap.polite_refusals > 1
            with pytest.raises(ConnectionLost):
                async with house.sit(people.tickets[0], patience=0.1):
                    pass

    run(evening())


def test_a_server_that_goes_politely_is_not_taken_for_one_that_listens(server: Server) -> None:
    async def evening() -> None:
        async with (
            gathered(server, "Ann Bob Cyd") as people,
            tapped(server) as (tap, house),
            house.sit(people.tickets[0]) as phone,
        ):
            tap.through.clear()
            await tap.hang_up()
            await tap.hears(lambda: tap.count(m.Hello) == 2)
            assert not phone.connected
            tap.through.set()
            await phone.do(m.Ping)
            assert phone.connected

    run(evening())


def test_what_is_said_before_the_welcome_is_said_once(server: Server) -> None:
    async def evening() -> None:
        async with (
            gathered(server, "Ann Bob Cyd") as people,
            tapped(server) as (tap, house),
            house.sit(people.tickets[0]) as phone,
        ):
            tap.through.clear()
            phone.drop()
            await tap.hears(lambda: tap.count(m.Hello) == 2)
            saying = asyncio.create_task(phone.say("good evening"))
            await asyncio.sleep(0)
            tap.through.set()
            await saying
            await phone.do(m.Ping)
            assert tap.count(m.Say) == 1

    run(evening())


@pytest.mark.parametrize("missed", [False, True])
def test_words_of_a_newer_server_are_told_as_such(server: Server, missed: bool) -> None:
    async def evening() -> None:
        async with (
            gathered(server, "Ann Bob Cyd") as people,
            tapped(server) as (tap, house),
            house.sit(people.tickets[0]) as phone,
        ):
            tap.as_heard = lambda told: told.replace('"type":"table"', '"type":"feast"')
            if missed:
                tap.shut = True
                phone.drop()
                await people[1].do(lambda id: m.Rename(id, "Bobby"))
                waiting = asyncio.create_task(phone.say("what?"))
                tap.shut = False
            else:
                waiting = asyncio.create_task(phone.do(lambda id: m.Rename(id, "Anna")))
            with pytest.raises(ServerTrouble, match="feast"):
                await waiting
            for _ in range(2):
                with pytest.raises(ServerTrouble, match="does not understand"):
                    async for _ in phone:
                        pass

    run(evening())


def test_a_view_of_a_newer_server_is_told_as_such(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as people, tapped(server) as (tap, house):
            tap.as_heard = lambda told: told.replace('"decision":{', '"dilemma":{')
            async with house.sit(people.tickets[0]) as phone:
                with pytest.raises(ServerTrouble, match="does not understand"):
                    assert phone.asked

    run(evening())


def test_leaving_is_done_though_its_answer_was_lost(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as people, tapped(server) as (tap, house):
            async with house.sit(people.tickets[1]) as phone:
                tap.breaks_at = lambda told: '"what":"left"' in told
                await phone.do(m.Leave)
                assert tap.count(m.Hello) == 2
                async for _ in phone:
                    pass
                with refused("left"):
                    await phone.say("I forgot my umbrella")
            await people[0].until(lambda seat: len(seat.table.people) == 2)

    run(evening())


def test_who_leaves_on_one_device_may_leave_on_the_other_too(server: Server) -> None:
    async def evening() -> None:
        async with (
            gathered(server, "Ann Bob Cyd") as people,
            tapped(server) as (tap, house),
            house.sit(people.tickets[1]) as phone,
        ):
            tap.reaches_the_table = lambda said: not isinstance(said, m.Leave)
            leaving = asyncio.create_task(phone.do(m.Leave))
            await tap.hears(lambda: tap.count(m.Leave) == 1)
            await people[1].do(m.Leave)
            await leaving

    run(evening())


def test_waiting_for_what_can_no_longer_come_is_told_why(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as (_, bob, _):
            waiting = asyncio.create_task(bob.until(over))
            await bob.do(m.Leave)
            for _ in range(2):
                with refused("left"):
                    await waiting
                waiting = asyncio.create_task(bob.until(over))
            with refused("left"):
                await waiting

    run(evening())


def test_an_answer_that_comes_in_the_next_game_is_noted_in_the_one_it_was_of(
    server: Server,
) -> None:
    """Given somebody who was cut off with the last act of a game under way, when he hears in the
    next game that it was taken, then his note of this one says nothing of it.
    """

    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as people:
            code, real = people.code, people[0].table
        tables = [msgspec.structs.replace(real, number=number) for number in (1, 2)]

        async def carry(seat: ServerConnection) -> None:
            table = tables.pop(0)
            await seat.recv()
            welcome = m.Welcome(
                protocol=m.PROTOCOL,
                you=m.You(1, 0),
                seq=table.number,
                turn=7,
                table=table,
                view=msgspec.Raw(b"null"),
                clock=None,
                present=(1,),
                watching=0,
                talk=(),
                said=(),
                missed=(),
                complete=False,
            )
            await seat.send(m.encode(welcome), text=True)
            act = _said.decode(await seat.recv())
            assert isinstance(act, m.Act)
            if tables:
                return
            await seat.send(m.encode(m.Ack(re=act.id, seq=2)), text=True)
            await seat.wait_closed()

        async with serve(carry, "127.0.0.1", 0) as line:
            port = next(iter(line.sockets)).getsockname()[1]
            async with Seat(f"ws://127.0.0.1:{port}", "token") as ann:
                await ann.act("pass")
                acts = {number: ann.note(f"{code}-{number}") for number in (1, 2)}
                assert [note and note.acts for note in acts.values()] == [[(7, "pass")], []]

    run(evening())
