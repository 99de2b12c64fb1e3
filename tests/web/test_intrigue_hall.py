"""The hall of Intrigue at every size: what a decision needs is on the screen; a room has its own.

One browser, one table a test; sizes are changed under the running game.
"""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .browser import Visitors, elsewhere, grave_findings, no_overflow
from .moments import Ann, game
from .people import begun, sat, words

SIZES = [
    (360, 640),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1280, 633),
    (1366, 657),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
]
LISTENED = {
    (360, 640),
    (844, 390),
    (1366, 657),
}  # where axe looks as well: a phone both ways, a desk
LANGUAGES = {7: "en", 8: "fr", 9: "cs", 10: "ru"}

OUTSIDE = """() => {
  const wide = innerWidth, high = innerHeight;
  const shown = (each) => each.getClientRects().length > 0;
  const needed = [
    ...document.querySelectorAll('[data-seat] .place, [data-seat] .name, [data-anchor=role]'),
    ...document.querySelectorAll('.decision .line strong'),
  ].filter(shown);
  return needed.flatMap((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const inside = left >= -1 && top >= -1 && right <= wide + 1 && bottom <= high + 1;
    return inside ? [] : [`${each.className} ${each.textContent} ${[left, top, right, bottom]}`];
  });
}"""

SMALLEST = """() => Math.min(...[...document.querySelectorAll('[data-seat] .niche')]
  .map((each) => each.getBoundingClientRect().width))"""


COVERED = """() => [...document.querySelectorAll('[data-seat]')].flatMap((seat) => {
  const box = (what) => seat.querySelector(what)?.getBoundingClientRect();
  const marks = ['.stamp', '.order', '.claimed'].map(box);
  const over = (one, other) => one && other && one.left < other.right - 1 &&
    other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const name = box('.name');
  const hidden = marks.some((mark) => over(mark, name)) || over(marks[0], marks[2]);
  return hidden ? [seat.textContent] : [];
})"""

HALL = "() => document.querySelector('.court').getBoundingClientRect().height"


def at_court(visitors: Visitors, players: int, language: str, **wishes: Any) -> Page:
    usual: dict[str, Any] = {"game": "intrigue", "players": players, "level": "seeker"}
    (ada,) = elsewhere(begun(visitors.address, "Ada", **(usual | wishes)))
    page = sat(visitors, ada, language=language)
    page.locator("[data-seat]").first.wait_for()
    # Whoever comes after the first word is not shown the recognition: found and tapped at one go.
    page.evaluate("document.querySelector('.recognition .ways .primary')?.click()")
    return page


@pytest.mark.parametrize("players", LANGUAGES)
def test_everybody_and_the_decision_are_on_the_screen(visitors: Visitors, players: int) -> None:
    language = LANGUAGES[players]
    page = at_court(visitors, players, language)
    expect(page.locator(".decision.yours")).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.wait_for_timeout(50)  # container queries are looked at with the next frame
        expect(page.locator("[data-seat]")).to_have_count(players)
        assert page.evaluate(OUTSIDE) == [], f"{width}x{height}"
        assert page.evaluate(SMALLEST) >= 30, f"{width}x{height}"
        assert page.evaluate(COVERED) == [], f"{width}x{height}"
        no_overflow(page)
        hall = page.evaluate(HALL)
        page.locator(".chip", has_text=words("say-trust", language)).click()
        expect(page.locator(".sentence .slot")).to_have_count(1)
        assert page.evaluate(HALL) == hall, f"{width}x{height}: the hall jumps"
        if (width, height) in LISTENED:
            assert not grave_findings(page), f"{width}x{height}"
        page.keyboard.press("Escape")
        expect(page.locator(".sentence .slot")).to_have_count(0)


@pytest.mark.parametrize(("game", "players"), [("intrigue", 8), ("shamans", 4)])
def test_a_screen_for_the_room_shows_the_public_table(
    visitors: Visitors, game: str, players: int
) -> None:
    wishes = {"game": game, "players": players, "level": "seeker", "clock": "relaxed"}
    (ada,) = elsewhere(begun(visitors.address, "Ada", **wishes))
    said: list[str] = []
    page = visitors.come(None, size=ViewportSize(width=1920, height=1080))
    page.on("websocket", lambda line: line.on("framereceived", lambda text: said.append(str(text))))
    page.goto(f"/screen/{ada.code}")
    band = page.get_by_role("contentinfo")
    expect(band).to_contain_text(ada.code, ignore_case=True)
    expect(band.get_by_role("img", name=words("lobby-qr"))).to_be_visible()
    expect(page.get_by_role("button", name=words("screen-full"))).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_count(0)
    welcome = next(json.loads(text) for text in said if '"welcome"' in text)
    assert welcome["you"] == {"person": None, "seat": None}
    assert welcome["view"]["viewer"] is None
    assert not grave_findings(page)
    no_overflow(page)


def test_own_words_are_said_in_the_hall_and_hang_on_the_screen_for_the_room(
    visitors: Visitors,
) -> None:
    page = at_court(visitors, 7, "en")
    expect(page.locator(".decision.yours")).to_be_visible()
    screen = visitors.come(
        f"/screen/{page.url.rsplit('/', 1)[1]}", size=ViewportSize(width=1920, height=1080)
    )
    screen.locator("[data-seat]").first.wait_for()
    field = page.get_by_label(words("talkpage-write"))
    field.fill("Look at the second one.")
    field.press("Enter")
    expect(field).to_have_value("")
    expect(page.locator(".decision.yours")).to_be_visible()  # it took nobody's turn
    expect(screen.locator(".bubble", has_text="Look at the second one.")).to_be_visible()


def test_a_screen_for_the_room_shows_how_a_round_and_the_game_end(visitors: Visitors) -> None:
    steps = game(4, 1, rounds=99)
    end = next(
        at
        for at, step in enumerate(steps)
        if any(event["event"] == "round_ended" for event in step.events)
    )
    page = visitors.come(None, size=ViewportSize(width=1920, height=1080))
    ann = Ann(page)
    ann.on_screen(steps[:end], 4)
    ann.hears(steps[end : end + 1])
    scene = page.get_by_role("dialog", name=words("end-round", round=1))
    expect(scene).to_be_visible()
    expect(scene.get_by_role("button")).to_have_count(0)
    assert not grave_findings(page)
    no_overflow(page)
    ann.on_screen(steps, 4, stage="over")
    victory = page.get_by_role("dialog", name=words("end-over"))
    expect(victory).to_be_visible()
    expect(victory.get_by_role("table")).to_be_visible()
    expect(victory.get_by_role("button")).to_have_count(0)
    assert not grave_findings(page)
    no_overflow(page)
