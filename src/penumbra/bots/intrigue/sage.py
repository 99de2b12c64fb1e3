"""The Sage of Shadow of Intrigue: lies in concert, tells the truth at once, plans his looks.

What each role does follows from what a round is worth (docs/intrigue-solved.md): Traitors name the
Grand Master in the first circle, liars name whom others have left out, Adepts tell what they saw,
a Spy announces what an Adept might have seen. Beyond that everybody talks like those who go by
rules of thumb, liars like the Traitor or Adept they pretend to be, or says nothing: there
temperaments differ. Nothing is remembered between choices.
"""

from collections.abc import Sequence
from random import Random

from penumbra.bots.intrigue import lord, plans, speech
from penumbra.bots.intrigue.council import Council
from penumbra.bots.intrigue.court import Court
from penumbra.bots.intrigue.natures import TEMPERAMENTS
from penumbra.bots.temperament import Temperament
from penumbra.games.claims import Heard
from penumbra.games.intrigue import View
from penumbra.games.intrigue.terms import (
    BROTHERHOOD,
    GRAND_MASTER,
    LORD,
    LOYAL_TO,
    ROLES,
    SPY,
    TRAITOR,
)

CONVINCED = 0.75  # an Adept calls somebody the Spy whom he believes to be it that much

TRUTHFUL = 0.5  # a Spy tells the truth of a brother, if it may be looked at again


class Sage:
    """A player of Shadow of Intrigue who reckons with being read."""

    def __init__(self, seed: int, temperament: Temperament = "steady") -> None:
        self._luck = Random(seed)
        self._nature = TEMPERAMENTS[temperament]
        self._heard: Sequence[Heard] = ()

    def hear(self, said: Sequence[Heard]) -> None:
        """What has been said, in circles or not."""
        self._heard = said

    def choose(self, view: View, information: bytes) -> str:
        """One of the viewer's actions when the table waits for him."""
        council = Council(view, self._heard)
        match view.decision.kind:
            case "speak" if council.role != LORD:
                return self._speak(council)
            case "speak" if council.me in view.decision.waiting:
                return lord.speak(council, self._luck, self._nature)
            case "speak" | "command":
                return plans.command(council, self._luck)
            case "announce" if council.role == SPY:
                return self._announce(council)
            case "announce":
                return f"announce {view.interrogations[-1].seen}"
            case "point":
                return plans.point(council, self._luck)
            case _:
                return lord.condemn(council, self._luck)

    def interrupt(self, view: View, information: bytes) -> str | None:
        """The Lord stops the talk when he has heard enough; else None."""
        if "judge" not in view.legal:
            return None
        return "judge" if plans.is_sure(Council(view, self._heard)) else None

    def _announce(self, council: Council) -> str:
        """A Spy says what an Adept might have seen, as likely as everybody must think it.

        So whoever hears it learns nothing of who spoke. If the Lord believes him, he condemns
        somebody else as the Spy, and even the truth does no harm: as long as somebody may be sent
        to look again, it is told half of the time.
        """
        target = council.view.interrogations[-1].target
        assert target is not None
        unused = [seat for seat in council.subjects if not council.view.seats[seat].used]
        if target in council.brothers and unused and self._luck.random() < TRUTHFUL:
            return f"announce {council.view.interrogations[-1].seen}"
        posing = council.posing()
        weights = {
            text: float(posing @ council.honest(council.me, target, ROLES.index(text.split()[1])))
            for text in council.view.legal
        }
        return self._luck.choices(list(weights), list(weights.values()))[0]

    def _speak(self, council: Council) -> str:
        """The one word that matters, if it has not been said; else small talk."""
        matters = self._name(council) if council.me in council.brothers else self._spot(council)
        court = Court(council.view, self._heard)
        told = {text for circle in court.view.talk if (text := circle.claims[council.me])}
        if matters is not None and matters not in told:
            return matters
        if self._luck.random() < self._nature.silent:
            return "silence"
        if LOYAL_TO[council.role] == BROTHERHOOD:
            court.role, court.own = council.pose, council.posing()
        return speech.speak(court, self._luck, self._nature)

    def _name(self, council: Council) -> str | None:
        """A brother names a Grand Master, once: a Traitor the real one, the others anybody else."""
        me = council.me
        if any(me in namers for namers in council.named.values()):
            return None
        master = _seat_of(council, GRAND_MASTER)
        if council.role == TRAITOR:
            return f"claim {master} grand-master"
        lies = council.lies(me, master)
        named = self._luck.choices(list(lies), list(lies.values()))[0]
        return f"claim {named} grand-master"

    def _spot(self, council: Council) -> str | None:
        """An Adept calls the Spy whom he believes to be it; a Spy says what an Adept would."""
        spies = _chances(council, SPY)
        spy = max(spies, key=lambda seat: spies[seat])
        return f"claim {spy} spy" if spies[spy] >= CONVINCED else None


def _chances(council: Council, role: int) -> dict[int, float]:
    """How likely each other subject has a role to the viewer, or to the Adept he poses as."""
    believed = council.posing() if council.role == SPY else council.own
    return {
        seat: float(believed[council.ways[:, seat] == role].sum())
        for seat in council.subjects
        if seat != council.me
    }


def _seat_of(council: Council, role: int) -> int:
    """Where the viewer knows a role to be."""
    return max(range(council.view.players), key=lambda seat: council.chance(seat, role))
