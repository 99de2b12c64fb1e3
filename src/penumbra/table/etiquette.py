"""Etiquette: who may do what at a table, and when.

A command that is in order becomes the entry for the journal; one that is not is `Refused` with a
code, and nothing has changed. Only the rules of the table are here. The rules of the game answer
for themselves when the entry is applied.
"""

import re
from collections.abc import Callable, Container, Sequence
from typing import Any, Protocol

import msgspec

from penumbra import bots
from penumbra.bots.temperament import temperament_of
from penumbra.games import GAMES
from penumbra.games.claims import BadClaim, claim
from penumbra.games.fairness.draw import new_secret
from penumbra.games.game import Forbidden
from penumbra.games.match import Match
from penumbra.locale import Catalogue
from penumbra.table import journal as j
from penumbra.table import messages as m
from penumbra.table import names
from penumbra.table.company import Chair
from penumbra.table.evening import Evening, kept_wishes
from penumbra.table.messages import Refused, Wishes
from penumbra.table.presence import GRACE, GRACE_IN_GAME


class Around(Protocol):
    """Who is at a table at this moment, which is not in its journal."""

    def about(self, grace: float) -> Container[int]:
        """People who are here, or were so many seconds ago."""

    def line_of(self, person: int) -> str:
        """The mark of where somebody came from; empty if unknown."""


EMOJI_JOINTS = dict.fromkeys((0x200D, 0xFE0E, 0xFE0F))  # unseen, but part of some emoji
BoardFinder = Callable[[str, str], dict[str, Any]]
"""The data of a board by game and name; Refused if there is none."""


class ServerRules(msgspec.Struct, frozen=True):
    """What a house allows, and what it knows that is not in the journal."""

    boards: BoardFinder
    levels: Callable[[str], Sequence[str]] = bots.levels
    """Of the bots for a game."""
    name_length: int = 24
    chat_length: int = 300


def checked(wished: Wishes, rules: ServerRules) -> Wishes:
    """Wishes that can be had, with a level of bots; Refused if they can't."""
    _is_played_here(wished.game)
    players = GAMES[wished.game].players
    if wished.players not in players:
        why = f"{wished.game} is for {players.start} to {players.stop - 1} players"
        raise Refused("bad_wishes", why=why)
    level = wished.level or bots.usual_level(wished.game)
    return msgspec.structs.replace(wished, level=_level(level, rules.levels(wished.game)))


def _is_played_here(game: str) -> None:
    """A game that was brought along once may be gone when its table comes back."""
    if game not in GAMES:
        why = f"there is no game “{game}”; there are: {', '.join(GAMES)}"
        raise Refused("bad_wishes", why=why)


def _level(wished: str, levels: Sequence[str]) -> str:
    """A level that was wished for, maybe by an old name; Refused if there is none."""
    meant = wished if wished in levels else bots.level_named(wished)
    if meant not in levels:
        why = f"there is no bot “{wished}”; there are: {', '.join(levels)}"
        raise Refused("bad_wishes", why=why)
    return meant


def name(text: str, evening: Evening | None, rules: ServerRules, person: int = 0) -> str:
    """A name as it will be called: to be read, not too long, nobody else's at the table."""
    called = names.written(text)
    if not 0 < len(called) <= rules.name_length or not names.can_be_read(called):
        raise Refused("bad_name", most=rules.name_length)
    if evening is not None:
        others = [guest.name for other, guest in evening.people.items() if other != person]
        others += [outcast.guest.name for outcast in evening.sent_away.values()]
        bots_here = [chair.name for chair in evening.chairs if chair.person is None]
        if any(names.alike(called, other or "") for other in others + bots_here):
            raise Refused("name_taken")
    return called


def may_delete(evening: Evening, person: int) -> None:
    """Whether somebody may delete the table: its host, and not while a game is played; and nobody
    for good who has only taken the host's rights: the former host may still want it.
    """
    if evening.host != person:
        raise Refused("not_host")
    if evening.former is not None:
        raise Refused("former_host")
    if evening.stage in ("drawing", "playing"):
        raise Refused("not_now")


def may_have_hint(evening: Evening, person: int, turn: int) -> int:
    """The seat of somebody who may ask what a Sage would do now; Refused if he may not."""
    seat = evening.seat_of(person)
    if seat is None:
        raise Refused("not_seated")
    if not evening.wishes.hints or not evening.all_agree_to_hints:
        raise Refused("no_hints")
    if evening.stage != "playing" or evening.match is None:
        raise Refused("not_now")
    if turn != (now := evening.streams[seat].turn):
        raise Refused("out_of_date", turn=now)
    if not evening.match.legal(seat):
        raise Refused("no_advice")
    return seat


def entry_for(
    evening: Evening,
    person: int,
    command: m.Commands,
    rules: ServerRules,
    around: Around,
) -> j.Entries:
    """The entry a command of a person comes to."""
    table = _Table(evening, person, rules)
    by: dict[str, Any] = {"by": person, "id": command.id}
    match command:
        case m.Act(turn=turn, action=action):
            return j.Acted(seat=table.may_act(turn), action=action, **by)
        case m.Say(text=text):
            return table.said(text, by)
        case m.Claim(claim=claim):
            return table.claimed(claim, by)
        case m.Share(attempt=attempt, commit=commit):
            table.may_promise(attempt)
            return j.Promised(person=person, commit=commit, **by)
        case m.Reveal(attempt=attempt, share=share):
            table.may_open(attempt, share)
            return j.Revealed(person=person, share=share, **by)
        case m.Sit(seat=seat):
            table.gathering()
            if not table.chair(seat).empty:
                raise Refused("seat_taken")
            return j.Sat(person=person, seat=seat, **by)
        case m.Stand():
            table.gathering()
            table.seat()
            return j.Stood(person=person, **by)
        case m.Swap(seat=seat):
            return table.swapped(seat, by)
        case m.Arrange(seat=seat, other=other):
            table.hosts_gathering()
            table.chair(seat), table.chair(other)
            return j.Swapped(seat=seat, other=other, **by)
        case m.Bot(seat=seat_or_all, level=level):
            table.hosts_gathering()
            return table.bots_sit(seat_or_all, level, by)
        case m.Clear(seat=seat):
            table.hosts_gathering()
            chair = table.chair(seat)
            if chair.empty:
                raise Refused("bot_only")
            if chair.person is None:
                return j.BotLeft(seat=seat, **by)
            if chair.person in around.about(GRACE):
                raise Refused("present")
            return j.Stood(person=chair.person, **by)
        case m.Rename(name=text):
            if evening.stage in ("drawing", "playing"):
                raise Refused("not_now")
            return j.Renamed(person=person, name=name(text, evening, rules, person), **by)
        case m.Change(wishes=raw):
            table.hosts_gathering()
            return table.changed(raw, by)
        case m.Start():
            table.hosts_gathering()
            empty = [seat for seat, chair in enumerate(evening.chairs) if chair.empty]
            if empty:
                raise Refused("empty_seats", seats=empty)
            _is_played_here(evening.wishes.game)
            return j.DrawBegan(**by)
        case m.Pause() | m.Resume():
            table.hosts()
            table.playing()
            if evening.paused == isinstance(command, m.Pause):
                raise Refused("not_now")
            return j.Resumed(**by) if evening.paused else j.Paused(**by)
        case m.AskPause():
            table.seat()
            table.playing()
            if evening.paused or person in evening.pause_asked:
                raise Refused("not_now")
            return j.PauseAsked(person=person, **by)
        case m.AgreeHints(yes=yes):
            table.seat()
            if not evening.wishes.hints:
                raise Refused("no_hints")
            if evening.stage not in ("gathering", "playing"):
                raise Refused("not_now")
            if yes == (person in evening.hints_agreed):
                raise Refused("not_now")
            return j.HintsAgreed(person=person, yes=yes, **by)
        case m.GoOn():
            if evening.rest is None or person not in evening.rest.waiting:
                raise Refused("not_now")
            return j.WentOn(person=person, **by)
        case m.Rematch():
            table.hosts()
            if evening.stage not in ("over", "broken_off"):
                raise Refused("not_now")
            return j.Rematched(secret=new_secret().hex(), **by)
        case m.Kick(person=other, out=out):
            table.hosts()
            table.somebody_else(other)
            if other == evening.former:
                raise Refused("former_host")
            line = around.line_of(other) if out else ""
            return table.left(other, by, kicked=True, kept_out=out, line=line)
        case m.Readmit(person=other):
            table.hosts()
            if other not in evening.sent_away:
                raise Refused("no_person")
            if evening.stage == "drawing":
                raise Refused("not_now")
            return j.Readmitted(person=other, **by)
        case m.Lock() | m.Unlock():
            table.hosts()
            if evening.locked == isinstance(command, m.Lock):
                raise Refused("not_now")
            return j.Unlocked(**by) if evening.locked else j.Locked(**by)
        case m.Host(person=other):
            return table.host_passed(other, around, by)
        case m.Substitute(seat=seat):
            table.hosts()
            table.playing()
            chair = table.chair(seat)
            if chair.person is None or chair.level is not None:
                raise Refused("no_person")
            if chair.person in around.about(GRACE):
                raise Refused("present")
            return j.Substituted(seat=seat, **by)
        case m.Leave():
            return table.left(person, by)
        case m.Time() | m.Ping() | m.Delete() | m.Hint():
            raise AssertionError("clocks, pings, hints and a table's end are the room's affair")


class _Table:
    """An evening as one person finds it: what he may do, and what comes of it."""

    def __init__(self, evening: Evening, person: int, rules: ServerRules) -> None:
        self.evening = evening
        self.person = person
        self.rules = rules

    # may he?

    def hosts(self) -> None:
        if self.evening.host != self.person:
            raise Refused("not_host")

    def gathering(self) -> None:
        if self.evening.stage != "gathering":
            raise Refused("not_now")

    def hosts_gathering(self) -> None:
        self.hosts()
        self.gathering()

    def playing(self) -> Match[Any, Any]:
        """The game that is going on."""
        if self.evening.stage != "playing" or self.evening.match is None:
            raise Refused("not_now")
        return self.evening.match

    def seat(self) -> int:
        seat = self.evening.seat_of(self.person)
        if seat is None:
            raise Refused("not_seated")
        return seat

    def chair(self, seat: int) -> Chair:
        if seat >= len(self.evening.chairs):
            raise Refused("no_seat")
        return self.evening.chairs[seat]

    def somebody_else(self, person: int) -> None:
        if person == self.person or person not in self.evening.people:
            raise Refused("no_person")

    def may_act(self, turn: int) -> int:
        seat = self.seat()
        now = self.evening.streams[seat].turn
        if turn != now:
            raise Refused("out_of_date", turn=now)
        self.playing()
        if self.evening.paused:
            raise Refused("paused")
        return seat

    def may_promise(self, attempt: int) -> None:
        seat, drawing = self.seat(), self.evening.drawing
        if drawing is None or not drawing.may_promise(seat, attempt):
            raise Refused("bad_share")

    def may_open(self, attempt: int, share: str) -> None:
        seat, drawing = self.seat(), self.evening.drawing
        if drawing is None or not drawing.may_open(seat, attempt, share):
            raise Refused("bad_share")

    def may_talk(self) -> None:
        begun = self.evening.stage in ("drawing", "playing")
        if begun and self.evening.seat_of(self.person) is None:
            raise Refused("spectators_listen")

    # what comes of it

    def said(self, text: str, by: dict[str, Any]) -> j.Said:
        self.may_talk()
        spoken = " ".join(text.split())
        seen = spoken.translate(EMOJI_JOINTS)
        if not 0 < len(spoken) <= self.rules.chat_length or not seen.isprintable():
            raise Refused("bad_talk", most=self.rules.chat_length)
        found = self._forbidden(spoken) if self._words_are_watched() else []
        if found and self.evening.wishes.talk == "strict":
            raise Refused("held_back", found=[msgspec.structs.asdict(word) for word in found])
        return j.Said(
            person=self.person, text=spoken, warned=tuple(word.word for word in found), **by
        )

    def _forbidden(self, spoken: str) -> list[Forbidden]:
        """What may not be said, but for the names at the table: whoever is called Violet can be
        talked about, and Blanche Brown by either name, with its capital. A name that says as much
        as a card (“red 6”) is one in the talk as well.
        """
        evening = self.evening
        called = {guest.name for guest in evening.people.values()}
        called |= {chair.name for chair in evening.chairs if chair.name}
        named = {name: {word.what for word in evening.game.forbidden(name)} for name in called}
        names = [name for name, what in named.items() if len(what) == 1]
        forms = [f"(?i:{re.escape(name)})" for name in names]
        forms += [re.escape(part) for name in names for part in name.split() if part.istitle()]
        spared = [
            place.span() for form in forms for place in re.finditer(rf"(?<!\w){form}(?!\w)", spoken)
        ]
        return [
            word
            for word in evening.game.forbidden(spoken)
            if not any(start <= word.start and word.end <= end for start, end in spared)
        ]

    def _words_are_watched(self) -> bool:
        """A rule on words (3.8) is a game's own, and holds while it is played."""
        evening = self.evening
        if evening.stage != "playing" or evening.wishes.talk == "off":
            return False
        return evening.game.watches_talk

    def claimed(self, text: str, by: dict[str, Any]) -> j.Claimed:
        seat, players = self.seat(), len(self.evening.chairs)
        match = self.playing()
        try:
            said = claim(match.game.claims, match.claimable, players, seat, text)
        except BadClaim as wrong:
            raise Refused("bad_claim", why=str(wrong)) from None
        return j.Claimed(person=self.person, claim=said, **by)

    def swapped(self, seat: int, by: dict[str, Any]) -> j.Swapped | j.Offered:
        self.gathering()
        own, chair = self.seat(), self.chair(seat)
        if seat == own:
            raise Refused("no_seat")
        if chair.person is not None and self.evening.offers.get(chair.person) != own:
            return j.Offered(person=self.person, seat=seat, **by)
        return j.Swapped(seat=own, other=seat, **by)

    def bots_sit(self, seat: int | None, level: str | None, by: dict[str, Any]) -> j.BotsSat:
        levels = self.rules.levels(self.evening.wishes.game)
        wished = _level(level or self.evening.wishes.level, levels)
        if seat is not None and not self.chair(seat).empty:
            raise Refused("seat_taken")
        chairs = enumerate(self.evening.chairs)
        empty = [k for k, chair in chairs if chair.empty and seat in (None, k)]
        if not empty:
            raise Refused("seat_taken")
        return j.BotsSat(
            seats=tuple(empty), names=tuple(self._bot_names(len(empty))), level=wished, **by
        )

    def _bot_names(self, count: int) -> list[str]:
        taken = [guest.name for guest in self.evening.people.values()]
        taken += [chair.name or "" for chair in self.evening.chairs]
        usual = Catalogue(self.evening.wishes.language).text("bot-names").split(", ")
        more = [f"{name} {k}" for k in range(2, 9) for name in usual]
        free = [each for each in usual + more if not any(names.alike(each, k) for k in taken)]
        here = [chair.temperament for chair in self.evening.chairs if chair.is_bot]
        chosen: list[str] = []
        for _ in range(count):  # whoever's temperament is rarest at the table
            chosen.append(
                min(free, key=lambda name: (name in more, here.count(temperament_of(name))))
            )
            free.remove(chosen[-1])
            here.append(temperament_of(chosen[-1]))
        return chosen

    def changed(self, raw: dict[str, Any], by: dict[str, Any]) -> j.Changed:
        evening = self.evening
        try:
            wished = msgspec.convert(msgspec.structs.asdict(evening.wishes) | raw, Wishes)
        except msgspec.ValidationError as error:
            raise Refused("bad_wishes", why=str(error)) from None
        wished = checked(self._with_level(wished, raw), self.rules)
        same = (wished.game, wished.players) == (evening.wishes.game, evening.wishes.players)
        if not same and evening.number > 1 and evening.wishes.game in GAMES:
            raise Refused("bad_wishes", why="game and players stay the same for a rematch")
        if any(not chair.empty for chair in evening.chairs[wished.players :]):
            raise Refused("bad_wishes", why="more people sit than there would be chairs")
        board = self.rules.boards(wished.game, wished.board)
        return j.Changed(wishes=kept_wishes(wished), board=board, **by)

    def _with_level(self, wished: Wishes, raw: dict[str, Any]) -> Wishes:
        """Another game may not have the bots that were wished for this one."""
        if "level" in raw or wished.game not in GAMES:
            return wished
        known = bots.level_named(wished.level) in self.rules.levels(wished.game)
        return wished if known else msgspec.structs.replace(wished, level="")

    def left(self, person: int, by: dict[str, Any], **how: Any) -> j.Left:
        """Whoever sits first has the rights of a host who leaves; nobody who stands has them."""
        evening = self.evening
        heir = evening.host or 0
        if evening.host == person:
            heir = next((other for other in evening.seated if other != person), 0)
        return j.Left(person=person, heir=heir, **how, **by)

    def host_passed(self, other: int, around: Around, by: dict[str, Any]) -> j.HostPassed:
        """Rights go to people who sit, and back to the host from whom they were taken."""
        evening = self.evening
        if evening.host == self.person:
            self.somebody_else(other)
        elif other != self.person:
            raise Refused("not_host")
        elif other == evening.former:
            return j.HostPassed(person=other, **by)
        elif evening.host is not None and evening.host in around.about(self._grace):
            raise Refused("host_is_here")
        if evening.seat_of(other) is None:
            raise Refused("not_seated")
        return j.HostPassed(person=other, **by)

    @property
    def _grace(self) -> float:
        """How long a host may be away."""
        begun = self.evening.stage in ("drawing", "playing")
        return GRACE_IN_GAME if begun else GRACE
