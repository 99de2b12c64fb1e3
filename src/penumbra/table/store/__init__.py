"""The store: where a table's log lies, on SQLite or PostgreSQL. See `log.py` and `database.py`."""

from penumbra.table.store.errors import CodeTaken, LostRace, NoSuchTable, StoreUnavailable
from penumbra.table.store.log import Entry, Store, TableRow

__all__ = [
    "CodeTaken",
    "Entry",
    "LostRace",
    "NoSuchTable",
    "Store",
    "StoreUnavailable",
    "TableRow",
]
