"""What is decided when a world is complete or a player has fallen: swap, neutralize, order, name.

Also the Eclipse's gift. Each function answers one decision; the worths are in points.
"""

from random import Random

from penumbra.bots.leaning import best
from penumbra.bots.shamans.artifacts import stabilize_worth
from penumbra.bots.shamans.outlook import moon_chance, moved, prize
from penumbra.bots.shamans.situation import Situation
from penumbra.bots.shamans.suspicion import Suspicion
from penumbra.games.shamans.terms import CARD_NUMBERS, ILLUMINATED, NUMBERS, WORLDS

MOOD = 0.02
LOST_MATE = 0.25  # a fallen Shaman plays and stabilizes no more


def _seat_of(action: str) -> int:
    return int(action.rsplit(" ", 1)[1])


# Permutation (8.3)


def swap(situation: Situation, suspicion: Suspicion, luck: Random) -> str:
    """Swap cards so as to end in the team that will win, if only the suspicions are right."""
    worth = {
        action: _after_swap(situation, suspicion, _seat_of(action))
        for action in situation.view.legal
        if action.startswith("swap ")
    }
    return best(worth, MOOD, luck)


def _after_swap(situation: Situation, suspicion: Suspicion, seat: int) -> float:
    """The points the viewer expects with that seat's card."""
    moon = moon_chance(situation)
    return suspicion[seat] * prize(True, moon) + (1.0 - suspicion[seat]) * prize(False, moon)


def swap_worth(situation: Situation, suspicion: Suspicion) -> float:
    """What performing Permutation is worth."""
    if not situation.others:
        return 0.0
    now = prize(situation.is_shadow, moon_chance(situation))
    return max(_after_swap(situation, suspicion, seat) for seat in situation.others) - now


# Neutralization (8.6, 8.7)


def neutralize(situation: Situation, suspicion: Suspicion, luck: Random) -> str:
    """Spend the Dagger on whoever is worth it, if anybody is or if an open one must be spent."""
    worth = {
        action: _elimination_worth(situation, suspicion, _seat_of(action))
        for action in situation.view.legal
        if action.startswith("neutralize ")
    }
    if "decline" in situation.view.legal:
        worth["decline"] = 0.0
    return best(worth, MOOD, luck)


def _elimination_worth(situation: Situation, suspicion: Suspicion, seat: int) -> float:
    """What a seat's elimination is worth to the viewer, by what he may turn out to be.

    A Shaman's hand moves the pawn (9.2); with the last Shadow the Shamans have won (9.4); the first
    of two takes half the danger away.
    """
    moon = moon_chance(situation)
    as_shaman = moved(situation, float(situation.seats[seat].cards))
    if not situation.is_shadow:
        as_shaman -= LOST_MATE
    left_in_danger = 0.0 if situation.shadows_left() == 1 else 0.55 * moon
    as_shadow = prize(situation.is_shadow, left_in_danger) - prize(situation.is_shadow, moon)
    return suspicion[seat] * as_shadow + (1.0 - suspicion[seat]) * as_shaman


def neutralize_worth(situation: Situation, suspicion: Suspicion) -> float:
    """What performing Neutralization is worth: an open Dagger leaves no choice."""
    if not situation.others or not situation.my_tiles("dagger"):
        return 0.0
    worth = max(_elimination_worth(situation, suspicion, seat) for seat in situation.others)
    forced = "dagger" in situation.seats[situation.me].open
    return worth if forced else max(0.0, worth)


# any ritual, before it happens


def ritual_worth(situation: Situation, suspicion: Suspicion, world: int) -> float:
    """What it is worth to complete a world oneself."""
    ritual = situation.ritual[world]
    if ritual == "illumination":
        return ILLUMINATED
    if ritual == "stabilization":
        return stabilize_worth(situation, suspicion)
    if ritual == "permutation":
        return swap_worth(situation, suspicion)
    return neutralize_worth(situation, suspicion)


def ritual_worth_by(situation: Situation, suspicion: Suspicion, world: int, seat: int) -> float:
    """What it is worth to the viewer that another seat completes a world."""
    ritual = situation.ritual[world]
    friend = suspicion[seat] if situation.is_shadow else 1.0 - suspicion[seat]
    if ritual == "illumination":
        return -0.2
    if ritual == "stabilization":
        return (1.0 - suspicion[seat]) * moved(situation, -1.5)
    if ritual == "permutation":
        return -0.1
    armed = min(1.0, situation.expected(seat, "dagger"))
    return armed * (friend - 0.6)


def chain(situation: Situation, suspicion: Suspicion, luck: Random) -> str:
    """What can only help comes first, what may end the round or change teams last (S-76)."""
    order = {"illumination": 3.0, "stabilization": 2.0, "neutralization": 1.0, "permutation": 0.0}
    worth = {
        action: order[situation.ritual[WORLDS.index(action.removeprefix("perform "))]]
        for action in situation.view.legal
        if action.startswith("perform ")
    }
    return best(worth, 0.0, luck)


# the Eclipse (5.2)


def give(situation: Situation, suspicion: Suspicion, luck: Random) -> str:
    """Pass on what oneself needs least.

    A Shaman keeps one card of every world that may still be led, and gets rid of worlds nobody
    else holds: leading them later would push the pawn. A Shadow passes exactly such a card on, and
    keeps himself short of worlds: who truly can't follow is above suspicion.
    """
    worth = {}
    for action in situation.view.legal:
        if action.startswith("give "):
            world = CARD_NUMBERS[action.removeprefix("give ")] // NUMBERS
            alone = situation.elsewhere(world) == 0
            if situation.is_shadow:
                worth[action] = 1.0 * alone + 0.5 / situation.mine(world)
            else:
                worth[action] = 1.5 * alone + 0.3 * situation.mine(world)
            if (
                situation.lying(world) == situation.needs - 1
                and situation.ritual[world] == "illumination"
            ):
                worth[action] -= 2.0  # the last card is a point
    return best(worth, 0.1, luck)


# the fallen player's last word (9.9)


def name(situation: Situation, suspicion: Suspicion, luck: Random) -> str:
    """Out of the round, one still hands the lead to one's own team."""
    sign = 1.0 if situation.is_shadow else -1.0
    worth = {
        action: sign * suspicion[_seat_of(action)]
        for action in situation.view.legal
        if action.startswith("name ")
    }
    return best(worth, MOOD, luck)
