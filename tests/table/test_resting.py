"""After a deal the game waits for the people who look at how the round before ended and the new one
began: bots and clocks hold still until they go on, are gone, or a clock has run out.
"""

from pathlib import Path

from penumbra.table import journal as j
from penumbra.table import messages as m
from penumbra.table.clock import TIMES
from penumbra.table.presence import GRACE
from tests.table.people import Guest, Parlour, Watch, parlour, refused, run


async def begun(
    house: Parlour, names: str, attentive: bool = True, **wishes: object
) -> list[Guest]:
    """A game with bots on the chairs that are left, whose people look at every deal."""
    _, people = await house.open(names, **({"game": "intrigue", "players": 7} | wishes))
    for guest in people:
        guest.goes()
        await guest.comes(attentive=attentive)
    if any(chair.empty for chair in people[0].room.evening.chairs):
        await people[0].do(m.Bot)
    await people[0].do(m.Start)
    return people


def waiting(guest: Guest) -> tuple[int, ...] | None:
    """Whom the table waits for."""
    rest = guest.room.evening.state.rest
    return None if rest is None else rest.waiting


async def acts(house: Parlour, guest: Guest) -> int:
    """How often anybody has acted."""
    return sum(isinstance(entry, j.Acted) for entry in await house.journal(guest.room))


def is_act(news: m.Messages) -> bool:
    return isinstance(news, m.Update)


def test_bots_wait_until_everybody_has_seen_the_deal(tmp_path: Path) -> None:
    """No bot speaks while somebody still looks at the recognition (B4, B5)."""

    async def evening() -> None:
        async with parlour(tmp_path) as house:
            ann, bob = people = await begun(house, "Ann Bob")
            await ann.hears(lambda news: getattr(news, "what", "") == "resting")
            assert waiting(ann) == (1, 2)
            await ann.do(m.GoOn)
            assert waiting(ann) == (2,)
            with refused("not_now"):
                await ann.do(m.GoOn)
            assert await acts(house, ann) == 0
            await bob.do(m.GoOn)
            assert waiting(ann) is None
            if not any(guest.asked for guest in people):
                await ann.hears(lambda news: is_act(news) and news.turn > 1)  # type: ignore[union-attr]

    run(evening())


def test_who_says_nothing_of_looking_is_not_waited_for(tmp_path: Path) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            (ann,) = await begun(house, "Ann", attentive=False)
            assert waiting(ann) is None

    run(evening())


def test_who_acts_has_gone_on(tmp_path: Path) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            people = await begun(house, "Ann Bob Cyd", game="shamans", players=3)
            leads = next(guest for guest in people if guest.asked)
            await leads.act(leads.view["legal"][0])
            assert leads.person not in (waiting(leads) or ())
            assert len(waiting(leads) or ()) == 2

    run(evening())


def test_a_rest_lasts_over_a_restart(tmp_path: Path) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            ann, bob = await begun(house, "Ann Bob")
            await ann.do(m.GoOn)
            code = ann.room.evening.code
        async with parlour(tmp_path) as house:
            room = await house.rooms.room(code)
            rest = room.evening.state.rest
            assert rest is not None
            assert rest.waiting == (bob.person,)

    run(evening())


def test_a_clock_limits_the_rest_and_shows_it(tmp_path: Path, watch: Watch) -> None:
    times = TIMES["blitz"]
    assert times is not None

    async def evening() -> None:
        async with parlour(tmp_path) as house:
            ann, _ = await begun(house, "Ann Bob", clock="blitz")
            told = await ann.hears(lambda news: isinstance(news, m.ClockState))
            assert isinstance(told, m.ClockState)
            assert times.decision * 1000 < (told.left or 0) <= times.rest * 1000
            with refused("no_more_time"):
                await ann.do(m.Time)
            watch.leap(times.rest + 1)
            await ann.hears(lambda news: getattr(news, "what", "") == "went_on")
            assert waiting(ann) is None

    run(evening())


def test_without_a_clock_whoever_is_here_is_waited_for(tmp_path: Path, watch: Watch) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            ann, bob = await begun(house, "Ann Bob")
            await bob.do(m.GoOn)
            watch.leap(100_000)
            await bob.do(m.Ping)
            assert waiting(bob) == (ann.person,)
            ann.goes()
            watch.leap(GRACE + 1)
            await bob.hears(lambda news: getattr(news, "what", "") == "went_on" and not news.person)  # type: ignore[union-attr]
            assert waiting(bob) is None

    run(evening())


def test_whoever_loads_his_page_again_is_still_waited_for(tmp_path: Path, watch: Watch) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            ann, bob = await begun(house, "Ann Bob")
            await bob.do(m.GoOn)
            ann.goes()
            watch.leap(GRACE - 5)
            await ann.comes(attentive=True)
            watch.leap(100)
            await bob.do(m.Ping)
            assert waiting(bob) == (ann.person,)

    run(evening())


def test_the_end_of_a_round_is_waited_for_as_well(tmp_path: Path) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            people = await begun(house, "Ann Bob Cyd", game="shamans", players=3)
            room = people[0].room
            assert room.evening.match is not None
            while room.evening.match.rounds == 1:
                for guest in people:
                    if guest.asked and room.evening.match.rounds == 1:
                        legal = guest.view["legal"]
                        await guest.act("pass" if "pass" in legal else legal[0])
            rest = room.evening.state.rest
            assert rest is not None
            assert rest.round == 2
            assert rest.waiting == (1, 2, 3)

    run(evening())


# pauses


def test_everybody_who_plays_may_ask_for_a_pause_and_the_host_gives_it(tmp_path: Path) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            ann, bob = await begun(house, "Ann Bob")
            with refused("not_host"):
                await bob.do(m.Pause)
            await bob.do(m.AskPause)
            state = ann.room.evening.state
            assert (state.paused, state.pause_asked) == (False, (bob.person,))
            with refused("not_now"):
                await bob.do(m.AskPause)
            await ann.do(m.Pause)
            state = ann.room.evening.state
            assert (state.paused, state.paused_by, state.pause_asked) == (True, ann.person, ())
            with refused("not_now"):
                await bob.do(m.AskPause)
            await ann.do(m.Resume)
            state = ann.room.evening.state
            assert (state.paused, state.paused_by) == (False, None)

    run(evening())


def test_talk_keeps_the_name_of_who_has_left(tmp_path: Path) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            ann, bob = await begun(house, "Ann Bob", game="shamans", players=3)
            await bob.do(m.Say, "good night")
            await ann.do(m.Kick, bob.person)
            ann.goes()
            welcome = await ann.comes()
            assert [(said.name, said.text) for said in welcome.talk] == [("Bob", "good night")]

    run(evening())
