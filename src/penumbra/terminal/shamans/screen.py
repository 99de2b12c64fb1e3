"""The table of Shamans on a page: track, worlds, players, trick, story, hand, keys."""

from collections import Counter
from collections.abc import Sequence

from rich.color import Color, blend_rgb
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from penumbra.games.shamans.view import Seat, View
from penumbra.terminal.choices import Menu, seat_key
from penumbra.terminal.look import (
    ACTIVE,
    FAINT,
    LINE,
    MOONLIGHT,
    Page,
    Size,
    fitted,
    frame,
    menu_lines,
    row,
    story_lines,
    title_line,
)
from penumbra.terminal.shamans import signs
from penumbra.terminal.shamans.story import ritual, role, tile, world
from penumbra.terminal.speech import Speech

_DARK_END, _BRIGHT_END = (Color.parse(c).get_truecolor() for c in (LINE, MOONLIGHT))
_FRAME = 4  # columns a box takes for itself
_WORLD_NAMES = 12
_CROWDED = 5  # players whose cards fill a narrow line
_STARS = (
    "      ·         ˙    ✧           ·       .         ˙        ·    .       ✧        ˙     " * 2
)


def page(
    view: View,
    speech: Speech,
    told: Sequence[Text],
    menu: Menu | None,
    size: Size,
    note: str = "",
    inner: bool = False,
) -> Page:
    """Everything the viewer sees, and what he may do (`menu` None: he watches)."""
    air = [Text()] if size.tall else []
    above: list[RenderableType] = [
        _title(view, speech, size),
        *_sky(view, speech, size),
        _boxes(view, speech, size),
        _artifacts(view, speech, size),
        _trick(view, speech, size),
        *air,
    ]
    hand = [*air, _hand(view, menu, speech)] if view.viewer is not None else []
    below = [
        *hand,
        *air,
        *menu_lines(menu, inner, view.decision.waiting, speech, size),
    ]
    return Page(above, story_lines(told, note), below, size)


def _title(view: View, speech: Speech, size: Size) -> Text:
    left = Text(f" {signs.MOON} {speech.say('game-shamans')}", style=f"bold {MOONLIGHT}")
    where = speech.say("round-and-trick", round=view.round, trick=view.trick)
    left.append(f"   {where}", style=f"not bold {FAINT}")
    right = Text()
    if view.viewer is not None and (own := view.seats[view.viewer].role):
        right.append(speech.say("your-role") + " ", style=FAINT)
        right.append(role(own, speech) + " ", style=f"bold {signs.ROLE_COLOURS[own]}")
    return title_line(left, right, size.width)


def _sky(view: View, speech: Speech, size: Size) -> list[Text]:
    """The pawn's way to the Moon, brighter with every space, and what is left of it."""
    left = Text(speech.say("spaces-to-moon", count=view.moon - view.pawn), style=FAINT)
    if not size.tall:
        return [_track(view, size.width - left.cell_len - 4) + Text("  ") + left]
    stars = Text(_STARS[: size.width - left.cell_len - 4], style=LINE)
    return [Text(" ") + stars + Text("  ") + left, _track(view, size.width - 2), Text()]


def _track(view: View, width: int) -> Text:
    step = max(min(width // (view.moon + 1), 4), 1)
    text = Text(" ", no_wrap=True)
    for space in range(view.moon):
        light = blend_rgb(_DARK_END, _BRIGHT_END, space / view.moon)
        if space == view.pawn:
            text.append(signs.PAWN, style=f"bold {ACTIVE}")
        else:
            sign = "•" if space > view.pawn else "·"
            text.append(sign, style=Style(color=Color.from_triplet(light)))
        text.append(" " * (step - 1))
    arrived = view.pawn >= view.moon
    text.append(signs.PAWN if arrived else signs.MOON, style=f"bold {MOONLIGHT}")
    return text


def _boxes(view: View, speech: Speech, size: Size) -> Table:
    """Worlds on the left, players on the right, both of one height."""
    left = size.width * 9 // 20 if size.wide else size.width // 2
    right = size.width - left
    players = _players(view, speech, size, right - _FRAME)
    height = max(len(view.worlds), len(players))
    worlds = _worlds(view, speech, left - _FRAME)
    worlds += _legend(speech)[: height - len(worlds)]
    table = Table.grid()
    table.add_column(width=left)
    table.add_column(width=right)
    table.add_row(
        frame(Group(*worlds), speech.say("heading-worlds"), height + 2),
        frame(Group(*players), speech.say("heading-players"), height + 2),
    )
    return table


def _worlds(view: View, speech: Speech, width: int) -> list[Text]:
    lines = []
    for lying in view.worlds:
        colour = signs.WORLD_COLOURS[lying.world]
        name = Text(f"{signs.WORLD_SIGNS[lying.world]} {world(lying.world, speech)}", style=colour)
        if lying.world == view.destination:
            name.stylize("bold underline", 2)
        done = len(lying.cards) == lying.needs
        effect = Text(f"{signs.DONE} " if done else "", style=colour)
        effect.append(ritual(lying.ritual, speech), style=FAINT)
        numbers = Text()
        for number in range(1, lying.needs + 1):
            there = number in lying.cards
            style = f"bold {colour}" if there else FAINT
            numbers.append(str(number) if there else "·", style=style)
        effects = width - _WORLD_NAMES - 2 - lying.needs
        lines.append(row((name, _WORLD_NAMES), (effect, effects), (numbers, -lying.needs)))
    return lines


def _legend(speech: Speech) -> list[Text]:
    """What the signs beside the players mean: shown where there is room for it."""
    pairs = (
        ((signs.MARKER, "legend-marker"), (signs.GUIDE, "legend-guide")),
        ((signs.BACK_OF_TILE, "legend-hidden"), ("*", "legend-known")),
    )
    lines = [
        Text("  ".join(f"{sign} {speech.say(message)}" for sign, message in pair), style=FAINT)
        for pair in pairs
    ]
    return [Text(), *lines]


def _players(view: View, speech: Speech, size: Size, width: int) -> list[Text]:
    """One line a player, or two with the artifacts in words if there is room."""
    names, roles, count = (14, 12, 4) if size.wide else (8, 7, 2)
    tiles = width - (2 + names + roles + 2 + 2 * count) - 6
    points = speech.say("heading-points") if size.wide else "★"
    cards = speech.say("heading-cards") if size.wide else "▯"
    heads = [("", 2), ("", names), (speech.say("heading-role"), roles), ("", 2)]
    heads += [(points, -count), (cards, -count), ("", tiles)]
    lines = [row(*((Text(words, style=FAINT), columns) for words, columns in heads))]
    for seat, one in enumerate(view.seats):
        acting = seat in view.decision.waiting
        number = (signs.TO_ACT if acting else " ") + seat_key(seat)
        marks = signs.MARKER if seat == view.marker else ""
        marks += signs.GUIDE if seat == view.guide else ""
        lines.append(
            row(
                (Text(number, style=f"bold {ACTIVE}" if acting else FAINT), 2),
                (_name(seat, one, speech, names), names),
                (_role(one, speech), roles),
                (Text(marks, style=MOONLIGHT), 2),
                (Text(str(one.points)), -count),
                (Text(str(one.cards) if one.alive else signs.OUT), -count),
                (Text() if size.tall else _tiles(one), tiles),
            )
        )
        if size.tall:
            lines.append(row((Text(), 2), (_tiles_in_words(one, speech), width - 3)))
    return lines


def _name(seat: int, one: Seat, speech: Speech, width: int) -> Text:
    style = f"strike {FAINT}" if not one.alive else "bold"
    return Text(fitted(speech.names[seat], width), style=style)


def _role(one: Seat, speech: Speech) -> Text:
    if one.role is None:
        return Text("?", style=FAINT)
    words = role(one.role, speech) + ("" if one.role_open else "*")
    return Text(words, style=signs.ROLE_COLOURS[one.role])


def _tiles(one: Seat) -> Text:
    """Artifacts as signs; one's own face-down ones in brackets."""
    text = Text()
    for name in one.open:
        text.append_text(signs.tile_sign(name))
    if one.hidden_tiles:
        text.append("(", style=FAINT)
        for name in one.hidden_tiles:
            text.append_text(signs.tile_sign(name))
        text.append(")", style=FAINT)
    else:
        text.append(signs.BACK_OF_TILE * one.hidden, style=FAINT)
    return text


def _tiles_in_words(one: Seat, speech: Speech) -> Text:
    parts = [_several(name, count, speech) for name, count in Counter(one.open).items()]
    if one.hidden_tiles:
        own = Text(" ").join(
            _several(name, count, speech) for name, count in Counter(one.hidden_tiles).items()
        )
        parts.append(Text(f"{signs.BACK_OF_TILE}(", style=FAINT) + own + Text(")", style=FAINT))
    elif one.hidden:
        parts.append(Text(signs.BACK_OF_TILE * one.hidden, style=FAINT))
    return Text("  ").join(parts)


def _several(name: str, count: int, speech: Speech) -> Text:
    text = signs.tile_sign(name)
    text.append(f" {tile(name, speech)}", style=f"not bold {signs.TILE_COLOURS[name]}")
    text.append(f" ×{count}" if count > 1 else "", style=FAINT)
    return text


def _artifacts(view: View, speech: Speech, size: Size) -> Text:
    """The row, the stack, and where the Eclipse is."""
    text = Text(f" {speech.say('heading-artifacts')} " if size.wide else " ", style=FAINT)
    for name in view.row:
        text.append_text(_several(name, 1, speech) if name else Text("—", style=FAINT))
        text.append("  ")
    text.append(f"▤ {speech.say('stack-height', count=view.stack)}  ", style=FAINT)
    shown = view.eclipse in ("left", "right")
    text.append(speech.say(f"eclipse-{view.eclipse}"), style=f"bold {ACTIVE}" if shown else FAINT)
    return row((text, size.width))


def _trick(view: View, speech: Speech, size: Size) -> Text:
    """The cards of this trick in the order they are played."""
    names = 10 if size.wide else 6
    text = Text(" ")
    if view.destination is None:
        text.append(speech.say("no-destination"), style=FAINT)
    else:
        colour = signs.WORLD_COLOURS[view.destination]
        text.append(signs.WORLD_SIGNS[view.destination], style=f"bold {colour}")
        if size.wide or view.players < _CROWDED:
            text.append(f" {world(view.destination, speech)}", style=f"bold {colour}")
    played = view.tricks[-1].cards if view.tricks else [None] * view.players
    for k in range(view.players):
        seat = (max(view.guide, 0) + k) % view.players
        lying = played[seat]
        if lying is None and not view.seats[seat].alive:
            continue
        text.append("  ")
        text.append(fitted(speech.names[seat], names), style="" if lying else FAINT)
        if lying:
            text.append_text(Text(" ") + signs.chip(lying))
            text.append("" if lying.startswith(f"{view.destination}-") else "↷", style=ACTIVE)
        else:
            text.append(" …" if seat in view.decision.waiting else "", style=ACTIVE)
    return row((text, size.width))


def _hand(view: View, menu: Menu | None, speech: Speech) -> Text:
    """The viewer's cards, each with its key while he may play or pass one."""
    assert view.viewer is not None, "a spectator has no cards"
    aside = view.seats[view.viewer].aside_cards
    heading = "heading-aside" if aside else "heading-hand"
    text = Text(f" {speech.say(heading)} ", style=FAINT)
    for card in aside or view.hand:
        key = menu.key_of(card) if menu else ""
        text.append(f" {key}", style=f"bold {MOONLIGHT}")
        text.append_text(signs.chip(card))
        text.append("↷" if card == view.giving else "", style=ACTIVE)
    return text
