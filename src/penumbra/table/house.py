"""The house as its doors know it: settings, limits by address, and the tables once it is open.

Whoever comes from outside is looked at here: from which address, from whose page, how often.
"""

import asyncio
import time
from asyncio import BaseTransport
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from hmac import compare_digest
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection

from penumbra import __version__, bots
from penumbra.errors import PenumbraError
from penumbra.table import logbook
from penumbra.table.analysts import Analysts
from penumbra.table.boards import Boards
from penumbra.table.etiquette import ServerRules
from penumbra.table.limits import (
    RELAYED_FOR,
    RELAYED_WITH,
    UNTRUSTED,
    Headcount,
    Limiter,
    client_address,
    is_among,
)
from penumbra.table.membership import OneOfMany, Told
from penumbra.table.messages import Refused
from penumbra.table.metrics import Counters
from penumbra.table.page import read_client
from penumbra.table.quotas import Allowances
from penumbra.table.room import Room
from penumbra.table.services import Services
from penumbra.table.settings import Settings
from penumbra.table.showcase import Showcase
from penumbra.table.store import Store, StoreInUse, StoreUnavailable
from penumbra.table.store.database import read_address
from penumbra.table.store.hold import Hold, serve, this_process
from penumbra.table.store.ownership import Ownership
from penumbra.table.tables import Tables
from penumbra.table.thinkers import Thinkers

REFLECTION = 1.0  # seconds until a token is refused to an address that has guessed too much

HOLD = 5.0  # seconds between looks whether the store is still ours

log = logbook.logger("house")
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Pipes:
    """Sockets here whose tables other servers have."""

    def __init__(self) -> None:
        self._ends: dict[BaseTransport, tuple[int, float]] = {}

    def __len__(self) -> int:
        return len(self._ends)

    @contextmanager
    def open(self, owner: int, end: BaseTransport) -> Iterator[None]:
        """While a socket is led to an owner; `end` is our connection to him."""
        self._ends[end] = owner, time.monotonic()
        try:
            yield
        finally:
            del self._ends[end]
            end.close()

    def end_of_others(self, alive: set[int], asked: float) -> None:
        """Whoever is led to a server that lives no more looks for his table anew."""
        for end, (owner, since) in list(self._ends.items()):
            if owner not in alive and since < asked:
                end.close()


class House:
    """What the doors need to know."""

    def __init__(self, settings: Settings, boards: Boards, company: tuple[str, ...]) -> None:
        """`company` are the levels of bots that the operator brings."""
        self.settings = settings
        self.boards = boards
        self.company = company
        self.client = read_client()
        self.counters = Counters()
        self.openings = Limiter(settings.tables_per_hour, 3600)
        self.joins = Limiter(settings.joins_per_minute, 60)
        self.guesses = Limiter(settings.joins_per_minute, 60)
        self.tokens = Limiter(settings.joins_per_minute, 60)  # wrong ones, of who has guessed a lot
        self.requests = Limiter(settings.requests_per_minute, 60)
        self.sockets = Headcount(settings.sockets_per_address)
        self.handshakes = Limiter(settings.handshakes_per_minute, 60)
        self.allowances = Allowances(settings.entries_per_hour)
        self.port = settings.port
        self.relay_address = ""  # where other servers reach this one
        self.pipes = Pipes()
        self.tables: Tables
        self.showcase: Showcase
        self._one_of_many: OneOfMany | None = None
        self.analysts: Analysts
        self._looking: set[asyncio.Task[Room | None]] = set()  # the loop alone would forget them

    def levels(self, game: str) -> tuple[str, ...]:
        """The levels of bots for a game, those of the house first."""
        return (*bots.levels(game), *self.company)

    def link(self, code: str) -> str:
        """A table's address for people."""
        return f"{self.settings.public_address(self.port)}/{code}"

    def caller(self, connection: AnyConnection) -> str:
        """From which address somebody calls."""
        return self.caller_of(connection.scope)

    def caller_of(self, scope: Any) -> str:
        """The same of a connection nobody has looked at yet."""
        headers = [(name.lower(), value) for name, value in scope["headers"]]
        if self.relayed(headers):
            return str(dict(headers)[RELAYED_FOR], "latin-1")
        peer = str(scope["client"][0]) if scope["client"] else "unknown"
        forwarded = b",".join(value for name, value in headers if name == b"x-forwarded-for")
        return client_address(peer, forwarded.decode("latin-1"), self.settings.proxies)

    def relayed(self, headers: Iterable[tuple[bytes, bytes]]) -> bool:
        """Whether another server of ours calls for somebody."""
        proof = next((value for name, value in headers if name.lower() == RELAYED_WITH), b"")
        secret = self.tables.membership.secret.encode()
        return bool(secret) and compare_digest(proof, secret)

    def is_ours(self, connection: AnyConnection) -> bool:
        """Whether a browser's page belongs to this house; programs have no Origin."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.settings.allowed_origins(self.port):
            return True
        try:
            site = urlsplit(origin).netloc
        except ValueError:
            return False
        return bool(site) and site == connection.headers.get("host") and self.is_called(connection)

    def is_called(self, connection: AnyConnection) -> bool:
        """Whether somebody calls us by a name of ours. Behind a proxy names are its affair where
        `address` does not say ours: most proxies pass on any.

        A page whose own name was made to lead here is of one origin with us, and could ask all a
        neighbour may.
        """
        host = connection.headers.get("host")
        if not host or self.settings.knows_host(host, self.port):
            return True
        peer = connection.client.host if connection.client else "unknown"
        return not self.settings.address and is_among(peer, self.settings.proxies)

    def comes_from_a_foreign_page(self, connection: AnyConnection) -> bool:
        """Whether a page of another site makes a browser ask: with a picture, a frame, a script.

        A person who follows a link from there is welcome, and so are sites that were set. Programs
        and old browsers do not say where they ask from.
        """
        headers = connection.headers
        if headers.get("sec-fetch-site") in (None, "same-origin", "none"):
            return False
        if headers.get("origin") in self.settings.allowed_origins(self.port):
            return False
        followed = [headers.get(f"sec-fetch-{what}") for what in ("mode", "dest", "user")]
        return followed != ["navigate", "document", "?1"]

    def admit(self, connection: AnyConnection) -> None:
        """Refused to whoever may not ask anything at all, before anything is counted."""
        if not self.is_called(connection):
            raise Refused("unknown_host")
        if self.comes_from_a_foreign_page(connection):
            raise Refused("foreign_origin")

    def guest(self, connection: AnyConnection) -> str:
        """The address of somebody who wants something; Refused to pages of other sites.

        A page may post to any site without asking, and would spend its visitor's allowance.
        """
        if not self.is_ours(connection):
            raise Refused("foreign_origin")
        return self.caller(connection)

    @contextmanager
    def guessing(self, connection: AnyConnection) -> Iterator[None]:
        """While a code is looked up: who tries too many that do not exist has to wait.

        A code is all it takes to watch a private table, and short enough to be said aloud. It is
        counted first, so that a hundred guesses at once are a hundred, and forgiven if it exists.
        """
        caller = self.caller(connection)
        untrusted = UNTRUSTED.decode() in connection.headers  # else the relay has left it out
        if untrusted or not self.guesses.allow(caller):
            raise Refused("too_many_guesses", wait=round(self.guesses.wait(caller)) + 1)
        guessed = False
        try:
            yield
        except Refused as refused:
            guessed = refused.code in ("no_table", "no_game")
            raise
        finally:
            if not guessed:
                self.guesses.give_back(caller)

    async def room(self, connection: AnyConnection, code: str, token: str | None) -> Room:
        """The table with this code. Whoever has a token of it comes in, however much was guessed
        from his address; `token` is its hash.

        With any other token a table that exists is refused like one that does not, and as late:
        however long it takes to load. Whoever comes too early for that finds it the next time.
        """
        try:
            with self.guessing(connection):
                return await self.tables.room(code)
        except Refused as refused:
            if token is None or refused.code != "too_many_guesses":
                raise
            too_many = refused
        answer_at = time.monotonic() + REFLECTION
        looking = asyncio.create_task(self._opened_by(token, code, self.caller(connection)))
        self._looking.add(looking)
        looking.add_done_callback(self._looking.discard)
        await asyncio.wait({looking}, timeout=REFLECTION)
        if looking.done() and (room := looking.result()) is not None:
            return room
        await asyncio.sleep(answer_at - time.monotonic())
        raise too_many

    async def _opened_by(self, token: str, code: str, caller: str) -> Room | None:
        """The table with this code, if the token is one of it. For whoever tries too many wrong
        ones only those in memory are looked at.
        """
        if code not in self.tables.rooms and not self.tokens.allow(caller):
            return None
        try:
            room = await self.tables.room(code)
        except Refused:
            return None
        except PenumbraError as error:
            log.failure("unavailable", error)
            return None
        if not room.knows(token):
            return None
        self.tokens.give_back(caller)
        return room

    @asynccontextmanager
    async def open(self, lost: Callable[[StoreInUse], None]) -> AsyncIterator[None]:
        """The house as long as the server runs. `lost` is called if another process has taken the
        store: after a restart of the database, before this one noticed.
        """
        async with _held(self.settings.store, lost), self._open():
            yield

    @asynccontextmanager
    async def _open(self) -> AsyncIterator[None]:
        settings = self.settings
        store = await Store.open(settings.store)
        thinkers = Thinkers(settings.bot_workers, settings.bot_seconds, settings.bots_from or None)
        rules = ServerRules(
            self.boards.find, self.levels, settings.name_length, settings.chat_length
        )
        self.tables = Tables(Services(settings, store, thinkers, rules, self.counters))
        self.showcase = Showcase(self.tables.finished, self.tables.has)
        self._one_of_many = self._join(store)
        self.analysts = Analysts(self.showcase.text, settings.analysis_playouts)
        await thinkers.start()
        try:
            if self._one_of_many is not None:
                await self._one_of_many.start()
                self.tables.membership = self._one_of_many
            await self.tables.start()
            yield
        finally:
            await self.analysts.stop()
            await self.tables.stop()
            if self._one_of_many is not None:
                await self._one_of_many.stop()
            await thinkers.stop()
            await store.close()

    def _join(self, store: Store) -> OneOfMany | None:
        """Our part among the servers of a store that may have many."""
        settings, tables = self.settings, self.tables
        url = read_address(settings.store)
        if url.get_backend_name() == "sqlite":
            return None
        lease, address = settings.lease_seconds, self.relay_address
        ownership = Ownership(url, lease, this_process(), address, __version__)
        return OneOfMany(
            ownership,
            store,
            lease,
            tell=self._told,
            held=tables.held,
            lost=tables.lost,
            alive=self.pipes.end_of_others,
        )

    def _told(self) -> Told:
        return msgspec.structs.replace(self.tables.told(), relayed=len(self.pipes))

    async def hand_over(self) -> None:
        """The server is about to end: where there are others, they get all its tables now."""
        if self._one_of_many is not None:
            await self._one_of_many.announce()
            await self.tables.hand_over()
            await self._one_of_many.leave()


@asynccontextmanager
async def _held(address: str, lost: Callable[[StoreInUse], None]) -> AsyncIterator[None]:
    """The store as long as we serve it."""
    hold = await asyncio.to_thread(serve, read_address(address))
    watching = asyncio.create_task(_watch(hold, lost))
    try:
        yield
    finally:
        watching.cancel()
        await asyncio.to_thread(hold.release)


async def _watch(hold: Hold, lost: Callable[[StoreInUse], None]) -> None:
    while True:
        await asyncio.sleep(HOLD)
        try:
            await asyncio.to_thread(hold.renew)
        except StoreInUse as error:
            return lost(error)
        except StoreUnavailable as error:
            log.failure("store_unavailable", error)
