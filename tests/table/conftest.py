"""What the tests of the table share. Stores: the same tests for SQLite and, where it is installed,
PostgreSQL, which is started when the first test asks for it. A server for all who bring tables of
their own to it. A watch that leaps.
"""

import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.table.people import Watch
from tests.table.postgres import Postgres, programs
from tests.table.server import Server

DATABASES = ["sqlite", "postgresql"] if programs() else ["sqlite"]

collect_ignore = [] if programs() else ["test_store_on_postgres.py"]

NewStore: TypeAlias = Callable[[str], str]
"""From the name of a database to the address of an empty store in it."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The server of this worker."""
    found = programs()
    assert found is not None
    server = Postgres(found)
    yield server
    server.remove()


@pytest.fixture
def new_store(request: pytest.FixtureRequest, tmp_path: Path) -> NewStore:
    """As many empty stores as a test needs."""
    numbers = count(1)

    def make(database: str) -> str:
        if database == "sqlite":
            return f"sqlite:///{tmp_path}/stores/{next(numbers)}.db"
        server: Postgres = request.getfixturevalue("postgres")
        return server.new_database()

    return make


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest) -> str:
    """Each database in turn."""
    name: str = request.param
    return name


@pytest.fixture
def address(database: str, new_store: NewStore) -> str:
    """An empty store, on each database in turn."""
    return new_store(database)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server a worker: each test opens tables of its own."""
    with Server(tmp_path_factory.mktemp("server")) as made:
        yield made


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """The watch that everything in this process looks at."""
    made = Watch()
    monkeypatch.setattr(time, "time", made.time)
    monkeypatch.setattr(time, "monotonic", made.monotonic)
    return made
