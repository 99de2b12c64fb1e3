"""The replay viewer: a finished game at its address, walked through in a real browser, and the
proof of its deals that the browser makes for itself.
"""

import json
import re
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from penumbra.games import record
from penumbra.games.fairness import note as notes
from penumbra.games.fairness.deals import Fair
from penumbra.games.fairness.note import Note
from penumbra.locale import LANGUAGES, Catalogue
from penumbra.table.game_address import identifier_of
from tests.table.people import address_of, play, playing
from tests.table.server import Server

from .browser import PHONE, Visitors, elsewhere, grave_findings, no_overflow


class Finished(NamedTuple):
    """A game that is over: its id, its record, and what Noor has noted of it."""

    game: str
    text: str
    note: Note

    @property
    def kept(self) -> record.Record:
        """The record, read."""
        return record.loads(self.text)

    @property
    def fair(self) -> Fair:
        """What its deals followed from."""
        fair = self.kept.header.fair
        assert fair is not None
        return fair

    @property
    def last(self) -> int:
        """The number of its last act."""
        return len(self.kept.lines)


async def _whole_game(server: Server, game: str, players: int) -> Finished:
    async with playing(server, "Noor", game=game, players=players) as people:
        await play(people, seed=7)
        finished = await address_of(people)
        note = people[0].note()
        assert note is not None
        return Finished(finished, await people.house.record(finished), note)


@pytest.fixture(scope="module")
def shamans(server: Server) -> Finished:
    """A game of Shamans that Noor has played with two bots."""
    return elsewhere(_whole_game(server, "shamans", 3))


@pytest.fixture(scope="module")
def intrigue(server: Server) -> Finished:
    """A game of Shadow of Intrigue that Noor has played with six bots."""
    return elsewhere(_whole_game(server, "intrigue", 7))


@pytest.fixture(params=["shamans", "intrigue"])
def finished(request: pytest.FixtureRequest) -> Finished:
    """A game of either kind."""
    game: Finished = request.getfixturevalue(request.param)
    return game


def at(page: Page, finished: Finished, frame: int) -> None:
    """The viewer is at this act, and its address says so."""
    expect(page.get_by_role("slider")).to_have_value(str(frame))
    page.wait_for_url(re.compile(rf"/replay/{finished.game}(\?seat=\d)?#{frame}$"))


def frames_with(server: Server, finished: Finished, *events: str) -> list[int]:
    """Where one of these events happened."""
    replayed = httpx.get(f"{server.address}/api/games/{finished.game}/replay", timeout=300).json()
    return [
        number
        for number, frame in enumerate(replayed["frames"])
        if any(event["event"] in events for event in frame["events"])
    ]


def test_one_walks_through_a_game_by_keyboard(
    visitors: Visitors, server: Server, finished: Finished
) -> None:
    page = visitors.come(f"/replay/{finished.game}")
    at(page, finished, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(page, finished, 2)
    page.keyboard.press("ArrowLeft")
    at(page, finished, 1)
    parts = frames_with(server, finished, "round_began", "trick_began", "sent", "judging")
    page.keyboard.press("Shift+ArrowRight")
    at(page, finished, next(frame for frame in parts if frame > 1))
    page.keyboard.press("Shift+ArrowLeft")
    at(page, finished, 0)
    rounds = frames_with(server, finished, "round_began")
    page.keyboard.press("PageDown")
    at(page, finished, rounds[1])
    page.keyboard.press("End")
    at(page, finished, finished.last)
    page.keyboard.press("PageUp")
    at(page, finished, rounds[-1] if rounds[-1] < finished.last else rounds[-2])
    page.keyboard.press("Home")
    at(page, finished, 0)


def test_it_plays_until_it_is_stopped(visitors: Visitors, shamans: Finished) -> None:
    page = visitors.come(f"/replay/{shamans.game}")
    page.get_by_role("button", name="Speed: 1×").click()
    page.get_by_role("button", name="Play (space)").click()
    expect(page.get_by_role("slider")).to_have_value(re.compile("^[3-9]$"))
    page.get_by_role("button", name="Pause (space)").click()
    stopped = page.get_by_role("slider").input_value()
    page.wait_for_url(re.compile(f"#{stopped}$"))
    expect(page.get_by_role("button", name="Play (space)")).to_be_visible()
    page.keyboard.press("End")
    page.keyboard.press("Space")  # the focus is on the button: it plays again from the beginning
    expect(page.get_by_role("slider")).to_have_value(re.compile("^[0-5]$"))


def test_one_sees_it_with_the_eyes_of_anybody(visitors: Visitors, shamans: Finished) -> None:
    page = visitors.come(f"/replay/{shamans.game}#12")
    names = shamans.kept.header.names
    everybody = page.get_by_role("button", name="all cards open")
    expect(everybody).to_have_attribute("aria-pressed", "true")
    log = page.get_by_role("complementary").get_by_role("list")
    expect(log).to_contain_text(f"{names[0]} is dealt a role:")
    page.keyboard.press("2")
    page.wait_for_url(re.compile(r"\?seat=1#12$"))
    expect(page.get_by_role("button", name=names[1], exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(log).to_contain_text("Your role:")
    expect(log).not_to_contain_text("is dealt a role:")
    page.reload()
    page.wait_for_url(re.compile(r"\?seat=1#12$"))
    expect(log).to_contain_text("Your role:")
    page.get_by_role("button", name="all cards open").click()
    page.wait_for_url(re.compile(r"/replay/[a-z]+-1-[0-9a-f]+#12$"))


def test_a_line_of_the_log_leads_to_its_act(visitors: Visitors, intrigue: Finished) -> None:
    page = visitors.come(f"/replay/{intrigue.game}")
    log = page.get_by_role("complementary").get_by_role("list")
    last = log.get_by_role("button").last
    last.click()
    at(page, intrigue, intrigue.last)
    expect(last).to_have_attribute("aria-current", "step")


def test_the_record_can_be_downloaded(
    visitors: Visitors, shamans: Finished, tmp_path: Path
) -> None:
    page = visitors.come(f"/replay/{shamans.game}", accept_downloads=True)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    download.value.save_as(tmp_path / "record.jsonl")
    assert (tmp_path / "record.jsonl").read_text(encoding="utf-8") == shamans.text
    assert download.value.suggested_filename == f"{identifier_of(shamans.game)}.jsonl"


# the proof


def remembering(visitors: Visitors, finished: Finished, note: Note) -> Page:
    """Somebody whose browser has kept this note."""
    page = visitors.come("/rules/shamans")
    identifier, _, _ = finished.game.rpartition("-")  # the key is the address's alone
    kept = [f"penumbra:note:{identifier}", note.dumps().decode()]
    page.evaluate("kept => localStorage.setItem(...kept)", kept)
    index = ["penumbra:notes", json.dumps([identifier])]
    page.evaluate("index => localStorage.setItem(...index)", index)
    page.goto(f"/replay/{finished.game}")
    return page


def test_the_browser_proves_a_game_it_was_at(
    visitors: Visitors, finished: Finished, tmp_path: Path
) -> None:
    page = remembering(visitors, finished, finished.note)
    page.get_by_role("button", name="Proved").click()
    proof = page.get_by_role("dialog")
    expect(proof.get_by_role("img", name="in order")).to_have_count(6)
    expect(proof).to_contain_text(Catalogue("en").text("fair-grade-proved"))
    proof.get_by_text("The numbers themselves").click()
    expect(proof.get_by_text(finished.fair.commitment)).to_be_visible()
    assert finished.fair.draws is not None
    (share, *_) = finished.fair.draws[-1].opened
    assert share is not None, "Noor's client gives a share"
    expect(proof.get_by_text(share)).to_be_visible()
    assert grave_findings(page) == []
    with page.expect_download() as download:
        proof.get_by_role("link", name="Download my note").click()
    download.value.save_as(tmp_path / "note.json")
    assert notes.read(tmp_path / "note.json") == finished.note
    page.goto("/")  # where finished games are listed
    listed = page.get_by_role("heading", name=Catalogue("en").text("lobby-finished")).locator("..")
    listed.get_by_role("link").click()
    expect(page.get_by_role("button", name="Proved")).to_be_visible()


def test_who_was_not_there_is_told_what_he_can_not_know(
    visitors: Visitors, shamans: Finished
) -> None:
    page = visitors.come(f"/replay/{shamans.game}")
    page.get_by_role("button", name="Consistent with itself").click()
    proof = page.get_by_role("dialog")
    expect(proof.get_by_role("img", name="in order")).to_have_count(4)
    expect(proof.get_by_role("img", name="can’t be compared here")).to_have_count(2)
    expect(proof).to_contain_text(Catalogue("en").text("fair-no-note"))


def test_another_game_than_the_one_seen_is_found_out(visitors: Visitors, shamans: Finished) -> None:
    other = msgspec.structs.replace(shamans.note, commitment="ab" * 32)
    page = remembering(visitors, shamans, other)
    page.get_by_role("button", name="Not fair").click()
    proof = page.get_by_role("dialog")
    expect(proof).to_contain_text("This is not the draw you saw: it has another seal.")
    expect(proof.get_by_role("img", name="wrong")).to_have_count(1)


def test_cards_that_were_held_otherwise_are_found_out(
    visitors: Visitors, shamans: Finished
) -> None:
    """A server that dealt from a seed of its own and opens a game that fits its promise."""
    note = notes.loads(shamans.note.dumps())
    hands = [e for e in note.runs[0].events if e["event"] == "hand_dealt" and e["cards"]]
    hands[0]["cards"][0] = "purple-1" if hands[0]["cards"][0] != "purple-1" else "purple-2"
    page = remembering(visitors, shamans, note)
    page.get_by_role("button", name="Not fair").click()
    expect(page.get_by_role("dialog")).to_contain_text("Round 1: you were dealt")


def test_a_server_that_deals_otherwise_is_found_out(visitors: Visitors, shamans: Finished) -> None:
    def forge(route: Route) -> None:
        told = route.fetch()
        replayed = told.json()
        dealt = [e for e in replayed["frames"][0]["events"] if e["event"] == "hand_dealt"]
        dealt[0]["cards"], dealt[1]["cards"] = dealt[1]["cards"], dealt[0]["cards"]
        route.fulfill(response=told, json=replayed)

    page = visitors.come(None)
    page.route("**/replay", forge)
    page.goto(f"/replay/{shamans.game}")
    page.get_by_role("button", name="Not fair").click()
    expect(page.get_by_role("dialog")).to_contain_text("Round 1 was not dealt from the secret.")


# every screen


def test_a_connection_that_is_lost_leaves_the_game_where_it_is(
    visitors: Visitors, shamans: Finished
) -> None:
    page = visitors.come(f"/replay/{shamans.game}#9")
    expect(page.get_by_role("slider")).to_have_value("9")
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    visitors.expect_trouble("ERR_INTERNET_DISCONNECTED")
    page.keyboard.press("1")
    expect(page.get_by_text("The server can’t be reached.")).to_be_visible()
    everybody = page.get_by_role("button", name="all cards open")
    expect(everybody).to_have_attribute("aria-pressed", "true")
    page.context.set_offline(False)
    page.keyboard.press("1")
    expect(everybody).to_have_attribute("aria-pressed", "false")
    at(page, shamans, 9)


def test_an_address_of_no_game_says_so_in_a_sentence(visitors: Visitors) -> None:
    """Whatever it looks like: of earlier days, with a wrong key, or nothing of the kind."""
    visitors.expect_trouble("404")
    games = ["abc", "nowhere-1", f"nowhere-1-{'0' * 20}", "a-b-c-d"]
    for lang, game in zip(LANGUAGES, games, strict=True):
        words = Catalogue(lang)
        page = visitors.come(f"/replay/{game}", lang=lang, size=PHONE)
        expect(page.get_by_text(words.text("refused-no-game"))).to_be_visible()
        no_overflow(page)
        assert grave_findings(page) == []
        page.get_by_role("link", name=words.text("page-front")).last.click()
        page.wait_for_url(re.compile("/$"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_can_be_used_on_a_phone_in_every_language(
    visitors: Visitors, shamans: Finished, lang: str
) -> None:
    words = Catalogue(lang)
    page = visitors.come(f"/replay/{shamans.game}#20", lang=lang, size=PHONE)
    expect(page.get_by_role("slider")).to_have_value("20")
    no_overflow(page)
    assert grave_findings(page) == []
    page.get_by_role("button", name=words.text("replay-beside")).tap()
    name = shamans.kept.header.names[2]
    page.get_by_role("button", name=name, exact=True).tap()
    page.wait_for_url(re.compile(r"\?seat=2#20$"))
    no_overflow(page)
    assert grave_findings(page) == []
    page.get_by_role("button", name=words.text("page-close"), exact=True).tap()
    page.get_by_role("button", name=words.text("replay-forward")).tap()
    expect(page.get_by_role("slider")).not_to_have_value("20")
    page.get_by_role("button", name=words.text("proof-mark-consistent")).tap()
    expect(page.get_by_role("dialog")).to_contain_text(words.text("proof-how"))
    assert grave_findings(page) == []


def test_an_analysis_is_asked_for_and_leads_to_the_turning_points(
    visitors: Visitors, intrigue: Finished
) -> None:
    page = visitors.come(f"/replay/{intrigue.game}")
    page.get_by_role("button", name="Analyse this game").click()
    turns = page.get_by_role("region", name="Turning points")
    expect(turns).to_be_visible()
    expect(page.get_by_role("img", name="Each player’s chance, move by move")).to_be_visible()
    first = turns.get_by_role("link").first
    act = int((first.get_attribute("href") or "#").removeprefix("#"))
    first.click()
    at(page, intrigue, act)
    page.keyboard.press("1")
    expect(page.get_by_role("img", name="Who could suspect whom, move by move")).to_be_visible()
    assert not grave_findings(page)
    no_overflow(page)


def test_one_plays_on_from_the_middle_against_bots_and_comes_back(
    visitors: Visitors, intrigue: Finished
) -> None:
    page = visitors.come(f"/replay/{intrigue.game}?seat=0#3")
    at(page, intrigue, 3)
    page.get_by_role("button", name="What if? Play on as Noor").click()
    expect(page.get_by_text("What if, as Noor:")).to_be_visible()
    expect(page.get_by_text("it is your move", exact=False)).to_be_visible()
    page.get_by_role("button", name="Back to the game as it was").click()
    at(page, intrigue, 3)
    expect(page.get_by_role("slider")).to_have_attribute("max", str(intrigue.last))
