"""The table as text and as a picture: the terminal's page, as everybody around the table sees it.

A picture is that page drawn cell by cell, so every game has one without doing anything for it.
"""

from dataclasses import replace
from io import StringIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.color import Color
from rich.console import Console
from rich.segment import Segment
from rich.style import Style

from penumbra.envs.signs import sign
from penumbra.games.game import SPECTATOR, AnyGame, Rows
from penumbra.locale import Catalogue
from penumbra.terminal.faces import face_of
from penumbra.terminal.look import Page, Size
from penumbra.terminal.speech import Speech

WIDTH = 100
CELL_WIDTH, CELL_HEIGHT = 10, 20
BASELINE = 15
FONT_SIZE = 15.0
SIGN = 11  # pixels that a sign is wide and high
INK, GROUND = (225, 225, 235), (12, 12, 24)
LAST_LETTER, FIRST_MARK, LAST_MARK = "\u024f", "\u2010", "\u2026"  # of what the font has
FIRST_LINE, LAST_LINE = "─", "╿"  # the characters that boxes are made of

# Which sides of its cell a line goes to: left, up, right, down
_SIDES = {"─": "lr", "│": "ud", "╭": "rd", "╮": "ld", "╰": "ru", "╯": "lu"}


def ansi(game: AnyGame, rows: Rows) -> str:
    """The page as text, with colours for a terminal."""
    console = _console()
    console.print(_page(game, rows), end="")
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


def rgb(game: AnyGame, rows: Rows) -> NDArray[np.uint8]:
    """The page as a picture: height, width, red green blue."""
    console = _console()
    lines = console.render_lines(_page(game, rows), pad=True)
    image = Image.new("RGB", (WIDTH * CELL_WIDTH, len(lines) * CELL_HEIGHT), GROUND)
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default(FONT_SIZE)
    for y, line in enumerate(lines):
        x = 0
        for text, style, _ in Segment.filter_control(line):
            ink, ground = _colours(style)
            for character in text:
                _cell(draw, font, x * CELL_WIDTH, y * CELL_HEIGHT, character, ink, ground)
                x += 1
    return np.asarray(image, dtype=np.uint8)


def _console() -> Console:
    return Console(
        file=StringIO(),
        force_terminal=True,
        color_system="truecolor",
        width=WIDTH,
        legacy_windows=False,
    )


def _page(game: AnyGame, rows: Rows) -> Page:
    view = game.view(rows, 0, SPECTATOR)
    speech = Speech(Catalogue("en"), [f"player_{seat}" for seat in range(view.players)])
    page = face_of(game.name).page(view, speech, [], None, Size(WIDTH, None))
    return replace(page, below=[])  # there are no keys to press


def _colours(style: Style | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if style is None:
        return INK, GROUND
    ink, ground = _rgb(style.color, INK), _rgb(style.bgcolor, GROUND)
    return (ground, ink) if style.reverse else (ink, ground)


def _rgb(colour: Color | None, usual: tuple[int, ...]) -> tuple[int, ...]:
    return usual if colour is None or colour.is_default else tuple(colour.get_truecolor())


def _cell(draw: Any, font: Any, x: int, y: int, character: str, ink: Any, ground: Any) -> None:
    """One character in the middle of its cell: lines and signs are drawn, letters are the font's.

    What neither is known is a dot.
    """
    if ground != GROUND:
        draw.rectangle((x, y, x + CELL_WIDTH - 1, y + CELL_HEIGHT - 1), fill=ground)
    middle, centre = x + CELL_WIDTH // 2, y + CELL_HEIGHT // 2
    if FIRST_LINE <= character <= LAST_LINE:
        sides = _SIDES.get(character, "lr")
        ends = {
            "l": (x, centre),
            "r": (x + CELL_WIDTH - 1, centre),
            "u": (middle, y),
            "d": (middle, y + CELL_HEIGHT - 1),
        }
        for side in sides:
            draw.line((middle, centre, *ends[side]), fill=ink)
    elif (shape := sign(character, SIGN)) is not None:
        draw.bitmap((middle - SIGN // 2, centre - SIGN // 2), shape, fill=ink)
    elif LAST_LETTER < character < FIRST_MARK or character > LAST_MARK:
        draw.ellipse((middle - 3, centre - 3, middle + 3, centre + 3), fill=ink)
    elif character != " ":
        draw.text((middle, y + BASELINE), character, fill=ink, font=font, anchor="ms")
