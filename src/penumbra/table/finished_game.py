"""A finished game as it was played: its record, and what every viewer was told and shown.

Kept beside the journal when a game ends, because tomorrow's rules may play the same acts otherwise.
As long as the rules are the same it is not looked at: everything is made from the journal. Nothing
here depends on the rules of today, on a game or on what replays look like on the wire.
"""

import lzma
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Raw, Struct

from penumbra.table.store.errors import NewerPenumbra

FORMAT: Final = 1
_FILTERS: Final[list[dict[str, Any]]] = [
    {"id": lzma.FILTER_LZMA2, "preset": 1, "dict_size": 1 << 22}
]
"""Views repeat themselves from act to act and from viewer to viewer: a large dictionary finds it.
Higher presets take ten times as long for a fifth less."""


class Moment(Struct, frozen=True):
    """What an act brought; the first moment of a game is its first deal."""

    events: tuple[Raw, ...]
    """As each seat heard them; as the referee did at the end."""
    views: tuple[Raw, ...]
    """As each seat saw the table after the act; with all cards open at the end."""
    hands: list[list[str]] | None
    """Every seat's cards, if they are not in the view with all cards open."""


class Ending(Struct, frozen=True):
    """How a game ended: all that its table needs of it, a hundredth of the whole."""

    v: int
    rounds: int
    acts: int
    last: tuple[Raw, ...]
    """How the table looked at the end to spectators, then to each seat."""

    @property
    def views(self) -> dict[int, bytes]:
        """How the table looked at the end, by viewer."""
        return {viewer: bytes(view) for viewer, view in enumerate(self.last, start=-1)}


class FinishedGame(Ending, frozen=True):
    """All that is needed to show a game without playing it."""

    rules: int
    """By which the game was played."""
    record: str
    moments: tuple[Moment, ...]


class _Recorded(Struct, frozen=True):
    v: int
    record: str


Kept = TypeVar("Kept", bound=Ending | _Recorded)


class _Version(Struct):
    v: int


def packed(game: FinishedGame) -> bytes:
    """A game as it is kept."""
    return lzma.compress(msgspec.json.encode(game), filters=_FILTERS)


def unpacked(data: bytes) -> FinishedGame:
    """A kept game; NewerPenumbra if a newer one has kept it."""
    return _read(data, FinishedGame)


def ending(data: bytes) -> Ending:
    """How a kept game ended, without its moments; NewerPenumbra if a newer one has kept it."""
    return _read(data, Ending)


def record_of(data: bytes) -> str:
    """The record of a kept game, without its moments; NewerPenumbra if a newer one has kept it."""
    return _read(data, _Recorded).record


def _read(data: bytes, kind: type[Kept]) -> Kept:
    text = lzma.decompress(data)
    version = msgspec.json.decode(text, type=_Version).v
    if version > FORMAT:
        raise NewerPenumbra(
            f"This game was kept by a newer Penumbra (format {version}, this one reads up to"
            f" {FORMAT}). Update Penumbra; nothing is lost."
        )
    return msgspec.json.decode(text, type=kind)
