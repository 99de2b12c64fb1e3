"""The client library: it loses its connection and not its head."""

import asyncio
from pathlib import Path

import pytest

from penumbra.client import ConnectionLost, House, Seat, ServerTrouble
from penumbra.table import journal as j
from penumbra.table import messages as m
from tests.table.people import gathered, journal_of, play, playing, refused, run, settled
from tests.table.server import Server


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
                    people[number % 3].drop()
                    number += 1

            line = asyncio.create_task(bad_line())
            await play(people)
            line.cancel()
            text = await people.house.record(f"{people.code}-1")
            for seat in people:
                seat.verify(text)

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
            async with server.house() as house:
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
        House(address)


def test_a_seat_at_no_table_is_refused(server: Server) -> None:
    async def evening() -> None:
        async with server.house() as house:
            ticket = await house.open("Ann")
            with refused("no_table"):
                async with house.watch("babababa"):
                    pass
            forged = Seat(house.sit(ticket)._address, "0" * 43)
            with refused("unknown_token"):
                async with forged:
                    pass

    run(evening())
