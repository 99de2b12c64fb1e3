"""The company at a table: who is there, who sits where, who is host, who is waited for.

It follows from the journal, as all of an evening does (`evening.py`); here is the part that needs
no game.
"""

from collections import OrderedDict

import msgspec

from penumbra.bots.temperament import Temperament, temperament_of
from penumbra.games.game import SPECTATOR
from penumbra.table import journal as j
from penumbra.table.terms import Happening

OUTCASTS = 100  # people sent away who are remembered

Told = tuple[Happening, int | None, int | None]
"""What happened around the table, to which person, on which chair."""

MOVES = frozenset(
    {
        j.Joined,
        j.Left,
        j.Readmitted,
        j.Sat,
        j.Stood,
        j.Swapped,
        j.BotsSat,
        j.BotLeft,
        j.Changed,
        j.DrawBegan,
        j.Started,
        j.Rematched,
    }
)
"""After these somebody else may sit on a chair: whoever offered a swap must offer it again."""


class Chair(msgspec.Struct):
    """A chair; empty, a person's, a bot's, or a person's with a bot that stands in for him."""

    person: int | None = None
    name: str | None = None
    level: str | None = None
    kept_for: int | None = None
    """Who sat here before he was sent away in the middle of a game."""

    @property
    def empty(self) -> bool:
        """Nobody sits here, not even a bot."""
        return self.name is None

    @property
    def is_bot(self) -> bool:
        """A bot sits here for itself."""
        return self.person is None and self.name is not None

    @property
    def temperament(self) -> Temperament:
        """A bot's goes with its name; whoever stands in for a person has none of his own."""
        return temperament_of(self.name) if self.is_bot and self.name else "steady"


class Guest(msgspec.Struct):
    """Somebody at the table, known by the hash of his token."""

    name: str
    token: str
    since: int
    """The number of the game that was on the table, or was gathered for, when he came."""
    line: str = ""
    """The mark of where he came from then; empty if nobody knows."""


class Rest(msgspec.Struct):
    """The moment after a deal in which people look: at which round, and who still does."""

    round: int
    waiting: set[int]


class Outcast(msgspec.Struct, frozen=True):
    """Somebody who was sent away, and may be let back."""

    guest: Guest
    kept_out: bool
    line: str
    """Where nobody new comes in from while he is kept out; empty if nobody knows."""


class Company:
    """People and chairs."""

    def __init__(self, chairs: int) -> None:
        self.number = 1  # of the game they gather for or play
        self.people: dict[int, Guest] = {}
        self.came = 0  # people who ever came: numbers that tell nothing but that
        self.chairs = [Chair() for _ in range(chairs)]
        self.offers: dict[int, int] = {}  # the chairs people would swap theirs for
        self.host: int | None = None
        self.former: int | None = None  # from whom the rights were taken while he was away
        self.locked = False
        self.sent_away: OrderedDict[int, Outcast] = OrderedDict()
        self.paused = False
        self.paused_by: int | None = None
        self.pause_asked: list[int] = []  # people
        self.hints_agreed: list[int] = []  # likewise
        self.rest: Rest | None = None

    def seat_of(self, person: int | None) -> int | None:
        """Where somebody sits."""
        for seat, chair in enumerate(self.chairs):
            if person is not None and chair.person == person:
                return seat
        return None

    @property
    def seated(self) -> list[int]:
        """People on chairs, in their order."""
        return [chair.person for chair in self.chairs if chair.person is not None]

    def viewer(self, person: int | None) -> int:
        """Through whose eyes somebody sees the game: his seat's or a spectator's."""
        seat = self.seat_of(person)
        return SPECTATOR if seat is None else seat

    def person_with(self, token: str) -> int | None:
        """Whose token has this hash."""
        for person, guest in self.people.items():
            if guest.token == token:
                return person
        return None

    def outcast_with(self, token: str) -> Outcast | None:
        """Who was sent away and has the token with this hash."""
        return next((one for one in self.sent_away.values() if one.guest.token == token), None)

    def keeps_out(self, line: str) -> bool:
        """Whether nobody new comes in from there."""
        return bool(line) and any(one.line == line for one in self.sent_away.values())

    # what happens

    def moved(self, entry: j.Entries) -> Told | None:
        """Somebody came, sat down, was renamed, …; None if an entry is about something else."""
        match entry:
            case j.Joined(person=person, name=name, token=token, seat=taken, hosts=hosts):
                self.people[person] = Guest(name, token, self.number, entry.line)
                self.came = max(self.came, person)
                if hosts or (hosts is None and self.host is None):
                    self.host = person
                if taken is not None:
                    self.chairs[taken] = Chair(person, name)
                return "joined", person, taken
            case j.Locked():
                self.locked = True
                return "locked", entry.by, None
            case j.Unlocked():
                self.locked = False
                return "unlocked", entry.by, None
            case j.Sat(person=person, seat=seat):
                self._stand_up(person)
                self.chairs[seat] = Chair(person, self.people[person].name)
                return "sat", person, seat
            case j.Stood(person=person):
                return "stood", person, self._stand_up(person)
            case j.Offered(person=person, seat=seat):
                self.offers[person] = seat
                return "swap_offered", person, seat
            case j.Swapped(seat=seat, other=other):
                self.chairs[seat], self.chairs[other] = self.chairs[other], self.chairs[seat]
                return "swapped", self.chairs[other].person, other
            case j.BotsSat(seats=seats, names=names, level=level):
                for seat, name in zip(seats, names, strict=True):
                    self.chairs[seat] = Chair(None, name, level)
                return "bots_sat", None, seats[0]
            case j.BotLeft(seat=seat):
                self.chairs[seat] = Chair()
                return "bot_left", None, seat
            case j.Renamed(person=person, name=name):
                self.people[person].name = name
                seat_of = self.seat_of(person)
                if seat_of is not None:
                    self.chairs[seat_of].name = name
                return "renamed", person, seat_of
            case j.HostPassed(person=person):
                if person == self.former:
                    self.former = None
                elif entry.by == person and self.former is None:
                    self.former = self.host  # taken, not given
                self.host = person
                return "host_passed", person, None
            case j.Returned(seat=seat):
                self.chairs[seat].level = None
                return "returned", self.chairs[seat].person, seat
            case j.Paused():
                self._pause(entry.by)
                return "paused", entry.by, None
            case j.Resumed():
                self._pause(None)
                return "resumed", entry.by, None
            case j.PauseAsked(person=person):
                self.pause_asked.append(person)
                return "pause_asked", person, self.seat_of(person)
            case j.HintsAgreed(person=person, yes=yes):
                self._agree(person, yes)
                return ("hints_agreed" if yes else "hints_declined"), person, self.seat_of(person)
            case j.WentOn(person=person):
                self._has_looked(person)
                return "went_on", person, self.seat_of(person)
            case j.RestEnded():
                self.rest = None
                return "went_on", None, None
            case _:
                return None

    def _stand_up(self, person: int) -> int | None:
        seat = self.seat_of(person)
        if seat is not None:
            self.chairs[seat] = Chair()
        return seat

    def _take_leave(self, left: j.Left, stand_in: str | None) -> int | None:
        """Somebody is here no more; in a game a bot of that level goes on under his name."""
        person = left.person
        guest = self.people.pop(person)
        self._has_looked(person)
        if person in self.pause_asked:
            self.pause_asked.remove(person)
        self._agree(person, False)
        if left.kicked:
            self.sent_away[person] = Outcast(guest, left.kept_out, left.line)
            if len(self.sent_away) > OUTCASTS:
                self.sent_away.popitem(last=False)
        seat = self.seat_of(person)
        if seat is not None:
            kept_for = person if left.kicked else None
            bot = Chair(None, guest.name, stand_in, kept_for)
            self.chairs[seat] = Chair() if stand_in is None else bot
        if self.former == person:
            self.former = None
        if left.heir is not None:
            self.host = left.heir or None
        elif self.host == person:
            self.host = next(iter([*self.seated, *self.people]), None)
        return seat

    def _readmit(self, person: int, plays_on: bool) -> int | None:
        """Somebody may come back, to the chair a bot has kept for him and may still play for."""
        guest = self.sent_away.pop(person).guest
        self.people[person] = guest
        for seat, chair in enumerate(self.chairs):
            if chair.kept_for == person:
                self.chairs[seat] = Chair(person, guest.name, chair.level if plays_on else None)
                return seat
        return None

    def _persons_play_for_themselves(self) -> None:
        for chair in self.chairs:
            if chair.person is not None:
                chair.level = None

    # pauses and rests

    def _pause(self, by: int | None) -> None:
        """The game is stopped by somebody, or goes on; nobody has to ask any more."""
        self.paused = by is not None
        self.paused_by = by
        self.pause_asked.clear()

    def _agree(self, person: int, yes: bool) -> None:
        """Somebody agrees, or does not any more, that hints are given."""
        if person in self.hints_agreed:
            self.hints_agreed.remove(person)
        if yes:
            self.hints_agreed.append(person)

    @property
    def all_agree_to_hints(self) -> bool:
        """Whoever plays alone against bots need not ask anybody."""
        seated = self.seated
        return len(seated) == 1 or set(seated) <= set(self.hints_agreed)

    def _has_looked(self, person: int | None) -> bool:
        """Somebody is waited for no longer after a deal; whether he was."""
        if self.rest is None or person not in self.rest.waiting:
            return False
        self.rest.waiting.remove(person)
        if not self.rest.waiting:
            self.rest = None
        return True

    def _nobody_waits(self) -> None:
        self._pause(None)
        self.rest = None
