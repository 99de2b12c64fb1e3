"""OpenSpiel's hidden-card games, from Python and inside its C++."""

import random
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

from benchmarks.peers.candidate import Candidate, Turn, Way, repeated, timed

GAMES = {"hearts": 4, "spades": 4, "oh_hell": 3, "social_deduction": 6}
LIBRARY = "OpenSpiel"
ROLLOUTS = 100


def candidates() -> Iterator[Candidate]:
    """Each game both ways."""
    for name, players in GAMES.items():
        yield Candidate(Way.INSIDE, LIBRARY, name, players, partial(inside, name))
        yield Candidate(Way.STEPPED, LIBRARY, name, players, partial(from_python, name))


def _deal(state: Any) -> None:
    while state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])


def _play(state: Any) -> int:
    """To the end by chance; how many decisions that took."""
    decisions, choice = 0, random.choice
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(choice(state.chance_outcomes())[0])
        else:
            state.apply_action(choice(state.legal_actions()))
            decisions += 1
    return decisions


def from_python(name: str) -> Turn:
    """Legal actions as a list, one of them chosen and applied; chance nodes on the way."""
    import pyspiel

    game = pyspiel.load_game(name)
    return repeated(lambda: _play(game.new_initial_state()))


def inside(name: str) -> Turn:
    """Its random rollouts in C++. Python can reach them through a search only: one that looks at
    two leaves, with many rollouts from each. The first deal is not counted.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 2, 100, False, 1, False)

    def play() -> tuple[int, float]:
        state = game.new_initial_state()
        _deal(state)
        length = sum(_play(state.clone()) for _ in range(20)) / 20
        began = time.process_time()
        bot.step(state)
        return round(2 * ROLLOUTS * length), time.process_time() - began

    return timed(play)
