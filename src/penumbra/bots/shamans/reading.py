"""What others read from the Sage's own acts, and what it costs him.

Whoever is seen refusing looks like a Shadow. A Shaman has a good name to lose by it; a Shadow asks
what a Shaman would do with his cards, as others must think possible that he is one, and stays near
that (his cover). Prices are in chances to win the game.
"""

from collections.abc import Mapping, Sequence

from penumbra.bots.shamans.belief import Words
from penumbra.bots.shamans.counting import asked, in_world, is_open
from penumbra.games.shamans.sight import VIEWER
from penumbra.games.shamans.state import DESTINATION, HAND, NONE, PLAY, PLAYERS
from penumbra.games.shamans.terms import FORWARD, NUMBERS

# In chances to win the game: a point is worth about .1 of them
GOOD_NAME = (0.0, 0.0, 0.0, 0.06, 0.04, 0.04)  # by number of players
COVER = 0.3  # how much of what a Shaman would lose by an act a Shadow counts as lost by it
COVER_SHARE = 0.2  # of the budget


def is_read(seen: Words) -> bool:
    """A card tells something of him who lays it, unless his role lies open."""
    return asked(seen) == PLAY and not is_open(seen, seen[VIEWER])


def refuses(seen: Words, option: int) -> bool:
    """A card off-suit though one could follow."""
    world = int(seen[DESTINATION])
    return (
        option < FORWARD
        and world != NONE
        and option // NUMBERS != world
        and in_world(int(seen[HAND + seen[VIEWER]]), world) > 0
    )


def good_name(seen: Words, options: Sequence[int]) -> dict[int, float]:
    """What each act costs a Shaman."""
    price = GOOD_NAME[seen[PLAYERS]]
    return {option: price if refuses(seen, option) else 0.0 for option in options}


def cover(worth_as_shaman: Mapping[int, float]) -> dict[int, float]:
    """What each act costs a Shadow, by what it would be worth to him if he were a Shaman."""
    best = max(worth_as_shaman.values())
    return {option: COVER * (best - worth) for option, worth in worth_as_shaman.items()}
