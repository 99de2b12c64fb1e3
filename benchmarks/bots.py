"""How well the bots play: teams of thumb against teams of chance, and thumb among themselves.

    PYTHONPATH=src python benchmarks/bots.py [--rounds 400] [--game shamans] [--seed 1]

Bots are given to seats by the team they are dealt into, so each line of the table is one match-up
of teams; the last block seats thumb and random side by side, in seats that rotate from game to
game. Points are those of a seat in a round; ± is one standard error.
"""

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Any, NamedTuple

import msgspec

from penumbra.bots import Bot, levels, make
from penumbra.bots.turns import next_act
from penumbra.games import GAMES
from penumbra.games.game import AnyGame
from penumbra.games.match import Match

Seating = Callable[[int, list[str]], list[str]]  # number of the game, teams → kinds of bots


FIRST_PROGRESS = 2.0  # seconds of silence before a progress line appears


class Teams(NamedTuple):
    """The two teams of a game, and the roles of the first; its size at the table is public."""

    first: str
    second: str
    roles_of_first: frozenset[str]

    def of(self, role: str) -> str:
        return self.first if role in self.roles_of_first else self.second


TEAMS = {
    "shamans": Teams("shamans", "shadows", frozenset({"shaman"})),
    "intrigue": Teams("dusk", "brotherhood", frozenset({"lord", "adept", "traitor"})),
}


class Round(NamedTuple):
    """One finished round: dealt team, kind of bot and points of each seat, and who won."""

    teams: list[str]
    kinds: list[str]
    points: list[int]
    winner: str

    def mean_points(self, team: str | None = None, kind: str | None = None) -> float | None:
        """The mean over the seats of a team and a kind of bot; one number a round, because the
        seats of a team win and lose together."""
        scores = [
            points
            for its_team, its_kind, points in zip(self.teams, self.kinds, self.points, strict=True)
            if team in (None, its_team) and kind in (None, its_kind)
        ]
        return sum(scores) / len(scores) if scores else None


class Tally:
    """A mean with its standard error, gathered one value at a time."""

    def __init__(self) -> None:
        self.count, self.total, self.squares = 0, 0.0, 0.0

    def add(self, value: float | None) -> None:
        """Count a value; None is no value."""
        if value is None:
            return
        self.count += 1
        self.total += value
        self.squares += value * value

    def __str__(self) -> str:
        if not self.count:
            return "—"
        mean = self.total / self.count
        spread = max(0.0, self.squares / self.count - mean * mean)
        return f"{mean:5.2f} ±{sqrt(spread / self.count):.2f}"


class Timed:
    """A bot whose choices are counted and timed."""

    def __init__(self, bot: Bot[Any]) -> None:
        self.interrupt = bot.interrupt
        self._choose = bot.choose
        self.choices, self.thinking = 0, 0.0

    def choose(self, view: Any, information: bytes) -> str:
        start = time.perf_counter()
        action = self._choose(view, information)
        self.thinking += time.perf_counter() - start
        self.choices += 1
        return action


class Contest:
    """Plays games of one kind with given bots and hands out round after round."""

    def __init__(self, game: AnyGame, players: int, seed: int) -> None:
        self.game, self.players, self.seed = game, players, seed
        self.teams = TEAMS[game.name]
        self.levels = levels(game.name)
        self.bots = {
            (kind, seat): Timed(make(kind, game.name, seed * 1000 + seat))
            for kind in self.levels
            for seat in range(players)
        }

    def choices_a_second(self) -> float:
        """How fast all of them have thought so far."""
        bots = self.bots.values()
        return sum(bot.choices for bot in bots) / sum(bot.thinking for bot in bots)

    def by_team(self, first: str, second: str) -> Iterator[Round]:
        """Rounds in which each team is played by one kind of bot."""
        kinds = {self.teams.first: first, self.teams.second: second}
        return self._rounds(lambda number, teams: [kinds[team] for team in teams])

    def side_by_side(self) -> Iterator[Round]:
        """Rounds in which every other seat is thumb; the seats rotate with the games."""
        return self._rounds(
            lambda number, teams: [
                self.levels[(seat + number) % len(self.levels)] for seat in range(self.players)
            ]
        )

    def _rounds(self, seating: Seating) -> Iterator[Round]:
        number = 0
        while True:
            seed = (self.seed << 32 | number).to_bytes(32, "big")
            match = Match(self.game, self.players, seed=seed)
            teams = _dealt(match.events(), self.teams)
            while not match.over:
                kinds = seating(number, teams)
                before = match.scores
                happened = self._play_round(match, kinds)
                points = [now - then for now, then in zip(match.scores, before, strict=True)]
                yield Round(teams, kinds, points, _winner(happened))
                teams = _dealt(happened, self.teams)
            number += 1

    def _play_round(self, match: Match[Any, Any], kinds: Sequence[str]) -> Sequence[msgspec.Struct]:
        """Play until the round is over; what the last act brought."""
        seats = {seat: self.bots[kind, seat] for seat, kind in enumerate(kinds)}
        playing = self.game.round(match.rows, 0)
        while not match.over and self.game.round(match.rows, 0) == playing:
            match.act(*next_act(match, seats))
        return match.events()


def _dealt(happened: Sequence[Any], teams: Teams) -> list[str]:
    """The team each seat was dealt into."""
    return [teams.of(event.role) for event in happened if type(event).__name__ == "RoleDealt"]


def _winner(happened: Sequence[Any]) -> str:
    """The team that won the round."""
    ends = [event.winner for event in happened if type(event).__name__ == "RoundEnded"]
    return str(ends[0])


class Progress:
    """A line on the terminal that says how far it is, after two silent seconds."""

    def __init__(self) -> None:
        self.start = time.monotonic()
        self.shown = 0.0

    def __call__(self, what: str, done: int, of: int) -> None:
        now = time.monotonic() - self.start
        if now > FIRST_PROGRESS and now - self.shown > 0.2 and sys.stderr.isatty():
            self.shown = now
            print(f"\r{what}: {done}/{of} rounds\033[K", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self.shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def measure(contest: Contest, rounds: int, progress: Progress) -> None:
    """Print the block of one game with one number of players."""
    teams = contest.teams
    what = f"{contest.game.name}, {contest.players} players"
    print(f"\n{what}, {rounds} rounds a line")
    print(f"  {teams.first:>11} {teams.second:>11} | {teams.first + ' win':>14}", end="")
    print(f" {'points ' + teams.first:>18} {'points ' + teams.second:>18}")
    for first in contest.levels:
        for second in contest.levels:
            wins, points = Tally(), defaultdict[str, Tally](Tally)
            for done, played in enumerate(take(contest.by_team(first, second), rounds)):
                progress(f"{what}, {first} v {second}", done, rounds)
                wins.add(played.winner == teams.first)
                for team in (teams.first, teams.second):
                    points[team].add(played.mean_points(team=team))
            progress.clear()
            print(f"  {first:>11} {second:>11} | {wins!s:>14}", end="")
            print(f" {points[teams.first]!s:>18} {points[teams.second]!s:>18}", flush=True)
    beside = defaultdict[tuple[str, str | None], Tally](Tally)
    for done, played in enumerate(take(contest.side_by_side(), rounds)):
        progress(f"{what}, side by side", done, rounds)
        for kind in contest.levels:
            for any_team in (teams.first, teams.second, None):
                beside[kind, any_team].add(played.mean_points(any_team, kind))
    progress.clear()
    for kind in contest.levels:
        shares = [f"{team or 'any'} {beside[kind, team]}" for team in (*teams[:2], None)]
        print(f"  side by side, points of {kind:>6}: " + "  ".join(shares))
    print(f"  {contest.choices_a_second():,.0f} choices a second, random ones included")


def take(rounds: Iterator[Round], count: int) -> Iterator[Round]:
    """The first so many rounds."""
    for _, played in zip(range(count), rounds, strict=False):
        yield played


def main() -> None:
    """Read the options, measure every number of players."""
    parser = argparse.ArgumentParser(description="How well the bots play.")
    parser.add_argument("--rounds", type=int, default=400, help="rounds a line of the table")
    parser.add_argument("--game", choices=sorted(GAMES), help="one game only")
    parser.add_argument("--players", type=int, help="one number of players only")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    progress = Progress()
    for name, game in GAMES.items():
        for players in game.players:
            if options.game in (None, name) and options.players in (None, players):
                measure(Contest(game, players, options.seed), options.rounds, progress)


if __name__ == "__main__":
    main()
