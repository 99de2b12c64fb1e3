"""What hides nothing is the same for everybody: the table tells it once for all."""

from contextlib import suppress
from itertools import product

import pytest

from penumbra.games import GAMES
from penumbra.games.game import REFEREE, SPECTATOR
from penumbra.games.intrigue import events as intrigue
from penumbra.games.log import emit, new_log
from penumbra.games.shamans import events as shamans

KINDS = [
    *(("shamans", kind) for kind in range(len(shamans.Event.__subclasses__()))),
    *(("intrigue", kind) for kind in range(len(intrigue.Event.__subclasses__()))),
]


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_an_event_hides_something_if_somebody_is_told_more_than_others(
    name: str, kind: int
) -> None:
    game = GAMES[name]
    differs = False
    for numbers in product((0, 1, 2), repeat=3):
        log = new_log()
        emit(log, kind, *numbers)
        with suppress(LookupError):  # there is no third role, no such claim
            stories = [game.events(log, viewer) for viewer in (REFEREE, SPECTATOR, 0, 1, 2)]
            differs |= any(story != stories[0] for story in stories)
    assert game.hides(log) == differs
