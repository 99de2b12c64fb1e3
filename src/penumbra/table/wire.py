"""The wire under a socket: uvicorn's WebSocket protocol, with a way to send without waiting.

A table tells five people of every act. ASGI would make each of these a coroutine and a frame
object; here it is one write, and the transport's own buffer is the outbox. It is bounded: a reader
who lets it grow is cut off without anybody waiting for him, and may come back and catch up.
"""

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

SCOPE_KEY = "penumbra.wire"
_TEXT = b"\x81"  # a final frame of text
_SHORT, _MEDIUM = 126, 1 << 16
PIECES = 64  # into which a message may be cut: even empty ones take memory
PONGS = 1 << 16  # bytes of answers to pings that may wait unread


class Wire(WebSocketsSansIOProtocol):
    """One connection; the application finds it in its scope."""

    async def run_asgi(self) -> None:
        """Serve the connection, known to the application."""
        self.scope[SCOPE_KEY] = self  # type: ignore[literal-required]
        await super().run_asgi()

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
