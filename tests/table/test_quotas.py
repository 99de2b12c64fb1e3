"""Quotas: how much a table, an address and a store may write, how long it is kept, and its end.

Attackers here talk until the book is full; whoever plays can always finish his game.
"""

import asyncio
import gc
import os
import weakref
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from secrets import token_hex

import pytest

from penumbra.cli import TROUBLE, main
from penumbra.games import record
from penumbra.table import messages as m
from penumbra.table.presence import GRACE_IN_GAME
from penumbra.table.room import Room
from penumbra.table.store import Entry, Store
from penumbra.table.store.database import read_address
from penumbra.table.store.hold import take
from tests.table.people import Guest, Parlour, Watch, parlour, refused, run

MOST = 150  # entries
DAY = 86_400


async def finish(guests: list[Guest]) -> None:
    """Play the game to its end."""
    chance = Random(1)
    room = guests[0].room
    while room.evening.stage == "playing":
        guest = next(guest for guest in guests if guest.asked)
        await guest.act(chance.choice(guest.view["legal"]))


async def flood(guest: Guest) -> None:
    """Talk and talk."""
    while True:
        await guest.do(m.Say, "and another thing")


def test_a_full_table_takes_nothing_but_the_end_of_its_game(tmp_path: Path) -> None:
    async def evening() -> None:
        async with parlour(tmp_path, table_entries=MOST) as house:
            room, guests = await house.open("Ann Bob Cyd", game="shamans")
            await guests[0].do(m.Start)
            with refused("table_full"):
                await flood(guests[1])
            assert room.number == MOST
            with refused("table_full"):
                await house.rooms.join(room.row.code, "Dan", sit=False)
            await finish(guests)
            assert room.evening.stage == "over"
            with refused("table_full"):
                await guests[0].do(m.Rematch)
            await guests[2].do(m.Leave)  # nobody is held back
            assert record.loads(await house.record(room.evening.addresses[0])).closing is not None

    run(evening())


def test_accomplices_who_pass_the_hosts_rights_to_and_fro_leave_room_for_the_end(
    tmp_path: Path, watch: Watch
) -> None:
    """At a full table rights go only from a host who is away; and back to him."""

    async def evening() -> None:
        async with parlour(tmp_path, table_entries=MOST) as house:
            room, (ann, bob, cyd) = await house.open("Ann Bob Cyd", game="shamans")
            await ann.do(m.Start)
            with refused("table_full"):
                for _ in range(MOST):
                    await ann.do(m.Host, bob.person)
                    await bob.do(m.Host, ann.person)
            assert room.number == MOST
            host, other = (ann, bob) if room.evening.host == ann.person else (bob, ann)
            host.goes()
            watch.leap(GRACE_IN_GAME + 1)
            await other.do(m.Host, other.person)
            await host.comes()
            await host.do(m.Host, host.person)
            await finish([ann, bob, cyd])
            assert room.evening.stage == "over"

    run(evening())


def test_a_full_store_opens_no_table_and_lets_games_end(tmp_path: Path) -> None:
    async def evening() -> None:
        async with parlour(tmp_path, store_megabytes=0) as house:
            _, guests = await house.open("Ann Bob Cyd", game="shamans")
            await guests[0].do(m.Start)
            await house.rooms._weigh()
            with refused("store_full"):
                await house.open("Dan", players=3)
            with refused("store_full"):
                await flood(guests[0])
            await finish(guests)
            with refused("store_full"):
                await guests[0].do(m.Rematch)

    run(evening())


# how long


async def played(house: Parlour) -> Room:
    room, guests = await house.open("Ann Bob Cyd", game="shamans")
    await guests[0].do(m.Start)
    await finish(guests)
    return room


def idle(house: Parlour, *rooms: Room) -> None:
    """Nobody is there any more, and they have left memory."""
    for room in rooms:
        house.rooms.rooms.pop(room.row.code).close("closing")


def test_tables_expire_those_without_a_finished_game_sooner(tmp_path: Path, watch: Watch) -> None:
    async def evening() -> None:
        async with parlour(tmp_path, unplayed_days=30, table_days=400) as house:
            game = await played(house)
            empty, _ = await house.open("Dan", players=3)
            busy, _ = await house.open("Eve", players=3)
            idle(house, game, empty)  # the game was not kept yet
            watch.leap(29 * DAY)
            await house.rooms._tidy()
            assert (await house.rooms.room(empty.row.code)).evening.came == 1
            idle(house, house.rooms.rooms[empty.row.code])
            watch.leap(2 * DAY)
            await house.rooms._tidy()
            with refused("no_table"):
                await house.rooms.room(empty.row.code)
            assert await house.rooms.room(busy.row.code) is busy  # somebody is there
            assert await house.record(game.evening.addresses[0])
            idle(house, busy)
            watch.leap(370 * DAY)
            await house.rooms._tidy()
            store = house.rooms.services.store
            assert await store.counts() == {"tables": 0, "entries": 0}
            assert await store.kept_numbers(game.row.id) == set()
            with refused("no_game"):
                await house.rooms.finished(game.evening.addresses[0])

    run(evening())


def test_a_clock_that_is_set_forward_deletes_nothing(tmp_path: Path, watch: Watch) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            game = await played(house)
            empty, _ = await house.open("Dan", players=3)
            idle(house, game, empty)
            watch.set_forward(1000 * DAY)
            await house.rooms._tidy()
            assert (await house.rooms.services.store.counts())["tables"] == 2

    async def after_a_restart() -> None:
        async with parlour(tmp_path) as house:
            store = house.rooms.services.store
            await house.rooms._tidy()
            assert (await store.counts())["tables"] == 2
            watch.leap(31 * DAY)  # time that does pass, by a clock that is still wrong
            await house.rooms._tidy()
            assert (await store.counts())["tables"] == 1

    run(evening())
    run(after_a_restart())


def test_tidy_shows_and_does_it_but_not_behind_a_servers_back(
    tmp_path: Path, watch: Watch, capsys: pytest.CaptureFixture[str]
) -> None:
    address = f"sqlite:///{tmp_path}/parlour.db"
    words = ["tidy", "--lang", "en", "--store", address]

    async def evening() -> str:
        async with parlour(tmp_path) as house:
            await played(house)
            room, _ = await house.open("Dan", players=3)
            await house.rooms._keeper.look_through(room.row.id)
            return room.row.code

    code = run(evening())
    watch.leap(31 * DAY)
    assert main(words) == 0
    told = capsys.readouterr().out
    assert "Tables: 2." in told
    assert "One table has expired." in told
    assert f"{code}: last visited 20" in told
    assert "penumbra tidy --delete" in told
    hold = take(read_address(address))
    assert main([*words, "--delete"]) == TROUBLE
    assert f"is served already, by process {os.getpid()}" in capsys.readouterr().err
    assert main(words) == 0  # looking is allowed
    hold.release()
    capsys.readouterr()
    assert main([*words, "--delete"]) == 0
    told = capsys.readouterr().out
    assert "Tables: 1." in told
    assert "One table was deleted." in told
    assert main(words) == 0
    assert "No table has expired." in capsys.readouterr().out
    assert main([*words[:-1], f"sqlite:///{tmp_path}/nowhere.db"]) == TROUBLE
    assert "There is no store" in capsys.readouterr().err


def test_tidying_gives_the_space_back_on_every_database(
    address: str, watch: Watch, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = token_hex(1_000_000).encode()  # PostgreSQL may halve it

    async def size() -> int:
        store = await Store.open(address)
        try:
            return await store.size()
        finally:
            await store.close()

    async def evening(code: str) -> None:
        store = await Store.open(address)
        table = await store.new_table(code, round(watch.time() * 1000))
        await store.append(table, 1, round(watch.time() * 1000), talk)
        await store.close()

    empty = asyncio.run(size())
    asyncio.run(evening("owl"))
    watch.leap(401 * DAY)
    asyncio.run(evening("elk"))  # stays, and lies behind
    full = asyncio.run(size())
    assert full > empty + len(talk) // 2
    assert main(["tidy", "--lang", "en", "--store", address, "--delete"]) == 0
    assert "One table was deleted." in capsys.readouterr().out
    assert asyncio.run(size()) < full - len(talk) // 4


# the host's right


def test_the_host_deletes_his_table_when_no_game_is_played(tmp_path: Path) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, (ann, bob, cyd) = await house.open("Ann Bob Cyd", game="shamans")
            with refused("not_host"):
                await bob.room.do(bob, m.Delete("d1"))
            await ann.do(m.Start)
            with refused("not_now"):
                await ann.room.do(ann, m.Delete("d2"))
            await finish([ann, bob, cyd])
            await house.record(room.evening.addresses[0])
            await ann.room.do(ann, m.Delete("d3"))
            assert [guest.ended for guest in (ann, bob, cyd)] == ["deleted"] * 3
            with refused("no_table"):
                await house.rooms.room(room.row.code)
            store = house.rooms.services.store
            assert await store.counts() == {"tables": 0, "entries": 0}
            with refused("no_game"):
                await house.record(room.evening.addresses[0])  # though it was at hand a moment ago

    run(evening())


# records of large tables


def test_a_kept_record_is_handed_out_without_reading_the_journal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room = await played(house)
            await house.rooms.finished(room.evening.addresses[0])
            idle(house, room)

            def read(*_: object) -> AsyncIterator[list[Entry]]:
                raise AssertionError("the journal was read")

            monkeypatch.setattr(Store, "pages", read)
            assert record.loads(await house.record(room.evening.addresses[0])).closing is not None
            assert await house.replay(room.evening.addresses[0], None)

    run(evening())


def test_a_journal_is_never_in_memory_as_a_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Loading a table and keeping its games: page by page."""
    page = 10
    monkeypatch.setattr("penumbra.table.store.log.PAGE", page)

    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, guests = await house.open("Ann Bob Cyd", game="shamans")
            await guests[0].do(m.Start)
            await finish(guests)
            assert room.number > 2 * page
            store = house.rooms.services.store
            sizes = [len(entries) async for entries in store.pages(room.row.id)]
            assert sum(sizes) == room.number
            assert max(sizes) <= page
            told = room.evening.state
            idle(house, room)
            assert (await house.rooms.room(room.row.code)).evening.state == told
            assert record.loads(await house.record(room.evening.addresses[0])).closing is not None

    run(evening())


# what leaves memory


def test_a_table_nobody_is_at_leaves_nothing_in_memory(tmp_path: Path, watch: Watch) -> None:
    """Not its room, whose parts know each other, nor anything of its game; and it comes back."""

    async def evening() -> None:
        async with parlour(tmp_path, idle_minutes=1) as house:
            room, guests = await house.open("Ann Bob Cyd")
            code = room.row.code
            kept: list[weakref.ref[object]] = [weakref.ref(room), weakref.ref(room.evening)]
            for guest in guests:
                room.leave(guest)
            del room, guests, guest
            await house.rooms._let_go()
            assert code in house.rooms.rooms
            watch.leap(61)
            await house.rooms._let_go()
            await asyncio.sleep(0.01)  # what went on there has ended
            house.rooms._take_away()
            assert [thing() for thing in kept] == [None, None]
            assert (await house.rooms.room(code)).evening.people.keys() == {1, 2, 3}

    gc.disable()  # only called for
    try:
        run(evening())
    finally:
        gc.enable()
