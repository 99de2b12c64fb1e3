"""Bots think here: off the event loop, in processes of their own, at most a set time.

`Thinkers` keeps a few chairs, each with one `thinker` process in it. Whoever asks waits in one line
for all chairs. A thinker that dies or takes too long is ended and its chair gets a new one; only
its own question goes unanswered, and the table then takes any legal action itself. What bots see
and choose is secret and is never logged.
"""

import asyncio
import os
import signal
import sys
from contextlib import suppress
from typing import cast

import msgspec

from penumbra.bots.explanation import Weighing
from penumbra.errors import PenumbraError
from penumbra.table import logbook
from penumbra.table.thinker import LENGTH_BYTES, Answer, Thought, frame

__all__ = ["NoThought", "Thinkers", "Thought"]

PATIENCE = 5  # limits that a question may stand in line
WARM_UP = 60.0  # seconds until a new thinker must be ready: a loaded machine imports slowly
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 30.0  # before the next thinker, if one did not even get ready
LONGEST_ANSWER = 65536

log = logbook.logger("thinkers")


class NoThought(PenumbraError):
    """A bot crashed, was too slow or made nonsense. Take any legal action in its stead."""


class _Question:
    """A thought somebody waits for."""

    def __init__(self, thought: Thought) -> None:
        self.frame = frame(thought)
        self.level = thought.level
        self.game = thought.game
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def fail(self, reason: str) -> None:
        """Tell whoever asked, if they still listen, that there will be no answer."""
        if not self.answer.done():
            who = f"The bot “{self.level}” of {self.game}"
            self.answer.set_exception(NoThought(f"{who} {reason}; take any legal action."))


class _Process:
    """A thinker process: getting ready, answering, or gone."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._requests = cast(asyncio.StreamWriter, process.stdin)
        self._answers = cast(asyncio.StreamReader, process.stdout)
        self.pid = process.pid
        self.ended = asyncio.create_task(process.wait())

    @classmethod
    async def start(cls, limit: float, company: str | None) -> "_Process":
        """Start one, in a session of its own: the terminal's Ctrl-C is not for it."""
        module = [sys.executable, "-P", "-m", "penumbra.table.thinker", "--limit", str(limit)]
        process = await asyncio.create_subprocess_exec(
            *module,
            *(["--company", company] if company else []),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,
        )
        return cls(process)

    @property
    def gone(self) -> bool:
        return self._process.returncode is not None

    @property
    def obituary(self) -> str:
        """How it ended, in one word."""
        code = self._process.returncode or 0
        return f"exit-{code}" if code >= 0 else f"signal-{-code}"

    async def hear(self) -> Answer:
        """Its next answer. EOFError if it died, msgspec.MsgspecError if it lost its mind."""
        length = int.from_bytes(await self._answers.readexactly(LENGTH_BYTES), "big")
        if length > LONGEST_ANSWER:
            raise msgspec.DecodeError("An answer of that length is none.")
        return msgspec.json.decode(await self._answers.readexactly(length), type=Answer)

    async def gets_ready(self) -> str | None:
        """Wait for its first sign of life; None if all is well, otherwise why not, in one word."""
        try:
            async with asyncio.timeout(WARM_UP):
                return (await self.hear()).fault
        except TimeoutError:
            return "slow"
        except (OSError, EOFError, msgspec.MsgspecError):
            return "lost"

    async def ask(self, question: _Question) -> Answer:
        """Show it a question and hear its answer; as `hear`, or OSError if it died before."""
        self._requests.write(question.frame)
        await self._requests.drain()
        return await self.hear()

    def kill(self) -> None:
        """End it now, with all it may have started itself: its session is its own."""
        if not self.gone:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)

    async def bury(self) -> None:
        """End it and leave nothing of it behind."""
        self.kill()
        self._requests.close()
        await asyncio.gather(self.ended, self._answers.read())


class Thinkers:
    """Processes that think for all bots of a server.

    `limit` is in seconds from when a thinker takes up a question; a question stands in line at most
    five times as long. `company` names a module with more bots: see `thinker`.
    """

    def __init__(self, workers: int = 1, limit: float = 2.0, company: str | None = None) -> None:
        self.workers = workers
        self.limit = limit
        self.company = company
        self.restarts = 0
        self._line: dict[_Question, None] = {}
        self._news = asyncio.Event()  # somebody came into the line, or some process ended
        self._closing = asyncio.Event()
        self._chairs: list[asyncio.Task[None]] = []
        self._processes: set[_Process] = set()

    @property
    def waiting(self) -> int:
        """How many questions no thinker has taken up yet."""
        return len(self._line)

    async def start(self) -> None:
        """Start the processes; questions wait until one is ready."""
        self._closing.clear()
        self._chairs = [asyncio.create_task(self._chair()) for _ in range(self.workers)]

    async def ask(self, thought: Thought) -> str | None:
        """The action a bot would take; None: it lets things go on. NoThought if there is none."""
        return (await self._answer(thought)).action

    async def advise(self, thought: Thought) -> Weighing:
        """What a Sage thinks of a decision; NoThought if there is nothing to be had."""
        weighing = (await self._answer(thought)).weighing
        if weighing is None:
            raise NoThought("A thinker was asked for advice and gave none: ask again.")
        return weighing

    async def _answer(self, thought: Thought) -> Answer:
        if not self._chairs or self._closing.is_set():
            raise NoThought("No thinkers are at work: start them, or take any legal action.")
        question = _Question(thought)
        self._line[question] = None
        self._news.set()
        loop = asyncio.get_running_loop()
        patience = loop.call_later(PATIENCE * self.limit, self._give_up, question)
        try:
            return await question.answer
        finally:
            patience.cancel()
            self._line.pop(question, None)

    async def stop(self) -> None:
        """End all processes now; whoever still waits gets NoThought."""
        self._closing.set()
        self._news.set()
        for question in self._line:
            question.fail("was not asked, as the thinkers have stopped")
        self._line.clear()
        for process in self._processes:
            process.kill()
        await asyncio.gather(*self._chairs)
        self._chairs = []

    def _give_up(self, question: _Question) -> None:
        """The time in line is over; what has been taken up has a limit of its own."""
        if question in self._line:
            del self._line[question]
            question.fail("was not asked in time, as no thinker was free")

    async def _chair(self) -> None:
        """One process after the other, until the thinkers stop.

        Nothing here is ever cancelled in the middle of a start: uvloop does not survive that well.
        `stop` ends the process instead, and the chair finds its pipes closed.
        """
        pause = FIRST_PAUSE
        while True:
            if await self._employ():
                pause = FIRST_PAUSE
            else:
                with suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self._closing.wait()
                pause = min(2 * pause, LONGEST_PAUSE)
            if self._closing.is_set():
                return
            self.restarts += 1

    async def _employ(self) -> bool:
        """Start a process and let it work until it ends; whether it ever got ready."""
        try:
            process = await _Process.start(self.limit, self.company)
        except OSError as error:
            log.failure("thinker_not_started", error)
            return False
        fault: str | None = "closing"
        self._processes.add(process)
        process.ended.add_done_callback(lambda _: self._news.set())
        try:
            if not self._closing.is_set():
                fault = await process.gets_ready()
            if fault is None:
                await self._work(process)
        finally:
            self._processes.discard(process)
            await process.bury()
            if not self._closing.is_set():
                how = process.obituary
                if fault is None:
                    log.warning("thinker_ended", worker=process.pid, outcome=how)
                else:
                    log.warning("thinker_unready", worker=process.pid, outcome=how, reason=fault)
        return fault is None

    async def _work(self, process: _Process) -> None:
        """Let a process that is ready answer questions for as long as it can."""
        while not self._closing.is_set() and not process.gone:
            if not self._line:
                self._news.clear()
                await self._news.wait()
                continue
            question = next(iter(self._line))
            del self._line[question]
            if not await self._think(process, question):
                return

    async def _think(self, process: _Process, question: _Question) -> bool:
        """Have one question answered; whether the process is fit for another."""
        try:
            async with asyncio.timeout(self.limit):
                answer = await process.ask(question)
        except TimeoutError:
            self._blame(question, f"thought longer than {self.limit:g} s", "slow")
            return False
        except (OSError, EOFError, msgspec.MsgspecError):
            self._blame(question, "lost its thinker", "lost")
            return False
        if answer.fault is not None:
            self._blame(question, f"made no choice ({answer.fault})", answer.fault)
        elif not question.answer.done():
            question.answer.set_result(answer)
        return True

    def _blame(self, question: _Question, told: str, reason: str) -> None:
        """Tell whoever asked, and in one word the log."""
        question.fail(told)
        if not self._closing.is_set():
            log.warning("no_thought", skill=question.level, game=question.game, reason=reason)
