"""Shadow of Intrigue as a `Game`: the rules behind the doors that everything above them uses."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from penumbra.errors import PenumbraError
from penumbra.games.bits import members
from penumbra.games.claims import Claims, forms_without
from penumbra.games.compiled_game import CompiledGame
from penumbra.games.doors import Doors
from penumbra.games.game import Stage, any_of
from penumbra.games.intrigue import (
    actions,
    board,
    choices,
    events,
    open_view,
    position,
    rules,
    sample,
    setup,
    sight,
    view_json,
)
from penumbra.games.intrigue.board import Board
from penumbra.games.intrigue.packed import one_card
from penumbra.games.intrigue.state import *
from penumbra.games.intrigue.talk import claim_of
from penumbra.games.intrigue.terms import *
from penumbra.games.intrigue.view import View


class Intrigue(CompiledGame[View]):
    """The `Game` protocol for Shadow of Intrigue."""

    name = "intrigue"
    rules = 1
    players = PLAYER_COUNTS
    view_type = View
    event_type = any_of(events.Event)
    usual_players = 8
    boards = ("standard", "free-talk")
    # Nobody is called the Lord: everybody knows who is.
    claims = Claims(forms_without("follow"), tuple(role for role in ROLES if role != ROLES[LORD]))

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
                points=rules.points,
                won=rules.won,
                observe=sight.observe,
                sample=sample.sample,
                write=view_json.write,
            ),
            row=ROW,
            observation=sight.OBSERVATION,
            viewer=sight.VIEWER,
            page=view_json.PAGE,
        )

    def board(self, source: str | Path = "standard") -> Board:
        return board.load(source)

    def board_from(self, data: Mapping[str, Any]) -> Board:
        return board.from_data(data)

    def board_data(self, board_: Board) -> dict[str, Any]:
        return board.to_data(board_)

    def new(self, players: int, board_: Board, first: int | None = None) -> Rows:
        if players not in self.players:
            raise PenumbraError(f"Shadow of Intrigue is for 7 to 10 players, not {players}.")
        if first is not None:
            raise PenumbraError("Nobody can be appointed to begin: the deal makes the Lord (B3).")
        rows = np.zeros((1, ROW), dtype=np.int64)
        row = rows[0]
        row[PLAYERS] = players
        row[CIRCLES] = board_.circles
        row[TARGET] = POINTS_TO_WIN
        for number, role in enumerate(ROLES):
            row[DECK] |= board_.decks[players][role] * one_card(number)
        setup.clear(row)
        return rows

    def stage(self, rows: Rows, i: int) -> Stage:
        if rows[i, DECISION] == DEAL:
            return Stage.DEAL
        return Stage.OVER if rows[i, DECISION] == OVER else Stage.ACT

    def round(self, rows: Rows, i: int) -> int:
        return int(rows[i, ROUND])

    def step(self, rows: Rows, i: int) -> int:
        return int(rows[i, DISCUSSION])

    def talks(self, rows: Rows, i: int) -> bool:
        """Between the acts of the Lord, where no circles order the talk (B7, B10, T-23)."""
        return bool(rows[i, CIRCLES] == 0 and rows[i, DECISION] == COMMAND)

    def claimable(self, rows: Rows, i: int, seat: int) -> tuple[str, ...]:
        """What a back leaves open (T-08); the Lord's card lies open."""
        if seat == rows[i, LORD_AT]:
            return ()
        return CLAIMABLE[int(rows[i, CAMPS]) >> seat & 1]

    def spoken(self, event: msgspec.Struct) -> tuple[int, str] | None:
        """A word in a circle (B10), and what an interrogator announces (B9)."""
        match event:
            case events.Said(seat=seat, claim=claim):
                said = claim_of(seat, claim)
                return None if said is None else (seat, said)
            case events.Announced(interrogator=interrogator, target=target, role=role):
                return interrogator, f"saw {target} {role}"
        return None

    def waiting(self, rows: Rows, i: int) -> list[int]:
        return [int(rows[i, ASKED])] if rows[i, ASKED] != NONE else []

    def scores(self, rows: Rows, i: int) -> list[int]:
        points: list[int] = rows[i, POINTS : POINTS + rows[i, PLAYERS]].tolist()
        return points

    def winners(self, rows: Rows, i: int) -> list[int]:
        return members(rows[i, WINNERS])

    def action_text(self, rows: Rows, i: int, action: int) -> str:
        return actions.text(rows[i], action)

    def action_number(self, rows: Rows, i: int, text: str) -> int:
        return actions.number(rows[i], text)

    def events(self, log: Log, viewer: int) -> list[events.Event]:
        return events.read(log, viewer)

    def hides(self, log: Log) -> bool:
        return events.hides(log)

    def opened(self, rows: Rows, i: int) -> View:
        table, *seen = self.all_views(rows, i)
        return open_view.opened(table, seen)

    def position(self, rows: Rows, i: int) -> str:
        return position.write(rows[i])

    def from_position(self, text: str, board_: Board) -> Rows:
        return position.read(text, lambda players: self.new(players, board_))
