"""A backup is the store of one moment, whole or refused, and fits every database."""

import asyncio
import gzip
import hashlib
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from penumbra.table.archive import ArchiveNotWritten, BadArchive, StoreNotEmpty, backup, restore
from penumbra.table.store import Entry, KeptGame, Store, StoreUnavailable, TableRow
from penumbra.table.store.database import newest_revision
from tests.table.conftest import DATABASES
from tests.table.shelf import NOW, connected, opened

LETTER = '{"text":"Zdravím: ночь 🌒 \\u0000 \\" \\n %s"}'.encode()


async def fill(store: Store, tables: int = 3, entries: int = 4) -> None:
    for each in range(tables):
        table = await store.new_table(f"owl{each}", NOW + each)
        await asyncio.gather(*(store.append(table, n, NOW + n, LETTER) for n in range(entries)))


def archive_of(address: str, path: Path, tables: int = 3, entries: int = 4) -> Path:
    async def evening() -> None:
        async with opened(address) as store:
            await fill(store, tables, entries)
        assert await backup(address, path) == tables * entries

    asyncio.run(evening())
    return path


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """Three tables with four entries each."""
    return archive_of(f"sqlite:///{tmp_path}/original.db", tmp_path / "tables.gz")


@pytest.mark.parametrize("target", DATABASES)
def test_an_archive_fits_every_database(
    address: str, target: str, new_store: Callable[[str], str], tmp_path: Path
) -> None:
    path = archive_of(address, tmp_path / "tables.gz")
    copy = new_store(target)

    async def evening() -> None:
        assert await restore(copy, path) == 12
        async with opened(copy) as store, opened(address) as original:
            assert await store.counts() == {"tables": 3, "entries": 12}
            for each in range(3):
                table = await store.find(f"owl{each}")
                assert table == await original.find(f"owl{each}")
                assert isinstance(table, TableRow)
                assert await store.entries(table.id) == [
                    Entry(n, NOW + n, LETTER) for n in range(4)
                ]
            new = await store.new_table("moth", NOW)
            await store.append(new, 0, NOW, b"{}")
            assert await store.entries(new) == [Entry(0, NOW, b"{}")]

    asyncio.run(evening())


@pytest.mark.parametrize("target", DATABASES)
def test_finished_games_come_along(
    address: str, target: str, new_store: Callable[[str], str], tmp_path: Path
) -> None:
    path, copy = tmp_path / "tables.gz", new_store(target)
    games = [KeptGame(n, "shamans", 1, bytes([n % 256]) * 50) for n in range(1, 121)]

    async def evening() -> None:
        async with opened(address) as store:
            await fill(store)
            await store.keep(1, games, looked=3)
        assert await backup(address, path) == 12
        assert await restore(copy, path) == 12
        async with opened(copy) as store:
            assert await store.finished(1) == {game.number: game for game in games}
            assert [row.code for row in await store.not_looked_through()] == ["owl1", "owl2"]

    asyncio.run(evening())


def test_two_archives_of_the_same_tables_are_the_same_bytes(archive: Path, tmp_path: Path) -> None:
    copy = f"sqlite:///{tmp_path}/copy.db"

    async def evening() -> None:
        await restore(copy, archive)
        await backup(copy, tmp_path / "again.gz")

    asyncio.run(evening())
    assert (tmp_path / "again.gz").read_bytes() == archive.read_bytes()
    assert archive.stat().st_mode & 0o077 == 0
    head, *_, end = gzip.decompress(archive.read_bytes()).splitlines()
    assert msgspec.json.decode(head) == {
        "line": "head",
        "format": "penumbra-archive/1",
        "revision": newest_revision(),
        "tables": 3,
        "entries": 12,
        "finished": 0,
    }
    assert msgspec.json.decode(end)["line"] == "end"


def test_an_empty_store_makes_an_archive_too(
    address: str, database: str, new_store: Callable[[str], str], tmp_path: Path
) -> None:
    path = archive_of(address, tmp_path / "nothing.gz", tables=0)
    copy = new_store(database)

    async def evening() -> None:
        assert await restore(copy, path) == 0
        async with opened(copy) as store:
            await fill(store)

    asyncio.run(evening())


def test_a_backup_taken_while_everybody_plays_is_of_one_moment(
    address: str, tmp_path: Path
) -> None:
    """Three times the backup waits until every table has gone on; none of that is in it."""
    path = tmp_path / "tables.gz"
    copy = f"sqlite:///{tmp_path}/copy.db"

    async def evening() -> None:
        loop = asyncio.get_running_loop()
        async with opened(address) as store:
            await fill(store, tables=5, entries=300)
            tables = [row.id for n in range(5) if (row := await store.find(f"owl{n}"))]

            async def go_on(number: int) -> None:
                for table in tables:
                    await store.append(table, number, NOW, LETTER)
                await store.new_table(f"late{number}", NOW)

            def meanwhile(done: int) -> None:
                asyncio.run_coroutine_threadsafe(go_on(300 + done // 750), loop).result(timeout=60)

            assert await backup(address, path, meanwhile) == 1500
            assert [len(await store.entries(table)) for table in tables] == [303] * 5
        assert await restore(copy, path) == 1500
        async with opened(copy) as store:
            assert [len(await store.entries(table)) for table in tables] == [300] * 5
            assert await store.counts() == {"tables": 5, "entries": 1500}

    asyncio.run(evening())


def test_a_store_with_tables_is_not_restored_into(address: str, archive: Path) -> None:
    async def evening() -> None:
        async with opened(address) as store:
            table = await store.new_table("mine", NOW)
            with pytest.raises(StoreNotEmpty, match="holds tables already"):
                await restore(address, archive)
            assert await store.counts() == {"tables": 1, "entries": 0}
            await store.append(table, 0, NOW, b"{}")

    asyncio.run(evening())


def lines_of(path: Path) -> list[bytes]:
    return gzip.decompress(path.read_bytes()).splitlines(keepends=True)


def sealed(lines: list[bytes]) -> bytes:
    """Lines with a true checksum: the forgery of somebody who knows the format."""
    end = {"line": "end", "sha256": hashlib.sha256(b"".join(lines)).hexdigest()}
    return gzip.compress(b"".join([*lines, msgspec.json.encode(end), b"\n"]))


def flipped(data: bytes, place: int) -> bytes:
    return data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]


DAMAGE: dict[str, Callable[[Path], bytes]] = {
    "empty": lambda path: b"",
    "a letter": lambda path: b"Dear Rachel",
    "a zipped letter": lambda path: gzip.compress(b"Dear Rachel"),
    "cut in the middle": lambda path: path.read_bytes()[: path.stat().st_size // 2],
    "cut before its last byte": lambda path: path.read_bytes()[:-1],
    "a bit fell": lambda path: flipped(path.read_bytes(), path.stat().st_size // 2),
    "more behind it": lambda path: path.read_bytes() + b"more",
    "cut at a line": lambda path: gzip.compress(b"".join(lines_of(path)[:-1])),
    "a line is missing": lambda path: gzip.compress(
        b"".join(lines_of(path)[:6] + lines_of(path)[7:])
    ),
    "a letter changed": lambda path: gzip.compress(
        b"".join(lines_of(path)).replace(b"owl1", b"owl7")
    ),
    "twice": lambda path: path.read_bytes() * 2,
    "no head": lambda path: sealed(lines_of(path)[1:-1]),
    "only a head": lambda path: sealed(lines_of(path)[:1]),
    "two heads": lambda path: sealed(lines_of(path)[:1] * 2),
    "fewer than promised": lambda path: sealed(lines_of(path)[:-2]),
    "an entry twice": lambda path: sealed([*lines_of(path)[:-2], lines_of(path)[-3]]),
    "an entry without table": lambda path: sealed([lines_of(path)[0], *lines_of(path)[2:-1]]),
    "another format": lambda path: sealed(
        [line.replace(b"archive/1", b"archive/2") for line in lines_of(path)[:-1]]
    ),
    "a newer schema": lambda path: sealed(
        [line.replace(newest_revision().encode(), b"9999") for line in lines_of(path)[:-1]]
    ),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_archive_changes_nothing(address: str, archive: Path, damage: str) -> None:
    bad = archive.with_name("bad.gz")
    bad.write_bytes(DAMAGE[damage](archive))

    async def evening() -> None:
        with pytest.raises(BadArchive, match=r"bad\.gz"):
            await restore(address, bad)
        async with opened(address) as store:
            assert await store.counts() == {"tables": 0, "entries": 0}
        assert await restore(address, archive) == 12

    asyncio.run(evening())


def test_an_archive_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadArchive, match=r"nowhere\.gz can't be read: No such file"):
        asyncio.run(restore(f"sqlite:///{tmp_path}/store.db", tmp_path / "nowhere.gz"))
    assert list(tmp_path.iterdir()) == []


def test_a_store_that_is_not_there_is_not_backed_up(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable, match="no store"):
        asyncio.run(backup(f"sqlite:///{tmp_path}/store.db", tmp_path / "tables.gz"))
    assert list(tmp_path.iterdir()) == []


def test_a_store_of_another_schema_is_not_backed_up(address: str, tmp_path: Path) -> None:
    async def new() -> None:
        async with opened(address):
            pass

    asyncio.run(new())
    with connected(address) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0000'"))
    with pytest.raises(StoreUnavailable, match="has schema 0000"):
        asyncio.run(backup(address, tmp_path / "tables.gz"))
    assert not (tmp_path / "tables.gz").exists()


def test_a_backup_that_fails_leaves_the_older_one(archive: Path, tmp_path: Path) -> None:
    before = archive.read_bytes()
    original = f"sqlite:///{tmp_path}/original.db"

    def stop(done: int) -> None:
        raise OSError(28, "No space left on device")

    with pytest.raises(ArchiveNotWritten, match="No space left on device"):
        asyncio.run(backup(original, archive, stop))
    assert archive.read_bytes() == before
    assert not list(tmp_path.glob("*.part"))
    with pytest.raises(ArchiveNotWritten, match="No such file or directory"):
        asyncio.run(backup(original, tmp_path / "nowhere" / "tables.gz"))


def test_progress_is_told_on_the_way(address: str, tmp_path: Path) -> None:
    path = archive_of(f"sqlite:///{tmp_path}/original.db", tmp_path / "a.gz", 1, 2500)
    heard: list[int] = []

    async def evening() -> None:
        await restore(address, path, heard.append)
        assert (heard[0], len(heard), heard[-1]) == (0, 4, 2500)
        heard.clear()
        await backup(address, tmp_path / "b.gz", heard.append)
        assert heard == [0, 1000, 2000, 2500]

    asyncio.run(evening())
    assert heard == sorted(heard)
