"""The look: a night sky, moonlight, and a page that fits the terminal it is shown in.

Colours and the layout both games share; what is drawn on the page is each game's `screen`.
Whatever colour tells is told by a sign or a word as well, so that nothing is lost without it.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rich import box
from rich.align import Align
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from penumbra.terminal.choices import HELP, LET_RUN, QUIT, Menu
from penumbra.terminal.speech import Speech

SKY, INK, FAINT, LINE = "#0c1128", "#ccd3ea", "#7883ab", "#36406b"
MOONLIGHT, BAD, ACTIVE = "#f5e9b4", "#ff8f8f", "#ffd479"
GROUND = Style.parse(f"{INK} on {SKY}")
NARROWEST = 80
TALL, WIDE = 30, 96  # from here on there is room for a second line a player, and for full words


@dataclass(frozen=True)
class Size:
    """How much room a page has; `height` None: as much as it wants (no terminal)."""

    width: int
    height: int | None

    @property
    def tall(self) -> bool:
        return self.height is None or self.height >= TALL

    @property
    def wide(self) -> bool:
        return self.width >= WIDE


@dataclass(frozen=True)
class Page:
    """What stays above, the story in the middle, what stays below; the story takes what is left."""

    above: Sequence[RenderableType]
    told: Sequence[RenderableType]
    below: Sequence[RenderableType]
    size: Size

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        options = options.update(width=self.size.width, height=None)
        above = console.render_lines(Group(*self.above), options, style=GROUND)
        below = console.render_lines(Group(*self.below), options, style=GROUND)
        middle = console.render_lines(Group(*self.told), options, style=GROUND)
        if self.size.height is not None:
            room = max(self.size.height - len(above) - len(below), 0)
            if len(middle) > room:
                cut = console.render_lines(Text(" …", style=FAINT), options, style=GROUND)
                middle = (cut + middle[len(middle) - room + 1 :])[:room]
            blank = [[Segment(" " * self.size.width, GROUND)]]
            middle += blank * (room - len(middle))
        lines = above + middle + below
        if self.size.height is not None:
            lines = lines[-self.size.height :]  # too small a terminal: the keys stay in sight
        for k, line in enumerate(lines):
            if k:
                yield Segment.line()
            yield from line
        if self.size.height is None:
            yield Segment.line()


def frame(inside: RenderableType, title: str, height: int | None = None) -> Panel:
    """A box with a title."""
    return Panel(
        inside,
        title=Text(title, style=FAINT),
        title_align="left",
        box=box.ROUNDED,
        border_style=LINE,
        padding=(0, 1),
        height=height,
    )


def row(*cells: tuple[Text, int]) -> Text:
    """Columns of fixed widths; a negative width aligns to the right. Too long is cut with an …"""
    line = Text(no_wrap=True)
    for k, (text, width) in enumerate(cells):
        cell = text.copy()
        cell.truncate(abs(width), overflow="ellipsis")
        gap = " " * (abs(width) - cell.cell_len)
        line.append(" " if k else "")
        line.append(gap if width < 0 else "")
        line.append_text(cell)
        line.append(gap if width > 0 else "")
    return line


def title_line(left: Text, right: Text, width: int) -> Text:
    """A line with something at either end."""
    room = width - right.cell_len - 1
    return row((left, room), (right, right.cell_len))


def story_lines(lines: Sequence[Text], note: str) -> list[RenderableType]:
    """The story as it stands on the page, and what is to be said to the reader alone."""
    told = [Padding(line, (0, 1)) for line in lines]
    if note:
        told.append(Padding(Text(note, style=f"italic {MOONLIGHT}"), (0, 1)))
    return [*told]


def menu_lines(
    menu: Menu | None, inner: bool, waiting: Sequence[int], speech: Speech, size: Size
) -> list[Text]:
    """What one may do, and which key does it; or for whom one waits."""
    if menu is None:
        names = speech.listed([speech.names[seat] for seat in waiting])
        awaited = Text(" " + speech.say("waiting-for", names=names) if names else "", style=ACTIVE)
        return [awaited, Text(" " + speech.say("hint-hurry"), style=FAINT)]
    asked = Text(" " + speech.say("your-choice", task=menu.task), style=f"bold {ACTIVE}")
    return [asked, *key_lines(menu_keys(menu, inner, speech), size)]


def menu_keys(menu: Menu, inner: bool, speech: Speech) -> list[Text]:
    """The keys of a menu, each with its words."""
    keys = [key_words(choice.keys[0], choice.label) for choice in menu.choices if not choice.card]
    if menu.optional:
        keys.append(key_words("⏎", speech.say("hint-go-on")))
        keys.append(key_words(LET_RUN, speech.say("hint-let-run")))
    if inner:
        keys.append(key_words("esc", speech.say("hint-up"), FAINT))
    if menu.help:
        keys.append(key_words(HELP, speech.say("hint-help"), FAINT))
    if menu.chosen(QUIT) is None:
        keys.append(key_words(QUIT, speech.say("hint-quit"), FAINT))
    return keys


def key_lines(keys: Sequence[Text], size: Size) -> list[Text]:
    """Keys beside and below each other, as many as fit; none is torn from its words."""
    lines = [Text()]
    for key in keys:
        if lines[-1].cell_len + key.cell_len + 3 > size.width and lines[-1].cell_len:
            lines.append(Text())
        lines[-1].append("   " if lines[-1].cell_len else " ")
        lines[-1].append_text(key)
    return lines


def key_words(key: str, label: str, style: str = "") -> Text:
    """A key and what it does."""
    text = Text(f"[{key}]", style=f"bold {MOONLIGHT}")
    text.append(f" {label}", style=f"not bold {style or INK}")
    return text


def scene(title: str, inside: RenderableType, foot: str, size: Size) -> RenderableType:
    """A small scene in the middle of the night: a round's end, a secret learnt."""
    panel = Panel(
        Group(inside, Text(), Text(foot, style=FAINT, justify="right")) if foot else inside,
        title=Text(f" {title} ", style=f"bold {MOONLIGHT}"),
        box=box.ROUNDED,
        border_style=MOONLIGHT,
        padding=(1, 3),
        width=min(size.width, 76),
    )
    return Align.center(panel, vertical="middle", height=size.height, style=GROUND)


def fitted(name: str, width: int) -> str:
    """A name that fits its column."""
    return name if len(name) <= width else name[: width - 1] + "…"


def with_names(text: Text, speech: Speech) -> Text:
    """A sentence with the players' names in bold."""
    names = "|".join(re.escape(name) for name in speech.names)
    text.highlight_regex(rf"\b(?:{names})\b", "bold")
    return text
