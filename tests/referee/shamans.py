"""The second referee of Shamans: the rules (part A) told once more, slowly and in plain objects.

It exists to be compared with the fast core, action by action, and shares not a line with it. A
round is one long generator that reads like the rulebook and pauses wherever the table waits for
somebody; speed, records and bots have no place here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeVar, cast

Event = dict[str, object]
T = TypeVar("T")
Talk = Generator[None, tuple[int, str], T]
"""A stretch of the game that may pause for an answer (seat, action) and ends with a T."""

HIGHEST_NUMBER = {3: 6, 4: 6, 5: 8}  # 1.2 to 1.4
HAND_SIZE = {3: 9, 4: 9, 5: 11}  # S-01
SHADOWS = {3: 1, 4: 1, 5: 2}  # 1.2 to 1.4
ARTIFACTS = {"dagger": 5, "portal": 2, "shard": 3, "mask": 2}  # 1.1, in order of kind
KINDS_OF_TILE = list(ARTIFACTS)
SLOTS = ["left", "right"]
STABILIZATION_STEPS = 2  # 8.2
ILLUMINATION_POINTS = 1  # 8.5
TEAM_POINTS = {"shaman": 2, "shadow": 3}  # 10.4, 10.5
SHARDS_NEEDED, SHARD_POINTS = 2, 2  # 10.6
ENOUGH_POINTS = 8  # 10.7, S-91


@dataclass
class RoleCard:
    """A role card as a thing: who has seen its face stays with it where it moves (S-63, S-64)."""

    face: str
    seen_by: set[int]
    open: bool = False


@dataclass
class Seat:
    """What lies in front of one player during a round."""

    role: RoleCard
    hand: list[str]
    alive: bool = True
    open: list[str] = field(default_factory=list)
    hidden: list[str] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)


@dataclass
class World:
    """A world of the board and the numbers of the cards lying there."""

    name: str
    ritual: str
    needs: int
    numbers: list[int] = field(default_factory=list)

    @property
    def complete(self) -> bool:
        """All its cards are here (3.6)."""
        return len(self.numbers) == self.needs


@dataclass
class Deal:
    """Everything chance decides about a round (A.2)."""

    marker: int
    roles: list[str]
    hands: list[list[str]]
    left_over: list[str]
    row: list[str]
    stack: list[str]
    arrow: str


@dataclass
class Trick:
    """Who led, and what each seat has played."""

    guide: int
    cards: list[str | None]


@dataclass
class Decision:
    """What the table waits for: the answers of every seat that still owes one."""

    kind: str
    answers: dict[int, list[str]]
    asked_from: int
    asked: list[int]
    subject: int | None = None


class RoundOver(Exception):
    """An instant win: it cuts through everything that was pending (S-81)."""

    def __init__(self, winner: str, why: str) -> None:
        super().__init__(winner, why)
        self.winner = winner
        self.why = why


class Chance:
    """The stream of random words of one round (protocol, 'Chance')."""

    def __init__(self, seed: bytes, round_number: int) -> None:
        self._prefix = b"penumbra deal 1" + seed + round_number.to_bytes(4, "big")
        self._words = self._stream()

    def _stream(self) -> Iterator[int]:
        block_number = 0
        while True:
            block = hashlib.sha256(self._prefix + block_number.to_bytes(4, "big")).digest()
            for at in range(0, len(block), 4):
                yield int.from_bytes(block[at : at + 4], "big")
            block_number += 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        fair = 2**32 // n * n
        word = next(self._words)
        while word >= fair:
            word = next(self._words)
        return word % n

    def shuffle(self, items: list[str]) -> None:
        """Shuffle in place, from the last item down."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def world_of(card: str) -> str:
    """The world of a card text such as 'purple-5'."""
    return card.split("-")[0]


def number_of(card: str) -> int:
    """The number of a card text such as 'purple-5'."""
    return int(card.split("-")[1])


def by_kind(tiles: list[str]) -> list[str]:
    """Tiles in the order of kind in which views and events list them."""
    return sorted(tiles, key=KINDS_OF_TILE.index)


class Referee:
    """One game of Shamans, from the first deal to the last point."""

    def __init__(
        self, players: int, seed: bytes, board: dict[str, object], first: int | None = None
    ) -> None:
        self._sit_down(players, seed, board)
        self._begin(self._deal_by_chance(first))

    @classmethod
    def from_deal(
        cls,
        players: int,
        board: dict[str, object],
        *,
        marker: int,
        roles: list[str],
        hands: list[list[str]],
        left_over: list[str],
        row: list[str],
        stack: list[str],
        arrow: str,
        seed: bytes = bytes(32),
    ) -> Referee:
        """Start round 1 from a deal laid out by hand; later rounds are dealt from the seed."""
        referee = cls.__new__(cls)
        referee._sit_down(players, seed, board)
        referee._begin(Deal(marker, roles, hands, left_over, row, stack, arrow))
        return referee

    def _sit_down(self, players: int, seed: bytes, board: dict[str, object]) -> None:
        """What is fixed for the whole game (A.1)."""
        self.players = players
        self.seed = seed
        self.moon = cast(int, board["moon"])
        self.start = self.moon - cast(dict[int, int], board["distance"])[players]
        self.rituals: dict[str, str] = {}
        for entry in cast(list[dict[str, object]], board["worlds"]):
            if cast(int, entry["players"]) <= players:
                self.rituals[cast(str, entry["world"])] = cast(str, entry["ritual"])
        self.world_order = list(self.rituals)
        self.points = [0] * players
        self.round = 1
        self.result: dict[str, str] | None = None
        self.winner: int | None = None

    def _begin(self, deal: Deal) -> None:
        self.events: list[Event] = []
        self._secrets: list[tuple[str, list[int]]] = []
        self._story = self._game(deal)
        next(self._story)

    # ---------------------------------------------------------------- asking and answering

    @property
    def over(self) -> bool:
        """Whether the game has been won."""
        return self.winner is not None

    @property
    def kind(self) -> str:
        """What the table waits for."""
        return self._decision.kind

    @property
    def waiting(self) -> list[int]:
        """The seats that still owe an answer."""
        return sorted(self._decision.answers)

    @property
    def actor(self) -> int | None:
        """The first seat waited for, clockwise from the one the question starts at."""
        for seat in self._clockwise_from(self._decision.asked_from):
            if seat in self._decision.answers:
                return seat
        return None

    def legal(self, seat: int) -> set[str]:
        """All actions of a seat: its answers, and its Portals at any moment (R0, S-41, S-42)."""
        actions = set(self._decision.answers.get(seat, []))
        if self.over or seat not in range(self.players):
            return actions
        holder = self.seats[seat]
        if holder.alive and "portal" in holder.open + holder.hidden:
            actions.add("portal forward")
            if self.pawn > 0:  # S-49
                actions.add("portal back")
        return actions

    def act(self, seat: int, action: str) -> None:
        """Do one action and everything that follows from it without another choice."""
        if action not in self.legal(seat):
            raise ValueError(f"seat {seat} can't {action!r} now: the table waits for {self.kind}")
        self.events = []
        self._secrets = []
        with suppress(StopIteration):  # the story ends with the game
            self._story.send((seat, action))

    def _ask(self, kind: str, seat: int, answers: Callable[[], list[str]]) -> Talk[str | None]:
        """Ask one seat, again after every Portal; None if there is nothing to choose (any more)."""
        while answers():
            self._decision = Decision(kind, {seat: answers()}, seat, [seat])
            who, action = yield
            if not action.startswith("portal"):
                return action
            yield from self._use_portal(who, action)
        return None

    def _tell(
        self, event: str, *, secret: str = "", eyes: list[int] | None = None, **fields: object
    ) -> None:
        """Note an event; the field named by secret is for those eyes only."""
        self.events.append({"event": event, **fields})
        self._secrets.append((secret, eyes or []))

    def events_for(self, viewer: int | None) -> list[Event]:
        """The events of the last transition as one seat (None: a spectator) may see them."""
        seen = []
        for event, (secret, eyes) in zip(self.events, self._secrets, strict=True):
            if secret and viewer not in eyes:
                seen.append({**event, secret: None})
            else:
                seen.append(dict(event))
        return seen

    # ---------------------------------------------------------------- seats and cards

    def _clockwise_from(self, seat: int) -> list[int]:
        return [(seat + distance) % self.players for distance in range(self.players)]

    def _survivors(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.alive]

    def _others(self, seat: int) -> list[int]:
        return [other for other in self._survivors() if other != seat]

    def _sorted(self, cards: list[str]) -> list[str]:
        return sorted(cards, key=lambda c: (self.world_order.index(world_of(c)), number_of(c)))

    def _put_in_world(self, card: str) -> World:
        world = self.worlds[world_of(card)]
        world.numbers.append(number_of(card))
        world.numbers.sort()
        return world

    # ---------------------------------------------------------------- A.2 the deal

    def _deal_by_chance(self, marker: int | None) -> Deal:
        """Shuffle everything for this round, in the order the protocol fixes (2.2 to 2.7)."""
        chance = Chance(self.seed, self.round)
        highest, size = HIGHEST_NUMBER[self.players], HAND_SIZE[self.players]
        cards = [f"{world}-{n}" for world in self.world_order for n in range(1, highest + 1)]
        chance.shuffle(cards)
        hands = [cards[seat * size : (seat + 1) * size] for seat in range(self.players)]
        left_over = cards[self.players * size :]
        shadows = SHADOWS[self.players]
        roles = ["shaman"] * (self.players - shadows) + ["shadow"] * shadows
        chance.shuffle(roles)
        tiles = [tile for tile, copies in ARTIFACTS.items() for _ in range(copies)]
        chance.shuffle(tiles)
        row, stack = tiles[:2], tiles[2:]
        stack.insert(1 + chance.below(10), "eclipse")  # never on top (2.4, S-09)
        arrow = SLOTS[chance.below(2)]  # S-08
        if marker is None:
            marker = chance.below(self.players)  # S-10
        return Deal(marker, roles, hands, left_over, row, stack, arrow)

    def _lay_out(self, deal: Deal) -> None:
        """Put a fresh round on the table and tell everybody (A.2, S-05 to S-09)."""
        needs = HIGHEST_NUMBER[self.players]
        self.worlds = {name: World(name, ritual, needs) for name, ritual in self.rituals.items()}
        self.seats = [
            Seat(RoleCard(role, {number}), self._sorted(hand))
            for number, (role, hand) in enumerate(zip(deal.roles, deal.hands, strict=True))
        ]
        self.marker = self.guide = deal.marker  # 2.8
        self.pawn = self.start  # 2.1
        self.row: list[str | None] = list(deal.row)
        self.stack = list(deal.stack)
        self.arrow = deal.arrow
        self.eclipse = "hidden"
        self.out_open: list[str] = []
        self.out_hidden: list[str] = []
        self.drawn: tuple[int, str] | None = None
        self.giving: dict[int, str] = {}
        self.given: list[tuple[int, int, str]] = []
        self.tricks: list[Trick] = []
        self.destination: str | None = None
        self.front: dict[int, str] = {}
        self.chain: list[str] = []
        self.result = None

        self._tell("round_began", round=self.round, marker=self.marker)
        for number, seat in enumerate(self.seats):
            self._tell("role_dealt", seat=number, role=seat.role.face, secret="role", eyes=[number])
        for number, seat in enumerate(self.seats):
            self._tell(
                "hand_dealt", seat=number, cards=list(seat.hand), secret="cards", eyes=[number]
            )
        for card in self._sorted(deal.left_over):
            self._put_in_world(card)
            self._tell("left_over", card=card)
        for slot, tile in zip(SLOTS, deal.row, strict=True):
            self._tell("tile_shown", slot=slot, tile=tile)

    # ---------------------------------------------------------------- the game and its rounds

    def _game(self, deal: Deal) -> Talk[None]:
        """Rounds until one player is strictly first with enough points (10.7 to 10.9)."""
        while True:
            self._lay_out(deal)
            try:
                yield from self._round()
                self._end_round("shamans", "cards")  # 10.1, 10.A
            except RoundOver as end:
                self._end_round(end.winner, end.why)
            most = max(self.points)
            if most >= ENOUGH_POINTS and self.points.count(most) == 1:  # S-90 to S-93
                self.winner = self.points.index(most)
                self._tell("game_ended", winner=self.winner)
                self._decision = Decision("over", {}, 0, [])
                return
            self.round += 1
            deal = self._deal_by_chance((self.marker + 1) % self.players)  # S-94

    def _round(self) -> Talk[None]:
        """Trick after trick until no cards are left, then the last chance for Portals (R3)."""
        guide: int | None = self.marker  # 2.8
        while guide is not None:
            guide = yield from self._trick(guide)
        asked_from = self.guide if self.highest is None else self.highest
        while (yield from self._window("end", asked_from)):
            pass

    def _end_round(self, winner: str, why: str) -> None:
        """Score the round (10.4 to 10.6, S-82, S-85 to S-87); what lies on the table stays."""
        self.giving = {}
        self.chain = []
        self.result = {"winner": winner, "why": why}
        self._tell("round_ended", winner=winner, why=why)
        for seat in self.seats:
            seat.role.open = True
        self._tell("roles_opened", roles=[seat.role.face for seat in self.seats])
        winning_role = {"shamans": "shaman", "shadows": "shadow"}[winner]
        for number in self._survivors():
            if self.seats[number].role.face == winning_role:
                self._score(number, TEAM_POINTS[winning_role], "team")
        for number in self._survivors():
            tiles = self.seats[number].open + self.seats[number].hidden
            if tiles.count("shard") >= SHARDS_NEEDED:
                self._score(number, SHARD_POINTS, "shards")

    def _score(self, seat: int, points: int, why: str) -> None:
        self.points[seat] += points
        self._tell("points", seat=seat, points=points, why=why)

    # ---------------------------------------------------------------- A.3 the trick

    def _trick(self, guide: int) -> Talk[int | None]:
        """Everyone plays a card, then it is resolved; ends with the next Guide, if any (4.11)."""
        self.guide = guide
        self.destination = None
        self.front = {}
        self.highest: int | None = None
        self.tricks.append(Trick(self.guide, [None] * self.players))
        self._tell("trick_began", trick=len(self.tricks), guide=self.guide)
        for seat in self._clockwise_from(self.guide):
            if self.seats[seat].alive:  # S-13, S-14
                yield from self._play(seat)
        return (yield from self._resolve())

    def _play(self, seat: int) -> Talk[None]:
        """One card from hand: it follows, or the pawn moves first and then it is placed (A.3)."""
        hand = self.seats[seat].hand
        action = yield from self._ask("play", seat, lambda: [f"play {card}" for card in hand])
        assert action is not None
        card = action.removeprefix("play ")
        hand.remove(card)
        self.front[seat] = card
        self.tricks[-1].cards[seat] = card
        if self.destination is None:
            self.destination = world_of(card)  # 3.1
        follows = world_of(card) == self.destination
        self._tell("card_played", seat=seat, card=card, follows=follows)
        if follows:
            return  # 3.3
        yield from self._step(seat)  # 3.4, S-12
        del self.front[seat]
        world = self._put_in_world(card)  # 3.5
        self._tell("card_placed", card=card)
        if world.complete:  # 3.6
            self._tell("world_completed", world=world.name, performer=seat)
            yield from self._ritual(seat, world)

    # ---------------------------------------------------------------- A.4 resolving the trick

    def _resolve(self) -> Talk[int | None]:
        """Lowest takes, highest collects, performs and leads next (4.1 to 4.11)."""
        assert self.destination is not None
        matching = sorted(self.front, key=lambda seat: number_of(self.front[seat]))
        followers = [seat for seat in matching if self.seats[seat].alive]  # 9.8
        if followers:
            lowest, self.highest = followers[0], followers[-1]
            source = yield from self._ask("take", lowest, self._takes)
            if source is not None:  # S-22
                yield from self._take(lowest, source)
        world = self._collect(self.highest)
        if world.complete:
            # S-17: where nobody is highest, nobody performs.
            self._tell("world_completed", world=world.name, performer=self.highest)
            if self.highest is not None:
                yield from self._ritual(self.highest, world)  # 4.10
        if not any(self.seats[seat].hand for seat in self._survivors()):
            return None  # 4.11, S-80; S-19: after the last trick there is nothing to name either
        if self.highest is not None:
            return self.highest
        namer = matching[-1]  # 9.9, S-18
        names = [f"name {seat}" for seat in self._survivors()]
        action = yield from self._ask("name", namer, lambda: names)
        assert action is not None
        guide = int(action.removeprefix("name "))
        self._tell("guide_named", seat=namer, guide=guide)
        return guide

    def _collect(self, collector: int | None) -> World:
        """All cards in front of players, alive or not, go to the Destination (4.9, 9.8)."""
        assert self.destination is not None
        cards = self._sorted(list(self.front.values()))
        self.front = {}
        for card in cards:
            self._put_in_world(card)
        self._tell("cards_collected", seat=collector, world=self.destination, cards=cards)
        return self.worlds[self.destination]

    def _takes(self) -> list[str]:
        """The sources from which a tile can be taken now (4.4, S-21, S-23)."""
        sources = [f"take {slot}" for slot, tile in zip(SLOTS, self.row, strict=True) if tile]
        return sources + (["take stack"] if self.stack else [])

    def _take(self, seat: int, action: str) -> Talk[None]:
        """One take in its atomic order: tile, Mask, refill, Eclipse (S-27, S-28)."""
        source = action.removeprefix("take ")
        if source == "stack":
            yield from self._take_from_stack(seat)
        else:
            self._take_from_row(seat, source)
        if self.stack and self.stack[0] == "eclipse":  # 5.1, S-31
            yield from self._resolve_eclipse(seat)

    def _take_from_row(self, seat: int, slot: str) -> None:
        """A tile of the row stays face up, and its slot is refilled (4.7, 4.8, S-25)."""
        at = SLOTS.index(slot)
        tile = self.row[at]
        assert tile is not None
        self.row[at] = None
        self.seats[seat].open.append(tile)
        self._tell("tile_taken", seat=seat, source=slot, tile=tile)
        if tile == "mask":
            self._reveal_role(seat)
        if self.stack:
            self.row[at] = self.stack.pop(0)
            self._tell("tile_shown", slot=slot, tile=self.row[at])

    def _take_from_stack(self, seat: int) -> Talk[None]:
        """The top tile is looked at, then kept open or hidden; a Mask is always open (4.5, 4.6)."""
        tile = self.stack.pop(0)
        self._tell("tile_taken", seat=seat, source="stack", tile=tile, secret="tile", eyes=[seat])
        if tile == "mask":
            self.seats[seat].open.append(tile)
            self._tell("tile_kept", seat=seat, open=True, tile=tile)
            self._reveal_role(seat)
            return
        self.drawn = (seat, tile)
        choice = yield from self._ask("keep", seat, lambda: ["keep open", "keep hidden"])
        self.drawn = None
        if choice == "keep open":
            self.seats[seat].open.append(tile)
            self._tell("tile_kept", seat=seat, open=True, tile=tile)
        else:
            self.seats[seat].hidden.append(tile)
            self._tell("tile_kept", seat=seat, open=False, tile=tile, secret="tile", eyes=[seat])

    def _reveal_role(self, seat: int) -> None:
        """The Mask of Truth turns up the taker's role, once (7.1, S-29, S-2A)."""
        role = self.seats[seat].role
        if not role.open:
            role.open = True
            self._tell("role_revealed", seat=seat, role=role.face)

    # ---------------------------------------------------------------- A.5 the Eclipse

    def _resolve_eclipse(self, taker: int) -> Talk[None]:
        """Everybody with cards passes one along the arrow (5.1 to 5.4, S-31 to S-40)."""
        self.eclipse = self.arrow
        self._tell("eclipse", arrow=self.arrow)
        participants = [seat for seat in self._survivors() if self.seats[seat].hand]
        if len(participants) > 1:  # S-35
            yield from self._choose_gifts(participants, taker)
            self._pass_gifts(participants)
        self.stack.pop(0)
        self.eclipse = "gone"
        self._tell("eclipse_over")

    def _choose_gifts(self, participants: list[int], taker: int) -> Talk[None]:
        """Secretly and in any order, from the hands held now (S-33)."""
        while len(self.giving) < len(participants):
            choosing = [seat for seat in participants if seat not in self.giving]
            answers = {
                seat: [f"give {card}" for card in self.seats[seat].hand] for seat in choosing
            }
            self._decision = Decision("give", answers, taker, choosing)
            who, action = yield
            if action.startswith("portal"):
                yield from self._use_portal(who, action)
            else:
                self.giving[who] = action.removeprefix("give ")

    def _pass_gifts(self, participants: list[int]) -> None:
        """The circle closes over the participants only; left is clockwise (S-34)."""
        direction = {"left": 1, "right": -1}[self.arrow]
        for place, giver in enumerate(participants):
            receiver = participants[(place + direction) % len(participants)]
            card = self.giving[giver]
            self.seats[giver].hand.remove(card)
            self.seats[receiver].hand.append(card)
            self.given.append((giver, receiver, card))
            self._tell(
                "card_given",
                giver=giver,
                receiver=receiver,
                card=card,
                secret="card",
                eyes=[giver, receiver],
            )
        for seat in participants:
            self.seats[seat].hand[:] = self._sorted(self.seats[seat].hand)
        self.giving = {}

    # ---------------------------------------------------------------- A.6 pawn, Portals, windows

    def _step(self, mover: int) -> Talk[None]:
        """One step forward; before one onto the Moon the holders are asked (R1, S-43, S-44)."""
        while self.pawn + 1 == self.moon:
            interrupted = yield from self._window("moon", mover)
            if not interrupted:
                break
        self._move_pawn(self.pawn + 1)
        if self.pawn == self.moon:
            raise RoundOver("shadows", "moon")  # 10.3, S-81

    def _move_pawn(self, to: int) -> None:
        if to != self.pawn:
            self._tell("pawn_moved", start=self.pawn, to=to)
            self.pawn = to

    def _use_portal(self, seat: int, action: str) -> Talk[None]:
        """Discard a Portal, an open one first: one space forward or back (6.1, S-41, S-42)."""
        direction = action.removeprefix("portal ")
        hidden = self._spend(seat, "portal")
        self._tell("portal_used", seat=seat, direction=direction, hidden=hidden)
        if direction == "back":
            self._move_pawn(self.pawn - 1)
        else:
            yield from self._step(seat)

    def _spend(self, seat: int, tile: str) -> bool:
        """Take a used tile out of the round, an open one before a hidden; was it hidden? (S-51)"""
        holder = self.seats[seat]
        hidden = tile not in holder.open
        (holder.hidden if hidden else holder.open).remove(tile)
        self.out_open.append(tile)
        return hidden

    def _window(self, name: str, asked_from: int, subject: int | None = None) -> Talk[bool]:
        """Ask once all who might hold a Portal; True if one was used meanwhile (S-47, S-48)."""
        asked = [
            seat
            for seat in self._survivors()
            if self.seats[seat].hidden or "portal" in self.seats[seat].open
        ]
        if not asked:
            return False
        self._tell("window", window=name)
        silent = list(asked)
        while silent:
            answers = {seat: ["pass"] for seat in silent}
            self._decision = Decision(name, answers, asked_from, asked, subject)
            who, action = yield
            if action.startswith("portal"):
                yield from self._use_portal(who, action)
                return True
            silent.remove(who)
        return False

    # ---------------------------------------------------------------- A.8 rituals

    def _ritual(self, seat: int, world: World) -> Talk[None]:
        """The ritual of a completed world, at once and without fail (8.1)."""
        self._tell("ritual", seat=seat, world=world.name, ritual=world.ritual)
        if world.ritual == "stabilization":
            yield from self._stabilize(seat)
        elif world.ritual == "permutation":
            yield from self._permute(seat)
        elif world.ritual == "illumination":
            self._score(seat, ILLUMINATION_POINTS, "illumination")  # 8.5, S-68
        else:
            yield from self._neutralize(seat)

    def _stabilize(self, seat: int) -> Talk[None]:
        """The pawn goes back, or the performer takes a tile (8.2, S-65)."""
        action = yield from self._ask("stabilize", seat, lambda: ["back", *self._takes()])
        assert action is not None
        if action == "back":
            self._move_pawn(max(0, self.pawn - STABILIZATION_STEPS))  # S-49
        else:
            yield from self._take(seat, action)

    def _permute(self, seat: int) -> Talk[None]:
        """Two survivors swap role cards as they lie, and both look (8.3, S-60 to S-64)."""
        swaps = [f"swap {other}" for other in self._others(seat)]
        action = yield from self._ask("swap", seat, lambda: swaps)
        if action is None:
            self._tell("ritual_idle", seat=seat)  # S-62
            return
        target = int(action.removeprefix("swap "))
        mine, theirs = self.seats[seat], self.seats[target]
        mine.role, theirs.role = theirs.role, mine.role
        self._tell("roles_swapped", seat=seat, target=target)
        for partner in (seat, target):
            card = self.seats[partner].role
            card.seen_by |= {seat, target}
            self._tell("role_seen", seat=partner, role=card.face, secret="role", eyes=[partner])

    def _neutralize(self, seat: int) -> Talk[None]:
        """An open Dagger must, a hidden one may eliminate another (8.6, 8.7, S-50 to S-54)."""
        action = yield from self._ask("neutralize", seat, lambda: self._neutralizations(seat))
        if action is None or action == "decline":
            self._tell("ritual_idle", seat=seat)
            return
        target = int(action.removeprefix("neutralize "))
        hidden = self._spend(seat, "dagger")
        self._tell("dagger_spent", seat=seat, target=target, hidden=hidden)
        while (yield from self._window("target", target, subject=target)):  # R2, S-45
            pass
        yield from self._eliminate(seat, target)

    def _neutralizations(self, seat: int) -> list[str]:
        """What the performer may answer; any hidden tile brings the question, so none leaks."""
        performer = self.seats[seat]
        targets = [f"neutralize {other}" for other in self._others(seat)]
        if not targets:
            return []  # S-54
        if "dagger" in performer.open:
            return targets
        if "dagger" in performer.hidden:
            return ["decline", *targets]
        return ["decline"] if performer.hidden else []  # S-52

    # ---------------------------------------------------------------- A.9 elimination

    def _eliminate(self, seat: int, target: int) -> Talk[None]:
        """Role up, tiles out, then the hand moves the pawn or fills the worlds (9.1 to 9.7)."""
        victim = self.seats[target]
        victim.alive = False
        victim.role.open = True
        self._tell("eliminated", seat=target, role=victim.role.face, by=seat)
        if victim.open or victim.hidden:
            lost_open, lost_hidden = by_kind(victim.open), len(victim.hidden)
            self._tell("tiles_lost", seat=target, open=lost_open, hidden=lost_hidden)
            self.out_open += victim.open
            self.out_hidden += victim.hidden  # unseen (S-72)
            victim.open, victim.hidden = [], []
        if victim.role.face == "shaman":
            victim.aside, victim.hand = victim.hand, []  # 9.3
            self._tell("hand_set_aside", seat=target, count=len(victim.aside))
            for _ in victim.aside:
                yield from self._step(seat)  # 9.2, S-70, S-71
        elif not any(self.seats[other].role.face == "shadow" for other in self._survivors()):
            raise RoundOver("shamans", "last_shadow")  # 9.4, 10.2
        else:
            yield from self._place_hand(seat, target)

    def _place_hand(self, seat: int, target: int) -> Talk[None]:
        """A Shadow's hand is placed, then the eliminator performs (9.5, 9.6, S-73 to S-76)."""
        cards, self.seats[target].hand = self.seats[target].hand, []
        self._tell("hand_placed", seat=target, cards=list(cards))
        touched = {self._put_in_world(card).name for card in cards}
        self.chain = [
            name for name in self.world_order if name in touched and self.worlds[name].complete
        ]
        for name in self.chain:
            self._tell("world_completed", world=name, performer=seat)
        while self.chain:
            name = self.chain[0]
            if len(self.chain) > 1:
                action = yield from self._ask("chain", seat, self._performances)
                assert action is not None
                name = action.removeprefix("perform ")
            self.chain.remove(name)
            yield from self._ritual(seat, self.worlds[name])

    def _performances(self) -> list[str]:
        """The waiting rituals among which the eliminator chooses (9.6)."""
        return [f"perform {name}" for name in self.chain]

    # ---------------------------------------------------------------- A.11 what a seat may see

    def _drawn_by(self, viewer: int | None) -> str | None:
        """The tile the viewer has drawn and not yet kept, while the round lasts."""
        if self.over or self.drawn is None or self.drawn[0] != viewer:
            return None
        return self.drawn[1]

    def view(self, viewer: int | None) -> dict[str, object]:
        """The table as one seat sees it; None is a spectator (A.11, S-16, S-72)."""
        own = None if viewer is None else self.seats[viewer]
        return {
            "game": "shamans",
            "players": self.players,
            "viewer": viewer,
            "round": self.round,
            "trick": len(self.tricks),
            "marker": self.marker,
            "guide": self.guide,
            "destination": self.destination,
            "pawn": self.pawn,
            "moon": self.moon,
            "row": list(self.row),
            "stack": len(self.stack),
            "eclipse": self.eclipse,
            "worlds": [
                {
                    "world": world.name,
                    "ritual": world.ritual,
                    "cards": list(world.numbers),
                    "needs": world.needs,
                }
                for world in self.worlds.values()
            ],
            "seats": [self._view_of_seat(seat, viewer) for seat in range(self.players)],
            "hand": list(own.hand) if own else [],
            "drawn": self._drawn_by(viewer),
            "giving": None if viewer is None else self.giving.get(viewer),
            "given": [
                {
                    "giver": giver,
                    "receiver": receiver,
                    "card": card if viewer in (giver, receiver) else None,
                }
                for giver, receiver, card in self.given
            ],
            "out": {"open": by_kind(self.out_open), "hidden": len(self.out_hidden)},
            "tricks": [{"guide": t.guide, "cards": list(t.cards)} for t in self.tricks],
            "decision": {
                "kind": self.kind,
                "waiting": list(self._decision.asked),
                "subject": self._decision.subject,
                "rituals": list(self.chain),
            },
            "legal": [] if viewer is None else sorted(self.legal(viewer)),
            "result": None if self.result is None else dict(self.result),
            "winner": self.winner,
        }

    def _view_of_seat(self, number: int, viewer: int | None) -> dict[str, object]:
        seat = self.seats[number]
        mine = number == viewer
        return {
            "points": self.points[number],
            "cards": len(seat.hand),
            "alive": seat.alive,
            "role": seat.role.face if seat.role.open or viewer in seat.role.seen_by else None,
            "role_open": seat.role.open,
            "open": by_kind(seat.open),
            "hidden": len(seat.hidden),
            "hidden_tiles": by_kind(seat.hidden) if mine else None,
            "aside": len(seat.aside),
            "aside_cards": list(seat.aside) if mine else None,
        }
