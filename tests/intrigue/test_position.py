"""Positions as text: every state can be written and read back, and nonsense is refused in words."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penumbra.games.errors import BadPosition
from penumbra.games.game import Stage
from penumbra.games.intrigue import GAME, Board
from penumbra.games.match import Match

from .games import games, moments
from .table import BOARD, ROLES, SEVEN, TEN, IntrigueMidGame, a_board


def read(text: str, board: Board = BOARD) -> bytes:
    return GAME.from_position(text, board).tobytes()


def trouble(text: str, board: Board = BOARD) -> str:
    """What is said about a text that is no position."""
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(text.strip(), board)
    return str(caught.value)


def test_every_state_of_every_game_comes_back_from_its_text() -> None:
    visited: set[str] = set()

    @given(games())
    @settings(max_examples=40)
    def play(game: tuple[IntrigueMidGame, int]) -> None:
        for table in moments(*game):
            text = table.position
            again = IntrigueMidGame(GAME.from_position(text, table.board), table.board)
            assert again.rows.tobytes() == table.rows.tobytes()
            assert again.position == text
            visited.add(table.kind)
            if table.stage != Stage.ACT:
                visited.add(f"{table.stage.name} with {table.view().round} rounds")

    play()
    assert visited >= {
        *("deal", "speak", "command", "point", "announce", "condemn", "over"),
        *(f"DEAL with {rounds} rounds" for rounds in range(4)),
        *(f"OVER with {rounds} rounds" for rounds in (3, 4)),
    }


def test_a_position_reads_like_the_table_it_describes() -> None:
    table = IntrigueMidGame(GAME.from_position(TEN.strip(), BOARD), BOARD)
    table.tell("1 claim 4 paladin", "2 accuse 9", "0 send 3", "0 point 4", "3 announce paladin")
    table.tell("1 silence", "0 send 2", "0 point 8")
    assert table.position == (
        "players 10\n"
        "round 1\n"
        "seat 0 lord | points 0\n"
        "seat 1 adept | points 0\n"
        "seat 2 adept | points 0\n"
        "seat 3 spy | points 0\n"
        "seat 4 grand-master | points 0\n"
        "seat 5 paladin | points 0\n"
        "seat 6 paladin | points 0\n"
        "seat 7 paladin | points 0\n"
        "seat 8 traitor | points 0\n"
        "seat 9 traitor | points 0\n"
        "talk 1: - | claim 4 paladin | accuse 9 | - | - | - | - | - | - | -\n"
        "talk 2: - | silence | - | - | - | - | - | - | - | -\n"
        "interrogation 3 4 paladin\n"
        "interrogation 2 8\n"
        "decision announce\n"
    )


def test_what_is_left_out_has_a_default() -> None:
    short = GAME.position(GAME.from_position(SEVEN.strip(), BOARD), 0)
    assert short.splitlines()[1:3] == ["round 1", "seat 0 lord | points 0"]
    assert short.splitlines()[-1] == "decision speak"


def test_comments_and_empty_lines_mean_nothing() -> None:
    text = SEVEN.strip()
    assert read(text) == read("# a game\n\n" + text.replace("2 spy", "2 spy  # hidden") + "\n\n")


def test_a_discussion_that_is_not_mentioned_was_cut_short_before_the_first_word() -> None:
    one = IntrigueMidGame(GAME.from_position(TEN + "interrogation 1 4 paladin", BOARD), BOARD)
    other = IntrigueMidGame(GAME.from_position(TEN.strip(), BOARD), BOARD)
    other.tell("0 send 1", "0 point 4", "1 announce paladin")
    assert one.rows.tobytes() == other.rows.tobytes()


def test_a_match_goes_on_from_a_position() -> None:
    match = Match(GAME, 7, BOARD, bytes(32), position=SEVEN.strip())
    assert (match.players, match.actor) == (7, 1)
    match.act(1, "silence")
    assert match.actor == 2


ONE_CIRCLE = "talk 1: " + " | ".join(7 * ["silence"]) + "\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "A position begins with a line such as “players 7”."),
        ("round 1\nplayers 7", "A position begins with a line such as “players 7”."),
        ("players 6", "Line 1: Shadow of Intrigue is for 7 to 10 players, not 6."),
        ("players 11", "Line 1: “11” should be a number from 0 to 10."),
        ("players ten", "Line 1: “ten” should be a number from 0 to 10."),
        ("players 7", "Each of the 7 seats needs a line “seat N ROLE”."),
        ("players 7\nround 0\nseat 0 lord", "Line 3: before the first deal (round 0) there is no"),
        ("players 7\nround x", "Line 2: “x” should be a number from 0 to 999."),
        ("players 7\nplayers 7", "Line 2: “players” begins no line of a position."),
        ("players 7\nweather fine", "Line 2: “weather” begins no line of a position."),
        ("players 7\nseat 7 lord", "Line 2: “7” should be a number from 0 to 6."),
        ("players 7\nseat 0 king", "Line 2: “king” should be one of lord, adept, spy"),
        ("players 7\nseat 0 lord\nseat 0 spy", "Line 3: seat 0 stands here twice."),
        ("players 7\nseat 0 lord | coins 3", "“coins” says nothing about a seat; write e.g."),
        ("players 7\nseat 0 lord | points 4", "Line 2: “4” should be a number from 0 to 3."),
        (
            SEVEN.replace("2 spy", "2 adept"),
            "2 seats are adept; the deck for 7 players has 1.",
        ),
        (SEVEN + "talk 1: silence", "Line 9: a circle has a claim or “-” for each of 7 seats."),
        (
            SEVEN + "talk 1: - | - | silence | - | - | - | -",
            "Line 9: seat 1 speaks before seat 2.",
        ),
        (
            SEVEN + "talk 1: - | judge | - | - | - | - | -",
            "Line 9: “judge” is not said in a circle; write it as the line it leads to.",
        ),
        (
            SEVEN + "talk 1: - | claim 3 spy | - | - | - | - | -",
            "Line 9: “claim 3 spy” can't be: seat 3 has a brotherhood back",
        ),
        (
            SEVEN + "talk 1: - | claim 0 adept | - | - | - | - | -",
            "Line 9: seat 1 can't “claim 0 adept” there.",
        ),
        (
            SEVEN + "talk 1: - | silence | - | - | - | - | -\n" + ONE_CIRCLE,
            "Line 10: seat 2 speaks before the next circle begins.",
        ),
        (SEVEN + 3 * ONE_CIRCLE, "Line 11: seat 0 can't “circle” there."),
        (SEVEN + ONE_CIRCLE.replace("1", "2"), "discussion 2 begins after interrogation 1."),
        (SEVEN + ONE_CIRCLE.replace("1", "0"), "discussion 0 stands here too late; they count"),
        (SEVEN + "interrogation", "Line 9: an interrogation has interrogator, target and"),
        (SEVEN + "interrogation 3", "Line 9: seat 0 can't “send 3” there."),
        (SEVEN + "interrogation 1 1", "Line 9: seat 0 can't “point 1” there."),
        (SEVEN + "interrogation 1 3 spy", "“announce spy” can't be: seat 3 has a brotherhood"),
        (
            SEVEN + "interrogation 1 3 paladin\ninterrogation 1",
            "Line 10: seat 0 can't “send 1” there.",
        ),
        (SEVEN + "interrogation 1 3\ninterrogation 2", "Line 10: “send 2” answers no “announce”"),
        (SEVEN + "condemned 1", "Line 9: seat 0 can't “condemn 1” there."),
        (SEVEN + "condemned 3 4", "Line 9: seat 0 can't “condemn 4” there."),
        (SEVEN + "condemned 3 1 2", "Line 9: one or two are condemned, on one line"),
        (SEVEN + "condemned 3\ncondemned 1", "Line 10: one or two are condemned, on one line"),
        (SEVEN + "decision dance", "Line 9: “dance” should be one of deal, speak, command"),
        (SEVEN + "decision over", "Line 9: it says “over”, but the rest leads to “speak”."),
        (SEVEN + ONE_CIRCLE + "decision speak", "but the rest leads to “command”."),
        (
            SEVEN.replace("4 paladin", "4 paladin | points 3"),
            "Seat 4 has 3 points: the game was over before.",
        ),
        (
            SEVEN.replace("1 adept", "1 adept | points 3") + "condemned 4 2",
            "Seat 1 has 3 points: the game was over before.",
        ),
        (
            SEVEN.replace("1 adept", "1 adept | points 3") + "condemned 3 2",
            "Seat 0 has no points, but the verdict gave it one.",
        ),
    ],
)
def test_a_text_that_cant_be_a_position_is_refused_with_line_and_reason(
    text: str, said: str
) -> None:
    assert said in trouble(text)


def test_how_many_circles_fit_is_the_boards_affair() -> None:
    assert read(SEVEN.strip() + "\n" + 4 * ONE_CIRCLE, a_board(4))
    assert "can't “circle” there" in trouble(SEVEN + 4 * ONE_CIRCLE, a_board(3))


@pytest.mark.parametrize("place", ["players {}", "players 7\nround {}", "players 7\nseat {} lord"])
@pytest.mark.parametrize("number", ["-1", "+7", "7.0", "٧", "²", "0x7", "7_0", "9" * 5000])
def test_a_number_is_a_few_plain_digits(place: str, number: str) -> None:
    assert "should be a number from 0 to" in trouble(place.format(number))


WORDS = [
    *("players", "round", "seat", "talk", "interrogation", "condemned", "decision", "points"),
    *("claim", "trust", "accuse", "silence", "circle", "judge", "send", "point", "announce"),
    *("deal", "speak", "command", "condemn", "over", "-", "|", ":", "#", "1:", "", "٣", "²"),
    *ROLES,
    *map(str, range(-1, 12)),
    "9" * 5000,
]


def garbled(text: str, rng: random.Random) -> str:
    """The text after a few slips of the pen: words and lines lost, doubled, exchanged."""
    for _ in range(rng.randrange(1, 4)):
        lines = text.splitlines() or [""]
        n = rng.randrange(len(lines))
        slip = rng.randrange(6)
        if slip == 0:
            del lines[n]
        elif slip == 1:
            lines.insert(rng.randrange(len(lines)), lines[n])
        elif slip == 2:
            m = rng.randrange(len(lines))
            lines[n], lines[m] = lines[m], lines[n]
        else:
            words = lines[n].split(" ")
            k = rng.randrange(len(words))
            words[k : k + rng.randrange(2)] = [rng.choice(WORDS)]
            lines[n] = " ".join(words)
        text = "\n".join(lines)
    return text


def test_a_garbled_text_is_another_position_or_a_bad_one() -> None:
    """Whatever can be read can be written and read again; everything else is a BadPosition."""
    outcomes = {"read": 0, "refused": 0}

    @given(games(), st.integers(0, 2**32))
    @settings(max_examples=40)
    def play(game: tuple[IntrigueMidGame, int], whim: int) -> None:
        rng = random.Random(whim)
        for table in moments(*game):
            if rng.random() < 0.8:
                continue
            try:
                rows = GAME.from_position(garbled(table.position, rng), table.board)
            except BadPosition:
                outcomes["refused"] += 1
            else:
                outcomes["read"] += 1
                assert read(GAME.position(rows, 0), table.board) == rows.tobytes()

    play()
    assert min(outcomes.values()) > 50, outcomes


@given(st.text(max_size=200) | st.lists(st.sampled_from([*WORDS, "\n"]), max_size=60).map(" ".join))
@settings(max_examples=300)
def test_any_text_at_all_is_a_position_or_a_bad_one(text: str) -> None:
    for attempt in (text, "players 7\n" + text, SEVEN.strip() + "\n" + text):
        try:
            rows = GAME.from_position(attempt, BOARD)
        except BadPosition:
            continue
        assert read(GAME.position(rows, 0)) == rows.tobytes()
