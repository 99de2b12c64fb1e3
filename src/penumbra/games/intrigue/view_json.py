"""The writer of the views of Shadow of Intrigue: what one seat sees, as JSON, by compiled code.

A function a field or struct of `view.py`, in their order, from the words of `sight.observe` and
nothing else, so that a view can't tell more. Keys and words come from the structs and the terms.
"""

from contextlib import suppress

import numpy as np
from numpy.typing import NDArray

from penumbra.games.bits import lowest
from penumbra.games.compiled import compiled
from penumbra.games.driver import MOST_ACTIONS
from penumbra.games.intrigue import actions, view
from penumbra.games.intrigue.packed import *
from penumbra.games.intrigue.sight import LEGAL, VIEWER
from penumbra.games.intrigue.state import *
from penumbra.games.intrigue.terms import *
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

PAGE = 1 << 14  # bytes; no view is longer (test_view_json)

# Words and their numbers. Those of a kind stand one behind the other, with null before the first.

_WORDS = Words()
VIEW = _WORDS.keys(view.View.__struct_fields__)
COPIES = _WORDS.keys(ROLES)
SEAT = _WORDS.keys(view.Seat.__struct_fields__)
A_CIRCLE = _WORDS.keys(view.Circle.__struct_fields__)
INTERROGATION = _WORDS.keys(view.Interrogation.__struct_fields__)
THE_DECISION = _WORDS.keys(view.Decision.__struct_fields__)
THE_RESULT = _WORDS.keys(view.Result.__struct_fields__)

GAME = _WORDS.value("intrigue")
SIDE = _WORDS.values(SIDES)
A_ROLE = _WORDS.values(ROLES)
KIND = _WORDS.values(DECISIONS)
NUMBER = _WORDS.numbers(max(MOST_TALK, SEATS) + 1)  # seats, copies, discussions, circles
FLAG = _WORDS.flags()


def _answers() -> NDArray[np.int64]:
    """The number of each action's words, by decision and the back of the seat it is about.

    No words follow more than one back: a claim's words that of its seat, an announcement's that of
    whoever was pointed at, here seat 0. Null where an action means nothing.
    """
    numbers = np.zeros((len(DECISIONS), len(SIDES), MOST_ACTIONS), dtype=np.int64)
    row = [0] * ROW
    row[SENT], row[INTERROGATIONS] = 1, pointed_at(0)
    for kind in range(SPEAK, len(DECISIONS)):
        for camp, camps in ((DUSK, 0), (BROTHERHOOD, (1 << SEATS) - 1)):
            row[DECISION], row[CAMPS] = kind, camps
            for action in range(MOST_ACTIONS):
                with suppress(KeyError):
                    numbers[kind, camp, action] = _WORDS.value(actions.text(row, action))
    return numbers


ANSWERS = _answers()
put = writer_of(_WORDS.texts())


@compiled
def write(seen: Row, page: Page) -> int:
    """Write the view that an observation means; how long it is."""
    at = put(page, put(page, 0, VIEW.game), GAME)
    at = put(page, put(page, at, VIEW.players), NUMBER + seen[PLAYERS])
    at = put(page, put(page, at, VIEW.viewer), NUMBER + seen[VIEWER])
    at = put_number(page, put(page, at, VIEW.round), seen[ROUND])
    at = put_number(page, put(page, at, VIEW.lord), seen[LORD_AT])
    at = put_deck(page, put(page, at, VIEW.deck), seen)
    at = put_seats(page, put(page, at, VIEW.seats), seen)
    at = put_talk(page, put(page, at, VIEW.talk), seen)
    at = put_interrogations(page, put(page, at, VIEW.interrogations), seen)
    at = put_decision(page, put(page, at, VIEW.decision), seen)
    at = put_legal(page, put(page, at, VIEW.legal), seen)
    at = put_result(page, put(page, at, VIEW.result), seen)
    at = put_winners(page, put(page, at, VIEW.winners), seen)
    return close(page, at, CLOSE_OBJECT) - 1  # without the comma


@compiled
def put_deck(page: Page, at: int, seen: Row) -> int:
    for role in range(len(ROLES)):
        at = put(page, put(page, at, COPIES[role]), NUMBER + copies_of(seen[DECK], role))
    return close(page, at, CLOSE_OBJECT)


@compiled
def put_seats(page: Page, at: int, seen: Row) -> int:
    at = open_list(page, at)
    for seat in range(seen[PLAYERS]):
        camp = seen[CAMPS] >> seat & 1 if seen[ROUND] > 0 else NONE
        at = put(page, put(page, at, SEAT.camp), SIDE + camp)
        at = put(page, put(page, at, SEAT.role), A_ROLE + seen[ROLE + seat])
        at = put(page, put(page, at, SEAT.open), FLAG + (seen[FACE_UP] >> seat & 1))
        at = put_number(page, put(page, at, SEAT.points), seen[POINTS + seat])
        at = put(page, put(page, at, SEAT.used), FLAG + (seen[USED] >> seat & 1))
        at = put(page, put(page, at, SEAT.condemned), FLAG + (seen[CONDEMNED] >> seat & 1))
        at = close(page, at, CLOSE_OBJECT)
    return close(page, at, CLOSE_LIST)


@compiled
def put_talk(page: Page, at: int, seen: Row) -> int:
    at = open_list(page, at)
    number = earlier = 0
    for place in range(TALK, TALK + seen[TALKED]):
        discussion = discussion_of(seen[place])
        number = number + 1 if discussion == earlier else 1
        earlier = discussion
        at = put(page, put(page, at, A_CIRCLE.discussion), NUMBER + discussion)
        at = put(page, put(page, at, A_CIRCLE.circle), NUMBER + number)
        at = open_list(page, put(page, at, A_CIRCLE.claims))
        for seat in range(seen[PLAYERS]):
            claim = claim_of(seen[place], seat)
            silent = claim == NONE
            at = put(
                page, at, A_ROLE + NONE if silent else ANSWERS[SPEAK, back(seen, claim), claim]
            )
        at = close(page, close(page, at, CLOSE_LIST), CLOSE_OBJECT)
    return close(page, at, CLOSE_LIST)


@compiled
def back(seen: Row, claim: int) -> int:
    """The back of the seat that a claim is about; trust, accusations and silence follow none."""
    return seen[CAMPS] >> claim // MOST_CLAIMS & 1 if claim < TRUST else DUSK


@compiled
def put_interrogations(page: Page, at: int, seen: Row) -> int:
    at = open_list(page, at)
    for place in range(INTERROGATIONS, INTERROGATIONS + seen[SENT]):
        interrogator, announced = interrogator_of(seen[place]), announced_in(seen[place])
        target = target_of(seen[place])
        looked = target >= 0 and seen[VIEWER] == interrogator
        at = put(page, put(page, at, INTERROGATION.interrogator), NUMBER + interrogator)
        at = put(page, put(page, at, INTERROGATION.target), NUMBER + target)
        at = put(page, at, INTERROGATION.announced)
        at = put(page, at, A_ROLE + (announced if announced else NONE))
        at = put(page, at, INTERROGATION.seen)
        at = put(page, at, A_ROLE + (seen[ROLE + target] if looked else NONE))
        at = close(page, at, CLOSE_OBJECT)
    return close(page, at, CLOSE_LIST)


@compiled
def put_decision(page: Page, at: int, seen: Row) -> int:
    at = put(page, put(page, at, THE_DECISION.kind), KIND + seen[DECISION])
    at = open_list(page, put(page, at, THE_DECISION.waiting))
    if seen[ASKED] != NONE:
        at = put(page, at, NUMBER + seen[ASKED])
    return close(page, close(page, at, CLOSE_LIST), CLOSE_OBJECT)


@compiled
def put_legal(page: Page, at: int, seen: Row) -> int:
    at = open_list(page, at)
    kind = seen[DECISION]
    examined = target_of(seen[INTERROGATIONS + max(seen[SENT] - 1, 0)])
    legal = seen[LEGAL]
    while legal:
        action = lowest(legal)
        camp = seen[CAMPS] >> examined & 1 if kind == ANNOUNCE else back(seen, action)
        at = put(page, at, ANSWERS[kind, camp, action])
        legal &= legal - 1
    return close(page, at, CLOSE_LIST)


@compiled
def put_result(page: Page, at: int, seen: Row) -> int:
    if seen[RESULT] == NONE:
        return put(page, at, SIDE + NONE)
    at = put(page, put(page, at, THE_RESULT.winner), SIDE + seen[RESULT])
    return close(page, at, CLOSE_OBJECT)


@compiled
def put_winners(page: Page, at: int, seen: Row) -> int:
    at = open_list(page, at)
    winners = seen[WINNERS]
    while winners:
        at = put(page, at, NUMBER + lowest(winners))
        winners &= winners - 1
    return close(page, at, CLOSE_LIST)
