"""What an assistant can do: the tools of `penumbra mcp`, apart from the protocol they go through.

A tool is called with a seat token, which `join_table` and `open_table` give out and which is all
that is needed to come back: also after this program, or the server with the tables, was started
anew. Every tool answers in words, and in a few facts for programs. What can't be done is a
`Refusal` or the table's own `Refused`, and changes nothing.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from penumbra.assistants.place import PATIENCE, Place
from penumbra.client import Refused, TableServer, Ticket
from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.locale import Catalogue
from penumbra.table import messages as m
from penumbra.table.game_address import identifier_of
from penumbra.terminal import prose, reference, table_news
from penumbra.terminal.speech import Speech
from penumbra.terminal.verdict import sentences

LONGEST_WAIT = 50.0  # seconds: chat programs give up on a tool after a minute or so
IDLE = 300.0  # seconds without a call after which a place is left; the table keeps the seat
CHATTER = "some"  # bots talk at tables that assistants open


class Answer(NamedTuple):
    """What a tool comes back with: words, and facts for programs."""

    text: str
    facts: dict[str, Any]


class Refusal(PenumbraError):
    """A tool that was called in vain: `code` says why to programs, the text to assistants."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Desk:
    """The seats of all assistants of one process, at the tables of one server."""

    def __init__(self, server: TableServer, catalogue: Catalogue, idle: float = IDLE) -> None:
        self._server = server
        self._catalogue = catalogue
        self._speech = Speech(catalogue, [])
        self._idle = idle
        self._places: dict[str, Place] = {}
        self._told: dict[str, int] = {}  # how far each token has read
        self._locks: dict[str, asyncio.Lock] = {}
        self._calls: dict[str, int] = {}  # under way
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        self._closing: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Leave all tables; they keep the seats."""
        for timer in self._leaving.values():
            timer.cancel()
        for place in self._places.values():
            await place.close()
        self._places.clear()
        await asyncio.gather(*self._closing)

    # coming and going

    async def join_table(self, table: str, name: str) -> Answer:
        """Come to a table by its code or link; the answer has the seat token."""
        ticket = await self._joined(table, name)
        return await self._seated(ticket)

    async def open_table(
        self, name: str, game: str = "", players: int = 0, fill: bool = True, level: str = ""
    ) -> Answer:
        """Open a table of one's own, with bots in the empty seats unless people are to come."""
        chosen = GAMES.get(game) if game else next(iter(GAMES.values()))
        if chosen is None:
            raise Refusal("no_game", self._say("assistants-no-game", games=", ".join(GAMES)))
        wishes: dict[str, Any] = {
            "game": chosen.name,
            "players": players or chosen.usual_players,
            "language": self._catalogue.language,
            "chatter": CHATTER,
        }
        if level:
            wishes["level"] = level
        return await self._seated(await self._server.open(name, **wishes), fill)

    async def fill_with_bots(self, seat_token: str) -> Answer:
        """The host gives the empty seats to bots."""
        return await self._done(seat_token, m.Bot)

    async def start_game(self, seat_token: str) -> Answer:
        """The host begins; after a game, the same people and bots play another."""
        async with self._at(seat_token) as place:
            if place.over:
                await place.caught_up(await place.seat.do(m.Rematch))
                if any(chair.name is None for chair in place.seat.table.seats):  # somebody has left
                    await place.seat.do(m.Bot)
            await place.caught_up(await place.seat.do(m.Start))
            await place.until(lambda: place.plays or place.over, PATIENCE)
            return self._whole(place)

    async def leave_table(self, seat_token: str) -> Answer:
        """Give up the seat for good."""
        async with self._at(seat_token) as place:
            await place.seat.do(m.Leave)
        await self._put_away(seat_token)
        self._told.pop(seat_token, None)
        if seat_token not in self._calls:
            self._locks.pop(seat_token, None)
        return Answer(self._say("assistants-left"), {})

    # the game

    async def look(self, seat_token: str) -> Answer:
        """Everything the seat sees."""
        async with self._at(seat_token) as place:
            return self._whole(place)

    async def list_acts(self, seat_token: str) -> Answer:
        """Only what may be done now."""
        async with self._at(seat_token) as place:
            return self._asked(place)

    async def act(self, seat_token: str, number: int, moment: int) -> Answer:
        """An act by its number in the list made at this moment.

        The moment is asked for because a list may have changed since: then nothing is done.
        """
        async with self._at(seat_token) as place:
            self._playing(place)
            legal = place.view.legal
            if moment != place.seat.turn:
                raise Refused("out_of_date")
            if not legal:
                raise Refusal("not_your_turn", place.question())
            if not 1 <= number <= len(legal):
                raise Refusal("illegal", self._say("assistants-no-act", most=len(legal)))
            seq = await place.seat.do(lambda id: m.Act(id, moment, legal[number - 1]))
            await place.caught_up(seq)
            return self._asked(place)

    async def wait_for_turn(
        self, seat_token: str, seconds: float = 30, also_talk: bool = False
    ) -> Answer:
        """Wait until the seat is asked, a game is over or, if wanted, somebody else speaks."""
        async with self._at(seat_token) as place:
            talk = place.talked

            def due() -> bool:
                spoken = also_talk and place.talked != talk
                return place.seat.asked or place.over or spoken

            await place.until(due, min(max(0.0, seconds), LONGEST_WAIT))  # also of no number
            await place.caught_up()
            return self._whole(place) if place.seat.asked or place.over else self._asked(place)

    # talk

    async def say(self, seat_token: str, text: str) -> Answer:
        """Free talk."""
        return await self._done(seat_token, lambda id: m.Say(id, text))

    async def list_claims(self, seat_token: str) -> Answer:
        """What can be said so that bots understand it."""
        async with self._at(seat_token) as place:
            claims = GAMES[place.game].claims
            words = prose.claims_offered(place.face, claims, place.speech)
            return Answer(words, {"claims": list(claims.forms)})

    async def claim(self, seat_token: str, claim: str) -> Answer:
        """Say one of these."""
        async with self._at(seat_token) as place:
            self._playing(place)
            meant = prose.claim_meant(claim, GAMES[place.game].claims, place.speech.names)
            await place.caught_up(await place.seat.do(lambda id: m.Claim(id, meant)))
            return self._asked(place)

    # beside the game

    async def read_rules(self, game: str, topic: str = "") -> Answer:
        """A topic of the rules reference; all of them; or, without one, what there is."""
        if game not in GAMES or not (known := reference.topics(game)):
            raise Refusal("no_game", self._say("assistants-no-game", games=", ".join(GAMES)))
        if topic == "all":
            text = "\n\n".join(reference.rules(game, one, self._speech) for one in known)
            return Answer(text, {})
        if topic in known:
            return Answer(reference.rules(game, topic, self._speech), {})
        listed = [f"{one}: {reference.title(game, one, self._speech)}" for one in known]
        if topic:
            raise Refusal("no_topic", "\n".join([self._say("assistants-no-topic"), *listed]))
        lines = [self._say("assistants-topics"), *listed]
        return Answer("\n".join(lines), {"topics": list(known)})

    async def check_deals(self, seat_token: str) -> Answer:
        """What the record of a finished game proves beside what this seat was told."""
        async with self._at(seat_token) as place:
            record = place.seat.table.record
            if record is None:
                raise Refused("game_not_over")
            text = await self._server.record(record)
            judged = await asyncio.to_thread(place.seat.verify, text, identifier_of(record))
            words = " ".join(sentences(judged, self._catalogue))
            return Answer(words, {"grade": judged.grade})

    # answers

    def _say(self, message: str, **args: str | int) -> str:
        return self._catalogue.text(message, **args)

    def _playing(self, place: Place) -> None:
        if not place.plays:
            raise Refusal("no_game_now", self._say("assistants-no-game-now"))

    async def _seated(self, ticket: Ticket, fill: bool = False) -> Answer:
        """The seat is theirs: whatever goes wrong from here on, they get its token."""
        token = _token(ticket)
        try:
            async with self._at(token) as place:
                if fill:
                    await place.caught_up(await place.seat.do(m.Bot))
                whole = self._whole(place)
        except (PenumbraError, Refused) as error:
            whole = Answer(table_news.trouble(error, self._speech), {})
        given = self._say("assistants-token", token=token, link=ticket.link)
        facts = {"seat_token": token, "code": ticket.code, "link": ticket.link}
        return Answer(f"{given}\n\n{whole.text}", facts | whole.facts)

    def _whole(self, place: Place) -> Answer:
        """What has happened, what lies there, and what may be done."""
        news = self._news(place)
        if place.plays:
            parts = [news, place.scene(), self._moment(place)]
        elif place.over and place.seat.view is not None:
            ended = "assistants-over" if place.seat.table.stage == "over" else "game-broken-off"
            parts = [news, place.scene(), self._say(ended)]
        else:
            parts = [news, place.gathering()]
        return self._answer(place, parts)

    def _asked(self, place: Place) -> Answer:
        """What has happened, and what may be done."""
        if not place.plays:
            return self._whole(place)
        return self._answer(place, [self._news(place), self._moment(place)])

    def _answer(self, place: Place, parts: list[str]) -> Answer:
        text = "\n\n".join(part for part in [*parts, place.standing()] if part)
        seat = place.seat
        facts = {"stage": seat.table.stage, "asked": seat.asked, "moment": seat.turn}
        return Answer(text, facts)

    def _news(self, place: Place) -> str:
        lines = place.news()
        return "\n".join([self._say("assistants-news"), *lines]) if lines else ""

    def _moment(self, place: Place) -> str:
        at = self._say("assistants-moment", moment=place.seat.turn)
        return f"{place.question()}\n{at}" if place.view.legal else place.question()

    async def _done(self, token: str, command: Callable[[str], m.Commands]) -> Answer:
        async with self._at(token) as place:
            await place.caught_up(await place.seat.do(command))
            return self._asked(place)

    # places

    async def _joined(self, table: str, name: str) -> Ticket:
        """By a code, or by a link that leads to this server."""
        words = table.strip()
        code = words.rstrip("/").rpartition("/")[2].lower().replace(" ", "")
        if not (code.isascii() and code.isalpha()):
            raise Refusal("no_table", self._say("refused-no-table"))
        try:
            return await self._server.join(code, name)
        except Refused as refused:
            host = urlsplit(words if "://" in words else f"http://{words}").netloc
            if refused.code != "no_table" or "/" not in words:
                raise
            if host == urlsplit(self._server.address).netloc:
                raise
            where = self._say("assistants-elsewhere", server=self._server.address, link=words)
            raise Refusal("no_table", where) from refused

    @asynccontextmanager
    async def _at(self, token: str) -> AsyncIterator[Place]:
        """The place of a token, entered if need be, and kept while something is done there."""
        self._calls[token] = self._calls.get(token, 0) + 1
        if token in self._leaving:
            self._leaving.pop(token).cancel()
        try:
            async with self._locks.setdefault(token, asyncio.Lock()):
                place = self._places.get(token)
                if place is None or place.ended:
                    place = await self._entered(token)
            await place.caught_up()
            yield place
            self._told[token] = place.told
        finally:
            self._calls[token] -= 1
            if not self._calls[token]:
                self._rest(token)

    async def _entered(self, token: str) -> Place:
        code, _, secret = token.partition("-")
        if not (code.isascii() and code.isalpha() and secret):
            raise Refusal("unknown_token", self._say("assistants-bad-token"))
        await self._put_away(token)
        await self._server.look(code)  # a server that is not there: say so at once
        seat = self._server.sit(Ticket(code, "", 0, secret), PATIENCE)
        place = Place(seat, self._catalogue, self._told.get(token, 0))
        try:
            await place.enter()
        except BaseException:
            await place.close()
            raise
        self._places[token] = place
        return place

    def _rest(self, token: str) -> None:
        """Nobody is at this place: keep it for a while, and forget tokens that lead nowhere."""
        del self._calls[token]
        if token not in self._places:
            self._locks.pop(token, None)
            return
        loop = asyncio.get_running_loop()
        self._leaving[token] = loop.call_later(self._idle, self._leave, token)

    def _leave(self, token: str) -> None:
        del self._leaving[token]
        task = asyncio.get_running_loop().create_task(self._places.pop(token).close())
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    async def _put_away(self, token: str) -> None:
        if (timer := self._leaving.pop(token, None)) is not None:
            timer.cancel()
        if (place := self._places.pop(token, None)) is not None:
            await place.close()


def _token(ticket: Ticket) -> str:
    """All that leads back to a seat, in one word."""
    return f"{ticket.code}-{ticket.token}"
