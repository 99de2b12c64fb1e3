"""A person's line to the table: one WebSocket with its greeting, its limits and its end."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeAlias

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import UNSET, UnsetType

from penumbra.games.game import SPECTATOR
from penumbra.table import logbook, reading
from penumbra.table import messages as m
from penumbra.table.limits import Bucket
from penumbra.table.messages import Refused, encode
from penumbra.table.room import Room
from penumbra.table.services import Services
from penumbra.table.tables import hashed
from penumbra.table.terms import Code, Views
from penumbra.table.wire import SCOPE_KEY, Wire

GREETING = 10.0  # seconds for the first message
DEAFNESS = 10  # times as many frames as it may send cost a socket its connection
FAREWELL = 2.0  # seconds for the last ones to go out
ENDED = 4000  # the close code of the protocol's own endings; the reason is a terms.Code

log = logbook.logger("socket")
AnyWebSocket: TypeAlias = WebSocket[Any, Any, Any]


class Line:
    """One socket at one table; a `presence.Socket`."""

    def __init__(
        self,
        socket: AnyWebSocket,
        line: str,
        services: Services,
        spend: Callable[[int | None, m.Commands], None],
    ) -> None:
        """`line` is the mark of where it comes from; `spend` is called for every command that may
        be written down, with the person if he has a chair, and refuses too many.
        """
        settings = services.settings
        self.person: int | None = None
        self.viewer = SPECTATOR
        self.views: Views = "always"
        self.line = line
        self._socket = socket
        self._wire: Wire = socket.scope[SCOPE_KEY]  # type: ignore[literal-required]
        self._spend = spend
        self._counters = services.counters
        self._traffic = self._counters.messages
        self._most = settings.outbox_bytes
        self._bucket = Bucket(settings.messages_per_second, settings.message_burst)
        self._wire.allow(DEAFNESS * settings.messages_per_second, DEAFNESS * settings.message_burst)
        self._farewell: asyncio.Task[None] | None = None

    def push(self, message: bytes) -> None:
        """Send in order, without waiting; a reader who is too slow is dropped."""
        if self._farewell is None:
            self._traffic.sent += 1
            if not self._wire.push(message, self._most):
                self._counters.dropped_sockets.inc()

    def end(self, code: Code) -> None:
        """Say good-bye with a reason and close."""
        if self._farewell is None:
            self.push(encode(m.Bye(code=code)))
            self._farewell = asyncio.get_running_loop().create_task(self._close(code))

    async def _close(self, code: Code) -> None:
        try:
            async with asyncio.timeout(FAREWELL):
                await self._socket.close(code=ENDED, reason=code)
        except Exception:
            self._wire.cut()

    async def talk(self, code: str, find: Callable[[str | None], Awaitable[Room]]) -> None:
        """Everything between accepting the socket and its end; `find` gives the table to somebody
        with the hash of a token, or without.
        """
        room: Room | None = None
        try:
            room = await self._enter(find)
            while True:
                await self._obey(room, await self._receive())
        except Refused as refused:
            self._counters.refused.labels(refused.code).inc()
            self.end(refused.code)
        except WebSocketDisconnect:
            pass
        except Exception as error:
            log.failure("trouble", error, table=logbook.mark(code))
            self.end("unavailable")
        finally:
            if room is not None:
                room.leave(self)
        if self._farewell is not None:
            with suppress(asyncio.CancelledError):
                await self._farewell

    async def _enter(self, find: Callable[[str | None], Awaitable[Room]]) -> Room:
        try:
            async with asyncio.timeout(GREETING):
                data = await self._receive()
        except TimeoutError:
            raise Refused("hello_first") from None
        try:
            hello = reading.hello(data)
        except Refused:
            raise Refused("hello_first") from None
        token = hashed(hello.token) if hello.token is not None else None
        room = await find(token)
        await room.enter(self, hello, token)
        return room

    async def _obey(self, room: Room, data: str | bytes) -> None:
        re: str | UnsetType = UNSET
        try:
            if not self._bucket.take():
                re = reading.id_of(data)
                raise Refused("too_fast")
            try:
                command = reading.command(data)
            except Refused:
                re = reading.id_of(data)
                raise
            re = command.id
            if not isinstance(command, m.Ping):
                self._spend(None if self.viewer == SPECTATOR else self.person, command)
            await room.do(self, command)
        except Refused as refused:
            self._counters.refused.labels(refused.code).inc()
            self.push(encode(m.Error(code=refused.code, data=refused.data, re=re)))

    async def _receive(self) -> str | bytes:
        event = await self._wire.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="")
        self._traffic.received += 1
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""
