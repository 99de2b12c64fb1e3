"""`penumbra serve`: the server as one process, from its first log line to its last."""

import asyncio
import gc
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from importlib import import_module
from typing import cast

import uvicorn
from litestar import Litestar
from uvicorn.server import HANDLED_SIGNALS

from penumbra import __version__
from penumbra.errors import PenumbraError
from penumbra.table import logbook
from penumbra.table.doorstep import Doorstep, Porch
from penumbra.table.house import House
from penumbra.table.relay import Relaying
from penumbra.table.settings import Settings
from penumbra.table.store import StoreInUse
from penumbra.table.store.database import read_address
from penumbra.table.web import WithHead, application
from penumbra.table.wire import Wire

PING = 20.0  # seconds between looks whether a silent socket is still there
LAST_ORDERS = 5  # seconds for requests under way when the server is told to stop
PULSE = 0.25  # seconds between signs of life for the supervisor
ALLOCATIONS = 50_000  # net allocations between looks of the collector
QUEUE = 2048  # connections that may wait to be accepted

log = logbook.logger("serve")


def serve(
    settings: Settings, ready: Callable[[str], None], inherited: tuple[int, ...] = ()
) -> None:
    """Serve until told to stop; `ready` is called with the address once people can come in.

    A supervisor's server has `inherited` the socket to listen at, the end of a pipe that tells when
    there is no supervisor any more, and the end of another for its pulse.
    """
    logbook.configure(settings)
    if not inherited:
        listening = [listen(settings.host, settings.port, "--port")]
    else:
        listening = [socket.socket(fileno=inherited[0])]
        threading.Thread(target=_outlive, args=(inherited[1],), daemon=True).start()
    app = application(settings, _levels_from(settings.bots_from))
    house: House = app.state.house
    house.port = listening[0].getsockname()[1]
    porch = Porch(settings, house.counters, house.pipes)
    if is_shared(settings):
        listening.append(listen(settings.relay_host, settings.relay_port, "relay_port"))
        porch.relay_port = listening[1].getsockname()[1]
        house.relay_address = f"{settings.relay_host}:{porch.relay_port}"
    _Server(_config(app, house, porch), house, ready, *inherited[2:]).run(sockets=listening)


class _Server(uvicorn.Server):
    """Uvicorn, and a word when it is ready. The house is opened around it and not by it, so that
    whoever starts the server hears why it can't be.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        house: House,
        ready: Callable[[str], None],
        pulse: int | None = None,
    ) -> None:
        """`pulse` is where the supervisor feels that the event loop goes on."""
        super().__init__(config)
        self._pulse = pulse
        self._house = house
        self._ready = ready
        self._lost: StoreInUse | None = None

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house, serve until told to stop, close it."""
        with self.capture_signals():
            async with self._house.open(self._store_is_lost):
                beating = asyncio.create_task(self._beat())
                await self._serve(sockets)
                beating.cancel()
        if self._lost is not None:
            raise self._lost

    async def _beat(self) -> None:
        while self._pulse is not None:
            with suppress(OSError):  # nobody feels it now, or any more
                os.write(self._pulse, b".")
            await asyncio.sleep(PULSE)

    def _store_is_lost(self, error: StoreInUse) -> None:
        log.failure("store_in_use", error)
        self._lost = error
        self.should_exit = True

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stopping when told to is no failure: the signal is not raised again afterwards."""
        before = {sig: signal.signal(sig, self.handle_exit) for sig in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for sig, handler in before.items():
                signal.signal(sig, handler)
            log.info("closed")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new comes in; others get our tables; then everybody here is told."""
        for server in self.servers:
            server.close()
        await self._house.hand_over()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _spare_the_collector()
            log.info("open", port=self._house.port, release=__version__)
            self._ready(self._house.settings.public_address(self._house.port))


def _levels_from(company: str) -> tuple[str, ...]:
    """The levels of the bots that the operator brings: what his module names in `LEVELS`."""
    if not company:
        return ()
    try:
        return tuple(map(str, import_module(company).LEVELS))
    except Exception as error:  # somebody else's code: whatever it raises, it can't be used
        raise PenumbraError(
            f"bots_from: {company} can't be used ({type(error).__name__}: {error}). "
            f"A module on Python's path is needed, with LEVELS and make."
        ) from error


def _spare_the_collector() -> None:
    """What is loaded by now stays for good: the collector of cycles need not look at it again.

    Views are many small objects, but no cycles; they are gone as soon as they are sent.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(ALLOCATIONS, 50, 100)


def is_shared(settings: Settings) -> bool:
    """Whether the store may have other servers."""
    return read_address(settings.store).get_backend_name() != "sqlite"


def listen(host: str, port: int, option: str) -> socket.socket:
    """A socket people can come to; `option` is where another port can be chosen."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise PenumbraError(
            f"Can't listen at {host}, port {port}: {error.strerror}. "
            f"Choose another port with {option}, or 0 for any free one."
        ) from error
    return listening


def _outlive(lifeline: int) -> None:
    """Without a supervisor a server of his ends as if it were told to."""
    os.read(lifeline, 1)
    os.kill(os.getpid(), signal.SIGTERM)


def _config(app: Litestar, house: House, porch: Porch) -> uvicorn.Config:
    return uvicorn.Config(
        Relaying(WithHead(app), house),
        loop="uvloop",
        http=cast(type[asyncio.Protocol], partial(Doorstep, porch)),
        ws=Wire,
        ws_max_size=house.settings.message_bytes,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,  # compressing 2 kB for each viewer costs more than it saves
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        backlog=QUEUE,
        timeout_graceful_shutdown=LAST_ORDERS,
    )
