"""Many games at once, from Python: batches stepped, rolled out and dealt anew by compiled code.

Arrays are the caller's, checked once and then filled without copies. Every game draws from the
generator behind its own row, so what comes out is the same with one thread or with many. The loops
are `driver`'s; docs/search.md shows how to use them.
"""

from collections.abc import Sequence
from types import TracebackType
from typing import Any, Literal, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from penumbra.games.compiled import compiled
from penumbra.games.compiled_game import CompiledGame
from penumbra.games.driver import (
    LEGAL,
    MASK_WIDTH,
    NO_FAULT,
    RANDOM,
    RNG_WORDS,
    ROOM,
    Array,
    Flags,
    Policy,
    bind_policies,
    new_scratch,
)
from penumbra.games.errors import BadArray, IllegalAction
from penumbra.games.game import Rows
from penumbra.games.large_pages import on_large_pages
from penumbra.games.threads import Threads

MOST_DECISIONS = 100_000  # in one rollout: policies may never come to an end


class Step(NamedTuple):
    """What a step writes of each game. Make one with `Simulation.new_step`, or of your own arrays.

    masks: legal actions of the seat to act now, MASK_WIDTH wide
    actors: that seat
    rewards: points each seat got by the step
    scores: points each seat has after it; of a finished game the final ones
    round_over, done: the step has ended the round; the game, which has begun anew since
    winners: who has won a game that is done, as a mask of seats
    refused: the action was not legal; nothing has changed
    observations: what the actor sees (`Game.information_state`); no lines if nobody looks
    """

    masks: Flags
    actors: Array
    rewards: Array
    scores: Array
    round_over: Flags
    done: Flags
    winners: Array
    refused: Flags
    observations: Array


class Outcome(NamedTuple):
    """How rollouts ended: an entry a game.

    gained: points each seat got in the rollout
    scores: points each seat has at its end
    winners: who has won the game, as a mask of seats; 0 if it is not over
    decisions: how many it took
    """

    gained: Array
    scores: Array
    winners: Array
    decisions: Array


class Simulation:
    """The compiled loops of one game, with policies built in, on so many threads.

    `close`, or `with`, lets the threads go; otherwise they end when nobody has it any more.
    """

    def __init__(
        self, game: CompiledGame[Any], policies: Sequence[Policy] = (), threads: int = 1
    ) -> None:
        if threads < 1:
            raise BadArray(f"A simulation needs at least one thread, not {threads}.")
        self.game = game
        self.policies = [_compiled(policy) for policy in policies]
        self._numbers = {id(policy): k for k, policy in enumerate(policies, start=RANDOM + 1)}
        self._rollouts = bind_policies(game.name, game.doors, self.policies)
        self._scratches = [new_scratch() for _ in range(threads)]
        seen = game.observation + ROOM
        self._seen = [np.zeros(seen, dtype=np.int64) for _ in range(threads)]
        self._threads = Threads(threads)
        self._checked: tuple[Rows, Step] | None = None

    def close(self) -> None:
        """Let the threads go."""
        self._threads.close()

    def __enter__(self) -> Self:
        """Itself."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """The threads go."""
        self.close()

    # stepping

    def new_step(self, rows: Rows, observe: bool = True) -> Step:
        """Arrays for what a step has to say of this batch."""
        shapes = self._step_shapes(rows, observe)
        return Step(**{name: on_large_pages(*each) for name, each in shapes.items()})

    def begin(self, rows: Rows, step: Step) -> None:
        """Start every game of a batch anew, and fill `step` for the first decision."""
        self._check_step(rows, step)
        for i in range(len(rows)):
            self.game.driver.begin(rows, i, self._scratches[0])
        self.step(rows, np.full(len(rows), -1), step)
        step.refused[:] = False

    def step(self, rows: Rows, actions: NDArray[np.integer[Any]], step: Step) -> int:
        """Each game's actor takes its action; returns how many were refused.

        Due rounds are dealt, and a finished game begins anew once `step` has its scores. Actions
        out of turn are for `Game.act`.
        """
        self._check_step(rows, step)
        chosen = self._actions(rows, actions)
        play = self.game.driver.step

        def part(thread: int, first: int, end: int) -> int:
            mine = [array[first:end] for array in step]
            return play(rows[first:end], chosen[first:end], *mine, self._scratches[thread])

        return sum(self._threads.share_out(len(rows), part))

    # rollouts

    def new_outcome(self, rows: Rows) -> Outcome:
        """Arrays for how rollouts of this batch end."""
        shapes = self._outcome_shapes(rows)
        return Outcome(*(np.zeros(shape, np.int64) for shape in shapes.values()))

    def roll_out(
        self,
        rows: Rows,
        seats: Sequence[Policy | None] | None = None,
        until: Literal["round", "game"] = "round",
        outcome: Outcome | None = None,
        most: int = MOST_DECISIONS,
    ) -> Outcome:
        """Play every game of a batch on, in place, to the end of its round or of the whole game.

        Each seat is played by its policy, or by chance (None). A game between two rounds is dealt
        first, one that is over stays as it is, one that takes more than `most` decisions is left
        where it is then.
        """
        self._check_rows(rows)
        found = self.new_outcome(rows) if outcome is None else outcome
        for name, shape in self._outcome_shapes(rows).items():
            check_array(name, getattr(found, name), shape, np.int64)
        numbers = self._seats(rows, seats)

        def part(thread: int, first: int, end: int) -> None:
            mine = [array[first:end] for array in found]
            seen, scratch = self._seen[thread], self._scratches[thread]
            whole = until == "game"
            fault = self._rollouts(rows[first:end], numbers, whole, most, *mine, seen, scratch)
            if fault != NO_FAULT:
                action, seat = scratch[LEGAL : LEGAL + 2].tolist()
                raise IllegalAction(
                    f"The policy of seat {seat} chose action {action} in game {first + fault}, "
                    f"which is not legal there: {self.game.legal(rows, first + fault, seat)} are."
                )

        self._threads.share_out(len(rows), part)
        return found

    # worlds

    def worlds(self, information_state: bytes, rows: Rows) -> None:
        """Make every game of a batch a state its viewer can't tell from the true one.

        As `Game.sample`, many at once; the generator behind each row decides.
        """
        self._check_rows(rows)
        seen = self.game.seen(information_state)

        def part(thread: int, first: int, end: int) -> None:
            self.game.driver.worlds(seen, rows[first:end], self._scratches[thread])

        self._threads.share_out(len(rows), part)

    # checks

    def _check_rows(self, rows: Rows) -> None:
        width = self.game.row + RNG_WORDS
        shape = (len(rows) if isinstance(rows, np.ndarray) and rows.ndim == 2 else 0, width)
        check_array("rows", rows, shape, np.int64, "Make a batch with `driver.batch`.")

    def _check_step(self, rows: Rows, step: Step) -> None:
        if self._checked is not None and self._checked[0] is rows and self._checked[1] is step:
            return
        self._check_rows(rows)
        observe = len(step.observations) > 0
        for name, (shape, kind) in self._step_shapes(rows, observe).items():
            check_array(name, getattr(step, name), shape, kind)
        self._checked = rows, step

    def _step_shapes(self, rows: Rows, observe: bool) -> dict[str, tuple[tuple[int, ...], type]]:
        self._check_rows(rows)
        games = len(rows)
        seats = self._players(rows)
        return {
            "masks": ((games, MASK_WIDTH), np.bool_),
            "actors": ((games,), np.int64),
            "rewards": ((games, seats), np.int64),
            "scores": ((games, seats), np.int64),
            "round_over": ((games,), np.bool_),
            "done": ((games,), np.bool_),
            "winners": ((games,), np.int64),
            "refused": ((games,), np.bool_),
            "observations": ((games if observe else 0, self.game.observation), np.int64),
        }

    def _outcome_shapes(self, rows: Rows) -> dict[str, tuple[int, ...]]:
        self._check_rows(rows)
        games, seats = len(rows), self._players(rows)
        return {
            "gained": (games, seats),
            "scores": (games, seats),
            "winners": (games,),
            "decisions": (games,),
        }

    def _players(self, rows: Rows) -> int:
        return len(self.game.scores(rows, 0)) if len(rows) else 0

    def _actions(self, rows: Rows, actions: NDArray[np.integer[Any]]) -> Array:
        if not (
            isinstance(actions, np.ndarray)
            and actions.shape == (len(rows),)
            and np.issubdtype(actions.dtype, np.integer)
        ):
            raise BadArray(
                f"actions should be an array of {len(rows)} integers, one a game, "
                f"not {described(actions)}."
            )
        return np.ascontiguousarray(actions, dtype=np.int64)

    def _seats(self, rows: Rows, seats: Sequence[Policy | None] | None) -> Array:
        players = self._players(rows)
        chosen = [None] * players if seats is None else list(seats)
        if len(rows) and len(chosen) != players:
            raise BadArray(f"{players} seats need {players} policies, not {len(chosen)}.")
        for policy in chosen:
            if policy is not None and id(policy) not in self._numbers:
                raise BadArray(f"{policy} is no policy of this simulation: give it to the class.")
        numbers = [RANDOM if policy is None else self._numbers[id(policy)] for policy in chosen]
        return np.array(numbers, dtype=np.int64)


def _compiled(policy: Policy) -> Policy:
    return policy if hasattr(policy, "py_func") else compiled(policy)


def check_array(
    name: str, array: object, shape: tuple[int, ...], kind: type, help: str = ""
) -> None:
    """BadArray, saying what would fit, if compiled code could not fill this array."""
    if not (
        isinstance(array, np.ndarray)
        and array.shape == shape
        and array.dtype == kind
        and array.flags.c_contiguous
        and array.flags.writeable
    ):
        wanted = f"a writeable contiguous array of {np.dtype(kind)} with shape {shape}"
        raise BadArray(f"{name} should be {wanted}, not {described(array)}. {help}".rstrip())


def described(array: object) -> str:
    """What somebody gave for an array."""
    if not isinstance(array, np.ndarray):
        return f"a {type(array).__name__}"
    contiguous = "contiguous" if array.flags.c_contiguous else "scattered"
    fixed = "" if array.flags.writeable else "read-only "
    return f"a {fixed}{contiguous} one of {array.dtype} with shape {array.shape}"
