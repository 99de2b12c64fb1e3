"""The benchmark beside other libraries, without them: ours play, and the page is written."""

from xml.etree import ElementTree

import pytest

from benchmarks.peers import ours
from benchmarks.peers.candidate import Candidate, Turn, Way
from benchmarks.peers.report import BEGIN, END, GOALS, Measured, drawn, page, reached, written


def never() -> Turn:
    raise AssertionError("nobody plays here")


def found(
    way: Way, library: str, game: str, rate: float, players: int = 4, toy: bool = False
) -> Measured:
    return Measured(Candidate(way, library, game, players, never, toy=toy), rate)


MEASURED = [
    found(Way.INSIDE, "Penumbra", "Shamans", 300.0),
    found(Way.INSIDE, "Penumbra", "Intrigue", 450.0, 7),
    found(Way.INSIDE, "Others", "hearts", 20.0),
    found(Way.INSIDE, "Others", "matchsticks", 1000.0, 2),
    found(Way.OBSERVED, "Penumbra", "Shamans, floats", 50.0),
    found(Way.OBSERVED, "Penumbra", "Shamans, integers", 90.0),
    found(Way.OBSERVED, "Others", "poker", 900.0, toy=True),
    found(Way.OBSERVED, "Others", "mahjong", 30.0),
    Measured(Candidate(Way.STEPPED, "Others", "bridge", 4, never), 0.0, "ImportError: gone"),
]


def test_a_goal_is_our_slowest_game_in_its_fastest_form_against_the_best_that_counts() -> None:
    inside, stepped, _, observed = (reached(goal, MEASURED) for goal in GOALS)
    assert inside is not None
    assert [each.rate for each in inside] == [300.0, 20.0]  # two players do not count there
    assert stepped is None  # nothing to compare
    assert observed is not None
    assert [each.rate for each in observed] == [90.0, 30.0]  # neither do games for textbooks


def test_the_page_keeps_what_stands_around_the_figures() -> None:
    text = f"# Title\n\n{BEGIN}\nold\n{END}\n\nWhy.\n"
    new = written(text, page(MEASURED, "today", "peers.svg"))
    assert new.startswith(f"# Title\n\n{BEGIN}\nMeasured today\n")
    assert new.endswith(f"{END}\n\nWhy.\n")
    assert "old" not in new
    assert "| **Penumbra: Shamans** | 4 | 300 |" in new
    assert "| Others: bridge | 4 | ImportError: gone |" in new
    assert written(new, page(MEASURED, "today", "peers.svg")) == new


def test_the_picture_has_a_bar_for_everybody_who_played() -> None:
    picture = ElementTree.fromstring(drawn(MEASURED))
    bars = [each for each in picture if each.tag.endswith("rect")]
    assert len(bars) == 1 + sum(each.rate > 0 for each in MEASURED)


@pytest.mark.slow
@pytest.mark.parametrize(
    "each", list(ours.candidates()), ids=lambda each: f"{each.way}: {each.name}"
)
def test_each_door_of_ours_is_measured(each: Candidate) -> None:
    assert each.prepare()(0.001) > 0
