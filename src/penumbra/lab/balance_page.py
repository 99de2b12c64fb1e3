"""A balance report as one page that needs nothing else: markup, style and numbers, no script.

What is in it is `balance`'s; how charts are drawn is `charts`'s; words are the catalogue's.
"""

import shlex
from collections.abc import Callable, Iterator, Sequence
from html import escape

import msgspec

from penumbra.lab import charts, playing
from penumbra.lab.balance import Named, Sheet
from penumbra.lab.balance_run import Balanced
from penumbra.lab.charts import Item, Scale, Value, around
from penumbra.lab.estimates import Estimate
from penumbra.lab.numbers import written
from penumbra.lab.runs import Run
from penumbra.locale import Catalogue

SERIES = ("#2f6fd0", "#c8741a", "#1f9273", "#9b4fc0")  # by number of players
SERIES_DARK = ("#74a9ff", "#f0a95a", "#5fcfae", "#cf94ee")
STYLE = """
:root { color-scheme: light dark; --sans: system-ui, sans-serif; --ground: #f6f3ec; --card: #fffdf8;
  --line: #e2dccd; --text: #20263a; --faint: #5f6880; --head: #7a4b06;
  --on: #fff; --team0: #2b6f86;
  --team1: #8a3f78; }
%s
@media (prefers-color-scheme: dark) {
  :root { --ground: #0b1026; --card: #151c3a; --line: #2c3762; --text: #e8e9f3; --faint: #a9b0cf;
    --head: #ffd479; --on: #0b1026;
    --team0: #4fb3cc; --team1: #cf7fc2; }
  %s
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 var(--sans); }
main { max-width: 66rem; margin: 0 auto; padding: 1.6rem 1rem 4rem; }
h1, h2 { font-family: Georgia, serif; color: var(--head); line-height: 1.2; margin: 0; }
h1 { font-size: 2rem; }
h2 { font-size: 1.45rem; margin-top: 2.6rem; }
h3 { font-size: 1rem; margin: 0 0 .3rem; }
p { margin: .4rem 0; max-width: 46rem; }
.faint { color: var(--faint); font-size: .93rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
  padding: 1rem 1.1rem; margin: .9rem 0 0; }
.cards { display: grid; gap: .9rem; margin-top: .9rem;
  grid-template-columns: repeat(auto-fit, minmax(min(var(--wide), 100%%), 1fr)); }
.cards .card { margin-top: 0; }
.card h3 { color: var(--own, var(--text)); }
.figures { display: grid; grid-template-columns: 1fr auto; gap: .1rem 1rem; margin: .6rem 0 0; }
.figures dt { color: var(--faint); }
.figures dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
.figures small { font-weight: 400; color: var(--faint); }
.legend { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; padding: 0; margin: .8rem 0 0;
  list-style: none; font-size: .93rem; }
.legend .key { display: inline-block; min-width: 1.6rem; margin-right: .4rem; }
details { margin: .9rem 0 0; }
summary { cursor: pointer; }
pre { overflow-x: auto; font-size: .85rem; background: var(--ground); border-radius: 8px;
  padding: .7rem .8rem; margin: .5rem 0 0; }
ul.games { padding: 0; list-style: none; margin: .6rem 0 0; display: grid; gap: .7rem 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%%), 1fr)); }
ul.games li { min-width: 0; }
footer { color: var(--faint); font-size: .92rem; margin-top: 2.4rem; }
@media (max-width: 42rem) {
  h1 { font-size: 1.6rem; }
  .cards { grid-template-columns: minmax(0, 1fr); }
}
@media print { body { background: none; } .card { break-inside: avoid; } }
"""


def page(told: Balanced, run: Run, catalogue: Catalogue) -> str:
    """The whole page."""
    return _Page(told, run, catalogue).whole()


class _Page:
    def __init__(self, told: Balanced, run: Run, catalogue: Catalogue) -> None:
        self._told, self._run, self._catalogue = told, run, catalogue
        self._plan, self._sheets = told.plan, told.sheets
        self._asked = playing.folder(told.plan.game).balance

    def whole(self) -> str:
        game = self._catalogue.named(f"game-{self._plan.game}", self._plan.game)
        title = self._say("lab-page", game=game)
        body = [
            f"<header><h1>{escape(title)}</h1>",
            *self._played(),
            "</header>",
            *self._fair(),
            *self._seats(),
            *self._length(),
            *self._rounds(),
            *self._comebacks(),
            *self._worth(),
            *self._rules(),
            *self._games(),
            *self._made(),
        ]
        light = " ".join(f".s{k} {{ --own: {colour}; }}" for k, colour in enumerate(SERIES))
        dark = " ".join(f".s{k} {{ --own: {colour}; }}" for k, colour in enumerate(SERIES_DARK))
        style = STYLE % (light, dark) + charts.STYLE
        return (
            f'<!doctype html>\n<html lang="{self._catalogue.language}">\n<head>\n'
            '<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f'<link rel="icon" href="data:,">\n<title>{escape(title)}</title>\n'
            f"<style>{style}</style>\n</head>\n<body>\n<main>\n"
            + "\n".join(body)
            + "\n</main>\n</body>\n</html>\n"
        )

    # sections

    def _played(self) -> Iterator[str]:
        plan = self._plan
        company = ", ".join(plan.levels)
        board = str(plan.board.get("name", ""))
        yield _p(self._say("lab-played", board=board, company=company))
        how = "lab-by-policies" if plan.compiled else "lab-at-table"
        yield _p(self._say(how), "faint")
        yield _p(self._say("lab-intervals"), "faint")
        done, whole = len(self._run.finished()), self._run.manifest.tasks
        if done < whole:
            yield _p(self._say("lab-unfinished", done=done, whole=whole))
        yield '<ul class="legend">'
        for series, sheet in enumerate(self._sheets):
            words = self._say(
                "lab-sheet",
                players=sheet.players,
                games=self._count(sheet.games),
                rounds=self._count(sheet.rounds),
            )
            yield (
                f'<li class="s{series}"><span class="key">{sheet.players}</span>'
                f"{escape(words)}</li>"
            )
        yield "</ul>"

    def _fair(self) -> Iterator[str]:
        yield from self._heading("lab-fair", self._say("lab-fair-help"))
        yield self._cards()
        for series, sheet in enumerate(self._sheets):
            yield from self._fair_card(series, sheet)
        yield "</div>"
        yield from self._intervals(
            "lab-roles", [(sheet, sheet.roles) for sheet in self._sheets], self._name, 2
        )

    def _fair_card(self, series: int, sheet: Sheet) -> Iterator[str]:
        yield f'<section class="card s{series}"><h3>{escape(self._players(sheet))}</h3>'
        parts = [
            (team.value.mean, f"{self._name(team.name)} {self._percent(team.value.mean)}")
            for team in sheet.teams
        ]
        yield charts.split(parts)
        if sheet.gap is not None and sheet.gap.within is not None:
            gap, within = abs(sheet.gap.mean), sheet.gap.within
            ahead = sheet.heads[1 if sheet.gap.mean > 0 else 0].name
            message = "lab-gap-ahead" if gap > within else "lab-gap-even"
            whose = {"team": self._name(ahead)} if gap > within else {}
            words = self._say(
                message, gap=self._number(gap, 2), within=self._number(within, 2), **whose
            )
            yield _p(words)
        yield '<dl class="figures">'
        for team in sheet.heads:
            yield f"<dt>{escape(self._name(team.name))}</dt>{self._figure(team.value, 2)}"
        yield "</dl></section>"

    def _seats(self) -> Iterator[str]:
        yield from self._heading("lab-seats", self._say("lab-seats-help"))
        yield from self._intervals(
            "lab-places",
            [(sheet, sheet.places) for sheet in self._sheets],
            self._place,
            2,
        )
        yield from self._intervals(
            "lab-games-won",
            [(sheet, sheet.chairs) for sheet in self._sheets],
            self._place,
            2,
            rule=1.0,
        )

    def _length(self) -> Iterator[str]:
        yield from self._heading("lab-long")
        yield self._cards()
        for series, sheet in enumerate(self._sheets):
            yield f'<section class="card s{series}"><h3>{escape(self._players(sheet))}</h3>'
            yield '<dl class="figures">'
            for name, value in (
                ("lab-rounds-a-game", sheet.rounds_a_game),
                ("lab-acts-a-game", sheet.acts_a_game),
                *((each.name, each.value) for each in sheet.length),
            ):
                if value is not None:
                    yield f"<dt>{escape(self._say(name))}</dt>{self._figure(value, 2)}"
            yield "</dl></section>"
        yield "</div>"
        yield from self._columns("lab-lengths", [sheet.lengths for sheet in self._sheets])

    def _rounds(self) -> Iterator[str]:
        yield from self._heading("lab-goes")
        names = dict.fromkeys(each.name for sheet in self._sheets for each in sheet.pictures)
        for name in names:
            found = [
                next((each.shares for each in sheet.pictures if each.name == name), ())
                for sheet in self._sheets
            ]
            if any(each.name in self._catalogue for shares in found for each in shares):
                yield from self._bars(name, found)
            else:
                yield from self._columns(name, found)

    def _comebacks(self) -> Iterator[str]:
        yield from self._heading("lab-back", self._say("lab-back-help"))
        leaders = [(sheet, sheet.leaders) for sheet in self._sheets]
        last = [
            (sheet, (Named("lab-last", sheet.last),) if sheet.last else ())
            for sheet in self._sheets
        ]
        rounds = [
            (sheet, (*own, *extra)) for (sheet, own), (_, extra) in zip(leaders, last, strict=True)
        ]
        yield from self._intervals("lab-leaders", rounds, self._after, 1, share=True)
        yield from self._columns("lab-behind", [sheet.behind for sheet in self._sheets])

    def _worth(self) -> Iterator[str]:
        if not any(sheet.worth for sheet in self._sheets):
            return
        yield from self._heading("lab-worth", self._say(self._asked.WORTH_HELP))
        whom = dict.fromkeys(each.whom for sheet in self._sheets for each in sheet.worth)
        for who in whom:
            values = [
                (
                    sheet,
                    tuple(Named(each.name, each.value) for each in sheet.worth if each.whom == who),
                )
                for sheet in self._sheets
            ]
            share = self._asked.WORTH_SHARES
            yield from self._intervals(
                who, values, self._name, 1 if share else 2, rule=0.0, share=share
            )

    def _rules(self) -> Iterator[str]:
        yield from self._heading("lab-rules", self._say("lab-rules-help"))
        items = []
        for name in dict.fromkeys(each.name for sheet in self._sheets for each in sheet.rules):
            values = []
            for series, sheet in enumerate(self._sheets):
                for rule in sheet.rules:
                    if rule.name == name:
                        times = self._number(rule.times.mean, 2)
                        values.append(
                            Value(
                                series,
                                str(sheet.players),
                                rule.rounds.mean,
                                0.0,
                                f"{self._percent(rule.rounds.mean, 0)} · ×{times}",
                                "",
                                self._hover(
                                    sheet,
                                    f"{self._percent(rule.rounds.mean)}, "
                                    f"{self._say('lab-times', value=times)}",
                                    rule.rounds.count,
                                ),
                            )
                        )
            items.append(Item(self._name(name), "", values))
        yield f'<div class="card">{charts.bars(items, self._shares())}</div>'

    def _games(self) -> Iterator[str]:
        yield from self._heading("lab-look", self._say("lab-look-help"))
        for index, sheet in enumerate(self._sheets):
            yield f'<section class="card s{index}"><h3>{escape(self._players(sheet))}</h3>'
            yield '<ul class="games">'
            base = self._plan.players.index(sheet.players) * self._plan.games
            for why, number in sheet.notable:
                command = (
                    f"penumbra lab show {shlex.quote(str(self._run.folder))} "
                    f"--game {base + number + 1} --record game.jsonl\n"
                    "penumbra replay game.jsonl"
                )
                yield (f"<li>{escape(self._say(why))}<pre>{escape(command)}</pre></li>")
            yield "</ul></section>"

    def _made(self) -> Iterator[str]:
        manifest = self._run.manifest
        yield from self._heading("lab-made")
        made = self._say(
            "lab-made-by",
            version=manifest.penumbra,
            seed=self._plan.seed,
            begun=f"{manifest.begun:%Y-%m-%d %H:%M} UTC",
        )
        board = msgspec.json.format(msgspec.json.encode(self._plan.board)).decode()
        yield '<div class="card">'
        yield f"<pre>{escape(shlex.join(manifest.command))}</pre>"
        yield _p(made, "faint")
        yield _p(self._say("lab-tables"), "faint")
        yield f"<details><summary>{escape(self._say('lab-board'))}</summary>"
        yield f"<pre>{escape(board)}</pre></details></div>"

    # charts

    def _intervals(
        self,
        title: str,
        values: Sequence[tuple[Sheet, Sequence[Named]]],
        label: Callable[[str], str],
        digits: int,
        rule: float | None = None,
        share: bool = False,
    ) -> Iterator[str]:
        """Rows of dots: what is named, for every number of players."""
        found = dict.fromkeys(each.name for _, own in values for each in own)
        names = sorted(found, key=lambda name: name in self._catalogue)  # numbers first
        write = self._percent if share else self._number
        items = [
            Item(
                label(name),
                "",
                [
                    self._value(series, sheet, each.value, write, digits)
                    for series, (sheet, own) in enumerate(values)
                    for each in own
                    if each.name == name
                ],
            )
            for name in names
        ]
        shown = [value for item in items for value in item.values]
        if not shown:
            return
        scale = around(shown, lambda number: write(number, 0 if share else digits), rule)
        yield (
            f'<section class="card"><h3>{escape(self._name(title))}</h3>'
            f"{charts.intervals(items, scale)}</section>"
        )

    def _bars(self, title: str, found: Sequence[Sequence[Named]]) -> Iterator[str]:
        """Rows of bars: shares of things that have names."""
        names = dict.fromkeys(each.name for own in found for each in own)
        items = [
            Item(
                self._name(name),
                "",
                [
                    self._value(series, sheet, each.value, self._percent, 1)
                    for series, (sheet, own) in enumerate(zip(self._sheets, found, strict=True))
                    for each in own
                    if each.name == name
                ],
            )
            for name in names
        ]
        yield (
            f'<section class="card"><h3>{escape(self._say(title))}</h3>'
            f"{charts.bars(items, self._shares())}</section>"
        )

    def _columns(self, title: str, found: Sequence[Sequence[Named]]) -> Iterator[str]:
        """Distributions over numbers, one for every number of players."""
        groups = []
        for series, (sheet, own) in enumerate(zip(self._sheets, found, strict=True)):
            shown = _trimmed(own)
            if shown:
                columns = [
                    (each.name, each.value.mean, self._percent(each.value.mean, 0))
                    for each in shown
                ]
                groups.append((series, self._players(sheet), columns))
        if groups:
            yield (
                f'<section class="card"><h3>{escape(self._say(title))}</h3>'
                f"{charts.columns(groups)}</section>"
            )

    def _value(
        self,
        series: int,
        sheet: Sheet,
        value: Estimate,
        write: Callable[[float, int], str],
        digits: int,
    ) -> Value:
        within = value.within
        told, told_within = write(value.mean, digits), ""
        if within is not None:
            told_within = self._number(within * (100 if write == self._percent else 1), digits)
        hover = f"{told} ±{told_within}" if told_within else told
        return Value(
            series,
            str(sheet.players),
            value.mean,
            within or 0.0,
            told,
            told_within,
            self._hover(sheet, hover, value.count),
        )

    def _shares(self) -> Scale:
        return Scale(0.0, 1.0, [(k / 4, self._percent(k / 4, 0)) for k in range(5)])

    # words

    def _say(self, message: str, **args: str | int) -> str:
        return self._catalogue.text(message, **args)

    def _name(self, message: str) -> str:
        """A thing of a game, as it is called by itself."""
        return self._say(message, form="name")

    def _players(self, sheet: Sheet) -> str:
        return self._say("lab-players", players=sheet.players)

    def _place(self, place: str) -> str:
        return self._say("lab-place", place=place)

    def _after(self, name: str) -> str:
        return self._say(name) if name in self._catalogue else self._say("lab-after", round=name)

    def _hover(self, sheet: Sheet, value: str, cases: int) -> str:
        return self._say("lab-hover", players=sheet.players, value=value, cases=self._count(cases))

    def _number(self, number: float, digits: int = 2) -> str:
        return written(number, digits, self._catalogue)

    def _count(self, number: int) -> str:
        """A whole number, in groups of three."""
        return f"{number:,}".replace(",", "\u202f")

    def _percent(self, share: float, digits: int = 1) -> str:
        return self._say("lab-percent", value=self._number(100 * share, digits))

    def _figure(self, value: Estimate, digits: int) -> str:
        within = ""
        if value.within is not None:
            within = f" <small>±{self._number(value.within, digits)}</small>"
        return f"<dd>{self._number(value.mean, digits)}{within}</dd>"

    def _cards(self) -> str:
        """The beginning of a row of cards: three side by side, four two and two."""
        wide = 18 if len(self._sheets) < 4 else 26
        return f'<div class="cards" style="--wide: {wide}rem">'

    def _heading(self, message: str, help: str = "") -> Iterator[str]:
        yield f"<h2>{escape(self._say(message))}</h2>"
        if help:
            yield _p(help, "faint")


def _p(words: str, style: str = "") -> str:
    return f'<p class="{style}">{escape(words)}</p>' if style else f"<p>{escape(words)}</p>"


def _trimmed(shares: Sequence[Named]) -> list[Named]:
    """Without what never happens at either end."""
    shown = [*shares]
    while shown and not shown[-1].value.mean:
        shown.pop()
    while shown and not shown[0].value.mean:
        shown.pop(0)
    return shown
