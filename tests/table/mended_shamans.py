"""Shamans after a mend in its rules, for a server process that is told of it by `PENUMBRA_GAMES`.

Every act is told in another order than before, and the version says so; but what begins a round
still comes first in it, as everybody's notes count rounds by it. The game it brings is Candle; what
matters is what happens to the game of the house on the way.
"""

from collections.abc import Sequence

import msgspec

from penumbra.games.game import Log
from penumbra.games.shamans import GAME as SHAMANS
from penumbra.games.shamans.events import RoundBegan
from tests.games.candle import GAME as GAME

_told = SHAMANS.events


def _told_backwards(log: Log, viewer: int) -> Sequence[msgspec.Struct]:
    backwards = reversed(_told(log, viewer))
    return sorted(backwards, key=lambda event: not isinstance(event, RoundBegan))


SHAMANS.__dict__.update(rules=SHAMANS.rules + 1, events=_told_backwards)
