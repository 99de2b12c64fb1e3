"""What follows for a seat of Shamans from counting, on the words of its information state.

A seat knows an observation (`games.shamans.sight`). Behind its words there is room to work in
(`driver.ROOM`): what is counted once for a decision is kept there, because compiled code makes no
arrays. `seen` are these words, `room` the same words read as real numbers; each place below is
used as one or the other. Nothing here judges.
"""

from math import comb

import numpy as np
from numpy.typing import NDArray

from penumbra.games.bits import size
from penumbra.games.compiled import called
from penumbra.games.driver import ROOM
from penumbra.games.shamans.packed import (
    card_of,
    frame_kind,
    frame_value,
    numbers_at,
    played_by,
    ritual_at,
    tiles,
    tiles_of,
    whole_world,
)
from penumbra.games.shamans.rules import receiver
from penumbra.games.shamans.sample import all_cards, unseen_tiles
from penumbra.games.shamans.sight import OBSERVATION, VIEWER
from penumbra.games.shamans.state import (
    ALIVE,
    ASIDE,
    DEPTH,
    DESTINATION,
    ECLIPSE_GONE,
    ECLIPSE_IS,
    FACE,
    FACE_UP,
    FRAMES,
    GIVEN,
    HAND,
    HIDDEN,
    HIGHEST,
    IN_PLAY,
    MOON,
    NONE,
    OPEN,
    PAWN,
    PLACED,
    PLAYERS,
    RITUAL_OF,
    ROLE_CARD,
    SEATS,
    TRICK,
    TRICKS,
    Row,
)
from penumbra.games.shamans.terms import NUMBERS, SHADOW, SHADOWS_AMONG, WORLDS

Room = NDArray[np.float64]

ALL_WORLDS = len(WORLDS)

# Whole numbers, in `seen`
ME = VIEWER
UNSEEN = OBSERVATION  # cards the viewer has not seen, but for the one he has passed on
IN_FRONT = UNSEEN + 1  # cards of the Destination that lie before players
GIFT = UNSEEN + 2  # the card he passed on, while it is not played
GIFT_TO = UNSEEN + 3
AFTER_ME = UNSEEN + 4  # survivors who have not played in this trick, as a mask
LEFT_TILES = UNSEEN + 5  # tiles he has not seen, as a group
SHADOWS_LEFT = UNSEEN + 6
IS_SHADOW = UNSEEN + 7
PLAYS = UNSEEN + 8  # cards still to be played that may be off-suit
REFUSED = UNSEEN + 9  # worlds each seat has not followed and not shown since
# Real numbers, in `room`
SUSPICION = REFUSED + SEATS  # how likely each seat is a Shadow
MOON_NOW = SUSPICION + SEATS  # how likely the Shadows win, as things stand
STEP = MOON_NOW + 1  # what a space forward is worth
TAKE = STEP + 1  # what taking an artifact is worth
BLAME = TAKE + 1  # what it costs to be seen refusing
FOLLOWS = BLAME + 1  # how likely each seat follows a world, or UNKNOWN
WORTH = FOLLOWS + SEATS * ALL_WORLDS  # of each action
END = WORTH + 59
assert END <= UNSEEN + ROOM, "compiled code would write beyond what there is"

UNKNOWN = -1.0
MOST_UNSEEN, MOST_WANTED, MOST_DRAWN = 56, 8, 11


def _chances_of_none() -> NDArray[np.float64]:
    """How likely `drawn` cards of a pool hold none of the `wanted` ones among them."""
    table = np.ones((MOST_UNSEEN + 1, MOST_WANTED + 1, MOST_DRAWN + 1))
    for pool in range(1, MOST_UNSEEN + 1):
        for wanted in range(1, min(pool, MOST_WANTED) + 1):
            for drawn in range(1, MOST_DRAWN + 1):
                hand = min(drawn, pool)
                table[pool, wanted, drawn] = comb(pool - wanted, hand) / comb(pool, hand)
    return table


CHANCE_OF_NONE = _chances_of_none()


@called
def count(seen: Row, room: Room) -> None:
    """Lay out what the viewer sees."""
    me = seen[ME]
    played = 0
    for trick in range(TRICKS, TRICKS + seen[TRICK]):
        for seat in range(seen[PLAYERS]):
            played |= played_by(seen[trick], seat)
    unseen = all_cards(seen) & ~(seen[PLACED] | played | seen[HAND + me] | seen[ASIDE + me])
    seen[GIFT] = 0
    seen[GIFT_TO] = NONE
    if seen[ECLIPSE_IS] == ECLIPSE_GONE and seen[GIVEN + me] > 0:
        gift = 1 << (seen[GIVEN + me] - 1)
        if unseen & gift:
            seen[GIFT] = gift
            seen[GIFT_TO] = receiver(seen, me)
            unseen &= ~gift
    seen[UNSEEN] = unseen
    held, most, fallen, in_front = 0, 0, 0, 0
    after_me = seen[ALIVE] & ~(1 << me)
    for seat in range(seen[PLAYERS]):
        if seen[ALIVE] >> seat & 1:
            cards = cards_of(seen, seat)
            held += cards
            most = max(most, cards)
        elif role_of(seen, seat) == SHADOW:
            fallen += 1
        if seen[TRICK] > 0:
            card = card_of(seen[TRICKS + seen[TRICK] - 1], seat)
            if card != NONE:
                after_me &= ~(1 << seat)
                if card // NUMBERS == seen[DESTINATION]:
                    in_front |= 1 << card
    seen[PLAYS] = held - most
    seen[IN_FRONT] = in_front
    seen[AFTER_ME] = after_me
    seen[LEFT_TILES] = unseen_tiles(seen, me)
    seen[SHADOWS_LEFT] = SHADOWS_AMONG[seen[PLAYERS]] - fallen
    seen[IS_SHADOW] = role_of(seen, me) == SHADOW
    for k in range(SEATS * ALL_WORLDS):
        room[FOLLOWS + k] = UNKNOWN


# seats


@called
def role_of(seen: Row, seat: int) -> int:
    """The role before a seat, or -1 if the viewer does not know it."""
    return int(seen[FACE + seen[ROLE_CARD + seat]])


@called
def is_open(seen: Row, seat: int) -> bool:
    """A seat's role lies face up."""
    return bool(seen[FACE_UP] >> seen[ROLE_CARD + seat] & 1)


@called
def cards_of(seen: Row, seat: int) -> int:
    """How many cards a seat holds."""
    return size(seen[HAND + seat]) if seat == seen[ME] else int(-seen[HAND + seat])


@called
def others(seen: Row) -> int:
    """The other survivors, as a mask."""
    return int(seen[ALIVE] & ~(1 << seen[ME]))


# worlds


@called
def in_world(cards: int, world: int) -> int:
    """How many cards of a set belong to a world."""
    return size(numbers_at(cards, world))


@called
def lying(seen: Row, world: int) -> int:
    """How many cards lie at a world or, of the Destination, before players."""
    return in_world(seen[PLACED] | seen[IN_FRONT], world)


@called
def mine(seen: Row, world: int) -> int:
    """How many cards of a world the viewer holds."""
    return in_world(seen[HAND + seen[ME]], world)


@called
def elsewhere(seen: Row, world: int) -> int:
    """How many cards of a world the viewer has not seen: others hold them, or lie aside."""
    return in_world(seen[UNSEEN] | seen[GIFT], world)


@called
def may_come(seen: Row, world: int, ritual: int) -> bool:
    """A world in play has this ritual, and it has not been performed."""
    whole = whole_world(world, seen[HIGHEST])
    return bool(
        seen[IN_PLAY] >> world & 1
        and ritual_at(seen[RITUAL_OF], world) == ritual
        and seen[PLACED] & whole != whole
    )


# hands


@called
def lacks(seen: Row, seat: int, world: int) -> float:
    """How likely a seat holds no card of a world, by counting alone."""
    unknown = cards_of(seen, seat)
    if seat == seen[GIFT_TO]:
        if in_world(seen[GIFT], world):
            return 0.0
        unknown -= 1
    pool = seen[UNSEEN]
    drawn = min(max(unknown, 0), MOST_DRAWN)
    return float(CHANCE_OF_NONE[size(pool), in_world(pool, world), drawn])


# tiles


@called
def my_tiles(seen: Row, kind: int) -> int:
    """How many tiles of a kind the viewer has, open or hidden."""
    me = seen[ME]
    return tiles_of(seen[OPEN + me], kind) + tiles_of(seen[HIDDEN + me], kind)


@called
def chance_hidden(seen: Row, kind: int) -> float:
    """How likely one unseen tile is of a kind."""
    return tiles_of(seen[LEFT_TILES], kind) / max(1, tiles(seen[LEFT_TILES]))


@called
def expected(seen: Row, seat: int, kind: int) -> float:
    """How many tiles of a kind another seat has, the hidden ones by chance."""
    return float(
        tiles_of(seen[OPEN + seat], kind) - seen[HIDDEN + seat] * chance_hidden(seen, kind)
    )


# the decision


@called
def asked(seen: Row) -> int:
    """What the table waits for: the kind of the top frame."""
    return int(frame_kind(seen[FRAMES + seen[DEPTH] - 1]))


@called
def about_to_fall(seen: Row) -> int:
    """The target of a Neutralization in whose window one is (R2)."""
    return int(frame_value(seen[FRAMES + seen[DEPTH] - 2]))


@called
def distance(seen: Row) -> int:
    """Spaces to the Moon."""
    return int(seen[MOON] - seen[PAWN])
