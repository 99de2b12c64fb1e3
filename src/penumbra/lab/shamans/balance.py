"""What a board of Shamans is asked beside what all games are: how its rounds end, what artifacts
and rituals are worth, which of its rules come up."""

from collections.abc import Collection, Mapping, Sequence

import numpy as np

from penumbra.games.shamans.terms import (
    DIRECTIONS,
    ENDINGS,
    RITUALS,
    ROLES,
    SHADOW,
    SHAMAN,
    WINDOWS,
)
from penumbra.lab.balance import Picture, Worth, chosen, spread
from penumbra.lab.estimates import Games
from penumbra.lab.facts import Facts
from penumbra.lab.shamans import facts as at

MOST_OUT, MOST_NEAR = 3, 5
FEW = 8


def seats(first: int, kind: int = 0, kinds: int = 1) -> range:
    """The columns of all seats, of one kind of things among several."""
    return range(first + kind, first + at.COLUMNS.seats * kinds, kinds)


RULES: Mapping[str, Collection[int]] = {
    "shamans-lab-refused": seats(at.REFUSED),
    **{f"ritual-{name}": seats(at.PERFORMED, k, len(RITUALS)) for k, name in enumerate(RITUALS)},
    "shamans-lab-idle": [at.IDLE],
    "shamans-lab-swaps": [at.SWAPS],
    "shamans-lab-daggers": [at.DAGGERS],
    "shamans-lab-daggers-hidden": [at.DAGGERS_HIDDEN],
    "shamans-lab-chains": [at.CHAINS],
    "shamans-lab-named": [at.NAMED],
    **{f"shamans-lab-portal-{name}": [at.PORTALS + k] for k, name in enumerate(DIRECTIONS)},
    "shamans-lab-portals-hidden": [at.PORTALS_HIDDEN],
    **{f"shamans-lab-window-{name}": [at.WINDOW + k] for k, name in enumerate(WINDOWS)},
    "shamans-lab-masks": [at.MASKS],
    "shamans-lab-eclipse": [at.ECLIPSES],
    "shamans-lab-passed": [at.CARDS_PASSED],
    "shamans-lab-moved-back": [at.MOVED_BACK],
    "shamans-lab-sharded": seats(at.SHARDED),
}

NOTABLE: Mapping[str, Collection[int]] = {
    "shamans-lab-most-out": seats(at.OUT),
    "shamans-lab-most-back": [at.MOVED_BACK],
}

WORTH_HELP, WORTH_SHARES = "shamans-lab-worth-help", False
LENGTH = ("shamans-lab-tricks", at.TRICKS)


def pictures(facts: Facts, games: Games) -> Sequence[Picture]:
    """How rounds end, who is eliminated, how near the Moon the pawn came when Shamans won."""
    ending, winner = facts[:, at.ENDING], facts[:, at.WINNER]
    out = facts[:, at.OUT : at.OUT + at.COLUMNS.seats]
    roles = facts[:, at.ROLE_AT_END : at.ROLE_AT_END + at.COLUMNS.seats]
    fallen = (out * (roles == SHADOW)).sum(axis=1)
    nearest = np.maximum(facts[:, at.NEAREST], 0)
    told = [
        chosen(
            "shamans-lab-endings",
            games,
            {f"shamans-lab-ending-{name}": ending == k for k, name in enumerate(ENDINGS)},
        ),
        spread("shamans-lab-out", games, out.sum(axis=1), MOST_OUT),
        spread("shamans-lab-nearest", games, nearest, MOST_NEAR, winner == SHAMAN),
    ]
    if (fallen[winner == SHADOW] > 0).any():
        told.append(spread("shamans-lab-fallen", games, fallen, 1, winner == SHADOW))
    return told


def worth(facts: Facts, games: Games, players: int) -> Sequence[Worth]:
    """What artifacts and rituals are worth to each role, against an average one of their kind.

    Compared are seats of the same role that took (performed) as many; what differs is which.
    """
    told: list[Worth] = []
    roles = facts[:, at.ROLE : at.ROLE + players]
    gained = facts[:, at.COLUMNS.GAINED : at.COLUMNS.GAINED + players]
    for first, names in (
        (at.TAKEN, [f"tile-{name}" for name in at.ARTIFACT_NAMES]),
        (at.PERFORMED, [f"ritual-{name}" for name in RITUALS]),
    ):
        counts = facts[:, first : first + players * len(names)].reshape(
            len(facts), players, len(names)
        )
        for role, whom in enumerate(ROLES):
            line, seat = np.nonzero(roles == role)
            told += _compared(
                names, whom, counts[line, seat], gained[line, seat], Games(facts[line, 0])
            )
    return told


def _compared(
    names: Sequence[str], whom: str, counts: Facts, gained: Facts, games: Games
) -> list[Worth]:
    """The coefficient of each thing less the average of all, by how often each came up."""
    most = int(counts.sum(axis=1).max(initial=0))
    total = counts.sum(axis=0)
    if not most or (total < FEW).any():
        return []
    as_many = np.array([counts.sum(axis=1) == k for k in range(most + 1)]).T
    causes = np.hstack([counts.astype(float), as_many.astype(float)])
    contrasts = np.zeros((len(names), causes.shape[1]))
    contrasts[:, : len(names)] = np.eye(len(names)) - total / total.sum()
    found = games.fitted(gained.astype(float), causes, contrasts)
    return [
        Worth(name, f"role-{whom}", value.counting(int(count)))
        for name, value, count in zip(names, found, total, strict=True)
    ]
