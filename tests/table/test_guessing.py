"""Codes are short: who tries many that do not exist has to wait, and so has who asks too much.
Figures are not for all.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from litestar.connection import ASGIConnection

from penumbra.table import messages as m
from penumbra.table.boards import Boards
from penumbra.table.house import REFLECTION, House
from penumbra.table.settings import Settings
from penumbra.table.store import Entry, Store
from penumbra.table.tables import hashed
from tests.table.people import Parlour, parlour, refused, run
from tests.table.server import Server
from tests.table.stranger import knock

ALLOWED = 5
REQUESTS = 12


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("guessing")
    with Server(
        folder,
        joins_per_minute=ALLOWED,
        requests_per_minute=REQUESTS,
        proxies="127.0.0.1",
    ) as running:
        yield running


def called_from(server: Server, address: str) -> httpx.Client:
    """A caller behind the proxy, from an address of the test's own."""
    return httpx.Client(base_url=server.address, headers={"X-Forwarded-For": address}, timeout=300)


def guess_until_refused(stranger: httpx.Client) -> int:
    """How many guesses he had: on a slow machine some come back while he guesses."""
    guesses = 0
    while stranger.get("/api/tables/nowhere").json()["code"] == "no_table":
        guesses += 1
    return guesses


def test_who_guesses_too_many_codes_has_to_wait(server: Server) -> None:
    with called_from(server, "192.0.2.1") as stranger:
        began = time.monotonic()
        guesses = guess_until_refused(stranger)
        assert ALLOWED <= guesses <= ALLOWED + 1 + (time.monotonic() - began) * ALLOWED / 60
        for door in ("record", "replay"):
            answer = stranger.get(f"/api/games/baba-1/{door}")
            assert answer.status_code == 429
            assert answer.json()["data"]["wait"] > 0


def test_one_guesser_does_not_keep_others_from_their_table(server: Server) -> None:
    with called_from(server, "192.0.2.2") as stranger, called_from(server, "192.0.2.3") as guest:
        ticket = guest.post("/api/tables", json={"name": "Ann"}).json()
        guess_until_refused(stranger)
        assert stranger.get(f"/api/tables/{ticket['code']}").status_code == 429
        assert guest.get(f"/api/tables/{ticket['code']}").status_code == 200


def test_a_hundred_guesses_at_once_are_a_hundred_guesses(server: Server) -> None:
    """Each is counted before the code is looked for, over REST and on sockets."""

    async def guess(code: str) -> str:
        async with await knock(server.port, code, {"X-Forwarded-For": "192.0.2.10"}) as stranger:
            await stranger.say({"type": "hello"})
            return str((await stranger.answer())["code"])

    async def storm() -> list[str]:
        codes = [f"{a}{b}aaaaaa" for a in "bdfgklmnpr" for b in "aeiou"]
        return list(await asyncio.gather(*map(guess, codes * 2)))

    began = time.monotonic()
    answers = Counter(asyncio.run(storm()))
    dripped = 1 + (time.monotonic() - began) * ALLOWED / 60  # one comes back now and then
    assert answers["no_table"] <= ALLOWED + dripped
    assert answers["too_many_guesses"] == 100 - answers["no_table"]


def test_who_has_a_token_comes_in_whatever_others_behind_his_address_guess(server: Server) -> None:
    async def come(code: str, token: str) -> str:
        async with await knock(server.port, code, {"X-Forwarded-For": "192.0.2.11"}) as guest:
            answer = await guest.hello(token)
            return str(answer.get("code", answer["type"]))

    with called_from(server, "192.0.2.11") as household:
        ticket = household.post("/api/tables", json={"name": "Ann"}).json()
        guess_until_refused(household)
        assert household.get(f"/api/tables/{ticket['code']}").status_code == 429
        assert asyncio.run(come(ticket["code"], ticket["token"])) == "welcome"
        forged = "x" * len(ticket["token"])
        for code in (ticket["code"], "babababa"):  # nobody learns which of them exists
            guess_until_refused(household)
            began = time.monotonic()
            assert asyncio.run(come(code, forged)) == "too_many_guesses"
            assert time.monotonic() - began >= REFLECTION


@pytest.fixture
def stranger() -> ASGIConnection[Any, Any, Any, Any]:
    scope = {"type": "http", "headers": [], "client": ("192.0.2.20", 1)}
    return ASGIConnection(cast(Any, scope))


async def house_of(parlour: Parlour, stranger: ASGIConnection[Any, Any, Any, Any]) -> House:
    """A house with these tables, in which a stranger has no guess left, and one wrong token."""
    house = House(Settings(joins_per_minute=1), Boards(), ())
    house.tables = parlour.rooms
    with refused("no_table"):
        await house.room(stranger, "babababa", None)
    return house


async def asleep(parlour: Parlour) -> tuple[str, str]:
    """A table that is in the store only: its code, and the token of its host."""
    code, _, token = await parlour.rooms.open(m.Wishes(), "Ann", sit=True)
    parlour.rooms.rooms.pop(code).close("closing")
    return code, token


def test_a_wrong_token_is_refused_while_the_table_is_still_being_loaded(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    stranger: ASGIConnection[Any, Any, Any, Any],
) -> None:
    """Else a long wait would tell that there is one. Who has a token comes in when it is there."""

    async def evening() -> None:
        async with parlour(tmp_path) as rooms:
            house = await house_of(rooms, stranger)
            code, token = await asleep(rooms)
            loaded, pages = asyncio.Event(), Store.pages

            async def slowly(self: Store, table: int) -> AsyncIterator[list[Entry]]:
                await loaded.wait()
                async for page in pages(self, table):
                    yield page

            monkeypatch.setattr(Store, "pages", slowly)
            with refused("too_many_guesses"):
                await house.room(stranger, code, hashed("forged"))
            assert not loaded.is_set()
            loaded.set()
            await asyncio.gather(*house._looking)
            room = await house.room(stranger, code, hashed(token))
            assert room.row.code == code

    run(evening())


def test_who_tries_wrong_tokens_makes_no_tables_load_one_after_the_other(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    stranger: ASGIConnection[Any, Any, Any, Any],
) -> None:
    """And whoever has a token of a table that is awake comes in all the same."""

    async def evening() -> None:
        monkeypatch.setattr("penumbra.table.house.REFLECTION", 0.05)
        async with parlour(tmp_path) as rooms:
            house = await house_of(rooms, stranger)
            tables = [await asleep(rooms) for _ in range(3)]
            for code, _ in tables:
                with refused("too_many_guesses"):
                    await house.room(stranger, code, hashed("forged"))
                await asyncio.gather(*house._looking)
            (awake,) = rooms.rooms.rooms
            token = dict(tables)[awake]
            assert await house.room(stranger, awake, hashed(token)) is rooms.rooms.rooms[awake]

    run(evening())


def test_a_foreign_page_does_not_spend_its_visitor_s_guesses(server: Server) -> None:
    picture = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"}
    with called_from(server, "192.0.2.12") as visitor:
        for _ in range(3 * REQUESTS):
            answer = visitor.get("/api/tables/nowhere", headers=picture)
            assert answer.json()["code"] == "foreign_origin"
        assert visitor.get("/api/tables/nowhere").json()["code"] == "no_table"


def test_only_watchers_read_the_figures(server: Server) -> None:
    with called_from(server, "192.0.2.4") as stranger, httpx.Client(timeout=300) as here:
        assert stranger.get("/metrics").json()["code"] == "no_page"
        answer = here.get(f"{server.address}/metrics")
        assert answer.status_code == 200
        assert answer.headers["content-type"].count("charset") == 1


def test_who_asks_too_much_of_whatever_kind_has_to_wait(server: Server) -> None:
    with called_from(server, "192.0.2.5") as stranger, called_from(server, "192.0.2.6") as guest:
        code = stranger.post("/api/tables", json={"name": "Ann"}).json()["code"]
        paths = ["/api", "/api/tables", f"/api/tables/{code}/qr.svg", "/schema/openapi.json"]
        asked = [stranger.get(paths[number % len(paths)]) for number in range(REQUESTS + 3)]
        assert [answer.status_code for answer in asked[: REQUESTS - 1]] == [200] * (REQUESTS - 1)
        refused = asked[-1]
        assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
        assert 0 < refused.json()["data"]["wait"] <= 60 // REQUESTS + 1
        assert stranger.get("/api/games/baba-1/record").json()["code"] == "too_fast"
        assert stranger.post("/api/tables", json={"name": "Ann"}).json()["code"] == "too_fast"
        assert guest.get(f"/api/tables/{code}").status_code == 200


def test_a_household_opens_the_page_as_often_as_it_likes(server: Server) -> None:
    with called_from(server, "192.0.2.7") as household:
        for path in ("/", "/kamorutix", "/sw.js", "/manifest.webmanifest") * REQUESTS:
            assert household.get(path).status_code == 200
        assert household.get("/api").status_code == 200


def test_a_monitor_is_never_asked_to_wait(server: Server) -> None:
    with httpx.Client(base_url=server.address, timeout=300) as monitor:
        for _ in range(2 * REQUESTS):
            assert monitor.get("/health").status_code == 200
        assert monitor.get("/metrics").status_code == 200
