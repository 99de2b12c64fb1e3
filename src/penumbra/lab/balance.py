"""Is a board fair, and what is a game on it like? Everything that follows from the facts of a run.

Nothing here plays or draws: facts in, numbers with intervals out. What only one game has (how its
rounds end, what its things are worth, which of its rules come up) is named and counted in that
game's folder of the lab; names are ids of the catalogue.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Protocol, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from penumbra.lab.estimates import Estimate, Games, Numbers
from penumbra.lab.facts import ACTS, BEFORE, DEAL, ROUND, WON, Columns, Facts, Sides

Whole: TypeAlias = NDArray[np.int64]

MOST_BEHIND = 5  # points behind that are told apart
FEW = 30  # of so few games nothing is said


class Named(msgspec.Struct, frozen=True):
    """Something with a name, and how much of it."""

    name: str
    value: Estimate


class Worth(msgspec.Struct, frozen=True):
    """What something is worth to whom."""

    name: str
    whom: str
    """A role or a team."""
    value: Estimate


class Rule(msgspec.Struct, frozen=True):
    """How often something of the rules comes up."""

    name: str
    rounds: Estimate
    """In what share of the rounds."""
    times: Estimate
    """How often in a round."""


class Picture(msgspec.Struct, frozen=True):
    """A set of shares that belong together."""

    name: str
    shares: tuple[Named, ...]


class Sheet(msgspec.Struct, frozen=True):
    """What is known of a board with one number of players."""

    players: int
    games: int
    rounds: int
    teams: tuple[Named, ...]
    """How often each team wins a round."""
    heads: tuple[Named, ...]
    """Points a round for each head that was dealt into a team."""
    gap: Estimate | None
    """How many more the second team's heads get than the first's."""
    roles: tuple[Named, ...]
    """Points a round by the role that was dealt."""
    places: tuple[Named, ...]
    """Points a round by place, clockwise from whoever begins it."""
    chairs: tuple[Named, ...]
    """Games won, as a multiple of a fair share, clockwise from whoever begins the first round."""
    rounds_a_game: Estimate | None
    acts_a_game: Estimate | None
    length: tuple[Named, ...]
    """How long a round is, in what the game measures it in."""
    lengths: tuple[Named, ...]
    """Share of games with so many rounds."""
    leaders: tuple[Named, ...]
    """How often whoever is alone in front after so many rounds wins the game."""
    last: Estimate | None
    """How often a game is won by somebody who was last after its first round."""
    behind: tuple[Named, ...]
    """How many points the winner had been behind at worst."""
    pictures: tuple[Picture, ...]
    worth: tuple[Worth, ...]
    rules: tuple[Rule, ...]
    notable: tuple[tuple[str, int], ...]
    """Games worth looking at: why, and their numbers."""


class Kept(Protocol):
    """What a game's `facts` say."""

    COLUMNS: Columns
    TALLIED: Sides
    FIRST: int
    """The column of whoever begins a round."""
    WINNER: int
    """The column of the team that won it."""
    ROLE: int
    """The first column of roles as they were dealt."""


class Asked(Protocol):
    """What a game's `balance` asks of them."""

    RULES: Mapping[str, Collection[int]]
    """The columns, added up, that say how often each thing of the rules came up in a round."""
    NOTABLE: Mapping[str, Collection[int]]
    """What makes a round worth looking at: columns, the more the better."""
    WORTH_HELP: str
    """What worths mean, in the catalogue."""
    WORTH_SHARES: bool
    """Whether they are shares of rounds and no points."""
    LENGTH: tuple[str, int]
    """What a round is measured in, and its column."""

    def pictures(self, facts: Facts, games: Games) -> Sequence[Picture]: ...
    def worth(self, facts: Facts, games: Games, players: int) -> Sequence[Worth]: ...


class Folder(Protocol):
    """A game's folder of the lab."""

    facts: Kept
    balance: Asked


class _Told:
    """The facts of games with so many players, cut up once for all that is asked of them."""

    def __init__(self, folder: Folder, facts: Facts, players: int) -> None:
        self.kept, self.asked = folder.facts, folder.balance
        self.facts, self.players = facts, players
        self.games = Games(facts[:, DEAL])
        self.ends = facts[:, WON] != 0
        self.ended = facts[self.ends]
        self.whole = Games(self.ended[:, DEAL])
        self.gained = self.seats(self.kept.COLUMNS.GAINED)
        self.standing = self.seats(BEFORE) + self.gained
        self.roles = self.seats(self.kept.ROLE)
        self.every = np.ones(len(facts))
        won = np.zeros(self.games.count, dtype=np.int64)
        np.maximum.at(won, self.games.which, facts[:, WON])
        self.winners = (won[:, None] >> np.arange(players) & 1).astype(float)
        """Game by game: each winner's share of the win."""
        self.winners /= np.maximum(1.0, self.winners.sum(axis=1, keepdims=True))

    def seats(self, column: int) -> Whole:
        """The columns of all seats, line by line."""
        found: Whole = self.facts[:, column : column + self.players].astype(np.int64)
        return found

    def a_head(self, among: NDArray[np.bool_]) -> tuple[Numbers, Numbers]:
        """Points and heads of those seats."""
        return (self.gained * among).sum(axis=1).astype(float), among.sum(axis=1).astype(float)

    def heads(self) -> list[tuple[Numbers, Numbers]]:
        """Points and heads by the team that was dealt."""
        sides = self.kept.TALLIED
        teams = np.array(sides.team_of)[self.roles]
        return [self.a_head(teams == team) for team in range(len(sides.teams))]

    def roles_told(self) -> Iterator[tuple[str, Estimate | None]]:
        for role, name in enumerate(self.kept.TALLIED.roles):
            yield name, self.games.ratio(*self.a_head(self.roles == role))

    def places(self) -> Iterator[tuple[str, Estimate | None]]:
        """Points by place, clockwise from whoever begins a round."""
        lines, first = np.arange(len(self.facts)), self.facts[:, self.kept.FIRST]
        for place in range(self.players):
            own = self.gained[lines, (first + place) % self.players].astype(float)
            yield str(place + 1), self.games.ratio(own, self.every)

    def chairs(self) -> Iterator[tuple[str, Estimate | None]]:
        """Games won by place, clockwise from whoever begins the first round."""
        opening = self.facts[:, ROUND] == 1
        first = self.facts[opening, self.kept.FIRST]
        numbers = np.arange(self.games.count)
        for place in range(self.players):
            own = self.winners[numbers, (first + place) % self.players] * self.players
            yield str(place + 1), Games(numbers).ratio(own, np.ones(len(own)))

    def lengths(self) -> Iterator[tuple[str, Estimate | None]]:
        for rounds in range(1, int(self.facts[:, ROUND].max()) + 1):
            yield str(rounds), self.whole.share(self.ended[:, ROUND] == rounds)

    def leaders(self) -> Iterator[tuple[str, Estimate | None]]:
        """How often whoever is alone in front wins, after each round that does not end the game."""
        top = self.standing.max(axis=1, keepdims=True)
        alone = ((self.standing == top).sum(axis=1) == 1) & ~self.ends
        shares = self.winners[self.games.which, self.standing.argmax(axis=1)]
        for number in range(1, int(self.facts[:, ROUND].max())):
            among = alone & (self.facts[:, ROUND] == number)
            if among.sum() >= FEW:
                yield str(number), self.games.ratio(shares * among, among.astype(float))

    def last(self) -> Estimate | None:
        """How often somebody wins who was last after the first round, and not first as well."""
        opening = (self.facts[:, ROUND] == 1) & ~self.ends
        low = self.standing == self.standing.min(axis=1, keepdims=True)
        low &= self.standing < self.standing.max(axis=1, keepdims=True)
        shares = (self.winners[self.games.which] * low).sum(axis=1)
        return self.games.ratio(shares * opening, opening.astype(float))

    def worst(self) -> Whole:
        """How many points each seat had been behind at most, game by game."""
        behind = self.standing.max(axis=1, keepdims=True) - self.standing
        worst = np.zeros((self.games.count, self.players), dtype=np.int64)
        np.maximum.at(worst, self.games.which, behind)
        return worst

    def behind(self) -> Iterator[tuple[str, Estimate | None]]:
        """How far behind the winner had been at worst."""
        numbers = np.arange(self.games.count)
        told = np.minimum(self.worst(), MOST_BEHIND)
        for points in range(MOST_BEHIND + 1):
            shares = (self.winners * (told == points)).sum(axis=1)
            name = f"{points}+" if points == MOST_BEHIND else str(points)
            yield name, Games(numbers).ratio(shares, np.ones(len(shares)))

    def rules(self) -> Iterator[Rule]:
        for name, columns in self.asked.RULES.items():
            times = self.facts[:, [*columns]].sum(axis=1).astype(float)
            rounds = self.games.share(times > 0)
            often = self.games.ratio(times, self.every)
            if rounds is not None and often is not None:
                yield Rule(name, rounds, often)

    def notable(self) -> Iterator[tuple[str, int]]:
        """Games to look at first."""
        numbers = np.unique(self.facts[:, DEAL])
        acts = np.bincount(self.games.which, self.facts[:, ACTS])
        yield "lab-longest", int(numbers[acts.argmax()])
        yield "lab-shortest", int(numbers[acts.argmin()])
        comebacks = np.where(self.winners > 0, self.worst(), 0).max(axis=1)
        yield "lab-comeback", int(numbers[comebacks.argmax()])
        for name, columns in self.asked.NOTABLE.items():
            most = self.facts[:, [*columns]].sum(axis=1).argmax()
            yield name, int(self.facts[most, DEAL])


def sheet(folder: Folder, facts: Facts, players: int) -> Sheet:
    """All that is told of these facts, of games with so many players."""
    told = _Told(folder, facts, players)
    games, sides, heads = told.games, folder.facts.TALLIED, told.heads()
    winner, acts = facts[:, folder.facts.WINNER], facts[:, ACTS].astype(float)
    measure, column = folder.balance.LENGTH
    return Sheet(
        players=players,
        games=games.count,
        rounds=len(facts),
        teams=_named((team, games.share(winner == k)) for k, team in enumerate(sides.teams)),
        heads=_named((team, games.ratio(*heads[k])) for k, team in enumerate(sides.teams)),
        gap=games.difference(heads[1], heads[0]),
        roles=_named(told.roles_told()),
        places=_named(told.places()),
        chairs=_named(told.chairs()),
        rounds_a_game=games.ratio(told.every, told.ends.astype(float)),
        acts_a_game=games.ratio(acts, told.ends.astype(float)),
        length=_named([(measure, games.ratio(facts[:, column].astype(float), told.every))]),
        lengths=_named(told.lengths()),
        leaders=_named(told.leaders()),
        last=told.last(),
        behind=_named(told.behind()),
        pictures=tuple(folder.balance.pictures(facts, games)),
        worth=tuple(folder.balance.worth(facts, games, players)),
        rules=tuple(told.rules()),
        notable=tuple(told.notable()),
    )


def spread(
    name: str, games: Games, values: Whole, most: int, among: NDArray[np.bool_] | None = None
) -> Picture:
    """How often it was 0, 1, 2 and so on, up to `most` or more."""
    capped = np.minimum(values, most)
    shares = (
        (f"{k}+" if k == most else str(k), games.share(capped == k, among)) for k in range(most + 1)
    )
    return Picture(name, _named(shares))


def chosen(name: str, games: Games, cases: Mapping[str, NDArray[np.bool_]]) -> Picture:
    """How often each of several things was so."""
    return Picture(name, _named((case, games.share(so)) for case, so in cases.items()))


def _named(values: Iterable[tuple[str, Estimate | None]]) -> tuple[Named, ...]:
    return tuple(Named(name, value) for name, value in values if value is not None)
