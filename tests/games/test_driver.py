"""The compiled loops: they play the very games that matches play, only faster."""

import random
from typing import Any

import pytest

from penumbra.games import intrigue, shamans
from penumbra.games.driver import ILLEGAL, LEGAL, RNG_WORDS, batch, new_scratch
from penumbra.games.game import Stage
from penumbra.games.log import new_log
from tests.games.plain import same_without_the_compiler

Compiled = Any  # either game, each with boards of its own kind
TABLES = [(shamans.GAME, n) for n in (3, 4, 5)] + [(intrigue.GAME, n) for n in (7, 10)]
tables = pytest.mark.parametrize(
    ("game", "players"), TABLES, ids=[f"{game.name}-{n}" for game, n in TABLES]
)


@tables
def test_a_game_stepped_by_the_driver_is_the_game_the_rules_play(
    game: Compiled, players: int
) -> None:
    """Given the same deals, when the actor's acts go through both doors, the rows stay the same."""
    rows, scratch = batch(game.new(players, game.board()), 1, seed=5), new_scratch()
    choice = random.Random(1)
    log = new_log()
    count = game.driver.begin(rows, 0, scratch)
    for _ in range(400):
        legal = scratch[LEGAL : LEGAL + count].tolist()
        assert legal == game.legal(rows, 0, game.actor(rows, 0))
        action = choice.choice(legal)
        twin = rows[:, :-RNG_WORDS].copy()
        game.act(twin, 0, game.actor(twin, 0), action, log)
        count = game.driver.play_on(rows, 0, action, scratch)
        if game.stage(twin, 0) == Stage.ACT:
            assert (twin == rows[:, :-RNG_WORDS]).all()


@tables
def test_an_illegal_action_changes_nothing(game: Compiled, players: int) -> None:
    rows, scratch = batch(game.new(players, game.board()), 1, seed=5), new_scratch()
    count = game.driver.begin(rows, 0, scratch)
    legal = set(scratch[LEGAL : LEGAL + count].tolist())
    before = rows.copy()
    for action in set(range(-3, 70)) - legal:
        assert game.driver.play_on(rows, 0, action, scratch) == ILLEGAL
    assert (rows == before).all()


@tables
def test_playouts_play_whole_games(game: Compiled, players: int) -> None:
    rows, scratch = batch(game.new(players, game.board()), 1, seed=9), new_scratch()
    game.driver.begin(rows, 0, scratch)
    assert 100 < game.driver.playouts(rows, 200_000, scratch) < 20_000
    assert game.stage(rows, 0) == Stage.ACT
    again = batch(game.new(players, game.board()), 1, seed=9)
    game.driver.begin(again, 0, scratch)
    game.driver.playouts(again, 200_000, scratch)
    assert (again == rows).all()


def test_playouts_are_the_same_without_the_compiler() -> None:
    """Generators, deals and rules give the same rows in plain Python."""
    code = (
        "from penumbra.games import intrigue, shamans\n"
        "from penumbra.games.driver import batch, new_scratch\n"
        "for game in (shamans.GAME, intrigue.GAME):\n"
        "    rows = batch(game.new(game.players[-1], game.board()), 1, seed=4)\n"
        "    scratch = new_scratch()\n"
        "    game.driver.begin(rows, 0, scratch)\n"
        "    print(game.driver.playouts(rows, 3000, scratch), rows.tolist())\n"
    )
    assert same_without_the_compiler(code)
