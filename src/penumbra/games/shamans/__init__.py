"""Shamans: 3-5 players, tricks, artifacts, rituals, eliminations.

>>> from penumbra.games import shamans
>>> from penumbra.games.match import Match
>>> match = Match(shamans.GAME, players=4, seed=bytes(32))
>>> match.view(match.actor).decision.kind
'play'
"""

from penumbra.games.shamans.board import Board
from penumbra.games.shamans.game import Shamans
from penumbra.games.shamans.view import View

GAME = Shamans()

__all__ = ["GAME", "Board", "Shamans", "View"]
