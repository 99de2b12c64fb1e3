"""Shadow of Intrigue for seven to ten agents, as a PettingZoo environment.

| import | `from penumbra.envs import intrigue_v0` |
|---|---|
| agents | `player_0` to `player_9`, a seat each; `players=7` to `10`, 8 unless you say |
| actions | `Discrete(63)`; a number means what the decision asks (docs/observations.md) |
| observations | dict of `observation`, float32 or uint8 (docs/observations.md), and `action_mask` |
| parallel | no: one agent is asked at a time |

A game of talk with hidden roles. Everybody sees the backs of the cards, the Lord's subjects know
something of each other, and in circles of talk the Lord tries to find out whom he can trust before
he condemns. Talk is part of the actions: a claim, trust, an accusation, or silence. The Lord gives
his commands when he is asked; he does not interrupt others.

**Rewards** are points of the game, when they are won: 1 to each player loyal to the side that wins
a round.

**Episodes** are whole games, to 3 points, or single rounds (`episode="round"`). Nobody leaves a
round before its end.

**Options**: `players`, `board` (a name or a file), `tensor="float"` or `"integer"`,
`history=True` (the whole talk of the round, not only each seat's latest word), `episode`,
`max_cycles`, `render_mode="ansi"`, `"rgb_array"` or `"human"`.

**Beyond the API**: `raw_env().clone()`, `pickle`, `state()`.

Version history: v0, the first.
"""

from typing import Any

from penumbra.envs.zoo import CheckedEnv, SeatEnv


def raw_env(**options: Any) -> SeatEnv:
    """The environment itself: an illegal action raises IllegalAction and changes nothing."""
    return SeatEnv("intrigue", **options)


def env(**options: Any) -> CheckedEnv:
    """The same with PettingZoo's checks: an illegal action loses."""
    return CheckedEnv("intrigue", **options)
