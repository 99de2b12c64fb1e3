"""Leading people to the server that has their table: a socket may land at any of them.

Bytes go through as they are, in both directions: nothing told through a relay differs from what the
owner says, and nothing is read here but the head of the request. The owner hears from whom it
really comes, and believes it because the relay knows its secret, which stands in the store.
"""

import asyncio
import re
from typing import Any, cast

import httpx
from litestar import WebSocket
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec.json import encode

from penumbra.table.house import House
from penumbra.table.limits import RELAYED_FOR, RELAYED_WITH, UNTRUSTED
from penumbra.table.messages import Refused
from penumbra.table.rest import SEALED, STATUS, Trouble
from penumbra.table.store.ownership import Server
from penumbra.table.wire import SCOPE_KEY, Wire

PATIENCE = 3.0  # seconds for an owner to answer
OURS = frozenset({RELAYED_FOR, RELAYED_WITH, UNTRUSTED, b"x-forwarded-for"})
HOP_BY_HOP = frozenset({b"connection", b"keep-alive", b"transfer-encoding", b"upgrade"})
TABLE = re.compile(r"/api/tables/([a-z]{1,32})(/.*)?")


class _Owner(asyncio.Protocol):
    """The connection to the owner of a table, on behalf of one socket."""

    transport: asyncio.Transport

    def __init__(self, near: Wire) -> None:
        self._near = near
        self.over = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._near.transport.write(data)

    def pause_writing(self) -> None:
        self._near.transport.pause_reading()

    def resume_writing(self) -> None:
        self._near.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._near.transport.close()
        if not self.over.done():
            self.over.set_result(None)


async def pipe(socket: WebSocket[Any, Any, Any], owner: Server, house: House, caller: str) -> None:
    """Be nothing but a pipe between a socket and the owner of its table; Refused if he is gone."""
    wire: Wire = socket.scope[SCOPE_KEY]  # type: ignore[literal-required]
    host, _, port = owner.address.rpartition(":")
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(PATIENCE):
            transport, far = await loop.create_connection(lambda: _Owner(wire), host, int(port))
    except (OSError, TimeoutError):
        raise Refused("unavailable") from None
    scope = socket.scope
    target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
    lines = [b"%s: %s" % pair for pair in _headers(scope, owner, house, caller)]
    transport.write(b"\r\n".join([b"GET %s HTTP/1.1" % target, *lines, b"", b""]))
    with house.pipes.open(owner.id, transport):
        wire.lead_to(transport)
        await far.over


def _headers(scope: Any, owner: Server, house: House, caller: str) -> list[tuple[bytes, bytes]]:
    told = [(name, value) for name, value in scope["headers"] if name.lower() not in OURS]
    told += [(RELAYED_WITH, owner.secret.encode()), (RELAYED_FOR, caller.encode())]
    return told + ([(UNTRUSTED, b"1")] if house.guesses.wait(caller) else [])


class Relaying:
    """An application that leads requests for a table to the server that has it."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house
        self._http = httpx.AsyncClient(timeout=PATIENCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        plain = cast(str, scope["type"]) == "http"
        found = TABLE.fullmatch(scope["path"]) if plain else None
        if found is None or self._house.relayed(scope["headers"]):
            return await self._app(scope, receive, send)
        caller = self._house.caller_of(scope)
        if self._house.guesses.wait(caller):
            return await self._app(scope, receive, send)  # is refused there
        owner = await self._house.tables.elsewhere(found[1])
        if owner is None:
            return await self._app(scope, receive, send)
        body, rest = await _body(receive, self._house.settings.message_bytes)
        if rest is not None:
            return await self._app(scope, rest, send)  # too large: is refused there
        await self._forward(scope, body, send, owner, caller)

    async def _forward(
        self, scope: Any, body: bytes, send: Send, owner: Server, caller: str
    ) -> None:
        query = f"?{scope['query_string'].decode()}" if scope["query_string"] else ""
        headers = _headers(scope, owner, self._house, caller)
        request = self._http.build_request(
            scope["method"],
            f"http://{owner.address}{scope['raw_path'].decode()}{query}",
            headers=[pair for pair in headers if pair[0] not in HOP_BY_HOP],
            content=body,
        )
        try:
            answer = await self._http.send(request, stream=True)
        except httpx.HTTPError:
            return await _unavailable(send)
        try:
            told = [pair for pair in answer.headers.raw if pair[0].lower() not in HOP_BY_HOP]
            start = {"type": "http.response.start", "status": answer.status_code, "headers": told}
            await send(cast(Message, start))
            async for piece in answer.aiter_raw():
                await send(cast(Message, _piece(piece, more=True)))
            await send(cast(Message, _piece(b"", more=False)))
        finally:
            await answer.aclose()


def _piece(body: bytes, more: bool) -> dict[str, Any]:
    return {"type": "http.response.body", "body": body, "more_body": more}


async def _unavailable(send: Send) -> None:
    body = encode(Trouble("unavailable", {}))
    headers = [(b"content-type", b"application/json")]
    headers += [(name.lower().encode(), value.encode()) for name, value in SEALED.items()]
    start = {"type": "http.response.start", "status": STATUS["unavailable"], "headers": headers}
    await send(cast(Message, start))
    await send(cast(Message, _piece(body, more=False)))


async def _body(receive: Receive, most: int) -> tuple[bytes, Receive | None]:
    """What comes with a request; or, if that is too much, a way to hear it all again."""
    heard: list[Any] = []
    size = 0
    while True:
        message = await receive()
        heard.append(message)
        size += len(cast(Any, message).get("body", b""))
        if size > most:
            return b"", _again(heard, receive)
        if not cast(Any, message).get("more_body", False):
            return b"".join(message.get("body", b"") for message in heard), None


def _again(heard: list[Any], receive: Receive) -> Receive:
    async def hear() -> Any:
        return heard.pop(0) if heard else await receive()

    return hear
