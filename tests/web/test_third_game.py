"""A game the page has no folder for: the tests' Candle on the plain board, in a real browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.table.server import Server

from .browser import DESK, PHONE, Visitors, grave_findings, no_overflow
from .people import words

MOST_ROUNDS = 60  # a round nobody stays in gives no point


@pytest.fixture(scope="module")
def candlelit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that plays Candle, too."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
        with Server(tmp_path_factory.mktemp("candle"), games="tests.games.candle") as running:
            yield running


@pytest.fixture
def guests(browser: Browser, candlelit: Server) -> Iterator[Visitors]:
    """People who come to that house."""
    everybody = Visitors(browser, candlelit.address)
    yield everybody
    assert everybody.leave() == []


def sit_down(page: Page) -> None:
    """From the front page to a table of Candle with bots, whose moves need no watching."""
    card = page.locator("article", has=page.get_by_role("heading", name="Candle"))
    card.get_by_role("button", name=words("lobby-play-bots")).click()
    expect(page.get_by_role("list", name=words("plain-seats"))).to_be_visible()


def fine(page: Page) -> None:
    """Nothing a reader would stumble over."""
    assert grave_findings(page) == []
    no_overflow(page)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_game_without_a_board_of_its_own_is_played_to_its_end(
    guests: Visitors, size: ViewportSize
) -> None:
    page = guests.come(path=None, size=size)
    page.add_init_script(
        "localStorage.setItem('penumbra:prefs', JSON.stringify({speed: 'instant', sound: false}))"
    )
    page.goto("/")
    fine(page)
    sit_down(page)
    fine(page)
    expect(page.get_by_text(words("log-cut"))).to_have_count(0)
    stay = page.get_by_role("button", name="Stay")
    over = page.get_by_role("heading", name=words("end-over")).or_(page.locator(".doors"))
    for _ in range(MOST_ROUNDS):
        expect(stay.or_(over).first).to_be_visible()
        if over.first.is_visible():
            break
        if size == DESK:
            page.keyboard.press("1")
        else:
            stay.click()
    expect(over.first).to_be_visible()
    fine(page)
    page.get_by_role("link", name=words("end-replay")).click()
    expect(page.get_by_role("list", name=words("plain-seats"))).to_be_visible()
    expect(page.get_by_role("button", name=words("replay-forward"))).to_be_visible()
    expect(page.get_by_role("button", name=words("replay-next-part"))).to_have_count(0)
    fine(page)
