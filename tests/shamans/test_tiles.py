"""Chapter 7: the Mask, the Dagger and the Shard."""

import pytest

from penumbra.games.game import SPECTATOR

from .table import given, kinds, only, story, tiles

TO_TAKE = """
    players 3
    pawn 5
    row mask shard
    stack mask dagger
    trick 0: purple-1 purple-2 purple-3
    seat 0 shadow: green-1 {zero}
    seat 1 shaman: green-2
    seat 2 shaman: green-3
"""


@pytest.mark.rule("7.1", "S-28", "4.6")
@pytest.mark.parametrize("source", ["left", "stack"])
def test_who_takes_a_mask_reveals_his_role_to_everybody(source: str) -> None:
    table = given(TO_TAKE.format(zero=""))
    assert [table.view(viewer).seats[0].role for viewer in (SPECTATOR, 1, 2)] == [None] * 3
    happened = table.act(0, f"take {source}")
    assert "role_revealed seat=0 role=shadow" in story(happened)
    for viewer in (SPECTATOR, 1, 2):
        assert "role_revealed seat=0 role=shadow" in story(table.heard(viewer))
        assert table.view(viewer).seats[0].role == "shadow"
        assert table.view(viewer).seats[0].role_open


@pytest.mark.rule("S-28", "7.1", "8.2")
@pytest.mark.parametrize("source", ["left", "stack"])
def test_a_mask_taken_by_stabilization_reveals_as_well(source: str) -> None:
    table = given(f"""
        {TO_TAKE.format(zero="").replace("purple-1 purple-2 purple-3", "purple-1 - -")}
        pending play
        pending stabilize 1
    """)
    assert "role_revealed seat=1 role=shaman" in story(table.act(1, f"take {source}"))


@pytest.mark.rule("7.1", "S-07")
def test_other_tiles_reveal_no_role() -> None:
    table = given(TO_TAKE.format(zero=""))
    assert "role_revealed" not in kinds(table.act(0, "take right"))
    assert not table.view().seats[0].role_open


@pytest.mark.rule("S-29", "S-30")
@pytest.mark.parametrize("source", ["left", "stack"])
def test_a_second_mask_has_no_further_effect(source: str) -> None:
    table = given(TO_TAKE.format(zero="| face-up"))
    assert "role_revealed" not in kinds(table.act(0, f"take {source}"))
    assert tiles(table, 0) == (["mask"], 0)


@pytest.mark.rule("S-30", "S-2A")
def test_mask_and_role_stay_as_they_lie_and_offer_nothing() -> None:
    table = given(TO_TAKE.format(zero=""))
    table.act(0, "take left")
    assert tiles(table, 0) == (["mask"], 0)
    table.act(2, "play green-3")
    assert table.legal(0) == ["play green-1"]
    table.act(0, "play green-1")
    assert tiles(table, 0) == (["mask"], 0)
    assert table.view().seats[0].role_open


@pytest.mark.rule("S-2A", "S-63")
def test_a_role_shown_by_a_mask_stays_face_up_when_it_is_swapped() -> None:
    table = given("""
        players 3
        pawn 5
        trick 0: purple-1 - -
        seat 0 shadow: green-1 | face-up | open mask
        seat 1 shaman: green-2
        seat 2 shaman: green-3
        pending play
        pending swap 1
    """)
    table.act(1, "swap 0")
    view = table.view()
    assert (view.seats[1].role, view.seats[1].role_open) == ("shadow", True)
    assert (view.seats[0].role, view.seats[0].role_open) == (None, False)
    assert view.seats[0].open == ["mask"]


@pytest.mark.rule("7.2")
def test_a_dagger_is_kept_and_good_for_nothing_but_a_neutralization() -> None:
    table = given("""
        players 3
        pawn 5
        yellow 1 2 3 4 5
        trick 0: purple-1 - -
        seat 0 shadow: green-1
        seat 1 shaman: yellow-6 green-2 | open dagger
        seat 2 shaman: purple-3 green-3
    """)
    assert table.legal(1) == ["play green-2", "play yellow-6"]
    table.act(1, "play yellow-6")
    assert (table.kind, table.legal(1)) == ("neutralize", ["neutralize 0", "neutralize 2"])
    assert only(table.act(1, "neutralize 2"), "dagger_spent", "eliminated") == [
        "dagger_spent seat=1 target=2 hidden=no",
        "eliminated seat=2 role=shaman by=1",
    ]
    assert tiles(table, 1) == ([], 0)
    assert table.view().out.open == ["dagger"]


@pytest.mark.rule("7.3", "10.6", "S-87")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        ("| open shard", 0),
        ("| open shard shard", 2),
        ("| hidden shard shard", 2),
        ("| open shard | hidden shard", 2),
        ("| open shard shard | hidden shard", 2),  # three are worth no more than two
        ("| open shard portal dagger", 0),
    ],
)
def test_a_survivor_with_two_shards_gets_two_points_and_keeps_them_to_the_end(
    held: str, points: int
) -> None:
    table = given(f"""
        players 3
        trick 0: purple-1 purple-2 -
        seat 0 shadow: {held}
        seat 1 shaman:
        seat 2 shaman: purple-3
    """)
    table.act(2, "play purple-3")
    while table.kind == "end":
        table.act(table.actor, "pass")
    assert table.scores == [points, 2, 2]
