"""RLCard's games, stepped from Python: every step gives the next player's observation."""

import random
from collections.abc import Iterator
from functools import partial

from benchmarks.peers.candidate import Candidate, Turn, Way, repeated

GAMES = {"doudizhu": 3, "mahjong": 4, "uno": 4}
LIBRARY = "RLCard"


def candidates() -> Iterator[Candidate]:
    """Each game."""
    for name, players in GAMES.items():
        prepare = partial(stepped, name, players)
        yield Candidate(Way.STEPPED, LIBRARY, name, players, prepare)


def stepped(name: str, players: int) -> Turn:
    """Its own loop: legal actions from the state, one of them chosen."""
    import rlcard

    game = rlcard.make(name, {"game_num_players": players} if name == "uno" else {})

    def play() -> int:
        decisions = 0
        state, _ = game.reset()
        while not game.is_over():
            state, _ = game.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return repeated(play)
