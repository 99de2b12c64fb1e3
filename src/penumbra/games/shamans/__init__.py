"""Shamans: 3-5 players, tricks, artifacts, rituals, eliminations.

>>> from penumbra.games import shamans
>>> from penumbra.games.match import Match
>>> match = Match(shamans.GAME, players=4, seed=bytes(32))
>>> match.view(match.actor).decision.kind
'play'
"""

from penumbra.games.driver import bind
from penumbra.games.shamans import choices, rules, setup
from penumbra.games.shamans.board import Board
from penumbra.games.shamans.game import Shamans
from penumbra.games.shamans.view import View

GAME = Shamans()
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

__all__ = ["DRIVER", "GAME", "Board", "Shamans", "View"]
