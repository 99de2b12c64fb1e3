"""Chapter 4: the lowest takes an artifact, the highest lays the cards down and leads again."""

import pytest

from penumbra.games.errors import IllegalAction
from penumbra.games.game import SPECTATOR

from .table import ShamansMidGame, given, kinds, only, story, tiles

# Seat 2 is about to play; seat 1 holds the lowest card, seat 0 the highest, unless seat 2 does.
LAST_TO_PLAY = """
    players 3
    pawn 5
    row shard dagger
    stack portal shard mask
    trick 0: purple-4 purple-2 -
    seat 0 shaman: green-1
    seat 1 shaman: green-2
    seat 2 shadow: purple-1 purple-3 purple-6 green-3
"""

# Seat 0 led and is the only follower; seat 1, with a Dagger, completes brown.
A_SOLE_FOLLOWER_IN_DANGER = """
    players 4
    pawn 5
    row shard dagger
    blue 1 2 3 4 5
    brown 1 2 3 4 5
    trick 0: blue-6 - - -
    seat 0 shaman: green-1
    seat 1 shaman: brown-6 green-2 | open dagger
    seat 2 shaman: white-3 green-3
    seat 3 shadow: white-4 green-4
"""


def taking(row: str, stack: str, more: str = "") -> ShamansMidGame:
    """Seat 0 has led purple 1 and is to take; the others hold one more card each."""
    return given(f"""
        players 3
        pawn 5
        row {row}
        stack {stack}
        trick 0: purple-1 purple-2 purple-3
        seat 0 shaman: green-1
        seat 1 shaman: green-2
        seat 2 shadow: green-3
        {more}
    """)


@pytest.mark.rule("4.1", "I2")
@pytest.mark.parametrize(
    ("card", "lowest", "highest"),
    [("purple-1", 2, 0), ("purple-3", 1, 0), ("purple-6", 1, 2), ("green-3", 1, 0)],
)
def test_lowest_and_highest_are_found_among_the_cards_of_the_destination(
    card: str, lowest: int, highest: int
) -> None:
    table = given(LAST_TO_PLAY)
    table.act(2, f"play {card}")
    assert (table.kind, table.waiting) == ("take", [lowest])
    happened = table.act(lowest, "take left")
    assert [e["seat"] for e in happened if e["event"] == "cards_collected"] == [highest]


@pytest.mark.rule("4.1", "4.3")
def test_nobody_takes_anything_before_all_have_played() -> None:
    table = given(LAST_TO_PLAY)
    assert (table.kind, table.waiting) == ("play", [2])
    with pytest.raises(IllegalAction):
        table.act(1, "take left")


@pytest.mark.rule("4.2")
def test_a_sole_follower_is_lowest_and_highest() -> None:
    table = given("""
        players 3
        row shard dagger
        blue 2
        trick 0: purple-4 blue-2 -
        seat 0 shaman: green-1
        seat 1 shaman: green-2
        seat 2 shadow: blue-3 green-3
    """)
    table.act(2, "play blue-3")
    assert only(table.act(0, "take left"), "tile_taken", "cards_collected", "trick_began") == [
        "tile_taken seat=0 source=left tile=shard",
        "cards_collected seat=0 world=purple cards=purple-4",
        "trick_began trick=2 guide=0",
    ]


@pytest.mark.rule("4.2", "9.8")
def test_a_sole_surviving_follower_is_lowest_and_highest() -> None:
    table = given("""
        players 4
        pawn 5
        row shard dagger
        brown 1 2 3 4 5
        trick 0: blue-6 blue-3 - -
        seat 0 shaman: green-1
        seat 1 shaman: green-2
        seat 2 shaman: brown-6 green-3 | open dagger
        seat 3 shadow: white-4 green-4
    """)
    table.tell("2 play brown-6", "2 neutralize 0", "3 play white-4")
    assert (table.kind, table.waiting) == ("take", [1])
    assert only(table.act(1, "take left"), "cards_collected", "trick_began") == [
        "cards_collected seat=1 world=blue cards=blue-3,blue-6",
        "trick_began trick=2 guide=1",
    ]


@pytest.mark.rule("4.3", "4.4", "4.7", "4.8", "4.9", "4.11")
def test_the_lowest_takes_then_the_highest_collects_and_leads() -> None:
    table = given(LAST_TO_PLAY)
    assert kinds(table.act(2, "play purple-6")) == ["card_played"]
    assert table.placed("purple") == []  # not before the artifact is taken
    assert story(table.act(1, "take right")) == [
        "tile_taken seat=1 source=right tile=dagger",
        "tile_shown slot=right tile=portal",
        "cards_collected seat=2 world=purple cards=purple-2,purple-4,purple-6",
        "trick_began trick=2 guide=2",
    ]
    assert table.placed("purple") == [2, 4, 6]
    assert (table.kind, table.waiting) == ("play", [2])


@pytest.mark.rule("4.4")
def test_the_lowest_may_take_either_tile_of_the_row_or_the_top_of_the_stack() -> None:
    assert taking("shard dagger", "portal").legal(0) == ["take left", "take right", "take stack"]
    for source, tile in (("left", "shard"), ("right", "dagger"), ("stack", "portal")):
        happened = taking("shard dagger", "portal").act(0, f"take {source}")
        assert story(happened)[0] == f"tile_taken seat=0 source={source} tile={tile}"


@pytest.mark.rule("4.5", "S-24")
def test_the_taker_looks_at_the_drawn_tile_and_then_chooses_its_side() -> None:
    table = taking("shard dagger", "portal shard")
    table.act(0, "take stack")
    assert (table.kind, table.waiting) == ("keep", [0])
    assert table.legal(0) == ["keep open", "keep hidden"]
    assert table.view(0).drawn == "portal"
    for viewer in (SPECTATOR, 1, 2):
        assert table.view(viewer).drawn is None
        assert story(table.heard(viewer)) == ["tile_taken seat=0 source=stack tile=-"]


@pytest.mark.rule("4.5", "S-72")
def test_a_tile_kept_hidden_is_known_to_its_owner_alone() -> None:
    table = taking("shard dagger", "portal shard")
    table.tell("0 take stack", "0 keep hidden")
    assert tiles(table, 0) == ([], 1)
    assert table.view(0).seats[0].hidden_tiles == ["portal"]
    assert story(table.heard(0))[0] == "tile_kept seat=0 open=no tile=portal"
    for viewer in (SPECTATOR, 1, 2):
        assert table.view(viewer).seats[0].hidden_tiles is None
        assert story(table.heard(viewer))[0] == "tile_kept seat=0 open=no tile=-"


@pytest.mark.rule("4.5")
def test_a_tile_kept_open_is_known_to_everybody() -> None:
    table = taking("shard dagger", "portal shard")
    table.tell("0 take stack", "0 keep open")
    assert tiles(table, 0) == (["portal"], 0)
    for viewer in (SPECTATOR, 1, 2):
        assert story(table.heard(viewer))[0] == "tile_kept seat=0 open=yes tile=portal"


@pytest.mark.rule("4.6", "7.1")
def test_a_mask_from_the_stack_is_shown_without_asking() -> None:
    table = taking("shard dagger", "mask shard")
    assert story(table.act(0, "take stack"))[:3] == [
        "tile_taken seat=0 source=stack tile=mask",
        "tile_kept seat=0 open=yes tile=mask",
        "role_revealed seat=0 role=shaman",
    ]
    assert table.kind == "play"
    assert tiles(table, 0) == (["mask"], 0)


@pytest.mark.rule("4.7", "S-25")
@pytest.mark.parametrize("source", ["left", "right"])
def test_a_tile_from_the_row_lies_open_and_there_is_no_choice(source: str) -> None:
    table = taking("portal portal", "shard")
    happened = table.act(0, f"take {source}")
    assert "tile_kept" not in kinds(happened)
    assert table.kind == "play"
    assert tiles(table, 0) == (["portal"], 0)


@pytest.mark.rule("4.8")
def test_an_empty_slot_is_refilled_at_once_and_open() -> None:
    table = taking("shard dagger", "portal mask")
    table.act(0, "take left")
    assert table.view().row == ["portal", "dagger"]
    assert table.view().stack == 1


@pytest.mark.rule("4.8")
def test_a_take_from_the_stack_refills_nothing() -> None:
    table = taking("shard dagger", "portal mask")
    table.tell("0 take stack", "0 keep open")
    assert table.view().row == ["shard", "dagger"]
    assert table.view().stack == 1


@pytest.mark.rule("4.9", "3.5")
def test_the_highest_collects_matching_cards_only() -> None:
    table = given(LAST_TO_PLAY)
    table.act(2, "play green-3")
    assert table.placed("green") == [3]
    assert only(table.act(1, "take left"), "cards_collected") == [
        "cards_collected seat=0 world=purple cards=purple-2,purple-4"
    ]
    assert table.placed("green") == [3]


@pytest.mark.rule("4.10", "8.1")
def test_the_highest_performs_the_ritual_of_the_world_he_completes() -> None:
    table = given("""
        players 3
        purple 3 4 5
        trick 0: purple-2 purple-6 -
        seat 0 shaman: green-1
        seat 1 shaman: green-2
        seat 2 shadow: purple-1 green-3
    """)
    assert story(table.act(2, "play purple-1")) == [
        "card_played seat=2 card=purple-1 follows=yes",
        "cards_collected seat=1 world=purple cards=purple-1,purple-2,purple-6",
        "world_completed world=purple performer=1",
        "ritual seat=1 world=purple ritual=illumination",
        "points seat=1 points=1 why=illumination",
        "trick_began trick=2 guide=1",
    ]


@pytest.mark.rule("4.11", "10.1")
def test_without_cards_in_hand_the_round_ends_instead_of_a_new_trick() -> None:
    table = given("""
        players 3
        trick 0: purple-2 purple-6 -
        seat 0 shaman:
        seat 1 shaman:
        seat 2 shadow: purple-1
    """)
    happened = table.act(2, "play purple-1")
    assert "trick_began" not in kinds(happened)
    assert only(happened, "round_ended") == ["round_ended winner=shamans why=cards"]


@pytest.mark.rule("S-17", "9.9")
def test_if_no_follower_survived_nobody_takes_and_the_completed_world_stays_silent() -> None:
    table = given(A_SOLE_FOLLOWER_IN_DANGER)
    table.tell("1 play brown-6", "1 neutralize 0", "2 play white-3")
    assert story(table.act(3, "play white-4")) == [
        "card_played seat=3 card=white-4 follows=no",
        "pawn_moved start=8 to=9",
        "card_placed card=white-4",
        "cards_collected seat=- world=blue cards=blue-6",
        "world_completed world=blue performer=-",
    ]
    assert table.placed("blue") == [1, 2, 3, 4, 5, 6]
    assert table.view().row == ["shard", "dagger"]
    assert (table.kind, table.waiting) == ("name", [0])


@pytest.mark.rule("9.9", "S-17", "S-19")
@pytest.mark.parametrize("named", [1, 2, 3])
def test_the_fallen_sole_follower_names_a_survivor_as_the_next_guide(named: int) -> None:
    table = given(A_SOLE_FOLLOWER_IN_DANGER)
    table.tell("1 play brown-6", "1 neutralize 0", "2 play white-3", "3 play white-4")
    assert table.legal(0) == ["name 1", "name 2", "name 3"]
    assert story(table.act(0, f"name {named}")) == [
        f"guide_named seat=0 guide={named}",
        f"trick_began trick=2 guide={named}",
    ]
    assert table.waiting == [named]


@pytest.mark.rule("S-18")
@pytest.mark.parametrize(("cards", "namer"), [("blue-2 blue-5", 1), ("blue-5 blue-2", 0)])
def test_of_two_fallen_followers_the_one_with_the_highest_card_names_the_guide(
    cards: str, namer: int
) -> None:
    table = given(f"""
        players 4
        pawn 5
        yellow 1 2 3 4 5
        brown 1 2 3 4 5
        trick 0: {cards} - -
        seat 0 shaman: green-1
        seat 1 shaman: green-2
        seat 2 shaman: brown-6 green-3 | open dagger
        seat 3 shadow: yellow-6 green-4 | open dagger
    """)
    table.tell("2 play brown-6", "2 neutralize 0", "3 play yellow-6", "3 neutralize 1")
    assert (table.kind, table.waiting) == ("name", [namer])
    assert table.legal(namer) == ["name 2", "name 3"]
    assert table.placed("blue") == [2, 5]


@pytest.mark.rule("S-19", "S-17")
def test_after_the_last_trick_nobody_is_named() -> None:
    table = given("""
        players 3
        pawn 5
        yellow 1 2 3 4 5
        trick 0: blue-2 - -
        seat 0 shaman:
        seat 1 shaman: yellow-6 | open dagger
        seat 2 shadow: white-1
    """)
    table.tell("1 play yellow-6", "1 neutralize 0")
    happened = table.act(2, "play white-1")
    assert only(happened, "cards_collected", "round_ended") == [
        "cards_collected seat=- world=blue cards=blue-2",
        "round_ended winner=shamans why=cards",
    ]


@pytest.mark.rule("S-20", "S-55", "8.6")
def test_a_dagger_taken_as_lowest_must_be_used_in_the_ritual_completed_as_highest() -> None:
    table = given("""
        players 3
        pawn 5
        row shard dagger
        yellow 1 2 3 4 5
        blue 2
        trick 0: yellow-6 blue-2 -
        seat 0 shaman: green-1
        seat 1 shaman: green-2
        seat 2 shadow: blue-3 green-3
    """)
    table.act(2, "play blue-3")
    assert only(table.act(0, "take right"), "tile_taken", "ritual") == [
        "tile_taken seat=0 source=right tile=dagger",
        "ritual seat=0 world=yellow ritual=neutralization",
    ]
    assert table.legal(0) == ["neutralize 1", "neutralize 2"]


@pytest.mark.rule("S-21", "7.1")
def test_taking_is_a_duty_even_if_only_masks_are_left() -> None:
    table = taking("mask mask", "")
    assert table.legal(0) == ["take left", "take right"]
    with pytest.raises(IllegalAction, match="Seat 0 may only: take left, take right"):
        table.act(0, "pass")


@pytest.mark.rule("S-22", "I6")
def test_with_nothing_left_to_take_the_step_is_skipped() -> None:
    table = given("""
        players 3
        trick 0: purple-1 purple-2 -
        seat 0 shaman: green-1
        seat 1 shaman: green-2
        seat 2 shadow: purple-3 green-3
    """)
    assert kinds(table.act(2, "play purple-3")) == [
        "card_played",
        "cards_collected",
        "trick_began",
    ]


@pytest.mark.rule("S-23", "I6")
def test_with_an_empty_stack_the_rest_of_the_row_is_taken_and_nothing_comes_back() -> None:
    table = taking("shard dagger", "", "out dagger portal")
    assert table.legal(0) == ["take left", "take right"]
    assert "tile_shown" not in kinds(table.act(0, "take left"))
    assert table.view().row == [None, "dagger"]
    assert table.view().stack == 0

    table.tell("2 play green-3", "0 play green-1", "1 play green-2")

    assert (table.kind, table.legal(0)) == ("take", ["take right"])
    table.act(0, "take right")
    assert table.view().row == [None, None]
    assert table.view().out.open == ["dagger", "portal"]


@pytest.mark.rule("S-26")
def test_a_hidden_tile_cant_be_turned_up_but_its_owner_may_always_look() -> None:
    table = taking("shard dagger", "shard mask")
    table.tell("0 take stack", "0 keep hidden")
    for acts in ("2 play green-3", "0 play green-1"):
        seat = int(acts[0])
        assert all(action.startswith("play") for action in table.legal(seat))
        table.tell(acts)
        assert table.view(0).seats[0].hidden_tiles == ["shard"]
        assert tiles(table, 0) == ([], 1)


@pytest.mark.rule("S-27", "5.1", "4.8", "7.1")
def test_a_take_from_the_row_goes_tile_mask_refill_eclipse() -> None:
    table = taking("mask shard", "dagger eclipse portal", "arrow left")
    assert story(table.act(0, "take left")) == [
        "tile_taken seat=0 source=left tile=mask",
        "role_revealed seat=0 role=shaman",
        "tile_shown slot=left tile=dagger",
        "eclipse arrow=left",
    ]
    assert table.kind == "give"
    assert "cards_collected" in kinds(
        table.tell("0 give green-1", "1 give green-2", "2 give green-3")
    )


@pytest.mark.rule("S-27", "5.1", "4.6")
def test_a_mask_from_the_stack_reveals_before_the_eclipse_below_it() -> None:
    table = taking("dagger shard", "mask eclipse portal", "arrow right")
    assert story(table.act(0, "take stack")) == [
        "tile_taken seat=0 source=stack tile=mask",
        "tile_kept seat=0 open=yes tile=mask",
        "role_revealed seat=0 role=shaman",
        "eclipse arrow=right",
    ]


@pytest.mark.rule("S-27", "S-24")
def test_a_drawn_tile_is_kept_before_the_eclipse_below_it() -> None:
    table = taking("dagger shard", "shard eclipse portal", "arrow right")
    assert kinds(table.act(0, "take stack")) == ["tile_taken"]
    assert story(table.act(0, "keep hidden")) == [
        "tile_kept seat=0 open=no tile=shard",
        "eclipse arrow=right",
    ]
