"""Every place of a row says who sees it, and an observation keeps to that."""

import random
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from docs.generate_rows import ROWS, page
from penumbra.games import GAMES
from penumbra.games.game import SPECTATOR, Rows
from penumbra.games.layout import Layout, Places, Sees
from penumbra.games.match import Match


def part(game: str, module: str) -> ModuleType:
    return import_module(f"penumbra.games.{game}.{module}")


def observed(game: str, rows: Rows, viewer: int) -> list[int]:
    state: bytes = GAMES[game].information_state(rows, 0, viewer)
    return list(np.frombuffer(state, dtype=np.int64)[: part(game, "state").ROW])


def moments(game: str) -> Iterator[tuple[Rows, int]]:
    """States of a random game, and how many sit around it."""
    players = GAMES[game].players[-1]
    luck = random.Random(7)
    match: Match[Any, Any] = Match(GAMES[game], players, seed=bytes(32))
    for _ in range(60):
        seat = luck.choice([seat for seat in range(players) if match.legal(seat)])
        match.act(seat, luck.choice(match.legal(seat)))
        if match.over:
            return
        yield match.rows, players


@pytest.mark.parametrize("game", GAMES)
def test_every_word_belongs_to_a_place_and_every_place_says_who_sees_it(game: str) -> None:
    layout: Layout = part(game, "state").LAYOUT
    kinds = {place.sees for place in layout.places.values()}
    words = [word for sees in kinds for word in layout.words(sees)]
    assert sorted(words) == list(range(part(game, "state").ROW))
    for sees in kinds:
        if isinstance(sees, str):
            assert callable(getattr(part(game, "sight"), sees)), sees
    assert all(place.meaning for place in layout.places.values())


@pytest.mark.parametrize("game", GAMES)
def test_everybody_sees_what_is_everybodys_and_nobody_what_is_nobodys(game: str) -> None:
    layout: Layout = part(game, "state").LAYOUT
    for rows, players in moments(game):
        for viewer in range(SPECTATOR, players):
            seen = observed(game, rows, viewer)
            for word in layout.words(Sees.EVERYBODY):
                assert seen[word] == rows[0, word]
            assert not any(seen[word] for word in layout.words(Sees.NOBODY))
            for place in layout.of(Sees.OWNER):
                for seat in range(players):
                    assert seen[place + seat] == (rows[0, place + seat] if seat == viewer else 0)


def test_a_secret_between_two_public_places_is_not_copied_with_them() -> None:
    place = Places()
    before = place(2, Sees.EVERYBODY, "public")
    secret = place(1, Sees.NOBODY, "secret")
    after = place(3, Sees.EVERYBODY, "public")
    layout = Layout({"BEFORE": before, "SECRET": secret, "AFTER": after, "OTHER": 5})
    assert layout.mask(Sees.EVERYBODY).tolist() == [-1, -1, 0, -1, -1, -1]
    assert layout.words(Sees.NOBODY) == [2]
    assert layout.width == 6


def test_the_page_about_rows_is_what_the_games_declare() -> None:
    assert ROWS.read_text(encoding="utf-8") == page(), "run python docs/generate_rows.py"
