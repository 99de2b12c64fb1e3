"""The Sage of Shadow of Intrigue: what each role does who knows that it is being read."""

from collections import Counter

import pytest

from penumbra.bots import make
from penumbra.bots.intrigue.council import Council
from penumbra.games.claims import Heard
from penumbra.games.intrigue.terms import ADEPT, GRAND_MASTER, SPY, TRAITOR
from tests.intrigue.table import TEN

from .evening import evening
from .scene import Scene
from .test_intrigue_thumb import SEATS


def scene(rest: str, seats: str = SEATS) -> Scene:
    return Scene("intrigue", seats + rest, level="sage")


def spoken(table: Scene, **said: str) -> Scene:
    """The circle as far as these seats have spoken in it, the others silently."""
    for seat in range(1, max(int(name.removeprefix("seat_")) for name in said) + 1):
        table.act(seat, said.get(f"seat_{seat}", "silence"))
    return table


def test_a_traitor_names_the_grand_master_in_the_first_circle() -> None:
    table = spoken(scene(""), seat_6="claim 5 grand-master")
    assert table.choices(7) == {"claim 4 grand-master"}


def test_liars_name_whom_the_others_have_left_out() -> None:
    table = spoken(scene(""), seat_4="claim 5 grand-master")
    assert table.choices(5) <= {"claim 6 grand-master", "claim 7 grand-master"}


def test_with_two_traitors_liars_pair_off() -> None:
    """Two name the real Grand Master, so a lie that nobody seconds is soon seen through."""
    table = spoken(scene("", TEN), seat_4="claim 5 grand-master", seat_5="claim 7 grand-master")
    view, information = table.known(6)
    named = Counter(make("sage", "intrigue", mood).choose(view, information) for mood in range(80))
    assert named["claim 5 grand-master"] + named["claim 7 grand-master"] > 50
    assert not named["claim 4 grand-master"]


def test_no_liar_ever_names_the_real_one() -> None:
    for seed in range(6):
        for choice in evening("intrigue", ["sage"] * 8, seed):
            view = choice.view
            master = next(
                (s for s, seat in enumerate(view.seats) if seat.role == "grand-master"), None
            )
            if view.seats[view.viewer].role in ("paladin", "grand-master"):
                assert choice.action != f"claim {master} grand-master"


def test_the_first_of_three_looks_goes_from_subject_to_subject() -> None:
    table = spoken(scene(""), seat_7="claim 4 grand-master")
    table.act(0, "silence")
    (sent, *_) = table.choices(0)
    table.act(0, sent)
    assert {int(action.split()[1]) for action in table.choices(0)} <= {1, 2, 3}


@pytest.mark.parametrize(("announced", "certain"), [("spy", 3), ("adept", 2)])
def test_a_look_at_a_subject_always_leaves_one_certain_adept(announced: str, certain: int) -> None:
    council = Council(scene(f"interrogation 1 2 {announced}").view(0))
    assert council.chance(certain, ADEPT) > 0.95
    assert max(council.chance(seat, SPY) for seat in (1, 2, 3)) < 0.8


def test_an_adept_tells_what_he_saw_and_a_spy_anything_an_adept_might_have_seen() -> None:
    assert scene("interrogation 1 7").choices(1) == {"announce traitor"}
    assert len(scene("interrogation 3 5").choices(3)) == 3
    assert scene("interrogation 3 1").choices(3) == {"announce adept", "announce spy"}


def test_a_look_that_meets_the_traitor_gives_the_grand_master_away() -> None:
    talk = "talk 1: silence | silence | silence | silence | claim 5 grand-master | "
    talk += "claim 6 grand-master | claim 7 grand-master | claim 4 grand-master\n"
    looks = "interrogation 1 2 adept\ninterrogation 2 7 traitor\n"
    assert Council(scene(talk + looks).view(0)).chance(4, GRAND_MASTER) > 0.8
    assert Council(scene(talk).view(0)).chance(4, GRAND_MASTER) < 0.4


def test_what_is_claimed_beside_the_circles_counts_like_a_word_in_them() -> None:
    silent, table = scene("").view(0), spoken(scene(""), seat_7="claim 4 grand-master")
    claim = Heard(seat=7, claim="is 4 grand-master", round=silent.round, step=1, act=False)
    aside, in_turn = Council(silent, [claim]), Council(table.view(0))
    assert aside.chance(7, TRAITOR) != pytest.approx(1 / 4, abs=0.005)
    assert aside.chance(7, TRAITOR) == pytest.approx(in_turn.chance(7, TRAITOR))
    earlier = Heard(seat=7, claim="is 4 grand-master", round=silent.round - 1, step=1, act=False)
    assert Council(silent, [earlier]).chance(7, TRAITOR) == pytest.approx(1 / 4)


@pytest.mark.parametrize("players", [7, 8, 9, 10])
def test_a_table_of_sages_plays_legally_to_the_end(players: int) -> None:
    for choice in evening("intrigue", ["sage"] * players, seed=players):
        assert choice.action in choice.view.legal
