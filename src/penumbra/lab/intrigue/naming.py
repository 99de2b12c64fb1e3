"""Talk in the smallest vocabulary that matters: every brother names one Grand Master.

Traitors name the real one, Adepts tell the truth; everybody else lies as he likes. What the Lord
can make of the names is laid down here, once, as a list of plans:

- "Trust": with three subjects he sends the first to look at the second, which always leaves one
  subject who must be an Adept, and has two chances in three to tell the Spy; with two he trusts one
  of them, right every other time. The Adept looks at one brother: a Grand Master or a Traitor gives
  the Grand Master away, after a Paladin the Lord guesses.
- "Hunt": the Adept looks at a subject instead, so that the Spy is known. One time in three somebody
  is left who must be an Adept and looks at a brother, else the Lord guesses.

`value` is what a round is worth if the liars agree on every word and even know who the Traitors
are: a linear programme, small because brothers are alike until somebody names them. `circle` has
liars who speak in turn and know no more than they would at the table.
"""

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import NamedTuple, TypeAlias

from penumbra.lab.intrigue.decks import Deck
from penumbra.lab.intrigue.programme import Programme

Names: TypeAlias = tuple[int, ...]
"""Whom each brother names."""


class World(NamedTuple):
    """Who is who behind the Brotherhood's backs; the others are Paladins."""

    master: int
    traitors: tuple[int, ...]


class Plan(NamedTuple):
    """What a Lord does after the talk: at whom an Adept looks, the guess if he finds a Paladin, and
    the guess if nobody may look; None: he trusts instead of hunting."""

    look_at: int
    after_paladin: int
    unseen: int | None = None

    def found(self, world: World) -> bool:
        """Whether the look leads to the Grand Master."""
        return world.master in (self.look_at, self.after_paladin) or self.look_at in world.traitors

    def worth(self, world: World, subjects: int) -> float:
        """How often it finds both Grand Master and Spy."""
        if self.unseen is None:
            return spy_told(subjects) * self.found(world)
        return ADEPT_LEFT * self.found(world) + (1 - ADEPT_LEFT) * (self.unseen == world.master)


ADEPT_LEFT = 1 / 3  # how often the hunt for the Spy leaves an Adept to look at a brother


def spy_told(subjects: int) -> float:
    """How often a Lord who spends a look on it tells the Spy, whatever that one announces."""
    return 2 / 3 if subjects > 2 else 1 / 2


def worlds(deck: Deck) -> list[World]:
    """Every way Grand Master and Traitors can lie, by Grand Master."""
    return [
        World(master, traitors)
        for master in range(deck.brothers)
        for traitors in combinations(
            [b for b in range(deck.brothers) if b != master], deck.traitors
        )
    ]


def plans(deck: Deck) -> list[Plan]:
    """Every plan of the Lord. With two subjects a hunt leaves nobody to look."""
    brothers = range(deck.brothers)
    trusting = [Plan(*both) for both in product(brothers, repeat=2)]
    hunting = [Plan(*three) for three in product(brothers, repeat=3)] if deck.subjects > 2 else []
    return trusting + hunting


def value(deck: Deck) -> float:
    """How often Dusk wins a round if the liars agree on every word."""
    programme = Programme()
    alike = _Alike(deck.brothers)
    all_worlds, all_plans = worlds(deck), plans(deck)
    everything: dict[object, float] = {}
    cost: dict[object, float] = {}
    for names in alike.representatives:
        weight = alike.copies(names)
        possible = [world for world in all_worlds if _says_truth(world, names)]
        heard = {world: ("heard", names, alike.class_of(names, world)) for world in possible}
        for unknown in heard.values():
            everything[unknown] = everything.get(unknown, 0.0) + weight
        cost["worth", names] = weight
        for plan in all_plans:
            terms: dict[object, float] = {}
            for world, unknown in heard.items():
                terms[unknown] = terms.get(unknown, 0.0) + plan.worth(world, deck.subjects)
            programme.at_least(("worth", names), terms)
    programme.equal(everything, 1.0)
    return programme.minimum(cost)


def _says_truth(world: World, names: Names) -> bool:
    return all(names[traitor] == world.master for traitor in world.traitors)


class _Alike:
    """Ways to name that differ only in who is who: one of each kind is enough."""

    def __init__(self, brothers: int) -> None:
        self._orders = list(permutations(range(brothers)))
        kind_of: dict[Names, Names] = {}
        for names in product(range(brothers), repeat=brothers):
            if names not in kind_of:
                for same in self._renamed(names):
                    kind_of[same] = names
        self.representatives = sorted(set(kind_of.values()))
        self._unmoved = {
            names: [order for order in self._orders if _rename(names, order) == names]
            for names in self.representatives
        }

    def _renamed(self, names: Names) -> Iterator[Names]:
        return (_rename(names, order) for order in self._orders)

    def copies(self, names: Names) -> int:
        """How many ways to name are of this kind."""
        return len(self._orders) // len(self._unmoved[names])

    def class_of(self, names: Names, world: World) -> World:
        """One world for all that look the same beside these names."""
        return min(
            World(order[world.master], tuple(sorted(order[traitor] for traitor in world.traitors)))
            for order in self._unmoved[names]
        )


def _rename(names: Names, order: tuple[int, ...]) -> Names:
    renamed = [0] * len(names)
    for speaker, named in enumerate(names):
        renamed[order[speaker]] = order[named]
    return tuple(renamed)
