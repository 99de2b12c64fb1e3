"""The store: where a table's log lies, on SQLite or PostgreSQL. See `log.py` and `database.py`."""

from penumbra.table.store.errors import (
    CodeTaken,
    LostRace,
    NewerPenumbra,
    NoSuchTable,
    StoreInUse,
    StoreUnavailable,
)
from penumbra.table.store.log import Entry, KeptGame, Store, TableRow

__all__ = [
    "CodeTaken",
    "Entry",
    "KeptGame",
    "LostRace",
    "NewerPenumbra",
    "NoSuchTable",
    "Store",
    "StoreInUse",
    "StoreUnavailable",
    "TableRow",
]
