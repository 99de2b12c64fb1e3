"""Chapter 3: the Guide leads, the others follow or don't, and what an off-suit card does."""

import pytest

from penumbra.games.errors import IllegalAction
from penumbra.games.game import SPECTATOR, Stage

from .table import given, kinds, only, story

FRESH = """
    players 3
    pawn 5
    seat 0 shaman: purple-1 blue-1
    seat 1 shaman: purple-2 green-2
    seat 2 shadow: purple-3 white-3
"""

# Seat 1 can complete brown, and has a Dagger for the Neutralization that follows.
A_DAGGER_READY = """
    players 4
    pawn 5
    brown 1 2 3 4 5
    trick 0: blue-1 - - -
    seat 0 shaman: green-1
    seat 1 shaman: brown-6 green-2 | open dagger
    seat 2 shaman: blue-3 green-3
    seat 3 shadow: blue-4 green-4
"""


@pytest.mark.rule("3.1")
def test_the_guides_card_lies_in_front_and_its_world_is_the_destination() -> None:
    table = given(FRESH)
    assert table.view().destination is None

    happened = table.act(0, "play blue-1")

    assert story(happened) == ["card_played seat=0 card=blue-1 follows=yes"]
    assert table.view().destination == "blue"
    assert table.view().tricks[-1].cards == ["blue-1", None, None]
    assert table.placed("blue") == []


@pytest.mark.rule("3.2")
@pytest.mark.parametrize(("marker", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_others_play_one_card_each_clockwise_from_the_guide(
    marker: int, order: list[int]
) -> None:
    table = given(FRESH + f"marker {marker}")
    for seat in order:
        assert table.waiting == [seat]
        assert table.kind == "play"
        table.act(seat, f"play purple-{seat + 1}")
    assert table.view().trick == 2
    assert [seat.cards for seat in table.view().seats] == [1, 1, 1]


@pytest.mark.rule("3.2")
def test_whoever_is_not_next_cant_play_and_nothing_changes() -> None:
    table = given(FRESH)
    before = table.position
    with pytest.raises(IllegalAction, match="not seat 2's turn: the table waits for seat 0"):
        table.act(2, "play purple-3")
    assert table.position == before


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("action", ["pass", "play purple-2", "portal back"])
def test_the_next_player_must_play_one_of_his_own_cards(action: str) -> None:
    table = given(FRESH)
    before = table.position
    with pytest.raises(IllegalAction, match="Seat 0 may only: play purple-1, play blue-1"):
        table.act(0, action)
    assert table.position == before


@pytest.mark.parametrize("words", ["", "play", "play purple-9", "play  blue-1", "jump", "play 3"])
def test_words_that_are_no_action_are_refused_and_nothing_changes(words: str) -> None:
    table = given(FRESH)
    before = table.position
    with pytest.raises(IllegalAction, match=r"is no action here; actions look like “"):
        table.act(0, words)
    assert table.position == before


@pytest.mark.rule("3.3")
def test_a_matching_card_stays_in_front_until_all_have_played() -> None:
    table = given(FRESH)
    table.tell("0 play purple-1", "1 play purple-2")
    assert table.view().tricks[-1].cards == ["purple-1", "purple-2", None]
    assert table.placed("purple") == []
    assert table.view().pawn == 5

    table.act(2, "play purple-3")
    assert table.placed("purple") == [1, 2, 3]


@pytest.mark.rule("3.4", "3.5")
def test_an_off_suit_card_moves_the_pawn_before_it_is_placed() -> None:
    table = given(FRESH)
    table.act(0, "play purple-1")
    assert story(table.act(1, "play green-2")) == [
        "card_played seat=1 card=green-2 follows=no",
        "pawn_moved start=5 to=6",
        "card_placed card=green-2",
    ]
    assert table.view().pawn == 6
    assert table.placed("green") == [2]


@pytest.mark.rule("3.4", "10.3")
def test_an_off_suit_card_may_bring_the_pawn_to_the_moon_and_end_the_round_at_once() -> None:
    table = given(FRESH.replace("pawn 5", "pawn 19"))
    table.act(0, "play purple-1")
    happened = table.act(1, "play green-2")
    assert only(happened, "pawn_moved", "round_ended") == [
        "pawn_moved start=19 to=20",
        "round_ended winner=shadows why=moon",
    ]
    assert table.stage == Stage.DEAL
    assert table.waiting == []
    assert table.view().seats[2].cards == 2  # seat 2 does not play any more


@pytest.mark.rule("3.6", "8.1")
def test_whoever_completes_a_world_off_suit_performs_its_ritual_before_the_next_card() -> None:
    table = given("""
        players 3
        pawn 5
        purple 1 2 3 4 5
        trick 0: blue-1 - -
        seat 0 shaman: green-1
        seat 1 shaman: purple-6 green-2
        seat 2 shadow: blue-3 green-3
    """)
    assert story(table.act(1, "play purple-6")) == [
        "card_played seat=1 card=purple-6 follows=no",
        "pawn_moved start=5 to=6",
        "card_placed card=purple-6",
        "world_completed world=purple performer=1",
        "ritual seat=1 world=purple ritual=illumination",
        "points seat=1 points=1 why=illumination",
    ]
    assert table.waiting == [2]
    assert table.kind == "play"


@pytest.mark.rule("3.6")
@pytest.mark.parametrize(
    ("players", "lying", "card", "complete"),
    [
        (3, "1 2 3 4 5", "purple-6", True),
        (3, "1 2 3 4", "purple-6", False),
        (4, "1 2 3 4 6", "purple-5", True),
        (5, "1 2 3 4 5", "purple-6", False),
        (5, "1 2 3 4 5 6", "purple-8", False),
        (5, "1 2 3 4 5 6 7", "purple-8", True),
    ],
)
def test_a_world_is_complete_with_six_cards_and_with_five_players_eight(
    players: int, lying: str, card: str, complete: bool
) -> None:
    shadows = {3: [2], 4: [3], 5: [3, 4]}[players]
    others = "\n".join(
        f"seat {seat} {'shadow' if seat in shadows else 'shaman'}: green-{seat}"
        for seat in range(2, players)
    )
    table = given(f"""
        players {players}
        pawn 5
        purple {lying}
        trick 0: blue-1 {"- " * (players - 1)}
        seat 0 shaman: green-1
        seat 1 shaman: {card}
        {others}
    """)
    assert ("ritual" in kinds(table.act(1, f"play {card}"))) == complete


@pytest.mark.rule("3.7", "S-11")
def test_every_card_in_hand_may_be_played_by_everybody() -> None:
    table = given(FRESH)
    assert table.legal(0) == ["play purple-1", "play blue-1"]
    table.act(0, "play purple-1")
    assert table.legal(1) == ["play purple-2", "play green-2"]  # though he could follow
    table.act(1, "play green-2")
    assert table.legal(2) == ["play purple-3", "play white-3"]


@pytest.mark.rule("S-12", "3.4")
def test_a_card_that_brings_the_pawn_to_the_moon_is_not_placed_and_completes_nothing() -> None:
    table = given("""
        players 3
        pawn 19
        purple 1 2 3 4 5
        trick 0: blue-1 - -
        seat 0 shaman: green-1
        seat 1 shaman: purple-6 green-2
        seat 2 shadow: blue-3 green-3
    """)
    happened = table.act(1, "play purple-6")
    assert not {"card_placed", "world_completed", "ritual"} & set(kinds(happened))
    assert table.placed("purple") == [1, 2, 3, 4, 5]
    assert table.scores == [0, 0, 3]


@pytest.mark.rule("S-12", "6.3", "R1")
def test_a_portal_back_before_the_moon_lets_the_card_be_placed_and_the_ritual_happen() -> None:
    table = given("""
        players 3
        pawn 19
        purple 1 2 3 4 5
        trick 0: blue-1 - -
        seat 0 shaman: green-1 | open portal
        seat 1 shaman: purple-6 green-2
        seat 2 shadow: blue-3 green-3
    """)
    assert story(table.act(1, "play purple-6")) == [
        "card_played seat=1 card=purple-6 follows=no",
        "window window=moon",
    ]
    assert story(table.act(0, "portal back")) == [
        "portal_used seat=0 direction=back hidden=no",
        "pawn_moved start=19 to=18",
        "pawn_moved start=18 to=19",
        "card_placed card=purple-6",
        "world_completed world=purple performer=1",
        "ritual seat=1 world=purple ritual=illumination",
        "points seat=1 points=1 why=illumination",
    ]


@pytest.mark.rule("S-13", "S-14", "9.1")
def test_a_player_eliminated_before_his_turn_is_skipped_and_the_trick_is_full_without_him() -> None:
    table = given(A_DAGGER_READY)
    table.tell("1 play brown-6", "1 neutralize 2")
    assert table.waiting == [3]

    happened = table.act(3, "play blue-4")

    assert only(happened, "cards_collected") == [
        "cards_collected seat=3 world=blue cards=blue-1,blue-4"
    ]
    assert table.view().tricks[0].cards == ["blue-1", "brown-6", None, "blue-4"]


@pytest.mark.rule("S-13")
def test_the_eliminated_are_skipped_in_later_tricks_as_well() -> None:
    table = given(A_DAGGER_READY)
    table.tell("1 play brown-6", "1 neutralize 2", "3 play blue-4")
    for seat in (3, 0, 1):
        assert table.waiting == [seat]
        table.act(seat, table.legal(seat)[0])
    assert table.view().result is not None  # those were the last cards


@pytest.mark.rule("S-15", "9.8")
def test_the_destination_stays_when_the_guide_falls() -> None:
    table = given(A_DAGGER_READY)
    table.tell("1 play brown-6", "1 neutralize 0")
    assert table.view().destination == "blue"
    assert story(table.act(2, "play blue-3")) == ["card_played seat=2 card=blue-3 follows=yes"]


@pytest.mark.rule("S-16", "4.9")
def test_every_played_card_is_seen_at_once_by_everybody_and_stays_visible() -> None:
    table = given(FRESH)
    table.act(0, "play purple-1")
    for viewer in (SPECTATOR, 0, 1, 2):
        assert story(table.heard(viewer)) == ["card_played seat=0 card=purple-1 follows=yes"]
    table.tell("1 play green-2", "2 play purple-3")
    for viewer in (SPECTATOR, 0, 1, 2):
        view = table.view(viewer)
        assert view.tricks[0].cards == ["purple-1", "green-2", "purple-3"]
        assert {w.world: w.cards for w in view.worlds if w.cards} == {
            "purple": [1, 3],
            "green": [2],
        }
