"""Finished games are found by who was there, and by nobody who only knows or guesses a code."""

import asyncio

import httpx
import pytest

from penumbra.client import Ticket
from penumbra.table import messages as m
from penumbra.table.game_address import game_address
from tests.table.people import address_of, play, playing, refused, run, settled
from tests.table.server import Server


def test_the_code_of_a_table_leads_to_none_of_its_games(server: Server) -> None:
    """A stranger has the code, looks at the table from outside and tries what can be tried."""

    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as people:
            await play(people)
            address = await address_of(people)
            code, number, key = address.split("-")
            assert (code, number, len(key)) == (people.code, "1", 20)
            assert (await people.house.look(code)).record is None
            forged = [f"{code}-1", f"{code}-1-", f"{code}-1-{key[:-1]}", f"{code}-1-{'0' * 20}"]
            forged += [
                f"{code}-2-{key}",
                f"{code}-01-{key}",
                f"{code}-1-{key}0",
                "abc",
                "%00",
            ]
            for game in forged:
                with refused("no_game"):
                    await people.house.record(game)
            commitment = bytes.fromhex(people[0].table.commitment)
            with refused("no_game"):  # the key follows from the secret, not from its promise
                await people.house.record(game_address(f"{code}-1", commitment))
            with refused("unknown_token"):
                await people.house.games(Ticket(code, "", 1, "x" * 43))
            async with httpx.AsyncClient(base_url=server.address, timeout=300) as door:
                answer = await door.get(f"/api/tables/{code}/games")
                assert (answer.status_code, answer.json()["code"]) == (403, "unknown_token")

    run(evening())


def test_everybody_of_a_table_finds_all_its_games_also_after_another_one(server: Server) -> None:
    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as people:
            await play(people)
            first = str(people[0].table.record)
            await people[0].do(m.Rematch)
            assert people[0].table.record is None
            await people[0].do(m.Start)
            await settled(*people)
            for ticket in people.tickets:
                games = await people.house.games(ticket)
                assert [(game.number, game.record) for game in games] == [(1, first)]
            await play(people)
            both = await people.house.games(people.tickets[2])
            assert [game.record for game in both] == [first, people[0].table.record]
            texts = await asyncio.gather(*(people.house.record(game.record) for game in both))
            assert len(set(texts)) == 2

    run(evening())


def test_who_comes_later_is_not_told_of_the_games_before(server: Server) -> None:
    """Whoever has guessed a code may come in, if the table is not locked; not into its past."""

    async def evening() -> None:
        async with playing(server, "Ann Bob Cyd") as people:
            await play(people)
            await people[0].do(m.Rematch)
            stranger = await people.house.join(people.code, "Zoe", sit=False)
            assert await people.house.games(stranger) == []
            async with people.house.sit(stranger) as zoe:
                assert zoe.table.record is None

    run(evening())


@pytest.mark.parametrize("token", ["", "Bearer", "Basic eDp5"])
def test_a_token_that_is_none_opens_no_list(server: Server, token: str) -> None:
    with httpx.Client(base_url=server.address, timeout=300) as door:
        code = door.post("/api/tables", json={"name": "Ann"}).json()["code"]
        answer = door.get(f"/api/tables/{code}/games", headers={"Authorization": token})
        assert (answer.status_code, answer.json()["code"]) == (403, "unknown_token")
