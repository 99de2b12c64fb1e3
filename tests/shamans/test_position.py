"""The compact notation: what is written can be read again, and a broken text is refused kindly."""

import random
from collections import Counter

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from penumbra.games.errors import BadPosition
from penumbra.games.game import SPECTATOR, Rows, Stage
from penumbra.games.log import new_log
from penumbra.games.shamans import GAME, Board

from .games import DEADLY, Game, chains, games, moments
from .table import BOARD, given

MOST_ACTS = 200  # more than any round has

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
        ("pawn 5", "pending play\npending moon 1", "“moon” can't wait above “play”: place, chain"),
        (
            "pawn 5",
            "pending play\npending target 1",
            "Line 3: “target” can't wait above “play”",
        ),
        ("pawn 5", "marker -1", "Once a round is dealt somebody has the marker: “marker 0”."),
        ("pawn 5", "round 0", "In round 0 there is no trick yet, and “pending nothing”."),
        ("pawn 5", "out" + " dagger" * 16, "Line 2: there are only 12 artifacts (1.1)."),
        ("pawn 5", "pawn " + "9" * 5000, "should be a number from 0 to 20."),
        ("green-1", "green-1 | eliminated", "Seat 0 is eliminated, so it has no hand"),
        ("pawn 5", "pending play\npending play", "play, collect, next, name and end lie below"),
        ("pawn 5", "pending play\npending eliminate 1 1", "names another, surviving seat"),
        ("pawn 5", "pending play\npending give 1", "“pending give SEAT” and “arrow … showing”"),
        ("pawn 5", "pawn 20", "The round is over, so “pending nothing”."),
        (
            "blue-1 - -",
            "- - -\npending collect",
            "Line 7: Seat 0 has not played yet",
        ),
        ("pawn 5", "result nobody moon", "Line 2: “nobody” should be one of shamans, shadows."),
        ("purple 1 2", "pawn 6", "Line 5: “pawn” stands here twice, first in line 2."),
        ("purple 1 2", "purple 1 1", "Line 5: purple-1 stands here twice."),
        ("open dagger", "open dagger | open mask", "Line 8: “open” is said of the seat twice."),
        ("hidden portal", "hidden mask", "Line 9: A Mask is never face down: “open mask” (4.6)."),
        ("hidden portal", "knows 0", "Line 9: Seat 2 knows its own role: “knows 2”."),
        (
            "hidden portal",
            "lost portal",
            "Line 9: Seat 2 has lost something, so write",
        ),
        (
            "green-1",
            "| eliminated | open shard",
            "Line 7: Seat 0 is eliminated: its tiles",
        ),
        (
            "green-3 blue-3 | hidden portal",
            "| eliminated",
            "No Shadow survives, so “pending nothing” (10.2).",
        ),
        ("green-3 blue-3", "| eliminated | aside red-1", "Line 9: “red-1” is no card with 3"),
        ("green-3", "| eliminated | aside green-3 #", "Line 9: Only a Shaman's hand is set aside"),
        ("trick 0: blue-1 - -", "trick 0: - - blue-1", "Line 6: The Guide, seat 0, plays first"),
        ("blue-1 - -", "blue-1 - blue-6", "Line 6: Seat 1 plays before seat 2 (3.2)."),
        ("blue-1 - -", "green-1 - -", "green-1 lies in two places."),
        ("pawn 5", "pending play\npending nothing", "Line 3: “pending nothing” stands alone."),
        ("pawn 5", "pending nothing\npending play", "Line 3: “pending nothing” stands alone."),
        ("pawn 5", "pending nothing", "Line 2: “pending nothing” needs a line such as “result"),
        ("pawn 5", "pending collect\npending take 0", "Line 2: Seat 1 has not played yet"),
        ("pawn 5", "pending play\npending step 0 0", "Line 3: “step” lacks its last word"),
        (
            "pawn 5",
            "pending play\npending step 0 1\npending moon 0",
            "Line 4: “moon” is asked one space before it, “pawn 19” (R1).",
        ),
        (
            "pawn 5",
            "pending play\npending ritual 0 purple",
            "Line 3: The purple world is not complete (3.6, 9.6).",
        ),
        ("pawn 5", "pending play\npending place 1 blue-2", "Line 3: “place” names the off-suit"),
        (
            "pawn 5",
            "pending play\npending eliminate 0 1\npending target 2",
            "Line 4: “target” asks the seat that “eliminate” names first (S-47).",
        ),
        (
            "pawn 5",
            "pending play\npending eliminate 0 2\npending target 2 asking 0 2",
            "Line 4: Seat 0 can't hold a Portal, so it is not asked (S-48).",
        ),
        (
            "pawn 5",
            "pending play\npending swap 0\npending swap 1",
            "Line 4: “swap” can't wait above “swap”: step can.",
        ),
        ("pawn 5", "pending end 0", "Line 2: Seat 1 has not played yet"),
        ("| hidden portal", "| gave blue-3", "Line 9: Seat 2 gave a card: “arrow … showing”"),
        (
            "pawn 5",
            "pending nothing\nresult shamans moon",
            "Line 3: The Moon is for the Shadows, the last Shadow and the last card for",
        ),
        (
            "pawn 5",
            "pawn 20\npending nothing\nresult shadows moon\nwinner 1",
            "Line 5: By these points there is no line “winner” (10.8, 10.9).",
        ),
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


A_TRICK_RESOLVED = """players 4
row shard dagger
brown 2 3
purple 1
trick 0: purple-1 brown-2 brown-3 purple-4
seat 0 shaman: | eliminated
seat 1 shaman: green-2
seat 2 shaman: green-3
seat 3 shadow: green-4"""


@pytest.mark.rule("S-78", "4.4", "9.9")
@pytest.mark.parametrize(
    ("purple", "pending", "said"),
    [
        ("purple", "pending collect\npending take 0", "Line 11: Seat 0 is eliminated: “take” is"),
        ("purple", "pending collect\npending take 1", "Line 11: “take” is seat 3's, not seat 1's"),
        ("purple 1 4", "pending next 1", "Line 10: “next” is the highest follower"),
        ("purple 1 4", "pending name 0", "Line 10: “name” is for the highest of eliminated"),
        ("purple 1 4", "pending end 1", "Line 10: Survivors hold cards, so it is not the end yet"),
    ],
)
def test_nobody_takes_leads_or_names_out_of_his_right(purple: str, pending: str, said: str) -> None:
    """Given Roy, fallen in mid-trick, and Eldon, the only follower left."""
    with pytest.raises(BadPosition) as caught:
        given(A_TRICK_RESOLVED.replace("purple 1", purple) + f"\n{pending}")
    assert said in str(caught.value)


def can_be_played(rows: Rows) -> None:
    """Every seat can look, and whoever is asked has an answer."""
    for viewer in range(SPECTATOR, len(GAME.scores(rows, 0))):
        GAME.view(rows, 0, viewer)
    if GAME.stage(rows, 0) == Stage.ACT:
        assert GAME.waiting(rows, 0)
        assert all(GAME.legal(rows, 0, seat) for seat in GAME.waiting(rows, 0))
        assert fits_the_rules(rows)


def fits_the_rules(rows: Rows) -> bool:
    """What holds at every moment of a round, whatever was left out of the position it came from."""
    view = GAME.view(rows, 0, SPECTATOR)
    fallen = [seat for seat in view.seats if not seat.alive]
    assert view.decision.kind == "name" or all(
        view.seats[seat].alive for seat in view.decision.waiting
    )
    assert not any(seat.cards or seat.open or seat.hidden for seat in fallen)
    assert all(seat.role is not None for seat in fallen)
    assert 0 <= view.pawn < view.moon
    text = GAME.position(rows, 0)
    names = [word for line in text.splitlines() for word in line.partition(":")[2].split()]
    hands = [word for word in names if "-" in word and word not in ("-", "face-up")]
    given_away = text.count("gave")  # chosen in the Eclipse, or remembered
    assert len(hands) - len(set(hands)) <= given_away
    return True


def played_on(rows: Rows, board: Board, rng: random.Random) -> None:
    """Anything legal is done until the round is over; now and then it is written and read."""
    log = new_log()
    for number in range(MOST_ACTS):
        if GAME.stage(rows, 0) != Stage.ACT:
            return
        able = [s for s in range(len(GAME.scores(rows, 0))) if GAME.legal(rows, 0, s)]
        seat = rng.choice(able)
        GAME.act(rows, 0, seat, rng.choice(GAME.legal(rows, 0, seat)), log)
        can_be_played(rows)
        if number % 8 == 0:
            text = GAME.position(rows, 0)
            assert GAME.position(GAME.from_position(text, board), 0) == text
    raise AssertionError("a round that never ends")


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
            if answers["read"] % 4 == 0:
                played_on(rows, match.board, rng)

    play()
    assert min(answers["refused"], answers["read"]) > 100


def test_a_survivor_without_a_card_is_passed_over_in_a_made_up_position() -> None:
    """Given hands that no game brings about, when it is his turn, then the next seat plays."""
    table = given(PLAIN.replace("green-2 blue-2", ""))
    assert table.actor == 2


def test_a_guide_without_a_card_lets_the_next_seat_lead_in_a_made_up_position() -> None:
    """Given a Guide who holds nothing while others do, then the next card is the Destination."""
    table = given(PLAIN.replace("blue-1 - -", "- - -").replace("green-1", ""))
    table.act(1, "play blue-2")
    assert table.view().destination == "blue"
    assert given(table.position).view() == table.view()


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
