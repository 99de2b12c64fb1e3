"""A run under way: what is missing is handed out, what comes back is kept at once.

Ctrl-C once: no new task is begun, and those under way are waited for. Twice: they are given up, and
done again when somebody goes on.
"""

import signal
import threading
from collections.abc import Callable
from itertools import takewhile
from types import FrameType, TracebackType

from penumbra.lab.runs.executors import Executor, Here
from penumbra.lab.runs.folder import Run, carried_on
from penumbra.lab.runs.work import Finished


def carry_on(
    run: Run,
    executor: Executor | None = None,
    told: Callable[[Finished], None] = lambda finished: None,
    stopped: Callable[[], bool] = lambda: False,
) -> bool:
    """Do what is still to be done, telling of each task when its result is kept; whether that was
    all. Whatever is raised (RunInUse, OtherRun, FailedTask, DeadWorker, NoCluster), what is done
    is kept.
    """
    with carried_on(run).writing() as results:
        missing = run.missing()
        handed_out = takewhile(lambda task: not stopped(), missing)
        done = 0
        for finished in (executor or Here()).results(run.work, handed_out):
            results.add(finished)
            done += 1
            told(finished)
    return done == len(missing)


class Interrupts:
    """Ctrl-C as a wish: noted the first time, KeyboardInterrupt the second."""

    def __init__(self, asked: Callable[[], None]) -> None:
        """Call this when it is noted."""
        self.stopped = False
        self._asked = asked

    def __enter__(self) -> "Interrupts":
        self._ours = threading.current_thread() is threading.main_thread()
        if self._ours:
            self._before = signal.signal(signal.SIGINT, self._interrupted)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._ours:
            signal.signal(signal.SIGINT, self._before)

    def _interrupted(self, number: int, frame: FrameType | None) -> None:
        if self.stopped:
            raise KeyboardInterrupt
        self.stopped = True
        self._asked()
