"""Who is a Shadow, and who could follow: what a player at the table infers from the tricks.

Everything rests on one observation: a Shaman follows when he can, a Shadow does not always. A card
off-suit therefore tells as much as it was likely that its player could have followed, and a card
of that world played later tells it all.
"""

from itertools import combinations

from penumbra.bots.shamans.situation import Situation, in_world
from penumbra.games.shamans.terms import NUMBERS, SHADOWS_AMONG

# How often somebody who could follow does not. Bots of this room were measured at 3 % as Shamans
# (they complete a world, or save a card) and at 40 % as Shadows; people get a little more leave.
SHAMAN_REFUSES = 0.05
SHADOW_REFUSES = 0.45
# A world played after it was refused: the card may have come with the Eclipse.
PASSED_SINCE = 0.3
CAUGHT = 0.02


class Suspicion:
    """How likely each seat is a Shadow, in the eyes of the viewer."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self._refused = [0] * situation.players
        self.shadow = self._chances()

    def __getitem__(self, seat: int) -> float:
        return self.shadow[seat]

    # who is a Shadow

    def _chances(self) -> list[float]:
        """Weigh every way the Shadows' cards may lie now; the mix of roles is public (S-04).

        Roles may have changed hands: what a seat did before a Permutation speaks of the card it
        held then.
        """
        situation = self.situation
        swap_trick, swaps = self._permutation()
        before, after = self._evidence(swap_trick)
        total = [0.0] * situation.players
        everything = 0.0
        for shadows in combinations(range(situation.players), SHADOWS_AMONG[situation.players]):
            if not self._possible(shadows):
                continue
            weight = 0.0
            for first, second in swaps:
                likelihood = 1.0
                for seat in shadows:
                    held_then = second if seat == first else first if seat == second else seat
                    likelihood *= after[seat] * before[held_then]
                weight += likelihood
            everything += weight
            for seat in shadows:
                total[seat] += weight
        if everything == 0.0:
            return [float(seat.role == "shadow") for seat in situation.seats]
        return [weight / everything for weight in total]

    def _possible(self, shadows: tuple[int, ...]) -> bool:
        """No seat whose role the viewer knows contradicts it."""
        return all(
            seat.role is None or (seat.role == "shadow") == (number in shadows)
            for number, seat in enumerate(self.situation.seats)
        )

    def _permutation(self) -> tuple[int, list[tuple[int, int]]]:
        """The trick of the last Permutation and who may have swapped; -1 if there was none.

        A view says that a world is complete, but not with whom its performer swapped; only the two
        themselves know, because each then knows the other's card.
        """
        situation = self.situation
        nobody = [(-1, -1)]
        worlds = [
            world
            for world in situation.worlds
            if situation.ritual[world] == "permutation" and situation.is_complete(world)
        ]
        if not worlds or situation.view.decision.kind in ("swap", "chain"):
            return -1, nobody
        partners = [
            seat
            for seat in situation.others
            if situation.seats[seat].role is not None and not situation.seats[seat].role_open
        ]
        trick, performer = self._completed(worlds[-1])
        if partners:
            return trick, [(situation.me, partners[0])]
        if performer is None or performer == situation.me:
            return trick, nobody
        return trick, [
            (performer, seat) for seat in situation.alive if seat not in (performer, situation.me)
        ]

    def _completed(self, world: int) -> tuple[int, int | None]:
        """The trick in which a world was completed, and by whom if the cards tell."""
        tricks = self.situation.tricks
        for number in range(len(tricks) - 1, -1, -1):
            there = [
                (card, seat)
                for seat, card in enumerate(tricks[number])
                if card is not None and card // NUMBERS == world
            ]
            if there:
                return number, max(there)[1]
        return 0, None

    def _evidence(self, swap_trick: int) -> tuple[list[float], list[float]]:
        """For each seat, how much likelier its cards are from a Shadow: before the swap, after."""
        situation = self.situation
        before, after = [1.0] * situation.players, [1.0] * situation.players
        shown_later = [0] * situation.players
        for number in range(len(situation.tricks) - 1, -1, -1):
            cards, guide = situation.tricks[number], situation.guides[number]
            lead = cards[guide]
            ratios = before if number <= swap_trick else after
            for seat, card in enumerate(cards):
                if card is None or lead is None:
                    continue
                if seat not in (guide, situation.me):
                    world = lead // NUMBERS
                    if card // NUMBERS == world:
                        ratios[seat] *= (1 - SHADOW_REFUSES) / (1 - SHAMAN_REFUSES)
                    else:
                        could_not = self._could_not(seat, world, shown_later[seat])
                        ratios[seat] *= _off_suit(could_not, SHADOW_REFUSES) / _off_suit(
                            could_not, SHAMAN_REFUSES
                        )
                        if not in_world(shown_later[seat], world):
                            self._refused[seat] |= 1 << world
                shown_later[seat] |= 1 << card
        return before, after

    def _could_not(self, seat: int, world: int, shown_later: int) -> float:
        """How likely a seat that did not follow a world had no card of it."""
        later = in_world(shown_later, world)
        if later == 0:
            return self.situation.lacks(seat, world) if self.situation.seats[seat].alive else 0.5
        if later == 1 and self.situation.view.given:
            return PASSED_SINCE
        return CAUGHT

    # who will follow

    def follows(self, seat: int, world: int) -> float:
        """How likely a seat that has not played yet would follow a world."""
        situation = self.situation
        holds = 1.0 - situation.lacks(seat, world)
        if self._refused[seat] >> world & 1 and not in_world(
            situation.given_by_me.get(seat, 0), world
        ):
            refuses = self._refuses(seat)
            holds = holds * refuses / (1.0 - holds + holds * refuses + 1e-9)
        return holds * (1.0 - self._refuses(seat))

    def _refuses(self, seat: int) -> float:
        return SHAMAN_REFUSES + self.shadow[seat] * (SHADOW_REFUSES - SHAMAN_REFUSES)


def _off_suit(could_not: float, refuses: float) -> float:
    """How likely a card off-suit is from somebody who lacks the world that often."""
    return could_not + (1.0 - could_not) * refuses
