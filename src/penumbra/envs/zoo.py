"""Games as PettingZoo environments: one agent a seat, one agent at a time.

The modules `GAME_v0` put a game's name to this. The same compiled loop as everywhere plays the
game, with one game in it and every seat a learner's.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from penumbra.envs.lockstep import Episode, LockStep, Tensor, check_count, check_sees
from penumbra.envs.picture import ansi, rgb
from penumbra.errors import PenumbraError
from penumbra.games.chance import new_seed
from penumbra.games.errors import IllegalAction

Observed = dict[str, NDArray[Any]]

ILLEGAL_REWARD = -1.0
RENDERED = ("ansi", "rgb_array", "human")


class SeatEnv(AECEnv[str, Observed, int]):  # type: ignore[misc]
    """One game; `agents` are its seats, `player_0` and so on."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        players: int | None = None,
        board: str | Path = "standard",
        tensor: Tensor = "float",
        history: bool = False,
        episode: Episode = "game",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`max_cycles` breaks an episode off after so many decisions of each seat, on average."""
        super().__init__()
        if render_mode is not None and render_mode not in RENDERED:
            raise PenumbraError(f"render_mode should be one of {', '.join(RENDERED)}.")
        check_sees(tensor)
        if max_cycles is not None:
            check_count("max_cycles", max_cycles)
        self._made = (game, players, board, tensor, history, episode, max_cycles, render_mode)
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(RENDERED),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self._games = LockStep(
            game,
            1,
            players,
            board,
            tensor=tensor,
            history=history,
            episode=episode,
            anew="Disabled",
        )
        self._most = max_cycles * self._games.players if max_cycles is not None else None
        self._arrays = self._games.new_arrays()
        self._step = self._games.stepper(self._arrays)
        self._line, self._mask = self._arrays.observations[0], self._arrays.masks[0].view(np.int8)
        self._gained = self._arrays.rewards[0]
        self._paid = False  # `rewards` tells of points
        self._taken = 0
        self.possible_agents = [f"player_{seat}" for seat in range(self._games.players)]
        self._number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        limit, kind = (255, np.uint8) if tensor == "integer" else (1, np.float32)
        self._actions = self._games.actions
        self._nothing = np.zeros(self._actions, dtype=np.int8)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, limit, (self._games.width,), kind),
                    "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self._actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with the same seed and the same actions it is the same game."""
        if seed is None and not self._games.begun:
            seed = int.from_bytes(new_seed()[:7], "big")
        self._games.reset(self._arrays, seed=seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._taken = 0
        self._paid = False
        self.agent_selection = self.possible_agents[int(self._arrays.seats[0])]
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        """The selected agent acts; IllegalAction, and nothing changed, if it may not."""
        if not self._games.begun:
            raise PenumbraError("The game has not begun: reset it first.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} is in the game: it has to choose an action.")
        if not isinstance(action, (int, np.integer)):
            raise IllegalAction(f"An action is a whole number, not a {type(action).__name__}.")
        arrays = self._arrays
        self._step(int(action))
        self._taken += 1
        self._cumulative_rewards[agent] = 0.0
        pays = bool(self._gained.any())
        if pays or self._paid:
            gained = self._gained.tolist()
            for one in self.agents:
                self.rewards[one] = gained[self._number[one]]
            self._paid = pays
        if pays:
            self._accumulate_rewards()
        over = arrays.terminations.item()
        cut = not over and self._most is not None and self._taken >= self._most
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif cut:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[arrays.seats.item()]
            if self._games.episode == "round":
                self._see_off()
        if over or cut:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observed:
        """What an agent sees now; the mask of whoever is not asked is empty."""
        if agent not in self._number:
            raise PenumbraError(f"There is no agent “{agent}”: {', '.join(self.possible_agents)}.")
        seat = self._number[agent]
        if seat != self._arrays.seats.item() or self._arrays.terminations.item():
            seen, mask = self._games.observe(0, seat), self._nothing
        else:
            asked = not (self.terminations.get(agent, True) or self.truncations.get(agent, True))
            seen, mask = self._line.copy(), self._mask if asked else self._nothing
        return {"observation": seen, "action_mask": mask.copy()}

    def state(self) -> NDArray[Any]:
        """What all seats see together: their tensors one behind the other."""
        return np.concatenate([self._games.observe(0, seat) for seat in self._number.values()])

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as everybody sees it, as text or as a picture; `human` prints the text."""
        if self.render_mode is None:
            raise PenumbraError(f"Say how to render: render_mode one of {', '.join(RENDERED)}.")
        game, rows = self._games.game, self._games.rows
        if self.render_mode == "rgb_array":
            return rgb(game, rows)
        text = ansi(game, rows)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is kept open."""

    def clone(self) -> "SeatEnv":
        """An environment in the same state, which goes its own way from here."""
        copy = type(self)(*self._made)
        copy.__setstate__(self.__getstate__())
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "SeatEnv":
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        state: dict[str, Any] = {"made": self._made}
        if self._games.begun:
            names = ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations")
            state["games"] = self._games.state()
            state["arrays"] = [array.copy() for array in self._arrays]
            state["kept"] = {name: getattr(self, name).copy() for name in names}
            state["infos"] = {agent: dict(info) for agent, info in self.infos.items()}
            state["turn"] = (self.agent_selection, self._skip_agent_selection, self._taken)
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(*state["made"])  # type: ignore[misc]
        if "games" in state:
            self._games.restore(state["games"])
            for name, kept in zip(self._arrays._fields, state["arrays"], strict=True):
                getattr(self._arrays, name)[:] = kept
            for name, value in state["kept"].items():
                setattr(self, name, value)
            self.infos = state["infos"]
            self.agent_selection, self._skip_agent_selection, self._taken = state["turn"]
            self._paid = bool(self._gained.any())

    def _see_off(self) -> None:
        """In an episode of one round, whoever can do and gain nothing any more is terminated."""
        gone = self._games.tensors.gone(self._games.rows[0])
        if gone:
            for agent in self.agents:
                self.terminations[agent] = bool(gone >> self._number[agent] & 1)
            self._deads_step_first()


class CheckedEnv(SeatEnv):
    """`env()` of a module: with the checks that PettingZoo's classic environments have around them.

    An illegal action ends the episode with a reward of -1; whoever asks for something before
    `reset`, or goes on without `step`, is told. PettingZoo's own wrappers say the same, each with a
    look-up of every attribute on the way: they take several times as long as the game.
    """

    _stepped = True

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        self._stepped = True
        super().reset(seed, options)

    def step(self, action: int | None) -> None:
        """The selected agent acts; if it may not, it loses."""
        if not self._games.begun:
            EnvLogger.error_step_before_reset()
        self._stepped = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        if action is None:
            super().step(action)
            return
        agent = self.agent_selection
        if not (isinstance(action, (int, np.integer)) and 0 <= action < self._actions):
            raise AssertionError("action is not in action space")
        if not (self._mask[action] or self.terminations[agent] or self.truncations[agent]):
            self._lose(agent)
            return
        super().step(action)

    def observe(self, agent: str) -> Observed:
        """What an agent sees now."""
        if not self._games.begun:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def state(self) -> NDArray[Any]:
        """What all seats see together."""
        if not self._games.begun:
            EnvLogger.error_state_before_reset()
        return super().state()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as everybody sees it."""
        if not self._games.begun:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent to act, again and again; each time it has to."""
        if not self._games.begun:
            EnvLogger.error_agent_iter_before_reset()
        return self._turns(max_iter)

    def _turns(self, max_iter: int) -> Iterator[str]:
        while self.agents and max_iter > 0:
            if not self._stepped:
                raise AssertionError("need to call step() or reset() in a loop over `agent_iter`")
            self._stepped = False
            max_iter -= 1
            yield self.agent_selection

    def _lose(self, agent: str) -> None:
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL_REWARD
        self._accumulate_rewards()
        self._deads_step_first()
