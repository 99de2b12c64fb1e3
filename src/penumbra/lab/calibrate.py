"""Calibrating a board: at which value of its one great number do both teams expect the same?

A game's folder of the lab names the number (`parameter`): the distance to the Moon, the circles of
a discussion. Companies of one level each play the same deals at several values of it; what a head
dealt into one team gets more than one dealt into the other falls or rises with the value, and where
it is nothing the board is balanced. The interval comes from drawing the games anew (bootstrap), all
values of a deal together, as they share its luck.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil
from typing import Any, Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from penumbra.errors import PenumbraError
from penumbra.games.record import Record
from penumbra.lab import playing
from penumbra.lab.estimates import Estimate, Games, Numbers
from penumbra.lab.facts import DEAL, Facts
from penumbra.lab.numbers import within, written
from penumbra.lab.playing import Table
from penumbra.lab.plot import Axis, Point, plot
from penumbra.lab.runs.kinds import Kind
from penumbra.locale import Catalogue

NEAR, LEAST = 2.5, 3  # values so far from the balance are in the line that finds it; at least 3
DRAWN, BLOCKS = 1000, 1000  # times the games are drawn anew; of how many blocks at most
COMPILED_TASK, TASK = 200, 2  # games of a task


class Parameter(Protocol):
    """The number of a board that is to be found."""

    NAME: str
    """In the catalogue."""

    def values(self, board: Mapping[str, Any], players: int) -> Sequence[int]:
        """Those worth trying, around that of the board."""

    def value(self, board: Mapping[str, Any], players: int) -> int:
        """The board's own."""

    def changed(self, board: Mapping[str, Any], players: int, value: int) -> dict[str, Any]:
        """The board with another one."""


class Plan(msgspec.Struct, frozen=True):
    """Which boards are played by whom."""

    game: str
    board: dict[str, Any]
    companies: tuple[str, ...]
    """Levels; each plays among its like."""
    players: tuple[int, ...]
    values: tuple[int, ...]
    """The same for all numbers of players; none: those the game's folder thinks worth trying."""
    games: int
    """For each company, number of players and value."""
    seed: int = 1
    compiled: bool = False


class Setting(msgspec.Struct, frozen=True):
    """One company at one value."""

    company: str
    players: int
    value: int


class Lot(msgspec.Struct, frozen=True):
    """Some games of a setting: for each its number, rounds, rounds won by the second team, and
    points and heads of the first and of the second."""

    games: tuple[tuple[int, int, int, int, int, int, int], ...]


class Cell(msgspec.Struct, frozen=True):
    """What is known of a setting."""

    setting: Setting
    games: int
    rounds: int
    wins: Estimate
    """Rounds won by the second team."""
    gap: Estimate
    """Points a round that a head of the second team gets more."""


class Curve(msgspec.Struct, frozen=True):
    """What is known of a company with one number of players."""

    company: str
    players: int
    cells: tuple[Cell, ...]
    usual: int
    """The board's own value."""
    balanced: float | None
    """The value at which both teams would get the same; None: none of those played is near it."""
    least: float | None
    most: float | None
    """Its 95 % interval."""
    best: int | None
    """The whole number that comes nearest."""
    sure: float | None
    """In what share of the draws it does."""


class Calibrated(msgspec.Struct, frozen=True):
    """All curves."""

    plan: Plan
    teams: tuple[str, ...]
    curves: tuple[Curve, ...]


def parameter(game: str) -> Parameter:
    """A game's; PenumbraError if it has none."""
    found = getattr(playing.folder(game), "parameter", None)
    if found is None:
        raise PenumbraError(f"The boards of {game} have no number to calibrate.")
    named: Parameter = found
    return named


class Calibrate(Kind[Plan, Lot]):
    """Runs of this kind. Tasks go round the settings, so that all grow alike."""

    name = "calibrate"
    plan = Plan
    done = Lot

    def checked(self, plan: Plan) -> Plan:
        if plan.games < 2:
            raise PenumbraError("At least two games are needed for each setting.")
        for setting in settings(plan):
            table(plan, setting).checked()
        return plan

    def tasks(self, plan: Plan) -> int:
        return len(settings(plan)) * -(-plan.games // _lot(plan))

    def do(self, plan: Plan, task: int) -> Lot:
        chosen = settings(plan)
        setting, lot = chosen[task % len(chosen)], task // len(chosen)
        first = lot * _lot(plan)
        numbers = range(first, min(first + _lot(plan), plan.games))
        return summed(table(plan, setting), numbers)

    def games(self, plan: Plan) -> int:
        return len(settings(plan)) * plan.games

    def record(self, plan: Plan, game: int) -> Record:
        setting = settings(plan)[game // plan.games]
        return playing.recorded(table(plan, setting), game % plan.games)

    def summary(self, plan: Plan, done: Mapping[int, Lot]) -> Calibrated:
        chosen = settings(plan)
        lots: dict[Setting, list[tuple[int, ...]]] = {setting: [] for setting in chosen}
        for task, lot in sorted(done.items()):
            lots[chosen[task % len(chosen)]] += lot.games
        played = {each: np.array(lot, dtype=np.int64) for each, lot in lots.items() if len(lot) > 1}
        curves = []
        for company in plan.companies:
            for players in plan.players:
                own = {
                    each: lot
                    for each, lot in played.items()
                    if (each.company, each.players) == (company, players)
                }
                if own:
                    curves.append(_curve(plan, own))
        return Calibrated(plan, playing.counted(plan.game).TALLIED.teams, tuple(curves))

    def lines(self, summary: Calibrated, catalogue: Catalogue) -> Iterator[str]:
        return lines(summary, catalogue)


KIND = Calibrate()


def settings(plan: Plan) -> list[Setting]:
    """All that is played."""
    tried = parameter(plan.game)
    return [
        Setting(company, players, value)
        for company in plan.companies
        for players in plan.players
        for value in plan.values or tried.values(plan.board, players)
    ]


def table(plan: Plan, setting: Setting) -> Table:
    """Who plays what."""
    board = parameter(plan.game).changed(plan.board, setting.players, setting.value)
    return Table(plan.game, setting.players, (setting.company,), board, plan.seed, plan.compiled)


def _lot(plan: Plan) -> int:
    return COMPILED_TASK if plan.compiled else TASK


def summed(table: Table, numbers: Sequence[int]) -> Lot:
    """Play these games, and keep of each what a calibration needs."""
    counted = playing.counted(table.game)
    facts = playing.play(table, numbers)
    games = Games(facts[:, DEAL])
    teams = np.array(counted.TALLIED.team_of)[_seats(facts, counted.ROLE, table)]
    gained = _seats(facts, counted.COLUMNS.GAINED, table)
    columns = [np.ones(len(facts)), facts[:, counted.WINNER] == 1]
    for team in (0, 1):
        columns += [(gained * (teams == team)).sum(axis=1), (teams == team).sum(axis=1)]
    sums = [np.bincount(games.which, column).astype(np.int64).tolist() for column in columns]
    return Lot(tuple(zip(numbers, *sums, strict=True)))


def _seats(facts: Facts, column: int, table: Table) -> NDArray[np.int32]:
    return facts[:, column : column + table.players]


NUMBER, ROUNDS, WINS, POINTS, HEADS, MORE_POINTS, MORE_HEADS = range(7)


def _curve(plan: Plan, played: Mapping[Setting, NDArray[np.int64]]) -> Curve:
    first = next(iter(played))
    cells = tuple(_cell(setting, lot) for setting, lot in played.items())
    usual = parameter(plan.game).value(plan.board, first.players)
    values = np.array([cell.setting.value for cell in cells], dtype=float)
    gaps = np.array([cell.gap.mean for cell in cells])
    weights = np.sqrt([cell.games for cell in cells])  # a run that was broken off has fewer of some
    balanced, near = _balance(values, gaps, weights)
    if balanced is None:
        return Curve(first.company, first.players, cells, usual, None, None, None, None, None)
    drawn = _drawn(plan, [*played.values()])
    slopes, heights = np.polyfit(values[near], drawn[:, near].T, 1, w=weights[near])
    crossings = -heights / slopes
    least, most = np.percentile(crossings, [2.5, 97.5])
    best = round(balanced)
    sure = float((np.round(crossings) == best).mean())
    return Curve(
        first.company,
        first.players,
        cells,
        usual,
        balanced,
        float(least),
        float(most),
        best,
        sure,
    )


def _cell(setting: Setting, lot: NDArray[np.int64]) -> Cell:
    games = Games(lot[:, NUMBER])
    sums: Numbers = lot.astype(float)
    wins = games.ratio(sums[:, WINS], sums[:, ROUNDS])
    more = sums[:, MORE_POINTS], sums[:, MORE_HEADS]
    gap = games.difference(more, (sums[:, POINTS], sums[:, HEADS]))
    assert wins is not None
    assert gap is not None  # every round is dealt to both teams
    return Cell(setting, len(lot), int(lot[:, ROUNDS].sum()), wins, gap)


def _balance(
    values: Numbers, gaps: Numbers, weights: Numbers
) -> tuple[float | None, NDArray[np.bool_]]:
    """Where a line through the values next to the balance is at nothing; and which these are."""
    near = np.ones(len(values), dtype=bool)
    found: float | None = None
    if len(values) < 2:
        return None, near
    for _ in range(2):  # first by all values, then by those that are near
        slope, height = np.polyfit(values[near], gaps[near], 1, w=weights[near])
        found = float(-height / slope) if slope else None
        if found is None or not values.min() - 1 <= found <= values.max() + 1:
            return None, near
        away = np.abs(values - found)
        near = away <= max(NEAR, np.sort(away)[:LEAST][-1])
    return found, near


def _drawn(plan: Plan, lots: Sequence[NDArray[np.int64]]) -> Numbers:
    """The gaps of all values, for many draws of the games with putting back.

    Many games are drawn in blocks: of a thousand blocks the draws are as good, and take no time.
    """
    chance = np.random.default_rng(plan.seed)
    blocks = min(plan.games, BLOCKS)
    weights = chance.poisson(1.0, (DRAWN, blocks)).astype(float)
    gaps = []
    for lot in lots:
        block = lot[:, NUMBER] % blocks
        columns = [
            np.bincount(block, lot[:, column], minlength=blocks)
            for column in (POINTS, HEADS, MORE_POINTS, MORE_HEADS)
        ]
        sums = weights @ np.column_stack(columns)
        heads = np.maximum(sums[:, [1, 3]], 1.0)  # a draw of very few games may leave none
        gaps.append(sums[:, 2] / heads[:, 1] - sums[:, 0] / heads[:, 0])
    return np.column_stack(gaps)


def lines(told: Calibrated, catalogue: Catalogue) -> Iterator[str]:
    """The curves as tables, with what follows from them."""
    say = catalogue.text
    name = say(parameter(told.plan.game).NAME)
    team = say(told.teams[1])
    for curve in told.curves:
        yield say(
            "cli-lab-calibrate-company",
            company=curve.company,
            players=curve.players,
            name=name,
            team=team,
        )
        for cell in curve.cells:
            mark = "*" if cell.setting.value == curve.usual else " "
            wins = f"{within(cell.wins, 1, catalogue, 100)} %"
            gap = within(cell.gap, 2, catalogue)
            counts = f"{cell.games:>7} {cell.rounds:>8}"
            yield f"  {cell.setting.value:>4}{mark}  {wins:<14} {gap:<12} {counts}"
        if curve.balanced is None or curve.least is None or curve.most is None:
            yield "  " + say("cli-lab-calibrate-nowhere")
        else:
            yield "  " + say(
                "cli-lab-calibrate-found",
                balanced=written(curve.balanced, 1, catalogue),
                least=written(curve.least, 1, catalogue),
                most=written(curve.most, 1, catalogue),
                best=str(curve.best),
                sure=f"{100 * (curve.sure or 0.0):.0f}",
                usual=str(curve.usual),
            )


def picture(told: Calibrated, catalogue: Catalogue) -> str:
    """All curves in one plot, as SVG."""
    say = catalogue.text
    series = [
        (
            say("cli-lab-calibrate-series", company=curve.company, players=curve.players),
            [
                Point(cell.setting.value, cell.gap.mean, cell.gap.within or 0.0)
                for cell in curve.cells
            ],
        )
        for curve in told.curves
    ]
    values = sorted({cell.setting.value for curve in told.curves for cell in curve.cells})
    most = ceil(max(abs(point.y) + point.within for _, points in series for point in points))
    ticks = [most * k / 2 for k in range(-2, 3)]
    x = Axis(say(parameter(told.plan.game).NAME), values)
    y = Axis(say("cli-lab-calibrate-axis", team=say(told.teams[1])), ticks)
    return plot(x, y, series, [Point(values[0], 0.0), Point(values[-1], 0.0)])
