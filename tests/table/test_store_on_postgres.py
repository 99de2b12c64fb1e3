"""What only a database server can do: go away, come back, refuse, promise too early."""

import asyncio

import pytest

from penumbra.table.store import StoreUnavailable
from penumbra.table.store.database import read_address
from tests.table.postgres import Postgres
from tests.table.shelf import NOW, opened, refusal


@pytest.fixture
def address(postgres: Postgres) -> str:
    """An empty store on the server."""
    return postgres.new_database()


def test_a_server_that_goes_away_is_told_and_its_return_is_noticed(
    address: str, postgres: Postgres
) -> None:
    async def evening() -> None:
        async with opened(address) as store:
            table = await store.new_table("owl", NOW)
            await store.append(table, 0, NOW, b"{}")
            postgres.stop()
            for refused in (
                store.append(table, 1, NOW, b"{}"),
                store.entries(table),
                store.new_table("moth", NOW),
            ):
                with pytest.raises(StoreUnavailable, match="Check that the server runs"):
                    await refused
            postgres.start()
            await store.append(table, 1, NOW, b"{}")
            assert [entry.number for entry in await store.entries(table)] == [0, 1]

    asyncio.run(evening())


def test_a_restart_of_the_server_between_two_entries_is_not_even_noticed(
    address: str, postgres: Postgres
) -> None:
    async def evening() -> None:
        async with opened(address) as store:
            table = await store.new_table("owl", NOW)
            await store.append(table, 0, NOW, b"{}")
            postgres.stop()
            postgres.start()
            await store.append(table, 1, NOW, b"{}")
            assert len(await store.entries(table)) == 2

    asyncio.run(evening())


def test_a_server_set_to_acknowledge_too_early_is_not_believed(
    address: str, postgres: Postgres
) -> None:
    name = read_address(address).database
    postgres.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def evening() -> None:
        async with opened(address) as store:
            table = await store.new_table("owl", NOW)
            for number in range(10):
                await store.append(table, number, NOW, b"{}")
            postgres.stop()
            postgres.start()
            assert len(await store.entries(table)) == 10

    asyncio.run(evening())


def test_a_database_or_a_right_that_is_missing_is_named(address: str, postgres: Postgres) -> None:
    assert 'database "nowhere" does not exist' in refusal(postgres.address("nowhere"))
    postgres.execute("CREATE ROLE guest LOGIN")
    assert "permission denied for schema public" in refusal(address.replace("penumbra@", "guest@"))
