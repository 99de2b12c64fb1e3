"""Finished games on show: the record or the replay somebody asks for, made once and handed out.

One is made at a time, however many ask, from what was kept of the game when it ended: so it takes
as long as the game is, not as long as its table's journal. What was made lies here compressed, up
to a bound, and is sent as it is, or unpacked piece by piece to whoever can't read it so.
"""

import asyncio
import gzip
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeAlias

from penumbra.games.errors import BadRecord
from penumbra.table.finished_game import FinishedGame, record_of, unpacked
from penumbra.table.messages import Refused, encode
from penumbra.table.replay import Replay, replay_as_kept, replay_of
from penumbra.table.store import KeptGame
from penumbra.table.what_if import Branch, WhatIf, play_on

SHELF = 4 << 20  # bytes of compressed records and replays that are kept at hand
QUEUE = 50  # who may wait for one to be made
PIECE = 1 << 16  # bytes unpacked at once

Find: TypeAlias = Callable[[str], Awaitable[KeptGame]]
There: TypeAlias = Callable[[str], Awaitable[bool]]
_Wanted: TypeAlias = tuple[str, str, int | None]


class Showcase:
    """Records and replays of one house."""

    def __init__(self, find: Find, there: There) -> None:
        """`find` gives a finished game by its identifier, Refused if there is none yet; `there`
        tells at once whether its table was deleted meanwhile.
        """
        self._find = find
        self._there = there
        self._shelf: OrderedDict[_Wanted, bytes] = OrderedDict()
        self._weight = 0
        self._workshop = asyncio.Lock()
        self._waiting = 0

    async def record(self, game: str) -> bytes:
        """A game's record, compressed (gzip)."""
        return await self._get((game, "record", None), _record)

    async def text(self, game: str) -> str:
        """The same as the text it is."""
        return gzip.decompress(await self.record(game)).decode()

    async def replay(self, game: str, seat: int | None) -> bytes:
        """A game's `Replay` as JSON, likewise: through the eyes of a seat, or all cards open."""
        return await self._get((game, "replay", seat), lambda kept: _replay(kept, seat))

    async def play_on(self, game: str, wish: WhatIf) -> Branch:
        """A finished game played on from one of its moments."""
        text = await self.text(game)
        if self._waiting >= QUEUE:
            raise Refused("too_fast", wait=1)
        self._waiting += 1
        try:
            async with self._workshop:
                return await asyncio.to_thread(play_on, text, wish)
        finally:
            self._waiting -= 1

    async def _get(self, wanted: _Wanted, make: Callable[[KeptGame], bytes]) -> bytes:
        made = self._shelf.get(wanted)
        if made is None:
            return await self._make(wanted, make)
        if not await self._there(wanted[0]):  # what is there waits for nobody
            self._weight -= len(self._shelf.pop(wanted, b""))
            raise Refused("no_game")
        if wanted in self._shelf:
            self._shelf.move_to_end(wanted)
        return made

    async def _make(self, wanted: _Wanted, make: Callable[[KeptGame], bytes]) -> bytes:
        if self._waiting >= QUEUE:
            raise Refused("too_fast", wait=1)
        self._waiting += 1
        try:
            async with self._workshop:
                if wanted in self._shelf:  # somebody else has waited for the same
                    return self._shelf[wanted]
                kept = await self._find(wanted[0])
                self._shelf[wanted] = made = await asyncio.to_thread(make, kept)
                self._weight += len(made)
                while self._weight > SHELF and len(self._shelf) > 1:
                    _, oldest = self._shelf.popitem(last=False)
                    self._weight -= len(oldest)
                return made
        finally:
            self._waiting -= 1


def pieces(packed: bytes, unpack: bool) -> Iterator[bytes]:
    """Something compressed, to be sent piece by piece: as it is, or unpacked."""
    if not unpack:
        for start in range(0, len(packed), PIECE):
            yield packed[start : start + PIECE]
        return
    opener = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
    while packed and not opener.eof:
        yield opener.decompress(packed, PIECE)
        packed = opener.unconsumed_tail


def _record(kept: KeptGame) -> bytes:
    return _packed(record_of(kept.data).encode())


def _replay(kept: KeptGame, seat: int | None) -> bytes:
    return _packed(encode(_shown(unpacked(kept.data), seat)))


def _shown(game: FinishedGame, seat: int | None) -> Replay:
    """The game played again from its record, or as it was kept if today's rules do not play it so.

    Another version says that they do not; the record's checks notice it without one.
    """
    try:
        return replay_of(game.record, seat)
    except BadRecord:
        return replay_as_kept(game, seat)


def _packed(text: bytes) -> bytes:
    return gzip.compress(text, 6, mtime=0)
