"""The player who does anything that is allowed, each action as likely as the next.

The measure the other bots are held against, and the one that walks into every corner of the rules.
"""

from random import Random

from penumbra.bots.temperament import Temperament
from penumbra.games.game import View

INTERRUPTS = 0.05


class ChancePlayer:
    """Plays any legal action of any game."""

    def __init__(self, seed: int, temperament: Temperament = "steady") -> None:
        self._luck = Random(seed)

    def choose(self, view: View, information: bytes) -> str:
        """Any of the viewer's actions."""
        return self._luck.choice(view.legal)

    def interrupt(self, view: View, information: bytes) -> str | None:
        """Mostly lets things go on: whoever may always interrupt would else never hear anybody."""
        if self._luck.random() >= INTERRUPTS:
            return None
        return self._luck.choice(view.legal)
