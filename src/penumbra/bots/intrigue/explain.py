"""The Sage of Shadow of Intrigue explains: what every act does to the verdict, reckoned exactly.

A value is the chance that one's side wins the round. To the Lord it is how often his verdict will
be right; to everybody else, how far the Lord would believe the truth once he has heard the word. It
is what one is right to think at one's own place, so nothing in it is more than the seat knows.
"""

from collections.abc import Sequence

import numpy as np

from penumbra.bots import explanation as e
from penumbra.bots.intrigue import plans
from penumbra.bots.intrigue.council import Council
from penumbra.bots.intrigue.sage import Sage
from penumbra.bots.intrigue.tongues import Weights
from penumbra.games.claims import Heard
from penumbra.games.intrigue import View
from penumbra.games.intrigue.terms import BROTHERHOOD, GRAND_MASTER, LORD, LOYAL_TO, ROLES, SPY


class Explainer:
    """A steady Sage who says what he thinks; he reckons exactly, whatever the budget."""

    measure: e.Measure = "round"

    def __init__(self, budget: int, seed: int) -> None:
        self._seed = seed

    def weigh(
        self,
        view: View,
        information: bytes,
        said: Sequence[Heard] = (),
        interrupting: bool = False,
        doubted: str | None = None,
    ) -> e.Weighing:
        """What could be done, by all ways the roles may lie."""
        sage = Sage(self._seed)
        sage.hear(said)
        recommended = (
            sage.interrupt(view, information) if interrupting else sage.choose(view, information)
        )
        council = Council(view, said)
        suspicions = tuple(each for each in _suspicions(council) if each.seat != council.me)
        now, worth = _worths(council)
        if recommended not in worth:
            return e.Weighing(recommended, (), (e.Why("why-only"),), suspicions)
        best = worth[recommended]
        added = "look" if council.role == LORD else "word"
        alternatives = tuple(
            e.alternative(action, value, 0.0, {"now": now, added: value - now}, best - value, 0.0)
            for action, value in sorted(worth.items(), key=lambda item: -item[1])
        )
        reasons = e.reasons(recommended, alternatives, None)
        told = (*reasons, *_most_suspect(council))
        return e.Weighing(recommended, alternatives, told, suspicions)

    def suspect(
        self, view: View, information: bytes, said: Sequence[Heard] = ()
    ) -> tuple[e.Suspicion, ...]:
        """How likely each brother is the Grand Master, each subject the Spy."""
        return _suspicions(Council(view, said))


def _worths(council: Council) -> tuple[float, dict[str, float]]:
    """What one's side may hope for before the act, and after each."""
    if council.role == LORD:
        return float(council.verdicts(council.own).max()), plans.worths(council)
    now = _truth_seen(council, council.public)
    after = {action: _truth_seen(council, _heard(council, action)) for action in council.view.legal}
    if LOYAL_TO[council.role] == BROTHERHOOD:
        return 1.0 - now, {action: 1.0 - value for action, value in after.items()}
    return now, after


def _heard(council: Council, action: str) -> Weights:
    """What everybody would believe after this act of somebody who is not the Lord."""
    verb, *rest = action.split()
    if verb != "announce":
        return council.after_word(council.me, action)
    target = council.view.interrogations[-1].target
    assert target is not None
    weights = council.public * council.announcing(council.me, target, ROLES.index(rest[0]))
    return np.asarray(weights / weights.sum())


def _truth_seen(council: Council, public: Weights) -> float:
    """How far the Lord believes in the right pair, as the viewer must expect."""
    return float(council.own @ council.verdicts(public).ravel()[council.pairs])


def _suspicions(council: Council) -> tuple[e.Suspicion, ...]:
    looked_for = dict.fromkeys(council.brothers, GRAND_MASTER)
    looked_for |= dict.fromkeys(council.subjects, SPY)
    return tuple(
        e.Suspicion(seat, ROLES[role], council.chance(seat, role), 0.0)
        for seat, role in sorted(looked_for.items())
    )


def _most_suspect(council: Council) -> list[e.Why]:
    """Whom the Lord takes for the two he has to find."""
    if council.role != LORD:
        return []
    found = []
    for role in (GRAND_MASTER, SPY):
        among = council.brothers if role == GRAND_MASTER else council.subjects
        seat = max(among, key=lambda one: council.chance(one, role))
        chance = e.percent(council.chance(seat, role))
        found.append(e.Why("why-suspects", chance, seat=seat, role=ROLES[role]))
    return found
