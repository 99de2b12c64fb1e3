"""Playing: whole games of both kinds at the table, decision by decision, with people and bots."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
import pytest

from penumbra.client import Refused, Seat
from penumbra.games import GAMES, record
from penumbra.table import journal as j
from penumbra.table import messages as m
from tests.table.people import (
    NAMES,
    WINDOWS,
    address_of,
    bears_out,
    gathered,
    in_the_middle,
    journal_of,
    over,
    play,
    playing,
    refused,
    run,
    settled,
    sitting_down,
)
from tests.table.server import Server

SHAMANS = [
    *("play", "take", "keep", "stabilize", "swap", "neutralize", "chain", "give", "name"),
    *WINDOWS,
]
INTRIGUE = ["speak", "command", "point", "announce", "condemn"]
NUMBERS = [*(("shamans", n) for n in (3, 4, 5)), *(("intrigue", n) for n in (7, 8, 9, 10))]
PEOPLE = NAMES.split()


def asked(people: list[Seat]) -> list[Seat]:
    """Those whom the table waits for, as they see it themselves."""
    return [seat for seat in people if seat.asked]


def verified(text: str) -> record.Record:
    """A record that replays to its end."""
    kept = record.loads(text)
    for _ in record.replay(kept, GAMES):
        pass
    assert kept.closing is not None
    return kept


# whole games


@pytest.mark.parametrize(("game", "players"), NUMBERS)
def test_people_play_a_whole_game(server: Server, game: str, players: int) -> None:
    async def evening() -> None:
        names = " ".join(PEOPLE[:players])
        async with playing(server, names, game=game) as people:
            await play(people, seed=players, hasty=True)
            (address,) = {str(seat.table.record) for seat in people}
            text = await people.house.record(address)
            assert address.startswith(f"{verified(text).header.id}-")
            assert verified(text).header.names == PEOPLE[:players]
            for seat in people:
                assert bears_out(seat, text)
            winners = people[0].view.winner if game == "shamans" else people[0].view.winners
            assert winners not in (None, [])

    run(evening())


def test_who_looks_only_when_asked_is_shown_the_same_less_often(server: Server) -> None:
    """Given two clients of one person, when one wants views only when asked, then it hears all that
    the other hears, and sees what the other sees whenever it has to choose, and at the end.
    """

    async def updates(seat: Seat) -> list[m.Update]:
        heard = []
        async for news in seat:
            if isinstance(news, m.Update):
                heard.append(news)
            if seat.asked and seat.view is not None:
                with suppress(Refused):  # the other one was faster
                    await seat.act(seat.view.legal[0])
            if isinstance(news, m.TableChanged) and news.what == "over":
                break
        return heard

    async def evening() -> None:
        async with server.client() as house:
            ticket = await house.open("Ann", players=3, pace=0)
            async with house.sit(ticket) as often, house.sit(ticket, views="asked") as seldom:
                await seldom.do(m.Bot)
                await seldom.do(m.Start)
                all_views, some_views = await asyncio.gather(updates(often), updates(seldom))
                assert seldom.view.winner is not None
        for whole, spare in zip(all_views, some_views, strict=True):
            assert (spare.seq, spare.turn, spare.events) == (whole.seq, whole.turn, whole.events)
            assert not isinstance(whole.view, msgspec.UnsetType)
            view = msgspec.json.decode(whole.view)
            looks = 0 in view["decision"]["waiting"] or view["winner"] is not None
            assert spare.view == (whole.view if looks else msgspec.UNSET)

    run(evening())


@pytest.mark.parametrize(("game", "players"), NUMBERS)
def test_one_person_plays_with_bots(server: Server, game: str, players: int) -> None:
    async def evening() -> None:
        async with playing(server, "Ann", game=game, players=players) as people:
            await play(people, seed=players)
            text = await people.house.record(await address_of(people))
            verified(text)
            assert bears_out(people[0], text)

    run(evening())


# every decision


@pytest.mark.parametrize(
    ("game", "players", "kind"),
    [("shamans", 5, kind) for kind in SHAMANS] + [("intrigue", 7, kind) for kind in INTRIGUE],
)
def test_every_decision_is_asked_of_the_right_people_and_taken(
    server: Server, game: str, players: int, kind: str
) -> None:
    async def evening() -> None:
        async with sitting_down(server, in_the_middle(game, players, kind)) as people:
            decision = people[0].view.decision
            assert decision.kind == kind
            assert all(seat.view.decision == decision for seat in people)
            assert [seat.seat for seat in asked(people)] == decision.waiting
            for seat in asked(people):
                before = seat.turn
                await seat.act(Random(kind).choice(seat.view.legal))
                assert seat.turn > before
                await settled(*people)
                if people[0].view.decision != decision:
                    break
            await play(people)

    run(evening())


@pytest.mark.parametrize("kind", WINDOWS)
@pytest.mark.rule("S-47", "S-48")
def test_in_a_window_all_who_are_asked_see_the_same_and_pass_in_any_order(
    server: Server, kind: str
) -> None:
    async def evening() -> None:
        async with sitting_down(server, in_the_middle("shamans", 5, kind)) as people:
            waited_for = asked(people)
            assert waited_for
            assert all("pass" in seat.view.legal for seat in waited_for)
            for seat in reversed(waited_for):
                others = {other: (other.seq, other.turn, other.view) for other in people}
                del others[seat]
                await seat.act("pass")
                if seat is not waited_for[0]:
                    await settled(*people)
                    assert not seat.view.legal or "pass" not in seat.view.legal
                    for other, known in others.items():
                        assert (other.seq, other.turn, other.view) == known, "nobody noticed"
            await settled(*people)
            assert people[0].view.decision.kind != kind or people[0].turn > 1

    run(evening())


@pytest.mark.parametrize("kind", ["give", "moon", "end"])
def test_those_who_are_asked_together_may_answer_at_the_same_moment(
    server: Server, kind: str
) -> None:
    async def evening() -> None:
        async with sitting_down(server, in_the_middle("shamans", 5, kind)) as people:
            waited_for = asked(people)
            answers = ["pass" if kind in WINDOWS else seat.view.legal[0] for seat in waited_for]
            assert len(waited_for) > 1
            await asyncio.gather(
                *(seat.act(answer) for seat, answer in zip(waited_for, answers, strict=True))
            )
            await settled(*people)
            assert not (kind == "give" and people[0].view.decision.kind == "give")

    run(evening())


def test_everybody_sees_who_has_chosen_for_the_eclipse_but_not_what(server: Server) -> None:
    async def evening() -> None:
        async with sitting_down(server, in_the_middle("shamans", 5, "give")) as people:
            first, second = asked(people)[:2]
            turn, seq = second.turn, second.seq
            await first.act(first.view.legal[0])
            await settled(*people)
            assert first.seat not in second.view.decision.waiting
            assert second.seq == seq + 1
            assert second.turn == turn, "what one is asked has not changed"
            assert second.view.giving is None

    run(evening())


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_portal_is_used_while_the_table_waits_for_somebody_else(
    server: Server, players: int
) -> None:
    async def evening() -> None:
        laid = in_the_middle("shamans", players, "interruption")
        async with sitting_down(server, laid) as people:
            holder = next(seat for seat in people if not seat.asked and seat.view.legal)
            kind, pawn = people[0].view.decision.kind, people[0].view.pawn
            await holder.act(holder.view.legal[0])
            await settled(*people)
            assert people[0].view.pawn != pawn
            assert people[0].view.decision.kind == kind, "what lay below goes on"

    run(evening())


def test_the_lord_interrupts_whoever_has_the_word(server: Server) -> None:
    async def evening() -> None:
        async with sitting_down(server, in_the_middle("intrigue", 7, "speak")) as people:
            lord = people[people[0].view.lord]
            speaker = asked(people)[0]
            assert lord is not speaker
            assert lord.view.legal
            old = speaker.turn
            await lord.act(lord.view.legal[0])
            with refused("out_of_date"):
                await speaker.do(lambda id: m.Act(id, old, "silent"))
            await settled(*people)
            assert people[0].view.decision.kind != "speak"

    run(evening())


# acts that are none


def test_an_act_is_refused_for_the_right_reason(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as people:
            zoe = await people.house.join(people.code, "Zoe")
            speaker = asked(people)[0]
            other = next(seat for seat in people if not seat.asked)
            with refused("illegal"):
                await other.act(speaker.view.legal[0])
            with refused("illegal"):
                await speaker.act("play red-99")
            with refused("illegal"):
                await speaker.act("")
            with refused("out_of_date") as why:
                await speaker.do(lambda id: m.Act(id, speaker.turn + 1, speaker.view.legal[0]))
            assert why.value.data == {"turn": speaker.turn}
            async with people.house.sit(zoe) as watcher:
                with refused("not_seated"):
                    await watcher.act(speaker.view.legal[0])
            async with people.house.watch(people.code) as stranger:
                with refused("not_seated"):
                    await stranger.act(speaker.view.legal[0])
            turn, legal = speaker.turn, speaker.view.legal
            await speaker.act(legal[0])
            with refused("out_of_date"):
                await speaker.do(lambda id: m.Act(id, turn, legal[0]))

    run(evening())


def test_a_late_act_of_somebody_whose_turn_it_was_is_out_of_date_and_not_illegal(
    server: Server,
) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as people:
            for _ in range(6):
                seat = asked(people)[0]
                turn = seat.turn
                await seat.act(seat.view.legal[0])
                await settled(*people)
                with refused("out_of_date"):
                    await seat.do(lambda id, turn=turn: m.Act(id, turn, "play blue-1"))  # type: ignore[misc]

    run(evening())


def test_nothing_is_done_while_the_game_is_paused(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob", players=3) as people:
            ann, bob = people
            with refused("not_host"):
                await bob.do(m.Pause)
            with refused("not_now"):
                await ann.do(m.Resume)
            await ann.do(m.Pause)
            await settled(ann, bob)
            assert ann.table.paused
            assert not asked(people)
            turn = ann.turn
            for seat in people:
                with refused("paused"):
                    await seat.act(seat.view.legal[0] if seat.view.legal else "pass")
            with refused("not_now"):
                await ann.do(m.Pause)
            await ann.say("back in a minute")
            assert ann.turn == turn, "bots wait as well"
            await ann.do(m.Resume)
            await play(people)

    run(evening())


# one game after the other


def test_the_same_people_play_again_and_both_games_are_kept(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as people:
            ann, bob, cyd = people
            with refused("not_now"):
                await ann.do(m.Rematch)
            await play(people)
            first = await people.house.record(await address_of(people))
            with refused("not_host"):
                await bob.do(m.Rematch)
            await ann.do(m.Rematch)
            await settled(*people)
            assert [seat.view for seat in people] == [None] * 3
            assert (cyd.table.stage, cyd.table.number, cyd.table.record) == ("gathering", 2, None)
            with refused("bad_wishes"):
                await ann.do(lambda id: m.Change(id, {"players": 4}))
            await ann.do(lambda id: m.Change(id, {"clock": "relaxed"}))
            await cyd.do(lambda id: m.Swap(id, 0))
            await ann.do(lambda id: m.Swap(id, 2))
            await ann.do(m.Start)
            await settled(*people)
            await play(people, seed=1)
            second = await people.house.record(await address_of(people, 2))
            assert await people.house.record(await address_of(people)) == first
            assert verified(first).header.names == ["Ann", "Bob", "Cyd"]
            assert verified(second).header.names == ["Cyd", "Bob", "Ann"]
            for seat in people:
                assert bears_out(seat, first)
                assert bears_out(seat, second)

    run(evening())


def test_a_record_stays_as_it_is_whatever_people_do_afterwards(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as people:
            ann, bob, cyd = people
            await play(people)
            kept = await people.house.record(await address_of(people))
            await bob.do(lambda id: m.Rename(id, "Somebody Else"))
            await cyd.do(m.Leave)
            assert await people.house.record(await address_of(people)) == kept
            await ann.do(m.Rematch)
            assert await people.house.record(await address_of(people)) == kept

    run(evening())


# bots


def test_a_bot_plays_on_for_somebody_who_leaves_for_good(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as people:
            ann, bob, cyd = people
            await cyd.do(m.Leave)
            await ann.do(lambda id: m.Kick(id, bob.person or 0))
            await play([ann])
            acts = [e for e in await journal_of(server, people.code) if isinstance(e, j.Acted)]
            assert {act.seat for act in acts if act.how == "person"} == {0}
            assert {act.seat for act in acts if act.how == "bot"} >= {1, 2}
            with refused("unknown_token"):
                async with people.house.sit(people.tickets[2]):
                    pass

    run(evening())


@pytest.fixture(scope="module")
def odd_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose operator has invited bots of his own; they could be better."""
    folder = tmp_path_factory.mktemp("odd")
    root = Path(__file__).parent.parent.parent
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = str(root)
    try:
        company = "tests.table.odd_company"
        with Server(folder, bots_from=company, bot_seconds=0.1, bot_workers=2) as made:
            yield made
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


def test_bots_of_ones_own_can_be_invited_like_any_others(odd_server: Server) -> None:
    async def evening() -> None:
        async with gathered(odd_server, "Ann", players=3, level="first") as (ann,):
            await ann.do(m.Bot)
            assert [seat.level for seat in ann.table.seats] == [None, "first", "first"]
            await ann.do(m.Start)
            await play([ann])

    run(evening())


@pytest.mark.parametrize("level", ["stumbles", "dreams", "leaves", "babbles"])
def test_a_bot_that_fails_does_not_stop_the_table(odd_server: Server, level: str) -> None:
    async def evening() -> None:
        async with gathered(odd_server, "Ann Bob", players=3) as people:
            ann, bob = people
            await ann.do(lambda id: m.Bot(id, 2, level))
            await ann.do(m.Start)
            await settled(ann, bob)

            def has_acted_twice(seat: Seat) -> bool:
                acted = [trick for trick in seat.view.tricks if trick.cards[2] is not None]
                return seat.view.round > 1 or len(acted) > 1 or over(seat)

            await play(people, until=has_acted_twice)

    run(evening())
