"""What goes on at a table beside the commands of people; its trouble is logged and ends nothing."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TypeAlias

from penumbra.table import logbook
from penumbra.table.messages import Refused

Work: TypeAlias = Callable[[], Coroutine[None, None, None]]

log = logbook.logger("room")


class Background:
    """The work that goes on at one table."""

    def __init__(self, code: str) -> None:
        self._code = code
        self._tasks: set[asyncio.Task[None]] = set()  # the loop alone would forget them

    def start(self, work: Work) -> asyncio.Task[None]:
        """Begin something; whoever started it may cancel it, also before it has begun."""
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _guarded(self, work: Work) -> None:
        try:
            await work()
        except Refused:
            pass
        except Exception as error:
            log.failure("trouble", error, table=logbook.mark(self._code))
