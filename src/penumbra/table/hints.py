"""Hints: what a Sage would do in somebody's place, and why, for those who may ask.

He thinks where bots think, knows what the seat knows, and has heard what was said. Whoever asks
hears it, nobody else; nothing of it is written. Who may ask is `etiquette`'s affair.
"""

from penumbra.table import etiquette
from penumbra.table import messages as m
from penumbra.table.background import Background
from penumbra.table.evening import Evening
from penumbra.table.messages import Refused, encode
from penumbra.table.presence import Socket
from penumbra.table.services import Services
from penumbra.table.thinkers import NoThought, Thought


class Hints:
    """The hints of one table that are being thought of: one at a time for each person."""

    def __init__(self, evening: Evening, background: Background, services: Services) -> None:
        self._evening = evening
        self._background = background
        self._thinkers = services.thinkers
        self._asked: set[int] = set()  # by whom

    def begin(self, socket: Socket, person: int, wish: m.Hint) -> None:
        """Think of somebody's decision and tell him; Refused if he may not have a hint now."""
        seat = etiquette.may_have_hint(self._evening, person, wish.turn)
        if person in self._asked:
            raise Refused("too_fast", wait=1)
        thought = self._thought(seat)
        self._asked.add(person)

        async def advise() -> None:
            try:
                weighing = await self._thinkers.advise(thought)
                socket.push(encode(m.Advice(turn=wish.turn, weighing=weighing, re=wish.id)))
            except NoThought:
                socket.push(encode(m.Error(code="no_advice", re=wish.id)))
            finally:
                self._asked.discard(person)

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
