"""Several servers on one PostgreSQL: people come to any of them, and find their table.

Given that a table has one owner at a time, when servers are killed, frozen, cut off, drained and
started again, then the table goes on elsewhere; everything acknowledged is written once, and all
that anybody heard is one story (`chaos.py` compares).
"""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import TypeAlias

import httpx
import pytest
from sqlalchemy import text

from penumbra import __version__
from penumbra.cli import TROUBLE, main
from penumbra.client import Refused
from penumbra.table import messages as m
from penumbra.table.journal_upgrades import FORMAT
from penumbra.table.membership import OneOfMany, Told
from penumbra.table.settings import Settings
from penumbra.table.status import status
from penumbra.table.store import LostRace, Store, TableRow
from penumbra.table.store.database import read_address
from penumbra.table.store.ownership import Ownership, Server
from tests.table.calamities import KINDS, Calamities
from tests.table.chaos import EVERYTHING, SHAMANS, survive
from tests.table.cluster import Cluster
from tests.table.people import Guest, over, parlour, play, refused, run, settled
from tests.table.postgres import Postgres
from tests.table.server import Server as ServerProcess
from tests.table.shelf import connected

LEASE = 2.0
ROUNDS = 20
ATTEMPTS = 3  # a bad network may cost some


Join: TypeAlias = Callable[..., Ownership]


@pytest.fixture
def join(store_address: str) -> Iterator[Join]:
    """As many servers as a test needs, as the database knows them."""
    with ExitStack() as stack:

        def join(name: str, lease: float = 60.0) -> Ownership:
            made = Ownership(read_address(store_address), lease, name, f"{name}:1", "1")
            stack.callback(made.close)
            made.join()
            return made

        yield join


@pytest.fixture
def store_address(postgres: Postgres) -> str:
    """A store that may have many servers."""
    address = postgres.new_database()

    async def opened() -> None:
        store = await Store.open(address)
        await store.append(await store.new_table("owl", 1), 1, 1, b"{}")
        await store.close()

    asyncio.run(opened())
    return address


def test_a_table_has_one_owner_and_others_learn_who(join: Join) -> None:
    ann, bob = join("ann"), join("bob")
    mine = ann.claim("owl")
    assert isinstance(mine, TableRow)
    assert mine.epoch == 1
    owner = bob.claim("owl")
    assert isinstance(owner, Server)
    assert (owner.id, owner.address) == (ann.id, "ann:1")
    assert bob.where("owl") == owner
    assert ann.where("owl") is None, "nobody else has it"
    assert bob.claim("moth") is None
    ann.release(mine)
    yours = bob.claim("owl")
    assert isinstance(yours, TableRow)
    assert yours.epoch == 2
    bob.leave()
    again = ann.claim("owl")
    assert isinstance(again, TableRow)
    assert again.epoch == 3


def test_an_owner_that_slept_through_its_lease_writes_nothing(
    store_address: str, join: Join
) -> None:
    async def evening() -> None:
        slow, quick = join("slow", 0.0), join("quick", 0.0)
        store = await Store.open(store_address)
        try:
            old = await asyncio.to_thread(slow.claim, "owl")
            new = await asyncio.to_thread(quick.claim, "owl")
            assert isinstance(old, TableRow)
            assert isinstance(new, TableRow)
            await store.append(new.id, 2, 2, b'"new"', new.epoch)
            for number in (2, 3):  # also where no number stands in the way
                with pytest.raises(LostRace):
                    await store.append(old.id, number, 3, b'"old"', old.epoch)
            await store.append(new.id, 3, 3, b'"newer"', new.epoch)
            written = [entry.data for entry in await store.entries(new.id)]
            assert written == [b"{}", b'"new"', b'"newer"']
            beat = await asyncio.to_thread(slow.beat, "{}")
            assert beat.owned == {}, "it learns that nothing is its own"
        finally:
            await store.close()

    asyncio.run(evening())


def test_a_former_owner_deletes_nothing(store_address: str, join: Join, tmp_path: Path) -> None:
    """Given a table that has moved, when its host asks the former owner to delete it, or the former
    owner looks for tables that have expired, then it stays.
    """

    async def evening() -> None:
        async with parlour(tmp_path, store=store_address, lease_seconds=600) as house:
            store, quick = house.rooms.services.store, join("quick", 0.0)
            room, (host,) = await house.open("Ann", players=3)
            new = await asyncio.to_thread(quick.claim, room.row.code)
            assert isinstance(new, TableRow)
            with refused("unavailable"):
                await host.do(m.Delete)
            assert room.given_up
            old = await house.rooms.membership.claim("owl")  # nothing happened there for years
            taken = await asyncio.to_thread(quick.claim, "owl")
            assert isinstance(taken, TableRow)
            assert await store.remove({old.id: old.epoch, new.id: room.row.epoch}) == set()
            await house.rooms._tidy()
            assert (await store.counts())["tables"] == 2, "another server has it"
            await asyncio.to_thread(quick.leave)
            await house.rooms._tidy()
            assert await store.find("owl") is None
            await house.rooms.room(room.row.code)

    run(evening())


def test_a_table_that_cant_be_read_here_stays_anybodys(
    store_address: str, join: Join, tmp_path: Path
) -> None:
    """Given a journal of a newer Penumbra, when somebody asks an older one for it, then he is
    refused, or sent on where newer ones live, and the table is free for them.
    """
    newer = b'{"did":"danced","v":%d,"by":1,"id":"c","person":1}' % (FORMAT + 1)

    async def evening(code: str | None, why: str) -> str:
        async with parlour(tmp_path, store=store_address, lease_seconds=600) as house:
            if code is None:
                room, _ = await house.open("Ann", players=3)
                store, code = house.rooms.services.store, room.row.code
                await store.append(room.row.id, room.number + 1, 0, newer, room.row.epoch)
                house.rooms.rooms.pop(code).close("closing")
            for _ in range(2):
                with refused(why):
                    await house.rooms.room(code)
            taken = await asyncio.to_thread(ann.claim, code)
            assert isinstance(taken, TableRow), "it was given back"
            await asyncio.to_thread(ann.release, taken)
            return code

    ann = Ownership(read_address(store_address), 600, "ann", "ann:1", __version__)
    ann.join()
    try:
        code = run(evening(None, "newer_table"))
        join("newer")
        run(evening(code, "unavailable"))
    finally:
        ann.close()


def test_servers_leave_to_the_owner_of_a_table_what_is_to_be_kept(
    store_address: str, join: Join, tmp_path: Path
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path, store=store_address, lease_seconds=600) as house:
            store, ann = house.rooms.services.store, join("ann")
            room, _ = await house.open("Ann", players=3)
            house.rooms.rooms.pop(room.row.code).close("closing")
            await house.rooms.membership.release(room.row)
            owner = await asyncio.to_thread(ann.claim, room.row.code)
            assert isinstance(owner, TableRow)
            looked = []
            for _ in range(2):
                house.rooms._keeper.look(room.row)
                await house.rooms._keeper._next()
                found = await store.find(room.row.code)
                assert found is not None
                looked.append(found.looked)
                await asyncio.to_thread(ann.release, owner)
            assert looked == [0, await store.last(room.row.id)]
            again = await asyncio.to_thread(ann.claim, room.row.code)
            assert isinstance(again, TableRow), "it was lent, not taken"
            await asyncio.to_thread(ann.release, again)
            house.rooms._keeper.look(room.row)
            await asyncio.gather(house.rooms.room(room.row.code), house.rooms._keeper._next())
            await house.rooms.join(room.row.code, "Bob", sit=True)  # the keeper took it from nobody

    run(evening())


def test_a_server_whose_lease_has_run_out_serves_nothing(
    store_address: str, tmp_path: Path
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path, store=store_address, lease_seconds=600) as house:
            room, _ = await house.open("Ann", players=3)
            membership = house.rooms.membership
            assert isinstance(membership, OneOfMany)
            assert await house.rooms.room(room.row.code) is room
            membership._good_until = time.monotonic()
            with refused("unavailable"):
                await house.rooms.room(room.row.code)

    run(evening())


@pytest.mark.parametrize("hours", [-1000, 1000])
def test_an_owner_whose_clock_is_wrong_does_no_harm(
    store_address: str,
    join: Join,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    hours: int,
) -> None:
    """Given a server whose clock is wrong, when it serves a table and looks for those that have
    expired, then all is dated right, spectators hear nothing early or late, what is young stays,
    what is old goes, and it takes nobody's table.
    """
    right = time.time
    ann, mine = join("ann"), []

    async def evening() -> None:
        settings = {"unplayed_days": 1, "table_days": 2, "lease_seconds": 60}
        async with parlour(tmp_path, store=store_address, **settings) as house:
            room, people = await house.open("Ann Bob Cyd", spectators=True, delay=600)
            onlooker = Guest(room)
            await onlooker.comes()
            await people[0].do(m.Start)
            asked = next(guest for guest in people if guest.asked)
            await asked.act(asked.view["legal"][0])
            assert onlooker.view is None or room._delivery._delay.shown is not None
            (until, *_), *_ = room._delivery._delay._waiting
            assert 500 < until - time.monotonic() <= 600
            entries = await house.rooms.services.store.entries(room.row.id)
            assert all(abs(entry.at / 1000 - right()) < 300 for entry in entries)
            for guest in [*people, onlooker]:
                guest.goes()
            house.rooms.rooms.pop(room.row.code).close("closing")
            young = await house.rooms._new_table()
            mine.append(await asyncio.to_thread(ann.claim, young[0]))
            with refused("unavailable"):
                await house.rooms.membership.claim(young[0])
            await house.rooms._tidy()
            store = house.rooms.services.store
            assert [
                await store.find(code) is None for code in (room.row.code, young[0], "owl")
            ] == [
                False,
                False,
                True,
            ]

    monkeypatch.setattr(time, "time", lambda: right() + hours * 3600)
    run(evening())
    monkeypatch.undo()
    assert isinstance(mine[0], TableRow)


def test_a_server_that_is_told_to_stop_says_so_and_takes_nothing_more(
    store_address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ownership = Ownership(read_address(store_address), LEASE, "ann", "ann:1", "1")
    settings = Settings(store=store_address, lease_seconds=LEASE)

    async def evening() -> None:
        store = await Store.open(store_address)
        tell, ignore = partial(Told, tables=1), lambda *_: None
        ann = OneOfMany(ownership, store, LEASE, tell, dict, ignore, ignore)
        try:
            await ann.start()
            await ann.claim("owl")
            (shown,) = (await asyncio.to_thread(status, settings)).servers
            assert (shown.alive, shown.leaving, shown.owned) == (True, False, 1)
            await ann.announce()
            (shown,) = (await asyncio.to_thread(status, settings)).servers
            assert (shown.alive, shown.leaving, shown.owned) == (True, True, 1)
            assert await asyncio.to_thread(main, ["status", "--store", store_address]) == 0
            assert "hands over" in capsys.readouterr().out
            with pytest.raises(Refused):
                await ann.claim("owl")
        finally:
            await ann.stop()
            await store.close()
        assert (await asyncio.to_thread(status, settings)).unowned == 1

    asyncio.run(evening())


def test_a_clock_that_is_wrong_by_hours_is_known_to_be(
    join: Join, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = time.time
    right = join("right", 60.0)
    mine = right.claim("owl")
    assert isinstance(mine, TableRow)
    for hours in (-5, 7):
        monkeypatch.setattr(time, "time", lambda hours=hours: real() + hours * 3600)
        wrong = join(f"wrong by {hours}")
        assert abs(wrong.beat("{}").ahead - hours * 3600) < 60
        assert isinstance(wrong.claim("owl"), Server), "whoever beats lives, by the one clock"


@pytest.fixture(scope="module")
def cluster(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Three servers and a balancer."""
    folder = tmp_path_factory.mktemp("cluster")
    with Cluster(folder, postgres, lease=LEASE, history=EVERYTHING) as made:
        yield made


def test_people_of_one_table_come_to_different_servers(cluster: Cluster) -> None:
    """Given three people at three servers, when they play, then all see the same game."""

    async def evening() -> None:
        one, two, three = (server.client() for server in cluster.servers)
        async with one, two, three:
            ticket = await one.open("Ann", players=3, pace=0, public=True)
            others = [await two.join(ticket.code, "Bob"), await three.join(ticket.code, "Cyd")]
            async with (
                one.sit(ticket) as ann,
                two.sit(others[0]) as bob,
                three.sit(others[1]) as cyd,
            ):
                await ann.do(m.Start)
                await settled(ann, bob, cyd)
                await play([ann, bob, cyd], over)
                assert ann.table == bob.table == cyd.table
                while ticket.code not in [table.code for table in await two.tables()]:
                    await asyncio.sleep(0.1)
                looks = [await house.look(ticket.code) for house in (one, two, three)]
                assert looks[0] == looks[1] == looks[2]

    asyncio.run(evening())


def test_only_who_knows_a_servers_secret_calls_for_others(cluster: Cluster) -> None:
    """Given figures that only this machine may see, when somebody here calls for somebody from
    elsewhere, then he is believed if he proves to be a server, and taken for himself if not.
    """
    with connected(cluster.store) as connection:
        found = connection.execute(text("SELECT address, secret FROM servers")).all()
    assert len(found) >= len(cluster.servers)
    for server in found:
        for proof, status_code in ((server.secret, 404), ("guessed", 200), ("", 200)):
            headers = {"penumbra-relay": proof, "penumbra-caller": "192.0.2.1"}
            with suppress(httpx.ConnectError):  # one that has died
                answer = httpx.get(f"http://{server.address}/metrics", headers=headers, timeout=60)
                assert answer.status_code == status_code


def children(pid: int) -> set[int]:
    """The processes somebody has started."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return {int(child) for task in tasks for child in task.read_text().split()}


def test_a_supervisor_starts_again_what_dies_and_replaces_what_runs(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def evening(server: ServerProcess) -> None:
        async with server.client() as house:
            ticket = await house.open("Ann", players=3, pace=0)
            async with house.sit(ticket) as ann:
                settings = Settings(store=server.store, lease_seconds=LEASE)
                first = children(server.pid)
                assert len(first) == 2
                os.kill(min(first), signal.SIGKILL)
                while len(second := children(server.pid) - {min(first)}) < 2:
                    await asyncio.sleep(0.1)
                await settled(ann)
                os.kill(server.pid, signal.SIGHUP)
                while len(third := children(server.pid) - first - second) < 2:
                    await asyncio.sleep(0.1)
                await settled(ann)
                os.kill(hangs := min(third), signal.SIGSTOP)
                while hangs in children(server.pid):
                    await asyncio.sleep(0.1)
                await settled(ann)
                while [one.alive for one in status(settings).servers if one.owned] != [True]:
                    await asyncio.sleep(0.1)
                assert "lag" in shown(server.store)

    with ServerProcess(tmp_path, postgres.new_database(), processes=2, lease_seconds=LEASE) as one:
        asyncio.run(evening(one))
        before = children(one.pid)
        assert one.stop() == 0
        assert not any(Path(f"/proc/{pid}").exists() for pid in before)


def shown(store: str) -> str:
    """What an operator sees."""
    command = [sys.executable, "-m", "penumbra.cli", "status", "--json", "--store", store]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_a_file_has_one_server(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "penumbra.cli", "serve", "--processes", "2", "--store"]
    store = f"sqlite:///{tmp_path}/penumbra.db"
    ended = subprocess.run([*command, store], capture_output=True, text=True)
    assert ended.returncode == TROUBLE
    assert "2 processes can't share a file" in ended.stderr


@pytest.mark.slow
def test_nothing_is_lost_whatever_befalls_the_servers(cluster: Cluster) -> None:
    calamities = Calamities(cluster, seed=14)
    company = asyncio.run(survive(cluster, SHAMANS, ROUNDS, calamities, seed=14))
    assert calamities.befell.total() == ROUNDS
    assert set(calamities.befell) == set(KINDS), "every kind has befallen them"
    # Seconds would tell of this machine: who is killed is waited for, and hardly asked for again.
    assert min(company.most_attempts(*kill) for kill in calamities.kills) <= ATTEMPTS
    for server in cluster.servers:
        assert "trouble" not in server.log.read_text(), server.log.read_text()
