"""How the round will probably end, and so what a space of the track is worth in points.

The pawn's way is a sum of many small accidents: the steps to come are taken as normally
distributed around a share of the cards that may still be off-suit.
"""

from math import erf, sqrt

from penumbra.bots.shamans.counting import (
    IS_SHADOW,
    MOON_NOW,
    PLAYS,
    SHADOWS_LEFT,
    STEP,
    Room,
    distance,
)
from penumbra.bots.shamans.natures import STEP_AS_SHADOW, STEP_AS_SHAMAN, Nature
from penumbra.games.compiled import called
from penumbra.games.shamans.state import PLAYERS, Row
from penumbra.games.shamans.terms import SHADOWS_WIN, SHAMANS_WIN

# Fitted to rounds the bots of this room played against each other: the share of following cards
# that turn out off-suit, by number of players, and how far a round strays from it.
OFF_SUIT_SHARE = (0.0, 0.0, 0.0, 0.42, 0.40, 0.53)
STRAYING = 0.8
A_RITUAL_OR_SO = 1.0  # spaces that come from eliminations and Portals


@called
def look_ahead(seen: Row, room: Room, nature: Nature) -> None:
    """Write how likely the Shadows win, and what a space forward is worth to the viewer."""
    room[MOON_NOW] = moon_chance(seen, 0.0)
    gain = moon_chance(seen, 1.0) - room[MOON_NOW]
    if seen[IS_SHADOW]:
        room[STEP] = nature[STEP_AS_SHADOW] * SHADOWS_WIN * gain
    else:
        room[STEP] = nature[STEP_AS_SHAMAN] * -SHAMANS_WIN * gain


@called
def moon_chance(seen: Row, steps: float) -> float:
    """How likely the Shadows win the round once the pawn has gone `steps` spaces further."""
    left = distance(seen) - steps
    if left > 0 and seen[SHADOWS_LEFT] == 0:
        return 0.0
    return chance_of_moon(seen[PLAYERS], left, seen[PLAYS])


@called
def chance_of_moon(players: int, left: float, plays: int) -> float:
    """The same with so many spaces left and so many cards to come that may be off-suit."""
    if left <= 0:
        return 1.0
    share = OFF_SUIT_SHARE[players]
    straying = STRAYING * sqrt(plays) + 0.4
    return 0.5 * (1.0 + erf((share * plays + A_RITUAL_OR_SO - left) / straying / sqrt(2.0)))


@called
def prize(is_shadow: int, moon: float) -> float:
    """The points one of a team expects from the end of the round."""
    return SHADOWS_WIN * moon if is_shadow else SHAMANS_WIN * (1.0 - moon)


@called
def moved(seen: Row, room: Room, steps: float) -> float:
    """What so many spaces forward (or, below zero, back) are worth to the viewer."""
    return prize(seen[IS_SHADOW], moon_chance(seen, steps)) - prize(seen[IS_SHADOW], room[MOON_NOW])
