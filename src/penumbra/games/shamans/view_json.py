"""The writer of the views of Shamans: what one seat sees, as JSON, by compiled code.

A function a field or struct of `view.py`, in their order, from the words of `sight.observe` and
nothing else, so that a view can't tell more. Keys and words come from the structs and the terms.
"""

from contextlib import suppress

import numpy as np
from numpy.typing import NDArray

from penumbra.games.bits import lowest, size
from penumbra.games.compiled import compiled
from penumbra.games.driver import MOST_ACTIONS
from penumbra.games.json_text import (
    CLOSE_LIST,
    CLOSE_OBJECT,
    Page,
    Words,
    close,
    open_list,
    put_number,
    writer_of,
)
from penumbra.games.shamans import actions, view
from penumbra.games.shamans.board import LONGEST_TRACK
from penumbra.games.shamans.packed import *
from penumbra.games.shamans.rules import decision, receiver
from penumbra.games.shamans.sight import LEGAL, VIEWER
from penumbra.games.shamans.state import *
from penumbra.games.shamans.terms import *

PAGE = 1 << 13  # bytes; no view is longer (test_view_json)

# Words and their numbers. Those of a kind stand one behind the other, with null before the first.

_WORDS = Words()
VIEW = _WORDS.keys(view.View.__struct_fields__)
WORLD = _WORDS.keys(view.World.__struct_fields__)
SEAT = _WORDS.keys(view.Seat.__struct_fields__)
GIFT = _WORDS.keys(view.Gift.__struct_fields__)
OUT_OF_ROUND = _WORDS.keys(view.OutOfRound.__struct_fields__)
A_TRICK = _WORDS.keys(view.Trick.__struct_fields__)
DECISION = _WORDS.keys(view.Decision.__struct_fields__)
A_RESULT = _WORDS.keys(view.Result.__struct_fields__)

GAME = _WORDS.value("shamans")
THE_ECLIPSE = _WORDS.values(["hidden", "", "gone"])
SIDE = _WORDS.values(SIDES)
A_WORLD = _WORDS.values(WORLDS)
A_RITUAL = _WORDS.values(RITUALS)
CARD = _WORDS.values(CARD_NAMES)
TILE = _WORDS.values(TILES)
ROLE = _WORDS.values(ROLES)
TEAM = _WORDS.values(TEAMS)
WHY = _WORDS.values(ENDINGS)
KIND = _WORDS.values(DECISIONS.get(kind, "") for kind in range(OVER + 1))
NUMBER = _WORDS.numbers(max(CARDS, LONGEST_TRACK) + 1)  # seats, cards, tiles, spaces
FLAG = _WORDS.flags()


def _answers() -> NDArray[np.int64]:
    """The number of each action's words, by decision; null where it means nothing."""
    numbers = np.zeros((OVER + 1, MOST_ACTIONS), dtype=np.int64)
    for kind in DECISIONS:
        for action in range(MOST_ACTIONS):
            with suppress(KeyError):
                numbers[kind, action] = _WORDS.value(actions.text(kind, action))
    return numbers


ANSWERS = _answers()
put = writer_of(_WORDS.texts())


@compiled
def write(seen: Row, page: Page) -> int:
    """Write the view that an observation means; how long it is."""
    kind = decision(seen)
    viewer = seen[VIEWER]
    at = put(page, put(page, 0, VIEW.game), GAME)
    at = put(page, put(page, at, VIEW.players), NUMBER + seen[PLAYERS])
    at = put(page, put(page, at, VIEW.viewer), NUMBER + viewer)
    at = put_number(page, put(page, at, VIEW.round), seen[ROUND])
    at = put(page, put(page, at, VIEW.trick), NUMBER + seen[TRICK])
    at = put_number(page, put(page, at, VIEW.marker), seen[MARKER])
    at = put_number(page, put(page, at, VIEW.guide), seen[GUIDE])
    at = put(page, put(page, at, VIEW.destination), A_WORLD + seen[DESTINATION])
    at = put(page, put(page, at, VIEW.pawn), NUMBER + seen[PAWN])
    at = put(page, put(page, at, VIEW.moon), NUMBER + seen[MOON])
    at = put_row(page, put(page, at, VIEW.row), seen)
    at = put(page, put(page, at, VIEW.stack), NUMBER + seen[HEIGHT])
    at = put_eclipse(page, put(page, at, VIEW.eclipse), seen)
    at = put_worlds(page, put(page, at, VIEW.worlds), seen)
    at = put_seats(page, put(page, at, VIEW.seats), seen)
    at = put(page, at, VIEW.hand)
    at = put_members(page, at, CARD, seen[HAND + viewer] if viewer >= 0 else 0)
    at = put(page, put(page, at, VIEW.drawn), TILE + max(seen[DRAWN], 0))
    at = put_giving(page, put(page, at, VIEW.giving), seen)
    at = put_given(page, put(page, at, VIEW.given), seen)
    at = put_out(page, put(page, at, VIEW.out), seen)
    at = put_tricks(page, put(page, at, VIEW.tricks), seen)
    at = put_decision(page, put(page, at, VIEW.decision), seen, kind)
    at = put_legal(page, put(page, at, VIEW.legal), seen, kind)
    at = put_result(page, put(page, at, VIEW.result), seen)
    at = put(page, put(page, at, VIEW.winner), NUMBER + seen[WINNER])
    return close(page, at, CLOSE_OBJECT) - 1  # without the comma


@compiled
def put_members(page: Page, at: int, first: int, members: int) -> int:
    """Write the members of a set as a list; `first` is the word of member 0."""
    at = open_list(page, at)
    while members:
        at = put(page, at, first + lowest(members))
        members &= members - 1
    return close(page, at, CLOSE_LIST)


@compiled
def put_tiles(page: Page, at: int, group: int) -> int:
    """Write a group of tiles, in order of kind."""
    at = open_list(page, at)
    for kind in range(DAGGER, MASK + 1):
        for _ in range(tiles_of(group, kind)):
            at = put(page, at, TILE + kind)
    return close(page, at, CLOSE_LIST)


@compiled
def put_row(page: Page, at: int, seen: Row) -> int:
    at = open_list(page, at)
    at = put(page, at, TILE + seen[SLOT])
    at = put(page, at, TILE + seen[SLOT + 1])
    return close(page, at, CLOSE_LIST)


@compiled
def put_eclipse(page: Page, at: int, seen: Row) -> int:
    showing = seen[ECLIPSE_IS] == ECLIPSE_SHOWING
    return put(page, at, SIDE + seen[ARROW] if showing else THE_ECLIPSE + seen[ECLIPSE_IS])


@compiled
def put_worlds(page: Page, at: int, seen: Row) -> int:
    at = open_list(page, at)
    in_play = seen[IN_PLAY]
    while in_play:
        world = lowest(in_play)
        lying = numbers_at(seen[PLACED], world)
        at = put(page, put(page, at, WORLD.world), A_WORLD + world)
        at = put(page, put(page, at, WORLD.ritual), A_RITUAL + ritual_at(seen[RITUAL_OF], world))
        at = put_members(page, put(page, at, WORLD.cards), NUMBER + 1, lying)
        at = put(page, put(page, at, WORLD.needs), NUMBER + seen[HIGHEST])
        at = close(page, at, CLOSE_OBJECT)
        in_play &= in_play - 1
    return close(page, at, CLOSE_LIST)


@compiled
def put_seats(page: Page, at: int, seen: Row) -> int:
    dealt = seen[ROUND] > 0
    at = open_list(page, at)
    for seat in range(seen[PLAYERS]):
        hand, aside, hidden = seen[HAND + seat], seen[ASIDE + seat], seen[HIDDEN + seat]
        own = seen[VIEWER] == seat
        card = seen[ROLE_CARD + seat]
        face, face_up = (seen[FACE + card], seen[FACE_UP] >> card & 1) if dealt else (NONE, 0)
        at = put_number(page, put(page, at, SEAT.points), seen[POINTS + seat])
        at = put(page, put(page, at, SEAT.cards), NUMBER + (size(hand) if own else -hand))
        at = put(page, put(page, at, SEAT.alive), FLAG + (seen[ALIVE] >> seat & 1))
        at = put(page, put(page, at, SEAT.role), ROLE + face)
        at = put(page, put(page, at, SEAT.role_open), FLAG + face_up)
        at = put_tiles(page, put(page, at, SEAT.open), seen[OPEN + seat])
        at = put(page, put(page, at, SEAT.hidden), NUMBER + (tiles(hidden) if own else -hidden))
        at = put(page, at, SEAT.hidden_tiles)
        at = put_tiles(page, at, hidden) if own else put(page, at, TILE + NONE)
        at = put(page, put(page, at, SEAT.aside), NUMBER + (size(aside) if own else -aside))
        at = put(page, at, SEAT.aside_cards)
        at = put_members(page, at, CARD, aside) if own else put(page, at, CARD + NONE)
        at = close(page, at, CLOSE_OBJECT)
    return close(page, at, CLOSE_LIST)


@compiled
def put_giving(page: Page, at: int, seen: Row) -> int:
    viewer = seen[VIEWER]
    choosing = seen[ECLIPSE_IS] == ECLIPSE_SHOWING and seen[DEPTH] > 0
    return put(page, at, CARD + (seen[GIVEN + viewer] - 1 if viewer >= 0 and choosing else NONE))


@compiled
def put_given(page: Page, at: int, seen: Row) -> int:
    at = open_list(page, at)
    passed = seen[ECLIPSE_IS] == ECLIPSE_GONE
    for giver in range(seen[PLAYERS] if passed else 0):
        card = seen[GIVEN + giver] - 1
        if card != NONE:
            at = put(page, put(page, at, GIFT.giver), NUMBER + giver)
            at = put(page, put(page, at, GIFT.receiver), NUMBER + receiver(seen, giver))
            at = put(page, put(page, at, GIFT.card), CARD + max(card, NONE))
            at = close(page, at, CLOSE_OBJECT)
    return close(page, at, CLOSE_LIST)


@compiled
def put_out(page: Page, at: int, seen: Row) -> int:
    hidden = 0
    for seat in range(seen[PLAYERS]):
        lost = seen[LOST + seat]
        hidden += -lost if lost < 0 else tiles(lost)
    at = put_tiles(page, put(page, at, OUT_OF_ROUND.open), seen[OUT])
    at = put(page, put(page, at, OUT_OF_ROUND.hidden), NUMBER + hidden)
    return close(page, at, CLOSE_OBJECT)


@compiled
def put_tricks(page: Page, at: int, seen: Row) -> int:
    at = open_list(page, at)
    for place in range(TRICKS, TRICKS + seen[TRICK]):
        at = put(page, put(page, at, A_TRICK.guide), NUMBER + guide_of(seen[place]))
        at = open_list(page, put(page, at, A_TRICK.cards))
        for seat in range(seen[PLAYERS]):
            at = put(page, at, CARD + card_of(seen[place], seat))
        at = close(page, close(page, at, CLOSE_LIST), CLOSE_OBJECT)
    return close(page, at, CLOSE_LIST)


@compiled
def put_decision(page: Page, at: int, seen: Row, kind: int) -> int:
    below = seen[FRAMES + seen[DEPTH] - 2]
    subject = frame_value(below) if kind == TARGET_WINDOW else NONE
    at = put(page, put(page, at, DECISION.kind), KIND + kind)
    at = put_members(page, put(page, at, DECISION.waiting), NUMBER, seen[WAITING])
    at = put(page, put(page, at, DECISION.subject), NUMBER + subject)
    at = open_list(page, put(page, at, DECISION.rituals))
    for place in range(FRAMES, FRAMES + seen[DEPTH]):
        due = frame_value(seen[place]) if frame_kind(seen[place]) == CHAIN else 0
        while due:
            at = put(page, at, A_WORLD + lowest(due))
            due &= due - 1
    return close(page, close(page, at, CLOSE_LIST), CLOSE_OBJECT)


@compiled
def put_legal(page: Page, at: int, seen: Row, kind: int) -> int:
    at = open_list(page, at)
    legal = seen[LEGAL]
    while legal:
        at = put(page, at, ANSWERS[kind, lowest(legal)])
        legal &= legal - 1
    return close(page, at, CLOSE_LIST)


@compiled
def put_result(page: Page, at: int, seen: Row) -> int:
    if seen[RESULT] == NONE:
        return put(page, at, TEAM + NONE)
    at = put(page, put(page, at, A_RESULT.winner), TEAM + seen[RESULT])
    at = put(page, put(page, at, A_RESULT.why), WHY + seen[ENDING])
    return close(page, at, CLOSE_OBJECT)
