"""Finished games of a journal, each played once: record and pictures come from the same pass.

What is made of a moment is the camera's business (`replay.py`, `keeper.py`). A game that today's
rules would play otherwise does not come out of here: it was kept when it ended.
"""

from collections.abc import Callable, Container, Iterator, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from penumbra.games.game import SPECTATOR
from penumbra.games.record import AnyMatch, Record, Scribe
from penumbra.table import journal as j
from penumbra.table.evening import Evening
from penumbra.table.messages import Refused

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


def play(
    journal: Sequence[bytes], wanted: Container[int], camera: Callable[[AnyMatch], Shot]
) -> Iterator[Played[Shot]]:
    """Those of the wanted games that are finished, in their order."""
    evening = evening_of(journal[0])
    scribe: Scribe | None = None
    shots: list[Shot] = []
    for data in journal:
        entry = j.read(data)
        evening.apply(entry)
        if evening.number not in wanted or not isinstance(entry, j.Started | j.Acted):
            continue
        match = evening.match
        if match is None:  # these rules do not play it
            continue
        if isinstance(entry, j.Started):
            scribe, shots = Scribe(match), []
        assert scribe is not None, "a game begins with its start"
        if isinstance(entry, j.Acted):
            scribe.note()
        shots.append(camera(match))
        if match.over:
            views = match.views_json()
            yield Played(
                number=evening.number,
                game=match.game.name,
                rules=match.game.rules,
                rounds=match.rounds,
                record=scribe.record(evening.players),
                shots=shots,
                views=tuple(views[viewer] for viewer in range(SPECTATOR, match.players)),
            )


def play_one(
    journal: Sequence[bytes], number: int, camera: Callable[[AnyMatch], Shot]
) -> Played[Shot]:
    """One finished game; Refused if there is none of this number."""
    for played in play(journal, {number}, camera):
        return played
    evening = evening_of(journal[0])
    for data in journal:
        evening.apply(j.read(data))
    if not 0 < number <= evening.number:
        raise Refused("no_game")
    if number == evening.number and evening.stage in ("gathering", "drawing", "playing"):
        raise Refused("game_not_over")
    raise Refused("other_rules")


def evening_of(first: bytes) -> Evening:
    """An evening that begins with this entry, without memory of what was told."""
    opened = j.read(first)
    assert isinstance(opened, j.Opened), "a journal begins with the opening of the table"
    return Evening(opened, history=1)
