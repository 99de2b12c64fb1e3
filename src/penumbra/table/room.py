"""A room: one live table. Commands come in one at a time, are written down, and only then told.

The evening (`evening.py`) is what the journal says; the room adds what is of the moment, each part
in a module of its own: who may come in (`admission`) and who is here (`visitors`, `presence`), what
may still be written (`quotas`), what goes on by itself (`wakefulness`), what is told (`delivery`).
Here is the order in which commands come to their turn. If something can't be written, the room is
given up and made again from its journal (`loading`): what was not written has never been told.
"""

import asyncio
from functools import partial

from penumbra.bots.temperament import Temperament
from penumbra.errors import PenumbraError
from penumbra.games.claims import claim as canonical
from penumbra.games.errors import IllegalAction
from penumbra.games.game import SPECTATOR
from penumbra.table import etiquette, loading, logbook
from penumbra.table import journal as j
from penumbra.table import messages as m
from penumbra.table.absence import Absences
from penumbra.table.admission import Admission
from penumbra.table.autopilot import Autopilot
from penumbra.table.background import Background
from penumbra.table.countdown import Countdown
from penumbra.table.delivery import Delivery
from penumbra.table.draw_steps import DrawSteps, Phase, phase_of
from penumbra.table.evening import Evening, Post
from penumbra.table.hints import Hints
from penumbra.table.messages import Refused, encode
from penumbra.table.presence import Presence, Socket
from penumbra.table.quotas import TableQuota
from penumbra.table.rest_steps import RestSteps
from penumbra.table.services import Services
from penumbra.table.store import TableRow
from penumbra.table.terms import Code
from penumbra.table.unwritten import UnwrittenCommands
from penumbra.table.visitors import Visitors
from penumbra.table.wakefulness import Wakefulness
from penumbra.table.writing import Writing

TALK = (
    j.Said,
    j.Claimed,
    j.Salted,
    j.HintsAgreed,
)  # entries that change nothing for bots and clocks

log = logbook.logger("room")


class Room:
    """A table with people around it."""

    def __init__(self, row: TableRow, evening: Evening, services: Services) -> None:
        self.row = row
        self.evening = evening
        self.services = services
        self.moment = 0  # counts what happens but for talk: a bot's thought is for one moment
        self.given_up = False
        self._lock = asyncio.Lock()
        self._untold: set[int] = set()  # viewers of what is being written, and not told yet
        self._background = Background(row.code)
        self._writing = Writing(row, services.store)
        self._presence = Presence(
            services.settings.people_per_table, services.settings.people_per_address
        )
        self._admission = Admission(
            evening, self._presence, services.rules, services.settings.people_per_table
        )
        self._quota = TableQuota(services.settings.table_entries, services.store)
        self._countdown = Countdown(evening, self._presence)
        self._delivery = Delivery(evening, self._presence, self._countdown, services.store.time)
        self._autopilot = Autopilot(self, evening, self._countdown, self._background, services)
        self._unwritten = UnwrittenCommands(
            evening,
            self._countdown,
            self._autopilot,
            self._delivery,
            Hints(evening, self._background, services),
        )
        self._wakefulness = Wakefulness(
            Absences(evening, self._presence, self._begin_to_stand_in),
            self._autopilot,
            DrawSteps(self, evening, self._presence, self._background, services.settings),
            RestSteps(self, evening, self._presence, self._countdown, self._background),
        )
        self._visitors = Visitors(
            evening, self._presence, self._admission, self._delivery, self._wakefulness
        )

    @classmethod
    async def load(cls, row: TableRow, services: Services) -> "Room":
        """A table from its journal."""
        room = await loading.load(row, services, partial(cls, row, services=services))
        lines = {person: guest.line for person, guest in room.evening.people.items()}
        room._presence.remember(lines)
        return room

    def retell(self, entry: j.Entries, number: int, at: float) -> None:
        """One entry more of the journal that this room is made from."""
        self._delivery.apply(entry, at)
        self._delivery.written(entry)
        self._writing.number = number
        if not isinstance(entry, TALK):
            self._wakefulness.last = at

    # how it looks from outside

    @property
    def number(self) -> int:
        """Entries in the journal."""
        return self._writing.number

    @property
    def sockets(self) -> int:
        """How many sockets are here."""
        return len(self._presence.sockets)

    @property
    def empty_since(self) -> float:
        """When the last socket left."""
        return self._presence.empty_since

    @property
    def at_rest(self) -> bool:
        """Nobody is here, and nobody is just coming in."""
        return not self.sockets and not self._lock.locked()

    @property
    def from_outside(self) -> m.TableState:
        """The table as a stranger sees it."""
        return self._delivery.from_outside

    def games_of(self, person: int) -> list[tuple[int, str]]:
        """The finished games that somebody was at the table for: number and address."""
        return self._delivery.games_of(person)

    def knows(self, token: str) -> bool:
        """Whether a token with this hash opens anything here."""
        return self._admission.knows(token)

    # who comes and goes

    async def join(self, name: str, token: str, sit: bool, line: str = "") -> int:
        """Somebody comes to the table with a name and, if he wishes, takes the first empty chair.

        `token` is his token's hash, `line` the mark of where he comes from.
        """
        if self._lock.locked() and SPECTATOR not in self._untold:
            self._joined(name, token, sit, line)  # a refusal does not wait: see `_refuse_at_once`
        async with self._lock:
            joined = self._joined(name, token, sit, line)
            await self._write(joined)
            self._presence.seen(joined.person)
            self._presence.came_from(joined.person, line)
            return joined.person

    def _joined(self, name: str, token: str, sit: bool, line: str) -> j.Joined:
        self._still_ours()
        joined = self._admission.joined(name, token, sit, line)
        self._quota.find_room(joined, self.number)
        return joined

    async def enter(self, socket: Socket, hello: m.Hello, token: str | None) -> None:
        """A socket has said hello; `token` is its token's hash. Refused if it may not come in."""
        known = None if token is None else self.evening.person_with(token)
        if self.evening.viewer(known) not in self._untold and not self._is_stood_in_for(known):
            return self._come_in(socket, hello, token)  # waiting could tell of a secret act
        async with self._lock:
            await self._is_back(self._admission.who(token))
            self._come_in(socket, hello, token)

    def _come_in(self, socket: Socket, hello: m.Hello, token: str | None) -> None:
        self._still_ours()
        self._visitors.come_in(socket, hello, token, self.services.store.time())

    def leave(self, socket: Socket) -> None:
        """A socket has closed."""
        self._visitors.leave(socket)

    def _is_stood_in_for(self, person: int | None) -> bool:
        seat = self.evening.seat_of(person)
        return seat is not None and self.evening.chairs[seat].level is not None

    async def _is_back(self, person: int | None) -> None:
        """A person who was absent plays for himself again."""
        self._still_ours()
        seat = self.evening.seat_of(person)
        if seat is not None and self._is_stood_in_for(person):
            await self._write(j.Returned(seat=seat))

    def _begin_to_stand_in(self, person: int) -> None:
        self._background.start(partial(self._stand_in, person))

    async def _stand_in(self, person: int) -> None:
        """A bot plays for somebody who has been away too long, if anybody else is there."""
        async with self._lock:
            seat = self.evening.seat_of(person)
            here = self._presence.people
            gone = person not in here and self.evening.stage == "playing"
            if self.given_up or not here or not gone or seat is None:
                return
            if self.evening.chairs[seat].level is None:
                await self._write(j.Substituted(seat=seat))

    # what people and bots do

    async def do(self, socket: Socket, command: m.Commands) -> None:
        """Carry out a command; its sender hears of it, or is Refused."""
        if isinstance(command, m.Ping):  # not behind the lock: its wait could tell of a secret act
            return socket.push(encode(m.Pong(re=command.id)))
        if self._lock.locked() and socket.viewer not in self._untold:
            self._refuse_at_once(socket, command)
            if isinstance(command, m.Time):  # nothing of it is written: it need not wait either
                return self._unwritten.do(socket, self._speaker(socket), command)
        async with self._lock:
            person = self._speaker(socket)
            if self._unwritten.was_done(person, command.id):
                return self._delivery.acknowledge(socket, command.id)
            if isinstance(command, m.Time | m.Hint):
                return self._unwritten.do(socket, person, command)
            if isinstance(command, m.Delete):
                return await self._delete(person)
            return await self._write(self._entry(person, command), socket)

    def _refuse_at_once(self, socket: Socket, command: m.Commands) -> None:
        """Refused, before its turn, if it would be when its turn has come.

        While something is written of which this viewer will not hear, the time he waits for a
        refusal could tell him that there is something. Of what he will hear nothing may be told
        before it is written: then he does wait, and learns nothing by it.
        """
        person = self._speaker(socket)
        if self._unwritten.was_done(person, command.id):
            return
        if isinstance(command, m.Time | m.Hint):
            self._unwritten.may(person, command)
        elif isinstance(command, m.Delete):
            etiquette.may_delete(self.evening, person)
        else:
            entry, match = self._entry(person, command), self.evening.match
            if isinstance(entry, j.Acted) and match is not None:
                if not match.allows(entry.seat, entry.action):
                    raise Refused("illegal")

    def _speaker(self, socket: Socket) -> int:
        self._still_ours()
        if socket.person is None:
            raise Refused("not_seated")
        if socket.person not in self.evening.people:
            raise Refused("unknown_token")
        return socket.person

    def _entry(self, person: int, command: m.Commands) -> j.Entries:
        entry = etiquette.entry_for(
            self.evening, person, command, self.services.rules, self._presence
        )
        self._quota.find_room(entry, self.number)
        return entry

    async def act_for(self, seat: int, action: str, how: j.How, moment: int) -> None:
        """A bot acts, unless something has happened since that moment."""
        async with self._lock:
            if not self.given_up and self.moment == moment:
                await self._write(j.Acted(seat=seat, action=action, how=how))

    async def claim_for(self, seat: int, claim: str, tone: Temperament) -> None:
        """A bot says something, if it may: a claim in the forms of its game; else BadClaim."""
        async with self._lock:
            match = self.evening.match
            if self.given_up or self.evening.stage != "playing" or match is None:
                return
            said = canonical(match.game.claims, match.claimable, match.players, seat, claim)
            await self._write(j.Claimed(person=None, seat=seat, claim=said, tone=tone))

    async def end_rest(self, round_number: int) -> None:
        """Nobody is waited for any longer after a deal, unless all have gone on already."""
        async with self._lock:
            rest = self.evening.rest
            if not self.given_up and rest is not None and rest.round == round_number:
                await self._write(j.RestEnded())

    async def draw_on(self, phase: Phase) -> None:
        """The draw goes on without a command, unless it already has."""
        async with self._lock:
            drawing = self.evening.drawing
            if self.given_up or drawing is None or phase_of(self.evening) != phase:
                return
            if drawing.roll is None:
                await self._write(j.Rolled())
            elif drawing.missing:
                await self._write(j.Undrawn())
            else:
                await self._write(j.Started(rules=self.evening.game.rules))

    async def _delete(self, person: int) -> None:
        """The table is no more, and everybody here is told so."""
        etiquette.may_delete(self.evening, person)
        if not await self.services.store.remove({self.row.id: self.row.epoch}):
            self.give_up("unavailable")  # it is in other hands: whoever has it now is asked again
            raise Refused("unavailable")
        self.give_up("deleted")

    def _still_ours(self) -> None:
        if self.given_up:
            raise Refused("unavailable")

    # what happens: applied, written, told

    async def _write(self, entry: j.Entries, origin: Socket | None = None) -> None:
        """Apply an entry, make it last, then tell everybody."""
        now = self.services.store.time()
        before = (self.evening.rounds, self.evening.rest is None)
        posts = self._apply(entry, now)
        self._untold = self._told_by(entry, posts)
        try:
            await self._append(entry, now, origin)
        finally:
            self._untold = set()
        self._delivery.written(entry)
        if isinstance(entry, j.Acted):
            self.services.counters.acts.inc()
            self.services.counters.act_seconds.observe(self.services.store.time() - now)
        self._autopilot.look()
        if isinstance(entry, j.Started) and not self.evening.wishes.spectators:
            for post in posts[-1:]:
                post.pop(SPECTATOR, None)  # they hear that it begins, and leave before the deal
        self._delivery.deliver(posts, origin, entry.id)
        if isinstance(entry, j.Claimed | j.Said):
            self._autopilot.word(entry.person)
        if not isinstance(entry, TALK):
            self._move_on(entry)
        elif isinstance(entry, j.Claimed):
            self._autopilot.heard()
        if before[1] != (self.evening.rest is None):
            self._delivery.tell_clock()
        if self.evening.rounds > before[0]:
            await self._rest()

    async def _rest(self) -> None:
        """A round was dealt: the game waits for those who look at how it came about."""
        seated = [chair.person for chair in self.evening.chairs if chair.level is None]
        looking = sorted(self._presence.attentive.intersection(seated))
        if looking:
            await self._write(j.Rested(people=tuple(looking)))

    def _told_by(self, entry: j.Entries, posts: list[Post]) -> set[int]:
        """Whom something that is being written concerns: all, unless it is an act in the game."""
        if not isinstance(entry, j.Acted):
            return set(self.evening.streams)
        later = {SPECTATOR} if self._delivery.spectators_will_hear else set()
        return {viewer for post in posts for viewer in post} | later

    def _apply(self, entry: j.Entries, at: float) -> list[Post]:
        try:
            return self._delivery.apply(entry, at)
        except IllegalAction:
            raise Refused("illegal") from None
        except Exception:
            self.give_up("unavailable")  # half applied, perhaps: the journal knows better
            raise

    async def _append(self, entry: j.Entries, at: float, origin: Socket | None) -> None:
        """Only if nothing was written may the sender be told so; otherwise he comes back and asks
        again, and the room made anew knows what has been done.
        """
        try:
            await self._writing.append(self.evening.to_keep(entry), at)
        except PenumbraError as error:
            log.failure("not_written", error, table=logbook.mark(self.row.code))
            try:
                if origin is not None and await self._writing.ends_here():
                    origin.push(encode(m.Error(code="unavailable", re=entry.id)))
            finally:
                self.give_up("unavailable")
            raise Refused("unavailable") from None
        except BaseException:
            self.give_up("closing")
            raise

    def _move_on(self, entry: j.Entries) -> None:
        """Something has happened that is more than talk."""
        self.moment += 1
        if not isinstance(entry, j.Acted):
            self._visitors.reseat(entry)
            if isinstance(entry, j.Left):
                self._unwritten.forget(entry.person)
            if isinstance(entry, j.Paused | j.Resumed):
                self._delivery.tell_clock()
        self._wakefulness.go_on()

    # the end

    async def hand_over(self) -> None:
        """Another server will serve this table, from what is written when the present act is."""
        async with self._lock:
            self.give_up("closing")

    def give_up(self, code: Code) -> None:
        """Forget this room: its sockets come back and find it made anew from the journal."""
        self.given_up = True
        self.close(code)

    def close(self, code: Code) -> None:
        """Nobody is in here any more."""
        self._wakefulness.sleep()
        self._delivery.stop()
        self._presence.end(code)
