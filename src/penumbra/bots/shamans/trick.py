"""Playing a card: to lead, to follow low or high, to go off-suit by need or by design.

Every card is given a worth in points: what the pawn's steps cost or bring, who will take the
artifact, who will complete a world, what the hand is good for afterwards, what the others think.
"""

from penumbra.bots.shamans.artifacts import best_take
from penumbra.bots.shamans.counting import (
    AFTER_ME,
    ALL_WORLDS,
    BLAME,
    GIFT,
    GIFT_TO,
    IS_SHADOW,
    ME,
    MOON_NOW,
    STEP,
    TAKE,
    UNSEEN,
    WORTH,
    Room,
    distance,
    elsewhere,
    expected,
    is_open,
    lying,
    may_come,
    mine,
    others,
)
from penumbra.bots.shamans.natures import BLAME_AS_SHADOW, BLAME_AS_SHAMAN, RENOUNCES, Nature
from penumbra.bots.shamans.outlook import moved, prize
from penumbra.bots.shamans.rituals import ritual_worth, ritual_worth_by
from penumbra.bots.shamans.suspicion import will_follow
from penumbra.games.bits import lowest, size
from penumbra.games.compiled import called
from penumbra.games.shamans.packed import card_of, guide_of, whole_world
from penumbra.games.shamans.state import (
    ALIVE,
    DESTINATION,
    HIGHEST,
    NONE,
    PLAYERS,
    TRICK,
    TRICKS,
    Row,
)
from penumbra.games.shamans.terms import DAGGER, NEUTRALIZATION, NUMBERS

A_BLAME = 0.6  # the share of a round's prize that a refusal risks when Daggers are about

# What the two roles like beyond this trick, in steps of the pawn
SHADOW_LEADS = 1.0  # to be the next Guide
SHAMAN_FLEXIBLE = 0.8  # to have one more world to follow
SHAMAN_BURDEN = 0.7  # to be rid of a card nobody else can follow


@called
def weigh_cards(seen: Row, room: Room, actions: int, nature: Nature) -> None:
    """Lead, follow or leave: what each card is worth."""
    room[TAKE] = best_take(seen, room, nature)
    room[BLAME] = blame(seen, room, nature)
    while actions:
        card = lowest(actions)
        actions &= actions - 1
        room[WORTH + card] = card_worth(seen, room, card, nature)


@called
def card_worth(seen: Row, room: Room, card: int, nature: Nature) -> float:
    """What playing a card is worth."""
    destination = seen[DESTINATION]
    world = card // NUMBERS
    if destination == NONE:
        steps = 0.0
        for seat in range(seen[PLAYERS]):
            if seen[AFTER_ME] >> seat & 1:
                steps += 1.0 - will_follow(seen, room, seat, world)
        ahead = float(steps * room[STEP])
        return ahead + in_trick(seen, room, card, nature) + hand_without(seen, room, world)
    if world == destination:
        return (
            in_trick(seen, room, card, nature)
            + hand_without(seen, room, world)
            - unmasks_lie(seen, room, world)
        )
    return leaves_suit(seen, room, card, destination, nature)


@called
def in_trick(seen: Row, room: Room, card: int, nature: Nature) -> float:
    """What a card before oneself brings when the trick is resolved (4.4, 4.9, 4.10)."""
    world = card // NUMBERS
    lowest_chance = unbeaten(seen, room, card, True)
    highest_chance = unbeaten(seen, room, card, False)
    worth = lowest_chance * room[TAKE]
    if seen[IS_SHADOW]:
        worth += highest_chance * SHADOW_LEADS * abs(room[STEP])
    completes = completed_by(seen, room, world)
    if completes > 0.0:
        worth += completes * highest_chance * ritual_worth(seen, room, world, nature)
        total = 0.0
        for seat in range(seen[PLAYERS]):
            if others(seen) >> seat & 1:
                total += ritual_worth_by(seen, room, world, seat)
        worth += completes * (1.0 - highest_chance) * total / max(1, size(others(seen)))
    return float(worth)


@called
def unbeaten(seen: Row, room: Room, card: int, low: bool) -> float:
    """How likely nobody lays a card that is lower (if `low`) or higher."""
    world = card // NUMBERS
    whole = whole_world(world, NUMBERS)
    below = (1 << card) - 1
    better = whole & below if low else whole & ~below & ~(1 << card)
    if world == seen[DESTINATION]:
        trick = seen[TRICKS + seen[TRICK] - 1]
        for seat in range(seen[PLAYERS]):
            if seen[ALIVE] >> seat & 1:
                other = card_of(trick, seat)
                if other != NONE and better >> other & 1:
                    return 0.0
    unseen = seen[UNSEEN] & whole
    share = size(unseen & better) / max(1, size(unseen))
    chance = 1.0
    for seat in range(seen[PLAYERS]):
        if seen[AFTER_ME] >> seat & 1:
            threat = share
            if seat == seen[GIFT_TO] and seen[GIFT] & better:
                threat = 1.0
            chance *= 1.0 - will_follow(seen, room, seat, world) * threat
    return chance


@called
def completed_by(seen: Row, room: Room, world: int) -> float:
    """How likely the trick completes the world of a card that follows."""
    missing = seen[HIGHEST] - lying(seen, world) - 1
    if missing == 0:
        return 1.0
    after_me = seen[AFTER_ME]
    if mine(seen, world) > 1 or missing > size(after_me):
        return 0.0
    chance = 1.0
    for _ in range(missing):
        likeliest = lowest(after_me)
        for seat in range(seen[PLAYERS]):
            if after_me >> seat & 1:
                if will_follow(seen, room, seat, world) > will_follow(seen, room, likeliest, world):
                    likeliest = seat
        chance *= will_follow(seen, room, likeliest, world)
        after_me &= ~(1 << likeliest)
    return chance


@called
def leaves_suit(seen: Row, room: Room, card: int, destination: int, nature: Nature) -> float:
    """The pawn first (3.4), then the card's own world, maybe its ritual (3.6)."""
    world = card // NUMBERS
    if distance(seen) == 1:
        worth = moved(seen, room, 1.0)
    else:
        worth = room[STEP]
        if lying(seen, world) == seen[HIGHEST] - 1:
            worth += ritual_worth(seen, room, world, nature)
    if mine(seen, destination) > 0:
        worth -= room[BLAME]
        if not seen[IS_SHADOW]:
            worth += nature[RENOUNCES]
    return worth + hand_without(seen, room, world) - unmasks_lie(seen, room, world)


@called
def hand_without(seen: Row, room: Room, world: int) -> float:
    """What the hand is good for once a card of this world has gone.

    A Shaman wants to be able to follow, and to be rid of worlds that only he has left: to lead
    them later would push the pawn.
    """
    if seen[IS_SHADOW]:
        return 0.0
    if elsewhere(seen, world) == 0:
        return -SHAMAN_BURDEN * room[STEP] if seen[DESTINATION] != NONE else 0.0
    if mine(seen, world) > 1 or world == seen[DESTINATION]:
        return 0.0
    return float(SHAMAN_FLEXIBLE * room[STEP])


@called
def unmasks_lie(seen: Row, room: Room, world: int) -> float:
    """Showing a card of a world one has not followed before."""
    for place in range(TRICKS, TRICKS + seen[TRICK] - 1):
        trick = seen[place]
        lead = card_of(trick, guide_of(trick))
        own = card_of(trick, seen[ME])
        if lead != NONE and own != NONE and lead // NUMBERS == world and own // NUMBERS != world:
            return float(room[BLAME])
    return 0.0


@called
def blame(seen: Row, room: Room, nature: Nature) -> float:
    """What it costs to be seen refusing: Daggers look for suspects.

    Nothing when the role lies open, little while no Dagger and no Neutralization is near.
    """
    if is_open(seen, seen[ME]):
        return 0.0
    rituals = 0
    for world in range(ALL_WORLDS):
        rituals += may_come(seen, world, NEUTRALIZATION)
    daggers = 0.0
    for seat in range(seen[PLAYERS]):
        if others(seen) >> seat & 1:
            daggers += expected(seen, seat, DAGGER)
    factor = nature[BLAME_AS_SHADOW] if seen[IS_SHADOW] else nature[BLAME_AS_SHAMAN]
    share = share_at_risk(daggers, rituals)
    return float(factor * share * prize(seen[IS_SHADOW], room[MOON_NOW]))


@called
def share_at_risk(daggers: float, rituals: int) -> float:
    """The share of a round's prize that a refusal risks, by Daggers about and Neutralizations."""
    return A_BLAME * min(1.0, 0.1 + 0.25 * min(daggers, 2.0)) * min(1.0, 0.5 * rituals)
