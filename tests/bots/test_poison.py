"""Bots know what their seat knows: whatever else the true row holds may be turned into nonsense."""

from random import Random
from typing import Any

import numpy as np
import pytest

from penumbra.bots import make
from penumbra.bots.explanation import explainer
from penumbra.games import GAMES, intrigue, shamans
from penumbra.games.game import Rows
from penumbra.games.intrigue.terms import ROLES
from penumbra.games.match import Match
from penumbra.games.shamans.packed import one_tile
from penumbra.games.shamans.state import ASIDE, FACE, HAND, HIDDEN, LOST, OPTIONS, SEATS
from penumbra.games.shamans.terms import CARDS, MASK

GROUPS = range(HIDDEN, HIDDEN + SEATS), range(LOST, LOST + SEATS)
SETS = range(HAND, HAND + SEATS), range(ASIDE, ASIDE + SEATS)
NONSENSE = 0x2AAAAAAAAAAA


def poisoned(name: str, rows: Rows, seat: int) -> Rows:
    """The same row to whoever may see only what this seat sees, and nonsense to everybody else."""
    game = GAMES[name]
    known = game.information_state(rows, 0, seat)
    seen = (shamans.GAME if name == "shamans" else intrigue.GAME).seen(known)
    bad = rows.copy()
    width = len(seen) - 2  # without who is looking, and what he may do
    for place in np.flatnonzero(seen[:width] != rows[0, :width]).tolist():
        told = int(seen[place])
        if name == "intrigue":
            bad[0, place] = (rows[0, place] + 1) % len(ROLES) if told < 0 else NONSENSE
        elif place == OPTIONS:
            continue  # what the asked may do, which he sees
        elif any(place in places for places in SETS):
            bad[0, place] = ((1 << -told) - 1) << (CARDS + told)
        elif any(place in places for places in GROUPS):
            bad[0, place] = -told * one_tile(MASK)
        elif FACE <= place < FACE + SEATS:
            bad[0, place] = 1 - rows[0, place]
        else:
            bad[0, place] = NONSENSE
    return bad


def thoughts(name: str, rows: Rows, seat: int) -> list[Any]:
    """All that is said, chosen and believed in a seat."""
    game = GAMES[name]
    view, information = game.view(rows, 0, seat), game.information_state(rows, 0, seat)
    found: list[Any] = [view, information]
    for level in ("wanderer", "seeker", "sage:20" if name == "shamans" else "sage"):
        if view.legal:
            found.append(make(level, name, 5, "steady").choose(view, information))
            found.append(make(level, name, 5, "steady").interrupt(view, information))
    explains = explainer(name, 20, 5)
    found.append(explains.suspect(view, information, ()))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_nothing_a_seat_may_not_see_changes_what_it_is_told_or_does(name: str) -> None:
    noticed = 0
    for number in range(4):
        players = GAMES[name].players[number % len(GAMES[name].players)]
        match: Match[Any, Any] = Match(GAMES[name], players, seed=number.to_bytes(32, "big"))
        luck = Random(number)
        for step in range(60):
            if match.over:
                break
            if step % 9 == 8:
                for seat in range(players):
                    rows = poisoned(name, match.rows, seat)
                    assert thoughts(name, rows, seat) == thoughts(name, match.rows, seat)
                    other = (seat + 1) % players
                    before = match.information_state(other)
                    noticed += GAMES[name].information_state(rows, 0, other) != before
            match.act(match.actor, luck.choice(match.legal(match.actor)))
    assert noticed > 20  # whoever may see it does see the poison
