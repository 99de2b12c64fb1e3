"""The Shamans table in the browser: played by mouse, finger and keys, at a desk and on a phone."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from .browser import (
    CORNER,
    DESK,
    PATIENCE,
    PHONE,
    Visitors,
    elsewhere,
    grave_findings,
    no_overflow,
)
from .moments import Ann, Step, game
from .people import begun, chosen, sat, words

LYING: ViewportSize = {"width": 740, "height": 360}
SMALL_DESK: ViewportSize = {"width": 1024, "height": 768}
RESTLESS = 300_000  # milliseconds a game of quick bots may keep somebody waiting
PORTAL = """async () => {
  const portals = () => document.querySelectorAll('.decision .button.portal');
  if (portals().length !== 1) return 0;
  portals()[0].click();
  await null; // the page is drawn before anything more is heard
  const ways = portals().length;
  const buttons = [...document.querySelectorAll('.decision .button')];
  buttons.find((button) => button.textContent.trim() === 'Not now').click();
  return ways;
}"""
"""Take up a Portal and put it back; how many ways to use it were offered meanwhile.

At one go: what the bots do in between takes the buttons away for a moment, also the one to put it
back.
"""
CHOOSE = """(chance) => {
  const cards = document.querySelectorAll('.hand.ready button.card-button');
  const buttons = document.querySelectorAll(
    '.decision .buttons .button:not(.portal):not(.quiet)',
  );
  const choices = cards.length ? cards : buttons;
  choices[Math.floor(chance * choices.length)]?.click();
}"""
"""Choose one of the cards, or one of the answers where no card is asked for.

At one go, too: a bot's Portal may end what is asked.
"""


def at_table(
    visitors: Visitors,
    size: ViewportSize = DESK,
    prefs: dict[str, Any] | None = None,
    **wishes: Any,
) -> Page:
    """Rachel's page at a table of her own, with bots."""
    (rachel,) = elsewhere(begun(visitors.address, "Rachel", **({"players": 3} | wishes)))
    page = sat(visitors, rachel, size=size, **(prefs or {}))
    page.locator(".shamans-board").wait_for()
    return page


def hand(page: Page) -> Locator:
    return page.locator("button.card-button")


def ready(page: Page) -> Locator:
    """The cards that can be played or passed now."""
    return page.locator(".hand.ready button.card-button")


def offered(page: Page) -> Locator:
    """The buttons of the present decision, Portals left aside."""
    return page.locator(".decision .buttons .button:not(.portal):not(.quiet)")


def wait_for_cards(page: Page) -> None:
    """Answer whatever else is asked, an Eclipse with a card too, until one is to be played."""
    dark = page.locator(".shamans-board.dark")
    for _ in range(40):
        ready(page).or_(offered(page)).first.wait_for(timeout=RESTLESS)
        if ready(page).count() and not dark.count():
            return
        page.evaluate(CHOOSE, 0)
        page.wait_for_timeout(50)
    raise AssertionError("no card was ever asked for")


def test_a_click_plays_the_card_and_pointing_at_it_tells_what_it_does(visitors: Visitors) -> None:
    page = at_table(visitors)
    wait_for_cards(page)
    before = hand(page).count()
    card = ready(page).last
    card.hover()
    foretold = page.locator(".decision .line").inner_text()
    assert (card.get_attribute("aria-label") or "").endswith(foretold)
    card.click()
    expect(hand(page)).to_have_count(before - 1)


def grasped(page: Page) -> tuple[float, float]:
    """Take hold of a card once it lies still; where the mouse is then."""
    card = ready(page).last
    card.hover()
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] - 20, box["y"] + 40
    page.mouse.move(x, y)
    page.mouse.down()
    return x, y


def test_a_card_is_dragged_onto_the_table_and_back_into_the_hand(visitors: Visitors) -> None:
    page = at_table(visitors)
    wait_for_cards(page)
    before = hand(page).count()
    x, y = grasped(page)
    page.mouse.move(x + 40, y + 20, steps=4)
    page.mouse.up()
    expect(hand(page)).to_have_count(before)
    x, y = grasped(page)
    page.mouse.move(x - 60, y - 260, steps=6)
    page.mouse.up()
    expect(hand(page)).to_have_count(before - 1)


def test_a_finger_lifts_a_card_first_and_plays_it_then(visitors: Visitors) -> None:
    page = at_table(visitors, PHONE, players=5)
    wait_for_cards(page)
    no_overflow(page)
    before = hand(page).count()
    ready(page).nth(1).tap(position=CORNER)
    expect(hand(page)).to_have_count(before)
    ready(page).nth(3).tap(position=CORNER)
    expect(hand(page)).to_have_count(before)
    page.locator(".decision .button.primary").tap()
    expect(hand(page)).to_have_count(before - 1)
    wait_for_cards(page)
    before = hand(page).count()
    ready(page).first.tap(position=CORNER)
    ready(page).first.tap(position=CORNER)
    expect(hand(page)).to_have_count(before - 1)


def test_a_trick_is_played_by_keys_alone(visitors: Visitors) -> None:
    page = at_table(visitors)
    wait_for_cards(page)
    before = hand(page).count()
    page.keyboard.press("ArrowRight")
    expect(ready(page).first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(ready(page).nth(1)).to_be_focused()
    page.keyboard.press("4")
    expect(ready(page).nth(3)).to_be_focused()
    page.keyboard.press("Enter")
    expect(hand(page)).to_have_count(before - 1)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_card_laid_ready_is_played_when_the_turn_comes(visitors: Visitors) -> None:
    steps = game(5, 1)
    turn = next(
        at
        for at, (_, view, _) in enumerate(steps)
        if view.decision.kind == "play"
        and 0 in view.decision.waiting
        and steps[at - 1].view.decision.kind == "play"
        and steps[at - 1].view.destination is not None
    )
    ann = Ann(visitors.come(None))
    page = ann.comes(steps[:turn], 5)
    card = hand(page).nth(1)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    assert ann.acts == []
    ann.hears(steps[turn : turn + 1])
    for _ in range(PATIENCE // 50):
        if ann.acts:
            break
        page.wait_for_timeout(50)
    assert ann.acts == [f"play {steps[turn].view.hand[1]}"]


def test_marks_and_notes_stay_in_the_browser_and_on_the_seat(visitors: Visitors) -> None:
    ann = Ann(visitors.come(None))
    page = ann.asked(5, "late")
    page.locator(".seat.place-1 .choose").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name=words("shamans-mark-shadow")).click()
    sheet.get_by_role("textbox").fill("too quiet")
    page.reload()
    expect(page.locator(".seat.place-1 .mark-shadow")).to_be_visible()
    page.locator(".seat.place-2 .choose").click()
    expect(sheet.get_by_role("textbox")).to_have_value("too quiet")
    assert ann.acts == []


def test_a_covered_hand_and_role_are_seen_only_while_held(visitors: Visitors) -> None:
    page = at_table(visitors, prefs={"covered": True})
    expect(page.locator(".shamans-board .back").first).to_be_visible()
    expect(hand(page)).to_have_count(0)
    role = page.locator(".own-role")
    assert role.inner_text() not in ("Shaman", "Shadow")
    role.hover()
    page.mouse.down()
    assert role.inner_text() in ("Shaman", "Shadow")
    page.mouse.up()
    assert role.inner_text() not in ("Shaman", "Shadow")
    page.get_by_role("button", name="Press and hold to see your hand").hover()
    page.evaluate("performance.now = () => 0")  # a press is a short one, however slow we are
    page.mouse.down()
    expect(hand(page).first).to_be_visible()
    page.mouse.up()
    expect(hand(page)).to_have_count(0)


def test_while_cards_are_covered_no_word_on_the_page_tells_them(visitors: Visitors) -> None:
    page = visitors.come(None)
    chosen(page, covered=True, speed="fast", coach=True)
    page.goto("/")
    page.get_by_role("button", name=words("lobby-play-bots")).first.click()
    log = page.get_by_role("region", name=words("page-log"), exact=True)
    expect(log).to_contain_text("Round 1")
    wait_for_turn = page.locator(".decision.yours, .decision .buttons .button").first
    wait_for_turn.wait_for(timeout=RESTLESS)
    for secret in ("Your hand: ", "Your role: "):
        assert secret not in (page.locator("body").text_content() or "")
    page.get_by_role("button", name=words("page-cover")).click()
    for secret in ("Your hand: ", "Your role: "):
        expect(log).to_contain_text(secret)


@pytest.mark.parametrize("what", ["swapped", "gifts"])
def test_a_covered_table_shows_no_more_than_everybody_knows(visitors: Visitors, what: str) -> None:
    """Roles learnt in a swap, tiles, gifts of the Eclipse and one's own marks: all out of sight."""
    steps = learnt(what)
    view = steps[-1].view
    ann = Ann(visitors.come(None, size=DESK), covered=True)
    page = ann.comes(steps, 5)
    page.evaluate(
        "kept => localStorage.setItem('penumbra:marks:kamoruti:1', kept)",
        json.dumps({"round": view.round, "seats": {"1": "shadow"}, "notes": "too quiet"}),
    )
    page.reload()
    expect(page.locator(".shamans-board .back").first).to_be_visible()

    def seen() -> tuple[int, list[bool], int, int]:
        roles, gifts, notes = [], 0, 0
        for seat in range(view.players):
            page.locator(".seat .choose").nth(seat).click()
            sheet = page.get_by_role("dialog")
            roles.append(sheet.get_by_text(words("shamans-role-secret")).count() == 0)
            gifts += sheet.locator(".doubt use[href='#art-eclipse']").count()
            notes += sheet.get_by_text(words("sheet-private")).count()
            page.keyboard.press("Escape")
        return page.locator(".seat .mark").count(), roles, gifts, notes

    order = [*view.seats[1:], view.seats[0]]
    told = (0, [seat.role_open for seat in order], 0, 0)
    assert seen() == told
    page.get_by_role("button", name=words("page-cover")).click()
    marks, roles, gifts, notes = seen()
    assert marks == 1
    assert notes > 0
    assert roles == [seat.role is not None for seat in order] != told[1]
    assert (gifts > 0) == (what == "gifts")


def learnt(what: str) -> list[Step]:
    """A game up to where seat 0 knows somebody's role after a swap, or who got which card."""
    for seed in range(1, 20):
        steps = game(5, seed)
        for at, (_, view, _) in enumerate(steps):
            others = any(seat.role and not seat.role_open for seat in view.seats[1:])
            gifts = any(gift.card for gift in view.given)
            if view.result is None and (others if what == "swapped" else gifts):
                return steps[: at + 1]
    raise AssertionError(f"nobody has {what}")


def test_a_player_is_looked_at_closely_and_a_ritual_explained(visitors: Visitors) -> None:
    page = at_table(visitors)
    page.locator(".seat.place-1 .choose").click()
    expect(page.get_by_role("dialog")).to_contain_text("Role unknown")
    page.keyboard.press("Escape")
    page.locator(".ritual").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_whole_round_is_played_by_what_the_board_offers(visitors: Visitors, players: int) -> None:
    chance = random.Random(players)
    page = at_table(visitors, players=players)
    over = page.get_by_text("win the round")
    portals = 0
    for _ in range(120):
        ready(page).or_(offered(page)).or_(over).first.wait_for(timeout=RESTLESS)
        if over.count():
            break
        portals = portals or page.evaluate(PORTAL)
        page.evaluate(CHOOSE, chance.random())
        page.wait_for_timeout(30)
    else:
        raise AssertionError("the round never ended")


@pytest.mark.parametrize(
    ("size", "lang"),
    [
        (DESK, "en"),
        (DESK, "cs"),
        (SMALL_DESK, "ru"),
        (PHONE, "fr"),
        (PHONE, "ru"),
        (LYING, "cs"),
    ],
    ids=lambda it: it if isinstance(it, str) else str(it["width"]),
)
def test_the_table_keeps_nobody_out(visitors: Visitors, size: ViewportSize, lang: str) -> None:
    page = at_table(visitors, size, {"language": lang}, players=5)
    wait_for_cards(page)
    assert not grave_findings(page)
    no_overflow(page)
    board = page.locator(".shamans-board")
    assert board.evaluate("board => board.scrollHeight <= board.clientHeight + 1")
