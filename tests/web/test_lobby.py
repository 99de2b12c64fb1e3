"""The front page and the door: to a game in a few clicks, by link, by code or by keyboard."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from penumbra.locale import LANGUAGES

from .browser import DESK, PHONE, Visitors, grave_findings, no_overflow
from .people import words


def card(page: Page, game: str, language: str = "en") -> Locator:
    return page.get_by_role("article", name=words(f"game-{game}", language), exact=True)


def opened(page: Page) -> str:
    """Open a table for friends; its code."""
    card(page, "shamans").get_by_role("button", name=words("lobby-play-friends")).click()
    page.get_by_role("list", name=words("lobby-chairs")).wait_for()
    return page.url.rsplit("/", 1)[1]


@pytest.mark.parametrize("game", ["shamans", "intrigue"])
def test_one_click_and_a_stranger_plays_against_bots(page: Page, game: str) -> None:
    card(page, game).get_by_role("button", name=words("lobby-play-bots")).click()
    heading = page.get_by_role("heading", level=1, name=words(f"game-{game}"))
    expect(page.get_by_role("navigation", name=words("page-tools"))).to_be_visible()
    expect(heading).to_be_visible()
    code = page.url.rsplit("/", 1)[1]
    page.goto("/")
    back = words("lobby-running", game=words(f"game-{game}"), code=code)
    expect(page.locator("main > :first-child")).to_contain_text(back)
    page.get_by_role("link", name=back).click()
    expect(heading).to_be_visible()


def test_a_double_click_opens_one_table(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.method + request.url))
    card(page, "shamans").get_by_role("button", name=words("lobby-play-friends")).dblclick()
    page.get_by_role("list", name=words("lobby-chairs")).wait_for()
    assert len([one for one in asked if one.startswith("POST")]) == 1


def test_who_types_no_name_is_given_one_and_keeps_it(page: Page) -> None:
    suggested = page.get_by_label(words("lobby-name")).get_attribute("placeholder")
    assert suggested in words("lobby-names").split(", ")
    opened(page)
    expect(page.get_by_role("list", name=words("lobby-chairs"))).to_contain_text(suggested)
    expect(page.get_by_role("note")).to_have_text(words("lobby-loopback"))
    page.goto("/")
    expect(page.get_by_label(words("lobby-name"))).to_have_value(suggested)


def test_the_number_of_players_and_further_wishes_are_those_of_the_table(page: Page) -> None:
    shamans = card(page, "shamans")
    shamans.get_by_role("radio", name="5").check(force=True)
    shamans.get_by_text(words("lobby-change"), exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=words("clock-blitz")).check(force=True)
    dialog.get_by_text(words("lobby-more"), exact=True).click()
    dialog.get_by_label(words("lobby-wish-talk")).select_option("warn")
    dialog.get_by_role("button", name=words("lobby-done")).click()
    code = opened(page)
    wishes = page.request.get(f"/api/tables/{code}").json()["wishes"]
    assert (wishes["players"], wishes["clock"], wishes["talk"]) == (5, "blitz", "warn")


def test_a_code_is_understood_as_people_write_it(page: Page, visitors: Visitors) -> None:
    code = opened(page)
    for written in (f" {code[:4].upper()} {code[4:]} ", f"{visitors.address}/{code}"):
        guest = visitors.come()
        guest.get_by_label(words("lobby-code-label")).fill(written)
        guest.keyboard.press("Enter")
        expect(guest).to_have_url(re.compile(f"/{code}$"))
        expect(guest.get_by_role("heading", name=words("lobby-invited"))).to_be_visible()


def test_what_is_no_code_is_said_kindly(page: Page) -> None:
    page.get_by_label(words("lobby-code-label")).fill("12 34")
    page.keyboard.press("Enter")
    expect(page.get_by_text(words("lobby-code-unreadable"))).to_be_visible()


def test_a_public_table_is_found_and_a_private_one_is_not(page: Page, visitors: Visitors) -> None:
    private = opened(page)
    host = visitors.come()
    card(host, "shamans").get_by_text(words("lobby-change"), exact=True).click()
    dialog = host.get_by_role("dialog")
    dialog.get_by_role("switch", name=words("lobby-wish-public")).check(force=True)
    dialog.get_by_role("button", name=words("lobby-done")).click()
    public = opened(host)
    guest = visitors.come()
    expect(guest.locator(f'a[href="/{public}"]')).to_be_visible()
    assert guest.locator(f'a[href="/{private}"]').count() == 0


def test_one_finds_back_to_the_table_one_sits_at(page: Page) -> None:
    code = opened(page)
    page.get_by_role("link", name=words("page-front")).click()
    page.locator(f'a[href="/{code}"]').click()
    expect(page.get_by_role("list", name=words("lobby-chairs"))).to_be_visible()


def test_a_table_that_is_gone_is_forgotten_with_a_word(page: Page, visitors: Visitors) -> None:
    visitors.expect_trouble("404")
    kept = '{"babababa": {"token": "x", "person": 1, "seat": null, "link": ""}}'
    page.evaluate("kept => localStorage.setItem('penumbra:seats', kept)", kept)
    page.reload()
    expect(page.get_by_text(words("lobby-tables-gone", count=1))).to_be_visible()
    assert page.evaluate("localStorage.getItem('penumbra:seats')") == "{}"


def test_there_is_no_such_table_and_no_such_page(visitors: Visitors) -> None:
    visitors.expect_trouble("404")
    page = visitors.come("/kamorutikamoruti")
    expect(page.get_by_role("heading", name=words("lobby-no-table"))).to_be_visible()
    page.evaluate("history.pushState(null, '', '/a/b/c'); dispatchEvent(new Event('popstate'))")
    expect(page.get_by_role("heading", name=words("lobby-nowhere"))).to_be_visible()
    page.get_by_role("link", name=words("page-front")).last.click()
    expect(card(page, "shamans")).to_be_visible()


def test_a_house_that_does_not_answer_is_asked_again(visitors: Visitors) -> None:
    visitors.expect_trouble("/api|ERR_FAILED|Failed to load")
    page = visitors.come(None)
    page.route("**/api", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text(words("refused-offline"))
    page.unroute("**/api")
    page.get_by_role("button", name=words("lobby-retry")).click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(
        card(page, "shamans").get_by_role("button", name=words("lobby-play-bots"))
    ).to_be_enabled()


def test_a_change_of_language_changes_every_word_at_once(page: Page) -> None:
    for language in (*LANGUAGES, "en"):
        page.get_by_role("button", name=words(f"lobby-language-{language}"), exact=True).click()
        expect(page.get_by_text(words("lobby-tagline", language))).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(card(page, "intrigue", language)).to_be_visible()


def test_settings_are_kept_in_this_browser(page: Page) -> None:
    page.get_by_role("button", name=words("page-settings")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("switch", name=words("lobby-sound")).uncheck(force=True)
    dialog.get_by_role("radio", name=words("lobby-speed-fast")).check(force=True)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.reload()
    page.get_by_role("button", name=words("page-settings")).click()
    expect(dialog.get_by_role("switch", name=words("lobby-sound"))).not_to_be_checked()
    expect(dialog.get_by_role("radio", name=words("lobby-speed-fast"))).to_be_checked()


def test_notifications_are_asked_for_only_by_a_click(visitors: Visitors) -> None:
    page = visitors.come(permissions=["notifications"])
    page.get_by_role("button", name=words("page-settings")).click()
    switch = page.get_by_role("switch", name=words("lobby-notify"))
    expect(switch).not_to_be_checked()
    switch.check(force=True)
    expect(switch).to_be_checked()


def test_the_keyboard_alone_leads_into_a_game(page: Page) -> None:
    button = card(page, "shamans").get_by_role("button", name=words("lobby-play-bots"))
    expect(button).to_be_enabled()
    page.get_by_label(words("lobby-name")).focus()
    page.keyboard.type("Ada")
    for _ in range(12):
        page.keyboard.press("Tab")
        if button.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("navigation", name=words("page-tools"))).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_is_for_everybody(
    visitors: Visitors, language: str, size: ViewportSize
) -> None:
    page = visitors.come(lang=language, size=size)
    change = page.get_by_text(words("lobby-change", language), exact=True).first
    expect(
        page.get_by_role("button", name=words("lobby-play-bots", language)).first
    ).to_be_enabled()
    no_overflow(page)
    assert grave_findings(page) == []
    change.click()
    page.get_by_role("dialog").get_by_text(words("lobby-more", language), exact=True).click()
    no_overflow(page)
    assert grave_findings(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name=words("page-settings", language)).click()
    page.get_by_role("dialog").wait_for()
    no_overflow(page)
    assert grave_findings(page) == []


def test_what_the_network_kept_back_comes_by_itself_once_it_is_there(visitors: Visitors) -> None:
    page = visitors.come()
    rules = card(page, "shamans").locator('a[href^="/rules/"]')
    rules.wait_for()
    visitors.expect_trouble("ERR_INTERNET_DISCONNECTED|dynamically imported module")
    page.context.set_offline(True)
    rules.click()
    page.get_by_role("button", name=words("page-again")).wait_for()
    page.context.set_offline(False)
    page.get_by_role("heading", name=words("rules-shamans-goal-title")).wait_for()
