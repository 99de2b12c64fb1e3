"""An evening: a table as it follows from its journal, with no network, clock or disk.

`Evening.apply` is the only thing that changes one, both when something happens and when a table is
made again from its journal after a restart. Whether something may happen is asked before, in
`etiquette.py`; whether an act is legal, the rules say themselves.

Rules change, and a journal may tell of a game that today's would play otherwise. Checks in the
journal show it. Such a game is shown as it was kept when it ended (`finished_game.py`), or is
broken off if it had not ended; people, chairs, talk and all other games stay as they are.
"""

from collections import OrderedDict, deque
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any
from zlib import crc32

import msgspec

from penumbra.bots.temperament import Temperament, temperament_called
from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games.claims import Heard
from penumbra.games.fairness.deals import Deals, DrawnDeals
from penumbra.games.fairness.draw import Facts, commitment
from penumbra.games.fairness.salts import SaltedDeals
from penumbra.games.game import SPECTATOR, AnyGame, Rows
from penumbra.games.match import Match
from penumbra.table import journal as j
from penumbra.table.company import MOVES, Chair, Company, Rest
from penumbra.table.drawing import Drawing
from penumbra.table.finished_game import Ending
from penumbra.table.game_address import game_address
from penumbra.table.messages import (
    Body,
    DealBody,
    DrawnBody,
    OpenedBody,
    PersonState,
    RestState,
    RollBody,
    SeatState,
    SentAway,
    Stage,
    TableChangedBody,
    TableState,
    TalkBody,
    UndrawnBody,
    Wishes,
)
from penumbra.table.streams import Parcel, Stream, body_of
from penumbra.table.terms import Happening

REMEMBERED = 64  # of each person's commands, whose repeats are recognised
TALK_KEPT = 100  # messages of talk that a newcomer hears
CLAIMS_KEPT = 1000  # of a game: far more than are made, unless somebody only makes noise
MOST_OF_AN_ACT = 4  # messages to one viewer: a deal, an update, the secret, the end

Post = dict[int, tuple[int, Parcel]]
"""One message to each of its viewers, numbered in their streams."""

_encode = msgspec.json.Encoder().encode


class Evening(Company):
    """People, chairs, talk and the game on the table."""

    def __init__(
        self, opened: j.Opened, history: int, finished: Mapping[int, Ending] | None = None
    ) -> None:
        """`finished` tells how games of this table ended that were kept, by their number: needed
        only where `astray` says so.
        """
        super().__init__(opened.wishes.players)
        self.code = opened.code
        self.wishes = told_wishes(opened.wishes)
        self.board = opened.board
        self.stage: Stage = "gathering"
        self.match: Match[Any, Any] | None = None
        self.players: list[str] = []  # of the game, by the names they began it with
        self.astray = False  # some game was broken off, or is not shown for want of `finished`
        self.talk: deque[TalkBody] = deque(maxlen=TALK_KEPT)
        self.said: deque[Heard] = deque(maxlen=CLAIMS_KEPT)  # in this game, wherever it was said
        self._opened: list[Heard] = []  # the roles of each round that has ended
        self.streams = {SPECTATOR: Stream(history)}
        self._secrets = [bytes.fromhex(opened.secret)]  # of each game's deals
        self.drawing: Drawing | None = None  # the draw that is under way
        self._deals: Deals | None = None  # of the game, once its first round is dealt
        self._salts: dict[int, dict[int, str]] = {}
        self._done: dict[int, OrderedDict[str, None]] = {}
        self._views: dict[int, bytes] = {}
        self._rules = 0  # by which the game was begun
        self._check = 0  # of all that viewers were told of the game
        self._finished = finished or {}
        self._as_kept: Ending | None = None  # the game, if it is not played again
        self._acts = 0  # of a game that is not played again
        self._make_streams()

    def was_done(self, person: int, command: str) -> bool:
        """Whether this command of this person has been carried out already."""
        return command in self._done.get(person, ())

    # what there is to see

    @property
    def game(self) -> AnyGame:
        """The game that is played here."""
        return GAMES[self.wishes.game]

    @property
    def _attempt(self) -> int | None:
        """The attempt at the draw for which shares are promised now."""
        drawing = self.drawing
        return drawing.attempt if drawing is not None and drawing.roll is None else None

    @property
    def rounds(self) -> int:
        """Rounds of the game that were dealt and can still be played on."""
        playing = self.match is not None and self.stage == "playing"
        return self.match.rounds if self.match is not None and playing else 0

    @property
    def record_id(self) -> str:
        """What this game is called, in its record and in notes of it."""
        return f"{self.code}-{self.number}"

    @property
    def _secret(self) -> bytes:
        return self._secrets[-1]

    @property
    def address(self) -> str:
        """Where this game is found once it is over, as long as the table is kept."""
        return self.addresses[-1]

    @property
    def addresses(self) -> list[str]:
        """The same of all games of this table, in their order."""
        return [
            game_address(f"{self.code}-{number}", secret)
            for number, secret in enumerate(self._secrets, start=1)
        ]

    @property
    def state(self) -> TableState:
        """All about the table but the game on it."""
        return TableState(
            code=self.code,
            wishes=self.wishes,
            stage=self.stage,
            paused=self.paused,
            paused_by=self.paused_by,
            pause_asked=tuple(self.pause_asked),
            hints_agreed=tuple(self.hints_agreed),
            rest=self.rest_state,
            locked=self.locked,
            host=self.host,
            former=self.former,
            seats=tuple(SeatState(chair.name, chair.person, chair.level) for chair in self.chairs),
            people=tuple(
                PersonState(person, guest.name, self.seat_of(person))
                for person, guest in self.people.items()
            ),
            sent_away=tuple(
                SentAway(person, one.guest.name, one.kept_out)
                for person, one in self.sent_away.items()
            ),
            number=self.number,
            commitment=commitment(self._secret),
            attempt=self._attempt,
            draw=self._deals.draw if isinstance(self._deals, DrawnDeals) else None,
            record=self.address if self.stage == "over" else None,
        )

    @property
    def rest_state(self) -> RestState | None:
        """Who is still waited for after a deal; None: nobody."""
        rest = self.rest
        return None if rest is None else RestState(rest.round, tuple(sorted(rest.waiting)))

    @property
    def heard(self) -> tuple[Heard, ...]:
        """What bots are told of talk: the roles of rounds that have ended, and every claim."""
        return (*self._opened, *self.said)

    def view(self, viewer: int) -> bytes | None:
        """The game as one viewer sees it, as JSON; None before the first deal."""
        if self.match is None:
            kept = self._as_kept if self.stage == "over" else None
            return None if kept is None else kept.views[viewer]
        if not self._views:
            self._views = self.match.views_json()
        return self._views[viewer]

    def luck(self, seat: int) -> int:
        """A bot's own chance for its next choice: the same after a restart, no part of a deal."""
        turn = self.streams[seat].turn
        chance = sha256(b"penumbra bot %b %d %d" % (self._secret, seat, turn)).digest()
        return int.from_bytes(chance[:8])

    def to_keep(self, entry: j.Entries) -> j.Entries:
        """An entry that has just been applied, as it is written: with the check of its game."""
        if isinstance(entry, j.Started | j.Acted):
            return msgspec.structs.replace(entry, check=f"{self._check:08x}")
        return entry

    # what happens

    def apply(self, entry: j.Entries) -> list[Post]:
        """One entry more: what everybody is told. IllegalAction, and nothing changed, of an act."""
        posts = self._happened(entry)
        if type(entry) in MOVES:
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
                return [self._talked(person, self.seat_of(person), text, None, warned)]
            case j.Claimed(person=person, claim=claim, seat=bot, tone=tone):
                seat = self.seat_of(person) if bot is None else bot
                return [self._talked(person, seat, None, claim, (), temperament_called(tone))]
            case j.Salted(person=person, round=round_number, salt=salt):
                self._salts.setdefault(round_number, {})[person] = salt
                return []
            case j.DrawBegan():
                self._begin_draw()
                return [self._announce("drawing", entry.by)]
            case j.Promised(person=person, commit=commit):
                self._drawn_now.promise(self.viewer(person), commit)
                return []
            case j.Revealed(person=person, share=share):
                self._drawn_now.open(self.viewer(person), share)
                return []
            case j.Rolled():
                return [self._tell_roll()]
            case j.Undrawn():
                return self._undrawn()
            case j.Started():
                return self._started(entry)
            case j.Rematched(secret=secret):
                self._rematched(bytes.fromhex(secret))
                return [self._announce("rematched", entry.by)]
            case _:
                return [self._around_the_table(entry)]

    def _around_the_table(self, entry: j.Entries) -> Post:
        if (moved := self.moved(entry)) is not None:
            return self._announce(*moved)
        match entry:
            case j.Opened():
                return self._announce("opened")
            case j.Left(person=person, kicked=kicked):
                seat = self._gone(entry)
                return self._announce("kicked" if kicked else "left", person, seat)
            case j.Readmitted(person=person):
                plays_on = self.stage in ("drawing", "playing")
                return self._announce("readmitted", person, self._readmit(person, plays_on))
            case j.Changed(wishes=wishes, board=board):
                self._changed(told_wishes(wishes), board)
                return self._announce("changed", entry.by)
            case j.Rested(people=people):
                if self.match is not None:  # a game of other rules is not waited for
                    self.rest = Rest(self.match.rounds, set(people))
                return self._announce("resting")
            case j.Substituted(seat=seat):
                self.chairs[seat].level = self.wishes.level
                self._has_looked(self.chairs[seat].person)
                return self._announce("substituted", self.chairs[seat].person, seat)
            case _:
                raise AssertionError(f"an entry nobody knows: {type(entry).__name__}")

    def _announce(
        self, what: Happening, person: int | None = None, seat: int | None = None
    ) -> Post:
        changed = TableChangedBody(what=what, person=person or None, seat=seat, table=self.state)
        return self._tell_all(changed)

    def _tell_all(self, message: Body) -> Post:
        body = body_of(message)
        return self._post(dict.fromkeys(self.streams, body))

    def _talked(
        self,
        person: int | None,
        seat: int | None,
        text: str | None,
        claim: str | None,
        warned: tuple[str, ...],
        tone: Temperament | None = None,
    ) -> Post:
        at, step = (self.match.rounds, self.match.step) if self.match is not None else (0, 0)
        talk = TalkBody(
            person=person,
            name=self._called(person, seat),
            seat=seat,
            text=text,
            claim=claim,
            tone=tone,
            warned=warned,
            round=at,
            step=step,
        )
        self.talk.append(talk)
        if claim is not None and seat is not None:
            self.said.append(Heard(seat, claim, at, step, act=False))
        return self._tell_all(talk)

    def _called(self, person: int | None, seat: int | None) -> str:
        """The name of who speaks: a person's, or that of a chair on which a bot sits."""
        if person is not None:
            return self.people[person].name
        return "" if seat is None else self.chairs[seat].name or ""

    # people and chairs

    def _gone(self, left: j.Left) -> int | None:
        """Somebody is here no more."""
        person = left.person
        self._done.pop(person, None)
        playing = self.stage in ("drawing", "playing", "broken_off")
        seat = self._take_leave(left, stand_in=self.wishes.level if playing else None)
        if seat is not None and self.drawing is not None:
            self.drawing.leave(seat)
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

    # the draw

    def _begin_draw(self) -> None:
        self.stage = "drawing"
        names = [chair.name or "" for chair in self.chairs]
        facts = Facts(self.record_id, self.wishes.game, len(self.chairs), self.board, None, names)
        bots = [chair.person is None for chair in self.chairs]
        self.drawing = Drawing(commitment(self._secret), facts, bots)

    @property
    def _drawn_now(self) -> Drawing:
        assert self.drawing is not None, "shares belong to a draw"
        return self.drawing

    def _tell_roll(self) -> Post:
        roll = self._drawn_now.fix()
        return self._tell_all(
            RollBody(
                attempt=roll.attempt,
                before=roll.before,
                commitment=roll.commitment,
                facts=roll.facts,
                shares=tuple(roll.shares),
            )
        )

    def _undrawn(self) -> list[Post]:
        number = self._drawn_now.attempt
        failed = self._drawn_now.close()
        opened, missing = tuple(failed.opened), tuple(failed.missing)
        told = UndrawnBody(attempt=number, opened=opened, missing=missing)
        return [self._tell_all(told), self._announce("drawing")]

    def _tell_drawn(self, drawing: Drawing) -> list[Post]:
        """All have opened: the seeds of the game are fixed."""
        number, opened = drawing.attempt, tuple(drawing.close().opened)
        deals = DrawnDeals(self._secret, drawing.facts, drawing.attempts)
        self._deals = deals
        self.drawing = None
        return [self._tell_all(DrawnBody(attempt=number, opened=opened, draw=deals.draw))]

    # the game

    def _started(self, entry: j.Started) -> list[Post]:
        drawn: list[Post] = []
        if self.drawing is not None:
            drawn = self._tell_drawn(self.drawing)
        else:
            self._deals = SaltedDeals(self._secret, self._salts_for)
        self.stage = "playing"
        self.players = [chair.name or "" for chair in self.chairs]
        self._rules = entry.rules
        self._check = 0
        self._acts = 0
        self.said.clear()
        self._opened.clear()
        self._views.clear()
        self._as_kept = self._finished.get(self.number)
        if self._as_kept is not None and self._rules != self._rules_of_today:
            return self._not_played()
        try:
            board = self.game.board_from(self.board)
            self.match = Match(self.game, len(self.chairs), board, fair=self._deals)
        except (KeyError, PenumbraError):
            if entry.check is None:
                raise
            return self._not_played()
        self._mark_beginning()
        dealt = [self._announce("started"), *self._tell_deal(0), self._tell_events(None, None)]
        return [*drawn, *dealt] if self._agrees(entry) else [*drawn, *self._not_played()]

    @property
    def _rules_of_today(self) -> int | None:
        game = GAMES.get(self.wishes.game)
        return None if game is None else game.rules

    def _agrees(self, entry: j.Started | j.Acted) -> bool:
        """Whether an entry that was just played again came to what it came to in its time."""
        if not entry.check:  # it happens now, or was written before there were checks
            return entry.check is None or self._rules == self._rules_of_today
        return entry.check == f"{self._check:08x}"

    def _not_played(self) -> list[Post]:
        """An act, or the start, of a game that these rules do not play as it was played.

        Nobody knows any more which numbers its messages had, only how many there can have been at
        most. So streams go on behind those, and whoever comes back with an old number begins anew.
        """
        self.match = None
        self._nobody_waits()
        self._views.clear()
        for stream in self.streams.values():
            stream.skip(MOST_OF_AN_ACT)
        if self._as_kept is None:
            self.astray = True
            self.stage = "broken_off"
        elif self._acts == self._as_kept.acts:
            self._over()
        return []

    def _mark_beginning(self) -> None:
        """What viewers are told from here on is of another game."""
        for stream in self.streams.values():
            stream.begun = stream.seq

    def _over(self) -> None:
        self.stage = "over"
        self.rest = None
        self._persons_play_for_themselves()

    def _salts_for(self, round_number: int) -> list[bytes]:
        """The salts given until this moment, in which the round is dealt."""
        given = self._salts.pop(round_number, {})
        return [bytes.fromhex(given.get(chair.person or 0, "")) for chair in self.chairs]

    def _acted(self, entry: j.Acted) -> list[Post]:
        if self.match is None:
            self._acts += 1
            return self._not_played()
        match = self.match
        before = match.rows.copy()
        rounds = match.rounds
        try:
            match.act(entry.seat, entry.action)
        except PenumbraError:
            if entry.check is None:
                raise
            self._acts = len(match.history) + 1
            return self._not_played()
        self._views.clear()
        posts = [*self._tell_deal(rounds), self._tell_events(entry.seat, before)]
        actor = self.chairs[entry.seat].person
        if entry.how == "person" and self._has_looked(actor):
            posts.append(self._announce("went_on", actor, entry.seat))
        if not self._agrees(entry):
            self._acts = len(match.history)
            return self._not_played()
        if match.over:
            self._over()
            opened = OpenedBody(secret=self._secret.hex(), record=self.address)
            posts += [self._tell_all(opened), self._announce("over")]
        return posts

    @property
    def _playing(self) -> Match[Any, Any]:
        assert self.match is not None, "acts belong to a game"
        return self.match

    def _tell_deal(self, rounds: int) -> list[Post]:
        """Which salts a round that has just been dealt follows from."""
        deals = self._deals
        if self._playing.rounds == rounds or not isinstance(deals, SaltedDeals):
            return []
        salts = tuple(deals.used[-1])
        told = DealBody(round=rounds + 1, commitment=deals.commitment, salts=salts)
        return [self._tell_all(told)]

    def _tell_events(self, actor: int | None, before: Rows | None) -> Post:
        """To each viewer what he may know, if he may notice anything at all.

        A pass in a window has no events and changes no view but the actor's: nobody else hears of
        it. His choice for the Eclipse has none either, but everybody sees that he has chosen.
        """
        match = self._playing
        seen = match.events(SPECTATOR)
        public = _encode(seen)
        said = self._spoken(seen, before)
        to_all = _update(public, said)
        if seen and not match.hides:
            for stream in self.streams.values():
                stream.turn += 1
            self._check = crc32(public, self._check)
            return self._post(dict.fromkeys(self.streams, to_all), turns=True)
        bodies: dict[int, bytes] = {}
        for viewer, stream in self.streams.items():
            events = match.events(viewer)
            if events or viewer == actor:
                stream.turn += 1
            elif self._looks_the_same(before, viewer):
                continue
            told = _encode(events)
            self._check = crc32(told, crc32(b"%d" % viewer, self._check))
            bodies[viewer] = to_all if told == public else _update(told, said)
        return self._post(bodies, turns=True)

    def _spoken(self, seen: Sequence[msgspec.Struct], before: Rows | None) -> tuple[Heard, ...]:
        """The claims among public events, dated by the state in which they were made."""
        game = self.game
        self._note_roles(seen, before)
        spoken = [words for event in seen if (words := game.spoken(event)) is not None]
        if not spoken or before is None:
            return ()
        at, step = game.round(before, 0), game.step(before, 0)
        said = tuple(Heard(seat, claim, at, step, act=True) for seat, claim in spoken)
        self.said.extend(said)
        return said

    def _note_roles(self, seen: Sequence[msgspec.Struct], before: Rows | None) -> None:
        """What everybody turned out to be in a round; nobody hears of it again but those who judge
        speakers by what they said then."""
        for event in seen:
            roles = self.game.roles_shown(event)
            if roles is not None and before is not None:
                at, step = self.game.round(before, 0), self.game.step(before, 0)
                self._opened += [
                    Heard(seat, f"am {role}", at, step, act=True) for seat, role in enumerate(roles)
                ]

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
        self._persons_play_for_themselves()
        self._nobody_waits()
        self._mark_beginning()
        self.hints_agreed.clear()
        self.number += 1
        self.match = None
        self._as_kept = None
        self._views.clear()
        self._secrets.append(secret)
        self._deals = None
        self._salts.clear()


def _update(events: bytes, said: tuple[Heard, ...]) -> bytes:
    update = b'"type":"update","events":' + events
    return update + b',"said":' + _encode(said) if said else update


def kept_wishes(wishes: Wishes) -> j.Wishes:
    """Wishes as a journal has them."""
    return j.Wishes(**msgspec.structs.asdict(wishes))


def told_wishes(wishes: j.Wishes) -> Wishes:
    """Wishes of a journal as people are told of them, be they such as nobody may have today."""
    return Wishes(**msgspec.structs.asdict(wishes))
