"""Core and referee play the same random games: 1,680 here, a million in `make soak`."""

import pytest

from tests.referee.agreement import agree

GAMES_EACH = 30
CHUNKS = 8


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize(
    ("game", "players"),
    [("shamans", n) for n in (3, 4, 5)] + [("intrigue", n) for n in (7, 8, 9, 10)],
)
def test_core_and_referee_tell_the_same_story(game: str, players: int, chunk: int) -> None:
    """Given the same seed, when both play the same random acts, then nothing differs."""
    first = chunk * GAMES_EACH
    for number in range(first, first + GAMES_EACH):
        acts = agree(game, players, number, views=number % 3 == 0)
        assert acts > 0
