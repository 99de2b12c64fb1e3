"""What is worth counting in a game of Shamans: who refuses, and what a Sage believes of whom."""

import hashlib
from typing import Any

import numpy as np

from penumbra.bots.shamans.belief import Belief
from penumbra.games.match import Match
from penumbra.games.shamans import View
from penumbra.games.shamans.terms import ROLES, SHADOW
from penumbra.lab.shamans import balance, facts, parameter

__all__ = ["balance", "beliefs", "counted", "facts", "parameter"]


def counted(view: View, action: str) -> tuple[str, bool] | None:
    """A case that a choice is one of, and whether it went that way; None: nothing to count."""
    if view.destination is None or view.viewer is None or not action.startswith("play "):
        return None
    follows = f"{view.destination}-"
    if not any(card.startswith(follows) for card in view.hand):
        return None
    role = view.seats[view.viewer].role or ROLES[0]
    return f"{role} refuses", not action.removeprefix("play ").startswith(follows)


def beliefs(match: Match[Any, Any], seat: int) -> list[tuple[float, bool]]:
    """When a card is to be played: how likely a Sage in this seat thinks each survivor a Shadow
    whose role he does not know, and whether it is one."""
    if match.view(seat).decision.kind != "play":
        return []
    information = match.information_state(seat)
    chance = int.from_bytes(hashlib.sha256(information).digest()[:8])
    believed = Belief(information, np.random.default_rng(chance)).shadow
    return [
        (believed[other], match.view(other).seats[other].role == ROLES[SHADOW])
        for other, known in enumerate(match.view(seat).seats)
        if known.role is None and known.alive
    ]
