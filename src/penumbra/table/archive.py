"""Backup and restore: all that a store holds in one file that any store can take in.

An archive is gzipped text, a JSON object a line: a head that says what is inside, the tables, the
entries, the finished games, and an end with the SHA-256 of every line before it. Nothing in it
depends on the database, so it is also the way from SQLite to PostgreSQL and back. It holds every
secret of every game: only its owner may read it.
"""

import asyncio
import contextlib
import gzip
import hashlib
import os
import zlib
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import BinaryIO, Final, Literal, TypeAlias

import msgspec
from sqlalchemy import URL, Connection, Table, func, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from penumbra.errors import PenumbraError
from penumbra.table.store.database import (
    ENTRIES,
    FINISHED,
    TABLES,
    known_revisions,
    newest_revision,
    read_address,
    reading,
    revision,
    shown,
    unavailable,
    upgrade,
    writing,
)
from penumbra.table.store.errors import StoreUnavailable
from penumbra.table.store.hold import take

FORMAT: Final = "penumbra-archive/1"

Progress: TypeAlias = Callable[[int], None]
"""Told how many entries are done, from another thread: at the start, every thousand, at the end."""

_CHUNK = 1000
_GAMES_AT_ONCE = 50  # finished games are some ten thousand bytes each


class BadArchive(PenumbraError):
    """An archive that is damaged, cut short or not one at all. The store has not changed."""


class ArchiveNotWritten(PenumbraError):
    """The archive can't be written where it was asked for. An older one there has not changed."""


class StoreNotEmpty(PenumbraError):
    """Tables are there already, and an archive is never mixed with them."""


class Head(msgspec.Struct, frozen=True, tag="head", tag_field="line"):
    """What the file is, and how much is in it."""

    format: Literal["penumbra-archive/1"]
    revision: str
    tables: int
    entries: int
    finished: int = 0
    """Archives of schema 0001 had none."""


class TableLine(msgspec.Struct, frozen=True, tag="table", tag_field="line"):
    """A table."""

    id: int
    code: str
    opened: int
    looked: int = 0


class EntryLine(msgspec.Struct, frozen=True, tag="entry", tag_field="line"):
    """An entry of a table's log; its data is JSON, as text."""

    table_id: int
    number: int
    at: int
    data: str


class FinishedLine(msgspec.Struct, frozen=True, tag="finished", tag_field="line"):
    """A finished game as it was played; its data is written in base64."""

    table_id: int
    number: int
    game: str
    rules: int
    data: bytes


class End(msgspec.Struct, frozen=True, tag="end", tag_field="line"):
    """The last line: whoever reads it has everything."""

    sha256: str


_Row: TypeAlias = TableLine | EntryLine | FinishedLine
_Line: TypeAlias = Head | _Row | End
_decoder: msgspec.json.Decoder[_Line] = msgspec.json.Decoder(_Line)
_encoder = msgspec.json.Encoder()


async def backup(store_url: str, path: Path, progress: Progress | None = None) -> int:
    """Write all that a store holds at this moment to a file; how many entries that is.

    The server may go on writing meanwhile. The file appears under its name when it is whole and on
    disk, not before.
    """
    return await asyncio.to_thread(_backup, read_address(store_url), path, progress)


async def restore(store_url: str, path: Path, progress: Progress | None = None) -> int:
    """Fill an empty store from a file; how many entries that is. All of it, or nothing."""
    return await asyncio.to_thread(_restore, read_address(store_url), path, progress)


def _backup(url: URL, path: Path, progress: Progress | None) -> int:
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise StoreUnavailable(f"There is no store {shown(url)} to back up; check its address")
    part = path.with_name(path.name + ".part")
    reader = reading(url)
    try:
        with reader.begin() as connection:
            present = revision(connection)
            if present != newest_revision():
                raise StoreUnavailable(
                    f"The store {shown(url)} has schema {present or 'none'}, and this Penumbra"
                    f" writes {newest_revision()}. Start the server once to bring it up to date."
                )
            with open(part, "wb", opener=_private) as file:
                done = _write_lines(connection, file, progress)
                file.flush()
                os.fsync(file.fileno())
        part.replace(path)
        _make_durable(path.parent)
        return done
    except DBAPIError as error:
        raise unavailable(url, error) from error
    except OSError as error:
        raise ArchiveNotWritten(
            f"The archive {path} can't be written: {error.strerror}."
            " Name another file, or make room there."
        ) from error
    finally:
        reader.dispose()
        with contextlib.suppress(OSError):
            part.unlink()


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _make_durable(folder: Path) -> None:
    """A new name in a folder is on disk when the folder is."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _write_lines(connection: Connection, file: BinaryIO, progress: Progress | None) -> int:
    checksum = hashlib.sha256()
    tables = select(TABLES).order_by(TABLES.c.id)
    entries = select(ENTRIES).order_by(ENTRIES.c.table_id, ENTRIES.c.number)
    finished = select(FINISHED).order_by(FINISHED.c.table_id, FINISHED.c.number)
    with gzip.GzipFile(filename="", mode="wb", fileobj=file, compresslevel=6, mtime=0) as lines:

        def write(line: _Line) -> None:
            written = _encoder.encode(line) + b"\n"
            checksum.update(written)
            lines.write(written)

        counts = [_count(connection, table) for table in (TABLES, ENTRIES, FINISHED)]
        write(Head(FORMAT, newest_revision(), *counts))
        connection = connection.execution_options(yield_per=_CHUNK)
        for row in connection.execute(tables):
            write(TableLine(row.id, row.code, row.opened, row.looked))
        done = 0
        _tell(progress, done)
        for chunk in connection.execute(entries).partitions(_CHUNK):
            for row in chunk:
                write(EntryLine(row.table_id, row.number, row.at, row.data))
            done += len(chunk)
            _tell(progress, done)
        connection = connection.execution_options(yield_per=_GAMES_AT_ONCE)
        for row in connection.execute(finished):
            write(FinishedLine(row.table_id, row.number, row.game, row.rules, row.data))
        write(End(checksum.hexdigest()))
    return done


def _tell(progress: Progress | None, done: int) -> None:
    if progress is not None:
        progress(done)


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def _restore(url: URL, path: Path, progress: Progress | None) -> int:
    with contextlib.closing(_read_lines(path)) as lines:
        head = next(lines)
        assert isinstance(head, Head)
        hold = take(url)
        writer = writing(url)
        try:
            upgrade(writer)
            with writer.begin() as connection:
                if connection.execute(select(TABLES.c.id).limit(1)).first() is not None:
                    raise StoreNotEmpty(
                        f"The store {shown(url)} holds tables already. Restore into a new one."
                    )
                done = _fill(connection, lines, progress)
                if connection.dialect.name == "postgresql":
                    connection.execute(text(_NEXT_TABLE))
            return done
        except IntegrityError as error:
            raise BadArchive(f"The archive {path} contradicts itself: {error.orig}") from error
        except DBAPIError as error:
            raise unavailable(url, error) from error
        finally:
            writer.dispose()
            hold.release()


_NEXT_TABLE = (
    "SELECT setval(pg_get_serial_sequence('tables', 'id'), max(id)) FROM tables HAVING count(*) > 0"
)
"""PostgreSQL numbers new tables by a counter, which does not see the numbers we brought along."""


def _fill(connection: Connection, lines: Iterator[_Line], progress: Progress | None) -> int:
    done = 0
    _tell(progress, done)
    gathered: dict[type[_Row], list[_Row]] = {TableLine: [], EntryLine: [], FinishedLine: []}

    def write() -> None:
        nonlocal done
        for kind, rows in gathered.items():
            if rows:
                connection.execute(insert(_KEPT_IN[kind]), [_columns(each) for each in rows])
        done += len(gathered[EntryLine])
        for rows in gathered.values():
            rows.clear()

    for line in lines:
        assert isinstance(line, _Row)
        gathered[type(line)].append(line)
        whole = sum(map(len, gathered.values())) == _CHUNK
        if whole or len(gathered[FinishedLine]) == _GAMES_AT_ONCE:
            write()
            _tell(progress, done)
    write()
    _tell(progress, done)
    return done


_KEPT_IN: dict[type[_Row], Table] = {
    TableLine: TABLES,
    EntryLine: ENTRIES,
    FinishedLine: FINISHED,
}


def _columns(line: _Row) -> dict[str, int | str | bytes]:
    return {name: getattr(line, name) for name in line.__struct_fields__}


def _read_lines(path: Path) -> Generator[_Line, None, None]:
    """The head, then all rows. Raises `BadArchive` unless the file is whole; only who has
    read to the end knows that it is.
    """
    checksum = hashlib.sha256()
    count: dict[type[_Row], int] = {TableLine: 0, EntryLine: 0, FinishedLine: 0}
    head: Head | None = None
    whole = False
    number = 0
    try:
        with gzip.open(path, "rb") as file:
            for number, written in enumerate(file, 1):
                line = _decoder.decode(written)
                if whole:
                    raise BadArchive(f"The archive {path} goes on after its end (line {number})")
                if head is None:
                    if not isinstance(line, Head):
                        raise BadArchive(f"{path} is no archive of Penumbra: it has no head")
                    _check_revision(path, line)
                    head = line
                    yield line
                elif isinstance(line, _Row):
                    count[type(line)] += 1
                    yield line
                elif isinstance(line, End) and line.sha256 == checksum.hexdigest():
                    whole = True
                else:
                    raise BadArchive(f"The archive {path} is damaged: line {number} is not right")
                checksum.update(written)
    except (
        EOFError,
        zlib.error,
        gzip.BadGzipFile,
        msgspec.DecodeError,
        UnicodeDecodeError,
    ) as error:
        raise BadArchive(
            f"{path} is damaged or no archive of Penumbra (after line {number}): {error}."
            " Use another copy."
        ) from error
    except OSError as error:
        raise BadArchive(f"The archive {path} can't be read: {error.strerror}") from error
    if head is None or not whole:
        raise BadArchive(f"The archive {path} is cut short after line {number}. Use another copy.")
    if [head.tables, head.entries, head.finished] != list(count.values()):
        raise BadArchive(f"The archive {path} does not hold what its head promises")


def _check_revision(path: Path, head: Head) -> None:
    if head.revision not in known_revisions():
        raise BadArchive(
            f"The archive {path} was written by a newer Penumbra (schema {head.revision}, this one"
            f" knows {newest_revision()}). Update Penumbra."
        )
