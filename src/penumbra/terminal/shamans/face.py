"""The face of Shamans: its room's page, keys and words behind the doors that `sitting` uses."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec
from rich.text import Text

from penumbra.games.shamans import events as told
from penumbra.games.shamans.view import View
from penumbra.terminal.choices import Menu
from penumbra.terminal.face import Ending, Face
from penumbra.terminal.look import Page, Size
from penumbra.terminal.shamans import choices, screen, signs, story
from penumbra.terminal.shamans.prose import prose
from penumbra.terminal.speech import Speech


class ShamansFace(Face[View]):
    """How Shamans looks and speaks."""

    paragraphs = Face.paragraphs | {"trick_began"}

    def page(
        self,
        view: View,
        speech: Speech,
        told: Sequence[Text],
        menu: Menu | None,
        size: Size,
        note: str = "",
        inner: bool = False,
    ) -> Page:
        return screen.page(view, speech, told, menu, size, note, inner)

    def menu(self, view: View, speech: Speech) -> Menu:
        return choices.menu(view, speech)

    def option(self, action: str, view: View, speech: Speech) -> str:
        return story.option(action, view, speech)

    def prose(self, view: View, speech: Speech) -> Iterable[str]:
        return prose(view, speech)

    def line(self, sentence: str, speech: Speech) -> Text:
        return signs.coloured(sentence, speech)

    def role(self, name: str, speech: Speech, form: str = "name") -> str:
        return story.role(name, speech, form)

    def tell(self, event: told.Event, speech: Speech) -> str:
        return story.tell(event, speech)

    def in_one_go(self, events: Iterable[msgspec.Struct]) -> Iterator[msgspec.Struct]:
        """Steps of the pawn that follow each other, as one move."""
        move: told.PawnMoved | None = None
        for event in events:
            if isinstance(event, told.PawnMoved):
                onward = move is not None and (move.to > move.start) == (event.to > event.start)
                if move is not None and not onward:
                    yield move
                move = told.PawnMoved(move.start if move and onward else event.start, event.to)
                continue
            if move is not None:
                yield move
                move = None
            yield event
        if move is not None:
            yield move

    def plain_to_see(self, event: msgspec.Struct, you: int | None) -> bool:
        match event:
            case told.RoleDealt() | told.HandDealt():
                return event.seat != you
            case told.RoleSeen():
                return event.role is None
            case told.CardPlaced():
                return True
        return False

    def points(self, view: View) -> list[int]:
        return [seat.points for seat in view.seats]

    def ending(self, view: View, speech: Speech) -> Ending | None:
        if view.winner is None or view.result is None:
            return None
        last = told.RoundEnded(view.result.winner, view.result.why), told.GameEnded(view.winner)
        roles = [story.role(seat.role, speech) for seat in view.seats if seat.role]
        return Ending([story.tell(event, speech) for event in last], [view.winner], roles)


FACE = ShamansFace("shamans")
