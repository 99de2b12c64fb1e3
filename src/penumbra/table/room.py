"""A room: one live table. Commands come in one at a time, are written down, and only then told.

The evening (`evening.py`) is what the journal says; the room adds what is of the moment: sockets,
clocks, bots that think, people who have dropped out. If something can't be written, the room is
given up and made again from its journal: nothing that was not written has ever been told.
"""

import asyncio
import time
from collections import deque
from collections.abc import Coroutine
from typing import Protocol

from msgspec import Raw

from penumbra.games.errors import IllegalAction, PenumbraError
from penumbra.games.game import SPECTATOR
from penumbra.table import etiquette, logbook
from penumbra.table import journal as j
from penumbra.table import messages as m
from penumbra.table.autopilot import Autopilot
from penumbra.table.balcony import Balcony, Snapshot
from penumbra.table.evening import REMEMBERED, Evening, Post
from penumbra.table.messages import Refused, encode
from penumbra.table.services import Services
from penumbra.table.store import TableRow
from penumbra.table.streams import sealed

SOCKETS_A_PERSON = 4
AT_ONCE = 200  # entries of a journal that are read in one piece
TALK = (j.Said, j.Claimed, j.Salted)  # entries that change nothing for bots and clocks
GRACE = 20.0  # seconds a host may be away before somebody else can take over

log = logbook.logger("room")


class Socket(Protocol):
    """One connection, as a room sees it."""

    person: int | None
    viewer: int

    def push(self, message: bytes) -> None:
        """Send, in order, without waiting; a reader who is too slow is dropped."""

    def end(self, code: str) -> None:
        """Say good-bye with a reason and close."""


class Room:
    """A table with people around it."""

    def __init__(self, row: TableRow, evening: Evening, services: Services) -> None:
        self.row = row
        self.evening = evening
        self.services = services
        self.number = 0  # entries in the journal
        self.moment = 0  # counts what happens but for talk: a bot's thought is for one moment
        self.sockets: list[Socket] = []
        self.empty_since = time.monotonic()
        self.given_up = False
        self._lock = asyncio.Lock()
        self._unwritten: dict[int, deque[str]] = {}  # commands that no entry came of, by person
        self._last_seen: dict[int, float] = {}
        self._absences: dict[int, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._autopilot = Autopilot(self)
        self._balcony = Balcony()
        self._curtain: asyncio.TimerHandle | None = None

    @classmethod
    async def load(cls, row: TableRow, services: Services) -> "Room":
        """A table from its journal."""
        kept = await services.store.entries(row.id)
        if not kept:
            raise Refused("no_table")  # the server died while it was being opened
        opened = j.read(kept[0].data)
        assert isinstance(opened, j.Opened), "a journal begins with the opening of the table"
        room = cls(row, Evening(opened, services.settings.history), services)
        for entry in kept:
            room._apply(j.read(entry.data), entry.at / 1000)
            room.number = entry.number
            if room.number % AT_ONCE == 0:
                await asyncio.sleep(0)  # other tables go on meanwhile
        room._last_seen = dict.fromkeys(room.evening.people, time.monotonic())
        return room

    @property
    def at_rest(self) -> bool:
        """Nobody is here, and nobody is just coming in."""
        return not self.sockets and not self._lock.locked()

    # who is here

    @property
    def present(self) -> set[int]:
        """People with a socket."""
        return {socket.person for socket in self.sockets if socket.person is not None}

    @property
    def watching(self) -> int:
        """Sockets without a seat."""
        return sum(socket.viewer == SPECTATOR for socket in self.sockets)

    @property
    def from_outside(self) -> m.TableState:
        """The table as a stranger sees it: no earlier than the balcony."""
        shown = self._balcony.shown
        return shown.table if shown is not None else self.evening.state

    async def enter(self, socket: Socket, hello: m.Hello, token: str | None) -> None:
        """A socket has said hello; `token` is its token's hash. Refused if it may not come in."""
        async with self._lock:
            self._still_ours()
            person = self._who(token)
            viewer = self.evening.viewer(person)
            self._may_watch(person, viewer)
            self._find_space(person)
            await self._is_back(person)
            asleep = not self.present
            socket.person, socket.viewer = person, viewer
            self.sockets.append(socket)
            if asleep and person is not None:
                self._wake()
            seen_from = SPECTATOR if hello.seat is None else hello.seat
            lost = hello.seq is not None and seen_from != viewer
            socket.push(self._welcome(socket, hello.seq, lost))
            self._tell_presence(but=socket)

    def leave(self, socket: Socket) -> None:
        """A socket has closed."""
        if socket not in self.sockets:
            return
        self.sockets.remove(socket)
        self.empty_since = time.monotonic()
        if socket.person is not None and socket.person not in self.present:
            self._last_seen[socket.person] = time.monotonic()
            self._watch_absence(socket.person)
        self._tell_presence()
        if not self.present:
            self._sleep()

    def _who(self, token: str | None) -> int | None:
        if token is None:
            return None
        person = self.evening.person_with(token)
        if person is None:
            raise Refused("unknown_token")
        return person

    def _may_watch(self, person: int | None, viewer: int) -> None:
        """Whether somebody without a chair may stay; the host always may: it is his table."""
        evening = self.evening
        closed = evening.stage == "playing" and not evening.wishes.spectators
        if closed and viewer == SPECTATOR and (person is None or person != evening.host):
            raise Refused("no_spectators")

    def _find_space(self, person: int | None) -> None:
        own = [socket for socket in self.sockets if person is not None and socket.person == person]
        if len(own) >= SOCKETS_A_PERSON:
            own[0].end("elsewhere")
            self.sockets.remove(own[0])
        watching = sum(socket.person is None for socket in self.sockets)
        if person is None and watching >= self.services.settings.people_per_table:
            raise Refused("full")  # to onlookers only: they must not keep a player from his seat

    async def _is_back(self, person: int | None) -> None:
        """A person who was absent plays for himself again."""
        if person is None:
            return
        if (timer := self._absences.pop(person, None)) is not None:
            timer.cancel()
        seat = self.evening.seat_of(person)
        if seat is not None and self.evening.chairs[seat].level is not None:
            await self._write(j.Returned(seat=seat))

    def _watch_absence(self, person: int) -> None:
        """After a while a bot plays for somebody who has dropped out, if anybody else is there."""
        patience = self.evening.wishes.takeover
        playing = self.evening.stage == "playing" and self.evening.seat_of(person) is not None
        if patience and playing and person not in self._absences:
            loop = asyncio.get_running_loop()
            self._absences[person] = loop.call_later(
                patience, lambda: self.spawn(self._stand_in(person))
            )

    async def _stand_in(self, person: int) -> None:
        async with self._lock:
            self._absences.pop(person, None)
            seat = self.evening.seat_of(person)
            gone = person not in self.present and self.evening.stage == "playing"
            if self.given_up or not self.present or not gone or seat is None:
                return
            if self.evening.chairs[seat].level is None:
                await self._write(j.Substituted(seat=seat))

    def _tell_presence(self, but: Socket | None = None) -> None:
        message = encode(m.Presence(present=tuple(sorted(self.present)), watching=self.watching))
        for socket in self.sockets:
            if socket is not but:
                socket.push(message)

    def _wake(self) -> None:
        """The first person is here: clocks start anew, bots go on, the absent are watched."""
        for chair in self.evening.chairs:
            if chair.person is not None and chair.person not in self.present:
                self._watch_absence(chair.person)
        self._autopilot.begin()
        self._raise_curtain()

    def _sleep(self) -> None:
        """Nobody but onlookers is here: the table waits, and nobody's time runs."""
        self._autopilot.stop()
        for timer in self._absences.values():
            timer.cancel()
        self._absences.clear()

    # what a newcomer is shown

    def _snapshot(self, viewer: int) -> Snapshot:
        evening, stream = self.evening, self.evening.streams[viewer]
        return Snapshot(
            stream.seq, stream.turn, evening.state, evening.view(viewer), tuple(evening.talk)
        )

    def _shown(self, viewer: int) -> Snapshot:
        """How the table looks to a viewer now; on the balcony it is not yet now."""
        past = self._balcony.shown if viewer == SPECTATOR else None
        return past if past is not None else self._snapshot(viewer)

    def _welcome(self, socket: Socket, known: int | None, lost: bool) -> bytes:
        shown = self._shown(socket.viewer)
        missed: list[bytes] | None = []
        if lost or (known is not None and known > shown.seq):
            missed = None
        elif known is not None:
            missed = self.evening.streams[socket.viewer].since(known)
        told = [] if missed is None else missed[: shown.seq - (known or 0)]
        return encode(
            m.Welcome(
                protocol=m.PROTOCOL,
                you=m.You(socket.person, self.evening.seat_of(socket.person)),
                seq=shown.seq,
                turn=shown.turn,
                table=shown.table,
                view=Raw(shown.view or b"null"),
                clock=self._autopilot.left if self._in_the_present(socket) else None,
                present=tuple(sorted(self.present)),
                watching=self.watching,
                talk=shown.talk,
                missed=tuple(Raw(message) for message in told),
                complete=missed is not None,
            )
        )

    # what people do

    async def do(self, socket: Socket, command: m.Commands) -> None:
        """Carry out a command; its sender hears of it, or is Refused."""
        if isinstance(command, m.Ping):  # not behind the lock: its wait could tell of a secret act
            return socket.push(encode(m.Pong(re=command.id)))
        async with self._lock:
            self._still_ours()
            person = socket.person
            if person is None:
                raise Refused("not_seated")
            if person not in self.evening.people:
                raise Refused("unknown_token")
            if self._was_done(person, command.id):
                return self._acknowledge(socket, command.id)
            if isinstance(command, m.Time):
                self._more_time(person)
                self._unwritten.setdefault(person, deque(maxlen=REMEMBERED)).append(command.id)
                return self._acknowledge(socket, command.id)
            entry = etiquette.entry_for(
                self.evening, person, command, self.services.manners, self._about
            )
            return await self._write(entry, socket)

    def _was_done(self, person: int, command: str) -> bool:
        unwritten = self._unwritten.get(person, ())
        return command in unwritten or self.evening.was_done(person, command)

    async def join(self, name: str, token: str, sit: bool) -> int:
        """Somebody comes to the table with a name and, if he wishes, takes the first empty chair.

        `token` is his token's hash.
        """
        async with self._lock:
            self._still_ours()
            if len(self.evening.people) >= self.services.settings.people_per_table:
                raise Refused("full")
            called = etiquette.name(name, self.evening, self.services.manners)
            person = self.evening.came + 1  # entries must not be counted: some are secret
            empty = [seat for seat, chair in enumerate(self.evening.chairs) if chair.empty]
            seat = empty[0] if sit and empty and self.evening.stage == "gathering" else None
            await self._write(j.Joined(person=person, name=called, token=token, seat=seat))
            self._last_seen[person] = time.monotonic()
            return person

    async def act_for(self, seat: int, action: str, how: j.How, moment: int) -> None:
        """A bot acts, unless something has happened since that moment."""
        async with self._lock:
            if not self.given_up and self.moment == moment:
                await self._write(j.Acted(seat=seat, action=action, how=how))

    def _about(self) -> set[int]:
        """People who are here, or were a moment ago."""
        now = time.monotonic()
        return self.present | {p for p, seen in self._last_seen.items() if now - seen < GRACE}

    def _acknowledge(self, socket: Socket, command: str) -> None:
        socket.push(encode(m.Ack(re=command, seq=self._shown(socket.viewer).seq)))

    def _more_time(self, person: int) -> None:
        seat = self.evening.seat_of(person)
        if seat is None or not self._autopilot.extend(seat):
            raise Refused("no_more_time")
        self.tell_clock(seat if self._autopilot.asked_openly else None)

    def tell_clock(self, by: int | None = None) -> None:
        """How much time is left has changed."""
        message = encode(m.ClockState(left=self._autopilot.left, by=by))
        for socket in self.sockets:
            if self._in_the_present(socket):
                socket.push(message)

    def _in_the_present(self, socket: Socket) -> bool:
        return socket.viewer != SPECTATOR or self._balcony.shown is None

    def _still_ours(self) -> None:
        if self.given_up:
            raise Refused("unavailable")

    # what happens: applied, written, told

    def _apply(self, entry: j.Entries, at: float) -> list[Post]:
        """Apply an entry; what spectators may only see later goes to the balcony."""
        evening = self.evening
        due = at + (evening.wishes.delay if evening.stage == "playing" else 0)
        if due <= time.time() and self._balcony.shown is None:
            return evening.apply(entry)
        before = self._shown(SPECTATOR)
        posts = evening.apply(entry)
        told = [self._sealed(post, SPECTATOR, None) for post in posts if SPECTATOR in post]
        self._balcony.hold(due, told, before, self._snapshot(SPECTATOR))
        for post in posts:
            post.pop(SPECTATOR, None)
        return posts

    async def _write(self, entry: j.Entries, origin: Socket | None = None) -> None:
        """Apply an entry, make it last, then tell everybody."""
        now = time.time()
        try:
            posts = self._apply(entry, now)
        except IllegalAction:
            raise Refused("illegal") from None
        except Exception:
            self.give_up("unavailable")  # half applied, perhaps: the journal knows better
            raise
        try:
            data = j.written(entry)
            await self.services.store.append(self.row.id, self.number + 1, int(now * 1000), data)
        except PenumbraError as error:
            log.failure("not_written", error, table=logbook.mark(self.row.code))
            try:
                if origin is not None and await self._nothing_written():
                    origin.push(encode(m.Error(code="unavailable", re=entry.id)))
            finally:
                self.give_up("unavailable")
            raise Refused("unavailable") from None
        except BaseException:
            self.give_up("closing")
            raise
        self.number += 1
        if isinstance(entry, j.Acted):
            self.services.counters.acts.inc()
            self.services.counters.act_seconds.observe(time.time() - now)
        self._autopilot.look()
        if isinstance(entry, j.Started) and not self.evening.wishes.spectators:
            for post in posts[1:]:
                post.pop(SPECTATOR, None)  # they hear that it begins, and leave
        self._deliver(posts, origin, entry.id)
        if not isinstance(entry, TALK):
            self._move_on(entry)
        if self._balcony.due is not None:
            self._raise_curtain()

    async def _nothing_written(self) -> bool:
        """Whether the journal ends where it did. Only then may the sender be told so; otherwise
        he comes back and asks again, and the room made anew knows what has been done.
        """
        try:
            return len(await self.services.store.entries(self.row.id)) == self.number
        except PenumbraError:
            return False

    def _deliver(self, posts: list[Post], origin: Socket | None, re: str) -> None:
        """To each socket what its viewer is told; to its sender the answer with the last of it."""
        clock = self._autopilot.left
        answer: Post | None = None
        if origin is not None:
            answer = next((post for post in reversed(posts) if origin.viewer in post), None)
        for post in posts:
            ready: dict[int, bytes] = {}
            for socket in self.sockets:
                viewer = socket.viewer
                if viewer not in post:
                    continue
                if socket is origin and post is answer:
                    socket.push(self._sealed(post, viewer, clock, re))
                    continue
                if viewer not in ready:
                    ready[viewer] = self._sealed(post, viewer, clock)
                socket.push(ready[viewer])
        if origin is not None and answer is None:
            self._acknowledge(origin, re)

    def _sealed(self, post: Post, viewer: int, clock: int | None, re: str | None = None) -> bytes:
        seq, parcel = post[viewer]
        if parcel.turn is None:
            return sealed(seq, parcel, re)
        return sealed(seq, parcel, re, self.evening.view(viewer), clock)

    def _move_on(self, entry: j.Entries) -> None:
        """Something has happened that is more than talk."""
        self.moment += 1
        if not isinstance(entry, j.Acted):
            self._reseat(entry)
            if isinstance(entry, j.Paused | j.Resumed):
                self.tell_clock()
        self._autopilot.go_on()

    def _reseat(self, entry: j.Entries) -> None:
        """Who sits where may have changed: sockets see through other eyes, or leave."""
        for socket in list(self.sockets):
            viewer = self.evening.viewer(socket.person)
            if socket.person is not None and socket.person not in self.evening.people:
                kicked = isinstance(entry, j.Left) and entry.kicked
                self._send_away(socket, "kicked" if kicked else "left")
            elif viewer != socket.viewer:
                socket.viewer = viewer
                socket.push(self._welcome(socket, None, lost=True))
        if isinstance(entry, j.Started):
            for socket in list(self.sockets):
                try:
                    self._may_watch(socket.person, socket.viewer)
                except Refused as refused:
                    self._send_away(socket, refused.code)
            for chair in self.evening.chairs:
                if chair.person is not None and chair.person not in self.present:
                    self._watch_absence(chair.person)

    def _send_away(self, socket: Socket, code: str) -> None:
        socket.end(code)
        self.leave(socket)
        if socket.person is not None and socket.person not in self.evening.people:
            self._last_seen.pop(socket.person, None)
            self._unwritten.pop(socket.person, None)

    # the balcony's time

    def _raise_curtain(self) -> None:
        due = self._balcony.due
        if due is not None and self._curtain is None:
            wait = max(due - time.time(), 0)
            self._curtain = asyncio.get_running_loop().call_later(wait, self._tell_balcony)

    def _tell_balcony(self) -> None:
        self._curtain = None
        for message in self._balcony.release(time.time()):
            for socket in self.sockets:
                if socket.viewer == SPECTATOR:
                    socket.push(message)
        self._raise_curtain()

    # the end

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Something that goes on beside."""
        task = asyncio.get_running_loop().create_task(self.guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def guarded(self, work: Coroutine[None, None, None]) -> None:
        """Work whose trouble is logged and ends nothing else."""
        try:
            await work
        except Refused:
            pass
        except Exception as error:
            log.failure("trouble", error, table=logbook.mark(self.row.code))

    def give_up(self, code: str) -> None:
        """Forget this room: its sockets come back and find it made anew from the journal."""
        self.given_up = True
        self.close(code)

    def close(self, code: str) -> None:
        """Nobody is in here any more."""
        self._sleep()
        if self._curtain is not None:
            self._curtain.cancel()
            self._curtain = None
        for socket in self.sockets:
            socket.end(code)
        self.sockets.clear()
