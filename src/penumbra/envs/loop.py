"""The compiled loop of the environments: many games, each led on to its next learner's decision.

Seats are played by learners, whose actions come from outside, or by policies inside the loop. What
happens to a game depends on its own row alone (`games.driver`), so threads change nothing.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from penumbra.envs.tensors import Line, Tensors, widen
from penumbra.games.doors import Doors, act, actor, clear, is_over, legal, observe, points, won
from penumbra.games.driver import (
    ANY_SEAT,
    LEGAL,
    MOST_ACTIONS,
    NO_FAULT,
    RNG_WORDS,
    SILENT,
    Array,
    Flags,
    Policy,
    bound_to,
    chooser,
    deal_random,
)

LEARNER = -1  # among the numbers of policies: the action comes from outside
HOLD = -2  # in place of an action: leave this game and all that is told of it as they are
MOST_TRIES = 1000  # episodes begun in a row without any learner being asked

# What is noted of each game beside its row; and `told`, the points of each seat when learners last
# heard of them: what is gained before anybody is asked is told with the first step.
FRESH, OPTIONS, TAKEN, LAST = range(4)
NOTES = 4

Floats: TypeAlias = NDArray[np.float32]
Lines: TypeAlias = NDArray[np.uint8]
# advance(rows, actions, seats, notes, told, whole_game, most, same_step, masks, actors, rewards,
#         winners, terminated, truncated, integers, floats, final_integers, final_floats, line,
#         seen, scratch) -> int
#     Leads every game on. Returns NO_FAULT, or the game in which a policy chose an action that is
#     not legal (it and the seat stand in the scratch), or in which no learner is ever asked (-1).
Advance: TypeAlias = Callable[..., int]
Look: TypeAlias = Callable[[Array, int, int, Array, Line, Lines, Floats], None]


def bind(game: str, doors: Doors, tensors: Tensors, policies: Sequence[Policy]) -> Advance:
    """The loop for one game, with these policies inside, numbered as `driver.chooser` does."""
    bound: dict[str, Any] = dict(globals()) | doors._asdict()
    bound["choose"], names = chooser(game, doors, policies)
    # `deal_random` is the driver's: its names are those of its own module
    dealing = dict(deal_random.__globals__) | doors._asdict()
    bound["deal_random"] = bound_to(deal_random, "deal_random", game, dealing, doors)
    bound["look"] = bind_look(game, doors, tensors)
    parts = (*doors, tensors.encode, *policies)
    loop: Advance = bound_to(advance, f"advance_{names}", game, bound, parts)
    return loop


def bind_look(game: str, doors: Doors, tensors: Tensors) -> Look:
    """`look` for one game."""
    bound: dict[str, Any] = dict(globals()) | doors._asdict()
    bound |= {name.upper(): table for name, table in tensors.spread._asdict().items()}
    bound["encode"] = tensors.encode
    found: Look = bound_to(look, "look", game, bound, (*doors, tensors.encode))
    return found


# Names that `bind` fills, for the reader and the type checker

COLUMNS: Array = np.zeros(0, np.int64)
SCALE: Floats = np.zeros(0, np.float32)
STRETCHES: Array = np.zeros((0, 3), np.int64)
CHOICES: Array = np.zeros(0, np.int64)


def encode(seen: Array, line: Line) -> None:
    """The same as an integer tensor."""
    raise LookupError


def choose(
    rows: Array, i: int, seat: int, actions: int, number: int, seen: Array, rng: Array
) -> int:
    """What a policy does."""
    raise LookupError


def look(
    rows: Array, i: int, seat: int, seen: Array, line: Line, integers: Lines, floats: Floats
) -> None:
    """What a seat sees, into those of the two tensors that somebody wants."""
    if len(integers) == 0 and len(floats) == 0:
        return
    observe(rows, i, seat, seen)
    encode(seen, line)
    if len(integers):
        for k in range(len(line)):
            integers[i, k] = line[k]
    if len(floats):
        widen(line, floats[i], COLUMNS, SCALE, STRETCHES, CHOICES)


def advance(
    rows: Array,
    actions: Array,
    seats: Array,
    notes: Array,
    told: Array,
    whole_game: bool,
    most: int,
    same_step: bool,
    masks: Flags,
    actors: Array,
    rewards: Floats,
    winners: Flags,
    terminated: Flags,
    truncated: Flags,
    integers: Lines,
    floats: Floats,
    final_integers: Lines,
    final_floats: Floats,
    line: Line,
    seen: Array,
    scratch: Array,
) -> int:
    players = rewards.shape[1]
    for i in range(len(rows)):
        if actions[i] == HOLD:
            continue
        row = rows[i]
        rng = row[len(row) - RNG_WORDS :]
        fresh = notes[i, FRESH] != 0
        mine = not fresh  # this step belongs to an episode in which a learner has acted
        given = not fresh
        tries = 0
        ended = False
        terminated[i] = False
        truncated[i] = False
        for k in range(players):
            rewards[i, k] = 0.0
            winners[i, k] = False
            told[i, k] = 0 if fresh else told[i, k]
        reports = not fresh
        while True:
            if fresh:
                clear(row)
                notes[i, TAKEN] = 0
                fresh = False
                tries += 1
                if tries > MOST_TRIES:
                    scratch[LEGAL] = -1
                    return i
            if actor(row) < 0:
                deal_random(row, scratch)
            seat = actor(row) & ANY_SEAT
            options = legal(row, seat)
            action = actions[i]
            if not given:
                number = seats[i, seat]
                if number == LEARNER:
                    break
                action = choose(rows, i, seat, options, number, seen, rng)
                if not (0 <= action < MOST_ACTIONS and options >> action & 1):
                    scratch[LEGAL] = action
                    scratch[LEGAL + 1] = seat
                    return i
            given = False
            act(row, seat, action, scratch[:SILENT])
            notes[i, TAKEN] += 1
            done = actor(row) < 0 and (not whole_game or is_over(row))
            cut = notes[i, TAKEN] >= most
            if not (done or cut):
                continue
            if mine:
                terminated[i] = done
                truncated[i] = cut and not done
                who_won = won(row)
                for k in range(players):
                    winners[i, k] = who_won >> k & 1 != 0
                    rewards[i, k] = points(row, k) - told[i, k]
                    told[i, k] = 0
                ended = True
                if not same_step:
                    break
                look(rows, i, notes[i, LAST], seen, line, final_integers, final_floats)
                mine = False
            fresh = True
        if ended and not same_step:
            seat = notes[i, LAST]
            options = -1
        elif reports and not ended:
            for k in range(players):
                rewards[i, k] = points(row, k) - told[i, k]
                told[i, k] = points(row, k)
        notes[i, FRESH] = ended and not same_step
        notes[i, OPTIONS] = options
        notes[i, LAST] = seat
        actors[i] = seat
        for k in range(masks.shape[1]):
            masks[i, k] = options >> k & 1 != 0
        look(rows, i, seat, seen, line, integers, floats)
    return NO_FAULT
