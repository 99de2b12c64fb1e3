"""Games of the older fair deals for tests: some people salt, some do not, a bot never does."""

import random
from typing import Any

from penumbra.games import GAMES
from penumbra.games.fairness.salts import LEAST_SALT, MOST_SALT, SaltedDeals
from penumbra.games.match import Match

SILENT_SEAT = 1


def salted(name: str, players: int, secret: bytes, salted_rounds: int = 99) -> Match[Any, Any]:
    """A whole game of random acts; all but one seat salt the first rounds, as many as are given."""
    chance = random.Random(f"fair {name} {players} {secret.hex()}")
    salting = random.Random(f"salts {name} {players}")

    def salts(round_number: int) -> list[bytes]:
        return [
            b""
            if seat == SILENT_SEAT or round_number > salted_rounds
            else salting.randbytes(salting.randint(LEAST_SALT, MOST_SALT))
            for seat in range(players)
        ]

    match = Match(GAMES[name], players, fair=SaltedDeals(secret, salts))
    while not match.over:
        seat = match.actor
        match.act(seat, chance.choice(match.legal(seat)))
    return match
