"""Admission: who comes in at a table, by name, by token or to watch.

It says yes or no and changes nothing; what a refused person hears is the code of a `Refused`.
"""

from penumbra.games.game import SPECTATOR
from penumbra.table import etiquette
from penumbra.table import journal as j
from penumbra.table.etiquette import ServerRules
from penumbra.table.evening import Evening
from penumbra.table.messages import Refused
from penumbra.table.presence import Presence


class Admission:
    """The doorkeeper of one table."""

    def __init__(
        self, evening: Evening, presence: Presence, rules: ServerRules, people: int
    ) -> None:
        """At most so many `people` with a name are at the table."""
        self._evening = evening
        self._presence = presence
        self._rules = rules
        self._people = people

    def knows(self, token: str) -> bool:
        """Whether a token with this hash opens anything here."""
        evening = self._evening
        return (evening.person_with(token) or evening.outcast_with(token)) is not None

    def joined(self, name: str, token: str, sit: bool, line: str) -> j.Joined:
        """How somebody comes to the table with a name: on the first empty chair, if he wishes."""
        evening = self._evening
        self._may_be_new(line)
        self._presence.find_room_for_line(line)
        if len(evening.people) >= self._people:
            raise Refused("full")
        called = etiquette.name(name, evening, self._rules)
        person = evening.came + 1  # entries must not be counted: some are secret
        empty = [seat for seat, chair in enumerate(evening.chairs) if chair.empty]
        seat = empty[0] if sit and empty and evening.stage == "gathering" else None
        hosts = person == 1 or (evening.host is None and seat is not None)
        return j.Joined(person=person, name=called, token=token, seat=seat, hosts=hosts, line=line)

    def let_in(self, token: str | None, line: str) -> int | None:
        """For one socket more: whose it is, None for an onlooker's."""
        person = self.who(token)
        if person is None:
            self._may_be_new(line)
        self.may_watch(person, self._evening.viewer(person))
        self._presence.find_space(person, line)
        return person

    def who(self, token: str | None) -> int | None:
        """Whose token it is that has this hash."""
        if token is None:
            return None
        person = self._evening.person_with(token)
        if person is not None:
            return person
        outcast = self._evening.outcast_with(token)
        if outcast is None:
            raise Refused("unknown_token")
        raise Refused("kept_out" if outcast.kept_out else "kicked")

    def may_watch(self, person: int | None, viewer: int) -> None:
        """Whether somebody without a chair may stay; the host always may: it is his table."""
        evening = self._evening
        closed = evening.stage in ("drawing", "playing") and not evening.wishes.spectators
        if closed and viewer == SPECTATOR and (person is None or person != evening.host):
            raise Refused("no_spectators")

    def _may_be_new(self, line: str) -> None:
        """Whether somebody without a token may come in from there."""
        if self._evening.keeps_out(line):
            raise Refused("kept_out")
        if self._evening.locked:
            raise Refused("locked")
