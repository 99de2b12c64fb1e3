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
from penumbra.bots.shamans.situation import Situation, in_world
from penumbra.bots.shamans.suspicion import Suspicion
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


def play(situation: Situation, suspicion: Suspicion, luck: Random) -> str:
    """Lead, follow or leave: whichever card is worth most."""
    seat = _Turn(situation, suspicion)
    worth = {f"play {CARD_NAMES[card]}": seat.worth(card) for card in situation.hand}
    return best(worth, MOOD, luck)


class _Turn:
    """One player's turn: what is the same for all his cards is worked out once."""

    def __init__(self, situation: Situation, suspicion: Suspicion) -> None:
        self.situation = situation
        self.suspicion = suspicion
        self.step = step_worth(situation)
        self.after_me = situation.still_to_play()
        self.take = best_take(situation, suspicion)
        self.blame = _blame(situation)
        self.taste = SHADOW if situation.is_shadow else SHAMAN

    def worth(self, card: int) -> float:
        """What playing a card is worth."""
        destination = self.situation.destination
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
            worth += completes * highest * ritual_worth(self.situation, self.suspicion, world)
            others = [
                ritual_worth_by(self.situation, self.suspicion, world, seat)
                for seat in self.situation.others
            ]
            worth += completes * (1.0 - highest) * sum(others) / max(1, len(others))
        return worth

    def _lowest(self, card: int) -> float:
        return self._unbeaten(card, lambda other: other < card)

    def _highest(self, card: int) -> float:
        return self._unbeaten(card, lambda other: other > card)

    def _unbeaten(self, card: int, better: Callable[[int], bool]) -> float:
        """How likely nobody lays a card that is `better`: lower or higher."""
        situation, world = self.situation, card // NUMBERS
        for seat in situation.alive:
            other = situation.trick[seat]
            if other is not None and other // NUMBERS == situation.destination and better(other):
                return 0.0
        whole = range(world * NUMBERS, (world + 1) * NUMBERS)
        unseen = [other for other in whole if situation.unseen >> other & 1]
        share = sum(map(better, unseen)) / max(1, len(unseen))
        chance = 1.0
        for seat in self.after_me:
            given = situation.given_by_me.get(seat, 0)
            threat = share
            if in_world(given, world):
                threat = max(share, float(better(given.bit_length() - 1)))
            chance *= 1.0 - self.suspicion.follows(seat, world) * threat
        return chance

    def _completes(self, card: int) -> float:
        """How likely the trick completes the world of a card that follows."""
        situation, world = self.situation, card // NUMBERS
        missing = situation.needs - situation.lying(world) - 1
        if missing == 0:
            return 1.0
        if situation.mine(world) > 1 or missing > len(self.after_me):
            return 0.0
        follow = sorted(self.suspicion.follows(seat, world) for seat in self.after_me)
        chance = 1.0
        for one in follow[-missing:]:
            chance *= one
        return chance

    def _off_suit(self, card: int, destination: int) -> float:
        """The pawn first (3.4), then the card's own world, maybe its ritual (3.6)."""
        situation, world = self.situation, card // NUMBERS
        if situation.distance == 1:
            worth = moved(situation, 1.0)
        else:
            worth = self.step
            if situation.lying(world) == situation.needs - 1:
                worth += ritual_worth(situation, self.suspicion, world)
        if situation.mine(destination):
            worth -= self.blame
        return worth + self._hand_without(card) - self._unmasks_lie(world)

    def _hand_without(self, card: int) -> float:
        """What the hand is good for once the card has gone.

        A Shaman wants to be able to follow, and to be rid of worlds that only he has left: to lead
        them later would push the pawn.
        """
        situation, world = self.situation, card // NUMBERS
        if situation.elsewhere(world) == 0:
            return -self.taste.burden * self.step if situation.destination is not None else 0.0
        if situation.mine(world) > 1 or world == situation.destination:
            return 0.0
        return self.taste.flexible * self.step

    def _unmasks_lie(self, world: int) -> float:
        """Showing a card of a world one has not followed before."""
        situation = self.situation
        for guide, cards in zip(situation.guides[:-1], situation.tricks[:-1], strict=True):
            lead, own = cards[guide], cards[situation.me]
            if lead is not None and own is not None and lead // NUMBERS == world:
                if own // NUMBERS != world:
                    return self.blame
        return 0.0


def _blame(situation: Situation) -> float:
    """What it costs to be seen refusing: Daggers look for suspects.

    Nothing when the role lies open, little while no Dagger and no Neutralization is near.
    """
    if situation.seats[situation.me].role_open:
        return 0.0
    rituals = len(situation.open_worlds("neutralization"))
    daggers = sum(situation.expected(seat, "dagger") for seat in situation.others)
    danger = min(1.0, 0.1 + 0.25 * min(daggers, 2.0)) * min(1.0, 0.5 * rituals)
    return BLAME * danger * prize(situation.is_shadow, moon_chance(situation))
