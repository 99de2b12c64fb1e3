"""Shadow of Intrigue: 7-10 players, camps and loyalties, interrogations, talk, one verdict.

>>> from penumbra.games import intrigue
>>> from penumbra.games.match import Match
>>> match = Match(intrigue.GAME, players=7, seed=bytes(32))
>>> match.view(match.actor).decision.kind
'speak'
"""

from penumbra.games.intrigue.board import Board
from penumbra.games.intrigue.game import Intrigue
from penumbra.games.intrigue.view import View

GAME = Intrigue()

__all__ = ["GAME", "Board", "Intrigue", "View"]
