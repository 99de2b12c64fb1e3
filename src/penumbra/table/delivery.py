"""What the sockets of a table are told: to each viewer his stream, to a newcomer all as it stands.

What happens is told only when it has been written down; that is the room's business. Spectators
may have to wait for it longer than the players (`spectator_delay.py`).
"""

import time
from collections.abc import Callable

from msgspec import Raw
from msgspec.structs import asdict, replace

from penumbra.games.game import SPECTATOR
from penumbra.table import journal as j
from penumbra.table import messages as m
from penumbra.table.countdown import Countdown
from penumbra.table.evening import Evening, Post
from penumbra.table.messages import encode
from penumbra.table.presence import Presence, Socket
from penumbra.table.spectator_delay import Later, Snapshot, SpectatorDelay, due
from penumbra.table.streams import sealed

UNSEEN = (j.Acted, j.Said, j.Claimed, j.Salted, j.Promised, j.Revealed)
"""Entries that leave the table around the game as it was, unless an act ends it or a rest."""
MOST_TOLD_AGAIN = 500_000  # bytes of missed messages in one welcome; who missed more begins anew


class Delivery:
    """The messages of one table, on their way to its sockets."""

    def __init__(
        self,
        evening: Evening,
        presence: Presence,
        countdown: Countdown,
        now: Callable[[], float],
    ) -> None:
        """`now` is the time of the calendar by which entries are dated."""
        self._evening = evening
        self._presence = presence
        self._countdown = countdown
        self._now = now
        self._delay = SpectatorDelay(self._tell_spectators)
        self._later: Later | None = None  # for spectators, once it is written
        self._written = evening.state

    @property
    def from_outside(self) -> m.TableState:
        """The table as a stranger sees it: nothing that is not written yet, and nothing earlier
        than spectators do.
        """
        table = self._told(SPECTATOR)
        return table if table.record is None else replace(table, record=None)

    def games_of(self, person: int) -> list[tuple[int, str]]:
        """The finished games that somebody was at the table for, as far as he has been told of
        their end: number and address.
        """
        evening = self._evening
        told = self._told(evening.viewer(person))
        over = told.number - (told.stage in ("gathering", "drawing", "playing"))
        games = enumerate(evening.addresses[:over], start=1)
        return [game for game in games if game[0] >= evening.people[person].since]

    def _told(self, viewer: int) -> m.TableState:
        past = self._delay.shown
        return past.table if past is not None and viewer == SPECTATOR else self._written

    # what happens

    def apply(self, entry: j.Entries, at: float) -> list[Post]:
        """Apply an entry to the evening: what is to be told as soon as it is written (`written`).

        What spectators may only see later is kept for then.
        """
        evening = self._evening
        delay = evening.wishes.delay if evening.stage == "playing" else 0
        until = due(at, delay, self._now())
        if until <= time.monotonic() and self._delay.shown is None:
            return evening.apply(entry)
        before = self._shown(SPECTATOR)
        posts = evening.apply(entry)
        told = [self._sealed(post, SPECTATOR, None) for post in posts if SPECTATOR in post]
        self._later = until, told, before, self._snapshot(SPECTATOR)
        for post in posts:
            post.pop(SPECTATOR, None)
        return posts

    @property
    def spectators_will_hear(self) -> bool:
        """Whether what is being written is news for spectators who see things later."""
        return self._later is not None and bool(self._later[1])

    def written(self, entry: j.Entries) -> None:
        """The entry that was applied last is on disk: from now on it has happened."""
        if self._later is not None:
            self._delay.hold(*self._later)
            self._later = None
        now, told = self._evening, self._written
        same = (now.stage, now.rest_state) == (told.stage, told.rest)
        if not isinstance(entry, UNSEEN) or not same:
            self._written = now.state

    def deliver(self, posts: list[Post], origin: Socket | None, re: str) -> None:
        """To each socket what its viewer is told; to its sender the answer with the last of it."""
        clock = self._countdown.left
        answer: Post | None = None
        if origin is not None:
            answer = next((post for post in reversed(posts) if origin.viewer in post), None)
        for post in posts:
            ready: dict[tuple[int, bool], bytes] = {}
            for socket in self._presence.sockets:
                viewer = socket.viewer
                if viewer not in post:
                    continue
                shown = self._looks(socket)
                if socket is origin and post is answer:
                    socket.push(self._sealed(post, viewer, clock, re, shown))
                    continue
                if (viewer, shown) not in ready:
                    ready[viewer, shown] = self._sealed(post, viewer, clock, shown=shown)
                socket.push(ready[viewer, shown])
        if origin is not None and answer is None:
            self.acknowledge(origin, re)
        self._delay.start()

    def acknowledge(self, socket: Socket, command: str) -> None:
        """A command is done of which its sender is told nothing else."""
        socket.push(encode(m.Ack(re=command, seq=self._shown(socket.viewer).seq)))

    def tell_clock(self, by: int | None = None) -> None:
        """How much time is left has changed; `by` the wish of a seat, if everybody may know."""
        message = encode(m.ClockState(left=self._countdown.left, by=by))
        for socket in self._presence.sockets:
            if self._in_the_present(socket):
                socket.push(message)

    def resume(self) -> None:
        """Tell delayed spectators what waits for its time."""
        self._delay.start()

    def stop(self) -> None:
        """Tell them nothing more."""
        self._delay.stop()

    def _tell_spectators(self, message: bytes) -> None:
        for socket in self._presence.sockets:
            if socket.viewer == SPECTATOR:
                socket.push(message)

    def _looks(self, socket: Socket) -> bool:
        """Whether a socket wants the view now: programs look only when they are asked."""
        if socket.views == "always":
            return True
        match = self._evening.match
        return match is not None and (match.over or socket.viewer in match.waiting)

    def _sealed(
        self,
        post: Post,
        viewer: int,
        clock: int | None,
        re: str | None = None,
        shown: bool = True,
    ) -> bytes:
        """A message as this viewer hears it, with his view if that has changed and is `shown`."""
        seq, parcel = post[viewer]
        if parcel.turn is None or not shown:
            return sealed(seq, parcel, re)
        return sealed(seq, parcel, re, self._evening.view(viewer), clock)

    # what a newcomer is shown

    def welcome(self, socket: Socket, known: int | None, lost: bool, whole: bool) -> None:
        """Everything as it stands, and what came after number `known`, unless that count is lost:
        it was another viewer's. The `whole` game again, or where `known` leads nowhere.
        """
        shown = self._shown(socket.viewer)
        useless = lost or (known is not None and known > shown.seq)
        missed = None if useless else self._since(socket.viewer, known, shown.seq)
        told = missed or []
        if (whole or missed is None) and self._evening.match is not None:
            told = self._game_so_far(socket.viewer, known if missed else None, shown.seq) or told
        message = m.Welcome(
            protocol=m.PROTOCOL,
            you=m.You(socket.person, self._evening.seat_of(socket.person)),
            seq=shown.seq,
            turn=shown.turn,
            table=shown.table,
            view=Raw(shown.view or b"null"),
            clock=self._countdown.left if self._in_the_present(socket) else None,
            present=tuple(sorted(self._presence.people)),
            watching=self._presence.watching,
            talk=tuple(m.Talk(seq=0, **asdict(said)) for said in shown.talk),
            said=shown.said,
            missed=tuple(Raw(each) for each in told),
            complete=missed is not None,
        )
        socket.push(encode(message))

    def _since(self, viewer: int, known: int | None, last: int) -> list[bytes] | None:
        """What a viewer was told after number `known`; None if that is not at hand any more."""
        if known is None:
            return []
        missed = self._evening.streams[viewer].since(known)
        if missed is None or sum(map(len, missed)) > MOST_TOLD_AGAIN:
            return None
        return missed[: last - known]

    def _game_so_far(self, viewer: int, known: int | None, last: int) -> list[bytes] | None:
        """The present game as this viewer was told of it, and all he has missed; None if there is
        nothing, or too much.
        """
        begins = self._evening.streams[viewer].earliest
        first = min(begins, last, last if known is None else known)
        return self._since(viewer, first, last)

    def _shown(self, viewer: int) -> Snapshot:
        """How the table looks to a viewer now; for delayed spectators it is not yet now."""
        past = self._delay.shown if viewer == SPECTATOR else None
        return past if past is not None else self._snapshot(viewer)

    def _snapshot(self, viewer: int) -> Snapshot:
        evening, stream = self._evening, self._evening.streams[viewer]
        return Snapshot(
            stream.seq,
            stream.turn,
            evening.state,
            evening.view(viewer),
            tuple(evening.talk),
            tuple(evening.said),
        )

    def _in_the_present(self, socket: Socket) -> bool:
        return socket.viewer != SPECTATOR or self._delay.shown is None
