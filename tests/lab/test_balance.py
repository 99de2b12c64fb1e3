"""Balance reports and calibrations: right numbers with honest intervals, on a page of its own."""

import re
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest

from penumbra import cli
from penumbra.games import GAMES
from penumbra.lab import playing
from penumbra.lab.balance import sheet
from penumbra.lab.calibrate import KIND, Lot, Plan, settings
from penumbra.lab.charts import Scale, Value, around
from penumbra.lab.estimates import Games
from penumbra.lab.playing import Table
from penumbra.locale import LANGUAGES


def test_intervals_are_over_games_and_not_over_rounds() -> None:
    """Ten games of four rounds that all went alike know no more than ten rounds."""
    went = np.array([0.0, 1.0] * 5)
    alone = Games(np.arange(10)).ratio(went, np.ones(10))
    hanging = Games(np.arange(10).repeat(4)).ratio(went.repeat(4), np.ones(40))
    assert alone is not None
    assert hanging is not None
    assert (hanging.mean, hanging.count) == (0.5, 40)
    assert hanging.within == pytest.approx(alone.within)
    assert alone.within == pytest.approx(1.96 * (0.25 / 9) ** 0.5)


def test_a_difference_of_the_same_games_knows_that_they_are_the_same() -> None:
    luck, ones = np.array([1.0, 5.0, 9.0, 2.0]), np.ones(4)
    told = Games(np.arange(4)).difference((luck + 1.0, ones), (luck, ones))
    assert told is not None
    assert told.mean == pytest.approx(1.0)
    assert told.within == pytest.approx(0.0)


def test_least_squares_finds_what_was_put_in() -> None:
    chance = np.random.default_rng(5)
    draws = chance.integers(0, 3, (4000, 2))
    causes = np.column_stack([draws, np.ones(4000)])
    answer = causes @ [0.7, -0.2, 2.0] + chance.normal(0, 0.5, 4000)
    games = Games(np.arange(4000) // 4)
    more, less = games.fitted(answer, causes.astype(float), np.array([[1.0, -1.0, 0], [0, 1.0, 0]]))
    for found, true in ((more, 0.9), (less, -0.2)):
        assert found.within is not None
        assert abs(found.mean - true) < 2 * found.within < 0.1


def test_a_sheet_adds_up() -> None:
    game = GAMES["shamans"]
    table = Table("shamans", 4, ("seeker",), game.board_data(game.board()), 2, compiled=True)
    facts = playing.play(table, range(60))
    told = sheet(playing.folder("shamans"), facts, 4)
    assert (told.games, told.rounds) == (60, len(facts))
    assert sum(each.value.mean for each in told.teams) == pytest.approx(1.0)
    assert sum(each.value.mean for each in told.chairs) == pytest.approx(4.0)
    assert sum(each.value.mean for each in told.lengths) == pytest.approx(1.0)
    assert sum(each.value.mean for each in told.behind) == pytest.approx(1.0)
    points = facts[:, 9:14].sum() / len(facts)
    assert sum(each.value.mean for each in told.places) == pytest.approx(points)
    shamans, shadows = (each.value.mean for each in told.heads)
    assert 3 * shamans + shadows == pytest.approx(points)
    assert told.gap is not None
    assert told.gap.mean == pytest.approx(shadows - shamans)
    for picture in told.pictures:
        assert sum(each.value.mean for each in picture.shares) == pytest.approx(1.0), picture.name
    artifacts = [each for each in told.worth if each.name.startswith("tile-")]
    for role in {each.whom for each in artifacts}:
        own = [each.value for each in artifacts if each.whom == role]
        mean = sum(each.mean * each.count for each in own) / sum(each.count for each in own)
        assert mean == pytest.approx(0.0)  # against an average one
    assert all(0.0 <= each.rounds.mean <= 1.0 for each in told.rules)


PLAN = Plan("shamans", {}, ("seeker",), (3,), (8, 9, 10, 11), games=100)


def lots(gaps: dict[int, float]) -> dict[int, Lot]:
    """Games in which two Shamans and a Shadow get as much as makes these gaps, give or take 1."""
    chance = np.random.default_rng(1)
    done = {}
    chosen = settings(PLAN)
    for task in range(KIND.tasks(PLAN)):
        gap = gaps[chosen[task % len(chosen)].value]
        first = task // len(chosen) * 2
        games = []
        for number in (first, first + 1):
            noise = int(chance.integers(-1, 2))
            games.append((number, 4, 2, 8, 8, round(4 + 4 * gap) + noise, 4))
        done[task] = Lot(tuple(games))
    return done


@pytest.fixture
def _board(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["shamans"]
    monkeypatch.setattr(
        "tests.lab.test_balance.PLAN",
        Plan(
            "shamans", game.board_data(game.board()), ("seeker",), (3,), (8, 9, 10, 11), games=100
        ),
    )


@pytest.mark.usefixtures("_board")
def test_a_board_is_balanced_where_the_line_through_its_gaps_crosses_nothing() -> None:
    told = KIND.summary(PLAN, lots({8: 0.75, 9: 0.25, 10: -0.25, 11: -0.75}))
    (curve,) = told.curves
    assert [cell.setting.value for cell in curve.cells] == [8, 9, 10, 11]
    assert curve.cells[0].gap.mean == pytest.approx(0.75, abs=0.05)
    assert curve.balanced == pytest.approx(9.5, abs=0.1)
    assert curve.least is not None
    assert curve.most is not None
    assert curve.least < 9.5 < curve.most < curve.least + 0.3
    assert curve.usual == 9


@pytest.mark.usefixtures("_board")
def test_a_board_that_is_nowhere_near_its_balance_gets_no_advice() -> None:
    (curve,) = KIND.summary(PLAN, lots({8: 2.0, 9: 1.9, 10: 1.8, 11: 1.7})).curves
    assert (curve.balanced, curve.best) == (None, None)


def test_scales_show_whatever_is_on_them_with_round_numbers() -> None:
    values = [Value(0, "3", mean, 0.05, "", "", "") for mean in (1.42, 1.9)]
    scale = around(values, lambda number: f"{number:.1f}", rule=None)
    assert isinstance(scale, Scale)
    assert scale.first <= 1.37
    assert scale.last >= 1.95
    assert [words for _, words in scale.ticks] == ["1.2", "1.4", "1.6", "1.8", "2.0"]
    assert (scale.at(scale.first), scale.at(scale.last)) == (0.0, 100.0)
    alike = around([Value(0, "3", 0.0, 0.0, "", "", "")], str, rule=None)
    assert alike.at(0.0) == 0.0


class Markup(HTMLParser):
    """What stands on a page, and whether it is well formed."""

    EMPTY = ("meta", "link")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.links += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_commands_write_a_page_of_its_own_tables_and_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PENUMBRA_RUNS", str(tmp_path / "runs"))
    words = ["lab", "balance", "seeker", "--players", "3", "4", "--games", "30", "--compiled"]
    page = tmp_path / "report.html"
    for language in LANGUAGES:  # the same run, told in each
        monkeypatch.setenv("PENUMBRA_LANG", language)
        assert cli.main([*words, "--html", str(page)]) == 0
        text = page.read_text(encoding="utf-8")
        markup = Markup()
        markup.feed(text)
        assert not markup.open
        assert markup.links == ["data:,"]
        assert "script" not in markup.seen
        assert "url(" not in text
        assert "@import" not in text
        assert f'<html lang="{language}">' in text
    assert cli.main([*words, "--parquet", str(tmp_path / "data")]) == 0
    assert (tmp_path / "data" / "rounds.parquet").exists()
    (run,) = (tmp_path / "runs").iterdir()
    numbers = [int(each) for each in re.findall(r"--game (\d+) --record", text)]
    assert all(1 <= number <= 60 for number in numbers)
    capsys.readouterr()
    game = tmp_path / "game.jsonl"
    assert cli.main(f"lab show {run} --game {numbers[-1]} --record {game}".split()) == 0
    assert cli.main(["replay", "--quiet", str(game)]) == 0


def test_calibrate_tells_a_curve_and_draws_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PENUMBRA_RUNS", str(tmp_path / "runs"))
    words = [
        "lab",
        "calibrate",
        "seeker",
        "--players",
        "4",
        "--values",
        "9",
        "12",
        "15",
        "--games",
        "200",
        "--compiled",
    ]
    assert cli.main([*words, "--svg", str(tmp_path / "curve.svg")]) == 0
    told = capsys.readouterr().out
    assert re.search(r"^ +12\* ", told, re.M)
    assert "Balanced at 1" in told
    assert (tmp_path / "curve.svg").read_text().count("<circle") == 3
    assert (
        cli.main(["lab", "calibrate", "--game", "intrigue", "--players", "9", "--values", "7"]) == 2
    )
    assert "circles" in capsys.readouterr().err
