"""Finished games are analysed here: one at a time, in a process of its own, made once.

Whoever asks hears how far it is and asks again; what was found is kept at hand as long as the
others leave it room. Nothing of it is ever said of a game that is still played: it begins with a
record, and there is none before.
"""

import asyncio
import gzip
import subprocess
import sys
import threading
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

import msgspec

from penumbra.analysis.report import Analysis
from penumbra.table import logbook
from penumbra.table.analyst import UNEXPLAINED
from penumbra.table.messages import Refused, encode

SHELF = 16 << 20  # bytes of compressed analyses that are kept at hand
QUEUE = 20  # games that may wait for the analyst
SECONDS = 600.0  # for one game, on a machine that has much else to do

Record: TypeAlias = Callable[[str], Awaitable[str]]

log = logbook.logger("analysts")


class AnalysisSoFar(msgspec.Struct, frozen=True):
    """How far the analysis of a game is: so many of its acts; at the end what was found."""

    done: int
    whole: int
    """0: it waits until others are done."""
    analysis: Analysis | None = None


class _Looking:
    """One game that is looked at, or waits for it."""

    def __init__(self) -> None:
        self.so_far = AnalysisSoFar(0, 0)
        self.process: subprocess.Popen[bytes] | None = None


class Analysts:
    """Analyses of one house."""

    def __init__(self, record: Record, budget: int) -> None:
        """`record` gives the record of a finished game, Refused if there is none."""
        self._record = record
        self._budget = budget
        self._shelf: OrderedDict[str, bytes] = OrderedDict()
        self._weight = 0
        self._looking: dict[str, _Looking] = {}
        self._refused: OrderedDict[str, Refused] = OrderedDict()
        """What came to nothing, for whoever asks next; then he may try again."""
        self._desk = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, game: str) -> bytes:
        """An `AnalysisSoFar` as compressed JSON (gzip); the first who asks sets it going."""
        record = await self._record(game)  # also of what is on the shelf: its table may be deleted
        if game in self._shelf:
            self._shelf.move_to_end(game)
            return self._shelf[game]
        refused = self._refused.pop(game, None)
        if refused is not None:
            raise refused
        looking = self._looking.get(game)
        if looking is None:
            if len(self._looking) >= QUEUE:
                raise Refused("too_fast", wait=10)
            looking = self._looking[game] = _Looking()
            task = asyncio.create_task(self._look(game, record, looking))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return _packed(encode(looking.so_far))

    async def stop(self) -> None:
        """End what is under way."""
        for task in self._tasks:
            task.cancel()
        for looking in self._looking.values():
            if looking.process is not None:
                looking.process.kill()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _look(self, game: str, record: str, looking: _Looking) -> None:
        async with self._desk:
            try:
                made = await asyncio.to_thread(_analysed, record, self._budget, looking)
            except Refused as refused:
                self._refuse(game, refused)
                return
            except Exception as error:
                log.failure("trouble", error)
                self._refuse(game, Refused("trouble"))
                return
            finally:
                del self._looking[game]
        self._shelf[game] = made
        self._weight += len(made)
        while self._weight > SHELF and len(self._shelf) > 1:
            _, oldest = self._shelf.popitem(last=False)
            self._weight -= len(oldest)

    def _refuse(self, game: str, refused: Refused) -> None:
        self._refused[game] = refused
        if len(self._refused) > QUEUE:
            self._refused.popitem(last=False)


def _analysed(record: str, budget: int, looking: _Looking) -> bytes:
    """Let a process look at a game, and note how far it is."""
    command = [sys.executable, "-P", "-m", "penumbra.table.analyst", str(budget)]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        looking.process = process
        assert process.stdin is not None
        assert process.stdout is not None
        alarm = threading.Timer(SECONDS, process.kill)
        alarm.start()
        try:
            with suppress(BrokenPipeError):
                process.stdin.write(record.encode())
                process.stdin.close()
            last = b""
            for line in process.stdout:
                last = line
                if line.startswith(b"["):
                    done, whole = msgspec.json.decode(line, type=tuple[int, int])
                    looking.so_far = AnalysisSoFar(done, whole)
            code = process.wait()
        finally:
            alarm.cancel()
            process.kill()
    if code == UNEXPLAINED:
        raise Refused("no_analysis")
    if code != 0:
        raise Refused("other_rules" if code > 0 else "trouble")
    acts = looking.so_far.whole
    return _packed(b'{"done":%d,"whole":%d,"analysis":%s}' % (acts, acts, last.strip()))


def _packed(text: bytes) -> bytes:
    return gzip.compress(text, 6, mtime=0)
