"""An analysis as data: what `penumbra analyse --json` writes and the page is given."""

from typing import Any

import msgspec
from msgspec import Struct

from penumbra.bots.explanation import Alternative, Measure, Moved, Why

FORMAT = 1


class Judged(Struct, frozen=True):
    """A decision that could be weighed: what was done, and what a Sage would have done."""

    act: int
    """Its number in the game, from 1: the frame of a replay that it leads to."""
    round: int
    seat: int
    played: str
    recommended: str | None
    """None: nothing, it was out of turn."""
    value: float
    loss: float
    """Of the chance to win, against what was recommended; 0 if it can't be told from chance."""
    error: float
    """One standard error of the loss."""
    alternatives: tuple[Alternative, ...]
    reasons: tuple[Why, ...]


class Curve(Struct, frozen=True):
    """How likely a viewer could think that a seat has a role, after the deal and after each act."""

    viewer: int
    seat: int
    roles: list[str | None]
    """The role that is looked for in the seat; None when that is known to everybody."""
    chances: list[float | None]
    moved: tuple[Moved, ...]
    """The acts that moved it most, by their numbers."""


class TurningPoint(Struct, frozen=True):
    """An act that changed somebody's prospects: who did what, and whose changed most."""

    act: int
    round: int
    seat: int
    action: str
    whose: int
    before: float
    after: float


class Analysis(Struct, frozen=True):
    """All that was found out about a game."""

    format: int
    game: str
    names: list[str]
    acts: int
    rounds: list[int]
    """The number of the act by which each round was dealt; 0 for the first."""
    measure: Measure
    """Values, losses and prospects are chances to win this."""
    budget: int
    seed: int
    prospects: list[list[float]]
    """Of every seat, with all cards open: after the deal, and after each act."""
    beliefs: list[Curve]
    decisions: list[Judged]
    losses: list[float]
    """What each seat lost in all its decisions together."""
    turning_points: list[TurningPoint]


def to_json(analysis: Analysis) -> bytes:
    """An analysis as JSON, one that people can read."""
    return msgspec.json.format(msgspec.json.encode(analysis)) + b"\n"


def from_json(text: bytes) -> Analysis:
    """The same back; msgspec.ValidationError if it is none."""
    return msgspec.json.decode(text, type=Analysis)


def schema() -> dict[str, Any]:
    """JSON Schema of an analysis."""
    return msgspec.json.schema(Analysis)
