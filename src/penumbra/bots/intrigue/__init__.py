"""Rules of thumb for Shadow of Intrigue: honest Adepts, lying Spies, a Lord who weighs words.

`tongues` says what each role says how often, `court` counts every way the roles may lie and weighs
it by what was said, `lord` and `speech` decide, `natures` says how characters differ; `explain`
says what the Sage thinks. Nothing is remembered between choices.
"""

from collections.abc import Sequence
from random import Random

from penumbra.bots.intrigue import lord, speech
from penumbra.bots.intrigue.court import Court
from penumbra.bots.intrigue.explain import Explainer
from penumbra.bots.intrigue.natures import TEMPERAMENTS
from penumbra.bots.intrigue.sage import Sage
from penumbra.bots.temperament import Temperament
from penumbra.games.claims import Heard
from penumbra.games.intrigue import View
from penumbra.games.intrigue.terms import LORD


class RuleOfThumb:
    """A player of Shadow of Intrigue who goes by rules of thumb."""

    def __init__(self, seed: int, temperament: Temperament = "steady") -> None:
        self._luck = Random(seed)
        self._nature = TEMPERAMENTS[temperament]
        self._heard: Sequence[Heard] = ()

    def hear(self, said: Sequence[Heard]) -> None:
        """What has been said, in circles or not."""
        self._heard = said

    def choose(self, view: View, information: bytes) -> str:
        """One of the viewer's actions when the table waits for him."""
        court = Court(view, self._heard)
        match view.decision.kind:
            case "speak" if court.role != LORD:
                return speech.speak(court, self._luck, self._nature)
            case "speak" if court.me in view.decision.waiting:
                return lord.speak(court, self._luck, self._nature)
            case "speak" | "command":
                return lord.command(court, self._luck, self._nature)
            case "announce":
                return speech.announce(court, self._luck, self._nature)
            case "point":
                return lord.point(court, self._luck)
            case _:
                return lord.condemn(court, self._luck)

    def interrupt(self, view: View, information: bytes) -> str | None:
        """The Lord stops the talk when he has heard enough; else None."""
        if "judge" not in view.legal:
            return None
        return "judge" if lord.is_sure(Court(view, self._heard), self._nature) else None


LEVELS = {"seeker": RuleOfThumb, "sage": Sage}

EXPLAIN = Explainer
