"""`penumbra serve --processes N`: several servers on one machine, at one port, each as good as any.

They share the port, and the tables by way of PostgreSQL (`membership.py`). Here they are only
started, started again when they die or hang, and ended: a supervisor that dies takes them along,
because each holds the end of a pipe whose other end is here. On SIGHUP they are replaced one by
one; the tables of the one that goes are handed over, and nobody notices more than a moment.
"""

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from types import FrameType

from penumbra.errors import PenumbraError
from penumbra.table import logbook
from penumbra.table.serve import is_shared, listen
from penumbra.table.settings import PREFIX, Settings

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds before one that died at once is started again
YOUNG = 10.0  # seconds: one that dies sooner may die again
MOST = 4096  # beats of a pulse that are read at once
LOOK = 0.2  # seconds between looks
FAREWELL = 20.0  # seconds for one to hand over its tables
READY = 600.0  # seconds for one to be ready: the first has to compile the games
HUNG = 3  # leases without a pulse: another server has its tables for long

log = logbook.logger("supervisor")


class _Child:
    """One server."""

    def __init__(
        self, config: Path | None, wished: Mapping[str, str], port: int, lifeline: int
    ) -> None:
        self._pulse, pulse = os.pipe()
        os.set_blocking(self._pulse, False)
        os.set_blocking(pulse, False)
        command = [sys.executable, "-m", "penumbra.cli", "serve"]
        command += ["--inherited", f"{port},{lifeline},{pulse}"]
        command += ["--config", str(config)] if config is not None else []
        self.born = self._felt = time.monotonic()
        self.process = subprocess.Popen(
            command,
            env={**os.environ, **wished},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            pass_fds=(port, lifeline, pulse),
        )
        os.close(pulse)

    def wait_until_ready(self) -> bool:
        """Whether people can come in; False if it has ended instead, or has been ended because it
        took too long.
        """
        assert self.process.stdout is not None
        if not select.select([self.process.stdout], [], [], READY)[0]:
            log.info("server_not_ready", worker=self.process.pid)
            self.process.kill()
        ready = bool(self.process.stdout.readline())
        self._felt = time.monotonic()
        return ready

    def silence(self) -> float:
        """Seconds since its pulse was felt last."""
        with suppress(BlockingIOError):
            while os.read(self._pulse, MOST):
                self._felt = time.monotonic()
        return time.monotonic() - self._felt

    def end(self) -> None:
        """It hands over its tables and goes."""
        self.process.terminate()
        try:
            self.process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.close()

    def close(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.close()
        os.close(self._pulse)


class Supervisor:
    """All of them."""

    def __init__(self, settings: Settings, config: Path | None) -> None:
        """`config` is the file of settings that was named, if one was."""
        if not is_shared(settings):
            raise PenumbraError(
                f"{settings.processes} processes can't share a file. Name a PostgreSQL store with"
                " --store postgresql://USER@HOST/DATABASE, or serve with one process."
            )
        self._config = config
        self._settings = settings
        self._listening = listen(settings.host, settings.port, "--port")
        self._listening.set_inheritable(True)
        self._lifeline, self._our_end = os.pipe()
        self._children: list[_Child] = []
        self._ended = False
        self._renew = False
        self._pause = FIRST_PAUSE

    def run(self, ready: Callable[[str], None]) -> None:
        """Until told to stop; `ready` is called with the address once people can come in."""
        signals = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
        before = {number: signal.signal(number, self._told) for number in signals}
        try:
            for place in range(self._settings.processes):
                child = self._start(place)
                if not child.wait_until_ready():
                    raise PenumbraError(
                        "A server could not be started; it has said why. If it has not, it took"
                        f" more than {READY:.0f} seconds: look whether PostgreSQL answers"
                        " (penumbra status) and whether the machine is busy, and start again."
                    )
                self._children.append(child)
            ready(self._settings.public_address(self._listening.getsockname()[1]))
            while not self._ended:
                self._look()
        finally:
            for child in self._children:
                child.process.terminate()
            for child in self._children:
                child.end()
            self._listening.close()
            os.close(self._our_end)
            os.close(self._lifeline)
            for number, handler in before.items():
                signal.signal(number, handler)

    def _start(self, place: int) -> _Child:
        settings = self._settings
        relay_port = settings.relay_port + place if settings.relay_port else 0
        wished = {
            "HOST": settings.host,
            "ADDRESS": settings.address,
            "STORE": settings.store,  # not on the command line: a password may be in it
            "PROCESSES": "1",
            "RELAY_PORT": str(relay_port),
        }
        variables = {PREFIX + name: value for name, value in wished.items()}
        return _Child(self._config, variables, self._listening.fileno(), self._lifeline)

    def _told(self, number: int, _: FrameType | None) -> None:
        if number == signal.SIGHUP:
            self._renew = True
        else:
            self._ended = True

    def _look(self) -> None:
        select.select([], [], [], LOOK)
        if self._renew:
            self._renew = False
            self._replace_all()
        for place, child in enumerate(self._children):
            if child.silence() > HUNG * self._settings.lease_seconds:
                if child.process.poll() is None and not self._ended:
                    log.info("server_hangs", worker=child.process.pid)
                    child.process.kill()
                    child.process.wait()
            if child.process.poll() is not None and not self._ended:
                self._replace_dead(place, child)

    def _replace_dead(self, place: int, child: _Child) -> None:
        log.info("server_died", worker=child.process.pid, outcome=child.process.returncode)
        child.close()
        young = time.monotonic() - child.born < YOUNG
        self._pause = min(self._pause * 2, LONGEST_PAUSE) if young else FIRST_PAUSE
        until = time.monotonic() + (self._pause if young else 0)
        while time.monotonic() < until and not self._ended:
            select.select([], [], [], LOOK)
        if not self._ended:
            self._children[place] = self._start(place)
            self._children[place].wait_until_ready()

    def _replace_all(self) -> None:
        """One after the other; while one is replaced, the others are there."""
        for place, old in enumerate(self._children):
            old.end()
            self._children[place] = self._start(place)
            if not self._children[place].wait_until_ready() or self._ended:
                return
        log.info("servers_replaced", servers=len(self._children))
