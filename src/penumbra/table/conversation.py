"""Bots who talk at a table: one at a time, a while after something that everybody saw or heard.

When a bot may speak follows from public things alone, and so does how long it takes: somebody is
asked at random, then the next, until one has something to say. What they say is `bots.voices`'
affair, how much the table's (`wishes.chatter`). They speak for themselves, never for somebody whose
chair they keep. Where talk is free and part of the game, they always take part, at a pace at which
people can follow and put in a word.
"""

import asyncio
import random
from contextlib import suppress
from typing import Protocol

from penumbra.bots.temperament import Temperament
from penumbra.games.claims import BadClaim
from penumbra.table.background import Background
from penumbra.table.evening import Evening
from penumbra.table.services import Services
from penumbra.table.thinkers import NoThought, Thought

SOONEST, LATEST = 0.35, 0.8  # of a bot's pace: before it acts, as a rule
FREELY = (1.4, 3.0)  # and where talk is free


class Speaking(Protocol):
    """What a conversation needs of its table."""

    async def claim_for(self, seat: int, claim: str, tone: Temperament) -> None:
        """The bot of a seat says something."""


class Conversation:
    """The bots of one table in talk."""

    def __init__(
        self, table: Speaking, evening: Evening, background: Background, services: Services
    ) -> None:
        self._table = table
        self._evening = evening
        self._background = background
        self._thinkers = services.thinkers
        self._task: asyncio.Task[None] | None = None

    def go_on(self) -> None:
        """Something was seen or heard by everybody: in a while somebody may speak."""
        self.stop()
        if (self._evening.wishes.chatter != "off" or self._free) and self._speakers:
            self._task = self._background.start(self._run)

    def stop(self) -> None:
        """Whoever was about to speak does not."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    @property
    def _free(self) -> bool:
        """Everybody speaks when he likes, until somebody ends the talk."""
        match = self._evening.match
        return match is not None and match.talks

    @property
    def _speakers(self) -> list[int]:
        chairs = enumerate(self._evening.chairs)
        return [seat for seat, chair in chairs if chair.is_bot]

    async def _run(self) -> None:
        pace = self._evening.wishes.pace / 1000
        between = FREELY if self._free else (SOONEST, LATEST)
        await asyncio.sleep(random.uniform(*between) * pace)
        speakers = self._speakers
        random.shuffle(speakers)
        for seat in speakers:
            tone = self._evening.chairs[seat].temperament
            if (claim := await self._ask(seat, tone)) is not None:
                self._task = None  # what is being said is said to the end
                with suppress(BadClaim):  # things have changed since it was thought
                    await self._table.claim_for(seat, claim, tone)
                return

    async def _ask(self, seat: int, tone: Temperament) -> str | None:
        evening = self._evening
        level, view = evening.chairs[seat].level, evening.view(seat)
        if evening.match is None or level is None or view is None:
            return None
        thought = Thought(
            evening.wishes.game,
            level,
            evening.luck(seat),
            view,
            evening.match.information_state(seat),
            said=evening.heard,
            chatter=evening.wishes.chatter,
            temperament=tone,
        )
        try:
            return await self._thinkers.ask(thought)
        except NoThought:
            return None
