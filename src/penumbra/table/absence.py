"""People who have dropped out of a game: after a while a bot plays for them, if the table wishes.

Only the waiting is here; whether a bot really stands in is decided when the time has come.
"""

import asyncio
from collections.abc import Callable

from penumbra.table.evening import Evening
from penumbra.table.presence import Presence


class Absences:
    """A timer for everybody who is away from his seat."""

    def __init__(
        self, evening: Evening, presence: Presence, stand_in: Callable[[int], None]
    ) -> None:
        """`stand_in` is called with a person who has been away long enough."""
        self._evening = evening
        self._presence = presence
        self._stand_in = stand_in
        self._timers: dict[int, asyncio.TimerHandle] = {}

    def watch(self, person: int) -> None:
        """Somebody has gone; his time runs if he is wanted in a game."""
        evening = self._evening
        patience = evening.wishes.takeover
        playing = evening.stage == "playing" and evening.seat_of(person) is not None
        if patience and playing and person not in self._timers:
            loop = asyncio.get_running_loop()
            self._timers[person] = loop.call_later(patience, self._too_long, person)

    def watch_all(self) -> None:
        """The time of everybody runs who sits here and is away."""
        here = self._presence.people
        for chair in self._evening.chairs:
            if chair.person is not None and chair.person not in here:
                self.watch(chair.person)

    def is_back(self, person: int) -> None:
        """Somebody is here again."""
        if (timer := self._timers.pop(person, None)) is not None:
            timer.cancel()

    def stop(self) -> None:
        """Nobody's time runs any more."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _too_long(self, person: int) -> None:
        del self._timers[person]
        self._stand_in(person)
