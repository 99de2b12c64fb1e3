"""What a store holds as a whole: how much it is, what nobody needs any more, and its removal."""

from collections.abc import Mapping

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, exists, func, select, text

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
    epoch: int
    """How often it has changed hands."""
    last: int
    unseen: bool
    """It has no kept game, but was not looked through for finished ones: it must be first."""


def _last() -> ColumnElement[int]:
    """When something happened last at a table."""
    newest = select(ENTRIES.c.at).where(_OWN).order_by(ENTRIES.c.number.desc()).limit(1)
    return func.coalesce(newest.scalar_subquery(), TABLES.c.opened)


def newest(connection: Connection) -> int | None:
    """When (ms) something happened last at any table; None if there is none."""
    return connection.scalar(select(func.max(_last())).select_from(TABLES))


def expired(connection: Connection, unplayed: int, played: int) -> list[Expired]:
    """Tables at which nothing has happened since a moment (ms): since the first if no game of
    theirs was kept, since the second if one was. A table without entries counts from its opening.
    """
    last = _last()
    number = select(func.max(ENTRIES.c.number)).where(_OWN).scalar_subquery()
    unseen = (last >= played) & (TABLES.c.looked < func.coalesce(number, 0))
    has_games = exists().where(FINISHED.c.table_id == TABLES.c.id)
    old = (last < played) | ((last < unplayed) & ~has_games)
    columns = (TABLES.c.id, TABLES.c.code, TABLES.c.epoch, last, unseen)
    rows = connection.execute(select(*columns).where(old).order_by(TABLES.c.id))
    return [
        Expired(id, code, epoch, when, bool(unlooked)) for id, code, epoch, when, unlooked in rows
    ]


def remove(connection: Connection, tables: Mapping[int, int]) -> set[int]:
    """Forget tables with everything that ever happened there, each only if it has not changed
    hands since its epoch; which are gone.

    Their rows are locked first: nobody takes one of them, or writes there, before the commit.
    """
    gone: set[int] = set()
    numbers = sorted(tables)
    for start in range(0, len(numbers), _AT_ONCE):
        own = TABLES.c.id.in_(numbers[start : start + _AT_ONCE])
        query = select(TABLES.c.id, TABLES.c.epoch).where(own).order_by(TABLES.c.id)
        found = connection.execute(query.with_for_update())
        some = [id for id, epoch in found if tables[id] == epoch]
        connection.execute(delete(FINISHED).where(FINISHED.c.table_id.in_(some)))
        connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id.in_(some)))
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(some)))
        gone.update(some)
    return gone
