"""Boards of Shadow of Intrigue: the shipped one says where its values come from, a broken one what
to mend."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penumbra.games.errors import BadBoard
from penumbra.games.intrigue import GAME
from penumbra.games.match import Match

from .table import COUNTS, SEATED, IntrigueMidGame, a_board

STANDARD = (files("penumbra.games.intrigue") / "boards" / "standard.toml").read_text(
    encoding="utf-8"
)


def complaint(tmp_path: Path, text: str) -> str:
    """What is said about a board file with this text."""
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadBoard) as caught:
        GAME.board(file)
    return str(caught.value)


def in_deck(players: int, old: str, new: str) -> str:
    """The shipped file with one line of one deck mended for the worse."""
    head, table, rest = STANDARD.partition(f"[deck.{players}]")
    assert old in rest
    return head + table + rest.replace(old, new, 1)


# --- the shipped board


def test_the_shipped_board_says_of_every_value_where_it_comes_from() -> None:
    board = GAME.board()
    assert board.name == "standard"
    assert board.circles_source == "chosen"  # nothing in the text decides it
    assert board.deck_sources == dict.fromkeys(COUNTS, "public")  # the printed picture is lost


def test_the_provenances_are_explained_in_the_file() -> None:
    for word in ("printed", "public", "chosen", "simulated"):
        assert re.search(rf"^#   {word} +\w", STANDARD, re.MULTILINE)


@pytest.mark.rule("T-23")
def test_people_talk_for_two_circles_unless_their_board_says_otherwise() -> None:
    assert GAME.board().circles == 2


@pytest.mark.rule("T-23")
def test_the_board_of_free_talk_is_the_standard_one_without_circles() -> None:
    free, standard = GAME.board("free-talk"), GAME.board()
    assert GAME.boards == ("standard", "free-talk")
    assert (free.circles, free.decks) == (0, standard.decks)
    assert GAME.board_from(GAME.board_data(free)) == free


def test_a_board_may_be_like_a_shipped_one_but_for_a_few_lines(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'name = "mine"\nlike = "standard"\n[talk]\ncircles = 3\ncircles_source = "chosen"\n'
    )
    board = GAME.board(file)
    assert (board.name, board.circles, board.decks) == ("mine", 3, GAME.board().decks)
    file.write_text('name = "mine"\nlike = "nothing"\n')
    with pytest.raises(BadBoard, match=r"line 2: like: there is no board “nothing”"):
        GAME.board(file)


@pytest.mark.rule("B1")
def test_fewer_players_leave_out_the_cards_the_rulebook_names() -> None:
    decks = GAME.board().decks
    for players, without in (
        (9, {"traitor": 1}),
        (8, {"traitor": 1, "paladin": 1}),
        (7, {"traitor": 1, "paladin": 1, "adept": 1}),
    ):
        left_out = {role: n - decks[players][role] for role, n in decks[10].items()}
        assert {role: n for role, n in left_out.items() if n} == without


# --- one's own board


def test_a_board_file_may_be_named_by_its_path(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    mine = in_deck(7, "paladin = 2\ntraitor = 1", "paladin = 1\ntraitor = 2")
    file.write_text(mine.replace("circles = 2", "circles = 1"), encoding="utf-8")
    for source in (file, str(file)):
        board = GAME.board(source)
        assert board.circles == 1
        deck = Match(GAME, 7, board, bytes(32)).view().deck
        assert (deck["paladin"], deck["traitor"]) == (1, 2)


def test_a_board_comes_back_from_the_data_of_a_record() -> None:
    for board in (GAME.board(), a_board(4)):
        assert GAME.board_from(GAME.board_data(board)) == board


@pytest.mark.rule("B11", "T-14")
def test_a_deck_of_adepts_has_room_for_all_their_interrogations_and_talk() -> None:
    """The most that a board may ask of a round: six subjects, four circles in each discussion."""
    data = GAME.board_data(a_board(4))
    data["deck"]["10"] |= {"adept": 5, "paladin": 1, "traitor": 1}
    board = GAME.board_from(data)
    table = IntrigueMidGame(GAME.new(10, board), board)
    seats = "lord adept adept adept adept adept spy grand-master paladin traitor"
    table.deal_roles(seats)
    for sent in (1, 2, 3, 4, 5, 6, None):
        for circle in range(4):
            table.circle("claim 9 traitor")
            if circle < 3:
                table.act(0, "circle")
        if sent is not None:
            table.tell(f"0 send {sent}", "0 point 7", f"{sent} announce traitor")
    assert table.legal(0) == ["judge"]
    view = table.view()
    assert len(view.talk) == 28
    assert [(circle.discussion, circle.circle) for circle in view.talk[-5:]] == [
        (6, 4),
        *((7, circle) for circle in (1, 2, 3, 4)),
    ]
    assert all(circle.claims == 10 * ["claim 9 traitor"] for circle in view.talk)
    assert [i.interrogator for i in view.interrogations] == [1, 2, 3, 4, 5, 6]
    assert GAME.from_position(table.position, board).tobytes() == table.rows.tobytes()
    assert table.view(8).seats[7].role == "grand-master"


# --- broken boards: line, value and remedy


def test_a_board_that_does_not_exist_is_answered_with_the_shipped_ones() -> None:
    with pytest.raises(
        BadBoard, match=r"no board “nowhere”.*Shipped boards: free-talk, standard; or give"
    ):
        GAME.board("nowhere")


def test_a_file_that_is_no_text_is_no_board(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadBoard, match="There is no board"):
        GAME.board(file)


def test_bad_toml_is_shown_with_its_line(tmp_path: Path) -> None:
    text = STANDARD.replace("circles = 2", "circles == 2")
    line = text[: text.index("circles ==")].count("\n") + 1
    said = complaint(tmp_path, text)
    assert "not valid TOML" in said
    assert f"line {line}," in said
    assert "Mend that line" in said


@pytest.mark.parametrize("value", ["[" * 5000, "9" * 5000], ids=["depth", "length"])
def test_toml_out_of_all_measure_is_refused_like_bad_toml(tmp_path: Path, value: str) -> None:
    assert "not valid TOML" in complaint(tmp_path, f"circles = {value}")


CIRCLES = "A discussion has 1 to 4 circles; 0: people speak when they like."
SOURCES = "Say where the value comes from: printed, public, chosen, simulated."


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("circles = 2", "circles = -1", f"talk.circles: -1 circles. {CIRCLES}"),
        ("circles = 2", "circles = 5", f"talk.circles: 5 circles. {CIRCLES}"),
        ("circles = 2", "circles = true", f"talk.circles: True is no whole number. {CIRCLES}"),
        ("circles = 2", 'circles = "2"', f"talk.circles: '2' is no whole number. {CIRCLES}"),
        ('"chosen"\n', '"dreamt"\n', f"talk.circles_source: “dreamt” is no provenance. {SOURCES}"),
        ('name = "standard"', "name = 7", "name: 7 is no text. Give the board a name"),
        ('name = "standard"', 'nam = "standard"', "nam: “nam” is unknown. Use name, talk, deck."),
    ],
)
def test_a_broken_value_is_named_with_its_line_and_a_remedy(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    assert old in STANDARD
    text = STANDARD.replace(old, new, 1)
    line = text[: text.index(new)].count("\n") + 1
    assert f"mine.toml, line {line}: {said}" in complaint(tmp_path, text)


@pytest.mark.rule("B1")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("lord = 1", "lord = 2", "lord: 2 copies. Every deck has exactly 1 lord."),
        ("spy = 1", "spy = 0", "spy: 0 copies. Every deck has exactly 1 spy."),
        (
            "grand-master = 1",
            "grand-master = 3",
            "grand-master: 3 copies. Every deck has exactly 1 grand-master.",
        ),
        ("traitor = ", "traitor = -", "copies. Every deck has at least 1 traitor."),
        ("paladin = ", "paladin = 0 #", "paladin: 0 copies. Every deck has at least 1 paladin."),
        ("spy = 1", "spi = 1", "spi: “spi” is unknown. Use lord, adept, spy, grand-master"),
        ("lord = 1", "lord = 1.0", "lord: 1.0 is no whole number. Say how many copies of lord"),
        ('source = "public"', 'source = "x"', f"source: “x” is no provenance. {SOURCES}"),
    ],
)
def test_a_broken_deck_is_named_with_its_line_and_a_remedy(
    tmp_path: Path, players: int, old: str, new: str, said: str
) -> None:
    text = in_deck(players, old, new)
    start = text.index(f"[deck.{players}]")
    line = text[: text.index(new, start)].count("\n") + 1
    complained = complaint(tmp_path, text)
    assert f"mine.toml, line {line}: deck.{players}." in complained
    assert said in complained


@pytest.mark.rule("B1")
@pytest.mark.parametrize("players", COUNTS)
def test_a_deck_needs_a_card_for_everybody(tmp_path: Path, players: int) -> None:
    text = in_deck(players, "adept = ", "adept = 1")
    adepts = 10 + SEATED[players].split().count("adept")
    cards = players + 10
    assert adepts in (11, 12)
    line = text[: text.index(f"[deck.{players}]")].count("\n") + 1
    assert (
        f"mine.toml, line {line}: deck.{players}: {cards} cards for {players} players. "
        f"Everybody gets one card: make the copies add up to {players}."
    ) in complaint(tmp_path, text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "name: “name” is missing. Give the board a name"),
        ('name = "x"', "talk: “talk” is missing. Say in a table [talk] how many circles"),
        ('name = "x"\ntalk = 3', "line 2: talk: 3 is no table"),
        ('name = "x"\n[talk]\n', "line 2: talk.circles: “circles” is missing"),
        ('name = "x"\n[talk]\ncircles = 2', "deck: “deck” is missing. Give a deck [deck.N] for"),
        (STANDARD.partition("[deck.7]")[0], "deck.7: “7” is missing. Give a deck [deck.N] for"),
        (STANDARD.replace("deck.9", "deck.11"), "deck.11: “11” is unknown. Use 7, 8, 9, 10."),
        (STANDARD.replace("traitor = 2\n", "", 1), "deck.10.traitor: “traitor” is missing"),
        (STANDARD.replace('circles_source = "chosen"', ""), "“circles_source” is missing. Say"),
    ],
)
def test_a_missing_or_mistaken_table_is_named(tmp_path: Path, text: str, said: str) -> None:
    assert said in complaint(tmp_path, text)


VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 70) | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)


@given(st.data())
@settings(max_examples=300)
def test_whatever_stands_in_a_record_is_a_board_or_a_bad_board(data: st.DataObject) -> None:
    board = GAME.board_data(GAME.board())
    place: Any = board
    while True:
        key = data.draw(st.sampled_from(sorted(place)))
        if not isinstance(place[key], dict) or data.draw(st.booleans()):
            place[key] = data.draw(VALUES)
            break
        place = place[key]
    try:
        read = GAME.board_from(board)
    except BadBoard:
        return
    assert GAME.board_data(read) == board
