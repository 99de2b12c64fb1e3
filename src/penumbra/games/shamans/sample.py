"""A whole state of Shamans that a seat can't tell from the true one, drawn fairly.

What a seat knows (`sight`) stays as it is; everything else is dealt anew: hands and cards set
aside, hidden and lost tiles, another's drawn tile, the stack and the Eclipse in it, faces of role
cards never seen, cards passed between others, who has already answered in a window. Every way in
which the physical things (each card, each of the twelve tiles, each role card) can lie is equally
likely. That others chose what they chose tells nothing here: such weights are the bots' business.

Knowledge, not inference, narrows it down: counts are public, a card one passed on is where it went,
no Mask lies face down (4.6), the Eclipse is not on top unless a drawn tile has just bared it (S-09,
S-31), a passed card is one its receiver held from then on. Cards and tiles that a made-up position
leaves out are dealt like the others.
"""

from penumbra.games.bits import lowest, nth, size
from penumbra.games.chance import below
from penumbra.games.compiled import compiled
from penumbra.games.shamans.packed import *
from penumbra.games.shamans.rules import decision, receiver, run
from penumbra.games.shamans.sight import LEGAL, VIEWER
from penumbra.games.shamans.state import *
from penumbra.games.shamans.terms import *

ALL_WORLDS = len(WORLDS)
UNKNOWN = -1  # how an observation shows one thing that is there but not seen


@compiled
def sample(seen: Row, row: Row, rng: Row, deck: Row) -> None:
    """Make `row` a state that gives this observation; `deck` is scratch to shuffle in."""
    for place in range(ROW):
        row[place] = seen[place]
    if seen[ROUND] == 0:
        row[FACE] = 0  # nothing has been dealt yet
        return
    deal_hands(row, seen[VIEWER], rng, deck)
    deal_tiles(row, seen[VIEWER], rng, deck)
    deal_faces(row, rng)
    pass_cards_on(row, rng)
    if MOON_WINDOW <= decision(row) <= END_WINDOW:
        row[WAITING] = still_asked(row, seen, rng)
        row[OPTIONS] = 1 << PASS
    run(row, deck[:0])  # asks the open question again, of these hands and tiles


@compiled
def taken(items: Row, left: int, rng: Row) -> int:
    """One of the first `left` items; the last of them takes its place."""
    k = below(rng, left)
    item = items[k]
    items[k] = items[left - 1]
    return int(item)


# --- cards ----------------------------------------------------------------------------------------


@compiled
def all_cards(row: Row) -> int:
    """The cards of this number of players (1.2-1.4)."""
    cards = 0
    for world in range(ALL_WORLDS):
        cards |= whole_world(world, row[HIGHEST]) if row[IN_PLAY] >> world & 1 else 0
    return cards


@compiled
def all_played(row: Row) -> int:
    """Cards played in this round (S-16)."""
    cards = 0
    for trick in range(TRICKS, TRICKS + row[TRICK]):
        for seat in range(row[PLAYERS]):
            cards |= played_by(row[trick], seat)
    return cards


@compiled
def deal_hands(row: Row, viewer: int, rng: Row, deck: Row) -> None:
    """Cards nobody has shown go to the hands and what was set aside, as many as there were."""
    pool = all_cards(row) & ~row[PLACED] & ~all_played(row)
    gift = 0
    gift_to = NONE
    if viewer >= 0:
        pool &= ~row[HAND + viewer] & ~row[ASIDE + viewer]
        if row[ECLIPSE_IS] == ECLIPSE_GONE and row[GIVEN + viewer] > 0:
            gift = pool & 1 << (row[GIVEN + viewer] - 1)  # if it has not been played since
            gift_to = receiver(row, viewer) if gift else NONE
            pool &= ~gift
    left = 0
    while pool:
        deck[left] = lowest(pool)
        pool &= pool - 1
        left += 1
    for seat in range(row[PLAYERS]):
        if seat != viewer:
            for place in (HAND + seat, ASIDE + seat):
                cards = 0
                count = -row[place]
                if seat == gift_to and count > 0:
                    cards = gift
                    count -= 1
                for _ in range(count):
                    cards |= 1 << taken(deck, left, rng)
                    left -= 1
                row[place] = cards


# --- tiles ----------------------------------------------------------------------------------------


@compiled
def unseen_tiles(row: Row, viewer: int) -> int:
    """A group of all artifacts but those that lie open or belong to the viewer."""
    group = 0
    for kind in range(len(ARTIFACTS)):
        group += ARTIFACTS[kind] * one_tile(DAGGER + kind)
    group -= row[OUT]
    for slot in (LEFT, RIGHT):
        group -= one_tile(row[SLOT + slot]) if row[SLOT + slot] else 0
    for seat in range(row[PLAYERS]):
        group -= row[OPEN + seat]
    if viewer >= 0:
        group -= row[HIDDEN + viewer] + row[LOST + viewer]
    if row[DRAWN] > 0:
        group -= one_tile(row[DRAWN])
    return int(group)


@compiled
def deal_tiles(row: Row, viewer: int, rng: Row, deck: Row) -> None:
    """Tiles nobody has shown: first those that can't be Masks, then the stack."""
    pool = unseen_tiles(row, viewer)
    spare = tiles(pool)
    left = 0
    for kind in range(DAGGER, MASK):
        for _ in range(tiles_of(pool, kind)):
            deck[left] = kind
            left += 1
    for seat in range(row[PLAYERS]):
        if seat != viewer:
            for place in (HIDDEN + seat, LOST + seat):
                group = 0
                for _ in range(-row[place]):
                    group += one_tile(taken(deck, left, rng))
                    left -= 1
                    spare -= 1
                row[place] = group
    bared = row[DRAWN] != 0
    spare -= row[HEIGHT] - (row[ECLIPSE_IS] != ECLIPSE_GONE)
    if row[DRAWN] == UNKNOWN or (row[RESULT] != NONE and spare == 1):
        bared = True  # drawn and not kept, even if the round ended meanwhile
        row[DRAWN] = taken(deck, left, rng)
        left -= 1
    for _ in range(tiles_of(pool, MASK)):
        deck[left] = MASK
        left += 1
    stack_up(row, bared, left, rng, deck)


@compiled
def stack_up(row: Row, bared: bool, left: int, rng: Row, deck: Row) -> None:
    """The stack from these tiles, and place and side of an Eclipse nobody has seen (S-08, S-09)."""
    height = row[HEIGHT]
    eclipse_at = NONE
    if row[ECLIPSE_IS] == ECLIPSE_SHOWING:
        eclipse_at = 0
    elif row[ECLIPSE_IS] == ECLIPSE_HIDDEN:
        row[ARROW] = below(rng, 2)
        covered = 0 if bared else 1
        if height > covered:
            eclipse_at = covered + below(rng, height - covered)
    stack = 0
    for k in range(height):
        tile = ECLIPSE
        if k != eclipse_at:
            tile = taken(deck, left, rng)
            left -= 1
        stack |= at_depth(tile, k)
    row[STACK] = stack


# --- roles ----------------------------------------------------------------------------------------


@compiled
def deal_faces(row: Row, rng: Row) -> None:
    """Role cards the viewer has never seen: the mix is public (S-04)."""
    players = row[PLAYERS]
    unknown = 0
    shadows = SHADOWS_AMONG[players]
    for card in range(players):
        unknown += row[FACE + card] == UNKNOWN
        shadows -= row[FACE + card] == SHADOW
    for card in range(players):
        if row[FACE + card] == UNKNOWN:
            shadow = below(rng, unknown) < shadows
            row[FACE + card] = SHADOW if shadow else SHAMAN
            shadows -= shadow
            unknown -= 1


# --- the Eclipse's cards, and windows -------------------------------------------------------------


@compiled
def pass_cards_on(row: Row, rng: Row) -> None:
    """Which card each of the others chose to pass, or passed (5.2, S-33).

    One still to be passed is in its giver's hand. One that was passed is any of the cards its
    receiver held from then on: he may have played it, or lost it with his hand.
    """
    passed_in, had_played = NONE, 0
    for giver in range(row[PLAYERS]):
        if row[GIVEN + giver] == UNKNOWN:
            if row[ECLIPSE_IS] == ECLIPSE_SHOWING:
                cards = row[HAND + giver]
            else:
                if passed_in == NONE:
                    passed_in, had_played = passed_at(row)
                cards = held_since(row, receiver(row, giver), passed_in, had_played)
            cards = cards if cards else all_cards(row)  # a made-up position
            row[GIVEN + giver] = 1 + nth(cards, below(rng, size(cards)))


@compiled
def passed_at(row: Row) -> tuple[int, int]:
    """When cards were passed: the trick, and who had played in it, as a mask (`chronicle`)."""
    trick = 0
    at = 0
    while at < row[CHRONICLED]:
        act = act_in(row[CHRONICLE + word_at(at)], at)
        at = place_after(at)
        if actor_of(act) == NOBODY and action_of(act) != PASS:
            if trick:
                return trick, action_of(act)
            trick = action_of(act)
    return 0, 0


@compiled
def held_since(row: Row, seat: int, passed_in: int, had_played: int) -> int:
    """The cards a seat held when cards had been passed, wherever they are now."""
    cards = row[HAND + seat] | row[ASIDE + seat]
    count = 0
    for k in range(row[TRICK]):
        card = played_by(row[TRICKS + k], seat)
        later = (k + 1 > passed_in) | ((k + 1 == passed_in) & (had_played >> seat & 1 == 0))
        cards |= card if later else 0
        count += card != 0
    lost = not row[ALIVE] >> seat & 1 and row[HAND + seat] | row[ASIDE + seat] == 0
    if lost and count < HAND_SIZE[row[PLAYERS]]:
        cards |= row[PLACED] & ~all_played(row)  # a Shadow's hand, laid at its worlds (9.5)
    return int(cards)


@compiled
def still_asked(row: Row, seen: Row, rng: Row) -> int:
    """Who has not answered yet in a window: any of those asked, at least one (S-48)."""
    viewer = seen[VIEWER]
    asked = row[WAITING]
    waiting = 0
    if viewer >= 0:
        waiting = asked & 1 << viewer if seen[LEGAL] >> PASS & 1 else 0
        asked &= ~(1 << viewer)
    least = 0 if waiting else 1
    chosen = least + below(rng, (1 << size(asked)) - least)
    for seat in range(row[PLAYERS]):
        if asked >> seat & 1:
            waiting |= (chosen & 1) << seat
            chosen >>= 1
    return int(waiting)
