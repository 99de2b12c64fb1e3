"""The doors of a game's compiled rules, each on one row: what loops over games call.

The functions below only say what each door does, for the reader and the type checker. Loops call
them by name, and `driver.bound_to` makes a game's own copy of a loop with its doors in their place,
because Numba can only inline (and cache) a callee it knows by name.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from penumbra.games.json_text import Page

Array: TypeAlias = NDArray[np.int64]


class Doors(NamedTuple):
    """A game's own; functions of these names below say what each does."""

    actor: Callable[[Array], int]
    legal: Callable[[Array, int], int]
    act: Callable[[Array, int, int, Array], None]
    deal_bounds: Callable[[Array, Array], int]
    new_round: Callable[[Array, Array, Array, Array], None]
    clear: Callable[[Array], None]
    is_over: Callable[[Array], bool]
    points: Callable[[Array, int], int]
    won: Callable[[Array], int]
    observe: Callable[[Array, int, int, Array], None]
    sample: Callable[[Array, Array, Array, Array], None]
    write: Callable[[Array, Page], int]


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


def points(row: Array, seat: int) -> int:
    """A seat's points in the game so far."""
    raise LookupError


def won(row: Array) -> int:
    """The seats that have won the game, as a mask."""
    raise LookupError


def observe(rows: Array, i: int, viewer: int, seen: Array) -> None:
    """All that a viewer sees."""
    raise LookupError


def sample(seen: Array, row: Array, rng: Array, deck: Array) -> None:
    """A state the viewer can't tell from the one he saw, drawn fairly; `deck` is to shuffle in."""
    raise LookupError


def write(seen: Array, page: Page) -> int:
    """The view that an observation means, as JSON; how long it is."""
    raise LookupError
