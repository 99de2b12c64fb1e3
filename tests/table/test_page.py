"""The page a browser finds: in the visitor's language, without a script, everything escaped."""

import asyncio
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

import httpx
import pytest

from penumbra.client import Ticket
from penumbra.locale import LANGUAGES, Catalogue
from penumbra.table.page import language

from .server import Server

POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'"


class Reader(HTMLParser):
    """What a page says and what it is made of."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.words: list[str] = []
        self.language: str | None = None
        self.feed(page)

    @property
    def text(self) -> str:
        return re.sub(r"[ \n]+", " ", " ".join(self.words))  # other blanks are French

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        given = dict(attrs)
        self.links += [given[name] or "" for name in ("href", "src") if name in given]
        self.language = given.get("lang", self.language)

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("page")) as running:
        yield running


def table(server: Server, name: str, **wishes: Any) -> Ticket:
    async def opened() -> Ticket:
        async with server.house() as house:
            return await house.open(name, **wishes)

    return asyncio.run(opened())


def fetch(server: Server, path: str, lang: str = "en") -> httpx.Response:
    return httpx.get(server.address + path, headers={"Accept-Language": lang})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_house_says_what_it_is_in_the_visitors_language(server: Server, lang: str) -> None:
    answer = fetch(server, "/", f"de-DE,{lang};q=0.8,en;q=0.1")
    page = Reader(answer.text)
    assert answer.status_code == 200
    assert page.language == lang
    assert Catalogue(lang).text("page-about") in page.text
    assert f"penumbra join --server {server.address} --open" in page.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_shows_the_game_the_chairs_the_code_and_the_way_to_come(
    server: Server, lang: str
) -> None:
    ticket = table(server, "Ann", game="intrigue", players=7)
    page = Reader(fetch(server, f"/{ticket.code}", lang).text)
    for words in (
        Catalogue(lang).text("game-intrigue"),
        ticket.code,
        f"penumbra join {ticket.link}",
        "Ann",
        Catalogue(lang).text("page-host"),
        Catalogue(lang).text("page-seated", seated=1, players=7),
    ):
        assert words in page.text
    (picture,) = [link for link in page.links if link.endswith("qr.svg")]
    assert fetch(server, picture).headers["content-type"].startswith("image/svg+xml")


def test_a_page_has_no_script_and_forbids_any(server: Server) -> None:
    ticket = table(server, "Ann")
    for path in ("/", f"/{ticket.code}", "/nowhere"):
        answer = fetch(server, path)
        assert answer.headers["content-security-policy"] == POLICY
        assert answer.headers["content-type"].startswith("text/html")
        assert "script" not in Reader(answer.text).tags


def test_a_name_made_of_markup_is_only_a_name(server: Server) -> None:
    name = "<img src=x>&\"'"
    page = Reader(fetch(server, f"/{table(server, name).code}").text)
    assert name in page.text
    assert "x" not in page.links


@pytest.mark.parametrize("path", ["/nosuchtable", "/favicon.ico", "/%3Cb%3E", "/x-1", "/KAMORUTIX"])
def test_a_link_that_leads_nowhere_is_said_so(server: Server, path: str) -> None:
    answer = fetch(server, path)
    assert answer.status_code == 404
    assert "There is no such table" in Reader(answer.text).text
    assert "<b>" not in answer.text


def test_a_code_may_be_typed_in_capitals(server: Server) -> None:
    ticket = table(server, "Ann")
    assert fetch(server, f"/{ticket.code.upper()}").status_code == 200


def test_only_public_tables_with_people_are_listed(server: Server) -> None:
    async def evening() -> str:
        async with server.house() as house:
            hidden = await house.open("Ann")
            shown = await house.open("Bo", public=True)
            async with house.sit(shown), house.sit(hidden):
                page = Reader((await asyncio.to_thread(fetch, server, "/")).text)
        assert f"/{hidden.code}" not in page.links
        assert f"/{shown.code}" in page.links
        return shown.code

    code = asyncio.run(evening())
    assert fetch(server, f"/{code}").status_code == 200


@pytest.mark.parametrize(
    ("accepted", "chosen"),
    [
        ("", "en"),
        ("cs", "cs"),
        ("de, pl", "en"),
        ("ru-RU,ru;q=0.9,en-US;q=0.8", "ru"),
        ("en;q=0.2, fr;q=0.9", "fr"),
        ("fr;q=0, cs;q=0.1", "cs"),
        ("fr;q=lots, ru", "ru"),
        (";;;,,,=" * 1000, "en"),
    ],
)
def test_the_browser_chooses_the_language(accepted: str, chosen: str) -> None:
    assert language(accepted) == chosen
