"""The games in OpenSpiel: importing this package is all it takes.

From then on there is `pyspiel.load_game("penumbra_GAME")`, with the parameters `players`, `board`
(a name or a file) and `episode` (`round` or `game`). It needs `pip install penumbra[openspiel]`;
docs/environments.md says what a state tells.
"""

import pyspiel

from penumbra.envs import PLAYABLE
from penumbra.envs.open_spiel.games import PREFIX, SeatGame, SeatState, kinds

__all__ = ["NAMES", "SeatGame", "SeatState"]

NAMES = tuple(PREFIX + name for name in PLAYABLE)

for _name in PLAYABLE:
    _game, _state = kinds(_name)
    globals().update({_kind.__name__: _kind for _kind in (_game, _state)})  # for pickles
    pyspiel.register_game(_game.rules.type, _game)
