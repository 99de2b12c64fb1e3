"""Bots: players who see a view and choose one of its actions, like anybody else at the table.

They know nothing but the view they are shown, remember nothing from one choice to the next, and
with the same seed and the same views they do the same things.

>>> from penumbra import bots
>>> from penumbra.games import shamans
>>> from penumbra.games.match import Match
>>> match = Match(shamans.GAME, players=4, seed=bytes(32))
>>> bot = bots.make("thumb", "shamans", seed=7)
>>> view = match.view(match.actor)
>>> bot.choose(view) in view.legal
True
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal, Protocol, TypeVar, overload

from penumbra.bots.chance_player import ChancePlayer
from penumbra.bots.intrigue import RuleOfThumb as IntrigueThumb
from penumbra.bots.shamans import RuleOfThumb as ShamansThumb
from penumbra.games import intrigue, shamans
from penumbra.games.errors import PenumbraError

ViewSeen = TypeVar("ViewSeen", contravariant=True)


class Bot(Protocol[ViewSeen]):
    """A player of one game."""

    def choose(self, view: ViewSeen) -> str:
        """One of `view.legal`, when the table waits for the viewer."""

    def interrupt(self, view: ViewSeen) -> str | None:
        """One of `view.legal` though the table waits for somebody else; None: go on."""


LEVELS: tuple[str, ...] = ("random", "thumb")

_THUMBS: Mapping[str, Callable[[int], Bot[Any]]] = {
    "shamans": ShamansThumb,
    "intrigue": IntrigueThumb,
}


@overload
def make(level: str, game: Literal["shamans"], seed: int) -> Bot[shamans.View]: ...
@overload
def make(level: str, game: Literal["intrigue"], seed: int) -> Bot[intrigue.View]: ...
@overload
def make(level: str, game: str, seed: int) -> Bot[Any]: ...


def make(level: str, game: str, seed: int) -> Bot[Any]:
    """A bot of a level for a game; PenumbraError, naming the choices, if there is none."""
    if game not in _THUMBS:
        raise PenumbraError(f"No bot plays “{game}”. Games: {', '.join(_THUMBS)}.")
    if level not in LEVELS:
        raise PenumbraError(f"There is no bot “{level}”. Levels: {', '.join(LEVELS)}.")
    return ChancePlayer(seed) if level == "random" else _THUMBS[game](seed)
