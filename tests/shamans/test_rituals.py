"""Chapter 8: the four rituals."""

import pytest

from penumbra.games.errors import IllegalAction
from penumbra.games.game import SPECTATOR

from .table import RITUALS, ShamansMidGame, a_board, given, kinds, only, story, tiles


def performing(ritual: str, performer: str = "", more: str = "", pawn: int = 9) -> ShamansMidGame:
    """Seat 1 is about to perform; `performer` is what lies before him."""
    return given(f"""
        players 4
        pawn {pawn}
        trick 0: purple-1 - - -
        seat 0 shaman: green-1
        seat 1 shaman: green-2 {performer}
        seat 2 shaman: green-3
        seat 3 shadow: green-4
        {more}
        pending play
        pending {ritual} 1
    """)


def alone(world: str, performer: str = "") -> ShamansMidGame:
    """A lone survivor, seat 1, completes a world."""
    return given(f"""
        players 3
        pawn 9
        {world} 1 2 3 4 5
        marker 1
        seat 0 shaman: | eliminated | face-up
        seat 1 shadow: {world}-6 blue-1 {performer}
        seat 2 shaman: | eliminated | face-up
    """)


@pytest.mark.rule("8.1", "S-69")
@pytest.mark.parametrize(
    ("world", "ritual"), [(w, r) for w, r in RITUALS.items() if w not in ("brown", "red")]
)
def test_the_ritual_of_a_completed_world_is_performed_at_once(world: str, ritual: str) -> None:
    lead = "blue" if world != "blue" else "white"
    table = given(f"""
        players 3
        pawn 9
        {world} 1 2 3 4 5
        trick 0: {lead}-1 - -
        seat 0 shaman: {lead}-2
        seat 1 shaman: {world}-6 | open dagger
        seat 2 shadow: {lead}-3
    """)
    happened = table.act(1, f"play {world}-6")
    assert only(happened, "world_completed", "ritual") == [
        f"world_completed world={world} performer=1",
        f"ritual seat=1 world={world} ritual={ritual}",
    ]
    decision = {"stabilization": "stabilize", "permutation": "swap", "neutralization": "neutralize"}
    assert table.kind == decision.get(ritual, "play")
    assert table.waiting == [1 if ritual in decision else 2]


@pytest.mark.rule("S-69")
def test_which_world_has_which_ritual_comes_from_the_board() -> None:
    other = a_board(RITUALS | {"purple": "permutation", "green": "illumination"})
    table = given(
        """
        players 3
        purple 1 2 3 4 5
        trick 0: blue-1 - -
        seat 0 shaman: blue-2
        seat 1 shaman: purple-6
        seat 2 shadow: blue-3
        """,
        other,
    )
    assert "ritual seat=1 world=purple ritual=permutation" in story(table.act(1, "play purple-6"))
    assert {w.world: w.ritual for w in table.view().worlds}["green"] == "illumination"


@pytest.mark.rule("8.1")
def test_nobody_else_plays_before_the_ritual_is_done() -> None:
    table = performing("swap")
    assert table.waiting == [1]
    with pytest.raises(IllegalAction):
        table.act(2, "play green-3")


# --- Stabilization


@pytest.mark.rule("8.2")
def test_stabilization_moves_the_pawn_back_two_spaces() -> None:
    table = performing("stabilize", more="row shard dagger")
    assert story(table.act(1, "back")) == ["pawn_moved start=9 to=7"]
    assert table.view().row == ["shard", "dagger"]
    assert (table.kind, table.waiting) == ("play", [1])


@pytest.mark.rule("8.2", "S-65", "4.8")
def test_or_it_takes_an_artifact_from_the_row_which_is_refilled() -> None:
    table = performing("stabilize", more="row shard dagger\nstack portal mask")
    assert table.legal(1) == ["take left", "take right", "take stack", "back"]
    assert story(table.act(1, "take right")) == [
        "tile_taken seat=1 source=right tile=dagger",
        "tile_shown slot=right tile=portal",
    ]
    assert tiles(table, 1) == (["dagger"], 0)
    assert table.view().pawn == 9


@pytest.mark.rule("8.2", "S-65", "4.5")
def test_or_from_the_stack_open_or_hidden() -> None:
    table = performing("stabilize", more="row shard dagger\nstack portal mask")
    table.tell("1 take stack", "1 keep hidden")
    assert table.view(1).seats[1].hidden_tiles == ["portal"]
    assert (table.kind, table.waiting) == ("play", [1])


@pytest.mark.rule("S-65", "S-27", "5.1")
def test_a_stabilization_take_may_uncover_the_eclipse() -> None:
    table = performing("stabilize", more="row mask dagger\nstack portal eclipse shard")
    assert kinds(table.act(1, "take left")) == [
        "tile_taken",
        "role_revealed",
        "tile_shown",
        "eclipse",
    ]
    assert table.kind == "give"


@pytest.mark.rule("S-65", "S-49")
@pytest.mark.parametrize(("pawn", "to"), [(9, 7), (2, 0), (1, 0), (0, 0)])
def test_stabilization_goes_back_at_most_to_the_first_space(pawn: int, to: int) -> None:
    table = performing("stabilize", pawn=pawn)
    assert table.legal(1) == ["back"]
    happened = table.act(1, "back")
    assert story(happened) == ([] if pawn == to else [f"pawn_moved start={pawn} to={to}"])
    assert table.view().pawn == to


@pytest.mark.rule("S-65")
@pytest.mark.parametrize(
    ("lying", "choices"),
    [
        ("row - -", ["back"]),
        ("row - shard", ["take right", "back"]),
        ("row shard -", ["take left", "back"]),
        ("row - -\nstack shard", ["take stack", "back"]),
    ],
)
def test_without_artifacts_only_the_way_back_is_left(lying: str, choices: list[str]) -> None:
    assert performing("stabilize", more=lying).legal(1) == choices


# --- Permutation


@pytest.mark.rule("8.3", "8.4", "S-64")
def test_permutation_swaps_roles_and_both_know_both_cards() -> None:
    table = performing("swap")
    assert story(table.act(1, "swap 3")) == [
        "roles_swapped seat=1 target=3",
        "role_seen seat=1 role=shadow",
        "role_seen seat=3 role=shaman",
    ]
    for viewer in (1, 3):
        assert table.view(viewer).seats[1].role == "shadow"
        assert table.view(viewer).seats[3].role == "shaman"


@pytest.mark.rule("8.3")
def test_the_others_learn_only_that_two_cards_were_swapped() -> None:
    table = performing("swap")
    table.act(1, "swap 3")
    for viewer in (SPECTATOR, 0, 2):
        assert story(table.heard(viewer)) == [
            "roles_swapped seat=1 target=3",
            "role_seen seat=1 role=-",
            "role_seen seat=3 role=-",
        ]
        assert [table.view(viewer).seats[seat].role for seat in (1, 3)] == [None, None]
    assert "role_seen seat=3 role=-" in story(table.heard(1))  # he knows: it was his own


@pytest.mark.rule("S-64")
def test_a_card_once_seen_is_known_wherever_it_goes_next() -> None:
    table = performing("swap")
    table.act(1, "swap 3")  # seat 1 is now the Shadow, and seat 3 knows it
    again = given(
        "\n".join(line for line in table.position.splitlines() if not line.startswith("pending"))
        + "\npending play\npending swap 2"
    )
    again.act(2, "swap 1")  # the Shadow's card wanders on to seat 2
    assert [again.view(3).seats[seat].role for seat in range(4)] == [
        None,
        None,
        "shadow",
        "shaman",
    ]
    assert [again.view(0).seats[seat].role for seat in (1, 2, 3)] == [None] * 3


@pytest.mark.rule("8.4", "S-64", "S-85", "10.4")
def test_the_card_held_at_the_end_decides_the_team() -> None:
    table = given("""
        players 3
        trick 0: purple-1 purple-2 -
        seat 0 shaman:
        seat 1 shadow:
        seat 2 shaman: purple-3
        pending play
        pending swap 1
    """)
    table.tell("1 swap 0", "2 play purple-3")
    assert table.scores == [0, 2, 2]


@pytest.mark.rule("S-64", "9.4", "I8")
def test_after_a_swap_the_last_shadow_is_whoever_holds_the_card() -> None:
    table = given("""
        players 3
        pawn 9
        green 1 2 3 4 5
        yellow 1 2 3 4 5
        trick 0: purple-1 - -
        seat 0 shaman: white-1 blue-1
        seat 1 shadow: green-6 yellow-6 | open dagger
        seat 2 shaman: purple-2 purple-3
    """)
    table.tell("1 play green-6", "1 swap 0", "2 play purple-2", "2 play purple-3", "0 play blue-1")
    table.act(1, "play yellow-6")
    assert only(table.act(1, "neutralize 0"), "eliminated", "round_ended") == [
        "eliminated seat=0 role=shadow by=1",
        "round_ended winner=shamans why=last_shadow",
    ]


@pytest.mark.rule("S-60", "S-61")
def test_permutation_cant_be_declined_and_needs_another_survivor() -> None:
    table = given("""
        players 4
        trick 0: purple-1 - - -
        seat 0 shaman: green-1
        seat 1 shaman: green-2
        seat 2 shaman: | eliminated | face-up
        seat 3 shadow: green-4
        pending play
        pending swap 1
    """)
    assert table.legal(1) == ["swap 0", "swap 3"]
    with pytest.raises(IllegalAction):
        table.act(1, "pass")


@pytest.mark.rule("S-62")
def test_a_lone_survivor_swaps_with_nobody() -> None:
    table = alone("green")
    assert only(table.act(1, "play green-6"), "ritual", "ritual_idle", "trick_began") == [
        "ritual seat=1 world=green ritual=permutation",
        "ritual_idle seat=1",
        "trick_began trick=2 guide=1",
    ]


@pytest.mark.rule("S-63", "7.1")
def test_a_hidden_role_stays_hidden_when_it_is_swapped_for_an_open_one() -> None:
    table = performing("swap", performer="| face-up | open mask")
    table.act(1, "swap 3")
    view = table.view()
    assert [(seat.role, seat.role_open) for seat in view.seats] == [
        (None, False),
        (None, False),  # need not reveal again: the Mask acted once
        (None, False),
        ("shaman", True),
    ]


# --- Illumination


@pytest.mark.rule("8.5")
def test_illumination_gives_one_point_at_once() -> None:
    table = given("""
        players 3
        pawn 9
        purple 1 2 3 4 5
        trick 0: blue-1 - -
        seat 0 shaman: green-1 | points 2
        seat 1 shaman: purple-6 green-2 | points 3
        seat 2 shadow: blue-3 green-3 | points 4
    """)
    table.act(1, "play purple-6")
    assert table.scores == [2, 4, 4]


@pytest.mark.rule("S-68", "8.5", "S-86")
def test_the_point_survives_elimination_and_defeat() -> None:
    table = given("""
        players 3
        pawn 18
        purple 1 2 3 4 5
        trick 0: blue-1 - -
        seat 0 shaman: green-1
        seat 1 shaman: purple-6 green-2
        seat 2 shadow: blue-3 green-3 | open dagger
    """)
    table.act(1, "play purple-6")
    again = given(
        "\n".join(line for line in table.position.splitlines() if not line.startswith("pending"))
        + "\npending play\npending eliminate 2 1"
    )
    assert not again.view().seats[1].alive
    assert again.view().result is not None  # his last card brought the pawn to the Moon
    assert again.scores == [0, 1, 3]


@pytest.mark.rule("S-68", "S-90")
def test_the_eighth_point_by_illumination_does_not_end_the_round() -> None:
    table = given("""
        players 3
        pawn 9
        purple 1 2 3 4 5
        trick 0: blue-1 - -
        seat 0 shaman: green-1
        seat 1 shaman: purple-6 green-2 | points 7
        seat 2 shadow: blue-3 green-3
    """)
    assert not {"round_ended", "game_ended"} & set(kinds(table.act(1, "play purple-6")))
    assert table.scores == [0, 8, 0]
    assert (table.kind, table.waiting) == ("play", [2])


# --- Neutralization


@pytest.mark.rule("8.6", "S-53")
def test_with_an_open_dagger_another_player_must_be_eliminated() -> None:
    table = performing("neutralize", "| open dagger")
    assert table.legal(1) == ["neutralize 0", "neutralize 2", "neutralize 3"]
    for refused in ("decline", "neutralize 1"):
        with pytest.raises(IllegalAction):
            table.act(1, refused)
    assert "eliminated seat=0 role=shaman by=1" in story(table.act(1, "neutralize 0"))


@pytest.mark.rule("8.7")
def test_with_only_a_hidden_dagger_it_is_a_choice() -> None:
    table = performing("neutralize", "| hidden dagger")
    assert table.legal(1) == ["neutralize 0", "neutralize 2", "neutralize 3", "decline"]
    assert story(table.act(1, "neutralize 2"))[0] == "dagger_spent seat=1 target=2 hidden=yes"
    assert tiles(table, 1) == ([], 0)


@pytest.mark.rule("8.7", "S-52")
def test_declining_has_no_effect_and_reveals_nothing() -> None:
    table = performing("neutralize", "| hidden dagger")
    assert story(table.act(1, "decline")) == ["ritual_idle seat=1"]
    assert tiles(table, 1) == ([], 1)
    assert table.view(1).seats[1].hidden_tiles == ["dagger"]
    assert (table.kind, table.waiting) == ("play", [1])


@pytest.mark.rule("8.7")
@pytest.mark.parametrize("held", ["", "| open portal shard"])
def test_without_a_dagger_nothing_happens_and_nobody_is_asked(held: str) -> None:
    table = given(f"""
        players 3
        pawn 9
        yellow 1 2 3 4 5
        trick 0: blue-1 - -
        seat 0 shaman: green-1
        seat 1 shaman: yellow-6 green-2 {held}
        seat 2 shadow: blue-3 green-3
    """)
    assert kinds(table.act(1, "play yellow-6"))[-2:] == ["ritual", "ritual_idle"]
    assert (table.kind, table.waiting) == ("play", [2])


@pytest.mark.rule("S-52")
def test_any_hidden_tile_brings_the_same_question() -> None:
    with_dagger = performing("neutralize", "| hidden dagger")
    without = performing("neutralize", "| hidden shard")
    assert without.legal(1) == ["decline"]
    for viewer in (SPECTATOR, 0, 2, 3):
        assert with_dagger.view(viewer) == without.view(viewer)
    with_dagger.act(1, "decline")
    without.act(1, "decline")
    for viewer in (SPECTATOR, 0, 2, 3):
        assert with_dagger.view(viewer) == without.view(viewer)
        assert with_dagger.heard(viewer) == without.heard(viewer)


@pytest.mark.rule("S-52", "R0")
def test_who_uses_up_his_only_hidden_tile_meanwhile_has_nothing_to_decline() -> None:
    table = performing("neutralize", "| hidden portal")
    assert table.legal(1) == ["portal forward", "portal back", "decline"]
    assert kinds(table.act(1, "portal back")) == ["portal_used", "pawn_moved", "ritual_idle"]
    assert (table.kind, table.waiting) == ("play", [1])


@pytest.mark.rule("S-50")
def test_one_ritual_costs_one_dagger_and_one_player() -> None:
    table = performing("neutralize", "| open dagger dagger | hidden dagger")
    happened = table.act(1, "neutralize 2")
    while table.kind == "target":
        happened += table.act(table.actor, "pass")
    assert [k for k in kinds(happened) if k in ("dagger_spent", "eliminated")] == [
        "dagger_spent",
        "eliminated",
    ]
    assert tiles(table, 1) == (["dagger"], 1)
    assert table.kind == "play"


@pytest.mark.rule("S-51", "8.6")
def test_who_has_an_open_and_a_hidden_dagger_spends_the_open_one() -> None:
    table = performing("neutralize", "| open dagger | hidden dagger")
    assert "decline" not in table.legal(1)
    assert story(table.act(1, "neutralize 2"))[0] == "dagger_spent seat=1 target=2 hidden=no"
    assert tiles(table, 1) == ([], 1)


@pytest.mark.rule("S-53", "S-61")
def test_the_eliminated_cant_be_chosen_again() -> None:
    table = given("""
        players 4
        trick 0: purple-1 - - -
        seat 0 shaman: green-1
        seat 1 shaman: green-2 | open dagger
        seat 2 shaman: | eliminated | face-up
        seat 3 shadow: green-4
        pending play
        pending neutralize 1
    """)
    assert table.legal(1) == ["neutralize 0", "neutralize 3"]


@pytest.mark.rule("S-54", "S-53", "I4")
def test_a_lone_survivor_eliminates_nobody_and_keeps_his_dagger() -> None:
    table = alone("yellow", "| open dagger")
    assert only(table.act(1, "play yellow-6"), "ritual", "ritual_idle") == [
        "ritual seat=1 world=yellow ritual=neutralization",
        "ritual_idle seat=1",
    ]
    assert tiles(table, 1) == (["dagger"], 0)
    assert table.view().seats[1].alive


@pytest.mark.rule("S-55")
def test_a_dagger_from_a_stabilization_earlier_in_the_chain_counts() -> None:
    table = given("""
        players 5
        pawn 9
        row dagger shard
        blue 1 2 3 4 5 6 7
        yellow 1 2 3 4 5 6 7
        brown 1 2 3 4 5 6 7
        trick 0: green-1 - - - -
        seat 0 shaman: white-1
        seat 1 shaman: brown-8 white-2 | open dagger
        seat 2 shaman: green-3 white-3
        seat 3 shadow: blue-8 yellow-8
        seat 4 shadow: green-5 white-5
    """)
    table.tell("1 play brown-8", "1 neutralize 3", "1 perform blue")
    assert only(table.act(1, "take left"), "tile_taken", "ritual") == [
        "tile_taken seat=1 source=left tile=dagger",
        "ritual seat=1 world=yellow ritual=neutralization",
    ]
    assert table.legal(1) == ["neutralize 0", "neutralize 2", "neutralize 4"]
