"""The Lord of Dusk: when to stop the talk, whom to send, whom to point at, whom to condemn.

He knows nothing and hears everything. Every question he puts is the one whose answer will tell him
most, whoever gives it.
"""

from random import Random

import numpy as np

from penumbra.bots.intrigue.court import Court
from penumbra.bots.intrigue.natures import Nature
from penumbra.bots.leaning import best
from penumbra.games.intrigue.terms import ADEPT, CAMP_OF, DUSK, GRAND_MASTER, LORD, ROLES, SPY

LAST_WORDS = 2.0  # as often as otherwise he lets them talk once more before the verdict
MOOD = 0.01


def command(court: Court, luck: Random, nature: Nature) -> str:
    """After a circle: more talk, an interrogation, or the verdict (B8, B11, B12)."""
    legal = court.view.legal
    sending = [action for action in legal if action.startswith("send ")]
    if is_sure(court, nature):
        return "judge"
    patience = nature.another_circle * (1.0 if sending else LAST_WORDS)
    if "circle" in legal and luck.random() < patience:
        return "circle"
    if not sending:
        return "judge"
    trusted = {action: court.chance(int(action.split()[1]), ADEPT) for action in sending}
    return best(trusted, MOOD, luck)


def is_sure(court: Court, nature: Nature) -> bool:
    """Nothing more needs to be said."""
    return float(court.verdicts(court.own).max()) >= nature.sure


def point(court: Court, luck: Random) -> str:
    """The target whose announcement will sharpen the picture most, lies reckoned with."""
    interrogator = court.view.interrogations[-1].interrogator
    worth = {
        action: _sharpness(court, interrogator, int(action.split()[1]))
        for action in court.view.legal
        if action.startswith("point ")
    }
    return best(worth, MOOD, luck)


def _sharpness(court: Court, interrogator: int, target: int) -> float:
    """How sharply the Lord will expect to see after an announcement: the mean of the sum of p²."""
    camp = court.view.seats[target].camp
    total = 0.0
    for role in range(len(ROLES)):
        if role != LORD and (CAMP_OF[role] == DUSK) == (camp == "dusk"):
            heard = court.own * court.announcing(interrogator, target, role)
            total += float(np.square(court.verdicts(heard)).sum()) / max(1e-12, float(heard.sum()))
    return total


def condemn(court: Court, luck: Random) -> str:
    """First one of the Brotherhood, then one of the Dusk: together the likeliest pair (B13)."""
    chances = court.verdicts(court.own)
    condemned = [seat for seat in court.brothers if court.view.seats[seat].condemned]
    if condemned:
        worth = {f"condemn {seat}": float(chances[condemned[0], seat]) for seat in court.subjects}
    else:
        worth = {f"condemn {seat}": float(chances[seat].max()) for seat in court.brothers}
    return best(worth, 0.0, luck)


def speak(court: Court, luck: Random, nature: Nature) -> str:
    """The Lord says aloud whom he suspects or trusts, so that the others have to answer."""
    opinions = ["silence"]
    for seat in range(court.view.players):
        guilty = max(court.chance(seat, GRAND_MASTER), court.chance(seat, SPY))
        if guilty > nature.opinion:
            opinions.append(f"accuse {seat}")
        elif court.chance(seat, ADEPT) > 1.0 - 0.5 * nature.opinion:
            opinions.append(f"trust {seat}")
    return luck.choice([opinion for opinion in opinions if opinion in court.view.legal])
