"""Rules of thumb for Shadow of Intrigue: who lies, who does not, and what the Lord makes of it."""

import msgspec
import pytest

from penumbra.bots import make
from penumbra.bots.intrigue.court import Court
from penumbra.bots.temperament import Temperament
from penumbra.games.claims import Heard
from penumbra.games.intrigue.terms import ADEPT, GRAND_MASTER, SPY
from tests.intrigue.table import SEVEN

from .evening import evening
from .scene import Scene

SEATS = """
    players 8
    seat 0 lord
    seat 1 adept
    seat 2 adept
    seat 3 spy
    seat 4 grand-master
    seat 5 paladin
    seat 6 paladin
    seat 7 traitor
"""


def circle(**said: str) -> str:
    """A circle of the first discussion in which only these seats (`seat_5="…"`) spoke."""
    return "talk 1: " + " | ".join(said.get(f"seat_{seat}", "silence") for seat in range(8)) + "\n"


def scene(rest: str) -> Scene:
    return Scene("intrigue", SEATS + rest)


@pytest.mark.parametrize(
    ("target", "truth"),
    [(3, "spy"), (2, "adept"), (4, "grand-master"), (5, "paladin"), (7, "traitor")],
)
def test_the_interrogating_adept_tells_the_truth(target: int, truth: str) -> None:
    table = scene(f"interrogation 1 {target}")
    assert table.choices(1) == {f"announce {truth}"}


def test_the_spy_never_announces_the_grand_master_who_is_one() -> None:
    assert "announce grand-master" not in scene("interrogation 3 4").choices(3)
    assert "announce grand-master" in scene("interrogation 3 5").choices(3)


def test_the_loyal_of_the_brotherhood_never_point_at_the_grand_master() -> None:
    for seed in range(12):
        for choice in evening("intrigue", ["seeker"] * 8, seed):
            view = choice.view
            roles = {seat.role: number for number, seat in enumerate(view.seats)}
            if view.seats[view.viewer].role in ("spy", "paladin", "grand-master"):
                master = roles["grand-master"]
                assert choice.action != f"claim {master} grand-master"
                assert choice.action != f"accuse {master}"


def test_a_liar_sticks_to_his_story() -> None:
    """A Paladin who has called seat 6 the Grand Master does not call seat 7 so."""
    table = scene(circle(seat_5="claim 6 grand-master") + "interrogation 1 7 traitor")
    for seat in (1, 2, 3, 4):
        table.act(seat, "silence")
    named = {action for action in table.choices(5) if action.endswith("grand-master")}
    assert named <= {"claim 6 grand-master"}


def test_words_beside_the_circles_count_but_less_than_in_them() -> None:
    """And once only, however often they are said."""
    table = scene("")
    named = Heard(1, "is 3 spy", round=1, step=1, act=False)
    inside = Court(scene(circle(seat_1="claim 3 spy")).view(0)).chance(3, SPY)

    def heard(*said: Heard) -> float:
        return Court(table.view(0), said).chance(3, SPY)

    assert heard() < heard(named) < inside
    assert heard(named, named) == heard(named)
    assert heard(msgspec.structs.replace(named, round=0)) == heard()


@pytest.mark.parametrize("level", ["seeker", "sage"])
def test_the_patient_keep_silent_more_often_than_the_bold(level: str) -> None:
    table = scene(circle(seat_7="claim 4 grand-master", seat_5="claim 7 grand-master"))
    table.act(0, "circle")

    def silences(temperament: Temperament) -> int:
        known = table.known(1)
        bots = (make(level, "intrigue", mood, temperament) for mood in range(200))
        return sum(bot.choose(*known) == "silence" for bot in bots)

    assert silences("patient") > silences("bold")


def test_adepts_and_traitors_do_not_lie_in_talk() -> None:
    roles = ["lord", "adept", "adept", "spy", "grand-master", "paladin", "paladin", "traitor"]
    table = scene("interrogation 1 5 paladin")
    said = table.choices(1)
    for seat in range(1, 7):
        table.act(seat, "silence")
    said |= table.choices(7)
    claims = [action.split() for action in said if action.startswith("claim ")]
    assert ["claim", "4", "grand-master"] in claims
    assert all(role == roles[int(seat)] for _, seat, role in claims)


def test_claims_are_varied() -> None:
    table = scene("")
    for seat in range(1, 5):
        table.act(seat, "silence")
    assert len(table.choices(5)) > 5


def test_with_seven_players_the_adept_knows_the_spy() -> None:
    table = Scene("intrigue", SEVEN)
    assert Court(table.view(1)).chance(2, SPY) == 1.0
    assert {"claim 2 spy", "accuse 2"} & table.choices(1)
    assert "trust 2" not in table.choices(1)


# the Lord


def test_all_seats_of_a_camp_are_equal_to_the_lord_before_the_first_word() -> None:
    court = Court(scene("").view(0))
    assert [court.chance(seat, SPY) for seat in (1, 2, 3)] == pytest.approx([1 / 3] * 3)
    assert [court.chance(seat, GRAND_MASTER) for seat in (4, 5, 6, 7)] == pytest.approx([1 / 4] * 4)


def test_the_lord_condemns_the_one_two_interrogations_named() -> None:
    table = scene("""
        interrogation 1 4 grand-master
        interrogation 2 4 grand-master
        interrogation 3 4 paladin
        decision condemn
    """)
    assert table.choices(0) == {"condemn 4"}
    table.act(0, "condemn 4")
    assert table.choices(0) == {"condemn 3"}


def test_an_adept_named_by_the_odd_one_out_is_believed_less_than_two() -> None:
    table = scene("""
        interrogation 1 2 adept
        interrogation 2 1 adept
        interrogation 3 1 spy
    """)
    court = Court(table.view(0))
    assert court.chance(3, SPY) > 0.8
    assert court.chance(1, ADEPT) > 0.8


def test_saying_the_same_again_is_no_new_evidence() -> None:
    words = circle(seat_7="claim 4 grand-master")
    short = Court(scene(words).view(0))
    long = Court(scene(words + words).view(0))
    assert short.chance(7, GRAND_MASTER) != pytest.approx(1 / 4)
    assert short.chance(7, GRAND_MASTER) == pytest.approx(long.chance(7, GRAND_MASTER))


def test_the_lord_stops_the_talk_only_when_he_is_sure() -> None:
    assert scene("").interruptions(0) == {None}
    heard = scene("""
        interrogation 1 4 grand-master
        interrogation 2 3 spy
        interrogation 3 4 paladin
    """)
    assert heard.interruptions(0) == {"judge"}


def test_the_lord_sends_somebody_before_he_judges_blindly() -> None:
    table = scene(circle() + circle())
    assert table.kind == "command"
    assert table.choices(0) <= {"send 1", "send 2", "send 3"}
