"""A view of Shamans laid out for thinking: who sits where, which cards are where, what is unseen.

Cards are the numbers of `games.shamans.terms`, a set of cards is a mask. Nothing here judges; who
is suspected and what a card is worth stands next door.
"""

from functools import lru_cache
from math import comb

from penumbra.games.shamans import View
from penumbra.games.shamans.terms import (
    ARTIFACTS,
    CARD_NUMBERS,
    NUMBERS,
    SHADOWS_AMONG,
    TILES,
    WORLDS,
    Tile,
)

WHOLE_WORLD = (1 << NUMBERS) - 1


@lru_cache(maxsize=1 << 14)
def chance_of_none(pool: int, wanted: int, drawn: int) -> float:
    """How likely `drawn` cards of a pool hold none of the `wanted` ones among them."""
    if pool <= 0 or wanted <= 0 or drawn <= 0:
        return 1.0
    return comb(pool - wanted, min(drawn, pool)) / comb(pool, min(drawn, pool))


def in_world(cards: int, world: int) -> int:
    """How many cards of a set belong to a world."""
    return (cards >> NUMBERS * world & WHOLE_WORLD).bit_count()


class Situation:
    """What the viewer sees, with what follows from counting."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None, "A spectator has nothing to choose."
        self.view = view
        self.me = view.viewer
        self.players = view.players
        self.seats = view.seats
        self.is_shadow = view.seats[self.me].role == "shadow"
        self.alive = [seat for seat in range(view.players) if view.seats[seat].alive]
        self.others = [seat for seat in self.alive if seat != self.me]
        self.distance = view.moon - view.pawn
        self.destination = WORLDS.index(view.destination) if view.destination else None
        self.needs = view.worlds[0].needs
        self.worlds = [WORLDS.index(world.world) for world in view.worlds]
        self.ritual = {WORLDS.index(world.world): world.ritual for world in view.worlds}
        self._count_cards()

    def _count_cards(self) -> None:
        view = self.view
        self.hand = [CARD_NUMBERS[card] for card in view.hand]
        self.held = sum(1 << card for card in self.hand)
        self.tricks = [
            [None if card is None else CARD_NUMBERS[card] for card in trick.cards]
            for trick in view.tricks
        ]
        self.guides = [trick.guide for trick in view.tricks]
        self.trick = self.tricks[-1] if self.tricks else [None] * self.players
        self.placed = sum(
            1 << NUMBERS * WORLDS.index(world.world) + number - 1
            for world in view.worlds
            for number in world.cards
        )
        played = sum(1 << card for trick in self.tricks for card in trick if card is not None)
        aside = sum(1 << CARD_NUMBERS[card] for card in self.seats[self.me].aside_cards or ())
        whole = (1 << self.needs) - 1
        everything = sum(whole << NUMBERS * world for world in self.worlds)
        unseen = everything & ~(self.placed | played | self.held | aside)
        self.given_by_me: dict[int, int] = {}
        for gift in view.given:
            if gift.giver == self.me and gift.card is not None:
                card = 1 << CARD_NUMBERS[gift.card]
                if unseen & card:
                    self.given_by_me[gift.receiver] = card
                    unseen &= ~card
        self.unseen = unseen
        self.in_front = sum(
            1 << card
            for card in self.trick
            if card is not None and card // NUMBERS == self.destination
        )

    # the trick

    def still_to_play(self) -> list[int]:
        """Survivors after the viewer who have not played in this trick, in their order."""
        seats = [(self.me + step) % self.players for step in range(1, self.players)]
        return [seat for seat in seats if self.seats[seat].alive and self.trick[seat] is None]

    def plays_to_come(self) -> int:
        """How many cards will still be played that could be off-suit, as things stand."""
        held = [self.seats[seat].cards for seat in self.alive]
        return max(0, sum(held) - max(held, default=0))

    # worlds

    def lying(self, world: int) -> int:
        """How many cards lie at a world or, of the Destination, before players."""
        return in_world(self.placed | self.in_front, world)

    def mine(self, world: int) -> int:
        """How many cards of a world the viewer holds."""
        return in_world(self.held, world)

    def elsewhere(self, world: int) -> int:
        """How many cards of a world the viewer has not seen: others hold them, or lie aside."""
        return in_world(self.unseen, world) + sum(
            in_world(card, world) for card in self.given_by_me.values()
        )

    def is_complete(self, world: int) -> bool:
        """All its cards lie there."""
        return in_world(self.placed, world) == self.needs

    def open_worlds(self, ritual: str) -> list[int]:
        """Worlds whose ritual may still come."""
        return [
            world
            for world in self.worlds
            if self.ritual[world] == ritual and not self.is_complete(world)
        ]

    # hands

    def lacks(self, seat: int, world: int) -> float:
        """How likely a seat holds no card of a world, by counting alone."""
        given = self.given_by_me.get(seat, 0)
        if in_world(given, world):
            return 0.0
        unknown = self.seats[seat].cards - given.bit_count()
        return chance_of_none(self.unseen.bit_count(), in_world(self.unseen, world), unknown)

    # tiles

    def my_tiles(self, tile: Tile) -> int:
        """How many tiles of a kind the viewer has, open or hidden."""
        seat = self.seats[self.me]
        return seat.open.count(tile) + (seat.hidden_tiles or []).count(tile)

    def unseen_tiles(self) -> dict[str, int]:
        """Tiles of each kind that lie in the stack, hidden before others or were lost unseen."""
        left = dict(zip(TILES[1:], ARTIFACTS, strict=False))
        seen = [tile for tile in self.view.row if tile] + self.view.out.open
        for seat in self.seats:
            seen += seat.open
        seen += self.seats[self.me].hidden_tiles or []
        if self.view.drawn:
            seen.append(self.view.drawn)
        for tile in seen:
            left[tile] = max(0, left[tile] - 1)
        return left

    def chance_hidden(self, tile: Tile) -> float:
        """How likely one unseen tile is of a kind."""
        left = self.unseen_tiles()
        return left[tile] / max(1, sum(left.values()))

    def expected(self, seat: int, tile: Tile) -> float:
        """How many tiles of a kind another seat has, the hidden ones by chance."""
        return self.seats[seat].open.count(tile) + self.seats[seat].hidden * self.chance_hidden(
            tile
        )

    # roles

    def shadows_left(self) -> int:
        """Shadows among the survivors: the mix is public, the eliminated lie face up."""
        fallen = sum(seat.role == "shadow" for seat in self.seats if not seat.alive)
        return SHADOWS_AMONG[self.players] - fallen
