"""The compact notation: what is written can be read again, and a broken text is refused kindly."""

import random
from collections import Counter

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from penumbra.games.errors import BadPosition
from penumbra.games.game import SPECTATOR, Rows, Stage
from penumbra.games.shamans import GAME

from .games import DEADLY, Game, chains, games, moments
from .table import BOARD, given

PLAIN = """players 3
pawn 5
row shard dagger
stack portal eclipse mask
purple 1 2
trick 0: blue-1 - -
seat 0 shaman: green-1
seat 1 shaman: green-2 blue-2 | open dagger
seat 2 shadow: green-3 blue-3 | hidden portal"""


def situation(match: Game) -> set[str]:
    """What is special about this moment."""
    view = match.view()
    found = {view.decision.kind, f"Eclipse {view.eclipse}"}
    asked = set(view.decision.waiting)
    if view.decision.kind in ("moon", "target", "end") and set(match.waiting) != asked:
        found.add("a window half answered")
    if view.decision.kind == "give" and any(match.view(s).giving for s in range(match.players)):
        found.add("an Eclipse half answered")
    if any(seat.aside for seat in view.seats):
        found.add("a hand set aside")
    if view.out.hidden:
        found.add("tiles lost unseen")
    if len(view.decision.rituals) > 0 and view.decision.kind != "chain":
        found.add("a chain waits below")
    return found


def all_of(rows: Rows) -> list[object]:
    """Everything there is to know about a state: text, who is asked, what each seat knows."""
    viewers = range(SPECTATOR, len(GAME.scores(rows, 0)))
    return [
        GAME.position(rows, 0),
        GAME.stage(rows, 0),
        GAME.waiting(rows, 0),
        GAME.actor(rows, 0),
        *(GAME.information_state(rows, 0, viewer) for viewer in viewers),
    ]


EVERY_SITUATION = {
    *("play", "take", "keep", "stabilize", "swap", "neutralize", "chain", "give", "name"),
    *("moon", "target", "end", "over", "Eclipse hidden", "Eclipse left", "Eclipse right"),
    *("Eclipse gone", "a window half answered", "an Eclipse half answered", "a hand set aside"),
    *("tiles lost unseen", "a chain waits below"),
}


def test_at_every_moment_of_a_game_reading_gives_back_what_was_written() -> None:
    reached: Counter[str] = Counter()

    @drawn(games() | games(DEADLY) | chains())
    @settings(max_examples=45)
    def play(game: tuple[Game, int]) -> None:
        for match in moments(*game, most=150):
            read = GAME.from_position(match.position(), match.board)
            assert all_of(read) == all_of(match.rows)
            reached.update(situation(match))

    play()
    assert set(reached) >= EVERY_SITUATION, EVERY_SITUATION - set(reached)


@pytest.mark.parametrize("first", [None, 2])
def test_a_table_before_its_first_deal_can_be_written_and_read(first: int | None) -> None:
    rows = GAME.new(4, BOARD, first)
    read = GAME.from_position(GAME.position(rows, 0), BOARD)
    assert all_of(read) == all_of(rows)
    assert GAME.stage(read, 0) == Stage.DEAL


def test_a_table_between_two_rounds_can_be_written_and_read() -> None:
    table = given(PLAIN.replace("pawn 5", "pawn 19").replace(" | hidden portal", ""))
    table.act(1, "play green-2")
    assert table.stage == Stage.DEAL
    assert given(table.position).position == table.position
    assert given(table.position).stage == Stage.DEAL


def test_what_is_left_out_has_a_default() -> None:
    table = given("players 3\nseat 0 shaman: blue-1\nseat 1 shaman: blue-2\nseat 2 shadow: blue-3")
    view = table.view()
    assert (view.round, view.marker, view.guide, view.trick) == (1, 0, 0, 1)
    assert view.pawn == view.moon - 9  # the starting space
    assert (view.row, view.stack) == ([None, None], 0)
    assert (view.decision.kind, view.decision.waiting) == ("play", [0])


def test_comments_blank_lines_and_indentation_dont_matter() -> None:
    decorated = "\n\n# a comment\n" + PLAIN.replace("\n", "   # here\n\n   ")
    assert given(decorated).position == given(PLAIN).position


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("players 3\n", "", "A position begins with a line such as “players 4”."),
        ("players 3", "players 2", "Line 1: Shamans is for 3 to 5 players, not 2."),
        ("players 3", "players many", "Line 1: “many” should be a number from 0 to"),
        ("pawn 5", "pawn 21", "Line 2: “21” should be a number from 0 to 20."),
        ("pawn 5", "pawn -1", "Line 2: “-1” should be a number from 0 to 20."),
        ("pawn 5", "pawn ²", "Line 2: “²” should be a number from 0 to 20."),
        ("pawn 5", "prawn 5", "Line 2: “prawn” begins no line of a position."),
        ("shard dagger\n", "shard\n", "Line 3: the row has two slots: “row shard -”."),
        ("row shard", "row eclipse", "Line 3: “eclipse” should be one of dagger, portal, shard"),
        (
            "eclipse mask",
            "eclipse eclipse",
            "Line 4: a stack has at most 10 tiles and one Eclipse.",
        ),
        ("eclipse mask", "lamp", "Line 4: “lamp” should be one of dagger, portal, shard, mask"),
        ("purple 1 2", "purple 7", "Line 5: purple-7: numbers end at 6 here."),
        ("purple 1 2", "purple x", "Line 5: “purple-x” is no card with 3 players; write e.g."),
        ("purple 1 2", "brown 1 2", "Line 5: “brown-1” is no card with 3 players"),
        ("blue-1 - -", "blue-1 -", "Line 6: a trick has a card or “-” for each of 3 seats."),
        ("trick 0", "trick 3", "Line 6: “3” should be a number from 0 to 2."),
        ("seat 1", "seat 0", "Line 8: seat 0 stands here twice."),
        ("seat 1", "seat 5", "Line 8: “5” should be a number from 0 to 2."),
        ("1 shaman", "1 wizard", "Line 8: “wizard” should be one of shaman, shadow."),
        ("open dagger", "opened dagger", "Line 8: “opened” says nothing about a seat."),
        ("hidden portal", "hidden eclipse", "Line 9: “eclipse” should be one of dagger"),
        ("| hidden portal", "| points x", "Line 9: “x” should be a number from 0 to 999."),
        ("seat 1 shaman", "# seat 1 shaman", "Each of the 3 seats needs a line “seat N ROLE: …”."),
        ("1 shaman", "1 shadow", "Among 3 players there must be 1 Shadow(s)."),
        ("hidden portal", "card 0", "Two seats hold the same role card."),
        ("eclipse mask", "mask mask mask", "There are only 2 mask tiles (1.1)."),
        ("portal eclipse", "eclipse portal", "The Eclipse shows when it lies on top of the stack"),
        ("pawn 5", "arrow left gone", "The Eclipse is in the stack, so it is not gone."),
        ("pawn 5", "arrow left away", "Line 2: “away” should be “showing”, “gone” or nothing."),
        ("pawn 5", "arrow up", "Line 2: “up” should be one of left, right."),
        ("green-2 blue-2", "green-2 green-1", "green-1 lies in two places."),
        ("purple 1 2", "blue 1", "blue-1 lies in two places."),
        ("pawn 5", "pending dance 1", "Line 2: “dance 1” should begin with one of play, take"),
        ("pawn 5", "pending take", "Line 2: whose “take”? Name a seat."),
        ("pawn 5", "pending take 0", "The first pending thing is play, collect, next, name or"),
        ("pawn 5", "pending play\npending step 1", "Line 3: “step 1” lacks its last word."),
        ("pawn 5", "pending play\npending keep 1", "“pending keep SEAT” and “drawn TILE” belong"),
        ("pawn 5", "drawn shard", "“pending keep SEAT” and “drawn TILE” belong together."),
        ("pawn 5", "pending play\npending moon 1", "“pending moon” needs the step it waits for"),
        ("pawn 5", "pending play\npending target 1", "“pending target” needs “pending eliminate”"),
        ("pawn 5", "marker -1", "Once a round is dealt somebody has the marker: “marker 0”."),
        ("pawn 5", "round 0", "In round 0 there is no trick yet, and “pending nothing”."),
        ("pawn 5", "out" + " dagger" * 16, "Line 2: there are only 12 artifacts (1.1)."),
        ("pawn 5", "pawn " + "9" * 5000, "should be a number from 0 to 20."),
        ("green-1", "green-1 | eliminated", "Seat 0 is eliminated, so it has no hand"),
        ("pawn 5", "pending play\npending play", "play, collect, next, name and end lie below"),
        ("pawn 5", "pending play\npending eliminate 1 1", "names another, surviving seat"),
        ("pawn 5", "pending play\npending give 1", "“pending give SEAT” and “arrow … showing”"),
        ("pawn 5", "pawn 20", "The round is over, so “pending nothing”."),
        ("blue-1 - -", "- - -\npending collect", "needs a trick in which somebody has led."),
        ("pawn 5", "result nobody moon", "Line 2: “nobody” should be one of shamans, shadows."),
    ],
)
def test_a_broken_text_is_refused_with_its_line_and_a_hint(old: str, new: str, said: str) -> None:
    assert old in PLAIN
    with pytest.raises(BadPosition) as caught:
        given(PLAIN.replace(old, new, 1))
    assert said in str(caught.value)


@pytest.mark.parametrize("text", ["", "\n", "# nothing", "players", "seat 0 shaman:"])
def test_a_text_without_players_is_no_position(text: str) -> None:
    with pytest.raises(BadPosition, match="A position begins with a line such as “players 4”"):
        GAME.from_position(text, BOARD)


WORDS = """
    players round marker pawn row stack arrow out trick seat pending drawn result winner
    chronicle purple blue green yellow white brown red shaman shadow open hidden aside lost gave
    card knows points eliminated face-up dagger portal shard mask eclipse left right gone
    showing play take keep stabilize swap neutralize chain give name moon target end step place
    ritual eliminate collect next asking nothing - | : 0 1 2 3 4 5 6 7 8 9 19 20 99 1000 -1
    purple-1 blue-6 red-8 white-3 brown-2 shamans shadows cards last_shadow 0.3 7.58 4.63 ² é
"""
VOCABULARY = WORDS.split()


def mutated(text: str, rng: random.Random) -> str:
    """The text with a few slips of the pen."""
    lines = text.splitlines()
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(lines))
        words = lines[at].split(" ")
        slip = rng.randrange(7)
        if slip == 0:
            del lines[at]
        elif slip == 1:
            lines.insert(rng.randrange(len(lines) + 1), lines[at])
        elif slip == 2:
            other = rng.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        elif slip == 3:
            words[rng.randrange(len(words))] = rng.choice(VOCABULARY)
        elif slip == 4:
            words.insert(rng.randrange(len(words) + 1), rng.choice(VOCABULARY))
        elif slip == 5:
            del words[rng.randrange(len(words))]
        elif lines[at]:
            k = rng.randrange(len(lines[at]))
            words = (
                lines[at][:k] + chr(rng.choice((32, 45, 124, 58, 57, 49, 233))) + lines[at][k:]
            ).split(" ")
        if slip >= 3:
            lines[at] = " ".join(words)
        if not lines:
            return ""
    return "\n".join(lines)


def can_be_played(rows: Rows) -> None:
    """Every seat can look, and whoever is asked has an answer."""
    for viewer in range(SPECTATOR, len(GAME.scores(rows, 0))):
        GAME.view(rows, 0, viewer)
    if GAME.stage(rows, 0) == Stage.ACT:
        assert GAME.waiting(rows, 0)
        assert all(GAME.legal(rows, 0, seat) for seat in GAME.waiting(rows, 0))


def test_a_slip_of_the_pen_gives_a_bad_position_or_one_that_can_be_played() -> None:
    answers: Counter[str] = Counter()

    @drawn(games() | chains(), st.integers(0, 2**32))
    @settings(max_examples=60)
    def play(game: tuple[Game, int], slips: int) -> None:
        rng = random.Random(slips)
        for number, match in enumerate(moments(*game)):
            if number % 8:
                continue
            text = mutated(match.position(), rng)
            try:
                rows = GAME.from_position(text, match.board)
            except BadPosition:
                answers["refused"] += 1
                continue
            answers["read"] += 1
            can_be_played(rows)
            again = GAME.from_position(GAME.position(rows, 0), match.board)
            assert all_of(again) == all_of(rows), text

    play()
    assert min(answers["refused"], answers["read"]) > 100


def test_a_survivor_without_a_card_is_passed_over_in_a_made_up_position() -> None:
    """Given hands that no game brings about, when it is his turn, then the next seat plays."""
    table = given(PLAIN.replace("green-2 blue-2", ""))
    assert table.actor == 2


def test_a_round_longer_than_any_is_refused() -> None:
    """Given eleven tricks and cards for more, then there is no such round."""
    tricks = "trick 0: - - -\n" * 11
    with pytest.raises(BadPosition, match="more than 11 tricks"):
        given(PLAIN.replace("trick 0: blue-1 - -\n", tricks))


@drawn(st.text(alphabet=st.characters(max_codepoint=0x2FF), max_size=80))
@settings(max_examples=200)
def test_any_text_at_all_is_a_position_or_a_bad_position(text: str) -> None:
    for whole in (text, f"players 3\n{text}", f"{PLAIN}\n{text}"):
        try:
            rows = GAME.from_position(whole, BOARD)
        except BadPosition:
            continue
        assert GAME.from_position(GAME.position(rows, 0), BOARD).shape == rows.shape
        can_be_played(rows)
