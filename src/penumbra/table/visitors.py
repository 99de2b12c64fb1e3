"""Visitors: the sockets at one table as they come, see through other eyes, and go.

Who may come in says `admission`; what a newcomer is shown, `delivery`. A table wakes with its first
person and falls asleep with its last (`wakefulness`).
"""

from penumbra.games.game import SPECTATOR
from penumbra.table import journal as j
from penumbra.table import messages as m
from penumbra.table.admission import Admission
from penumbra.table.delivery import Delivery
from penumbra.table.evening import Evening
from penumbra.table.messages import Refused
from penumbra.table.presence import Presence, Socket
from penumbra.table.terms import Code
from penumbra.table.wakefulness import Wakefulness


class Visitors:
    """Who has a socket at one table."""

    def __init__(
        self,
        evening: Evening,
        presence: Presence,
        admission: Admission,
        delivery: Delivery,
        wakefulness: Wakefulness,
    ) -> None:
        self._evening = evening
        self._presence = presence
        self._admission = admission
        self._delivery = delivery
        self._wakefulness = wakefulness

    def come_in(self, socket: Socket, hello: m.Hello, token: str | None, now: float) -> None:
        """A socket more, whose token has this hash; Refused if it may not come in."""
        person = self._admission.let_in(token, socket.line)
        viewer = self._evening.viewer(person)
        if person is not None:
            self._wakefulness.came(person)
        asleep = not self._presence.anybody
        socket.person, socket.viewer, socket.views = person, viewer, hello.views
        self._presence.enter(socket, hello.attentive)
        if asleep and person is not None:
            self._wakefulness.wake(now)
            self._delivery.resume()
        else:
            self._wakefulness.looked_in()
        seen_from = SPECTATOR if hello.seat is None else hello.seat
        lost = hello.seq is not None and seen_from != viewer
        self._delivery.welcome(socket, hello.seq, lost, hello.whole)
        self._presence.tell(but=socket)

    def leave(self, socket: Socket) -> None:
        """A socket has closed."""
        if not self._presence.leave(socket):
            return
        if socket.person is not None and socket.person not in self._presence.people:
            self._wakefulness.went(socket.person)
        self._presence.tell()
        if not self._presence.anybody:
            self._wakefulness.sleep()

    def reseat(self, entry: j.Entries) -> None:
        """Who sits where may have changed: sockets see through other eyes, or leave."""
        for socket in list(self._presence.sockets):
            viewer = self._evening.viewer(socket.person)
            if socket.person is not None and socket.person not in self._evening.people:
                self._send_away(socket, _farewell(entry))
            elif viewer != socket.viewer:
                socket.viewer = viewer
                self._delivery.welcome(socket, None, lost=True, whole=True)
        if isinstance(entry, j.Left):
            self._presence.forget(entry.person)
        if isinstance(entry, j.Started):
            for socket in list(self._presence.sockets):
                try:
                    self._admission.may_watch(socket.person, socket.viewer)
                except Refused as refused:
                    self._send_away(socket, refused.code)
            self._wakefulness.began()

    def _send_away(self, socket: Socket, code: Code) -> None:
        socket.end(code)
        self.leave(socket)


def _farewell(entry: j.Entries) -> Code:
    """What somebody is told with whom it was the last entry."""
    if isinstance(entry, j.Left) and entry.kicked:
        return "kept_out" if entry.kept_out else "kicked"
    return "left"
