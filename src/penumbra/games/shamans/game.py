"""Shamans as a `Game`: the rules behind the doors that everything above them uses."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from penumbra.games.bits import members
from penumbra.games.compiled_game import CompiledGame
from penumbra.games.driver import Doors
from penumbra.games.errors import PenumbraError
from penumbra.games.game import Stage
from penumbra.games.shamans import (
    actions,
    board,
    choices,
    events,
    position,
    rules,
    setup,
    sight,
    writing,
)
from penumbra.games.shamans.board import POINTS_TO_WIN, Board
from penumbra.games.shamans.state import (
    DEPTH,
    HIGHEST,
    IN_PLAY,
    MARKER,
    MOON,
    NONE,
    PLAYERS,
    POINTS,
    RITUAL_OF,
    ROUND,
    ROW,
    START,
    TARGET,
    WAITING,
    WINNER,
    Log,
    Rows,
)
from penumbra.games.shamans.terms import HIGHEST_NUMBER, RITUALS, WORLDS
from penumbra.games.shamans.terms import PLAYERS as PLAYER_COUNTS
from penumbra.games.shamans.view import View, view


class Shamans(CompiledGame):
    """The `Game` protocol for Shamans."""

    name = "shamans"
    players = PLAYER_COUNTS

    def __init__(self) -> None:
        super().__init__(
            Doors(
                actor=choices.actor,
                legal=choices.legal,
                act=choices.act,
                deal_bounds=setup.deal_bounds,
                new_round=setup.new_round,
                clear=setup.clear,
                is_over=rules.is_over,
                observe=sight.observe,
                write=writing.write,
            ),
            observation=sight.OBSERVATION,
            page=writing.PAGE,
        )

    def board(self, source: str | Path = "standard") -> Board:
        return board.load(source)

    def board_from(self, data: Mapping[str, Any]) -> Board:
        return board.from_data(data)

    def board_data(self, board_: Board) -> dict[str, Any]:
        return board.to_data(board_)

    def new(self, players: int, board_: Board, first: int | None = None) -> Rows:
        if players not in self.players:
            raise PenumbraError(f"Shamans is for 3 to 5 players, not {players}.")
        if first is not None and not 0 <= first < players:
            raise PenumbraError(f"Seat {first} can't begin: seats are 0 to {players - 1}.")
        rows = np.zeros((1, ROW), dtype=np.int64)
        row = rows[0]
        row[PLAYERS] = players
        row[MOON] = board_.moon
        row[START] = board_.start(players)
        row[HIGHEST] = HIGHEST_NUMBER[players]
        row[TARGET] = POINTS_TO_WIN
        for world in board_.worlds:
            number = WORLDS.index(world.colour)
            row[RITUAL_OF] |= RITUALS.index(world.ritual) << 2 * number
            row[IN_PLAY] |= (world.colour in board_.in_play(players)) << number
        setup.clear(row)
        if first is not None:
            row[MARKER] = first
        return rows

    def stage(self, rows: Rows, i: int) -> Stage:
        if rows[i, DEPTH] > 0:
            return Stage.ACT
        return Stage.DEAL if rows[i, WINNER] == NONE else Stage.OVER

    def round(self, rows: Rows, i: int) -> int:
        return int(rows[i, ROUND])

    def waiting(self, rows: Rows, i: int) -> list[int]:
        return members(rows[i, WAITING])

    def scores(self, rows: Rows, i: int) -> list[int]:
        points: list[int] = rows[i, POINTS : POINTS + rows[i, PLAYERS]].tolist()
        return points

    def winners(self, rows: Rows, i: int) -> list[int]:
        return [int(rows[i, WINNER])] if rows[i, WINNER] != NONE else []

    def action_text(self, rows: Rows, i: int, action: int) -> str:
        return actions.text(rules.decision(rows[i]), action)

    def action_number(self, rows: Rows, i: int, text: str) -> int:
        return actions.number(rules.decision(rows[i]), text)

    def events(self, log: Log, viewer: int) -> list[events.Event]:
        return events.read(log, viewer)

    def hides(self, log: Log) -> bool:
        return events.hides(log)

    def view(self, rows: Rows, i: int, viewer: int) -> View:
        return view(rows, i, viewer)

    def position(self, rows: Rows, i: int) -> str:
        return position.write(rows[i])

    def from_position(self, text: str, board_: Board) -> Rows:
        return position.read(text, lambda players: self.new(players, board_))
