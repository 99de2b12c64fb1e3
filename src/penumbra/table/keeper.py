"""The keeper: every finished game is kept as it was played, before its rules can change.

He works behind the evening, one game after the other, and rests between them while people play:
nobody waits for him, and playing a game once more takes the interpreter from those who do. What
he has not got round to when a server ends, he finds when it starts again.
"""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress

from msgspec import Raw

from penumbra.games import record
from penumbra.table import logbook
from penumbra.table.finished_game import FORMAT, FinishedGame, Moment, packed
from penumbra.table.playback import Playback, Played
from penumbra.table.replay import moment
from penumbra.table.store import Entry, KeptGame, Store, TableRow

REST = 20.0  # times as long as the last game took, while people are here
FAREWELL = 5.0  # seconds for those that wait when the server ends

log = logbook.logger("keeper")


class Keeper:
    """Looks tables through for finished games."""

    def __init__(
        self,
        store: Store,
        busy: Callable[[], bool],
        borrowed: Callable[[TableRow], AbstractAsyncContextManager[TableRow | None]],
    ) -> None:
        """`busy` tells whether anybody is at a table; `borrowed` is a table as long as it is looked
        through, so that several servers share that work, or None.
        """
        self._store = store
        self._busy = busy
        self._borrowed = borrowed
        self._waiting: dict[int, TableRow] = {}
        self._wake = asyncio.Event()
        self._desk = asyncio.Lock()
        self._work: asyncio.Task[None] | None = None

    def look(self, table: TableRow) -> None:
        """A game may have ended at this table."""
        self._waiting[table.id] = table
        self._wake.set()

    def start(self) -> None:
        """Begin, with whatever was left undone before."""
        self._work = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Keep what is waiting, if that takes no longer than a moment."""
        if self._work is not None:
            self._work.cancel()
            with suppress(asyncio.CancelledError):
                await self._work
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while self._waiting:
                    await self._next()

    async def _run(self) -> None:
        try:
            for table in await self._store.not_looked_through():
                self.look(table)
        except Exception as error:
            log.failure("not_kept", error)
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                took = await self._next()
                await asyncio.sleep(REST * took if self._busy() else 0)
            log.info("finished_games_kept")

    async def _next(self) -> float:
        """The table that has waited longest; how many seconds it took."""
        table = self._waiting.pop(next(iter(self._waiting)))
        clock = asyncio.get_running_loop().time
        begun = clock()
        try:
            async with self._borrowed(table) as row:
                if row is not None and row.looked < await self._store.last(row.id):
                    await self.look_through(row.id)
        except asyncio.CancelledError:
            self._waiting.setdefault(table.id, table)
            raise
        except Exception as error:  # the next start tries again
            log.failure("not_kept", error, table=logbook.mark(table.code))
        return clock() - begun

    async def look_through(self, table: int) -> None:
        """Keep the finished games of a table that were not kept yet, page by page of its journal.

        One table at a time: playing takes memory and the interpreter.
        """
        async with self._desk:
            known = await self._store.kept_numbers(table)
            playback = Playback(known, moment)
            async for page in self._store.pages(table):
                games = await asyncio.to_thread(_finished, playback, page)
                await self._store.keep(table, games, page[-1].number)


def _finished(playback: Playback[Moment], page: list[Entry]) -> list[KeptGame]:
    return [_kept(played) for played in playback.read(entry.data for entry in page)]


def _kept(played: Played[Moment]) -> KeptGame:
    game = FinishedGame(
        v=FORMAT,
        rules=played.rules,
        record=record.written(played.record),
        rounds=played.rounds,
        acts=len(played.record.lines),
        moments=tuple(played.shots),
        last=tuple(map(Raw, played.views)),
    )
    return KeptGame(played.number, played.game, played.rules, packed(game))
