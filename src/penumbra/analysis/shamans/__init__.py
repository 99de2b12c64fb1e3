"""Prospects in Shamans: the true cards, played on by rules of thumb many times over."""

import numpy as np

from penumbra.bots.shamans.belief import NATURES
from penumbra.bots.shamans.playouts import stand_at_end, standing
from penumbra.games.driver import ROOM, batch
from penumbra.games.record import AnyMatch
from penumbra.games.shamans.sight import OBSERVATION
from penumbra.games.shamans.state import SEATS

SHARE = 8  # of the budget of a decision, here spent on each moment
LEAST = 200  # with fewer, chance alone makes turning points


def prospects(match: AnyMatch, budget: int, seed: int) -> list[float]:
    """How likely each seat wins the game."""
    if match.over:
        return settled(match)
    worlds = batch(match.rows, games=max(LEAST, budget // SHARE), seed=seed)
    eyes = np.zeros(OBSERVATION + ROOM, dtype=np.int64)
    steady = np.zeros(SEATS, dtype=np.int64)
    chances = np.zeros(SEATS)
    stand_at_end(worlds, NATURES, steady, eyes, chances)
    return [float(share) for share in chances[: match.players] / len(worlds)]


def settled(match: AnyMatch) -> list[float]:
    """The same by the points alone: what the end of a round has left, before the next is dealt."""
    return [float(standing(match.rows[0], seat)) for seat in range(match.players)]
