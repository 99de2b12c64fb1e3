"""Beside the board: talk and claims, the log, the score sheet, the clock, the scenes at the end."""

import random
import re
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from playwright.sync_api import Locator, Page, expect

from penumbra.client import Refused, TableServer
from penumbra.client.seat import Seat
from penumbra.client.server import Ticket
from penumbra.table.messages import Claim, GoOn, Say

from .browser import PATIENCE, PHONE, Visitors, elsewhere, grave_findings, no_overflow
from .people import begun, sat

AN_EVENING = 2 * PATIENCE  # a whole game at once is much to draw
GO_ON = "() => document.querySelector('[data-anchor=\"go-on\"]')?.click()"
HIDDEN = """(hidden) => {
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


async def say(address: str, ticket: Ticket, *words: str) -> None:
    """Somebody talks from elsewhere; what begins with a colon is a claim."""
    async with TableServer(address) as house, house.sit(ticket) as seat:
        for text in words:
            if text.startswith(":"):
                await seat.do(partial(Claim, claim=text[1:]))
            else:
                await seat.do(partial(Say, text=text))


async def play(address: str, ticket: Ticket, until: Callable[[Seat], bool]) -> None:
    """Play a seat at random until something is so."""
    chance = random.Random(8)
    async with TableServer(address) as house, house.sit(ticket) as seat:
        async for _ in seat:
            if until(seat):
                return
            rest = seat.table.rest
            if rest is not None and seat.person in rest.waiting:  # for the page of the same person
                with suppress(Refused):
                    await seat.do(GoOn)
            choices = [one for one in seat.view.legal if not one.startswith("portal")]
            if seat.asked and choices:
                try:
                    await seat.act(chance.choice(choices))
                except Refused:  # something happened meanwhile: look again
                    continue


def look_at_every_round(page: Page, until: Locator) -> None:
    """Go on after each round's end, until there is something else to look at."""
    either = page.locator('[data-anchor="go-on"]').or_(until).first
    expect(either).to_be_visible(timeout=AN_EVENING)
    while not until.is_visible():
        page.evaluate(GO_ON)
        expect(either).to_be_visible(timeout=AN_EVENING)


def said(page: Page) -> Locator:
    return page.get_by_role("log", name="What was said")


def write(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Say something").fill(text)
    page.keyboard.press("Enter")


def test_what_one_says_the_others_hear(visitors: Visitors) -> None:
    rachel, noor = elsewhere(begun(visitors.address, "Rachel", "Noor"))
    hers, his = sat(visitors, rachel), sat(visitors, noor)
    write(hers, "Good evening, whoever you are.")
    expect(said(his)).to_contain_text("Rachel")
    expect(said(his)).to_contain_text("Good evening, whoever you are.")
    expect(hers.get_by_role("textbox", name="Say something")).to_have_value("")


def test_a_held_back_word_is_marked_explained_and_can_be_put_otherwise(visitors: Visitors) -> None:
    rachel, noor = elsewhere(begun(visitors.address, "Rachel", "Noor"))
    page, other = sat(visitors, rachel), sat(visitors, noor)
    write(page, "Nobody has red cards left")  # 3.8
    expect(page.get_by_role("alert")).to_contain_text("“red” names a colour.")
    expect(page.locator("mark")).to_have_text("red")
    assert grave_findings(page) == []
    box = page.get_by_role("textbox", name="Say something")
    expect(box).to_have_value("Nobody has red cards left")
    page.set_viewport_size({"width": 1280, "height": 645})
    expect(box).to_be_in_viewport(ratio=1)
    box.fill("Nobody has good cards left")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(said(other)).to_contain_text("Nobody has good cards left")
    assert "red" not in said(other).inner_text()


def test_a_claim_takes_three_taps_at_most(visitors: Visitors) -> None:
    rachel, noor = elsewhere(begun(visitors.address, "Rachel", "Noor"))
    page, other = sat(visitors, rachel), sat(visitors, noor)
    page.get_by_role("button", name="X is").click()
    page.get_by_role("button", name="Noor", exact=True).click()
    page.get_by_role("button", name="Shadow", exact=True).click()
    expect(said(other)).to_contain_text("Rachel: “Noor is a Shadow.”")
    page.get_by_role("button", name="I am").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="I’ll follow").click()
    expect(said(other)).to_contain_text("Rachel: “I will follow.”")


def test_a_muted_person_is_not_heard_until_one_listens_again(visitors: Visitors) -> None:
    rachel, noor = elsewhere(begun(visitors.address, "Rachel", "Noor"))
    page = sat(visitors, rachel)
    elsewhere(say(visitors.address, noor, "First things first."))
    page.get_by_role("button", name="Noor: mute or unmute").click()
    page.get_by_role("button", name="Mute Noor").click()
    expect(said(page)).not_to_contain_text("First things first.")
    elsewhere(say(visitors.address, noor, "Can anybody hear me?"))
    page.reload()
    expect(page.get_by_text("Muted: Noor")).to_be_visible()
    expect(said(page)).not_to_contain_text("Can anybody hear me?")
    page.get_by_role("button", name="Unmute Noor").click()
    expect(said(page)).to_contain_text("Can anybody hear me?")


def test_on_a_phone_unread_talk_is_counted_until_it_is_read(visitors: Visitors) -> None:
    rachel, noor = elsewhere(begun(visitors.address, "Rachel", "Noor"))
    page = sat(visitors, rachel, size=PHONE)
    elsewhere(say(visitors.address, noor, "Hello?", ":accuse 0"))
    page.get_by_role("button", name="Chat, 2 unread messages").click()
    expect(said(page)).to_contain_text("Noor: “I accuse Rachel!”")
    expect(page.get_by_role("tab", name="Chat")).to_be_focused()
    no_overflow(page)
    assert grave_findings(page) == []
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tablist")).to_have_count(0)
    expect(page.get_by_role("button", name="Chat", exact=True)).to_be_visible()


def test_who_only_watches_listens_while_the_game_runs(visitors: Visitors) -> None:
    (rachel,) = elsewhere(begun(visitors.address, "Rachel"))
    page = visitors.come(f"/{rachel.code}")
    page.get_by_role("button", name=re.compile("watch", re.I)).click()
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_text("While the game runs only the players chat")).to_be_visible()
    expect(page.get_by_role("textbox", name="Say something")).to_have_count(0)


def test_a_round_is_told_in_the_log_and_ends_in_a_scene(visitors: Visitors) -> None:
    (rachel,) = elsewhere(begun(visitors.address, "Rachel"))
    page = sat(visitors, rachel)
    elsewhere(play(visitors.address, rachel, lambda seat: seat.view.round > 1))
    scene = page.get_by_role("dialog", name="Round 1")
    expect(scene).to_contain_text("win the round.")
    scene.get_by_role("button", name="Go on").click()
    expect(scene).to_have_count(0)
    log = page.get_by_role("region", name="Log")
    expect(log.get_by_role("heading", name="Trick 1.").first).to_be_attached()
    log.get_by_role("button", name=re.compile("^Trick 1")).last.click()
    page.get_by_role("tab", name="Score").click()
    sheet = page.get_by_role("region", name="Score")
    expect(sheet.get_by_role("heading", name="Round 1")).to_be_visible()
    expect(sheet).to_contain_text("Rachel")
    assert grave_findings(page) == []


def test_the_end_of_the_game_leads_to_its_replay_record_and_proof(visitors: Visitors) -> None:
    (rachel,) = elsewhere(begun(visitors.address, "Rachel"))
    page, phone = sat(visitors, rachel), sat(visitors, rachel, size=PHONE)
    elsewhere(play(visitors.address, rachel, lambda seat: seat.table.stage == "over"))
    for one in (page, phone):
        scene = one.get_by_role("dialog", name="The game is over")
        look_at_every_round(one, scene)
        expect(scene.get_by_role("table")).to_contain_text("Rachel")
        no_overflow(one)
        assert grave_findings(one) == []
    scene = page.get_by_role("dialog", name="The game is over")
    game = re.compile(rf"^/replay/{rachel.code}-1-[0-9a-f]{{20}}$")
    expect(scene.get_by_role("link", name="Watch the replay")).to_have_attribute("href", game)
    record = scene.get_by_role("link", name="Download the record").get_attribute("href")
    assert record is not None
    assert page.request.get(record).text().startswith('{"penumbra":2')
    page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    page.get_by_role("button", name="Show the result").click()
    scene.get_by_role("button", name="Play again").click()
    expect(scene).to_have_count(0)


def test_the_clock_runs_and_gives_more_time_to_who_asks(visitors: Visitors) -> None:
    (rachel,) = elsewhere(begun(visitors.address, "Rachel", clock="relaxed"))
    page = sat(visitors, rachel)
    timer = page.get_by_role("timer", name="time left")
    expect(timer).to_have_text(re.compile(r"^1:[0-3]\d$"))
    page.get_by_role("button", name="More time").click()
    expect(page.get_by_text("Rachel asks for more time.")).to_be_visible()
    expect(timer).to_have_text(re.compile(r"^2:[0-3]\d$"))


def test_a_hidden_tab_is_called_back_without_a_secret_in_its_title(visitors: Visitors) -> None:
    (rachel,) = elsewhere(begun(visitors.address, "Rachel"))
    page = sat(visitors, rachel)
    page.get_by_role("button", name="X is").wait_for()
    page.evaluate(HIDDEN, True)
    page.wait_for_function("document.title === '● Penumbra'")
    page.evaluate(HIDDEN, False)
    page.wait_for_function("document.title === 'Penumbra'")
