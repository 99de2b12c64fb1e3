"""Rules of thumb for Shamans: one quick, sound, human way to play every role.

`situation` lays a view out, `suspicion` says who is probably a Shadow, `outlook` what a space of
the track is worth; `trick`, `artifacts` and `rituals` decide. Nothing is remembered.
"""

from collections.abc import Callable, Mapping
from random import Random

from penumbra.bots.shamans import artifacts, rituals, trick
from penumbra.bots.shamans.situation import Situation
from penumbra.bots.shamans.suspicion import Suspicion
from penumbra.games.shamans import View

Decide = Callable[[Situation, Suspicion, Random], str]

DECISIONS: Mapping[str, Decide] = {
    "play": trick.play,
    "take": artifacts.take,
    "keep": artifacts.keep,
    "stabilize": artifacts.stabilize,
    "swap": rituals.swap,
    "neutralize": rituals.neutralize,
    "chain": rituals.chain,
    "give": rituals.give,
    "name": rituals.name,
}


class RuleOfThumb:
    """A player of Shamans who goes by rules of thumb."""

    def __init__(self, seed: int) -> None:
        self._luck = Random(seed)

    def choose(self, view: View, information: bytes) -> str:
        """One of the viewer's actions when the table waits for him."""
        situation = Situation(view)
        portal = artifacts.portal_now(situation)
        if portal is not None:
            return portal
        if "pass" in view.legal:
            return "pass"
        if all(action.startswith("portal ") for action in view.legal):
            return artifacts.portal_at_will(situation)
        return DECISIONS[view.decision.kind](situation, Suspicion(situation), self._luck)

    def interrupt(self, view: View, information: bytes) -> str | None:
        """A Portal out of turn, or None to let things go on."""
        return artifacts.portal_now(Situation(view))


LEVELS = {"thumb": RuleOfThumb}
