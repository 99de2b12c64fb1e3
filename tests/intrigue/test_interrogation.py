"""B8, B9, B11: the Lord sends one of his own to look at a card and to say what it was.

Who can be sent, whom he can look at, what he alone learns, and what he must announce.
"""

import pytest

from penumbra.games.errors import IllegalAction
from penumbra.games.game import SPECTATOR

from .table import COUNTS, SEATED, SEVEN, TEN, dealt, given, holders, kinds, only, story

# Adept 1 is sent to Grand Master 3: he has been pointed at him, and has not announced yet.
LOOKING = SEVEN + "interrogation 1 3"


def sends(actions: list[str]) -> list[int]:
    return [int(action.split()[1]) for action in actions if action.startswith("send")]


@pytest.mark.rule("B8", "B11", "T-01")
@pytest.mark.parametrize("players", COUNTS)
def test_the_lord_may_send_any_of_his_own_camp_but_himself(players: int) -> None:
    table = dealt(SEATED[players])
    assert sends(table.legal(0)) == holders(SEATED[players], "adept", "spy")
    for seat in [0, *holders(SEATED[players], "grand-master", "paladin", "traitor")]:
        before = table.position
        with pytest.raises(IllegalAction):
            table.act(0, f"send {seat}")
        assert table.position == before


@pytest.mark.rule("B8", "T-01")
def test_adept_and_spy_are_sent_alike_for_the_lord_cant_tell_them_apart() -> None:
    adept, spy = given(SEVEN), given(SEVEN.replace("1 adept", "1 spy").replace("2 spy", "2 adept"))
    for table in (adept, spy):
        table.tell("0 send 1", "0 point 3", "1 announce paladin")
    assert adept.knowledge(0) == spy.knowledge(0)
    assert adept.view(0) == spy.view(0)


@pytest.mark.rule("T-12", "B8")
def test_first_the_interrogator_is_named_then_the_target_both_before_all() -> None:
    table = given(SEVEN)
    with pytest.raises(IllegalAction, match="answers no “speak”"):
        table.act(0, "point 3")

    table.act(0, "send 1")
    for viewer in (SPECTATOR, *range(7)):
        assert story(table.heard(viewer)) == ["sent interrogator=1"]
        view = table.view(viewer)
        assert (view.decision.kind, view.decision.waiting) == ("point", [0])
        assert [(i.interrogator, i.target) for i in view.interrogations] == [(1, None)]

    table.act(0, "point 3")
    for viewer in (SPECTATOR, *range(7)):
        assert story(table.heard(viewer))[0] == "pointed interrogator=1 target=3"
        view = table.view(viewer)
        assert (view.decision.kind, view.decision.waiting) == ("announce", [1])
        assert [(i.interrogator, i.target) for i in view.interrogations] == [(1, 3)]


@pytest.mark.rule("T-02", "T-03", "T-06", "B8")
@pytest.mark.parametrize(("text", "players"), [(SEVEN, 7), (TEN, 10)])
@pytest.mark.parametrize("sent", [1, 2])
def test_he_may_be_pointed_at_anybody_of_either_camp_but_himself_and_the_lord(
    text: str, players: int, sent: int
) -> None:
    table = given(text + f"interrogation {sent}")
    assert table.legal(0) == [f"point {seat}" for seat in range(1, players) if seat != sent]
    for nobody in (0, sent):
        before = table.position
        with pytest.raises(IllegalAction, match="Seat 0 may only: point"):
            table.act(0, f"point {nobody}")
        assert table.position == before


@pytest.mark.rule("T-06")
def test_a_dusk_back_may_hide_the_spy_and_be_looked_at() -> None:
    table = given(SEVEN + "interrogation 1")
    happened = table.act(0, "point 2")
    assert story(happened)[1] == "seen interrogator=1 target=2 role=spy"


@pytest.mark.rule("T-04")
def test_one_target_may_be_looked_at_by_several() -> None:
    table = given(TEN + "interrogation 1 4 paladin\ninterrogation 2 4 traitor\ninterrogation 3")
    assert "point 4" in table.legal(0)
    table.tell("0 point 4", "3 announce traitor")
    assert [i.target for i in table.view().interrogations] == [4, 4, 4]


@pytest.mark.rule("T-05")
def test_who_has_interrogated_may_be_looked_at() -> None:
    table = given(TEN + "interrogation 3 4 paladin\ninterrogation 1")
    assert "point 3" in table.legal(0)
    assert story(table.act(0, "point 3"))[1] == "seen interrogator=1 target=3 role=spy"


@pytest.mark.rule("B9")
@pytest.mark.parametrize(("target", "role"), list(enumerate(SEATED[10].split()))[2:])
def test_the_interrogator_sees_the_card_as_it_is(target: int, role: str) -> None:
    table = given(TEN + "interrogation 1")
    table.act(0, f"point {target}")
    assert only(table.heard(1), "seen") == [f"seen interrogator=1 target={target} role={role}"]
    assert table.view(1).interrogations[0].seen == role
    assert table.view(1).seats[target].role == role


@pytest.mark.rule("B9", "B11", "T-24")
def test_nobody_else_sees_it_not_even_the_lord() -> None:
    before = given(SEVEN)
    table = given(SEVEN)
    table.tell("0 send 1", "0 point 6")
    for announced in (False, True):
        for viewer in (SPECTATOR, 0, 2, 3, 4, 5, 6):
            assert table.roles(viewer) == before.roles(viewer)
            assert table.view(viewer).interrogations[0].seen is None
            if not announced:
                assert only(table.heard(viewer), "seen") == ["seen interrogator=1 target=6 role=-"]
        if not announced:
            table.act(1, "announce paladin")


@pytest.mark.rule("B9")
def test_he_remembers_what_he_saw_for_the_rest_of_the_round() -> None:
    table = given(TEN + "interrogation 1 8")
    for act in ("1 announce paladin", "0 send 2", "0 point 9", "2 announce traitor", "0 judge"):
        table.tell(act)
        assert table.roles(1)[8] == "traitor"
        assert table.view(1).interrogations[0].seen == "traitor"
    assert table.roles(2)[8] is None
    assert table.roles(2)[9] == "traitor"


@pytest.mark.rule("T-11")
def test_the_target_learns_only_that_he_was_looked_at_and_what_was_announced() -> None:
    table = given(SEVEN)
    for act in ("0 send 2", "0 point 3", "2 announce traitor"):
        before = table.roles(3)
        table.tell(act)
        assert table.heard(3) == table.heard(SPECTATOR)
        assert table.roles(3) == before
    seen = table.view(3).interrogations[0]
    assert (seen.interrogator, seen.target, seen.announced, seen.seen) == (2, 3, "traitor", None)


@pytest.mark.rule("T-07")
def test_he_cant_refuse_and_nothing_goes_on_before_he_has_announced_a_role() -> None:
    table = given(LOOKING)
    assert (table.kind, table.waiting) == ("announce", [1])
    for seat in (0, 2, 3, 4, 5, 6):
        assert table.legal(seat) == []
    before = table.position
    for refusal in ("silence", "decline", "announce", "announce nothing"):
        with pytest.raises(IllegalAction, match="answers no “announce”"):
            table.act(1, refusal)
    for words in ("send 2", "judge", "circle", "point 4"):
        with pytest.raises(IllegalAction):
            table.act(0, words)
    with pytest.raises(IllegalAction, match="It is not seat 0's turn: the table waits for seat 1"):
        table.act(0, "announce paladin")
    assert table.position == before
    assert all(action.startswith("announce ") for action in table.legal(1))


@pytest.mark.rule("T-08", "B2")
@pytest.mark.parametrize("target", range(2, 10))
def test_he_announces_a_role_that_the_back_allows(target: int) -> None:
    table = given(TEN + f"interrogation 1 {target}")
    back = ["adept", "spy"] if target in (2, 3) else ["grand-master", "paladin", "traitor"]
    assert table.legal(1) == [f"announce {role}" for role in back]
    before = table.position
    for role in {"lord", "adept", "spy", "grand-master", "paladin", "traitor"} - set(back):
        with pytest.raises(IllegalAction):
            table.act(1, f"announce {role}")
    assert table.position == before


@pytest.mark.rule("T-08")
def test_a_role_against_the_back_is_answered_with_those_it_allows() -> None:
    with pytest.raises(
        IllegalAction,
        match="“announce spy” can't be: seat 3 has a brotherhood back; "
        "say grand-master or paladin or traitor",
    ):
        given(LOOKING).act(1, "announce spy")


@pytest.mark.rule("B9", "T-09", "T-07")
@pytest.mark.parametrize(("sent", "role"), [(1, "adept"), (3, "spy")])
@pytest.mark.parametrize("announced", ["grand-master", "paladin", "traitor"])
def test_true_or_not_the_announcement_is_all_that_is_heard(
    sent: int, role: str, announced: str
) -> None:
    """Adept or Spy, each may tell the truth about the Grand Master or lie."""
    table = given(TEN + f"interrogation {sent} 4")
    assert table.roles(sent)[sent] == role
    table.act(sent, f"announce {announced}")
    for viewer in (SPECTATOR, *range(10)):
        assert story(table.heard(viewer))[0] == (
            f"announced interrogator={sent} target=4 role={announced}"
        )
        assert table.view(viewer).interrogations[0].announced == announced
    assert table.roles(0)[4] is None
    assert table.roles(sent)[4] == "grand-master"


@pytest.mark.rule("B11", "T-01")
def test_each_subject_is_sent_at_most_once_a_round() -> None:
    table = given(TEN)
    for sent, left in ((2, [1, 3]), (3, [1]), (1, [])):
        assert sent in sends(table.legal(0))
        table.tell(f"0 send {sent}", "0 point 5", f"{sent} announce paladin")
        assert sends(table.legal(0)) == left
        before = table.position
        with pytest.raises(IllegalAction):
            table.act(0, f"send {sent}")
        assert table.position == before
        table.circle()
        assert sends(table.legal(0)) == left


@pytest.mark.rule("T-24", "B11")
def test_the_log_tells_everybody_who_looked_at_whom_and_who_is_unused() -> None:
    table = given(TEN + "interrogation 2 4 paladin\ninterrogation 3 2 adept")
    for viewer in (SPECTATOR, *range(10)):
        view = table.view(viewer)
        assert [(i.interrogator, i.target, i.announced) for i in view.interrogations] == [
            (2, 4, "paladin"),
            (3, 2, "adept"),
        ]
        assert [seat.used for seat in view.seats] == [seat in (2, 3) for seat in range(10)]
    assert sends(table.legal(0)) == [1]


@pytest.mark.rule("B11")
def test_whoever_was_named_counts_as_used_before_he_has_looked() -> None:
    table = given(SEVEN)
    table.act(0, "send 2")
    assert [seat.used for seat in table.view().seats] == [seat == 2 for seat in range(7)]


@pytest.mark.rule("B11")
def test_the_lord_himself_never_looks() -> None:
    table = given(TEN)
    for sent in (1, 2, 3):
        table.tell(f"0 send {sent}", f"0 point {sent + 3}")
        assert table.roles(0) == ["lord"] + 9 * [None]
        assert kinds(table.heard(0)) == ["pointed", "seen"]
        table.act(sent, table.legal(sent)[0])
        assert table.roles(0) == ["lord"] + 9 * [None]


@pytest.mark.rule("T-12")
def test_once_the_interrogator_is_named_the_lord_must_point() -> None:
    table = given(SEVEN + "interrogation 1")
    for words in ("judge", "circle", "send 2", "silence"):
        with pytest.raises(IllegalAction, match="answers no “point”"):
            table.act(0, words)
    for seat in range(1, 7):
        assert table.legal(seat) == []
