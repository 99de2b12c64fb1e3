"""Wakefulness: a table is awake while a person is at it, and then things go on by themselves.

What those are stands in modules of their own: bots and clocks (`autopilot`), a draw (`draw_steps`),
a rest (`rest_steps`), the time of the absent (`absence`). Here is when they begin and end.
"""

from penumbra.table.absence import Absences
from penumbra.table.autopilot import Autopilot
from penumbra.table.draw_steps import DrawSteps
from penumbra.table.rest_steps import RestSteps

SAME_EVENING = 30.0  # seconds: a table that was elsewhere so short a time ago goes on


class Wakefulness:
    """What goes on at one table while somebody is there."""

    def __init__(
        self,
        absences: Absences,
        autopilot: Autopilot,
        draw_steps: DrawSteps,
        rest_steps: RestSteps,
    ) -> None:
        self.last = 0.0
        """When the last thing happened that this table was made from, by the store's clock."""
        self._absences = absences
        self._autopilot = autopilot
        self._draw_steps = draw_steps
        self._rest_steps = rest_steps

    def wake(self, now: float) -> None:
        """The first person is here: clocks start anew, bots go on, the absent are watched."""
        self._absences.watch_all()
        self._autopilot.begin(self._since_last(now))
        self._draw_steps.begin()
        self._rest_steps.go_on()

    def _since_last(self, now: float) -> float:
        """How long ago, by the journal, this table was at another server, or at this one before
        its restart; 0 if that was too long ago for people to be the same evening.
        """
        last, self.last = self.last, 0.0
        ago = now - last
        return ago if 0 < ago < SAME_EVENING else 0.0

    def go_on(self) -> None:
        """Something has happened that is more than talk."""
        self._autopilot.go_on()
        self._draw_steps.go_on()
        self._rest_steps.go_on()

    def sleep(self) -> None:
        """Nobody but onlookers is here: the table waits, and nobody's time runs."""
        self._autopilot.fall_silent()
        self._draw_steps.stop()
        self._rest_steps.stop()
        self._absences.stop()

    # who comes and goes while it is awake

    def came(self, person: int) -> None:
        """Somebody is here again: nobody waits for him any longer."""
        self._absences.is_back(person)

    def looked_in(self) -> None:
        """One socket more at a table that was awake."""
        self._rest_steps.go_on()

    def went(self, person: int) -> None:
        """Somebody has no socket here any more: from now on he is missed."""
        self._absences.watch(person)
        self._rest_steps.go_on()

    def began(self) -> None:
        """A game begins: whoever sits in it and is away is missed."""
        self._absences.watch_all()
