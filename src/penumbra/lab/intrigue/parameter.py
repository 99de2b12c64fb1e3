"""The number of Shadow of Intrigue's boards that a house chooses: the circles of a discussion."""

from collections.abc import Mapping, Sequence
from typing import Any

from penumbra.games.intrigue.terms import MOST_CIRCLES

NAME = "intrigue-lab-talk"


def value(board: Mapping[str, Any], players: int) -> int:
    """The board's own; the same for any number of players."""
    return int(board["talk"]["circles"])


def values(board: Mapping[str, Any], players: int) -> Sequence[int]:
    """As many as there may be. Free talk is no number of circles."""
    return range(1, MOST_CIRCLES + 1)


def changed(board: Mapping[str, Any], players: int, value: int) -> dict[str, Any]:
    """The board with so many circles."""
    return {**board, "talk": {**board["talk"], "circles": value}}
