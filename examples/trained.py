"""The policy that `train.py` makes, as a bot: weights from a file, numpy, no PyTorch.

    PYTHONPATH=. penumbra serve --open        # with bots_from = "examples.trained" in its settings
    PYTHONPATH=. PENUMBRA_BOTS=examples.trained penumbra lab duel trained --field seeker

`PENUMBRA_POLICY` names another file of weights than the one beside this module.
"""

import os
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from penumbra.bots.temperament import Temperament
from penumbra.envs.tensors import tensors_of
from penumbra.errors import PenumbraError
from penumbra.games.bits import members
from penumbra.games.shamans import GAME, View
from penumbra.games.shamans.sight import LEGAL
from penumbra.games.shamans.state import SEATS

LEVELS = ("trained",)
WEIGHTS = Path(__file__).with_name("shamans.npz")
TENSORS = tensors_of(GAME.name)[1]
FIELDS = TENSORS.seen(history=False)

Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]


def _turn(seat: int, players: int) -> Numbers:
    """The seats of the table counted from one of them; where nobody sits, all stays as it is."""
    return np.array([(seat + k) % players if k < players else k for k in range(SEATS)])


def _columns(seat: int, players: int) -> Numbers:
    """Where each column of a float tensor comes from if that seat is to be the first."""
    turn, columns = _turn(seat, players), []
    for name, field in FIELDS.items():
        entries, values = np.arange(field.width), np.arange(field.columns)
        if field.values and field.values[0] == "seat 0":
            values[:SEATS] = turn
        if field.each.startswith(("seat", "giver")):
            entries = entries.reshape(SEATS, -1)[turn]
            if field.each == "seat, and seat":
                entries = entries[:, turn]
        places = entries.ravel()[:, None] * field.columns + values
        columns.append(TENSORS.columns[name] + places.ravel())
    return np.concatenate(columns)


class Places:
    """How a table looks from each of its seats: a policy learns but one of them, the first."""

    def __init__(self, players: int) -> None:
        self._columns = np.array([_columns(seat, players) for seat in range(players)])
        plain = np.arange(TENSORS.actions)
        named = np.array([[*_turn(seat, players), *plain[SEATS:]] for seat in range(players)])
        self._actions = np.array([np.broadcast_to(plain, named.shape), named])
        start = TENSORS.columns["DECISION"]
        kinds = FIELDS["DECISION"].values
        self._asks = [start + kinds.index(kind) for kind in ("swap", "neutralize", "name")]

    def seen(self, observations: Floats, seats: Numbers) -> Floats:
        """Observations with the viewer's seat first."""
        return np.take_along_axis(observations, self._columns[seats], axis=1)

    def actions(self, observations: Floats, seats: Numbers) -> Numbers:
        """Which action each number of the policy means: seats are named as the viewer counts."""
        named = observations[:, self._asks].any(axis=1).astype(np.int64)
        meant: Numbers = self._actions[named, seats]
        return meant


@cache
def places_at(players: int) -> Places:
    """Those of a table for so many."""
    return Places(players)


class Policy(NamedTuple):
    """Two hidden layers, and a number for each action: the greatest is the one to take."""

    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    last: Floats
    last_bias: Floats

    def wishes(self, observations: Floats) -> Floats:
        """What it thinks of each action, a line for each observation."""
        hidden = np.maximum(observations @ self.first.T + self.first_bias, 0)
        hidden = np.maximum(hidden @ self.second.T + self.second_bias, 0)
        wishes: Floats = hidden @ self.last.T + self.last_bias
        return wishes


@cache
def policy_from(path: Path) -> Policy:
    """The policy in a file; PenumbraError if it is none, or one for other observations."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            policy = Policy(*(kept[name].astype(np.float32) for name in Policy._fields))
    except (OSError, KeyError, ValueError) as error:
        raise PenumbraError(
            f"{path} is no policy ({error}). Make one: python -m examples.train --out {path}"
        ) from error
    width, actions = policy.first.shape[-1], len(policy.last)
    if (width, actions) != (TENSORS.floats(False), TENSORS.actions):
        raise PenumbraError(
            f"{path} was trained on {width} numbers and {actions} actions; an observation has "
            f"{TENSORS.floats(False)} and {TENSORS.actions} now. Train again: examples/train.py"
        )
    return policy


class TrainedBot:
    """Takes the action its policy likes best; like a learner it never interrupts."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def choose(self, view: View, information: bytes) -> str:
        """One of the viewer's actions when the table waits for him."""
        seen = GAME.seen(information)
        observations = TENSORS.tensor(seen, floats=True, history=False)[None]
        me, places = np.array([view.viewer]), places_at(view.players)
        wishes = np.empty(TENSORS.actions, dtype=np.float32)
        wishes[places.actions(observations, me)[0]] = self._policy.wishes(
            places.seen(observations, me)
        )[0]
        return view.legal[int(wishes[list(members(int(seen[LEGAL])))].argmax())]

    def interrupt(self, view: View, information: bytes) -> str | None:
        """Never."""
        return None


def make(level: str, game: str, seed: int, temperament: Temperament = "steady") -> Any:
    """A bot of LEVELS: how `bots_from` and `PENUMBRA_BOTS` want it."""
    if game != GAME.name:
        raise PenumbraError(f"“{level}” was trained for {GAME.name}, not for {game}.")
    return TrainedBot(policy_from(Path(os.environ.get("PENUMBRA_POLICY", WEIGHTS))))
