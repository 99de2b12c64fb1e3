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
from penumbra.games.shamans.packed import (
    card_of,
    guide_of,
)
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
# What a seat did though it could have done otherwise
FOLLOWED, REFUSED, LED_KINDLY, LED_CRUELLY, GAVE_OF_MANY, GAVE_OF_FEW = range(6)
DEEDS = 6


@called
def count_evidence(seen: Row, worlds: Rows, swap_trick: int, hands: Row, counts: Counts) -> None:
    """Count for each world, each time (BEFORE, AFTER) and each other survivor what he did.

    `hands` is room for a hand a seat. They grow on the way back through the tricks: by each card
    played, and by the one given away.
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
                        judge_follower(trick, seat, card, hands[seat], counts[i, time, seat])
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
        judge_giver(hands[seat], given // NUMBERS, counts)


@called
def judge_giver(hand: int, given: int, counts: Counts) -> None:
    """Whether somebody who held more of one world than of another gave of the one or the other."""
    fewest, most = NUMBERS, 0
    for world in range(ALL_WORLDS):
        held = in_world(hand, world)
        if held > 0:
            fewest = min(fewest, held)
            most = max(most, held)
    held = in_world(hand, given)
    if fewest < most and held in (fewest, most):
        counts[GAVE_OF_MANY if held == most else GAVE_OF_FEW] += 1


@called
def judge_follower(trick: int, seat: int, card: int, hand: int, counts: Counts) -> None:
    """Whether somebody who could follow did."""
    lead = card_of(trick, guide_of(trick))
    if seat != guide_of(trick) and lead != NONE and in_world(hand, lead // NUMBERS) > 0:
        counts[FOLLOWED if card // NUMBERS == lead // NUMBERS else REFUSED] += 1


@called
def judge_guide(world: Row, trick: int, guide: int, hands: Row, counts: Counts) -> None:
    """Whether a Guide who could choose led what the fewest of today's survivors could follow."""
    led = card_of(trick, guide) // NUMBERS
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
