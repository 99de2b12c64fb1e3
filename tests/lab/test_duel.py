"""Duels: the same deals for everybody, balanced seats, nothing lost when one is broken off."""

import pytest

from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.lab.duel import Duel, lines, play, report
from penumbra.lab.means import Mean
from penumbra.locale import Catalogue

SMALL = Duel("shamans", 3, ("seeker", "wanderer"), ("wanderer",), games=4, seed=4)


def test_every_candidate_plays_every_deal_in_every_seat() -> None:
    duel = Duel("shamans", 3, ("seeker", "thumb"), ("wanderer",), games=6)
    sittings = [(each.candidate, each.deal, each.seats) for each in duel.sittings()]
    assert len(sittings) == len(set(sittings)) == duel.whole == 12
    for candidate in duel.candidates:
        own = {(deal, seats) for who, deal, seats in sittings if who == candidate}
        assert own == {(deal, (seat,)) for deal in range(2) for seat in range(3)}


def test_at_a_table_of_equals_each_deal_is_played_once_and_everybody_counts() -> None:
    duel = Duel("shamans", 4, ("seeker",), ("seeker",), games=8)
    games = [play(duel, sitting) for sitting in duel.sittings()]
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
    assert any("× fair share" in line for line in lines(told, Catalogue("en")))


def test_a_duel_of_intrigue_needs_nothing_of_its_own() -> None:
    duel = Duel("intrigue", GAMES["intrigue"].players[0], ("seeker",), ("wanderer",), games=1)
    (result,) = report(duel, [play(duel, next(duel.sittings()))]).results
    assert result.games == 1
    assert result.by_role


def test_what_was_played_is_told_though_it_is_not_all() -> None:
    first = [play(SMALL, sitting) for sitting in [*SMALL.sittings()][:4]]
    told = report(SMALL, first)
    assert not told.complete
    assert [each.games for each in told.results] == [3, 1]


def test_candidates_are_compared_deal_by_deal() -> None:
    duel = Duel("shamans", 3, ("seeker", "wanderer", "thumb"), ("wanderer",), games=6)
    games = [play(duel, sitting) for sitting in duel.sittings()]
    told = report(duel, games)
    worse, itself = told.differences
    results = told.results
    assert (worse.candidate, worse.than) == ("seeker", "wanderer")
    assert worse.share.count == 2
    assert worse.share.mean == pytest.approx(results[0].share.mean - results[1].share.mean)
    assert itself.share == Mean(0.0, 0.0, 2)
    assert itself.variance == 0.0  # an old name of the same bot: all was the deals
    assert "seeker less wanderer" in "\n".join(lines(told, Catalogue("en")))


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
