"""On a slow disk nobody learns from his own waiting that somebody else has acted in secret.

The disk here is as slow as the test likes: an entry is on it when the test lets it. A prober asks
for things that are refused, comes in, asks for time. While a secret act is being written, he gets
his answers as if nothing were going on; while something is written that he will hear of, he waits
for it as everybody does, and is told nothing before.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from penumbra.games.game import SPECTATOR
from penumbra.table import messages as m
from penumbra.table.quotas import TableQuota
from penumbra.table.store import Store
from penumbra.table.terms import Code
from tests.table.people import Guest, Laid, in_the_middle, parlour, refused, run


@contextmanager
def a_slow_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[asyncio.Event]:
    """Nothing is written before the event."""
    written = asyncio.Event()
    append = Store.append

    async def slowly(self: Store, *entry: Any) -> None:
        await written.wait()
        await append(self, *entry)

    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", slowly)
        yield written


def asked(guests: list[Guest]) -> Guest:
    return next(guest for guest in guests if guest.asked)


async def under_way(guest: Guest, action: str) -> "asyncio.Task[m.Messages]":
    """An act that is being written: done by the rules, and told to nobody."""
    task = asyncio.create_task(guest.act(action))
    while not guest.room._lock.locked():
        await asyncio.sleep(0)
    return task


IN_VAIN: dict[str, tuple[Any, ...]] = {
    "an illegal act": (m.Act, "play nothing at all"),
    "a stale act": (m.Act, 1_000_000, "pass"),
    "a chair": (m.Sit, 0),
    "the host's right": (m.Rematch,),
    "deleting": (m.Delete,),
    "a claim nobody knows": (m.Claim, "am the king"),
}


async def refusals(prober: Guest) -> list[Code]:
    """What is answered to each of these, without anything having been written meanwhile."""
    told = []
    for kind, *fields in IN_VAIN.values():
        if kind is m.Act and len(fields) == 1:
            fields = [prober.room.evening.streams[prober.viewer].turn, *fields]
        try:
            await prober.do(kind, *fields)
        except m.Refused as refusal:
            told.append(refusal.code)
    return told


def window() -> Laid:
    """Several are asked at once, and nobody hears of a pass but who has passed."""
    return in_the_middle("shamans", 5, "moon", clock="relaxed")


def test_refusals_newcomers_and_clocks_do_not_wait_behind_a_secret_act(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, guests = await house.lay(window())
            passer, prober = [guest for guest in guests if guest.asked][:2]
            quiet = await refusals(prober)
            assert len(quiet) == len(IN_VAIN)
            seen = room.evening.view(prober.viewer)
            with a_slow_disk(monkeypatch) as written:
                act = await under_way(passer, "pass")
                assert await refusals(prober) == quiet
                await prober.do(m.Time)
                await prober.do(m.Ping)
                newcomer, again = Guest(room), Guest(room, prober._token)
                await newcomer.comes()
                assert bytes((await again.comes()).view) == seen
                with refused("not_seated"):
                    await newcomer.do(m.Leave)
                assert not act.done()
                written.set()
                await act
            assert room.evening.view(prober.viewer) == seen

    run(evening())


HOME, ELSEWHERE = "203.0.113.7", "203.0.113.8"
NEWCOMERS: dict[str, tuple[str, str]] = {
    "bad_name": (" ", HOME),
    "name_taken": ("B0b", HOME),
    "kept_out": ("Hal", ELSEWHERE),
    "crowded": ("Hal", HOME),
    "full": ("Hal", HOME),
    "locked": ("Hal", HOME),
    "table_full": ("Hal", HOME),
}


@pytest.mark.parametrize("why", NEWCOMERS)
def test_a_newcomer_is_told_no_without_waiting_behind_a_secret_act(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    async def evening() -> None:
        name, address = NEWCOMERS[why]
        most = {"people_per_table": 6} if why == "full" else {"people_per_address": 2}
        async with parlour(tmp_path, **most) as house:
            room, guests = await house.lay(window())
            host, code = guests[0], room.row.code
            await house.rooms.join(code, "Gus", True, HOME)
            if why == "crowded":
                await house.rooms.join(code, "Fay", True, HOME)
            if why == "kept_out":
                await house.rooms.join(code, "Fay", True, ELSEWHERE)
                await host.do(m.Kick, room.evening.came, True)
            if why == "locked":
                await host.do(m.Lock)
            if why == "table_full":
                room._quota = TableQuota(room.number, house.rooms.services.store)
            with a_slow_disk(monkeypatch) as written:
                act = await under_way(asked(guests), "pass")
                with refused(why):
                    await house.rooms.join(code, name, True, address)
                assert not act.done()
                written.set()
                await act

    run(evening())


def test_more_time_does_not_stop_a_bot_whose_act_is_being_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, guests = await house.lay(window())
            stood_in, prober = [guest for guest in guests if guest.asked][:2]
            seat = stood_in.viewer
            with a_slow_disk(monkeypatch) as written:
                bot = room._autopilot._act(seat, "pass", "bot", room.moment)
                room._autopilot._task = task = asyncio.create_task(bot)
                while not room._lock.locked():
                    await asyncio.sleep(0)
                await prober.do(m.Time)
                assert not task.done()
                written.set()
                await task
            assert not room.given_up
            assert seat not in room.evening.match.waiting  # type: ignore[union-attr]

    run(evening())


@pytest.mark.parametrize("delay", [0, 60])
def test_what_all_will_hear_of_is_waited_for_and_told_by_no_refusal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, delay: int
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, guests = await house.lay(in_the_middle("shamans", 3, "play", delay=delay))
            player = asked(guests)
            prober = next(guest for guest in guests if guest is not player)
            turn = room.evening.streams[prober.viewer].turn
            public = room.evening.streams[SPECTATOR].turn
            with a_slow_disk(monkeypatch) as written:
                act = await under_way(player, player.view["legal"][0])
                late = asyncio.create_task(prober.do(m.Act, turn, "pass"))
                newcomer = asyncio.create_task(Guest(room).comes())
                for _ in range(50):
                    await asyncio.sleep(0)
                assert not late.done()
                assert not newcomer.done()
                written.set()
                await act
                with refused("out_of_date"):  # by now he has heard of it
                    await late
                told = room.evening.streams[SPECTATOR].turn if not delay else public
                assert (await newcomer).turn == told

    run(evening())
