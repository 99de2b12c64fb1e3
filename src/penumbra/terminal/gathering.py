"""The pages of a table around the game: the gathering with chairs and invitation, and the end.

Drawn from what the table tells everybody; the keys come from `table_menus`.
"""

from collections.abc import Sequence
from io import StringIO

import segno
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from penumbra.table import messages as m
from penumbra.terminal.choices import Menu, seat_key
from penumbra.terminal.look import (
    ACTIVE,
    BAD,
    FAINT,
    INK,
    MOONLIGHT,
    Page,
    Size,
    key_lines,
    menu_keys,
    row,
    story_lines,
    title_line,
)
from penumbra.terminal.speech import Speech
from penumbra.terminal.table_menus import Company

QUIET_ZONE = 2  # modules of light around the code, less than which no phone finds it
HERE, AWAY, BOT = "●", "○", "◆"
STAGES = {
    "drawing": "fair-drawing",
    "over": "scene-game",
    "broken_off": "lobby-stage-broken_off",
}
_NAMES = 20


def page(
    company: Company,
    link: str,
    speech: Speech,
    told: Sequence[Text],
    foot: Sequence[Text],
    size: Size,
    note: str = "",
    menu: Menu | None = None,
) -> Page:
    """Chairs and people on the left, the way to come on the right."""
    table = company.table
    picture = invitation(link)
    drawn = Table.grid()
    drawn.add_column(width=size.width - picture.cell_len_of_line - 1)
    drawn.add_column(width=picture.cell_len_of_line)
    left = Group(
        *_invitation_in_words(table.code, link, speech),
        *_chairs(company, menu, speech),
        *_standing(company, speech),
        Text(),
        *_wishes(table.wishes, speech),
    )
    drawn.add_row(Padding(left, (0, 1)), picture.text)
    return Page([_title(table, speech, size), drawn], story_lines(told, note), [*foot], size)


class Picture:
    """A QR code of half blocks: two modules a character."""

    def __init__(self, lines: list[str]) -> None:
        self.cell_len_of_line = len(lines[0])
        self.text = Text("\n".join(lines), style="#ffffff on #000000", no_wrap=True)


def invitation(link: str) -> Picture:
    """A link to be scanned from the screen."""
    written = StringIO()
    code = segno.make(link, micro=False, error="l", boost_error=False)
    code.terminal(written, border=QUIET_ZONE, compact=True)
    return Picture(written.getvalue().splitlines())


def keys(menu: Menu, inner: bool, speech: Speech, size: Size) -> list[Text]:
    """What one may do around the table."""
    asked = Text(f" {menu.task}", style=f"bold {ACTIVE}")
    return [asked, *key_lines(menu_keys(menu, inner, speech), size)]


def ending(
    outcome: Sequence[str],
    sheet: Sequence[Text],
    record: str,
    fair: Text,
    speech: Speech,
) -> list[RenderableType]:
    """What came of the game, where its record is, and whether its deals were fair."""
    told = [Text(sentence, style=f"bold {MOONLIGHT}") for sentence in outcome]
    where = Text(speech.say("record-at"), style=FAINT)
    inside = [*told, Text(), *sheet, Text(), where, Text(record, style=INK), fair]
    return [Padding(line, (0, 2)) for line in inside]


def after_page(
    table: m.TableState,
    above: Sequence[RenderableType],
    told: Sequence[Text],
    foot: Sequence[Text],
    speech: Speech,
    size: Size,
    note: str = "",
) -> Page:
    """A game that is finished or broken off, and the talk about it."""
    head = [_title(table, speech, size), Text(), *above, Text()]
    return Page(head, story_lines(told, note), [*foot], size)


def _title(table: m.TableState, speech: Speech, size: Size) -> Text:
    game = speech.game(table.wishes.game)
    left = Text(f" ☾ {game}", style=f"bold {MOONLIGHT}")
    stage = STAGES.get(table.stage, "gathering-title")
    left.append(f"   {speech.say(stage)}", style=f"not bold {FAINT}")
    right = Text(speech.say("game-number", number=table.number) + " ", style=FAINT)
    return title_line(left, right if table.number > 1 else Text(), size.width)


def _invitation_in_words(code: str, link: str, speech: Speech) -> list[Text]:
    loud = Text(" ".join(code.upper()), style=f"bold {MOONLIGHT}")
    return [
        Text(),
        Text(speech.say("invite-code") + "  ", style=FAINT) + loud,
        Text(link, style=INK),
        Text(),
    ]


def _chairs(company: Company, menu: Menu | None, speech: Speech) -> list[Text]:
    """A line a chair, with its key if one may go there."""
    lines = []
    for seat, chair in enumerate(company.table.seats):
        key = menu.key_of(f"chair {seat}") if menu is not None else ""
        number = f"[{key}]" if key else f" {seat_key(seat)} "
        cells = [(Text(number, style=f"bold {MOONLIGHT}" if key else FAINT), 3)]
        if chair.name is None:
            cells.append((Text("·", style=FAINT), 1))
            cells.append((Text(speech.say("chair-empty"), style=FAINT), _NAMES))
        else:
            cells += _sitter(chair.person, chair.name, company, speech)
        lines.append(row(*cells))
    return lines


def _standing(company: Company, speech: Speech) -> list[Text]:
    """People at the table who have no chair."""
    return [
        row((Text("   "), 3), *_sitter(person.person, person.name, company, speech))
        for person in company.table.people
        if person.seat is None
    ]


def _sitter(
    person: int | None, name: str, company: Company, speech: Speech
) -> list[tuple[Text, int]]:
    """Somebody: here or away, and what there is to know of him."""
    if person is None:
        marks, sign = [speech.say("mark-bot")], Text(BOT, style=FAINT)
    else:
        here = person in company.present
        sign = Text(HERE if here else AWAY, style=ACTIVE if here else BAD)
        marks = [speech.say("mark-you")] if person == company.me else []
        marks += [speech.say("mark-host")] if person == company.table.host else []
        marks += [] if here else [speech.say("mark-away")]
    return [
        (sign, 1),
        (Text(name, style="bold" if person is not None else ""), _NAMES),
        (Text(", ".join(marks), style=FAINT), 18),
    ]


def _wishes(wishes: m.Wishes, speech: Speech) -> list[Text]:
    say = speech.say
    parts = [
        say("number-of-players", count=wishes.players),
        say("wish-now", wish=say("wish-clock"), value=say(f"clock-{wishes.clock}")),
    ]
    if wishes.board != "standard":
        parts.append(say("wish-now", wish=say("wish-board"), value=wishes.board))
    if wishes.public:
        parts.append(say("wish-public"))
    return [Text(part, style=FAINT) for part in parts]
