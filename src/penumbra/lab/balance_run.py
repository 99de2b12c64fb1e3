"""Runs of whole games on one board: what is gathered for a balance report.

A task is a few games with one number of players; it keeps the facts of their rounds. The report is
`balance`'s, the page `balance_page`'s, the tables for analysts `frames`'.
"""

import zlib
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import numpy as np

from penumbra.errors import PenumbraError
from penumbra.games.record import Record
from penumbra.lab import playing
from penumbra.lab.balance import Sheet, sheet
from penumbra.lab.facts import Facts
from penumbra.lab.numbers import within
from penumbra.lab.playing import Table
from penumbra.lab.runs.kinds import Kind
from penumbra.locale import Catalogue

COMPILED_TASK, TASK = 500, 2  # games of a task


class Plan(msgspec.Struct, frozen=True):
    """Who plays on which board, and how often."""

    game: str
    board: dict[str, Any]
    levels: tuple[str, ...]
    """In turn around the table; each game begins a seat further."""
    players: tuple[int, ...]
    games: int
    """For each number of players."""
    seed: int = 1
    compiled: bool = False


class Gathered(msgspec.Struct, frozen=True):
    """The facts of some games: so many rounds, little-endian 32-bit numbers, deflated."""

    rounds: int
    facts: bytes


class Balanced(msgspec.Struct, frozen=True):
    """The report."""

    plan: Plan
    sheets: tuple[Sheet, ...]


class Balance(Kind[Plan, Gathered]):
    """Runs of this kind. Tasks go round the numbers of players, so that all grow alike."""

    name = "balance"
    plan = Plan
    done = Gathered

    def checked(self, plan: Plan) -> Plan:
        if plan.games < 2:
            raise PenumbraError("At least two games are needed for each number of players.")
        for players in plan.players:
            table(plan, players).checked()
        return plan

    def tasks(self, plan: Plan) -> int:
        return len(plan.players) * -(-plan.games // _lot(plan))

    def do(self, plan: Plan, task: int) -> Gathered:
        players, lot = plan.players[task % len(plan.players)], task // len(plan.players)
        first = lot * _lot(plan)
        numbers = range(first, min(first + _lot(plan), plan.games))
        facts = playing.play(table(plan, players), numbers)
        return Gathered(len(facts), zlib.compress(facts.astype("<i4").tobytes()))

    def games(self, plan: Plan) -> int:
        return len(plan.players) * plan.games

    def record(self, plan: Plan, game: int) -> Record:
        players = plan.players[game // plan.games]
        return playing.recorded(table(plan, players), game % plan.games)

    def summary(self, plan: Plan, done: Mapping[int, Gathered]) -> Balanced:
        folder = playing.folder(plan.game)
        found = facts(plan, done)
        return Balanced(
            plan, tuple(sheet(folder, lines, players) for players, lines in found.items())
        )

    def lines(self, summary: Balanced, catalogue: Catalogue) -> Iterator[str]:
        return lines(summary, catalogue)


KIND = Balance()


def table(plan: Plan, players: int) -> Table:
    """Who plays what, with so many."""
    return Table(plan.game, players, plan.levels, plan.board, plan.seed, plan.compiled)


def _lot(plan: Plan) -> int:
    return COMPILED_TASK if plan.compiled else TASK


def facts(plan: Plan, done: Mapping[int, Gathered]) -> dict[int, Facts]:
    """The facts of a run by the number of players; those of which there is anything yet."""
    width = playing.counted(plan.game).COLUMNS.width
    parts: dict[int, list[Facts]] = {players: [] for players in plan.players}
    for task, gathered in sorted(done.items()):
        try:
            numbers = np.frombuffer(zlib.decompress(gathered.facts), dtype="<i4")
            lines = numbers.reshape(gathered.rounds, width).astype(np.int32)
        except (zlib.error, ValueError) as error:
            raise PenumbraError(
                f"The facts of task {task} are damaged ({error}). Delete its line of the run, "
                "and it will be done again."
            ) from error
        parts[plan.players[task % len(plan.players)]].append(lines)
    return {players: np.concatenate(found) for players, found in parts.items() if found}


def lines(told: Balanced, catalogue: Catalogue) -> Iterator[str]:
    """What matters most, for a terminal; the page has the rest."""
    for each in told.sheets:
        yield catalogue.text(
            "cli-lab-balance-sheet", players=each.players, games=each.games, rounds=each.rounds
        )
        for team, heads in zip(each.teams, each.heads, strict=True):
            yield catalogue.text(
                "cli-lab-balance-team",
                team=catalogue.text(team.name),
                share=within(team.value, 1, catalogue, 100),
                points=within(heads.value, 2, catalogue),
            )
        if each.gap is not None and each.rounds_a_game is not None:
            yield catalogue.text(
                "cli-lab-balance-gap",
                gap=within(each.gap, 2, catalogue),
                length=within(each.rounds_a_game, 2, catalogue),
            )
