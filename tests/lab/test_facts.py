"""Facts of rounds: the same however a game is played, true to what happened, good as tables."""

import csv
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from penumbra.errors import PenumbraError
from penumbra.games import GAMES, record
from penumbra.games.match import Match
from penumbra.lab import frames, playing
from penumbra.lab.facts import ACTS, BEFORE, DEAL, ROUND, WON
from penumbra.lab.intrigue import facts as intrigue
from penumbra.lab.playing import Table
from penumbra.lab.shamans import facts as shamans


def table(game: str, players: int, *levels: str, compiled: bool = False) -> Table:
    rules = GAMES[game]
    board = rules.board_data(rules.board())
    return Table(game, players, levels, board, seed=3, compiled=compiled).checked()


@pytest.fixture(scope="module")
def fast() -> Table:
    return table("shamans", 5, "seeker", "wanderer", compiled=True)


def test_a_compiled_game_played_again_at_a_table_has_the_same_facts(fast: Table) -> None:
    facts = playing.play(fast, range(4))
    for number in range(4):
        match = playing.again(fast, number)
        acts = iter(match.history)
        anew = Match(match.game, 5, board=match.board, seed=match.seed)

        def act(anew: Any = anew, acts: Any = acts) -> None:
            done = next(acts)
            anew.act(done.seat, done.action)

        lines = np.array([*playing.followed(anew, number, act)])
        assert (lines == facts[facts[:, DEAL] == number]).all()
        assert anew.winners == match.winners


def test_a_game_comes_out_the_same_alone_and_among_others(fast: Table) -> None:
    among = playing.play(fast, range(6))
    alone = playing.play(fast, [4])
    assert (among[among[:, DEAL] == 4] == alone).all()


def test_facts_of_shamans_agree_with_the_events_of_the_game() -> None:
    seats = table("shamans", 3, "seeker")
    match = playing.again(seats, 0)
    (game,) = [playing.play(seats, [0])]
    assert game[:, ACTS].sum() == len(match.history)
    assert game[:, ROUND].tolist() == [*range(1, match.rounds + 1)]
    gained = game[:, shamans.COLUMNS.GAINED : shamans.COLUMNS.GAINED + 3]
    assert gained.sum(axis=0).tolist() == match.scores
    assert (game[1:, BEFORE : BEFORE + 3] == gained.cumsum(axis=0)[:-1]).all()
    assert game[-1, WON] == sum(1 << seat for seat in match.winners)
    told = record.loads(record.written(playing.recorded(seats, 0)))
    assert [line.action for line in told.lines] == [act.action for act in match.history]
    events = [
        event
        for now in record.replay(told, GAMES)
        for event in now.events()
        if type(event).__struct_config__.tag in ("card_played", "eliminated", "tile_taken")
    ]
    tags = [str(type(event).__struct_config__.tag) for event in events]
    off = sum(getattr(event, "follows", True) is False for event in events)
    assert game[:, shamans.REFUSED : shamans.REFUSED + 5].sum() == off
    assert game[:, shamans.OUT : shamans.OUT + 5].sum() == tags.count("eliminated")
    assert game[:, shamans.TAKEN : shamans.TAKEN + 20].sum() == tags.count("tile_taken")


def test_facts_of_intrigue_say_whether_the_verdict_was_right() -> None:
    facts = playing.play(table("intrigue", 7, "seeker"), range(3))
    found = (facts[:, intrigue.MASTER_FOUND] > 0) & (facts[:, intrigue.SPY_FOUND] > 0)
    assert ((facts[:, intrigue.WINNER] == 0) == found).all()  # Dusk wins with both, and only so
    assert (facts[:, intrigue.SENT] <= 2).all()
    assert (facts[:, intrigue.DISCUSSIONS] >= 1).all()


def test_tables_have_a_line_a_round_and_a_line_a_seat(fast: Table, tmp_path: Path) -> None:
    facts = playing.play(fast, range(3))
    rounds, seats = frames.rounds(fast, facts), frames.seats(fast, facts)
    assert (len(rounds), len(seats)) == (len(facts), 5 * len(facts))
    assert set(rounds["winner"]) <= {"shamans", "shadows"}
    assert seats.filter(seats["role"] == "shadow").height == 2 * len(facts)
    assert seats["won_game"].sum() == 3
    assert set(seats["level"]) == {"seeker", "wanderer"}
    frames.write(tmp_path / "csv", "csv", [(fast, facts)])
    with (tmp_path / "csv" / "seats.csv").open(encoding="utf-8") as file:
        assert len([*csv.DictReader(file)]) == len(seats)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (Table("shamans", 6, ("seeker",), {}), "3 to 5 players"),
        (Table("shamans", 3, ("genius",), {}), "no bot"),
        (Table("shamans", 3, ("sage",), {}, compiled=True), "no compiled policy"),
        (Table("intrigue", 8, ("seeker",), {}, compiled=True), "there are: none"),
    ],
)
def test_what_can_t_be_played_says_why(wrong: Table, why: str) -> None:
    game = GAMES[wrong.game]
    whole = Table(
        wrong.game, wrong.players, wrong.levels, game.board_data(game.board()), 1, wrong.compiled
    )
    with pytest.raises(PenumbraError, match=why):
        whole.checked()
