"""Many servers on one PostgreSQL: who they are, which of them live, and whose each table is.

A table has one owner at a time. Its row names him, and an **epoch** that grows whenever it passes
into other hands; every entry is written under the epoch its writer knows (`log.py`), so an owner
that has slept through his lease can't write one entry more, whatever he believes. Servers beat: one
that has not for a lease is taken for dead, and whoever is asked for a table of his takes it. All
times are the database's: the clocks of the servers' machines may say what they like.

On SQLite there is one server (`hold.py`), and nothing of this is needed.
"""

import secrets
import time
from collections.abc import Mapping

from msgspec import Struct
from sqlalchemy import URL, Connection, Row, create_engine, delete, insert, select, text, update
from sqlalchemy.exc import DBAPIError

from penumbra.table.store.database import SERVERS, TABLES, unavailable
from penumbra.table.store.log import TableRow

_NOW = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
_PATIENCE = 5.0  # seconds for any of these statements
_FORGOTTEN = 3_600_000  # ms after which a dead server is not remembered any more


class Server(Struct, frozen=True):
    """One of the servers of a store."""

    id: int
    name: str
    """For people."""
    address: str
    """Where the others reach it, host and port."""
    secret: str
    """Known to whoever can read the store: that somebody calls for another server."""
    release: str
    started: int
    seen: int
    """When it last gave a sign of life, in ms, by the clock of the database."""
    told: str
    """What it said of itself then, as JSON."""
    alive: bool


class Beat(Struct, frozen=True):
    """What a server learns when it gives a sign of life."""

    owned: Mapping[int, int]
    """The epoch of each table that is its own."""
    others: tuple[Server, ...]
    """Other servers that live."""
    ahead: float
    """Seconds by which the clock here is ahead of the database's."""


class Ownership:
    """This server's part in it. Every call waits for the database: not in an event loop."""

    def __init__(self, url: URL, lease: float, name: str, address: str, release: str) -> None:
        self._url = url
        self._lease = round(lease * 1000)
        self._engine = create_engine(
            url.update_query_dict({"options": f"-c statement_timeout={round(_PATIENCE * 1000)}"}),
            pool_size=3,
            max_overflow=0,
            pool_pre_ping=True,
            isolation_level="AUTOCOMMIT",
        )
        self.secret = secrets.token_urlsafe()
        self._about = {"name": name, "address": address, "secret": self.secret, "release": release}
        self.id = 0

    def join(self) -> Beat:
        """Be one of the servers from now on."""
        with self._asking() as connection:
            now = _now(connection)
            connection.execute(delete(SERVERS).where(SERVERS.c.seen < now - _FORGOTTEN))
            row = self._about | {"started": now, "seen": now, "told": "{}"}
            made = connection.execute(insert(SERVERS).returning(SERVERS.c.id), row)
            self.id = int(made.scalar_one())
        return self.beat("{}")

    def beat(self, told: str) -> Beat:
        """Give a sign of life, and learn of the others and of what is one's own."""
        with self._asking() as connection:
            before = time.time()
            now = _now(connection)
            ahead = (before + time.time()) / 2 - now / 1000
            mine = update(SERVERS).where(SERVERS.c.id == self.id)
            if not connection.execute(mine.values(seen=now, told=told)).rowcount:  # forgotten
                row = self._about | {"id": self.id, "started": now, "seen": now, "told": told}
                connection.execute(insert(SERVERS), row)
            owned = connection.execute(
                select(TABLES.c.id, TABLES.c.epoch).where(TABLES.c.owner == self.id)
            )
            found = connection.execute(select(SERVERS).where(SERVERS.c.id != self.id))
            others = (_server(row, now, self._lease) for row in found)
            return Beat(
                owned={row.id: row.epoch for row in owned},
                others=tuple(other for other in others if other.alive),
                ahead=ahead,
            )

    def claim(self, code: str) -> TableRow | Server | None:
        """Take the table with this code, unless it is in the hands of another server that lives:
        that one, then; None if there is no such table.
        """
        with self._asking() as connection:
            since = _now(connection) - self._lease
            lives = select(SERVERS.c.id).where(SERVERS.c.seen > since, SERVERS.c.id != self.id)
            taken = connection.execute(
                update(TABLES)
                .where(TABLES.c.code == code)
                .where(TABLES.c.owner.is_(None) | TABLES.c.owner.not_in(lives))
                .values(owner=self.id, epoch=TABLES.c.epoch + 1)
                .returning(TABLES)
            ).one_or_none()
            if taken is not None:
                return TableRow(taken.id, taken.code, taken.opened, taken.looked, taken.epoch)
            return self._owner(connection, code)

    def where(self, code: str) -> Server | None:
        """The other server that has a table in its hands, if one does that lives."""
        with self._asking() as connection:
            return self._owner(connection, code)

    def _owner(self, connection: Connection, code: str) -> Server | None:
        query = select(SERVERS).join(TABLES, TABLES.c.owner == SERVERS.c.id)
        row = connection.execute(query.where(TABLES.c.code == code)).one_or_none()
        owner = None if row is None else _server(row, _now(connection), self._lease)
        return owner if owner is not None and owner.alive and owner.id != self.id else None

    def release(self, row: TableRow) -> None:
        """A table is anybody's who is asked for it."""
        with self._asking() as connection:
            mine = (TABLES.c.id == row.id, TABLES.c.owner == self.id, TABLES.c.epoch == row.epoch)
            connection.execute(update(TABLES).where(*mine).values(owner=None))

    def leave(self) -> None:
        """Be none of the servers any more; all one's tables are anybody's."""
        with self._asking() as connection:
            connection.execute(update(TABLES).where(TABLES.c.owner == self.id).values(owner=None))
            connection.execute(delete(SERVERS).where(SERVERS.c.id == self.id))

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    def _asking(self) -> "_Asking":
        return _Asking(self)


class _Asking:
    """A connection, and the database's errors as ours."""

    def __init__(self, ownership: Ownership) -> None:
        self._ownership = ownership

    def __enter__(self) -> Connection:
        try:
            self._connection = self._ownership._engine.connect()
        except DBAPIError as error:
            raise unavailable(self._ownership._url, error) from error
        return self._connection

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        self._connection.close()
        if isinstance(error, DBAPIError):
            raise unavailable(self._ownership._url, error) from error


def servers(connection: Connection, lease: float) -> tuple[list[Server], int]:
    """All servers that are remembered, those that died, too; and what time it is there, in ms."""
    now = _now(connection)
    rows = connection.execute(select(SERVERS).order_by(SERVERS.c.id))
    return [_server(row, now, round(lease * 1000)) for row in rows], now


def _now(connection: Connection) -> int:
    return int(connection.execute(_NOW).scalar_one())


def _server(row: Row[tuple[object, ...]], now: int, lease: int) -> Server:
    known = row._mapping
    return Server(**known, alive=known["seen"] > now - lease)
