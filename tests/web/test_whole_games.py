"""Whole games of Shamans through the page: people at browsers of their own, a bot, a spectator.

In the middle somebody opens a second tab, somebody loads the page anew, and the server is killed
and comes back: nobody may notice more than a banner, and at the end each page proves what it saw.
"""

import re
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.table.server import Server

from .browser import DESK, PHONE, Visitors, elsewhere, no_overflow
from .people import begun, chosen, sat, words

A_GAME = 240  # seconds in which a whole game must be over
ASK = """() => {
  document.querySelector('[data-anchor="go-on"]')?.click();
  const mine = document.querySelector('[data-anchor="decision"].yours');
  if (!mine) return false;
  const card = document.querySelector('[data-anchor="hand"] button:enabled');
  const answer = card ?? mine.querySelector('.buttons button:not(.portal):enabled');
  if (answer) { answer.click(); return true; }
  return false;
}"""
"""Whatever is asked, answered with the first card or the first button: a click is a click."""


def come(visitors: Visitors, path: str, name: str, size: ViewportSize = DESK) -> Page:
    """Somebody comes to a door of the house with a name."""
    page = visitors.come(None, size=size)
    chosen(page)
    page.goto(path)
    page.get_by_label(words("lobby-name")).fill(name)
    return page


def quick_bots(page: Page, game: Locator) -> None:
    """Bots that need no time to think, as one may wish them."""
    game.get_by_role("button", name=words("lobby-change")).click()
    wishes = page.get_by_role("dialog")
    wishes.get_by_text(words("lobby-more"), exact=True).click()
    wishes.get_by_label(words("lobby-wish-pace")).select_option("0")
    wishes.get_by_role("button", name=words("lobby-done"), exact=True).click()
    expect(wishes).to_have_count(0)


def play(pages: list[Page], done: Callable[[], bool]) -> None:
    """Everybody answers whatever he is asked, until it is done."""
    until = time.monotonic() + A_GAME
    while not done():
        assert time.monotonic() < until, "the game does not end"
        if not any(page.evaluate(ASK) for page in pages):
            pages[0].wait_for_timeout(30)


def test_two_people_a_bot_and_a_killed_server(browser: Browser, tmp_path: Path) -> None:
    with Server(tmp_path, share_seconds=60, reveal_seconds=60) as server:
        visitors = Visitors(browser, server.address)
        ann = come(visitors, "/", "Ann")
        shamans = ann.get_by_role("article", name=words("game-shamans"), exact=True)
        quick_bots(ann, shamans)
        shamans.get_by_role("button", name="3", exact=True).or_(
            shamans.get_by_role("radio", name="3", exact=True)
        ).first.click()
        shamans.get_by_role("button", name=words("lobby-play-friends"), exact=True).click()
        ann.get_by_role("list", name=words("lobby-chairs")).wait_for()
        code = ann.url.rsplit("/", 1)[1]

        noor = come(visitors, f"/{code}", "Noor", PHONE)
        noor.keyboard.press("Enter")
        noor.get_by_role("list", name=words("lobby-chairs")).wait_for()
        watcher = visitors.come(None)
        chosen(watcher)
        watcher.goto(f"/{code}")
        watcher.get_by_role("button", name=words("lobby-watch"), exact=True).click()
        ann.get_by_role("button", name=words("lobby-fill-start"), exact=True).click()

        pages = [ann, noor]
        third = ann.get_by_text(words("page-round-and-trick", round=1, trick=3))
        play(pages, lambda: third.count() > 0)
        no_overflow(noor)
        twin = ann.context.new_page()  # a second tab, which is told everything, too
        twin.goto(ann.url)
        twin.locator(".shamans-board").wait_for()
        noor.reload()
        noor.locator(".shamans-board").wait_for()

        visitors.expect_trouble("WebSocket|ERR_CONNECTION_REFUSED")
        server.kill()
        for page in (*pages, watcher):
            expect(page.get_by_text(words("page-offline"))).to_be_visible()
        server.start()
        for page in (*pages, watcher):
            expect(page.get_by_text(words("page-offline"))).to_have_count(0)

        everybody = [*pages, watcher]
        over = [page.get_by_role("dialog", name=words("end-over")) for page in everybody]
        play(everybody, lambda: all(scene.count() > 0 for scene in over))

        visitors.expect_trouble(f"/api/games/{code}-1/replay")
        ann.goto(f"/replay/{code}-1")  # as it was called once: her browser has a seat there
        ann.wait_for_url(re.compile(rf"/replay/{code}-1-[0-9a-f]{{20}}(#0)?$"))
        replay = ann.url.removesuffix("#0")
        for page in pages:
            page.goto(replay)
            page.get_by_role("button", name=words("proof-mark-proved")).click()
            proof = page.get_by_role("dialog")
            expect(proof.get_by_role("img", name=words("proof-good"))).to_have_count(6)
        for page, mark in ((watcher, "in-part"), (visitors.come(None), "consistent")):
            page.goto(replay)
            page.get_by_role("button", name=words(f"proof-mark-{mark}")).wait_for()
        assert visitors.leave() == []


def test_a_round_against_bots_from_the_first_click_to_the_last(visitors: Visitors) -> None:
    page = come(visitors, "/", "Ann")
    shamans = page.get_by_role("article", name=words("game-shamans"), exact=True)
    quick_bots(page, shamans)
    shamans.get_by_role("button", name=words("lobby-play-bots"), exact=True).click()
    second = page.get_by_text(words("page-round-and-trick", round=2, trick=1))
    play([page], lambda: second.count() > 0)


def test_a_lost_network_is_told_at_once_and_found_again(visitors: Visitors) -> None:
    (ann,) = elsewhere(begun(visitors.address, "Ann"))
    page = sat(visitors, ann)
    page.locator(".shamans-board").wait_for()
    visitors.expect_trouble("WebSocket|ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    expect(page.get_by_text(words("page-offline"))).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text(words("page-offline"))).to_have_count(0)
    second = page.get_by_text(words("page-round-and-trick", round=1, trick=2))
    play([page], lambda: second.count() > 0)
