"""A company of programs around some tables, for tests that need life: people act at random, talk,
change chairs, drop out and come back, and play one game after the other until they are told that
it is enough. Each writes down what he hears and what the table acknowledges to him.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

import msgspec

from penumbra.client import Refused, Seat, TableServer
from penumbra.table import messages as m
from tests.table.server import PATIENCE

Command: TypeAlias = Callable[[str], m.Commands]

TALK = ("good evening", "I do not believe you", "who is it, then?", "trust me, friends")
HELD_BACK = "I have the red 7"  # in Shamans (3.8)
MOMENTS = frozenset(
    {
        "out_of_date",
        "paused",
        "not_now",
        "held_back",
        "seat_taken",
        "empty_seats",
        "spectators_listen",
    }
)
"""Refusals that people meet who all act at once; any other would be somebody's mistake."""


class Party(msgspec.Struct, frozen=True, kw_only=True):
    """A table to be: how many of its players are people, and who only looks on."""

    game: str
    players: int
    people: int
    spectators: int = 0
    onlookers: int = 0
    """People with a name who do not sit."""
    wishes: dict[str, Any] = {}


@dataclass
class Loss:
    """A while without a table, by the clock that nobody sets, and how often it was looked for."""

    since: float
    until: float = 0.0
    attempts: int = 0

    @property
    def seconds(self) -> float:
        """How long it was."""
        return self.until - self.since


class Guest(Seat):
    """A seat that writes down what it hears, and what it said and was answered."""

    def __init__(
        self, server: str, code: str, token: str | None, answered: asyncio.Event | None = None
    ) -> None:
        """`answered` is set whenever the table acknowledges something."""
        socket = f"ws{server.removeprefix('http')}/api/tables/{code}/socket"
        super().__init__(socket, token, PATIENCE)
        self.code = code
        self.token = token
        self.heard: list[m.Messages] = []
        self.heard_to = 0
        self.said: dict[str, m.Commands] = {}
        self.acknowledged: list[m.Commands] = []
        self.refused: dict[str, str] = {}
        self.moved = asyncio.Event()
        self.losses: list[Loss] = []
        self._loss: Loss | None = None
        self._answered = answered or asyncio.Event()

    async def do(self, command: Command) -> int:
        """As every seat does, and note what came of it; salts come this way, too."""
        name = ""

        def noted(id: str) -> m.Commands:
            nonlocal name
            name = id
            self.said[id] = command(id)
            return self.said[id]

        try:
            seq = await super().do(noted)
        except Refused as refused:
            self.refused[name] = refused.code
            raise
        self.acknowledged.append(self.said[name])
        self._answered.set()
        return seq

    async def _converse(self, first: "asyncio.Future[None]") -> None:
        """As every seat does, and note how long it is without its table."""
        if self._loss is not None:
            self._loss.attempts += 1
        try:
            await super()._converse(first)
        finally:
            if self._welcomed:
                self._loss = Loss(since=time.monotonic())

    def _hear(self, message: m.Messages) -> None:
        super()._hear(message)
        if isinstance(message, m.Welcome) and self._loss is not None:
            self._loss.until = time.monotonic()
            self.losses.append(self._loss)
            self._loss = None

    async def listen(self) -> None:
        """Hear everything there is to hear."""
        async for news in self:
            self.heard.append(news)
            if isinstance(news, m.Numbered | m.Welcome):
                self.heard_to = news.seq
            self.moved.set()


class Round:
    """Everybody at one table."""

    def __init__(self, party: Party, code: str, seed: int) -> None:
        self.party = party
        self.code = code
        self.players: list[Guest] = []
        self.watching: list[Guest] = []
        self.last: int | None = None  # the game after which people go home
        self._random = Random(seed)

    @property
    def guests(self) -> list[Guest]:
        """Players first."""
        return self.players + self.watching

    async def play(self, guest: Guest, enough: asyncio.Event) -> None:
        """Do this and that until the last game is over for this guest, too."""
        while guest.table.stage != "over" or guest.table.number != self.last:
            guest.moved.clear()
            try:
                busy = await self._do_something(guest, enough)
            except Refused as refused:
                if refused.code not in MOMENTS:
                    raise
                busy = False
            if not busy:
                await guest.moved.wait()

    def _chance(self, percent: int) -> bool:
        return self._random.randrange(100) < percent

    async def _do_something(self, guest: Guest, enough: asyncio.Event) -> bool:
        """Whether anything was done."""
        hosts = guest is self.players[0]
        if guest.person is None:
            return False
        if guest.table.stage == "over":
            return hosts and await self._after_the_game(guest, enough)
        if guest.table.stage == "gathering":
            return await self._gather(guest, hosts)
        if guest.seat is None or guest.view is None:
            return False
        if hosts and (guest.table.paused or self._chance(2)):
            await guest.do(m.Resume if guest.table.paused else m.Pause)
            return True
        if self._chance(4):
            await self._talk(guest)
            return True
        if guest.asked or (guest.view.legal and not guest.table.paused and self._chance(10)):
            await guest.act(self._random.choice(guest.view.legal))
            return True
        return False

    async def _talk(self, guest: Guest) -> None:
        seats = [seat for seat in range(self.party.players) if seat != guest.seat]
        neighbour = self._random.choice(seats)
        saying = self._random.choice((*TALK, HELD_BACK))
        if self._chance(30):
            await guest.do(lambda id: m.Claim(id, f"trust {neighbour}"))
        else:
            await guest.say(saying)

    async def _gather(self, guest: Guest, hosts: bool) -> bool:
        empty = [seat for seat, chair in enumerate(guest.table.seats) if chair.name is None]
        if guest in self.players and not _sits(guest):
            if empty:
                await guest.do(lambda id: m.Sit(id, empty[0]))
            return bool(empty)
        if not hosts:
            return self._chance(5) and await self._fidget(guest)
        if self._chance(30):
            one, other = self._random.sample(range(self.party.players), 2)
            await guest.do(lambda id: m.Arrange(id, one, other))
        if not empty:
            await guest.do(m.Start)
        return not empty

    async def _fidget(self, guest: Guest) -> bool:
        if _sits(guest) and self._chance(50):
            await guest.do(m.Stand)
        else:
            await guest.say(self._random.choice(TALK))
        return True

    async def _after_the_game(self, host: Guest, enough: asyncio.Event) -> bool:
        if not enough.is_set():
            await host.do(m.Rematch)
            return True
        self.last = host.table.number
        for guest in self.guests:
            guest.moved.set()
        return False


class Company:
    """All tables and everybody at them."""

    def __init__(self, house: TableServer, seed: int) -> None:
        self.rounds: list[Round] = []
        self.enough = asyncio.Event()
        self._house = house
        self._random = Random(seed)
        self._answered = asyncio.Event()
        self._listening: list[asyncio.Task[None]] = []
        self._playing: list[asyncio.Task[None]] = []

    @property
    def guests(self) -> Iterator[Guest]:
        """Everybody."""
        for round in self.rounds:
            yield from round.guests

    async def gather(self, party: Party) -> Round:
        """Open a table; everybody comes in, bots take the chairs that are left."""
        house, address = self._house, self._house.address
        wishes = {"pace": 0, **party.wishes, "game": party.game, "players": party.players}
        host = await house.open("Ann", **wishes)
        round = Round(party, host.code, self._random.randrange(1 << 30))
        tickets = [host] + [
            await house.join(host.code, f"Player {k}") for k in range(2, party.people + 1)
        ]
        onlookers = [
            await house.join(host.code, f"Onlooker {k}", sit=False) for k in range(party.onlookers)
        ]
        seated = [ticket.token for ticket in tickets]
        others = [ticket.token for ticket in onlookers] + [None] * party.spectators
        round.players = [Guest(address, host.code, token, self._answered) for token in seated]
        round.watching = [Guest(address, host.code, token, self._answered) for token in others]
        self.rounds.append(round)
        for guest in round.guests:
            await guest.__aenter__()
        if party.people < party.players:
            await round.players[0].do(m.Bot)
        return round

    def begin(self) -> None:
        """Everybody plays, beside whatever else goes on."""
        for round in self.rounds:
            for guest in round.guests:
                self._listening.append(asyncio.create_task(guest.listen()))
                self._playing.append(asyncio.create_task(round.play(guest, self.enough)))

    async def something(self) -> None:
        """Wait until a table acknowledges something to somebody."""
        self._answered.clear()
        await self._unless_trouble(self._answered.wait())

    @property
    def longest_loss(self) -> float:
        """The longest time that anybody was without his table, in seconds."""
        return max((loss.seconds for guest in self.guests for loss in guest.losses), default=0.0)

    def most_attempts(self, since: float, until: float) -> int:
        """How often somebody looked for his table at most, of those who lost it between these."""
        losses = (loss for guest in self.guests for loss in guest.losses)
        return max((loss.attempts for loss in losses if since <= loss.since < until), default=0)

    def drop_somebody(self) -> None:
        """A network fails, somewhere."""
        self._random.choice(list(self.guests)).drop()

    async def finish(self, patience: float) -> None:
        """Play on to the end of every game; whatever went wrong with anybody is raised here."""
        self.enough.set()
        for guest in self.guests:
            guest.moved.set()
        async with asyncio.timeout(patience):
            await self._unless_trouble(_all_of(self._playing))

    async def _unless_trouble(self, event: Coroutine[Any, Any, object]) -> None:
        """Wait for something, unless somebody's evening breaks before."""
        waiting = asyncio.create_task(event)
        everybody = self._listening + self._playing
        try:
            while not waiting.done():
                left = [task for task in everybody if not task.done()]
                await asyncio.wait([waiting, *left], return_when="FIRST_COMPLETED")
                for task in everybody:
                    if task.done():
                        task.result()
        finally:
            waiting.cancel()
            await asyncio.wait([waiting])

    async def go_home(self) -> None:
        """Everybody leaves; seats are kept."""
        everybody = self._listening + self._playing
        for task in everybody:
            task.cancel()
        await asyncio.gather(*everybody, return_exceptions=True)
        for guest in self.guests:
            await guest.close()


def _sits(guest: Guest) -> bool:
    """Whether he has a chair: who has just got up knows it before he sees with other eyes."""
    return any(chair.person == guest.person for chair in guest.table.seats)


async def _all_of(tasks: list[asyncio.Task[None]]) -> None:
    await asyncio.wait(tasks)
