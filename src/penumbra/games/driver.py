"""Whole games inside the compiled core: rollouts with policies, many games stepped at once, worlds.

The loops are written once, for any game whose rules are compiled. `bind` makes a game's own copy
of them with its doors in place of those of `doors`, because Numba can only inline (and cache) a
callee it knows by name. Chance comes from a fast generator whose four words stand behind each row,
so arrays of the caller's are all that crosses from Python, and what happens to a game depends on
its own row alone. `simulation` checks such arrays and shares them out between threads.
"""

from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from penumbra.games.bits import nth, size
from penumbra.games.chance import advanced, below, fill, generators, output
from penumbra.games.compiled import compiled
from penumbra.games.doors import (
    Doors,
    act,
    actor,
    clear,
    deal_bounds,
    is_over,
    legal,
    new_round,
    observe,
    points,
    sample,
    won,
    write,
)
from penumbra.games.json_text import Page
from penumbra.games.large_pages import on_large_pages
from penumbra.games.prefetch import prefetch

Array: TypeAlias = NDArray[np.int64]
Flags: TypeAlias = NDArray[np.bool_]

# Chooses for a seat: what it sees (`observe`), its legal actions as a mask, a generator to draw
# from (`chance.below`). Never the row: a policy knows what a player would. Behind the words of the
# observation there are ROOM more to work in, as compiled code makes no arrays.
Policy: TypeAlias = Callable[[Array, int, Array], int]

ILLEGAL = -1
RANDOM = 0  # the number of the policy that takes any legal action; others count from 1
NO_FAULT = -1
MOST_ACTIONS = 63
MASK_WIDTH = 64
MOST_DRAWS = 80
ANY_SEAT = 15  # a mask that tells the compiler that the actor of a running game is no -1
RNG_WORDS = 4
AHEAD = 2  # games that a batch's step has fetched beforehand: one takes less time than memory
ROOM = 128
SILENT = 0  # the length of a log nobody reads

# The bits of every byte as eight booleans in one word: eight stores write a row of a batch's mask.
SPREAD: Array = np.array(
    [sum((byte >> k & 1) << 8 * k for k in range(8)) for byte in range(256)], dtype=np.int64
)

# The scratch space: bounds and draws of a deal, a deck to shuffle, the legal actions. No log: who
# plays this fast does not listen.
BOUNDS = 0
DRAWS = BOUNDS + MOST_DRAWS
DECK = DRAWS + MOST_DRAWS
LEGAL = DECK + MOST_DRAWS
SCRATCH = LEGAL + MOST_ACTIONS


def new_scratch() -> Array:
    """Working space for the loops; `scratch[LEGAL:]` is where legal actions are listed."""
    return np.zeros(SCRATCH, dtype=np.int64)


def batch(row: Array, games: int, seed: int) -> Array:
    """That many games like `row` (one state, as `Game.new` makes it), each with its generator."""
    state = row.reshape(-1)
    rows = on_large_pages((games, len(state) + RNG_WORDS), np.int64)
    rows[:, : len(state)] = state
    rows[:, len(state) :] = generators(seed, games)
    return rows


class Driver(NamedTuple):
    """A game's compiled loops, and its doors for Python.

    turn(rows, i) -> int
        The seat to ask, or -1.
    options(rows, i, seat) -> int
        A seat's legal actions as a mask.
    perform(rows, i, seat, action, log) -> bool
        Carries out a legal action; False, and nothing changed, if it is not.
    views(rows, i, first, seen, page, ends) -> None
        Writes what viewer `first` and those after him see, one behind the other, and where each
        ends; `seen` is scratch to observe.

    begin(rows, i, scratch) -> int
        Starts game `i` anew and deals. Returns how many actions the actor has; they are listed
        from `scratch[LEGAL]` on.
    play_on(rows, i, action, scratch) -> int
        The actor acts, due rounds are dealt, a finished game begins anew. Returns and lists as
        `begin`; an action that is not legal changes nothing and gives ILLEGAL.
    step(rows, actions, masks, actors, rewards, scores, round_over, done, winners, refused,
         seen, scratch) -> int
        The same for every game of a batch, and all there is to say of it (`simulation.Step`).
        Returns how many actions were refused. `seen` may have no lines: then nobody observes.
    playouts(rows, decisions, scratch) -> int
        That many random decisions in game 0, one game after another. Returns how many ended.
    worlds(seen, rows, scratch) -> None
        Makes every row a state that the one who saw `seen` can't tell from the true one.
    """

    turn: Callable[[Array, int], int]
    options: Callable[[Array, int, int], int]
    perform: Callable[[Array, int, int, int, Array], bool]
    views: Callable[[Array, int, int, Array, Page, Array], None]
    begin: Callable[[Array, int, Array], int]
    play_on: Callable[[Array, int, int, Array], int]
    step: Callable[..., int]
    playouts: Callable[[Array, int, Array], int]
    worlds: Callable[[Array, Array, Array], None]


# rollouts(rows, seats, whole_game, most, gained, scores, winners, decisions, seen, scratch) -> int
#     Plays every game of a batch to the end of its round or of the whole game: seat s by policy
#     number `seats[s]`, with `most` decisions at most. Returns NO_FAULT, or the game in which a
#     policy chose an action that is not legal; that one and the seat stand in the scratch.
Rollouts: TypeAlias = Callable[..., int]


def bind(game: str, doors: Doors) -> Driver:
    """The loops of this module for one game's compiled doors."""
    bound: dict[str, Any] = dict(globals()) | doors._asdict()
    loops = (turn, options, perform, views, begin, play_on, step, playouts, worlds)
    for function in (deal_random, after, list_legal, *loops):
        bound[function.__name__] = bound_to(function, function.__name__, game, bound, doors)
    return Driver(*(bound[name] for name in Driver._fields))


def bind_policies(game: str, doors: Doors, policies: Sequence[Policy]) -> Rollouts:
    """The loop of rollouts with these policies inside: RANDOM, then they, counted from 1."""
    bound: dict[str, Any] = dict(globals()) | doors._asdict()
    bound["deal_random"] = bound_to(deal_random, "deal_random", game, bound, doors)
    bound["choose"], names = chooser(game, doors, policies)
    parts = (*doors, *policies)
    loop: Rollouts = bound_to(rollouts, f"rollouts_{names}", game, bound, parts)
    return loop


def chooser(game: str, doors: Doors, policies: Sequence[Policy]) -> tuple[Any, str]:
    """`choose` with these policies inside, and what it is called after them.

    One stands in front of the other: each is asked whether it is meant, or else hands on.
    """
    bound: dict[str, Any] = dict(globals()) | doors._asdict()
    chosen: Any = choose_any
    names = "random"
    for number, policy in enumerate(policies, start=RANDOM + 1):
        inside = bound | {"NUMBER": number, "policy": policy, "otherwise": chosen}
        part = getattr(policy, "py_func", policy)
        names += f"_{part.__module__}.{part.__qualname__}"
        parts = (*doors, *policies[:number])
        chosen = bound_to(choose, f"choose_{names}", game, inside, parts)
    return chosen, names


def bound_to(
    function: Callable[..., Any],
    name: str,
    game: str,
    names: dict[str, Any],
    parts: Sequence[Any],
) -> Any:
    """A game's own compiled copy of a function: with these in place of the names it calls."""
    copy = FunctionType(function.__code__, names, name)
    copy.__qualname__ = f"{game}_{name}"
    return compiled(copy, parts)


# The doors for Python, which hands over a batch and a place in it: a quarter of the cost of a row.


def turn(rows: Array, i: int) -> int:
    return actor(rows[i])


def options(rows: Array, i: int, seat: int) -> int:
    return legal(rows[i], seat)


def perform(rows: Array, i: int, seat: int, action: int, log: Array) -> bool:
    row = rows[i]
    if not (0 <= action < MOST_ACTIONS and legal(row, seat) >> action & 1):
        return False
    act(row, seat, action, log)
    return True


def views(rows: Array, i: int, first: int, seen: Array, page: Page, ends: Array) -> None:
    longest = len(page) // len(ends)
    at = 0
    for k in range(len(ends)):
        observe(rows, i, first + k, seen)
        at += write(seen, page[at : at + longest])
        ends[k] = at


# The loops


def deal_random(row: Array, scratch: Array) -> None:
    """Deal a round from the row's own generator."""
    bounds = scratch[BOUNDS:DRAWS]
    draws = scratch[DRAWS:DECK]
    count = deal_bounds(row, bounds)
    fill(row[len(row) - RNG_WORDS :], bounds[:count], draws)
    new_round(row, draws, scratch[DECK:LEGAL], scratch[:SILENT])


def after(row: Array, scratch: Array) -> bool:
    """Bring a game from one decision to the next; True if it ended and began anew."""
    ended = False
    while actor(row) < 0:
        if is_over(row):
            clear(row)
            ended = True
        deal_random(row, scratch)
    return ended


def list_legal(row: Array, scratch: Array) -> int:
    """Write the actor's legal actions into the scratch."""
    actions = legal(row, actor(row))
    count = 0
    while actions:
        scratch[LEGAL + count] = nth(actions, 0)
        actions &= actions - 1
        count += 1
    return count


def begin(rows: Array, i: int, scratch: Array) -> int:
    row = rows[i]
    clear(row)
    deal_random(row, scratch)
    return list_legal(row, scratch)


def play_on(rows: Array, i: int, action: int, scratch: Array) -> int:
    row = rows[i]
    seat = actor(row)
    if not (0 <= action < MOST_ACTIONS and legal(row, seat) >> action & 1):
        return ILLEGAL
    act(row, seat, action, scratch[:SILENT])
    after(row, scratch)
    return list_legal(row, scratch)


def step(
    rows: Array,
    actions: Array,
    masks: Flags,
    actors: Array,
    rewards: Array,
    scores: Array,
    round_over: Flags,
    done: Flags,
    winners: Array,
    refused: Flags,
    seen: Array,
    scratch: Array,
) -> int:
    refusals = 0
    players = rewards.shape[1]
    eights = masks.view(np.int64)
    for i in range(len(rows)):
        prefetch(rows, min(i + AHEAD, len(rows) - 1))
        row = rows[i]
        for k in range(players):
            rewards[i, k] = -points(row, k)
        seat = actor(row)
        action = actions[i]
        allowed = seat >= 0 and 0 <= action < MOST_ACTIONS
        allowed = allowed and legal(row, seat & ANY_SEAT) >> action & 1 != 0
        refused[i] = not allowed
        refusals += not allowed
        if allowed:
            act(row, seat & ANY_SEAT, action, scratch[:SILENT])
        winners[i] = won(row)
        done[i] = winners[i] != 0
        for k in range(players):
            scores[i, k] = points(row, k)
            rewards[i, k] += scores[i, k]
        due = actor(row) < 0
        round_over[i] = due and allowed
        if due:
            after(row, scratch)
        seat = actor(row) & ANY_SEAT
        actors[i] = seat
        mask = legal(row, seat)
        for k in range(MASK_WIDTH // 8):
            eights[i, k] = SPREAD[mask >> 8 * k & 255]
        if len(seen):
            observe(rows, i, seat, seen[i])
    return refusals


def playouts(rows: Array, decisions: int, scratch: Array) -> int:
    row = rows[0]
    rng = row[len(row) - RNG_WORDS :]
    s0, s1, s2, s3 = rng[0], rng[1], rng[2], rng[3]
    games = 0
    for _ in range(decisions):
        seat = actor(row) & ANY_SEAT
        choice = legal(row, seat)
        chosen = nth(choice, (output(s0, s3) * size(choice)) >> 32)
        s0, s1, s2, s3 = advanced(s0, s1, s2, s3)
        act(row, seat, chosen, scratch[:SILENT])
        if actor(row) < 0:
            rng[0], rng[1], rng[2], rng[3] = s0, s1, s2, s3
            games += after(row, scratch)
            s0, s1, s2, s3 = rng[0], rng[1], rng[2], rng[3]
    rng[0], rng[1], rng[2], rng[3] = s0, s1, s2, s3
    return games


def worlds(seen: Array, rows: Array, scratch: Array) -> None:
    for i in range(len(rows)):
        row = rows[i]
        sample(seen, row, row[len(row) - RNG_WORDS :], scratch[DECK:LEGAL])


# Rollouts: `bind_policies` puts a policy and its number in the place of these names


NUMBER = RANDOM


@compiled
def choose_any(
    rows: Array, i: int, seat: int, actions: int, number: int, seen: Array, rng: Array
) -> int:
    """The policy that needs no eyes: any legal action."""
    return nth(actions, below(rng, size(actions)))


def policy(seen: Array, actions: int, rng: Array) -> int:
    """What this seat does."""
    raise LookupError


def otherwise(
    rows: Array, i: int, seat: int, actions: int, number: int, seen: Array, rng: Array
) -> int:
    """The policies with lower numbers."""
    raise LookupError


def choose(
    rows: Array, i: int, seat: int, actions: int, number: int, seen: Array, rng: Array
) -> int:
    if number == NUMBER:
        observe(rows, i, seat, seen)
        return policy(seen, actions, rng)
    return otherwise(rows, i, seat, actions, number, seen, rng)


def rollouts(
    rows: Array,
    seats: Array,
    whole_game: bool,
    most: int,
    gained: Array,
    scores: Array,
    winners: Array,
    decisions: Array,
    seen: Array,
    scratch: Array,
) -> int:
    players = gained.shape[1]
    for i in range(len(rows)):
        row = rows[i]
        rng = row[len(row) - RNG_WORDS :]
        for k in range(players):
            gained[i, k] = -points(row, k)
        taken = 0
        playing = not is_over(row)
        while playing and taken < most:
            if actor(row) < 0:
                deal_random(row, scratch)
            seat = actor(row) & ANY_SEAT
            actions = legal(row, seat)
            action = choose(rows, i, seat, actions, seats[seat], seen, rng)
            if not (0 <= action < MOST_ACTIONS and actions >> action & 1):
                scratch[LEGAL] = action
                scratch[LEGAL + 1] = seat
                return i
            act(row, seat, action, scratch[:SILENT])
            taken += 1
            playing = actor(row) >= 0 or (whole_game and not is_over(row))
        decisions[i] = taken
        winners[i] = won(row)
        for k in range(players):
            scores[i, k] = points(row, k)
            gained[i, k] += scores[i, k]
    return NO_FAULT
