"""A game in the terminal: one person, bots in the other seats, a match between them.

Who is asked what and when; how it looks is `faces`, what is pressed is `keys`. The person's screen
is made from the view and the events of his own seat and from nothing else.
"""

from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console, RenderableType
from rich.text import Text

from penumbra import bots as company
from penumbra.games import GAMES
from penumbra.games import record as records
from penumbra.games.errors import PenumbraError
from penumbra.games.intrigue import events as intrigue
from penumbra.games.match import Match
from penumbra.games.shamans import events as shamans
from penumbra.locale import Catalogue
from penumbra.terminal import scenes
from penumbra.terminal.choices import GO_ON, HELP, LET_RUN, QUIT, UP, Choice, Menu
from penumbra.terminal.faces import FACES
from penumbra.terminal.keys import Keys, keyboard
from penumbra.terminal.night import GROUND, NARROWEST, Size
from penumbra.terminal.speech import Speech
from penumbra.terminal.words import describe, story

PACE = 0.9  # seconds a bot's move stays before the next; any key hurries
LEFT, TROUBLE = 0, 2
SAVE = "s"
_NEW_PARAGRAPH = ("trick_began", "round_began", "round_ended", "circle_began", "judging")


class Leaving(Exception):
    """The person gets up from the table; `save`: and wants the record kept."""

    def __init__(self, save: bool) -> None:
        self.save = save


def play(
    game: str,
    players: int,
    seed: bytes | None = None,
    board: str | Path = "standard",
    lang: str = "en",
    seat: int = 0,
    bots: str = "thumb",
    names: list[str] | None = None,
    record: Path | None = None,
    console: Console | None = None,
) -> int:
    """Play a game to its end or until the person leaves; the exit code.

    `names` are those of all seats, or the person's alone. With `record` the game is kept there
    however it ends; without, whoever leaves is asked.
    """
    console = console or Console(highlight=False)
    try:
        catalogue = Catalogue(lang)
        match = _table(game, players, seed, board)
        if not 0 <= seat < players:
            raise PenumbraError(
                f"There is no seat {seat + 1}: this table has seats 1 to {players}."
            )
        called = _names(catalogue, players, seat, names)
        others = {
            other: company.make(bots, game, _luck(match.seed, other))
            for other in range(players)
            if other != seat
        }
        with keyboard(lang) as keys:
            Seated(match, Speech(catalogue, called, seat), others, keys, console, record).evening()
    except PenumbraError as trouble:
        console.print(Text(str(trouble), style="bold"), soft_wrap=True)
        return TROUBLE
    return LEFT


def _table(game: str, players: int, seed: bytes | None, board: str | Path) -> Match[Any, Any]:
    if game not in GAMES:
        raise PenumbraError(f"There is no game “{game}”. Games: {', '.join(GAMES)}.")
    return Match(GAMES[game], players, GAMES[game].board(board), seed)


def _names(catalogue: Catalogue, players: int, seat: int, given: list[str] | None) -> list[str]:
    if given is not None and len(given) not in (1, players):
        raise PenumbraError(f"Give one name, or one for each of the {players} seats.")
    if given is not None and len(given) == players:
        return given
    names = catalogue.text("bot-names").split(", ")[: players - 1]
    names.insert(seat, given[0] if given else catalogue.text("you"))
    return names


def _luck(seed: bytes, seat: int) -> int:
    """A bot's own chance: the same evening again from the same seed, yet no part of the deal."""
    return int.from_bytes(sha256(b"penumbra bot" + seed + bytes([seat])).digest()[:8])


class Seated:
    """A person at the table with his companions, from the first deal until he leaves."""

    def __init__(
        self,
        match: Match[Any, Any],
        speech: Speech,
        others: dict[int, company.Bot[Any]],
        keys: Keys,
        console: Console,
        record: Path | None,
    ) -> None:
        assert speech.you is not None, "a person sits somewhere"
        self.match = match
        self.speech = speech
        self.seat = speech.you
        self.others = others
        self.keys = keys
        self.console = console
        self.record = record
        self.face = FACES[match.game.name]
        self.live = keys.live and console.is_terminal
        self.sheet = scenes.ScoreSheet(match.players)
        self.told: list[Text] = []
        self._hurried = False  # no pauses until the person's next decision
        self._let_run = False  # no offers either
        self._news = True  # something happened since the person was last asked
        self._farewell: RenderableType | None = None

    @property
    def size(self) -> Size:
        """The room for a page."""
        width = max(self.console.width, NARROWEST)
        return Size(width, self.console.height if self.live else None)

    def evening(self) -> None:
        """Play until the game is over or the person leaves, and keep the record as he wishes."""
        save = self.record is not None
        if self.record is not None:
            self._try_record(self.record)
        if self.live:
            self.console.set_alt_screen(True)
            self.console.show_cursor(False)
        try:
            self._hear()
            while not self.match.over:
                self._next()
        except Leaving as leaving:
            save = save or leaving.save
        except (KeyboardInterrupt, EOFError):
            pass
        finally:
            if self.live:
                self.console.show_cursor(True)
                self.console.set_alt_screen(False)
        if self._farewell is not None and self.live:
            self.console.print(self._farewell)
        if save:
            self._save()
        self._print("goodbye")

    def _next(self) -> None:
        """One decision: the person's if he owes it or wants to interrupt, else a bot's."""
        if self._is_asked():
            self._hurried = self._let_run = False
            self._news = False
            if self.record is not None:  # a killed terminal loses no act before this question
                with suppress(OSError):
                    records.write(self.record, self.match, self._lasting_names())
            menu = self.face.menu(self.match.view(self.seat), self.speech)
            if action := self._ask(menu):
                self.told.clear()
                return self._act(self.seat, action)
        return self._let_others_act()

    def _is_asked(self) -> bool:
        """The person owes an answer, or may interrupt and has heard something new since."""
        if self.match.over:
            return False
        may_interrupt = self._news and not self._let_run and self.match.legal(self.seat)
        return self.seat in self.match.waiting or bool(may_interrupt)

    def _let_others_act(self) -> None:
        for seat, bot in self.others.items():
            view = self.match.view(seat)
            if view.legal and seat not in self.match.waiting:
                if action := bot.interrupt(view):
                    return self._act(seat, action)
        seat = next(seat for seat in self.match.waiting if seat != self.seat)
        return self._act(seat, self.others[seat].choose(self.match.view(seat)))

    def _act(self, seat: int, action: str) -> None:
        self.match.act(seat, action)
        heard = self._hear()
        if heard and self.live and not self._hurried and not self._is_asked():
            self._show(self._page(None))
            self._hurried = self.keys.hurried(PACE)

    # what happened

    def _hear(self) -> bool:
        """Take in the events of the last act; a round's end and beginning are scenes."""
        events = list(self.match.events(self.seat))
        kinds = [_kind(event) for event in events]
        self._news = self._news or bool(events)
        start = kinds.index("round_began") if "round_began" in kinds else len(events)
        self._tell(events[:start])
        if "round_ended" in kinds:
            self._end_of_round(events[:start])
            self.told.clear()
        if start < len(events):
            self.sheet.new_round()
            self._tell(events[start:])
            if self.face.opening is not None:
                foot = self.speech.say("hint-any-key") if self.live else ""
                view = self.match.view(self.seat)
                opening = self.face.opening(events[start:], view, self.speech, foot, self.size)
                self._scene(opening)
        return bool(events)

    def _tell(self, events: Sequence[msgspec.Struct]) -> None:
        """Into the story: a paragraph an act, and for every trick, circle and round."""
        paragraph: list[msgspec.Struct] = []
        for event in events:
            if isinstance(event, shamans.Points | intrigue.Points):
                self.sheet.add(event.seat, event.points)
            if _kind(event) in _NEW_PARAGRAPH:
                self._write(paragraph)
                paragraph = []
            paragraph.append(event)
        self._write(paragraph)

    def _write(self, events: Sequence[msgspec.Struct]) -> None:
        sentences = story(events, self.speech.names, self.speech.catalogue, self.seat)
        if paragraph := " ".join(sentences):
            self.told.append(self.face.line(paragraph, self.speech))

    def _end_of_round(self, events: Sequence[msgspec.Struct]) -> None:
        speech = self.speech
        kinds = {_kind(event): event for event in events}
        outcome = [
            describe(kinds[kind], speech.names, speech.catalogue, self.seat)
            for kind in ("round_ended", "game_ended")
            if kind in kinds
        ]
        roles = [
            self.face.role(name, speech)
            for event in events
            if isinstance(event, shamans.RolesOpened | intrigue.RolesOpened)
            for name in event.roles
        ]
        over = "game_ended" in kinds
        title = "scene-game" if over else "scene-round"
        heading = speech.say(title, round=len(self.sheet.rounds))
        sheet = self.sheet.drawn(roles, self.match.winners, speech)
        if over:
            still = Size(self.size.width, None)
            self._farewell = scenes.ending(heading, [], outcome, sheet, "", still)
        foot = speech.say("hint-any-key") if self.live else ""
        last = self.told[:-1]  # the last paragraph is the outcome itself
        self._scene(scenes.ending(heading, last, outcome, sheet, foot, self.size))

    # what the person sees and presses

    def _scene(self, drawn: RenderableType) -> None:
        self._show(drawn)
        if self.live:
            self.keys.read()

    def _page(self, menu: Menu | None, note: str = "", inner: bool = False) -> RenderableType:
        view = self.match.view(self.seat)
        return self.face.page(view, self.speech, self.told, menu, self.size, note, inner)

    def _show(self, drawn: RenderableType) -> None:
        if self.live:
            self.console.update_screen(drawn)
        else:
            self.console.print(drawn, style=GROUND)

    def _ask(self, menu: Menu) -> str:
        """The action the person chooses; nothing if he lets the others go on."""
        steps = [menu]
        self._show(self._page(menu))
        while True:
            key = self.keys.read()
            menu = steps[-1]
            choice = menu.chosen(key) if key else None
            if choice is not None and choice.then is None:
                return choice.action
            if menu.optional and key in (GO_ON, LET_RUN):
                self._let_run = key == LET_RUN
                return ""
            note = ""
            if choice is not None and choice.then is not None:
                steps.append(choice.then)
            elif key == UP:
                steps = steps[: max(len(steps) - 1, 1)]
            elif key == HELP:
                note = menu.help
            elif key == QUIT:
                self._leave()
            elif key.strip():
                note = self.speech.say("not-a-key", key=key)
            if note and not self.live:
                self.console.print(Text(note))
            else:
                self._show(self._page(steps[-1], note, len(steps) > 1))

    def _leave(self) -> None:
        """Ask whether he means it; raises Leaving, or comes back if he stays."""
        say = self.speech.say
        choices = [Choice(QUIT, say("leave-only"))]
        if self.record is None:
            choices.insert(0, Choice(SAVE, say("leave-save")))
        self._show(self._page(Menu(say("leave-question"), "", tuple(choices)), say("leave-stay")))
        key = self.keys.read()
        if key == QUIT or (key == SAVE and self.record is None):
            raise Leaving(save=key == SAVE)

    def _try_record(self, path: Path) -> None:
        """Better to hear before the game than after it that it can't be kept."""
        if path.is_file() and path.stat().st_size:
            raise PenumbraError(f"{path} exists already. Name another file, or remove it first.")
        try:
            records.write(path, self.match, self._lasting_names())
        except OSError as error:
            raise PenumbraError(f"{path} can't be written: {error.strerror}.") from error

    def _save(self) -> None:
        path = self.record or Path(f"{self.match.game.name}-{self.match.seed.hex()[:12]}.jsonl")
        try:
            records.write(path, self.match, self._lasting_names())
        except (OSError, PenumbraError) as error:
            self._print("record-unsaved", reason=str(error))
        else:
            self._print("record-saved", path=str(path))

    def _print(self, message: str, **args: str | int) -> None:
        """A line below everything, for a terminal that shows no page any more."""
        self.console.print(Text(self.speech.say(message, **args)), soft_wrap=True)

    def _lasting_names(self) -> list[str]:
        """Names for other readers, to whom “You” would mean somebody else."""
        names = list(self.speech.names)
        if names[self.seat] == self.speech.say("you"):
            names[self.seat] = self.speech.say("player")
        return names


def _kind(event: msgspec.Struct) -> str:
    """The event's name in docs/protocol.md."""
    return str(type(event).__struct_config__.tag)
