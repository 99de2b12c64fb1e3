"""What everybody saw somebody do, or leave: tiles, Portals, Masks, rituals performed, stabbings.

Unlike the tricks (`evidence`) this is the same in every world one may imagine. How often a Shaman
does such a thing and how often a Shadow was counted at tables of Seekers and of Sages, who differ
little in it; other people get some leave.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from penumbra.bots.shamans.counting import asked, distance, role_of
from penumbra.bots.shamans.evidence import AFTER, BEFORE
from penumbra.bots.shamans.suspicion import last_card_of, last_swap
from penumbra.games.compiled import called
from penumbra.games.shamans.packed import (
    act_in,
    action_of,
    actor_of,
    card_of,
    guide_of,
    have_played,
    place_after,
    ritual_at,
    tiles_of,
    whole_world,
    word_at,
)
from penumbra.games.shamans.sight import VIEWER
from penumbra.games.shamans.state import (
    ALIVE,
    CHRONICLE,
    CHRONICLED,
    HIDDEN,
    HIGHEST,
    IN_PLAY,
    NOBODY,
    NONE,
    OPEN,
    PLACED,
    PLAYERS,
    RITUAL_OF,
    ROLE_CARD,
    SLOT,
    STABILIZE,
    TRICK,
    TRICKS,
    Row,
)
from penumbra.games.shamans.terms import (
    BACK,
    DAGGER,
    FORWARD,
    FROM_STACK,
    GO_BACK,
    KEEP_HIDDEN,
    KEEP_OPEN,
    LEFT,
    MASK,
    NEUTRALIZATION,
    NUMBERS,
    PORTAL,
    RIGHT,
    SHAMAN,
    SHARD,
    STABILIZATION,
    WORLDS,
)

Logs = NDArray[np.float64]

# As Shaman and as Shadow: of all takes from the row or the stack, those of a kind
TAKES = {DAGGER: (0.13, 0.30), PORTAL: (0.06, 0.17), SHARD: (0.15, 0.15)}
TAKES_UNSEEN = (0.60, 0.33)
TRUST_IN_TILES = 0.8  # people may like other tiles than bots do
MOVES_FORWARD = (0.03, 0.97)  # with a Portal; the rest back
STABS_SHAMAN = (0.20, 0.93)  # when he stabs
STEPS_BACK = (0.62, 0.08)  # with a Stabilization, instead of a tile
KEEPS_PORTAL = (1.0, 0.15)  # an open one, or two, that would bring the pawn to the Moon now
TAKES_MASK = (0.18, 0.02)  # one that lies in the row, when he takes a tile


def speak_of_roles(seen: Row) -> Logs:
    """The logarithm of how likely each seat's deeds are, by time (BEFORE, AFTER) and role."""
    players = int(seen[PLAYERS])
    logs = np.zeros((2, players, 2))
    acts = public_acts(seen)
    swap = last_swap(seen)
    for seat, trick in masks_left(seen):
        logs[BEFORE if trick <= swap else AFTER, seat] += np.log1p(-np.array(TAKES_MASK))
    for seat in range(players):
        if seat == seen[VIEWER]:
            continue
        if seen[ALIVE] >> seat & 1 and tiles_of(seen[OPEN + seat], PORTAL) >= distance(seen):
            logs[AFTER, seat] += np.log(KEEPS_PORTAL)
        if seen[ROLE_CARD + seat] == seat:  # tiles do not tell when they were taken
            logs[AFTER, seat] += TRUST_IN_TILES * _tiles(seen, seat)
    for act in acts:
        if act.action in (FORWARD, BACK) and act.seat != seen[VIEWER]:
            time = BEFORE if act.trick <= swap else AFTER
            forward = act.action == FORWARD
            logs[time, act.seat] += _so(MOVES_FORWARD, forward, not forward)
    for world in range(len(WORLDS)):
        performer, trick = performed_by(seen, world)
        if performer in (NONE, seen[VIEWER]):
            continue
        time = BEFORE if trick <= swap else AFTER
        ritual = ritual_at(seen[RITUAL_OF], world)
        if ritual == STABILIZATION and _knows_way(seen):
            went = any(act.seat == performer and act.action == GO_BACK for act in acts)
            logs[time, performer] += _so(STEPS_BACK, went, not went)
        victim = fallen_in(seen, trick) if ritual == NEUTRALIZATION else NONE
        if victim not in (NONE, performer):
            shaman = role_of(seen, victim) == SHAMAN
            logs[time, performer] += _so(STABS_SHAMAN, shaman, not shaman)
    return logs


def _so(rates: tuple[float, float], times: int, otherwise: int) -> Logs:
    """How likely something was done so often and left so often, for either role."""
    rate = np.array(rates)
    return np.asarray(times * np.log(rate) + otherwise * np.log(1.0 - rate))


def _tiles(seen: Row, seat: int) -> Logs:
    """What the tiles before a seat say."""
    logs = -seen[HIDDEN + seat] * np.log(TAKES_UNSEEN)
    for kind, rates in TAKES.items():
        logs = logs + tiles_of(seen[OPEN + seat], kind) * np.log(rates)
    return np.asarray(logs)


class Act(NamedTuple):
    """A public act that is no card."""

    trick: int
    """In which it was done, counted from 0."""
    seat: int
    action: int


def public_acts(seen: Row) -> list[Act]:
    """Public acts that are no cards, in order."""
    turns = _turns(seen)
    done = 0
    found = []
    for seat, action in _chronicled(seen):
        if done < len(turns) and turns[done][1:] == (seat, action):
            done += 1
        else:
            found.append(Act(turns[done - 1][0] if done else 0, seat, action))
    return found


def _chronicled(seen: Row) -> Iterator[tuple[int, int]]:
    """Public acts in order: who and what."""
    at = 0
    while at < seen[CHRONICLED]:
        act = act_in(seen[CHRONICLE + word_at(at)], at)
        at = place_after(at)
        yield int(actor_of(act)), int(action_of(act))


def masks_left(seen: Row) -> list[tuple[int, int]]:
    """Who took another tile while a Mask lay in the row that lies there still, and in which trick,
    counted from 0.

    What lay in the row before is not known, so whatever might have been a take from a slot makes
    all that went before it tell nothing of the tile that lies there now.
    """
    if MASK not in (seen[SLOT + LEFT], seen[SLOT + RIGHT]):
        return []
    left: tuple[list[tuple[int, int]], ...] = ([], [])  # by slot
    turns = _turns(seen)
    done, taker, drawn_by = 0, NONE, NONE
    for seat, action in _chronicled(seen):
        if seat == drawn_by and action in (KEEP_OPEN, KEEP_HIDDEN):
            drawn_by = NONE
        elif done < len(turns) and turns[done][1:] == (seat, action):
            number = turns[done][0]
            done += 1
            ends = turns[done][0] > number if done < len(turns) else all_have_played(seen)
            taker = lowest_in(seen, number) if ends else NONE
        elif action in (LEFT, RIGHT, FROM_STACK) and seat != NOBODY:
            if seat == taker:
                taker = NONE
                for slot in (LEFT, RIGHT):
                    left[slot].append((seat, number))
            if action != FROM_STACK:
                left[action].clear()
            elif tiles_of(seen[OPEN + seat], MASK) == 0:
                drawn_by = seat  # he is asked whether to show it
    return [act for slot in (LEFT, RIGHT) if seen[SLOT + slot] == MASK for act in left[slot]]


def _turns(seen: Row) -> list[tuple[int, int, int]]:
    """Cards in the order in which they were played: the trick, counted from 0, who and what."""
    players = int(seen[PLAYERS])
    found = []
    for number in range(seen[TRICK]):
        trick = seen[TRICKS + number]
        for k in range(players):
            seat = (int(guide_of(trick)) + k) % players
            if card_of(trick, seat) != NONE:
                found.append((number, seat, int(card_of(trick, seat))))
    return found


@called
def all_have_played(seen: Row) -> bool:
    """Every survivor has laid a card in the present trick."""
    return bool(seen[ALIVE] & ~have_played(seen[TRICKS + seen[TRICK] - 1]) == 0)


@called
def lowest_in(seen: Row, number: int) -> int:
    """Who has laid the lowest card in a trick, counted from 0, and lived to take a tile (4.4)."""
    trick = seen[TRICKS + number]
    world = card_of(trick, guide_of(trick)) // NUMBERS
    found, lowest = NONE, NUMBERS * len(WORLDS)
    for seat in range(seen[PLAYERS]):
        card = card_of(trick, seat)
        if card != NONE and card // NUMBERS == world and card < lowest:
            if seen[ALIVE] >> seat & 1 or last_play(seen, seat) > number:
                found, lowest = seat, card
    return found


def _knows_way(seen: Row) -> bool:
    """Whether GO_BACK can be read: the seat of that number, written alike, was never chosen."""
    seat = GO_BACK
    if asked(seen) == STABILIZE:
        return False
    return bool(
        seat >= seen[PLAYERS] or (seen[ALIVE] >> seat & 1 and seen[ROLE_CARD + seat] == seat)
    )


@called
def performed_by(seen: Row, world: int) -> tuple[int, int]:
    """Who has completed a world, and in which trick, counted from 0; NONE if it is not complete.

    An off-suit card completes it at once (3.6), else it is whoever laid the highest card (4.10).
    """
    whole = whole_world(world, seen[HIGHEST])
    if not seen[IN_PLAY] >> world & 1 or seen[PLACED] & whole != whole:
        return NONE, NONE
    number = last_card_of(seen, world)
    trick = seen[TRICKS + number]
    guide = guide_of(trick)
    lead = card_of(trick, guide)
    found, highest = NONE, NONE
    for k in range(seen[PLAYERS]):
        seat = (guide + k) % seen[PLAYERS]
        card = card_of(trick, seat)
        if card != NONE and card // NUMBERS == world:
            if lead // NUMBERS != world:
                found = seat  # the last one in turn
            elif card > highest and (seen[ALIVE] >> seat & 1 or last_play(seen, seat) > number):
                found, highest = seat, card
    return found, number


@called
def fallen_in(seen: Row, trick: int) -> int:
    """Who has fallen in a trick, counted from 0: played last in it or in the one before."""
    found = NONE
    for seat in range(seen[PLAYERS]):
        if not seen[ALIVE] >> seat & 1:
            last = last_play(seen, seat)
            if last == trick or (last == trick - 1 and found == NONE):
                found = seat
    return found


@called
def last_play(seen: Row, seat: int) -> int:
    """The last trick in which a seat has played, counted from 0; -1 if in none."""
    for number in range(seen[TRICK] - 1, -1, -1):
        if card_of(seen[TRICKS + number], seat) != NONE:
            return number
    return -1
