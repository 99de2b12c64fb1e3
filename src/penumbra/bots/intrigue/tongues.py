"""What each role says, and how often: the one table from which bots both speak and judge.

A row of the table is who speaks, a column whom he speaks of. The Lord weighs what he hears by it,
and everybody else draws his words from it, so a bot believes others to be as cunning as itself.
Numbers are shares of a speaker's words. They are deliberately mild: people say all kinds of things.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from penumbra.games.intrigue.terms import (
    ADEPT,
    GRAND_MASTER,
    LORD,
    PALADIN,
    ROLES,
    SPY,
    TRAITOR,
)

Weights = NDArray[np.float64]

# What can be said of a seat: one of the roles, or one of these.
TRUST, ACCUSE = len(ROLES), len(ROLES) + 1
WORDS = len(ROLES) + 2

# Talk is weighed as if that share of it were independent: liars answer each other.
HEARSAY = 0.6
NOW_AND_THEN = 0.01  # anybody says anything now and then


class Tongues(NamedTuple):
    """How likely words are: of another seat [word, speaker, about], of oneself [word, speaker]
    and as an interrogator's announcement [role, interrogator, target]."""

    of_another: Weights
    of_oneself: Weights
    announced: Weights


class Saying(NamedTuple):
    """A claim taken apart: about whom, and which word."""

    about: int
    word: int


def saying(text: str) -> Saying | None:
    """What a claim says; None for silence."""
    match text.split():
        case ["claim", seat, role]:
            return Saying(int(seat), ROLES.index(role))
        case ["trust", seat]:
            return Saying(int(seat), TRUST)
        case ["accuse", seat]:
            return Saying(int(seat), ACCUSE)
        case _:
            return None


@lru_cache
def tongues(brotherhood: int, subjects: int) -> Tongues:
    """The table for so many Brotherhood cards and subjects of the Lord.

    A liar has as many wrong names to choose from as there are seats, so a wrong name weighs less
    the more there are.
    """
    return Tongues(_of_another(brotherhood, subjects), _of_oneself(), _announced())


def _of_another(brotherhood: int, subjects: int) -> Weights:
    says = np.full((WORDS, len(ROLES), len(ROLES)), NOW_AND_THEN)
    wrong_master = 0.45 / max(1, brotherhood - 1)
    wrong_spy = 0.30 / max(1, subjects - 1)

    # Who is the Grand Master? The Traitor knows and tells; the others know and point elsewhere.
    says[GRAND_MASTER, TRAITOR, GRAND_MASTER] = 0.45
    says[GRAND_MASTER, PALADIN, (PALADIN, TRAITOR)] = wrong_master
    says[GRAND_MASTER, GRAND_MASTER, (PALADIN, TRAITOR)] = wrong_master
    says[GRAND_MASTER, ADEPT, GRAND_MASTER] = 0.10
    says[GRAND_MASTER, SPY, (PALADIN, TRAITOR)] = 0.10
    says[ACCUSE, TRAITOR, GRAND_MASTER] = 0.06
    says[ACCUSE, PALADIN, (PALADIN, TRAITOR)] = 0.03
    says[ACCUSE, GRAND_MASTER, (PALADIN, TRAITOR)] = 0.03
    says[ACCUSE, ADEPT, GRAND_MASTER] = 0.06
    says[ACCUSE, SPY, (PALADIN, TRAITOR)] = 0.03

    # To speak of him at all would draw eyes to him: nobody of the Brotherhood does it more often
    # than of others, and the Traitor does not praise him.
    says[PALADIN, TRAITOR, PALADIN] = 0.02
    says[TRUST, TRAITOR, GRAND_MASTER] = 0.004

    # Who is the Spy? Adepts look for him, he and the Grand Master look for a scapegoat.
    says[SPY, ADEPT, SPY] = 0.30
    says[SPY, ADEPT, ADEPT] = 0.15
    says[SPY, SPY, ADEPT] = wrong_spy
    says[SPY, GRAND_MASTER, ADEPT] = 0.05
    says[ACCUSE, ADEPT, SPY] = 0.15
    says[ACCUSE, ADEPT, ADEPT] = 0.08
    says[ACCUSE, SPY, ADEPT] = 0.12
    says[TRUST, ADEPT, ADEPT] = 0.08
    says[ADEPT, ADEPT, ADEPT] = 0.08

    says[:, LORD, :] = 1.0  # the Lord knows nothing, and his words tell nothing
    return says


def _of_oneself() -> Weights:
    says = np.full((WORDS, len(ROLES)), NOW_AND_THEN)
    says[ADEPT, (ADEPT, SPY)] = 0.20
    says[SPY, (ADEPT, SPY)] = 0.005
    says[TRAITOR, (TRAITOR, PALADIN, GRAND_MASTER)] = 0.20
    says[PALADIN, (TRAITOR, PALADIN, GRAND_MASTER)] = (0.03, 0.06, 0.06)
    says[GRAND_MASTER, (TRAITOR, PALADIN, GRAND_MASTER)] = (0.005, 0.05, 0.005)
    return says


def _announced() -> Weights:
    says = np.full((len(ROLES), len(ROLES), len(ROLES)), NOW_AND_THEN)
    for role in range(len(ROLES)):
        says[role, ADEPT, role] = 0.96
    says[(GRAND_MASTER, PALADIN, TRAITOR), SPY, GRAND_MASTER] = (0.02, 0.49, 0.49)
    says[(GRAND_MASTER, PALADIN, TRAITOR), SPY, PALADIN] = (0.45, 0.20, 0.35)
    says[(GRAND_MASTER, PALADIN, TRAITOR), SPY, TRAITOR] = (0.40, 0.45, 0.15)
    says[(ADEPT, SPY), SPY, ADEPT] = (0.30, 0.70)
    return says
