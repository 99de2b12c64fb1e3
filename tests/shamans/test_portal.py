"""Chapter 6: the Portal may be used at any moment, and the three moments when it is asked for."""

import re

import pytest

from penumbra.games.errors import IllegalAction
from penumbra.games.game import SPECTATOR, Stage

from .table import ShamansMidGame, given, kinds, only, story, tiles

# Seat 3 holds an open Portal and is never the one who is waited for.
TABLE = """
    players 4
    pawn 9
    row shard dagger
    {more}
    seat 0 shaman: {zero}
    seat 1 shaman: green-2 | open dagger
    seat 2 shaman: green-3 | hidden shard
    seat 3 shadow: green-4 | open portal
"""
EVERY_DECISION = {
    "play": ("trick 0: purple-1 - - -", "green-1"),
    "take": ("trick 0: purple-1 purple-2 purple-3 purple-4", "green-1"),
    "keep": (
        "trick 0: purple-1 purple-2 purple-3 purple-4\n"
        "pending collect\npending keep 0\ndrawn shard",
        "green-1",
    ),
    "stabilize": ("trick 0: purple-1 - - -\npending play\npending stabilize 1", "green-1"),
    "swap": ("trick 0: purple-1 - - -\npending play\npending swap 1", "green-1"),
    "neutralize": ("trick 0: purple-1 - - -\npending play\npending neutralize 1", "green-1"),
    "chain": (
        "blue 1 2 3 4 5 6\nwhite 1 2 3 4 5 6\ntrick 0: purple-1 - - -\n"
        "pending play\npending chain 1 blue white",
        "green-1",
    ),
    "give": (
        "trick 0: purple-1 - - -\nstack eclipse mask\narrow left showing\n"
        "pending play\npending give 1",
        "green-1",
    ),
    "name": (
        "purple 1\nwhite 2 3 4\ntrick 0: purple-1 white-2 white-3 white-4\npending name 0",
        "| eliminated",
    ),
    "target": (
        "trick 0: purple-1 - - -\npending play\npending eliminate 1 2\npending target 2",
        "green-1",
    ),
    "end": (
        "purple 1 2 3 4\ntrick 0: purple-1 purple-2 purple-3 purple-4\npending end 0",
        "green-1",
    ),
}


def a_decision(kind: str) -> ShamansMidGame:
    more, zero = EVERY_DECISION[kind]
    text = TABLE.format(more=more, zero=zero)
    return given(re.sub(r"green-\d", "", text) if kind == "end" else text)


def near_the_moon(seats: str, pawn: int = 19) -> ShamansMidGame:
    """Three players, seat 1 is to play and can only play off-suit."""
    return given(f"""
        players 3
        pawn {pawn}
        trick 0: purple-1 - -
        {seats}
    """)


@pytest.mark.rule("6.1", "S-42")
@pytest.mark.parametrize(("way", "to"), [("forward", 10), ("back", 8)])
def test_a_discarded_portal_moves_the_pawn_one_space_either_way(way: str, to: int) -> None:
    table = a_decision("play")
    assert story(table.act(3, f"portal {way}")) == [
        f"portal_used seat=3 direction={way} hidden=no",
        f"pawn_moved start=9 to={to}",
    ]
    assert table.view().pawn == to
    assert tiles(table, 3) == ([], 0)
    assert table.view().out.open == ["portal"]
    assert table.legal(3) == []


@pytest.mark.rule("R0", "6.1")
@pytest.mark.parametrize("kind", EVERY_DECISION)
def test_a_holder_may_use_it_at_every_decision_which_is_then_asked_again(kind: str) -> None:
    table = a_decision(kind)
    asked, answers = table.waiting, [table.legal(seat) for seat in range(3)]
    assert table.kind == kind
    assert {"portal forward", "portal back"} <= set(table.legal(3))

    table.act(3, "portal back")

    assert table.view().pawn == 8
    assert table.kind == kind
    assert table.waiting == [seat for seat in asked if seat != 3 or kind == "give"]
    assert [table.legal(seat) for seat in range(3)] == answers


@pytest.mark.rule("R0")
def test_who_holds_no_portal_has_no_such_choice() -> None:
    for kind in EVERY_DECISION:
        table = a_decision(kind)
        for seat in range(3):
            assert not any(action.startswith("portal") for action in table.legal(seat))


@pytest.mark.rule("R0", "5.2")
def test_a_portal_during_the_eclipse_leaves_the_choices_made() -> None:
    table = a_decision("give")
    table.tell("0 give green-1", "3 give green-4", "3 portal forward")
    assert table.waiting == [1, 2]
    assert table.view(3).giving == "green-4"


@pytest.mark.rule("6.2", "10.3", "6.1")
def test_a_portal_may_bring_the_pawn_to_the_moon_and_win_at_once() -> None:
    table = near_the_moon("""
        seat 0 shaman: green-1
        seat 1 shaman: green-2
        seat 2 shadow: green-3 | open portal
    """)
    happened = table.act(2, "portal forward")
    assert only(happened, "portal_used", "pawn_moved", "round_ended") == [
        "portal_used seat=2 direction=forward hidden=no",
        "pawn_moved start=19 to=20",
        "round_ended winner=shadows why=moon",
    ]
    assert table.stage == Stage.DEAL


@pytest.mark.rule("6.3", "R1", "3.4")
def test_before_an_off_suit_card_brings_the_pawn_to_the_moon_holders_are_asked() -> None:
    table = near_the_moon("""
        seat 0 shaman: green-1 | open portal
        seat 1 shaman: green-2 white-2
        seat 2 shadow: green-3 white-3
    """)
    assert story(table.act(1, "play green-2")) == [
        "card_played seat=1 card=green-2 follows=no",
        "window window=moon",
    ]
    assert (table.kind, table.waiting) == ("moon", [0])
    assert table.legal(0) == ["portal forward", "portal back", "pass"]
    assert table.view().pawn == 19
    assert only(table.act(0, "pass"), "pawn_moved", "round_ended") == [
        "pawn_moved start=19 to=20",
        "round_ended winner=shadows why=moon",
    ]


@pytest.mark.rule("R1")
def test_a_step_that_does_not_reach_the_moon_opens_no_window() -> None:
    table = near_the_moon(
        """
        seat 0 shaman: green-1 | open portal
        seat 1 shaman: green-2 white-2
        seat 2 shadow: green-3 white-3
        """,
        pawn=18,
    )
    assert "window" not in kinds(table.act(1, "play green-2"))


@pytest.mark.rule("R1", "S-43", "9.2", "S-71")
def test_each_step_of_a_fall_may_be_answered_and_the_backs_are_subtracted() -> None:
    table = given("""
        players 4
        pawn 18
        trick 2: - - purple-1 -
        seat 0 shaman: green-1 green-2 green-3
        seat 1 shaman: green-4 white-1 | open portal
        seat 2 shaman: white-2 white-3 | hidden portal
        seat 3 shadow: white-4 white-5
        pending play
        pending eliminate 3 0
    """)
    assert (table.kind, table.view().pawn) == ("moon", 19)  # the first step is taken
    assert story(table.act(1, "portal back")) == [
        "portal_used seat=1 direction=back hidden=no",
        "pawn_moved start=19 to=18",
        "pawn_moved start=18 to=19",
        "window window=moon",  # the third step
    ]
    assert story(table.act(2, "portal back")) == [
        "portal_used seat=2 direction=back hidden=yes",
        "pawn_moved start=19 to=18",
        "pawn_moved start=18 to=19",
    ]
    assert table.view().pawn == 18 + 3 - 2
    assert (table.kind, table.waiting) == ("play", [3])


@pytest.mark.rule("S-43", "6.3")
def test_after_the_pawn_has_arrived_no_portal_helps() -> None:
    table = near_the_moon("""
        seat 0 shaman: green-1 | open portal
        seat 1 shaman: green-2 white-2
        seat 2 shadow: green-3 white-3
    """)
    table.tell("1 play green-2", "0 pass")
    assert table.view().pawn == table.view().moon
    assert table.legal(0) == []
    with pytest.raises(IllegalAction):
        table.act(0, "portal back")


@pytest.mark.rule("S-44", "R1", "S-42")
def test_a_portal_forward_onto_the_moon_may_be_answered_by_a_portal_back() -> None:
    table = near_the_moon("""
        seat 0 shaman: green-1 | open portal
        seat 1 shaman: purple-2 white-2
        seat 2 shadow: green-3 white-3 | open portal
    """)
    assert story(table.act(2, "portal forward")) == [
        "portal_used seat=2 direction=forward hidden=no",
        "window window=moon",
    ]
    assert (table.kind, table.waiting) == ("moon", [0])
    assert story(table.act(0, "portal back")) == [
        "portal_used seat=0 direction=back hidden=no",
        "pawn_moved start=19 to=18",
        "pawn_moved start=18 to=19",
    ]
    assert (table.kind, table.waiting) == ("play", [1])


@pytest.mark.rule("S-44", "S-43", "R1")
def test_two_portals_forward_and_back_inside_one_window_leave_the_waiting_step_last() -> None:
    table = near_the_moon("""
        seat 0 shaman: green-1 | open portal
        seat 1 shaman: green-2 white-2
        seat 2 shadow: green-3 white-3 | hidden portal
    """)
    table.act(1, "play green-2")
    assert table.waiting == [0, 2]
    assert kinds(table.act(2, "portal forward")) == ["portal_used", "window"]
    assert table.waiting == [0]
    # The back saves the Portal's own step; the off-suit step still enters the Moon.
    happened = table.act(0, "portal back")
    assert only(happened, "pawn_moved", "round_ended") == [
        "pawn_moved start=19 to=18",
        "pawn_moved start=18 to=19",
        "pawn_moved start=19 to=20",
        "round_ended winner=shadows why=moon",
    ]


TARGETED = """
    players 3
    pawn {pawn}
    trick 1: - purple-1 -
    seat 0 shaman: green-1 green-4 {zero}
    seat 1 shaman: green-2 | open dagger {one}
    seat 2 shadow: green-3 green-5 {two}
    pending play
    pending neutralize 1
"""


def targeted(pawn: int = 9, zero: str = "", one: str = "", two: str = "") -> ShamansMidGame:
    """Seat 1 has the Dagger and the ritual; the others wait for the blow."""
    return given(TARGETED.format(pawn=pawn, zero=zero, one=one, two=two))


@pytest.mark.rule("R2", "6.3")
def test_between_the_dagger_and_the_reveal_the_target_is_asked() -> None:
    table = targeted(zero="| open portal")
    assert story(table.act(1, "neutralize 0")) == [
        "dagger_spent seat=1 target=0 hidden=no",
        "window window=target",
    ]
    decision = table.view().decision
    assert (decision.kind, decision.waiting, decision.subject) == ("target", [0], 0)
    assert table.view().seats[0].alive
    assert not table.view().seats[0].role_open
    assert tiles(table, 1) == ([], 0)
    assert kinds(table.act(0, "pass"))[0] == "eliminated"


@pytest.mark.rule("S-45", "R2", "6.3")
def test_a_shadow_about_to_fall_one_space_short_wins_and_scores_as_a_survivor() -> None:
    table = targeted(pawn=19, two="| hidden portal")
    table.act(1, "neutralize 2")
    happened = table.act(2, "portal forward")
    assert only(happened, "eliminated", "round_ended", "points") == [
        "round_ended winner=shadows why=moon",
        "points seat=2 points=3 why=team",
    ]
    assert table.view().seats[2].alive


@pytest.mark.rule("S-45", "9.2")
def test_a_shaman_about_to_fall_may_first_move_the_pawn_back() -> None:
    table = targeted(zero="| open portal")
    table.act(1, "neutralize 0")
    assert only(table.act(0, "portal back"), "pawn_moved", "eliminated") == [
        "pawn_moved start=9 to=8",
        "eliminated seat=0 role=shaman by=1",
        "pawn_moved start=8 to=9",
        "pawn_moved start=9 to=10",
    ]


@pytest.mark.rule("S-46", "9.7", "R1")
def test_the_fallen_cant_answer_the_movement_of_his_fall_but_others_can() -> None:
    table = targeted(pawn=18, zero="| open portal", two="| open portal")
    table.act(1, "neutralize 0")
    table.tell("0 pass", "2 pass")
    assert (table.kind, table.waiting) == ("moon", [2])
    assert table.legal(0) == []
    assert tiles(table, 0) == ([], 0)
    assert table.view().out.open == ["dagger", "portal"]
    table.act(2, "portal back")
    assert (table.kind, table.view().pawn) == ("play", 19)


@pytest.mark.rule("R3", "6.1")
def test_after_the_last_trick_a_shadow_may_still_win_by_portal() -> None:
    table = given("""
        players 3
        pawn 19
        trick 0: purple-1 purple-2 -
        seat 0 shaman:
        seat 1 shaman:
        seat 2 shadow: purple-3 | open portal
    """)
    happened = table.act(2, "play purple-3")
    assert kinds(happened) == ["card_played", "cards_collected", "window"]
    assert (table.kind, table.waiting) == ("end", [2])
    assert only(table.act(2, "portal forward"), "round_ended") == [
        "round_ended winner=shadows why=moon"
    ]


@pytest.mark.rule("R3", "10.1")
def test_if_all_pass_after_the_last_trick_the_shamans_win() -> None:
    table = given("""
        players 3
        pawn 19
        trick 0: purple-1 purple-2 -
        seat 0 shaman: | hidden portal
        seat 1 shaman: | hidden shard
        seat 2 shadow: purple-3 | open portal
    """)
    table.act(2, "play purple-3")
    assert table.waiting == [0, 1, 2]
    assert table.tell("2 pass", "0 pass") == []
    assert only(table.act(1, "pass"), "round_ended") == ["round_ended winner=shamans why=cards"]


@pytest.mark.rule("S-41")
def test_a_hidden_portal_is_turned_up_and_discarded() -> None:
    table = given(TABLE.format(more="", zero="").replace("open portal", "hidden portal shard"))
    assert {"portal forward", "portal back"} <= set(table.legal(3))
    assert story(table.act(3, "portal back"))[0] == "portal_used seat=3 direction=back hidden=yes"
    assert table.view(3).seats[3].hidden_tiles == ["shard"]
    assert table.view().out.open == ["portal"]


@pytest.mark.rule("S-41")
def test_who_has_an_open_and_a_hidden_portal_spends_the_open_one() -> None:
    table = given(
        TABLE.format(more="", zero="").replace("open portal", "open portal | hidden portal")
    )
    assert story(table.act(3, "portal back"))[0] == "portal_used seat=3 direction=back hidden=no"
    assert tiles(table, 3) == ([], 1)


@pytest.mark.rule("S-42")
def test_a_portal_may_be_used_as_soon_as_it_is_taken() -> None:
    table = given("""
        players 3
        pawn 9
        row portal shard
        stack portal shard
        trick 0: purple-1 purple-2 purple-3
        seat 0 shaman: green-1
        seat 1 shaman: green-2
        seat 2 shadow: green-3
    """)
    assert table.legal(0) == ["take left", "take right", "take stack"]
    table.act(0, "take left")
    assert table.waiting == [2]
    assert story(table.act(0, "portal forward"))[-1] == "pawn_moved start=9 to=10"


@pytest.mark.rule("S-42")
def test_one_player_may_use_several_portals_at_once_and_teams_dont_matter() -> None:
    for role_of_0, role_of_2 in (("shaman", "shadow"), ("shadow", "shaman")):
        table = given(f"""
            players 3
            pawn 9
            seat 0 {role_of_0}: green-1 | open portal | hidden portal
            seat 1 shaman: green-2
            seat 2 {role_of_2}: green-3
        """)
        table.tell("0 portal forward", "0 portal forward")
        assert table.view().pawn == 11
        assert not any(action.startswith("portal") for action in table.legal(0))


@pytest.mark.rule("S-47", "R1")
def test_before_the_moon_holders_are_asked_clockwise_from_the_active_player() -> None:
    table = given("""
        players 4
        pawn 19
        trick 0: purple-1 purple-2 - -
        seat 0 shaman: green-1 | hidden shard
        seat 1 shaman: green-2 | hidden shard
        seat 2 shaman: green-3 white-3 | hidden dagger
        seat 3 shadow: green-4 white-4 | hidden dagger
    """)
    table.act(2, "play green-3")
    asked = []
    while table.kind == "moon":
        asked.append(table.actor)
        table.act(table.actor, "pass")
    assert asked == [2, 3, 0, 1]


@pytest.mark.rule("S-47", "R2")
def test_before_a_fall_the_target_is_asked_first_then_clockwise() -> None:
    table = targeted(zero="| hidden shard", one="| hidden shard", two="| hidden dagger")
    table.act(1, "neutralize 2")
    asked = []
    while table.kind == "target":
        asked.append(table.actor)
        table.act(table.actor, "pass")
    assert asked == [2, 0, 1]


@pytest.mark.rule("S-47", "R3")
def test_after_the_last_trick_holders_are_asked_from_its_highest_on() -> None:
    table = given("""
        players 4
        trick 0: purple-1 purple-2 purple-4 -
        seat 0 shaman: | hidden shard
        seat 1 shaman: | hidden shard
        seat 2 shaman: | hidden dagger
        seat 3 shadow: purple-3 | hidden dagger
    """)
    table.act(3, "play purple-3")
    asked = []
    while table.kind == "end":
        asked.append(table.actor)
        table.act(table.actor, "pass")
    assert asked == [2, 3, 0, 1]


@pytest.mark.rule("S-47")
def test_after_each_use_everybody_is_asked_anew() -> None:
    table = targeted(zero="| hidden shard", two="| open portal")
    table.act(1, "neutralize 0")
    table.act(0, "pass")
    assert table.waiting == [2]
    assert kinds(table.act(2, "portal back")) == ["portal_used", "pawn_moved", "window"]
    assert (table.kind, table.waiting) == ("target", [0])


@pytest.mark.rule("S-48", "R1", "R2", "R3")
@pytest.mark.parametrize(
    ("window", "pawn", "trick", "hands", "more", "act"),
    [
        ("moon", 19, "- purple-1 - - -", "1 2 3 4", "", "2 play green-3"),
        (
            "target",
            9,
            "- purple-1 - - -",
            "1 2 3 4",
            "pending play\npending neutralize 1",
            "1 neutralize 3",
        ),
        ("end", 9, "- green-6 green-7 green-8 -", "1", "", "0 play green-1"),
    ],
)
def test_everybody_with_a_hidden_tile_or_an_open_portal_is_asked_and_nobody_else(
    window: str, pawn: int, trick: str, hands: str, more: str, act: str
) -> None:
    """Given a step onto the Moon, a target, or the last card: two who could hold a Portal."""
    hand = [f"green-{number}" for number in hands.split()] + [""] * 3
    table = given(f"""
        players 5
        pawn {pawn}
        trick 1: {trick}
        seat 0 shaman: {hand[0]} | hidden shard
        seat 1 shaman: {hand[1]} | open dagger shard
        seat 2 shaman: {hand[2]} | open portal
        seat 3 shadow: {hand[3]}
        seat 4 shadow: | eliminated | lost dagger
        {more}
    """)
    table.tell(act)
    assert table.kind == window
    assert table.waiting == [0, 2]
    assert table.legal(0) == ["pass"]


@pytest.mark.rule("S-48")
def test_an_answer_in_a_window_is_told_to_nobody() -> None:
    table = targeted(zero="| hidden shard", two="| hidden portal")
    table.act(1, "neutralize 0")
    before = [table.view(viewer) for viewer in (SPECTATOR, 1, 2)]
    table.act(0, "pass")
    assert all(table.heard(viewer) == [] for viewer in (SPECTATOR, 1, 2))
    assert [table.view(viewer) for viewer in (SPECTATOR, 1, 2)] == before
    assert table.view(1).decision.waiting == [0, 2]


@pytest.mark.rule("S-48", "R1", "R2", "R3")
def test_a_window_that_nobody_could_use_does_not_open() -> None:
    assert "window" not in kinds(targeted().act(1, "neutralize 0"))
    assert "window" not in kinds(targeted(pawn=18).act(1, "neutralize 0"))
    table = given("""
        players 3
        trick 0: purple-1 purple-2 -
        seat 0 shaman: | open shard dagger
        seat 1 shaman: | open mask | face-up
        seat 2 shadow: purple-3
    """)
    assert "window" not in kinds(table.act(2, "play purple-3"))


@pytest.mark.rule("S-49")
def test_on_the_first_space_a_portal_only_leads_forward() -> None:
    table = given(TABLE.replace("pawn 9", "pawn 0").format(more="", zero="green-1"))
    assert table.legal(3) == ["portal forward"]
    with pytest.raises(IllegalAction):
        table.act(3, "portal back")
    table.act(3, "portal forward")
    assert table.view().pawn == 1


@pytest.mark.rule("S-49")
def test_the_starting_space_is_not_the_floor() -> None:
    start = TABLE.replace("pawn 9\n", "")  # 12 before the Moon
    table = given(start.format(more="", zero="green-1"))
    assert table.view().pawn == 8
    table.act(3, "portal back")
    assert table.view().pawn == 7


@pytest.mark.rule("S-4A", "10.7")
def test_a_portal_is_of_no_use_after_its_round() -> None:
    table = near_the_moon("""
        seat 0 shaman: green-1 | open portal
        seat 1 shaman: green-2 white-2
        seat 2 shadow: green-3 white-3 | hidden portal
    """)
    table.tell("1 play green-2", "0 pass", "2 pass")
    assert table.stage == Stage.DEAL
    assert [table.legal(seat) for seat in range(3)] == [[], [], []]
    table.deal()
    assert [tiles(table, seat) for seat in range(3)] == [([], 0)] * 3
    assert table.view().out.open == []
