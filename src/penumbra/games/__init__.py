"""The rules of the games, and nothing else: no network, no clock, no file but boards, no language.

Each game is a package beside these modules; `match` plays one from a seed; `record` keeps it.
"""

from collections.abc import Mapping

from penumbra.games import intrigue, shamans
from penumbra.games.game import AnyGame
from penumbra.games.registry import Registry

GAMES: Mapping[str, AnyGame] = Registry(
    shamans.GAME,
    intrigue.GAME,
)
"""Every game there is, by name; the first is the one that is played if nobody names another."""
