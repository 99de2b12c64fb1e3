"""How a game looks in the terminal: its page, its keys, its sentences.

`Face` is that of any game: it shows the fields of a view as they are, offers the legal actions by
number and tells events by their names. A game with a folder in this room has a face of its own,
derived from this one, and does better what it overrides. `faces` finds it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from penumbra.games import GAMES
from penumbra.games.claims import Heard
from penumbra.games.game import View
from penumbra.terminal.choices import KEYS, Choice, Menu, numbered, seat_key
from penumbra.terminal.look import (
    ACTIVE,
    FAINT,
    MOONLIGHT,
    Page,
    Size,
    frame,
    menu_lines,
    story_lines,
    title_line,
    with_names,
)
from penumbra.terminal.speech import Speech

TO_ACT, UNKNOWN = "►", "?"
_FRAMED = frozenset({"game", "viewer", "players", "decision", "legal", "round", "winners"})
"""Fields of a view that the page shows in another place, or that are no news."""

ViewShown = TypeVar("ViewShown", bound=View)


class Ending(NamedTuple):
    """How a game ended: in words, who has won, and the roles that are open now."""

    outcome: list[str]
    winners: list[int]
    roles: list[str]


class Face(Generic[ViewShown]):
    """A game's face; this one knows nothing of the game but its name."""

    paragraphs = frozenset({"round_began", "round_ended"})
    """Kinds of events that begin a paragraph of the story."""

    def __init__(self, game: str) -> None:
        self.game = game

    @property
    def numbers(self) -> Mapping[str, int]:
        """What the texts of the rules count with."""
        return {}

    # the page

    def page(
        self,
        view: ViewShown,
        speech: Speech,
        told: Sequence[Text],
        menu: Menu | None,
        size: Size,
        note: str = "",
        inner: bool = False,
    ) -> Page:
        """Everything the viewer sees, and what he may do (`menu` None: he watches)."""
        above: list[RenderableType] = [
            _title(self.game, view, speech, size),
            frame(_seats(view, speech), speech.say("heading-players")),
            *_fields(view),
            Text(),
        ]
        below = [Text(), *menu_lines(menu, inner, view.decision.waiting, speech, size)]
        return Page(above, story_lines(told, note), below, size)

    def talked(self, view: ViewShown, said: Sequence[Heard]) -> ViewShown:
        """The view as the page shows it, with what people have said beside their acts."""
        return view

    def menu(self, view: ViewShown, speech: Speech) -> Menu:
        """What the viewer may do now, by numbers."""
        optional = view.viewer not in view.decision.waiting
        return Menu(_words(view.decision.kind), "", tuple(_numbered(view.legal)), optional)

    def option(self, action: str, view: ViewShown, speech: Speech) -> str:
        """A legal action as a choice in a list."""
        return action

    def prose(self, view: ViewShown, speech: Speech) -> Iterable[str]:
        """Everything the viewer sees in sentences, for whoever reads instead of looking."""
        say = speech.say
        where = say("scene-round", round=view.round)
        yield say("prose-line", label=speech.game(self.game), text=where)
        columns = _by_seat(view)
        for seat, name in enumerate(speech.names):
            called = f"{name} ({say('mark-you')})" if seat == view.viewer else name
            known = [f"{_words(key)} {_value(column[seat])}" for key, column in columns.items()]
            yield say("prose-line", label=called, text=", ".join(known) or UNKNOWN)
        yield from (field.plain.strip() for field in _fields(view))

    def line(self, sentence: str, speech: Speech) -> Text:
        """A paragraph of the story as it is shown."""
        return with_names(Text(sentence), speech)

    def role(self, name: str, speech: Speech, form: str = "name") -> str:
        """A role, as a label or after a verb (`object`)."""
        return _words(name)

    def claimable(self, view: ViewShown, seat: int) -> Sequence[str]:
        """The roles that can be claimed of a seat, as `Game.claimable` has them."""
        return GAMES[self.game].claims.roles

    def opening(
        self,
        events: Sequence[msgspec.Struct],
        view: ViewShown,
        speech: Speech,
        foot: str,
        size: Size,
    ) -> RenderableType | None:
        """The scene a player's round begins with, if it has one."""
        return None

    # the story

    def tell(self, event: Any, speech: Speech) -> str:
        """An event in one sentence: who, what, and its other fields."""
        fields = msgspec.structs.asdict(event)
        seat = fields.pop("seat", None)
        who = f"{speech.names[seat]}: " if isinstance(seat, int) else ""
        known = [
            f"{_words(name)} {_value(value)}" for name, value in fields.items() if value is not None
        ]
        return who + ", ".join([_words(kind(event)), *known]) + "."

    def in_one_go(self, events: Iterable[msgspec.Struct]) -> Iterator[msgspec.Struct]:
        """Events as they are told: some games make one of several that follow each other."""
        yield from events

    def plain_to_see(self, event: msgspec.Struct, you: int | None) -> bool:
        """Whether somebody at the table need not be told."""
        return False

    # the score

    def round(self, view: ViewShown) -> int:
        """The round that is played; 0 before the first."""
        return int(getattr(view, "round", 1))

    def points(self, view: ViewShown) -> list[int]:
        """The points of each seat."""
        return list(getattr(view, "points", [0] * view.players))

    def ending(self, view: ViewShown, speech: Speech) -> Ending | None:
        """How the game ended, for somebody who comes when it is over; None before."""
        winners = list(getattr(view, "winners", []))
        if not winners:
            return None
        you = "none"
        if speech.you in winners:
            you = "alone" if len(winners) == 1 else "among"
        names = speech.listed([speech.names[seat] for seat in winners])
        told = speech.say("event-game-ended", names=names, count=len(winners), you=you)
        return Ending([told], winners, [])


def kind(event: msgspec.Struct) -> str:
    """The event's name in docs/protocol.md."""
    return str(type(event).__struct_config__.tag)


def _title(game: str, view: View, speech: Speech, size: Size) -> Text:
    left = Text(f" ☾ {speech.game(game)}", style=f"bold {MOONLIGHT}")
    if played := getattr(view, "round", 0):
        left.append(f"   {speech.say('scene-round', round=played)}", style=f"not bold {FAINT}")
    return title_line(left, Text(), size.width)


def _seats(view: View, speech: Speech) -> Table:
    """A line a player: the number, the name, and whatever the view has for each seat."""
    columns = _by_seat(view)
    table = Table.grid(padding=(0, 2))
    table.add_row("", "", *(Text(_words(name), style=FAINT) for name in columns))
    for seat, name in enumerate(speech.names):
        acting = seat in view.decision.waiting
        number = (TO_ACT if acting else " ") + seat_key(seat)
        values = (Text(_value(column[seat])) for column in columns.values())
        called = Text(name, style="bold")
        table.add_row(Text(number, style=f"bold {ACTIVE}" if acting else FAINT), called, *values)
    return table


def _by_seat(view: View) -> dict[str, Sequence[Any]]:
    """The fields of a view that are lists with an entry a seat; of structs each field by itself."""
    columns: dict[str, Sequence[Any]] = {}
    for name, value in _shown(view):
        if not _is_by_seat(value, view):
            continue
        if all(isinstance(each, msgspec.Struct) for each in value):
            for field in value[0].__struct_fields__:
                columns[field] = [getattr(each, field) for each in value]
        else:
            columns[name] = value
    return columns


def _fields(view: View) -> list[Text]:
    """The other fields, a line each."""
    return [
        Text(f" {_words(name)}: ", style=FAINT).append(_value(value), style="not dim")
        for name, value in _shown(view)
        if not _is_by_seat(value, view)
    ]


def _shown(view: Any) -> list[tuple[str, Any]]:
    names = [name for name in view.__struct_fields__ if name not in _FRAMED]
    return [(name, getattr(view, name)) for name in names]


def _is_by_seat(value: Any, view: View) -> bool:
    return isinstance(value, list | tuple) and len(value) == view.players


def _numbered(actions: Sequence[str]) -> list[Choice]:
    """A key an action; if there are more actions than keys, first the part of the list."""
    if len(actions) <= len(KEYS):
        return numbered((action, action) for action in actions)
    parts = [actions[k : k + len(KEYS)] for k in range(0, len(actions), len(KEYS))]
    labelled = [(f"{part[0]} … {part[-1]}", part) for part in parts]
    return [
        Choice(key, label, then=Menu(label, "", tuple(_numbered(part))))
        for key, (label, part) in zip(KEYS, labelled, strict=False)
    ]


def _words(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


def _value(value: Any) -> str:
    match value:
        case None:
            return UNKNOWN
        case bool():
            return "✓" if value else "–"
        case list() | tuple():
            return ", ".join(_value(each) for each in value) or "–"
        case dict():
            return ", ".join(f"{_words(str(key))} {_value(each)}" for key, each in value.items())
        case msgspec.Struct():
            return _value(msgspec.structs.asdict(value))
    return str(value)
