"""Bots: players who know what a seat knows and choose one of its actions, like anybody else.

They are shown the seat's view, and its information state for those who compute, and never more.
They remember nothing from one choice to the next, and with the same seed and the same knowledge
they do the same things. A game's bots are in the folder of its name, whose `LEVELS` says which
there are; one plays any game.

>>> from penumbra import bots
>>> from penumbra.games import GAMES
>>> from penumbra.games.match import Match
>>> game, *others = GAMES.values()
>>> match = Match(game, game.usual_players, seed=bytes(32))
>>> bot = bots.make("thumb", game.name, seed=7)
>>> bot.choose(*match.known(match.actor)) in match.legal(match.actor)
True
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Protocol, TypeAlias, TypeVar

from penumbra.bots.chance_player import ChancePlayer
from penumbra.errors import PenumbraError
from penumbra.games.registry import folder_of

ViewSeen = TypeVar("ViewSeen", contravariant=True)


class Bot(Protocol[ViewSeen]):
    """A player of one game. `information` is `Game.information_state` of the viewer's seat."""

    def choose(self, view: ViewSeen, information: bytes) -> str:
        """One of `view.legal`, when the table waits for the viewer."""

    def interrupt(self, view: ViewSeen, information: bytes) -> str | None:
        """One of `view.legal` though the table waits for somebody else; None: go on."""


Make: TypeAlias = Callable[[int], Bot[Any]]
"""A bot from a seed."""

ANY_GAME: Mapping[str, Make] = {"random": ChancePlayer}
"""Levels that every game has."""


def levels(game: str) -> tuple[str, ...]:
    """The levels of a game's bots, the best last."""
    return tuple(_levels(game))


def all_levels(games: Iterable[str]) -> tuple[str, ...]:
    """The levels that some of these games have."""
    return tuple(dict.fromkeys(level for game in games for level in levels(game)))


def make(level: str, game: str, seed: int) -> Bot[Any]:
    """A bot of a level for a game; PenumbraError, naming the choices, if there is none."""
    known = _levels(game)
    if level not in known:
        raise PenumbraError(f"There is no bot “{level}” for {game}. Levels: {', '.join(known)}.")
    return known[level](seed)


@cache
def _levels(game: str) -> Mapping[str, Make]:
    folder = folder_of(game, __name__)
    own: Mapping[str, Make] = {} if folder is None else folder.LEVELS
    return {**ANY_GAME, **own}
