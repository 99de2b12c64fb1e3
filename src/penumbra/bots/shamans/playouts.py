"""Playing imagined worlds to the end of the round by rules of thumb, and what the end is worth.

Compiled, and on rows: but on such as `Game.sample` makes from an information state, never on the
table's own. Everybody in a playout, the searcher too, decides by what his seat would see.
"""

from math import exp

import numpy as np
from numpy.typing import NDArray

from penumbra.bots.shamans.natures import Nature
from penumbra.bots.shamans.thumb import decide
from penumbra.games.bits import lowest
from penumbra.games.compiled import called
from penumbra.games.shamans.choices import act, actor, legal
from penumbra.games.shamans.packed import tiles_of
from penumbra.games.shamans.sight import observe
from penumbra.games.shamans.state import (
    ALIVE,
    FACE,
    HIDDEN,
    NONE,
    OPEN,
    PLAYERS,
    POINTS,
    RESULT,
    ROLE_CARD,
    ROW,
    WINNER,
    Row,
    Rows,
)
from penumbra.games.shamans.terms import (
    SHADOW,
    SHADOWS_WIN,
    SHAMANS_WIN,
    SHARD,
    SHARDS_NEEDED,
    SHARDS_WIN,
)

LET_GO_ON = -1  # instead of an action: do nothing out of turn

# What is found of a playout: the chance to win the game; the same in parts that add up to it; and
# the points of the round, and whether one lived to see them. What the team's win is worth in itself
# (LOYAL) is for the searcher to say
VALUE, REST, TEAM, SURVIVAL, ILLUMINATION, SHARDS, LOYAL, PAID, GAINED, ALIVE_AT_END = range(10)
FINDINGS = 10

MOST_DECISIONS = 1000

# How likely a seat wins the game from these points is well told by a softmax of them. Fitted to
# races to eight points with the increments of Seekers' rounds: off by .005 to .018.
SHARPNESS = (0.0, 0.0, 0.0, 0.32, 0.40, 0.46)
SHARPER_A_POINT = 0.036


@called
def standing(row: Row, seat: int) -> float:
    """How likely a seat wins the game, now that a round is over."""
    return standing_with(row, seat, row[POINTS + seat])


@called
def standing_with(row: Row, seat: int, points: int) -> float:
    """How likely a seat would win the game if the round left it with these points."""
    own = row[POINTS + seat]
    if row[WINNER] != NONE and (points == own or (row[WINNER] != seat and points < own)):
        return 1.0 if row[WINNER] == seat else 0.0
    most = points
    for other in range(row[PLAYERS]):
        if other != seat:
            most = max(most, row[POINTS + other])
    sharpness = SHARPNESS[row[PLAYERS]] + SHARPER_A_POINT * most
    total = 1.0
    for other in range(row[PLAYERS]):
        if other != seat:
            total += exp(sharpness * (row[POINTS + other] - points))
    return 1.0 / total


@called
def finish(rows: Rows, natures: NDArray[np.float64], kinds: Row, seen: Row) -> None:
    """Play the first of these rows to the end of its round: seat s by nature `kinds[s]`."""
    row = rows[0]
    rng = row[ROW:]
    for _ in range(MOST_DECISIONS):
        seat = actor(row)
        if seat < 0:
            return
        actions = legal(row, seat)
        if actions & (actions - 1):
            observe(rows, 0, seat, seen)
            nature: Nature = natures[kinds[seat]]
            action = decide(seen, actions, rng, nature)
        else:
            action = lowest(actions)
        carry_out(row, seat, action)


@called
def carry_out(row: Row, seat: int, action: int) -> None:
    """Act, with nobody listening."""
    act(row, seat, action, row[:0])


@called
def play_out(
    worlds: Rows,
    first: int,
    end: int,
    seat: int,
    actions: Row,
    places: Row,
    natures: NDArray[np.float64],
    kinds: Rows,
    work: Rows,
    seen: Row,
    found: NDArray[np.float64],
) -> None:
    """From each of these worlds let the seat take each action, and play on: what it brings.

    What an action brings is written at its place. The same world gives each action the same luck.
    """
    for w in range(first, end):
        for k in range(len(actions)):
            for place in range(len(work[0])):
                work[0, place] = worlds[w, place]
            before = work[0, POINTS + seat]
            if actions[k] != LET_GO_ON:
                carry_out(work[0], seat, actions[k])
            finish(work, natures, kinds[w], seen)
            tell(work[0], seat, before, found[w, places[k]])


@called
def stand_at_end(
    worlds: Rows,
    natures: NDArray[np.float64],
    kinds: Row,
    seen: Row,
    chances: NDArray[np.float64],
) -> None:
    """Play all of these rows to the end of their round, and add up how likely each seat wins."""
    for w in range(len(worlds)):
        finish(worlds[w : w + 1], natures, kinds, seen)
        for seat in range(worlds[w, PLAYERS]):
            chances[seat] += standing(worlds[w], seat)


@called
def tell(row: Row, seat: int, before: int, found: NDArray[np.float64]) -> None:
    """What the end of a round has brought a seat, each part by what it adds to those before it.

    That is: where the others' points leave the seat; what its team's end of the round pays, alive
    or not; what it loses of that by being dead; Illuminations; Shards.
    """
    alive = row[ALIVE] >> seat & 1 == 1
    role = row[FACE + row[ROLE_CARD + seat]]
    team = 0
    if row[RESULT] == role:
        team = SHADOWS_WIN if role == SHADOW else SHAMANS_WIN
    paid = team if alive else 0
    shards = tiles_of(row[OPEN + seat], SHARD) + tiles_of(row[HIDDEN + seat], SHARD)
    for_shards = SHARDS_WIN if alive and shards >= SHARDS_NEEDED else 0
    gained = row[POINTS + seat] - before
    rest = standing_with(row, seat, before)
    with_team = standing_with(row, seat, before + team)
    living = standing_with(row, seat, before + paid)
    illuminated = standing_with(row, seat, before + gained - for_shards)
    whole = standing(row, seat)
    found[VALUE] = whole
    found[REST] = rest
    found[TEAM] = with_team - rest
    found[SURVIVAL] = living - with_team
    found[ILLUMINATION] = illuminated - living
    found[SHARDS] = whole - illuminated
    found[LOYAL] = 0.0
    found[PAID] = 1.0 if paid > 0 else 0.0
    found[GAINED] = gained
    found[ALIVE_AT_END] = 1.0 if alive else 0.0
