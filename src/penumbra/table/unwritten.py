"""Commands of which no entry comes: more time, a hint. What was done of them is remembered here,
so that a repeat is as harmless as that of any other command.
"""

from collections import deque
from typing import TypeAlias

from penumbra.table import messages as m
from penumbra.table.autopilot import Autopilot
from penumbra.table.countdown import Countdown
from penumbra.table.delivery import Delivery
from penumbra.table.evening import REMEMBERED, Evening
from penumbra.table.hints import Hints
from penumbra.table.messages import Refused
from penumbra.table.presence import Socket

Unwritten: TypeAlias = m.Time | m.Hint


class UnwrittenCommands:
    """What one table does at a word, and does not write down."""

    def __init__(
        self,
        evening: Evening,
        countdown: Countdown,
        autopilot: Autopilot,
        delivery: Delivery,
        hints: Hints,
    ) -> None:
        self._evening = evening
        self._countdown = countdown
        self._autopilot = autopilot
        self._delivery = delivery
        self._hints = hints
        self._done: dict[int, deque[str]] = {}  # by person

    def was_done(self, person: int, command: str) -> bool:
        """Whether a command of somebody is a repeat, also of one that was written."""
        return command in self._done.get(person, ()) or self._evening.was_done(person, command)

    def forget(self, person: int) -> None:
        """Somebody has left the table for good."""
        self._done.pop(person, None)

    def may(self, person: int, command: Unwritten) -> None:
        """Whether somebody may have what he asks for now; else Refused."""
        if isinstance(command, m.Time):
            self._may_have_time(person)
        else:
            self._hints.may_begin(person, command.turn)

    def do(self, socket: Socket, person: int, command: Unwritten) -> None:
        """Do it at once, or Refused."""
        if isinstance(command, m.Hint):
            return self._hints.begin(socket, person, command)
        if not self.was_done(person, command.id):
            self._give_time(person, command)
        self._delivery.acknowledge(socket, command.id)

    def _give_time(self, person: int, command: m.Time) -> None:
        seat = self._may_have_time(person)
        self._countdown.extend(seat)
        self._autopilot.go_on()
        self._delivery.tell_clock(seat if self._countdown.asked_openly else None)
        self._done.setdefault(person, deque(maxlen=REMEMBERED)).append(command.id)

    def _may_have_time(self, person: int) -> int:
        seat = self._evening.seat_of(person)
        if seat is None or not self._countdown.may_extend(seat):
            raise Refused("no_more_time")
        return seat
