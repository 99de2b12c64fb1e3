"""The compiled loops: they play the very games that matches play, only faster."""

import random
from typing import Any

import numpy as np
import pytest

from penumbra.games import intrigue, shamans
from penumbra.games.bits import members
from penumbra.games.driver import ILLEGAL, LEGAL, MASK_WIDTH, RNG_WORDS, batch, new_room
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
    rows, room = batch(game.new(players, game.board()), 1, seed=5), new_room()
    choice = random.Random(1)
    log = new_log()
    count = game.driver.begin(rows, 0, room)
    for _ in range(400):
        legal = room[LEGAL : LEGAL + count].tolist()
        assert legal == game.legal(rows, 0, game.actor(rows, 0))
        action = choice.choice(legal)
        twin = rows[:, :-RNG_WORDS].copy()
        game.act(twin, 0, game.actor(twin, 0), action, log)
        count = game.driver.play_on(rows, 0, action, room)
        if game.stage(twin, 0) == Stage.ACT:
            assert (twin == rows[:, :-RNG_WORDS]).all()


@tables
def test_an_illegal_action_changes_nothing(game: Compiled, players: int) -> None:
    rows, room = batch(game.new(players, game.board()), 1, seed=5), new_room()
    count = game.driver.begin(rows, 0, room)
    legal = set(room[LEGAL : LEGAL + count].tolist())
    before = rows.copy()
    for action in set(range(-3, 70)) - legal:
        assert game.driver.play_on(rows, 0, action, room) == ILLEGAL
    assert (rows == before).all()


@tables
def test_a_batch_plays_each_game_as_if_it_were_alone(game: Compiled, players: int) -> None:
    """Masks show each actor's legal actions; a game that ends begins anew and is marked."""
    games = 8
    rows, room = batch(game.new(players, game.board()), games, seed=3), new_room()
    for i in range(games):
        game.driver.begin(rows, i, room)
    alone = rows.copy()
    masks = np.zeros((games, MASK_WIDTH), dtype=np.bool_)
    ended = np.zeros(games, dtype=np.bool_)
    assert game.driver.play_all(rows, np.full(games, -1), masks, ended, room) == games
    assert (rows == alone).all()
    rng = np.random.default_rng(1)
    endings = 0
    for _ in range(600):
        actions = (rng.random(masks.shape) * masks).argmax(axis=1)
        assert game.driver.play_all(rows, actions, masks, ended, room) == 0
        for i in range(games):
            count = game.driver.play_on(alone, i, int(actions[i]), room)
            assert members(game.driver.options(alone, i, game.actor(alone, i))) == (
                np.flatnonzero(masks[i]).tolist()
            )
            assert count == masks[i].sum()
            if ended[i]:
                assert game.round(rows, i) == 1
                assert not any(game.scores(rows, i))
        assert (rows == alone).all()
        endings += int(ended.sum())
    assert endings > 0


@tables
def test_playouts_play_whole_games(game: Compiled, players: int) -> None:
    rows, room = batch(game.new(players, game.board()), 1, seed=9), new_room()
    game.driver.begin(rows, 0, room)
    assert 100 < game.driver.playouts(rows, 200_000, room) < 20_000
    assert game.stage(rows, 0) == Stage.ACT
    again = batch(game.new(players, game.board()), 1, seed=9)
    game.driver.begin(again, 0, room)
    game.driver.playouts(again, 200_000, room)
    assert (again == rows).all()


def test_playouts_are_the_same_without_the_compiler() -> None:
    """Generators, deals and rules give the same rows in plain Python."""
    code = (
        "from penumbra.games import intrigue, shamans\n"
        "from penumbra.games.driver import batch, new_room\n"
        "for game in (shamans.GAME, intrigue.GAME):\n"
        "    rows, room = batch(game.new(game.players[-1], game.board()), 1, seed=4), new_room()\n"
        "    game.driver.begin(rows, 0, room)\n"
        "    print(game.driver.playouts(rows, 3000, room), rows.tolist())\n"
    )
    assert same_without_the_compiler(code)
