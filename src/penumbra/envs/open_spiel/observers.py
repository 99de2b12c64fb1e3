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
        recall, public = kind.perfect_recall, kind.public_info
        alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        everybody = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self._knows_all = recall and public and alone
        fields = tensors.seen(recall)
        private = {name: field for name, field in fields.items() if field in tensors.private}
        parts: list[tuple[int | None, str, dict[str, Field]]] = []
        if public:
            parts.append((None if alone else SPECTATOR, "", fields))
        elif alone:
            parts.append((None, "", private))
        if everybody:
            parts += [(seat, f"_{seat}", private) for seat in range(players)]
        self._parts = [_Part(tensors, *part) for part in parts]
        self.tensor = np.zeros(sum(part.size for part in self._parts), dtype=np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for part in self._parts:
            end = at + part.size
            self.dict |= part.laid_out(self.tensor[at:end])
            at = end
        self._look = bind_look(game.name, game.doors, tensors)
        self._line = np.zeros(tensors.integers(recall), dtype=np.uint8)
        self._integers = np.zeros((1, tensors.integers(recall)), dtype=np.uint8)
        self._floats = np.zeros((1, tensors.floats(recall)), dtype=np.float32)
        self._seen = np.zeros(game.observation + ROOM, dtype=np.int64)

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player observes."""
        for part in self._parts:
            viewer = player if part.viewer is None else part.viewer
            nothing = self._integers[:0]
            self._look(state.rows, 0, viewer, self._seen, self._line, nothing, self._floats)
            part.tensor[:] = self._floats[0, part.columns]

    def string_from(self, state: Any, player: int) -> str:
        """The same in words; all a player knows has a string of its own, canonical and short."""
        if self._knows_all:
            text: str = state.information_state_string(player)
            return text
        lines: list[str] = []
        for part in self._parts:
            viewer = player if part.viewer is None else part.viewer
            nothing = self._floats[:0]
            self._look(state.rows, 0, viewer, self._seen, self._line, self._integers, nothing)
            lines += part.said(self._integers[0])
        return "\n".join(lines)


class _Part:
    """Some fields as one viewer sees them; None is the player who observes."""

    def __init__(
        self, tensors: Tensors, viewer: int | None, suffix: str, fields: dict[str, Field]
    ) -> None:
        self.viewer = viewer
        self._fields = {name.lower() + suffix: field for name, field in fields.items()}
        starts = [tensors.columns[name] for name in fields]
        sizes = [field.width * field.columns for field in fields.values()]
        spans = [np.arange(at, at + size) for at, size in zip(starts, sizes, strict=True)]
        self.size = sum(sizes)
        first = spans[-1][-1] + 1 == self.size  # all of them, up to the last
        self.columns: Any = slice(self.size) if first else np.concatenate(spans)
        self.tensor = np.zeros(0, dtype=np.float32)

    def laid_out(self, tensor: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """Take this piece of the whole; its fields by name."""
        self.tensor = tensor
        names = {}
        at = 0
        for name, field in self._fields.items():
            end = at + field.width * field.columns
            piece = tensor[at:end]
            names[name] = piece.reshape(field.width, -1) if field.columns > 1 else piece
            at = end
        return names

    def said(self, line: NDArray[np.uint8]) -> list[str]:
        """Those of the fields that are not empty, in words."""
        return [
            f"{name}: {_said(field, entries)}"
            for name, field in self._fields.items()
            if any(entries := line[field : field + field.width].tolist())
        ]


def _said(field: Field, entries: list[int]) -> str:
    """A field in words: the places of flags, numbers, values of choices."""
    if field.kind == Kind.FLAG:
        return " ".join(str(k) for k, entry in enumerate(entries) if entry)
    if field.kind == Kind.NUMBER:
        return " ".join(map(str, entries))
    return " ".join(field.values[k - 1].replace(" ", "-") if k else "-" for k in entries)
