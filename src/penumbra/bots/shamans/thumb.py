"""Rules of thumb for Shamans: one quick, sound, human way to play every role, compiled.

`weigh` puts a worth on each legal action, from what a seat sees and nothing else; `decide` picks
one, give or take a mood. Everybody who plays by these rules comes here: the Seeker at the table,
the players of the Sage's playouts, policies of `Simulation`.
"""

import numpy as np

from penumbra.bots.shamans.artifacts import (
    weigh_keeping,
    weigh_portals,
    weigh_stabilizing,
    weigh_takes,
)
from penumbra.bots.shamans.counting import WORTH, Room, asked, count
from penumbra.bots.shamans.natures import CARELESS, MOOD, STEADY, WANDERER, Nature
from penumbra.bots.shamans.outlook import look_ahead
from penumbra.bots.shamans.rituals import (
    weigh_chain,
    weigh_gifts,
    weigh_names,
    weigh_swaps,
    weigh_targets,
)
from penumbra.bots.shamans.suspicion import suspect
from penumbra.bots.shamans.trick import weigh_cards
from penumbra.games.bits import lowest, nth, size
from penumbra.games.chance import below
from penumbra.games.compiled import called
from penumbra.games.shamans.state import (
    CHAIN,
    GIVE,
    KEEP,
    MOON_WINDOW,
    NAME,
    NEUTRALIZE,
    PLAY,
    STABILIZE,
    SWAP,
    TAKE,
    Row,
)
from penumbra.games.shamans.terms import BACK, FORWARD, PASS

# How far worths are mistaken, by decision
MOODS = np.zeros(32)
MOODS[[PLAY, SWAP, NEUTRALIZE, NAME]] = 0.02
MOODS[[TAKE, STABILIZE, KEEP]] = 0.03
MOODS[GIVE] = 0.1

PORTALS = 1 << FORWARD | 1 << BACK
HALF_WORD = 1 << 16
SQUARE_ROOT_OF_6 = 2.449489742783178


@called
def weigh(seen: Row, room: Room, actions: int, nature: Nature) -> float:
    """Write the worth of each of these actions of the viewer; returns how far to mistake them."""
    kind = asked(seen)
    mood = nature[MOOD] * MOODS[kind]
    count(seen, room)
    weigh_portals(seen, room, actions)
    answers = actions & ~PORTALS
    if answers == 0 or kind >= MOON_WINDOW:
        room[WORTH + PASS] = 0.0
        return 0.0
    if kind == KEEP:
        weigh_keeping(seen, room, mood)
        return float(mood)
    if kind == GIVE:
        weigh_gifts(seen, room, answers)
        return float(mood)
    if kind == CHAIN:
        weigh_chain(seen, room, answers)
        return 0.0
    suspect(seen, room, nature)
    look_ahead(seen, room, nature)
    if kind == PLAY:
        weigh_cards(seen, room, answers, nature)
    elif kind == TAKE:
        weigh_takes(seen, room, answers, nature)
    elif kind == STABILIZE:
        weigh_stabilizing(seen, room, answers, nature)
    elif kind == SWAP:
        weigh_swaps(seen, room, answers)
    elif kind == NEUTRALIZE:
        weigh_targets(seen, room, answers, nature)
    else:
        weigh_names(seen, room, answers)
    return float(mood)


@called
def decide(seen: Row, actions: int, rng: Row, nature: Nature) -> int:
    """One of these actions of the viewer: the best, give or take a mood."""
    if actions & (actions - 1) == 0:
        return lowest(actions)
    if nature[CARELESS] > 0.0 and below(rng, HALF_WORD) < nature[CARELESS] * HALF_WORD:
        return nth(actions, below(rng, size(actions)))
    room = seen.view(np.float64)
    mood = weigh(seen, room, actions, nature) * SQUARE_ROOT_OF_6 / HALF_WORD
    chosen = lowest(actions)
    best = -1e9
    while actions:
        action = lowest(actions)
        actions &= actions - 1
        drawn = below(rng, 1 << 32)
        worth = room[WORTH + action] + mood * ((drawn & HALF_WORD - 1) - (drawn >> 16))
        if worth > best:
            best = worth
            chosen = action
    return chosen


@called
def thumb(seen: Row, actions: int, rng: Row) -> int:
    """The policy for `Simulation`: a steady Seeker."""
    return decide(seen, actions, rng, STEADY)


@called
def wander(seen: Row, actions: int, rng: Row) -> int:
    """The same, careless: a Wanderer."""
    return decide(seen, actions, rng, WANDERER)
