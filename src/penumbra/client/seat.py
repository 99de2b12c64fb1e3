"""A seat at a table, over one WebSocket after the other: what a program sees and does.

The seat keeps the last view, counts what it is told, takes its part in drawing the chance of each
game and keeps a note of it (`notes.py`), by which it can tell afterwards what a record proves.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from functools import cache
from types import TracebackType
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from penumbra.client.errors import ConnectionLost, Gap, NotFair, ServerTrouble
from penumbra.client.notes import Command, Notes, game_of
from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games.fairness.draw import fingerprint
from penumbra.games.fairness.note import Note
from penumbra.games.fairness.reasons import Finding, Unfair
from penumbra.games.fairness.verdict import Verdict, read_and_judge
from penumbra.games.game import View
from penumbra.games.registry import BROUGHT
from penumbra.table import messages as m
from penumbra.table.messages import Refused
from penumbra.table.terms import FINAL_CODES, Views

LARGEST = 1 << 22  # bytes of a message; a welcome with all that was missed is the largest
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0  # seconds before looking for a lost server again

Said = TypeVar("Said")
_messages: msgspec.json.Decoder[m.Messages] = msgspec.json.Decoder(m.Messages)

_LOST = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError)
_UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)


def _read(data: msgspec.Raw | bytes | str, decoder: msgspec.json.Decoder[Said]) -> Said:
    """What the table says; a table that is newer than this client may say what it can't read."""
    try:
        return decoder.decode(data)
    except _UNREADABLE as error:
        raise ServerTrouble(
            f"The table says something this client does not understand: {error}. "
            "Perhaps the server is newer; a client of its version will."
        ) from error


@cache
def _views(name: str) -> msgspec.json.Decoder[View]:
    """A reader of a game's views; a server may play games that were not brought here."""
    if name not in GAMES:
        raise ServerTrouble(
            f"This table plays “{name}”, which is not known here. "
            f"Name the module that brings it in {BROUGHT}."
        )
    return msgspec.json.Decoder(GAMES[name].view_type)


class _Unanswered(NamedTuple):
    """A command that the table has not answered yet, and who waits for that."""

    command: m.Commands
    answer: asyncio.Future[int]
    game: str
    """The one that was on the table when it was said."""


class Seat:
    """One's place at a table. Iterate over it for what happens; its properties are the present."""

    def __init__(
        self,
        address: str,
        token: str | None,
        patience: float = 60.0,
        attentive: bool = False,
        views: Views = "always",
    ) -> None:
        """`patience` is for how many seconds a lost server is looked for; `attentive` is whoever
        says `go_on` after each deal; who wants `views` only when asked has none in between.
        """
        self.seq = 0
        self.turn = 0
        self.person: int | None = None
        self.seat: int | None = None
        self.clock: int | None = None
        self._clock_told = 0.0
        self.present: tuple[int, ...] = ()
        self.before: tuple[m.Messages, ...] = ()
        """What was told of the game before one sat down, as far as one may know it."""
        self._address = address
        self._token = token
        self._patience = patience
        self._attentive = attentive
        self._views: Views = views
        self._table: m.TableState | None = None
        self._view: bytes | None = None
        self._seen: View | None = None
        self._socket: ClientConnection | None = None
        self._news: asyncio.Queue[m.Messages | Exception | None] = asyncio.Queue()
        self._end: Exception | None = None  # why the table is no longer there for one
        self._unanswered: dict[str, _Unanswered] = {}
        self._name = secrets.token_hex(6)
        self._commands = 0
        self._welcomed = False  # by the present connection
        self._notes = Notes()
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
        """Go away; the table keeps the seat. Whoever still waits for something hears of it."""
        for task in self._tasks:
            task.cancel()
        self._finish(ConnectionLost("This seat was closed; sit down again to go on."), quietly=True)
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
        assert self._table is not None, "sit down first: async with server.sit(ticket) as seat"
        return self._table

    @property
    def view(self) -> Any:
        """The game as one may see it, or None before the first deal; a View of the game.

        Also None while one is not asked, for whoever wants views only then.
        """
        if self._seen is None and self._view is not None:
            self._seen = _read(self._view, _views(self.table.wishes.game))
        return self._seen

    @property
    def asked(self) -> bool:
        """Whether the table waits for this seat."""
        view = self.view
        if view is None or self.table.stage != "playing" or self.table.paused or not view.legal:
            return False
        return self.seat in view.decision.waiting

    @property
    def seconds_left(self) -> float | None:
        """How long the clock still runs; `clock` is what the table said last. None without one."""
        if self.clock is None:
            return None
        since = asyncio.get_running_loop().time() - self._clock_told
        return max(self.clock / 1000 - since, 0.0)

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
        game = "" if self._table is None else game_of(self._table)
        asked = _Unanswered(command(name), asyncio.get_running_loop().create_future(), game)
        self._unanswered[name] = asked
        try:
            await self._send(asked.command)
            return await asked.answer
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
        """Wait until something is true of this seat; the reason, if it can't become so any more."""
        if not what(self):
            async for _ in self:
                if what(self):
                    return
            assert self._end is not None, "news end with a reason"
            raise self._end

    # fairness

    @property
    def fingerprint(self) -> str | None:
        """What people read to each other to see that they are in one draw; None before it."""
        drawn = self._notes.fingerprinted(self.table) or self.table.draw
        return None if drawn is None else fingerprint(drawn)

    @property
    def part(self) -> list[Finding]:
        """What one may say of one's part in this game's draw, once it is told."""
        return self._notes.part(self.table)

    def note(self, game: str | None = None) -> Note | None:
        """What this seat has noted of a game; of the present one unless another is named."""
        return self._notes.of(game or game_of(self.table))

    def verify(self, text: str, game: str | None = None) -> Verdict:
        """What a game's record proves beside this seat's note of it.

        `game` is the identifier the record was asked for by; the present game's if none is given.
        OtherRules if the rules of this Penumbra can't tell.
        """
        return read_and_judge(text, self.note(game), GAMES)

    def _say(self, command: Command | None) -> None:
        """Take one's part in the draw, if there is anything to say."""
        if command is not None:
            self._spawn(self._take_part(command))

    async def _take_part(self, command: Command) -> None:
        with suppress(PenumbraError, Refused):  # too late, or another device was first
            await self.do(command)

    # the wire

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, command: m.Commands) -> None:
        """Send if the table listens; what is unanswered is sent after the next welcome."""
        if self._socket is not None and self._welcomed:
            with suppress(ConnectionClosed):
                await self._socket.send(m.encode(command), text=True)

    @property
    def _is_near(self) -> bool:
        return urlsplit(self._address).hostname in ("127.0.0.1", "::1", "localhost")

    async def _stay(self, first: "asyncio.Future[None]") -> None:
        """Be connected, again and again, until the table says good-bye or patience ends."""
        loop = asyncio.get_running_loop()
        seen, pause = loop.time(), FIRST_PAUSE
        while True:
            why = "it closed the connection"
            try:
                await self._converse(first)
            except _LOST as lost:
                why = str(lost)
            except Exception as trouble:  # Refused, Gap, NotFair, ServerTrouble
                return self._over(first, trouble)
            if self._welcomed:
                self._welcomed = False
                seen, pause = loop.time(), FIRST_PAUSE
            elif loop.time() - seen > self._patience:
                return self._over(first, ConnectionLost(f"The table does not answer: {why}"))
            await asyncio.sleep(pause * (0.5 + secrets.randbelow(100) / 100))
            pause = min(pause * 2, LONGEST_PAUSE)

    def _over(self, first: "asyncio.Future[None]", trouble: Exception) -> None:
        if not first.done():
            first.set_exception(trouble)
        elif self._has_left(trouble):
            return self._finish(Refused("left"), quietly=True)
        self._finish(trouble)

    def _has_left(self, trouble: Exception) -> bool:
        """Whether one went of one's own will. Whom the table no longer knows when he says again
        that he leaves has left the first time; only the answer was lost.
        """
        code = trouble.code if isinstance(trouble, Refused) else None
        leaving = any(isinstance(asked.command, m.Leave) for asked in self._unanswered.values())
        return code == "left" or (code == "unknown_token" and leaving)

    def _finish(self, reason: Exception, quietly: bool = False) -> None:
        """There is no more to come: tell whoever waits, now or later. The first reason counts."""
        if self._end is not None:
            return
        self._end = reason
        left = isinstance(reason, Refused) and reason.code == "left"
        for command, answer, _ in self._unanswered.values():
            if answer.done():
                continue
            if left and isinstance(command, m.Leave):
                answer.set_result(self.seq)
            else:
                answer.set_exception(reason)
        self._news.put_nowait(None if quietly else reason)

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
            hello = m.Hello(
                token=self._token,
                seat=self.seat,
                seq=seen,
                whole=seen is None,
                attentive=self._attentive,
                views=self._views,
            )
            await socket.send(m.encode(hello), text=True)
            self._socket = socket
            try:
                async for data in socket:
                    message = _read(data, _messages)
                    if isinstance(message, m.Bye) and message.code in FINAL_CODES:
                        raise Refused(message.code)
                    self._hear(message)
                    if isinstance(message, m.Welcome):
                        self._welcomed = True
                        if not first.done():
                            first.set_result(None)
                        for asked in list(self._unanswered.values()):
                            await self._send(asked.command)
            finally:
                self._socket = None

    def _hear(self, message: m.Messages) -> None:
        """Take in what the table says, pass it on, and answer whoever waits for it."""
        try:
            self._learn(message)
        except Unfair as unfair:
            raise NotFair(str(unfair)) from unfair
        self._answer(message)
        if not isinstance(message, m.Ack | m.Error | m.Pong | m.Bye):
            self._news.put_nowait(message)

    def _learn(self, message: m.Messages) -> None:
        match message:
            case m.Welcome():
                self._take_in(message)
            case m.Ack() | m.Advice() | m.Error() | m.Pong() | m.Bye():
                pass
            case m.ClockState(left=left):
                self._set_clock(left)
            case m.Presence(present=present):
                self.present = present
            case _:
                self._count(message)

    def _take_in(self, welcome: m.Welcome) -> None:
        whole = welcome.complete and self._table is not None
        if whole:
            for missed in welcome.missed:
                self._hear(_read(missed, _messages))
            if self.seq != welcome.seq:
                raise Gap(f"I have heard {self.seq} of {welcome.seq} messages, with none missing.")
        self.seq, self.turn = welcome.seq, welcome.turn
        self.person, self.seat = welcome.you.person, welcome.you.seat
        self._set_clock(welcome.clock)
        self.present = welcome.present
        view = bytes(welcome.view)
        self._see(view if view != b"null" else None)
        self._look_around(welcome.table)
        if not whole:
            self.before = tuple(_read(missed, _messages) for missed in welcome.missed)
        self._notes.welcome(welcome, known=whole)

    def _count(self, message: m.Numbered) -> None:
        if message.seq != self.seq + 1:
            raise Gap(f"After message {self.seq} came {message.seq}.")
        self.seq = message.seq
        match message:
            case m.Update(turn=turn, view=view, clock=clock):
                self.turn = turn
                if not isinstance(view, msgspec.UnsetType):
                    self._see(bytes(view))
                elif self._views == "asked":
                    self._see(None)
                if not isinstance(clock, msgspec.UnsetType):
                    self._set_clock(clock)
            case m.TableChanged(table=table):
                if table.stage == "gathering":
                    self._see(None)
                self._look_around(table)
            case m.Roll():
                self._say(self._notes.roll(message, self.table, self.seat))
            case _:
                pass
        self._notes.hear(message, self.table, self.seat)

    def _look_around(self, table: m.TableState) -> None:
        self._table = table
        self._say(self._notes.look(table, self.seat))

    def _set_clock(self, left: int | None) -> None:
        self.clock, self._clock_told = left, asyncio.get_running_loop().time()

    def _see(self, view: bytes | None) -> None:
        self._view, self._seen = view, None

    def _answer(self, message: m.Message) -> None:
        if message.re is UNSET or str(message.re) not in self._unanswered:
            return
        command, answer, game = self._unanswered.pop(str(message.re))
        if not isinstance(message, m.Error):
            self._notes.done(command, game)
        if answer.done():
            return
        if isinstance(message, m.Error):
            answer.set_exception(Refused(message.code, **message.data))
        else:
            answer.set_result(self.seq)
