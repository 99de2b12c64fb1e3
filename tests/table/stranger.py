"""A client without manners: it says on a socket what no library would, frame by frame.

Reading is done as the protocol asks (RFC 6455), so that a test sees exactly what the server sent
and how it ended the conversation.
"""

import asyncio
import socket
from contextlib import suppress
from types import TracebackType
from typing import Any

import msgspec

from tests.table.server import PATIENCE

MORE, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
_NO_MASK = bytes(4)  # a key of zeros is a key, and leaves the payload as it is
LOST = 1006  # what there is instead of a close code when a connection just ends


class Shut(Exception):
    """The door was not opened: an ordinary answer of HTTP."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(f"{status} {body!r}")
        self.status = status
        self.body = body


class Ended(Exception):
    """The server ended the conversation."""

    def __init__(self, code: int, reason: str = "") -> None:
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


def frame(
    payload: bytes,
    opcode: int = TEXT,
    *,
    fin: bool = True,
    rsv: int = 0,
    masked: bool = True,
    key: bytes = _NO_MASK,
) -> bytes:
    """A frame as a client sends it, or as it must not."""
    head = bytes([fin << 7 | rsv << 4 | opcode])
    mask = masked << 7
    payload = bytes(byte ^ key[k % 4] for k, byte in enumerate(payload))
    if len(payload) < 126:
        head += bytes([mask | len(payload)])
    elif len(payload) < 1 << 16:
        head += bytes([mask | 126]) + len(payload).to_bytes(2, "big")
    else:
        head += bytes([mask | 127]) + len(payload).to_bytes(8, "big")
    return head + (key if masked else b"") + payload


class Stranger:
    """One connection to a table's socket; `knock` opens it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._begun = b""  # of a frame

    async def __aenter__(self) -> "Stranger":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.vanish()

    async def vanish(self) -> None:
        """Be gone without a word."""
        self._writer.transport.abort()
        with suppress(OSError):
            await self._writer.wait_closed()

    async def closed(self) -> None:
        """Wait until the connection is gone, without reading; OSError if it was cut off."""
        await self._writer.wait_closed()

    # speaking

    async def write(self, data: bytes) -> None:
        """Any bytes at all."""
        self._writer.write(data)
        await self._writer.drain()

    async def say(self, message: object, opcode: int = TEXT) -> None:
        """One message: bytes as they are, anything else as JSON."""
        data = message if isinstance(message, bytes) else msgspec.json.encode(message)
        await self.write(frame(data, opcode))

    async def ask(self, message: object, opcode: int = TEXT) -> dict[str, Any]:
        """One message, and what is answered to it: news about others is not."""
        await self.say(message, opcode)
        return await self.answer()

    async def hello(self, token: str | None = None, **more: object) -> dict[str, Any]:
        """The greeting, and the welcome it gets."""
        await self.say({"type": "hello", "token": token, **more})
        return await self.hear()

    # listening

    async def hear(self) -> dict[str, Any]:
        """The next message; Ended if there will be none."""
        async with asyncio.timeout(PATIENCE):
            return await self._next()

    async def answer(self) -> dict[str, Any]:
        """The next message that answers a command: an error, an acknowledgement, a farewell."""
        while True:
            message = await self.hear()
            if "re" in message or message["type"] in ("error", "bye", "pong"):
                return message

    async def something(self) -> None:
        """Wait until the server says anything, however long it takes; `hear` says what."""
        self._begun = self._begun or await self._reader.readexactly(1)

    async def end(self) -> Ended:
        """How it ends, whatever is said before."""
        while True:
            try:
                await self.hear()
            except Ended as ended:
                return ended

    async def _next(self) -> dict[str, Any]:
        try:
            while True:
                opcode, payload = await self._frame()
                if opcode == TEXT:
                    message: dict[str, Any] = msgspec.json.decode(payload)
                    return message
                if opcode == CLOSE:
                    code = int.from_bytes(payload[:2], "big") if payload else 1005
                    raise Ended(code, payload[2:].decode())
                if opcode == PING:
                    await self.write(frame(payload, PONG))
        except (asyncio.IncompleteReadError, OSError):
            raise Ended(LOST) from None

    async def _frame(self) -> tuple[int, bytes]:
        head = self._begun + await self._reader.readexactly(2 - len(self._begun))
        self._begun = b""
        size = head[1] & 0x7F
        if size == 126:
            size = int.from_bytes(await self._reader.readexactly(2), "big")
        elif size == 127:
            size = int.from_bytes(await self._reader.readexactly(8), "big")
        return head[0] & 0x0F, await self._reader.readexactly(size)


async def knock(
    port: int, code: str, headers: dict[str, str] | None = None, *, small: bool = False
) -> Stranger:
    """Open a table's socket; Shut if it is not opened. `small`: with the least room to read."""
    connection = socket.socket()
    connection.setblocking(False)
    if small:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    await asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", port))
    reader, writer = await asyncio.open_connection(
        sock=connection, limit=1024 if small else 1 << 16
    )
    stranger = Stranger(reader, writer)
    lines = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "cGVudW1icmEgcGVudW1icg==",
        "Sec-WebSocket-Version": "13",
    } | (headers or {})
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    try:
        async with asyncio.timeout(PATIENCE):
            request = f"GET /api/tables/{code}/socket HTTP/1.1\r\n{head}\r\n"
            await stranger.write(request.encode("latin-1"))
            answer = await reader.readuntil(b"\r\n\r\n")
            status = int(answer.split(b" ", 2)[1])
            if status != 101:
                raise Shut(status, await reader.read())
    except BaseException:
        await stranger.vanish()
        raise
    return stranger
