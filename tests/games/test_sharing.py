"""Views and events are put together from things that are kept: nobody may spoil another's."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from penumbra.games import GAMES
from penumbra.games.game import REFEREE, SPECTATOR
from penumbra.games.match import Match

ACTS = 150


def told(match: Match[Any, Any]) -> list[list[Any]]:
    """Everything the table tells: to seats and spectators, and to the referee what happened."""
    viewers = [SPECTATOR, *range(match.players)]
    events = [match.events(viewer) for viewer in (REFEREE, *viewers)]
    legal = [match.legal(seat) for seat in range(match.players)]
    return [[match.view(viewer) for viewer in viewers], events, legal]


def notes(thing: object) -> Iterator[list[Any] | dict[Any, Any]]:
    """All lists and dictionaries in something, however deep."""
    if isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from notes(getattr(thing, field))
    elif isinstance(thing, list | dict):
        for part in thing.values() if isinstance(thing, dict) else thing:
            yield from notes(part)
        yield thing


@pytest.mark.parametrize("game", GAMES)
def test_whoever_scribbles_on_what_he_was_told_changes_it_for_nobody_else(game: str) -> None:
    luck = Random(11)
    match: Match[Any, Any] = Match(GAMES[game], GAMES[game].players[-1], seed=bytes(32))
    for _ in range(ACTS):
        honest = msgspec.json.encode(told(match))
        for note in notes(told(match)):
            note.clear()
        assert msgspec.json.encode(told(match)) == honest
        seat = match.actor
        match.act(seat, luck.choice(match.legal(seat)))
        if match.over:
            break
