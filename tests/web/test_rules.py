"""The rules on the page: every topic, in every language, found from anywhere, for everybody."""

import re

import pytest
from playwright.sync_api import Page, expect

from penumbra.locale import LANGUAGES, Catalogue, sources

from .browser import PHONE, Visitors, grave_findings, no_overflow

GAMES = ("shamans", "intrigue")


def topics(game: str) -> list[str]:
    """The topics of a game, as the catalogue has them."""
    written = sources("en")[f"{game}-rules.ftl"]
    return re.findall(rf"^rules-{game}-([a-z-]+)-title =", written, re.M)


def title(game: str, topic: str, language: str = "en") -> str:
    words = Catalogue(language).text(f"rules-{game}-{topic}-title")
    return words.replace("\N{NO-BREAK SPACE}", " ")


def headings(page: Page) -> list[str]:
    found = page.get_by_role("article").get_by_role("heading", level=3).all_inner_texts()
    return [words.replace("\N{NO-BREAK SPACE}", " ") for words in found]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_of_the_catalogue_is_on_the_page(
    visitors: Visitors, game: str, language: str
) -> None:
    page = visitors.come(f"/rules/{game}", lang=language)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert headings(page) == [title(game, topic, language) for topic in topics(game)]
    assert not grave_findings(page)


def test_an_address_leads_to_its_topic(visitors: Visitors) -> None:
    page = visitors.come("/rules/shamans#portal")
    heading = page.get_by_role("heading", level=3, name=title("shamans", "portal"))
    expect(heading).to_be_in_viewport()


def test_the_contents_lead_to_a_topic_and_change_the_address(visitors: Visitors) -> None:
    page = visitors.come("/rules/shamans")
    contents = page.get_by_role("navigation", name=Catalogue("en").text("rules-page-contents"))
    contents.get_by_role("link", name=title("shamans", "eclipse")).click()
    expect(page).to_have_url(re.compile("#eclipse$"))
    expect(page.get_by_role("heading", name=title("shamans", "eclipse"))).to_be_in_viewport()
    page.go_back()
    expect(page).to_have_url(re.compile("/rules/shamans$"))


def test_on_a_phone_the_contents_are_a_list(visitors: Visitors) -> None:
    page = visitors.come("/rules/intrigue", size=PHONE, lang="ru")
    page.get_by_role("combobox").select_option("verdict")
    heading = page.get_by_role("heading", name=title("intrigue", "verdict", "ru"))
    expect(heading).to_be_in_viewport()
    no_overflow(page)


def test_one_topic_leads_to_another(visitors: Visitors) -> None:
    page = visitors.come("/rules/shamans#dagger")
    place = page.locator("#dagger")
    place.get_by_role("link", name=title("shamans", "elimination")).click()
    expect(page).to_have_url(re.compile("#elimination$"))
    expect(page.get_by_role("heading", name=title("shamans", "elimination"))).to_be_in_viewport()


def test_the_rules_change_their_language_with_the_page(visitors: Visitors) -> None:
    page = visitors.come("/rules/shamans#mask")
    page.get_by_role("button", name=Catalogue("cs").text("language")).click()
    expect(page.get_by_role("heading", name=title("shamans", "mask", "cs"))).to_be_visible()
    assert headings(page)[0] == title("shamans", "goal", "cs")


def test_printed_rules_are_dark_on_white_and_nothing_else(visitors: Visitors) -> None:
    page = visitors.come("/rules/shamans")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("navigation")).to_have_count(0)
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(page.locator("article p").first).to_have_css("color", "rgb(7, 10, 24)")
