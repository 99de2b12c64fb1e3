"""What is decided when a world is complete or a player has fallen: swap, neutralize, order, name.

Also the Eclipse's gift. Each function weighs the answers to one decision, in points.
"""

from penumbra.bots.shamans.artifacts import stabilize_worth
from penumbra.bots.shamans.counting import (
    IS_SHADOW,
    ME,
    MOON_NOW,
    SHADOWS_LEFT,
    SUSPICION,
    WORTH,
    Room,
    cards_of,
    elsewhere,
    expected,
    lying,
    mine,
    my_tiles,
    others,
)
from penumbra.bots.shamans.natures import ILLUMINATIONS, STABBING, Nature
from penumbra.bots.shamans.outlook import moved, prize
from penumbra.games.bits import lowest
from penumbra.games.compiled import called
from penumbra.games.shamans.packed import ritual_at, tiles_of
from penumbra.games.shamans.state import HIGHEST, OPEN, PLAYERS, RITUAL_OF, Row
from penumbra.games.shamans.terms import (
    DAGGER,
    ILLUMINATED,
    ILLUMINATION,
    NEUTRALIZATION,
    NUMBERS,
    PASS,
    PERMUTATION,
    STABILIZATION,
)

LOST_MATE = 0.25  # a fallen Shaman plays and stabilizes no more


# Permutation (8.3)


@called
def weigh_swaps(seen: Row, room: Room, actions: int) -> None:
    """Swap cards so as to end in the team that will win, if only the suspicions are right."""
    for seat in range(seen[PLAYERS]):
        if actions >> seat & 1:
            room[WORTH + seat] = after_swap(room, seat)


@called
def after_swap(room: Room, seat: int) -> float:
    """The points the viewer expects with that seat's card."""
    shadow = room[SUSPICION + seat]
    return float(shadow * prize(1, room[MOON_NOW]) + (1.0 - shadow) * prize(0, room[MOON_NOW]))


@called
def swap_worth(seen: Row, room: Room) -> float:
    """What performing Permutation is worth."""
    if others(seen) == 0:
        return 0.0
    best = 0.0
    for seat in range(seen[PLAYERS]):
        if others(seen) >> seat & 1:
            best = max(best, after_swap(room, seat))
    return best - prize(seen[IS_SHADOW], room[MOON_NOW])


# Neutralization (8.6, 8.7)


@called
def weigh_targets(seen: Row, room: Room, actions: int, nature: Nature) -> None:
    """Spend the Dagger on whoever is worth it, if anybody is or if an open one must be spent."""
    for seat in range(seen[PLAYERS]):
        if actions >> seat & 1:
            room[WORTH + seat] = elimination_worth(seen, room, seat, nature)
    room[WORTH + PASS] = 0.0


@called
def elimination_worth(seen: Row, room: Room, seat: int, nature: Nature) -> float:
    """What a seat's elimination is worth to the viewer, by what he may turn out to be.

    A Shaman's hand moves the pawn (9.2); with the last Shadow the Shamans have won (9.4); the first
    of two takes half the danger away.
    """
    moon = room[MOON_NOW]
    as_shaman = moved(seen, room, float(cards_of(seen, seat)))
    if not seen[IS_SHADOW]:
        as_shaman -= LOST_MATE
    left_in_danger = 0.0 if seen[SHADOWS_LEFT] == 1 else 0.55 * moon
    as_shadow = prize(seen[IS_SHADOW], left_in_danger) - prize(seen[IS_SHADOW], moon)
    shadow = room[SUSPICION + seat]
    return float(shadow * as_shadow + (1.0 - shadow) * as_shaman + nature[STABBING])


@called
def neutralize_worth(seen: Row, room: Room, nature: Nature) -> float:
    """What performing Neutralization is worth: an open Dagger leaves no choice."""
    if others(seen) == 0 or my_tiles(seen, DAGGER) == 0:
        return 0.0
    forced = tiles_of(seen[OPEN + seen[ME]], DAGGER) > 0
    best = -100.0 if forced else 0.0
    for seat in range(seen[PLAYERS]):
        if others(seen) >> seat & 1:
            best = max(best, elimination_worth(seen, room, seat, nature))
    return best


# any ritual, before it happens


@called
def ritual_worth(seen: Row, room: Room, world: int, nature: Nature) -> float:
    """What it is worth to complete a world oneself."""
    ritual = ritual_at(seen[RITUAL_OF], world)
    if ritual == ILLUMINATION:
        return float(nature[ILLUMINATIONS] * ILLUMINATED)
    if ritual == STABILIZATION:
        return stabilize_worth(seen, room, nature)
    if ritual == PERMUTATION:
        return swap_worth(seen, room)
    return neutralize_worth(seen, room, nature)


@called
def ritual_worth_by(seen: Row, room: Room, world: int, seat: int) -> float:
    """What it is worth to the viewer that another seat completes a world."""
    ritual = ritual_at(seen[RITUAL_OF], world)
    shadow = room[SUSPICION + seat]
    friend = shadow if seen[IS_SHADOW] else 1.0 - shadow
    if ritual == ILLUMINATION:
        return -0.2
    if ritual == STABILIZATION:
        return float((1.0 - shadow) * moved(seen, room, -1.5))
    if ritual == PERMUTATION:
        return -0.1
    armed = min(1.0, expected(seen, seat, DAGGER))
    return float(armed * (friend - 0.6))


@called
def weigh_chain(seen: Row, room: Room, actions: int) -> None:
    """What can only help comes first, what may end the round or change teams last (S-76)."""
    while actions:
        world = lowest(actions)
        actions &= actions - 1
        ritual = ritual_at(seen[RITUAL_OF], world)
        worth = 0.0
        if ritual == ILLUMINATION:
            worth = 3.0
        elif ritual == STABILIZATION:
            worth = 2.0
        elif ritual == NEUTRALIZATION:
            worth = 1.0
        room[WORTH + world] = worth


# the Eclipse (5.2)


@called
def weigh_gifts(seen: Row, room: Room, actions: int) -> None:
    """Pass on what oneself needs least.

    A Shaman keeps one card of every world that may still be led, and gets rid of worlds nobody
    else holds: leading them later would push the pawn. A Shadow passes exactly such a card on, and
    keeps himself short of worlds: who truly can't follow is above suspicion.
    """
    while actions:
        card = lowest(actions)
        actions &= actions - 1
        world = card // NUMBERS
        alone = 1.0 if elsewhere(seen, world) == 0 else 0.0
        if seen[IS_SHADOW]:
            worth = 1.0 * alone + 0.5 / mine(seen, world)
        else:
            worth = 1.5 * alone + 0.3 * mine(seen, world)
        last = lying(seen, world) == seen[HIGHEST] - 1
        if last and ritual_at(seen[RITUAL_OF], world) == ILLUMINATION:
            worth -= 2.0  # the last card is a point
        room[WORTH + card] = worth


# the fallen player's last word (9.9)


@called
def weigh_names(seen: Row, room: Room, actions: int) -> None:
    """Out of the round, one still hands the lead to one's own team."""
    sign = 1.0 if seen[IS_SHADOW] else -1.0
    for seat in range(seen[PLAYERS]):
        if actions >> seat & 1:
            room[WORTH + seat] = sign * room[SUSPICION + seat]
