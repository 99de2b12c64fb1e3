"""Shadow of Intrigue: 7-10 players, camps and loyalties, interrogations, talk, one verdict.

>>> from penumbra.games import intrigue
>>> from penumbra.games.match import Match
>>> match = Match(intrigue.GAME, players=7, seed=bytes(32))
>>> match.view(match.actor).decision.kind
'speak'
"""

from penumbra.games.driver import bind
from penumbra.games.intrigue import choices, rules, setup
from penumbra.games.intrigue.board import Board
from penumbra.games.intrigue.game import Intrigue
from penumbra.games.intrigue.view import View

GAME = Intrigue()
DRIVER = bind(
    GAME.name,
    {
        "actor": choices.actor,
        "legal": choices.legal,
        "act": choices.act,
        "deal_bounds": setup.deal_bounds,
        "new_round": setup.new_round,
        "clear": setup.clear,
        "is_over": rules.is_over,
    },
)

__all__ = ["DRIVER", "GAME", "Board", "Intrigue", "View"]
