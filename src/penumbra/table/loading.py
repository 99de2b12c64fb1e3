"""Loading: how a table is made again from its journal, page by page, while other tables go on.

A game that today's rules would tell otherwise than it was told is taken as it was kept; which those
are shows only when the journal has been read, so it is then read once more.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from penumbra.table import journal as j
from penumbra.table import logbook
from penumbra.table.evening import Evening
from penumbra.table.finished_game import Ending, ending
from penumbra.table.messages import Refused
from penumbra.table.services import Services
from penumbra.table.store import KeptGame, TableRow

AT_ONCE = 200  # entries of a journal that are read in one piece

log = logbook.logger("room")


class Retold(Protocol):
    """What comes of a journal: something that is told all of it."""

    def retell(self, entry: j.Entries, number: int, at: float) -> None:
        """One entry more, which was written at that time."""


Room = TypeVar("Room", bound=Retold)


async def load(row: TableRow, services: Services, make: Callable[[Evening], Room]) -> Room:
    """A table from its journal, with games that today's rules don't play as they were kept."""
    evening, room = await _read(row, services, {}, make)
    if evening.astray:
        log.info("other_rules", table=logbook.mark(row.code), game=evening.wishes.game)
        finished = await services.store.finished(row.id)
        endings = await asyncio.to_thread(_endings, finished)
        _, room = await _read(row, services, endings, make)
    return room


async def _read(
    row: TableRow,
    services: Services,
    finished: Mapping[int, Ending],
    make: Callable[[Evening], Room],
) -> tuple[Evening, Room]:
    made: tuple[Evening, Room] | None = None
    async for page in services.store.pages(row.id):
        if made is None:
            opened = j.read(page[0].data)
            assert isinstance(opened, j.Opened), "a journal begins with the opening"
            evening = Evening(opened, services.settings.history, finished)
            made = evening, make(evening)
        for entry in page:
            made[1].retell(j.read(entry.data), entry.number, entry.at / 1000)
            if entry.number % AT_ONCE == 0:
                await asyncio.sleep(0)  # other tables go on meanwhile
    if made is None:
        raise Refused("no_table")  # the server died while it was being opened
    return made


def _endings(finished: Mapping[int, KeptGame]) -> dict[int, Ending]:
    return {number: ending(game.data) for number, game in finished.items()}
