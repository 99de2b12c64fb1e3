"""PufferLib's conventions: its buffers, written in place; episodes that begin anew at once.

PufferLib 3.0 builds from source with downloads, so no test installs it. Where it is not there, a
stand-in has what its `PufferEnv` does with buffers; where it is, its own vectorizations run, too.
"""

import importlib
import re
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces

from penumbra.envs.lockstep import LockStep
from penumbra.errors import PenumbraError
from penumbra.games.errors import BadArray, IllegalAction

SEATS = ["learner", "seeker", "wanderer", "chance"]
GAMES = 8
NAMES = ("observations", "rewards", "terminals", "truncations", "masks", "actions")
DOCS = Path(__file__).parents[2] / "docs"
MISSING = find_spec("pufferlib") is None


class StandIn:
    """`pufferlib.PufferEnv` of 3.0.0, as far as an environment can tell."""

    single_observation_space: Any = None
    single_action_space: Any = None

    def __init__(self, buf: dict[str, Any] | None = None) -> None:
        assert isinstance(self.single_observation_space, spaces.Box)
        assert isinstance(self.single_action_space, spaces.Discrete)
        assert not hasattr(self, "observation_space")
        buf = buffers(self, 1) if buf is None else buf
        for name in NAMES:
            setattr(self, name, buf[name])


def buffers(env: Any, times: int) -> dict[str, Any]:
    """Buffers of a trainer with room for so many environments."""
    agents, line = times * env.num_agents, env.single_observation_space
    return {
        "observations": np.zeros((agents, *line.shape), line.dtype),
        "rewards": np.zeros(agents, np.float32),
        "terminals": np.zeros(agents, np.bool_),
        "truncations": np.zeros(agents, np.bool_),
        "masks": np.ones(agents, np.bool_),
        "actions": np.zeros(agents, np.int32),
    }


@pytest.fixture
def puffer(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    if MISSING:
        stand_in: Any = ModuleType("pufferlib")
        stand_in.PufferEnv = StandIn
        monkeypatch.setitem(sys.modules, "pufferlib", stand_in)
    yield importlib.import_module("penumbra.envs.puffer")
    sys.modules.pop("penumbra.envs.puffer")


def chosen(env: Any) -> Any:
    """The first legal action of every line, by the mask at the end of it."""
    return env.observations[:, -env.single_action_space.n :].argmax(axis=1).astype(np.int32)


@pytest.mark.parametrize("tensor", ["float", "integer"])
def test_it_plays_inside_the_buffers_of_a_trainer(puffer: ModuleType, tensor: str) -> None:
    options = {"seats": SEATS, "rotate": True, "tensor": tensor, "episode": "round"}
    alone = puffer.PufferGames("shamans", GAMES, **options)
    whole = buffers(alone, 3)
    part = {name: buffer[GAMES : 2 * GAMES] for name, buffer in whole.items()}
    env = puffer.PufferGames("shamans", GAMES, **options, buf=part, seed=7)
    for each in (alone, env):
        seen, infos = each.reset(seed=7)
        assert seen is each.observations
        assert infos == []
    ends = 0
    for _ in range(40):
        told = env.step(chosen(env))
        same = alone.step(chosen(alone))
        for mine, theirs in zip(told[:4], same[:4], strict=True):
            assert (mine == theirs).all()
        assert told[4] == same[4]
        assert env.single_observation_space.contains(env.observations[0])
        ends += int(env.terminals.sum())
    assert ends > 10
    assert env.masks.all()
    for name in set(NAMES) - {"masks"}:
        assert not whole[name][:GAMES].any()
        assert not whole[name][2 * GAMES :].any()


def test_lines_are_those_of_lockstep_and_the_mask_behind_them(puffer: ModuleType) -> None:
    seats = [SEATS[-k % 4 :] + SEATS[: -k % 4] for k in range(GAMES)]
    games = LockStep("shamans", GAMES, seats=seats, episode="round", anew="SameStep")
    arrays = games.new_arrays()
    games.reset(arrays, seed=5)
    env = puffer.PufferGames("shamans", GAMES, seats=SEATS, rotate=True, episode="round", seed=5)
    env.reset()
    own = np.arange(GAMES), np.arange(GAMES) % 4
    returns, lengths, won, told = np.zeros(GAMES), np.zeros(GAMES), 0, []
    for _ in range(60):
        assert (env.observations[:, : games.width] == arrays.observations).all()
        assert (env.observations[:, games.width :] == arrays.masks).all()
        actions = arrays.masks.argmax(axis=1)
        games.step(actions, arrays)
        _, rewards, terminals, truncations, infos = env.step(actions)
        assert (rewards == arrays.rewards[own]).all()
        assert (terminals == arrays.terminations).all()
        assert not truncations.any()
        returns, lengths = returns + rewards, lengths + 1
        assert len(infos) == terminals.any()
        if infos:
            assert infos[0]["episode_return"] == pytest.approx(returns[terminals].mean())
            assert infos[0]["episode_length"] == lengths[terminals].mean()
            won = arrays.winners[own][terminals].mean()
            assert infos[0]["won"] == won
        told += infos
        returns[terminals], lengths[terminals] = 0, 0
    assert len(told) > 10


def test_an_episode_that_is_broken_off_is_truncated(puffer: ModuleType) -> None:
    env = puffer.PufferGames("intrigue", 2, max_decisions=3)
    env.reset(seed=1)
    while not env.truncations.any():
        assert not env.terminals.any()
        env.step(chosen(env))
    env.close()


def test_mistakes_are_named_and_change_nothing(puffer: ModuleType) -> None:
    env = puffer.PufferGames("shamans", 2)
    with pytest.raises(PenumbraError, match="reset them first"):
        env.step(np.zeros(2, np.int32))
    env.reset(seed=1)
    kept = [getattr(env, name).copy() for name in NAMES], env._games.rows.copy()
    illegal = env.observations[:, -env.single_action_space.n :].argmin(axis=1)
    for wrong in (illegal, chosen(env)[:1], chosen(env).astype(float), chosen(env) - 1000):
        with pytest.raises((BadArray, IllegalAction)):
            env.step(wrong)
    assert all((getattr(env, name) == was).all() for name, was in zip(NAMES, kept[0], strict=True))
    assert (env._games.rows == kept[1]).all()
    for name, bad in {
        "observations": np.zeros((2, 5), np.float32),
        "rewards": np.zeros(4, np.float32)[::2],
        "terminals": np.zeros(2, np.uint8),
    }.items():
        with pytest.raises(BadArray, match=f"{name} should be"):
            puffer.PufferGames("shamans", 2, buf=buffers(env, 1) | {name: bad})
    lacking = buffers(env, 1)
    for name in NAMES:
        with pytest.raises(BadArray, match=f"lack “{name}”"):
            puffer.PufferGames(
                "shamans", 2, buf={key: each for key, each in lacking.items() if key != name}
            )
    with pytest.raises(PenumbraError, match="has to see something"):
        puffer.PufferGames("shamans", 2, tensor="none")
    with pytest.raises(PenumbraError, match="One seat of each game learns here"):
        puffer.PufferGames("shamans", 2, seats=["learner"] * 4)


def test_the_example_of_the_docs_runs_as_it_stands(
    puffer: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (DOCS / "environments.md").read_text(encoding="utf-8")
    (program,) = [
        each for each in re.findall(r"```python\n(.*?)```", text, re.S) if puffer.__name__ in each
    ]
    exec(compile(program, "docs/environments.md", "exec"), {"__name__": "example"})
    assert re.fullmatch(r"-?\d\.\d\d points a round by chance\n", capsys.readouterr().out)


@pytest.mark.slow
@pytest.mark.skipif(MISSING, reason="PufferLib is not installed")
@pytest.mark.parametrize(("backend", "options"), [("Serial", {}), ("Multiprocessing", {})])
def test_its_own_vectorizations_run_it(puffer: ModuleType, backend: str, options: Any) -> None:
    vector = importlib.import_module("pufferlib.vector")
    several = vector.make(
        puffer.PufferGames,
        env_args=["shamans", GAMES],
        env_kwargs={"seats": SEATS, "episode": "round"},
        backend=backend,
        num_envs=2,
        **options,
    )
    seen, _ = several.reset(seed=3)
    ends = 0
    for _ in range(60):
        actions = seen[:, -several.single_action_space.n :].argmax(axis=1).astype(np.int32)
        seen, _, terminals, _, _ = several.step(actions)
        ends += int(terminals.sum())
    assert seen.shape[0] == 2 * GAMES
    assert ends > 20
    several.close()
