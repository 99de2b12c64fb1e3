"""A seat at a table, over one WebSocket after the other: what a program sees and does.

The seat keeps the last view, counts what it is told, sends a salt for every round and remembers
what it needs to check afterwards that the deals were fair.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from penumbra.games import GAMES, record
from penumbra.games.errors import BadRecord, PenumbraError
from penumbra.games.game import View
from penumbra.games.intrigue.view import View as IntrigueView
from penumbra.games.shamans.view import View as ShamansView
from penumbra.table import messages as m
from penumbra.table.messages import Refused

SALT_BYTES = 32
LARGEST = 1 << 20  # bytes of a message; a welcome with all that was missed is the largest
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0  # seconds before looking for a lost server again
FINAL = frozenset(
    {
        "hello_first",
        "no_table",
        "unknown_token",
        "kicked",
        "left",
        "no_spectators",
        "full",
        "elsewhere",
    }
)
"""Endings after which coming back makes no sense."""

VIEWS: dict[str, type[Any]] = {"shamans": ShamansView, "intrigue": IntrigueView}
_messages: msgspec.json.Decoder[m.Messages] = msgspec.json.Decoder(m.Messages)


_LOST = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError)


class ConnectionLost(PenumbraError):
    """The server could not be reached for as long as the seat was patient."""


class Gap(PenumbraError):
    """The table told something twice or left something out: it must not."""


class NotFair(PenumbraError):
    """A record does not bear out what the table promised."""


class Seat:
    """One's place at a table. Iterate over it for what happens; its properties are the present."""

    def __init__(self, address: str, token: str | None, patience: float = 60.0) -> None:
        """`patience` is for how many seconds a lost server is looked for."""
        self.seq = 0
        self.turn = 0
        self.person: int | None = None
        self.seat: int | None = None
        self.clock: int | None = None
        self.present: tuple[int, ...] = ()
        self._address = address
        self._token = token
        self._patience = patience
        self._table: m.TableState | None = None
        self._view: bytes | None = None
        self._seen: View | None = None
        self._socket: ClientConnection | None = None
        self._news: asyncio.Queue[m.Messages | Exception | None] = asyncio.Queue()
        self._end: Exception | None = None  # why the table is no longer there for one
        self._unanswered: dict[str, tuple[bytes, asyncio.Future[int]]] = {}
        self._name = secrets.token_hex(6)
        self._commands = 0
        self._welcomed = False  # by the present connection
        self._promises: dict[int, str] = {}  # the commitment to each game
        self._salts: dict[tuple[int, int], str | None] = {}  # by game and round; once acknowledged
        self._sat: dict[int, int] = {}  # on which chair each game was played
        self._tasks: set[asyncio.Task[None]] = set()

    # coming and going

    async def __aenter__(self) -> "Seat":
        """Sit down; Refused if the table won't have one."""
        first: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._spawn(self._stay(first))
        try:
            await first
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Go away; the table keeps the seat."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    def drop(self) -> None:
        """Lose the connection, as a network does; the seat finds its way back."""
        if self._socket is not None:
            self._socket.transport.abort()

    # the present

    @property
    def connected(self) -> bool:
        """Whether the table is at the other end now; a lost connection is looked for by itself."""
        return self._socket is not None and self._welcomed

    @property
    def table(self) -> m.TableState:
        """The table but for the game on it."""
        assert self._table is not None, "sit down first: async with house.sit(ticket) as seat"
        return self._table

    @property
    def view(self) -> Any:
        """The game as one may see it, or None before the first deal; a View of the game."""
        if self._seen is None and self._view is not None:
            self._seen = msgspec.json.decode(self._view, type=VIEWS[self.table.wishes.game])
        return self._seen

    @property
    def asked(self) -> bool:
        """Whether the table waits for this seat."""
        view = self.view
        if view is None or self.table.stage != "playing" or self.table.paused or not view.legal:
            return False
        return self.seat in view.decision.waiting

    # doing something

    async def act(self, action: str) -> int:
        """Act in the game as one sees it now; Refused, if something has happened meanwhile."""
        return await self.do(lambda id: m.Act(id, self.turn, action))

    async def say(self, text: str) -> int:
        """Say something to everybody."""
        return await self.do(lambda id: m.Say(id, text))

    async def do(self, command: Callable[[str], m.Commands]) -> int:
        """Any command: a class of `messages`, or a function that makes one from an id.

        Comes back when the table has done it, with the number at which the seat then stands;
        Refused if the table would not. A lost connection is outwaited.
        """
        if self._end is not None:
            raise self._end
        self._commands += 1
        name = f"{self._name}-{self._commands}"
        data = m.encode(command(name))
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._unanswered[name] = data, answer
        try:
            await self._send(data)
            return await answer
        finally:
            self._unanswered.pop(name, None)

    # what happens

    async def __aiter__(self) -> AsyncIterator[m.Messages]:
        """Everything the table tells, in order and once, until it says good-bye for good."""
        while (news := await self._news.get()) is not None:
            if isinstance(news, Exception):
                self._news.put_nowait(news)  # for whoever asks again
                raise news
            yield news
        self._news.put_nowait(None)

    async def until(self, what: Callable[["Seat"], bool]) -> None:
        """Wait until something is true of this seat."""
        if not what(self):
            async for _ in self:
                if what(self):
                    return

    # fairness

    def verify(self, text: str) -> None:
        """Check a finished game's record against what one saw; NotFair says what is wrong."""
        kept = record.loads(text)
        fair = kept.header.fair
        if fair is None:
            raise NotFair("This record says nothing of where its deals come from.")
        number = next((n for n, seen in self._promises.items() if seen == fair.commitment), None)
        if number is None:
            raise NotFair("This record's commitment is not one the table gave before a game.")
        try:
            for _ in record.replay(kept, GAMES, commitment=fair.commitment):
                pass
        except BadRecord as error:
            raise NotFair(f"The record is not true: {error}") from error
        for (game, round_number), salt in self._salts.items():
            if game != number or game not in self._sat or salt is None:
                continue
            if round_number <= len(fair.salts):
                if fair.salts[round_number - 1][self._sat[game]] != salt:
                    raise NotFair(f"My salt for round {round_number} was not used.")

    def _promised(self, table: m.TableState) -> None:
        """Note what the table commits itself to, and add one's salt."""
        before = self._promises.setdefault(table.number, table.commitment)
        if before != table.commitment:
            raise NotFair("The table has changed the commitment to a game.")
        if self.seat is not None and table.stage != "gathering":
            self._sat[table.number] = self.seat
        if self.seat is not None and table.stage != "over":
            self._salt(table.number, table.round)

    def _salt(self, game: int, round_number: int) -> None:
        if (game, round_number) not in self._salts:
            self._salts[game, round_number] = None
            self._spawn(self._send_salt(game, round_number, secrets.token_hex(SALT_BYTES)))

    async def _send_salt(self, game: int, round_number: int, salt: str) -> None:
        try:
            await self.do(lambda id: m.Salt(id, round_number, salt))
            self._salts[game, round_number] = salt
        except (ConnectionLost, Gap, NotFair):
            pass  # whoever listens to this seat hears of it
        except Refused as refused:
            if refused.code != "bad_salt":  # too late, or another device of mine was first
                del self._salts[game, round_number]
        except PenumbraError:
            pass  # there is no table any more, as the seat itself will tell

    # the wire

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, data: bytes) -> None:
        """Send if there is a connection; what is unanswered is sent again with the next one."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(data, text=True)

    @property
    def _is_near(self) -> bool:
        return urlsplit(self._address).hostname in ("127.0.0.1", "::1", "localhost")

    async def _stay(self, first: "asyncio.Future[None]") -> None:
        """Be connected, again and again, until the table says good-bye or patience ends."""
        loop = asyncio.get_running_loop()
        seen, pause = loop.time(), FIRST_PAUSE
        while True:
            try:
                await self._converse(first)
            except _LOST as lost:
                if self._welcomed:
                    self._welcomed = False
                    seen, pause = loop.time(), FIRST_PAUSE
                elif loop.time() - seen > self._patience:
                    return self._over(first, ConnectionLost(f"The table does not answer: {lost}"))
            except Exception as trouble:  # Refused, Gap, NotFair, or no server of ours
                return self._over(first, trouble)
            await asyncio.sleep(pause * (0.5 + secrets.randbelow(100) / 100))
            pause = min(pause * 2, LONGEST_PAUSE)

    def _over(self, first: "asyncio.Future[None]", trouble: Exception) -> None:
        self._socket, self._end = None, trouble
        if not first.done():
            first.set_exception(trouble)
            return
        for _, answer in self._unanswered.values():
            if not answer.done():
                answer.set_exception(trouble)
        left = isinstance(trouble, Refused) and trouble.code == "left"
        self._news.put_nowait(None if left else trouble)

    async def _converse(self, first: "asyncio.Future[None]") -> None:
        """One connection, from hello to its end."""
        async with connect(
            self._address,
            max_size=LARGEST,
            compression=None,
            max_queue=None,
            open_timeout=10,
            proxy=None if self._is_near else True,  # looking for one takes longer than connecting
        ) as socket:
            seen = self.seq if first.done() else None
            hello = m.Hello(token=self._token, seat=self.seat, seq=seen)
            await socket.send(m.encode(hello), text=True)
            self._socket = socket
            try:
                async for data in socket:
                    message = _messages.decode(data)
                    if isinstance(message, m.Bye) and message.code in FINAL:
                        raise Refused(message.code)
                    self._hear(message)
                    if isinstance(message, m.Welcome):
                        self._welcomed = True
                        if not first.done():
                            first.set_result(None)
                        for unanswered, _ in list(self._unanswered.values()):
                            await self._send(unanswered)
            finally:
                self._socket = None

    def _hear(self, message: m.Messages) -> None:
        """Take in what the table says, pass it on, and answer whoever waits for it."""
        match message:
            case m.Welcome():
                self._take_in(message)
            case m.Numbered():
                self._count(message)
            case m.ClockState(left=left):
                self.clock = left
            case m.Presence(present=present):
                self.present = present
            case _:
                pass
        self._answer(message)
        if not isinstance(message, m.Ack | m.Error | m.Pong | m.Bye):
            self._news.put_nowait(message)

    def _take_in(self, welcome: m.Welcome) -> None:
        if welcome.complete and self._table is not None:
            for missed in welcome.missed:
                self._hear(_messages.decode(missed))
            if self.seq != welcome.seq:
                raise Gap(f"I have heard {self.seq} of {welcome.seq} messages, with none missing.")
        self.seq, self.turn = welcome.seq, welcome.turn
        self.person, self.seat = welcome.you.person, welcome.you.seat
        self.clock, self.present = welcome.clock, welcome.present
        self._table = welcome.table
        view = bytes(welcome.view)
        self._see(view if view != b"null" else None)
        self._promised(welcome.table)

    def _count(self, message: m.Numbered) -> None:
        if message.seq != self.seq + 1:
            raise Gap(f"After message {self.seq} came {message.seq}.")
        self.seq = message.seq
        match message:
            case m.Update(turn=turn, view=view, clock=clock):
                self.turn = turn
                if not isinstance(view, msgspec.UnsetType):
                    self._see(bytes(view))
                if not isinstance(clock, msgspec.UnsetType):
                    self.clock = clock
            case m.TableChanged(table=table):
                if table.stage == "gathering":
                    self._see(None)
                self._table = table
                self._promised(table)
            case m.Deal(round=round_number):
                if self.seat is not None:
                    self._salt(self.table.number, round_number + 1)
            case _:
                pass

    def _see(self, view: bytes | None) -> None:
        self._view, self._seen = view, None

    def _answer(self, message: m.Message) -> None:
        if message.re is UNSET or str(message.re) not in self._unanswered:
            return
        _, answer = self._unanswered.pop(str(message.re))
        if answer.done():
            return
        if isinstance(message, m.Error):
            answer.set_exception(Refused(message.code, **message.data))
        else:
            answer.set_result(self.seq)
