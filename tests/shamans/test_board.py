"""Boards of Shamans: the shipped one says where its values come from, a broken one what to mend."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penumbra.games.errors import BadBoard
from penumbra.games.match import Match
from penumbra.games.shamans import GAME

STANDARD = (files("penumbra.games.shamans") / "boards" / "standard.toml").read_text(
    encoding="utf-8"
)

# The shipped board with a track of its own, so that tuning the shipped one breaks nothing here.
MINE = re.sub(r"moon = .*", "moon = 25", STANDARD)
MINE = re.sub(r"distance = .*", "distance = { 3 = 9, 4 = 12, 5 = 25 }", MINE)


def complaint(tmp_path: Path, text: str) -> str:
    """What is said about a board file with this text."""
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadBoard) as caught:
        GAME.board(file)
    return str(caught.value)


def line_of(text: str, words: str) -> int:
    """The number of the first line that contains these words."""
    return next(n for n, line in enumerate(text.splitlines(), start=1) if words in line)


# --- the shipped board


@pytest.mark.rule("S-69", "S-02")
def test_what_the_rulebooks_tell_of_the_board_is_on_it_and_marked_as_printed() -> None:
    worlds = {world.colour: world for world in GAME.board().worlds}
    printed = {colour for colour, world in worlds.items() if world.source == "printed"}
    assert printed == {"purple", "brown"}
    assert (worlds["purple"].ritual, worlds["purple"].players) == ("illumination", 3)
    assert (worlds["brown"].ritual, worlds["brown"].players) == ("neutralization", 4)


@pytest.mark.rule("S-69")
def test_everything_else_on_it_is_marked_as_our_choice_or_our_simulation() -> None:
    board = GAME.board()
    ours = {world.source for world in board.worlds if world.colour not in ("purple", "brown")}
    assert ours == {"chosen"}
    assert (board.moon_source, board.distance_source) == ("chosen", "simulated")


@pytest.mark.rule("S-69")
def test_the_lower_five_worlds_have_all_four_rituals() -> None:
    lower = [world.ritual for world in GAME.board().worlds if world.players == 3]
    assert len(lower) == 5
    assert set(lower) == {"stabilization", "permutation", "illumination", "neutralization"}


def test_with_five_players_the_shipped_track_is_long_enough_for_the_worked_example() -> None:
    assert GAME.board().distance[5] >= 8


@pytest.mark.rule("2.1")
def test_every_start_lies_on_the_track() -> None:
    board = GAME.board()
    assert all(0 <= board.start(players) < board.moon for players in (3, 4, 5))


@pytest.mark.rule("S-49")
def test_behind_every_start_there_is_room_for_a_stabilization_and_both_portals() -> None:
    board = GAME.board()
    assert all(board.start(players) >= 4 for players in (3, 4, 5))


# --- one's own board


def test_a_board_file_may_be_named_by_its_path(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    mine = MINE.replace('name = "standard"', 'name = "mine"')
    file.write_text(re.sub(r"distance = .*", "distance = { 3 = 7, 4 = 8, 5 = 9 }", mine))
    for source in (file, str(file)):
        board = GAME.board(source)
        assert board.name == "mine"
        view = Match(GAME, 4, board, bytes(32)).view()
        assert view.moon - view.pawn == 8


def test_a_board_comes_back_from_the_data_of_a_record() -> None:
    board = GAME.board()
    assert GAME.board_from(GAME.board_data(board)) == board


def test_worlds_may_stand_in_any_order(tmp_path: Path) -> None:
    head, *worlds = MINE.split("[[world]]")
    file = tmp_path / "mine.toml"
    file.write_text("[[world]]".join([head, *reversed([world + "\n" for world in worlds])]))
    assert [world.colour for world in GAME.board(file).worlds] == [
        world.colour for world in GAME.board().worlds
    ]


# --- broken boards: line, value and remedy


def test_a_board_that_does_not_exist_is_answered_with_the_shipped_ones() -> None:
    with pytest.raises(BadBoard, match=r"no board “nowhere”.*Shipped boards: standard; or give"):
        GAME.board("nowhere")


def test_a_file_that_is_no_text_is_no_board(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadBoard, match="There is no board"):
        GAME.board(file)
    with pytest.raises(BadBoard, match="There is no board"):
        GAME.board(tmp_path)


def test_bad_toml_is_shown_with_its_line(tmp_path: Path) -> None:
    text = MINE.replace("moon = 25", "moon == 25")
    said = complaint(tmp_path, text)
    assert "not valid TOML" in said
    assert f"line {line_of(text, 'moon ==')}" in said
    assert "Mend that line" in said


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        # two purples
        ('"blue"', '"purple"', "world.1.colour: a second “purple”. A board has one [[world]] for"),
        # unknown words
        ('"permutation"', '"levitation"', "world.2.ritual: “levitation” is no ritual. Choose one"),
        (
            '"green"',
            '"orange"',
            "world.2.colour: “orange” is no colour. Choose one of purple, blue",
        ),
        (
            'source = "printed"',
            'source = "dreamt"',
            "world.0.source: “dreamt” is no provenance. Say",
        ),
        (
            'source = "simulated"',
            'source = "guessed"',
            "track.distance_source: “guessed” is no provenance. Say",
        ),
        # numbers out of bounds
        (
            "5 = 25",
            "5 = 26",
            "track.distance.5: 26 spaces. The distance is between 1 and moon = 25.",
        ),
        ("3 = 9", "3 = 0", "track.distance.3: 0 spaces. The distance is between 1 and moon = 25."),
        ("moon = 25", "moon = 61", "track.moon: 61 spaces. A track has 2 to 60 spaces."),
        ("moon = 25", "moon = 1", "track.moon: 1 spaces. A track has 2 to 60 spaces."),
        ("players = 4", "players = 6", "world.5.players: 6 players. Say from how many players on"),
        # wrong types
        ("moon = 25", "moon = true", "track.moon: True is no whole number. Say how many spaces"),
        ("moon = 25", "moon = 2.5", "track.moon: 2.5 is no whole number. Say how many spaces"),
        ("4 = 12", '4 = "12"', "track.distance.4: '12' is no whole number. Give the distance"),
        ('"standard"', "7", "name: 7 is no text. Give the board a name"),
        ("players = 4", 'players = "4"', "world.5.players: '4' is no whole number. Say from how"),
        ('"illumination"', "2", "world.0.ritual: 2 is no text. Choose one of stabilization"),
        # unknown keys
        ("players = 4", "plyers = 4", "world.5.plyers: “plyers” is unknown. Use colour, ritual"),
        ("moon = 25", "moons = 2\nmoon = 25", "track.moons: “moons” is unknown. Use moon, moon_"),
        ("5 = 25", "5 = 25, 6 = 25", "track.distance.6: “6” is unknown. Use 3, 4, 5."),
        ("name =", "title = 1\nname =", "title: “title” is unknown. Use name, track, world."),
        # missing things
        (", 5 = 25", "", "track.distance.5: “5” is missing. Give the distance to the Moon for 5"),
        ('ritual = "permutation"\n', "", "world.2.ritual: “ritual” is missing. Choose one of"),
    ],
)
def test_a_broken_value_is_named_with_its_line_and_a_remedy(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    assert old in MINE
    text = MINE.replace(old, new, 1)
    line = MINE[: MINE.index(old)].count("\n") + 1
    words = complaint(tmp_path, text)
    assert said in words
    # a missing value has no line: the table it is missing from is named instead
    assert re.search(rf"mine\.toml, line {line if new else '[0-9]+'}: ", words)


@pytest.mark.parametrize("colour", ["purple", "blue", "green", "yellow", "white", "brown", "red"])
def test_a_missing_world_is_named(tmp_path: Path, colour: str) -> None:
    worlds = MINE.split("[[world]]")
    text = "[[world]]".join(world for world in worlds if f'colour = "{colour}"' not in world)
    assert f"world: the {colour} world is missing. A board has one" in complaint(tmp_path, text)


@pytest.mark.rule("1.2", "1.3", "1.4", "S-02")
def test_each_number_of_players_needs_its_number_of_worlds(tmp_path: Path) -> None:
    said = complaint(tmp_path, MINE.replace("players = 4", "players = 3"))
    assert "6 worlds are used with 3 players. Set “players” so that 3 players use 5 worlds" in said
    said = complaint(tmp_path, MINE.replace("players = 5", "players = 4"))
    assert "7 worlds are used with 4 players" in said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "name: “name” is missing"),
        ('name = "x"', "track: “track” is missing. Describe the track in a table [track]"),
        ('name = "x"\ntrack = 3', "line 2: track: 3 is no table"),
        ('name = "x"\n[track]\nmoon = 9\ndistance = 3', "“3” is missing"),
        (MINE.partition("[[world]]")[0], "world: “world” is missing"),
        (MINE.partition("[[world]]")[0] + "[world]\n", "world: {} is no list"),
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
    while isinstance(place, dict | list) and place:
        keys = sorted(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], dict | list) or data.draw(st.booleans()):
            place[key] = data.draw(VALUES)
            break
        place = place[key]
    try:
        read = GAME.board_from(board)
    except BadBoard:
        return
    assert GAME.board_data(read) == board
