"""The doorstep: HTTP connections before, between and after their requests, and how many there are.

Uvicorn takes heads of any size and waits for their end for ever. Here a head is bounded in bytes
and lines, a request has to be there whole after some seconds, and an answer has to be read. How
many connections an address may hold is counted; in all there are never more than there are files
for, and when it gets crowded those go first who have said least. Sockets have left the doorstep:
they are counted by their table's door (`doors.py`).

This leans on the inside of uvicorn as `wire.py` does; `tests/table/test_wire.py` watches it.
"""

import asyncio
import resource
from collections.abc import Sized
from typing import Any

import httptools
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.server import ServerState

from penumbra.table.limits import Headcount, is_among
from penumbra.table.messages import encode
from penumbra.table.metrics import Counters
from penumbra.table.rest import SEALED, Trouble
from penumbra.table.settings import Settings
from penumbra.table.terms import Code

LINES = 100  # of a head
LONGEST_ADDRESS = 8192  # bytes of a request's target
PIPELINED = 16  # requests that may wait for the answer to an earlier one
STALLED = 60.0  # seconds for an answer that waits to be read
FILES_OF_OUR_OWN = 64  # store, bots, log: never given to connections


class Porch:
    """Everybody on the doorstep."""

    def __init__(self, settings: Settings, counters: Counters, pipes: Sized) -> None:
        """`pipes` lead sockets on to other servers: each is a connection more that has a file."""
        self.settings = settings
        self.counters = counters
        self._pipes = pipes
        self.count = Headcount(settings.connections_per_address)
        self.relay_port: int | None = None
        """From there come other servers of ours, for many people."""
        self.waiting: dict[Doorstep, None] = {}
        """Those without a request under way, who are waiting for theirs the longest first."""

    @property
    def most(self) -> int:
        """Connections there can be, sockets included."""
        files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return max(files - FILES_OF_OUR_OWN - len(self._pipes), 1)


class _Refusal(Exception):
    """Why a request is not taken; raised where the parser calls."""

    def __init__(self, status: int, code: Code) -> None:
        self.status = status
        self.code = code


class Doorstep(HttpToolsProtocol):
    """One connection, until it becomes a socket."""

    def __init__(
        self,
        porch: Porch,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._porch = porch
        self._counted: str | None = None
        self._unfinished = 0  # bytes since a head, a piece of a body or a request was whole
        self._read = 0  # bytes of the present read, without those of bodies
        self._size = 0  # of the lines of a head, and of a trailer, that are
        self._refusal: _Refusal | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None

    # who comes and goes

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A new connection, if there is room for it."""
        super().connection_made(transport)
        if len(self.connections) > self._porch.most:
            longest = next(iter(self._porch.waiting), self)
            self._porch.counters.refused.labels("unavailable").inc()
            longest.transport.abort()
            if longest is self:
                return
        address = self.client[0] if self.client else "unknown"
        here = transport.get_extra_info("sockname")
        relays = self._porch.relay_port is not None and here[1] == self._porch.relay_port
        if not relays and not is_among(address, self._porch.settings.proxies):  # many people's
            if not self._porch.count.enter(address):
                return self._turn_away(_Refusal(429, "too_many_sockets"))
            self._counted = address
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """It becomes a socket."""
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._no_longer_waiting()
        self.resume_writing()
        if self._counted is not None:
            self._porch.count.leave(self._counted)
            self._counted = None

    # what is sent

    def data_received(self, data: bytes) -> None:
        """Some of a request, or of several."""
        if self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        if self._deadline is None and not self._busy:
            self._wait()
        self._unfinished += len(data)
        self._read = len(data)
        try:
            self.parser.feed_data(data)
            if self._unfinished > self._porch.settings.header_bytes:
                self._turn_away(_Refusal(431, "too_large"))
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            self._turn_away(self._refusal or _Refusal(400, "bad_message"))

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._size = 0

    def on_url(self, url: bytes) -> None:
        """Some of a request's target."""
        super().on_url(url)
        if len(self.url) > LONGEST_ADDRESS:
            self._refuse(414)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of a head, or of the trailer behind a body that came in pieces."""
        super().on_header(name, value)
        if len(self.headers) > LINES:
            self._refuse(431)
        self._count(len(name) + len(value))

    def on_headers_complete(self) -> None:
        """A head has ended."""
        self._unfinished = 0
        if len(self.pipeline) >= PIPELINED:
            self._refuse(429, "too_fast")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Some of a body, which is the application's affair; what follows it may be a trailer."""
        self._read -= len(body)
        self._unfinished = self._read
        super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is there."""
        self._unfinished = 0
        self._no_longer_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """A request is answered."""
        super().on_response_complete()
        if not self.transport.is_closing() and not self._busy and self._deadline is None:
            self._porch.waiting[self] = None  # its time is uvicorn's affair until it says something

    @property
    def _busy(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _count(self, more: int) -> None:
        self._size += more
        if self._size > self._porch.settings.header_bytes:
            self._refuse(431)

    def _refuse(self, status: int, code: Code = "too_large") -> None:
        self._refusal = _Refusal(status, code)
        raise self._refusal

    def _turn_away(self, refusal: _Refusal) -> None:
        """A word why, and the end."""
        self._porch.counters.refused.labels(refusal.code).inc()
        if self._busy and self.cycle.response_started:  # a word in the midst of another answer
            return self.transport.abort()
        body = encode(Trouble(refusal.code, {}))
        said = {"content-type": "application/json", "connection": "close", **SEALED}
        head = "".join(f"{name}: {value}\r\n" for name, value in said.items()).encode()
        size = b"content-length: %d\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[refusal.status] + head + size + body)
        self.transport.close()

    # what takes too long

    def _wait(self) -> None:
        """A whole request has to be here after some seconds."""
        self._porch.waiting[self] = None
        seconds = self._porch.settings.request_seconds
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _no_longer_waiting(self) -> None:
        self._porch.waiting.pop(self, None)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def pause_writing(self) -> None:
        """Too much of an answer waits to be read; it must not do so for ever."""
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(STALLED, self.transport.abort)

    def resume_writing(self) -> None:
        """It was read."""
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
