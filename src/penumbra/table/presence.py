"""Who is at a table now: its sockets, the people behind them, and who was here a moment ago.

All of it is of the moment; where people first came from is in the journal, too. What sockets are
told of the game and the table is in `delivery.py`; who plays for the absent, in `absence.py`.
"""

import time
from collections.abc import Mapping
from typing import Protocol

from penumbra.games.game import SPECTATOR
from penumbra.table import messages as m
from penumbra.table.messages import Refused, encode
from penumbra.table.terms import Code, Views

SOCKETS_A_PERSON = 4
GRACE = 20.0  # seconds for which somebody who has gone still counts as being about
GRACE_IN_GAME = 120.0  # the same for a host while a game runs: phones sleep


class Socket(Protocol):
    """One connection, as a table sees it."""

    person: int | None
    viewer: int
    line: str
    """The mark of where it comes from; empty if unknown."""
    views: Views
    """With which updates it wants the view of its viewer."""

    def push(self, message: bytes) -> None:
        """Send, in order, without waiting; a reader who is too slow is dropped."""

    def end(self, code: Code) -> None:
        """Say good-bye with a reason and close."""


class Presence:
    """The sockets at one table."""

    def __init__(self, onlookers: int, of_one_line: int) -> None:
        """At most so many `onlookers` have sockets here, besides all people with a name; and at
        most so many people, or onlookers, come from one line.
        """
        self.sockets: list[Socket] = []
        self.empty_since = time.monotonic()
        self._attentive: list[Socket] = []
        self._onlookers = onlookers
        self._of_one_line = of_one_line
        self._last_seen: dict[int, float] = {}
        self._lines: dict[int, str] = {}

    @property
    def people(self) -> set[int]:
        """People with a socket."""
        return {socket.person for socket in self.sockets if socket.person is not None}

    @property
    def attentive(self) -> set[int]:
        """People who want to be waited for while they look."""
        return {socket.person for socket in self._attentive if socket.person is not None}

    @property
    def anybody(self) -> bool:
        """Whether there is a person, not only onlookers."""
        return any(socket.person is not None for socket in self.sockets)

    @property
    def watching(self) -> int:
        """Sockets without a seat."""
        return sum(socket.viewer == SPECTATOR for socket in self.sockets)

    def about(self, grace: float = GRACE) -> set[int]:
        """People who are here, or were so many seconds ago."""
        now = time.monotonic()
        return self.people | {p for p, seen in self._last_seen.items() if now - seen < grace}

    def line_of(self, person: int) -> str:
        """The mark of where somebody came from last; empty if unknown."""
        return self._lines.get(person, "")

    def remember(self, lines: Mapping[int, str]) -> None:
        """These people were at the table before, and came from there; they are about now."""
        self.seen(*lines)
        self._lines |= lines

    def came_from(self, person: int, line: str) -> None:
        """Somebody has come from there."""
        self._lines[person] = line

    def seen(self, *people: int) -> None:
        """These people are about now, with or without a socket."""
        self._last_seen |= dict.fromkeys(people, time.monotonic())

    def forget(self, person: int) -> None:
        """Somebody has left the table for good."""
        self._last_seen.pop(person, None)
        self._lines.pop(person, None)

    def find_room_for_line(self, line: str) -> None:
        """For one person more from there; Refused if there are too many."""
        if line and sum(each == line for each in self._lines.values()) >= self._of_one_line:
            raise Refused("crowded")

    def find_space(self, person: int | None, line: str) -> None:
        """For one socket more: a person's oldest one may have to go; Refused to onlookers only,
        who must not keep a player from his seat.
        """
        own = [socket for socket in self.sockets if person is not None and socket.person == person]
        if len(own) >= SOCKETS_A_PERSON:
            own[0].end("elsewhere")
            self._forget_socket(own[0])
        if person is None:
            others = [socket.line for socket in self.sockets if socket.person is None]
            if len(others) >= self._onlookers:
                raise Refused("full")
            if line and others.count(line) >= self._of_one_line:
                raise Refused("crowded")

    def enter(self, socket: Socket, attentive: bool) -> None:
        """A socket more, of a known person and viewer."""
        self.sockets.append(socket)
        if socket.person is not None:
            self.came_from(socket.person, socket.line)
        if attentive:
            self._attentive.append(socket)

    def _forget_socket(self, socket: Socket) -> None:
        self.sockets.remove(socket)
        if socket in self._attentive:
            self._attentive.remove(socket)

    def leave(self, socket: Socket) -> bool:
        """A socket less; False if it was none of ours any more."""
        if socket not in self.sockets:
            return False
        self._forget_socket(socket)
        self.empty_since = time.monotonic()
        if socket.person is not None and socket.person not in self.people:
            self.seen(socket.person)
        return True

    def end(self, code: Code) -> None:
        """Good-bye to all."""
        for socket in self.sockets:
            socket.end(code)
        self.sockets.clear()
        self._attentive.clear()

    def tell(self, but: Socket | None = None) -> None:
        """Let everybody know who is here."""
        message = encode(m.Presence(present=tuple(sorted(self.people)), watching=self.watching))
        for socket in self.sockets:
            if socket is not but:
                socket.push(message)
