"""Stores opened, refused and looked into, for the tests of the store and its archives."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, create_engine, event

from penumbra.table.store import Store, StoreUnavailable
from penumbra.table.store.database import read_address

NOW = 1_790_000_000_000


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    """A store, closed again whatever happens."""
    store = await Store.open(address)
    try:
        yield store
    finally:
        await store.close()


def refusal(address: str) -> str:
    """What somebody is told who can't open a store."""

    async def knock() -> str:
        with pytest.raises(StoreUnavailable) as refused:
            await Store.open(address)
        return str(refused.value)

    return asyncio.run(knock())


@contextmanager
def connected(address: str) -> Iterator[Connection]:
    """The database itself, as somebody with another tool sees it."""
    url = read_address(address)
    if url.get_backend_name() == "sqlite":
        Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


@contextmanager
def counted_commits() -> Iterator[list[str]]:
    """Every commit of this process, by its database."""
    commits: list[str] = []

    def note(connection: Connection) -> None:
        commits.append(connection.dialect.name)

    event.listen(Engine, "commit", note)
    try:
        yield commits
    finally:
        event.remove(Engine, "commit", note)
