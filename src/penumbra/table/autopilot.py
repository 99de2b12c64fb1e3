"""The autopilot: what happens at a table when nobody presses anything.

Bots take their turns at a pace people can follow, may interrupt, and when a clock has run out a
bot's choice is made for whoever is late. Bots think elsewhere (`thinkers.py`) and may fail there:
then any legal action is taken, so that no evening ever stands still.

Nothing here may tell a secret by its timing. Bots answer a fixed time after the last thing that
everybody saw, whatever they hold; the clock runs from the same moment.
"""

import asyncio
import random
from typing import TYPE_CHECKING

from penumbra.games.game import SPECTATOR
from penumbra.table.clock import EXTRAS, REACTIONS, TIMES, allowance
from penumbra.table.thinkers import NoThought, Thought

if TYPE_CHECKING:
    from penumbra.table.journal import How
    from penumbra.table.room import Room


class Autopilot:
    """A room's bots and its clock."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None
        self._seen: tuple[int, int, bool] | None = None
        self._since = 0.0  # the last thing that everybody saw
        self._kind = ""  # of the present decision
        self._extra = 0.0
        self._extras: dict[tuple[int, int], int] = {}  # of a seat in a game
        self._offered = False  # bots have been asked whether they interrupt

    # the clock

    @property
    def _allowance(self) -> float | None:
        clock = self._room.evening.wishes.clock
        return allowance(clock, self._kind) if clock != "off" and self._running else None

    @property
    def _running(self) -> bool:
        """A game is played and people are here."""
        evening = self._room.evening
        return evening.stage == "playing" and not evening.paused and bool(self._room.present)

    @property
    def left(self) -> int | None:
        """Milliseconds left for the present decision; None: no clock runs."""
        deadline = self._deadline
        if deadline is None:
            return None
        return max(round((deadline - asyncio.get_running_loop().time()) * 1000), 0)

    @property
    def _deadline(self) -> float | None:
        seconds = self._allowance
        return None if seconds is None else self._since + seconds + self._extra

    @property
    def asked_openly(self) -> bool:
        """Whether everybody may know who is thinking: not in a window (S-48)."""
        return self._kind not in REACTIONS

    def extend(self, seat: int) -> bool:
        """More time, please: whether a seat that is waited for still may."""
        evening = self._room.evening
        times = TIMES[evening.wishes.clock]
        key = (evening.number, seat)
        asked = self._extras.get(key, 0)
        if times is None or self._allowance is None or asked >= EXTRAS or evening.match is None:
            return False
        if seat not in evening.match.view(seat).decision.waiting:
            return False
        self._extras[key] = asked + 1
        self._extra += times.extra
        self._restart()
        return True

    # what everybody saw

    def begin(self) -> None:
        """People are here again: time starts now."""
        self._seen = None
        self.look()
        self.go_on()

    def look(self) -> None:
        """If everybody has seen something since the last look, time starts anew."""
        evening = self._room.evening
        seen = (evening.number, evening.streams[SPECTATOR].turn, evening.paused)
        if seen != self._seen:
            self._seen = seen
            if evening.match is not None and evening.wishes.clock != "off":
                self._kind = evening.match.view(SPECTATOR).decision.kind
            self._since = asyncio.get_running_loop().time()
            self._extra = 0.0
            self._offered = False

    def go_on(self) -> None:
        """Something has been written: is there anything to do without people?"""
        evening = self._room.evening
        timed = evening.wishes.clock != "off"
        wanted = timed or any(chair.level is not None for chair in evening.chairs)
        if wanted and self._running:
            self._restart()
        else:
            self.stop()

    def stop(self) -> None:
        """Nothing goes on by itself."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    def _restart(self) -> None:
        self.stop()
        self._task = asyncio.get_running_loop().create_task(self._go())

    async def _go(self) -> None:
        await self._room.guarded(self._run())

    # bots

    async def _run(self) -> None:
        """Wait for whatever comes first, do that one thing; `go_on` follows from it."""
        room = self._room
        moment = room.moment
        pace = room.evening.wishes.pace / 1000
        if not self._offered:
            if await self._interrupted(moment, self._since + pace / 2):
                return
            self._offered = True
        waiting = self._waiting()
        bots = [seat for seat in waiting if room.evening.chairs[seat].level is not None]
        if bots:
            await self._choose(bots[0], "bot", moment, self._since + pace)
        elif waiting and self._deadline is not None:
            await self._sleep_until(self._deadline)
            await self._choose(waiting[0], "clock", moment, self._deadline)

    def _waiting(self) -> list[int]:
        match = self._room.evening.match
        return match.waiting if match is not None else []

    async def _interrupted(self, moment: int, when: float) -> bool:
        """Ask the other bots whether they act out of turn (a Portal, the Lord); whether one did.

        All of them, also those that can't: who is asked, and so how long it takes, tells nothing.
        """
        evening = self._room.evening
        waiting = self._waiting()
        for seat, chair in enumerate(evening.chairs):
            if chair.level is None or seat in waiting:
                continue
            action = await self._ask(seat, interrupting=True)
            if action is not None:
                await self._sleep_until(when)
                await self._room.act_for(seat, action, "bot", moment)
                return True
        return False

    async def _choose(self, seat: int, how: "How", moment: int, when: float) -> None:
        action = await self._ask(seat, interrupting=False)
        if action is None:
            match = self._room.evening.match
            legal = match.legal(seat) if match is not None else []
            if not legal:
                return  # things have moved on while the bot failed
            action = random.choice(legal)
        await self._sleep_until(when)
        await self._room.act_for(seat, action, how, moment)

    async def _ask(self, seat: int, interrupting: bool) -> str | None:
        """What a bot would do; None if it lets things go on, or failed."""
        services, evening = self._room.services, self._room.evening
        outcomes = services.counters.bot_thoughts
        level = evening.chairs[seat].level or evening.wishes.level
        view = evening.view(seat) or b""
        thought = Thought(evening.wishes.game, level, evening.luck(seat), view, interrupting)
        try:
            action = await services.thinkers.ask(thought)
        except NoThought:
            outcomes.of("none").inc()
            return None
        outcomes.of("answered").inc()
        return action

    async def _sleep_until(self, when: float) -> None:
        await asyncio.sleep(max(when - asyncio.get_running_loop().time(), 0))
