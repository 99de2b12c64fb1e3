"""Duels: the same deals for everybody, balanced seats, nothing lost when one is broken off."""

import json
from pathlib import Path
from typing import Any

import pytest

from penumbra import cli
from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.lab import duel as duels
from penumbra.lab.duel import Duel, Played, lines, play, played, report

SMALL = Duel("shamans", 3, ("seeker", "wanderer"), ("wanderer",), games=4, seed=4)


def untimed(games: list[Played]) -> list[tuple[Any, ...]]:
    """Results but for how long they took."""
    return [(each.sitting, each.won, each.rounds, each.counted) for each in games]


def test_every_candidate_plays_every_deal_in_every_seat() -> None:
    duel = Duel("shamans", 3, ("seeker", "thumb"), ("wanderer",), games=6)
    sittings = [(each.candidate, each.deal, each.seats) for each in duel.sittings()]
    assert len(sittings) == len(set(sittings)) == duel.whole == 12
    for candidate in duel.candidates:
        own = {(deal, seats) for who, deal, seats in sittings if who == candidate}
        assert own == {(deal, (seat,)) for deal in range(2) for seat in range(3)}


def test_at_a_table_of_equals_each_deal_is_played_once_and_everybody_counts() -> None:
    duel = Duel("shamans", 4, ("seeker",), ("seeker",), games=8)
    games = [*played(duel, workers=1)]
    assert [(game.sitting.deal, game.sitting.seats) for game in games] == [
        (deal, (0, 1, 2, 3)) for deal in range(8)
    ]
    for each in (one for game in games for one in game.rounds):
        assert sorted(each.roles) == ["shadow", "shaman", "shaman", "shaman"]
    told = report(duel, games)
    (result,) = told.results
    assert told.complete
    assert result.games == 8
    assert result.share.mean == pytest.approx(1.0)  # somebody of its like always wins
    assert sum(each.mean for each in result.teams.values()) == pytest.approx(1.0)
    assert set(result.by_role) == {"shaman", "shadow"}
    assert 0.0 <= result.counted["shaman refuses"] <= 1.0
    assert any("× fair share" in line for line in lines(told))


def test_any_number_of_workers_gives_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    alone = [*played(SMALL, workers=1)]
    assert untimed(alone) == untimed([*played(SMALL, workers=2)])


def test_a_duel_of_intrigue_needs_nothing_of_its_own() -> None:
    duel = Duel("intrigue", GAMES["intrigue"].players[0], ("seeker",), ("wanderer",), games=1)
    (result,) = report(duel, [play(next(duel.sittings()))]).results
    assert result.games == 1
    assert result.by_role


def test_what_was_played_is_told_when_somebody_breaks_it_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = [*played(SMALL, workers=1)][:5]

    def interrupted(duel: Duel, workers: int) -> Any:
        yield from first
        raise KeyboardInterrupt

    monkeypatch.setattr(duels, "played", interrupted)
    words = [
        "lab",
        "duel",
        "seeker",
        "wanderer",
        "--field",
        "wanderer",
        "--players",
        "3",
        "--games",
        "4",
        "--json",
    ]
    assert cli.main([*words, str(tmp_path / "found.json")]) == 0
    assert "5 of 10" in capsys.readouterr().out
    found = json.loads((tmp_path / "found.json").read_text())
    assert not found["complete"]
    assert [each["games"] for each in found["results"]] == [4, 1]


@pytest.mark.parametrize(
    "wrong",
    [
        Duel("shamans", 9, ("seeker",), ("seeker",), 4),
        Duel("shamans", 4, ("genius",), ("seeker",), 4),
        Duel("shamans", 4, ("seeker",), ("seeker:9",), 4),
        Duel("shamans", 4, ("seeker",), ("seeker",), 0),
    ],
)
def test_a_duel_that_can_t_be_played_says_why_before_it_begins(wrong: Duel) -> None:
    with pytest.raises(PenumbraError):
        wrong.checked()
