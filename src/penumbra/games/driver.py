"""Whole games inside the compiled core: random playouts, and many games stepped at once.

The loops are written once, for any game whose rules are compiled. `bind` makes a game's own copy
of them with its doors in place of the names below, because Numba can only inline (and cache) a
callee it knows by name. Chance comes from a fast generator whose four words stand behind each row,
so a batch and one room to work in is all that crosses from Python.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from penumbra.games.bits import nth, size
from penumbra.games.chance import advanced, fill, generators, output
from penumbra.games.compiled import compiled
from penumbra.games.pen import Page

Array = NDArray[np.int64]

ILLEGAL = -1
MOST_ACTIONS = 63
MASK_WIDTH = 64
MOST_DRAWS = 80
ANY_SEAT = 15  # a mask that tells the compiler that the actor of a running game is no -1
RNG_WORDS = 4
SILENT = 0  # the length of a log nobody reads

# The bits of every byte as eight booleans in one word: eight stores write a row of a batch's mask.
SPREAD: Array = np.array(
    [sum((byte >> k & 1) << 8 * k for k in range(8)) for byte in range(256)], dtype=np.int64
)

# The room: the bounds and draws of a deal, a deck to shuffle, the legal actions. No log: who plays
# this fast does not listen.
BOUNDS = 0
DRAWS = BOUNDS + MOST_DRAWS
DECK = DRAWS + MOST_DRAWS
LEGAL = DECK + MOST_DRAWS
ROOM = LEGAL + MOST_ACTIONS


def new_room() -> Array:
    """Working space for the loops; `room[LEGAL:]` is where legal actions are listed."""
    return np.zeros(ROOM, dtype=np.int64)


def batch(row: Array, games: int, seed: int) -> Array:
    """That many games like `row` (one state, as `Game.new` makes it), each with its generator."""
    return np.hstack([np.repeat(row.reshape(1, -1), games, axis=0), generators(seed, games)])


class Doors(NamedTuple):
    """What a game's compiled rules offer, on one row; functions of these names below say what."""

    actor: Callable[[Array], int]
    legal: Callable[[Array, int], int]
    act: Callable[[Array, int, int, Array], None]
    deal_bounds: Callable[[Array, Array], int]
    new_round: Callable[[Array, Array, Array, Array], None]
    clear: Callable[[Array], None]
    is_over: Callable[[Array], bool]
    observe: Callable[[Array, int, int, Array], None]
    write: Callable[[Array, Page], int]


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
        ends; `seen` is room to observe.

    begin(rows, i, room) -> int
        Starts game `i` anew and deals. Returns how many actions the actor has; they are listed
        from `room[LEGAL]` on.
    play_on(rows, i, action, room) -> int
        The actor acts, due rounds are dealt, a finished game begins anew. Returns and lists as
        `begin`; an action that is not legal changes nothing and gives ILLEGAL.
    play_all(rows, actions, masks, ended, room) -> int
        The same for every game of a batch: legal actions as rows of a boolean mask, MASK_WIDTH
        wide; `ended` marks games that began anew. Returns how many actions were refused.
    playouts(rows, decisions, room) -> int
        That many random decisions in game 0, one game after another. Returns how many ended.
    """

    turn: Callable[[Array, int], int]
    options: Callable[[Array, int, int], int]
    perform: Callable[[Array, int, int, int, Array], bool]
    views: Callable[[Array, int, int, Array, Page, Array], None]
    begin: Callable[[Array, int, Array], int]
    play_on: Callable[[Array, int, int, Array], int]
    play_all: Callable[[Array, Array, NDArray[np.bool_], NDArray[np.bool_], Array], int]
    playouts: Callable[[Array, int, Array], int]


def bind(game: str, doors: Doors) -> Driver:
    """The loops of this module for one game's compiled doors."""
    bound: dict[str, Any] = dict(globals()) | doors._asdict()
    functions = (deal_random, after, list_legal)
    for function in (*functions, turn, options, perform, views, begin, play_on, play_all, playouts):
        copy = FunctionType(function.__code__, bound, function.__name__)
        copy.__qualname__ = f"{game}_{function.__name__}"
        bound[function.__name__] = compiled(copy)
    return Driver(*(bound[name] for name in Driver._fields))


# Doors of the game, for the reader and the type checker; `bind` puts the real ones in.


def actor(row: Array) -> int:
    """The seat to ask, or -1."""
    raise LookupError


def legal(row: Array, seat: int) -> int:
    """Its actions as a mask."""
    raise LookupError


def act(row: Array, seat: int, action: int, log: Array) -> None:
    """Carry out a legal action."""
    raise LookupError


def deal_bounds(row: Array, bounds: Array) -> int:
    """What the next deal needs of chance."""
    raise LookupError


def new_round(row: Array, draws: Array, deck: Array, log: Array) -> None:
    """Deal it."""
    raise LookupError


def clear(row: Array) -> None:
    """Back to before the first deal."""
    raise LookupError


def is_over(row: Array) -> bool:
    """The game has winners."""
    raise LookupError


def observe(rows: Array, i: int, viewer: int, seen: Array) -> None:
    """All that a viewer sees."""
    raise LookupError


def write(seen: Array, page: Page) -> int:
    """The view that an observation means, as JSON; how long it is."""
    raise LookupError


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


def deal_random(row: Array, room: Array) -> None:
    """Deal a round from the row's own generator."""
    bounds = room[BOUNDS:DRAWS]
    draws = room[DRAWS:DECK]
    count = deal_bounds(row, bounds)
    fill(row[len(row) - RNG_WORDS :], bounds[:count], draws)
    new_round(row, draws, room[DECK:LEGAL], room[:SILENT])


def after(row: Array, room: Array) -> bool:
    """Bring a game from one decision to the next; True if it ended and began anew."""
    ended = False
    while actor(row) < 0:
        if is_over(row):
            clear(row)
            ended = True
        deal_random(row, room)
    return ended


def list_legal(row: Array, room: Array) -> int:
    """Write the actor's legal actions into the room."""
    actions = legal(row, actor(row))
    count = 0
    while actions:
        room[LEGAL + count] = nth(actions, 0)
        actions &= actions - 1
        count += 1
    return count


def begin(rows: Array, i: int, room: Array) -> int:
    row = rows[i]
    clear(row)
    deal_random(row, room)
    return list_legal(row, room)


def play_on(rows: Array, i: int, action: int, room: Array) -> int:
    row = rows[i]
    seat = actor(row)
    if not (0 <= action < MOST_ACTIONS and legal(row, seat) >> action & 1):
        return ILLEGAL
    act(row, seat, action, room[:SILENT])
    after(row, room)
    return list_legal(row, room)


def play_all(
    rows: Array,
    actions: Array,
    masks: NDArray[np.bool_],
    ended: NDArray[np.bool_],
    room: Array,
) -> int:
    refused = 0
    eights = masks.view(np.int64)
    for i in range(len(rows)):
        row = rows[i]
        seat = actor(row) & ANY_SEAT
        action = actions[i]
        ended[i] = False
        if 0 <= action < MOST_ACTIONS and legal(row, seat) >> action & 1:
            act(row, seat, action, room[:SILENT])
            ended[i] = after(row, room)
        else:
            refused += 1
        mask = legal(row, actor(row) & ANY_SEAT)
        for k in range(MASK_WIDTH // 8):
            eights[i, k] = SPREAD[mask >> 8 * k & 255]
    return refused


def playouts(rows: Array, decisions: int, room: Array) -> int:
    row = rows[0]
    rng = row[len(row) - RNG_WORDS :]
    s0, s1, s2, s3 = rng[0], rng[1], rng[2], rng[3]
    games = 0
    for _ in range(decisions):
        seat = actor(row) & ANY_SEAT
        choice = legal(row, seat)
        chosen = nth(choice, (output(s0, s3) * size(choice)) >> 32)
        s0, s1, s2, s3 = advanced(s0, s1, s2, s3)
        act(row, seat, chosen, room[:SILENT])
        if actor(row) < 0:
            rng[0], rng[1], rng[2], rng[3] = s0, s1, s2, s3
            games += after(row, room)
            s0, s1, s2, s3 = rng[0], rng[1], rng[2], rng[3]
    rng[0], rng[1], rng[2], rng[3] = s0, s1, s2, s3
    return games
