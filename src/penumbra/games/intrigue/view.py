"""What one seat sees of a game of Shadow of Intrigue, as typed structs: docs/protocol.md's view.

A view is read off the words of `sight.observe` and nothing else, so it can't tell more.
"""

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
        deck={role: words[DECK] >> 4 * number & 15 for number, role in enumerate(ROLES)},
        seats=[_seat(words, seat) for seat in range(words[PLAYERS])],
        talk=_talk(words),
        interrogations=[_interrogation(words, k) for k in range(words[SENT])],
        decision=Decision(DECISIONS[words[DECISION]], [asked] if asked != NONE else []),
        legal=[actions.text(words, action) for action in members(words[sight.LEGAL])],
        result=Result(SIDES[words[RESULT]]) if words[RESULT] != NONE else None,
        winners=members(words[WINNERS]),
    )


def _seat(words: list[int], seat: int) -> Seat:
    role = words[ROLE + seat]
    return Seat(
        camp=SIDES[words[CAMPS] >> seat & 1] if words[ROUND] > 0 else None,
        role=ROLES[role] if role != NONE else None,
        open=bool(words[FACE_UP] >> seat & 1),
        points=words[POINTS + seat],
        used=bool(words[USED] >> seat & 1),
        condemned=bool(words[CONDEMNED] >> seat & 1),
    )


def _talk(words: list[int]) -> list[Circle]:
    circles: list[Circle] = []
    for word in words[TALK : TALK + words[TALKED]]:
        discussion = word >> DISCUSSION_BITS
        follows = circles and circles[-1].discussion == discussion
        number = circles[-1].circle + 1 if follows else 1
        said = [(word >> 6 * seat & 63) - 1 for seat in range(words[PLAYERS])]
        claims = [actions.claim_text(words[CAMPS], c) if c >= 0 else None for c in said]
        circles.append(Circle(discussion, number, claims))
    return circles


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
