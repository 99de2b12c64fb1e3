"""Tournaments: everybody in every seat of every deal, ratings that tell who is better."""

import json
from pathlib import Path

import pytest

from penumbra import cli
from penumbra.errors import PenumbraError
from penumbra.lab.runs import Run, begun, carry_on
from penumbra.lab.tournament import KIND, Report, Tournament, lines, ratings, seating
from penumbra.locale import Catalogue

PLAN = Tournament("shamans", (3, 4), ("wanderer", "seeker"), deals=6)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    run = begun(KIND, PLAN, tmp_path_factory.mktemp("tournament") / "run")
    assert carry_on(run)
    return run


@pytest.fixture(scope="module")
def told(run: Run) -> Report:
    found: Report = KIND.summary(run.plan, run.done())
    return found


def test_every_level_sits_in_every_seat_of_every_deal_once() -> None:
    levels = ("wanderer", "seeker", "sage", "reckless", "renouncer")
    plan = Tournament("shamans", (3, 4), levels, deals=3)
    games = [seating(plan, number) for number in range(KIND.tasks(plan))]
    for deal in range(plan.deals):
        for players in plan.players:
            own = [each for each in games if (each.deal, len(each.levels)) == (deal, players)]
            for seat in range(players):
                assert sorted(each.levels[seat] for each in own) == sorted(levels)
    assert len({each.levels for each in games}) > 2 * len(levels)  # neighbours change


def test_the_better_bot_is_rated_higher_and_every_game_counts_for_both_sides(told: Report) -> None:
    assert told.complete
    assert [each.level for each in told.ratings] == ["seeker", "wanderer"]
    better, worse = told.ratings
    assert better.rating.mean - better.rating.within > worse.rating.mean + worse.rating.within
    assert better.ahead["wanderer"].mean + worse.ahead["seeker"].mean == pytest.approx(1.0)
    for table in told.tables:
        assert table.games == 12
        first, second = table.standings
        # a deal's two games give each of the two every seat once: together they win all there is
        assert first.share.mean + second.share.mean == pytest.approx(2.0)
        assert set(first.by_role) == {"shaman", "shadow"}
        assert len(first.by_seat) == table.players


@pytest.mark.parametrize("games", [0, 1])
def test_ratings_begin_at_25_and_repeat(run: Run, games: int) -> None:
    some = [*run.done().values()][:games]
    once, again = ratings(PLAN, some), ratings(PLAN, some)
    assert once == again
    assert sum(each.mean for each in once.values()) == pytest.approx(50.0, abs=3.0)


def test_a_game_of_it_is_replayed_as_it_was(run: Run) -> None:
    record, done = KIND.record(PLAN, 5), run.done()[5]
    assert record.closing is not None
    assert tuple(record.closing.scores) == done.scores
    assert tuple(record.header.names) == done.seating.levels


@pytest.mark.parametrize("lang", ["en", "fr", "cs", "ru"])
def test_tables_line_up_in_every_language(told: Report, lang: str) -> None:
    shown = [*lines(told, Catalogue(lang))]
    assert sum("±" in line for line in shown) == 2 + 2 * (1 + 2)
    heading, *rows = shown[-3:]
    for row in rows:
        assert row.index("±") < heading.index("shaman")


def test_the_command_plays_both_games_at_tables_of_any_size(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["tournament", "seeker", "wanderer", "--game", "intrigue", "--deals", "1"]
    kept = ["--run", str(tmp_path / "run"), "--json", str(tmp_path / "told.json")]
    assert cli.main(["lab", *words, "--players", "7", *kept]) == 0
    told = json.loads((tmp_path / "told.json").read_bytes())
    assert told["complete"]
    assert told["games"] == 2
    assert "seeker" in capsys.readouterr().out


@pytest.mark.parametrize(
    "wrong",
    [
        Tournament("shamans", (3, 9), ("seeker", "wanderer"), 1),
        Tournament("shamans", (3,), ("seeker",), 1),
        Tournament("shamans", (3,), ("seeker", "seeker"), 1),
        Tournament("shamans", (3,), ("seeker", "genius"), 1),
        Tournament("intrigue", (7,), ("seeker", "wanderer"), 0),
    ],
)
def test_a_tournament_that_can_t_be_played_says_why(wrong: Tournament) -> None:
    with pytest.raises(PenumbraError):
        KIND.checked(wrong)
