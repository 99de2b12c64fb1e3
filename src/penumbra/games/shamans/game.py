"""Shamans as a `Game`: the rules behind the doors that everything above them uses."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from penumbra.errors import PenumbraError
from penumbra.games.bits import members
from penumbra.games.claims import Claims, forms_without
from penumbra.games.compiled_game import CompiledGame
from penumbra.games.doors import Doors
from penumbra.games.game import SPECTATOR, Forbidden, Stage, any_of
from penumbra.games.shamans import (
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
from penumbra.games.shamans.board import POINTS_TO_WIN, Board
from penumbra.games.shamans.packed import ritual_for
from penumbra.games.shamans.state import *
from penumbra.games.shamans.terms import *
from penumbra.games.shamans.view import View


class Shamans(CompiledGame[View]):
    """The `Game` protocol for Shamans."""

    name = "shamans"
    rules = 1
    players = PLAYER_COUNTS
    view_type = View
    event_type = any_of(events.Event)
    usual_players = 4
    reactions = frozenset(WINDOWS)
    claims = Claims(forms_without("ask-saw", "send", "look"), ROLES)
    watches_talk = True

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

    def foregone(self, rows: Rows, i: int) -> str | None:
        """In a window everybody passes if all Portals lie open for all to see, and not before
        anybody who is asked: then asking who holds face-down tiles (S-48) is for nothing.
        """
        if not MOON_WINDOW <= rules.decision(rows[i]) <= END_WINDOW:
            return None
        view = self.view(rows, i, SPECTATOR)
        before = [view.seats[seat].open for seat in view.decision.waiting]
        held = [tile for seat in view.seats for tile in seat.open]
        hidden = ARTIFACTS[PORTAL - 1] - [*view.row, *view.out.open, *held].count("portal")
        return None if hidden or any("portal" in tiles for tiles in before) else "pass"

    def forbidden(self, text: str) -> list[Forbidden]:
        from penumbra.games.shamans import talk  # its vocabulary is only for tables, and large

        return talk.forbidden(text)

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
            row[RITUAL_OF] |= ritual_for(number, RITUALS.index(world.ritual))
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

    def step(self, rows: Rows, i: int) -> int:
        return int(rows[i, TRICK])

    def roles_shown(self, event: msgspec.Struct) -> Sequence[str] | None:
        """All role cards are turned over at the end of a round (10.4)."""
        return event.roles if isinstance(event, events.RolesOpened) else None

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

    def opened(self, rows: Rows, i: int) -> View:
        table, *seen = self.all_views(rows, i)
        return open_view.opened(table, seen)

    def hands(self, rows: Rows, i: int) -> list[list[str]]:
        return [list(view.hand) for view in self.all_views(rows, i)[1:]]

    def position(self, rows: Rows, i: int) -> str:
        return position.write(rows[i])

    def from_position(self, text: str, board_: Board) -> Rows:
        return position.read(text, lambda players: self.new(players, board_))
