"""Several servers on one PostgreSQL: people come to any of them, and find their table.

Given that a table has one owner at a time, when servers are killed, frozen, cut off, drained and
started again, then the table goes on elsewhere; everything acknowledged is written once, and all
that anybody heard is one story (`chaos.py` compares).
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from random import Random
from typing import TypeAlias

import pytest

from penumbra.table import messages as m
from penumbra.table.store import LostRace, Store, TableRow
from penumbra.table.store.database import read_address
from penumbra.table.store.ownership import Ownership, Server
from tests.table.chaos import EVERYTHING, SHAMANS, survive
from tests.table.cluster import Cluster
from tests.table.people import over, play, settled
from tests.table.postgres import Postgres

LEASE = 2.0
ROUNDS = 20


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
    with Cluster(folder, postgres, lease_seconds=LEASE, history=EVERYTHING) as made:
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


def calamities(cluster: Cluster, seed: int) -> Callable[[], None]:
    """What befalls some server next."""
    chance = Random(seed)
    kinds = [cluster.kill] * 4 + [cluster.drain] * 3
    kinds += [partial(cluster.freeze, seconds=2 * LEASE)] * 2
    kinds += [partial(cluster.cut_off, seconds=2 * LEASE)] * 2

    def strike() -> None:
        if chance.randrange(12) == 0:
            return cluster.restart_database()
        chance.choice(kinds)(chance.choice(cluster.servers))

    return strike


@pytest.mark.slow
def test_nothing_is_lost_whatever_befalls_the_servers(cluster: Cluster) -> None:
    asyncio.run(survive(cluster, SHAMANS, ROUNDS, calamities(cluster, 14), seed=14))
    for server in cluster.servers:
        assert "trouble" not in server.log.read_text(), server.log.read_text()
