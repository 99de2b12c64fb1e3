"""What players of OpenSpiel observe: the fields of `envs.tensors`, split as its observers split.

Public is what a spectator sees, in all fields. Private are those fields in which a seat sees more:
its own hand, the roles it knows. With perfect recall the fields of the round's history are added.
"""

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from penumbra.envs.loop import bind_look
from penumbra.envs.tensors import Field, Kind, Tensors
from penumbra.errors import PenumbraError
from penumbra.games.compiled_game import CompiledGame
from penumbra.games.driver import ROOM
from penumbra.games.game import SPECTATOR

USUAL = pyspiel.IIGObservationType(perfect_recall=False)


class SeatObserver:
    """Writes `tensor`, and `dict`, which are its fields by name; `string_from` says it in words."""

    def __init__(
        self,
        game: CompiledGame[Any],
        tensors: Tensors,
        players: int,
        iig_obs_type: Any = None,
        params: Any = None,
    ) -> None:
        if isinstance(iig_obs_type, dict):  # `Game.make_observer` without a type
            iig_obs_type, params = None, iig_obs_type
        if params:
            raise PenumbraError(f"Observers have no parameters, not {params}.")
        kind = iig_obs_type or USUAL
        self._all_knowing = kind.perfect_recall and kind.public_info
        self._all_knowing &= kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        fields = tensors.seen(kind.perfect_recall)
        private = {name: field for name, field in fields.items() if field in tensors.private}
        everybody = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._parts: list[_Part] = []
        if kind.public_info:
            self._parts.append(_Part(None if alone else SPECTATOR, "", fields, tensors))
        elif alone:
            self._parts.append(_Part(None, "", private, tensors))
        if everybody:
            for seat in range(players):
                self._parts.append(_Part(seat, f"_{seat}", private, tensors))
        self.tensor = np.zeros(sum(part.size for part in self._parts), dtype=np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for part in self._parts:
            part.lay_out(self.tensor[at : at + part.size], self.dict)
            at += part.size
        self._look = bind_look(game.name, game.doors, tensors)
        recall = kind.perfect_recall
        self._integers = np.zeros((1, tensors.integers(recall)), dtype=np.uint8)
        self._floats = np.zeros((1, tensors.floats(recall)), dtype=np.float32)
        self._no_integers, self._no_floats = self._integers[:0], self._floats[:0]
        self._line = np.zeros(tensors.integers(recall), dtype=np.uint8)
        self._seen = np.zeros(game.observation + ROOM, dtype=np.int64)

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player observes."""
        for part in self._parts:
            viewer = player if part.viewer is None else part.viewer
            self._look(
                state.rows, 0, viewer, self._seen, self._line, self._no_integers, self._floats
            )
            part.tensor[:] = self._floats[0] if part.whole else self._floats[0, part.columns]

    def string_from(self, state: Any, player: int) -> str:
        """The same in words; with all a player knows, its canonical string."""
        if self._all_knowing:
            text: str = state.information_state_string(player)
            return text
        lines: list[str] = []
        for part in self._parts:
            viewer = player if part.viewer is None else part.viewer
            self._look(
                state.rows, 0, viewer, self._seen, self._line, self._integers, self._no_floats
            )
            lines += part.said(self._integers[0])
        return "\n".join(lines)


class _Part:
    """Some fields as one viewer sees them; None is the player who observes."""

    def __init__(
        self, viewer: int | None, suffix: str, fields: dict[str, Field], tensors: Tensors
    ) -> None:
        self.viewer = viewer
        self.fields = {name.lower() + suffix: field for name, field in fields.items()}
        self.whole = len(fields) == len(tensors.seen(True)) or len(fields) == len(
            tensors.seen(False)
        )
        spans = [
            np.arange(at, at + field.width * field.columns)
            for at, field in ((tensors.columns[name], field) for name, field in fields.items())
        ]
        self.columns = np.concatenate([np.zeros(0, dtype=np.int64), *spans])
        self.size = len(self.columns)
        self.tensor = np.zeros(0, dtype=np.float32)

    def lay_out(self, tensor: NDArray[np.float32], names: dict[str, NDArray[np.float32]]) -> None:
        """Take this piece of the whole, and name its fields."""
        self.tensor = tensor
        at = 0
        for name, field in self.fields.items():
            end = at + field.width * field.columns
            piece = tensor[at:end]
            names[name] = piece.reshape(field.width, -1) if field.columns > 1 else piece
            at = end

    def said(self, line: NDArray[np.uint8]) -> list[str]:
        """The fields that are not empty, in words."""
        lines = []
        for name, field in self.fields.items():
            entries = line[field : field + field.width].tolist()
            if any(entries):
                lines.append(f"{name}: {_said(field, entries)}")
        return lines


def _said(field: Field, entries: list[int]) -> str:
    if field.kind == Kind.FLAG:
        return " ".join(str(k) for k, value in enumerate(entries) if value)
    if field.kind == Kind.NUMBER:
        return " ".join(map(str, entries))
    return " ".join(field.values[value - 1].replace(" ", "-") if value else "-" for value in entries)
