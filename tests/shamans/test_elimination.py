"""Chapter 9: somebody falls, and what becomes of his role, his tiles and his cards."""

import pytest

from penumbra.games.game import SPECTATOR, Stage

from .table import ShamansMidGame, given, kinds, only, story, tiles

# Seat 1 holds the Dagger and the ritual. Seats 3 and 4 are the Shadows; nobody has a hidden tile.
FIVE = """
    players 5
    pawn 5
    row shard dagger
    purple 1 2 3 4 5 6
    blue 1 2 3 4 5 6
    white 1 2 3 4 5 6 7
    trick 0: green-1 - - - -
    seat 0 shaman: red-1 red-2
    seat 1 shaman: green-2 red-3 {one}
    seat 2 shaman: green-3 red-4 red-5 {two}
    seat 3 shadow: {three}
    seat 4 shadow: green-5 red-6 {four}
    pending play
    pending neutralize 1
"""


def five(
    one: str = "| open dagger",
    two: str = "",
    three: str = "purple-7 blue-7 red-8",
    four: str = "",
) -> ShamansMidGame:
    return given(FIVE.format(one=one, two=two, three=three, four=four))


@pytest.mark.rule("9.1")
@pytest.mark.parametrize(("target", "role"), [(0, "shaman"), (2, "shaman"), (3, "shadow")])
def test_the_eliminated_player_shows_his_role_and_is_out(target: int, role: str) -> None:
    table = five()
    happened = table.act(1, f"neutralize {target}")
    assert f"eliminated seat={target} role={role} by=1" in story(happened)
    for viewer in (SPECTATOR, 0, 4):
        seat = table.view(viewer).seats[target]
        assert (seat.alive, seat.role, seat.role_open) == (False, role, True)


@pytest.mark.rule("9.2", "9.3", "S-70")
def test_a_shamans_hand_is_set_aside_and_pushes_the_pawn_card_by_card() -> None:
    table = five()
    assert story(table.act(1, "neutralize 2")) == [
        "dagger_spent seat=1 target=2 hidden=no",
        "eliminated seat=2 role=shaman by=1",
        "hand_set_aside seat=2 count=3",  # all three: he has not played yet
        "pawn_moved start=5 to=6",
        "pawn_moved start=6 to=7",
        "pawn_moved start=7 to=8",
    ]
    assert table.view().seats[2].cards == 0
    assert table.view().seats[2].aside == 3


@pytest.mark.rule("S-70")
def test_the_card_already_on_the_table_does_not_push_the_pawn() -> None:
    table = five()
    assert table.view().tricks[-1].cards[0] == "green-1"
    happened = table.act(1, "neutralize 0")
    assert "hand_set_aside seat=0 count=2" in story(happened)
    assert table.view().pawn == 7


@pytest.mark.rule("S-70", "9.3")
def test_a_shaman_with_an_empty_hand_pushes_nothing() -> None:
    table = given("""
        players 3
        pawn 5
        trick 0: purple-1 - -
        seat 0 shaman:
        seat 1 shaman: green-2 | open dagger
        seat 2 shadow: green-3
        pending play
        pending neutralize 1
    """)
    assert only(table.act(1, "neutralize 0"), "hand_set_aside", "pawn_moved") == [
        "hand_set_aside seat=0 count=0"
    ]


@pytest.mark.rule("9.3", "I10")
def test_cards_set_aside_never_reach_their_world() -> None:
    table = given("""
        players 3
        pawn 5
        purple 1 2 3 4
        trick 0: blue-1 - -
        seat 0 shaman: purple-5
        seat 1 shaman: purple-6 blue-2 | open dagger
        seat 2 shadow: blue-3 blue-4
        pending play
        pending neutralize 1
    """)
    table.tell("1 neutralize 0", "1 play purple-6", "2 play blue-3")
    while table.stage == Stage.ACT:
        happened = table.act(table.actor, table.legal(table.actor)[0])
        assert "ritual" not in kinds(happened)
    assert table.placed("purple") == [1, 2, 3, 4, 6]
    assert table.view().seats[0].aside == 1


@pytest.mark.rule("9.2", "S-71", "10.3", "S-81")
def test_a_fall_may_bring_the_pawn_to_the_moon() -> None:
    table = given("""
        players 3
        pawn 18
        trick 0: purple-1 - -
        seat 0 shaman: green-1 green-4 green-5
        seat 1 shaman: green-2 white-2 | open dagger
        seat 2 shadow: green-3 white-3
        pending play
        pending neutralize 1
    """)
    happened = table.act(1, "neutralize 0")
    assert only(happened, "pawn_moved", "round_ended") == [
        "pawn_moved start=18 to=19",
        "pawn_moved start=19 to=20",  # the third step is not taken any more
        "round_ended winner=shadows why=moon",
    ]


@pytest.mark.rule("9.4", "10.2")
def test_when_the_last_shadow_falls_the_shamans_win_at_once() -> None:
    table = given("""
        players 3
        pawn 5
        purple 1 2 3 4 5
        trick 0: blue-1 - -
        seat 0 shaman: green-1
        seat 1 shaman: green-2 | open dagger
        seat 2 shadow: purple-6 green-3
        pending play
        pending neutralize 1
    """)
    happened = table.act(1, "neutralize 2")
    assert only(happened, "eliminated", "hand_placed", "pawn_moved", "ritual", "round_ended") == [
        "eliminated seat=2 role=shadow by=1",
        "round_ended winner=shamans why=last_shadow",
    ]
    assert table.placed("purple") == [1, 2, 3, 4, 5]


@pytest.mark.rule("9.5", "S-73")
def test_another_shadows_hand_is_shown_and_placed_and_the_pawn_stands_still() -> None:
    table = five()
    happened = table.act(1, "neutralize 3")
    assert story(happened) == [
        "dagger_spent seat=1 target=3 hidden=no",
        "eliminated seat=3 role=shadow by=1",
        "hand_placed seat=3 cards=purple-7,blue-7,red-8",
    ]
    assert table.view().pawn == 5
    assert [table.placed(world)[-1] for world in ("purple", "blue", "red")] == [7, 7, 8]
    assert table.view().seats[3].cards == 0
    assert table.view().seats[3].aside == 0
    for viewer in (SPECTATOR, 0, 3):
        assert story(table.heard(viewer))[-1] == story(happened)[-1]
    assert (table.kind, table.waiting) == ("play", [1])


@pytest.mark.rule("9.6", "S-74", "S-76")
def test_worlds_completed_by_it_are_performed_by_the_eliminator_in_his_order() -> None:
    table = five(three="purple-7 purple-8 blue-7 blue-8 white-8")
    assert only(table.act(1, "neutralize 3"), "hand_placed", "world_completed", "ritual") == [
        "hand_placed seat=3 cards=purple-7,purple-8,blue-7,blue-8,white-8",
        "world_completed world=purple performer=1",
        "world_completed world=blue performer=1",
        "world_completed world=white performer=1",
    ]
    assert (table.kind, table.waiting) == ("chain", [1])
    assert table.view().decision.rituals == ["purple", "blue", "white"]
    assert table.legal(1) == ["perform purple", "perform blue", "perform white"]

    assert story(table.act(1, "perform white")) == [
        "ritual seat=1 world=white ritual=stabilization"
    ]
    table.act(1, "back")
    assert table.legal(1) == ["perform purple", "perform blue"]
    assert only(table.act(1, "perform purple"), "points", "ritual") == [
        "ritual seat=1 world=purple ritual=illumination",
        "points seat=1 points=1 why=illumination",
        "ritual seat=1 world=blue ritual=stabilization",  # the last one needs no choice
    ]
    table.act(1, "back")
    assert (table.kind, table.waiting) == ("play", [1])  # then play goes on
    assert table.view().pawn == 1


@pytest.mark.rule("9.7", "S-72")
def test_the_tiles_of_the_eliminated_are_out_and_the_hidden_ones_unseen() -> None:
    table = five(two="| open mask shard | hidden portal dagger")
    table.act(1, "neutralize 2")
    happened = table.act(2, "pass")
    assert "tiles_lost seat=2 open=shard,mask hidden=2" in story(happened)
    assert tiles(table, 2) == ([], 0)
    for viewer in (SPECTATOR, 0, 1):
        assert "tiles_lost seat=2 open=shard,mask hidden=2" in story(table.heard(viewer))
        out = table.view(viewer).out
        assert (out.open, out.hidden) == (["dagger", "shard", "mask"], 2)
    assert table.view().row == ["shard", "dagger"]


@pytest.mark.rule("9.7")
def test_tiles_are_lost_before_the_hand_pushes_the_pawn() -> None:
    table = five(two="| open portal")
    table.act(1, "neutralize 2")
    happened = kinds(table.act(2, "pass"))
    assert happened[:3] == ["eliminated", "tiles_lost", "hand_set_aside"]
    assert "window" not in happened
    assert tiles(table, 2) == ([], 0)


@pytest.mark.rule("S-72", "9.3")
def test_a_hand_set_aside_is_known_to_its_owner_alone() -> None:
    table = five()
    table.act(1, "neutralize 2")
    assert table.view(2).seats[2].aside_cards == ["green-3", "red-4", "red-5"]
    for viewer in (SPECTATOR, 0, 1, 3, 4):
        assert table.view(viewer).seats[2].aside_cards is None
        assert table.view(viewer).seats[2].aside == 3


@pytest.mark.rule("9.8", "4.9")
def test_the_matching_card_of_the_eliminated_is_collected_but_not_compared() -> None:
    table = given("""
        players 4
        pawn 5
        row shard dagger
        trick 0: green-1 - - -
        seat 0 shaman: blue-4
        seat 1 shaman: green-6 blue-1 | open dagger
        seat 2 shaman: green-3 blue-2
        seat 3 shadow: green-4 blue-3
        pending play
        pending neutralize 1
    """)
    table.tell("1 neutralize 0", "1 play green-6", "2 play green-3", "3 play green-4")
    assert table.waiting == [2]  # not seat 0, whose 1 is the lowest
    assert only(table.act(2, "take left"), "cards_collected") == [
        "cards_collected seat=1 world=green cards=green-1,green-3,green-4,green-6"
    ]


@pytest.mark.rule("9.8", "4.9")
def test_the_highest_card_of_the_eliminated_does_not_lead_again() -> None:
    table = given("""
        players 3
        pawn 5
        trick 0: green-6 - -
        seat 0 shaman: blue-4
        seat 1 shaman: green-2 blue-1 | open dagger
        seat 2 shadow: green-3 blue-2
        pending play
        pending neutralize 1
    """)
    table.tell("1 neutralize 0", "1 play green-2")
    assert only(table.act(2, "play green-3"), "cards_collected", "trick_began") == [
        "cards_collected seat=2 world=green cards=green-2,green-3,green-6",
        "trick_began trick=2 guide=2",
    ]


@pytest.mark.rule("9.9", "S-78")
def test_the_eliminated_owner_of_the_only_matching_card_names_the_guide() -> None:
    table = given("""
        players 3
        pawn 5
        trick 0: green-6 - -
        seat 0 shaman: blue-4
        seat 1 shaman: white-2 blue-1 | open dagger
        seat 2 shadow: white-3 blue-2
        pending play
        pending neutralize 1
    """)
    table.tell("1 neutralize 0", "1 play white-2", "2 play white-3")
    assert (table.kind, table.waiting, table.legal(0)) == ("name", [0], ["name 1", "name 2"])
    assert story(table.act(0, "name 2")) == [
        "guide_named seat=0 guide=2",
        "trick_began trick=2 guide=2",
    ]
    assert table.legal(0) == []


@pytest.mark.rule("S-74", "4.10")
def test_the_destination_cant_complete_through_a_fallen_shadows_hand_while_cards_lie_there() -> (
    None
):
    table = given("""
        players 5
        pawn 5
        purple 1 2 3 4 5 6
        trick 0: purple-7 - - - -
        seat 0 shaman: red-1
        seat 1 shaman: green-2 red-3 | open dagger
        seat 2 shaman: green-3 red-4
        seat 3 shadow: purple-8 red-5
        seat 4 shadow: green-5 red-6
        pending play
        pending neutralize 1
    """)
    assert "world_completed" not in kinds(table.act(1, "neutralize 3"))
    table.tell("1 play green-2", "2 play green-3")
    assert only(table.act(4, "play green-5"), "cards_collected", "world_completed", "points") == [
        "cards_collected seat=0 world=purple cards=purple-7",
        "world_completed world=purple performer=0",
        "points seat=0 points=1 why=illumination",
    ]


CHAIN = """
    players 5
    pawn {pawn}
    purple 1 2 3 4 5 6 7
    yellow 1 2 3 4 5 6 7
    trick 0: green-1 - - - -
    seat 0 shaman: red-1 red-2
    seat 1 shaman: green-2 red-3 | open dagger {more}
    seat 2 shaman: green-3 red-4
    seat 3 shadow: purple-8 yellow-8
    seat 4 shadow: green-5 red-6
    pending play
    pending neutralize 1
"""


@pytest.mark.rule("S-75", "8.7")
def test_a_neutralization_in_the_chain_needs_another_dagger() -> None:
    table = given(CHAIN.format(pawn=5, more=""))
    table.tell("1 neutralize 3")
    assert only(table.act(1, "perform yellow"), "ritual", "ritual_idle") == [
        "ritual seat=1 world=yellow ritual=neutralization",
        "ritual_idle seat=1",
        "ritual seat=1 world=purple ritual=illumination",
    ]


@pytest.mark.rule("S-75", "S-81", "9.4")
def test_killing_the_second_shadow_in_the_chain_ends_the_round_and_drops_the_rest() -> None:
    table = given(CHAIN.format(pawn=5, more="dagger"))
    table.tell("1 neutralize 3", "1 perform yellow")
    happened = table.act(1, "neutralize 4")
    assert only(happened, "eliminated", "round_ended", "hand_placed", "ritual") == [
        "eliminated seat=4 role=shadow by=1",
        "round_ended winner=shamans why=last_shadow",
    ]
    assert "illumination" not in str(happened)
    assert table.scores == [2, 2, 2, 0, 0]


@pytest.mark.rule("S-76", "S-75")
def test_the_eliminator_may_take_his_point_first_and_kill_last() -> None:
    table = given(CHAIN.format(pawn=5, more="dagger"))
    table.tell("1 neutralize 3", "1 perform purple", "1 neutralize 4")
    assert table.scores == [2, 3, 2, 0, 0]


@pytest.mark.rule("S-75", "9.2")
def test_killing_a_shaman_in_the_chain_moves_the_pawn_and_the_rest_goes_on() -> None:
    table = given(CHAIN.format(pawn=5, more="dagger"))
    table.tell("1 neutralize 3", "1 perform yellow")
    assert only(table.act(1, "neutralize 0"), "pawn_moved", "points") == [
        "pawn_moved start=5 to=6",
        "pawn_moved start=6 to=7",
        "points seat=1 points=1 why=illumination",
    ]


@pytest.mark.rule("S-75", "S-81")
def test_a_shaman_killed_in_the_chain_may_bring_the_moon_and_drop_the_rest() -> None:
    table = given(CHAIN.format(pawn=18, more="dagger"))
    table.tell("1 neutralize 3", "1 perform yellow", "1 neutralize 0")
    assert table.view().result is not None
    assert table.scores == [0, 0, 0, 0, 3]


@pytest.mark.rule("S-77")
@pytest.mark.parametrize(("killer", "victim"), [("shaman", "shaman"), ("shadow", "shadow")])
def test_anybody_may_kill_his_own(killer: str, victim: str) -> None:
    other = {"shaman": "shadow", "shadow": "shaman"}[killer]
    last = "shaman" if killer == "shadow" else "shadow"
    table = given(f"""
        players 5
        pawn 5
        trick 0: green-1 - - - -
        seat 0 {victim}: red-1
        seat 1 {killer}: green-2 red-3 | open dagger
        seat 2 {other}: green-3 red-4
        seat 3 {last}: green-4 red-5
        seat 4 shaman: green-5 red-6
        pending play
        pending neutralize 1
    """)
    assert "neutralize 0" in table.legal(1)
    assert f"eliminated seat=0 role={victim} by=1" in story(table.act(1, "neutralize 0"))
    assert (table.kind, table.waiting) == ("play", [1])


@pytest.mark.rule("S-78", "S-36", "S-86")
def test_the_eliminated_play_nothing_more_and_keep_their_points() -> None:
    table = given("""
        players 3
        pawn 5
        trick 0: green-1 - -
        seat 0 shaman: blue-4 white-1 | points 4 | open portal
        seat 1 shaman: green-2 blue-1 white-2 | open dagger
        seat 2 shadow: green-3 blue-2 white-3
        pending play
        pending neutralize 1
    """)
    table.tell("1 neutralize 0", "0 pass")
    for act in ("1 play green-2", "2 play green-3", "2 play blue-2", "1 play blue-1"):
        assert table.legal(0) == []
        table.tell(act)
    for act in ("2 play white-3", "1 play white-2"):
        assert table.legal(0) == []
        table.tell(act)
    assert table.stage == Stage.DEAL
    assert table.scores == [4, 2, 0]


@pytest.mark.rule("S-79")
def test_an_off_suit_card_of_the_eliminated_stays_at_its_world() -> None:
    table = given("""
        players 3
        pawn 5
        white 2
        trick 2: white-2 - green-1
        seat 0 shaman: blue-4
        seat 1 shaman: green-2 blue-1 | open dagger
        seat 2 shadow: blue-2
        pending play
        pending neutralize 1
    """)
    table.act(1, "neutralize 0")
    assert only(table.act(1, "play green-2"), "cards_collected") == [
        "cards_collected seat=1 world=green cards=green-1,green-2"
    ]
    assert table.placed("white") == [2]
