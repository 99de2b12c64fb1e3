"""What a store holds as a whole: how much it is, what nobody needs any more, and its removal."""

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection, delete, exists, func, select, text

from penumbra.table.store.database import ENTRIES, FINISHED, TABLES

_AT_ONCE = 500  # tables in a statement
_OWN = ENTRIES.c.table_id == TABLES.c.id


def counts(connection: Connection) -> dict[str, int]:
    """How many tables and entries there are.

    Entries are counted by the first and last number of each table, which takes milliseconds where
    counting them would read the whole store; it is exact, as logs have no gaps.
    """
    last = select(func.max(ENTRIES.c.number)).where(_OWN).scalar_subquery()
    first = select(func.min(ENTRIES.c.number)).where(_OWN).scalar_subquery()
    query = select(func.count(), func.coalesce(func.sum(last - first + 1), 0))
    tables, entries = connection.execute(query.select_from(TABLES)).one()
    return {"tables": int(tables), "entries": int(entries)}


def size(connection: Connection) -> int:
    """Bytes that are taken, without what deleting has freed where the database tells that."""
    if connection.dialect.name == "postgresql":
        return int(connection.scalar(text("SELECT pg_database_size(current_database())")) or 0)
    pages = [
        int(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one())
        for name in ("page_count", "freelist_count", "page_size")
    ]
    return (pages[0] - pages[1]) * pages[2]


class Expired(Struct, frozen=True):
    """A table nobody has needed for long: its number here, its code, when it was needed last."""

    id: int
    code: str
    last: int
    unseen: bool
    """It has no kept game, but was not looked through for finished ones: it must be first."""


def expired(connection: Connection, unplayed: int, played: int) -> list[Expired]:
    """Tables at which nothing has happened since a moment (ms): since the first if no game of
    theirs was kept, since the second if one was. A table without entries counts from its opening.
    """
    newest = select(ENTRIES.c.at).where(_OWN).order_by(ENTRIES.c.number.desc()).limit(1)
    last = func.coalesce(newest.scalar_subquery(), TABLES.c.opened)
    number = select(func.max(ENTRIES.c.number)).where(_OWN).scalar_subquery()
    unseen = (last >= played) & (TABLES.c.looked < func.coalesce(number, 0))
    has_games = exists().where(FINISHED.c.table_id == TABLES.c.id)
    old = (last < played) | ((last < unplayed) & ~has_games)
    query = select(TABLES.c.id, TABLES.c.code, last, unseen).where(old).order_by(TABLES.c.id)
    rows = connection.execute(query)
    return [Expired(id, code, when, bool(unlooked)) for id, code, when, unlooked in rows]


def remove(connection: Connection, tables: Sequence[int]) -> None:
    """Forget tables with everything that ever happened there."""
    for start in range(0, len(tables), _AT_ONCE):
        some = tables[start : start + _AT_ONCE]
        connection.execute(delete(FINISHED).where(FINISHED.c.table_id.in_(some)))
        connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id.in_(some)))
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(some)))
