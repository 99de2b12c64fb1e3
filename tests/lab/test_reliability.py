"""Reliability: beliefs against the truth, and the plot of both."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from penumbra import cli
from penumbra.errors import PenumbraError
from penumbra.lab.reliability import Table, play, reliability

GAMES = [
    [(0.1, False), (0.1, False), (0.9, True), (0.9, True)],
    [(0.1, True), (0.1, False), (0.9, True), (0.9, False)],
]


def test_beliefs_are_held_against_the_truth_in_bins_and_by_the_brier_score() -> None:
    told = reliability(Table("shamans", 3, ("seeker",), 2), GAMES)
    assert [each.believed for each in told.bins] == pytest.approx([0.1, 0.9])
    assert [(each.happened, each.count) for each in told.bins] == [(0.25, 4), (0.75, 4)]
    assert told.brier.mean == pytest.approx((6 * 0.01 + 2 * 0.81) / 8)
    assert told.ignorant == pytest.approx(0.25)


def test_a_sage_watching_seekers_knows_more_than_chance_and_the_plot_shows_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table("shamans", 3, ("seeker",), 2).checked()
    told = reliability(table, [play(table, deal) for deal in range(2)])
    assert told.brier.mean < told.ignorant / 2
    words = ["lab", "reliability", "seeker", "--players", "3", "--games", "1", "--svg"]
    assert cli.main([*words, str(tmp_path / "plot.svg")]) == 0
    assert "Brier score" in capsys.readouterr().out
    drawn = ElementTree.parse(tmp_path / "plot.svg").getroot()
    assert drawn.findall(".//{*}circle")


@pytest.mark.parametrize(
    "wrong",
    [
        Table("intrigue", 8, ("seeker",), 2),
        Table("shamans", 9, ("seeker",), 2),
        Table("shamans", 3, ("genius",), 2),
        Table("shamans", 3, ("seeker",), 0),
    ],
)
def test_what_can_t_be_measured_says_why(wrong: Table) -> None:
    with pytest.raises(PenumbraError):
        wrong.checked()
