"""What is decided when a world is complete or a player has fallen: swap, neutralize, order, name.

Also the Eclipse's gift. Each function answers one decision; the worths are in points.
"""

from random import Random

from penumbra.bots.leaning import best
from penumbra.bots.shamans.artifacts import stabilize_worth
from penumbra.bots.shamans.outlook import moon_chance, moved, prize
from penumbra.bots.shamans.suspicion import Suspicion
from penumbra.bots.shamans.table import Table
from penumbra.games.shamans.terms import CARD_NUMBERS, ILLUMINATED, NUMBERS, WORLDS

MOOD = 0.02
LOST_MATE = 0.25  # a fallen Shaman plays and stabilizes no more


def _seat_of(action: str) -> int:
    return int(action.rsplit(" ", 1)[1])


# Permutation (8.3)


def swap(table: Table, suspicion: Suspicion, luck: Random) -> str:
    """Swap cards so as to end in the team that will win, if only the suspicions are right."""
    worth = {
        action: _after_swap(table, suspicion, _seat_of(action))
        for action in table.view.legal
        if action.startswith("swap ")
    }
    return best(worth, MOOD, luck)


def _after_swap(table: Table, suspicion: Suspicion, seat: int) -> float:
    """The points the viewer expects with that seat's card."""
    moon = moon_chance(table)
    return suspicion[seat] * prize(True, moon) + (1.0 - suspicion[seat]) * prize(False, moon)


def swap_worth(table: Table, suspicion: Suspicion) -> float:
    """What performing Permutation is worth."""
    if not table.others:
        return 0.0
    now = prize(table.is_shadow, moon_chance(table))
    return max(_after_swap(table, suspicion, seat) for seat in table.others) - now


# Neutralization (8.6, 8.7)


def neutralize(table: Table, suspicion: Suspicion, luck: Random) -> str:
    """Spend the Dagger on whoever is worth it, if anybody is or if an open one must be spent."""
    worth = {
        action: _elimination_worth(table, suspicion, _seat_of(action))
        for action in table.view.legal
        if action.startswith("neutralize ")
    }
    if "decline" in table.view.legal:
        worth["decline"] = 0.0
    return best(worth, MOOD, luck)


def _elimination_worth(table: Table, suspicion: Suspicion, seat: int) -> float:
    """What a seat's elimination is worth to the viewer, by what he may turn out to be.

    A Shaman's hand moves the pawn (9.2); with the last Shadow the Shamans have won (9.4); the first
    of two takes half the danger away.
    """
    moon = moon_chance(table)
    as_shaman = moved(table, float(table.seats[seat].cards))
    if not table.is_shadow:
        as_shaman -= LOST_MATE
    left_in_danger = 0.0 if table.shadows_left() == 1 else 0.55 * moon
    as_shadow = prize(table.is_shadow, left_in_danger) - prize(table.is_shadow, moon)
    return suspicion[seat] * as_shadow + (1.0 - suspicion[seat]) * as_shaman


def neutralize_worth(table: Table, suspicion: Suspicion) -> float:
    """What performing Neutralization is worth: an open Dagger leaves no choice."""
    if not table.others or not table.my_tiles("dagger"):
        return 0.0
    worth = max(_elimination_worth(table, suspicion, seat) for seat in table.others)
    forced = "dagger" in table.seats[table.me].open
    return worth if forced else max(0.0, worth)


# any ritual, before it happens


def ritual_worth(table: Table, suspicion: Suspicion, world: int) -> float:
    """What it is worth to complete a world oneself."""
    ritual = table.ritual[world]
    if ritual == "illumination":
        return ILLUMINATED
    if ritual == "stabilization":
        return stabilize_worth(table, suspicion)
    if ritual == "permutation":
        return swap_worth(table, suspicion)
    return neutralize_worth(table, suspicion)


def ritual_worth_by(table: Table, suspicion: Suspicion, world: int, seat: int) -> float:
    """What it is worth to the viewer that another seat completes a world."""
    ritual = table.ritual[world]
    friend = suspicion[seat] if table.is_shadow else 1.0 - suspicion[seat]
    if ritual == "illumination":
        return -0.2
    if ritual == "stabilization":
        return (1.0 - suspicion[seat]) * moved(table, -1.5)
    if ritual == "permutation":
        return -0.1
    armed = min(1.0, table.expected(seat, "dagger"))
    return armed * (friend - 0.6)


def chain(table: Table, suspicion: Suspicion, luck: Random) -> str:
    """What can only help comes first, what may end the round or change teams last (S-76)."""
    order = {"illumination": 3.0, "stabilization": 2.0, "neutralization": 1.0, "permutation": 0.0}
    worth = {
        action: order[table.ritual[WORLDS.index(action.removeprefix("perform "))]]
        for action in table.view.legal
        if action.startswith("perform ")
    }
    return best(worth, 0.0, luck)


# the Eclipse (5.2)


def give(table: Table, suspicion: Suspicion, luck: Random) -> str:
    """Pass on what oneself needs least.

    A Shaman keeps one card of every world that may still be led, and gets rid of worlds nobody
    else holds: leading them later would push the pawn. A Shadow passes exactly such a card on, and
    keeps himself short of worlds: who truly can't follow is above suspicion.
    """
    worth = {}
    for action in table.view.legal:
        if action.startswith("give "):
            world = CARD_NUMBERS[action.removeprefix("give ")] // NUMBERS
            alone = table.elsewhere(world) == 0
            if table.is_shadow:
                worth[action] = 1.0 * alone + 0.5 / table.mine(world)
            else:
                worth[action] = 1.5 * alone + 0.3 * table.mine(world)
            if table.lying(world) == table.needs - 1 and table.ritual[world] == "illumination":
                worth[action] -= 2.0  # the last card is a point
    return best(worth, 0.1, luck)


# the fallen player's last word (9.9)


def name(table: Table, suspicion: Suspicion, luck: Random) -> str:
    """Out of the round, one still hands the lead to one's own team."""
    sign = 1.0 if table.is_shadow else -1.0
    worth = {
        action: sign * suspicion[_seat_of(action)]
        for action in table.view.legal
        if action.startswith("name ")
    }
    return best(worth, MOOD, luck)
