"""The table of Shadow of Intrigue in the browser: recognition, claims, interrogations, the verdict.

The other chairs have bots; whoever sits at the page is only ever offered what the rules allow.
"""

import random
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from penumbra.client.server import Ticket
from penumbra.locale import LANGUAGES

from .browser import PHONE, Visitors, elsewhere, grave_findings, no_overflow
from .people import begun, sat, words

A_GAME = 240  # seconds in which a whole game must be over
STEP = """(chance) => {
  const all = (what) => [...document.querySelectorAll(what)];
  const scenes = all('.recognition .ways .primary, .scene .close');
  if (scenes.length) return scenes.forEach((button) => button.click());
  if (!all('.decision .answers').length) return;
  const sure = all('.decision button[data-key=Enter]');
  const lit = all('[data-seat].offered');
  const people = lit.length ? lit : all('[data-seat]');
  const answers = all('.decision .answers button:not(.back)');
  const ways = sure.length ? sure : [...answers, ...people];
  ways[Math.floor(chance * ways.length)].click();
}"""
"""One tap towards whatever is asked: a scene is closed, what was chosen is confirmed.

Looked for and tapped at one go, as each word of a bot draws the answers anew.
"""


def at_court(visitors: Visitors, **wishes: Any) -> Ticket:
    """A game of Intrigue that Ada plays with bots."""
    usual: dict[str, Any] = {"game": "intrigue", "players": 7, "level": "seeker"}
    (ada,) = elsewhere(begun(visitors.address, "Ada", **(usual | wishes)))
    return ada


def court(page: Page, language: str = "en") -> Locator:
    return page.get_by_role("group", name=words("intrigue-court", language), exact=True)


def portraits(page: Page) -> Locator:
    return page.locator("[data-seat]")


def recognition(page: Page, language: str = "en") -> Locator:
    return page.get_by_role("dialog", name=words("intrigue-recognition", language))


def ready(page: Page, language: str = "en") -> None:
    """Look no longer, if one was shown the recognition: found and tapped at one go."""
    portraits(page).first.wait_for()
    page.evaluate("document.querySelector('.recognition .ways .primary')?.click()")
    expect(recognition(page, language)).to_have_count(0)


def decision(page: Page, language: str = "en") -> Locator:
    return page.get_by_role("region", name=words("intrigue-decision", language))


def my_turn(page: Page) -> None:
    expect(decision(page)).to_contain_text("Your turn: ")


def accuse(page: Page) -> str:
    """Say that it is somebody, in three taps; whom one has named."""
    other = page.locator("[data-seat]:not(.lord)").filter(has_not=page.locator(".name.you")).first
    name = other.locator(".name").inner_text()
    other.click()
    decision(page).get_by_role("button", name=words("say-accuse")).click()
    decision(page).get_by_role("button", name=words("intrigue-say-it")).click()
    return name


def test_a_whole_game_is_played_through_the_page(visitors: Visitors) -> None:
    page = sat(visitors, at_court(visitors))
    chance = random.Random(1)
    until = time.monotonic() + A_GAME
    over = page.get_by_text(words("decision-over-help"))
    while not over.count():
        assert time.monotonic() < until, decision(page).inner_text()
        page.evaluate(STEP, chance.random())
        page.wait_for_timeout(60)
    assert page.locator("[data-seat] .card.up").count() == 7, "all roles are turned up (T-19)"


def test_recognition_is_shown_once_a_round_and_not_again_after_a_reload(visitors: Visitors) -> None:
    page = sat(visitors, at_court(visitors, pace=3000))
    expect(recognition(page)).to_be_visible()
    expect(recognition(page)).to_contain_text("You are")
    ready(page)
    page.reload()
    court(page).wait_for()
    page.wait_for_timeout(500)
    expect(recognition(page)).to_have_count(0)


def test_covered_cards_show_nothing_until_they_are_held(visitors: Visitors) -> None:
    page = sat(visitors, at_court(visitors, pace=3000), covered=True)
    scene = recognition(page)
    expect(scene).to_contain_text(words("intrigue-hold-to-look"))
    scene.get_by_role("button", name=words("intrigue-hold-to-look")).hover()
    page.mouse.down()
    expect(scene).to_contain_text("You are")
    page.mouse.up()
    expect(scene).not_to_contain_text("You are")
    ready(page)
    expect(page.locator("[data-seat] .card.up")).to_have_count(1)  # the Lord's, open to all (B3)
    page.get_by_role("button", name=words("intrigue-hold-to-look")).hover()
    page.mouse.down()
    expect(page.get_by_role("button", name=words("intrigue-your-role"))).to_be_visible()
    page.mouse.up()
    expect(page.locator("[data-seat] .card.up")).to_have_count(1)


def test_a_claim_takes_three_taps_and_stands_on_the_board_of_claims(visitors: Visitors) -> None:
    page = sat(visitors, at_court(visitors))
    ready(page)
    my_turn(page)
    name = accuse(page)
    everybody = page.get_by_role("button", name=words("intrigue-everybody"))
    expect(everybody).to_have_count(0)
    row = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Ada"))
    accused = words("claim-accuse", tone="steady", target=name)
    mine = words("claim-said", you="name", name="Ada", words=accused)
    expect(row.get_by_role("button", name=mine)).to_be_visible()


def test_a_portrait_asks_the_board_about_somebody(visitors: Visitors) -> None:
    page = sat(visitors, at_court(visitors))
    ready(page)
    my_turn(page)
    accuse(page)
    board = page.get_by_role("heading", name=words("intrigue-claims"), exact=True)
    expect(board).to_be_visible()  # with the first word, whose ever it is
    portrait = page.locator("[data-seat]:not(.lord)").first
    name = portrait.locator(".name").inner_text()
    portrait.click()
    expect(page.get_by_role("heading", name=words("intrigue-claims-of", name=name))).to_be_visible()
    page.get_by_role("button", name=words("intrigue-everybody")).click()
    expect(board).to_be_visible()


def test_a_guess_and_notes_stay_in_the_browser_and_are_covered_with_the_cards(
    visitors: Visitors,
) -> None:
    page = sat(visitors, at_court(visitors))
    ready(page)
    my_turn(page)
    accuse(page)
    sure = page.locator(".name.you, .stamp")
    unknown = page.locator("[data-seat]:not(.lord)").filter(has_not=sure)
    for at in range(unknown.count()):
        unknown.nth(at).click()
        guesses = page.locator(".claims-place").get_by_role("group", name=words("sheet-mark"))
        if guesses.count():  # whose role one knows needs no guess
            break
    guess = guesses.get_by_role("button").first
    role = guess.get_attribute("aria-label") or ""
    guess.click()
    sheet = page.get_by_role("region", name=words("intrigue-claims"))
    sheet.get_by_role("textbox").fill("too quiet")
    mine = page.get_by_role("button", name=words("intrigue-your-guess", role=role))
    expect(mine).to_have_count(1)
    page.reload()
    expect(mine).to_have_count(1)
    mine.click()
    expect(sheet.get_by_role("textbox")).to_have_value("too quiet")
    page.get_by_role("button", name=words("page-cover")).click()
    expect(mine).to_have_count(0)


def test_everything_works_by_keyboard_alone(visitors: Visitors) -> None:
    page = sat(visitors, at_court(visitors, pace=3000))
    expect(page.get_by_role("button", name=words("intrigue-ready"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(recognition(page)).to_have_count(0)
    my_turn(page)
    page.locator("[data-seat][tabindex='0']").focus()
    reached = set()
    for arrow in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
        page.keyboard.press(arrow)
        reached.add(page.locator("[data-seat]:focus").get_attribute("data-seat"))
    assert len(reached) > 1
    page.keyboard.press("Enter")
    expect(page.locator("[data-seat][aria-pressed='true']")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-seat][aria-pressed='true']")).to_have_count(0)
    page.keyboard.press("2")
    expect(page.locator("[data-seat='1'][aria-pressed='true']")).to_have_count(1)


def test_a_spectator_may_look_and_do_nothing(visitors: Visitors) -> None:
    ticket = at_court(visitors)
    page = visitors.come(f"/{ticket.code}")
    page.get_by_role("button", name=words("lobby-watch")).click()
    court(page).wait_for()
    expect(recognition(page)).to_have_count(0)
    expect(decision(page).get_by_role("button")).to_have_count(0)
    expect(page.locator("[data-seat] .card.up")).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ten_fit_on_a_phone_and_nobody_is_shut_out(visitors: Visitors, language: str) -> None:
    ticket = at_court(visitors, players=10, pace=10_000)  # nobody speaks before the page is here
    page = sat(visitors, ticket, size=PHONE, language=language)
    expect(recognition(page, language)).to_be_visible()
    assert not grave_findings(page)
    ready(page, language)
    expect(portraits(page)).to_have_count(10)
    no_overflow(page)
    assert not grave_findings(page)
    page.get_by_role("tab", name=words("intrigue-tab-claims", language)).click()
    expect(page.get_by_role("heading", name=words("intrigue-claims", language))).to_be_visible()
    no_overflow(page)
    assert not grave_findings(page)


BY_KEYS = """() => {
  const shown = (what) => [...document.querySelectorAll(what)].filter((one) => one.offsetParent);
  if (shown('.recognition').length) return 'Enter';
  if (document.querySelector('.verdict-scene, .scene')) return null;
  const sure = shown('.decision [data-key=Enter]');
  if (sure.length) return 'Enter';
  const digit = (one) => String((Number(one.dataset.seat) + 1) % 10);
  const lit = shown('[data-seat].offered').map(digit);
  const keys = shown('.decision.yours .answers [data-key]').map((one) => one.dataset.key);
  return [...lit, ...keys.filter((key) => !['Escape', 'i'].includes(key))][0] ?? null;
}"""
"""The key towards whatever is asked, or null while nothing is."""


LISTEN = """() => {
  window.told = [];
  const listen = () => {
    const words = document.querySelector('.verdict-scene [role=status]')?.textContent;
    if (words && !window.told.includes(words)) window.told.push(words);
  };
  const all = { childList: true, subtree: true, characterData: true };
  new MutationObserver(listen).observe(document.body, all);
}"""
"""What a screen reader is told of the verdict, however short it is on the screen."""


@pytest.mark.rule("B7", "B13", "T-19")
def test_a_round_of_free_talk_by_keyboard_ends_in_the_verdict_and_who_lied(
    visitors: Visitors,
) -> None:
    page = sat(visitors, at_court(visitors, board="free-talk"), speed="fast")
    portraits(page).first.wait_for()
    page.evaluate(LISTEN)
    end = page.locator(".scene .end")
    until = time.monotonic() + A_GAME
    while not end.count():
        assert time.monotonic() < until, decision(page).inner_text()
        if key := page.evaluate(BY_KEYS):
            page.keyboard.press(key)
        page.wait_for_timeout(60)
    assert len(page.evaluate("window.told")) > 1  # a question, and what the cards answer
    expect(end.locator(".one")).to_have_count(7)
    expect(end.locator(".executed")).to_have_count(2)
    assert not grave_findings(page)
    page.set_viewport_size({"width": 390, "height": 844})
    no_overflow(page)
    assert not grave_findings(page)
    page.keyboard.press("Escape")
    expect(end).to_have_count(0)  # it gives way to what the next round begins with
