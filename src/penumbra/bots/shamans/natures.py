"""What kind of player somebody is: a handful of numbers that the rules of thumb are multiplied by.

A temperament of `penumbra.bots` is such a nature here, and so is every kind of opponent the Sage
reckons with and the sparring partners it is measured against. Whoever has none is STEADY.
"""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from penumbra.bots.temperament import Temperament
from penumbra.games.shamans.state import SEATS

Nature = NDArray[np.float64]

MOOD = 0  # how far worths are mistaken, in the usual moods
CARELESS = 1  # how often anything legal is done instead
STEP_AS_SHADOW = 2  # what a Shadow thinks of a space forward
STEP_AS_SHAMAN = 3
BLAME_AS_SHADOW = 4  # what it costs to be seen refusing
BLAME_AS_SHAMAN = 5
EVIDENCE = 6  # how much a refusal tells about somebody
STABBING = 7  # added to what an elimination is worth, in points
SHARDS = 8  # what Shards are thought to be worth
ILLUMINATIONS = 9
RENOUNCES = 10  # points a Shaman sees in a card off-suit though he could follow
HEARD = 11  # by two seats: how much likelier all one has heard is if they are Shadows, less 1
PLACES = HEARD + SEATS * SEATS

ABSENT_MINDED = 0.3  # how often a Wanderer does anything at all
WANDERING = 8.0  # and how far he is mistaken otherwise


def nature(**wanted: float) -> Nature:
    """A nature that differs from the steady one in these."""
    numbers = np.ones(PLACES)
    numbers[[CARELESS, STABBING, RENOUNCES]] = 0.0
    numbers[HEARD:] = 0.0
    for name, value in wanted.items():
        numbers[globals()[name.upper()]] = value
    numbers.flags.writeable = False
    return numbers


def careless(usual: Nature) -> Nature:
    """How a Wanderer plays who would otherwise play like this."""
    numbers = usual.copy()
    numbers[CARELESS] = ABSENT_MINDED
    numbers[MOOD] *= WANDERING
    numbers.flags.writeable = False  # one type for all natures: compiled once
    return numbers


def heeding(usual: Nature, likelihoods: Mapping[tuple[int, int], float]) -> Nature:
    """How somebody plays who would otherwise play like this, and has heard what is so likely.

    By the two seats that would be Shadows, the lower one first; if there is one, it stands twice.
    """
    numbers = usual.copy()
    for (first, second), likelihood in likelihoods.items():
        numbers[HEARD + first * SEATS + second] = likelihood - 1.0
    numbers.flags.writeable = False
    return numbers


STEADY = nature()
WANDERER = careless(STEADY)

TEMPERAMENTS: Mapping[Temperament, Nature] = {
    "steady": STEADY,
    "bold": nature(step_as_shadow=1.3, blame_as_shadow=0.5, stabbing=0.08),
    "patient": nature(step_as_shadow=0.85, blame_as_shadow=1.7, stabbing=-0.08),
    "suspicious": nature(evidence=1.35, stabbing=0.1, blame_as_shadow=1.2),
    "merry": nature(mood=4.0, shards=1.3, illuminations=1.3),
}
