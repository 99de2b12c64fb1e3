"""Leading people to the server that has their table: a socket may land at any of them.

Bytes go through as they are, in both directions: nothing told through a relay differs from what the
owner says, and nothing is read here but the head of the request. The owner hears from whom it
really comes, and believes it because the relay knows its secret, which stands in the store.

An owner that does not answer may be dead. Whoever is led to him waits here until his lease has run
out, and then the table is ours: nobody is refused for it.
"""

import asyncio
import re
import time
from typing import Any, cast

import httpx
from litestar import WebSocket
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec.json import encode

from penumbra.errors import PenumbraError
from penumbra.table import logbook
from penumbra.table.house import House
from penumbra.table.limits import RELAYED_FOR, RELAYED_WITH, UNTRUSTED
from penumbra.table.messages import Refused
from penumbra.table.rest import SEALED, STATUS, Trouble
from penumbra.table.store.ownership import Server
from penumbra.table.terms import Code
from penumbra.table.wire import SCOPE_KEY, Wire

PATIENCE = 3.0  # seconds for an owner to answer
BEYOND = 2.0  # seconds after the end of a lease for its tables to be taken
LOST = (httpx.NetworkError, httpx.TimeoutException, httpx.RemoteProtocolError)
NOT_REACHED = (httpx.ConnectError, httpx.ConnectTimeout)
SAFE = frozenset({"GET", "HEAD"})  # may be asked again, though the owner may have heard it
OURS = frozenset({RELAYED_FOR, RELAYED_WITH, UNTRUSTED, b"x-forwarded-for"})
HOP_BY_HOP = frozenset({b"connection", b"keep-alive", b"transfer-encoding", b"upgrade"})
DATED = frozenset({b"date"})  # every answer from here is
log = logbook.logger("relay")
TABLE = re.compile(r"/api/tables/([a-z]{1,32})(/.*)?")


class _Owner(asyncio.Protocol):
    """The connection to the owner of a table, on behalf of one socket."""

    transport: asyncio.Transport

    def __init__(self, near: Wire) -> None:
        self._near = near
        self.answered = False
        self.over = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self.answered = True
        if not self._near.transport.is_closing():
            self._near.transport.write(data)

    def pause_writing(self) -> None:
        self._near.transport.pause_reading()

    def resume_writing(self) -> None:
        self._near.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.answered:
            self._near.transport.close()
        if not self.over.done():
            self.over.set_result(None)


class Search:
    """The way to whoever has a table, looked for as often as it takes."""

    def __init__(self, house: House, code: str) -> None:
        self._house = house
        self._code = code
        self._silent: Server | None = None
        self._until = time.monotonic() + house.settings.lease_seconds + BEYOND

    async def owner(self) -> Server | None:
        """The other server that has the table; None: it is ours, or nobody's. Who asks again was
        not answered by the one before: his lease is waited for, and then the table is taken, by us
        or by somebody faster. Refused, if he lives and still does not answer.
        """
        tables = self._house.tables
        while True:
            if self._silent is not None:
                if time.monotonic() > self._until or not tables.membership.taking:
                    raise Refused("unavailable")
                await asyncio.sleep(tables.membership.pause(self._silent))
            owner = await tables.elsewhere(self._code)
            if owner is None and self._silent is not None and not await self._taken():
                continue
            self._silent = owner
            return owner

    async def _taken(self) -> bool:
        try:
            await self._house.tables.room(self._code)
        except Refused as refused:
            return refused.code != "unavailable"
        return True


async def pipe(socket: WebSocket[Any, Any, Any], owner: Server, house: House, caller: str) -> bool:
    """Be nothing but a pipe between a socket and the owner of its table; False if he is gone before
    he has said a word, and somebody still waits for it.
    """
    wire: Wire = socket.scope[SCOPE_KEY]  # type: ignore[literal-required]
    host, port = _place(owner)
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(PATIENCE):
            transport, far = await loop.create_connection(lambda: _Owner(wire), host, port)
    except (OSError, TimeoutError):
        return wire.transport.is_closing()
    if wire.transport.is_closing():
        transport.close()
        return True
    scope = socket.scope
    target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
    lines = [b"%s: %s" % pair for pair in _headers(scope, owner, house, caller)]
    transport.write(b"\r\n".join([b"GET %s HTTP/1.1" % target, *lines, b"", b""]))
    with house.pipes.open(owner.id, transport):
        wire.lead_to(transport)
        await far.over
    wire.let_go(answered=far.answered)
    return far.answered or wire.transport.is_closing()


def _place(owner: Server) -> tuple[str, int]:
    host, _, port = owner.address.rpartition(":")
    return host, int(port)


def _headers(scope: Any, owner: Server, house: House, caller: str) -> list[tuple[bytes, bytes]]:
    told = [(name, value) for name, value in scope["headers"] if name.lower() not in OURS]
    told += [(RELAYED_WITH, owner.secret.encode()), (RELAYED_FOR, caller.encode())]
    return told + ([(UNTRUSTED, b"1")] if house.guesses.wait(caller) else [])


class Relaying:
    """An application that leads requests for a table to the server that has it."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house
        # Who waits for an owner that hangs must not keep others from theirs.
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=20)
        self._http = httpx.AsyncClient(timeout=PATIENCE, limits=limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        plain = cast(str, scope["type"]) == "http"
        found = TABLE.fullmatch(scope["path"]) if plain else None
        if found is None or self._house.relayed(scope["headers"]):
            return await self._app(scope, receive, send)
        caller = self._house.caller_of(scope)
        if self._house.guesses.wait(caller):
            return await self._app(scope, receive, send)  # is refused there
        search = Search(self._house, found[1])
        try:
            owner = await search.owner()
            if owner is None:
                return await self._app(scope, receive, send)
            body, again = await _body(receive, self._house.settings.message_bytes)
            while body is not None and owner is not None:
                if await self._forward(scope, body, send, owner, caller):
                    return
                owner = await search.owner()
        except Refused as refused:
            return await _refuse(send, refused.code)
        except PenumbraError as error:
            log.failure("not_led_on", error)
            return await _refuse(send, "unavailable")
        await self._app(scope, again, send)  # it is ours now; or too large, and refused there

    async def _forward(
        self, scope: Any, body: bytes, send: Send, owner: Server, caller: str
    ) -> bool:
        """Whether somebody has answered; False: it may be asked again, of somebody else."""
        query = f"?{scope['query_string'].decode()}" if scope["query_string"] else ""
        headers = _headers(scope, owner, self._house, caller)
        host, port = _place(owner)
        origin = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
        request = self._http.build_request(
            scope["method"],
            f"{origin}{scope['raw_path'].decode()}{query}",
            headers=[pair for pair in headers if pair[0] not in HOP_BY_HOP],
            content=body,
        )
        try:
            answer = await self._http.send(request, stream=True)
        except LOST as error:
            if isinstance(error, NOT_REACHED) or scope["method"] in SAFE:
                return False
            await _refuse(send, "unavailable")
            return True
        try:
            left_out = HOP_BY_HOP | DATED
            told = [pair for pair in answer.headers.raw if pair[0].lower() not in left_out]
            start = {"type": "http.response.start", "status": answer.status_code, "headers": told}
            await send(cast(Message, start))
            async for piece in answer.aiter_raw():
                await send(cast(Message, _piece(piece, more=True)))
            await send(cast(Message, _piece(b"", more=False)))
            return True
        finally:
            await answer.aclose()


def _piece(body: bytes, more: bool) -> dict[str, Any]:
    return {"type": "http.response.body", "body": body, "more_body": more}


async def _refuse(send: Send, code: Code) -> None:
    body = encode(Trouble(code, {}))
    headers = [(b"content-type", b"application/json")]
    headers += [(name.lower().encode(), value.encode()) for name, value in SEALED.items()]
    start = {"type": "http.response.start", "status": STATUS[code], "headers": headers}
    await send(cast(Message, start))
    await send(cast(Message, _piece(body, more=False)))


async def _body(receive: Receive, most: int) -> tuple[bytes | None, Receive]:
    """What comes with a request, None if that is too much; and a way to hear it all again."""
    heard: list[Any] = []
    size = 0
    while True:
        message = await receive()
        heard.append(message)
        size += len(cast(Any, message).get("body", b""))
        if size > most:
            return None, _again(heard, receive)
        if not cast(Any, message).get("more_body", False):
            body = b"".join(message.get("body", b"") for message in heard)
            return body, _again(heard, receive)


def _again(heard: list[Any], receive: Receive) -> Receive:
    async def hear() -> Any:
        return heard.pop(0) if heard else await receive()

    return hear
