"""A game in the terminal: one person, bots in the other seats, a match between them.

Who is asked what and when; what the person sees is `sitting`, what is pressed is `keys`. His screen
is made from the view and the events of his own seat and from nothing else.
"""

from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from penumbra import bots as company
from penumbra.bots.temperament import temperament_of
from penumbra.bots.turns import next_act
from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games import record as records
from penumbra.games.match import Match
from penumbra.locale import Catalogue
from penumbra.terminal.choices import HINT, QUIT, Choice, Menu
from penumbra.terminal.hint import hint
from penumbra.terminal.keys import Keys, keyboard
from penumbra.terminal.look import Size
from penumbra.terminal.sitting import Question, Screen, Sitting
from penumbra.terminal.speech import Speech

PACE = 0.9  # seconds a bot's move stays before the next; any key hurries
LEFT, TROUBLE = 0, 2
SAVE = "s"


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
    bots: str | None = None,
    names: list[str] | None = None,
    record: Path | None = None,
    console: Console | None = None,
) -> int:
    """Play a game to its end or until the person leaves; the exit code.

    `bots` is their level, or None for the usual one. `names` are those of all seats, or the
    person's alone. With `record` the game is kept there
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
            other: company.make(
                bots or company.usual_level(game),
                game,
                _luck(match.seed, other),
                temperament_of(called[other]),
            )
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
    match = Match(GAMES[game], players, GAMES[game].board(board), seed)
    if match.talks:
        raise PenumbraError(
            f"On the board “{match.board.name}” people talk freely, which nobody can do here. "
            "Open a table with “penumbra serve” and sit down at it, on its page or with "
            "“penumbra join”."
        )
    return match


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
        self.record = record
        self.screen = Screen(console, keys.live and console.is_terminal)
        self.sitting = Sitting(match.game.name, speech, self.screen)
        self._hurried = False  # no pauses until the person's next decision
        self._let_run = False  # no offers either
        self._news = True  # something happened since the person was last asked

    def evening(self) -> None:
        """Play until the game is over or the person leaves, and keep the record as he wishes."""
        save = self.record is not None
        if self.record is not None:
            self._try_record(self.record)
        with self.screen:
            try:
                self._hear()
                while not self.match.over:
                    self._next()
                self.sitting.close(self._view)
            except Leaving as leaving:
                save = save or leaving.save
            except (KeyboardInterrupt, EOFError):
                pass
        if self.sitting.over and self.screen.live:
            self.screen.console.print(self.sitting.ending(Size(self.screen.size.width, None)))
        if save:
            self._save()
        self._say("goodbye")

    def _next(self) -> None:
        """One decision: the person's if he owes it or wants to interrupt, else a bot's."""
        if self._is_asked():
            self._hurried = self._let_run = False
            self._news = False
            if self.record is not None:  # a killed terminal loses no act before this question
                with suppress(OSError):
                    records.write(self.record, self.match, self._lasting_names())
            menu = self.sitting.face.menu(self._view, self.speech)
            if action := self._ask(menu):
                self.sitting.told.clear()
                return self._act(self.seat, action)
        return self._let_others_act()

    @property
    def _view(self) -> Any:
        return self.match.view(self.seat)

    def _is_asked(self) -> bool:
        """The person owes an answer, or may interrupt and has heard something new since."""
        if self.match.over:
            return False
        may_interrupt = self._news and not self._let_run and self.match.legal(self.seat)
        return self.seat in self.match.waiting or bool(may_interrupt)

    def _let_others_act(self) -> None:
        self._act(*next_act(self.match, self.others))

    def _act(self, seat: int, action: str) -> None:
        self.match.act(seat, action)
        heard = self._hear()
        if heard and self.screen.live and not self._hurried and not self._is_asked():
            self.screen.show(self.sitting.page(self._view))
            self._hurried = self.keys.hurried(PACE)

    def _hear(self) -> bool:
        """Take in the events of the last act; whether there were any."""
        events = list(self.match.events(self.seat))
        self._news = self._news or bool(events)
        for scene in self.sitting.hear(events, self._view):
            self.screen.show(scene)
            if self.screen.live:
                self.keys.read()
        return bool(events)

    def _ask(self, menu: Menu) -> str:
        """The action the person chooses; nothing if he lets the others go on."""
        question = Question(menu, self.speech)
        self.screen.show(self.sitting.page(self._view, menu))
        while True:
            key = self.keys.read()
            answer = question.press("" if key == HINT else key)
            if key == HINT:
                question.note = hint(self.match, self.speech)
            if answer is not None and not answer.leave:
                self._let_run = answer.let_run
                return answer.action
            if answer is not None:
                self._leave()
            if question.note and not self.screen.live:
                self.screen.console.print(Text(question.note))
            else:
                drawn = self.sitting.page(self._view, question.menu, question.note, question.inner)
                self.screen.show(drawn)

    def _leave(self) -> None:
        """Ask whether he means it; raises Leaving, or comes back if he stays."""
        say = self.speech.say
        choices = [Choice(QUIT, say("leave-only"))]
        if self.record is None:
            choices.insert(0, Choice(SAVE, say("leave-save")))
        menu = Menu(say("leave-question"), "", tuple(choices))
        self.screen.show(self.sitting.page(self._view, menu, say("leave-stay")))
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
            self._say("record-unsaved", reason=str(error))
        else:
            self._say("record-saved", path=str(path))

    def _say(self, message: str, **args: str | int) -> None:
        self.screen.line(self.speech.say(message, **args))

    def _lasting_names(self) -> list[str]:
        """Names for other readers, to whom “You” would mean somebody else."""
        names = list(self.speech.names)
        if names[self.seat] == self.speech.say("you"):
            names[self.seat] = self.speech.say("player")
        return names
