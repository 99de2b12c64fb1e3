"""Gymnasium's vector conventions."""

from collections.abc import Callable

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import penumbra.envs
from penumbra.envs.lockstep import Tensor
from penumbra.envs.vector import VectorGames
from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games.errors import BadArray, IllegalAction

SEATS = ["learner", "seeker", "wanderer", "chance"]


def test_gymnasium_knows_the_games() -> None:
    for name in penumbra.envs.PLAYABLE:
        envs = gymnasium.make_vec(f"penumbra/{name}-v0", num_envs=3)
        seen, _ = envs.reset(seed=1)
        assert envs.observation_space.contains(seen)
        assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
        envs.close()


@pytest.mark.parametrize("mode", AutoresetMode)
def test_episodes_begin_anew_as_the_mode_says(mode: AutoresetMode) -> None:
    envs = VectorGames(
        "shamans", 6, seats=SEATS, rotate=True, episode="round", autoreset_mode=mode, threads=2
    )
    assert envs.metadata["autoreset_mode"] == mode
    seen, infos = envs.reset(seed=5)
    assert infos["seat"].tolist() == [0, 1, 2, 3, 0, 1]
    ended = np.zeros(6, dtype=np.bool_)
    ends = 0
    while ends < 20:
        actions = seen["action_mask"].argmax(axis=1)
        if mode == AutoresetMode.NEXT_STEP:
            actions[ended] = 0
        seen, rewards, terminations, truncations, infos = envs.step(actions)
        assert envs.observation_space.contains(seen)
        assert rewards.shape == terminations.shape == truncations.shape == (6,)
        assert rewards.dtype == np.float64
        if mode == AutoresetMode.NEXT_STEP:
            assert not rewards[ended].any()
            assert not terminations[ended].any()
        if mode == AutoresetMode.SAME_STEP and terminations.any():
            assert (infos["_final_obs"] == terminations).all()
            assert (infos["_final_info"] == terminations).all()
            last = infos["final_info"]
            assert (last["won"] == infos["won"]).all()
            assert (last["_won"] == last["_seat"]).all()
            assert (last["_seat"] == terminations).all()
            for last, over in zip(infos["final_obs"], terminations, strict=True):
                assert (last is not None) == over
                assert last is None or envs.single_observation_space.contains(last)
        ended = terminations.copy()
        ends += int(terminations.sum())
        if mode == AutoresetMode.DISABLED and ended.any():
            with pytest.raises(IllegalAction, match="reset it"):
                envs.step(actions)
            others = seen["observation"][~ended]
            seen, _ = envs.reset(options={"reset_mask": ended})
            assert (seen["observation"][~ended] == others).all()
    envs.close()


@pytest.mark.parametrize("mode", AutoresetMode)
def test_gymnasiums_own_wrapper_counts_episodes(mode: AutoresetMode) -> None:
    envs = VectorGames("shamans", 8, episode="round", autoreset_mode=mode)
    counting = RecordEpisodeStatistics(envs)
    seen, _ = counting.reset(seed=1)
    points = np.zeros(8)
    episodes = 0
    while episodes < 10:
        seen, rewards, over, _, infos = counting.step(seen["action_mask"].argmax(axis=1))
        points += rewards
        assert "episode" in infos or not over.any()
        if over.any():
            assert infos["episode"]["r"][over] == pytest.approx(points[over])
            episodes += int(over.sum())
            points[over] = 0
            if mode == AutoresetMode.DISABLED:
                seen, _ = counting.reset(options={"reset_mask": over})


def test_what_is_returned_is_the_callers_unless_he_wants_it_fast() -> None:
    for copy in (True, False):
        envs = VectorGames("shamans", 4, copy=copy)
        before, _ = envs.reset(seed=1)
        kept = before["observation"].copy()
        envs.step(before["action_mask"].argmax(axis=1))
        assert (before["observation"] == kept).all() == copy


@pytest.mark.parametrize("tensor", ["float", "integer"])
@pytest.mark.parametrize("name", penumbra.envs.PLAYABLE)
def test_a_learner_sees_the_same_in_worlds_he_cannot_tell_apart(name: str, tensor: Tensor) -> None:
    """Each game and its twin, in which all that the learner can't know was dealt anew, go on by the
    same action. Where the learner has learnt the same by it, he was told the same.
    """
    players = GAMES[name].players[0]
    envs, twins = (
        VectorGames(name, 32, players, rotate=True, tensor=tensor, history=True, copy=False)
        for _ in range(2)
    )
    game, mine, theirs = envs._games.game, envs._games, twins._games
    seen, infos = envs.reset(seed=3)
    twins.reset(seed=3)
    rng, chance = np.random.default_rng(3), np.array([1, 2, 3, 4], dtype=np.int64)
    compared = 0
    for _ in range(60):
        worlds = mine.state()
        for i, seat in enumerate(infos["seat"].tolist()):
            information = game.information_state(mine.rows, i, seat)
            worlds[0][i, : game.row] = game.sample(information, chance)[0]
        theirs.restore(worlds)
        other = (theirs.rows != mine.rows).any(axis=1)
        actions = (rng.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(axis=1)
        seen, rewards, over, _, infos = envs.step(actions)
        shown, gained, ended, _, _ = twins.step(actions)
        for i, seat in enumerate(infos["seat"].tolist()):
            if over[i] or ended[i] or (mine.rows[i] == theirs.rows[i]).all():
                continue
            known = game.information_state(mine.rows, i, seat)
            if known == game.information_state(theirs.rows, i, seat):
                compared += bool(other[i])
                assert seen["observation"][i].tobytes() == shown["observation"][i].tobytes()
                assert seen["action_mask"][i].tobytes() == shown["action_mask"][i].tobytes()
                assert rewards[i] == gained[i]
    assert compared > 100


@pytest.mark.parametrize(
    "wrong",
    [
        lambda envs: envs.step([0, 0]),
        lambda envs: envs.step(np.zeros(2)),
        lambda envs: envs.step(np.full(2, 62)),
        lambda envs: envs.step(np.zeros(3, dtype=np.int64)),
        lambda envs: envs.reset(seed="x"),
        lambda envs: envs.reset(seed=[1]),
        lambda envs: envs.reset(options=[1]),
        lambda envs: envs.reset(options={"reset_mask": [True, False]}),
        lambda envs: envs.reset(options={"reset_mask": np.ones(2)}),
    ],
)
def test_what_does_not_fit_changes_nothing(wrong: Callable[[VectorGames], object]) -> None:
    envs = VectorGames("shamans", 2, copy=False)
    seen, _ = envs.reset(seed=1)
    kept = envs._games.rows.copy(), {name: array.copy() for name, array in seen.items()}
    with pytest.raises((BadArray, IllegalAction, PenumbraError)):
        wrong(envs)
    assert (envs._games.rows == kept[0]).all()
    assert all((seen[name] == array).all() for name, array in kept[1].items())


def test_mistakes_are_named() -> None:
    with pytest.raises(PenumbraError, match="autoreset_mode should be one of NextStep, SameStep"):
        VectorGames("shamans", 4, autoreset_mode="Later")
    with pytest.raises(PenumbraError, match="num_envs should be a whole number"):
        VectorGames("shamans", 4.0)  # type: ignore[arg-type]
    with pytest.raises(PenumbraError, match="One seat of each game learns here"):
        VectorGames("shamans", 4, seats=["learner", "learner", "chance", "chance"])
    with pytest.raises(PenumbraError, match="has to see something"):
        VectorGames("shamans", 4, tensor="none")
    envs = VectorGames("shamans", 4)
    envs.reset(seed=1)
    with pytest.raises(BadArray, match="reset_mask should be"):
        envs.reset(options={"reset_mask": np.zeros(4, dtype=np.bool_)})
    with pytest.raises(BadArray, match="mask should be 4 booleans"):
        envs.reset(options={"reset_mask": np.ones(5, dtype=np.bool_)})
