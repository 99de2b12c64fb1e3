"""How a bot picks among actions it has put a worth on: the best, give or take a little mood.

Nothing in here knows a game.
"""

from collections.abc import Mapping
from random import Random


def best(worth: Mapping[str, float], mood: float, luck: Random) -> str:
    """The action worth most, after each has been mistaken by about `mood`.

    So that two evenings differ: a bot never gives away more than its moods, and like a person it
    hesitates between things that are nearly the same.
    """
    return max(worth, key=lambda action: worth[action] + luck.gauss(0.0, mood))
