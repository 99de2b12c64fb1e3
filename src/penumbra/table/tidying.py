"""`penumbra tidy`: what a store holds, what has expired there, and its deletion.

A server does the same to its own store every hour (`tables.py`). This is for operators who want to
look, which they may at any time, or to get the space back on their disk, which needs the store to
be nobody else's.
"""

import time
from pathlib import Path

from msgspec import Struct
from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import DBAPIError

from penumbra.table.settings import Settings
from penumbra.table.store import StoreUnavailable, upkeep
from penumbra.table.store.database import (
    newest_revision,
    read_address,
    reading,
    revision,
    shown,
    unavailable,
    upgrade,
    writing,
)
from penumbra.table.store.hold import take

DAY = 86_400_000  # ms


class Holdings(Struct, frozen=True):
    """What a store holds."""

    store: str
    """Its name for people."""
    size: int
    tables: int
    entries: int
    expired: list[upkeep.Expired]


class Age:
    """How late it is for a server that deletes what is old, by no clock that somebody can set.

    Time passes while the server runs, and from the newest thing in its store on. A clock that is
    set forward makes nothing older; one that is right keeps what is there no less long than said.
    """

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._newest: int | None = None  # ms

    def now(self, newest: int) -> int:
        """In ms; `newest` is when something was written last, of which the first answer counts."""
        if self._newest is None:
            self._newest = newest
        passed = (time.monotonic() - self._began) * 1000
        return min(round(time.time() * 1000), self._newest + round(passed))


def moments(settings: Settings, now: float) -> tuple[int, int]:
    """Since when (ms) nothing must have happened at a table for it to expire: at one without a
    finished game, and at any.
    """
    return round(now - settings.unplayed_days * DAY), round(now - settings.table_days * DAY)


def look(settings: Settings) -> Holdings:
    """What there is; nothing changes. The server may be running."""
    url = read_address(settings.store)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise StoreUnavailable(f"There is no store {shown(url)} to look at; check its address")
    reader = reading(url)
    try:
        with reader.begin() as connection:
            present = revision(connection)
            if present != newest_revision():
                raise StoreUnavailable(
                    f"The store {shown(url)} has schema {present or 'none'}, and this Penumbra"
                    f" reads {newest_revision()}. Start the server once to bring it up to date."
                )
            return _holdings(url, connection, _expired(connection, settings))
    except DBAPIError as error:
        raise unavailable(url, error) from error
    finally:
        reader.dispose()


def tidy(settings: Settings) -> Holdings:
    """Delete what has expired and give the space back; what there is then, and what is gone."""
    url = read_address(settings.store)
    hold = take(url)
    writer = writing(url)
    try:
        upgrade(writer)
        with writer.begin() as connection:
            expired = _expired(connection, settings)
            gone = upkeep.remove(connection, {table.id: table.epoch for table in expired})
        _compact(writer)
        with writer.begin() as connection:
            return _holdings(url, connection, [table for table in expired if table.id in gone])
    except DBAPIError as error:
        raise unavailable(url, error) from error
    finally:
        writer.dispose()
        hold.release()


def _expired(connection: Connection, settings: Settings) -> list[upkeep.Expired]:
    """Those a server has not looked through for finished games are left to it."""
    found = upkeep.expired(connection, *moments(settings, time.time() * 1000))
    return [table for table in found if not table.unseen]


def _holdings(url: URL, connection: Connection, expired: list[upkeep.Expired]) -> Holdings:
    counts = upkeep.counts(connection)
    return Holdings(
        store=shown(url),
        size=upkeep.size(connection),
        tables=counts["tables"],
        entries=counts["entries"],
        expired=expired,
    )


def _compact(writer: Engine) -> None:
    """Outside of a transaction, as both databases want it. Without FULL PostgreSQL would keep the
    space for itself; it locks the tables, and here nobody else is at them.
    """
    raw = writer.raw_connection()
    try:
        if writer.dialect.name == "postgresql":
            raw.driver_connection.autocommit = True  # type: ignore[union-attr]
            raw.cursor().execute("VACUUM (FULL, ANALYZE) entries, finished, tables")
        else:
            raw.cursor().execute("VACUUM")
    finally:
        raw.invalidate()
