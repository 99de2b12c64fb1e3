"""PettingZoo's own tests, and what its environments here do beside them."""

import copy
import itertools
import pickle
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import penumbra.envs
from penumbra.envs import intrigue_v0, shamans_v0
from penumbra.envs.picture import CELL_WIDTH, FIRST_LINE, LAST_LETTER, LAST_LINE, WIDTH
from penumbra.envs.signs import SIGNS, sign
from penumbra.envs.zoo import SeatEnv
from penumbra.errors import PenumbraError
from penumbra.games.errors import IllegalAction

modules = pytest.mark.parametrize("module", [shamans_v0, intrigue_v0], ids=["shamans", "intrigue"])
# Said of every environment whose observation is a dict and whose name is not on PettingZoo's list
ITS_OWN_GAMES_ONLY = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
]


def play(env: SeatEnv, decisions: int, seed: int = 0) -> list[Any]:
    """What happens by chance."""
    rng = np.random.default_rng(seed)
    told: list[Any] = []
    for agent in env.agent_iter(decisions):
        seen, reward, termination, truncation, _ = env.last()
        assert seen is not None
        told.append((agent, reward, termination, truncation, seen["observation"].tobytes()))
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if termination or truncation else int(rng.choice(legal)))
    return told


@modules
@pytest.mark.parametrize("options", [{}, {"episode": "round", "tensor": "integer"}], ids=str)
@pytest.mark.filterwarnings(*ITS_OWN_GAMES_ONLY)
def test_the_api_is_kept(module: ModuleType, options: Any) -> None:
    api_test(module.env(**options), num_cycles=100)


@modules
def test_a_seed_repeats_the_game(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=50)


@modules
@pytest.mark.filterwarnings("ignore:.*render_mode")
def test_it_can_be_looked_at(module: ModuleType) -> None:
    render_test(module.env)


@modules
def test_every_sign_of_a_table_is_drawn_in_its_picture(module: ModuleType) -> None:
    """Worlds, tiles and sides are told apart by their signs, which no font is sure to have."""
    env = module.raw_env(render_mode="ansi")
    env.reset(seed=2)
    signs: set[str] = set()
    for _ in range(12):
        play(env, 25)
        signs |= {each for each in env.render() if each > LAST_LETTER}
    lines = {each for each in signs if FIRST_LINE <= each <= LAST_LINE}
    assert lines
    assert len(signs - lines) > 5
    assert signs - lines <= set(SIGNS)


def test_no_two_signs_look_the_same() -> None:
    drawn = {each: np.asarray(sign(each, 11)).tobytes() for each in SIGNS}
    for pair in (("◆", "♦"), ("×", "✗")):  # as in most fonts
        assert len({drawn.pop(pair[0]), drawn[pair[1]]}) == 1
    assert len(set(drawn.values())) == len(drawn)


@modules
def test_a_picture_shows_the_table_in_colour(module: ModuleType) -> None:
    env = module.raw_env(render_mode="rgb_array")
    env.reset(seed=2)
    before = env.render()
    play(env, 25)
    after = env.render()
    assert before.dtype == np.uint8
    assert before.shape[1:] == (WIDTH * CELL_WIDTH, 3)
    assert before.shape != after.shape or (before != after).any()
    assert len(np.unique(after.reshape(-1, 3), axis=0)) > 50


@modules
def test_pettingzoos_own_conversion_makes_a_parallel_form(module: ModuleType) -> None:
    """There is none of ours, as one agent is asked at a time."""
    parallel_api_test(turn_based_aec_to_parallel(module.env(render_mode="ansi")), num_cycles=100)


@modules
def test_pettingzoo_can_measure_it(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By a watch that leaps: it would run for five seconds."""
    watch = itertools.count()
    measuring = sys.modules[performance_benchmark.__module__]
    monkeypatch.setattr(measuring, "time", SimpleNamespace(time=lambda: next(watch) / 20))
    performance_benchmark(module.env())
    assert "turns per second" in capsys.readouterr().out


@modules
def test_an_episode_can_be_cut_short(module: ModuleType) -> None:
    """PettingZoo's `max_cycles_test` is for parallel games; here every seat has so many decisions
    on average.
    """
    env = module.raw_env(max_cycles=4)
    env.reset(seed=1)
    asked = play(env, 1000)
    decisions = [each for each in asked if not each[3]]
    assert len(decisions) == 4 * len(env.possible_agents)
    assert len(asked) - len(decisions) == len(env.possible_agents)
    assert env.agents == []


@modules
def test_a_clone_and_a_pickle_go_their_own_way_from_the_same_state(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=3)
    play(env, 30)
    others = [env.clone(), pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    told = play(env, 60, seed=1)
    for other in others:
        assert play(other, 60, seed=1) == told
        assert (other.state() == env.state()).all()
    assert not pickle.loads(pickle.dumps(module.raw_env())).agents
    checked = module.env()
    checked.reset(seed=3)
    play(checked, 30)
    assert type(copy.deepcopy(checked)) is type(checked)
    assert play(copy.deepcopy(checked), 60, seed=1) == told


@modules
def test_rewards_add_up_to_the_points_of_the_game(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=4)
    told = play(env, 10_000)
    totals = {agent: sum(each[1] for each in told if each[0] == agent) for agent, *_ in told}
    scores = env._games.game.scores(env._games.rows, 0)
    assert [totals[agent] for agent in env.possible_agents] == scores
    assert max(scores) > 0


def test_an_eliminated_player_of_a_round_is_seen_off() -> None:
    """In whole games he comes back; in an episode of one round his agent is terminated."""
    left_early = 0
    for seed in (40, 164):  # eliminations are rare by chance
        env = shamans_v0.raw_env(episode="round", players=5)
        env.reset(seed=seed)
        order = play(env, 10_000, seed)
        last = max(k for k, each in enumerate(order) if not each[2])
        gone = [each[0] for each in order[:last] if each[2]]
        left_early += len(gone)
        assert len(set(gone)) == len(gone)
        assert not any(each[0] in gone for each in order[last:])
        assert env.agents == []
    assert left_early == 2
    env = shamans_v0.raw_env(players=5)
    env.reset(seed=40)
    whole = play(env, 10_000, 40)
    over = [each[2] for each in whole].index(True)
    assert all(each[2] for each in whole[over:])  # nobody leaves before the end
    assert "player_2" in [each[0] for each in whole[66:over]]  # who was eliminated in round 1


@modules
def test_an_illegal_action_changes_nothing_or_loses(module: ModuleType) -> None:
    raw = module.raw_env()
    raw.reset(seed=5)
    agent = raw.agent_selection
    seen = raw.last()[0]
    kept = raw._games.rows.copy()
    first = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    for illegal in (first, 1000, -1, None, "play", 1.5, [1]):
        with pytest.raises(IllegalAction):
            raw.step(illegal)
    assert (raw._games.rows == kept).all()
    assert raw.agent_selection == agent
    assert (raw.last()[0]["observation"] == seen["observation"]).all()
    env = module.env()
    env.reset(seed=5)
    env.last()
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


@modules
def test_who_goes_wrong_is_told_as_pettingzoos_wrappers_would(module: ModuleType) -> None:
    env = module.env(render_mode="ansi")
    for early in (lambda: env.step(0), lambda: env.observe("player_0"), env.state, env.render):
        with pytest.raises(AssertionError, match="before"):
            early()
    with pytest.raises(AssertionError, match="before agent_iter"):
        env.agent_iter()
    with pytest.raises(AttributeError):
        _ = env.rewards
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(1000)
    with pytest.raises(AssertionError, match="need to call step"):
        list(env.agent_iter())
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    env.close()


def test_pettingzoo_knows_the_games() -> None:
    for name in penumbra.envs.PLAYABLE:
        env = pettingzoo.make("aec", f"penumbra/{name}-v0", max_cycles=3)
        env.reset(seed=1)
        assert str(env) == f"{name}_v0"


def test_mistakes_are_named() -> None:
    with pytest.raises(PenumbraError, match="render_mode should be one of"):
        shamans_v0.env(render_mode="hologram")
    with pytest.raises(PenumbraError, match="has to see something"):
        shamans_v0.env(tensor="none")
    for options, match in (
        ({"players": 9}, "3 to 5 players"),
        ({"board": "moonless"}, "moonless"),
        ({"max_cycles": 0}, "max_cycles should be at least 1"),
    ):
        with pytest.raises(PenumbraError, match=match):
            shamans_v0.env(**options)
    env = shamans_v0.raw_env()
    with pytest.raises(PenumbraError, match="reset it first"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(PenumbraError, match="no agent “player_9”"):
        env.observe("player_9")
    with pytest.raises(PenumbraError, match="Say how to render"):
        env.render()
