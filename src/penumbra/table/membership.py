"""A server among others: whose tables are whose, as the tables of one process see it.

Where a store has one server, all is his (`Alone`). Where it may have many, `OneOfMany` gives a sign
of life every quarter of a lease, and learns what has been taken from it meanwhile: a process that
was stopped, or cut off from the database, wakes up as somebody who owns nothing. The truth is in
the database (`store/ownership.py`); here is only what is of the moment.
"""

import asyncio
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Protocol, TypeVar

import msgspec

from penumbra import __version__
from penumbra.errors import PenumbraError
from penumbra.table import logbook
from penumbra.table.messages import Refused, TableState
from penumbra.table.store import Store, TableRow
from penumbra.table.store.ownership import Beat, Ownership, Server

BEATS = 4  # in a lease
SOON = 0.05  # seconds
ASKING = 4  # threads that ask the database whose a table is

log = logbook.logger("membership")
_Answer = TypeVar("_Answer")


class Told(msgspec.Struct, frozen=True):
    """What a server says of itself to the others."""

    tables: int = 0
    sockets: int = 0
    relayed: int = 0
    leaving: bool = False
    """It hands over its tables and ends."""
    public: tuple[TableState, ...] = ()
    """Public tables that people are at, as strangers may see them."""


_told: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)


def told(server: Server) -> Told:
    """What a server has said of itself; nothing, if its release says it otherwise."""
    try:
        return _told.decode(server.told)
    except msgspec.MsgspecError:
        return Told()


class Membership(Protocol):
    """What tables need to know."""

    @property
    def current(self) -> bool:
        """Whether what we believe to be ours may still be ours."""

    @property
    def taking(self) -> bool:
        """Whether tables may become ours: not while we hand over what we have."""

    @property
    def secret(self) -> str:
        """What others prove with that they call for somebody; empty: nobody may."""

    @property
    def others_differ(self) -> bool:
        """Whether a server of another release lives beside us: one of the two is being replaced."""

    async def claim(self, code: str) -> TableRow:
        """The table with this code, ours from now on. Refused if it does not exist, or is somebody
        else's.
        """

    async def elsewhere(self, code: str) -> Server | None:
        """The other server that has a table."""

    def pause(self, owner: Server) -> float:
        """Seconds until a table may have another owner than this one, who does not answer."""

    async def release(self, row: TableRow) -> None:
        """A table may be anybody's."""

    def public(self) -> list[TableState]:
        """Public tables of the other servers, as they were a moment ago."""


class Alone:
    """The only server of a store."""

    current = taking = True
    others_differ = False
    secret = ""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def claim(self, code: str) -> TableRow:
        row = await self._store.find(code)
        if row is None:
            raise Refused("no_table")
        return row

    async def elsewhere(self, code: str) -> Server | None:
        return None

    def pause(self, owner: Server) -> float:
        return 0.0

    async def release(self, row: TableRow) -> None:
        """It stays ours."""

    def public(self) -> list[TableState]:
        return []


class OneOfMany:
    """One of the servers of a store."""

    def __init__(
        self,
        ownership: Ownership,
        store: Store,
        lease: float,
        tell: Callable[[], Told],
        held: Callable[[], Mapping[str, tuple[int, int]]],
        lost: Callable[[list[str]], None],
        alive: Callable[[set[int], float], None],
    ) -> None:
        """`held` are the number and epoch of each table in memory, by its code; `lost` is called
        with the codes of those that are not ours any more, `alive` with the other servers that
        live, and when that was asked.
        """
        self._ownership = ownership
        self._store = store
        self._lease = lease
        self._tell = tell
        self._held = held
        self._lost = lost
        self._alive = alive
        self._threads = ThreadPoolExecutor(ASKING, "ownership")
        self._beating = ThreadPoolExecutor(1, "heart")
        self._others: tuple[Server, ...] = ()
        self._good_until = 0.0
        self._tasks: list[asyncio.Task[None]] = []
        self.taking = True
        self._leaving = False

    @property
    def current(self) -> bool:
        return time.monotonic() < self._good_until and not self._leaving

    @property
    def secret(self) -> str:
        return self._ownership.secret

    @property
    def others_differ(self) -> bool:
        return any(other.release != __version__ for other in self._others)

    @property
    def others(self) -> tuple[Server, ...]:
        """The other servers that lived a moment ago."""
        return self._others

    async def start(self) -> None:
        """Be one of them."""
        begun = time.monotonic()
        self._heard(await self._in(self._beating, self._ownership.join), begun)
        log.info("server_joined", server=self._ownership.id, servers=len(self._others) + 1)
        self._tasks = [asyncio.create_task(self._beat()), asyncio.create_task(self._watch())]

    async def announce(self) -> None:
        """All our tables are about to be handed over: we take none any more, and all may know."""
        self.taking = False
        with suppress(PenumbraError, TimeoutError):  # a database that hangs is not waited for
            async with asyncio.timeout(self._lease / BEATS):
                await self._in(self._beating, partial(self._ownership.beat, self._words()))

    async def leave(self) -> None:
        """Be none of them: all our tables are anybody's. Nothing of ours may be under way."""
        self._leaving = True
        for task in self._tasks:
            task.cancel()
        with suppress(PenumbraError):  # the lease runs out by itself
            await self._in(self._beating, self._ownership.leave)

    async def stop(self) -> None:
        """Let go of the database."""
        if not self._leaving:
            await self.leave()
        self._threads.shutdown(wait=False)
        self._beating.shutdown(wait=False)
        await asyncio.to_thread(self._ownership.close)

    async def claim(self, code: str) -> TableRow:
        if not self.current or not self.taking:
            raise Refused("unavailable")
        found = await self._in(self._threads, partial(self._ownership.claim, code))
        if found is None:
            raise Refused("no_table")
        if isinstance(found, Server):
            raise Refused("unavailable")  # taken this moment; whoever asks again is led there
        return found

    async def elsewhere(self, code: str) -> Server | None:
        return await self._in(self._threads, partial(self._ownership.where, code))

    def pause(self, owner: Server) -> float:
        left = owner.seen / 1000 + self._lease - self._store.time()
        return min(max(left, SOON), self._lease / BEATS)

    async def release(self, row: TableRow) -> None:
        with suppress(PenumbraError):  # it is ours until we are asked for it again
            await self._in(self._threads, partial(self._ownership.release, row))

    def public(self) -> list[TableState]:
        return [table for server in self._others for table in told(server).public]

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self._lease / BEATS)
            held, begun = self._held(), time.monotonic()
            try:
                beat = await self._in(self._beating, partial(self._ownership.beat, self._words()))
            except PenumbraError as error:
                log.failure("no_beat", error)
                continue
            self._heard(beat, begun)
            self._alive({other.id for other in beat.others}, begun)
            taken = [code for code, (id, epoch) in held.items() if beat.owned.get(id) != epoch]
            if taken:
                log.info("tables_taken", tables=len(taken))
                self._lost(taken)

    def _words(self) -> str:
        told = msgspec.structs.replace(self._tell(), leaving=not self.taking)
        return msgspec.json.encode(told).decode()

    def _heard(self, beat: Beat, begun: float) -> None:
        self._good_until = begun + self._lease
        self._others = beat.others
        self._store.ahead = beat.ahead

    async def _watch(self) -> None:
        """When no sign of life has got through for a lease, others may have taken everything."""
        while True:
            await asyncio.sleep(max(self._good_until - time.monotonic(), self._lease / BEATS))
            held = list(self._held())
            if held and not self.current:
                log.info("lease_lost", tables=len(held))
                self._lost(held)

    async def _in(self, threads: ThreadPoolExecutor, work: Callable[[], _Answer]) -> _Answer:
        return await asyncio.get_running_loop().run_in_executor(threads, work)
