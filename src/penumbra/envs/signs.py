"""The signs of the terminal's pages as small drawings, for pictures: fonts can't be relied on to
have them. Each is a few strokes and shapes in a square of 100 by 100; no game is known here.
"""

from collections.abc import Callable, Mapping
from functools import cache
from math import cos, pi, sin
from typing import Any, TypeAlias

from PIL import Image, ImageDraw

SQUARE = 100
STROKE = 12

Drawn: TypeAlias = Callable[[Any], None]
Points: TypeAlias = list[tuple[float, float]]


@cache
def sign(character: str, size: int) -> Image.Image | None:
    """How much ink lies where, in a square of so many pixels; None for what is no sign."""
    drawing = SIGNS.get(character)
    if drawing is None:
        return None
    image = Image.new("L", (SQUARE, SQUARE), 0)
    drawing(ImageDraw.Draw(image))
    return image.resize((size, size), Image.Resampling.LANCZOS)


def _around(*radii: float, points: int, turned: float = -0.25) -> Points:
    """Corners around the middle, at these distances in turn; `turned` in whole turns."""
    return [
        (
            50 + radii[k % len(radii)] * cos(2 * pi * (k / points + turned)),
            50 + radii[k % len(radii)] * sin(2 * pi * (k / points + turned)),
        )
        for k in range(points)
    ]


def _shape(*shapes: Points) -> Drawn:
    def drawing(draw: Any) -> None:
        for corners in shapes:
            draw.polygon(corners, fill=255)

    return drawing


def _outline(corners: Points) -> Drawn:
    return _strokes([*corners, corners[0]], width=9)


def _strokes(*lines: Points, width: int = STROKE) -> Drawn:
    def drawing(draw: Any) -> None:
        for points in lines:
            draw.line(points, fill=255, width=width, joint="curve")

    return drawing


def _disc(x: float, y: float, radius: float, ink: int = 255) -> Drawn:
    return lambda draw: draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=ink)


def _ring(radius: float) -> Drawn:
    box = (50 - radius, 50 - radius, 50 + radius, 50 + radius)
    return lambda draw: draw.ellipse(box, outline=255, width=STROKE)


def _all(*drawings: Drawn) -> Drawn:
    def drawing(draw: Any) -> None:
        for each in drawings:
            each(draw)

    return drawing


def _rays(count: int, inner: float, outer: float, width: int = 9) -> Drawn:
    inside, outside = _around(inner, points=count), _around(outer, points=count)
    return _strokes(*([a, b] for a, b in zip(inside, outside, strict=True)), width=width)


def _wave(y: float) -> Points:
    return [(x, y + 9 * sin((x - 10) / 80 * 2 * pi)) for x in range(10, 91, 4)]


def _arc(*angles: int) -> Drawn:
    return lambda draw: draw.arc((18, 28, 82, 92), *angles, fill=255, width=STROKE)


_FRAME: Points = [(15, 15), (85, 15), (85, 85), (15, 85), (15, 15)]
_DIAMOND = _around(45, 38, points=4)
_CROSS = _strokes([(22, 22), (78, 78)], [(78, 22), (22, 78)])

SIGNS: Mapping[str, Drawn] = {
    "✦": _shape(_around(48, 17, points=8)),
    "✧": _outline(_around(44, 16, points=8)),
    "★": _shape(_around(48, 20, points=10)),
    "☆": _outline(_around(44, 20, points=10)),
    "✻": _rays(6, 0, 45, width=14),
    "✚": _strokes([(50, 10), (50, 90)], [(10, 50), (90, 50)], width=24),
    "☼": _all(_disc(50, 50, 23), _rays(8, 32, 47)),
    "◆": _shape(_DIAMOND),
    "♦": _shape(_DIAMOND),
    "▲": _shape([(50, 8), (94, 88), (6, 88)]),
    "►": _shape([(18, 12), (90, 50), (18, 88)]),
    "♣": _all(
        *(_disc(x, y, 20) for x, y in ((50, 28), (28, 57), (72, 57))),
        _shape([(50, 40), (64, 94), (36, 94)]),
    ),
    "≈": _strokes(_wave(36), _wave(64)),
    "†": _strokes([(50, 6), (50, 94)], [(22, 34), (78, 34)], width=14),
    "◎": _all(_ring(42), _disc(50, 50, 16)),
    "○": _ring(34),
    "●": _disc(50, 50, 36),
    "•": _disc(50, 50, 24),
    "·": _disc(50, 50, 11),
    "˙": _disc(50, 28, 11),
    "…": _all(_disc(18, 78, 9), _disc(50, 78, 9), _disc(82, 78, 9)),
    "☾": _all(_disc(52, 50, 43), _disc(72, 42, 36, ink=0)),
    "☽": _all(_disc(48, 50, 43), _disc(28, 42, 36, ink=0)),
    "☻": _all(
        _disc(50, 50, 44), *(_disc(x, y, 9, ink=0) for x, y in ((34, 40), (66, 40), (50, 68)))
    ),
    "♟": _all(_disc(50, 26, 20), _shape([(42, 40), (58, 40), (76, 84), (24, 84)])),
    "⚑": _all(_strokes([(22, 6), (22, 96)]), _shape([(22, 10), (88, 32), (22, 56)])),
    "▒": _strokes(_FRAME, [(15, 85), (85, 15)], [(15, 50), (50, 15)], [(50, 85), (85, 50)]),
    "▤": _strokes(_FRAME, [(15, 38), (85, 38)], [(15, 62), (85, 62)]),
    "×": _CROSS,
    "✗": _CROSS,
    "✓": _strokes([(14, 52), (40, 80), (88, 18)], width=14),
    "−": _strokes([(18, 52), (82, 52)]),
    "→": _all(_strokes([(8, 50), (80, 50)]), _shape([(60, 26), (96, 50), (60, 74)])),
    "←": _all(_strokes([(20, 50), (92, 50)]), _shape([(40, 26), (4, 50), (40, 74)])),
    "↷": _all(_arc(180, 340), _shape([(62, 56), (98, 48), (84, 84)])),
}
"""Each sign, drawn on a square that is black."""
