"""Random games for the tests that hold at every moment of any game.

A game is drawn as board, seed and a number that decides all choices, so a failure can be played
again. The Lord is impatient: he often interrupts, and likes interrogations better than verdicts.
When he judges he is often lucky. So everything there is to see is seen often.
"""

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from penumbra.games.game import Stage

from .table import COUNTS, IntrigueMidGame, a_board, before_the_deal

BOARDS = [a_board(circles) for circles in (0, 1, 2, 3, 4)]


@st.composite
def games(draw: st.DrawFn) -> tuple[IntrigueMidGame, int]:
    """A table before its first deal, and the number that decides what its players do."""
    players = draw(st.sampled_from(COUNTS))
    board = draw(st.sampled_from(BOARDS))
    seed = draw(st.binary(min_size=32, max_size=32))
    return before_the_deal(players, seed, board), draw(st.integers(0, 2**32))


def moments(table: IntrigueMidGame, choices: int) -> Iterator[IntrigueMidGame]:
    """The table before the first deal, and after each deal and act to the end of the game."""
    rng = random.Random(choices)
    yield table
    while table.stage != Stage.OVER:
        if table.stage == Stage.DEAL:
            table.deal()
        else:
            table.act(*choose(table, rng))
        yield table


def choose(table: IntrigueMidGame, rng: random.Random) -> tuple[int, str]:
    """Somebody who may act, in turn or out of turn, and what he does."""
    decision = table.view().decision
    seat = decision.waiting[0]
    interrupts = decision.kind == "speak" and rng.random() < 0.03
    if interrupts:
        seat = table.view().lord
    actions = table.legal(seat)
    for wished, chance in (
        (("claim", "trust", "accuse"), 0 if interrupts else 0.9),
        (("send",), 0.6),
        (("circle",), 0.6),
    ):
        some = [action for action in actions if action.startswith(wished)]
        if some and rng.random() < chance:
            return seat, rng.choice(some)
    if decision.kind == "condemn" and rng.random() < 0.6:
        return seat, next(action for action in actions if action in _lucky(table))
    return seat, rng.choice(actions)


def _lucky(table: IntrigueMidGame) -> list[str]:
    """The verdict that hits Grand Master and Spy, from the referee's position."""
    lines = [line.split() for line in table.position.splitlines()]
    sought = ("grand-master", "spy")
    return [f"condemn {words[1]}" for words in lines if words[0] == "seat" and words[2] in sought]
