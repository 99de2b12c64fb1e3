"""A PostgreSQL server of our own, in a temporary folder, for the tests that need one.

It listens on a socket in that folder only, and is gone with it. PostgreSQL does not run as root;
where the tests do, the server runs as another user.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path

from sqlalchemy import create_engine, text

_USERS = ("postgres", "nobody")
_OWNER = "penumbra"


def programs() -> Path | None:
    """Where PostgreSQL's programs are; None where it is not installed."""
    found = shutil.which("initdb")
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    candidates = [Path(found).resolve()] if found else installed[-1:]
    return next((each.parent for each in candidates if (each.parent / "pg_ctl").exists()), None)


class Postgres:
    """A server that can be stopped and started again; each database in it is made for one test."""

    def __init__(self, programs: Path, lasting: bool = False) -> None:
        """`lasting`, if what is committed has to be on disk: for measurements."""
        self._lasting = lasting
        self._programs = programs
        self._user = _unprivileged()
        self._folder = Path(tempfile.mkdtemp(prefix="pg"))
        self._numbers = count(1)
        if self._user is not None:
            os.chown(self._folder, self._user.pw_uid, self._user.pw_gid)
        self._run(
            *("initdb", "-D", "data", "-U", _OWNER, "--auth=trust"),
            *("--no-sync", "--encoding=UTF8", "--locale=C"),
        )
        self.start()

    def start(self) -> None:
        """Start it; it is ready when this returns."""
        fsync = "on" if self._lasting else "off"
        options = f"-k {self._folder} -c listen_addresses= -c fsync={fsync} -c shared_buffers=16MB"
        self._run("pg_ctl", "start", "-D", "data", "-w", "-l", "log", "-o", options)

    def stop(self) -> None:
        """Stop it without asking those who are connected."""
        self._run("pg_ctl", "stop", "-D", "data", "-w", "-m", "immediate")

    def remove(self) -> None:
        """Stop it for good."""
        self.stop()
        shutil.rmtree(self._folder)

    @property
    def pid(self) -> int:
        """Of its first process."""
        return int((self._folder / "data" / "postmaster.pid").read_text().split()[0])

    def children(self) -> list[int]:
        """The processes that work for it."""
        tasks = Path(f"/proc/{self.pid}/task").glob("*/children")
        return [int(pid) for task in tasks for pid in task.read_text().split()]

    def address(self, database: str) -> str:
        """A store's address in this server."""
        return f"postgresql://{_OWNER}@/{database}?host={self._folder}"

    @property
    def socket(self) -> Path:
        """Where it listens."""
        return self._folder / ".s.PGSQL.5432"

    def through(self, address: str, folder: Path) -> str:
        """The same store, reached through a socket in another folder."""
        return address.replace(f"host={self._folder}", f"host={folder}")

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"test{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def execute(self, statement: str) -> None:
        """Do something as the server's owner."""
        address = self.address("postgres").replace("postgresql:", "postgresql+psycopg:")
        engine = create_engine(address, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(statement))
        engine.dispose()

    def _run(self, program: str, *arguments: str) -> None:
        log = self._folder / "commands"
        user = self._user
        with log.open("a") as output:
            done = subprocess.run(
                [self._programs / program, *arguments],
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                user=user and user.pw_uid,
                group=user and user.pw_gid,
                extra_groups=[] if user else None,
                check=False,
            )
        assert done.returncode == 0, log.read_text()


def _unprivileged() -> pwd.struct_passwd | None:
    if os.geteuid() != 0:
        return None
    known = {each.pw_name: each for each in pwd.getpwall()}
    return next(known[name] for name in _USERS if name in known)
