"""Rounds of Shadow of Intrigue between bots: one level for the Dusk, one for the Brotherhood.

Every pairing of levels plays the same deals, so that a difference is that of the players.
"""

from math import sqrt
from typing import NamedTuple

from penumbra import bots
from penumbra.bots.turns import next_act
from penumbra.games.intrigue import GAME
from penumbra.games.intrigue.terms import DUSK, LOYAL_TO, ROLES
from penumbra.games.match import Match


class Share(NamedTuple):
    """How often Dusk won, give or take one standard error."""

    dusk: float
    error: float


def play(players: int, dusk: str, brotherhood: str, rounds: int, first: int = 0) -> Share:
    """Play so many rounds, each of its own deal."""
    won = sum(_round(players, (dusk, brotherhood), first + k) for k in range(rounds)) / rounds
    return Share(won, sqrt(max(won * (1 - won), 1 / rounds) / rounds))


def _round(players: int, levels: tuple[str, str], number: int) -> bool:
    """Whether Dusk won the round of this deal."""
    match = Match(GAME, players, seed=number.to_bytes(32, "big"))
    roles = [ROLES.index(match.view(seat).seats[seat].role or "") for seat in range(players)]
    company = {
        seat: bots.make(levels[LOYAL_TO[role]], GAME.name, seed=number * players + seat)
        for seat, role in enumerate(roles)
    }
    while match.rounds == 1 and not match.over:
        match.act(*next_act(match, company))
    winners = [seat for seat, points in enumerate(match.scores) if points]
    return LOYAL_TO[roles[winners[0]]] == DUSK
