"""What the loop of `play` needs of a game's room: its page, its keys, its colours, its opening."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from rich.console import RenderableType
from rich.text import Text

from penumbra.terminal.choices import Menu
from penumbra.terminal.intrigue import choices as intrigue_choices
from penumbra.terminal.intrigue import screen as intrigue_screen
from penumbra.terminal.intrigue import story as intrigue_story
from penumbra.terminal.intrigue.recognition import recognition
from penumbra.terminal.night import Page, Size, with_names
from penumbra.terminal.shamans import choices as shamans_choices
from penumbra.terminal.shamans import screen as shamans_screen
from penumbra.terminal.shamans import signs
from penumbra.terminal.shamans import story as shamans_story
from penumbra.terminal.speech import Speech

ViewShown = TypeVar("ViewShown", contravariant=True)


class Draw(Protocol[ViewShown]):
    """A game's page."""

    def __call__(
        self,
        view: ViewShown,
        speech: Speech,
        told: Sequence[Text],
        menu: Menu | None,
        size: Size,
        note: str = "",
        inner: bool = False,
    ) -> Page: ...


Opening = Callable[[Sequence[msgspec.Struct], Any, Speech, str, Size], RenderableType]


@dataclass(frozen=True)
class Face(Generic[ViewShown]):
    """How a game looks and answers; `opening` is the scene a round begins with, if it has one."""

    page: Draw[ViewShown]
    menu: Callable[[ViewShown, Speech], Menu]
    line: Callable[[str, Speech], Text]
    role: Callable[[str, Speech], str]
    opening: Opening | None = None


FACES: dict[str, Face[Any]] = {
    "shamans": Face(shamans_screen.page, shamans_choices.menu, signs.coloured, shamans_story.role),
    "intrigue": Face(
        intrigue_screen.page,
        intrigue_choices.menu,
        lambda sentence, speech: with_names(Text(sentence), speech),
        intrigue_story.role,
        recognition,
    ),
}
