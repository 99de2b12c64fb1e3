"""The store keeps what it has acknowledged, whatever happens, and says so when it can't."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from penumbra.table.store import (
    CodeTaken,
    Entry,
    KeptGame,
    LostRace,
    NoSuchTable,
    Store,
    StoreUnavailable,
    TableRow,
)
from penumbra.table.store.database import (
    SCHEMA,
    known_revisions,
    migrations,
    newest_revision,
)
from tests.table.server import PATIENCE
from tests.table.shelf import NOW, connected, counted_commits, opened, refusal

# What is written is read


def test_a_new_table_is_found_by_its_code(address: str) -> None:
    async def evening() -> None:
        async with opened(address) as store:
            table = await store.new_table("owl-moth", NOW)
            assert await store.find("owl-moth") == TableRow(table, "owl-moth", NOW)
            assert await store.find("owl") is None

    asyncio.run(evening())


def test_a_code_is_given_once(address: str) -> None:
    async def evening() -> None:
        async with opened(address) as store:
            first = await store.new_table("owl", NOW)
            with pytest.raises(CodeTaken, match="owl"):
                await store.new_table("owl", NOW)
            assert await store.new_table("moth", NOW) != first

    asyncio.run(evening())


def test_entries_come_back_in_order_and_byte_for_byte(address: str) -> None:
    texts = ['{"did":"said","text":"Zdravím: ночь 🌒 \\u0000 \\" %s :name"}', "[]", '{"a":1e400}']

    async def evening() -> None:
        async with opened(address) as store:
            table = await store.new_table("owl", NOW)
            other = await store.new_table("moth", NOW)
            for number in (2, 0, 1):
                await store.append(table, number, NOW + number, texts[number].encode())
            await store.append(other, 0, NOW, b"{}")
        async with opened(address) as store:
            assert await store.entries(table) == [
                Entry(number, NOW + number, written.encode())
                for number, written in enumerate(texts)
            ]
            assert await store.entries(other) == [Entry(0, NOW, b"{}")]
            assert await store.entries(other + 1) == []

    asyncio.run(evening())


def test_what_was_acknowledged_is_seen_by_everybody_at_once(address: str) -> None:
    async def evening() -> None:
        async with opened(address) as store, opened(address) as other:
            table = await store.new_table("owl", NOW)
            for number in range(20):
                await store.append(table, number, NOW, b"{}")
                assert len(await other.entries(table)) == number + 1

    asyncio.run(evening())


def test_tables_and_entries_are_counted(address: str) -> None:
    async def evening() -> None:
        async with opened(address) as store:
            assert await store.counts() == {"tables": 0, "entries": 0}
            for code, length in (("owl", 5), ("moth", 0), ("bat", 2)):
                table = await store.new_table(code, NOW)
                for number in range(1, length + 1):
                    await store.append(table, number, NOW, b"{}")
            assert await store.counts() == {"tables": 3, "entries": 7}

    asyncio.run(evening())


# Many at once


def test_a_thousand_entries_of_many_tables_share_a_few_commits(address: str) -> None:
    async def evening() -> None:
        async with opened(address) as store:
            tables = [await store.new_table(f"t{each}", NOW) for each in range(100)]
            with counted_commits() as commits:
                await asyncio.gather(
                    *(store.append(t, n, NOW, b"{}") for n in range(10) for t in tables)
                )
            assert len(commits) < 10
            for table in tables:
                assert [entry.number for entry in await store.entries(table)] == list(range(10))

    asyncio.run(evening())


def test_entries_that_come_while_a_commit_is_under_way_go_with_the_next(address: str) -> None:
    async def evening() -> None:
        async with opened(address) as store:
            tables = [await store.new_table(f"t{each}", NOW) for each in range(50)]

            async def play(table: int) -> None:
                for number in range(20):
                    await store.append(table, number, NOW, b"{}")

            with counted_commits() as commits:
                await asyncio.gather(*map(play, tables))
            assert 20 <= len(commits) <= 100
            assert (await store.counts())["entries"] == 1000

    asyncio.run(evening())


def test_only_the_entry_whose_number_is_taken_loses_the_race(address: str) -> None:
    async def evening() -> None:
        async with opened(address) as store, opened(address) as other:
            tables = [await store.new_table(f"t{each}", NOW) for each in range(10)]
            await other.append(tables[3], 0, NOW, b'"the other"')
            with counted_commits() as commits:
                outcomes = await asyncio.gather(
                    *(store.append(table, 0, NOW, b'"we"') for table in tables),
                    store.append(tables[7], 0, NOW, b'"too late"'),
                    store.append(99, 0, NOW, b'"nowhere"'),
                    return_exceptions=True,
                )
            assert len(commits) == 1
            kinds = [type(each) for each in outcomes if each is not None]
            assert kinds == [LostRace, LostRace, NoSuchTable]
            assert [n for n, each in enumerate(outcomes) if each is not None] == [3, 10, 11]
            said = [(await store.entries(table))[0].data for table in tables]
            assert said == [b'"we"'] * 3 + [b'"the other"'] + [b'"we"'] * 6
            await store.append(tables[3], 1, NOW, b"{}")

    asyncio.run(evening())


def test_an_entry_that_can_not_be_stored_does_not_take_others_with_it(address: str) -> None:
    async def evening() -> None:
        async with opened(address) as store:
            table = await store.new_table("owl", NOW)
            good, too_big = await asyncio.gather(
                store.append(table, 0, NOW, b"{}"),
                store.append(table, 1, 1 << 70, b"{}"),
                return_exceptions=True,
            )
            assert good is None
            assert isinstance(too_big, Exception)
            with pytest.raises(UnicodeDecodeError):
                await store.append(table, 1, NOW, b"\xff")
            await store.append(table, 1, NOW, b"{}")
            assert len(await store.entries(table)) == 2

    asyncio.run(evening())


def test_who_stops_waiting_harms_nobody(address: str) -> None:
    async def evening() -> None:
        async with opened(address) as store:
            table = await store.new_table("owl", NOW)
            impatient = asyncio.create_task(store.append(table, 0, NOW, b"{}"))
            patient = asyncio.create_task(store.append(table, 1, NOW, b"{}"))
            await asyncio.sleep(0)
            impatient.cancel()
            await patient
            assert impatient.cancelled()
            assert [entry.number for entry in await store.entries(table)] == [0, 1]

    asyncio.run(evening())


def test_closing_first_writes_what_was_accepted(address: str) -> None:
    async def evening() -> None:
        store = await Store.open(address)
        table = await store.new_table("owl", NOW)
        pending: list[asyncio.Task[None]] = []
        for n in range(100):
            pending.append(asyncio.create_task(store.append(table, n, NOW, b"{}")))
            await asyncio.sleep(0)
        await asyncio.gather(store.close(), store.close())
        assert all(each.done() and each.exception() is None for each in pending)
        for refused in (store.append(table, 100, NOW, b"{}"), store.find("owl")):
            with pytest.raises(StoreUnavailable, match="closed"):
                await refused
        async with opened(address) as again:
            assert len(await again.entries(table)) == 100

    asyncio.run(evening())


# When things break

WRITER = """
import asyncio, sys
from penumbra.table.store import Store

async def main() -> None:
    store = await Store.open(sys.argv[1])

    async def play(code: str) -> None:
        table = await store.new_table(code, 0)
        for number in range(1_000_000):
            await store.append(table, number, 0, b'{"n":%d}' % number)
            print(code, number, flush=True)

    await asyncio.gather(*(play(f"t{each}") for each in range(8)))

asyncio.run(main())
"""


def test_every_acknowledged_entry_survives_kill_9(address: str) -> None:
    with subprocess.Popen([sys.executable, "-c", WRITER, address], stdout=subprocess.PIPE) as p:
        assert p.stdout is not None
        acknowledged = [p.stdout.readline() for _ in range(400)]
        os.kill(p.pid, signal.SIGKILL)
        acknowledged += [line for line in p.stdout if line.endswith(b"\n")]
    assert p.returncode == -signal.SIGKILL
    asyncio.run(_all_there(address, acknowledged))


async def _all_there(address: str, acknowledged: list[bytes]) -> None:
    async with opened(address) as store:
        there: set[tuple[str, int]] = set()
        for code in {line.split()[0].decode() for line in acknowledged}:
            table = await store.find(code)
            assert table is not None
            entries = await store.entries(table.id)
            assert [entry.number for entry in entries] == list(range(len(entries)))
            there |= {(code, entry.number) for entry in entries}
        assert {(code.decode(), int(n)) for code, n in map(bytes.split, acknowledged)} <= there


FULL_DISK = """
import asyncio, resource, sys
from penumbra.table.store import Store, StoreUnavailable

async def main() -> None:
    store = await Store.open(sys.argv[1])
    table = await store.new_table("owl", 0)
    await store.append(table, 0, 0, b"{}")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, limits[1]))
    number = 1
    refused = []
    while not refused:
        batch = [store.append(table, number + i, 0, b'"%s"' % (b"x" * 1000)) for i in range(50)]
        outcomes = await asyncio.gather(*batch, return_exceptions=True)
        refused = [each for each in outcomes if each is not None]
        number += 50 - len(refused)
    assert len(refused) == 50 and all(type(each) is StoreUnavailable for each in refused), refused
    assert len(await store.entries(table)) == number
    resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    await store.append(table, number, 0, b"{}")
    assert [entry.number for entry in await store.entries(table)] == list(range(number + 1))
    await store.close()
    print(refused[0])

asyncio.run(main())
"""


def test_a_full_disk_is_told_to_all_and_is_over_when_there_is_room(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FULL_DISK, f"sqlite:///{tmp_path}/store.db"],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "store.db can't be used" in done.stdout
    assert "space left" in done.stdout


def in_the_way(address: str, name: str, to: str) -> None:
    """Somebody else renames a table of the database: from now on, or no longer, commits fail."""
    with connected(address) as connection:
        connection.execute(text(f"ALTER TABLE {name} RENAME TO {to}"))


def test_only_entries_that_are_written_are_counted(address: str) -> None:
    async def evening() -> None:
        async with opened(address) as store:
            table = await store.new_table("owl", NOW)
            outcomes = await asyncio.gather(
                *(store.append(table, number, NOW, b"{}") for number in (0, 1, 1)),
                return_exceptions=True,
            )
            assert isinstance(outcomes[2], LostRace)
            assert (store.commits, store.written) == (1, 2)
            in_the_way(address, "entries", "lost")
            with pytest.raises(StoreUnavailable):
                await store.append(table, 2, NOW, b"{}")
            assert (store.commits, store.written) == (1, 2)

    asyncio.run(evening())


def test_a_store_is_unwell_from_a_commit_that_failed_until_one_succeeds(address: str) -> None:
    async def evening() -> None:
        async with opened(address) as store:
            await store.check(PATIENCE)
            table = await store.new_table("owl", NOW)
            in_the_way(address, "entries", "lost")
            with pytest.raises(StoreUnavailable):
                await store.append(table, 0, NOW, b"{}")
            assert not store.healthy
            in_the_way(address, "lost", "entries")
            await store.append(table, 0, NOW, b"{}")
            assert store.healthy
            with pytest.raises(LostRace):
                await store.append(table, 0, NOW, b"{}")
            await store.check(PATIENCE)

    asyncio.run(evening())


def test_a_store_that_is_unwell_is_tried_when_it_is_checked_and_keeps_nothing_of_it(
    address: str,
) -> None:
    async def evening() -> None:
        async with opened(address) as store:
            in_the_way(address, "tables", "lost")
            with pytest.raises(StoreUnavailable):
                await store.new_table("owl", NOW)
            for checked in await asyncio.gather(
                *(store.check(PATIENCE) for _ in range(3)), return_exceptions=True
            ):
                assert isinstance(checked, StoreUnavailable)
            in_the_way(address, "lost", "tables")
            await asyncio.gather(*(store.check(PATIENCE) for _ in range(3)))
            assert store.healthy
            assert await store.counts() == {"tables": 0, "entries": 0}

    asyncio.run(evening())


# Addresses and schemas


def test_the_folder_of_a_store_is_made_and_nobody_else_reads_the_file(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(f"sqlite:///{tmp_path}/a/b/store.db") as store:
            await store.new_table("owl", NOW)
            files = list((tmp_path / "a" / "b").iterdir())
            assert files
            assert all(file.stat().st_mode & 0o077 == 0 for file in files)

    asyncio.run(evening())


def test_a_file_that_can_not_be_a_store_is_named(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Rachel, this is a letter and not a store. " * 10)
    assert "letter can't be used: file is not a database" in refusal(f"sqlite:///{tmp_path}/letter")
    assert "letter/store.db can't be opened" in refusal(f"sqlite:///{tmp_path}/letter/store.db")
    assert f"{tmp_path} can't be opened: Is a directory" in refusal(f"sqlite:///{tmp_path}")


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("sqlite://", "would forget every game"),
        ("sqlite:///:memory:", "would forget every game"),
        ("mysql://user:secret@host/db", "mysql is no database Penumbra knows"),
        ("user:secret@host", "address can't be read"),
        ("postgresql://user:secret@host:port/db", "address can't be read"),
        ("postgresql://user:secret@127.0.0.1:1/db", "connection to server"),
    ],
)
def test_an_address_that_leads_nowhere_is_refused_without_telling_its_password(
    address: str, reason: str
) -> None:
    text = refusal(address)
    assert reason in text
    assert "secret" not in text


def test_several_new_stores_may_be_opened_at_once(
    address: str, database: str, new_store: Callable[[str], str]
) -> None:
    addresses = [address, new_store(database)] * 4

    async def evening() -> None:
        stores = await asyncio.gather(*map(Store.open, addresses))
        for store in stores[:2]:
            await store.new_table("owl", NOW)
        for store in stores:
            assert await store.counts() == {"tables": 1, "entries": 0}
            await store.close()

    asyncio.run(evening())


OPENER = """
import asyncio, sys
from penumbra.table.store import Store

async def main() -> None:
    for address in sys.argv[1:]:
        store = await Store.open(address)
        print(await store.counts())
        await store.close()

print("ready", flush=True)
sys.stdin.readline()
asyncio.run(main())
"""


def test_a_new_store_may_be_opened_by_two_processes_at_once(
    database: str, new_store: Callable[[str], str]
) -> None:
    addresses = [new_store(database) for _ in range(6)]
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", OPENER, *addresses],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("now\n")
        process.stdin.flush()
    for process in processes:
        said, complaint = process.communicate(timeout=120)
        assert complaint == ""
        assert said == "{'tables': 0, 'entries': 0}\n" * len(addresses)


@pytest.mark.parametrize("revision", known_revisions())
def test_a_store_of_any_earlier_schema_is_brought_up_to_date(address: str, revision: str) -> None:
    with connected(address) as connection:
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        connection.execute(text("INSERT INTO tables (code, opened) VALUES ('owl', 1)"))
        connection.execute(
            text("INSERT INTO entries (table_id, number, at, data) VALUES (1, 0, 2, '{}')")
        )

    async def evening() -> None:
        for _ in range(2):
            async with opened(address) as store:
                assert await store.find("owl") == TableRow(1, "owl", 1)
                assert await store.entries(1) == [Entry(0, 2, b"{}")]

    asyncio.run(evening())
    with connected(address) as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == newest_revision()
        assert compare_metadata(context, SCHEMA) == []


def test_a_store_of_a_newer_penumbra_is_refused_and_left_alone(address: str) -> None:
    async def evening() -> None:
        async with opened(address) as store:
            await store.new_table("owl", NOW)

    asyncio.run(evening())
    with connected(address) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    assert "newer Penumbra (schema 9999" in refusal(address)
    with connected(address) as connection:
        connection.execute(text(f"UPDATE alembic_version SET version_num = '{newest_revision()}'"))
    asyncio.run(_still_there(address))


async def _still_there(address: str) -> None:
    async with opened(address) as store:
        assert await store.find("owl")


def test_a_finished_game_is_kept_once_with_how_far_its_table_was_looked_through(
    address: str,
) -> None:
    """What was kept first stays, and a table is looked at again when something has happened."""
    data = bytes(range(256)) * 100

    async def evening() -> None:
        async with opened(address) as store:
            table, other = await store.new_table("owl", NOW), await store.new_table("moth", NOW)
            for number in (1, 2):
                await store.append(table, number, NOW, b"{}")
            assert [row.code for row in await store.not_looked_through()] == ["owl"]
            game = KeptGame(1, "shamans", 1, data)
            await store.keep(table, [game], looked=2)
            assert await store.not_looked_through() == []
            await store.append(table, 3, NOW, b"{}")
            assert [row.code for row in await store.not_looked_through()] == ["owl"]
            again, second = KeptGame(1, "shamans", 2, b"x"), KeptGame(2, "shamans", 2, b"y")
            await store.keep(table, [again, second], looked=3)
        async with opened(address) as store:
            assert await store.finished(table) == {1: game, 2: second}
            assert await store.finished(table, 2) == {2: second}
            assert await store.kept_numbers(table) == {1, 2}
            assert await store.finished(other) == {}

    asyncio.run(evening())


def test_somebody_elses_database_is_left_alone(address: str) -> None:
    with connected(address) as connection:
        connection.execute(text("CREATE TABLE entries (mine text)"))
    assert re.search("already exists|another program keeps its data", refusal(address))
    with connected(address) as connection:
        names = compare_metadata(MigrationContext.configure(connection), SCHEMA)
        missing = sorted(each[1].name for each in names if each[0] == "add_table")
        assert missing == ["finished", "servers", "tables"]
