"""What one seat sees of a game of Shadow of Intrigue, as typed structs: docs/protocol.md's view.

This is what a view looks like and means; `view_json` writes it, and `Game.view` reads what was
written into these structs. So nothing about a view is said twice.
"""

from typing import Literal

import msgspec

from penumbra.games.intrigue.board import Board
from penumbra.games.intrigue.state import DecisionKind
from penumbra.games.intrigue.terms import POINTS_TO_WIN, Camp, Role


class Seat(msgspec.Struct, frozen=True):
    """What lies before one player."""

    camp: Camp | None
    role: Role | None
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
    announced: Role | None
    seen: Role | None


class Decision(msgspec.Struct, frozen=True):
    """What the table waits for."""

    kind: DecisionKind
    waiting: list[int]


class Result(msgspec.Struct, frozen=True):
    """Who won the round."""

    winner: Camp


class View(msgspec.Struct, frozen=True):
    """A game through the eyes of one seat, or of a spectator (`viewer` None)."""

    game: Literal["intrigue"]
    players: int
    viewer: int | None
    round: int
    lord: int
    deck: dict[Role, int]
    seats: list[Seat]
    talk: list[Circle]
    interrogations: list[Interrogation]
    decision: Decision
    legal: list[str]
    result: Result | None
    winners: list[int]


def page_constants(_board: Board) -> dict[str, object]:
    """What the page draws before a view tells it."""
    return {"POINTS_TO_WIN": POINTS_TO_WIN}
