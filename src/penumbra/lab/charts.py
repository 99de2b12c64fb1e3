"""Charts as HTML: intervals on a scale, bars, columns, divided bars; boxes placed by percentages.

Nothing but markup and the style below: no script, no picture, nothing from elsewhere. Text stays
text at any width, numbers stand beside every mark, and colours follow the reader's light or dark.
Who says what is in them is the affair of `balance_page`; every string comes in ready to be read.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from typing import NamedTuple

STYLE = """
.chart { display: grid; gap: .55rem; margin: .4rem 0 0; }
.item { display: grid; grid-template-columns: minmax(8rem, 26%) 1fr; gap: .1rem 1rem;
  align-items: center; }
.item + .item { border-top: 1px solid var(--line); padding-top: .55rem; }
.label { font-weight: 600; line-height: 1.25; }
.label small { display: block; font-weight: 400; color: var(--faint); }
.line { display: grid; grid-template-columns: 1.6rem 1fr 7.2rem; gap: .5rem; align-items: center;
  min-height: 1.25rem; }
.key { color: var(--on); background: var(--own); border-radius: .6rem;
  font: 600 .72rem/1.25 var(--sans); text-align: center; }
.track { position: relative; height: 1.1rem; }
.track::before { content: ""; position: absolute; inset: 50% 0 auto; border-top: 1px solid
  var(--line); }
.rule { position: absolute; top: -.2rem; bottom: -.2rem; border-left: 1px dashed var(--faint);
  opacity: .8; }
.span { position: absolute; top: calc(50% - .19rem); height: .38rem; border-radius: .19rem;
  background: var(--own); opacity: .38; min-width: 2px; }
.dot { position: absolute; top: calc(50% - .34rem); width: .68rem; height: .68rem;
  margin-left: -.34rem; border-radius: 50%; background: var(--own);
  box-shadow: 0 0 0 2px var(--card); }
.bar { position: absolute; inset: .16rem auto .16rem 0; border-radius: 0 .2rem .2rem 0;
  background: var(--own); min-width: 1px; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap;
  font-size: .92rem; }
.number small { color: var(--faint); }
.scale { color: var(--faint); font-size: .78rem; }
.scale .track { height: 1.1rem; }
.scale .track::before { inset: 0 0 auto; }
.scale .track span { position: absolute; transform: translateX(-50%); white-space: nowrap; }
.scale .track span:first-child { transform: none; }
.scale .track span:last-child { transform: translateX(-100%); }
.sides { display: flex; justify-content: space-between; gap: .6rem; margin-top: .4rem;
  font-weight: 600; font-size: .95rem; white-space: nowrap; }
.sides :first-child { color: var(--team0); }
.sides :last-child { color: var(--team1); }
.split { display: flex; height: 1.5rem; border-radius: .4rem; overflow: hidden;
  position: relative; margin: .2rem 0 .7rem; }
.split :nth-child(1) { background: var(--team0); }
.split :nth-child(2) { background: var(--team1); }
.split::after { content: ""; position: absolute; left: calc(50% - 1px); top: 0; bottom: 0;
  width: 2px; background: var(--card); opacity: .8; }
.columns { display: grid; gap: 1.2rem;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); }
.columns h4 { margin: 0 0 .3rem; font: 600 .9rem var(--sans); color: var(--own); }
.column { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 5rem);
  gap: .25rem;
  align-items: end; height: 8.5rem; border-bottom: 1px solid var(--faint); }
.column div { display: flex; flex-direction: column; justify-content: end; height: 100%;
  text-align: center; font-size: .72rem; color: var(--faint); }
.column i { display: block; background: var(--own); border-radius: .2rem .2rem 0 0;
  min-height: 1px; }
.ticks { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 5rem); gap: .25rem;
  text-align: center; font-size: .8rem; padding-top: .15rem; }
@media (max-width: 42rem) {
  .item { grid-template-columns: 1fr; }
  .line { grid-template-columns: 1.5rem 1fr 6.4rem; }
  .item.scale .label, .scale .track .between { display: none; }
}
"""


class Value(NamedTuple):
    """A number on a chart, how far it may be off, and how both are written."""

    series: int
    key: str
    """A short name of the series."""
    mean: float
    within: float
    told: str
    told_within: str
    hover: str


class Item(NamedTuple):
    """A row: what it is about, and a value for each series that has one."""

    label: str
    note: str
    values: Sequence[Value]


class Scale(NamedTuple):
    """From where to where, what is marked below, and a value to compare with."""

    first: float
    last: float
    ticks: Sequence[tuple[float, str]]
    rule: float | None = None

    def at(self, value: float) -> float:
        """Where a value is, in per cent, inside the chart."""
        share = (value - self.first) / (self.last - self.first)
        return round(100 * min(1.0, max(0.0, share)), 2)


def around(values: Iterable[Value], write: Callable[[float], str], rule: float | None) -> Scale:
    """A scale on which all these and their intervals are seen, with round numbers below it."""
    shown = list(values)
    ends = [value.mean - value.within for value in shown] + [v.mean + v.within for v in shown]
    ends += [] if rule is None else [rule]
    low, high = (min(ends), max(ends)) if ends else (0.0, 1.0)
    step = _round_step((high - low) / 4 or 0.25)
    first = int(low // step)
    last = max(first + 1, int(-(-high // step)))
    ticks = [(k * step, write(k * step)) for k in range(first, last + 1)]
    return Scale(ticks[0][0], ticks[-1][0], ticks, rule)


def _round_step(wanted: float) -> float:
    """The next round number: 1, 2 or 5 with noughts."""
    power = 1.0
    while power > wanted:
        power /= 10
    while power * 10 <= wanted:
        power *= 10
    return next(power * k for k in (1, 2, 5, 10) if power * k >= wanted)


def intervals(items: Sequence[Item], scale: Scale) -> str:
    """Dots with their intervals."""
    return _chart(items, scale, _dot)


def bars(items: Sequence[Item], scale: Scale) -> str:
    """Bars from the left."""
    return _chart(items, scale, _bar)


def _chart(items: Sequence[Item], scale: Scale, draw: Callable[[Value, Scale], str]) -> str:
    return f'<div class="chart">{"".join(_items(items, scale, draw))}</div>'


def _items(
    items: Sequence[Item], scale: Scale, draw: Callable[[Value, Scale], str]
) -> Iterator[str]:
    rule = (
        "" if scale.rule is None else f'<i class="rule" style="left:{scale.at(scale.rule)}%"></i>'
    )
    for item in items:
        note = f"<small>{escape(item.note)}</small>" if item.note else ""
        yield f'<div class="item"><div class="label">{escape(item.label)}{note}</div><div>'
        for value in item.values:
            within = f" <small>±{escape(value.told_within)}</small>" if value.told_within else ""
            yield (
                f'<div class="line s{value.series}" title="{escape(value.hover)}">'
                f'<span class="key">{escape(value.key)}</span>'
                f'<span class="track">{rule}{draw(value, scale)}</span>'
                f'<span class="number">{escape(value.told)}{within}</span></div>'
            )
        yield "</div></div>"
    last, between = len(scale.ticks) - 1, ' class="between"'  # left out where it is narrow
    kept = {0, last // 2, last} if last % 2 == 0 else {0, last}
    marks = "".join(
        f'<span{"" if k in kept else between} style="left:{scale.at(at)}%">{escape(words)}</span>'
        for k, (at, words) in enumerate(scale.ticks)
    )
    yield (
        '<div class="item scale" aria-hidden="true"><div class="label"></div><div class="line">'
        f'<span></span><span class="track">{marks}</span><span></span></div></div>'
    )


def _dot(value: Value, scale: Scale) -> str:
    low, high = scale.at(value.mean - value.within), scale.at(value.mean + value.within)
    return (
        f'<i class="span" style="left:{low}%;width:{round(high - low, 2)}%"></i>'
        f'<i class="dot" style="left:{scale.at(value.mean)}%"></i>'
    )


def _bar(value: Value, scale: Scale) -> str:
    return f'<i class="bar" style="width:{scale.at(value.mean)}%"></i>'


def split(parts: Sequence[tuple[float, str]]) -> str:
    """One bar, divided between two; the middle is marked."""
    names = "".join(f"<span>{escape(words)}</span>" for _, words in parts)
    pieces = "".join(f'<i style="width:{round(100 * share, 2)}%"></i>' for share, _ in parts)
    return f'<div class="sides">{names}</div><div class="split">{pieces}</div>'


def columns(groups: Sequence[tuple[int, str, Sequence[tuple[str, float, str]]]]) -> str:
    """Distributions side by side: a series each, and for every column its name, share and words."""
    drawn = []
    highest = max((share for _, _, own in groups for _, share, _ in own), default=1.0) or 1.0
    for series, title, own in groups:
        boxes = "".join(
            f'<div>{escape(words)}<i style="height:{round(80 * share / highest, 1)}%"></i></div>'
            for _, share, words in own
        )
        names = "".join(f"<span>{escape(name)}</span>" for name, _, _ in own)
        drawn.append(
            f'<div class="s{series}"><h4>{escape(title)}</h4><div class="column">{boxes}</div>'
            f'<div class="ticks">{names}</div></div>'
        )
    return f'<div class="columns">{"".join(drawn)}</div>'
