"""The Sage: searches what each action would bring in worlds he believes in.

He imagines worlds from his information state, weighed by all that was done (`belief`), takes each
action in the same worlds and lets rules of thumb play them out (`playouts`). After each share of
the budget the worse half of the actions is given up. He leaves the Seeker's sound move only for a
gain that stands out from the noise. His acts are read by others: a Shaman wants more before he is
seen refusing (his good name), and a Shadow asks what a Shaman would do with his cards (his cover).
What is won are games, not points: a playout is worth the chance to win the game from where the
round leaves everybody.

`consider` gives all of it as data; `choose` only acts on it.
"""

import hashlib
from collections.abc import Mapping, Sequence
from math import ceil, log2, sqrt
from time import monotonic
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from penumbra.bots.shamans.artifacts import AT_ONCE
from penumbra.bots.shamans.belief import CANDIDATES, NATURES, Belief, Weights, Words
from penumbra.bots.shamans.counting import asked, distance, role_of
from penumbra.bots.shamans.natures import TEMPERAMENTS
from penumbra.bots.shamans.playouts import (
    ALIVE_AT_END,
    FINDINGS,
    GAINED,
    ILLUMINATION,
    LET_GO_ON,
    LOYAL,
    PAID,
    REST,
    SHARDS,
    SURVIVAL,
    TEAM,
    VALUE,
    play_out,
)
from penumbra.bots.shamans.reading import COVER_SHARE, cover, good_name, is_read
from penumbra.bots.shamans.seeker import Weighed
from penumbra.bots.temperament import Temperament
from penumbra.games.claims import Heard
from penumbra.games.driver import RNG_WORDS, ROOM
from penumbra.games.shamans import GAME, View, actions
from penumbra.games.shamans.sight import OBSERVATION
from penumbra.games.shamans.state import (
    MOON_WINDOW,
    NEUTRALIZE,
    ROW,
)
from penumbra.games.shamans.terms import BACK, FORWARD, PASS, SHAMAN

PLAYOUTS = 12_000  # a decision: about half a second on one core
HURRIED = 800  # out of turn, in windows, or where many wait: some thirty milliseconds
PLAYED_IN = 3  # playouts in each imagined world, where there are so many: more would only repeat
LEAST_WORLDS = 8
A_FEW = 32  # worlds between two looks at the clock
NEAR_THE_MOON = 3  # spaces; further away nobody needs to think of a Portal out of turn

# The part of a Shaman's wishes that is for his team's win, whoever wins the game. Without it he
# stabs fellows who are ahead: right for one, the ruin of a table of Sages.
LOYALTY = 0.1

# Standard errors by which a move must be better than the sound one
SURE: Mapping[Temperament, float] = {
    "steady": 1.8,
    "bold": 1.4,
    "patient": 2.2,
    "suspicious": 1.8,
    "merry": 1.5,
}


class Alternative(NamedTuple):
    """What a Sage thinks of one action, in chances to win the game.

    `value` is rest + team + survival + illumination + shards + loyalty - reading.
    """

    action: str | None  # None: let things go on
    value: float
    error: float
    """One standard error of `value`."""
    rest: float
    """Without any points of this round."""
    team: float
    """By what the team's end of the round pays."""
    survival: float
    """By being dead when it is paid: zero or less."""
    illumination: float
    shards: float
    loyalty: float
    """By the team's win, whoever wins the game."""
    reading: float
    """What others might read from it, already taken off the value."""
    points: float
    """In this round."""
    survives: float
    """How likely the round is survived."""
    behind: float
    """How much less it is worth than what was chosen; below zero: more, but not for sure."""
    behind_error: float
    """One standard error of that: far less than of two values, as the worlds are the same."""
    playouts: int


class Thought(NamedTuple):
    """Why a Sage does what he does."""

    chosen: str | None
    sound: str | None
    """What a Seeker would do."""
    alternatives: tuple[Alternative, ...]
    """The best first; empty if there was nothing to choose."""
    shadow: tuple[float, ...]
    """How likely each seat is a Shadow."""
    effective: float
    """How many imagined worlds the belief rests on."""


class Sage:
    """A player of Shamans who searches."""

    natures = NATURES  # of everybody in his playouts

    def __init__(self, seed: int, temperament: Temperament = "steady") -> None:
        self.seed = seed
        self.budget = PLAYOUTS
        self.sure = SURE[temperament]
        self.seconds: float | None = None
        """After so long he makes do with the playouts he has; at a table there is no more time."""
        self._nature = TEMPERAMENTS[temperament]
        self._heard: Sequence[Heard] = ()

    def hear(self, said: Sequence[Heard]) -> None:
        """All claims of the game so far (`claims.Listener`)."""
        self._heard = said

    def hurry(self) -> None:
        """Many wait: think no longer than it takes out of turn."""
        self.budget = min(self.budget, HURRIED)

    def choose(self, view: View, information: bytes) -> str:
        """One of the viewer's actions when the table waits for him."""
        chosen = self.consider(information).chosen
        assert chosen is not None
        return chosen

    def interrupt(self, view: View, information: bytes) -> str | None:
        """A Portal out of turn, or None to let things go on."""
        return self.consider(information, interrupting=True).chosen

    def suspicion(self, information: bytes) -> Sequence[float]:
        """How likely each seat is a Shadow."""
        return Belief(information, chance_of(self.seed, information), self._heard).shadow

    def consider(
        self, information: bytes, interrupting: bool = False, doubted: str | None = None
    ) -> Thought:
        """Weigh what can be done; the same knowledge always gives the same thought.

        An act somebody has `doubted` is looked at to the end, like the sound move.
        """
        weighed = Weighed(information, self._nature, self._heard)
        sound, options = _options(weighed.worth, interrupting)
        seen = np.concatenate([GAME.seen(information), np.zeros(ROOM, dtype=np.int64)])
        kept = sound if doubted is None else actions.number(asked(seen), doubted)
        if kept not in options:
            options.append(kept)
        trivial = len(options) == 1 or (interrupting and distance(seen) > NEAR_THE_MOON)
        if trivial or (interrupting and sound != LET_GO_ON):
            return Thought(_words(seen, sound), _words(seen, sound), (), (), 0.0)
        # Where only holders of Portals or of a hidden Dagger have a choice, the time it takes must
        # not tell them apart: several such thoughts have to fit into the pace of a table.
        hidden_dagger = asked(seen) == NEUTRALIZE and PASS in options
        briefly = interrupting or asked(seen) >= MOON_WINDOW or hidden_dagger
        budget = min(self.budget, HURRIED) if briefly else self.budget
        chance = chance_of(self.seed, information)
        candidates = max(CANDIDATES, budget // PLAYED_IN)
        belief = Belief(information, chance, self._heard, candidates)
        search = _Search(belief, options, self.natures, self.seconds)
        return search.thought(sound, kept, budget, self.sure)


def _options(worth: Mapping[int, float], interrupting: bool) -> tuple[int, list[int]]:
    """The Seeker's move, and what is worth searching: no Portal in the other team's direction."""
    sound = max(worth, key=lambda action: worth[action])
    options = [*worth]
    if FORWARD in worth and BACK in worth:
        options.remove(FORWARD if worth[BACK] > worth[FORWARD] else BACK)
    if interrupting:
        return (sound if worth[sound] == AT_ONCE else LET_GO_ON), [LET_GO_ON, *options]
    if sound not in options:
        options.append(sound)
    return sound, options


def chance_of(seed: int, information: bytes) -> np.random.Generator:
    """Chance of one decision: by the bot's seed and what it knows, so that results repeat."""
    digest = hashlib.sha256(b"penumbra sage %d " % seed + information).digest()
    return np.random.default_rng(int.from_bytes(digest[:16]))


def _words(seen: Words, action: int) -> str | None:
    return None if action == LET_GO_ON else actions.text(asked(seen), action)


class _Search:
    """One decision: actions, worlds, and what was found so far."""

    def __init__(
        self,
        belief: Belief,
        options: list[int],
        natures: NDArray[np.float64],
        seconds: float | None,
    ) -> None:
        self._began = monotonic()
        self._until = None if seconds is None else self._began + seconds
        self.belief = belief
        self.seen = belief.seen
        self.me = belief.me
        self.is_shaman = role_of(belief.seen, belief.me) == SHAMAN
        self.options = options
        self.natures = natures
        self.played = dict.fromkeys(options, 0)
        self._place = {option: k for k, option in enumerate(options)}
        self.found = np.zeros((0, len(options), FINDINGS))
        self._work = np.zeros((1, ROW + RNG_WORDS), dtype=np.int64)
        self._eyes = np.zeros(OBSERVATION + ROOM, dtype=np.int64)
        self.reading = dict.fromkeys(options, 0.0)

    def thought(self, sound: int, kept: int, budget: int, sure: float) -> Thought:
        """Search with so many playouts, then choose; `kept` is looked at to the end, too."""
        budget -= self._read(budget)
        final = self._halve(sound, kept, budget)
        best = max(final, key=self._value)
        if best != sound and not self._stands_out(best, sound, sure):
            best = sound
        ranked = sorted(self.options, key=lambda option: (option in final, self._value(option)))
        return Thought(
            _words(self.seen, best),
            _words(self.seen, sound),
            tuple(self._alternative(option, best) for option in reversed(ranked)),
            tuple(self.belief.shadow),
            self.belief.effective,
        )

    # playing

    def _halve(self, sound: int, kept: int, budget: int) -> list[int]:
        """Sequential halving: each round has the same share for those who are left."""
        rounds = max(1, ceil(log2(len(self.options))))
        sizes = [max(2, ceil(len(self.options) / 2**k)) for k in range(rounds)]
        counts = [max(LEAST_WORLDS, budget // rounds // size) for size in sizes]
        worlds, kinds = self.belief.worlds(sum(counts))
        self.found = np.zeros((len(worlds), len(self.options), FINDINGS))
        left = self.options
        first = 0
        for k, count in enumerate(counts):
            end = first + count
            first = self._play(
                worlds, kinds, first, end, left, self.found, self.is_shaman, self._until
            )
            self.played |= dict.fromkeys(left, first)
            if first < end:
                return left
            if k + 1 < rounds:
                ranked = sorted(left, key=self._value, reverse=True)
                left = ranked[: sizes[k + 1]]
                if sound not in left:
                    left[-1] = sound
                if kept not in left:
                    left.append(kept)
        return left

    def _play(
        self,
        worlds: Words,
        kinds: Words,
        first: int,
        end: int,
        options: list[int],
        found: Weights,
        as_shaman: bool,
        until: float | None,
    ) -> int:
        """Play these worlds, at least a few, as long as there is time; returns where it stopped."""
        chosen = np.array(options, dtype=np.int64)
        places = np.array([self._place[option] for option in options], dtype=np.int64)
        began = first
        while first < end:
            step = min(end, first + A_FEW)
            play_out(
                worlds,
                first,
                step,
                self.me,
                chosen,
                places,
                self.natures,
                kinds,
                self._work,
                self._eyes,
                found,
            )
            first = step
            if until is not None and monotonic() > until:
                break
        if as_shaman:
            for part in (VALUE, REST, TEAM, SURVIVAL, ILLUMINATION, SHARDS):
                found[began:first, places, part] *= 1.0 - LOYALTY
            loyal = LOYALTY * found[began:first, places, PAID]
            found[began:first, places, LOYAL] = loyal
            found[began:first, places, VALUE] += loyal
        return first

    # what others read

    def _read(self, budget: int) -> int:
        """Put a price on what acts tell the others; returns how many playouts it took."""
        if not is_read(self.seen):
            return 0
        if self.is_shaman:
            self.reading = good_name(self.seen, self.options)
            return 0
        count = max(LEAST_WORLDS, int(COVER_SHARE * budget) // len(self.options))
        worlds, kinds = self.belief.worlds_if_innocent(count)
        found = np.zeros((count, len(self.options), FINDINGS))
        until = self._until and self._began + COVER_SHARE * (self._until - self._began)
        played = self._play(worlds, kinds, 0, count, self.options, found, True, until)
        values = found[:played, :, VALUE].mean(axis=0).tolist()
        self.reading = cover(dict(zip(self.options, values, strict=True)))
        return played * len(self.options)

    # judging

    def _value(self, option: int) -> float:
        count = self.played[option]
        return float(self.found[:count, self._place[option], VALUE].mean()) - self.reading[option]

    def _stands_out(self, best: int, sound: int, sure: float) -> bool:
        """Better than the sound move by so many standard errors, in the same worlds."""
        gain, error = self._gain(best, sound)
        return gain > sure * error

    def _gain(self, option: int, other: int) -> tuple[float, float]:
        """How much better an option is than another in the same worlds, and its standard error."""
        count = min(self.played[option], self.played[other])
        gains = (
            self.found[:count, self._place[option], VALUE]
            - self.found[:count, self._place[other], VALUE]
        )
        gain = float(gains.mean()) - self.reading[option] + self.reading[other]
        return gain, float(gains.std()) / sqrt(count)

    def _alternative(self, option: int, chosen: int) -> Alternative:
        count = self.played[option]
        found = self.found[:count, self._place[option]]
        means = found.mean(axis=0).tolist()
        behind, behind_error = self._gain(chosen, option)
        return Alternative(
            action=_words(self.seen, option),
            value=self._value(option),
            error=float(found[:, VALUE].std()) / sqrt(count),
            rest=means[REST],
            team=means[TEAM],
            survival=means[SURVIVAL],
            illumination=means[ILLUMINATION],
            shards=means[SHARDS],
            loyalty=means[LOYAL],
            reading=self.reading[option],
            points=means[GAINED],
            survives=means[ALIVE_AT_END],
            behind=behind,
            behind_error=behind_error,
            playouts=count,
        )
