"""An evening around a game: people come by the link, sit, swap, are sent away, play once more."""

import re
import time

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from penumbra.locale import LANGUAGES

from .browser import DESK, PHONE, Visitors, grave_findings, no_overflow
from .people import words

A_GAME = 240  # seconds in which a whole game must be over
AT_ONCE = "localStorage.setItem('penumbra:prefs', JSON.stringify({ speed: 'instant' }))"


def button(page: Page | Locator, message: str, language: str = "en", **args: str | int) -> Locator:
    return page.get_by_role("button", name=words(message, language, **args), exact=True)


def chairs(page: Page, language: str = "en") -> Locator:
    return page.get_by_role("list", name=words("lobby-chairs", language))


def chair(page: Page, number: int, language: str = "en") -> Locator:
    called = words("lobby-chair", language, chair=number).replace("\N{NO-BREAK SPACE}", " ")
    name = re.compile(f"^{re.escape(called)}")
    return chairs(page, language).get_by_role("button", name=name)


def host_of(
    visitors: Visitors,
    game: str = "shamans",
    *,
    name: str = "Ann",
    lang: str = "en",
    size: ViewportSize = DESK,
) -> tuple[Page, str]:
    """Somebody opens a table for friends; his page, and the table's code."""
    page = visitors.come(lang=lang, size=size)
    page.get_by_label(words("lobby-name", lang)).fill(name)
    card = page.get_by_role("article", name=words(f"game-{game}", lang), exact=True)
    button(card, "lobby-play-friends", lang).click()
    chairs(page, lang).wait_for()
    return page, page.url.rsplit("/", 1)[1]


def guest_of(
    visitors: Visitors, code: str, name: str, *, lang: str = "en", size: ViewportSize = DESK
) -> Page:
    """Somebody has the link: a name, Enter, and he is there."""
    page = visitors.come(f"/{code}", lang=lang, size=size)
    page.get_by_label(words("lobby-name", lang)).fill(name)
    page.keyboard.press("Enter")
    chairs(page, lang).wait_for()
    return page


def in_game(page: Page, language: str = "en") -> Locator:
    return page.get_by_role("navigation", name=words("page-tools", language))


def menu(page: Page, language: str = "en") -> Locator:
    """The table's menu, opened."""
    button(page, "page-menu", language).click()
    return page.get_by_role("dialog", name=words("page-menu", language), exact=True)


def test_a_dialog_over_another_has_a_name_of_its_own(visitors: Visitors) -> None:
    page = visitors.come()
    button(page.get_by_role("article").first, "lobby-play-bots").click()
    in_game(page).wait_for()
    button(menu(page), "lobby-qr-enlarge").click()
    expect(page.get_by_role("dialog", name=words("lobby-qr"), exact=True)).to_be_visible()


# coming and sitting


def test_a_guest_with_the_link_sits_down_and_both_see_it(visitors: Visitors) -> None:
    host, code = host_of(visitors)
    guest = guest_of(visitors, code, "Bob", size=PHONE)
    for page in (host, guest):
        expect(chair(page, 1)).to_contain_text("Ann")
        expect(chair(page, 2)).to_contain_text("Bob")
    expect(guest.get_by_text(words("lobby-host-is", name="Ann"))).to_be_visible()
    expect(guest.get_by_text(words("lobby-waiting-chairs", count=2))).to_be_visible()
    chair(guest, 4).click()
    for page in (host, guest):
        expect(chair(page, 4)).to_contain_text("Bob")
    button(guest, "lobby-stand").click()
    expect(host.get_by_role("heading", name=words("lobby-without-chair"))).to_be_visible()
    expect(chairs(host)).not_to_contain_text("Bob")


def test_a_name_that_is_taken_is_asked_for_anew(visitors: Visitors) -> None:
    visitors.expect_trouble("409")
    _, code = host_of(visitors)
    guest = visitors.come(f"/{code}")
    guest.get_by_label(words("lobby-name")).fill("Ann")
    button(guest, "lobby-sit-down").click()
    expect(guest.get_by_role("alert")).to_have_text(words("refused-name-taken"))
    guest.get_by_label(words("lobby-name")).fill("Bob")
    button(guest, "lobby-sit-down").click()
    expect(chair(guest, 2)).to_contain_text("Bob")


def test_the_invitation_can_be_copied_and_scanned(visitors: Visitors) -> None:
    page = visitors.come(permissions=["clipboard-read", "clipboard-write"])
    button(page.get_by_role("article").first, "lobby-play-friends").click()
    button(page, "lobby-copy").click()
    expect(page.get_by_text(words("lobby-copied"))).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    button(page, "lobby-qr-enlarge").click()
    picture = page.get_by_role("dialog").get_by_role("img")
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("image => image.naturalWidth > 0")
    box = picture.bounding_box()
    assert box is not None
    assert box["width"] > 400


def test_two_people_swap_chairs_when_both_agree(visitors: Visitors) -> None:
    host, code = host_of(visitors)
    guest = guest_of(visitors, code, "Bob")
    chair(guest, 1).click()
    button(guest, "lobby-swap").click()
    expect(guest.get_by_text(words("lobby-swap-waiting", name="Ann"))).to_be_visible()
    expect(host.get_by_role("alert")).to_contain_text(words("lobby-swap-asked", name="Bob"))
    button(host, "lobby-swap-agree").click()
    expect(chair(host, 1)).to_contain_text("Bob")
    expect(chair(host, 2)).to_contain_text("Ann")
    expect(host.get_by_role("alert")).to_have_count(0)


def test_a_swap_one_would_rather_not_is_put_aside(visitors: Visitors) -> None:
    host, code = host_of(visitors)
    guest = guest_of(visitors, code, "Bob")
    chair(guest, 1).click()
    button(guest, "lobby-swap").click()
    button(host, "lobby-swap-decline").click()
    expect(host.get_by_role("alert")).to_have_count(0)
    expect(chair(host, 1)).to_contain_text("Ann")


def test_one_changes_ones_name_before_the_game(visitors: Visitors) -> None:
    host, code = host_of(visitors)
    guest = guest_of(visitors, code, "Bob")
    button(guest, "lobby-rename").click()
    dialog = guest.get_by_role("dialog")
    dialog.get_by_label(words("lobby-name")).fill("Ann")
    button(dialog, "lobby-done").click()
    expect(guest.get_by_text(words("refused-name-taken"))).to_be_visible()
    dialog.get_by_label(words("lobby-name")).fill("Robert")
    dialog.get_by_label(words("lobby-name")).press("Enter")
    expect(chair(host, 2)).to_contain_text("Robert")


def test_a_spectator_watches_the_gathering_and_comes_in_after_all(visitors: Visitors) -> None:
    host, code = host_of(visitors)
    guest = visitors.come(f"/{code}")
    button(guest, "lobby-watch").click()
    expect(host.get_by_text(words("lobby-watching", count=1))).to_be_visible()
    button(guest, "lobby-come-in").click()
    guest.get_by_label(words("lobby-name")).fill("Bob")
    button(guest, "lobby-sit-down").click()
    expect(chair(host, 2)).to_contain_text("Bob")


# the host's rights


def test_the_host_fills_the_chairs_with_bots_and_begins(visitors: Visitors) -> None:
    host, code = host_of(visitors)
    guest = guest_of(visitors, code, "Bob")
    start = button(host, "lobby-start")
    expect(start).to_be_disabled()
    expect(start).to_have_accessible_description(words("lobby-waiting-chairs", count=2))
    button(host, "lobby-fill-start").click()
    for page in (host, guest):
        expect(in_game(page)).to_be_visible()


def test_a_bot_is_put_on_a_chair_and_sent_away(visitors: Visitors) -> None:
    host, _ = host_of(visitors)
    chair(host, 3).click()
    button(host, "lobby-bot-here", level=words("level-random")).click()
    expect(chair(host, 3)).to_contain_text(words("mark-bot"))
    chair(host, 3).click()
    button(host, "lobby-clear").click()
    expect(chair(host, 3)).to_contain_text(words("chair-empty"))


def test_the_host_arranges_by_dragging_or_by_the_menu(visitors: Visitors) -> None:
    host, code = host_of(visitors)
    guest_of(visitors, code, "Bob")
    chair(host, 2).drag_to(chair(host, 4))
    expect(chair(host, 4)).to_contain_text("Bob")
    chair(host, 4).click()
    dialog = host.get_by_role("dialog")
    button(dialog, "lobby-chair-of", chair=1, name="Ann").click()
    expect(chair(host, 1)).to_contain_text("Bob")
    expect(chair(host, 4)).to_contain_text("Ann")


def test_wishes_are_changed_while_the_table_gathers(visitors: Visitors) -> None:
    host, code = host_of(visitors)
    guest = guest_of(visitors, code, "Bob")
    button(host, "lobby-change-wishes").click()
    dialog = host.get_by_role("dialog")
    dialog.get_by_role("radio", name="5").check(force=True)
    for page in (host, guest):
        expect(chairs(page).get_by_role("listitem")).to_have_count(5)
    dialog.get_by_role("radio", name=words("game-intrigue")).check(force=True)
    expect(guest.get_by_role("heading", name=words("game-intrigue"), exact=True)).to_be_visible()
    expect(chairs(guest).get_by_role("listitem")).to_have_count(8)
    expect(dialog.get_by_role("radio", name="8")).to_be_checked()


def test_who_is_sent_away_is_told_so_and_may_knock_again(visitors: Visitors) -> None:
    host, code = host_of(visitors)
    guest = guest_of(visitors, code, "Bob")
    chair(host, 2).click()
    button(host, "lobby-kick").click()
    expect(host.get_by_text(words("lobby-kick-question", name="Bob"))).to_be_visible()
    button(host, "lobby-kick").click()
    expect(guest.get_by_text(words("refused-kicked"))).to_be_visible()
    expect(chair(host, 2)).to_contain_text(words("chair-empty"))
    button(guest, "lobby-come-anew").click()
    expect(guest.get_by_role("heading", name=words("lobby-invited"))).to_be_visible()


def test_in_a_game_nobody_is_sent_away_by_one_tap(visitors: Visitors) -> None:
    host, code = host_of(visitors)
    guest = guest_of(visitors, code, "Bob")
    button(host, "lobby-fill-start").click()
    dialog = menu(host)
    button(dialog, "lobby-kick").click()
    question = dialog.get_by_text(words("lobby-kick-playing", name="Bob"))
    expect(question).to_be_visible()
    no_overflow(host)
    assert grave_findings(host) == []
    button(dialog, "lobby-let-stay").click()
    expect(question).to_have_count(0)
    expect(guest.get_by_text(words("refused-kicked"))).to_have_count(0)
    button(dialog, "lobby-kick").click()
    button(dialog, "lobby-kick").click()
    expect(guest.get_by_text(words("refused-kicked"))).to_be_visible()
    expect(dialog.get_by_role("listitem")).to_have_count(0)


def test_the_hosts_rights_are_passed_on(visitors: Visitors) -> None:
    host, code = host_of(visitors)
    guest = guest_of(visitors, code, "Bob")
    chair(host, 2).click()
    button(host, "lobby-make-host").click()
    expect(button(guest, "lobby-fill-start")).to_be_visible()
    expect(button(host, "lobby-fill-start")).to_have_count(0)


def test_an_absent_host_is_missed_and_can_be_replaced(visitors: Visitors) -> None:
    host, code = host_of(visitors)
    guest = guest_of(visitors, code, "Bob")
    host.context.close()
    expect(chair(guest, 1)).to_contain_text(words("mark-away"))
    button(guest, "lobby-take-over").click()
    expect(guest.get_by_text(words("refused-host-is-here"))).to_be_visible()


def test_who_leaves_is_on_the_front_page_and_his_chair_is_free(visitors: Visitors) -> None:
    host, code = host_of(visitors)
    guest = guest_of(visitors, code, "Bob")
    button(guest, "lobby-leave").click()
    expect(guest.get_by_text(words("lobby-tagline"))).to_be_visible()
    expect(chair(host, 2)).to_contain_text(words("chair-empty"))
    assert guest.evaluate("localStorage.getItem('penumbra:seats')") == "{}"


def test_the_keyboard_alone_runs_a_table(visitors: Visitors) -> None:
    host, _ = host_of(visitors)
    chair(host, 2).focus()
    host.keyboard.press("Enter")
    button(host, "lobby-bot-here", level=words("level-seeker")).focus()
    host.keyboard.press("Enter")
    expect(chair(host, 2)).to_contain_text(words("mark-bot"))
    button(host, "lobby-fill-start").focus()
    host.keyboard.press("Enter")
    expect(in_game(host)).to_be_visible()


# during a game, and after it


def test_a_game_is_paused_and_left_with_a_question(visitors: Visitors) -> None:
    host, code = host_of(visitors)
    guest = guest_of(visitors, code, "Bob")
    button(host, "lobby-fill-start").click()
    button(menu(guest), "pause-ask").click()
    asked = host.locator(".standstill").get_by_text(words("pause-asked", names="Bob", count=1))
    expect(asked).to_be_visible()
    button(host.locator(".standstill"), "lobby-pause").click()
    paused = guest.locator(".standstill .paused")
    expect(paused).to_contain_text(words("pause-by-host", name="Ann"))
    expect(host.get_by_text(words("pause-by-you"))).to_be_visible()
    button(host, "pause-resume").click()
    expect(paused).to_have_count(0)
    dialog = menu(guest)
    button(dialog, "lobby-leave").click()
    expect(dialog.get_by_text(words("lobby-leave-playing"))).to_be_visible()
    button(dialog, "lobby-stay").click()
    button(dialog, "lobby-leave").click()
    button(dialog, "lobby-leave").click()
    expect(guest.get_by_text(words("lobby-tagline"))).to_be_visible()
    left = host.request.get(f"/api/tables/{code}").json()["seats"][1]
    assert (left["person"], left["level"]) == (None, "seeker")


def test_a_late_guest_may_come_in_and_watch(visitors: Visitors) -> None:
    host, code = host_of(visitors)
    button(host, "lobby-fill-start").click()
    expect(in_game(host)).to_be_visible()
    late = visitors.come(f"/{code}")
    expect(late.get_by_text(words("lobby-door-playing"))).to_be_visible()
    button(late, "lobby-watch").click()
    expect(in_game(late)).to_be_visible()


def test_a_table_without_spectators_says_so_at_its_door(visitors: Visitors) -> None:
    host, code = host_of(visitors)
    button(host, "lobby-change-wishes").click()
    dialog = host.get_by_role("dialog")
    dialog.get_by_text(words("lobby-more"), exact=True).click()
    spectators = dialog.get_by_role("switch", name=words("lobby-wish-spectators"))
    spectators.uncheck(force=True)
    expect(spectators).not_to_be_checked()
    host.keyboard.press("Escape")
    button(host, "lobby-fill-start").click()
    expect(in_game(host)).to_be_visible()
    late = visitors.come(f"/{code}")
    expect(late.get_by_text(words("lobby-door-playing-shut"))).to_be_visible()
    expect(late.get_by_label(words("lobby-name"))).to_have_count(0)


def test_after_a_game_the_same_people_gather_again(visitors: Visitors) -> None:
    host, code = host_of(visitors)
    host.evaluate(AT_ONCE)
    host.reload()
    button(host, "lobby-change-wishes").click()
    dialog = host.get_by_role("dialog")
    dialog.get_by_text(words("lobby-more"), exact=True).click()
    dialog.get_by_label(words("lobby-wish-pace")).select_option("0")
    host.keyboard.press("Escape")
    expect(button(host, "lobby-fill-start")).to_be_enabled()  # the change is made
    button(host, "lobby-stand").click()
    button(host, "lobby-fill-start").click()
    late = visitors.come(None)
    until = time.monotonic() + A_GAME
    while host.request.get(f"/api/tables/{code}").json()["stage"] != "over":
        assert time.monotonic() < until, "the game does not end"
        late.wait_for_timeout(500)
    late.goto(f"/{code}")
    expect(late.get_by_text(words("lobby-door-over"))).to_be_visible()
    expect(late.get_by_role("link", name=words("lobby-replay"))).to_have_count(
        0
    )  # not from outside
    host.goto(f"/{code}")
    button(host, "end-table").click()
    dialog = menu(host)
    expect(dialog.get_by_role("link", name=words("lobby-record"))).to_be_visible()
    button(dialog, "lobby-rematch").click()
    expect(host.get_by_text(words("game-number", number=2))).to_be_visible()
    expect(chairs(host)).to_contain_text(words("mark-bot"))
    button(host, "lobby-change-wishes").click()
    expect(host.get_by_role("dialog").get_by_role("radio", name="5")).to_have_count(0)


# for everybody


def test_a_change_of_language_changes_the_table_at_once(visitors: Visitors) -> None:
    host, code = host_of(visitors)
    late = visitors.come(f"/{code}")
    for language in LANGUAGES:
        for page in (host, late):
            button(page, f"lobby-language-{language}").click()
        expect(chairs(host, language)).to_be_visible()
        expect(late.get_by_role("heading", name=words("lobby-invited", language))).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_around_a_game_is_for_everybody(
    visitors: Visitors, language: str, size: ViewportSize
) -> None:
    host, code = host_of(visitors, "intrigue", lang=language, size=size)

    def is_for_everybody(page: Page, what: str) -> None:
        no_overflow(page)
        assert grave_findings(page) == [], what

    door = visitors.come(f"/{code}", lang=language, size=size)
    door.get_by_label(words("lobby-name", language)).wait_for()
    is_for_everybody(door, "the door")
    guest = guest_of(visitors, code, "Maximiliane von Hohenfels", lang=language, size=size)
    chair(guest, 1, language).click()
    button(guest, "lobby-swap", language).click()
    host.get_by_role("alert").wait_for()
    is_for_everybody(host, "the gathering, with an offer")
    is_for_everybody(guest, "the gathering of a guest")
    chair(host, 2, language).click()
    is_for_everybody(host, "a chair's menu")
    button(host, "lobby-kick", language).click()
    is_for_everybody(host, "sending somebody away")
    button(host, "lobby-kick", language).click()
    guest.get_by_text(words("refused-kicked", language)).wait_for()
    is_for_everybody(guest, "the end of a visit")
    button(host, "lobby-change-wishes", language).click()
    host.get_by_role("dialog").get_by_text(words("lobby-more", language), exact=True).click()
    is_for_everybody(host, "the wishes")
    host.keyboard.press("Escape")
    button(host, "lobby-fill-start", language).click()
    dialog = menu(host, language)
    button(dialog, "lobby-leave", language).click()
    dialog.get_by_text(words("lobby-leave-playing", language)).wait_for()
    is_for_everybody(host, "the table's menu")
