"""The Sage of Shamans explains: what his search found, and whom he takes for a Shadow.

A value is the chance to win the game. Its parts add up to it: where the others' points leave one,
the team's points, what is lost by being dead, Illuminations, Shards, the
team's win in itself, and what others would read.
"""

from collections.abc import Sequence
from math import sqrt

from penumbra.bots import explanation as e
from penumbra.bots.shamans import sage
from penumbra.bots.shamans.belief import Belief
from penumbra.bots.shamans.sage import Sage, chance_of
from penumbra.games.claims import Heard
from penumbra.games.shamans import View


class Explainer:
    """A steady Sage who says what he thinks."""

    measure: e.Measure = "game"

    def __init__(self, budget: int, seed: int) -> None:
        self._sage = Sage(seed)
        self._sage.budget = budget

    @property
    def seconds(self) -> float | None:
        """After so long he makes do with what he has."""
        return self._sage.seconds

    @seconds.setter
    def seconds(self, seconds: float | None) -> None:
        self._sage.seconds = seconds

    def weigh(
        self,
        view: View,
        information: bytes,
        said: Sequence[Heard] = (),
        interrupting: bool = False,
        doubted: str | None = None,
    ) -> e.Weighing:
        """What could be done, by search."""
        self._sage.hear(said)
        thought = self._sage.consider(information, interrupting, doubted)
        alternatives = tuple(map(_alternative, thought.alternatives))
        reasons = e.reasons(thought.chosen, alternatives, thought.sound)
        suspect = _most_suspect(thought.shadow, view.viewer)
        if suspect is not None:
            reasons.append(suspect)
        suspicions = tuple(
            e.Suspicion(seat, "shadow", chance, 0.0)
            for seat, chance in enumerate(thought.shadow)
            if seat != view.viewer
        )
        return e.Weighing(thought.chosen, alternatives, tuple(reasons), suspicions)

    def suspect(
        self, view: View, information: bytes, said: Sequence[Heard] = ()
    ) -> tuple[e.Suspicion, ...]:
        """How likely each seat is a Shadow."""
        belief = Belief(information, chance_of(self._sage.seed, information), said)
        return tuple(
            e.Suspicion(seat, "shadow", chance, _error(chance, belief.effective))
            for seat, chance in enumerate(belief.shadow)
        )


def _alternative(found: sage.Alternative) -> e.Alternative:
    parts = {
        "rest": found.rest,
        "team": found.team,
        "survival": found.survival,
        "illumination": found.illumination,
        "shards": found.shards,
        "loyalty": found.loyalty,
        "reading": -found.reading,
    }
    return e.alternative(
        found.action, found.value, found.error, parts, found.behind, found.behind_error
    )


def _most_suspect(shadow: Sequence[float], viewer: int | None) -> e.Why | None:
    """Whom the viewer takes for a Shadow, if there is somebody rather than nobody."""
    others = {seat: chance for seat, chance in enumerate(shadow) if seat != viewer}
    if not others:
        return None
    seat = max(others, key=lambda other: others[other])
    if others[seat] < 0.5:
        return None
    return e.Why("why-suspects", e.percent(others[seat]), seat=seat, role="shadow")


def _error(chance: float, worlds: float) -> float:
    """One standard error of a share that so many worlds tell; rounding may overshoot 0 and 1."""
    return sqrt(max(0.0, chance * (1.0 - chance)) / worlds)
