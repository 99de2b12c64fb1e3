"""Candle: the tiny third game of docs/adding-a-game.md, in plain Python, not compiled.

Two to four players each draw a secret number. All choose at the same time to stay or to fold; the
highest who stayed scores. Once in a game, at any moment, a player may blow the candle out: the
round ends without a point. Two points win. It has what makes hidden-role games awkward to drive:
secrets, simultaneous choices and an act out of turn.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from penumbra.errors import PenumbraError
from penumbra.games.chance import below
from penumbra.games.customs import Customs
from penumbra.games.errors import BadPosition, IllegalAction
from penumbra.games.game import REFEREE, SPECTATOR, Log, Rows, Stage, any_of
from penumbra.games.log import emit, entries

PLAYERS, ROUND, LIT, WINNER, BLOWN, CHOICE, NUMBER, POINTS = 0, 1, 2, 3, 4, 5, 9, 13
ROW = 17
STAY, FOLD, BLOW = 0, 1, 2
ACTIONS = ("stay", "fold", "blow")
DEALT, CHOSEN, SHOWN, DARK, WON = range(5)
TARGET = 2


class Board(msgspec.Struct, frozen=True):
    name: str = "standard"


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    seat: int


class Dealt(Event, frozen=True, tag="dealt"):
    number: int | None


class Chosen(Event, frozen=True, tag="chosen"):
    pass


class Shown(Event, frozen=True, tag="shown"):
    number: int


class Dark(Event, frozen=True, tag="dark"):
    pass


class Won(Event, frozen=True, tag="won"):
    pass


class Decision(msgspec.Struct, frozen=True):
    kind: str
    waiting: list[int]


class View(msgspec.Struct, frozen=True):
    viewer: int | None
    players: int
    numbers: list[int | None]
    points: list[int]
    round: int
    winners: list[int]
    decision: Decision
    legal: list[str]


class Candle(Customs):
    """The `Game` protocol for Candle, without customs of its own."""

    name = "candle"
    rules = 1
    players = range(2, 5)
    view_type = View
    event_type = any_of(Event)
    usual_players = 3

    def board(self, source: str | Path = "standard") -> Board:
        return Board(str(source))

    def board_from(self, data: Mapping[str, Any]) -> Board:
        return Board(data["name"])

    def board_data(self, board: Board) -> dict[str, Any]:
        return {"name": board.name}

    def new(self, players: int, board: Board, first: int | None = None) -> Rows:
        if players not in self.players:
            raise PenumbraError(f"Candle is for 2 to 4 players, not {players}.")
        rows = np.zeros((1, ROW), dtype=np.int64)
        rows[0, PLAYERS] = players
        rows[0, WINNER] = -1
        return rows

    def stage(self, rows: Rows, i: int) -> Stage:
        if rows[i, WINNER] >= 0:
            return Stage.OVER
        return Stage.ACT if rows[i, LIT] else Stage.DEAL

    def round(self, rows: Rows, i: int) -> int:
        return int(rows[i, ROUND])

    def deal_bounds(self, rows: Rows, i: int) -> list[int]:
        return list(range(int(rows[i, PLAYERS]), 1, -1))

    def deal(self, rows: Rows, i: int, draws: NDArray[np.int64], log: Log) -> None:
        row = rows[i]
        numbers = list(range(1, int(row[PLAYERS]) + 1))
        for seat in range(int(row[PLAYERS])):
            at = int(draws[seat]) if seat < len(draws) else 0
            row[NUMBER + seat] = numbers.pop(at)
            row[CHOICE + seat] = -1
        row[ROUND] += 1
        row[LIT] = 1
        log[0] = 0
        for seat in range(int(row[PLAYERS])):
            emit(log, DEALT, seat, int(row[NUMBER + seat]), 0)

    def waiting(self, rows: Rows, i: int) -> list[int]:
        if self.stage(rows, i) != Stage.ACT:
            return []
        return [seat for seat in range(int(rows[i, PLAYERS])) if rows[i, CHOICE + seat] < 0]

    def actor(self, rows: Rows, i: int) -> int:
        return next(iter(self.waiting(rows, i)), -1)

    def legal(self, rows: Rows, i: int, seat: int) -> list[int]:
        if self.stage(rows, i) != Stage.ACT:
            return []
        answers = [STAY, FOLD] if rows[i, CHOICE + seat] < 0 else []
        return answers + ([BLOW] if not rows[i, BLOWN] >> seat & 1 else [])

    def act(self, rows: Rows, i: int, seat: int, action: int, log: Log) -> None:
        if action not in self.legal(rows, i, seat):
            raise IllegalAction(f"Seat {seat} may not {ACTIONS[action]} now.")
        row = rows[i]
        log[0] = 0
        if action == BLOW:
            row[BLOWN] |= 1 << seat
            row[LIT] = 0
            emit(log, DARK, seat, 0, 0)
            return
        row[CHOICE + seat] = action
        emit(log, CHOSEN, seat, 0, 0)
        if not self.waiting(rows, i):
            self._show(row, log)

    def _show(self, row: NDArray[np.int64], log: Log) -> None:
        stayed = [s for s in range(int(row[PLAYERS])) if row[CHOICE + s] == STAY]
        for seat in stayed:
            emit(log, SHOWN, seat, int(row[NUMBER + seat]), 0)
        row[LIT] = 0
        if stayed:
            best = max(stayed, key=lambda seat: int(row[NUMBER + seat]))
            row[POINTS + best] += 1
            if row[POINTS + best] == TARGET:
                row[WINNER] = best
                emit(log, WON, best, 0, 0)

    def scores(self, rows: Rows, i: int) -> list[int]:
        points: list[int] = rows[i, POINTS : POINTS + rows[i, PLAYERS]].tolist()
        return points

    def winners(self, rows: Rows, i: int) -> list[int]:
        return [int(rows[i, WINNER])] if rows[i, WINNER] >= 0 else []

    def action_text(self, rows: Rows, i: int, action: int) -> str:
        return ACTIONS[action]

    def action_number(self, rows: Rows, i: int, text: str) -> int:
        if text not in ACTIONS:
            raise IllegalAction(f"“{text}” is no action of Candle.")
        return ACTIONS.index(text)

    def events(self, log: Log, viewer: int) -> Sequence[msgspec.Struct]:
        return [self._event(kind, a, b, viewer in (a, REFEREE)) for kind, a, b, _ in entries(log)]

    def _event(self, kind: int, seat: int, number: int, sees: bool) -> Event:
        if kind == DEALT:
            return Dealt(seat, number if sees else None)
        if kind == SHOWN:
            return Shown(seat, number)
        return {CHOSEN: Chosen, DARK: Dark, WON: Won}[kind](seat)

    def hides(self, log: Log) -> bool:
        return True

    def views_json(self, rows: Rows, i: int, viewers: range) -> list[bytes]:
        return [msgspec.json.encode(self.view(rows, i, viewer)) for viewer in viewers]

    def opened(self, rows: Rows, i: int) -> View:
        table = self.view(rows, i, SPECTATOR)
        return replace(table, numbers=rows[i, NUMBER : NUMBER + table.players].tolist())

    def view(self, rows: Rows, i: int, viewer: int) -> View:
        seats = range(int(rows[i, PLAYERS]))
        numbers = [int(rows[i, NUMBER + seat]) if seat == viewer else None for seat in seats]
        actions = self.legal(rows, i, viewer) if viewer >= 0 else []
        return View(
            viewer=viewer if viewer >= 0 else None,
            players=len(seats),
            numbers=numbers,
            points=self.scores(rows, i),
            round=self.round(rows, i),
            winners=self.winners(rows, i),
            decision=Decision(self.stage(rows, i).name.lower(), self.waiting(rows, i)),
            legal=[ACTIONS[action] for action in actions],
        )

    def information_state(self, rows: Rows, i: int, viewer: int) -> bytes:
        return msgspec.json.encode(self.view(rows, i, viewer))

    def sample(self, information_state: bytes, chance: NDArray[np.int64]) -> Rows:
        view = msgspec.json.decode(information_state, type=View)
        rows = self.new(view.players, self.board())
        row = rows[0]
        row[ROUND] = view.round
        row[LIT] = view.decision.kind == "act"
        unseen = [n for n in range(1, view.players + 1) if n not in view.numbers]
        for seat, number in enumerate(view.numbers):
            drawn = unseen.pop(below(chance, len(unseen))) if number is None else number
            row[NUMBER + seat] = drawn
            row[POINTS + seat] = view.points[seat]
            row[CHOICE + seat] = -1 if seat in view.decision.waiting else below(chance, 2)
        if view.viewer is not None and row[LIT] and "blow" not in view.legal:
            row[BLOWN] = 1 << view.viewer
        if TARGET in view.points:
            row[WINNER] = view.points.index(TARGET)
        return rows

    def position(self, rows: Rows, i: int) -> str:
        return " ".join(str(word) for word in rows[i])

    def from_position(self, text: str, board: Board) -> Rows:
        try:
            words = [int(word) for word in text.split()]
        except ValueError as error:
            raise BadPosition(f"Not a number: {error}") from error
        if len(words) != ROW:
            raise BadPosition(f"A position of Candle is {ROW} numbers.")
        return np.array([words], dtype=np.int64)


GAME = Candle()
