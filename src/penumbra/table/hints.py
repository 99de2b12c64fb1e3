"""Hints: what a Sage would do in somebody's place, and why, for those who may ask.

He thinks where bots think, knows what the seat knows, and has heard what was said. Whoever asks
hears it, nobody else; nothing of it is written. Who may ask is `etiquette`'s affair.
"""

from contextlib import suppress
from typing import NamedTuple

from msgspec.structs import replace

from penumbra.table import etiquette
from penumbra.table import messages as m
from penumbra.table.background import Background
from penumbra.table.evening import Evening
from penumbra.table.messages import Refused, encode
from penumbra.table.presence import Socket
from penumbra.table.services import Services
from penumbra.table.thinkers import NoThought, Thought


class _Asked(NamedTuple):
    """A decision that is being thought of, and who waits for what comes of it."""

    turn: int
    waiting: list[tuple[Socket, str]]


class Hints:
    """The hints of one table that are being thought of: one at a time for each person."""

    def __init__(self, evening: Evening, background: Background, services: Services) -> None:
        self._evening = evening
        self._background = background
        self._thinkers = services.thinkers
        self._asked: dict[int, _Asked] = {}  # by whom

    def may_begin(self, person: int, turn: int) -> int:
        """The seat of somebody who may have a hint now; Refused if he may not."""
        seat = etiquette.may_have_hint(self._evening, person, turn)
        if person in self._asked and self._asked[person].turn != turn:
            raise Refused("too_fast", wait=1)
        return seat

    def begin(self, socket: Socket, person: int, wish: m.Hint) -> None:
        """Think of somebody's decision and tell him; Refused if he may not have a hint now.

        Whoever asks again before that, perhaps after his line broke off, hears the same thought.
        """
        seat = self.may_begin(person, wish.turn)
        if person in self._asked:
            self._asked[person].waiting.append((socket, wish.id))
            return
        thought = self._thought(seat)
        asked = self._asked[person] = _Asked(wish.turn, [(socket, wish.id)])

        async def advise() -> None:
            told: m.Advice | m.Error = m.Error(code="no_advice")
            try:
                with suppress(NoThought):
                    told = m.Advice(turn=wish.turn, weighing=await self._thinkers.advise(thought))
            finally:
                del self._asked[person]
            for listener, command in asked.waiting:
                listener.push(encode(replace(told, re=command)))

        self._background.start(advise)

    def _thought(self, seat: int) -> Thought:
        evening, match = self._evening, self._evening.match
        assert match is not None, "a hint is about a decision"
        return Thought(
            evening.wishes.game,
            evening.wishes.level,
            seed=0,  # whoever asks again hears the same
            view=evening.view(seat) or b"",
            information=match.information_state(seat),
            interrupting=seat not in match.waiting,
            said=evening.heard,
            advises=True,
        )
