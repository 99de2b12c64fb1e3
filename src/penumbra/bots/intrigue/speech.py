"""Speaking for everybody but the Lord: what to claim in a circle, what to announce after a look.

Words are drawn from the table of `tongues`, bent by what they would do to the Lord's belief: Adepts
and Traitors want it to come nearer to the truth, the others to go astray.
"""

from random import Random

from penumbra.bots.intrigue.court import Court
from penumbra.bots.intrigue.natures import Nature
from penumbra.bots.intrigue.tongues import ACCUSE, HEARSAY, Saying, Weights, saying
from penumbra.games.intrigue.terms import (
    ADEPT,
    BROTHERHOOD,
    DUSK,
    GRAND_MASTER,
    LOYAL_TO,
    ROLES,
)

REPETITION = 0.5  # how readily one says the same again


def speak(court: Court, luck: Random, nature: Nature) -> str:
    """One claim, or silence (B10)."""
    repeated = {text for circle in court.view.talk if (text := circle.claims[court.me])}
    effect = _Effect(court, nature)
    weights = {}
    for text in court.view.legal:
        said = saying(text)
        if said is not None and _says(court, said, nature.credence):
            likely = court.likelihood(court.me, said)
            weights[text] = float(court.own @ likely) * effect.of(likely**HEARSAY)
        elif text == "silence":
            weights[text] = nature.silence
    for text in repeated.intersection(weights):
        weights[text] *= REPETITION
    return luck.choices(list(weights), list(weights.values()))[0]


class _Effect:
    """What words would do to the Lord's belief in the true Grand Master and Spy."""

    def __init__(self, court: Court, nature: Nature) -> None:
        self.public = court.public
        self.hits = court.hits()
        self.before = float(court.public @ self.hits)
        self.wish = nature.persuasion * (1.0 if LOYAL_TO[court.role] == DUSK else -1.0)

    def of(self, likely: Weights) -> float:
        """How much readier one is to say what the Lord takes for so likely in each way."""
        heard = self.public * likely
        after = float(heard @ self.hits) / float(heard.sum())
        return float((after / self.before) ** self.wish)


def _says(court: Court, said: Saying, credence: float) -> bool:
    """What a role would never say is out of the question.

    Who is loyal to the Dusk does not lie to his Lord; who is loyal to the Brotherhood does not
    point at the Grand Master, nor at the Spy if he knows him, and does not contradict himself.
    """
    if LOYAL_TO[court.role] == BROTHERHOOD:
        return not _betrays(court, said) and not _contradicts(court, said)
    return said.word >= len(ROLES) or court.chance(said.about, said.word) >= credence


def _betrays(court: Court, said: Saying) -> bool:
    """It points at one of the two who must not be found."""
    known = court.view.seats[said.about].role
    named = ROLES[said.word] if said.word < len(ROLES) else None
    return known in ("grand-master", "spy") and (named == known or said.word == ACCUSE)


def _contradicts(court: Court, said: Saying) -> bool:
    """It does not go with what the viewer has said of this seat, or of another one's role."""
    if said.word >= len(ROLES):
        return False
    for about, role in _told(court):
        if about == said.about and role != said.word:
            return True
        if about != said.about and role == said.word and court.view.deck[ROLES[role]] == 1:
            return True
    return False


def _told(court: Court) -> list[Saying]:
    """The roles the viewer has named in this round, in talk and as an interrogator."""
    view = court.view
    told = [saying(text) for circle in view.talk if (text := circle.claims[court.me])]
    told += [
        Saying(check.target, ROLES.index(check.announced))
        for check in view.interrogations
        if check.interrogator == court.me and check.target is not None and check.announced
    ]
    return [said for said in told if said is not None and said.word < len(ROLES)]


def announce(court: Court, luck: Random, nature: Nature) -> str:
    """An Adept says what he saw. A Spy says what leads the Lord furthest astray (B9)."""
    check = court.view.interrogations[-1]
    assert check.target is not None
    assert check.seen is not None
    if court.role == ADEPT:
        return f"announce {check.seen}"
    effect = _Effect(court, nature)
    weights = {}
    for text in court.view.legal:
        role = ROLES.index(text.removeprefix("announce "))
        if role != GRAND_MASTER or check.seen != ROLES[GRAND_MASTER]:
            likely = court.announcing(court.me, check.target, role)
            weights[text] = float(court.own @ likely) * effect.of(likely)
    return luck.choices(list(weights), list(weights.values()))[0]
