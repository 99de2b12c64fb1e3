"""Thousands of games in lock-step: the door for learners, on plain arrays.

Every call of `step` carries out one action of a learner in each game and leads the game on, with
bots in the other seats, to the next decision of a learner. What it has to tell is written into the
caller's arrays. docs/environments.md shows how to use it; `vector` has it as a Gymnasium
environment, `zoo` as a PettingZoo one.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from penumbra import bots
from penumbra.envs.loop import FRESH, HOLD, LEARNER, NOTES, OPTIONS, bind
from penumbra.envs.tensors import tensors_of
from penumbra.errors import PenumbraError
from penumbra.games.chance import generators
from penumbra.games.driver import (
    LEGAL,
    MOST_ACTIONS,
    NO_FAULT,
    RANDOM,
    ROOM,
    Array,
    Flags,
    Policy,
    batch,
    new_scratch,
)
from penumbra.games.errors import BadArray, BadBoard, IllegalAction
from penumbra.games.simulation import check_array, described
from penumbra.games.threads import Threads

Seat: TypeAlias = str | Policy
"""Who plays: LEARNER_SEAT, CHANCE_SEAT, a bot by its level, or a compiled policy."""

LEARNER_SEAT = "learner"
CHANCE_SEAT = "chance"

Tensor: TypeAlias = Literal["float", "integer", "none"]
Episode: TypeAlias = Literal["game", "round"]
Anew: TypeAlias = Literal["NextStep", "SameStep", "Disabled"]
"""When a finished episode begins anew: with the next step, which then carries out no action; at
once; or when it is reset. The words are Gymnasium's."""

NEVER = 1 << 62


class Arrays(NamedTuple):
    """What a step writes, a line a game. Make them with `LockStep.new_arrays`, or bring your own.

    observations: what the seat to act sees, as float or integer tensor
    masks: its legal actions; all of them where an episode is over, as whatever is chosen is ignored
    seats: that seat; where an episode is over, the learner who acted last
    rewards: points each seat has gained since the last step
    winners: who has won a game that is over
    terminations: the episode has ended
    truncations: it was broken off after `max_decisions`
    final_observations: what the learner saw at the end of an episode that began anew in the same
        step; no lines otherwise
    """

    observations: NDArray[Any]
    masks: Flags
    seats: Array
    rewards: NDArray[np.float32]
    winners: Flags
    terminations: Flags
    truncations: Flags
    final_observations: NDArray[Any]


class LockStep:
    """Many games of one kind, each waiting for a learner or at its end."""

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        board: str | Path = "standard",
        seats: Sequence[Seat] | Sequence[Sequence[Seat]] | None = None,
        tensor: Tensor = "float",
        history: bool = False,
        episode: Episode = "game",
        anew: Anew = "NextStep",
        max_decisions: int | None = None,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        """`seats` says who plays, seat by seat, for all games or for each; None: all learn.

        With `history` an observation is all a seat knows, else what lies on the table.
        """
        self.game, self.tensors = tensors_of(game)
        self.players = self.game.usual_players if players is None else players
        _one_of("tensor", tensor, ("float", "integer", "none"))
        _one_of("episode", episode, ("game", "round"))
        _one_of("anew", anew, ("NextStep", "SameStep", "Disabled"))
        check_count("games", games)
        check_count("threads", threads)
        if max_decisions is not None:
            check_count("max_decisions", max_decisions)
        check_count("players", self.players)
        if not isinstance(board, (str, Path)):
            raise BadBoard(f"A board is known by its name or its file, not by a {_kind(board)}.")
        self.games, self.tensor, self.history = games, tensor, history
        self.episode, self.anew = episode, anew
        state = self.game.new(self.players, self.game.board(board))
        self.rows = batch(state, games, seed)
        self._most = NEVER if max_decisions is None else max_decisions
        self.numbers, policies = self._seated(seats)
        self._advance = bind(game, self.game.doors, self.tensors, policies)
        self._notes = np.zeros((games, NOTES), dtype=np.int64)
        self._told = np.zeros((games, self.players), dtype=np.int64)
        self._notes[:, FRESH] = True
        self.begun = False
        self._workspaces = [_Workspace(self) for _ in range(threads)]
        self._threads = Threads(threads)
        self._checked: Arrays | None = None

    @property
    def width(self) -> int:
        """Entries of an observation."""
        if self.tensor == "none":
            return 0
        sizes = {"float": self.tensors.floats, "integer": self.tensors.integers}
        return sizes[self.tensor](self.history)

    @property
    def actions(self) -> int:
        """How many numbers of actions there are; `masks` tells which of them are legal."""
        return self.tensors.actions

    def new_arrays(self) -> Arrays:
        """Arrays for what a step has to tell."""
        return Arrays(**{name: np.zeros(*each) for name, each in self._shapes().items()})

    def reset(
        self, arrays: Arrays, mask: Flags | None = None, seed: int | Sequence[int] | None = None
    ) -> None:
        """Begin all games anew, or those of the mask; a seed makes what follows repeat."""
        self._check(arrays)
        chosen = np.ones(self.games, dtype=np.bool_) if mask is None else mask
        if not (
            isinstance(chosen, np.ndarray)
            and chosen.shape == (self.games,)
            and chosen.dtype == np.bool_
        ):
            raise BadArray(f"mask should be {self.games} booleans, not {described(mask)}.")
        if not (self.begun or chosen.all()):
            raise PenumbraError("Reset all games first, then some of them.")
        if seed is not None:
            self.rows[chosen, self.game.row :] = self._generators(seed)[chosen]
        self.begun = True
        self._notes[chosen, FRESH] = True
        self._lead(np.where(chosen, 0, HOLD), arrays)

    def step(self, actions: NDArray[np.integer[Any]], arrays: Arrays) -> None:
        """In each game its learner acts; IllegalAction, and nothing changed, if one may not."""
        self._check(arrays)
        if not self.begun:
            raise PenumbraError("The games have not begun: reset them first.")
        if not (
            isinstance(actions, np.ndarray)
            and actions.shape == (self.games,)
            and np.issubdtype(actions.dtype, np.integer)
        ):
            wanted = f"an array of {self.games} integers, one a game"
            raise BadArray(f"actions should be {wanted}, not {described(actions)}.")
        chosen = np.ascontiguousarray(actions, dtype=np.int64)
        self._judge(chosen, arrays)
        self._lead(chosen, arrays)

    def stepper(self, arrays: Arrays) -> Callable[[int], None]:
        """`step` for a single game and these arrays, with all looked up that can be."""
        if self.games != 1:
            raise PenumbraError(f"A stepper leads a single game, not {self.games}.")
        self._check(arrays)
        chosen = np.zeros(1, dtype=np.int64)
        space, notes, advance = self._workspaces[0], self._notes, self._advance
        passed = self._passed(space, 0, 1, chosen, arrays)

        def step(action: int) -> None:
            chosen[0] = action
            if not 0 <= action < MOST_ACTIONS or not notes.item(OPTIONS) >> action & 1:
                self._judge(chosen, arrays)
            fault = advance(*passed)
            if fault != NO_FAULT:
                self._explain(fault, space)

        return step

    def state(self) -> tuple[Array, Array, Array]:
        """All that the games are, copied: rows, notes, points that were told."""
        return self.rows.copy(), self._notes.copy(), self._told.copy()

    def restore(self, state: tuple[Array, Array, Array]) -> None:
        """Back to what `state` gave, here or in another `LockStep` made alike."""
        mine = (self.rows, self._notes, self._told)
        if not (isinstance(state, tuple) and len(state) == len(mine)):
            raise BadArray(f"A state is what `state` gives, not a {_kind(state)} of other length.")
        for old, new in zip(mine, state, strict=True):
            if not (isinstance(new, np.ndarray) and new.shape == old.shape):
                raise BadArray(f"This is the state of other games: {described(new)}.")
            if new.dtype != old.dtype:
                raise BadArray(f"A state is of {old.dtype}, not of {new.dtype}.")
        for old, new in zip(mine, state, strict=True):
            old[:] = new
        self.begun = True

    def observe(self, i: int, seat: int) -> NDArray[Any]:
        """What any seat sees of a game now, as its tensor."""
        if not (0 <= i < self.games and 0 <= seat < self.players):
            raise PenumbraError(
                f"There is no seat {seat} of game {i}: {self.games} games have {self.players} each."
            )
        seen = self._workspaces[0].seen[: self.game.observation]
        self.game.doors.observe(self.rows, i, seat, seen)
        return self.observation(seen)

    def observation(self, seen: Array) -> NDArray[Any]:
        """An observation's words (`Game.information_state`) as this environment's tensor."""
        return self.tensors.tensor(seen, self.tensor != "integer", self.history)

    def close(self) -> None:
        """Let the threads go."""
        self._threads.close()

    def _lead(self, actions: Array, arrays: Arrays) -> None:
        def part(thread: int, first: int, end: int) -> None:
            space = self._workspaces[thread]
            fault = self._advance(*self._passed(space, first, end, actions, arrays))
            if fault != NO_FAULT:
                self._explain(first + fault, space)

        self._threads.share_out(self.games, part)

    def _passed(
        self, space: "_Workspace", first: int, end: int, actions: Array, arrays: Arrays
    ) -> tuple[Any, ...]:
        """What `loop.advance` is given for some of the games."""
        observations, final = arrays.observations, arrays.final_observations
        floats = observations if self.tensor == "float" else space.no_floats
        integers = observations if self.tensor == "integer" else space.no_integers
        final_floats = final if self.tensor == "float" else space.no_floats
        final_integers = final if self.tensor == "integer" else space.no_integers
        return (
            self.rows[first:end],
            actions[first:end],
            self.numbers[first:end],
            self._notes[first:end],
            self._told[first:end],
            self.episode == "game",
            self._most,
            self.anew == "SameStep",
            arrays.masks[first:end],
            arrays.seats[first:end],
            arrays.rewards[first:end],
            arrays.winners[first:end],
            arrays.terminations[first:end],
            arrays.truncations[first:end],
            integers[first:end],
            floats[first:end],
            final_integers[first:end],
            final_floats[first:end],
            space.line,
            space.seen,
            space.scratch,
        )

    def _explain(self, game: int, space: "_Workspace") -> None:
        """Say what the loop has found in a game."""
        action, seat = space.scratch[LEGAL : LEGAL + 2].tolist()
        if action < 0:
            raise PenumbraError(f"No learner is ever asked in game {game}.")
        raise IllegalAction(
            f"The policy of seat {seat} chose action {action} in game {game}, "
            "which is not legal there."
        )

    def _judge(self, actions: Array, arrays: Arrays) -> None:
        """IllegalAction if some game's action may not be."""
        over = self._notes[:, FRESH] != 0
        if self.anew == "Disabled" and over.any():
            done = int(over.argmax())
            raise IllegalAction(f"Game {done} is over: reset it, with a mask of those that are.")
        within = (actions >= 0) & (actions < self.actions)
        allowed = within & (self._notes[:, OPTIONS] >> np.where(within, actions, 0) & 1 != 0)
        refused = ~(allowed | over)
        if refused.any():
            i = int(refused.argmax())
            legal = self.game.legal(self.rows, i, int(arrays.seats[i]))
            raise IllegalAction(
                f"Action {actions[i]} of game {i} is not legal: its seat {arrays.seats[i]} may "
                f"choose {', '.join(map(str, legal))}."
            )

    def _shapes(self) -> dict[str, tuple[tuple[int, ...], Any]]:
        kind = np.uint8 if self.tensor == "integer" else np.float32
        lines = self.games if self.tensor != "none" else 0
        return {
            "observations": ((lines, self.width), kind),
            "masks": ((self.games, self.actions), np.bool_),
            "seats": ((self.games,), np.int64),
            "rewards": ((self.games, self.players), np.float32),
            "winners": ((self.games, self.players), np.bool_),
            "terminations": ((self.games,), np.bool_),
            "truncations": ((self.games,), np.bool_),
            "final_observations": ((lines * (self.anew == "SameStep"), self.width), kind),
        }

    def _check(self, arrays: Arrays) -> None:
        if arrays is self._checked:
            return
        if not isinstance(arrays, Arrays):
            raise BadArray(f"A step writes into `Arrays`, not into a {type(arrays).__name__}.")
        for name, (shape, kind) in self._shapes().items():
            check_array(name, getattr(arrays, name), shape, kind)
        self._checked = arrays

    def _seated(
        self, seats: Sequence[Seat] | Sequence[Sequence[Seat]] | None
    ) -> tuple[Array, list[Policy]]:
        """The number of each seat's policy, and the policies: those that somebody plays."""
        named = bots.policies(self.game.name)
        policies: list[Policy] = []

        def number(seat: Seat) -> int:
            if seat in (CHANCE_SEAT, LEARNER_SEAT):
                return RANDOM if seat == CHANCE_SEAT else LEARNER
            if isinstance(seat, str):
                meant = bots.level_named(seat)
                if meant not in named:
                    offered = ", ".join([LEARNER_SEAT, CHANCE_SEAT, *named])
                    raise PenumbraError(f"Nobody plays as “{seat}” here. Seats: {offered}.")
                seat = named[meant]
            if not hasattr(seat, "py_func"):
                raise PenumbraError(f"{seat!r} is no compiled policy: see docs/search.md.")
            if seat not in policies:
                policies.append(seat)
            return policies.index(seat) + RANDOM + 1

        if isinstance(seats, str) or not (seats is None or hasattr(seats, "__iter__")):
            raise BadArray(f"seats should name every player, not be a {_kind(seats)}.")
        each = [LEARNER_SEAT] * self.players if seats is None else list(seats)
        alike = all(isinstance(seat, str) or callable(seat) for seat in each)
        lines: Any = [each] if alike else each
        if not all(isinstance(line, (list, tuple)) for line in lines):
            raise BadArray("seats should name players, or be such a list for each game.")
        if any(len(line) != self.players for line in lines) or len(lines) not in (1, self.games):
            raise BadArray(
                f"seats should name {self.players} players, once or for each of {self.games} games."
            )
        numbers = np.array([[number(seat) for seat in line] for line in lines], dtype=np.int64)
        if not (numbers == LEARNER).any(axis=1).all():
            raise PenumbraError(f"Some seat of every game has to be a “{LEARNER_SEAT}”.")
        whole = np.ascontiguousarray(np.broadcast_to(numbers, (self.games, self.players)))
        return whole, policies

    def _generators(self, seed: int | Sequence[int]) -> Array:
        one = isinstance(seed, (int, np.integer))
        if not one and not isinstance(seed, (list, tuple, np.ndarray)):
            raise BadArray(f"seed should be a whole number, or one a game, not a {_kind(seed)}.")
        seeds: Any = [seed] if one else list(seed)  # type: ignore[arg-type]
        if any(not isinstance(each, (int, np.integer)) or each < 0 for each in seeds):
            raise BadArray(f"A seed is a whole number from 0, not {seed!r}.")
        if one:
            return generators(int(seeds[0]), self.games)
        if len(seeds) != self.games:
            raise BadArray(f"{self.games} games need {self.games} seeds, not {len(seeds)}.")
        return np.concatenate([generators(int(each), 1) for each in seeds])


class _Workspace:
    """What one thread works in."""

    def __init__(self, games: LockStep) -> None:
        tensors, history = games.tensors, games.history
        self.line = np.zeros(tensors.integers(history), dtype=np.uint8)
        self.seen = np.zeros(games.game.observation + ROOM, dtype=np.int64)
        self.scratch = new_scratch()
        self.no_floats = np.zeros((0, tensors.floats(history)), dtype=np.float32)
        self.no_integers = np.zeros((0, tensors.integers(history)), dtype=np.uint8)


def check_sees(tensor: Tensor) -> None:
    """PenumbraError where a learner would be blind: that is for whoever brings eyes of his own."""
    if tensor == "none":
        raise PenumbraError("A learner has to see something: tensor “float” or “integer”.")


def check_count(name: str, number: object) -> None:
    """PenumbraError unless it is a whole number from 1."""
    if isinstance(number, bool) or not isinstance(number, (int, np.integer)):
        raise PenumbraError(f"{name} should be a whole number, not {number!r}.")
    if number < 1:
        raise PenumbraError(f"{name} should be at least 1, not {number}.")


def _kind(given: object) -> str:
    return type(given).__name__


def _one_of(name: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        raise PenumbraError(f"{name} should be one of {', '.join(known)}, not “{value}”.")
