"""What is packed into one word of a row of Shamans: frames, tiles, tricks, rituals, public acts.

Shifts and masks stand here and nowhere else; everybody else asks by name.
"""

from penumbra.games.compiled import compiled
from penumbra.games.shamans.terms import DAGGER, MASK, NUMBERS, Tile, tile_name

# A frame: its kind, a seat, and a value above both
SEAT_AT = 5
VALUE_AT = 8


@compiled
def frame(kind: int, seat: int, value: int) -> int:
    """Something still to be done."""
    return kind | seat << SEAT_AT | value << VALUE_AT


@compiled
def frame_kind(frame: int) -> int:
    """What is to be done."""
    return frame & 31


@compiled
def frame_seat(frame: int) -> int:
    """Whose business it is."""
    return frame >> SEAT_AT & 7


@compiled
def frame_value(frame: int) -> int:
    """What else belongs to it: a card, a world, a target, steps."""
    return frame >> VALUE_AT


@compiled
def frame_without_value(frame: int) -> int:
    """The same, with nothing noted in it."""
    return frame & (1 << VALUE_AT) - 1


# A group of tiles: a count for each kind, four bits a kind. The stack: four bits a tile.


@compiled
def one_tile(kind: int) -> int:
    """A group of one."""
    return 1 << 4 * kind


@compiled
def tiles_of(group: int, kind: int) -> int:
    """How many of a kind a group has."""
    return group >> 4 * kind & 15


@compiled
def tiles(group: int) -> int:
    """How many tiles a group has: the sum of its four digits of four bits.

    The product adds them up in the highest one. Twelve tiles are all there are: nothing is carried.
    """
    return group * 0x1111 >> 4 * MASK & 15


def tile_names(group: int) -> list[Tile]:
    """The tiles of a group in words, in order of kind."""
    kinds = range(DAGGER, MASK + 1)
    return [tile_name(kind) for kind in kinds for _ in range(tiles_of(group, kind))]


@compiled
def tile_at(stack: int, depth: int) -> int:
    """The tile that lies so deep in a stack; 0 is the top."""
    return stack >> 4 * depth & 15


@compiled
def at_depth(tile: int, depth: int) -> int:
    """What a tile at this depth adds to a stack."""
    return tile << 4 * depth


@compiled
def without_top(stack: int) -> int:
    """A stack whose top tile has been taken."""
    return stack >> 4


# A trick: card + 1 of each seat in six bits, the Guide, who has played

GUIDE_BIT = 30
PLAYED_BIT = 33


@compiled
def new_trick(guide: int) -> int:
    """Nobody has played yet."""
    return guide << GUIDE_BIT


@compiled
def play_of(seat: int, card: int) -> int:
    """What a played card adds to a trick."""
    return (card + 1) << 6 * seat | 1 << (PLAYED_BIT + seat)


@compiled
def card_of(trick: int, seat: int) -> int:
    """The card a seat has played in a trick, or NONE."""
    return (trick >> 6 * seat & 63) - 1


@compiled
def played_by(trick: int, seat: int) -> int:
    """The same as a set of cards: one, or none."""
    return 1 << (trick >> 6 * seat & 63) >> 1


@compiled
def guide_of(trick: int) -> int:
    """Who led."""
    return trick >> GUIDE_BIT & 7


@compiled
def have_played(trick: int) -> int:
    """The seats that have played, as a mask."""
    return trick >> PLAYED_BIT


# The board: two bits a world. Cards: eight bits a world.


@compiled
def ritual_at(rituals: int, world: int) -> int:
    """The ritual of a world."""
    return rituals >> 2 * world & 3


def ritual_for(world: int, ritual: int) -> int:
    """What a world's ritual adds to the board."""
    return ritual << 2 * world


@compiled
def numbers_at(cards: int, world: int) -> int:
    """Which numbers of a world a set of cards has: bit 0 is number 1."""
    return cards >> NUMBERS * world & (1 << NUMBERS) - 1


@compiled
def whole_world(world: int, highest: int) -> int:
    """All cards of a world, up to the highest number in play."""
    return ((1 << highest) - 1) << NUMBERS * world


# The chronicle: nine bits an act, who did it above what was done, and seven acts a word. A place in
# it is 64 times the word plus the bit.

ACT_BITS = 9
LAST_ACT_AT = 6 * ACT_BITS
ACTOR_AT = 6


@compiled
def act_by(seat: int, action: int) -> int:
    """What somebody did."""
    return seat << ACTOR_AT | action


@compiled
def actor_of(act: int) -> int:
    """Who did it."""
    return act >> ACTOR_AT


@compiled
def action_of(act: int) -> int:
    """What was done."""
    return act & (1 << ACTOR_AT) - 1


@compiled
def word_at(place: int) -> int:
    """The word of the chronicle a place lies in."""
    return place >> 6 & 31


@compiled
def writing(act: int, place: int) -> int:
    """What an act at this place adds to its word."""
    return act << (place & 63)


@compiled
def act_in(word: int, place: int) -> int:
    """The act at this place, in its word."""
    return word >> (place & 63) & (1 << ACT_BITS) - 1


@compiled
def place_after(place: int) -> int:
    """Where the next act goes: a word's last bit stays free."""
    return place + (ACT_BITS if place & 63 < LAST_ACT_AT else ACT_BITS + 1)
