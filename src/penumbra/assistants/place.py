"""A seat at a table, held between the calls of an assistant: what it sees, and what it was told.

Nothing is known here but what the table tells this seat (`client.Seat`); the words are those of the
terminal. A place that nobody asks for anything leaves the table after a while, so that a bot can
stand in for an assistant that has gone; the seat stays the assistant's own.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from penumbra.client import ConnectionLost, Seat
from penumbra.errors import PenumbraError
from penumbra.games.claims import Heard
from penumbra.locale import Catalogue
from penumbra.table import messages as m
from penumbra.table.messages import Refused
from penumbra.terminal import prose, table_news
from penumbra.terminal.face import Face
from penumbra.terminal.faces import face_of
from penumbra.terminal.speech import Speech
from penumbra.terminal.words import story

TALK_KEPT = 3  # lines of talk that whoever comes back before the game hears again
PATIENCE = 20.0  # seconds a server that is gone is looked for within one call
KEPT = 80  # lines of what happened that nobody has read yet; the oldest go first


class Place:
    """One seat, from `enter` to `close`."""

    def __init__(self, seat: Seat, catalogue: Catalogue, told: int = 0) -> None:
        """`told` is the last number the assistant has heard of: what came later is news to it."""
        self.seat = seat
        self.speech = Speech(catalogue, [])
        self.told = told
        self.talked = 0
        """How much others have said, counted to be compared."""
        self._heard = -1  # how far the news below go
        self._met = False  # the table, on any connection
        self._news: deque[tuple[int, str]] = deque(maxlen=KEPT)
        self._said: list[Heard] = []
        self._names: dict[int, str] = {}
        self._changed = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None
        self._end: Exception | None = None

    async def enter(self) -> None:
        """Sit down, and hear what there is; Refused if the table won't have one."""
        await self.seat.__aenter__()
        self._listening = asyncio.create_task(self._listen())
        await self.caught_up()

    async def close(self) -> None:
        """Leave the table; it keeps the seat."""
        await self.seat.close()
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening

    @property
    def ended(self) -> bool:
        """Whether the table is no longer there for this place: sit down anew."""
        return self._end is not None

    # the present

    @property
    def game(self) -> str:
        """The game at this table."""
        return self.seat.table.wishes.game

    @property
    def face(self) -> Face[Any]:
        """How that game speaks."""
        return face_of(self.game)

    @property
    def plays(self) -> bool:
        """Whether a game is under way and its view is there."""
        return self.seat.table.stage == "playing" and self.seat.view is not None

    @property
    def over(self) -> bool:
        """Whether a game has been played, to its end or not."""
        return self.seat.table.stage in ("over", "broken_off")

    @property
    def view(self) -> Any:
        """The game as this seat may see it, with what was said beside its acts."""
        return self.face.talked(self.seat.view, self._said)

    def scene(self) -> str:
        """The game in sentences."""
        return prose.scene(self.face, self.view, self.speech)

    def question(self) -> str:
        """What the seat may do, in sentences."""
        return prose.question(self.face, self.view, self.speech)

    def gathering(self) -> str:
        """The table around its game: who is there, and what is to be played."""
        say, table = self.speech.say, self.seat.table
        wishes = table.wishes
        lines = [
            say("prose-line", label=say("invite-code"), text=table.code),
            say("wish-now", wish=say("wish-game"), value=self.speech.game(wishes.game)),
            say("wish-now", wish=say("wish-players"), value=wishes.players),
        ]
        for number, chair in enumerate(table.seats):
            marks = [say("mark-you")] if number == self.seat.seat else []
            marks += [say("mark-bot")] if chair.name and chair.person is None else []
            if chair.person is not None and chair.person == table.host:
                marks.append(say("mark-host"))
            name = chair.name or say("chair-empty")
            text = f"{name} ({', '.join(marks)})" if marks else name
            lines.append(say("prose-line", label=str(number + 1), text=text))
        if self.seat.seat is None:
            lines.append(say("refused-not-seated"))
        return "\n".join(lines)

    def standing(self) -> str:
        """What keeps the game from going on, or how much time is left; mostly nothing."""
        left = self.seat.seconds_left
        seconds = None if left is None else int(left)
        words = table_news.standing(self.seat.table, self._names, seconds, self.speech)
        return words.plain.strip()

    def news(self) -> list[str]:
        """What has happened since this was asked last."""
        fresh = [line for number, line in self._news if number > self.told]
        self.told = max(self.told, self._heard)
        self._news.clear()
        return fresh

    # waiting

    async def until(self, what: Callable[[], bool], seconds: float) -> bool:
        """Wait until something is true, no longer than this; whether it is.

        The reason, if it can't become so any more.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while not what():
            if self._end is not None:
                raise self._end
            left = end - loop.time()
            if left <= 0:
                return False
            changed = self._changed
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), left)
        return True

    async def caught_up(self, seq: int = 0, patience: float = PATIENCE) -> None:
        """Wait until the table is at the other end and all it has said is among the news."""
        there = await self.until(
            lambda: self.seat.connected and self._heard >= max(seq, self.seat.seq), patience
        )
        if not there:
            raise ConnectionLost("The table does not answer.")

    # what the table tells

    async def _listen(self) -> None:
        try:
            async for news in self.seat:
                self._hear(news)
                self._wake()
            self._end = Refused("left")
        except (PenumbraError, Refused) as end:
            self._end = end
        finally:
            self._wake()

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    def _hear(self, news: m.Messages) -> None:
        match news:
            case m.Welcome():
                self._welcomed(news)
            case _:
                self._numbered(news)

    def _welcomed(self, welcome: m.Welcome) -> None:
        """Here for the first time, back, or seen through other eyes: then what was told counts
        anew."""
        self._meet(welcome.table)
        if not (self._met and welcome.complete):
            for missed in self.seat.before:
                self._numbered(missed)
            if welcome.table.stage == "gathering":  # when nothing is told again but talk
                lines = [
                    table_news.talk(said, self.game, self.speech).plain for said in welcome.talk
                ]
                self._news.extend((welcome.seq, line) for line in lines[-TALK_KEPT:])
        self._met = True
        self._said = [heard for heard in welcome.said if not heard.act]
        self._heard = welcome.seq
        self.told = min(self.told, welcome.seq)

    def _numbered(self, news: m.Messages) -> None:
        lines: list[str] = []
        match news:
            case m.Update(events=raw):
                events = table_news.events_of(self.game, raw)
                names, catalogue = self.speech.names, self.speech.catalogue
                lines += story(self.game, events, names, catalogue, self.speech.you, watching=True)
            case m.TableChanged(table=table, what=what):
                self._meet(table)
                if what == "started":
                    self._said.clear()
                changed = table_news.changed(news, self._names, self.speech)
                lines += [changed.plain] if changed is not None else []
            case m.Talk(seat=seat, claim=claim):
                lines.append(table_news.talk(news, self.game, self.speech).plain)
                self.talked += news.person != self.seat.person
                if seat is not None and claim is not None:
                    self._said.append(Heard(seat, claim, news.round, news.step, act=False))
            case _:
                pass
        if isinstance(news, m.Numbered):
            self._news.extend((news.seq, line) for line in lines)
            self._heard = max(self._heard, news.seq)

    def _meet(self, table: m.TableState) -> None:
        self._names.update((person.person, person.name) for person in table.people)
        self.speech.names[:] = [chair.name or "—" for chair in table.seats]
        self.speech.you = self.seat.seat
