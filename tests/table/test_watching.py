"""Watching: spectators see what is public, perhaps later, and only where they are welcome."""

import asyncio
import time
from pathlib import Path
from unittest.mock import Mock

from penumbra.games.game import SPECTATOR
from penumbra.table import messages as m
from penumbra.table.messages import TableState
from penumbra.table.spectator_delay import Snapshot, SpectatorDelay
from tests.table.people import (
    Guest,
    Laid,
    Parlour,
    Watch,
    address_of,
    gathered,
    in_the_middle,
    parlour,
    play,
    playing,
    refused,
    run,
    settled,
)
from tests.table.server import Server

DELAY = 60


async def act(people: list[Guest]) -> None:
    """Whoever is asked does something."""
    guest = next(guest for guest in people if guest.asked)
    await guest.act(guest.view["legal"][0])


def test_spectators_see_the_public_view_and_nothing_more(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as people:
            zoe = await people.house.join(people.code, "Zoe")
            async with (
                people.house.sit(zoe) as watcher,
                people.house.watch(people.code) as stranger,
            ):
                assert (stranger.person, stranger.seat) == (None, None)
                assert (watcher.person, watcher.seat) == (zoe.person, None)
                for seat in (watcher, stranger):
                    assert seat.view.viewer is None
                    assert (seat.view.hand, seat.view.legal) == ([], [])
                    assert not seat.asked
                await play(people)
                await settled(watcher, stranger)
                assert stranger.table.record == await address_of(people)
                assert stranger.view == watcher.view

    run(evening())


def test_an_onlooker_is_no_player_whatever_he_sends(server: Server) -> None:
    async def evening() -> None:
        async with (
            playing(server, "Ann Bob Cyd") as people,
            people.house.watch(people.code) as stranger,
        ):
            for command in (m.Start, m.Pause, m.Leave, m.Stand, m.Time, m.Rematch):
                with refused("not_seated"):
                    await stranger.do(command)
            await settled(stranger)

    run(evening())


def test_a_table_without_spectators_sends_them_away_when_it_begins(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd", spectators=False) as people:
            zoe = await people.house.join(people.code, "Zoe")
            async with (
                people.house.sit(zoe) as watcher,
                people.house.watch(people.code) as stranger,
            ):
                await people[0].do(m.Start)
                for seat in (watcher, stranger):
                    with refused("no_spectators"):
                        async for _ in seat:
                            assert seat.view is None, "nothing of the game was shown"
            for seat in (people.house.sit(zoe), people.house.watch(people.code)):
                with refused("no_spectators"):
                    async with seat:
                        pass
            await play(people)
            async with people.house.sit(zoe) as watcher:
                assert watcher.table.stage == "over"

    run(evening())


# spectators who see things later


async def on_the_delayed(house: Parlour, kind: str = "play") -> tuple[Laid, list[Guest], Guest]:
    """A table with a delay, its players and somebody upstairs."""
    laid = in_the_middle("shamans", 3, kind, delay=DELAY)
    room, people = await house.lay(laid)
    upstairs = Guest(room)
    await upstairs.comes()
    return laid, people, upstairs


def test_delayed_spectators_get_everything_later_and_in_order(tmp_path: Path, watch: Watch) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            _, people, upstairs = await on_the_delayed(house)
            room = people[0].room
            start = room.evening.streams[SPECTATOR].seq
            for step in range(6):
                await act(people)
                await people[0].do(m.Say, f"step {'x' * step}")
                watch.leap(1)
            assert upstairs.numbers == []
            watch.leap(DELAY - 5)
            await upstairs.hears(lambda news: isinstance(news, m.Talk))
            assert upstairs.numbers
            assert len(upstairs.numbers) < 12
            watch.leap(10)
            await upstairs.hears(lambda news: isinstance(news, m.Talk) and "xxxxx" in str(news))
            assert upstairs.numbers == list(range(start + 1, start + 13))

    run(evening())


def test_a_delayed_spectator_who_comes_is_shown_the_past(tmp_path: Path, watch: Watch) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            _, people, upstairs = await on_the_delayed(house)
            room = people[0].room
            past = room.evening.view(SPECTATOR)
            for _ in range(3):
                await act(people)
            await people[0].do(m.Say, "now")
            assert room.evening.view(SPECTATOR) != past
            newcomer = Guest(room)
            welcome = await newcomer.comes()
            assert bytes(welcome.view) == past
            assert welcome.talk == ()
            assert welcome.clock is None
            watch.leap(DELAY + 1)
            for guest in (upstairs, newcomer):
                await guest.hears(lambda news: isinstance(news, m.Talk))
            assert newcomer.numbers == upstairs.numbers
            assert bytes((await Guest(room).comes()).view) == room.evening.view(SPECTATOR)

    run(evening())


def test_a_delayed_spectator_who_comes_back_misses_nothing_and_gains_nothing(
    tmp_path: Path, watch: Watch
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            _, people, upstairs = await on_the_delayed(house)
            room = people[0].room
            seq = room.evening.streams[SPECTATOR].seq
            await act(people)
            upstairs.goes()
            watch.leap(DELAY - 10)
            await act(people)
            welcome = await upstairs.comes(seq=seq)
            assert (welcome.seq, welcome.missed, welcome.complete) == (seq, (), True)
            upstairs.goes()
            watch.leap(11)
            waits = Guest(room)
            await waits.comes()
            await waits.hears(lambda news: isinstance(news, m.Update))
            welcome = await upstairs.comes(seq=seq)
            assert welcome.complete
            assert len(welcome.missed) == welcome.seq - seq == 1
            watch.leap(DELAY)
            await upstairs.hears(lambda news: isinstance(news, m.Update))
            assert upstairs.numbers == [seq + 2]

    run(evening())


def test_a_restart_shows_delayed_spectators_nothing_sooner(tmp_path: Path, watch: Watch) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            laid, people, upstairs = await on_the_delayed(house)
            room = people[0].room
            seq, past = room.evening.streams[SPECTATOR].seq, room.evening.view(SPECTATOR)
            for _ in range(3):
                await act(people)
            present = room.evening.view(SPECTATOR)
            await house.rooms.stop()
            assert upstairs.ended == "closing"
            again, others = await house.enter_with(laid.code, *laid.tokens)
            assert again is not room
            assert others[0].view is not None
            newcomer = Guest(again)
            welcome = await newcomer.comes(seq=seq)
            assert (bytes(welcome.view), welcome.seq, welcome.complete) == (past, seq, True)
            watch.leap(DELAY + 1)
            await newcomer.hears(lambda news: isinstance(news, m.Update) and news.seq == seq + 3)
            assert newcomer.numbers == [seq + 1, seq + 2, seq + 3]
            assert bytes((await Guest(again).comes()).view) == present

    run(evening())


def test_players_are_never_delayed(tmp_path: Path, watch: Watch) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            _, people, _ = await on_the_delayed(house)
            known = [guest.room.evening.streams[guest.viewer].seq for guest in people]
            await act(people)
            assert [guest.numbers for guest in people] == [[seq + 1] for seq in known]

    run(evening())


def test_delayed_spectators_get_the_end_of_a_game_and_the_next_in_their_time(
    tmp_path: Path, watch: Watch
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            _, people, upstairs = await on_the_delayed(house, "end")
            room = people[0].room
            start = room.evening.streams[SPECTATOR].seq
            while room.evening.stage == "playing":
                await act(people)
            await people[0].do(m.Rematch)
            await people[0].do(m.Start)
            assert upstairs.numbers == []
            watch.leap(DELAY + 1)
            last = room.evening.streams[SPECTATOR].seq
            await upstairs.hears(lambda news: isinstance(news, m.Numbered) and news.seq == last)
            assert upstairs.numbers == list(range(start + 1, last + 1))

    run(evening())


HOUR = 3600


def test_a_clock_that_is_set_back_does_not_silence_delayed_spectators(
    tmp_path: Path, watch: Watch
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            laid, people, upstairs = await on_the_delayed(house)
            await act(people)
            await people[0].do(m.Say, "before")
            watch.set_back(HOUR)
            await people[0].do(m.Say, "after")
            watch.leap(DELAY + 1)
            await upstairs.hears(lambda news: isinstance(news, m.Talk) and news.text == "after")
            house.rooms.rooms.pop(laid.code).close("closing")  # restarted, and set back again
            watch.set_back(HOUR)
            room, (ann, *_) = await house.enter_with(laid.code, *laid.tokens)
            newcomer = Guest(room)
            await newcomer.comes()
            await ann.do(m.Say, "at last")
            watch.leap(DELAY + 1)
            await newcomer.hears(lambda news: isinstance(news, m.Talk) and news.text == "at last")

    run(evening())


def test_a_newcomer_is_shown_all_that_was_told_during_a_slow_write() -> None:
    """Given something to be told later, when it is told while the next thing is being written,
    then nobody is shown the table as it was before both.
    """

    async def evening() -> None:
        told: list[bytes] = []
        delay = SpectatorDelay(told.append)
        table = Mock(TableState)  # nobody looks at it here
        one, two, three = (Snapshot(seq, seq, table, None, (), ()) for seq in (1, 2, 3))
        delay.hold(0.0, [b"second"], one, two)
        delay.start()
        while not told:
            await asyncio.sleep(0)
        delay.hold(time.monotonic() + DELAY, [b"third"], one, three)
        assert delay.shown is two
        delay.stop()

    asyncio.run(evening())
