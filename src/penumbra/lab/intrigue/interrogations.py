"""What interrogations alone are worth: a linear programme over a lying Spy and an adaptive Lord.

Adepts tell the truth, nobody else says a word. A history is what everybody heard: who was sent to
whom, and what he announced. Seats that no history has named yet are alike, so the Lord names them
in one order only and a Spy treats them alike; that makes the programme small enough to write down.

The unknowns are how likely the Spy announces what, and of each history the most the Lord can still
make of it: never less than any verdict, nor than any further interrogation. The Spy makes the
first history worth as little as he can.
"""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from penumbra.lab.intrigue.decks import Deck
from penumbra.lab.intrigue.programme import Programme, Terms


class Card(NamedTuple):
    """A seat by its back, numbered in the order in which the Lord names them."""

    brother: bool
    number: int


class Look(NamedTuple):
    """One interrogation. `found` is what was announced: the one role sought behind such a back
    (Spy or Grand Master), or not."""

    interrogator: int
    target: Card
    found: bool


History: TypeAlias = tuple[Look, ...]


def value(deck: Deck, looks: int | None = None) -> float:
    """How often Dusk wins a round without talk, with at most so many interrogations."""
    limit = deck.subjects if looks is None else looks
    return _Interrogations(deck, limit).solve()


class _Interrogations:
    def __init__(self, deck: Deck, limit: int) -> None:
        self.deck = deck
        self.limit = limit
        self.programme = Programme()

    def solve(self) -> float:
        self._lay_out(())
        return self.programme.minimum({("worth", ()): 1.0})

    def _lay_out(self, history: History) -> None:
        """No history is worth less to the Lord than a verdict now, or than another look."""
        worth = ("worth", history)
        for spy in _known(self._subjects(history), self.deck.subjects):
            for master in _known(self._brothers(history), self.deck.brothers):
                self.programme.at_least(worth, self._mass(history, spy, master))
        if len(history) == self.limit:
            return
        for interrogator, target in self._commands(history):
            after = [(*history, Look(interrogator, target, found)) for found in (True, False)]
            self._spy_announces(history, interrogator, target)
            self.programme.at_least(worth, {("worth", heard): 1.0 for heard in after})
            for heard in after:
                self._lay_out(heard)

    def _subjects(self, history: History) -> int:
        """How many subjects have been named."""
        named = [look.interrogator for look in history]
        named += [look.target.number for look in history if not look.target.brother]
        return max(named, default=-1) + 1

    def _brothers(self, history: History) -> int:
        """How many brothers have been named."""
        named = [look.target.number for look in history if look.target.brother]
        return max(named, default=-1) + 1

    def _commands(self, history: History) -> Iterator[tuple[int, Card]]:
        """Whom the Lord may send to whom; of those not named yet, the next."""
        used = {look.interrogator for look in history}
        for interrogator in _known(self._subjects(history), self.deck.subjects):
            if interrogator in used:
                continue
            named = max(self._subjects(history), interrogator + 1)
            for subject in _known(named, self.deck.subjects):
                if subject != interrogator:
                    yield interrogator, Card(brother=False, number=subject)
            for brother in _known(self._brothers(history), self.deck.brothers):
                yield interrogator, Card(brother=True, number=brother)

    def _spy_announces(self, history: History, interrogator: int, target: Card) -> None:
        """If he is the Spy, he announces something, whoever the Grand Master is."""
        for master in self._masters_apart(history, target):
            says = [
                ("says", history, interrogator, target, master, found) for found in (True, False)
            ]
            self.programme.equal(dict.fromkeys(says, 1.0), 1.0)

    def _masters_apart(self, history: History, target: Card) -> range:
        """The Grand Masters a Spy can tell apart: those named, and one for all the others."""
        named = self._brothers(history)
        if target.brother:
            named = max(named, target.number + 1)
        return _known(named, self.deck.brothers)

    def _mass(self, history: History, spy: int, master: int) -> Terms:
        """How likely this is the truth and the history was heard: a number, or times a lie."""
        lie = None
        for k, look in enumerate(history):
            if look.interrogator == spy:
                before = history[:k]
                apart = self._masters_apart(before, look.target)
                told_apart = min(master, apart[-1])
                lie = ("says", before, spy, look.target, told_apart, look.found)
            elif look.found != (
                look.target == Card(look.target.brother, _hidden(look, spy, master))
            ):
                return {None: 0.0}
        return {lie: self.deck.blind}


def _hidden(look: Look, spy: int, master: int) -> int:
    return master if look.target.brother else spy


def _known(named: int, all_: int) -> range:
    """The seats that can be told apart: those named, and the next one for all the others."""
    return range(min(named + 1, all_))
