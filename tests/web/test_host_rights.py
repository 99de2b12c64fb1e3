"""The host's rights in the page: the lock, keeping out and letting back, taking back, deleting."""

import time

from playwright.sync_api import expect

from penumbra.client import Ticket
from penumbra.table import journal as j
from penumbra.table import messages as m
from penumbra.table.boards import Boards
from penumbra.table.store import Store
from penumbra.table.tables import hashed, new_code
from tests.table.people import as_opened
from tests.table.server import Server

from .browser import PHONE, Visitors, elsewhere, grave_findings, no_overflow
from .people import sat, words
from .test_evening import button, chair, chairs, guest_of, host_of, in_game, menu


def test_to_a_locked_table_nobody_new_comes_until_it_is_opened_again(visitors: Visitors) -> None:
    host, code = host_of(visitors)
    guest = guest_of(visitors, code, "Bob")
    button(host, "lobby-lock").click()
    for page in (host, guest):
        expect(page.get_by_text(words("lobby-locked"))).to_be_visible()
        expect(page.get_by_role("img", name=words("lobby-locked"))).to_be_visible()
        assert grave_findings(page) == []
    expect(button(guest, "lobby-unlock")).to_have_count(0)
    late = visitors.come(f"/{code}", size=PHONE)
    expect(late.get_by_text(words("lobby-door-locked"))).to_be_visible()
    expect(late.get_by_label(words("lobby-name"))).to_have_count(0)
    no_overflow(late)
    guest.reload()
    expect(chairs(guest)).to_be_visible()
    button(host, "lobby-unlock").click()
    expect(late.get_by_label(words("lobby-name"))).to_be_visible()


def test_somebody_kept_out_is_told_so_and_comes_back_when_he_is_let(visitors: Visitors) -> None:
    host, code = host_of(visitors)
    guest = guest_of(visitors, code, "Bob", size=PHONE)
    chair(host, 2).click()
    button(host, "lobby-kick").click()
    button(host, "lobby-keep-out").click()
    expect(guest.get_by_text(words("refused-kept-out"))).to_be_visible()
    expect(button(guest, "lobby-come-anew")).to_have_count(0)
    no_overflow(guest)
    assert grave_findings(guest) == []
    button(guest, "lobby-retry").click()
    expect(guest.get_by_text(words("refused-kept-out"))).to_be_visible()
    button(host, "lobby-let-back", name="Bob").click()
    expect(host.get_by_text(words("lobby-sent-away"))).to_have_count(0)
    button(guest, "lobby-retry").click()
    expect(chairs(guest)).to_be_visible()


def test_in_a_game_somebody_who_is_let_back_has_his_chair_again(visitors: Visitors) -> None:
    host, code = host_of(visitors)
    guest = guest_of(visitors, code, "Bob")
    button(host, "lobby-fill-start").click()
    expect(in_game(guest)).to_be_visible()
    dialog = menu(host)
    button(dialog, "lobby-kick").click()
    button(dialog, "lobby-kick").click()
    expect(guest.get_by_text(words("refused-kicked"))).to_be_visible()
    button(dialog, "lobby-let-back", name="Bob").click()
    expect(dialog.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    button(guest, "lobby-retry").click()
    expect(in_game(guest)).to_be_visible()
    expect(guest.get_by_text(words("mark-you"), exact=True).first).to_be_visible()


def test_a_host_who_was_away_takes_his_rights_back(visitors: Visitors, server: Server) -> None:
    """Bob has taken them while Ann's phone slept; that takes longer than a test should."""
    code, tokens = new_code(), ("Ann's token", "Bob's token")
    wishes = as_opened(m.Wishes(game="shamans", players=3))
    board = Boards().find("shamans", "standard")
    entries: list[j.Entries] = [
        j.Opened(code=code, wishes=wishes, board=board, secret="5" * 64),
        j.Joined(person=1, name="Ann", token=hashed(tokens[0]), seat=0, hosts=True),
        j.Joined(person=2, name="Bob", token=hashed(tokens[1]), seat=1, hosts=False),
        j.HostPassed(by=2, person=2),
    ]

    async def lay() -> None:
        store = await Store.open(server.store)
        now = round(time.time() * 1000)
        table = await store.new_table(code, now)
        for number, entry in enumerate(entries, start=1):
            await store.append(table, number, now, j.written(entry))
        await store.close()

    elsewhere(lay())
    ann, bob = (sat(visitors, Ticket(code, "", k, token)) for k, token in enumerate(tokens, 1))
    expect(button(bob, "lobby-fill-start")).to_be_visible()
    expect(ann.get_by_text(words("lobby-host-taken"))).to_be_visible()
    assert grave_findings(ann) == []
    chair(bob, 1).click()
    button(bob, "lobby-kick").click()
    button(bob, "lobby-kick").click()  # asked twice
    expect(bob.get_by_text(words("refused-former-host"))).to_be_visible()
    button(ann, "lobby-take-back").click()
    expect(button(ann, "lobby-fill-start")).to_be_visible()
    expect(button(bob, "lobby-fill-start")).to_have_count(0)


def test_a_table_is_deleted_after_a_question_and_everybody_is_told(visitors: Visitors) -> None:
    host, code = host_of(visitors, size=PHONE)
    guest = guest_of(visitors, code, "Bob")
    button(host, "lobby-delete").click()
    question = host.get_by_role("dialog", name=words("lobby-delete"))
    expect(question.get_by_text(words("lobby-delete-question"))).to_be_visible()
    no_overflow(host)
    assert grave_findings(host) == []
    button(question, "lobby-delete-not").click()
    expect(question).to_have_count(0)
    expect(chairs(guest)).to_be_visible()
    button(host, "lobby-delete").click()
    button(question, "lobby-delete").click()
    expect(host.get_by_text(words("lobby-tagline"))).to_be_visible()
    expect(guest.get_by_text(words("refused-deleted"))).to_be_visible()
    expect(button(guest, "lobby-back-to-door")).to_have_count(0)
    assert host.evaluate("localStorage.getItem('penumbra:seats')") == "{}"
    visitors.expect_trouble(f"/api/tables/{code}")
    visitors.expect_trouble("404")
    guest.goto(f"/{code}")
    expect(guest.get_by_text(words("lobby-no-table"))).to_be_visible()
