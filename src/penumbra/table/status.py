"""`penumbra status`: the servers of a store, what each has in hand, and how they are."""

from msgspec import Struct
from sqlalchemy import func, select
from sqlalchemy.exc import DBAPIError

from penumbra.errors import PenumbraError
from penumbra.table.membership import told
from penumbra.table.settings import Settings
from penumbra.table.store.database import TABLES, read_address, reading, shown, unavailable
from penumbra.table.store.ownership import servers


class ServerStatus(Struct, frozen=True):
    """One server, as it last told."""

    id: int
    name: str
    address: str
    release: str
    alive: bool
    leaving: bool
    """It is handing over its tables."""
    lag: float
    """Seconds since its last sign of life, by the clock of the database."""
    owned: int
    """Tables that are its own."""
    tables: int
    """Of them, those in its memory."""
    sockets: int
    relayed: int


class Status(Struct, frozen=True):
    """All of them."""

    store: str
    servers: list[ServerStatus]
    unowned: int
    """Tables that nobody has in hand: at rest, until somebody comes to them."""
    orphaned: int
    """Tables of dead servers: whoever comes to one makes another server take it."""


def status(settings: Settings) -> Status:
    """How the servers of a store are; nothing changes."""
    url = read_address(settings.store)
    if url.get_backend_name() == "sqlite":
        raise PenumbraError(
            f"The store {shown(url)} is a file, and has one server at most: ask its /health."
        )
    reader = reading(url)
    try:
        with reader.begin() as connection:
            found, now = servers(connection, settings.lease_seconds)
            counted = connection.execute(
                select(TABLES.c.owner, func.count()).group_by(TABLES.c.owner)
            )
            owned = {row.owner: row[1] for row in counted}
    except DBAPIError as error:
        raise unavailable(url, error) from error
    finally:
        reader.dispose()
    rows = []
    for server in found:
        words = told(server)
        rows.append(
            ServerStatus(
                id=server.id,
                name=server.name,
                address=server.address,
                release=server.release,
                alive=server.alive,
                leaving=server.alive and words.leaving,
                lag=max(now - server.seen, 0) / 1000,
                owned=owned.get(server.id, 0),
                tables=words.tables,
                sockets=words.sockets,
                relayed=words.relayed,
            )
        )
    living = {row.id for row in rows if row.alive}
    unowned = owned.pop(None, 0)
    orphaned = sum(count for owner, count in owned.items() if owner not in living)
    return Status(store=shown(url), servers=rows, unowned=unowned, orphaned=orphaned)
