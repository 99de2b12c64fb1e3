"""The autopilot: what happens at a table when nobody presses anything.

Bots take their turns at a pace people can follow, may interrupt, and when a clock has run out a
bot's choice is made for whoever is late. Bots think elsewhere (`thinkers.py`) and may fail there:
then any legal action is taken, so that no evening ever stands still.

Nothing here may tell a secret by its timing. How long bots think after the last thing that
everybody saw is drawn at that moment, one time for all of them, whatever they hold; the clock
(`countdown.py`) runs from the same moment. An answer that everybody knows beforehand is given at
once, for people too.
"""

import asyncio
import random
from typing import Protocol

from penumbra.bots.temperament import Temperament
from penumbra.bots.turns import in_turn, out_of_turn
from penumbra.table.background import Background
from penumbra.table.conversation import Conversation
from penumbra.table.countdown import Countdown
from penumbra.table.evening import Evening
from penumbra.table.journal import How
from penumbra.table.services import Services
from penumbra.table.thinkers import NoThought, Thought

QUICKEST, SLOWEST = 2 / 3, 2.0  # of the table's pace: 0.6 to 1.8 seconds, if nothing is wished

# Where talk is free, in paces: a bot ends it if nobody has said anything for so long, later as long
# as somebody who sits here has not said a word, and after so long in any case.
SILENCE, PATIENCE, ENOUGH = 9, 32, 200


class Acting(Protocol):
    """What the autopilot needs of its table: a way to act, unless things have moved on."""

    @property
    def moment(self) -> int:
        """Counts what happens but for talk."""

    async def act_for(self, seat: int, action: str, how: How, moment: int) -> None:
        """A seat acts, if nothing has happened since that moment."""

    async def claim_for(self, seat: int, claim: str, tone: Temperament) -> None:
        """The bot of a seat says something."""


class Autopilot:
    """A table's bots, and what becomes of those who are late."""

    def __init__(
        self,
        table: Acting,
        evening: Evening,
        countdown: Countdown,
        background: Background,
        services: Services,
    ) -> None:
        self._table = table
        self._evening = evening
        self._countdown = countdown
        self._background = background
        self._thinkers = services.thinkers
        self._thoughts = services.counters.bot_thoughts
        self._task: asyncio.Task[None] | None = None
        self._offered = False  # bots have been asked whether they interrupt
        self._conversation = Conversation(table, evening, background, services)
        self._thinks = 1.0  # how long all bots think now, in paces
        self._last_word = 0.0  # in the time of the event loop
        self._spoken: set[int] = set()  # people who have said something since the last act

    def begin(self, ago: float = 0.0) -> None:
        """People are here again: time starts now, or where only the server has changed, so many
        seconds ago.
        """
        self._countdown.restart(ago)
        self._think_anew()
        self.go_on()

    def look(self) -> None:
        """If everybody has seen something since the last look, bots think anew."""
        if self._countdown.look():
            self._think_anew()

    def heard(self) -> None:
        """Somebody has said something: bots may answer."""
        if self._countdown.running:
            self._conversation.go_on()

    def word(self, person: int | None) -> None:
        """Somebody has said something, in whatever way; None: a bot."""
        self._last_word = asyncio.get_running_loop().time()
        if person is not None:
            self._spoken.add(person)

    def _think_anew(self) -> None:
        self._offered = False
        self._spoken.clear()
        self.heard()
        self._thinks = random.uniform(QUICKEST, SLOWEST)

    def go_on(self) -> None:
        """Something has happened: is there anything to do without people?"""
        self.stop()
        timed = self._evening.wishes.clock != "off"
        if self._countdown.running and (timed or self._bots or self._foregone is not None):
            self._task = self._background.start(self._run)

    def fall_silent(self) -> None:
        """Nobody is here any more: nothing is done, and nothing said."""
        self.stop()
        self._conversation.stop()

    def stop(self) -> None:
        """Nothing goes on by itself."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    async def _run(self) -> None:
        """Wait for whatever comes first, do that one thing; `go_on` follows from it."""
        match, since = self._evening.match, self._countdown.since
        moment = self._table.moment
        pace = self._evening.wishes.pace / 1000 * self._thinks
        if match is None:
            return
        if (foregone := self._foregone) is not None:
            seat = in_turn(match, range(match.players))[0]
            return await self._act(seat, foregone, "bot", moment)
        if not self._offered:
            if await self._interrupted(moment, since + pace / 2):
                return
            self._offered = True
        if bots := in_turn(match, self._bots):
            if match.talks:
                await self._hear_out(since)
            await self._choose(bots[0], "bot", moment, since + pace)
        elif (late := in_turn(match, range(match.players))) and (
            deadline := self._countdown.deadline
        ) is not None:
            await self._sleep_until(deadline)
            await self._choose(late[0], "clock", moment, deadline)

    async def _hear_out(self, since: float) -> None:
        """Let people talk until they fall silent, and those who have said nothing find words."""
        pace = self._evening.wishes.pace / 1000
        while True:
            listening = {chair.person for chair in self._evening.chairs if chair.level is None}
            silence = SILENCE if listening <= self._spoken else PATIENCE
            last = max(since, self._last_word)
            end = min(last + silence * pace, since + ENOUGH * pace)
            if end <= asyncio.get_running_loop().time():
                return
            await self._sleep_until(end)

    @property
    def _foregone(self) -> str | None:
        """What everybody who is asked must answer, as all can see."""
        match = self._evening.match
        return None if match is None else match.game.foregone(match.rows, 0)

    @property
    def _bots(self) -> list[int]:
        """Seats that a bot plays, for itself or for somebody who is away."""
        return [seat for seat, chair in enumerate(self._evening.chairs) if chair.level is not None]

    async def _interrupted(self, moment: int, when: float) -> bool:
        """Ask the other bots whether they act out of turn; whether one did.

        All of them, also those that can't: who is asked, and so how long it takes, tells nothing.
        """
        match = self._evening.match
        for seat in out_of_turn(match, self._bots) if match is not None else ():
            action = await self._ask(seat, interrupting=True)
            if action is not None:
                await self._sleep_until(when)
                await self._act(seat, action, "bot", moment)
                return True
        return False

    async def _choose(self, seat: int, how: How, moment: int, when: float) -> None:
        action = await self._ask(seat, interrupting=False)
        if action is None:
            match = self._evening.match
            legal = match.legal(seat) if match is not None else []
            if not legal:
                return  # things have moved on while the bot failed
            action = random.choice(legal)
        await self._sleep_until(when)
        await self._act(seat, action, how, moment)

    async def _act(self, seat: int, action: str, how: How, moment: int) -> None:
        self._task = None  # what is being written is not stopped half-way, whatever happens
        await self._table.act_for(seat, action, how, moment)

    async def _ask(self, seat: int, interrupting: bool) -> str | None:
        """What a bot would do; None if it lets things go on, or failed."""
        evening = self._evening
        chair = evening.chairs[seat]
        level = chair.level or evening.wishes.level
        view = evening.view(seat) or b""
        information = evening.match.information_state(seat) if evening.match is not None else b""
        thought = Thought(
            evening.wishes.game,
            level,
            evening.luck(seat),
            view,
            information,
            interrupting,
            evening.heard,
            chair.temperament,
            hurried=self._thinkers.waiting > self._thinkers.workers,
        )
        try:
            action = await self._thinkers.ask(thought)
        except NoThought:
            self._thoughts.labels("none").inc()
            return None
        self._thoughts.labels("answered").inc()
        return action

    async def _sleep_until(self, when: float) -> None:
        await asyncio.sleep(max(when - asyncio.get_running_loop().time(), 0))
