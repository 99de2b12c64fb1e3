"""Playing a card: to lead, to follow low or high, to go off-suit by need or by design.

Every card is given a worth in points: what the pawn's steps cost or bring, who will take the
artifact, who will complete a world, what the hand is good for afterwards, what the others think.
"""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from penumbra.bots.leaning import best
from penumbra.bots.shamans.artifacts import best_take
from penumbra.bots.shamans.outlook import moon_chance, moved, prize, step_worth
from penumbra.bots.shamans.rituals import ritual_worth, ritual_worth_by
from penumbra.bots.shamans.suspicion import Suspicion
from penumbra.bots.shamans.table import Table, in_world
from penumbra.games.shamans.terms import CARD_NAMES, NUMBERS

MOOD = 0.02
BLAME = 0.6  # the share of a round's prize that a refusal risks when Daggers are about


class Taste(NamedTuple):
    """What the two roles like beyond this trick, in steps of the pawn."""

    lead: float  # to be the next Guide
    flexible: float  # to have one more world to follow
    burden: float  # to be rid of a card nobody else can follow


SHAMAN = Taste(lead=0.0, flexible=0.8, burden=0.7)
SHADOW = Taste(lead=1.0, flexible=0.0, burden=0.0)


def play(table: Table, suspicion: Suspicion, luck: Random) -> str:
    """Lead, follow or leave: whichever card is worth most."""
    seat = _Turn(table, suspicion)
    worth = {f"play {CARD_NAMES[card]}": seat.worth(card) for card in table.hand}
    return best(worth, MOOD, luck)


class _Turn:
    """One player's turn: what is the same for all his cards is worked out once."""

    def __init__(self, table: Table, suspicion: Suspicion) -> None:
        self.table = table
        self.suspicion = suspicion
        self.step = step_worth(table)
        self.after_me = table.still_to_play()
        self.take = best_take(table, suspicion)
        self.blame = _blame(table)
        self.taste = SHADOW if table.is_shadow else SHAMAN

    def worth(self, card: int) -> float:
        """What playing a card is worth."""
        destination = self.table.destination
        world = card // NUMBERS
        if destination is None:
            steps = sum(1.0 - self.suspicion.follows(seat, world) for seat in self.after_me)
            return steps * self.step + self._in_trick(card) + self._hand_without(card)
        if world == destination:
            return self._in_trick(card) + self._hand_without(card) - self._unmasks_lie(world)
        return self._off_suit(card, destination)

    def _in_trick(self, card: int) -> float:
        """What a card before oneself brings when the trick is resolved (4.4, 4.9, 4.10)."""
        world = card // NUMBERS
        lowest, highest = self._lowest(card), self._highest(card)
        worth = lowest * self.take + highest * self.taste.lead * abs(self.step)
        completes = self._completes(card)
        if completes:
            worth += completes * highest * ritual_worth(self.table, self.suspicion, world)
            others = [
                ritual_worth_by(self.table, self.suspicion, world, seat)
                for seat in self.table.others
            ]
            worth += completes * (1.0 - highest) * sum(others) / max(1, len(others))
        return worth

    def _lowest(self, card: int) -> float:
        return self._unbeaten(card, lambda other: other < card)

    def _highest(self, card: int) -> float:
        return self._unbeaten(card, lambda other: other > card)

    def _unbeaten(self, card: int, better: Callable[[int], bool]) -> float:
        """How likely nobody lays a card that is `better`: lower or higher."""
        table, world = self.table, card // NUMBERS
        for seat in table.alive:
            other = table.trick[seat]
            if other is not None and other // NUMBERS == table.destination and better(other):
                return 0.0
        whole = range(world * NUMBERS, (world + 1) * NUMBERS)
        unseen = [other for other in whole if table.unseen >> other & 1]
        share = sum(map(better, unseen)) / max(1, len(unseen))
        chance = 1.0
        for seat in self.after_me:
            given = table.given_by_me.get(seat, 0)
            threat = share
            if in_world(given, world):
                threat = max(share, float(better(given.bit_length() - 1)))
            chance *= 1.0 - self.suspicion.follows(seat, world) * threat
        return chance

    def _completes(self, card: int) -> float:
        """How likely the trick completes the world of a card that follows."""
        table, world = self.table, card // NUMBERS
        missing = table.needs - table.lying(world) - 1
        if missing == 0:
            return 1.0
        if table.mine(world) > 1 or missing > len(self.after_me):
            return 0.0
        follow = sorted(self.suspicion.follows(seat, world) for seat in self.after_me)
        chance = 1.0
        for one in follow[-missing:]:
            chance *= one
        return chance

    def _off_suit(self, card: int, destination: int) -> float:
        """The pawn first (3.4), then the card's own world, maybe its ritual (3.6)."""
        table, world = self.table, card // NUMBERS
        if table.distance == 1:
            worth = moved(table, 1.0)
        else:
            worth = self.step
            if table.lying(world) == table.needs - 1:
                worth += ritual_worth(table, self.suspicion, world)
        if table.mine(destination):
            worth -= self.blame
        return worth + self._hand_without(card) - self._unmasks_lie(world)

    def _hand_without(self, card: int) -> float:
        """What the hand is good for once the card has gone.

        A Shaman wants to be able to follow, and to be rid of worlds that only he has left: to lead
        them later would push the pawn.
        """
        table, world = self.table, card // NUMBERS
        if table.elsewhere(world) == 0:
            return -self.taste.burden * self.step if table.destination is not None else 0.0
        if table.mine(world) > 1 or world == table.destination:
            return 0.0
        return self.taste.flexible * self.step

    def _unmasks_lie(self, world: int) -> float:
        """Showing a card of a world one has not followed before."""
        table = self.table
        for guide, cards in zip(table.guides[:-1], table.tricks[:-1], strict=True):
            lead, own = cards[guide], cards[table.me]
            if lead is not None and own is not None and lead // NUMBERS == world:
                if own // NUMBERS != world:
                    return self.blame
        return 0.0


def _blame(table: Table) -> float:
    """What it costs to be seen refusing: Daggers look for suspects.

    Nothing when the role lies open, little while no Dagger and no Neutralization is near.
    """
    if table.seats[table.me].role_open:
        return 0.0
    rituals = len(table.open_worlds("neutralization"))
    daggers = sum(table.expected(seat, "dagger") for seat in table.others)
    danger = min(1.0, 0.1 + 0.25 * min(daggers, 2.0)) * min(1.0, 0.5 * rituals)
    return BLAME * danger * prize(table.is_shadow, moon_chance(table))
