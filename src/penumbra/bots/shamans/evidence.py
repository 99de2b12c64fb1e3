"""What the tricks of a round say of each seat in a world that might be the true one.

In an imagined world one knows what everybody could have played. So one can count how often a seat
followed, and how often it refused, where it could do either; whether a Guide led what the fewest
could follow; whether a card that was passed on was one of many its giver had of that world. That is
the evidence a belief weighs (`belief`). Worlds are those of `Game.sample`, made from an information
state.
"""

import numpy as np
from numpy.typing import NDArray

from penumbra.bots.shamans.counting import ALL_WORLDS, in_world
from penumbra.games.compiled import called
from penumbra.games.shamans.packed import card_of, guide_of, numbers_at
from penumbra.games.shamans.rules import receiver
from penumbra.games.shamans.sample import passed_at
from penumbra.games.shamans.sight import VIEWER
from penumbra.games.shamans.state import (
    ALIVE,
    ASIDE,
    ECLIPSE_GONE,
    ECLIPSE_IS,
    GIVEN,
    HAND,
    NONE,
    PLAYERS,
    SEATS,
    TRICK,
    TRICKS,
    Row,
    Rows,
)
from penumbra.games.shamans.terms import NUMBERS

Counts = NDArray[np.int64]

BEFORE, AFTER = 0, 1  # the last Permutation
FRIGHTENED, TORN, TEMPTED = range(3)  # how tempting it was to refuse (`temptation`)
SETTINGS = 3
EXCUSED = 3  # his card completed a world: reason enough for everybody
# What a seat did though it could have done otherwise. To follow or to refuse is counted for each
# setting: FOLLOWED + 2 * setting, REFUSED + 2 * setting.
FOLLOWED, REFUSED = 0, 1
LED_KINDLY, LED_CRUELLY = 2 * SETTINGS, 2 * SETTINGS + 1
LED_LOW, LED_HIGH = LED_KINDLY + 2, LED_KINDLY + 3  # of the world that was led
# Following where he could have laid the highest card of the table, and could also have laid the
# lowest one, or else one in between
TOOK_LOWEST, TOOK_HIGHEST = LED_LOW + 2, LED_LOW + 3
STAYED_BETWEEN, WENT_ABOVE = LED_LOW + 4, LED_LOW + 5
PARTED_FROM_MANY, PARTED_FROM_FEW = LED_LOW + 6, LED_LOW + 7  # off-suit, by need
GAVE_OF_MANY, GAVE_OF_FEW = PARTED_FROM_MANY + 2, PARTED_FROM_MANY + 3  # in the Eclipse
DEEDS = GAVE_OF_MANY + 2


@called
def count_evidence(
    seen: Row, worlds: Rows, swap_trick: int, settings: Rows, hands: Row, counts: Counts
) -> None:
    """Count for each world, each time (BEFORE, AFTER) and each other survivor what he did.

    `settings` are those of each trick and seat. `hands` is room for a hand a seat. They grow on the
    way back through the tricks: by each card played, and by the one given away.
    """
    for i in range(len(worlds)):
        world = worlds[i]
        passed_in, had_played = 0, 0
        if world[ECLIPSE_IS] == ECLIPSE_GONE:
            passed_in, had_played = passed_at(world)
        judged = seen[ALIVE] & ~(1 << seen[VIEWER])
        for seat in range(seen[PLAYERS]):
            hands[seat] = world[HAND + seat] | world[ASIDE + seat]
            for time in (BEFORE, AFTER):
                for deed in range(DEEDS):
                    counts[i, time, seat, deed] = 0
        for number in range(world[TRICK], 0, -1):
            time = BEFORE if number - 1 <= swap_trick else AFTER
            trick = world[TRICKS + number - 1]
            for seat in range(seen[PLAYERS]):
                if number == passed_in and had_played >> seat & 1:
                    before_gifts(world, seat, hands, judged, counts[i, time, seat])
                card = card_of(trick, seat)
                if card != NONE:
                    hands[seat] |= 1 << card
                    if judged >> seat & 1:
                        setting = settings[number - 1, seat]
                        deeds = counts[i, time, seat]
                        judge_follower(trick, seat, seen[PLAYERS], hands[seat], setting, deeds)
                if number == passed_in and not had_played >> seat & 1:
                    before_gifts(world, seat, hands, judged, counts[i, time, seat])
            guide = guide_of(trick)
            if judged >> guide & 1 and card_of(trick, guide) != NONE:
                judge_guide(world, trick, guide, hands, counts[i, time, guide])


@called
def before_gifts(world: Row, seat: int, hands: Row, judged: int, counts: Counts) -> None:
    """What a seat held before cards were passed (5.2), and of what it gave."""
    if world[GIVEN + seat] == 0:
        return
    for giver in range(world[PLAYERS]):
        if world[GIVEN + giver] != 0 and receiver(world, giver) == seat:
            hands[seat] &= ~(1 << (world[GIVEN + giver] - 1))
    given = world[GIVEN + seat] - 1
    hands[seat] |= 1 << given
    if judged >> seat & 1:
        judge_parting(hands[seat], given // NUMBERS, GAVE_OF_MANY, counts)


@called
def judge_parting(hand: int, given: int, place: int, counts: Counts) -> None:
    """Whether somebody who held more of one world than of another parted from one of many, counted
    at this place, or of few, counted behind it."""
    fewest, most = NUMBERS, 0
    for world in range(ALL_WORLDS):
        held = in_world(hand, world)
        if held > 0:
            fewest = min(fewest, held)
            most = max(most, held)
    held = in_world(hand, given)
    if fewest < most and held in (fewest, most):
        counts[place if held == most else place + 1] += 1


@called
def judge_follower(
    trick: int, seat: int, players: int, hand: int, setting: int, counts: Counts
) -> None:
    """Whether somebody who could follow did, and with what sort of card."""
    guide = guide_of(trick)
    lead = card_of(trick, guide)
    card = card_of(trick, seat)
    if seat == guide or lead == NONE or setting == EXCUSED:
        return
    held = numbers_at(hand, lead // NUMBERS)
    if held == 0:
        judge_parting(hand, card // NUMBERS, PARTED_FROM_MANY, counts)
    elif card // NUMBERS != lead // NUMBERS:
        counts[REFUSED + 2 * setting] += 1
    else:
        counts[FOLLOWED + 2 * setting] += 1
        judge_height(trick, seat, players, held, counts)


@called
def judge_height(trick: int, seat: int, players: int, held: int, counts: Counts) -> None:
    """Whether somebody who followed and could choose went for the Guide's place (4.11)."""
    number = card_of(trick, seat) % NUMBERS
    world = card_of(trick, seat) // NUMBERS
    highest, lowest = 0, NUMBERS
    other = guide_of(trick)
    while other != seat:
        card = card_of(trick, other)
        if card != NONE and card // NUMBERS == world:
            highest = max(highest, card % NUMBERS)
            lowest = min(lowest, card % NUMBERS)
        other = (other + 1) % players
    if held >> highest > 1:
        if held & ((1 << lowest) - 1):
            counts[TOOK_HIGHEST if number > highest else TOOK_LOWEST] += 1
        elif held & ((1 << highest) - 1):
            counts[WENT_ABOVE if number > highest else STAYED_BETWEEN] += 1


@called
def judge_guide(world: Row, trick: int, guide: int, hands: Row, counts: Counts) -> None:
    """Whether a Guide who could choose led what the fewest of today's survivors could follow, and
    the highest card he had of that world."""
    card = card_of(trick, guide)
    led = card // NUMBERS
    held = numbers_at(hands[guide], led)
    if held & (held - 1):
        counts[LED_LOW if held >> (card % NUMBERS + 1) else LED_HIGH] += 1
    least, most, lost = SEATS, 0, 0
    for other in range(ALL_WORLDS):
        if in_world(hands[guide], other) > 0:
            lacking = 0
            for seat in range(world[PLAYERS]):
                if seat != guide and world[ALIVE] >> seat & 1:
                    lacking += in_world(hands[seat], other) == 0
            least = min(least, lacking)
            most = max(most, lacking)
            if other == led:
                lost = lacking
    if least < most:
        counts[LED_CRUELLY if lost == most else LED_KINDLY] += 1
