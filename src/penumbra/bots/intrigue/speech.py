"""Speaking for everybody but the Lord: what to claim in a circle, what to announce after a look.

Words are drawn from the table of `tongues`, bent by what they would do to the Lord's belief: Adepts
and Traitors want it to come nearer to the truth, the others to go astray.
"""

from random import Random

import numpy as np

from penumbra.bots.intrigue.court import Court
from penumbra.bots.intrigue.tongues import ACCUSE, Saying, saying
from penumbra.games.intrigue.terms import (
    ADEPT,
    BROTHERHOOD,
    DUSK,
    GRAND_MASTER,
    LOYAL_TO,
    ROLES,
)

PERSUASION = 2.0  # how strongly words are bent towards their effect
SILENCE = 0.05  # the share of saying nothing
REPETITION = 0.25  # how readily one says the same again
CREDENCE = 0.5  # the loyal claim nothing they hold less likely than this


def speak(court: Court, luck: Random) -> str:
    """One claim, or silence (B10)."""
    repeated = {circle.claims[court.me] for circle in court.view.talk}
    hits = court.hits()
    believed = float(court.public @ hits)
    wish = PERSUASION if LOYAL_TO[court.role] == DUSK else -PERSUASION
    claims, weights = [], []
    for text in court.view.legal:
        said = saying(text)
        if text != "silence" and (said is None or not _says(court, said)):
            continue
        weight = SILENCE
        if said is not None:
            likely = court.likelihood(court.me, said)
            heard = court.public * likely
            weight = (
                float(court.own @ likely)
                * (float(heard @ hits) / float(heard.sum()) / believed) ** wish
            )
        claims.append(text)
        weights.append(weight * (REPETITION if text in repeated else 1.0))
    return luck.choices(claims, weights)[0]


def _says(court: Court, said: Saying) -> bool:
    """What a role would never say is out of the question.

    Who is loyal to the Dusk does not lie to his Lord; who is loyal to the Brotherhood does not
    point at the Grand Master, nor at the Spy if he knows him.
    """
    if LOYAL_TO[court.role] == BROTHERHOOD:
        return not _betrays(court, said)
    return said.word >= len(ROLES) or court.chance(said.about, said.word) >= CREDENCE


def _betrays(court: Court, said: Saying) -> bool:
    known = court.view.seats[said.about].role
    named = ROLES[said.word] if said.word < len(ROLES) else None
    if known in ("grand-master", "spy"):
        return named == known or said.word == ACCUSE
    return False


def announce(court: Court, luck: Random) -> str:
    """An Adept says what he saw. A Spy says what leads the Lord furthest astray (B9)."""
    check = court.view.interrogations[-1]
    assert check.target is not None
    assert check.seen is not None
    if court.role == ADEPT:
        return f"announce {check.seen}"
    hits = court.hits()
    choices, weights = [], []
    for text in court.view.legal:
        role = ROLES.index(text.removeprefix("announce "))
        if role == GRAND_MASTER and check.seen == ROLES[GRAND_MASTER]:
            continue
        likely = court.announcing(court.me, check.target, role)
        heard = court.public * likely
        truth = float(heard @ hits) / float(heard.sum())
        choices.append(text)
        weights.append(float(court.own @ likely) * np.exp(-PERSUASION * truth))
    return luck.choices(choices, weights)[0]
