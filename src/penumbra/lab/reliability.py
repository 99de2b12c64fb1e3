"""Reliability: when a bot that reckons says 70 %, is it so in seven of ten cases?

Games are played by bots of given levels; at each moment the game's folder names, whoever is to act
is asked what he believes, and that is compared with the truth. The game's folder of the lab has
`beliefs(match, seat)`: pairs of a probability and whether it is so. A game is the unit of chance.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from penumbra import bots
from penumbra.bots.turns import next_act
from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games.match import Match
from penumbra.games.registry import folder_of
from penumbra.lab.means import Mean
from penumbra.lab.plot import Axis, Point, plot

BINS = 10
TICKS = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)

Believed = tuple[float, bool]


class Table(msgspec.Struct, frozen=True):
    """Who plays, and how often."""

    game: str
    players: int
    levels: tuple[str, ...]
    """In turn around the table; each deal begins a seat further."""
    games: int
    seed: int = 1

    def checked(self) -> "Table":
        """The same, if all of it can be played; PenumbraError if not."""
        if not hasattr(folder_of(self.game, "penumbra.lab"), "beliefs"):
            raise PenumbraError(f"Nothing is known of what bots of {self.game} believe.")
        counts = GAMES[self.game].players
        if self.players not in counts:
            raise PenumbraError(f"{self.game} is for {counts[0]} to {counts[-1]} players.")
        if self.games < 1:
            raise PenumbraError("At least one game must be played.")
        for level in self.levels:
            bots.make(level, self.game, 0)
        return self


def play(table: Table, deal: int) -> list[Believed]:
    """Play a game to its end, and write down what was believed."""
    beliefs = folder_of(table.game, "penumbra.lab").beliefs  # type: ignore[union-attr]
    seed = sha256(b"calibration %d %d" % (table.seed, deal)).digest()
    match: Match[Any, Any] = Match(GAMES[table.game], table.players, seed=seed)
    company = {
        seat: bots.make(
            table.levels[(seat + deal) % len(table.levels)],
            table.game,
            int.from_bytes(seed[:6]) + seat,
        )
        for seat in range(table.players)
    }
    found: list[Believed] = []
    while not match.over:
        found += beliefs(match, match.actor)
        match.act(*next_act(match, company))
    return found


class Bin(msgspec.Struct, frozen=True):
    """Cases in which about as much was believed."""

    believed: float
    happened: float
    within: float
    """Half of a 95 % interval around `happened`, over games."""
    count: int


class Reliability(msgspec.Struct, frozen=True):
    """How beliefs and truth compare."""

    table: Table
    games: int
    cases: int
    brier: Mean
    """The mean squared error, over games: 0 is perfect."""
    ignorant: float
    """That of somebody who knows only how often it happens."""
    bins: tuple[Bin, ...]


def reliability(table: Table, games: Sequence[Sequence[Believed]]) -> Reliability:
    """Sum the games up."""
    games = [game for game in games if game]
    cases = [case for game in games for case in game]
    share = sum(so for _, so in cases) / max(1, len(cases))
    bins = []
    for k in range(BINS):
        inside = [[case for case in game if _bin(case[0]) == k] for game in games]
        every = [case for game in inside for case in game]
        if every:
            happened = sum(so for _, so in every) / len(every)
            # a ratio over games: how far each game is from the common share
            off = [
                sum(so - happened for _, so in game) * len(games) / len(every) for game in inside
            ]
            bins.append(
                Bin(
                    sum(believed for believed, _ in every) / len(every),
                    happened,
                    Mean.of(off).within,
                    len(every),
                )
            )
    squared = [sum((believed - so) ** 2 for believed, so in game) / len(game) for game in games]
    return Reliability(
        table, len(games), len(cases), Mean.of(squared), share * (1.0 - share), tuple(bins)
    )


def _bin(believed: float) -> int:
    return min(int(believed * BINS), BINS - 1)


def lines(told: Reliability) -> Iterator[str]:
    """The same as a table."""
    who = ", ".join(told.table.levels)
    yield f"{who}, {told.table.players} players: {told.games} games, {told.cases} beliefs"
    yield f"  Brier score  {told.brier.mean:.3f} ±{told.brier.within:.3f}  (95 %, over games)"
    yield f"  ignorant     {told.ignorant:.3f}"
    yield "  believed  it was so      cases"
    for each in told.bins:
        yield (f"  {each.believed:8.2f}  {each.happened:.2f} ±{each.within:.2f}  {each.count:>9}")


def picture(told: Sequence[Reliability]) -> str:
    """Reliability plots of several tables in one, as SVG."""
    series = [
        (
            f"{', '.join(each.table.levels)}; {each.table.players} players",
            [Point(bin_.believed, bin_.happened, bin_.within) for bin_ in each.bins],
        )
        for each in told
    ]
    ideal = [Point(0.0, 0.0), Point(1.0, 1.0)]
    return plot(Axis("believed", TICKS), Axis("it was so", TICKS), series, ideal)
