"""Playing imagined worlds to the end of the round by rules of thumb, and what the end is worth.

Compiled, and on rows: but on such as `Game.sample` makes from an information state, never on the
table's own. Everybody in a playout, the searcher too, decides by what his seat would see.
"""

from math import exp

import numpy as np
from numpy.typing import NDArray

from penumbra.bots.shamans.natures import Nature
from penumbra.bots.shamans.thumb import decide
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

# What is found of a playout
VALUE, TEAM, ILLUMINATION, SHARDS, SURVIVAL = range(5)
FINDINGS = 5

MOST_DECISIONS = 1000

# How likely a seat wins the game from these points is well told by a softmax of them. Fitted to
# races to eight points with the increments of Seekers' rounds: off by .005 to .018.
SHARPNESS = (0.0, 0.0, 0.0, 0.32, 0.40, 0.46)
SHARPER_A_POINT = 0.036


@called
def standing(row: Row, seat: int) -> float:
    """How likely a seat wins the game, now that a round is over."""
    if row[WINNER] != NONE:
        return 1.0 if row[WINNER] == seat else 0.0
    most = 0
    for other in range(row[PLAYERS]):
        most = max(most, row[POINTS + other])
    sharpness = SHARPNESS[row[PLAYERS]] + SHARPER_A_POINT * most
    total = 0.0
    for other in range(row[PLAYERS]):
        total += exp(sharpness * (row[POINTS + other] - row[POINTS + seat]))
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
        action = actions_only(actions)
        if action < 0:
            observe(rows, 0, seat, seen)
            nature: Nature = natures[kinds[seat]]
            action = decide(seen, actions, rng, nature)
        carry_out(row, seat, action)


@called
def actions_only(actions: int) -> int:
    """The action that is the only one, or -1."""
    if actions & (actions - 1):
        return -1
    action = 0
    while actions > 1:
        actions >>= 1
        action += 1
    return action


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
    natures: NDArray[np.float64],
    kinds: Rows,
    work: Rows,
    seen: Row,
    found: NDArray[np.float64],
) -> None:
    """From each of these worlds let the seat take each action, and play on: what it brings.

    The same world gives each action the same luck.
    """
    for w in range(first, end):
        for k in range(len(actions)):
            for place in range(len(work[0])):
                work[0, place] = worlds[w, place]
            before = work[0, POINTS + seat]
            if actions[k] != LET_GO_ON:
                carry_out(work[0], seat, actions[k])
            finish(work, natures, kinds[w], seen)
            tell(work[0], seat, before, found[w, actions[k] + 1])


@called
def tell(row: Row, seat: int, before: int, found: NDArray[np.float64]) -> None:
    """What the end of a round has brought a seat."""
    alive = row[ALIVE] >> seat & 1 == 1
    role = row[FACE + row[ROLE_CARD + seat]]
    team = 0
    if alive and row[RESULT] == role:
        team = SHADOWS_WIN if role == SHADOW else SHAMANS_WIN
    shards = tiles_of(row[OPEN + seat], SHARD) + tiles_of(row[HIDDEN + seat], SHARD)
    for_shards = SHARDS_WIN if alive and shards >= SHARDS_NEEDED else 0
    found[VALUE] = standing(row, seat)
    found[TEAM] = team
    found[SHARDS] = for_shards
    found[ILLUMINATION] = row[POINTS + seat] - before - team - for_shards
    found[SURVIVAL] = 1.0 if alive else 0.0
