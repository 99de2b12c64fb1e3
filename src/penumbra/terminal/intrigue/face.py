"""The face of Shadow of Intrigue: its room's page, keys and words, and its private opening."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from rich.console import RenderableType
from rich.text import Text

from penumbra.games import intrigue
from penumbra.games.claims import Heard
from penumbra.games.intrigue import events as told
from penumbra.games.intrigue.talk import in_circles
from penumbra.games.intrigue.terms import CLAIMABLE, SIDES
from penumbra.games.intrigue.view import View
from penumbra.terminal.choices import Menu
from penumbra.terminal.face import Ending, Face
from penumbra.terminal.intrigue import choices, screen, story
from penumbra.terminal.intrigue.prose import prose
from penumbra.terminal.intrigue.recognition import recognition
from penumbra.terminal.look import Page, Size
from penumbra.terminal.speech import Speech


class IntrigueFace(Face[View]):
    """How Shadow of Intrigue looks and speaks."""

    paragraphs = Face.paragraphs | {"circle_began", "talk_began", "judging"}

    @property
    def numbers(self) -> Mapping[str, int]:
        return {"circles": intrigue.GAME.board().circles}

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

    def talked(self, view: View, said: Sequence[Heard]) -> View:
        return in_circles(view, said)

    def menu(self, view: View, speech: Speech) -> Menu:
        return choices.menu(view, speech)

    def option(self, action: str, view: View, speech: Speech) -> str:
        return story.option(action, view, speech)

    def prose(self, view: View, speech: Speech) -> Iterable[str]:
        return prose(view, speech)

    def role(self, name: str, speech: Speech, form: str = "name") -> str:
        return story.role(name, speech, form)

    def claimable(self, view: View, seat: int) -> Sequence[str]:
        camp = view.seats[seat].camp
        return () if camp is None or seat == view.lord else CLAIMABLE[SIDES.index(camp)]

    def opening(
        self,
        events: Sequence[msgspec.Struct],
        view: View,
        speech: Speech,
        foot: str,
        size: Size,
    ) -> RenderableType:
        return recognition(events, view, speech, foot, size)

    def tell(self, event: told.Event, speech: Speech) -> str:
        return story.tell(event, speech)

    def plain_to_see(self, event: msgspec.Struct, you: int | None) -> bool:
        return isinstance(event, told.RoleDealt) and event.seat != you

    def points(self, view: View) -> list[int]:
        return [seat.points for seat in view.seats]

    def ending(self, view: View, speech: Speech) -> Ending | None:
        if not view.winners or view.result is None:
            return None
        last = told.RoundEnded(view.result.winner), told.GameEnded(view.winners)
        roles = [story.role(seat.role, speech) for seat in view.seats if seat.role]
        return Ending([story.tell(event, speech) for event in last], view.winners, roles)


FACE = IntrigueFace("intrigue")
