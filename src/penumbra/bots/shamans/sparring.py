"""Sparring partners: opponents that no level is tuned on, to see what a level is worth elsewhere.

`penumbra lab duel` knows them by name; nobody meets them at a table.
"""

import numpy as np

from penumbra.bots.shamans.natures import Nature, nature
from penumbra.bots.shamans.sage import Sage
from penumbra.bots.shamans.seeker import Seeker
from penumbra.bots.temperament import Temperament


class _Kind(Seeker):
    """A Seeker with one nature, whatever his temperament."""

    kind: Nature

    def nature(self, temperament: Temperament) -> Nature:
        return self.kind


class EarlyFollower(_Kind):
    """A Shadow who follows suit as long as it costs little: hard to read."""

    kind = nature(step_as_shadow=0.6, blame_as_shadow=3.0)


class Reckless(_Kind):
    """A Shadow who never follows if he need not; a Shaman with a loose Dagger."""

    kind = nature(step_as_shadow=1.8, blame_as_shadow=0.0, stabbing=0.2)


class Renouncer(_Kind):
    """A Shaman who often refuses on purpose, and so looks like a Shadow."""

    kind = nature(renounces=0.25, blame_as_shaman=0.0)


class OtherSearcher(Sage):
    """A Sage whose playouts are played by careless people, and who trusts every figure."""

    natures = np.array([nature(careless=0.4, mood=10.0)] * 4)
    natures.flags.writeable = False

    def __init__(self, seed: int, temperament: Temperament = "steady") -> None:
        super().__init__(seed, temperament)
        self.budget = 300
        self.sure = 0.0


SPARRING = {
    "early-follower": EarlyFollower,
    "reckless": Reckless,
    "renouncer": Renouncer,
    "other-searcher": OtherSearcher,
}
