"""Games played for the lab: by bots as at a table, or by compiled policies a hundred times faster.

Both deal a game from the same seed and write the same facts of every round (`facts`), so whatever
is computed from facts does not ask how they came about. A game is a function of its table and its
number: it comes out the same in any order, on any number of processes, and can be played again to
be looked at (`again`).
"""

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from penumbra import bots
from penumbra.bots.turns import next_act
from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games.chance import draws
from penumbra.games.doors import Doors, act, actor, legal, points, won
from penumbra.games.driver import (
    ANY_SEAT,
    MOST_ACTIONS,
    NO_FAULT,
    RNG_WORDS,
    ROOM,
    Array,
    Policy,
    bound_to,
    chooser,
)
from penumbra.games.game import Rows, Stage
from penumbra.games.log import new_log
from penumbra.games.match import Match
from penumbra.games.record import Record, dumps, loads
from penumbra.games.registry import folder_of
from penumbra.lab.facts import ACTS, BEFORE, DEAL, ROUND, WON, Facts
from penumbra.lab.one_game import check_players

MOST_ACTS = 1 << 12  # in a round: far more than any rules allow
ACT_BITS = 8  # of an action, in a list of acts; the seat above them
AT_ONCE = 64  # games whose rows are in hand together

AnyMatch = Match[Any, Any]


class Table(msgspec.Struct, frozen=True):
    """Who plays what on which board. With a number, a game follows from it."""

    game: str
    players: int
    levels: tuple[str, ...]
    """In turn around the table; each game begins a seat further."""
    board: dict[str, Any]
    seed: int = 1
    compiled: bool = False
    """By policies inside the compiled loop: steady, nobody interrupts."""

    def checked(self) -> "Table":
        """The same, if all of it can be played; PenumbraError if not."""
        check_players(self.game, self.players)
        folder(self.game)
        GAMES[self.game].board_from(self.board)
        for level in self.levels:
            bots.make(level, self.game, 0)
            if self.compiled and bots.level_named(level) not in bots.policies(self.game):
                known = ", ".join(bots.policies(self.game)) or "none"
                raise PenumbraError(
                    f"“{level}” is no compiled policy of {self.game} (there are: {known}). "
                    "Leave --compiled out."
                )
        return self

    def level(self, number: int, seat: int) -> str:
        """Who sits there in this game."""
        return self.levels[(seat + number) % len(self.levels)]

    def chance(self, number: int) -> bytes:
        """The seed of a game: the same for every board and company."""
        return sha256(b"lab %d %d" % (self.seed, number)).digest()


def folder(game: str) -> ModuleType:
    """What the lab knows of a game; PenumbraError if nothing is counted of it."""
    found = folder_of(game, "penumbra.lab")
    if not hasattr(found, "facts"):
        raise PenumbraError(f"Nothing is counted of {game}: it has no facts in the lab.")
    assert found is not None
    return found


def counted(game: str) -> Any:
    """What is counted of a game (`lab/GAME/facts`)."""
    return folder(game).facts


def play(table: Table, numbers: Sequence[int]) -> Facts:
    """Play these games to their ends: the facts of all their rounds, game by game."""
    if table.compiled:
        lines = [
            line
            for k in range(0, len(numbers), AT_ONCE)
            for line in _compiled(table, numbers[k : k + AT_ONCE])
        ]
    else:
        lines = [line for number in numbers for line in _by_bots(table, number)[1]]
    return np.array(lines, dtype=np.int32).reshape(-1, counted(table.game).COLUMNS.width)


def again(table: Table, number: int) -> AnyMatch:
    """A game of a run, played once more: a match with its whole history."""
    if not table.compiled:
        return _by_bots(table, number)[0]
    acts: list[Array] = []
    _compiled(table, [number], acts)
    match = _dealt(table, number)
    for each in np.concatenate(acts).tolist():
        action = match.game.action_text(match.rows, 0, each & (1 << ACT_BITS) - 1)
        match.act(each >> ACT_BITS, action)
    return match


def recorded(table: Table, number: int) -> Record:
    """The same as a record, as `penumbra replay` reads it."""
    match = again(table, number)
    names = [f"{table.level(number, seat)} {seat + 1}" for seat in range(table.players)]
    return loads(dumps(match, names))


# by bots


def _dealt(table: Table, number: int) -> AnyMatch:
    game = GAMES[table.game]
    board = game.board_from(table.board)
    return Match(game, table.players, board=board, seed=table.chance(number))


def _by_bots(table: Table, number: int) -> tuple[AnyMatch, list[Array]]:
    match = _dealt(table, number)
    company = {}
    for seat in range(table.players):
        luck = sha256(table.chance(number) + bytes([seat])).digest()
        level = table.level(number, seat)
        company[seat] = bots.make(level, table.game, int.from_bytes(luck[:6]))
    return match, [*followed(match, number, lambda: match.act(*next_act(match, company)))]


def followed(match: AnyMatch, number: int, act: Callable[[], object]) -> Iterator[Array]:
    """The facts of a match that has just been dealt, round by round, as `act` leads it on."""
    facts = counted(match.game.name)
    (deal,) = match.logs
    before = match.scores
    line = _begun(facts, number, 1, before)
    facts.tally(match.rows[0], deal, line)
    while not match.over:
        act()
        happened, *dealt = match.logs
        facts.tally(match.rows[0], happened, line)
        line[ACTS] += 1
        if dealt or match.over:
            for seat, points in enumerate(match.scores):
                line[facts.COLUMNS.GAINED + seat] = points - before[seat]
            line[WON] = sum(1 << seat for seat in match.winners)
            yield line
            before = match.scores
            line = _begun(facts, number, match.rounds, before)
        for log in dealt:
            facts.tally(match.rows[0], log, line)


def _begun(facts: Any, number: int, round_number: int, scores: Sequence[int]) -> Array:
    """The line of a round before its first card."""
    line = np.zeros(facts.COLUMNS.width, dtype=np.int64)
    line[DEAL] = number
    line[ROUND] = round_number
    line[BEFORE : BEFORE + len(scores)] = scores
    return line


# by compiled policies


def _compiled(table: Table, numbers: Sequence[int], acts: list[Array] | None = None) -> list[Array]:
    """Rounds of these games, side by side; of a single game also what was done, if wanted."""
    game: Any = GAMES[table.game]  # a compiled one, or it had no policies
    facts = counted(table.game)
    rows, seats, loop = _prepared(table, game, numbers)
    seen = np.zeros(game.observation + ROOM, dtype=np.int64)
    log = new_log()
    finished: list[list[Array]] = [[] for _ in numbers]
    going = [*range(len(numbers))]
    while going:
        lines = []
        for i in going:
            number = game.round(rows, i) + 1
            line = _begun(facts, numbers[i], number, game.scores(rows, i))
            bounds = game.deal_bounds(rows, i)
            game.deal(rows, i, draws(table.chance(numbers[i]), number, bounds), log)
            facts.tally(rows[i], log, line)
            finished[i].append(line)
            lines.append(line)
        together = np.array(lines)
        done = np.zeros(MOST_ACTS if acts is not None else 0, dtype=np.int64)
        fault = loop(rows, np.array(going), seats, together, done, log, seen)
        if fault != NO_FAULT:
            raise PenumbraError(f"Game {numbers[fault]} does not come to an end.")
        for i, line in zip(going, together, strict=True):
            finished[i][-1] = line
        if acts is not None:
            acts.append(done[: together[0, ACTS]])
        going = [i for i in going if game.stage(rows, i) != Stage.OVER]
    return [line for game_lines in finished for line in game_lines]


def _prepared(table: Table, game: Any, numbers: Sequence[int]) -> tuple[Rows, Array, Any]:
    """Rows with the generators of their games behind them, who plays each seat, and the loop."""
    policies = bots.policies(table.game)
    names = {level: k for k, level in enumerate(policies, start=1)}
    row = game.new(table.players, game.board_from(table.board))[0]
    rows = np.zeros((len(numbers), len(row) + RNG_WORDS), dtype=np.int64)
    rows[:, : len(row)] = row
    for i, number in enumerate(numbers):
        luck = sha256(table.chance(number) + b"policies").digest()
        rows[i, len(row) :] = np.frombuffer(luck[: 4 * RNG_WORDS], dtype="<u4")
        rows[i, len(row)] |= 1
    seats = np.array(
        [
            [names[bots.level_named(table.level(number, seat))] for seat in range(table.players)]
            for number in numbers
        ],
        dtype=np.int64,
    )
    return rows, seats, bind(table.game, game.doors, [*policies.values()])


_BOUND: dict[str, Any] = {}


def bind(game: str, doors: Doors, policies: Sequence[Policy]) -> Any:
    """The loop for one game, with these policies inside, numbered from 1."""
    if game not in _BOUND:
        facts = counted(game)
        bound: dict[str, Any] = dict(globals()) | doors._asdict()
        bound |= {"tally": facts.tally, "GAINED": facts.COLUMNS.GAINED}
        bound["choose"], names = chooser(game, doors, policies)
        parts = (*doors, facts.tally, *policies)
        _BOUND[game] = bound_to(rounds, f"facts_{names}", game, bound, parts)
    return _BOUND[game]


# Names that `bind` fills, for the reader and the type checker

GAINED = 0


def choose(
    rows: Array, i: int, seat: int, actions: int, number: int, seen: Array, rng: Array
) -> int:
    """What a policy does."""
    raise LookupError


def tally(row: Array, log: Array, line: Array) -> None:
    """Add what a transition brought to the line of its round.

    Of the row it may read what is fixed for a game; a deal may already have changed the rest.
    """
    raise LookupError


def rounds(
    rows: Array, going: Array, seats: Array, lines: Array, done: Array, log: Array, seen: Array
) -> int:
    """Play these games, which have been dealt, to the ends of their rounds, and write their facts.

    Returns NO_FAULT, or the game that does not end or in which a policy chose what is not legal.
    """
    for k in range(len(going)):
        i = going[k]
        row = rows[i]
        line = lines[k]
        rng = row[len(row) - RNG_WORDS :]
        taken = 0
        while actor(row) >= 0:
            seat = actor(row) & ANY_SEAT
            actions = legal(row, seat)
            action = choose(rows, i, seat, actions, seats[i, seat], seen, rng)
            allowed = 0 <= action < MOST_ACTIONS and actions >> action & 1 != 0
            if not allowed or taken >= MOST_ACTS:
                return int(i)
            if len(done):
                done[taken] = seat << ACT_BITS | action
            act(row, seat, action, log)
            tally(row, log, line)
            taken += 1
        line[ACTS] = taken
        line[WON] = won(row)
        for seat in range(seats.shape[1]):
            line[GAINED + seat] = points(row, seat) - line[BEFORE + seat]
    return NO_FAULT
