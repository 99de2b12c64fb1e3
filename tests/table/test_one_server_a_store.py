"""A store has one server, and a server that can't have its store says why and goes.

What an operator sees: a sentence and exit status 2, never a traceback; a second server learns who
is there; `/health` says within a moment that a store hangs.
"""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from penumbra.cli import TROUBLE
from penumbra.errors import PenumbraError
from penumbra.table import tidying
from penumbra.table.archive import StoreNotEmpty, backup, restore
from penumbra.table.settings import Settings
from penumbra.table.store import Store, StoreInUse
from penumbra.table.store.database import read_address
from penumbra.table.store.hold import take
from tests.table.conftest import DATABASES
from tests.table.postgres import Postgres
from tests.table.server import PATIENCE, Server
from tests.table.shelf import NOW, opened


async def kept(address: str, file: Path) -> None:
    """A store with one table, and a file it was backed up to."""
    async with opened(address) as store:
        await store.new_table("owl", NOW)
    await backup(address, file)


def serve(store: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    """A server that is not expected to come far."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith("PENUMBRA_")}
    command = [sys.executable, "-m", "penumbra.cli", "serve", "--port", "0", "--store", store]
    return subprocess.run(
        command, cwd=folder, env=clean, capture_output=True, text=True, timeout=PATIENCE
    )


def sentence(ended: "subprocess.CompletedProcess[str]") -> str:
    """What it said in the end; nothing of its inside, and nothing to people who wait for it."""
    assert ended.returncode == TROUBLE
    assert "Traceback" not in ended.stderr
    assert ended.stdout == ""
    *_, last = ended.stderr.splitlines()
    assert last.startswith("penumbra: ")
    return last


def no_file(folder: Path) -> str:
    (folder / "file").write_text("")
    return f"sqlite:///{folder}/file/penumbra.db"


def cut_short(folder: Path) -> str:
    path = folder / "cut.db"
    store = f"sqlite:///{path}"
    with Server(folder, store) as server:
        server.stop()
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    return store


def foreign(folder: Path) -> str:
    (folder / "letter.db").write_text("Dear Ann, " * 100)
    return f"sqlite:///{folder}/letter.db"


def another_programs(folder: Path) -> str:
    with closing(sqlite3.connect(folder / "cellar.db")) as cellar, cellar:
        cellar.execute("CREATE TABLE bottles (year INTEGER)")
        cellar.execute("INSERT INTO bottles VALUES (1961)")
    return f"sqlite:///{folder}/cellar.db"


def a_folder(folder: Path) -> str:
    return f"sqlite:///{folder}"


def no_address(folder: Path) -> str:
    return f"sqlite:{folder}/penumbra.db"


def gone(folder: Path) -> str:
    return f"postgresql://penumbra@/penumbra?host={folder}"


def read_only(folder: Path) -> str:
    return "sqlite:////sys/penumbra.db"  # where not even a superuser makes files


@pytest.mark.parametrize(
    ("store", "why"),
    [
        (no_file, "can't be opened: File exists. Name another file"),
        (cut_short, "can't be used: database disk image is malformed. Check the file"),
        (foreign, "can't be used: file is not a database. Check the file"),
        (another_programs, "nothing of it was changed. Name another file"),
        (a_folder, "can't be opened: Is a directory. Name another file"),
        (no_address, "“store” can't be"),
        (gone, "Check that the server runs"),
        (read_only, "give Penumbra the right to write there"),
    ],
)
def test_a_store_that_cant_be_opened_ends_the_server_with_a_sentence(
    tmp_path: Path, store: Callable[[Path], str], why: str
) -> None:
    assert why in sentence(serve(store(tmp_path), tmp_path))


@pytest.mark.parametrize("mode", ["DELETE", "WAL"])
def test_another_programs_file_is_left_as_it_is(tmp_path: Path, mode: str) -> None:
    """By every door: to serve, to look, to tidy, to back up, to fill it."""
    address, evening = another_programs(tmp_path), tmp_path / "evening.backup"
    asyncio.run(kept(f"sqlite:///{tmp_path}/penumbra.db", evening))
    with closing(sqlite3.connect(tmp_path / "cellar.db")) as cellar:
        cellar.execute(f"PRAGMA journal_mode = {mode}")
    before = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    settings = Settings(store=address)
    for door in (
        lambda: asyncio.run(Store.open(address)),
        lambda: take(read_address(address)),
        lambda: tidying.look(settings),
        lambda: tidying.tidy(settings),
        lambda: asyncio.run(backup(address, tmp_path / "cellar.backup")),
        lambda: asyncio.run(restore(address, evening)),
    ):
        with pytest.raises(PenumbraError, match="another program keeps its data"):
            door()
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == before


def test_a_second_server_is_refused_at_the_door_by_name(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        refusal = sentence(serve(server.store, tmp_path))
        assert f"is served already, by process {server.pid} on " in refusal
        assert "Stop that one, or use another store" in refusal
        assert httpx.get(f"{server.address}/health", timeout=PATIENCE).status_code == 200
        server.kill()
        server.start()  # nobody holds the store of a server that was killed


def test_what_is_held_is_neither_served_nor_restored_into(address: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.backup"
    asyncio.run(kept(address, file))
    hold = take(read_address(address))
    mine = f"is served already, by process {os.getpid()} on "
    try:
        assert mine in sentence(serve(address, tmp_path))
        with pytest.raises(StoreInUse, match=mine):
            asyncio.run(restore(address, file))
    finally:
        hold.release()
    with pytest.raises(StoreNotEmpty):
        asyncio.run(restore(address, file))


@contextmanager
def frozen(postgres: Postgres) -> Iterator[None]:
    """The whole database server stands still: it neither answers nor hangs up."""
    os.kill(postgres.pid, signal.SIGSTOP)
    everybody = [postgres.pid, *postgres.children()]
    for process in everybody:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in everybody:
            os.kill(process, signal.SIGCONT)


if "postgresql" in DATABASES:

    def test_health_answers_while_the_store_hangs(postgres: Postgres, tmp_path: Path) -> None:
        with Server(tmp_path, postgres.new_database(), health_seconds=0.8) as server:
            health = f"{server.address}/health"
            while httpx.get(health, timeout=PATIENCE).status_code != 200:
                time.sleep(0.1)
            with frozen(postgres):
                for _ in range(10):  # more than there are threads to wait in
                    answer = httpx.get(health, timeout=20)
                    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            while httpx.get(health, timeout=PATIENCE).status_code != 200:
                time.sleep(0.1)

    def test_a_database_that_was_restarted_is_held_again(postgres: Postgres) -> None:
        url = read_address(postgres.new_database())
        hold = take(url)
        try:
            postgres.stop()
            postgres.start()
            hold.renew()
            with pytest.raises(StoreInUse, match=f"process {os.getpid()} on"):
                take(url)
            postgres.stop()
            postgres.start()
            other = take(url)  # quicker than the first
            with pytest.raises(StoreInUse):
                hold.renew()
            other.release()
            hold.renew()
        finally:
            hold.release()
