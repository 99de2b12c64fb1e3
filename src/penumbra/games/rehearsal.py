"""A rehearsal: every slow door of a game is opened once, so that no player has to wait.

On a new machine this takes some twenty seconds a game, later a fraction of one: the machine code
is kept (`compiled`).
"""

from collections.abc import Callable
from typing import Any

from penumbra.games.chance import generators
from penumbra.games.game import SPECTATOR, AnyGame, View
from penumbra.games.match import Match


def rehearsal(game: AnyGame) -> list[Callable[[], object]]:
    """The steps of a rehearsal, to be called in order: a door each, for whoever shows progress."""
    stage: list[Match[Any, View]] = []
    return [
        lambda: stage.append(Match(game, game.players[0], seed=bytes(32))),
        lambda: stage[0].legal(0),
        lambda: stage[0].view(SPECTATOR),
        lambda: stage[0].view_json(SPECTATOR),
        lambda: stage[0].act(stage[0].actor, stage[0].legal(stage[0].actor)[0]),
        lambda: game.sample(stage[0].information_state(0), generators(0, 1)[0]),
        lambda: game.forbidden(""),
        lambda: game.from_position(stage[0].position(), game.board()),
    ]
