"""What one seat sees of a game of Shadow of Intrigue, as typed structs: docs/protocol.md's view.

A view is read off the words of `sight.observe` and nothing else, so it can't tell more. All seats
ask after every act, and most of what they see is the same and has not changed: what words mean is
kept. Whatever has a list is built anew for each view, so nobody can spoil another's.
"""

from functools import lru_cache

import msgspec
import numpy as np

from penumbra.games.bits import members
from penumbra.games.intrigue import actions, sight
from penumbra.games.intrigue.state import (
    ASKED,
    CAMPS,
    CONDEMNED,
    DECISION,
    DECISIONS,
    DECK,
    DISCUSSION_BITS,
    FACE_UP,
    INTERROGATIONS,
    LORD_AT,
    NONE,
    PLAYERS,
    POINTS,
    RESULT,
    ROLE,
    ROUND,
    SENT,
    TALK,
    TALKED,
    USED,
    WINNERS,
    Row,
    Rows,
)
from penumbra.games.intrigue.terms import ROLES, SIDES

KEPT = 1 << 12  # of each kind of thing that need not be put in words again: some megabytes


class Seat(msgspec.Struct, frozen=True):
    """What lies before one player."""

    camp: str | None
    role: str | None
    open: bool
    points: int
    used: bool
    condemned: bool


class Circle(msgspec.Struct, frozen=True):
    """What each seat said in a circle."""

    discussion: int
    circle: int
    claims: list[str | None]


class Interrogation(msgspec.Struct, frozen=True):
    """Who examined whom and what he announced; `seen` is his own secret."""

    interrogator: int
    target: int | None
    announced: str | None
    seen: str | None


class Decision(msgspec.Struct, frozen=True):
    """What the table waits for."""

    kind: str
    waiting: list[int]


class Result(msgspec.Struct, frozen=True):
    """Who won the round."""

    winner: str


class View(msgspec.Struct, frozen=True):
    """A game through the eyes of one seat, or of a spectator (`viewer` None)."""

    game: str
    players: int
    viewer: int | None
    round: int
    lord: int
    deck: dict[str, int]
    seats: list[Seat]
    talk: list[Circle]
    interrogations: list[Interrogation]
    decision: Decision
    legal: list[str]
    result: Result | None
    winners: list[int]


def view(rows: Rows, i: int, viewer: int) -> View:
    """What `viewer` may see of state `i`."""
    seen = np.empty(sight.OBSERVATION, dtype=np.int64)
    sight.observe(rows, i, viewer, seen)
    return _read(seen)


def _read(seen: Row) -> View:
    words: list[int] = seen.tolist()
    viewer = words[sight.VIEWER]
    asked = words[ASKED]
    return View(
        game="intrigue",
        players=words[PLAYERS],
        viewer=viewer if viewer >= 0 else None,
        round=words[ROUND],
        lord=words[LORD_AT],
        deck=dict(_deck(words[DECK])),
        seats=_seats(words),
        talk=_talk(words),
        interrogations=[_interrogation(words, k) for k in range(words[SENT])],
        decision=Decision(DECISIONS[words[DECISION]], [asked] if asked != NONE else []),
        legal=actions.texts(words, words[sight.LEGAL]),
        result=Result(SIDES[words[RESULT]]) if words[RESULT] != NONE else None,
        winners=members(words[WINNERS]),
    )


@lru_cache(maxsize=KEPT)
def _deck(word: int) -> tuple[tuple[str, int], ...]:
    return tuple((role, word >> 4 * number & 15) for number, role in enumerate(ROLES))


def _seats(words: list[int]) -> list[Seat]:
    dealt = words[ROUND] > 0
    camps, face_up, used, condemned = words[CAMPS], words[FACE_UP], words[USED], words[CONDEMNED]
    return [
        _seat(
            camps >> seat & 1 if dealt else NONE,
            words[ROLE + seat],
            face_up >> seat & 1,
            words[POINTS + seat],
            used >> seat & 1,
            condemned >> seat & 1,
        )
        for seat in range(words[PLAYERS])
    ]


@lru_cache(maxsize=KEPT)
def _seat(camp: int, role: int, face_up: int, points: int, used: int, condemned: int) -> Seat:
    return Seat(
        camp=SIDES[camp] if camp != NONE else None,
        role=ROLES[role] if role != NONE else None,
        open=bool(face_up),
        points=points,
        used=bool(used),
        condemned=bool(condemned),
    )


def _talk(words: list[int]) -> list[Circle]:
    said = _said(tuple(words[TALK : TALK + words[TALKED]]), words[CAMPS], words[PLAYERS])
    return [Circle(discussion, circle, [*claims]) for discussion, circle, claims in said]


@lru_cache(maxsize=KEPT)
def _said(
    talk: tuple[int, ...], camps: int, players: int
) -> tuple[tuple[int, int, tuple[str | None, ...]], ...]:
    """Of each circle its discussion, its number there, and what each seat said."""
    circles: list[tuple[int, int, tuple[str | None, ...]]] = []
    for word in talk:
        discussion = word >> DISCUSSION_BITS
        follows = circles and circles[-1][0] == discussion
        number = circles[-1][1] + 1 if follows else 1
        circles.append((discussion, number, _claims(word, camps, players)))
    return tuple(circles)


@lru_cache(maxsize=KEPT)
def _claims(circle: int, camps: int, players: int) -> tuple[str | None, ...]:
    said = [(circle >> 6 * seat & 63) - 1 for seat in range(players)]
    return tuple(actions.claim_text(camps, claim) if claim >= 0 else None for claim in said)


def _interrogation(words: list[int], k: int) -> Interrogation:
    word = words[INTERROGATIONS + k]
    interrogator, target, announced = word & 15, (word >> 4 & 15) - 1, word >> 8
    looked = target >= 0 and words[sight.VIEWER] == interrogator
    return Interrogation(
        interrogator=interrogator,
        target=target if target >= 0 else None,
        announced=ROLES[announced] if announced else None,
        seen=ROLES[words[ROLE + target]] if looked else None,
    )
