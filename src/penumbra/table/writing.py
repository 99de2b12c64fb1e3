"""One table's journal as it is continued: each entry gets the next number and lasts.

What entries there are is in `journal.py`, where they are kept in `store/`.
"""

from penumbra.errors import PenumbraError
from penumbra.table import journal as j
from penumbra.table.store import Store, TableRow


class Writing:
    """The end of one journal."""

    def __init__(self, row: TableRow, store: Store) -> None:
        self._table = row.id
        self._epoch = row.epoch
        self._store = store
        self.number = 0  # entries in the journal

    async def append(self, entry: j.Entries, at: float) -> None:
        """One entry more, on disk when this returns; PenumbraError if it could not be written."""
        number, at_ms = self.number + 1, int(at * 1000)
        await self._store.append(self._table, number, at_ms, j.written(entry), self._epoch)
        self.number += 1

    async def ends_here(self) -> bool:
        """Whether the journal really ends with the last entry that we know to be written."""
        try:
            return await self._store.last(self._table) == self.number
        except PenumbraError:
            return False
