"""Temperaments: what makes five bots of one level five characters.

A temperament changes how a bot plays and how it speaks; what it means in a game is that game's
affair. At a table it goes with the bot's name, so that people get to know their Robin; elsewhere
it follows from the bot's seed.
"""

from typing import Literal, TypeAlias, get_args

Temperament: TypeAlias = Literal["steady", "bold", "patient", "suspicious", "merry"]
TEMPERAMENTS: tuple[Temperament, ...] = get_args(Temperament)
LETTERS_A_STEP = 32


def temperament_of(name: str) -> Temperament:
    """The temperament that goes with a name: the page counts its letters in the same way.

    The step is chosen so that the names bots have in each language bring all temperaments.
    """
    return TEMPERAMENTS[sum(map(ord, name)) // LETTERS_A_STEP % len(TEMPERAMENTS)]


def temperament_called(word: str | None) -> Temperament | None:
    """The temperament that a word on disk means; None for one that bots have no more."""
    return next((each for each in TEMPERAMENTS if each == word), None)


def temperament_from(seed: int) -> Temperament:
    """The temperament that goes with a seed; neighbouring seeds differ."""
    return TEMPERAMENTS[seed % len(TEMPERAMENTS)]
