"""Shamans for three to five agents, as a PettingZoo environment.

| import | `from penumbra.envs import shamans_v0` |
|---|---|
| agents | `player_0` to `player_4`, a seat each; `players=3` to `5`, 4 unless you say |
| actions | `Discrete(59)`; a number means what the decision asks (docs/observations.md) |
| observations | dict of `observation`, float32 or uint8 (docs/observations.md), and `action_mask` |
| parallel | no: one agent is asked at a time |

A trick-taking game with hidden roles. Shadows want the pawn to reach the Moon, Shamans want to keep
it away until the cards run out, or to eliminate every Shadow.

**Rewards** are victory points of the game, when they are won: 2 to each surviving Shaman or 3 to
each surviving Shadow of the team that wins a round, 2 for two Shards, 1 for an Illumination.

**Episodes** are whole games, to 8 points, or single rounds (`episode="round"`). An eliminated
player is out until the end of the round: in whole games its agent waits, in episodes of one round
it is terminated as soon as it can be asked for nothing any more.

**Options**: `players`, `board` (a name or a file), `tensor="float"` or `"integer"`,
`history=True` (all a seat knows of the round, not only what lies there), `episode`, `max_cycles`,
`render_mode="ansi"`, `"rgb_array"` or `"human"`.

**Beyond the API**: `raw_env().clone()`, `pickle`, `state()`.

Version history: v0, the first.
"""

from typing import Any

from penumbra.envs.zoo import CheckedEnv, SeatEnv


def raw_env(**options: Any) -> SeatEnv:
    """The environment itself: an illegal action raises IllegalAction and changes nothing."""
    return SeatEnv("shamans", **options)


def env(**options: Any) -> CheckedEnv:
    """The same with PettingZoo's checks: an illegal action loses."""
    return CheckedEnv("shamans", **options)
