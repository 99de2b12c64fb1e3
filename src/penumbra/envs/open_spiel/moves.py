"""What happens to a state of OpenSpiel, compiled: a deal in few nodes, an answer, what is known.

A state is one row: the game's own words, then these here, then a generator's four. Copying it is a
clone, writing it down keeps it, and nothing else has to agree with it.

A deal is drawn in chance nodes of at most MOST_OUTCOMES outcomes. Where FEW of them hold all its
draws, they are the deal, drawn exactly. Where they don't, SEED_NODES of them are the seed of a
generator that draws it. Either way the actions taken so far say which state this is.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from penumbra.games.chance import advanced
from penumbra.games.compiled import compiled
from penumbra.games.doors import (
    Doors,
    act,
    actor,
    deal_bounds,
    is_over,
    legal,
    new_round,
    observe,
    points,
)
from penumbra.games.driver import (
    BOUNDS,
    DECK,
    DRAWS,
    LEGAL,
    MOST_ACTIONS,
    RNG_WORDS,
    SILENT,
    Array,
    bound_to,
    deal_random,
)
from penumbra.games.json_text import Page

MOST_SEATS = 16
FEW = 4
MOST_OUTCOMES = 1024
SEED_NODES, SEED_OUTCOMES = 4, 256
SEED_WORDS = np.array([0x9E3779B9, 0x243F6A88, 0xB7E15162, 0x6A09E667], dtype=np.int64)
SEED_STEP = 0x01000193  # a seed's word is this far from the next one
SEED_MIXED = 20  # steps of a generator after which seeds that are neighbours are none any more

CHANCE, TERMINAL = -1, -4  # OpenSpiel's players
REFUSED, DONE, DUE = range(3)

# Words behind the game's own
PLAYER = 0  # who is asked, or CHANCE, or TERMINAL
OPTIONS = 1  # his actions as a mask; how many outcomes chance has
SEATS = 2  # at the table
LAST_ROUND = 3  # the episode ends with this one
ROUND = 4  # rounds dealt
NODE = 5  # chance nodes of this deal already behind us
OUTCOMES = 6  # and what came out
SCORES = OUTCOMES + FEW  # points of each seat
BEFORE = SCORES + MOST_SEATS  # before the last answer
MEMORY = BEFORE + MOST_SEATS  # a digest of all that each seat knew when earlier rounds ended
WORDS = MEMORY + MOST_SEATS
BEHIND = WORDS + RNG_WORDS

TEXT = 21  # characters that hold any word and a comma
COMMA, MINUS, ZERO = b",-0"


class Moves(NamedTuple):
    """The compiled functions of one game.

    settle(rows, i, scratch) -> None
        Notes who is asked, what he may do and how the points stand.
    answer(rows, i, action) -> int
        Whoever is asked acts; REFUSED, and nothing changed, if he may not. Else DONE, or, if chance
        is next and the state has to be settled, DUE.
    draw(rows, i, outcome, scratch) -> bool
        Chance has come out like this; False, and nothing changed, if it can't.
    knowledge(rows, i, viewer, seen, page) -> int
        Writes all a seat knows as numbers between commas, 0 as nothing; returns the length.
    """

    settle: Callable[[Array, int, Array], None]
    answer: Callable[[Array, int, int], int]
    draw: Callable[[Array, int, int, Array], bool]
    knowledge: Callable[[Array, int, int, Array, Page], int]


def bind(game: str, doors: Doors) -> Moves:
    """The functions of this module for one game's compiled doors."""
    bound: dict[str, Any] = dict(globals()) | doors._asdict()
    dealing = dict(deal_random.__globals__) | doors._asdict()
    bound["deal_random"] = bound_to(deal_random, "deal_random", game, dealing, doors)
    for function in (by_seed, outcomes_at, note, deal_exactly, settle, answer, draw, knowledge):
        bound[function.__name__] = bound_to(function, function.__name__, game, bound, doors)
    return Moves(*(bound[name] for name in Moves._fields))


# Doors of the game, for the reader and the type checker; `bind` puts the real ones in.


# --- chance ---------------------------------------------------------------------------------------


@compiled
def group(bounds: Array, count: int, node: int) -> int:
    """How many outcomes this node has, if draws are put together as far as they fit; 0: none."""
    at = 0
    product = 1
    for k in range(count):
        if product * bounds[k] > MOST_OUTCOMES:
            if at == node:
                return product
            at += 1
            product = 1
        product *= bounds[k]
    return product if at == node else 0


def by_seed(row: Array, scratch: Array) -> bool:
    """The draws of the next deal are too many for a few nodes."""
    bounds = scratch[BOUNDS:DRAWS]
    return group(bounds, deal_bounds(row, bounds), FEW) > 0


def outcomes_at(row: Array, node: int, scratch: Array) -> int:
    """How many outcomes a deal's next chance node has; 0 if it has all it needs."""
    if by_seed(row, scratch):
        return SEED_OUTCOMES if node < SEED_NODES else 0
    bounds = scratch[BOUNDS:DRAWS]
    return group(bounds, deal_bounds(row, bounds), node)


def deal_exactly(row: Array, outcomes: Array, scratch: Array) -> None:
    """Take the outcomes of the chance nodes apart again into the draws of a deal."""
    bounds = scratch[BOUNDS:DRAWS]
    draws = scratch[DRAWS:DECK]
    count = deal_bounds(row, bounds)
    node = 0
    product = 1
    left = outcomes[0]
    for k in range(count):
        if product * bounds[k] > MOST_OUTCOMES:
            node += 1
            product = 1
            left = outcomes[node]
        product *= bounds[k]
        draws[k] = left % bounds[k]
        left //= bounds[k]
    new_round(row, draws, scratch[DECK:LEGAL], scratch[:SILENT])


@compiled
def sow(row: Array, outcomes: Array) -> None:
    """Make the row's generator one that follows from these outcomes."""
    rng = row[len(row) - RNG_WORDS :]
    for k in range(RNG_WORDS):
        rng[k] = (SEED_WORDS[k] + outcomes[k] * SEED_STEP) & 0xFFFFFFFF
    for _ in range(SEED_MIXED):
        rng[0], rng[1], rng[2], rng[3] = advanced(rng[0], rng[1], rng[2], rng[3])


def draw(rows: Array, i: int, outcome: int, scratch: Array) -> bool:
    row = rows[i]
    words = row[len(row) - BEHIND :]
    if words[PLAYER] != CHANCE or not 0 <= outcome < words[OPTIONS]:
        return False
    node = words[NODE]
    words[OUTCOMES + node] = outcome
    words[NODE] = node + 1
    words[OPTIONS] = outcomes_at(row, node + 1, scratch)
    if words[OPTIONS]:
        return True
    if by_seed(row, scratch):
        sow(row, words[OUTCOMES : OUTCOMES + FEW])
        deal_random(row, scratch)
        row[len(row) - RNG_WORDS :] = 0
    else:
        deal_exactly(row, words[OUTCOMES : OUTCOMES + FEW], scratch)
    words[OUTCOMES : OUTCOMES + FEW] = 0
    words[NODE] = 0
    words[ROUND] += 1
    note(row)
    return True


# --- answers --------------------------------------------------------------------------------------


def note(row: Array) -> None:
    """Who is asked now, what he may do, how the points stand."""
    words = row[len(row) - BEHIND :]
    seat = actor(row)
    if seat >= 0:
        words[OPTIONS] = legal(row, seat)
    elif words[ROUND] > 0 and (words[ROUND] >= words[LAST_ROUND] or is_over(row)):
        seat = TERMINAL
        words[OPTIONS] = 0
    else:
        seat = CHANCE
        words[OPTIONS] = 0
    words[PLAYER] = seat
    for k in range(words[SEATS]):
        words[SCORES + k] = points(row, k)


def settle(rows: Array, i: int, scratch: Array) -> None:
    row = rows[i]
    note(row)
    words = row[len(row) - BEHIND :]
    if words[PLAYER] == CHANCE:
        words[OPTIONS] = outcomes_at(row, words[NODE], scratch)


def answer(rows: Array, i: int, action: int) -> int:
    row = rows[i]
    words = row[len(row) - BEHIND :]
    seat = words[PLAYER]
    if seat < 0 or not (0 <= action < MOST_ACTIONS and words[OPTIONS] >> action & 1):
        return REFUSED
    for k in range(words[SEATS]):
        words[BEFORE + k] = words[SCORES + k]
    act(row, seat, action, row[:SILENT])
    note(row)
    return DUE if words[PLAYER] == CHANCE else DONE


# --- what is told ---------------------------------------------------------------------------------


@compiled
def put_number(page: Page, at: int, number: int) -> int:
    """A number and a comma; 0 is the comma alone."""
    if number < 0:
        page[at] = MINUS
        at += 1
        number = -number
    digits = 0
    rest = number
    while rest:
        rest //= 10
        digits += 1
    for k in range(digits):
        page[at + digits - 1 - k] = ZERO + number % 10
        number //= 10
    page[at + digits] = COMMA
    return at + digits + 1


def knowledge(rows: Array, i: int, viewer: int, seen: Array, page: Page) -> int:
    observe(rows, i, viewer, seen)
    at = put_number(page, 0, rows[i, rows.shape[1] - BEHIND + MEMORY + viewer])
    for k in range(len(seen)):
        at = put_number(page, at, seen[k])
    return at - 1
