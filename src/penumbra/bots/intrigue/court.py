"""Who may be who: every way the roles can lie that fits the backs, weighed by what was said.

The ways are few (180 at a full table), so all of them are counted, none is guessed. `public` is
what somebody without secrets believes, which is what the Lord believes; `own` is what the viewer
believes, who knows his card and what he was shown.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from penumbra.bots.intrigue.tongues import HEARSAY, Saying, Weights, saying, tongues
from penumbra.games.claims import Heard
from penumbra.games.intrigue import View
from penumbra.games.intrigue.talk import in_circles, is_free, word_of
from penumbra.games.intrigue.terms import (
    ADEPT,
    GRAND_MASTER,
    LORD,
    PALADIN,
    ROLES,
    SPY,
    TRAITOR,
)

Ways = NDArray[np.int64]

BESIDE = 0.5  # of its weight a word has beside the circles, where anybody says as much as he likes


@lru_cache(maxsize=1024)
def ways_to_deal(camps: tuple[str, ...], lord: int, traitors: int) -> Ways:
    """Every assignment of roles to seats behind these backs, one a row."""
    subjects = [seat for seat, camp in enumerate(camps) if camp == "dusk" and seat != lord]
    brothers = [seat for seat, camp in enumerate(camps) if camp == "brotherhood"]
    ways = []
    for spy in subjects:
        for master in brothers:
            rest = [seat for seat in brothers if seat != master]
            for turned in combinations(rest, traitors):
                way = [PALADIN if camp == "brotherhood" else ADEPT for camp in camps]
                way[lord], way[spy], way[master] = LORD, SPY, GRAND_MASTER
                for seat in turned:
                    way[seat] = TRAITOR
                ways.append(way)
    return np.array(ways, dtype=np.int64)


def beside_circles(view: View, heard: Sequence[Heard]) -> set[tuple[int, Saying]]:
    """Who said what in this round beside the acts of the rules."""
    words = [
        (one.seat, saying(word_of(one) or "silence"))
        for one in heard
        if one.round == view.round and not one.act
    ]
    return {(seat, said) for seat, said in words if said is not None and said.about != view.lord}


class Court:
    """A round of Shadow of Intrigue as the viewer can reckon it."""

    def __init__(self, view: View, heard: Sequence[Heard] = ()) -> None:
        """What was heard beside the acts of the rules counts as well: where talk is free as if it
        had been said in circles, else for half of it."""
        assert view.viewer is not None, "A spectator has nothing to choose."
        self.view = in_circles(view, heard)
        self._beside = set() if is_free(view) else beside_circles(view, heard)
        self.me = view.viewer
        camps = tuple(seat.camp or "" for seat in view.seats)
        self.subjects = [s for s, camp in enumerate(camps) if camp == "dusk" and s != view.lord]
        self.brothers = [s for s, camp in enumerate(camps) if camp == "brotherhood"]
        self.ways = ways_to_deal(camps, view.lord, view.deck["traitor"])
        self.tongues = tongues(len(self.brothers), len(self.subjects))
        own_role = view.seats[self.me].role
        assert own_role is not None, "Everybody knows his own card."
        self.role = ROLES.index(own_role)
        self.pairs = self._pairs()
        self.public = self._weigh()
        self.own = self._with_secrets()

    def _pairs(self) -> Ways:
        """Of each way, Grand Master and Spy as one number."""
        master = np.argmax(self.ways == GRAND_MASTER, axis=1)
        spy = np.argmax(self.ways == SPY, axis=1)
        return np.asarray(master * self.view.players + spy)

    def _weigh(self) -> Weights:
        """What the talk and the interrogations make of each way, all told equal at the deal.

        Saying the same again is no new evidence, nor is what an interrogator says of his target
        beside the announcement.
        """
        weights = np.ones(len(self.ways))
        examined = {(check.interrogator, check.target) for check in self.view.interrogations}
        words = self._in_circles()
        for speaker, said in sorted(words | self._beside):
            if (speaker, said.about) not in examined:
                share = HEARSAY if (speaker, said) in words else HEARSAY * BESIDE
                weights *= self.likelihood(speaker, said) ** share
        for check in self.view.interrogations:
            if check.target is not None and check.announced is not None:
                weights *= self.announcing(
                    check.interrogator, check.target, ROLES.index(check.announced)
                )
        return np.asarray(weights / weights.sum())

    def _in_circles(self) -> set[tuple[int, Saying]]:
        """Who said what in the circles of this round."""
        return {
            (speaker, words)
            for circle in self.view.talk
            for speaker, text in enumerate(circle.claims)
            if (words := saying(text or "silence")) is not None
        }

    def _with_secrets(self) -> Weights:
        """Only the ways in which every card the viewer has seen is what he saw."""
        weights = self.public.copy()
        for seat, there in enumerate(self.view.seats):
            if there.role is not None:
                weights[self.ways[:, seat] != ROLES.index(there.role)] = 0.0
        return np.asarray(weights / weights.sum())

    # likelihoods, one number a way

    def likelihood(self, speaker: int, said: Saying) -> Weights:
        """How likely a speaker says this."""
        roles = self.ways[:, speaker]
        if said.about == speaker:
            return np.asarray(self.tongues.of_oneself[said.word][roles])
        return np.asarray(self.tongues.of_another[said.word][roles, self.ways[:, said.about]])

    def announcing(self, interrogator: int, target: int, role: int) -> Weights:
        """How likely an interrogator announces this role of a target."""
        table = self.tongues.announced[role]
        return np.asarray(table[self.ways[:, interrogator], self.ways[:, target]])

    # what follows

    def chance(self, seat: int, role: int) -> float:
        """How likely a seat has a role, as far as the viewer knows."""
        return float(self.own[self.ways[:, seat] == role].sum())

    def verdicts(self, weights: Weights) -> Weights:
        """How likely each pair of condemned would be the right one: [Grand Master, Spy]."""
        players = self.view.players
        chances = np.bincount(self.pairs, weights, minlength=players * players)
        return np.asarray(chances.reshape(players, players))

    def hits(self) -> Weights:
        """Of each way, how likely its Grand Master and Spy are the real ones, to the viewer."""
        return np.asarray(self.verdicts(self.own).ravel()[self.pairs])
