"""Hints on the page: asked for by a button; where several people play, all have to agree."""

from playwright.sync_api import Page, expect

from tests.table.server import Server

from .browser import PHONE, Visitors, elsewhere
from .people import begun, sat, words


def test_a_hint_tells_what_a_sage_would_do_and_what_else_could_be_done(
    visitors: Visitors, server: Server
) -> None:
    (ann,) = elsewhere(begun(server.address, "Ann", hints=True))
    page = sat(visitors, ann, size=PHONE)
    button = page.get_by_role("button", name=words("page-hint"))
    expect(button).not_to_have_attribute("aria-disabled", "true")
    button.click()
    strip = page.get_by_role("status", name=words("page-hint"))
    expect(strip).to_contain_text("A Sage would")
    strip.locator("summary").click()
    expect(strip.locator("li").first).to_be_visible()
    strip.get_by_role("button", name=words("page-hint-close")).click()
    expect(strip).to_be_hidden()


def test_where_two_play_both_have_to_agree_to_hints(visitors: Visitors, server: Server) -> None:
    tickets = elsewhere(begun(server.address, "Ann", "Bob", hints=True))
    ann, bob = (sat(visitors, ticket) for ticket in tickets)

    def agree(page: Page) -> None:
        page.get_by_role("button", name=words("page-menu")).click()
        page.get_by_role("button", name=words("lobby-hints-agree")).click()
        expect(page.get_by_role("button", name=words("lobby-hints-decline"))).to_be_visible()
        page.keyboard.press("Escape")

    button = ann.get_by_role("button", name=words("page-hint"))
    expect(button).to_be_hidden()
    agree(ann)
    expect(button).to_be_hidden()
    agree(bob)
    expect(button).to_be_visible()
