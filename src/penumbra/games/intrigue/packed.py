"""What is packed into one word of a row of Intrigue: interrogations, circles of talk, the deck.

Shifts and masks stand here and nowhere else; everybody else asks by name.
"""

from penumbra.games.compiled import compiled
from penumbra.games.intrigue.state import SEATS

# An interrogation: interrogator, target + 1, the role announced (no Lord: 0 is none yet)
TARGET_AT = 4
ROLE_AT = 8


@compiled
def pointed_at(target: int) -> int:
    """What pointing at somebody adds to an interrogation."""
    return (target + 1) << TARGET_AT


@compiled
def announced_as(role: int) -> int:
    """What an announcement adds."""
    return role << ROLE_AT


@compiled
def interrogator_of(interrogation: int) -> int:
    """Who was sent."""
    return interrogation & 15


@compiled
def target_of(interrogation: int) -> int:
    """Whom he was pointed at, or NONE."""
    return (interrogation >> TARGET_AT & 15) - 1


@compiled
def announced_in(interrogation: int) -> int:
    """The role he announced, or 0."""
    return interrogation >> ROLE_AT


# A circle of talk: claim + 1 of each seat in six bits, the discussion above them
DISCUSSION_AT = 6 * SEATS


@compiled
def new_circle(discussion: int) -> int:
    """Nobody has spoken yet."""
    return discussion << DISCUSSION_AT


@compiled
def saying(seat: int, claim: int) -> int:
    """What a claim adds to a circle."""
    return (claim + 1) << 6 * seat


@compiled
def claim_of(circle: int, seat: int) -> int:
    """What a seat said in a circle, or NONE."""
    return (circle >> 6 * seat & 63) - 1


@compiled
def discussion_of(circle: int) -> int:
    """The discussion a circle belongs to."""
    return circle >> DISCUSSION_AT


# The deck: four bits a role


@compiled
def one_card(role: int) -> int:
    """A deck of one."""
    return 1 << 4 * role


@compiled
def copies_of(deck: int, role: int) -> int:
    """How many cards of a role a deck has."""
    return deck >> 4 * role & 15
