"""The core against its naive referee, action by action: who waits, what is legal, what is seen.

`agree` plays one random game on both and stops at the first difference. The tests play thousands of
games, `make soak` a million.
"""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from penumbra.games import GAMES
from penumbra.games.game import REFEREE, SPECTATOR
from penumbra.games.match import Match
from tests.referee import intrigue, shamans

OUT_OF_TURN = 0.3  # how often somebody acts who is not the first to be asked


def _shamans_board(data: dict[str, Any]) -> dict[str, object]:
    worlds = [
        {"world": world["colour"], "ritual": world["ritual"], "players": world["players"]}
        for world in data["world"]
    ]
    distance = {int(n): spaces for n, spaces in data["track"]["distance"].items()}
    return {"worlds": worlds, "moon": data["track"]["moon"], "distance": distance}


def _intrigue_board(data: dict[str, Any]) -> dict[str, object]:
    roles = ("lord", "adept", "spy", "grand-master", "paladin", "traitor")
    decks = {
        int(n): {role: deck[role] for role in roles if deck.get(role)}
        for n, deck in data["deck"].items()
    }
    return {"decks": decks, "circles": data["talk"]["circles"], "points": 3}


Referee = shamans.Referee | intrigue.Referee
_REFEREES: dict[str, Callable[[int, bytes, dict[str, Any]], Referee]] = {
    "shamans": lambda players, seed, data: shamans.Referee(players, seed, _shamans_board(data)),
    "intrigue": lambda players, seed, data: intrigue.Referee(players, seed, _intrigue_board(data)),
}


def agree(name: str, players: int, number: int, views: bool) -> int:
    """Play random game `number` on both; how many acts it took. AssertionError if they differ."""
    choices = random.Random(f"{name} {players} {number}")
    seed = choices.randbytes(32)
    game = GAMES[name]
    board = game.boards[number % len(game.boards)]
    core = Match(game, players, game.board(board), seed)
    referee = _REFEREES[name](players, seed, game.board_data(core.board))
    while True:
        _same(core, referee, views)
        if core.over:
            return len(core.history)
        able = [seat for seat in range(players) if referee.legal(seat)]
        seat = choices.choice(able) if choices.random() < OUT_OF_TURN else core.actor
        action = choices.choice(sorted(referee.legal(seat)))
        core.act(seat, action)
        referee.act(seat, action)


def _same(core: Match[Any, Any], referee: Referee, views: bool) -> None:
    last = core.history[-1:]
    assert [msgspec.to_builtins(event) for event in core.events(REFEREE)] == referee.events, last
    assert core.over == referee.over, last
    assert core.waiting == sorted(referee.waiting), last
    assert core.actor == (-1 if referee.actor is None else referee.actor), last
    assert core.scores == referee.points, last
    for seat in range(core.players):
        assert set(core.legal(seat)) == referee.legal(seat), (last, seat)
    if views:
        for seat in (SPECTATOR, *range(core.players)):
            viewer = None if seat == SPECTATOR else seat
            events = [msgspec.to_builtins(event) for event in core.events(seat)]
            assert events == referee.events_for(viewer), (last, seat)
            view = msgspec.to_builtins(core.view(seat))
            view["legal"].sort()
            assert view == referee.view(viewer), (last, seat)
