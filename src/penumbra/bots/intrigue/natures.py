"""What kind of player somebody is in Shadow of Intrigue: what temperaments mean there.

Whoever has none is steady. Who is loyal to whom, and what a role would never say, is the same for
everybody.
"""

from collections.abc import Mapping
from typing import NamedTuple

from penumbra.bots.temperament import Temperament


class Nature(NamedTuple):
    """A handful of habits."""

    persuasion: float = 5.0
    """How strongly words are bent towards their effect."""
    credence: float = 0.7
    """The loyal claim nothing they hold less likely than this."""
    silence: float = 0.05
    """The share of saying nothing in a Seeker's words."""
    silent: float = 0.3
    """How often a Sage who has nothing new to say says nothing."""
    another_circle: float = 0.3
    """How often a Lord lets them talk once more."""
    sure: float = 0.85
    """A Lord judges as soon as the verdict is that likely right."""
    opinion: float = 0.4
    """A Lord says aloud what he believes that much."""


STEADY = Nature()

TEMPERAMENTS: Mapping[Temperament, Nature] = {
    "steady": STEADY,
    "bold": Nature(persuasion=6.5, credence=0.6, silence=0.02, silent=0.1, sure=0.8),
    "patient": Nature(credence=0.8, silence=0.12, silent=0.6, another_circle=0.5, sure=0.9),
    "suspicious": Nature(credence=0.6, silent=0.2, another_circle=0.4, sure=0.9, opinion=0.3),
    "merry": Nature(persuasion=3.5, silence=0.02, silent=0.2, opinion=0.35),
}
