"""A person before the screen: what he was told, what he sees, which menu he is in.

The half that `play` and `join` share. It is given events and views of one seat and knows nothing of
where they come from: a match in the same process, or a table somewhere in the network. Of events it
understands those whose names are the same in every game: `round_began`, `round_ended`, `points`,
`roles_opened`, `game_ended`; all else is the business of the game's face.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from rich.console import Console, RenderableType
from rich.text import Text

from penumbra.games.claims import Heard
from penumbra.terminal import scenes
from penumbra.terminal.choices import GO_ON, HELP, LET_RUN, QUIT, UP, Menu
from penumbra.terminal.face import kind
from penumbra.terminal.faces import face_of
from penumbra.terminal.look import GROUND, NARROWEST, Page, Size
from penumbra.terminal.speech import Speech
from penumbra.terminal.words import story


class Screen:
    """Where pages are shown: a terminal that is repainted, or lines one below the other."""

    def __init__(self, console: Console, live: bool) -> None:
        self.console = console
        self.live = live

    @property
    def size(self) -> Size:
        """The room for a page."""
        width = max(self.console.width, NARROWEST)
        return Size(width, self.console.height if self.live else None)

    def show(self, drawn: RenderableType) -> None:
        """A page or a scene."""
        if self.live:
            self.console.update_screen(drawn)
        else:
            self.console.print(drawn, style=GROUND)

    def line(self, words: str) -> None:
        """A line below everything, for a terminal that shows no page any more."""
        self.console.print(Text(words), soft_wrap=True)

    def __enter__(self) -> "Screen":
        if self.live:
            self.console.set_alt_screen(True)
            self.console.show_cursor(False)
        return self

    def __exit__(self, *_: object) -> None:
        if self.live:
            self.console.show_cursor(True)
            self.console.set_alt_screen(False)


class Sitting:
    """One game through one person's eyes, from its first deal to its last word."""

    def __init__(self, game: str, speech: Speech, screen: Screen) -> None:
        self.face = face_of(game)
        self.speech = speech
        self.screen = screen
        self.sheet = scenes.ScoreSheet(len(speech.names))
        self.told: list[Text] = []
        self.said: list[Heard] = []  # beside the acts of the game
        self.outcome: list[str] = []  # how the game ended, once it has
        self.roles: list[str] = []
        self.winners: list[int] = []

    @property
    def over(self) -> bool:
        """Whether the end of the game was told."""
        return bool(self.outcome)

    def page(
        self, view: Any, menu: Menu | None = None, note: str = "", inner: bool = False
    ) -> Page:
        """The game as it stands."""
        size = self.screen.size
        view = self.face.talked(view, self.said)
        return self.face.page(view, self.speech, self.told, menu, size, note, inner)

    def catch_up(self, acts: Sequence[Sequence[Any]], view: Any) -> None:
        """Take in the game so far, without its scenes, and go on from this view."""
        first = [kind(event) for event in acts[0]] if acts else []
        if "round_began" not in first or acts[0][first.index("round_began")].round != 1:
            return self.resume(view)
        for events in acts:
            for _ in self.hear(events, None):
                pass
        return self.close(view)

    def hear(self, events: Sequence[msgspec.Struct], view: Any) -> Iterator[RenderableType]:
        """Take in what happened; a round's end and beginning are scenes, to be shown in between."""
        kinds = [kind(event) for event in events]
        start = kinds.index("round_began") if "round_began" in kinds else len(events)
        self._tell(events[:start])
        if "round_ended" in kinds:
            yield self._end_of_round(events[:start])
            self.told.clear()
        if start < len(events):
            self.sheet.new_round()
            self._tell(events[start:])
            if view is not None and view.viewer is not None:
                size = self.screen.size
                opening = self.face.opening(events[start:], view, self.speech, self._foot, size)
                if opening is not None:
                    yield opening

    def resume(self, view: Any) -> None:
        """Begin in the middle, as somebody who has come back: the story so far is not at hand."""
        self.told.clear()
        self.sheet = scenes.ScoreSheet.resumed(self.face.points(view), self.face.round(view))
        self.close(view)

    def close(self, view: Any) -> None:
        """The game may be over: if no event has told how it ended, the view does."""
        ending = None if self.over else self.face.ending(view, self.speech)
        if ending is not None:
            self.outcome, self.winners, self.roles = ending
            self.sheet.settle(self.face.points(view))

    @property
    def score(self) -> list[Text]:
        """The sheet as it stands, with the roles that are open at the end."""
        return self.sheet.drawn(self.roles, self.winners, self.speech)

    def ending(self, size: Size) -> RenderableType:
        """The game's last scene, to be left behind on the terminal."""
        heading = self.speech.say("scene-game")
        return scenes.ending(heading, [], self.outcome, self.score, "", size)

    @property
    def _foot(self) -> str:
        return self.speech.say("hint-any-key") if self.screen.live else ""

    def _tell(self, events: Sequence[Any]) -> None:
        """Into the story: a paragraph an act, and for every trick, circle and round."""
        paragraph: list[Any] = []
        for event in events:
            if kind(event) == "points":
                self.sheet.add(event.seat, event.points)
            if kind(event) in self.face.paragraphs:
                self._write(paragraph)
                paragraph = []
            paragraph.append(event)
        self._write(paragraph)

    def _write(self, events: Sequence[msgspec.Struct]) -> None:
        speech = self.speech
        told = speech.names, speech.catalogue, speech.you
        sentences = story(self.face.game, events, *told, watching=True)
        if paragraph := " ".join(sentences):
            self.told.append(self.face.line(paragraph, speech))

    def _end_of_round(self, events: Sequence[Any]) -> RenderableType:
        speech, screen = self.speech, self.screen
        kinds = {kind(event): event for event in events}
        outcome = [
            self.face.tell(kinds[last], speech)
            for last in ("round_ended", "game_ended")
            if last in kinds
        ]
        opened = kinds.get("roles_opened")
        self.roles = [self.face.role(name, speech) for name in opened.roles] if opened else []
        heading = speech.say("scene-round", round=len(self.sheet.rounds))
        if "game_ended" in kinds:
            heading = speech.say("scene-game")
            self.outcome = outcome
            self.winners = _winners(kinds["game_ended"])
        last = self.told[:-1]  # the last paragraph is the outcome itself
        return scenes.ending(heading, last, outcome, self.score, self._foot, screen.size)


@dataclass(frozen=True)
class Answer:
    """What a person did with a question: an action, or none for now; or he wants to leave."""

    action: str = ""
    let_run: bool = False
    leave: bool = False


class Question:
    """A menu with the menus within it: where in them a person is, and what to tell him."""

    def __init__(self, menu: Menu, speech: Speech) -> None:
        self._steps = [menu]
        self._speech = speech
        self.note = ""

    @property
    def whole(self) -> Menu:
        """The outermost menu."""
        return self._steps[0]

    @property
    def menu(self) -> Menu:
        """The menu he is in."""
        return self._steps[-1]

    @property
    def inner(self) -> bool:
        """Whether a step back is possible."""
        return len(self._steps) > 1

    def press(self, key: str) -> Answer | None:
        """A key: the answer, or None while there is none; `note` says why if it did nothing."""
        menu = self.menu
        self.note = ""
        choice = menu.chosen(key) if key else None
        if choice is not None and choice.then is None:
            return Answer(choice.action)
        if menu.optional and key in (GO_ON, LET_RUN):
            return Answer(let_run=key == LET_RUN)
        if choice is not None and choice.then is not None:
            self._steps.append(choice.then)
        elif key == UP:
            self._steps = self._steps[: max(len(self._steps) - 1, 1)]
        elif key == HELP:
            self.note = menu.help
        elif key == QUIT:
            return Answer(leave=True)
        elif key.strip():
            self.note = self._speech.say("not-a-key", key=key)
        return None


def _winners(game_ended: Any) -> list[int]:
    """Games that always have one winner say it so."""
    winner: int | None = getattr(game_ended, "winner", None)
    return list(game_ended.winners) if winner is None else [winner]
