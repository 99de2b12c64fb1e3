"""All tables of a server, those in memory and those only in the store.

A table is made from its journal when somebody comes to it, and leaves memory when nobody has been
there for a while. Codes are short, pronounceable in all our languages, and not to be guessed fast.
"""

import asyncio
import gc
import re
import secrets
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from hashlib import sha256
from weakref import WeakValueDictionary

from penumbra.errors import PenumbraError
from penumbra.games import record
from penumbra.games.fairness.draw import new_secret
from penumbra.table import etiquette, logbook
from penumbra.table import journal as j
from penumbra.table.evening import kept_wishes
from penumbra.table.finished_game import unpacked
from penumbra.table.game_address import is_address, table_and_number
from penumbra.table.keeper import Keeper
from penumbra.table.limits import line_mark
from penumbra.table.membership import Alone, Membership, Told
from penumbra.table.messages import Refused, TableState, Wishes
from penumbra.table.room import Room
from penumbra.table.services import Services
from penumbra.table.store import CodeTaken, KeptGame, NewerPenumbra, TableRow
from penumbra.table.store.ownership import Server
from penumbra.table.store.upkeep import Expired
from penumbra.table.tidying import Age, moments

TOKEN_BYTES = 32
SYLLABLES = 4
LISTED = 100  # public tables shown at once
CODE = re.compile("[a-z]{1,32}")
_CONSONANTS, _VOWELS = "bdfgklmnprstvz", "aeiou"
_SWEEP = 15.0  # seconds between looks for tables nobody is at
_TIDYING = 3600.0  # seconds between looks for those that have expired

log = logbook.logger("tables")


def new_code() -> str:
    """A code to say aloud, such as `kamoruti`: one of 24 million."""
    return "".join(secrets.choice(_CONSONANTS) + secrets.choice(_VOWELS) for _ in range(SYLLABLES))


def new_token() -> str:
    """What a person proves himself with: 256 bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """All the server keeps of a token."""
    return sha256(token.encode()).hexdigest()


class Tables:
    """Opens tables and finds them again."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.membership: Membership = Alone(services.store)
        self.rooms: dict[str, Room] = {}
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._sweeper: asyncio.Task[None] | None = None
        self._keeper = Keeper(
            services.store, lambda: any(r.sockets for r in self.rooms.values()), self._borrowed
        )
        self._age = Age()
        self._left = 0  # rooms that have left since the collector was called
        self._games: dict[str, int] = {}  # finished at each table in memory, as far as was looked

    async def start(self) -> None:
        """Begin to look after the rooms."""
        self._sweeper = asyncio.create_task(self._sweep())
        self._keeper.start()

    async def stop(self) -> None:
        """Everybody out: whatever was acknowledged is in the store."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in list(self.rooms.values()):
            room.close("closing")
        self._look_for_finished_games()
        self.rooms.clear()
        await self._keeper.stop()

    async def open(
        self, wishes: Wishes, host: str, sit: bool, address: str | None = None
    ) -> tuple[str, int, str]:
        """A new table with its host: code, person and token."""
        rules = self.services.rules
        wishes = etiquette.checked(wishes, rules)
        board = rules.boards(wishes.game, wishes.board)
        etiquette.name(host, None, rules)
        if self.services.store.full:
            raise Refused("store_full")
        if not self.membership.taking:
            raise Refused("unavailable")  # another server will
        code, table = await self._new_table()
        opened = j.Opened(
            code=code, wishes=kept_wishes(wishes), board=board, secret=new_secret().hex()
        )
        await self.services.store.append(
            table, 1, round(self.services.store.time() * 1000), j.written(opened)
        )
        person, token = await self.join(code, host, sit, address)
        log.info("table_opened", table=logbook.mark(code), game=wishes.game, players=wishes.players)
        return code, person, token

    async def _new_table(self) -> tuple[str, int]:
        while True:
            code = new_code()
            try:
                return code, await self.services.store.new_table(
                    code, round(self.services.store.time() * 1000)
                )
            except CodeTaken:
                continue

    async def join(
        self, code: str, name: str, sit: bool, address: str | None = None
    ) -> tuple[int, str]:
        """Somebody comes to a table: his person and his token."""
        token = new_token()
        room = await self.room(code)
        line = line_mark(code, address) if address is not None else ""
        return await room.join(name, hashed(token), sit, line), token

    async def room(self, code: str) -> Room:
        """The table with this code, made from its journal if need be; Refused if there is none."""
        if not self.membership.current:
            raise Refused("unavailable")  # others may have all our tables by now
        room = self.rooms.get(code)
        if room is not None and not room.given_up:
            return room
        if not CODE.fullmatch(code):  # not every store takes every text
            raise Refused("no_table")
        door = self._doors.setdefault(code, asyncio.Lock())
        async with door:  # the same one for all who wait: two rooms of a table would part people
            room = self.rooms.get(code)
            if room is None or room.given_up:
                room = self.rooms[code] = await self._load(code)
            return room

    async def _load(self, code: str) -> Room:
        """Ours from now on; but if it can't be read here, it stays anybody's."""
        row = await self.membership.claim(code)
        try:
            with self._readable(code):
                return await Room.load(row, self.services)
        except BaseException:
            await asyncio.shield(self.membership.release(row))
            raise

    @contextmanager
    def _readable(self, code: str) -> Iterator[None]:
        """While a table's journal is read: one of a newer Penumbra is refused, and stays as it is.
        Where servers are being replaced by newer ones, whoever asks again finds one of these.
        """
        try:
            yield
        except NewerPenumbra as error:
            log.failure("newer_table", error, table=logbook.mark(code))
            elsewhere = self.membership.others_differ
            raise Refused("unavailable" if elsewhere else "newer_table") from None

    async def elsewhere(self, code: str) -> Server | None:
        """The other server that has this table, if one does."""
        if self._is_here(code) or not CODE.fullmatch(code):
            return None
        return await self.membership.elsewhere(code)

    def _is_here(self, code: str) -> bool:
        room = self.rooms.get(code)
        return room is not None and not room.given_up

    def told(self) -> Told:
        """What other servers may know of us."""
        return Told(
            tables=len(self.rooms),
            sockets=sum(room.sockets for room in self.rooms.values()),
            public=tuple(self._public_here()),
        )

    def held(self) -> dict[str, tuple[int, int]]:
        """The number and epoch of every table in memory."""
        return {code: (room.row.id, room.row.epoch) for code, room in self.rooms.items()}

    def lost(self, codes: list[str]) -> None:
        """Tables that are not ours any more: whoever is there comes back, and is led on."""
        for code in codes:
            room = self.rooms.pop(code, None)
            self._games.pop(code, None)
            if room is not None:
                self._left += 1
                room.give_up("unavailable")

    async def hand_over(self) -> None:
        """Everything that is under way is written, and everybody goes elsewhere."""
        rooms, self.rooms = list(self.rooms.values()), {}
        await asyncio.gather(*(room.hand_over() for room in rooms))

    async def has(self, game: str) -> bool:
        """Whether the table of a game is still there."""
        return await self.services.store.find(game.partition("-")[0]) is not None

    async def finished(self, game: str) -> KeptGame:
        """A finished game by its address, as it was kept, now and in years; kept now if it has
        just ended. A wrong key is refused like a game that is not there.
        """
        asked = table_and_number(game)
        store = self.services.store
        row = None if asked is None else await store.find(asked[0])
        if asked is None or row is None:
            raise Refused("no_game")
        code, number = asked
        kept = await store.finished(row.id, number)
        known = number in kept
        if not known:
            here = await self.elsewhere(code) is None
            if here:
                await self._is_over(code, number, game)
            if row.looked < await store.last(row.id):
                with self._readable(code):
                    await self._keeper.look_through(row.id)
                kept = await store.finished(row.id, number)
            if number not in kept:
                raise Refused("other_rules" if here else "no_game")
            known = not here
        if known and not await asyncio.to_thread(
            _is_found_at, game, f"{code}-{number}", kept[number]
        ):
            raise Refused("no_game")
        return kept[number]

    async def _is_over(self, code: str, number: int, game: str) -> None:
        try:
            evening = (await self.room(code)).evening
        except Refused as refused:
            raise Refused("no_game" if refused.code == "no_table" else refused.code) from None
        if game not in evening.addresses[number - 1 : number]:
            raise Refused("no_game")
        if number == evening.number and evening.stage in ("gathering", "drawing", "playing"):
            raise Refused("game_not_over")

    def public(self) -> list[TableState]:
        """Public tables that people are at; those that still gather come first."""
        states = self._public_here() + self.membership.public()
        return sorted(states, key=lambda table: table.stage != "gathering")[:LISTED]

    def _public_here(self) -> list[TableState]:
        states = [room.from_outside for room in self.rooms.values() if room.sockets]
        return [table for table in states if table.wishes.public and not table.locked][:LISTED]

    def figures(self) -> str:
        """What has been counted, for Prometheus."""
        counters, store = self.services.counters, self.services.store
        counters.tables.set(len(self.rooms))
        counters.sockets.set(sum(room.sockets for room in self.rooms.values()))
        counters.bot_queue.set(self.services.thinkers.waiting)
        counters.bot_restarts.value = self.services.thinkers.restarts
        counters.store_commits.value = store.commits
        counters.store_entries.value = store.written
        return counters.text()

    async def _sweep(self) -> None:
        """Tables nobody has been at for a while leave memory."""
        tidied = -_TIDYING
        while True:
            try:
                if time.monotonic() - tidied > _TIDYING:
                    tidied = time.monotonic()
                    await self._tidy()
                await self._weigh()
            except PenumbraError as error:
                log.failure("not_tidied", error)
            await asyncio.sleep(_SWEEP)
            self._look_for_finished_games()
            self._take_away()
            await self._let_go()

    def _take_away(self) -> None:
        """The parts of a room know each other, so only the collector of cycles frees one that has
        left, and by itself (`serve.py`) it comes once in thousands of tables. Its round is as long
        as there are rooms: it is called when those that left are a good part of them.
        """
        if self._left > len(self.rooms) // 8:
            self._left = 0
            gc.collect()

    async def _let_go(self) -> None:
        before = time.monotonic() - self.services.settings.idle_minutes * 60
        for code, room in list(self.rooms.items()):
            if room.given_up or (room.at_rest and room.empty_since < before):
                room.give_up("closing")
                del self.rooms[code]
                self._games.pop(code, None)
                self._left += 1
                await self.membership.release(room.row)

    async def _weigh(self) -> None:
        """Whether the store is as large as it may be."""
        store = self.services.store
        store.full = await store.size() > self.services.settings.store_megabytes * 1_000_000

    async def _tidy(self) -> None:
        """Tables that have expired, and that nobody is at, are deleted; but none whose finished
        games are not kept yet is taken for one without any.

        They are ours first, so that nothing is written there meanwhile; whoever is asked for one
        takes it from us, and then it stays.
        """
        store = self.services.store
        if (newest := await store.newest()) is None:
            return
        since = moments(self.services.settings, self._age.now(newest))
        ours: dict[int, TableRow] = {}
        gone: set[int] = set()
        try:
            for table in await store.expired(*since):
                if (row := await self._claimed(table.code)) is not None:
                    ours[table.id] = row
                    if table.unseen:
                        await self._look_through(table)
            old = {table.id for table in await store.expired(*since) if not table.unseen}
            here = {room.row.id for room in self.rooms.values()}
            gone = await store.remove({id: ours[id].epoch for id in ours.keys() & old - here})
        finally:
            for id in ours.keys() - gone:
                await self.membership.release(ours[id])
        if gone:
            log.info("tables_expired", tables=len(gone))

    @asynccontextmanager
    async def _borrowed(self, table: TableRow) -> AsyncIterator[TableRow | None]:
        """A table that nobody else looks through meanwhile; None: another server has it, and does
        so itself.
        """
        if self._is_here(table.code):
            yield table
            return
        row = await self._claimed(table.code)
        try:
            yield row
        finally:
            if row is not None:
                await self.membership.release(row)

    async def _claimed(self, code: str) -> TableRow | None:
        """A table that is not in memory, ours from now on; None: it just came here, or another
        server has it.

        Not while somebody here makes it from its journal: he could write nothing then.
        """
        async with self._doors.setdefault(code, asyncio.Lock()):
            if self._is_here(code):
                return None
            try:
                return await self.membership.claim(code)
            except Refused:
                return None

    async def _look_through(self, table: Expired) -> None:
        try:
            await self._keeper.look_through(table.id)
        except Exception as error:  # it stays as it is, and the others' turn comes
            log.failure("not_kept", error, table=logbook.mark(table.code))

    def _look_for_finished_games(self) -> None:
        for code, room in self.rooms.items():
            evening = room.evening
            games = evening.number - (evening.stage in ("gathering", "drawing", "playing"))
            if games > self._games.get(code, 0):
                self._games[code] = games
                self._keeper.look(room.row)


def _is_found_at(address: str, identifier: str, kept: KeptGame) -> bool:
    """Whether this is the address of a kept game; its record tells the secret of its deals."""
    fair = record.loads(unpacked(kept.data).record).header.fair
    return fair is not None and is_address(address, identifier, bytes.fromhex(fair.secret))
