"""Who does the tasks: this process, or several of ours. `cluster` has those of other machines.

An executor is given numbers and brings results, in any order. It takes a number only when a worker
is about to need one: whoever wants to stop hands out no more, and gets what is under way.
"""

import multiprocessing
import os
import signal
import threading
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait as wait_for
from typing import Protocol

import msgspec

from penumbra.lab.runs.errors import DeadWorker
from penumbra.lab.runs.work import Finished, Work, do

DEATHS = 3  # of workers over a task, after which it is given up

Told = tuple[float, bytes]


class Executor(Protocol):
    """Whoever does tasks."""

    def results(self, work: Work, tasks: Iterator[int]) -> Iterator[Finished]:
        """What they bring, each as soon as it is there, until there are no more tasks."""


class Here:
    """This process."""

    def results(self, work: Work, tasks: Iterator[int]) -> Iterator[Finished]:
        """One after the other."""
        for task in tasks:
            yield finished(task, do(work, task))


class Processes:
    """Several processes of this machine. For those that die there are others."""

    def __init__(self, count: int) -> None:
        """So many."""
        self._count = count

    def results(self, work: Work, tasks: Iterator[int]) -> Iterator[Finished]:
        """Side by side. If one dies, Python gives up its pool, and there is a new one."""
        retries = Retries(tasks)
        while True:
            context = multiprocessing.get_context("spawn")
            pool = ProcessPoolExecutor(self._count, context, _begin)
            running: dict[Future[Told], int] = {}
            try:
                yield from self._shared_out(pool, work, retries, running)
                pool.shutdown()
                return
            except BrokenProcessPool:
                for future, task in [*running.items()]:
                    if future.done() and future.exception() is None:
                        del running[future]
                        yield finished(task, future.result())
                retries.died_over(running.values())
            finally:
                _end(pool)

    def _shared_out(
        self,
        pool: ProcessPoolExecutor,
        work: Work,
        tasks: "Retries",
        running: dict[Future[Told], int],
    ) -> Iterator[Finished]:
        """Each worker has a task, and one more is ready for whoever is done first."""
        while True:
            while len(running) <= self._count and (task := next(tasks, None)) is not None:
                try:
                    running[pool.submit(do, work, task)] = task
                except BrokenProcessPool:
                    tasks.again.append(task)
                    raise
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                told = future.result()
                yield finished(running.pop(future), told)


class Retries(Iterator[int]):
    """Tasks as they are handed out: first those to be done again."""

    def __init__(self, tasks: Iterator[int]) -> None:
        """None of them has failed yet."""
        self.again: list[int] = []
        self._tasks = tasks
        self._deaths: Counter[int] = Counter()

    def __next__(self) -> int:
        return self.again.pop() if self.again else next(self._tasks)

    def died_over(self, tasks: Iterable[int]) -> None:
        """A worker died while these were under way; DeadWorker if that happens again and again."""
        lost = [*tasks]
        self.again += lost
        self._deaths.update(lost)
        hopeless = sorted(task for task, deaths in self._deaths.items() if deaths >= DEATHS)
        if hopeless:
            raise DeadWorker(
                f"Workers died {DEATHS} times over task {', '.join(map(str, hopeless))}: is there "
                "enough memory? What was done before is kept; with fewer workers it may go on."
            )


def finished(task: int, told: Told) -> Finished:
    """What a worker told of a task."""
    seconds, done = told
    return Finished(task, round(seconds, 6), msgspec.Raw(done))


def _begin() -> None:
    """A worker's first steps: Ctrl-C is for whoever prints the results, whose end is ours, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    wait_for([sentinel])
    os._exit(1)


def _end(pool: ProcessPoolExecutor) -> None:
    """Let no worker go on with what nobody waits for. (Python 3.14 has a public door for it.)"""
    for process in [*(pool._processes or {}).values()]:
        process.kill()
    pool.shutdown(cancel_futures=True)
