"""An analysis as one page that needs nothing else: words, plots as inline SVG, no script.

Hovering tells numbers (`title`), decisions open on a click (`details`); both are the browser's own.
"""

from collections.abc import Iterator, Sequence
from html import escape

from penumbra import __version__
from penumbra.analysis.report import Analysis, Curve, Judged
from penumbra.bots.explanation import percent
from penumbra.terminal.analysis_words import Told

WIDTH, HEIGHT, LEFT, BOTTOM = 860, 190, 44, 22
COLOURS = (
    *("#e0b341", "#5fb0e5", "#e5736b", "#74c28a", "#b48be0"),
    *("#e59a52", "#8fd3d1", "#d98bb6", "#c9cf6b", "#9aa7bd"),
)
STYLE = """
:root { color-scheme: dark; --night: #0b1026; --glass: #151c3a; --line: #33406e; --text: #e8e9f3;
  --faint: #a9b0cf; --gold: #ffd479; --danger: #ff8a80; }
body { margin: 0; background: var(--night); color: var(--text);
  font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1, h2, h3 { font-family: Georgia, serif; color: var(--gold); line-height: 1.2; }
h2 { margin-top: 2.2rem; }
.faint, footer { color: var(--faint); font-size: .92rem; }
.plot { background: var(--glass); border: 1px solid var(--line); border-radius: 10px;
  padding: .5rem; margin: .6rem 0 1.4rem; overflow-x: auto; }
svg { display: block; width: 100%; min-width: 32rem; height: auto; }
svg text { fill: var(--faint); font: 11px system-ui, sans-serif; }
.key { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; list-style: none; margin: .3rem 0;
  padding: 0 .4rem; font-size: .92rem; }
.key i { display: inline-block; width: 1.1rem; height: .25rem; margin-right: .4rem;
  vertical-align: middle; border-radius: 2px; }
ol.turns > li { margin: .4rem 0; }
details { border: 1px solid var(--line); border-radius: 8px; margin: .5rem 0;
  background: var(--glass); }
summary { padding: .6rem .8rem; cursor: pointer; }
details > div { padding: 0 .8rem .8rem; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th { text-align: left; font-weight: 600; color: var(--faint); }
th, td { padding: .25rem .6rem .25rem 0; vertical-align: top; }
td.number { white-space: nowrap; }
tr.played td { color: var(--danger); }
tr.best td { color: var(--gold); }
"""


def page(told: Told) -> str:
    """The whole page."""
    analysis, say = told.analysis, told.say
    title = say("analysis-page", game=told.speech.game(analysis.game))
    played = say(
        "analysis-played",
        names=", ".join(told.names),
        acts=analysis.acts,
        rounds=len(analysis.rounds),
    )
    made = say("analysis-made", version=__version__, budget=analysis.budget, seed=analysis.seed)
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(played)}</p>",
        f'<p class="faint">{escape(say(f"analysis-measure-{analysis.measure}"))}</p>',
        _heading(told, "analysis-turning-points"),
        *_turning_points(told),
        _heading(told, "analysis-prospects"),
        _faint(told, "analysis-prospects-help"),
        _prospects(told),
        _heading(told, "analysis-losses"),
        _faint(told, "analysis-losses-help"),
        "<ul>",
        *(f"<li>{escape(told.lost(seat))}</li>" for seat in range(len(told.names))),
        "</ul>",
        _heading(told, "analysis-worst"),
        *(_decision(told, judged) for judged in told.worst()),
        *([] if told.worst() else [_faint(told, "analysis-no-mistakes")]),
        _heading(told, "analysis-beliefs"),
        _faint(told, "analysis-beliefs-help"),
        *(line for viewer in range(len(told.names)) for line in _beliefs(told, viewer)),
        f"<footer><p>{escape(made)}</p></footer>",
    ]
    head = (
        f'<!doctype html>\n<html lang="{told.catalogue.language}">\n<head>\n<meta charset="utf-8">'
        '\n<meta name="viewport" content="width=device-width, initial-scale=1">'
        '\n<link rel="icon" href="data:,">'
        f"\n<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
    )
    return head + "\n".join(body) + "\n</main>\n</body>\n</html>\n"


def _heading(told: Told, message: str) -> str:
    return f"<h2>{escape(told.say(message))}</h2>"


def _faint(told: Told, message: str) -> str:
    return f'<p class="faint">{escape(told.say(message))}</p>'


def _turning_points(told: Told) -> Iterator[str]:
    turns = told.analysis.turning_points
    if not turns:
        yield _faint(told, "analysis-no-turning")
        return
    yield '<ol class="turns">'
    for turn in turns:
        yield f"<li>{escape(told.turning_point(turn))}</li>"
    yield "</ol>"


def _decision(told: Told, judged: Judged) -> str:
    """A decision that gave something away: what could have been done, and why it is better."""
    why = " ".join(told.reason(judged.act, reason) for reason in judged.reasons)
    rows = "".join(
        f'<tr class="{_row_class(judged, each.action)}">'
        f"<td>{escape(told.action(judged.act, each.action))}</td>"
        f'<td class="number">{percent(each.value)} % ± {percent(each.error)}</td>'
        f"<td>{escape(told.parts(each))}</td></tr>"
        for each in judged.alternatives
    )
    headings = "".join(
        f"<th>{escape(told.say(message))}</th>"
        for message in ("analysis-alternatives", "analysis-value")
    )
    return (
        f"<details><summary>{escape(told.mistake(judged))}</summary><div><p>{escape(why)}</p>"
        f"<table><thead><tr>{headings}<th></th></tr></thead><tbody>{rows}</tbody></table>"
        "</div></details>"
    )


def _row_class(judged: Judged, action: str | None) -> str:
    if action == judged.recommended:
        return "best"
    return "played" if action == judged.played else ""


def _prospects(told: Told) -> str:
    """How everybody stood after each act, with the turning points."""
    analysis = told.analysis
    lines = [
        _line(analysis, [moment[seat] for moment in analysis.prospects], COLOURS[seat], name)
        for seat, name in enumerate(told.names)
    ]
    marks = [
        f'<g><title>{escape(told.turning_point(turn))}</title><line x1="{_x(analysis, turn.act)}" '
        f'x2="{_x(analysis, turn.act)}" y1="0" y2="{HEIGHT - BOTTOM}" stroke="#fff" '
        f'stroke-dasharray="4 3"/><text x="{_x(analysis, turn.act) + 3}" y="10">{number}</text></g>'
        for number, turn in enumerate(analysis.turning_points, start=1)
    ]
    key = _key((COLOURS[seat], name) for seat, name in enumerate(told.names))
    return _plot(told, told.say("analysis-prospects"), [*lines, *marks]) + key


def _beliefs(told: Told, viewer: int) -> Iterator[str]:
    """Whom one player could suspect, act by act, and what he gave away on the way."""
    analysis = told.analysis
    name = told.names[viewer]
    own = [curve for curve in analysis.beliefs if curve.viewer == viewer]
    lines = [
        _line(analysis, curve.chances, COLOURS[curve.seat], told.names[curve.seat]) for curve in own
    ]
    losses = [
        f'<path d="M{_x(analysis, judged.act)} {HEIGHT - BOTTOM + 2} l4 7 h-8 z" fill="#ff8a80">'
        f"<title>{escape(told.mistake(judged))}</title></path>"
        for judged in analysis.decisions
        if judged.seat == viewer and percent(judged.loss) > 0
    ]
    yield f"<h3>{escape(name)}</h3>"
    yield _plot(told, name, [*lines, *losses])
    yield _key((COLOURS[curve.seat], told.names[curve.seat]) for curve in own)
    yield from _moves(told, own)


def _moves(told: Told, curves: Sequence[Curve]) -> Iterator[str]:
    rows = [
        f"<li>{escape(told.names[curve.seat])}: {escape(line)}</li>"
        for curve in curves
        for line in told.moved(curve)
    ]
    if rows:
        summary = escape(told.say("analysis-moved-most"))
        yield f"<details><summary>{summary}</summary><div><ul>{''.join(rows)}</ul></div></details>"


def _plot(told: Told, label: str, shapes: Sequence[str]) -> str:
    """A plot of chances over the acts: rounds are marked."""
    analysis = told.analysis
    floor = HEIGHT - BOTTOM
    grid = [
        f'<line x1="{LEFT}" x2="{WIDTH}" y1="{_y(share)}" y2="{_y(share)}" stroke="#33406e"/>'
        f'<text x="{LEFT - 6}" y="{_y(share) + 4}" text-anchor="end">{percent(share)} %</text>'
        for share in (0.0, 0.5, 1.0)
    ]
    rounds = [
        f'<line x1="{_x(analysis, act)}" x2="{_x(analysis, act)}" y1="0" y2="{floor}" '
        f'stroke="#5c6aa3"/><text x="{_x(analysis, act) + 3}" y="{HEIGHT - 4}">{number}</text>'
        for number, act in enumerate(analysis.rounds, start=1)
    ]
    return (
        f'<div class="plot"><svg viewBox="0 -6 {WIDTH} {HEIGHT + 6}" role="img" '
        f'aria-label="{escape(label)}">{"".join([*grid, *rounds, *shapes])}</svg></div>'
    )


def _line(analysis: Analysis, values: Sequence[float | None], colour: str, name: str) -> str:
    """A curve in steps; it is broken off where there is nothing to know, and where a round ends."""
    pieces: list[str] = []
    last: float | None = None
    for act, value in enumerate(values):
        if value is None:
            last = None
            continue
        at = f"{_x(analysis, act)} {_y(value)}"
        fresh = last is None or act in analysis.rounds
        pieces.append(f"M{at}" if fresh else f"H{_x(analysis, act)}V{_y(value)}")
        last = value
    return (
        f'<path d="{"".join(pieces)}" fill="none" stroke="{colour}" stroke-width="2">'
        f"<title>{escape(name)}</title></path>"
    )


def _key(lines: Iterator[tuple[str, str]]) -> str:
    items = "".join(
        f'<li><i style="background:{colour}"></i>{escape(name)}</li>' for colour, name in lines
    )
    return f'<ul class="key">{items}</ul>'


def _x(analysis: Analysis, act: int) -> float:
    return round(LEFT + (WIDTH - LEFT - 4) * act / max(1, analysis.acts), 1)


def _y(share: float) -> float:
    return round((HEIGHT - BOTTOM) * (1.0 - share), 1)
