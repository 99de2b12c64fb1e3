"""The figures as a table and a picture, and the page of docs/ that has both between markers."""

from collections.abc import Iterator, Sequence
from html import escape
from math import log10
from pathlib import Path
from typing import NamedTuple

from benchmarks.peers.candidate import Candidate, Way

BEGIN, END = "<!-- peers: begin -->", "<!-- peers: end -->"
WIDTH, LEFT, RIGHT, LINE = 860, 330, 90, 18
OURS, TOY, THEIRS = "#2563eb", "#cbd5e1", "#94a3b8"


class Measured(NamedTuple):
    """A candidate, and its decisions a second: the median of its turns; 0 if it could not play."""

    candidate: Candidate
    rate: float
    why: str = ""

    @property
    def ours(self) -> bool:
        """Of this house."""
        return self.candidate.library == "Penumbra"


class Goal(NamedTuple):
    """By how much the slower of our two games should be ahead of the best of certain peers."""

    title: str
    way: Way
    peers: Way
    times: float
    more_than_two: bool = False
    toys: bool = True


GOALS = (
    Goal(
        "random games inside, × the best with more than two players",
        Way.INSIDE,
        Way.INSIDE,
        10,
        True,
    ),
    Goal("stepped from Python, × all others", Way.STEPPED, Way.STEPPED, 1),
    Goal("PettingZoo, × its fastest classic card environment", Way.PETTINGZOO, Way.PETTINGZOO, 5),
    Goal(
        "many at once with observations and masks, × pgx's best but for poker toys",
        Way.OBSERVED,
        Way.OBSERVED,
        5,
        toys=False,
    ),
)


def reached(goal: Goal, measured: Sequence[Measured]) -> tuple[Measured, Measured] | None:
    """The slowest of our games by its fastest form, and the best peer; None if one is missing."""
    of_way = [each for each in measured if each.rate and each.candidate.way == goal.way]
    games: dict[str, Measured] = {}
    for each in of_way:
        if each.ours and "wrapper" not in each.candidate.game:
            name = each.candidate.game.split(",")[0]
            games[name] = max(games.get(name, each), each, key=lambda one: one.rate)
    peers = [
        each
        for each in of_way
        if not each.ours
        and (goal.toys or not each.candidate.toy)
        and (each.candidate.players > 2 or not goal.more_than_two)
    ]
    if not games or not peers:
        return None
    rate = lambda one: one.rate  # noqa: E731
    return min(games.values(), key=rate), max(peers, key=rate)


def page(measured: Sequence[Measured], when: str, picture: str) -> Iterator[str]:
    """What stands between the markers."""
    yield f"Measured {when}"
    yield ""
    yield f"![Decisions a second on one core, on a scale of powers of ten]({picture})"
    yield ""
    yield "| goal | wanted | reached | ours | the best of them |"
    yield "|---|---:|---:|---|---|"
    for goal in GOALS:
        found = reached(goal, measured)
        if found is not None:
            ours, best = found
            yield (
                f"| {goal.title} | {goal.times:g} | **{ours.rate / best.rate:.1f}** "
                f"| {ours.candidate.game} | {best.candidate.name} |"
            )
    for way in Way:
        lines = sorted(
            (each for each in measured if each.candidate.way == way),
            key=lambda each: -each.rate,
        )
        if not lines:
            continue
        yield from ("", f"**{way.value[0].upper()}{way.value[1:]}**", "")
        yield "| | players | decisions a second |"
        yield "|---|---:|---:|"
        for each in lines:
            name, rate = each.candidate.name, f"{each.rate:,.0f}" if each.rate else each.why
            bold = "**" if each.ours else ""
            yield f"| {bold}{name}{bold} | {each.candidate.players} | {rate} |"


def written(text: str, lines: Iterator[str]) -> str:
    """The page's text with other lines between its markers."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return "\n".join([before + BEGIN, *lines, END + after])


def drawn(measured: Sequence[Measured]) -> str:
    """The same as bars on a logarithmic scale, ours in blue, games for textbooks pale."""
    groups = [
        (
            way,
            sorted(
                (m for m in measured if m.candidate.way == way and m.rate), key=lambda m: -m.rate
            ),
        )
        for way in Way
    ]
    most = max(log10(each.rate) for _, group in groups for each in group)
    scale = (WIDTH - LEFT - RIGHT) / (int(most) + 1 - 1)
    parts: list[str] = []
    y = 10
    for way, group in groups:
        if not group:
            continue
        y += LINE + 6
        parts.append(f'<text x="10" y="{y}" font-weight="bold">{escape(way.value)}</text>')
        for each in group:
            y += LINE
            colour = OURS if each.ours else TOY if each.candidate.toy else THEIRS
            long = max(1.0, (log10(each.rate) - 1) * scale)
            name = escape(each.candidate.name)
            parts += [
                f'<text x="{LEFT - 8}" y="{y}" text-anchor="end">{name}</text>',
                f'<rect x="{LEFT}" y="{y - 11}" width="{long:.1f}" height="13" fill="{colour}"/>',
                f'<text x="{LEFT + long + 5:.1f}" y="{y}">{short(each.rate)}</text>',
            ]
    height = y + 16
    grid = [
        f'<path d="M{LEFT + k * scale:.1f} 10V{height - 10}" stroke="#e5e7eb"/>'
        for k in range(int(most) + 1)
    ]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="sans-serif" font-size="12">'
    )
    ground = f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>'
    return "\n".join([head, ground, *grid, *parts, "</svg>"]) + "\n"


def short(rate: float) -> str:
    """A rate as people say it."""
    for size, word in ((1e6, " M"), (1e3, " k")):
        if rate >= size:
            return f"{rate / size:.3g}{word}"
    return f"{rate:.0f}"


def write(measured: Sequence[Measured], when: str, docs: Path) -> None:
    """Both into the folder of the documents."""
    path, picture = docs / "performance.md", docs / "peers.svg"
    text = written(path.read_text(encoding="utf-8"), page(measured, when, picture.name))
    path.write_text(text, encoding="utf-8")
    picture.write_text(drawn(measured), encoding="utf-8")
