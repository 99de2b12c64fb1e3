"""Liars who speak in turn, one circle of names: counterfactual regret for both sides.

The Brotherhood speaks in order of seats and everybody hears the names so far. A Traitor names the
real Grand Master. A liar knows the real one and names anybody else, himself too; who the Traitors
are he does not know until they have named (whoever names the real one is known to be a Traitor to
the liars, and to nobody else). So the liars are one player of perfect recall, and the Lord the
other: their regrets lead to the value (`naming` says what the Lord can do).

Each side's average is a strategy that anybody could play at the table. `bounds` is exactly what the
best opponents make of both: the true value lies between, and the nearer the more rounds.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from penumbra.lab.intrigue.decks import Deck
from penumbra.lab.intrigue.naming import ADEPT_LEFT, spy_told, worlds

Numbers: TypeAlias = NDArray[np.float64]
"""By world or Grand Master, and by the names so far; then by the next name."""

ROUNDS = 150


class Bounds(NamedTuple):
    """How often Dusk wins, at least and at most."""

    least: float
    """The Lord's average against the best liars."""
    most: float
    """The best Lord against the liars' average."""


def bounds(deck: Deck, rounds: int = ROUNDS) -> Bounds:
    """What both sides' averages are worth after so many rounds of regret."""
    liars, lord = Liars(deck), Lord(deck)
    wins = np.zeros_like(liars.possible[-1])
    for weight in range(1, rounds + 1):
        ways = [liars.mix(regrets) for regrets in liars.regrets]
        reach = liars.reach(ways)
        won = lord.learns(reach[-1])
        wins += weight * won
        liars.regret(ways, reach, won, weight)
    average = liars.reach([liars.mix(sums) for sums in liars.sums])[-1]
    return Bounds(liars.best(2.0 * wins / (rounds * (rounds + 1))), lord.best(average))


class Liars:
    """Grand Master and Paladins, and how each would speak after any names before him."""

    def __init__(self, deck: Deck) -> None:
        self.n = n = deck.brothers
        self.worlds = worlds(deck)
        self.master = np.array([world.master for world in self.worlds])
        self.turned = np.array([[p in world.traitors for p in range(n)] for world in self.worlds])
        self.lies = 1.0 - np.eye(n)[:, None, :]  # nobody lies by naming the real one
        self.truth = np.eye(n)[self.master][:, None, :]
        self.regrets = [np.zeros((n, n**speaker, n)) for speaker in range(n)]
        self.sums = [np.zeros((n, n**speaker, n)) for speaker in range(n)]
        anything = [np.broadcast_to(self.lies, (n, n**speaker, n)) for speaker in range(n)]
        self.possible = self.reach(anything)  # by chance and Traitors alone

    def mix(self, weights: Numbers) -> Numbers:
        """Shares of each name, by Grand Master: in proportion, or all lies alike."""
        return _in_proportion(weights, np.broadcast_to(self.lies / (self.n - 1), weights.shape))

    def reach(self, ways: list[Numbers]) -> list[Numbers]:
        """How likely each world and the names so far are together, before each speaker and after
        the last."""
        reach = [np.full((len(self.worlds), 1), 1.0 / len(self.worlds))]
        for speaker in range(self.n):
            said = reach[-1][:, :, None] * self._said(ways, speaker)
            reach.append(said.reshape(len(self.worlds), -1))
        return reach

    def _said(self, ways: list[Numbers], speaker: int) -> Numbers:
        """Shares of each name, by world: a Traitor tells the truth."""
        said = np.where(self.turned[:, speaker, None, None], self.truth, ways[speaker][self.master])
        return np.asarray(said)

    def regret(self, ways: list[Numbers], reach: list[Numbers], lost: Numbers, weight: int) -> None:
        """What each liar would rather have said; `lost` is how often the Lord wins, by world."""
        by_master = (self.n, len(self.worlds) // self.n)
        for speaker in range(self.n - 1, -1, -1):
            lost = lost.reshape(len(self.worlds), -1, self.n)
            lying = ~self.turned[:, speaker, None]
            loss = (self.possible[speaker] * lying)[:, :, None] * lost
            loss = loss.reshape(*by_master, -1, self.n).sum(axis=1)
            mean = (loss * ways[speaker]).sum(axis=-1, keepdims=True)
            self.regrets[speaker] = np.maximum(self.regrets[speaker] + mean - loss, 0.0)
            often = (reach[speaker] * lying).reshape(*by_master, -1).sum(axis=1)
            self.sums[speaker] += weight * often[:, :, None] * ways[speaker]
            lost = (lost * self._said(ways, speaker)).sum(axis=-1)

    def best(self, lost: Numbers) -> float:
        """How often the Lord wins if the liars know how often he would, by world and names."""
        by_master = (self.n, len(self.worlds) // self.n)
        for speaker in range(self.n - 1, -1, -1):
            lost = lost.reshape(len(self.worlds), -1, self.n)
            lying = ~self.turned[:, speaker, None]
            loss = (self.possible[speaker] * lying)[:, :, None] * lost
            loss = loss.reshape(*by_master, -1, self.n).sum(axis=1)
            loss = np.where(self.lies > 0.0, loss, np.inf)
            ways: list[Numbers] = [self.lies] * self.n
            ways[speaker] = np.eye(self.n)[loss.argmin(axis=-1)]
            lost = (lost * self._said(ways, speaker)).sum(axis=-1)
        return float(lost.mean())


class Worth(NamedTuple):
    """What each choice is worth after each way to name."""

    looks: Numbers
    """At whom to look and whom to guess if it is a Paladin, as one number."""
    guesses: Numbers
    """Whom to guess without a look."""


class Lord:
    """The plans of `naming` as choices one after the other: trust or hunt, look, guess."""

    def __init__(self, deck: Deck) -> None:
        n, self.hunts = deck.brothers, deck.subjects > 2
        self.told = spy_told(deck.subjects)
        all_worlds = worlds(deck)
        self.guess = np.array([[w.master == g for w in all_worlds] for g in range(n)], dtype=float)
        self.look = np.array(
            [
                [w.master in (look, after) or look in w.traitors for w in all_worlds]
                for look in range(n)
                for after in range(n)
            ],
            dtype=float,
        )
        self.regrets = [np.zeros((choices, n**n)) for choices in (n * n, n, 2)]

    def learns(self, heard: Numbers) -> Numbers:
        """After one more round: how often he wins, by world and names."""
        worth = self._worth(heard)
        look, guess, kind = (_shares(regrets) for regrets in self.regrets)
        found, guessed = (look * worth.looks).sum(axis=0), (guess * worth.guesses).sum(axis=0)
        kinds = self._kinds(found, guessed)
        for regrets, chosen, mean in (
            (self.regrets[0], worth.looks, found),
            (self.regrets[1], worth.guesses, guessed),
            (self.regrets[2], kinds, (kind * kinds).sum(axis=0)),
        ):
            np.maximum(regrets + chosen - mean, 0.0, out=regrets)
        look, guess, kind = (_shares(regrets) for regrets in self.regrets)
        wins = self._kinds(_times(self.look.T, look), _times(self.guess.T, guess))
        return np.asarray((kind[:, None, :] * wins).sum(axis=0))

    def best(self, heard: Numbers) -> float:
        """How often he wins if he knows how the liars lie."""
        worth = self._worth(heard)
        return float(
            self._kinds(worth.looks.max(axis=0), worth.guesses.max(axis=0)).max(axis=0).sum()
        )

    def believing(self, heard: Numbers) -> Numbers:
        """How often he wins, by world and names, if he does what is best for who believes this."""
        worth = self._worth(heard)
        found = self.look[worth.looks.argmax(axis=0)].T
        guessed = self.guess[worth.guesses.argmax(axis=0)].T
        best = self._kinds(worth.looks.max(axis=0), worth.guesses.max(axis=0)).argmax(axis=0)
        kinds = self._kinds(found, guessed)
        return np.asarray(np.where(best == 0, kinds[0], kinds[1]))

    def _worth(self, heard: Numbers) -> Worth:
        return Worth(_times(self.look, heard), _times(self.guess, heard))

    def _kinds(self, found: Numbers, guessed: Numbers) -> Numbers:
        """What trusting and hunting come to."""
        trusting = self.told * found
        hunting = ADEPT_LEFT * found + (1 - ADEPT_LEFT) * guessed
        return np.stack([trusting, hunting if self.hunts else 0.0 * hunting])


def _times(left: Numbers, right: Numbers) -> Numbers:
    """A product of matrices on one core: threads for such small ones only wait for each other."""
    return np.asarray(np.einsum("ij,jk->ik", left, right))


def _shares(regrets: Numbers) -> Numbers:
    """How often each choice is taken, the choices being the first axis."""
    even = np.full_like(regrets.T, 1.0 / len(regrets))
    return _in_proportion(regrets.T, even).T


def _in_proportion(weights: Numbers, otherwise: Numbers) -> Numbers:
    total = weights.sum(axis=-1, keepdims=True)
    return np.asarray(np.divide(weights, total, out=otherwise.copy(), where=total > 0))
