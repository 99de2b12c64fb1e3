"""Games as a native environment of PufferLib 3: one learner in each game, bots beside it.

Its trainers own flat buffers with a line for every agent, into which environments write in place.
One learner a game is one line a game. PufferLib knows no action masks, so an observation is the
learner's tensor and behind it its mask; docs/environments.md tells what a policy does with it.
PufferLib is installed by itself: what its package asks for does not go together with ours.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pufferlib
from gymnasium import spaces
from numpy.typing import NDArray

from penumbra.envs.lockstep import Episode, LockStep, Seat, Tensor, check_count, check_sees
from penumbra.envs.vector import only_learner, turned
from penumbra.games.errors import BadArray
from penumbra.games.simulation import check_array

Buffers = Mapping[str, NDArray[Any]]
Told = dict[str, float]


class PufferGames(pufferlib.PufferEnv):  # type: ignore[misc]
    """`num_games` games: so many agents, each with a line of every buffer.

    A reward is what the learner has gained since its last decision, in points of the game. An
    episode begins anew in the step that ends it: `terminals` and the reward are of the old one, the
    observation of the new one. `masks`, who is there to act, are always all true. What a step tells
    beside are means over the episodes that it has ended: `episode_return`, `episode_length` (the
    learner's decisions) and `won`.
    """

    def __init__(
        self,
        game: str,
        num_games: int = 1,
        players: int | None = None,
        board: str | Path = "standard",
        seats: Sequence[Seat] | None = None,
        rotate: bool = False,
        tensor: Tensor = "float",
        history: bool = False,
        episode: Episode = "game",
        max_decisions: int | None = None,
        threads: int = 1,
        buf: Buffers | None = None,
        seed: int = 0,
    ) -> None:
        """`buf` are the trainer's buffers; without them PufferLib makes some."""
        check_sees(tensor)
        check_count("num_games", num_games)
        self._games = LockStep(
            game,
            num_games,
            players,
            board,
            turned(game, players, seats, num_games if rotate else 1),
            tensor,
            history,
            episode,
            "SameStep",
            max_decisions,
            threads=threads,
        )
        self._learner = only_learner(self._games)
        self._lines = np.arange(num_games)
        self._width = self._games.width
        limit, kind = (255, np.uint8) if tensor == "integer" else (1, np.float32)
        line = self._width + self._games.actions
        self.single_observation_space = spaces.Box(0, limit, (line,), kind)
        self.single_action_space = spaces.Discrete(self._games.actions)
        self.num_agents = num_games
        if buf is not None:
            _check(buf, num_games, line, kind)
        super().__init__(buf)
        own = self._games.new_arrays()
        self._arrays = own._replace(terminations=self.terminals, truncations=self.truncations)
        self._seed: int | None = seed
        self._returns = np.zeros(num_games)
        self._lengths = np.zeros(num_games, dtype=np.int64)

    def reset(self, seed: int | None = None) -> tuple[NDArray[Any], list[Told]]:
        """Begin all games anew; without a seed the first time from the environment's own."""
        self._games.reset(self._arrays, seed=self._seed if seed is None else seed)
        self._seed = None
        self._returns[:] = 0
        self._lengths[:] = 0
        self.rewards[:] = 0
        self.masks[:] = True
        self._show()
        return self.observations, []

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], list[Told]]:
        """The learner of every game acts; IllegalAction, and nothing changed, if one may not."""
        self._games.step(actions, self._arrays)
        self.rewards[:] = self._arrays.rewards[self._lines, self._learner]
        self._returns += self.rewards
        self._lengths += 1
        self._show()
        told = self._ended()
        return self.observations, self.rewards, self.terminals, self.truncations, told

    def close(self) -> None:
        """Let the threads go."""
        self._games.close()

    def _show(self) -> None:
        self.observations[:, : self._width] = self._arrays.observations
        self.observations[:, self._width :] = self._arrays.masks

    def _ended(self) -> list[Told]:
        over = self.terminals | self.truncations
        if not over.any():
            return []
        won = self._arrays.winners[self._lines, self._learner]
        told = {
            "episode_return": float(self._returns[over].mean()),
            "episode_length": float(self._lengths[over].mean()),
            "won": float(won[over].mean()),
        }
        self._returns[over] = 0
        self._lengths[over] = 0
        return [told]


def _check(buffers: Buffers, games: int, width: int, kind: type) -> None:
    """BadArray if these are not the buffers that PufferLib gives to so many agents."""
    wanted: dict[str, tuple[tuple[int, ...], type]] = {
        "observations": ((games, width), kind),
        "rewards": ((games,), np.float32),
        "terminals": ((games,), np.bool_),
        "truncations": ((games,), np.bool_),
        "masks": ((games,), np.bool_),
    }
    for name, (shape, each) in wanted.items():
        if name not in buffers:
            raise BadArray(f"The buffers lack “{name}”.")
        check_array(name, buffers[name], shape, each)
    if "actions" not in buffers:
        raise BadArray("The buffers lack “actions”.")
