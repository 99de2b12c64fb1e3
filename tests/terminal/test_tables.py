"""Around a table: links, kept seats, words for everything a table may say, pages that fit."""

import re
import stat
from io import StringIO
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from penumbra.bots.temperament import TEMPERAMENTS, Temperament
from penumbra.client import Refused, ServerTrouble
from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games.claims import claim
from penumbra.games.game import SPECTATOR
from penumbra.locale import LANGUAGES, Catalogue
from penumbra.table import messages as m
from penumbra.table import reading
from penumbra.table.terms import CODES, Happening
from penumbra.terminal import gathering, table_menus, table_news
from penumbra.terminal.choices import HELP, QUIT, TABLE, UP, Choice, Menu
from penumbra.terminal.join import BadLink, read_link
from penumbra.terminal.keys import LineKeys
from penumbra.terminal.look import Size
from penumbra.terminal.scenes import ScoreSheet
from penumbra.terminal.seats import KeptSeat, Seats, state_folder
from penumbra.terminal.sitting import Answer, Question, Screen, Sitting
from penumbra.terminal.speech import Speech
from penumbra.terminal.table_menus import Company

from .tables import moments, speech_in
from .test_pages import drawn, leaves

LINK = "http://192.168.100.200:58420/kamoruti"


def seat_of(name: str, person: int = 1, code: str = "kamoruti") -> KeptSeat:
    return KeptSeat("http://host:1", code, f"http://host:1/{code}", name, person, "secret")


def table(game: str, players: int, stage: m.Stage = "gathering", host: int = 1) -> m.TableState:
    """Two people sit, one stands, one chair is a bot's, the rest are empty."""
    names = ["Ann", "Bartholomew Featherstone", "Robin"]
    chairs = [m.SeatState("Ann", 1, None), m.SeatState(names[1], 2, None)]
    chairs += [m.SeatState("Robin", None, "seeker")]
    chairs += [m.SeatState(None, None, None)] * (players - 3)
    people = [
        m.PersonState(1, "Ann", 0),
        m.PersonState(2, names[1], 1),
        m.PersonState(3, "Cy", None),
    ]
    wishes = m.Wishes(game=game, players=players, public=True)
    return m.TableState(
        "kamoruti",
        wishes,
        stage,
        False,
        None,
        (),
        (),
        None,
        False,
        host,
        None,
        tuple(chairs),
        tuple(people),
        (),
        1,
        "00",
        None,
        None,
        None,
    )


@pytest.mark.parametrize(
    ("link", "server", "found"),
    [
        ("http://host:8420/kamoruti", None, ("http://host:8420", "kamoruti")),
        ("https://club.example/kamoruti/", None, ("https://club.example", "kamoruti")),
        ("host:8420/KAMORUTI", None, ("http://host:8420", "kamoruti")),
        ("kamoruti", None, ("http://127.0.0.1:8420", "kamoruti")),
        (" Kamo Ruti ", "http://host:1", ("http://host:1", "kamoruti")),
    ],
)
def test_a_link_and_a_code_lead_to_the_same_table(
    link: str, server: str | None, found: tuple[str, str]
) -> None:
    assert read_link(link, server) == found


@pytest.mark.parametrize("link", ["http://host:8420/", "http://host/a/b", "1234", "ka-mo", ""])
def test_what_is_no_link_is_said_so(link: str) -> None:
    with pytest.raises(BadLink, match="leads to no table"):
        read_link(link, None)


def test_a_seat_is_kept_where_only_its_owner_reads_it(tmp_path: Path) -> None:
    folder = state_folder({"XDG_STATE_HOME": str(tmp_path)})
    Seats(folder).keep(seat_of("Ann"))
    (file,) = folder.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert Seats(folder).find("http://host:1", "kamoruti", None) == seat_of("Ann")


def test_people_who_share_a_computer_are_told_apart_by_name(tmp_path: Path) -> None:
    seats = Seats(tmp_path)
    seats.keep(seat_of("Ann", 1))
    seats.keep(seat_of("Bo", 2))
    assert seats.find("http://host:1", "kamoruti", "ann") == seat_of("Ann", 1)
    assert seats.find("http://host:1", "kamoruti", "Cy") is None
    assert seats.find("http://host:1", "kamoruti", None) == seat_of("Bo", 2)
    assert seats.find("http://other:1", "kamoruti", None) is None
    seats.forget(seat_of("Bo", 2))
    assert seats.find("http://host:1", "kamoruti", None) == seat_of("Ann", 1)


def test_a_seat_that_is_kept_again_under_another_name_is_one_seat(tmp_path: Path) -> None:
    seats = Seats(tmp_path)
    seats.keep(seat_of("Ann"))
    seats.keep(seat_of("Anna"))
    assert seats.find("http://host:1", "kamoruti", "Ann") is None


def test_a_broken_file_of_seats_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "seats.json").write_text("[{", encoding="utf-8")
    with pytest.raises(PenumbraError, match=r"seats\.json.*Mend the file"):
        Seats(tmp_path).keep(seat_of("Ann"))
    assert (tmp_path / "seats.json").read_text(encoding="utf-8") == "[{"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_table_has_words(language: str) -> None:
    speech = Speech(Catalogue(language), [])
    for code in CODES:
        assert table_news.refused(Refused(code), speech)
    assert "300" in table_news.refused(Refused("bad_talk", most=300), speech)
    found = [{"word": "six", "what": "number"}, {"word": "red", "what": "colour"}]
    held = table_news.refused(Refused("held_back", found=found), speech)
    assert "six" in held
    assert "red" in held


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_around_a_table_has_words(language: str) -> None:
    speech = Speech(Catalogue(language), ["Ann", "Bo", "Robin", "—"], 0)
    for what in get_args(Happening):
        news = m.TableChanged(seq=1, what=what, person=2, seat=1, table=table("shamans", 4))
        assert (table_news.changed(news, {2: "Bo"}, speech) is None) == (what in table_news.SILENT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offer_to_swap_is_told_to_each_as_it_concerns_him(language: str) -> None:
    news = m.TableChanged(seq=1, what="swap_offered", person=2, seat=0, table=table("shamans", 4))
    told = {}
    for you in (0, 1, 2, None):
        speech = Speech(Catalogue(language), ["Ann", "Bo", "Robin", "—"], you)
        line = table_news.changed(news, {2: "Bo"}, speech)
        assert line is not None
        told[you] = line.plain
    assert "Bo" in told[0]
    assert re.search(r"\b2\b", told[0])  # Bo's chair: the key that agrees
    assert "Ann" in told[1]
    assert told[2] == told[None]
    assert len({*told.values()}) == 3
    bystander = told[2]
    assert "Ann" in bystander
    assert "Bo" in bystander


@pytest.mark.parametrize("seat", [1, 0])
def test_whoever_is_offered_a_swap_answers_with_the_chair_he_is_offered(seat: int) -> None:
    company = Company(table("shamans", 4), 1 + seat, [1, 2])
    other = 1 - seat
    choice = table_menus.gathering(company, speech_in("en", 4)).chosen(str(other + 1))
    assert choice is not None
    assert table_menus.command(choice.action)("id") == m.Swap("id", other)


def test_troubles_that_nobody_foresaw_have_words_too() -> None:
    told = table_news.trouble(KeyError("moon"), Speech(Catalogue("en"), []))
    assert told == "Unexpected error: KeyError: 'moon'"
    with pytest.raises(ServerTrouble, match="unknown here"):
        table_news.events_of("shamans", msgspec.Raw(b'[{"type":"moon_fell"}]'))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wish_of_a_table_can_be_changed_but_for_its_board(language: str) -> None:
    now = table("shamans", 4)
    now = msgspec.structs.replace(now, wishes=m.Wishes(delay=45, takeover=7, pace=1))
    menu = table_menus.gathering(Company(now, 1, [1]), speech_in(language, 4)).chosen("w")
    assert menu is not None
    assert menu.then is not None
    made = [table_menus.command(leaf.action)("id") for leaf in leaves(menu.then)]
    wished = {name for change in made for name in getattr(change, "wishes", {})}
    assert wished == {*m.Wishes.__struct_fields__} - {"board"}
    for change in made:
        assert isinstance(change, m.Change)
        msgspec.convert({**msgspec.to_builtins(now.wishes), **change.wishes}, m.Wishes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spectator_is_told_how_late_he_sees_and_for_how_long(language: str) -> None:
    speech = speech_in(language, 4)

    def task(stage: m.Stage, **wishes: Any) -> str:
        seen = msgspec.structs.replace(table("shamans", 4, stage), wishes=m.Wishes(**wishes))
        menu = table_menus.watching(seen, speech)
        assert not menu.choices
        return menu.task

    plain = task("playing")
    assert "30" in task("playing", delay=30)
    assert task("over", delay=30) == plain
    assert task("gathering", spectators=False) not in (plain, task("gathering", delay=30))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["shamans", "intrigue"])
def test_whoever_comes_after_the_end_sees_how_it_ended(game: str, language: str) -> None:
    players = 3 if game == "shamans" else 7
    speech = speech_in(language, players, None)
    screen = Screen(Console(file=StringIO()), live=False)
    there, late = Sitting(game, speech, screen), Sitting(game, speech, screen)
    for match in moments(game, players, luck=2):
        scenes = [*there.hear([*match.events(SPECTATOR)], match.view(SPECTATOR))]
    assert match.over
    assert scenes
    late.resume(match.view(SPECTATOR))
    assert late.outcome == there.outcome
    assert late.winners == there.winners
    assert late.roles == there.roles
    assert [late.sheet.total(seat) for seat in range(players)] == [*match.scores]


def words_of(claim: str, tone: Temperament | None, game: str, speech: Speech) -> str:
    """What is heard of a claim, in somebody's tone."""
    said = m.Talk(
        seq=1,
        person=None if tone else 1,
        name="Ann",
        seat=0,
        text=None,
        claim=claim,
        tone=tone,
        warned=(),
        round=1,
        step=1,
    )
    return table_news.talk(said, game, speech).plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["shamans", "intrigue"])
def test_every_claim_can_be_made_and_heard(game: str, language: str) -> None:
    players = 4 if game == "shamans" else 8
    speech = speech_in(language, players)
    company = Company(table(game, players, "playing"), 1, [1, 2])
    match = next(moments(game, players, luck=2))
    menu = table_menus.during(company, match.view(0), True, speech)
    actions = [leaf.action for leaf in leaves(menu)]
    claims = [action.removeprefix("claim ") for action in actions if action.startswith("claim")]
    assert {claim.split()[0] for claim in claims} >= {"is", "trust", "accuse"}
    for text in claims:
        assert claim(match.game.claims, match.claimable, players, 0, text) == text
        told = {words_of(text, tone, game, speech) for tone in (None, *TEMPERAMENTS)}
        assert all(told)
        assert not any(GAMES[game].forbidden(words) for words in told), "3.8 holds for all tones"


def test_a_warned_word_is_marked_in_the_talk() -> None:
    said = m.Talk(
        seq=1,
        person=1,
        name="Ann",
        seat=0,
        text="six or so",
        tone=None,
        claim=None,
        warned=("six",),
        round=1,
        step=1,
    )
    line = table_news.talk(said, "shamans", speech_in("en", 4))
    assert line.plain == "Ann: six or so  (not to be said: “six”)"


@pytest.mark.parametrize("players", [("shamans", 3), ("shamans", 5), ("intrigue", 10)])
def test_every_choice_around_a_table_is_a_command(players: tuple[str, int]) -> None:
    not_yet = {table_menus.SAY, table_menus.RENAME, table_menus.CLOSE}
    speech = speech_in("en", players[1])
    view = next(moments(*players, luck=2)).view(0)
    for host in (1, 2):
        for company in (Company(table(*players, host=host), 1, here) for here in ([1], [1, 2])):
            for menu in (
                table_menus.gathering(company, speech),
                table_menus.during(company, view, True, speech),
                table_menus.afterwards(company, speech),
            ):
                for leaf in leaves(menu):
                    if leaf.action not in not_yet:
                        made = table_menus.command(leaf.action)("id")
                        assert reading.command(m.encode(made)) == made


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [Size(80, 24), Size(120, 40)])
@pytest.mark.parametrize("players", [("shamans", 3), ("intrigue", 10)])
def test_the_gathering_fits_the_terminal_with_its_invitation(
    players: tuple[str, int], size: Size, language: str
) -> None:
    speech = speech_in(language, players[1])
    company = Company(table(*players), 1, [1, 3])
    menu = table_menus.gathering(company, speech)
    foot = gathering.keys(menu, False, speech, size)
    told = [Text("somebody says something that takes more than one line of the page " * 3)] * 4
    page = gathering.page(company, LINK, speech, told, foot, size, menu=menu)
    lines = drawn(page, size)
    assert len(lines) == size.height
    assert all(cell_len(line) <= size.width for line in lines)
    text = "\n".join(lines)
    assert LINK in text
    assert "K A M O R U T I" in text
    for row in gathering.invitation(LINK).text.plain.splitlines():
        assert row in text
    for choice in menu.choices:
        assert f"[{choice.keys[0]}]" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [Size(80, 24), Size(120, 40)])
@pytest.mark.parametrize("players", [("shamans", 3), ("shamans", 5), ("intrigue", 10)])
def test_all_wishes_are_in_sight_at_once(
    players: tuple[str, int], size: Size, language: str
) -> None:
    speech = speech_in(language, players[1])
    company = Company(table(*players), 1, [1, 3])
    step = table_menus.gathering(company, speech).chosen("w")
    assert step is not None
    assert step.then is not None
    foot = gathering.keys(step.then, True, speech, size)
    text = "\n".join(drawn(gathering.page(company, LINK, speech, [], foot, size), size))
    assert "K A M O R U T I" in text
    for choice in step.then.choices:
        assert f"[{choice.keys[0]}] {choice.label}" in text


@pytest.mark.parametrize(("game", "players"), [("shamans", 4), ("intrigue", 8)])
def test_events_come_back_from_the_wire_as_they_were(game: str, players: int) -> None:
    for match in moments(game, players, luck=4, most=300):
        told = [*match.events(0)]
        assert table_news.events_of(game, msgspec.Raw(msgspec.json.encode(told))) == told


def test_a_question_goes_down_and_up_its_menus_and_says_what_does_nothing() -> None:
    inner = Menu("inner", "about inner", (Choice("1", "one", "do one"),))
    menu = Menu("outer", "about outer", (Choice("x", "deeper", then=inner),), optional=True)
    question = Question(menu, speech_in("en", 3))
    assert question.press("x") is None
    assert question.inner
    assert question.press(HELP) is None
    assert question.note == "about inner"
    assert question.press("\n") is None  # only the outer menu may be let go by
    assert question.press(UP) is None
    assert not question.inner
    assert question.press("7") is None
    assert "7" in question.note
    assert question.press("\n") == Answer()
    assert question.press("g") == Answer(let_run=True)
    assert question.press(QUIT) == Answer(leave=True)
    question.press("x")
    assert question.press("1") == Answer("do one")


def test_a_sheet_begun_in_the_middle_keeps_the_totals() -> None:
    sheet = ScoreSheet.resumed([3, 0, 5], rounds=2)
    sheet.add(1, 2)
    sheet.new_round()
    sheet.add(0, 4)
    assert [sheet.total(seat) for seat in range(3)] == [7, 2, 5]
    assert len(sheet.rounds) == 3


def test_lines_from_a_pipe_give_keys_and_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("/Hello There\n\t\n\nA whole Line\n"))
    keys = LineKeys("en")
    assert keys.read() == "/"
    assert keys.line() == "Hello There"
    assert keys.read() == TABLE
    assert keys.read() == "\n"
    assert keys.line() == "A whole Line"
    with pytest.raises(EOFError):
        keys.read()
