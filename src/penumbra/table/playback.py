"""Finished games of a journal, each played once: record and pictures come from the same pass.

What is made of a moment is the camera's business (`replay.py`, `keeper.py`). A game that today's
rules would play otherwise does not come out of here: it was kept when it ended.
"""

from collections.abc import Callable, Container, Iterable, Iterator
from typing import Generic, TypeVar

from msgspec import Struct

from penumbra.games.game import SPECTATOR
from penumbra.games.record import AnyMatch, Record, Scribe
from penumbra.table import journal as j
from penumbra.table.evening import Evening

Shot = TypeVar("Shot")


class Played(Struct, Generic[Shot], frozen=True):
    """A game that was played through: its record, a shot of each moment, and how it ended."""

    number: int
    game: str
    rules: int
    rounds: int
    record: Record
    shots: list[Shot]
    """Of the first deal, then of every act."""
    views: tuple[bytes, ...]
    """How the table looked at the end to spectators, then to each seat."""


class Playback(Generic[Shot]):
    """Reads a journal piece by piece, and keeps no more of it than the game that is played."""

    def __init__(self, known: Container[int], camera: Callable[[AnyMatch], Shot]) -> None:
        """Games that are `known` are passed over."""
        self._known = known
        self._camera = camera
        self._evening: Evening | None = None
        self._scribe: Scribe | None = None
        self._shots: list[Shot] = []

    def read(self, journal: Iterable[bytes]) -> Iterator[Played[Shot]]:
        """The next piece: games that are finished in it, in their order."""
        for data in journal:
            entry = j.read(data)
            if self._evening is None:
                self._evening = evening_of(entry)
            self._evening.apply(entry)
            if isinstance(entry, j.Started | j.Acted):
                played = self._played(entry, self._evening)
                if played is not None:
                    yield played

    def _played(self, entry: j.Started | j.Acted, evening: Evening) -> Played[Shot] | None:
        match = evening.match
        if match is None or evening.number in self._known:  # None: these rules do not play it
            return None
        if isinstance(entry, j.Started):
            self._scribe, self._shots = Scribe(match), []
        scribe = self._scribe
        assert scribe is not None, "a game begins with its start"
        if isinstance(entry, j.Acted):
            scribe.note()
        self._shots.append(self._camera(match))
        if not match.over:
            return None
        views = match.views_json()
        return Played(
            number=evening.number,
            game=match.game.name,
            rules=match.game.rules,
            rounds=match.rounds,
            record=scribe.record(evening.players),
            shots=self._shots,
            views=tuple(views[viewer] for viewer in range(SPECTATOR, match.players)),
        )


def evening_of(opened: j.Entries) -> Evening:
    """An evening that begins with this entry, without memory of what was told."""
    assert isinstance(opened, j.Opened), "a journal begins with the opening of the table"
    return Evening(opened, history=1)
