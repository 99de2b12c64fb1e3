"""Environments for learners: thousands of games in lock-step, and the doors that libraries know.

`lockstep` needs nothing but Penumbra. The others need `pip install penumbra[envs]`: `vector` is
Gymnasium's, the modules `GAME_v0` are PettingZoo's. Importing this package tells those of the
two that are installed what there is: `gymnasium.make_vec("penumbra/GAME-v0")` and
`pettingzoo.make("aec", "penumbra/GAME-v0")`. `open_spiel` is OpenSpiel's, with an extra of its own;
`puffer` is PufferLib's, which is installed by itself.
"""

from importlib.util import find_spec

from penumbra.games import GAMES
from penumbra.games.registry import folder_of

PLAYABLE = tuple(name for name in GAMES if folder_of(name, __name__) is not None)
"""The games that have a folder here."""

if find_spec("gymnasium") is not None:
    import gymnasium

    for _name in PLAYABLE:
        gymnasium.register(
            f"penumbra/{_name}-v0",
            vector_entry_point="penumbra.envs.vector:VectorGames",
            kwargs={"game": _name},
        )

if find_spec("pettingzoo") is not None:
    import pettingzoo

    for _name in PLAYABLE:
        pettingzoo.register("aec", f"penumbra/{_name}-v0", f"penumbra.envs.{_name}_v0:env")
