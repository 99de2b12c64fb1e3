"""How the round will probably end, and so what a space of the track is worth in points.

The pawn's way is a sum of many small accidents: the steps to come are taken as normally
distributed around a share of the cards that may still be off-suit.
"""

from math import erf, sqrt

from penumbra.bots.shamans.situation import Situation
from penumbra.games.shamans.terms import SHADOWS_WIN, SHAMANS_WIN

# Fitted to rounds the bots of this room played against each other: the share of following cards
# that turn out off-suit, by number of players, and how far a round strays from it.
OFF_SUIT_SHARE = {3: 0.42, 4: 0.40, 5: 0.53}
STRAYING = 0.8
A_RITUAL_OR_SO = 1.0  # spaces that come from eliminations and Portals


def moon_chance(situation: Situation, steps: float = 0.0) -> float:
    """How likely the Shadows win the round once the pawn has gone `steps` spaces further."""
    plays = situation.plays_to_come()
    distance = situation.distance - steps
    if distance <= 0:
        return 1.0
    if situation.shadows_left() == 0:
        return 0.0
    share = OFF_SUIT_SHARE[situation.players]
    straying = STRAYING * sqrt(plays) + 0.4
    return 0.5 * (1.0 + erf((share * plays + A_RITUAL_OR_SO - distance) / straying / sqrt(2.0)))


def prize(is_shadow: bool, moon: float) -> float:
    """The points one of a team expects from the end of the round."""
    return SHADOWS_WIN * moon if is_shadow else SHAMANS_WIN * (1.0 - moon)


def step_worth(situation: Situation) -> float:
    """What one space forward is worth to the viewer: below zero for a Shaman."""
    gain = moon_chance(situation, 1.0) - moon_chance(situation)
    return SHADOWS_WIN * gain if situation.is_shadow else -SHAMANS_WIN * gain


def moved(situation: Situation, steps: float) -> float:
    """What so many spaces forward (or, below zero, back) are worth to the viewer."""
    return prize(situation.is_shadow, moon_chance(situation, steps)) - prize(
        situation.is_shadow, moon_chance(situation)
    )
