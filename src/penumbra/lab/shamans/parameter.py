"""The number of Shamans' boards that decides who wins: spaces between the start and the Moon."""

from collections.abc import Mapping, Sequence
from typing import Any

NAME = "shamans-lab-distance"
AROUND = 3  # spaces to both sides that are worth trying


def value(board: Mapping[str, Any], players: int) -> int:
    """The board's own distance."""
    return int(board["track"]["distance"][str(players)])


def values(board: Mapping[str, Any], players: int) -> Sequence[int]:
    """Distances around it; none is longer than the track."""
    own = value(board, players)
    return range(max(1, own - AROUND), min(own + AROUND, int(board["track"]["moon"])) + 1)


def changed(board: Mapping[str, Any], players: int, value: int) -> dict[str, Any]:
    """The board with another distance; its track grows if it has to."""
    track = board["track"]
    distance = {**track["distance"], str(players): value}
    return {**board, "track": {**track, "distance": distance, "moon": max(track["moon"], value)}}
