"""What a round of a game can be at most, and how its answers come one by one.

Libraries that know one player at a time and want bounds beforehand ask a game for these. A game's
own are in `rounds` of its folder.
"""

from collections.abc import Callable
from typing import NamedTuple

from penumbra.games.driver import Array


class Rounds(NamedTuple):
    """A game's answers; `row` is a state before the first deal, unless it says otherwise.

    decisions(row) -> int
        No round has more of them.
    points(row) -> int
        No seat gains more in a round.
    game_points(row, rounds) -> int
        No seat has more at the end of a game of at most so many rounds.
    in_turn(row, seat) -> None
        In a state dealt anew (`Game.sample`) several may owe an answer: make it one in which they
        are asked one after the other and it is `seat`'s turn.
    """

    decisions: Callable[[Array], int]
    points: Callable[[Array], int]
    game_points: Callable[[Array, int], int]
    in_turn: Callable[[Array, int], None]
