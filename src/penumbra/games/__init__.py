"""The rules of both games, and nothing else: no network, no clock, no file but boards, no language.

`shamans` and `intrigue` are the games; `match` plays one from a seed; `record` keeps it.
"""

from penumbra.games import shamans
from penumbra.games.game import AnyGame

GAMES: dict[str, AnyGame] = {game.name: game for game in (shamans.GAME,)}
