"""Fair deals at the table: promised before, salted by everybody, opened and proved at the end."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from penumbra.client import NotFair, Seat
from penumbra.games import record
from penumbra.games.fairness import commitment
from penumbra.table import journal as j
from penumbra.table import messages as m
from penumbra.table.evening import Evening
from tests.table.people import (
    gathered,
    journal_of,
    news_of,
    play,
    playing,
    refused,
    run,
    settled,
)
from tests.table.server import Server

SALT = "0f" * 16


async def finished(people: list[Seat], house: Any, code: str, number: int = 1) -> str:
    await play(people)
    text: str = await house.record(f"{code}-{number}")
    return text


def test_everybodys_salt_is_used_and_a_bot_has_none(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob", players=3) as people:
            text = await finished(people, people.house, people.code)
            fair = record.loads(text).header.fair
            assert fair is not None
            for ann, bob, bot in fair.salts:
                assert ann
                assert bob
                assert ann != bob
                assert bot == ""
            for seat in people:
                seat.verify(text)

    run(evening())


def test_the_commitment_stands_from_the_first_moment_and_is_opened_at_the_end(
    server: Server,
) -> None:
    async def evening() -> None:
        async with server.house() as house:
            code = (await house.open("Zoe", players=3, sit=False)).code
            promised = (await house.look(code)).commitment
            assert promised == (await house.look(code)).commitment
        async with (
            gathered(server, "Ann Bob Cyd") as people,
            people.house.sit(people.tickets[0]) as phone,
        ):
            ann = people[0]
            promised = (await people.house.look(people.code)).commitment
            await ann.do(m.Start)
            await settled(*people)
            await play(people, until=lambda seat: seat.turn > 10)
            assert ann.table.commitment == promised
            await play(people)
            assert ann.table.commitment == promised
            told = await news_of(phone)
            assert {news.commitment for news in told if isinstance(news, m.Deal)} == {promised}
            (secret,) = [news.secret for news in told if isinstance(news, m.Opened)]
            assert commitment(bytes.fromhex(secret)) == promised
            await ann.do(m.Rematch)
            assert ann.table.commitment != promised

    run(evening())


def test_a_salt_counts_only_for_the_round_dealt_next_and_only_once(server: Server) -> None:
    async def evening() -> None:
        async with gathered(server, "Ann Bob Cyd") as people:
            ann = people[0]
            zoe = await people.house.join(people.code, "Zoe")
            for number, salt in ((1, SALT), (2, SALT), (7, SALT)):
                with refused("bad_salt"):
                    await ann.do(lambda id, n=number, s=salt: m.Salt(id, n, s))  # type: ignore[misc]
            await ann.do(m.Start)
            await settled(*people)
            with refused("bad_salt"):
                await ann.do(lambda id: m.Salt(id, 1, SALT))
            async with people.house.sit(zoe) as watcher:
                with refused("not_seated"):
                    await watcher.do(lambda id: m.Salt(id, 2, SALT))
            await play(people)
            with refused("bad_salt"):
                await ann.do(lambda id: m.Salt(id, ann.table.round, SALT))

    run(evening())


@pytest.mark.parametrize("salt", ["", "0f" * 15, "0f" * 33, "0g" * 16, "0f" * 16 + "0", " " * 32])
def test_what_is_no_salt_is_refused(server: Server, salt: str) -> None:
    async def evening() -> None:
        async with server.house() as house:
            ticket = await house.open("Ann", players=3, sit=False)
            async with house.sit(ticket) as ann:
                await ann.do(lambda id: m.Sit(id, 0))
                with refused("bad_salt" if len(salt) <= 64 else "bad_message"):
                    await ann.do(lambda id: m.Salt(id, 1, salt))

    run(evening())


def _forged(text: str, change: Callable[[dict[str, Any]], None]) -> str:
    first, *rest = text.split("\n")
    header = json.loads(first)
    change(header)
    return "\n".join([json.dumps(header), *rest])


def test_a_tampered_record_is_found_out(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as people:
            ann = people[0]
            text = await finished(people, people.house, people.code)
            ann.verify(text)

            def salt(header: dict[str, Any]) -> None:
                header["fair"]["salts"][0][0] = SALT

            def secret(header: dict[str, Any]) -> None:
                header["fair"]["secret"] = "00" * 32

            def another(header: dict[str, Any]) -> None:
                header["fair"]["secret"] = "00" * 32
                header["fair"]["commitment"] = commitment(bytes(32))

            def nothing(header: dict[str, Any]) -> None:
                del header["fair"]
                header["seed"] = "00" * 32

            for change in (salt, secret, another, nothing):
                with pytest.raises(NotFair):
                    ann.verify(_forged(text, change))
            lines = text.split("\n")
            shorter = "\n".join([*lines[:3], *lines[4:]])
            with pytest.raises(NotFair):
                ann.verify(shorter)

    run(evening())


def test_another_games_record_proves_nothing(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as here, playing(server, "Dan Eve Fay") as there:
            await play(here)
            text = await finished(there, there.house, there.code)
            with pytest.raises(NotFair):
                here[0].verify(text)

    run(evening())


def another_course(journal: list[j.Entries], person: int) -> str:
    """The record of a game that a table might have made up, with another salt of one person."""
    opened = journal[0]
    assert isinstance(opened, j.Opened)
    evening = Evening(opened, history=1)
    for entry in journal:
        if isinstance(entry, j.Salted) and entry.person == person:
            evening.apply(msgspec.structs.replace(entry, salt=SALT))
        elif not isinstance(entry, j.Acted | j.Started):
            evening.apply(entry)
    evening.apply(j.Started())
    chance = Random(1)
    while evening.stage == "playing":
        assert evening.match is not None
        seat = evening.match.actor
        evening.apply(j.Acted(seat=seat, action=chance.choice(evening.match.legal(seat))))
    return evening.record()


def test_whoever_takes_part_notices_that_his_salt_was_replaced(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as people:
            ann, bob, _ = people
            await play(people)
            text = another_course(await journal_of(server, people.code), bob.person or 0)
            ann.verify(text)
            with pytest.raises(NotFair, match="My salt for round"):
                bob.verify(text)

    run(evening())


@pytest.mark.parametrize("kicked", [True, False])
def test_who_went_before_a_round_does_not_miss_his_salt_in_it(server: Server, kicked: bool) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as people:
            ann, bob, cyd = people
            await bob.say("good-bye")  # after his salt for the second round
            if kicked:
                await ann.do(lambda id: m.Kick(id, bob.person or 0))
            else:
                await bob.do(m.Leave)
            text = await finished([ann, cyd], people.house, people.code)
            fair = record.loads(text).header.fair
            assert fair is not None
            assert [salts[1] for salts in fair.salts[1:]] == [""] * (len(fair.salts) - 1) != []
            entries = await journal_of(server, people.code)
            given = [e.round for e in entries if isinstance(e, j.Salted) and e.person == bob.person]
            assert given == [1, 2]
            bob.verify(text)
            forged = another_course(entries, bob.person or 0)
            with pytest.raises(NotFair, match="My salt for round 1"):
                bob.verify(forged)

    run(evening())
