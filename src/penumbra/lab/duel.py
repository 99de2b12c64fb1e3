"""Duels: how a bot fares among others, with the same deals and seats for every candidate.

One candidate sits among a field of others. Each deal is played once with the candidate in every
seat, so seats are balanced, and roles are as far as the first deal of a game goes. At a table of
equals that would be the same game over and over: there each deal is played once, and everybody is
the candidate. Every game follows from the duel's seed, the deal and the seat alone, and is a task
of a run. A deal is the unit of chance; confidence intervals are over deals.
"""

import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

from penumbra import bots
from penumbra.errors import PenumbraError
from penumbra.games.record import Record
from penumbra.games.registry import folder_of
from penumbra.lab import one_game
from penumbra.lab.means import Mean
from penumbra.lab.one_game import Round
from penumbra.lab.runs.kinds import Kind
from penumbra.locale import Catalogue


class Duel(msgspec.Struct, frozen=True):
    """Who is measured among whom, and on how many deals."""

    game: str
    players: int
    candidates: tuple[str, ...]
    field: tuple[str, ...]
    """Levels of the others, in turn from the candidate's left."""
    games: int
    """For each candidate; made a multiple of the players where each deal is played in each seat."""
    seed: int = 1

    def groups(self, candidate: str) -> list[tuple[int, ...]]:
        """The seats a candidate takes in the games of one deal: all at once among its like."""
        everybody = tuple(range(self.players))
        if all(level == candidate for level in self.field):
            return [everybody]
        return [(seat,) for seat in everybody]

    def deals(self, candidate: str) -> int:
        """How many deals that takes."""
        return -(-self.games // len(self.groups(candidate)))

    @property
    def whole(self) -> int:
        """How many games there are in all."""
        return sum(self.deals(each) * len(self.groups(each)) for each in self.candidates)

    def checked(self) -> "Duel":
        """The same, if all of it can be played; PenumbraError if not."""
        one_game.check_players(self.game, self.players)
        if self.games < 1:
            raise PenumbraError("A duel takes at least one game.")
        for level in (*self.candidates, *self.field):
            bots.make(level, self.game, 0)
        return self

    def sittings(self) -> Iterator["Sitting"]:
        """Every game of the duel, in the order in which results are told."""
        for deal in range(max(map(self.deals, self.candidates))):
            for candidate in self.candidates:
                if deal < self.deals(candidate):
                    for seats in self.groups(candidate):
                        yield Sitting(candidate, deal, seats)


class Sitting(msgspec.Struct, frozen=True):
    """One game: a deal, and the seats of the candidate."""

    candidate: str
    deal: int
    seats: tuple[int, ...]


class Played(msgspec.Struct, frozen=True):
    """A game that is over, as far as the candidate is concerned."""

    sitting: Sitting
    won: float
    """What share of the win a seat of the candidate has."""
    rounds: tuple[Round, ...]
    """With roles and points of the candidate's seats."""
    counted: dict[str, tuple[int, int]]
    """Cases of a kind, and how many of them went that way."""
    decisions: int
    seconds: float


class _Tally:
    """What a candidate's choices were, and how long they took."""

    def __init__(self, game: str) -> None:
        self._judge = getattr(folder_of(game, "penumbra.lab"), "counted", None)
        self.counted: dict[str, tuple[int, int]] = {}
        self.decisions, self.seconds = 0, 0.0

    def count(self, view: Any, action: str, seconds: float) -> None:
        """One choice."""
        self.decisions += 1
        self.seconds += seconds
        case = self._judge(view, action) if self._judge else None
        if case is not None:
            cases, so = self.counted.get(case[0], (0, 0))
            self.counted[case[0]] = (cases + 1, so + case[1])


class _Candidate:
    """A bot whose choices are timed and counted."""

    def __init__(self, bot: bots.Bot[Any], tally: _Tally) -> None:
        self._bot, self._tally = bot, tally

    def choose(self, view: Any, information: bytes) -> str:
        start = time.perf_counter()
        action = self._bot.choose(view, information)
        self._tally.count(view, action, time.perf_counter() - start)
        return action

    def interrupt(self, view: Any, information: bytes) -> str | None:
        return self._bot.interrupt(view, information)


def _dealt(duel: Duel, sitting: Sitting) -> tuple[Any, one_game.Company]:
    return one_game.dealt(duel.game, _levels(duel, sitting), "duel", duel.seed, sitting.deal)


def _levels(duel: Duel, sitting: Sitting) -> list[str]:
    """Who sits where."""
    first, field = sitting.seats[0], duel.field
    places = [(seat - first) % duel.players for seat in range(duel.players)]
    return [field[(k - 1) % len(field)] if k else sitting.candidate for k in places]


def play(duel: Duel, sitting: Sitting) -> Played:
    """Play one game to its end."""
    match, company = _dealt(duel, sitting)
    tally = _Tally(duel.game)
    for seat in sitting.seats:
        company[seat] = _Candidate(company[seat], tally)
    rounds = tuple(
        Round(
            tuple(each.roles[seat] for seat in sitting.seats),
            tuple(each.points[seat] for seat in sitting.seats),
            each.winner,
        )
        for each in one_game.rounds(match, company)
    )
    won = sum(seat in match.winners for seat in sitting.seats) / len(sitting.seats)
    return Played(
        sitting,
        won / len(match.winners),
        rounds,
        tally.counted,
        tally.decisions,
        tally.seconds,
    )


@cache
def _sittings(duel: Duel) -> tuple[Sitting, ...]:
    return tuple(duel.sittings())


# results


class Result(msgspec.Struct, frozen=True):
    """How one candidate fared."""

    candidate: str
    games: int
    share: Mean
    """Of games won, times the number of players: 1 is a fair share."""
    points: Mean
    """A round."""
    by_role: dict[str, Mean]
    """Points a round, by the role that was dealt."""
    teams: dict[str, Mean]
    """How often each team won a round."""
    counted: dict[str, float]
    """How often a case went that way, by its name."""
    seconds: float
    """A decision."""


class _OnDeal(NamedTuple):
    """What a candidate made of a deal: its share in each game, its points in each round."""

    shares: list[float]
    points: list[float]


def _on_deals(duel: Duel, candidate: str, games: Sequence[Played]) -> Mapping[int, _OnDeal]:
    found: Mapping[int, _OnDeal] = defaultdict(lambda: _OnDeal([], []))
    for game in games:
        if game.sitting.candidate == candidate:
            on_deal = found[game.sitting.deal]
            on_deal.shares.append(game.won * duel.players)
            for one in game.rounds:
                on_deal.points.extend(one.points)
    return found


def result(duel: Duel, candidate: str, games: Sequence[Played]) -> Result:
    """Sum the games of a candidate up."""
    own = [game for game in games if game.sitting.candidate == candidate]
    on_deals = _on_deals(duel, candidate, games).values()
    by_role: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    winners: dict[int, list[str]] = defaultdict(list)
    cases: dict[str, tuple[int, int]] = {}
    for game in own:
        deal = game.sitting.deal
        for one in game.rounds:
            for role, scored in zip(one.roles, one.points, strict=True):
                by_role[role][deal].append(scored)
            winners[deal].append(one.winner)
        for name, (count, so) in game.counted.items():
            before = cases.get(name, (0, 0))
            cases[name] = (before[0] + count, before[1] + so)
    return Result(
        candidate,
        len(own),
        Mean.of_groups(each.shares for each in on_deals),
        Mean.of_groups(each.points for each in on_deals),
        {role: Mean.of_groups(each.values()) for role, each in sorted(by_role.items())},
        {
            team: Mean.of_groups([winner == team for winner in deal] for deal in winners.values())
            for team in sorted({winner for deal in winners.values() for winner in deal})
        },
        {name: so / count for name, (count, so) in sorted(cases.items())},
        sum(game.seconds for game in own) / max(1, sum(game.decisions for game in own)),
    )


class Difference(msgspec.Struct, frozen=True):
    """How much better a candidate fared than another one, deal by deal."""

    candidate: str
    than: str
    share: Mean
    points: Mean
    variance: float
    """Of the difference in share, as a multiple of what it would be on deals of their own."""


def difference(duel: Duel, candidate: str, than: str, games: Sequence[Played]) -> Difference:
    """What two candidates made of the same deals. What a deal is worth to both cancels out."""
    mine, theirs = (_on_deals(duel, who, games) for who in (candidate, than))
    both = [
        deal
        for deal in mine
        if len(mine[deal].shares) == len(duel.groups(candidate))
        and len(theirs[deal].shares) == len(duel.groups(than))
    ]
    shares = [[fmean(each[deal].shares) for deal in both] for each in (mine, theirs)]
    points = [[fmean(each[deal].points) for deal in both] for each in (mine, theirs)]
    share = Mean.of([own - other for own, other in zip(*shares, strict=True)])
    apart = sum(Mean.of(each).within ** 2 for each in shares)
    return Difference(
        candidate,
        than,
        share,
        Mean.of([own - other for own, other in zip(*points, strict=True)]),
        share.within**2 / apart if len(both) > 1 and apart else 1.0,
    )


class Report(msgspec.Struct, frozen=True):
    """A duel and how it went, as JSON has it."""

    duel: Duel
    complete: bool
    results: tuple[Result, ...]
    differences: tuple[Difference, ...]
    """From the first candidate."""


def report(duel: Duel, games: Sequence[Played]) -> Report:
    """What is known after so many games."""
    first, *others = duel.candidates
    results = tuple(result(duel, candidate, games) for candidate in duel.candidates)
    differences = tuple(difference(duel, first, other, games) for other in others)
    return Report(duel, len(games) == duel.whole, results, differences)


def lines(told: Report, catalogue: Catalogue) -> Iterator[str]:
    """The report as a table."""
    say = catalogue.text
    share, points = say("cli-lab-share"), say("cli-lab-points")
    won, takes, variance = (say(f"cli-lab-duel-{word}") for word in ("won", "takes", "variance"))
    cases = [name for one in told.results for name in one.counted]
    width = max(map(len, (share, points, won, takes, variance, *cases)))
    for one in told.results:
        field = ", ".join(told.duel.field)
        yield say("cli-lab-duel-among", candidate=one.candidate, field=field, games=one.games)
        yield f"  {share:<{width}}  {one.share}  ({say('cli-lab-duel-interval')})"
        roles = "  ".join(f"{role} {mean}" for role, mean in one.by_role.items())
        yield f"  {points:<{width}}  {one.points}  {roles}"
        teams = "  ".join(f"{team} {part}" for team, part in one.teams.items())
        yield f"  {won:<{width}}  {teams}"
        for name, part in one.counted.items():
            yield f"  {name:<{width}}  {part:.1%}"
        yield f"  {takes:<{width}}  {one.seconds * 1000:.1f} ms"
    for each in told.differences:
        names = {"candidate": each.candidate, "than": each.than}
        yield say("cli-lab-duel-less", deals=each.share.count, **names)
        yield f"  {share:<{width}}  {each.share:+}"
        yield f"  {points:<{width}}  {each.points:+}"
        yield f"  {variance:<{width}}  {each.variance:.2f}"


class DuelRuns(Kind[Duel, Played]):
    """Duels as runs: a task is a game."""

    name = "duel"
    plan = Duel
    done = Played

    def checked(self, plan: Duel) -> Duel:
        return plan.checked()

    def tasks(self, plan: Duel) -> int:
        return plan.whole

    def do(self, plan: Duel, task: int) -> Played:
        return play(plan, _sittings(plan)[task])

    def games(self, plan: Duel) -> int:
        return plan.whole

    def record(self, plan: Duel, game: int) -> Record:
        sitting = _sittings(plan)[game]
        return one_game.recorded(*_dealt(plan, sitting), _levels(plan, sitting))

    def summary(self, plan: Duel, done: Mapping[int, Played]) -> Report:
        return report(plan, [*done.values()])

    def lines(self, summary: Report, catalogue: Catalogue) -> Iterator[str]:
        return lines(summary, catalogue)


KIND = DuelRuns()
