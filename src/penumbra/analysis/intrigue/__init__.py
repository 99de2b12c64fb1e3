"""Prospects in Shadow of Intrigue: how far the Lord believes in the two he has to find."""

from penumbra.bots.intrigue.council import Council
from penumbra.games.intrigue.terms import BROTHERHOOD, LOYAL_TO, ROLES
from penumbra.games.record import AnyMatch


def prospects(match: AnyMatch, budget: int, seed: int) -> list[float]:
    """How likely each seat's side wins the round, if the Lord judges by what he believes now."""
    if match.over:
        return [float(seat in match.winners) for seat in range(match.players)]
    lord = match.view().lord
    roles = [ROLES.index(seat.role) for seat in match.game.opened(match.rows, 0).seats]
    council = Council(match.view(lord))
    master, spy = (roles.index(ROLES.index(name)) for name in ("grand-master", "spy"))
    right = float(council.verdicts(council.own)[master, spy])
    return [1.0 - right if LOYAL_TO[role] == BROTHERHOOD else right for role in roles]


def settled(match: AnyMatch) -> None:
    """Nothing: a verdict only shows what the words before it were worth."""
