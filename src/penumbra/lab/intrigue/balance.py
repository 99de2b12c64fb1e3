"""What a board of Shadow of Intrigue is asked beside what all games are: how verdicts come out,
what a look, a lie or a name is worth to Dusk, how much is said."""

from collections.abc import Collection, Mapping, Sequence

import numpy as np

from penumbra.games.intrigue.terms import DUSK
from penumbra.lab.balance import Picture, Worth, chosen, spread
from penumbra.lab.estimates import Games
from penumbra.lab.facts import Facts
from penumbra.lab.intrigue import facts as at

MOST_SENT = 4
FEW = 8


RULES: Mapping[str, Collection[int]] = {
    "intrigue-lab-sent": [at.SENT],
    "intrigue-lab-spy-sent": [at.SPY_SENT],
    "intrigue-lab-saw-master": [at.SAW_MASTER],
    "intrigue-lab-saw-spy": [at.SAW_SPY],
    "intrigue-lab-lies": [at.LIES],
    "intrigue-lab-discussions": [at.DISCUSSIONS],
    "intrigue-lab-circles": [at.CIRCLES],
    "intrigue-lab-claimed": [at.CLAIMED],
    "intrigue-lab-claimed-falsely": [at.CLAIMED_FALSELY],
    "intrigue-lab-trusted": [at.TRUSTED],
    "intrigue-lab-accused": [at.ACCUSED],
    "intrigue-lab-silent": [at.SILENT],
    "intrigue-lab-master-named": [at.MASTER_NAMED],
}

NOTABLE: Mapping[str, Collection[int]] = {
    "intrigue-lab-most-lies": [at.CLAIMED_FALSELY],
}

WORTH_HELP, WORTH_SHARES = "intrigue-lab-worth-help", True
LENGTH = ("intrigue-lab-discussions", at.DISCUSSIONS)

WORTH = {
    "intrigue-lab-if-saw-master": at.SAW_MASTER,
    "intrigue-lab-if-saw-spy": at.SAW_SPY,
    "intrigue-lab-if-spy-sent": at.SPY_SENT,
    "intrigue-lab-if-lied": at.LIES,
    "intrigue-lab-if-master-named": at.MASTER_NAMED,
}


def pictures(facts: Facts, games: Games) -> Sequence[Picture]:
    """How verdicts come out, and how many interrogations they rest on."""
    master, spy = facts[:, at.MASTER_FOUND] > 0, facts[:, at.SPY_FOUND] > 0
    verdicts = {
        "intrigue-lab-both": master & spy,
        "intrigue-lab-master-only": master & ~spy,
        "intrigue-lab-spy-only": ~master & spy,
        "intrigue-lab-neither": ~(master | spy),
    }
    return [
        chosen("intrigue-lab-verdicts", games, verdicts),
        spread("intrigue-lab-interrogations", games, facts[:, at.SENT].astype(np.int64), MOST_SENT),
    ]


def worth(facts: Facts, games: Games, players: int) -> Sequence[Worth]:
    """By how much Dusk wins more often in rounds in which something happened than in others."""
    told = []
    dusk = (facts[:, at.WINNER] == DUSK).astype(float)
    for name, column in WORTH.items():
        so = (facts[:, column] > 0).astype(float)
        if min(so.sum(), (1 - so).sum()) < FEW:
            continue
        value = games.difference((dusk * so, so), (dusk * (1 - so), 1 - so))
        if value is not None:
            told.append(Worth(name, "camp-dusk", value.counting(int(so.sum()))))
    return told
