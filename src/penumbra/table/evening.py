"""An evening: a table as it follows from its journal, with no network, clock or disk.

`Evening.apply` is the only thing that changes one, both when something happens and when a table is
made again from its journal after a restart. Whether something may happen is asked before, in
`etiquette.py`; whether an act is legal, the rules say themselves.
"""

from collections import OrderedDict, deque
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from penumbra.games import GAMES
from penumbra.games import record as records
from penumbra.games.fairness import FairDeals
from penumbra.games.game import SPECTATOR, AnyGame, Rows
from penumbra.games.match import Match
from penumbra.table import journal as j
from penumbra.table.messages import (
    Deal,
    Opened,
    PersonState,
    SeatState,
    Stage,
    TableChanged,
    TableState,
    Talk,
    Wishes,
)
from penumbra.table.streams import Parcel, Stream, body_of

REMEMBERED = 64  # of each person's commands, whose repeats are recognised
TALK_KEPT = 100  # messages of talk that a newcomer hears

Post = dict[int, tuple[int, Parcel]]
"""One message to each of its viewers, numbered in their streams."""

_encode = msgspec.json.Encoder().encode
_MOVES = frozenset(
    {
        j.Joined,
        j.Left,
        j.Sat,
        j.Stood,
        j.Swapped,
        j.BotsSat,
        j.BotLeft,
        j.Changed,
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

    @property
    def empty(self) -> bool:
        """Nobody sits here, not even a bot."""
        return self.name is None


class Guest(msgspec.Struct):
    """Somebody at the table, known by the hash of his token."""

    name: str
    token: str


class Evening:
    """People, chairs, talk and the game on the table."""

    def __init__(self, opened: j.Opened, history: int) -> None:
        self.code = opened.code
        self.wishes = opened.wishes
        self.board = opened.board
        self.stage: Stage = "gathering"
        self.paused = False
        self.host: int | None = None
        self.people: dict[int, Guest] = {}
        self.came = 0  # people who ever came: numbers that tell nothing but that
        self.chairs = [Chair() for _ in range(opened.wishes.players)]
        self.offers: dict[int, int] = {}  # the chairs people would swap theirs for
        self.number = 1
        self.match: Match[Any, Any] | None = None
        self.players: list[str] = []  # of the game, by the names they began it with
        self.talk: deque[Talk] = deque(maxlen=TALK_KEPT)
        self.streams = {SPECTATOR: Stream(history)}
        self._history = history
        self._secret = bytes.fromhex(opened.secret)
        self._deals = FairDeals(self._secret, self._salts_for)
        self._salts: dict[int, dict[int, str]] = {}
        self._done: dict[int, OrderedDict[str, None]] = {}
        self._views: dict[int, bytes] = {}
        self._make_streams()

    # who is who

    def seat_of(self, person: int | None) -> int | None:
        """Where somebody sits."""
        for seat, chair in enumerate(self.chairs):
            if person is not None and chair.person == person:
                return seat
        return None

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

    def was_done(self, person: int, command: str) -> bool:
        """Whether this command of this person has been carried out already."""
        return command in self._done.get(person, ())

    # what there is to see

    @property
    def game(self) -> AnyGame:
        """The game that is played here."""
        return GAMES[self.wishes.game]

    @property
    def next_round(self) -> int:
        """The round that will be dealt next."""
        return 1 if self.match is None else self.match.rounds + 1

    @property
    def record_id(self) -> str:
        """Under which this game's record is found for ever."""
        return f"{self.code}-{self.number}"

    @property
    def state(self) -> TableState:
        """All about the table but the game on it."""
        return TableState(
            code=self.code,
            wishes=self.wishes,
            stage=self.stage,
            paused=self.paused,
            host=self.host,
            seats=tuple(SeatState(chair.name, chair.person, chair.level) for chair in self.chairs),
            people=tuple(
                PersonState(person, guest.name, self.seat_of(person))
                for person, guest in self.people.items()
            ),
            number=self.number,
            commitment=self._deals.commitment,
            round=self.next_round,
            record=self.record_id if self.stage == "over" else None,
        )

    def view(self, viewer: int) -> bytes | None:
        """The game as one viewer sees it, as JSON; None before the first deal."""
        if self.match is None:
            return None
        if not self._views:
            self._views = self.match.views_json()
        return self._views[viewer]

    def salted(self, person: int, round_number: int) -> bool:
        """Whether somebody has given his salt for a round."""
        return person in self._salts.get(round_number, {})

    def luck(self, seat: int) -> int:
        """A bot's own chance for its next choice: the same after a restart, no part of a deal."""
        turn = self.streams[seat].turn
        chance = sha256(b"penumbra bot %b %d %d" % (self._secret, seat, turn)).digest()
        return int.from_bytes(chance[:8])

    def record(self) -> str:
        """The finished game as the text of a record, with all that proves its deals fair."""
        assert self.stage == "over", "a record is of a finished game"
        return records.dumps(self._playing, self.players)

    # what happens

    def apply(self, entry: j.Entries) -> list[Post]:
        """One entry more: what everybody is told. IllegalAction, and nothing changed, of an act."""
        posts = self._happened(entry)
        if type(entry) in _MOVES:
            self.offers.clear()
        if entry.id and entry.by in self.people:
            own = self._done.setdefault(entry.by, OrderedDict())
            own[entry.id] = None
            if len(own) > REMEMBERED:
                own.popitem(last=False)
        return posts

    def _happened(self, entry: j.Entries) -> list[Post]:
        match entry:
            case j.Acted():
                return self._acted(entry)
            case j.Said(person=person, text=text, warned=warned):
                return [self._talked(person, text, None, warned)]
            case j.Claimed(person=person, claim=claim):
                return [self._talked(person, None, claim, ())]
            case j.Salted(person=person, round=round_number, salt=salt):
                self._salts.setdefault(round_number, {})[person] = salt
                return []
            case j.Started():
                return self._started()
            case j.Rematched(secret=secret):
                self._rematched(bytes.fromhex(secret))
                return [self._announce("rematched", entry.by)]
            case _:
                return [self._around_the_table(entry)]

    def _around_the_table(self, entry: j.Entries) -> Post:
        match entry:
            case j.Opened():
                return self._announce("opened")
            case j.Joined(person=person, name=name, token=token, seat=taken):
                self.people[person] = Guest(name, token)
                self.came = max(self.came, person)
                self.host = self.host or person
                if taken is not None:
                    self.chairs[taken] = Chair(person, name)
                return self._announce("joined", person, taken)
            case j.Left(person=person, kicked=kicked):
                seat = self._gone(person)
                return self._announce("kicked" if kicked else "left", person, seat)
            case j.Sat(person=person, seat=seat):
                self._stand_up(person)
                self.chairs[seat] = Chair(person, self.people[person].name)
                return self._announce("sat", person, seat)
            case j.Stood(person=person):
                return self._announce("stood", person, self._stand_up(person))
            case j.Offered(person=person, seat=seat):
                self.offers[person] = seat
                return self._announce("swap_offered", person, seat)
            case j.Swapped(seat=seat, other=other):
                self.chairs[seat], self.chairs[other] = self.chairs[other], self.chairs[seat]
                return self._announce("swapped", self.chairs[other].person, other)
            case j.BotsSat(seats=seats, names=names, level=level):
                for seat, name in zip(seats, names, strict=True):
                    self.chairs[seat] = Chair(None, name, level)
                return self._announce("bots_sat", None, seats[0])
            case j.BotLeft(seat=seat):
                self.chairs[seat] = Chair()
                return self._announce("bot_left", None, seat)
            case j.Renamed(person=person, name=name):
                self.people[person].name = name
                seat_of = self.seat_of(person)
                if seat_of is not None:
                    self.chairs[seat_of].name = name
                return self._announce("renamed", person, seat_of)
            case j.Changed(wishes=wishes, board=board):
                self._changed(wishes, board)
                return self._announce("changed", entry.by)
            case j.Paused():
                self.paused = True
                return self._announce("paused", entry.by)
            case j.Resumed():
                self.paused = False
                return self._announce("resumed", entry.by)
            case j.HostPassed(person=person):
                self.host = person
                return self._announce("host_passed", person)
            case j.Substituted(seat=seat):
                self.chairs[seat].level = self.wishes.level
                return self._announce("substituted", self.chairs[seat].person, seat)
            case j.Returned(seat=seat):
                self.chairs[seat].level = None
                return self._announce("returned", self.chairs[seat].person, seat)
            case _:
                raise AssertionError(f"an entry nobody knows: {type(entry).__name__}")

    def _announce(self, what: str, person: int | None = None, seat: int | None = None) -> Post:
        changed = TableChanged(seq=0, what=what, person=person or None, seat=seat, table=self.state)
        return self._tell_all(changed)

    def _tell_all(self, message: msgspec.Struct) -> Post:
        body = body_of(message)
        return self._post(dict.fromkeys(self.streams, body))

    def _talked(
        self, person: int, text: str | None, claim: str | None, warned: tuple[str, ...]
    ) -> Post:
        talk = Talk(
            seq=0, person=person, seat=self.seat_of(person), text=text, claim=claim, warned=warned
        )
        self.talk.append(talk)
        return self._tell_all(talk)

    # people and chairs

    def _stand_up(self, person: int) -> int | None:
        seat = self.seat_of(person)
        if seat is not None:
            self.chairs[seat] = Chair()
        return seat

    def _gone(self, person: int) -> int | None:
        """Somebody is here no more: in a game a bot goes on under his name."""
        del self.people[person]
        self._done.pop(person, None)
        seat = self.seat_of(person)
        if seat is not None and self.stage == "playing":
            self.chairs[seat] = Chair(None, self.chairs[seat].name, self.wishes.level)
        elif seat is not None:
            self.chairs[seat] = Chair()
        if self.host == person:
            seated = [chair.person for chair in self.chairs if chair.person is not None]
            self.host = next(iter([*seated, *self.people]), None)
        return seat

    def _changed(self, wishes: Wishes, board: dict[str, Any]) -> None:
        kept = self.chairs[: wishes.players]
        self.chairs = kept + [Chair() for _ in range(wishes.players - len(kept))]
        self.wishes, self.board = wishes, board
        self._make_streams()

    def _make_streams(self) -> None:
        """A stream a seat. Until the first start all viewers have been told the same."""
        public = self.streams[SPECTATOR]
        for seat in range(len(self.chairs)):
            self.streams.setdefault(seat, public.copy())
        for seat in [seat for seat in self.streams if seat >= len(self.chairs)]:
            del self.streams[seat]

    # the game

    def _started(self) -> list[Post]:
        self.stage = "playing"
        self.players = [chair.name or "" for chair in self.chairs]
        board = self.game.board_from(self.board)
        self.match = Match(self.game, len(self.chairs), board, fair=self._deals)
        self._views.clear()
        return [self._announce("started"), *self._tell_deal(0), self._tell_events(None, None)]

    def _salts_for(self, round_number: int) -> list[bytes]:
        """The salts given until this moment, in which the round is dealt."""
        given = self._salts.pop(round_number, {})
        return [bytes.fromhex(given.get(chair.person or 0, "")) for chair in self.chairs]

    def _acted(self, entry: j.Acted) -> list[Post]:
        match = self._playing
        before = match.rows.copy()
        rounds = match.rounds
        match.act(entry.seat, entry.action)
        self._views.clear()
        posts = [*self._tell_deal(rounds), self._tell_events(entry.seat, before)]
        if match.over:
            self.stage = "over"
            for chair in self.chairs:
                if chair.person is not None:
                    chair.level = None
            opened = Opened(seq=0, secret=self._secret.hex(), record=self.record_id)
            posts += [self._tell_all(opened), self._announce("over")]
        return posts

    @property
    def _playing(self) -> Match[Any, Any]:
        assert self.match is not None, "acts belong to a game"
        return self.match

    def _tell_deal(self, rounds: int) -> list[Post]:
        """Which salts a round that has just been dealt follows from."""
        if self._playing.rounds == rounds:
            return []
        salts = tuple(self._deals.opened().salts[-1])
        return [
            self._tell_all(
                Deal(seq=0, round=rounds + 1, commitment=self._deals.commitment, salts=salts)
            )
        ]

    def _tell_events(self, actor: int | None, before: Rows | None) -> Post:
        """To each viewer what he may know, if he may notice anything at all.

        A pass in a window has no events and changes no view but the actor's: nobody else hears of
        it. His choice for the Eclipse has none either, but everybody sees that he has chosen.
        """
        match = self._playing
        seen = match.events(SPECTATOR)
        public = _update(seen)
        if seen and not match.hides:
            for stream in self.streams.values():
                stream.turn += 1
            return self._post(dict.fromkeys(self.streams, public), turns=True)
        bodies: dict[int, bytes] = {}
        for viewer, stream in self.streams.items():
            events = match.events(viewer)
            if events or viewer == actor:
                stream.turn += 1
            elif self._looks_the_same(before, viewer):
                continue
            told = _update(events)
            bodies[viewer] = public if told == public else told
        return self._post(bodies, turns=True)

    def _looks_the_same(self, before: Rows | None, viewer: int) -> bool:
        if before is None:
            return False
        (seen,) = self._playing.game.views_json(before, 0, range(viewer, viewer + 1))
        return seen == self.view(viewer)

    def _post(self, bodies: dict[int, bytes], turns: bool = False) -> Post:
        post: Post = {}
        for viewer, body in bodies.items():
            stream = self.streams[viewer]
            post[viewer] = stream.add(body, stream.turn if turns else None)
        return post

    def _rematched(self, secret: bytes) -> None:
        self.stage = "gathering"
        self.paused = False
        self.number += 1
        self.match = None
        self._views.clear()
        self._secret = secret
        self._deals = FairDeals(secret, self._salts_for)
        self._salts.clear()


def _update(events: Sequence[msgspec.Struct]) -> bytes:
    return b'"type":"update","events":' + _encode(events)
