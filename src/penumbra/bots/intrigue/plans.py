"""The Lord who plans: whom to send at whom, reckoning with the looks that are left after it.

Worth is how often the verdict will be right. The last look is weighed exactly, the one before it by
what the last can make of every answer. The first of three goes from one subject to another: that
always leaves somebody who must be an Adept (docs/intrigue-solved.md).
"""

from collections.abc import Sequence
from random import Random

import numpy as np

from penumbra.bots.intrigue.council import Council
from penumbra.bots.intrigue.tongues import Weights
from penumbra.bots.leaning import best
from penumbra.games.intrigue.terms import ADEPT, GRAND_MASTER, PALADIN, SPY, TRAITOR

SURE = 0.97  # judge as soon as the verdict is that likely right
WORTH_A_LOOK = 0.002  # a look must promise that much
MOOD = 0.002


def command(council: Council, luck: Random) -> str:
    """After a circle: an interrogation if it helps, else the verdict (B8, B11, B12)."""
    unused = [int(a.split()[1]) for a in council.view.legal if a.startswith("send ")]
    if not unused or is_sure(council):
        return "judge"
    worth = {f"send {seat}": _Plan(council, unused).of(seat) for seat in unused}
    if max(worth.values()) < _right(council) + WORTH_A_LOOK:
        return "judge"
    return best(worth, MOOD, luck)


def is_sure(council: Council) -> bool:
    """Nothing more needs to be said."""
    return _right(council) >= SURE


def point(council: Council, luck: Random) -> str:
    """At whom the look promises most."""
    sent = council.view.interrogations[-1].interrogator
    unused = [seat for seat in council.subjects if not council.view.seats[seat].used]
    worth = _Plan(council, unused).targets(sent)
    return best({f"point {seat}": value for seat, value in worth.items()}, MOOD, luck)


def worths(council: Council) -> dict[str, float]:
    """How often the verdict will be right after each of these acts of the Lord.

    Of the looks that are left after this one, one is reckoned with.
    """
    unused = [seat for seat in council.subjects if not council.view.seats[seat].used]
    plan = _Plan(council, unused)
    now = council.verdicts(council.own)
    doomed = [seat for seat in council.brothers if council.view.seats[seat].condemned]
    found: dict[str, float] = {}
    for action in council.view.legal:
        match action.split():
            case ["judge"]:
                found[action] = float(now.max())
            case ["send", seat]:
                found[action] = max(plan.looks(int(seat)).values())
            case ["point", seat]:
                sent = council.view.interrogations[-1].interrogator
                found[action] = plan.looks(sent)[int(seat)]
            case ["condemn", seat] if doomed:
                found[action] = float(now[doomed[0], int(seat)] / max(now[doomed[0]].sum(), 1e-12))
            case ["condemn", seat]:
                found[action] = float(now[int(seat)].max())
    return found


def _right(council: Council) -> float:
    return float(council.verdicts(council.own).max())


class _Plan:
    """What looks are worth, before anybody has looked."""

    def __init__(self, council: Council, unused: Sequence[int]) -> None:
        self.council = council
        self.unused = list(unused)
        pairs, which = np.unique(council.pairs, return_inverse=True)
        self._pairs = np.eye(len(pairs))[which]
        self._kept: dict[int, tuple[Weights, list[int]]] = {}

    def of(self, interrogator: int) -> float:
        """What sending somebody is worth."""
        return max(self.targets(interrogator).values())

    def targets(self, interrogator: int) -> dict[int, float]:
        """What each target is worth to an interrogator."""
        left = [seat for seat in self.unused if seat != interrogator]
        if len(left) >= 2:
            fellows = [seat for seat in self.council.subjects if seat != interrogator]
            return {seat: self._exposes(interrogator, seat) for seat in fellows}
        return self.looks(interrogator)

    def looks(self, interrogator: int) -> dict[int, float]:
        """How often the verdict will be right after a look at each target, and one more."""
        council = self.council
        left = [seat for seat in self.unused if seat != interrogator]
        fellows = [seat for seat in council.subjects if seat != interrogator]
        return {
            seat: sum(
                self._after(council.own * council.announcing(interrogator, seat, role), left)
                for role in self._roles(seat)
            )
            for seat in (*fellows, *council.brothers)
        }

    def _roles(self, seat: int) -> tuple[int, ...]:
        return (ADEPT, SPY) if seat in self.council.subjects else (GRAND_MASTER, PALADIN, TRAITOR)

    def _exposes(self, interrogator: int, target: int) -> float:
        """How sure the Lord will be of the Spy; a trifle for a target trusted anyway."""
        council = self.council
        total = 0.0
        for role in (ADEPT, SPY):
            heard = council.own * council.announcing(interrogator, target, role)
            total += max(float(heard[council.ways[:, s] == SPY].sum()) for s in council.subjects)
        return total

    def _after(self, weights: Weights, left: Sequence[int]) -> float:
        """What a belief is worth with those left to be sent: a verdict now, or one last look."""
        worth = float((weights @ self._pairs).max())
        for seat in left:
            honest, begins = self._answers(seat)
            adept = self.council.ways[:, seat] == ADEPT
            mimicked = (honest @ weights) / max(float(weights @ adept), 1e-12)
            heard = weights * honest + mimicked[:, None] * (weights * ~adept)
            worth = max(worth, float(np.add.reduceat(self._right(heard), begins).max()))
        return worth

    def _right(self, heard: Weights) -> Weights:
        return np.asarray((heard @ self._pairs).max(axis=1))

    def _answers(self, interrogator: int) -> tuple[Weights, list[int]]:
        """An Adept's answers about every target; where each target's begin."""
        if interrogator not in self._kept:
            honest: list[Weights] = []
            begins = []
            for target in (*self.council.subjects, *self.council.brothers):
                if target != interrogator:
                    begins.append(len(honest))
                    honest += [
                        self.council.honest(interrogator, target, role)
                        for role in self._roles(target)
                    ]
            self._kept[interrogator] = np.stack(honest), begins
        return self._kept[interrogator]
