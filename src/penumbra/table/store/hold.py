"""Who may have a store: whoever serves it holds it, and who wants it alone is told who that is.

Tables live in the memory of the process that serves them. SQLite has one server: a lock on a file
beside the store, which the system lets go of with the process, however that ends. PostgreSQL may
have many, which share its tables out among themselves (`ownership.py`); but who fills or compacts
it wants to be alone. There it is an advisory lock of a connection of its own, which has to be
looked after, because a database that is restarted forgets it.
"""

import fcntl
import os
import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from sqlalchemy import URL, Connection, TextClause, create_engine, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from penumbra.table.store.database import cant_be_opened, make_room, shown, unavailable
from penumbra.table.store.errors import StoreInUse

_LOCK = 0x70656E756D627262
"""The advisory lock of a server; the one beside it is that of an upgrade."""

_ALONE = text("SELECT pg_try_advisory_lock(:lock)")
_TOGETHER = text("SELECT pg_try_advisory_lock_shared(:lock)")
_HOLDER = text(
    "SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)"
    " WHERE locktype = 'advisory' AND granted AND objsubid = 1"
    " AND classid = :upper AND objid = :lower"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
_LONGEST_NAME = 63  # bytes of an application's name that PostgreSQL keeps


class Hold(Protocol):
    """A store that is ours alone."""

    def renew(self) -> None:
        """Make sure that it still is. StoreInUse: another process has taken it meanwhile;
        StoreUnavailable: nobody can tell now, ask again.
        """

    def release(self) -> None:
        """It may be anybody's."""


def take(url: URL) -> Hold:
    """Take hold of a store alone; StoreInUse if another process has it."""
    if url.get_backend_name() == "sqlite":
        return _File(url)
    return _Session(url, _ALONE)


def serve(url: URL) -> Hold:
    """Take hold of a store as a server: where several can be, together with them."""
    if url.get_backend_name() == "sqlite":
        return _File(url)
    return _Session(url, _TOGETHER)


def this_process() -> str:
    """Who we are, for people."""
    since = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime())
    return f"process {os.getpid()} on {socket.gethostname()[:20]} since {since} UTC"


def _in_use(url: URL, holder: str) -> StoreInUse:
    return StoreInUse(
        f"The store {shown(url)} is served already, by {holder or 'another Penumbra'}."
        " Stop that one, or use another store."
    )


class _File:
    def __init__(self, url: URL) -> None:
        make_room(url)
        path = Path(f"{os.path.realpath(url.database or '')}.lock")
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise cant_be_opened(path, error) from error
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.pread(self._file, 1000, 0).decode(errors="replace")
            os.close(self._file)
            raise _in_use(url, holder) from None
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, this_process().encode(), 0)

    def renew(self) -> None:
        """The system keeps the lock as long as the file is open."""

    def release(self) -> None:
        os.close(self._file)


class _Session:
    def __init__(self, url: URL, how: TextClause) -> None:
        self._url = url
        self._how = how
        named = url.update_query_dict({"application_name": this_process()[:_LONGEST_NAME]})
        self._engine = create_engine(named, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self._connection: Connection | None = None
        self._take()

    def renew(self) -> None:
        if self._connection is not None:
            with suppress(DBAPIError):
                self._connection.execute(text("SELECT 1"))
                return
            self.release()
        self._take()

    def release(self) -> None:
        if self._connection is not None:
            with suppress(DBAPIError):
                self._connection.close()
            self._connection = None

    def _take(self) -> None:
        try:
            connection = self._engine.connect()
            if connection.execute(self._how, {"lock": _LOCK}).scalar_one():
                self._connection = connection
                return
            parts = {"upper": _LOCK >> 32, "lower": _LOCK & 0xFFFF_FFFF}
            holder = connection.execute(_HOLDER, parts).scalars().first()
            connection.close()
        except DBAPIError as error:
            raise unavailable(self._url, error) from error
        raise _in_use(self._url, holder or "")
