"""Talking: what people may say at the table, when, and to whom (3.8, S-95)."""

import asyncio
from pathlib import Path

import pytest

from penumbra.bots.temperament import TEMPERAMENTS
from penumbra.client import Seat
from penumbra.table import messages as m
from tests.table.people import (
    gathered,
    in_the_middle,
    news_of,
    parlour,
    play,
    playing,
    refused,
    run,
    settled,
)
from tests.table.server import Server

FORBIDDEN = {
    "en": "play your red six",
    "fr": "joue ta carte rouge",
    "cs": "zahraj červenou",
    "ru": "ходи с красной",
}
HARMLESS = "I do not trust you, Bob"


async def hear(seat: Seat) -> list[m.Talk]:
    """All that was said until now, as one has heard it."""
    return [news for news in await news_of(seat) if isinstance(news, m.Talk)]


@pytest.mark.parametrize("text", FORBIDDEN.values(), ids=FORBIDDEN)
@pytest.mark.rule("3.8", "S-95")
def test_at_a_strict_table_forbidden_words_are_held_back_with_the_reason(
    server: Server, text: str
) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as (ann, bob, _):
            with refused("held_back") as why:
                await ann.say(text)
            found = why.value.data["found"]
            assert all(text[word["start"] : word["end"]] == word["word"] for word in found)
            assert {word["what"] for word in found} <= {"colour", "world", "number"}
            await ann.say(HARMLESS)
            assert [talk.text for talk in await hear(bob)] == [HARMLESS]

    run(evening())


@pytest.mark.rule("3.8", "S-95")
def test_a_table_that_warns_lets_them_through_and_marks_them(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd", talk="warn") as (ann, bob, _):
            await ann.say("play your red six")
            await ann.say(HARMLESS)
            first, second = await hear(bob)
            assert (first.text, first.warned) == ("play your red six", ("red", "six"))
            assert (first.person, first.seat, second.warned) == (ann.person, 0, ())

    run(evening())


@pytest.mark.rule("S-95")
def test_a_table_may_do_without_the_rule(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd", talk="off") as (ann, bob, _):
            await ann.say("play your red six")
            assert [(talk.text, talk.warned) for talk in await hear(bob)] == [
                ("play your red six", ())
            ]

    run(evening())


@pytest.mark.rule("3.8")
def test_before_and_after_the_game_people_talk_of_anything(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as people:
            ann, bob, _ = people
            await ann.say("last time I had the red six")
            await ann.do(m.Start)
            await settled(*people)
            with refused("held_back"):
                await ann.say("I have the red six")
            await play(people)
            await ann.say("I had the red six again")
            zoe = await people.house.join(people.code, "Zoe")
            async with people.house.sit(zoe) as watcher:
                await watcher.say("and I saw it, blue, green and all")
            await settled(bob)

    run(evening())


@pytest.mark.rule("3.8")
def test_a_pause_is_no_time_to_name_cards(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as (ann, _, _):
            await ann.do(m.Pause)
            with refused("held_back"):
                await ann.say("I have the red six")

    run(evening())


def test_in_shadow_of_intrigue_all_talk_is_free(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob", game="intrigue", players=7, pace=10_000) as people:
            ann, bob = people
            await ann.say("seven red herrings, and number 3 lies")
            assert [talk.text for talk in await hear(bob)] == [
                "seven red herrings, and number 3 lies"
            ]

    run(evening())


@pytest.mark.parametrize(
    ("game", "players", "claims"),
    [
        ("shamans", 3, ["am shaman", "is 1 shadow", "trust 2", "accuse 1", "follow"]),
        (
            "intrigue",
            7,
            ["trust 2", "lies 3", "ask-about 4 5", "send 2", "yes", "gasp"],
        ),
    ],
)
@pytest.mark.rule("S-95")
def test_claims_are_heard_as_claims(
    server: Server, game: str, players: int, claims: list[str]
) -> None:
    async def evening() -> None:
        wishes = {"game": game, "players": players, "pace": 10_000}
        async with playing(server, "Ann Bob", **wishes) as (ann, bob):
            for claim in claims:
                await ann.do(lambda id, claim=claim: m.Claim(id, claim.upper()))  # type: ignore[misc]
            talk = await hear(bob)
            assert [said.claim for said in talk] == claims
            assert {(said.round, said.step) for said in talk} == {(1, 1)}
            for claim in ("", "am god", "trust 0", "trust 99", "is 1", "follow me", "red 6"):
                with refused("bad_claim"):
                    await ann.do(lambda id, claim=claim: m.Claim(id, claim))  # type: ignore[misc]

    run(evening())


def test_claims_belong_to_the_game(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as people:
            with refused("not_now"):
                await people[0].do(lambda id: m.Claim(id, "trust 1"))
            zoe = await people.house.join(people.code, "Zoe")
            await people[0].do(m.Start)
            async with people.house.sit(zoe) as watcher:
                with refused("not_seated"):
                    await watcher.do(lambda id: m.Claim(id, "trust 1"))

    run(evening())


def test_while_a_game_is_played_spectators_listen(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as people:
            zoe = await people.house.join(people.code, "Zoe")
            async with (
                people.house.sit(zoe) as watcher,
                people.house.watch(people.code) as stranger,
            ):
                await watcher.say("good luck")
                with refused("not_seated"):
                    await stranger.say("me too")
                await people[0].do(m.Start)
                with refused("spectators_listen"):
                    await watcher.say("Bob has a Portal")
                await people[0].say("quiet up there")
                await asyncio.gather(settled(watcher), settled(stranger))
                for seat in (watcher, stranger):
                    assert (await hear(seat))[-1].text == "quiet up there"

    run(evening())


@pytest.mark.parametrize("text", ["", " \n ", "x" * 301, "bell\x07", "\u202eturned"])
def test_what_is_no_message_is_not_sent(server: Server, text: str) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as (ann, _, _):
            with refused("bad_talk") as why:
                await ann.say(text)
            assert why.value.data == {"most": 300}
            await ann.say("x" * 300)

    run(evening())


def test_a_newcomer_hears_the_last_of_the_talk(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as people:
            for number in range(105):
                await people[0].say(f"word {number}")
            async with people.house.watch(people.code) as stranger:
                welcome = await anext(aiter(stranger))
                assert isinstance(welcome, m.Welcome)
                assert [talk.text for talk in welcome.talk] == [f"word {n}" for n in range(5, 105)]

    run(evening())


def test_names_at_the_table_are_never_held_back(tmp_path: Path) -> None:
    """Whoever is called Violet or Blanche Brown can be talked about, a card called by name not."""

    async def evening() -> None:
        async with parlour(tmp_path) as house:
            room, people = await house.lay(in_the_middle("shamans", 3, "play"))
            for person, name in ((1, "Violet"), (2, "Blanche Brown"), (3, "red 6")):
                room.evening.people[person].name = name
            await people[0].do(m.Say, "Violet did not follow, and Blanche Brown knows")
            await people[0].do(m.Say, "violet?")
            await people[0].do(m.Say, "Blanche lies, don't you, Brown?")
            with refused("held_back"):
                await people[0].do(m.Say, "play brown")
            with refused("held_back"):
                await people[0].do(m.Say, "play red 6")
            with refused("held_back"):
                await people[0].do(m.Say, "Violets are in my hand")

    run(evening())


async def answers(seat: Seat, question: str) -> m.Talk:
    """What a bot says after a claim of somebody's, as soon as it is heard."""
    await seat.do(lambda id: m.Claim(id, question))
    async for news in seat:
        if isinstance(news, m.Talk) and news.person is None:
            return news
    raise AssertionError("the table has closed")


@pytest.mark.rule("S-95")
def test_a_bot_that_is_asked_answers_in_its_own_tone(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob", players=4, chatter="some") as (ann, _):
            answer = await answers(ann, "ask-role 2")
            assert (answer.seat, answer.claim) == (2, "am shaman")
            assert answer.tone in TEMPERAMENTS

    run(evening())


def test_at_a_table_of_silent_bots_nobody_answers(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob", players=4, chatter="off") as (ann, bob):
            await ann.do(lambda id: m.Claim(id, "ask-role 2"))
            await play([ann, bob], until=lambda seat: seat.view is not None and seat.view.trick > 2)
            assert {talk.person for talk in await hear(ann)} <= {ann.person}

    run(evening())


@pytest.mark.rule("B7", "B10", "T-23")
def test_where_talk_is_free_bots_take_the_word_even_if_they_do_not_chatter(server: Server) -> None:
    async def evening() -> None:
        wishes = {"game": "intrigue", "board": "free-talk", "players": 7, "chatter": "off"}
        async with playing(server, "Ann", pace=300, **wishes) as (ann,):
            assert (ann.view.talk, ann.view.decision.kind) == ([], "command")
            spoken: list[int | None] = []
            async for news in ann:
                if isinstance(news, m.Talk):
                    assert news.claim is not None
                    spoken.append(news.seat)
                if len(spoken) == 3:
                    break
            assert len(set(spoken)) > 1
            assert ann.view.talk == []  # no act of the rules

    run(evening())
