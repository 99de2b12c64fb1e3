"""People at a table, for tests that tell what they do: over the wire with a real server, or in one
room of this process where the test is the lord of time.

A table can also be laid with its journal already written, in the middle of a game that was looked
for beforehand: so every decision of the rules is at hand, not only the frequent ones.
"""

import asyncio
import gzip
import threading
import time
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Container,
    Coroutine,
    Iterator,
    Sequence,
)
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest

from penumbra.client import Refused, Seat, TableServer, Ticket
from penumbra.games import GAMES, record
from penumbra.games.fairness.salts import SaltedDeals
from penumbra.games.game import SPECTATOR
from penumbra.games.match import Match
from penumbra.table import journal as j
from penumbra.table import messages as m
from penumbra.table.boards import Boards
from penumbra.table.etiquette import ServerRules, checked
from penumbra.table.evening import kept_wishes
from penumbra.table.membership import OneOfMany
from penumbra.table.metrics import Counters
from penumbra.table.room import Room
from penumbra.table.services import Services
from penumbra.table.settings import Settings
from penumbra.table.showcase import Showcase
from penumbra.table.store import Store
from penumbra.table.store.database import read_address
from penumbra.table.store.ownership import Ownership
from penumbra.table.tables import Tables, hashed, new_code
from penumbra.table.terms import Views
from penumbra.table.thinkers import Thinkers
from tests.table.server import Server

PATIENCE = 300.0  # seconds for a whole test
NAMES = "Ann Bob Cyd Dan Eve Fay Gus Hal Ivy Joe"
WINDOWS = ("moon", "target", "end")
NOW = 1_790_000_000_000
Answer = TypeVar("Answer")
_messages: msgspec.json.Decoder[m.Messages] = msgspec.json.Decoder(m.Messages)


def run(evening: Coroutine[Any, Any, Answer]) -> Answer:
    """An evening from beginning to end; nobody waits for ever, whatever the watch says."""

    async def bounded() -> Answer:
        loop = asyncio.get_running_loop()
        work = loop.create_task(evening)
        alarm = threading.Timer(PATIENCE, lambda: loop.call_soon_threadsafe(work.cancel))
        alarm.start()
        try:
            return await work
        finally:
            alarm.cancel()

    return asyncio.run(bounded())


@contextmanager
def refused(code: str) -> Iterator[pytest.ExceptionInfo[Refused]]:
    """The table must not do this, for this reason."""
    with pytest.raises(Refused) as caught:
        yield caught
    assert caught.value.code == code


def names_of(table: m.TableState) -> list[str | None]:
    """Who sits where."""
    return [seat.name for seat in table.seats]


class Present:
    """Who is at a table at this moment, as etiquette asks; each comes from a line of his own."""

    def __init__(self, people: Container[int]) -> None:
        self._people = people

    def about(self, grace: float) -> Container[int]:
        return self._people

    def line_of(self, person: int) -> str:
        return f"line of {person}"


# over the wire


class People(list[Seat]):
    """The seats of everybody at one table, the host's first."""

    def __init__(self, house: TableServer, code: str, tickets: list[Ticket]) -> None:
        super().__init__()
        self.house = house
        self.code = code
        self.tickets = tickets


@asynccontextmanager
async def gathered(server: Server, names: str, **wishes: Any) -> AsyncIterator[People]:
    """A table with a chair for each name, if nothing else is wished for, and everybody on one."""
    first, *others = names.split()
    wished = {"players": 1 + len(others), "pace": 0} | wishes
    async with server.client() as house, AsyncExitStack() as stack:
        host = await house.open(first, **wished)
        tickets = [host, *[await house.join(host.code, name) for name in others]]
        people = People(house, host.code, tickets)
        for ticket in tickets:
            people.append(await stack.enter_async_context(house.sit(ticket)))
        await settled(*people)
        yield people


@asynccontextmanager
async def playing(server: Server, names: str, **wishes: Any) -> AsyncIterator[People]:
    """The same with the game begun, and bots on the chairs that were left."""
    async with gathered(server, names, **wishes) as people:
        with suppress(Refused):
            await people[0].do(m.Bot)
        await people[0].do(m.Start)
        await settled(*people)
        yield people


async def address_of(people: People, number: int = 1) -> str:
    """Where a finished game of this table is."""
    games = {game.number: game.record for game in await people.house.games(people.tickets[0])}
    return games[number]


async def settled(*seats: Seat) -> None:
    """Everybody has heard all there was to hear until now: the table answers in order.

    A draw takes no command: it is waited for.
    """
    await asyncio.gather(*(seat.do(m.Ping) for seat in seats))
    while any(seat.table.stage == "drawing" for seat in seats):
        await asyncio.sleep(0.01)
        await asyncio.gather(*(seat.do(m.Ping) for seat in seats))


async def news_of(seat: Seat) -> list[m.Messages]:
    """All one has been told until now and not yet looked at."""
    await settled(seat)
    told: list[m.Messages] = []
    with suppress(TimeoutError):
        async with asyncio.timeout(0):  # all is here already: nothing is waited for
            async for news in seat:
                told.append(news)
    return told


def bears_out(seat: Seat, text: str) -> bool:
    """Whether a record is that of a game this seat has seen, at least in part."""
    return seat.verify(text, record.loads(text).header.id).grade in ("proved", "in_part")


def over(seat: Seat) -> bool:
    """The game has winners."""
    return seat.table.stage == "over"


async def play(
    seats: Sequence[Seat], until: Callable[[Seat], bool] = over, seed: int = 0, hasty: bool = False
) -> None:
    """Everybody whom the table waits for chooses at random, all at the same time, until somebody
    sees that it is enough, or everybody that it is over; the hasty also act out of turn.
    """

    async def one(seat: Seat, chance: Random) -> None:
        news = aiter(seat)
        while not until(seat):
            interrupts = hasty and seat.view and seat.view.legal and chance.random() < 0.2
            if seat.asked or interrupts:
                try:
                    await seat.act(chance.choice(seat.view.legal))
                except Refused as refusal:
                    if refusal.code not in ("out_of_date", "not_now"):
                        raise
            else:
                await anext(news)

    chances = [Random(f"{seed} {number}") for number in range(len(seats))]
    tasks = [asyncio.create_task(one(*pair)) for pair in zip(seats, chances, strict=True)]
    try:
        while tasks and not (until is not over and any(map(until, seats))):
            done, left = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
            tasks = list(left)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    await settled(*seats)


# tables laid in the middle of a game


class Laid(msgspec.Struct, frozen=True):
    """A table as it is written down, and the tokens of its people."""

    code: str
    entries: list[j.Entries]
    tokens: list[str]


def in_the_middle(game: str, players: int, kind: str, **wishes: Any) -> Laid:
    """A game that has come to a decision of this kind, by chance but always the same one.

    For the Moon and the end of a round several people are asked, not only one.
    An “interruption” is where somebody may act who is not asked.
    """
    for number in count(_FIRST.get((game, players, kind), 0)):
        found = _look_for(game, players, kind, number)
        if found is not None:
            return _laid(game, players, _board(game, kind), found, number, wishes)
    raise AssertionError("there are always more games")


_FIRST = {("shamans", 5, "chain"): 26}
"""Where to begin to look; any smaller number finds the same, only later."""


def _look_for(game: str, players: int, kind: str, number: int) -> list[tuple[int, str]] | None:
    """The acts that lead there, or None if the game ends before."""
    rules = GAMES[game]
    deals = SaltedDeals(_secret(number), lambda _: [b""] * players)
    match: Match[Any, Any] = Match(rules, players, rules.board_from(_board(game, kind)), fair=deals)
    chance = Random(number)
    while not match.over:
        view = match.view(SPECTATOR)
        open_question = match.game.foregone(match.rows, 0) is None
        together = open_question and (len(match.waiting) > 1 or kind not in ("moon", "end"))
        interrupted = kind == "interruption" and _may_interrupt(match)
        if interrupted or (view.decision.kind == kind and together):
            return [(act.seat, act.action) for act in match.history]
        legal = match.legal(match.actor)
        likely = [] if kind == "moon" else _daring(view, legal)
        match.act(match.actor, chance.choice(likely or legal))
    return None


def _may_interrupt(match: Match[Any, Any]) -> bool:
    """Whether somebody could act whom the table does not wait for: a Portal, the Lord."""
    return any(match.legal(seat) for seat in range(match.players) if seat not in match.waiting)


def _daring(view: Any, legal: list[str]) -> list[str]:
    """Whoever follows suit and strikes where he can brings about what is rare."""
    match view.decision.kind:
        case "play":
            return [action for action in legal if f"play {view.destination}-" in action]
        case "neutralize":
            return [action for action in legal if action != "decline"]
        case _:
            return legal


def _board(game: str, kind: str) -> dict[str, Any]:
    """In Shamans one with a long way to the Moon, so that much happens before a round is over, if
    it is not the Moon one looks for; and where somebody must be eliminated, every ritual does it.
    """
    board = Boards().find(game, "standard")
    if game == "shamans" and kind != "moon":
        far = board["track"] | {"distance": {"3": 25, "4": 25, "5": 25}}
        board = board | {"name": "far", "track": far}
    if kind in ("neutralize", "target", "name", "chain"):
        board["world"] = [world | {"ritual": "neutralization"} for world in board["world"]]
    return board


def _secret(number: int) -> bytes:
    return number.to_bytes(32, "big")


def as_opened(wishes: m.Wishes) -> j.Wishes:
    """Wishes as a table's journal has them: looked at, and with a level of bots."""
    return kept_wishes(checked(wishes, ServerRules(Boards().find)))


def _laid(
    game: str,
    players: int,
    board: dict[str, Any],
    acts: list[tuple[int, str]],
    number: int,
    wishes: dict[str, Any],
) -> Laid:
    wished = msgspec.convert({"game": game, "players": players, "pace": 0} | wishes, m.Wishes)
    code = new_code()
    tokens = [f"{code} {seat}" for seat in range(players)]
    entries: list[j.Entries] = [
        j.Opened(code=code, wishes=as_opened(wished), board=board, secret=_secret(number).hex())
    ]
    for seat, name in enumerate(NAMES.split()[:players]):
        entries.append(j.Joined(person=seat + 1, name=name, token=hashed(tokens[seat])))
        entries.append(j.Sat(person=seat + 1, seat=seat))
    entries.append(j.Started(rules=GAMES[game].rules))
    entries += [j.Acted(seat=seat, action=action) for seat, action in acts]
    return Laid(code, entries, tokens)


async def keep(store: Store, laid: Laid) -> None:
    """Write a table into a store; whoever has its code finds it there."""
    table = await store.new_table(laid.code, NOW)
    entries = enumerate(map(j.written, laid.entries), start=1)
    await asyncio.gather(*(store.append(table, number, NOW, data) for number, data in entries))


@asynccontextmanager
async def sitting_down(server: Server, laid: Laid) -> AsyncIterator[People]:
    """Everybody comes to a table that the server finds in its store."""
    store = await Store.open(server.store)
    await keep(store, laid)
    await store.close()
    async with server.client() as house, AsyncExitStack() as stack:
        tickets = [
            Ticket(laid.code, "", person, token) for person, token in enumerate(laid.tokens, 1)
        ]
        people = People(house, laid.code, tickets)
        for ticket in tickets:
            people.append(await stack.enter_async_context(house.sit(ticket)))
        await settled(*people)
        yield people


def journal_of(server: Server, code: str) -> Awaitable[list[j.Entries]]:
    """What the server has written down of a table."""

    async def read() -> list[j.Entries]:
        store = await Store.open(server.store)
        try:
            row = await store.find(code)
            assert row is not None
            return [j.read(entry.data) for entry in await store.entries(row.id)]
        finally:
            await store.close()

    return read()


# in one room of this process


class Watch:
    """Time as the test would have it: it passes as always, and by leaps."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._set_back = 0.0
        self._time, self._monotonic = time.time, time.monotonic

    def time(self) -> float:
        return self._time() + self._ahead - self._set_back

    def monotonic(self) -> float:
        """The event loop goes by this one."""
        return self._monotonic() + self._ahead

    def leap(self, seconds: float) -> None:
        """So many seconds are over."""
        self._ahead += seconds

    def set_forward(self, seconds: float) -> None:
        """Somebody sets the calendar's clock forward; no time passes."""
        self._set_back -= seconds

    def set_back(self, seconds: float) -> None:
        """Somebody sets the calendar's clock back; no time passes."""
        self._set_back += seconds


class Guest:
    """Somebody with a socket that writes down what it is told; a `presence.Socket`."""

    def __init__(self, room: Room, token: str | None = None, line: str = "") -> None:
        self.person: int | None = None
        self.viewer = SPECTATOR
        self.views: Views = "always"
        self.line = line
        self.heard: list[m.Messages] = []
        self.ended: str | None = None
        self.room = room
        self._token = token
        self._news = asyncio.Event()
        self._commands = count(1)

    def push(self, message: bytes) -> None:
        self.heard.append(_messages.decode(message))
        self._news.set()

    def end(self, code: str) -> None:
        self.ended = code
        self._news.set()

    async def comes(
        self,
        seat: int | None = None,
        seq: int | None = None,
        whole: bool = False,
        attentive: bool = False,
        views: Views = "always",
    ) -> m.Welcome:
        """Come in, or come back; what one is welcomed with."""
        token = hashed(self._token) if self._token is not None else None
        self.ended = None
        hello = m.Hello(self._token, seat, seq, whole, attentive, views)
        await self.room.enter(self, hello, token)
        welcome = self.heard[-1]
        assert isinstance(welcome, m.Welcome)
        return welcome

    def goes(self) -> None:
        """The connection is lost."""
        self.room.leave(self)

    async def do(self, kind: Callable[..., m.Commands], *fields: Any) -> m.Messages:
        """Do something; the answer. Who starts a game waits for its first deal."""
        before = len(self.heard)
        command = kind(f"{self.person}-{id(self)}-{next(self._commands)}", *fields)
        answer = await self.repeats(command)
        if kind is m.Start:
            await self.hears(lambda news: getattr(news, "what", "") == "started", before)
        return answer

    async def repeats(self, command: m.Commands) -> m.Messages:
        """Say exactly this, once more perhaps."""
        before = len(self.heard)
        await self.room.do(self, command)
        return next(answer for answer in self.heard[before:] if answer.re == command.id)

    async def act(self, action: str) -> m.Messages:
        """Act at the last turn one has seen."""
        return await self.do(m.Act, self.room.evening.streams[self.viewer].turn, action)

    async def hears(self, what: Callable[[m.Messages], bool], since: int = 0) -> m.Messages:
        """Wait until one has been told something."""
        while True:
            for message in self.heard[since:]:
                if what(message):
                    return message
            self._news.clear()
            await self._news.wait()

    @property
    def view(self) -> Any:
        """The game as one sees it."""
        return msgspec.json.decode(self.room.evening.view(self.viewer) or b"null")

    @property
    def asked(self) -> bool:
        """Whether the table waits for one; in a window it does not tell who has passed."""
        view = self.view
        return self.viewer in view["decision"]["waiting"] and bool(view["legal"])

    @property
    def numbers(self) -> list[int]:
        """The numbers of all one was told by itself, in their order."""
        return [message.seq for message in self.heard if isinstance(message, m.Numbered)]


class Parlour:
    """A house without a door to the street. Its bots are not asked: they take any legal action."""

    def __init__(self, rooms: Tables) -> None:
        self.rooms = rooms
        self.showcase = Showcase(rooms.finished, rooms.has)

    async def record(self, game: str) -> str:
        """The record of a finished game."""
        return gzip.decompress(await self.showcase.record(game)).decode()

    async def replay(self, game: str, seat: int | None) -> bytes:
        """The same frame by frame, through somebody's eyes."""
        return gzip.decompress(await self.showcase.replay(game, seat))

    async def lay(self, laid: Laid) -> tuple[Room, list[Guest]]:
        """A table from its journal, with everybody at it."""
        await keep(self.rooms.services.store, laid)
        return await self.enter_with(laid.code, *laid.tokens)

    async def enter_with(self, code: str, *tokens: str) -> tuple[Room, list[Guest]]:
        """Those with these tokens come to a table that is there already."""
        room = await self.rooms.room(code)
        guests = [Guest(room, token) for token in tokens]
        for guest in guests:
            await guest.comes()
        return room, guests

    async def open(self, names: str, **wishes: Any) -> tuple[Room, list[Guest]]:
        """A new table with everybody at it."""
        first, *others = names.split()
        wished = msgspec.convert({"players": 1 + len(others), "pace": 0} | wishes, m.Wishes)
        code, _, token = await self.rooms.open(wished, first, sit=True)
        tokens = [token, *[(await self.rooms.join(code, name, sit=True))[1] for name in others]]
        return await self.enter_with(code, *tokens)

    async def journal(self, room: Room) -> list[j.Entries]:
        """What is written down of a table."""
        return [j.read(kept.data) for kept in await self.rooms.services.store.entries(room.row.id)]


@asynccontextmanager
async def parlour(folder: Path, **settings: Any) -> AsyncIterator[Parlour]:
    """A house in this process, with a store of its own; with a `store` among its settings, on
    PostgreSQL, it is one of its servers.
    """
    address = settings.pop("store", None)
    store = await Store.open(address or f"sqlite:///{folder / 'parlour.db'}")
    hasty = {"share_seconds": 0.1, "reveal_seconds": 0.1}  # its guests give no shares
    services = Services(
        Settings(store="", **(hasty | settings)),
        store,
        Thinkers(),
        ServerRules(Boards().find),
        Counters(),
    )
    rooms = Tables(services)
    one_of_many = None if address is None else _joined(address, rooms)
    if one_of_many is not None:
        await one_of_many.start()
        rooms.membership = one_of_many
    try:
        yield Parlour(rooms)
    finally:
        await rooms.stop()
        if one_of_many is not None:
            await one_of_many.stop()
        await store.close()


def _joined(address: str, rooms: Tables) -> OneOfMany:
    lease = rooms.services.settings.lease_seconds
    ownership = Ownership(read_address(address), lease, "parlour", "parlour:1", "1")
    store, ignore = rooms.services.store, lambda *_: None
    return OneOfMany(ownership, store, lease, rooms.told, rooms.held, rooms.lost, ignore)
