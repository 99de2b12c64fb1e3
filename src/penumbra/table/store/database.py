"""The database under the log: its tables, how it is connected to, how its schema is kept up.

SQLite and PostgreSQL are made to behave alike here, so that nobody above needs to know which of
them it is: transactions begin where we say so, a reading transaction sees one moment, a commit
that returns is on disk.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import (
    URL,
    BigInteger,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    create_engine,
    event,
    make_url,
    text,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from penumbra.table.store.errors import StoreUnavailable

SCHEMA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

TABLES = Table(
    "tables",
    SCHEMA,
    Column("id", Integer, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("opened", BigInteger, nullable=False),
    Column("looked", Integer, nullable=False, server_default="0"),
    Column("owner", Integer, index=True),
    Column("epoch", Integer, nullable=False, server_default="0"),
)
"""`looked` is the last entry up to which finished games have been kept; `owner` the server that has
the table in its hands, `epoch` how often it has passed from hand to hand (`ownership.py`).
"""

# An ordinary table with an index, also on SQLite: WITHOUT ROWID would keep each table's entries
# together, but then a batch touches a page a table instead of a few at the end; measured with 200
# tables it took more than twice the writer's time and wrote a quarter fewer entries a second.
ENTRIES = Table(
    "entries",
    SCHEMA,
    Column("table_id", ForeignKey(TABLES.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
)

FINISHED = Table(
    "finished",
    SCHEMA,
    Column("table_id", ForeignKey(TABLES.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

SERVERS = Table(
    "servers",
    SCHEMA,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("release", Text, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("told", Text, nullable=False),
)
"""The servers of a store, where several can be: `ownership.py`."""

READERS = 4
"""Connections for reading. Writing has one, and one is for looking whether the store is well."""

_SQLITE_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
_SQLITE_PATIENCE = 10.0
"""Seconds to wait while another process (a restore) writes."""

_POSTGRES_PATIENCE = {
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "20000",
}
"""A server that has silently gone must be noticed in seconds: a table waits for its commit."""

_DURABLE = (
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') = 'off'"
)
_NOT_FOR_LONG = "SET idle_in_transaction_session_timeout = '3s'"
"""A server that is cut off in the middle of a commit must not keep its tables from the others."""

_UPGRADE_LOCK = 0x70656E756D627261
"""The advisory lock that lets one process at a time bring a PostgreSQL schema up to date."""

_alembic = Lock()
"""Alembic keeps the connection it works on in a global: one upgrade at a time in a process."""

_MIGRATIONS = Path(__file__).parents[1] / "migrations"


def read_address(address: str) -> URL:
    """The address of a store, with the driver we use; `StoreUnavailable` if it is not one."""
    known = "use sqlite:///folder/table.db or postgresql://user@host/database"
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        # The text is not repeated: a password may be in it.
        raise StoreUnavailable(f"The store's address can't be read: {known}") from None
    match url.get_backend_name():
        case "sqlite":
            if "\0" in (url.database or ""):
                raise StoreUnavailable(f"The store's address can't be read: {known}")
            if url.database in (None, "", ":memory:"):
                raise StoreUnavailable(
                    f"The store {url} has no file, and would forget every game: {known}"
                )
            return url.set(drivername="sqlite+pysqlite")
        case "postgresql":
            patience = {
                key: _POSTGRES_PATIENCE[key] for key in _POSTGRES_PATIENCE.keys() - url.query
            }
            return url.set(drivername="postgresql+psycopg").update_query_dict(patience)
        case other:
            raise StoreUnavailable(f"{other} is no database Penumbra knows: {known}")


def make_room(url: URL) -> None:
    """The folder and file of an SQLite store; nobody else may read it, as it holds every secret."""
    if url.get_backend_name() != "sqlite":
        return
    path = Path(url.database or "")
    _refuse_foreign(url)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise cant_be_opened(path, error) from error


def _refuse_foreign(url: URL) -> None:
    """A file that is another program's database is left exactly as it is; our own way of opening
    one would already change it. What can't be read this way is told when it is opened in earnest.
    """
    path = Path(url.database or "").absolute()
    try:
        pending = Path(f"{path}-wal").exists()  # else nothing, not even a lock, lies beside it
        how = "mode=ro" if pending else "mode=ro&immutable=1"
        with closing(sqlite3.connect(f"{path.as_uri()}?{how}", uri=True)) as file:
            there = {name for (name,) in file.execute("SELECT name FROM sqlite_master")}
    except (sqlite3.Error, OSError, ValueError):
        return
    ours = "alembic_version" in there and not there.isdisjoint(SCHEMA.tables)
    if there and not ours:
        raise StoreUnavailable(
            f"The store {shown(url)} is not one of Penumbra's: another program keeps its data in"
            " this file, and nothing of it was changed. Name another file."
        )


def cant_be_opened(path: Path, error: OSError) -> StoreUnavailable:
    """A file of a store that the system does not let us have, as an error for people."""
    return StoreUnavailable(
        f"The store {path} can't be opened: {error.strerror}."
        " Name another file, or give Penumbra the right to write there."
    )


def writing(url: URL) -> Engine:
    """The one connection that writes; its transactions take the right to write at their start."""
    return _engine(url, connections=1, begin="BEGIN IMMEDIATE", isolation="READ COMMITTED")


def reading(url: URL) -> Engine:
    """Connections for reading: each transaction sees the store as it was at one moment."""
    return _engine(url, connections=READERS + 1, begin="BEGIN", isolation="REPEATABLE READ")


def _engine(url: URL, connections: int, begin: str, isolation: str) -> Engine:
    if url.get_backend_name() == "sqlite":
        _refuse_foreign(url)
        made = create_engine(
            url,
            pool_size=connections,
            max_overflow=0,
            connect_args={"timeout": _SQLITE_PATIENCE, "isolation_level": None},
        )
        event.listen(made, "connect", _prepare_sqlite)

        # Left to itself, Python's sqlite3 begins a transaction only before it writes: two reads
        # could see two moments, and half a migration could stay.
        @event.listens_for(made, "begin")
        def _begin(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

        return made
    made = create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        pool_pre_ping=True,
        isolation_level=isolation,
    )
    event.listen(made, "connect", _prepare_postgres)
    return made


def served(writer: Engine) -> None:
    """The connections of this engine are a server's: what they lock is needed by others."""
    if writer.dialect.name == "postgresql":
        event.listen(writer, "connect", _prepare_server)


def _prepare_server(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute(_NOT_FOR_LONG)
    cursor.close()
    connection.commit()


def _prepare_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in _SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _prepare_postgres(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """A server set to acknowledge before it has written would make us promise what we can't."""
    cursor = connection.cursor()
    cursor.execute(_DURABLE)
    cursor.close()
    connection.commit()


def migrations() -> Config:
    """Alembic's configuration; the revisions lie in this package, so a wheel needs no file more."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    return config


def newest_revision() -> str:
    """The schema this Penumbra works with."""
    revision = ScriptDirectory.from_config(migrations()).get_current_head()
    assert revision is not None
    return revision


def known_revisions() -> list[str]:
    """All schemas there have been, oldest first."""
    script = ScriptDirectory.from_config(migrations())
    return [each.revision for each in script.walk_revisions()][::-1]


def revision(connection: Connection) -> str | None:
    """The schema a database has; None if it has none yet."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(writer: Engine) -> None:
    """Bring the schema up to date, whatever it was; nothing changes if that fails half-way."""
    with writer.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _UPGRADE_LOCK})
        present = revision(connection)
        if present == newest_revision():
            return
        if present is not None and present not in known_revisions():
            raise StoreUnavailable(
                f"The store {shown(writer.url)} was written by a newer Penumbra (schema {present},"
                f" this one knows {newest_revision()}). Update Penumbra, or use another store."
            )
        config = migrations()
        config.attributes["connection"] = connection
        try:
            with _alembic:
                command.upgrade(config, "head")
        except CommandError as error:
            raise StoreUnavailable(
                f"The store {shown(writer.url)} is not one of Penumbra's: {error}."
                " Use another store."
            ) from error


def shown(url: URL) -> str:
    """A store's name for people: the file, or the server without the password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    where = url.set(drivername="postgresql").difference_update_query(_POSTGRES_PATIENCE)
    return where.render_as_string(hide_password=True)


def unavailable(url: URL, error: DBAPIError) -> StoreUnavailable:
    """What a database said, as an error for people, with a way out."""
    reason = str(error.orig).strip().partition("\n")[0].rstrip(".")
    if url.get_backend_name() == "sqlite":
        remedy = "Check the file, its permissions, and the space left on its disk."
        if "locked" in reason:
            remedy = "Another process is writing; wait for it to end."
    else:
        remedy = "Check that the server runs, and what this user may do there."
    return StoreUnavailable(f"The store {shown(url)} can't be used: {reason}. {remedy}")
