"""Small plots as SVG: points with error bars, joined by lines, on plain axes."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import NamedTuple

WIDTH, HEIGHT, MARGIN = 480, 400, 56
COLOURS = ("#2563eb", "#d97706", "#059669", "#9333ea")


class Point(NamedTuple):
    """A value, and how far it may be off."""

    x: float
    y: float
    within: float = 0.0


class Axis(NamedTuple):
    """What is told along a side, and the values that are marked, from the first to the last."""

    title: str
    ticks: Sequence[float]


def plot(
    x: Axis,
    y: Axis,
    series: Sequence[tuple[str, Sequence[Point]]],
    ideal: Sequence[Point] = (),
) -> str:
    """The plot as a document of its own; `ideal` is a broken line to compare with."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        *_axes(x, y),
        _line(x, y, ideal, "#888", "4 4") if ideal else "",
    ]
    for k, (name, points) in enumerate(series):
        colour = COLOURS[k % len(COLOURS)]
        lines.append(_line(x, y, points, colour, ""))
        lines += _marks(x, y, points, colour)
        place = MARGIN + 10, MARGIN / 2 + 16 * k + 8
        lines.append(
            f'<text x="{place[0]}" y="{place[1]:.0f}" fill="{colour}">{escape(name)}</text>'
        )
    return "\n".join([*filter(None, lines), "</svg>"]) + "\n"


def _at(axis: Axis, value: float, length: int) -> float:
    first, last = axis.ticks[0], axis.ticks[-1]
    wide = last - first or 1  # one value alone is an axis, too
    return (value - first) / wide * (length - 2 * MARGIN)


def _place(x: Axis, y: Axis, at_x: float, at_y: float) -> tuple[float, float]:
    return MARGIN + _at(x, at_x, WIDTH), HEIGHT - MARGIN - _at(y, at_y, HEIGHT)


def _axes(x: Axis, y: Axis) -> Iterator[str]:
    left, low = _place(x, y, x.ticks[0], y.ticks[0])
    right, high = _place(x, y, x.ticks[-1], y.ticks[-1])
    yield f'<path d="M{left} {high}V{low}H{right}" fill="none" stroke="#333"/>'
    for tick in x.ticks:
        at, _ = _place(x, y, tick, y.ticks[0])
        yield f'<text x="{at:.1f}" y="{low + 16:.1f}" text-anchor="middle">{tick:g}</text>'
    for tick in y.ticks:
        _, at = _place(x, y, x.ticks[0], tick)
        yield f'<text x="{left - 6:.1f}" y="{at + 4:.1f}" text-anchor="end">{tick:g}</text>'
    middle = (left + right) / 2, (low + high) / 2
    yield f'<text x="{middle[0]}" y="{low + 36}" text-anchor="middle">{escape(x.title)}</text>'
    turned = f"translate({left - 40} {middle[1]}) rotate(-90)"
    yield f'<text transform="{turned}" text-anchor="middle">{escape(y.title)}</text>'


def _line(x: Axis, y: Axis, points: Sequence[Point], colour: str, dashes: str) -> str:
    places = " ".join(
        f"{at[0]:.1f},{at[1]:.1f}" for at in (_place(x, y, each.x, each.y) for each in points)
    )
    broken = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<polyline points="{places}" fill="none" stroke="{colour}"{broken}/>'


def _marks(x: Axis, y: Axis, points: Sequence[Point], colour: str) -> Iterator[str]:
    for each in points:
        at, middle = _place(x, y, each.x, each.y)
        low, high = (
            _place(x, y, each.x, min(max(value, y.ticks[0]), y.ticks[-1]))[1]
            for value in (each.y - each.within, each.y + each.within)
        )
        if each.within:
            yield f'<path d="M{at:.1f} {low:.1f}V{high:.1f}" stroke="{colour}"/>'
        yield f'<circle cx="{at:.1f}" cy="{middle:.1f}" r="3" fill="{colour}"/>'
