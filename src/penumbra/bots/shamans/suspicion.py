"""Who is a Shadow, and who could follow: what a player at the table infers from the tricks.

Everything rests on one observation: a Shaman follows when he can, a Shadow does not always. A card
off-suit therefore tells as much as it was likely that its player could have followed, and a card
of that world played later tells it all.
"""

from penumbra.bots.shamans.counting import (
    ALL_WORLDS,
    FOLLOWS,
    GIFT,
    GIFT_TO,
    ME,
    REFUSED,
    SUSPICION,
    UNKNOWN,
    Room,
    asked,
    in_world,
    lacks,
    role_of,
)
from penumbra.bots.shamans.natures import EVIDENCE, HEARD, Nature
from penumbra.games.compiled import called
from penumbra.games.shamans.packed import card_of, guide_of, ritual_at, whole_world
from penumbra.games.shamans.state import (
    ALIVE,
    CHAIN,
    ECLIPSE_GONE,
    ECLIPSE_IS,
    GIVEN,
    HIGHEST,
    IN_PLAY,
    NONE,
    PLACED,
    PLAYERS,
    RITUAL_OF,
    ROLE_CARD,
    SEATS,
    SWAP,
    TRICK,
    TRICKS,
    Row,
)
from penumbra.games.shamans.terms import NUMBERS, PERMUTATION, SHADOW, SHADOWS_AMONG

# How often somebody who could follow does not. Bots of this room were measured at 3 % as Shamans
# (they complete a world, or save a card) and at 40 % as Shadows; people get a little more leave.
SHAMAN_REFUSES = 0.05
SHADOW_REFUSES = 0.45
# A world played after it was refused: the card may have come with the Eclipse.
PASSED_SINCE = 0.3
CAUGHT = 0.02


@called
def suspect(seen: Row, room: Room, nature: Nature) -> None:
    """Write how likely each seat is a Shadow in the eyes of the viewer; the mix is public (S-04).

    Roles may have changed hands: what a seat did before a Permutation speaks of the card it held
    then, and everybody saw who swapped with whom (8.3).
    """
    players = seen[PLAYERS]
    before = FOLLOWS  # room that is needed only later
    after = FOLLOWS + players
    weigh_tricks(seen, room, before, after, last_swap(seen), nature)
    for seat in range(players):
        room[SUSPICION + seat] = 0.0
    everything = 0.0
    pairs = SHADOWS_AMONG[players] == 2
    for first in range(players):
        for second in range(first + 1 if pairs else first, players if pairs else first + 1):
            possible = True
            for seat in range(players):
                role = role_of(seen, seat)
                shadow = seat in (first, second)
                possible = possible and (role < 0 or (role == SHADOW) == shadow)
            if possible:
                weight = 1.0 + nature[HEARD + first * SEATS + second]
                weight *= room[after + first] * room[before + seen[ROLE_CARD + first]]
                if pairs:
                    weight *= room[after + second] * room[before + seen[ROLE_CARD + second]]
                    room[SUSPICION + second] += weight
                room[SUSPICION + first] += weight
                everything += weight
    for seat in range(players):
        if everything > 0.0:
            room[SUSPICION + seat] /= everything
        else:
            room[SUSPICION + seat] = 1.0 if role_of(seen, seat) == SHADOW else 0.0
    for k in range(players * 2):
        room[FOLLOWS + k] = UNKNOWN


@called
def last_swap(seen: Row) -> int:
    """The trick of the last Permutation, counted from 0; -1 if there was none."""
    if asked(seen) in (SWAP, CHAIN):
        return -1
    found = -1
    for world in range(ALL_WORLDS):
        whole = whole_world(world, seen[HIGHEST])
        if (
            seen[IN_PLAY] >> world & 1
            and ritual_at(seen[RITUAL_OF], world) == PERMUTATION
            and seen[PLACED] & whole == whole
        ):
            found = max(found, last_card_of(seen, world))
    return found


@called
def last_card_of(seen: Row, world: int) -> int:
    """The trick in which the last card of a world was played, counted from 0."""
    for number in range(seen[TRICK] - 1, -1, -1):
        for seat in range(seen[PLAYERS]):
            card = card_of(seen[TRICKS + number], seat)
            if card != NONE and card // NUMBERS == world:
                return number
    return 0


@called
def weigh_tricks(
    seen: Row, room: Room, before: int, after: int, swap_trick: int, nature: Nature
) -> None:
    """For each seat, how much likelier its cards are from a Shadow: before the swap, after.

    Also which worlds it has refused and not shown since.
    """
    players = seen[PLAYERS]
    for seat in range(players):
        room[before + seat] = 1.0
        room[after + seat] = 1.0
        seen[REFUSED + seat] = 0
        if seat == seen[ME]:
            continue
        shown_later = 0
        for number in range(seen[TRICK] - 1, -1, -1):
            trick = seen[TRICKS + number]
            card = card_of(trick, seat)
            guide = guide_of(trick)
            lead = card_of(trick, guide)
            if card == NONE or lead == NONE:
                continue
            if seat != guide:
                world = lead // NUMBERS
                ratio = (1 - SHADOW_REFUSES) / (1 - SHAMAN_REFUSES)
                if card // NUMBERS != world:
                    could_not = lacked(seen, seat, world, shown_later)
                    ratio = off_suit(could_not, SHADOW_REFUSES) / off_suit(
                        could_not, SHAMAN_REFUSES
                    )
                    if in_world(shown_later, world) == 0:
                        seen[REFUSED + seat] |= 1 << world
                if nature[EVIDENCE] != 1.0:
                    ratio **= nature[EVIDENCE]
                room[(before if number <= swap_trick else after) + seat] *= ratio
            shown_later |= 1 << card


@called
def off_suit(could_not: float, refuses: float) -> float:
    """How likely a card off-suit is from somebody who lacks the world that often."""
    return could_not + (1.0 - could_not) * refuses


@called
def lacked(seen: Row, seat: int, world: int, shown_later: int) -> float:
    """How likely a seat that did not follow a world had no card of it."""
    later = in_world(shown_later, world)
    if later == 0:
        return lacks(seen, seat, world) if seen[ALIVE] >> seat & 1 else 0.5
    if later == 1 and seen[ECLIPSE_IS] == ECLIPSE_GONE:
        for giver in range(seen[PLAYERS]):
            if seen[GIVEN + giver] != 0:
                return PASSED_SINCE
    return CAUGHT


@called
def refuses(room: Room, seat: int) -> float:
    """How often a seat that could follow will not."""
    return float(SHAMAN_REFUSES + room[SUSPICION + seat] * (SHADOW_REFUSES - SHAMAN_REFUSES))


@called
def will_follow(seen: Row, room: Room, seat: int, world: int) -> float:
    """How likely a seat that has not played yet would follow a world."""
    place = FOLLOWS + seat * ALL_WORLDS + world
    if room[place] == UNKNOWN:
        holds = 1.0 - lacks(seen, seat, world)
        refusing = refuses(room, seat)
        if seen[REFUSED + seat] >> world & 1 and not (
            seat == seen[GIFT_TO] and in_world(seen[GIFT], world)
        ):
            holds = holds * refusing / (1.0 - holds + holds * refusing + 1e-9)
        room[place] = holds * (1.0 - refusing)
    return float(room[place])
