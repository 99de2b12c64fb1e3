"""Chapter 5: the Eclipse is uncovered, and cards change hands."""

import pytest

from penumbra.games.errors import IllegalAction
from penumbra.games.game import SPECTATOR
from penumbra.games.shamans.terms import Card

from .table import ShamansMidGame, given, kinds, only, story

# Four players with two cards each; seat 0 is to take. A take from the row uncovers the Eclipse.
ABOUT_TO_TAKE = """
    players 4
    pawn 5
    row shard dagger
    stack portal eclipse mask
    trick 0: purple-1 purple-2 purple-3 purple-4
    seat 0 shaman: green-1 white-1
    seat 1 shaman: green-2 white-2
    seat 2 shaman: green-3 white-3
    seat 3 shadow: green-4 white-4
"""

# The last trick but for seats 2 and 3: seat 1 completes blue off-suit and stabilizes.
LATE_STABILIZATION = """
    players 4
    pawn 5
    row shard dagger
    stack portal eclipse mask
    arrow left
    blue 1 2 3 4 5
    trick 0: green-1 - - -
    seat 0 shaman:
    seat 1 shaman: blue-6
    seat 2 shaman: green-3
    seat 3 shadow: green-4
"""


def hands(table: ShamansMidGame) -> list[list[Card]]:
    return [table.view(seat).hand for seat in range(table.view().players)]


@pytest.mark.rule("5.1", "S-31")
def test_the_eclipse_is_resolved_as_soon_as_a_refill_uncovers_it() -> None:
    table = given(ABOUT_TO_TAKE + "arrow left")
    assert table.view().eclipse == "hidden"
    assert story(table.act(0, "take left"))[-1] == "eclipse arrow=left"
    assert table.view().eclipse == "left"
    assert (table.kind, table.waiting) == ("give", [0, 1, 2, 3])


@pytest.mark.rule("5.1", "S-31", "I5")
def test_the_eclipse_is_resolved_as_soon_as_a_draw_uncovers_it() -> None:
    table = given(ABOUT_TO_TAKE + "arrow right")
    table.act(0, "take stack")
    assert story(table.act(0, "keep open"))[-1] == "eclipse arrow=right"
    assert (table.kind, table.waiting) == ("give", [0, 1, 2, 3])


@pytest.mark.rule("5.1")
def test_a_take_that_leaves_the_eclipse_covered_resolves_nothing() -> None:
    table = given(ABOUT_TO_TAKE.replace("portal eclipse mask", "portal mask eclipse"))
    assert "eclipse" not in kinds(table.act(0, "take left"))
    assert table.view().eclipse == "hidden"
    assert table.kind == "play"


@pytest.mark.rule("5.2", "S-34")
@pytest.mark.parametrize(("arrow", "receivers"), [("left", [1, 2, 3, 0]), ("right", [3, 0, 1, 2])])
def test_everybody_passes_a_card_the_way_the_arrow_points_left_is_clockwise(
    arrow: str, receivers: list[int]
) -> None:
    table = given(ABOUT_TO_TAKE + f"arrow {arrow}")
    table.tell("0 take left", "0 give green-1", "1 give green-2", "2 give green-3")
    happened = table.act(3, "give green-4")
    assert only(happened, "card_given") == [
        f"card_given giver={giver} receiver={receivers[giver]} card=green-{giver + 1}"
        for giver in range(4)
    ]
    for giver, receiver in enumerate(receivers):
        assert hands(table)[receiver] == [f"green-{giver + 1}", f"white-{receiver + 1}"]


@pytest.mark.rule("5.3", "S-32")
def test_then_the_eclipse_is_discarded_and_the_trick_goes_on() -> None:
    table = given(ABOUT_TO_TAKE)
    table.tell("0 take left", "0 give green-1", "1 give green-2", "2 give green-3")
    assert table.view().stack == 2
    happened = table.act(3, "give green-4")
    assert kinds(happened) == [
        *["card_given"] * 4,
        "eclipse_over",
        "cards_collected",
        "trick_began",
    ]
    assert table.view().eclipse == "gone"
    assert table.view().stack == 1
    assert table.view().row == ["portal", "dagger"]
    assert table.view().out.open == []


@pytest.mark.rule("S-32")
def test_nobody_can_take_the_eclipse_and_it_never_enters_the_row() -> None:
    table = given(ABOUT_TO_TAKE)
    table.tell("0 take left", "0 give green-1", "1 give green-2", "2 give green-3")
    table.tell("3 give green-4", "3 play white-4", "0 play green-4", "1 play green-1")
    table.act(2, "play green-2")
    assert (table.kind, table.waiting) == ("take", [3])
    assert story(table.act(3, "take stack"))[0] == "tile_taken seat=3 source=stack tile=mask"
    assert table.view().row == ["portal", "dagger"]


@pytest.mark.rule("S-33", "5.2")
def test_everybody_must_give_any_one_card_he_holds_now() -> None:
    table = given(ABOUT_TO_TAKE)
    table.act(0, "take left")
    for seat in range(4):
        assert table.legal(seat) == [f"give green-{seat + 1}", f"give white-{seat + 1}"]
    with pytest.raises(IllegalAction, match="Seat 2 may only: give green-3, give white-3"):
        table.act(2, "pass")


@pytest.mark.rule("S-33")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 1, 0, 2), (2, 3, 1, 0)])
def test_the_choices_are_simultaneous_whatever_the_order_of_answers(order: tuple[int, ...]) -> None:
    table = given(ABOUT_TO_TAKE)
    table.act(0, "take left")
    for done, seat in enumerate(order):
        assert table.waiting == sorted(order[done:])
        assert table.legal(seat) == [f"give green-{seat + 1}", f"give white-{seat + 1}"]
        table.act(seat, f"give white-{seat + 1}")
        assert table.legal(seat) == [] or done == 3  # a choice is final
    assert hands(table) == [
        ["green-1", "white-4"],
        ["green-2", "white-1"],
        ["green-3", "white-2"],
        ["green-4", "white-3"],
    ]


@pytest.mark.rule("S-33")
def test_a_choice_is_secret_until_all_have_chosen() -> None:
    table = given(ABOUT_TO_TAKE)
    table.act(0, "take left")
    table.act(1, "give white-2")
    assert table.view(1).giving == "white-2"
    assert table.view(1).hand == ["green-2", "white-2"]
    for viewer in (SPECTATOR, 0, 2, 3):
        assert table.heard(viewer) == []
        assert table.view(viewer).giving is None
        assert table.view(viewer).given == []


@pytest.mark.rule("5.4", "S-34", "S-37")
def test_late_in_the_round_only_holders_of_cards_give_and_receive() -> None:
    table = given(LATE_STABILIZATION)
    table.act(1, "play blue-6")
    table.act(1, "take left")
    assert (table.kind, table.waiting) == ("give", [2, 3])

    table.act(2, "give green-3")
    happened = table.act(3, "give green-4")

    assert only(happened, "card_given") == [
        "card_given giver=2 receiver=3 card=green-3",
        "card_given giver=3 receiver=2 card=green-4",  # past the empty hands of 0 and 1
    ]
    assert hands(table) == [[], [], ["green-4"], ["green-3"]]


@pytest.mark.rule("S-34", "5.2")
@pytest.mark.parametrize(
    ("arrow", "circle"), [("left", {0: 1, 1: 4, 4: 0}), ("right", {0: 4, 4: 1, 1: 0})]
)
def test_the_circle_skips_eliminated_neighbours(arrow: str, circle: dict[int, int]) -> None:
    table = given(f"""
        players 5
        pawn 5
        row shard dagger
        stack portal eclipse mask
        arrow {arrow}
        trick 0: purple-1 purple-2 - - purple-5
        seat 0 shaman: green-1 white-1
        seat 1 shaman: green-2 white-2
        seat 2 shaman: | eliminated | face-up
        seat 3 shadow: | eliminated | face-up
        seat 4 shadow: green-5 white-5
    """)
    table.tell("0 take left", "0 give green-1", "1 give green-2", "4 give green-5")
    assert {gift.giver: gift.receiver for gift in table.view().given} == circle


@pytest.mark.rule("S-36", "9.1")
def test_the_eliminated_take_no_part() -> None:
    table = given(
        ABOUT_TO_TAKE.replace(
            "seat 2 shaman: green-3 white-3", "seat 2 shaman: | eliminated"
        ).replace("purple-3", "-")
    )
    table.act(0, "take left")
    assert table.waiting == [0, 1, 3]
    assert table.legal(2) == []
    table.tell("0 give green-1", "1 give green-2", "3 give green-4")
    assert table.view().seats[2].cards == 0


@pytest.mark.rule("S-35", "S-37")
def test_with_one_participant_the_eclipse_has_no_effect() -> None:
    table = given("""
        players 3
        pawn 5
        row shard dagger
        stack portal eclipse mask
        blue 1 2 3 4 5
        trick 0: green-1 - -
        seat 0 shaman:
        seat 1 shaman: blue-6
        seat 2 shadow: green-3
    """)
    table.act(1, "play blue-6")
    assert kinds(table.act(1, "take left"))[-2:] == ["eclipse", "eclipse_over"]
    assert (table.kind, table.waiting) == ("play", [2])
    assert table.view().eclipse == "gone"
    assert table.view(2).hand == ["green-3"]


@pytest.mark.rule("S-37", "S-39")
def test_in_mid_trick_those_who_have_played_pass_from_their_smaller_hands() -> None:
    table = given("""
        players 3
        pawn 5
        row shard dagger
        stack portal eclipse mask
        arrow left
        blue 1 2 3 4 5
        trick 0: green-1 - -
        seat 0 shaman: white-1
        seat 1 shaman: blue-6 white-2
        seat 2 shadow: green-3 white-3
    """)
    table.tell("1 play blue-6", "1 take left")
    assert [table.legal(seat) for seat in range(3)] == [
        ["give white-1"],  # green 1 lies on the table
        ["give white-2"],
        ["give green-3", "give white-3"],
    ]
    table.tell("0 give white-1", "1 give white-2", "2 give green-3")
    assert hands(table) == [["green-3"], ["white-1"], ["white-2", "white-3"]]
    assert (table.kind, table.waiting) == ("play", [2])
    assert table.view().tricks[-1].cards == ["green-1", "blue-6", None]


@pytest.mark.rule("S-38", "S-35")
def test_uncovered_in_the_first_step_of_the_last_trick_it_does_nothing() -> None:
    table = given("""
        players 3
        row shard dagger
        stack portal eclipse mask
        trick 0: purple-1 purple-2 -
        seat 0 shaman:
        seat 1 shaman:
        seat 2 shadow: purple-3
    """)
    table.act(2, "play purple-3")
    happened = table.act(0, "take left")
    assert "card_given" not in kinds(happened)
    assert [k for k in kinds(happened) if k.startswith("eclipse")] == ["eclipse", "eclipse_over"]
    assert kinds(happened)[-1] == "points"  # the round went on to its end


@pytest.mark.rule("S-40", "9.6")
def test_waiting_rituals_go_on_after_the_eclipse() -> None:
    table = given("""
        players 5
        pawn 9
        row shard dagger
        stack portal eclipse mask
        purple 1 2 3 4 5 6 7
        blue 1 2 3 4 5 6 7
        yellow 1 2 3 4 5 6 7
        trick 0: green-1 - - - -
        seat 0 shaman: white-1
        seat 1 shaman: yellow-8 white-2 | open dagger
        seat 2 shaman: green-3 white-3
        seat 3 shadow: purple-8 blue-8
        seat 4 shadow: green-5 white-5
    """)
    table.tell("1 play yellow-8", "1 neutralize 3")
    assert table.legal(1) == ["perform purple", "perform blue"]
    table.tell("1 perform blue", "1 take left")
    assert (table.kind, table.waiting) == ("give", [0, 1, 2, 4])
    assert table.view().decision.rituals == ["purple"]
    table.tell("0 give white-1", "1 give white-2", "2 give green-3")
    assert only(table.act(4, "give green-5"), "eclipse_over", "ritual", "points") == [
        "eclipse_over",
        "ritual seat=1 world=purple ritual=illumination",
        "points seat=1 points=1 why=illumination",
    ]
    assert (table.kind, table.waiting) == ("play", [2])


@pytest.mark.rule("5.2")
def test_giver_and_receiver_know_the_card_and_the_others_only_that_it_was_passed() -> None:
    table = given(ABOUT_TO_TAKE + "arrow left")
    table.tell("0 take left", "0 give green-1", "1 give green-2", "2 give green-3")
    table.act(3, "give green-4")
    for viewer, known in ((SPECTATOR, []), (0, [0, 3]), (1, [0, 1]), (2, [1, 2]), (3, [2, 3])):
        told = [e for e in table.heard(viewer) if e["event"] == "card_given"]
        assert [e["giver"] for e in told if e["card"]] == known
        gifts = table.view(viewer).given
        assert [gift.giver for gift in gifts if gift.card] == known
        assert [(gift.giver, gift.receiver) for gift in gifts] == [(0, 1), (1, 2), (2, 3), (3, 0)]


@pytest.mark.rule("5.1")
def test_who_wants_one_seat_at_a_time_asks_from_the_taker_clockwise() -> None:
    table = given(ABOUT_TO_TAKE.replace("purple-1 purple-2 purple-3", "purple-3 purple-2 purple-1"))
    table.act(2, "take left")
    asked = []
    while table.kind == "give":
        asked.append(table.actor)
        table.act(table.actor, table.legal(table.actor)[0])
    assert asked == [2, 3, 0, 1]
