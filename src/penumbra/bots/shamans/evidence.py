"""What the tricks of a round say of each seat in a world that might be the true one.

In an imagined world one knows what everybody could have played. So one can count how often a seat
followed, and how often it refused, where it could do either. That is the evidence a belief weighs
(`belief`). Worlds are those of `Game.sample`, made from an information state.
"""

import numpy as np
from numpy.typing import NDArray

from penumbra.bots.shamans.counting import in_world
from penumbra.games.compiled import called
from penumbra.games.shamans.packed import (
    act_in,
    action_of,
    actor_of,
    card_of,
    guide_of,
    place_after,
    word_at,
)
from penumbra.games.shamans.rules import receiver
from penumbra.games.shamans.sample import passed_at
from penumbra.games.shamans.sight import VIEWER
from penumbra.games.shamans.state import (
    ALIVE,
    CHRONICLE,
    CHRONICLED,
    ECLIPSE_GONE,
    ECLIPSE_IS,
    GIVEN,
    HAND,
    NOBODY,
    NONE,
    PLAYERS,
    SEATS,
    TRICK,
    TRICKS,
    Row,
    Rows,
)
from penumbra.games.shamans.terms import BACK, FORWARD, NUMBERS

Counts = NDArray[np.int64]

BEFORE, AFTER = 0, 1  # the last Permutation
FOLLOWED, REFUSED = 0, 1  # though the seat could have done otherwise


@called
def count_evidence(seen: Row, worlds: Rows, swap_trick: int, counts: Counts) -> None:
    """Count for each world, each time (BEFORE, AFTER) and each other survivor what he did."""
    for i in range(len(worlds)):
        world = worlds[i]
        passed_in, had_played = 0, 0
        if world[ECLIPSE_IS] == ECLIPSE_GONE:
            passed_in, had_played = passed_at(world)
        for seat in range(seen[PLAYERS]):
            for time in (BEFORE, AFTER):
                counts[i, time, seat, FOLLOWED] = 0
                counts[i, time, seat, REFUSED] = 0
            if seat != seen[VIEWER] and seen[ALIVE] >> seat & 1:
                count_seat(world, seat, passed_in, had_played, swap_trick, counts[i])


@called
def count_seat(
    world: Row, seat: int, passed_in: int, had_played: int, swap_trick: int, counts: Counts
) -> None:
    """Go back through the tricks: the hand grows by each card, and by the one given away."""
    hand = world[HAND + seat]
    passed = passed_in == 0 or world[GIVEN + seat] == 0
    for number in range(world[TRICK], 0, -1):
        before_pass = number < passed_in or (number == passed_in and had_played >> seat & 1 == 1)
        if before_pass and not passed:
            passed = True
            for giver in range(world[PLAYERS]):
                if world[GIVEN + giver] != 0 and receiver(world, giver) == seat:
                    hand &= ~(1 << (world[GIVEN + giver] - 1))
            hand |= 1 << (world[GIVEN + seat] - 1)
        trick = world[TRICKS + number - 1]
        card = card_of(trick, seat)
        if card == NONE:
            continue
        hand |= 1 << card
        guide = guide_of(trick)
        lead = card_of(trick, guide)
        if seat != guide and lead != NONE and in_world(hand, lead // NUMBERS) > 0:
            time = BEFORE if number - 1 <= swap_trick else AFTER
            followed = card // NUMBERS == lead // NUMBERS
            counts[time, seat, FOLLOWED if followed else REFUSED] += 1


@called
def count_portals(seen: Row, used: Row) -> None:
    """How often each seat has used a Portal, forward and back; everybody saw it (6.1)."""
    for k in range(2 * SEATS):
        used[k] = 0
    at = 0
    while at < seen[CHRONICLED]:
        act = act_in(seen[CHRONICLE + word_at(at)], at)
        at = place_after(at)
        if actor_of(act) != NOBODY and action_of(act) in (FORWARD, BACK):
            used[2 * actor_of(act) + action_of(act) - FORWARD] += 1
