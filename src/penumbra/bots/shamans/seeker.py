"""The Seeker, who plays by the rules of thumb, and the Wanderer, who is careless with them."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

import numpy as np

from penumbra.bots.leaning import best
from penumbra.bots.shamans.artifacts import AT_ONCE
from penumbra.bots.shamans.counting import SUSPICION, WORTH, count
from penumbra.bots.shamans.hearsay import likelihood_of_all
from penumbra.bots.shamans.natures import CARELESS, TEMPERAMENTS, Nature, careless, heeding
from penumbra.bots.shamans.suspicion import suspect
from penumbra.bots.shamans.thumb import weigh
from penumbra.bots.temperament import Temperament
from penumbra.games.bits import members
from penumbra.games.claims import Heard
from penumbra.games.driver import ROOM
from penumbra.games.shamans import GAME, View
from penumbra.games.shamans.sight import LEGAL
from penumbra.games.shamans.state import PLAYERS, Row
from penumbra.games.shamans.terms import SHADOW, SHADOWS_AMONG, SHAMAN


def laid_out(information: bytes) -> Row:
    """What a seat has observed, with the room that the rules of thumb need behind it."""
    return np.concatenate([GAME.seen(information), np.zeros(ROOM, dtype=np.int64)])


class Weighed:
    """What the rules of thumb think of each action, seeing this and having heard that."""

    def __init__(self, information: bytes, nature: Nature, heard: Sequence[Heard] = ()) -> None:
        seen = laid_out(information)
        room = seen.view(np.float64)
        nature = _listening(seen, nature, heard)
        self.mood = weigh(seen, room, int(seen[LEGAL]), nature)
        self.worth = {action: float(room[WORTH + action]) for action in members(seen[LEGAL])}
        self.suspicion: list[float] = room[SUSPICION : SUSPICION + seen[PLAYERS]].tolist()


def _listening(seen: Row, nature: Nature, heard: Sequence[Heard]) -> Nature:
    """Somebody of this nature who weighs who is a Shadow by what was said as well."""
    if not heard:
        return nature
    players = int(seen[PLAYERS])
    ways = [*combinations(range(players), SHADOWS_AMONG[players])]
    roles = np.array(
        [[SHADOW if seat in way else SHAMAN for seat in range(players)] for way in ways]
    )
    likelihoods = likelihood_of_all(heard, seen, roles)
    told = zip(ways, (likelihoods / likelihoods.max()).tolist(), strict=True)
    return heeding(nature, {(way[0], way[-1]): chance for way, chance in told})


class Seeker:
    """A player of Shamans who goes by rules of thumb, and listens."""

    def __init__(self, seed: int, temperament: Temperament = "steady") -> None:
        self._luck = Random(seed)
        self._nature = self.nature(temperament)
        self._heard: Sequence[Heard] = ()

    def hear(self, said: Sequence[Heard]) -> None:
        """All claims of the game so far (`claims.Listener`)."""
        self._heard = said

    def nature(self, temperament: Temperament) -> Nature:
        """How somebody of this temperament plays."""
        return TEMPERAMENTS[temperament]

    def choose(self, view: View, information: bytes) -> str:
        """One of the viewer's actions when the table waits for him."""
        if self._luck.random() < self._nature[CARELESS]:
            return self._luck.choice(view.legal)
        weighed = Weighed(information, self._nature, self._heard)
        worth = dict(zip(view.legal, weighed.worth.values(), strict=True))
        return best(worth, weighed.mood, self._luck)

    def interrupt(self, view: View, information: bytes) -> str | None:
        """A Portal out of turn, or None to let things go on."""
        worth = Weighed(information, self._nature, self._heard).worth.values()
        now = [action for action, worth in zip(view.legal, worth, strict=True) if worth == AT_ONCE]
        return now[0] if now else None

    def suspicion(self, information: bytes) -> Sequence[float]:
        """How likely each seat is a Shadow, whatever the table waits for."""
        seen = laid_out(information)
        room = seen.view(np.float64)
        count(seen, room)
        suspect(seen, room, _listening(seen, self._nature, self._heard))
        found: list[float] = room[SUSPICION : SUSPICION + seen[PLAYERS]].tolist()
        return found


class Wanderer(Seeker):
    """A player of Shamans who knows the rules of thumb and often does not heed them."""

    def nature(self, temperament: Temperament) -> Nature:
        return careless(super().nature(temperament))
