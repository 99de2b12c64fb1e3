"""From a record to an analysis, act by act."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias, cast

from msgspec.structs import replace

from penumbra.analysis.report import FORMAT, Analysis, Curve, Judged, TurningPoint
from penumbra.bots.explanation import (
    Alternative,
    Explainer,
    Moved,
    Suspicion,
    Unexplained,
    Weighing,
    explainer,
    moves,
)
from penumbra.games import GAMES, record
from penumbra.games.errors import BadRecord
from penumbra.games.game import AnyGame
from penumbra.games.match import Match
from penumbra.games.registry import folder_of

BUDGET = 2000
"""Playouts a decision: a game of five takes a quarter of a minute or so on one core."""
TURNING_POINTS = 3
LEAST_TURN = 0.05  # of a chance; a game in which nothing happened has fewer turning points
SURE = 2.0  # standard errors by which a loss must stand out from chance

Moment: TypeAlias = tuple[Suspicion, ...]


class Outlook(Protocol):
    """What a game's own folder knows: how a match stands with all cards open."""

    def prospects(self, match: record.AnyMatch, budget: int, seed: int) -> list[float]:
        """The chance of every seat to win the game, or the round."""

    def settled(self, match: record.AnyMatch) -> list[float] | None:
        """The same when an act has ended a round, whatever was dealt then; None: it is no turn."""


def analyse(
    kept: record.Record,
    budget: int = BUDGET,
    seed: int = 0,
    tell: Callable[[int, int], None] = lambda done, whole: None,
) -> Analysis:
    """Look a record through; BadRecord if it is none, Unexplained if nobody can explain its game.

    `tell` hears after each act how many of how many were looked at. The same record, budget and
    seed give the same analysis.
    """
    header = kept.header
    whole = len(kept.lines)
    looked: _Looked | None = None
    for match in record.replay(kept, GAMES):
        if looked is None:
            sage = explainer(header.game, budget, seed)
            looked = _Looked(match, sage, _outlook(header.game), budget, seed)
        looked.at(match)
        act = len(match.history)
        if act < whole:
            line = kept.lines[act]
            looked.decision(match, line.seat, line.action)
        tell(act, whole)
    if looked is None or not whole:
        raise BadRecord("This record has no act to look at.")
    return looked.analysis(header.names, budget, seed)


def rehearsal(game: AnyGame) -> list[Callable[[], object]]:
    """Steps after which nothing of an analysis has to be compiled any more."""

    def rehearse() -> None:
        match = Match(game, game.usual_players, seed=bytes(32))
        _outlook(game.name).prospects(match, 1, 0)

    return [rehearse] if folder_of(game.name, "penumbra.analysis") is not None else []


def _outlook(game: str) -> Outlook:
    folder = folder_of(game, "penumbra.analysis")
    if folder is None:
        raise Unexplained(f"Nobody can tell how a game of “{game}” stands.")
    return cast(Outlook, folder)


class _Looked:
    """What was found so far."""

    def __init__(
        self,
        match: record.AnyMatch,
        sage: Explainer,
        outlook: Outlook,
        budget: int,
        seed: int,
    ) -> None:
        self.match = match
        self.sage = sage
        self._outlook = outlook
        self._budget, self._seed = budget, seed
        self.prospects: list[list[float]] = []
        self.ended: dict[int, list[float] | None] = {}
        self.rounds: list[int] = []
        self.round_of: list[int] = []
        self.moments: list[list[Moment]] = []
        self.judged: list[Judged] = []

    def at(self, match: record.AnyMatch) -> None:
        """How the game stands, and what each seat could think, after the deal or an act."""
        act = len(match.history)
        if self.rounds and (match.over or match.rounds > len(self.rounds)):
            self.ended[act] = self._outlook.settled(match)
        if match.rounds > len(self.rounds):
            self.rounds.append(act)
        self.round_of.append(match.rounds)
        self.prospects.append(_rounded(self._outlook.prospects(match, self._budget, self._seed)))
        if match.over:  # all roles lie open
            self.moments.append([() for _ in range(match.players)])
            return
        self.moments.append(
            [self.sage.suspect(*match.known(seat), ()) for seat in range(match.players)]
        )

    def decision(self, match: record.AnyMatch, seat: int, played: str) -> None:
        """Weigh what was done, before it is done, by what the seat knew."""
        if not match.allows(seat, played) or len(match.legal(seat)) < 2:
            return
        view, information = match.known(seat)
        interrupting = seat not in match.waiting
        weighing = self.sage.weigh(view, information, (), interrupting, played)
        done = _done(weighing, played)
        if done is None or len(weighing.alternatives) < 2:
            return
        stands_out = done.behind > SURE * done.behind_error
        self.judged.append(
            Judged(
                act=len(match.history) + 1,
                round=match.rounds,
                seat=seat,
                played=played,
                recommended=weighing.recommended,
                value=done.value,
                loss=max(0.0, done.behind) if stands_out else 0.0,
                error=done.behind_error,
                alternatives=weighing.alternatives,
                reasons=weighing.reasons,
            )
        )

    def analysis(self, names: list[str], budget: int, seed: int) -> Analysis:
        players = self.match.players
        return Analysis(
            format=FORMAT,
            game=self.match.game.name,
            names=names,
            acts=len(self.match.history),
            rounds=self.rounds,
            measure=self.sage.measure,
            budget=budget,
            seed=seed,
            prospects=self.prospects,
            beliefs=[
                self._curve(viewer, seat)
                for viewer in range(players)
                for seat in range(players)
                if seat != viewer
            ],
            decisions=self.judged,
            losses=_rounded(
                [
                    sum((each.loss for each in self.judged if each.seat == s), 0.0)
                    for s in range(players)
                ]
            ),
            turning_points=self._turning_points(),
        )

    def _curve(self, viewer: int, seat: int) -> Curve:
        found = [
            next((each for each in moment[viewer] if each.seat == seat), None)
            for moment in self.moments
        ]
        moved = [
            move
            for first, end in zip(self.rounds, [*self.rounds[1:], len(found)], strict=True)
            for move in _moves([moment[viewer] for moment in self.moments[first:end]], seat, first)
        ]
        return Curve(
            viewer,
            seat,
            [each.role if each is not None else None for each in found],
            [round(each.chance, 3) if each is not None else None for each in found],
            tuple(moved),
        )

    def _turning_points(self) -> list[TurningPoint]:
        """The acts after which the most was different for somebody, in their order."""
        turns = [turn for act in range(1, len(self.prospects)) if (turn := self._turn(act))]
        strongest = sorted(turns, key=lambda turn: -abs(turn.after - turn.before))
        return sorted(strongest[:TURNING_POINTS], key=lambda turn: turn.act)

    def _turn(self, act: int) -> TurningPoint | None:
        """What an act has changed for whom it changed most; None if that is next to nothing."""
        before = self.prospects[act - 1]
        after = self.ended.get(act, self.prospects[act])
        if after is None:
            return None
        whose = max(range(len(before)), key=lambda seat: abs(after[seat] - before[seat]))
        if abs(after[whose] - before[whose]) < LEAST_TURN:
            return None
        done = self.match.history[act - 1]
        return TurningPoint(
            act=act,
            round=self.round_of[act - 1],
            seat=done.seat,
            action=done.action,
            whose=whose,
            before=before[whose],
            after=round(after[whose], 4),
        )


def _done(weighing: Weighing, played: str) -> Alternative | None:
    return next((each for each in weighing.alternatives if each.action == played), None)


def _moves(moments: Sequence[Moment], seat: int, first: int) -> list[Moved]:
    """What moved a suspicion within a round, by the acts' numbers in the game."""
    return [replace(move, act=move.act + first) for move in moves(moments, seat)]


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(value, 4) for value in values]
