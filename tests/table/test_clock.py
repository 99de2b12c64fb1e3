"""The clock: how long the table waits, whom it tells, and what happens when time is up.

The tests own the watch, so that nobody waits for an hour to pass.
"""

import asyncio
from pathlib import Path

import pytest

from penumbra.table import journal as j
from penumbra.table import messages as m
from penumbra.table import wakefulness
from penumbra.table.clock import EXTRAS, TIMES, Times, allowance
from penumbra.table.countdown import LEAST
from tests.table.people import Guest, Parlour, Watch, in_the_middle, parlour, refused, run

BLITZ = TIMES["blitz"] or Times(0, 0, 0, 0, 0)
RELAXED = TIMES["relaxed"] or Times(0, 0, 0, 0, 0)


def acted(message: m.Messages) -> bool:
    """Something happened in the game."""
    return isinstance(message, m.Update)


def seconds(guest: Guest) -> float | None:
    """What the last message that told of it left on the clock."""
    told = [news for news in guest.heard if isinstance(news, m.ClockState)]
    left = told[-1].left
    return None if left is None else left / 1000


async def last_act(house: Parlour, guest: Guest) -> j.Acted:
    """What was written last of the game."""
    journal = await house.journal(guest.room)
    return [entry for entry in journal if isinstance(entry, j.Acted)][-1]


@pytest.mark.parametrize("clock", ["relaxed", "blitz"])
def test_a_reaction_has_less_time_than_a_decision(clock: m.Clock) -> None:
    decision, reaction = allowance(clock, reaction=False), allowance(clock, reaction=True)
    assert decision is not None
    assert reaction is not None
    assert reaction < decision
    assert allowance("off", reaction=False) is None


def test_when_time_is_up_a_bots_choice_is_made_and_nobody_is_frozen(
    tmp_path: Path, watch: Watch
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            laid = in_the_middle("shamans", 3, "play", clock="blitz")
            room, people = await house.lay(laid)
            late = next(guest for guest in people if guest.asked)
            for turn in range(4):
                known = len(people[0].heard)
                watch.leap(BLITZ.decision + 1)
                await people[0].hears(acted, since=known)
                act = await last_act(house, people[0])
                assert act.how == "clock"
                assert act.by == 0
                assert turn or act.seat == late.viewer
            assert room.evening.stage == "playing"

    run(evening())


def test_nobody_is_hurried_before_his_time(tmp_path: Path, watch: Watch) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, people = await house.lay(in_the_middle("shamans", 3, "play", clock="blitz"))
            number = room.number
            watch.leap(BLITZ.decision - 5)
            late = next(guest for guest in people if guest.asked)
            await late.do(m.Ping)
            assert room.number == number
            await late.act(late.view["legal"][0])
            update = next(news for news in reversed(late.heard) if acted(news))
            assert isinstance(update, m.Update)
            assert isinstance(update.clock, int)
            assert update.clock / 1000 > BLITZ.decision - 5, "time begins anew"

    run(evening())


def test_without_a_clock_nobody_is_ever_late(tmp_path: Path, watch: Watch) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, people = await house.lay(in_the_middle("shamans", 3, "play"))
            number = room.number
            watch.leap(100_000)
            await people[0].do(m.Ping)
            assert room.number == number
            late = next(guest for guest in people if guest.asked)
            with refused("no_more_time"):
                await late.do(m.Time)

    run(evening())


def test_one_may_ask_for_more_time_three_times_and_only_when_waited_for(
    tmp_path: Path, watch: Watch
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, people = await house.lay(in_the_middle("shamans", 3, "play", clock="blitz"))
            late = next(guest for guest in people if guest.asked)
            other = next(guest for guest in people if not guest.asked)
            with refused("no_more_time"):
                await other.do(m.Time)
            watch.leap(BLITZ.decision - 5)
            for _ in range(EXTRAS):
                await late.do(m.Time)
            told = other.heard[-1]
            assert isinstance(told, m.ClockState)
            assert told.by == late.viewer
            left = seconds(other)
            assert left is not None
            assert EXTRAS * BLITZ.extra < left <= EXTRAS * BLITZ.extra + 5
            with refused("no_more_time"):
                await late.do(m.Time)
            number = room.number
            watch.leap(EXTRAS * BLITZ.extra - 5)
            await late.do(m.Ping)
            assert room.number == number
            watch.leap(11)
            await other.hears(acted)
            assert (await last_act(house, other)).how == "clock"

    run(evening())


def test_asking_for_time_twice_with_the_same_message_gives_it_once(
    tmp_path: Path, watch: Watch
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            _, people = await house.lay(in_the_middle("shamans", 3, "play", clock="blitz"))
            late = next(guest for guest in people if guest.asked)
            await late.repeats(m.Time("please"))
            await late.repeats(m.Time("please"))
            left = seconds(late)
            assert left is not None
            assert left <= BLITZ.decision + BLITZ.extra

    run(evening())


@pytest.mark.parametrize("kind", ["moon", "end"])
@pytest.mark.rule("S-48")
def test_in_a_window_nobody_learns_who_asked_for_time_or_who_has_passed(
    tmp_path: Path, watch: Watch, kind: str
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, people = await house.lay(in_the_middle("shamans", 5, kind, clock="blitz"))
            asked = [guest for guest in people if guest.asked]
            watch.leap(BLITZ.reaction - 5)
            known = [len(guest.heard) for guest in people]
            await asked[0].act("pass")
            update = asked[0].heard[-1]
            assert isinstance(update, m.Update)
            assert isinstance(update.clock, int)
            assert update.clock <= 5000, "a hidden pass does not begin the time anew"
            others = [guest for guest in people if guest is not asked[0]]
            assert all(len(guest.heard) == known[guest.viewer] for guest in others)
            await asked[1].do(m.Time)
            told = people[0].heard[-1 if people[0] is not asked[1] else -2]
            assert isinstance(told, m.ClockState)
            assert told.by is None
            assert told.left is not None
            watch.leap(BLITZ.extra + 6)
            turn = room.evening.streams[-1].turn
            await people[0].hears(acted, since=len(people[0].heard))
            assert room.evening.streams[-1].turn > turn
            journal = [e for e in await house.journal(room) if isinstance(e, j.Acted)]
            assert journal[-1].how == "clock"

    run(evening())


def test_all_who_are_late_for_the_eclipse_are_acted_for(tmp_path: Path, watch: Watch) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, people = await house.lay(in_the_middle("shamans", 5, "give", clock="blitz"))
            late = [guest.viewer for guest in people if guest.asked]
            watch.leap(BLITZ.decision + 1)
            while people[0].view["decision"]["kind"] == "give":
                await people[0].hears(acted, since=len(people[0].heard))
            acts = [e for e in await house.journal(room) if isinstance(e, j.Acted)]
            assert sorted(act.seat for act in acts if act.how == "clock") == late

    run(evening())


def test_a_pause_stops_the_clock_and_going_on_begins_it_anew(tmp_path: Path, watch: Watch) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, people = await house.lay(in_the_middle("shamans", 3, "play", clock="blitz"))
            host = people[0]
            watch.leap(BLITZ.decision - 5)
            await host.do(m.Pause)
            number = room.number
            watch.leap(1000)
            assert isinstance(await host.do(m.Ping), m.Pong)
            assert room.number == number
            late = next(guest for guest in people if guest.asked)
            with refused("no_more_time"):
                await late.do(m.Time)
            await host.do(m.Resume)
            watch.leap(BLITZ.decision - 5)
            await host.do(m.Ping)
            assert room.number == number + 1

    run(evening())


def test_a_table_nobody_is_at_sleeps_and_its_clock_with_it(tmp_path: Path, watch: Watch) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, people = await house.lay(in_the_middle("shamans", 3, "play", clock="blitz"))
            for guest in people:
                guest.goes()
            number = room.number
            watch.leap(100_000)
            welcome = await people[0].comes()
            assert room.number == number
            assert welcome.clock is not None
            assert welcome.clock / 1000 > BLITZ.decision - 5

    run(evening())


def test_a_clock_goes_on_where_only_the_server_has_changed(
    tmp_path: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a decision under way, when another server takes the table, then its time has run since
    the last act; and a little is left whatever happened.
    """
    monkeypatch.setattr(wakefulness, "SAME_EVENING", 1e9)  # however busy this machine is

    async def evening() -> None:
        async with parlour(tmp_path) as house:
            laid = in_the_middle("shamans", 3, "play", clock="relaxed")
            _, people = await house.lay(laid)
            guest = next(guest for guest in people if guest.asked)
            await guest.act(guest.view["legal"][0])
            await house.rooms.stop()
            watch.leap(40)
            room, _ = await house.enter_with(laid.code, *laid.tokens)
            told = room._countdown.left
            assert told is not None
            assert told / 1000 <= RELAXED.decision - 40
            now = asyncio.get_running_loop().time()
            room._countdown.restart(ago=1e6)
            deadline = room._countdown.deadline
            assert deadline is not None
            assert deadline >= now + LEAST

    run(evening())


def test_a_new_owner_begins_anew_with_what_was_not_written_down(
    tmp_path: Path, watch: Watch
) -> None:
    """Given extra time that was used up, and somebody who is away, when another server takes the
    table, then nobody is the worse for it: the absent has all his time, the slow may ask again.
    """
    patience = 30

    async def evening() -> None:
        async with parlour(tmp_path) as house:
            laid = in_the_middle("shamans", 3, "play", clock="relaxed", takeover=patience)
            _, people = await house.lay(laid)
            slow = next(guest for guest in people if guest.asked)
            for _ in range(EXTRAS):
                await slow.do(m.Time)
            with refused("no_more_time"):
                await slow.do(m.Time)
            away = next(guest for guest in people if guest is not slow)
            away.goes()
            watch.leap(patience - 5)
            await house.rooms.stop()
            tokens = [
                token for token, each in zip(laid.tokens, people, strict=True) if each is not away
            ]
            room, here = await house.enter_with(laid.code, *tokens)
            watch.leap(10)
            await here[0].do(m.Ping)
            assert room.evening.chairs[away.viewer].level is None
            await next(guest for guest in here if guest.viewer == slow.viewer).do(m.Time)
            watch.leap(patience - 5)
            await here[0].hears(
                lambda news: isinstance(news, m.TableChanged) and news.what == "substituted"
            )

    run(evening())


def test_everybody_hears_that_the_clock_stands_still_and_goes_on(
    tmp_path: Path, watch: Watch
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, people = await house.lay(in_the_middle("shamans", 3, "play", clock="blitz"))
            host = next(guest for guest in people if guest.person == room.evening.host)
            watch.leap(5)
            await host.do(m.Pause)
            assert [seconds(guest) for guest in people] == [None] * 3
            await host.do(m.Resume)
            for guest in people:
                left = seconds(guest)
                assert left is not None
                assert BLITZ.decision - 5 < left <= BLITZ.decision

    run(evening())


def test_talk_holds_up_neither_clock_nor_bots(tmp_path: Path, watch: Watch) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, people = await house.lay(in_the_middle("shamans", 3, "play", clock="blitz"))
            late = next(guest for guest in people if guest.asked)
            moment = room.moment
            for _ in range(5):
                watch.leap(BLITZ.decision / 5)
                await late.do(m.Say, "a moment please")
            assert room.moment == moment
            known = len(late.heard)
            watch.leap(1)
            await late.hears(acted, since=known)
            assert (await last_act(house, late)).how == "clock"

    run(evening())


def test_an_onlooker_alone_keeps_no_game_going(tmp_path: Path, watch: Watch) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, people = await house.lay(in_the_middle("shamans", 3, "play", clock="blitz"))
            await Guest(room).comes()
            for guest in people:
                guest.goes()
            known = room.number
            watch.leap(3600)
            await asyncio.sleep(0.05)
            assert room.number == known

    run(evening())
