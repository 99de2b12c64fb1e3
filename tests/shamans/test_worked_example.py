"""The worked example of the rulebooks, replayed from the deal to the end of its seventh trick.

The acts and the position after each of them stand in worked_example.txt.
"""

from pathlib import Path
from typing import NamedTuple

import pytest

from penumbra.games.game import SPECTATOR

from .table import ShamansMidGame, a_board, given, kinds, only, story, tiles

ROY, PRIS, RACHEL, RICK, ELDON = range(5)
TEXT = Path(__file__).with_name("worked_example.txt").read_text(encoding="utf-8")


class Scene(NamedTuple):
    """What is done, and how the table looks afterwards."""

    title: str
    acts: list[str]
    position: str


def scenes() -> list[Scene]:
    found = []
    for section in TEXT.split("== ")[1:]:
        title, *lines = section.splitlines()
        acts = [line.removeprefix("> ") for line in lines if line.startswith(">")]
        found.append(Scene(title, acts, "\n".join(line for line in lines if line[:1] != ">")))
    return found


SCENES = scenes()
(*TRICKS, _LED, _FOLLOWED, RED_6, BROWN_5, FALL, PURPLE_7, END) = SCENES


def lying(table: ShamansMidGame) -> str:
    """The whole position but the chronicle, which a position written by hand has not got."""
    return table.position.split("chronicle")[0]


def replayed(last: Scene) -> ShamansMidGame:
    """The table after this scene, played from the deal."""
    table = given(SCENES[0].position)
    for scene in SCENES[1 : SCENES.index(last) + 1]:
        table.tell(*scene.acts)
    return table


def test_the_example_is_whole() -> None:
    assert len(SCENES) == 1 + 6 + 7
    assert sum(len(scene.acts) for scene in SCENES) == 6 * 6 + 7


@pytest.mark.rule("3.1", "3.4", "4.1", "4.4", "4.8", "4.9", "4.11")
@pytest.mark.parametrize("number", range(1, len(SCENES)), ids=lambda n: SCENES[n].title)
def test_each_scene_of_the_worked_example_leads_to_the_next(number: int) -> None:
    table = given(SCENES[number - 1].position)
    table.tell(*SCENES[number].acts)
    assert lying(table) == lying(given(SCENES[number].position))


def test_the_whole_example_replays_from_the_deal() -> None:
    table = given(SCENES[0].position)
    for scene in SCENES[1:]:
        table.tell(*scene.acts)
        assert lying(table) == lying(given(scene.position)), scene.title


def test_the_seventh_trick_begins_as_the_text_says() -> None:
    view = replayed(TRICKS[-1]).view()
    assert view.trick == 7
    assert view.guide == ROY
    assert [seat.cards for seat in view.seats] == [5] * 5
    assert sum(len(world.cards) for world in view.worlds) == 31
    worlds = {world.world: world.cards for world in view.worlds}
    assert worlds["purple"] == [2, 3, 4, 5, 8]
    assert worlds["brown"] == [1, 2, 3, 4, 6, 7, 8]
    assert worlds["red"] == []
    assert view.seats[RICK].open == ["dagger"]
    assert view.seats[PRIS].open == ["shard"]
    assert "shard" in view.row
    assert view.moon - view.pawn > 6


@pytest.mark.rule("3.4", "3.5", "3.6")
def test_rachels_red_6_moves_the_pawn_and_triggers_nothing() -> None:
    table = given(SCENES[SCENES.index(RED_6) - 1].position)
    assert story(table.tell(*RED_6.acts)) == [
        "card_played seat=2 card=red-6 follows=no",
        "pawn_moved start=5 to=6",
        "card_placed card=red-6",
    ]


@pytest.mark.rule("3.6", "8.6", "7.2")
def test_ricks_brown_5_completes_brown_and_he_must_use_his_dagger() -> None:
    table = replayed(BROWN_5)
    assert only(table.heard(SPECTATOR), "pawn_moved", "world_completed", "ritual") == [
        "pawn_moved start=6 to=7",
        "world_completed world=brown performer=3",
        "ritual seat=3 world=brown ritual=neutralization",
    ]
    assert table.legal(RICK) == ["neutralize 0", "neutralize 1", "neutralize 2", "neutralize 4"]


@pytest.mark.rule("9.1", "9.2", "9.3", "9.7", "S-70")
def test_roy_shows_a_shaman_and_his_four_cards_move_the_pawn() -> None:
    table = replayed(BROWN_5)
    assert story(table.tell(*FALL.acts)) == [
        "dagger_spent seat=3 target=0 hidden=no",
        "eliminated seat=0 role=shaman by=3",
        "tiles_lost seat=0 open=dagger hidden=0",
        "hand_set_aside seat=0 count=4",
        "pawn_moved start=7 to=8",
        "pawn_moved start=8 to=9",
        "pawn_moved start=9 to=10",
        "pawn_moved start=10 to=11",
    ]
    assert tiles(table, ROY) == ([], 0)
    assert table.view(ROY).seats[ROY].aside_cards == ["blue-6", "green-6", "white-2", "red-1"]


@pytest.mark.rule("S-15", "9.8", "4.2")
def test_eldon_still_follows_purple_and_roys_1_is_not_the_lowest() -> None:
    table = replayed(FALL)
    assert story(table.tell(*PURPLE_7.acts)) == ["card_played seat=4 card=purple-7 follows=yes"]
    assert (table.kind, table.waiting) == ("take", [PRIS])


@pytest.mark.rule("4.3", "4.10", "8.5", "9.8", "4.11")
def test_pris_takes_the_shard_and_eldon_is_illuminated_and_leads() -> None:
    table = replayed(PURPLE_7)
    assert story(table.tell(*END.acts)) == [
        "tile_taken seat=1 source=left tile=shard",
        "tile_shown slot=left tile=portal",
        "cards_collected seat=4 world=purple cards=purple-1,purple-6,purple-7",
        "world_completed world=purple performer=4",
        "ritual seat=4 world=purple ritual=illumination",
        "points seat=4 points=1 why=illumination",
        "trick_began trick=8 guide=4",
    ]
    view = table.view()
    assert [seat.cards for seat in view.seats] == [0, 4, 4, 4, 4]
    assert [seat.aside for seat in view.seats] == [4, 0, 0, 0, 0]
    assert [seat.open for seat in view.seats] == [
        [],
        ["shard", "shard"],
        ["dagger"],
        [],
        ["dagger", "dagger"],
    ]
    assert {world.world: len(world.cards) for world in view.worlds} == {
        "purple": 8,
        "blue": 5,
        "green": 5,
        "yellow": 5,
        "white": 4,
        "brown": 8,
        "red": 1,
    }


@pytest.mark.rule("3.2", "S-13")
def test_the_next_trick_goes_from_eldon_to_pris_rachel_and_rick() -> None:
    table = replayed(END)
    order = []
    for _ in range(4):
        order += table.waiting
        table.act(table.actor, table.legal(table.actor)[-1])
    assert order == [ELDON, PRIS, RACHEL, RICK]


@pytest.mark.rule("8.5", "9.8")
def test_what_did_not_happen_in_the_example() -> None:
    table = given(TRICKS[-1].position)
    happened = table.tell(*(act for scene in SCENES[len(TRICKS) :] for act in scene.acts))
    taken = [event["seat"] for event in happened if event["event"] == "tile_taken"]
    performed = [event["seat"] for event in happened if event["event"] == "ritual"]
    moved = [event for event in happened if event["event"] == "pawn_moved"]
    assert taken == [PRIS]  # Roy gets no artifact for his purple 1
    assert performed == [RICK, ELDON]  # Rachel triggers nothing
    assert len(moved) == 1 + 1 + 4  # Rick does not move the pawn a second time
    assert table.scores == [0, 0, 0, 0, 1]  # nobody else gains a point
    assert "round_ended" not in kinds(happened)


@pytest.mark.rule("9.3", "I10")
def test_no_world_of_roys_four_cards_can_complete_any_more() -> None:
    table = replayed(END)
    roys = table.view(ROY).seats[ROY].aside_cards
    assert roys is not None
    hands = [card for seat in range(5) for card in table.view(seat).hand]
    for card in roys:
        world, number = card.split("-")
        assert int(number) not in table.placed(world)
        assert card not in hands


@pytest.mark.rule("I5", "5.1")
def test_the_second_take_from_there_uncovers_the_eclipse() -> None:
    for sources in (("left", "right"), ("stack", "left"), ("left", "stack")):
        table = replayed(END)
        taken = 0
        while table.kind != "give":
            actions = table.legal(table.actor)
            action = actions[0]
            if table.kind == "take":
                action = f"take {sources[taken]}"
                taken += 1
            elif table.kind == "keep":
                action = "keep hidden"
            elif table.kind == "play":  # follow if possible, so that no pawn runs away
                destination = table.view().destination
                action = next((a for a in actions if f" {destination}-" in a), actions[0])
            table.act(table.actor, action)
        assert taken == 2
        assert table.view().eclipse == "left"


@pytest.mark.parametrize(("distance", "reached"), [(8, False), (7, True)])
def test_the_example_needs_eight_spaces_from_start_to_moon(distance: int, reached: bool) -> None:
    board = a_board(moon=10, distance=dict.fromkeys((3, 4, 5), distance))
    text = SCENES[0].position.replace("pawn 4\n", "")
    table = given(text, board)
    for scene in SCENES[1:-2]:
        if table.view().result is None:
            table.tell(*scene.acts)
    assert (table.view().result is not None) == reached
