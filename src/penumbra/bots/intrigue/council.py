"""Who may be who, to somebody who knows how liars lie: evidence in the order in which it was heard.

Like `court`, every way the roles can lie is weighed. But words are not weighed one by one: liars of
one Brotherhood do best if everybody is named equally often (docs/intrigue-solved.md), so how likely
a lie is depends on what had been said before it. A Traitor names the real Grand Master; a liar
names whom others have left out, or pairs off if two Traitors must be covered. `names` says how, for
those who lie and for those who listen.
"""

from collections.abc import Container, Mapping, Sequence

import numpy as np

from penumbra.bots.intrigue.court import Court
from penumbra.bots.intrigue.tongues import HEARSAY, Saying, Weights, saying
from penumbra.games.claims import Heard
from penumbra.games.intrigue import View
from penumbra.games.intrigue.talk import word_of
from penumbra.games.intrigue.terms import ADEPT, GRAND_MASTER, ROLES, TRAITOR

TELLS = 0.9  # how often a Traitor's name is the real one
SLIPS = 0.02  # how often a liar's is
IN_CONCERT = 0.75  # how often a liar heeds what was said before; else he names anybody
ASIDE = 0.2  # of its weight a word has that names no Grand Master: everybody can say it

# How readily a liar names a fellow who has been named 0, 1, 2 … times: with one Traitor all shall
# be named alike, with two there shall be more than one who was named twice.
READINESS = {1: (1.0, 0.02, 0.001), 2: (0.3, 1.0, 0.02)}

TRUTH = 0.97  # of an Adept's announcements


def readiness(traitors: int, named: int) -> float:
    """How readily a liar names somebody who has been named so often."""
    table = READINESS[min(traitors, 2)]
    return table[min(named, len(table) - 1)]


def lies_in_concert(
    named: Mapping[int, int], barred: Container[int], traitors: int
) -> dict[int, float]:
    """Whom a liar names if he does it well, and how often: `named` says how often each brother has
    been named, `barred` whom he does not name."""
    ready = {
        seat: readiness(traitors, times) for seat, times in named.items() if seat not in barred
    }
    total = sum(ready.values())
    return {seat: share / total for seat, share in ready.items()}


class Council(Court):
    """A round of Shadow of Intrigue as somebody reckons it who knows the liars' ways."""

    def __init__(self, view: View, heard: Sequence[Heard] = ()) -> None:
        self.named: dict[int, list[int]] = {}
        """Who has been named Grand Master, and by whom, each speaker once."""
        self._aside = [
            (said.step, said.seat, words)
            for said in heard
            if said.round == view.round
            and not said.act
            and (words := saying(word_of(said) or "silence"))
        ]
        super().__init__(view)

    def _weigh(self) -> Weights:
        self.named = {seat: [] for seat in self.brothers}
        self._masters = np.argmax(self.ways == GRAND_MASTER, axis=1)
        weights = np.ones(len(self.ways))
        looks = list(self.view.interrogations)
        known: set[tuple[int, Saying]] = set()
        for discussion in range(1, len(looks) + 2):
            for speaker, said in self._words_of(discussion):
                if (speaker, said) not in known:
                    known.add((speaker, said))
                    weights *= self._hearing(speaker, said)
            if discussion <= len(looks):
                look = looks[discussion - 1]
                if look.target is not None and look.announced is not None:
                    role = ROLES.index(look.announced)
                    weights *= self._announced(weights, look.interrogator, look.target, role)
                    known.add((look.interrogator, Saying(look.target, role)))
        return np.asarray(weights / weights.sum())

    def _words_of(self, discussion: int) -> list[tuple[int, Saying]]:
        """What was said in a discussion: in the circles, then beside them."""
        said = []
        for circle in self.view.talk:
            if circle.discussion == discussion:
                first = self.view.lord + 1
                for k in range(self.view.players):
                    speaker = (first + k) % self.view.players
                    text = circle.claims[speaker]
                    if text and (words := saying(text)) is not None:
                        said.append((speaker, words))
        said += [(seat, words) for step, seat, words in self._aside if step == discussion]
        return [(seat, words) for seat, words in said if seat != self.view.lord]

    def _hearing(self, speaker: int, said: Saying) -> Weights:
        """How likely a speaker says this now, in each way."""
        if speaker in self.brothers and said.word == GRAND_MASTER and said.about in self.brothers:
            if said.about != speaker:
                likely = self.naming(speaker, said.about)
                if speaker not in self.named[said.about]:
                    self.named[said.about].append(speaker)
                return likely
        return np.asarray(self.likelihood(speaker, said) ** (HEARSAY * ASIDE))

    def after_word(self, speaker: int, text: str) -> Weights:
        """What everybody would believe after one more word; what was said before is no news."""
        said = saying(text)
        told = {circle.claims[speaker] for circle in self.view.talk}
        if said is None or text in told or speaker == self.view.lord:
            return self.public
        named = {seat: list(namers) for seat, namers in self.named.items()}
        weights = self.public * self._hearing(speaker, said)
        self.named = named
        return np.asarray(weights / weights.sum())

    def naming(self, speaker: int, about: int) -> Weights:
        """How likely a brother names this Grand Master, after all that have been named."""
        others = max(1, len(self.brothers) - 2)
        table = np.empty((2, len(self.view.seats)))  # [liar or Traitor, by the real Grand Master]
        for master in self.brothers:
            shares = self.lies(speaker, master)
            lie = IN_CONCERT * shares.get(about, 0.0) + (1 - IN_CONCERT) / others
            table[0, master] = SLIPS if about == master else lie
            table[1, master] = TELLS if about == master else (1 - TELLS) / others
        turned = (self.ways[:, speaker] == TRAITOR).astype(int)
        return np.asarray(table[turned, self._masters])

    def lies(self, speaker: int, master: int) -> dict[int, float]:
        """Whom a liar names if he does it well, and how often."""
        named = {seat: len(self.named[seat]) for seat in self.brothers}
        return lies_in_concert(named, (speaker, master), self.view.deck["traitor"])

    def announcing(self, interrogator: int, target: int, role: int) -> Weights:
        """How likely an interrogator announces this role now: an Adept the truth, a Spy what an
        Adept might have seen."""
        return self._announced(self.public, interrogator, target, role)

    def _announced(self, weights: Weights, interrogator: int, target: int, role: int) -> Weights:
        honest = self.honest(interrogator, target, role)
        adept = self.ways[:, interrogator] == ADEPT
        mimicked = float(weights @ honest) / max(float(weights @ adept), 1e-12)
        return np.asarray(np.where(adept, honest, mimicked))

    def honest(self, interrogator: int, target: int, role: int) -> Weights:
        """How likely he is an Adept who announces this."""
        others = 1 if target in self.subjects else 2
        said = np.where(self.ways[:, target] == role, TRUTH, (1 - TRUTH) / others)
        return np.asarray(said * (self.ways[:, interrogator] == ADEPT))

    @property
    def pose(self) -> int:
        """The role the viewer pretends to have: everybody serves the Dusk, to hear him."""
        return ADEPT if self.me in self.subjects else TRAITOR

    def posing(self) -> Weights:
        """What the viewer would believe if he were who he pretends to be, and honest so far."""
        weights = self.public * (self.ways[:, self.me] == self.pose)
        for look in self.view.interrogations:
            if look.interrogator == self.me and look.announced is not None:
                weights = weights * (self.ways[:, look.target] == ROLES.index(look.announced))
        for seat, namers in self.named.items():
            if self.me in namers:
                weights = weights * (self._masters == seat)
        return np.asarray(weights / weights.sum()) if weights.any() else self.public
