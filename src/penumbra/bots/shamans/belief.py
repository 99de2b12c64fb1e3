"""What a seat believes: which role cards are Shadows', which hands the others hold, who they are.

Hands and tiles are drawn as `Game.sample` draws them; each draw is weighed by what everybody did in
it (`evidence`), exactly for each of the at most ten ways the roles may lie and each kind of player
somebody may be. Worlds to search in are drawn from those weights.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import log
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from penumbra.bots.shamans.counting import count
from penumbra.bots.shamans.deeds import speak_of_roles
from penumbra.bots.shamans.evidence import AFTER, BEFORE, DEEDS, count_evidence
from penumbra.bots.shamans.hearsay import likelihood_of_all
from penumbra.bots.shamans.natures import STEADY, Nature, nature
from penumbra.bots.shamans.suspicion import last_swap
from penumbra.bots.shamans.temptation import settings
from penumbra.games.chance import generators
from penumbra.games.claims import Heard
from penumbra.games.driver import RNG_WORDS, ROOM, new_scratch
from penumbra.games.shamans import GAME
from penumbra.games.shamans.sight import VIEWER
from penumbra.games.shamans.state import (
    FACE,
    PLAYERS,
    ROLE_CARD,
    ROW,
    SEATS,
)
from penumbra.games.shamans.terms import SHADOW, SHADOWS_AMONG, SHAMAN

Words = NDArray[np.int64]
Weights = NDArray[np.float64]
Rates: TypeAlias = tuple[float, float]  # as Shaman and as Shadow

CANDIDATES = 1500  # hands that are weighed; late in a round few of them fit


class Kind(NamedTuple):
    """A kind of player somebody may be, and what it does as Shaman and as Shadow."""

    prior: float
    nature: Nature
    refuses: tuple[Rates, Rates, Rates]
    """How often, where it could follow, by setting (`temptation`)."""
    leads_cruelly: Rates = (0.45, 0.85)
    """How often it leads what the fewest can follow, where it has a choice."""
    leads_high: Rates = (0.14, 0.31)
    """How often it leads its highest card of a world."""
    takes_highest: Rates = (0.04, 0.27)
    """How often it follows with the highest card of the table, where it could lay the lowest."""
    goes_above: Rates = (0.48, 0.92)
    """The same where it could only lay one in between instead."""
    parts_from_few: Rates = (0.09, 0.46)
    """How often a card off-suit by need is one of a world it has few of, not of many."""
    gives_of_few: Rates = (0.10, 0.78)
    """The same of the card it passes on."""
    purpose: float = 1.0
    """How far its other deeds (`deeds`) tell what they tell of who means them."""


KINDS = (
    Kind(0.54, STEADY, ((0.02, 0.20), (0.02, 0.42), (0.02, 0.57))),
    Kind(
        0.22,
        nature(step_as_shadow=0.8, blame_as_shadow=1.8),
        ((0.02, 0.06), (0.02, 0.16), (0.02, 0.42)),
        leads_cruelly=(0.45, 0.75),
    ),
    Kind(
        0.16,
        nature(step_as_shadow=1.3, blame_as_shadow=0.4),
        ((0.02, 0.46), (0.02, 0.56), (0.02, 0.66)),
    ),
    Kind(
        0.08,
        nature(careless=0.3, mood=6.0),
        ((0.40, 0.56), (0.40, 0.58), (0.40, 0.60)),
        leads_cruelly=(0.50, 0.60),
        leads_high=(0.33, 0.36),
        takes_highest=(0.14, 0.28),
        goes_above=(0.45, 0.60),
        parts_from_few=(0.28, 0.42),
        gives_of_few=(0.35, 0.60),
        purpose=0.3,
    ),
)
NATURES = np.array([kind.nature for kind in KINDS])
NATURES.flags.writeable = False
PRIORS = np.array([kind.prior for kind in KINDS])
PURPOSES = np.array([kind.purpose for kind in KINDS])


def _log_rates(kind: Kind, role: int) -> Iterator[float]:
    """Of each deed of `evidence`: of two that exclude each other, what is left and what is done."""
    leads = (kind.leads_cruelly, kind.leads_high)
    follows = (kind.takes_highest, kind.goes_above)
    for rates in (*kind.refuses, *leads, *follows, kind.parts_from_few, kind.gives_of_few):
        yield log(1.0 - rates[role])
        yield log(rates[role])


# by role, kind and deed (`evidence`)
LOG_LIKELIHOOD = np.array(
    [[[*_log_rates(kind, role)] for kind in KINDS] for role in (SHAMAN, SHADOW)]
)


class Belief:
    """A seat's belief from its information state; `chance` decides which worlds it thinks of."""

    def __init__(
        self,
        information: bytes,
        chance: np.random.Generator,
        heard: Sequence[Heard] = (),
        candidates: int = CANDIDATES,
    ) -> None:
        self.seen = np.concatenate([GAME.seen(information), np.zeros(ROOM, dtype=np.int64)])
        self.players = int(self.seen[PLAYERS])
        self.me = int(self.seen[VIEWER])
        self._chance = chance
        self._heard = heard
        count(self.seen, self.seen.view(np.float64))
        self.candidates = self._imagined(candidates)
        self.assignments = self._assignments()
        self._likelihood = self._likelihoods()
        self.weights = self._weigh(self.assignments)
        roles = self.weights.sum(axis=0)
        held = self.seen[ROLE_CARD : ROLE_CARD + self.players]
        self.shadow: list[float] = (roles @ (self.assignments == SHADOW))[held].tolist()
        """How likely each seat is a Shadow now."""
        self.effective = 1.0 / float((self.weights.sum(axis=1) ** 2).sum())
        """How many candidates the weights really rest on."""

    def _imagined(self, count_: int) -> Words:
        rows = np.zeros((count_, ROW + RNG_WORDS), dtype=np.int64)
        rows[:, ROW:] = self._generators(count_)
        GAME.driver.worlds(self.seen, rows, new_scratch())
        return rows

    def _generators(self, count_: int) -> Words:
        return generators(int(self._chance.integers(1 << 62)), count_)

    def _assignments(self) -> Words:
        """Every way the roles may lie on the role cards, by what the viewer knows (S-04)."""
        faces = self.seen[FACE : FACE + self.players]
        found = []
        for shadows in combinations(range(self.players), SHADOWS_AMONG[self.players]):
            roles = [SHADOW if card in shadows else SHAMAN for card in range(self.players)]
            if all(face in (-1, role) for face, role in zip(faces, roles, strict=True)):
                found.append(roles)
        return np.array(found)

    def _likelihoods(self) -> Weights:
        """Of each candidate, seat, role before the last swap, role after, and kind of player."""
        counts = np.zeros((len(self.candidates), 2, SEATS, DEEDS), dtype=np.int64)
        hands = np.zeros(SEATS, dtype=np.int64)
        swap = last_swap(self.seen)
        count_evidence(self.seen, self.candidates, swap, settings(self.seen), hands, counts)
        logs = np.einsum("itsd,rkd->itsrk", counts[:, :, : self.players], LOG_LIKELIHOOD)
        logs += speak_of_roles(self.seen)[:, :, :, None] * PURPOSES
        both = logs[:, BEFORE, :, :, None, :] + logs[:, AFTER, :, None, :, :]
        return np.asarray(np.exp(both) * PRIORS)

    def _weigh(self, assignments: Words) -> Weights:
        """By candidate and assignment."""
        held = self.seen[ROLE_CARD : ROLE_CARD + self.players]
        weights = np.ones((len(self.candidates), len(assignments)))
        by_role = self._likelihood.sum(axis=-1)
        for a, roles in enumerate(assignments):
            for seat in range(self.players):
                if seat != self.me:
                    weights[:, a] *= by_role[:, seat, roles[seat], roles[held[seat]]]
        if self._heard:
            weights *= likelihood_of_all(self._heard, self.seen, assignments[:, held])
        total = weights.sum()
        return weights / total if total > 0.0 else np.full_like(weights, 1.0 / weights.size)

    def worlds(self, count_: int) -> tuple[Words, Words]:
        """So many worlds drawn by their weights, each with the kind of player in every seat."""
        return self._drawn(count_, self.assignments, self.weights)

    def worlds_if_innocent(self, count_: int) -> tuple[Words, Words]:
        """The same as others must think possible: the viewer, a Shadow, is a Shaman, and somebody
        else is a Shadow in his stead. What he really thinks, if everybody else is known."""
        mine = int(self.seen[ROLE_CARD + self.me])
        ways = []
        for roles in self.assignments:
            for card in range(self.players):
                if roles[card] == SHAMAN and self.seen[FACE + card] == -1:
                    way = roles.copy()
                    way[mine], way[card] = SHAMAN, SHADOW
                    ways.append(way)
        if not ways:
            return self.worlds(count_)
        assignments = np.unique(ways, axis=0)
        return self._drawn(count_, assignments, self._weigh(assignments))

    def _drawn(self, count_: int, assignments: Words, weights: Weights) -> tuple[Words, Words]:
        flat = weights.ravel()
        steps = (np.arange(count_) + self._chance.random()) / count_ * flat.sum()
        drawn = np.minimum(np.searchsorted(np.cumsum(flat), steps), len(flat) - 1)
        self._chance.shuffle(drawn)
        which, way = np.divmod(drawn, len(assignments))
        rows = self.candidates[which]
        rows[:, ROW:] = self._generators(count_)
        rows[:, FACE : FACE + self.players] = assignments[way]
        return rows, self._kinds(which, assignments[way])

    def _kinds(self, which: Words, roles: Words) -> Words:
        """A kind for everybody, by what he did in that world with that role."""
        kinds = np.zeros((len(which), SEATS), dtype=np.int64)
        held = self.seen[ROLE_CARD : ROLE_CARD + self.players]
        for seat in range(self.players):
            if seat != self.me:
                chances = self._likelihood[which, seat, roles[:, seat], roles[:, held[seat]]]
                steps = np.cumsum(chances, axis=1)
                luck = self._chance.random(len(which)) * steps[:, -1]
                kinds[:, seat] = (luck[:, None] > steps).sum(axis=1)
        return np.minimum(kinds, len(KINDS) - 1)
