"""The rules of both games, and nothing else: no network, no clock, no file but boards, no language.

`shamans` and `intrigue` are the games; `match` plays one from a seed; `record` keeps it.
"""

from penumbra.games import intrigue, shamans
from penumbra.games.game import AnyGame

GAMES: dict[str, AnyGame] = {"shamans": shamans.GAME, "intrigue": intrigue.GAME}
