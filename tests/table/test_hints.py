"""Hints: whoever plays alone may ask what a Sage would do, if the table allows it; where several
play, only once all of them have agreed. Nobody else hears it, and nothing of it is written.
"""

from functools import partial
from pathlib import Path

from penumbra.bots.explanation import Weighing
from penumbra.client import Seat
from penumbra.table import messages as m
from tests.table.people import Guest, Parlour, news_of, parlour, playing, refused, run, settled
from tests.table.server import Server


async def begun(house: Parlour, names: str, hints: bool = True) -> list[Guest]:
    """A game, with bots on the chairs that are left."""
    _, people = await house.open(names, game="intrigue", players=7, hints=hints)
    await people[0].do(m.Bot)
    await people[0].do(m.Start)
    return people


async def asks(guest: Guest) -> None:
    """Somebody asks for a hint; Refused if he may not have one. No thinkers are at work here."""
    turn = guest.room.evening.streams[guest.viewer].turn
    before = len(guest.heard)
    await guest.room.do(guest, m.Hint("hint", turn))
    answer = await guest.hears(lambda news: news.re == "hint", before)
    assert isinstance(answer, m.Error)
    assert answer.code == "no_advice"


async def who_may_choose(people: list[Guest]) -> Guest:
    """Somebody of them who has something to choose; the game is stopped, lest bots be faster."""
    host = people[0]
    while True:
        if not host.room.evening.paused:
            await host.do(m.Pause)
        for guest in people:
            if guest.view["legal"]:
                return guest
        heard = len(host.heard)
        await host.do(m.Resume)
        await host.hears(lambda news: isinstance(news, m.Update), heard)


def test_a_table_that_does_not_allow_hints_gives_none(tmp_path: Path) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            (ann,) = await begun(house, "Ann", hints=False)
            await who_may_choose([ann])
            with refused("no_hints"):
                await asks(ann)
            with refused("no_hints"):
                await ann.do(m.AgreeHints)

    run(evening())


def test_where_several_play_all_have_to_agree_and_may_change_their_minds(tmp_path: Path) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            ann, bob = people = await begun(house, "Ann Bob")
            asking = await who_may_choose(people)
            with refused("no_hints"):
                await asks(asking)
            await ann.do(m.AgreeHints)
            with refused("not_now"):
                await ann.do(m.AgreeHints)
            with refused("no_hints"):
                await asks(asking)
            await bob.do(m.AgreeHints)
            assert asking.room.evening.state.hints_agreed == (1, 2)
            await asks(await who_may_choose(people))
            await bob.do(m.AgreeHints, False)
            with refused("no_hints"):
                await asks(await who_may_choose(people))
            await bob.do(m.AgreeHints)
            await ann.do(m.Kick, bob.person)  # whoever is left plays alone
            await asks(await who_may_choose([ann]))

    run(evening())


def test_who_agreed_is_known_after_a_restart_and_is_asked_anew_for_another_game(
    tmp_path: Path,
) -> None:
    async def evening() -> None:
        async with parlour(tmp_path) as house:
            ann, _ = await begun(house, "Ann Bob")
            await ann.do(m.AgreeHints)
            code = ann.room.evening.code
        async with parlour(tmp_path) as house:
            room = await house.rooms.room(code)
            assert room.evening.state.hints_agreed == (1,)
            room.evening._rematched(bytes(32))
            assert not room.evening.state.hints_agreed

    run(evening())


def test_a_hint_is_told_to_nobody_else_and_is_about_what_one_sees(tmp_path: Path) -> None:
    async def evening(server: Server) -> None:
        async with playing(server, "Ann Bob", game="shamans", players=3, hints=True) as people:
            for seat in people:
                await seat.do(m.AgreeHints)
            for seat in people:
                await news_of(seat)
            ann, bob = people
            while not (ann.view.legal or bob.view.legal):
                await settled(ann, bob)
            asking, other = (ann, bob) if ann.view.legal else (bob, ann)
            turn = asking.turn
            with refused("out_of_date"):
                await asking.do(partial(m.Hint, turn=turn + 1))
            first, again = await advised(asking), await advised(asking)
            assert first == again
            assert first.recommended in asking.view.legal
            assert {one.action for one in first.alternatives} <= set(asking.view.legal)
            assert not [news for news in await news_of(other) if isinstance(news, m.Advice)]
            assert asking.turn == turn

    with Server(tmp_path, bot_seconds=60) as server:  # so long that the clock cuts no search off
        run(evening(server))


async def advised(seat: Seat) -> Weighing:
    """Ask for a hint and hear it."""
    await seat.do(partial(m.Hint, turn=seat.turn))
    (advice,) = [news for news in await news_of(seat) if isinstance(news, m.Advice)]
    return advice.weighing
