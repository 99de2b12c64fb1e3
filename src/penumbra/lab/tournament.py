"""Tournaments: every level against every other, in every seat of the same deals, and ratings.

For each deal the levels are put in a random order and sit down in turn around the table; then
everybody moves on a seat, until each level has sat in every seat once. Luck of cards, seats and
first roles is therefore shared out equally, and neighbours change from deal to deal. A deal is the
unit of chance: intervals are over deals. Needs openskill, which the extra `lab` brings.
"""

import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean, stdev
from typing import Any

import msgspec

from penumbra import bots
from penumbra.errors import PenumbraError
from penumbra.games.record import Record
from penumbra.lab import one_game
from penumbra.lab.means import CONFIDENCE, Mean
from penumbra.lab.one_game import Round
from penumbra.lab.runs.kinds import Kind
from penumbra.locale import Catalogue

RATED = 20_000  # games that are rated for the intervals, each several times
FEWEST, MOST = 30, 200  # resamples

Games = Sequence["Played"]


class Tournament(msgspec.Struct, frozen=True):
    """Who meets, at tables of which sizes, and on how many deals."""

    game: str
    players: tuple[int, ...]
    levels: tuple[str, ...]
    deals: int
    """For each number of players; each is played once for each level."""
    seed: int = 1


class Seating(msgspec.Struct, frozen=True):
    """One game: a deal, and who sits where."""

    deal: int
    levels: tuple[str, ...]


class Played(msgspec.Struct, frozen=True):
    """A game that is over."""

    seating: Seating
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: tuple[Round, ...]


def seating(plan: Tournament, number: int) -> Seating:
    """A game by its number: deal after deal, so that a tournament broken off is a balanced one."""
    levels, sizes = len(plan.levels), len(plan.players)
    deal, rest = divmod(number, levels * sizes)
    players, turn = plan.players[rest // levels], rest % levels
    order = [*plan.levels]
    random.Random(f"{plan.seed} {players} {deal}").shuffle(order)
    return Seating(deal, tuple(order[(seat + turn) % levels] for seat in range(players)))


# results


class Rating(msgspec.Struct, frozen=True):
    """How good a level is by openskill: 25 is where everybody begins; and who it is ahead of."""

    level: str
    rating: Mean
    ahead: dict[str, Mean]
    """How often it ends a game with more points than a neighbour of that level; a tie is a half."""


class Standing(msgspec.Struct, frozen=True):
    """How a level fared at tables of one size."""

    level: str
    share: Mean
    """Of games won, times the number of players: 1 is a fair share."""
    points: Mean
    """A round."""
    by_role: dict[str, Mean]
    """Points a round, by the role that was dealt."""
    by_seat: tuple[Mean, ...]
    """The share, by seat."""


class Tables(msgspec.Struct, frozen=True):
    """All games of tables of one size."""

    players: int
    games: int
    teams: dict[str, Mean]
    """How often each team won a round."""
    standings: tuple[Standing, ...]


class Report(msgspec.Struct, frozen=True):
    """A tournament and how it went, as JSON has it."""

    tournament: Tournament
    games: int
    complete: bool
    ratings: tuple[Rating, ...]
    """The best first."""
    tables: tuple[Tables, ...]


def report(plan: Tournament, games: Games) -> Report:
    """What is known after so many games."""
    rated = ratings(plan, games)
    found = [
        Rating(level, rated[level], _ahead(plan, level, games))
        for level in sorted(plan.levels, key=lambda level: -rated[level].mean)
    ]
    order = [each.level for each in found]
    tables = []
    for players in plan.players:
        own = [game for game in games if len(game.scores) == players]
        if own:
            standings = tuple(_standing(level, own) for level in order)
            tables.append(Tables(players, len(own), _teams(own), standings))
    whole = len(games) == KIND.tasks(plan)
    return Report(plan, len(games), whole, tuple(found), tuple(tables))


def _teams(games: Games) -> dict[str, Mean]:
    """How often each team won a round."""
    winners: dict[int, list[str]] = defaultdict(list)
    for game in games:
        winners[game.seating.deal] += [one.winner for one in game.rounds]
    return {
        team: Mean.of_groups([winner == team for winner in deal] for deal in winners.values())
        for team in sorted({winner for deal in winners.values() for winner in deal})
    }


def ratings(plan: Tournament, games: Games) -> dict[str, Mean]:
    """What each level is worth, by openskill's Plackett–Luce model.

    Its ratings depend a little on the order of the games, which means nothing here: each is the
    mean over random orders of resampled deals, and their spread is its interval.
    """
    by_deal: dict[tuple[int, int], list[Played]] = defaultdict(list)
    for game in games:
        by_deal[game.seating.deal, len(game.scores)].append(game)
    deals = [*by_deal.values()]
    chance = random.Random(plan.seed)
    found: dict[str, list[float]] = {level: [] for level in plan.levels}
    for _ in range(min(MOST, max(FEWEST, RATED // max(1, len(games))))):
        drawn = [game for deal in chance.choices(deals, k=len(deals)) for game in deal]
        chance.shuffle(drawn)
        for level, value in _rated(plan.levels, drawn).items():
            found[level].append(value)
    return {
        level: Mean(fmean(values), CONFIDENCE * stdev(values), len(games))
        for level, values in found.items()
    }


def _rated(levels: Sequence[str], games: Games) -> dict[str, float]:
    """Ratings after these games. A level with several seats at a table learns their average."""
    model = _model()
    known = {level: model.rating() for level in levels}
    for game in games:
        seats = range(len(game.scores))
        keys = [(seat in game.winners, game.scores[seat]) for seat in seats]
        ranks = [float(sum(other > key for other in keys)) for key in keys]
        after = model.rate([[known[level]] for level in game.seating.levels], ranks=ranks)
        for level in set(game.seating.levels):
            own = [after[seat][0] for seat in seats if game.seating.levels[seat] == level]
            mu, sigma = fmean(each.mu for each in own), fmean(each.sigma for each in own)
            known[level] = model.rating(mu=mu, sigma=sigma)
    return {level: float(rating.mu) for level, rating in known.items()}


def _model() -> Any:
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise PenumbraError("Ratings need openskill: pip install 'penumbra[lab]'.") from error
    return PlackettLuce(tau=0.0)  # a bot is as good at the end as at the beginning


def _ahead(plan: Tournament, level: str, games: Games) -> dict[str, Mean]:
    """How often a level ends ahead of each other one."""
    found = {}
    for other in plan.levels:
        if other == level:
            continue
        by_deal: dict[tuple[int, int], list[float]] = defaultdict(list)
        for game in games:
            levels, scores = game.seating.levels, game.scores
            by_deal[game.seating.deal, len(scores)] += [
                (scores[mine] > scores[theirs]) + (scores[mine] == scores[theirs]) / 2
                for mine in range(len(scores))
                for theirs in range(len(scores))
                if levels[mine] == level and levels[theirs] == other
            ]
        found[other] = Mean.of_groups(by_deal.values())
    return found


def _standing(level: str, games: Games) -> Standing:
    """How a level fared in games of one size."""
    players = len(games[0].scores)
    shares: dict[int, list[float]] = defaultdict(list)
    points: dict[int, list[float]] = defaultdict(list)
    by_role: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    by_seat: list[dict[int, list[float]]] = [defaultdict(list) for _ in range(players)]
    for game in games:
        deal = game.seating.deal
        for seat, who in enumerate(game.seating.levels):
            if who != level:
                continue
            share = (seat in game.winners) * players / len(game.winners)
            shares[deal].append(share)
            by_seat[seat][deal].append(share)
            for one in game.rounds:
                points[deal].append(one.points[seat])
                by_role[one.roles[seat]][deal].append(one.points[seat])
    return Standing(
        level,
        Mean.of_groups(shares.values()),
        Mean.of_groups(points.values()),
        {role: Mean.of_groups(each.values()) for role, each in sorted(by_role.items())},
        tuple(Mean.of_groups(each.values()) for each in by_seat),
    )


# as a run


class TournamentRuns(Kind[Tournament, Played]):
    """Tournaments as runs: a task is a game."""

    name = "tournament"
    plan = Tournament
    done = Played

    def checked(self, plan: Tournament) -> Tournament:
        _model()  # or an error now, and not when all games are played
        if len(set(plan.players)) < len(plan.players):
            raise PenumbraError("Each number of players is named once.")
        for players in plan.players:
            one_game.check_players(plan.game, players)
        if len(set(plan.levels)) < max(2, len(plan.levels)):
            raise PenumbraError("A tournament takes two different levels or more, each named once.")
        if plan.deals < 1:
            raise PenumbraError("A tournament takes at least one deal.")
        for level in plan.levels:
            bots.make(level, plan.game, 0)
        return plan

    def tasks(self, plan: Tournament) -> int:
        return plan.deals * len(plan.players) * len(plan.levels)

    def do(self, plan: Tournament, task: int) -> Played:
        sits = seating(plan, task)
        match, company = self._dealt(plan, sits)
        rounds = one_game.rounds(match, company)
        return Played(sits, tuple(match.scores), tuple(match.winners), rounds)

    def games(self, plan: Tournament) -> int:
        return self.tasks(plan)

    def record(self, plan: Tournament, game: int) -> Record:
        sits = seating(plan, game)
        return one_game.recorded(*self._dealt(plan, sits), sits.levels)

    def summary(self, plan: Tournament, done: Mapping[int, Played]) -> Report:
        return report(plan, [*done.values()])

    def lines(self, summary: Report, catalogue: Catalogue) -> Iterator[str]:
        return lines(summary, catalogue)

    @staticmethod
    def _dealt(plan: Tournament, sits: Seating) -> tuple[Any, one_game.Company]:
        purpose = f"tournament {len(sits.levels)}"
        return one_game.dealt(plan.game, sits.levels, purpose, plan.seed, sits.deal)


KIND = TournamentRuns()


def lines(told: Report, catalogue: Catalogue) -> Iterator[str]:
    """The report as tables."""
    say = catalogue.text
    levels = [each.level for each in told.ratings]
    ahead = [f"> {level}" for level in levels]
    yield from _aligned(
        [
            ["", say("cli-lab-tournament-rating"), *ahead],
            *(
                [
                    each.level,
                    f"{each.rating.mean:.1f} ±{each.rating.within:.1f}",
                    *(str(each.ahead[other]) if other in each.ahead else "–" for other in levels),
                ]
                for each in told.ratings
            ),
        ]
    )
    for table in told.tables:
        yield ""
        teams = ", ".join(f"{team} {share}" for team, share in table.teams.items())
        yield say("cli-lab-tournament-table", players=table.players, games=table.games, teams=teams)
        roles = [*table.standings[0].by_role]
        seats = [say("cli-lab-tournament-seat", seat=seat) for seat in range(1, table.players + 1)]
        share, points = say("cli-lab-share"), say("cli-lab-points")
        yield from _aligned(
            [
                ["", share, points, *roles, *seats],
                *(
                    [
                        each.level,
                        str(each.share),
                        str(each.points),
                        *(str(each.by_role.get(role, "–")) for role in roles),
                        *(f"{seat.mean:.2f}" for seat in each.by_seat),
                    ]
                    for each in table.standings
                ),
            ]
        )


def _aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "  " + "  ".join(cells).rstrip()
