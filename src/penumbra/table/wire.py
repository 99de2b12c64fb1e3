"""The wire under a socket: uvicorn's WebSocket protocol, with a way to send without waiting.

A table tells five people of every act. ASGI would make each of these a coroutine and a frame
object; here it is one write, and the transport's own buffer is the outbox. It is bounded: a reader
who lets it grow is cut off without anybody waiting for him, and may come back and catch up.

This leans on the inside of uvicorn and websockets: `pyproject.toml` bounds both from above, and
`tests/table/test_wire.py` says what has changed when a bound is raised.
"""

from asyncio import BaseTransport, Transport

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from penumbra.table.limits import Bucket

SCOPE_KEY = "penumbra.wire"
_TEXT = b"\x81"  # a final frame of text
_SHORT, _MEDIUM = 126, 1 << 16
BITE = 4096  # bytes read before anybody asks whether that is enough
FRAMES = 100  # a connection may send before it is told how many
PIECES = 64  # into which a message may be cut: even empty ones take memory
PONGS = 1 << 16  # bytes of answers to pings that may wait unread


class Wire(WebSocketsSansIOProtocol):
    """One connection; the application finds it in its scope."""

    async def run_asgi(self) -> None:
        """Serve the connection, known to the application."""
        self.scope[SCOPE_KEY] = self  # type: ignore[literal-required]
        await super().run_asgi()

    _owner: Transport | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """A new connection, with little trust to begin with."""
        super().connection_made(transport)
        self.allow(FRAMES, FRAMES)

    def lead_to(self, owner: Transport) -> None:
        """From now on another server has this connection: bytes go there, unread (`relay.py`)."""
        self._owner = owner

    def let_go(self, answered: bool) -> None:
        """That server has gone; unless he has answered the handshake, it is ours again."""
        self._owner = None
        self.handshake_complete |= answered

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone, and with it the way on."""
        super().connection_lost(exc)
        if self._owner is not None:
            self._owner.close()

    def pause_writing(self) -> None:
        """Too much waits to be read."""
        super().pause_writing()
        if self._owner is not None:
            self._owner.pause_reading()

    def resume_writing(self) -> None:
        """It was read."""
        super().resume_writing()
        if self._owner is not None and not self._owner.is_closing():
            self._owner.resume_reading()

    def shutdown(self) -> None:
        """The server ends. Where we are but a pipe, nobody may put in a word of his own."""
        if self._owner is None:
            super().shutdown()
        else:
            self.transport.close()

    def allow(self, rate: float, burst: float) -> None:
        """So many frames it may send a second, and at once; then it is cut off."""
        self._frames = Bucket(rate, burst)

    def data_received(self, data: bytes) -> None:
        """Read in bites: who sends frames by the thousand keeps nobody waiting for long.

        All of what one read brought would be some 40,000 empty frames, and a second of our time.
        """
        if self._owner is not None:
            return None if self._owner.is_closing() else self._owner.write(data)
        for start in range(0, len(data), BITE):
            if self.transport.is_closing():
                return
            self.conn.receive_data(data[start : start + BITE])
            if not self._frames.take(len(self.conn.events)):
                return self.cut()
            if self.conn.parser_exc is not None:
                return self.handle_parser_exception()
            self.handle_events()

    async def send(self, message: ASGISendEvent) -> None:
        """Send; an answer instead of a socket ends the handshake, which uvicorn overlooks."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def handle_cont(self, event: Frame) -> None:
        """Another piece of a message; whoever sends too many is cut off."""
        if len(self.frames) >= PIECES:
            self.cut()
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping; whoever pings without reading the answers is cut off."""
        if self.transport.get_write_buffer_size() > PONGS:
            self.cut()
        elif not self.transport.is_closing():
            super().handle_ping()

    def push(self, message: bytes, most: int) -> bool:
        """Send a text message; False, and the connection is gone, if `most` bytes wait unread."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() > most:
            self.transport.abort()
            return False
        self.transport.write(frame(message))
        return True

    def cut(self) -> None:
        """End the connection now, whatever still waits to be read."""
        self.transport.abort()


def frame(message: bytes) -> bytes:
    """A WebSocket frame as a server sends it: unmasked, in one piece (RFC 6455, 5.2)."""
    size = len(message)
    if size < _SHORT:
        return _TEXT + size.to_bytes(1, "big") + message
    if size < _MEDIUM:
        return _TEXT + b"\x7e" + size.to_bytes(2, "big") + message
    return _TEXT + b"\x7f" + size.to_bytes(8, "big") + message
