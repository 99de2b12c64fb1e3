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

SMALL = Duel("shamans", 3, ("seeker", "wanderer"), ("wanderer",), games=6, seed=4)


def untimed(games: list[Played]) -> list[tuple[Any, ...]]:
    """Results but for how long they took."""
    return [(each.sitting, each.won, each.rounds, each.counted) for each in games]


def test_every_candidate_plays_every_deal_in_every_seat() -> None:
    sittings = [(each.candidate, each.deal, each.seat) for each in SMALL.sittings()]
    assert len(sittings) == len(set(sittings)) == 12
    for candidate in SMALL.candidates:
        own = {(deal, seat) for who, deal, seat in sittings if who == candidate}
        assert own == {(deal, seat) for deal in range(2) for seat in range(3)}


def test_a_candidate_among_its_like_wins_its_fair_share_and_teams_share_the_rounds() -> None:
    duel = Duel("shamans", 4, ("seeker",), ("seeker",), games=8)
    told = report(duel, [*played(duel, workers=1)])
    (result,) = told.results
    assert told.complete
    assert result.share.mean == pytest.approx(1.0)  # each deal once from every seat
    assert sum(result.teams.values()) == pytest.approx(1.0)
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
        "6",
        "--json",
    ]
    assert cli.main([*words, str(tmp_path / "found.json")]) == 0
    assert "5 of 12" in capsys.readouterr().out
    found = json.loads((tmp_path / "found.json").read_text())
    assert not found["complete"]
    assert [each["games"] for each in found["results"]] == [3, 2]


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
