"""Tables opened, played to their end and left, hour after hour: does the server's memory stay flat?

Part of `make soak` (`--minutes 5` for a taste). Some companies at a time play whole games of both
kinds against bots, fetch the record and go; idle tables leave memory after a minute. Every few
seconds the server's memory is noted. In the second half of the time it must not grow by more than
`FLAT`; the curve is drawn into a picture (`docs/memory.svg`).
"""

import argparse
import asyncio
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from statistics import linear_regression

from penumbra.games import GAMES
from tests.table.people import play, playing
from tests.table.server import Server

COMPANIES = 4  # tables at a time
BETWEEN = 5.0  # seconds between two looks
FLAT = 0.1  # MB a minute in the second half
WIDTH, HEIGHT, EDGE = 800, 300, 50

Curve = list[tuple[float, float, int]]
"""Minutes since the beginning, the server's memory in MB, and tables finished until then."""


async def soak(server: Server, minutes: float) -> Curve:
    """Play for so long; what was noted."""
    curve: Curve = []
    done = 0
    began = time.monotonic()
    numbers = count()

    def passed() -> float:
        return (time.monotonic() - began) / 60

    async def company() -> None:
        nonlocal done
        while passed() < minutes:
            number = next(numbers)
            name = [*GAMES][number % len(GAMES)]
            wishes = {"game": name, "players": GAMES[name].usual_players, "level": "random"}
            async with playing(server, "Ann", **wishes) as people:
                await play(people, seed=number)
                await people.house.record(str(people[0].table.record))
            done += 1

    async def look() -> None:
        while passed() < minutes:
            curve.append((passed(), server.memory(), done))
            print(f"{curve[-1][0]:6.1f} min {curve[-1][1]:8.1f} MB {done:6} tables", flush=True)
            await asyncio.sleep(BETWEEN)

    await asyncio.gather(look(), *(company() for _ in range(COMPANIES)))
    curve.append((passed(), server.memory(), done))
    return curve


def growth(curve: Curve) -> float:
    """MB a minute in the second half of the time."""
    half = curve[-1][0] / 2
    late = [(minute, size) for minute, size, _ in curve if minute >= half]
    return linear_regression(*zip(*late, strict=True)).slope


def drawn(curve: Curve) -> str:
    """The curve as an SVG."""
    end, done = curve[-1][0], curve[-1][2]
    top = 50 * (int(max(size for _, size, _ in curve)) // 50 + 1)

    def x(minute: float) -> float:
        return EDGE + (WIDTH - 2 * EDGE) * minute / end

    def y(size: float) -> float:
        return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * size / top

    points = " ".join(f"{x(minute):.1f},{y(size):.1f}" for minute, size, _ in curve)
    lines = [
        f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y(size):.1f}" y2="{y(size):.1f}"'
        ' stroke="#ccc"/>'
        f'<text x="{EDGE - 6}" y="{y(size) + 4:.1f}" text-anchor="end">{size}</text>'
        for size in range(0, top + 1, 50)
    ]
    step = max(round(end / 10), 1)
    marks = [
        f'<text x="{x(minute):.1f}" y="{HEIGHT - EDGE + 16}" text-anchor="middle">{minute}</text>'
        for minute in range(0, int(end) + 1, step)
    ]
    title = (
        f"Memory of the server (MB) over {end:.0f} minutes, {done} tables opened, played and left;"
        f" second half: {growth(curve):+.2f} MB a minute"
    )
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
            ' font-family="sans-serif" font-size="12" fill="#333">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
            f'<text x="{EDGE}" y="{EDGE - 20}">{title}</text>',
            *lines,
            *marks,
            f'<polyline points="{points}" fill="none" stroke="#6b3fa0" stroke-width="2"/>',
            f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 12}" text-anchor="end">minutes</text>',
            "</svg>\n",
        ]
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--picture", type=Path, help="where to draw the curve")
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), idle_minutes=1) as server,
    ):
        curve = asyncio.run(soak(server, arguments.minutes))
    if arguments.picture is not None:
        arguments.picture.write_text(drawn(curve), encoding="utf-8")
    grown = growth(curve)
    print(
        f"{curve[-1][2]} tables in {curve[-1][0]:.0f} minutes; in the second half the server's"
        f" memory changed by {grown:+.2f} MB a minute."
    )
    return 1 if grown > FLAT else 0


if __name__ == "__main__":
    sys.exit(main())
