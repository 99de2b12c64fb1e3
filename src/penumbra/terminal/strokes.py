"""Keys for somebody who also listens: read beside the event loop, one when one is wanted.

Reading blocks, and a terminal, a pipe and a file each block in their own way; so it is done in a
thread, which is asked for a single stroke (or line) at a time and never takes one too many.
"""

import asyncio
import queue
import threading
from collections.abc import Callable

from penumbra.terminal.keys import Typing


class Strokes:
    """Strokes on demand; each goes to `heard`, in the event loop that made this."""

    def __init__(self, keys: Typing, heard: Callable[[str | BaseException], None]) -> None:
        self._keys = keys
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._wanted: queue.SimpleQueue[Callable[[], str]] = queue.SimpleQueue()
        self.reading = False  # one is wanted and has not come yet
        threading.Thread(target=self._read, name="keys", daemon=True).start()

    def want(self, line: bool = False) -> None:
        """Read the next stroke, or line, unless one is being read already."""
        if not self.reading:
            self.reading = True
            self._wanted.put(self._keys.line if line else self._keys.stroke)

    def _read(self) -> None:
        while True:
            read = self._wanted.get()
            try:
                pressed: str | BaseException = read()
            except (EOFError, KeyboardInterrupt, OSError, ValueError) as end:  # or it was closed
                pressed = end
            try:
                self._loop.call_soon_threadsafe(self._pass_on, pressed)
            except RuntimeError:  # everybody has gone home
                return

    def _pass_on(self, pressed: str | BaseException) -> None:
        self.reading = False
        self._heard(pressed)
