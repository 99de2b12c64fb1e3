"""Games as a Gymnasium vector environment: one learner in each game, bots in the other seats."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from penumbra.envs.lockstep import (
    CHANCE_SEAT,
    LEARNER_SEAT,
    Arrays,
    Episode,
    LockStep,
    Seat,
    Tensor,
    check_count,
    check_sees,
)
from penumbra.envs.loop import LEARNER
from penumbra.envs.tensors import tensors_of
from penumbra.errors import PenumbraError
from penumbra.games.errors import BadArray

Observation = dict[str, NDArray[Any]]


class VectorGames(VectorEnv[Observation, NDArray[np.integer[Any]], NDArray[Any]]):
    """`num_envs` games, in each of them one learner among bots.

    Observations are dicts of `observation`, the learner's tensor, and `action_mask`. A reward is
    what the learner has gained since his last decision, in points of the game. `metadata` says how
    finished games begin anew (`autoreset_mode`); in `SAME_STEP` the last observation is in
    `infos["final_obs"]`, with the mask `infos["_final_obs"]`, and what was told with it in
    `infos["final_info"]`. `reset` takes a `reset_mask` among its options. `infos["seat"]` is the
    learner's seat, `infos["won"]` whether he has won a game that is over.

    What is returned are the environment's own arrays, written anew by each step; `copy=True`
    returns copies, as other environments of Gymnasium do unless they are asked not to.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        board: str | Path = "standard",
        seats: Sequence[Seat] | None = None,
        rotate: bool = False,
        tensor: Tensor = "float",
        history: bool = False,
        episode: Episode = "game",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        max_decisions: int | None = None,
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        """`seats` names a learner and bots; with `rotate` he sits elsewhere in each game."""
        modes = {each.value: each for each in AutoresetMode}
        if not isinstance(autoreset_mode, AutoresetMode) and autoreset_mode not in modes:
            raise PenumbraError(f"autoreset_mode should be one of {', '.join(modes)}.")
        mode = AutoresetMode(autoreset_mode)
        check_count("num_envs", num_envs)
        check_sees(tensor)
        self._games = LockStep(
            game,
            num_envs,
            players,
            board,
            turned(game, players, seats, num_envs if rotate else 1),
            tensor,
            history,
            episode,
            mode.value,
            max_decisions,
            threads=threads,
        )
        self._learner = only_learner(self._games)
        self._arrays = self._games.new_arrays()
        self._copy = copy
        self._lines = np.arange(num_envs)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        limit, kind = (255, np.uint8) if tensor == "integer" else (1, np.float32)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, limit, (self._games.width,), kind),
                "action_mask": spaces.Box(0, 1, (self._games.actions,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(self._games.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin anew: all games, or those of `options["reset_mask"]`."""
        if not isinstance(options, dict | None):
            raise PenumbraError(f"options should be a dict, not a {type(options).__name__}.")
        mask = (options or {}).get("reset_mask")
        if mask is not None and not (isinstance(mask, np.ndarray) and mask.any()):
            raise BadArray("reset_mask should be an array of booleans, at least one of them true.")
        if seed is None and not self._games.begun:
            seed = int(self.np_random.integers(1 << 62))
        self._games.reset(self._arrays, mask, seed)
        return self._seen(), {"seat": self._learner.copy()}

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """The learner of every game acts; IllegalAction, and nothing changed, if one may not."""
        self._games.step(actions, self._arrays)
        arrays = self._arrays
        infos: dict[str, Any] = {
            "seat": self._learner.copy(),
            "won": arrays.winners[self._lines, self._learner],
        }
        over = arrays.terminations | arrays.truncations
        if len(arrays.final_observations) and over.any():
            last = infos | {f"_{name}": over for name in infos}
            infos |= _final(arrays, over) | {"final_info": last, "_final_info": over}
        rewards = arrays.rewards[self._lines, self._learner].astype(np.float64)
        return self._seen(), rewards, arrays.terminations.copy(), arrays.truncations.copy(), infos

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        self._games.close()

    def _seen(self) -> Observation:
        observation, mask = self._arrays.observations, self._arrays.masks.view(np.int8)
        if self._copy:
            observation, mask = observation.copy(), mask.copy()
        return {"observation": observation, "action_mask": mask}


def _final(arrays: Arrays, over: NDArray[np.bool_]) -> dict[str, Any]:
    """What learners saw last of episodes that have begun anew since, as Gymnasium keeps it."""
    final = np.full(len(over), None, dtype=object)
    nothing = np.zeros(arrays.masks.shape[1], dtype=np.int8)
    for i in np.flatnonzero(over):
        seen = arrays.final_observations[i].copy()
        final[i] = {"observation": seen, "action_mask": nothing}
    return {"final_obs": final, "_final_obs": over}


def only_learner(games: LockStep) -> NDArray[np.int64]:
    """The seat that learns in each game; PenumbraError if several do."""
    learners = games.numbers == LEARNER
    if (learners.sum(axis=1) != 1).any():
        raise PenumbraError("One seat of each game learns here; LockStep has room for more.")
    seats: NDArray[np.int64] = learners.argmax(axis=1)
    return seats


def turned(
    game: str, players: int | None, seats: Sequence[Seat] | None, turns: int
) -> list[list[Seat]]:
    """Who sits where in each game: as said, or one learner among players by chance; a seat further
    from game to game, so many times.
    """
    count = tensors_of(game)[0].usual_players if players is None else players
    usual: list[Seat] = [LEARNER_SEAT, *[CHANCE_SEAT] * (count - 1)]
    chosen = usual if seats is None else list(seats)
    return [chosen[-k % len(chosen) :] + chosen[: -k % len(chosen)] for k in range(turns)]
