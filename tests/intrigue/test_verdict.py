"""B12 and B13: when the Lord may judge, when he must, and whom he may condemn."""

import pytest

from penumbra.games.errors import IllegalAction
from penumbra.games.game import SPECTATOR, Stage

from .table import COUNTS, SEATED, SEVEN, TEN, a_board, dealt, given, holders, kinds, story

ALL_SENT = """
    interrogation 1 4 paladin
    interrogation 2 5 traitor
    interrogation 3 6 paladin
"""
JUDGING = SEVEN + "decision condemn"
HALF_SPOKEN = SEVEN + "condemned 4"


@pytest.mark.rule("T-13", "B12")
@pytest.mark.parametrize("checks", [0, 1, 2, 3])
def test_the_lord_may_judge_after_any_number_of_interrogations(checks: int) -> None:
    lines = ALL_SENT.strip().splitlines()[:checks]
    table = given(TEN + "\n".join(lines))
    assert "judge" in table.legal(0)
    assert story(table.act(0, "judge")) == ["judging"]
    assert (table.kind, table.waiting) == ("condemn", [0])


@pytest.mark.rule("B12", "T-14")
@pytest.mark.parametrize("players", COUNTS)
def test_when_all_subjects_are_used_a_last_talk_ends_in_the_verdict(players: int) -> None:
    table = dealt(SEATED[players])
    for sent in holders(SEATED[players], "adept", "spy"):
        assert any(action.startswith("send") for action in table.legal(0))
        table.tell(f"0 send {sent}", f"0 point {players - 1}", f"{sent} announce paladin")
    assert (table.kind, table.waiting) == ("speak", [1])  # a last discussion
    assert table.legal(0) == ["judge"]
    table.circle()
    assert table.legal(0) == ["circle", "judge"]
    table.act(0, "circle")
    table.circle()
    assert table.legal(0) == ["judge"]
    before = table.position
    for way_out in ("send 1", "circle"):
        with pytest.raises(IllegalAction, match="Seat 0 may only: judge"):
            table.act(0, way_out)
    assert table.position == before


@pytest.mark.rule("T-14")
@pytest.mark.parametrize("circles", [1, 2, 4])
def test_how_long_the_last_talk_is_the_lord_decides(circles: int) -> None:
    for words in range(10 * circles):
        table = given(TEN + ALL_SENT, a_board(circles))
        for _ in range(words):
            while table.kind == "command":
                table.act(0, "circle")
            table.act(table.actor, "silence")
        table.act(0, "judge")
        assert table.kind == "condemn"


@pytest.mark.rule("B13", "T-16")
@pytest.mark.parametrize("players", COUNTS)
def test_one_of_the_brotherhoods_camp_is_condemned_then_one_of_the_dusk(players: int) -> None:
    seats = SEATED[players]
    brotherhood = holders(seats, "grand-master", "paladin", "traitor")
    subjects = holders(seats, "adept", "spy")
    for brother in brotherhood:
        for subject in subjects:
            table = dealt(seats)
            table.act(0, "judge")
            assert table.legal(0) == [f"condemn {seat}" for seat in brotherhood]
            assert story(table.act(0, f"condemn {brother}")) == [f"condemned seat={brother}"]
            assert table.legal(0) == [f"condemn {seat}" for seat in subjects]
            table.act(0, f"condemn {subject}")
            condemned = [seat.condemned for seat in table.view().seats]
            assert condemned == [seat in (brother, subject) for seat in range(players)]
            assert table.stage == Stage.DEAL


@pytest.mark.rule("T-15")
def test_the_lord_cant_condemn_himself() -> None:
    for text in (JUDGING, HALF_SPOKEN):
        table = given(text)
        before = table.position
        with pytest.raises(IllegalAction, match="Seat 0 may only: condemn"):
            table.act(0, "condemn 0")
        assert table.position == before


@pytest.mark.rule("T-16", "B13")
@pytest.mark.parametrize("second", [3, 4, 5, 6])
def test_two_of_the_brotherhoods_camp_cant_be_condemned(second: int) -> None:
    with pytest.raises(IllegalAction, match="Seat 0 may only: condemn 1, condemn 2"):
        given(HALF_SPOKEN).act(0, f"condemn {second}")


@pytest.mark.rule("T-16", "B13")
@pytest.mark.parametrize("first", [1, 2])
def test_the_dusk_alone_cant_be_condemned(first: int) -> None:
    with pytest.raises(IllegalAction, match="condemn 3, condemn 4, condemn 5, condemn 6"):
        given(JUDGING).act(0, f"condemn {first}")


@pytest.mark.rule("T-16")
def test_one_condemned_is_not_enough() -> None:
    table = given(HALF_SPOKEN)
    assert (table.stage, table.kind, table.waiting) == (Stage.ACT, "condemn", [0])
    assert table.scores == 7 * [0]
    assert table.view().result is None


@pytest.mark.rule("B12", "B13")
@pytest.mark.parametrize("text", [JUDGING, HALF_SPOKEN])
def test_there_is_no_way_back_from_a_verdict_and_nobody_else_has_a_say(text: str) -> None:
    table = given(text)
    for seat in range(1, 7):
        assert table.legal(seat) == []
        with pytest.raises(IllegalAction, match=f"not seat {seat}'s turn"):
            table.act(seat, "condemn 1")
    for words in ("judge", "send 1", "circle", "silence", "claim 3 traitor"):
        with pytest.raises(IllegalAction, match="answers no “condemn”"):
            table.act(0, words)


@pytest.mark.rule("B13", "B1")
def test_the_first_condemned_keeps_his_card_face_down_until_the_second_is_named() -> None:
    table = given(SEVEN + "decision condemn")
    table.act(0, "condemn 3")
    for viewer in (SPECTATOR, *range(7)):
        assert story(table.heard(viewer)) == ["condemned seat=3"]
        assert table.view(viewer).seats[3].condemned
        assert not table.view(viewer).seats[3].open
    assert table.roles(0)[3] is None


@pytest.mark.rule("B13")
def test_both_executed_show_their_roles_to_everybody() -> None:
    table = given(HALF_SPOKEN)
    table.act(0, "condemn 2")
    for viewer in (SPECTATOR, *range(7)):
        assert story(table.heard(viewer))[:3] == [
            "condemned seat=2",
            "executed seat=4 role=paladin",
            "executed seat=2 role=spy",
        ]


@pytest.mark.rule("B13")
def test_the_brotherhoods_victim_is_told_first_wherever_he_sits() -> None:
    table = given("""
        players 7
        seat 0 spy
        seat 1 paladin
        seat 2 adept
        seat 3 lord
        seat 4 traitor
        seat 5 paladin
        seat 6 grand-master
        condemned 6
    """)
    assert story(table.act(3, "condemn 0"))[1:3] == [
        "executed seat=6 role=grand-master",
        "executed seat=0 role=spy",
    ]


@pytest.mark.rule("B13", "T-19")
def test_a_verdict_is_told_in_one_order() -> None:
    table = given(HALF_SPOKEN)
    assert kinds(table.act(0, "condemn 1")) == [
        "condemned",
        "executed",
        "executed",
        "round_ended",
        "roles_opened",
        *(4 * ["points"]),
    ]
