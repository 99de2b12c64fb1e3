"""What is not on disk has not happened: nobody is told of it, by whatever door he asks."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from penumbra.client import Refused
from penumbra.table import messages as m
from penumbra.table.store import Store, StoreUnavailable
from tests.table.people import Guest, Watch, names_of, parlour, refused, run


class SlowDisk:
    """Entries wait until the test says that they are written, or that they never will be."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waits = asyncio.Event()
        self._outcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        append = Store.append

        async def slowly(store: Store, *entry: Any) -> None:
            self.waits.set()
            await asyncio.shield(self._outcome)
            await append(store, *entry)

        monkeypatch.setattr(Store, "append", slowly)

    def writes(self) -> None:
        self._outcome.set_result(None)

    def fails(self) -> None:
        self._outcome.set_exception(StoreUnavailable("The disk is full."))


async def act(guests: list[Guest]) -> None:
    """Somebody whom the table waits for does the first thing he may."""
    asked = next(guest for guest in guests if guest.asked)
    await asked.act(asked.view["legal"][0])


@pytest.mark.parametrize("written", [True, False])
def test_a_guest_who_is_being_written_down_is_not_seen_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, (ann,) = await house.open("Ann", players=3, public=True)
            disk = SlowDisk(monkeypatch)
            coming = asyncio.create_task(house.rooms.join(room.row.code, "Bob", sit=True))
            await disk.waits.wait()
            assert names_of(room.from_outside) == ["Ann", None, None]
            assert [names_of(table) for table in house.rooms.public()] == [["Ann", None, None]]
            if written:
                disk.writes()
                await coming
                assert names_of(room.from_outside) == ["Ann", "Bob", None]
            else:
                disk.fails()
                with refused("unavailable"):
                    await coming
                again = await house.rooms.room(room.row.code)
                assert again is not room
                assert names_of(again.from_outside) == ["Ann", None, None]
                assert ann.ended == "unavailable"

    run(evening())


def test_a_wish_that_is_being_written_down_lists_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            _, (ann,) = await house.open("Ann", players=3)
            disk = SlowDisk(monkeypatch)
            wishing = asyncio.create_task(ann.do(m.Change, {"public": True}))
            await disk.waits.wait()
            assert house.rooms.public() == []
            disk.writes()
            await wishing
            assert len(house.rooms.public()) == 1

    run(evening())


def test_spectators_who_see_things_later_see_nothing_that_was_never_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, watch: Watch
) -> None:
    """Their time may come while the disk is still writing."""

    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, guests = await house.open("Ann Bob Cyd", delay=5)
            await guests[0].do(m.Start)
            onlooker = Guest(room)
            await onlooker.comes()
            await act(guests)
            disk = SlowDisk(monkeypatch)
            acting = asyncio.create_task(act(guests))
            await disk.waits.wait()
            watch.leap(10)
            await onlooker.hears(lambda news: isinstance(news, m.Update))
            for _ in range(20):
                await asyncio.sleep(0)
            assert sum(isinstance(news, m.Update) for news in onlooker.heard) == 1
            disk.fails()
            with pytest.raises(Refused):
                await acting
            assert onlooker.ended == "unavailable"

    run(evening())
