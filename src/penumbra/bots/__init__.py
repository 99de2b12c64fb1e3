"""Bots: players who know what a seat knows and choose one of its actions, like anybody else.

They are shown the seat's view, and its information state for those who compute, and never more.
They remember nothing from one choice to the next, and with the same seed, temperament and knowledge
they do the same things. A game's bots are in the folder of its name, whose `LEVELS` says which
there are; one plays any game.

>>> from penumbra import bots
>>> from penumbra.games import GAMES
>>> from penumbra.games.match import Match
>>> game, *others = GAMES.values()
>>> match = Match(game, game.usual_players, seed=bytes(32))
>>> bot = bots.make("seeker", game.name, seed=7)
>>> bot.choose(*match.known(match.actor)) in match.legal(match.actor)
True
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from typing import Any, Protocol, TypeAlias, TypeVar, runtime_checkable

from penumbra.bots.brought import guest
from penumbra.bots.chance_player import ChancePlayer
from penumbra.bots.temperament import Temperament, temperament_from
from penumbra.bots.turns import next_act
from penumbra.errors import PenumbraError
from penumbra.games.driver import Policy
from penumbra.games.game import AnyGame
from penumbra.games.match import Match
from penumbra.games.registry import folder_of

ViewSeen = TypeVar("ViewSeen", contravariant=True)


class Bot(Protocol[ViewSeen]):
    """A player of one game. `information` is `Game.information_state` of the viewer's seat."""

    def choose(self, view: ViewSeen, information: bytes) -> str:
        """One of `view.legal`, when the table waits for the viewer."""

    def interrupt(self, view: ViewSeen, information: bytes) -> str | None:
        """One of `view.legal` though the table waits for somebody else; None: go on."""


@runtime_checkable
class Searcher(Protocol):
    """A bot that can think more or less."""

    budget: int
    """Playouts a decision."""
    seconds: float | None
    """After which it makes do with what it has; None: the budget alone decides, and repeats."""

    def hurry(self) -> None:
        """Many wait."""


Make: TypeAlias = Callable[[int, Temperament], Bot[Any]]
"""A bot from a seed, with a temperament."""

ANY_GAME: Mapping[str, Make] = {"wanderer": ChancePlayer}
"""Levels that every game has, unless its own folder has better ones of the name."""

REHEARSED = 60  # acts in which a bot meets nearly every kind of decision

USUAL = "seeker"
"""The level people meet unless they wish for another one: sound, quick, and beatable."""

OLD_NAMES: Mapping[str, str] = {"random": "wanderer", "thumb": "seeker"}
"""What levels were called once: in journals, records, settings and programs of that time."""


def level_named(name: str) -> str:
    """The level somebody means who may use an old name for it."""
    return OLD_NAMES.get(name, name)


def usual_level(game: str) -> str:
    """The level a game is played at if nobody says: USUAL, or the best there is below it."""
    known = levels(game)
    return USUAL if USUAL in known else known[-1]


def levels(game: str) -> tuple[str, ...]:
    """The levels of a game's bots, the best last."""
    return tuple(_levels(game))


def all_levels(games: Iterable[str]) -> tuple[str, ...]:
    """The levels that some of these games have."""
    return tuple(dict.fromkeys(level for game in games for level in levels(game)))


def make(level: str, game: str, seed: int, temperament: Temperament | None = None) -> Bot[Any]:
    """A bot of a level for a game; PenumbraError, naming the choices, if there is none.

    Without a temperament it has the one of its seed. Levels that are none of the house's may have
    been brought along (`brought`). Those who search take a budget behind their name, `sage:500`: so
    many playouts a decision.
    """
    known = {**_levels(game), **_sparring(game)}
    name, _, budget = level.partition(":")
    meant = level_named(name)
    if meant not in known:
        brought = guest(level)
        if brought is not None:
            made: Bot[Any] = brought(level, game, seed)
            return made
        offered = ", ".join(levels(game))
        raise PenumbraError(f"There is no bot “{level}” for {game}. Levels: {offered}.")
    bot = known[meant](seed, temperament or temperament_from(seed))
    if budget:
        if not isinstance(bot, Searcher) or not budget.isdecimal() or not int(budget):
            raise PenumbraError(f"“{level}”: a budget is a number of playouts, for who searches.")
        bot.budget = int(budget)
    return bot


@cache
def policies(game: str) -> Mapping[str, Policy]:
    """The levels of a game's bots that are compiled policies, for `Simulation` and learners."""
    folder = folder_of(game, __name__)
    return {} if folder is None else getattr(folder, "POLICIES", {})


def rehearsal(game: AnyGame) -> list[Callable[[], object]]:
    """Steps after which no bot of a game has to be compiled any more: each level plays a while."""

    def rehearse(level: str) -> None:
        match: Match[Any, Any] = Match(game, game.usual_players, seed=bytes(32))
        bot = make(level, game.name, 0)
        if isinstance(bot, Searcher):
            bot.budget = 1
        company = dict.fromkeys(range(match.players), bot)
        for _ in range(REHEARSED):
            if not match.over:
                match.act(*next_act(match, company))

    return [partial(rehearse, level) for level in levels(game.name)]


@cache
def _sparring(game: str) -> Mapping[str, Make]:
    """Opponents of a game that are only for measuring."""
    folder = folder_of(game, __name__)
    return {} if folder is None else getattr(folder, "SPARRING", {})


@cache
def _levels(game: str) -> Mapping[str, Make]:
    folder = folder_of(game, __name__)
    own: Mapping[str, Make] = {} if folder is None else folder.LEVELS
    return {**ANY_GAME, **own}
