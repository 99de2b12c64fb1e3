"""Penumbra's games, by all its doors."""

import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from benchmarks.peers.candidate import Candidate, Turn, Way, repeated, timed
from benchmarks.peers.environments import played
from penumbra.envs import PLAYABLE
from penumbra.envs.lockstep import LockStep, Tensor
from penumbra.games import GAMES
from penumbra.games.driver import LEGAL, batch, new_scratch

PLAYERS = {"shamans": 4, "intrigue": 7}
TITLES = {"shamans": "Shamans", "intrigue": "Shadow of Intrigue"}
BATCH = 4096
LIBRARY = "Penumbra"


def candidates() -> Iterator[Candidate]:
    """Everything there is to measure; OpenSpiel's door only where OpenSpiel is."""
    for name in PLAYABLE:
        for way, form, size, prepare in _doors(name, PLAYERS[name]):
            yield Candidate(way, LIBRARY, TITLES[name] + form, PLAYERS[name], prepare, size)


def _doors(name: str, players: int) -> Iterator[tuple[Way, str, int, Callable[[], Turn]]]:
    yield Way.INSIDE, "", 1, partial(inside, name, players)
    yield Way.STEPPED, "", 1, partial(stepped, name, players)
    if find_spec("pyspiel") is not None:
        yield Way.STEPPED, " (OpenSpiel wrapper)", 1, partial(as_openspiel, name, players)
    yield Way.PETTINGZOO, "", 1, partial(as_pettingzoo, name, players)
    yield Way.BARE, "", BATCH, partial(vector, name, players, "none")
    yield Way.OBSERVED, ", integers", BATCH, partial(vector, name, players, "integer")
    yield Way.OBSERVED, ", floats", BATCH, partial(vector, name, players, "float")


def _new(name: str, players: int) -> tuple[Any, Any, Any]:
    game: Any = GAMES[name]
    rows = batch(game.new(players, game.board()), 1, 1)
    scratch = new_scratch()
    game.driver.begin(rows, 0, scratch)
    return game.driver, rows, scratch


def inside(name: str, players: int) -> Turn:
    """Games by chance in the compiled core, deals and all."""
    driver, rows, scratch = _new(name, players)
    many = 200_000

    def play() -> int:
        driver.playouts(rows, many, scratch)
        return many

    return repeated(play)


def stepped(name: str, players: int) -> Turn:
    """Legal actions as a list, one of them chosen and carried out."""
    driver, rows, scratch = _new(name, players)
    play_on, legal, choice = driver.play_on, scratch[LEGAL:], random.choice
    many = 2000

    def play() -> int:
        count = driver.begin(rows, 0, scratch)
        for _ in range(many):
            count = play_on(rows, 0, choice(legal[:count].tolist()), scratch)
        return many

    return repeated(play)


def vector(name: str, players: int, tensor: Tensor) -> Turn:
    """`LockStep`, everybody a learner; choosing the actions is not counted."""
    games = LockStep(name, BATCH, players, tensor=tensor, anew="SameStep")
    arrays = games.new_arrays()
    games.reset(arrays, seed=1)
    rng = np.random.default_rng(1)

    def play() -> tuple[int, float]:
        chances = rng.random(arrays.masks.shape, dtype=np.float32)
        chosen = (chances * arrays.masks).argmax(axis=1)
        began = time.process_time()
        games.step(chosen, arrays)
        return BATCH, time.process_time() - began

    return timed(play)


def as_pettingzoo(name: str, players: int) -> Turn:
    """With PettingZoo's own checks around it, as `env()` gives it."""
    return played(import_module(f"penumbra.envs.{name}_v0").env(players=players))


def as_openspiel(name: str, players: int) -> Turn:
    """Our game in OpenSpiel's clothes, driven as its own games are."""
    import_module("penumbra.envs.open_spiel")
    from benchmarks.peers.openspiel import from_python

    return from_python(f"penumbra_{name}(players={players})")
