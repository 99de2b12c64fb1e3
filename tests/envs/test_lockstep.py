"""Many games in lock-step: what is told of each is what its rules say, whoever plays along."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from penumbra.envs.lockstep import Arrays, LockStep
from penumbra.envs.tensors import Kind
from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games.bits import lowest
from penumbra.games.compiled import compiled
from penumbra.games.driver import Array, new_scratch
from penumbra.games.errors import BadArray, BadBoard, IllegalAction
from tests.games.plain import same_without_the_compiler

games = pytest.mark.parametrize("name", ["shamans", "intrigue"])
AMONG_BOTS = {
    "shamans": ["seeker", "learner", "wanderer", "chance"],
    "intrigue": ["chance", "learner", *["chance"] * 6],
}


@compiled
def first_action(seen: Array, legal: int, rng: Array) -> int:
    return lowest(legal)


@compiled
def cheat(seen: Array, legal: int, rng: Array) -> int:
    return lowest(~legal)


def by_chance(arrays: Arrays, rng: np.random.Generator) -> Array:
    chosen: Array = (rng.random(arrays.masks.shape) * arrays.masks).argmax(axis=1)
    return chosen


def begun(name: str, count: int = 8, seed: int = 3, **options: Any) -> tuple[LockStep, Arrays]:
    several = LockStep(name, count, **options)
    arrays = several.new_arrays()
    several.reset(arrays, seed=seed)
    return several, arrays


@games
def test_every_game_is_played_as_if_it_were_alone(name: str) -> None:
    """Against the driver, one game at a time: seats, masks, rewards, endings, observations."""
    several, arrays = begun(name, tensor="integer", history=True)
    game, rng, scratch = several.game, np.random.default_rng(1), new_scratch()
    log = np.zeros(0, dtype=np.int64)
    alone = several.rows.copy()
    endings = 0
    for _ in range(250):
        over = arrays.terminations.copy()
        actions = by_chance(arrays, rng)
        several.step(actions, arrays)
        for i in range(several.games):
            gained = np.zeros(several.players)
            if over[i]:
                game.driver.begin(alone, i, scratch)
            else:
                before = game.scores(alone, i)
                twin = alone[i : i + 1].copy()
                game.driver.perform(twin, 0, game.actor(twin, 0), int(actions[i]), log)
                gained = np.subtract(game.scores(twin, 0), before)
                assert arrays.terminations[i] == bool(game.winners(twin, 0))
                assert np.flatnonzero(arrays.winners[i]).tolist() == game.winners(twin, 0)
                if arrays.terminations[i]:
                    alone[i] = several.rows[i]
                    endings += 1
                else:
                    game.driver.play_on(alone, i, int(actions[i]), scratch)
            assert arrays.rewards[i].tolist() == gained.tolist()
            if not arrays.terminations[i]:
                seat = game.actor(alone, i)
                assert arrays.seats[i] == seat
                assert np.flatnonzero(arrays.masks[i]).tolist() == game.legal(alone, i, seat)
                seen = game.seen(game.information_state(alone, i, seat))
                assert arrays.observations[i].tolist() == several.observation(seen).tolist()
        assert (several.rows == alone).all()
    assert endings > 3


@games
def test_floats_are_the_integers_spread_out(name: str) -> None:
    several, arrays = begun(name, 64, history=True)
    twins, theirs = begun(name, 64, history=True, tensor="integer")
    rng = np.random.default_rng(2)
    tensors = several.tensors
    for _ in range(150):
        actions = by_chance(arrays, rng)
        several.step(actions, arrays)
        twins.step(actions, theirs)
        assert 0 <= arrays.observations.min() <= arrays.observations.max() <= 1
    for field, at in zip(tensors.fields.values(), tensors.columns.values(), strict=True):
        integers = theirs.observations[:, field : field + field.width]
        floats = arrays.observations[:, at : at + field.width * field.columns]
        if field.kind != Kind.CHOICE:
            assert (floats == integers * np.float32(1 / field.most)).all()
        else:
            each = floats.reshape(64, field.width, field.columns)
            assert (each.sum(axis=2) == (integers > 0)).all()
            assert (each.argmax(axis=2)[integers > 0] + 1 == integers[integers > 0]).all()


@games
def test_a_line_with_history_is_all_a_seat_knows(name: str) -> None:
    """Different knowledge gives different lines: nothing is forgotten on the way."""
    several, arrays = begun(name, 32, tensor="integer", history=True)
    rng = np.random.default_rng(5)
    known: dict[bytes, bytes] = {}
    for _ in range(200):
        several.step(by_chance(arrays, rng), arrays)
        for i in range(several.games):
            seat = int(arrays.seats[i])
            line = arrays.observations[i].tobytes()
            information = several.game.information_state(several.rows, i, seat)
            assert known.setdefault(line, information) == information
    assert len(known) > 3000


@games
def test_threads_change_nothing(name: str) -> None:
    seats = AMONG_BOTS[name]
    told = []
    for threads in (1, 3):
        several, arrays = begun(name, 50, seats=seats, threads=threads)
        rng = np.random.default_rng(4)
        for _ in range(60):
            several.step(by_chance(arrays, rng), arrays)
        told.append([several.rows.tobytes(), *(array.tobytes() for array in arrays)])
        several.close()
    assert told[0] == told[1]


@games
def test_bots_play_inside_the_step(name: str) -> None:
    several, arrays = begun(name, 32, seats=AMONG_BOTS[name])
    rng = np.random.default_rng(6)
    endings = 0
    totals = np.zeros((32, several.players))
    for _ in range(150):
        several.step(by_chance(arrays, rng), arrays)
        assert (arrays.seats == 1).all()
        totals += arrays.rewards
        for i in np.flatnonzero(arrays.terminations):
            assert totals[i].tolist() == several.game.scores(several.rows, int(i))
            totals[i] = 0
            endings += 1
    assert endings > 10


def test_policies_of_ones_own_and_seats_game_by_game() -> None:
    lines = [
        ["learner", first_action, "chance", *[first_action] * 4],
        [*[first_action] * 6, "learner"],
    ]
    several, arrays = begun("intrigue", 2, players=7, seats=lines)
    rng = np.random.default_rng(6)
    for _ in range(50):
        several.step(by_chance(arrays, rng), arrays)
        assert arrays.seats.tolist() == [0, 6]


def test_a_policy_that_cheats_is_stopped() -> None:
    with pytest.raises(IllegalAction, match="policy of seat"):
        begun("intrigue", 2, players=7, seats=["learner", *[cheat] * 6])


# --- ends and beginnings


def test_with_the_next_step_an_episode_begins_anew() -> None:
    several, arrays = begun("shamans", 16, episode="round")
    rng = np.random.default_rng(7)
    seen_ends = 0
    for _ in range(200):
        over = arrays.terminations.copy()
        several.step(np.where(over, 1000, by_chance(arrays, rng)), arrays)  # ignored where over
        assert not arrays.rewards[over].any()
        assert not arrays.terminations[over].any()
        assert all(several.game.round(several.rows, int(i)) == 1 for i in range(16))
        assert arrays.masks[arrays.terminations].all()
        seen_ends += int(over.sum())
    assert seen_ends > 20


@games
def test_in_the_same_step_the_end_is_told_beside_the_beginning(name: str) -> None:
    """The same actions, in both ways of beginning anew, tell the same of every episode."""
    seats = AMONG_BOTS[name]
    ends: dict[str, list[list[Any]]] = {}
    for anew in ("NextStep", "SameStep"):
        several, arrays = begun(name, 4, seats=seats, anew=anew)
        found: list[list[Any]] = [[] for _ in range(4)]
        while min(len(each) for each in found) < 4:
            several.step(arrays.masks.argmax(axis=1), arrays)
            for i in np.flatnonzero(arrays.terminations):
                final = arrays.final_observations if anew == "SameStep" else arrays.observations
                found[i].append((final[i].tobytes(), arrays.rewards[i].tolist()))
            assert not arrays.masks.all(axis=1).any() or anew == "NextStep"
        ends[anew] = [each[:4] for each in found]
    assert ends["NextStep"] == ends["SameStep"]


def test_finished_games_can_wait_until_they_are_reset() -> None:
    several, arrays = begun("shamans", 4, episode="round", anew="Disabled")
    rng = np.random.default_rng(8)
    while not arrays.terminations.any():
        several.step(by_chance(arrays, rng), arrays)
    kept = several.rows.copy()
    with pytest.raises(IllegalAction, match=r"is over: reset it"):
        several.step(by_chance(arrays, rng), arrays)
    assert (several.rows == kept).all()
    over = arrays.terminations.copy()
    others = arrays.observations[~over].copy()
    several.reset(arrays, over)
    assert not arrays.terminations.any()
    assert (several.rows[~over] == kept[~over]).all()
    assert (arrays.observations[~over] == others).all()
    several.step(by_chance(arrays, rng), arrays)


def test_an_episode_can_be_broken_off() -> None:
    several, arrays = begun("shamans", 4, max_decisions=5)
    for k in range(5):
        assert not arrays.truncations.any(), k
        several.step(arrays.masks.argmax(axis=1), arrays)
    assert arrays.truncations.all()
    assert not arrays.terminations.any()


@games
def test_the_same_seed_and_actions_are_the_same_games(name: str) -> None:
    several, arrays = begun(name, 6, seed=11)
    first = [array.copy() for array in arrays]
    kept = several.state()
    several.step(arrays.masks.argmax(axis=1), arrays)
    then = [array.copy() for array in arrays]
    several.reset(arrays, seed=11)
    assert all((a == b).all() for a, b in zip(arrays, first, strict=True))
    several.restore(kept)
    several.step(arrays.masks.argmax(axis=1), arrays)
    assert all((a == b).all() for a, b in zip(arrays, then, strict=True))
    several.reset(arrays, seed=[1, 2, 3, 1, 2, 3])
    assert (arrays.observations[:3] == arrays.observations[3:]).all()


def test_a_step_writes_into_slices_of_larger_buffers() -> None:
    """As trainers want it that own the buffers: a line an agent, begun in the same step."""
    several, arrays = begun("shamans", 8, seats=AMONG_BOTS["shamans"], anew="SameStep")
    twins = LockStep("shamans", 8, seats=AMONG_BOTS["shamans"], anew="SameStep")
    buffers = [np.zeros((3 * len(array), *array.shape[1:]), array.dtype) for array in arrays]
    middle = Arrays(*(buffer[8:16] for buffer in buffers))
    twins.reset(middle, seed=3)
    for _ in range(60):
        actions = arrays.masks.argmax(axis=1)
        several.step(actions, arrays)
        twins.step(actions, middle)
    for array, buffer in zip(arrays, buffers, strict=True):
        assert (buffer[8:16] == array).all()
        assert not buffer[:8].any()
        assert not buffer[16:].any()


# --- nothing more than a seat may know


@games
def test_worlds_a_seat_cannot_tell_apart_look_the_same(name: str) -> None:
    """Whatever is dealt anew among what the seat can't know, its lines and masks stay."""
    several, arrays = begun(name, 12, history=True)
    game, rng = several.game, np.random.default_rng(9)
    chance = np.array([1, 2, 3, 4], dtype=np.int64)
    changed = 0
    for _ in range(40):
        several.step(by_chance(arrays, rng), arrays)
        for i in range(0, 12, 6):
            for seat in range(several.players):
                mine = several.observe(i, seat)
                information = game.information_state(several.rows, i, seat)
                world = game.sample(information, chance)
                kept = several.rows[i, : game.row].copy()
                changed += bool((kept != world[0]).any())
                several.rows[i, : game.row] = world[0]
                assert several.observe(i, seat).tobytes() == mine.tobytes()
                several.rows[i, : game.row] = kept
    assert changed > 200


# --- mistakes


@pytest.mark.parametrize(
    ("options", "error", "match"),
    [
        ({"name": "chess"}, PenumbraError, "no game “chess”"),
        ({"players": 6}, PenumbraError, "3 to 5 players"),
        ({"board": "moonless"}, BadBoard, "moonless"),
        ({"seats": ["learner"]}, BadArray, "seats should name 4 players"),
        ({"seats": ["chance"] * 4}, PenumbraError, "has to be a “learner”"),
        ({"seats": ["learner", "deity", "chance", "chance"]}, PenumbraError, "“deity”"),
        ({"seats": ["learner", len, "chance", "chance"]}, PenumbraError, "no compiled policy"),
        ({"tensor": "bits"}, PenumbraError, "tensor should be one of"),
        ({"anew": "Later"}, PenumbraError, "anew should be one of"),
        ({"episode": "evening"}, PenumbraError, "episode should be one of"),
        ({"count": 0}, PenumbraError, "games should be at least 1"),
        ({"count": 2.5}, PenumbraError, "games should be a whole number"),
        ({"players": "four"}, PenumbraError, "players should be a whole number"),
        ({"max_decisions": 1.5}, PenumbraError, "max_decisions should be a whole number"),
        ({"board": 7}, BadBoard, "known by its name or its file"),
        ({"seats": "learner"}, BadArray, "not be a str"),
        ({"seats": [1, 2, 3, 4]}, BadArray, "seats should name players"),
        ({"seats": [["learner"] * 4] * 3}, BadArray, "for each of 4 games"),
    ],
)
def test_what_cannot_be_is_refused(options: Any, error: type[Exception], match: str) -> None:
    with pytest.raises(error, match=match):
        LockStep(options.pop("name", "shamans"), options.pop("count", 4), **options)


def test_wrong_arrays_and_illegal_actions_change_nothing() -> None:
    several, arrays = begun("shamans", 4)
    kept = several.rows.copy(), [array.copy() for array in arrays]
    legal = arrays.masks.argmax(axis=1)
    illegal = legal.copy()
    illegal[2] = (~arrays.masks[2]).argmax()
    for wrong in (illegal, legal[:3], legal.astype(float), legal.tolist(), legal - 1000):
        with pytest.raises((BadArray, IllegalAction)):
            several.step(wrong, arrays)
    with pytest.raises(IllegalAction, match=r"of game 2 is not legal: its seat \d may choose"):
        several.step(illegal, arrays)
    bad = arrays._replace(rewards=arrays.rewards.astype(np.float64))
    with pytest.raises(BadArray, match="rewards should be"):
        several.step(legal, bad)
    with pytest.raises(BadArray, match="mask should be"):
        several.reset(arrays, np.ones(3, dtype=np.bool_))
    with pytest.raises(PenumbraError, match="reset them first"):
        LockStep("shamans", 4).step(legal, arrays)
    assert (several.rows == kept[0]).all()
    assert all((a == b).all() for a, b in zip(arrays, kept[1], strict=True))


@pytest.mark.parametrize("name", Arrays._fields)
def test_an_array_that_compiled_code_cannot_fill_is_refused(name: str) -> None:
    several, arrays = begun("shamans", 4, anew="SameStep")
    kept = several.rows.copy()
    fits = getattr(arrays, name)
    scattered = np.zeros((2 * len(fits), *fits.shape[1:]), fits.dtype)[::2]
    fixed = fits.copy()
    fixed.flags.writeable = False
    unfit: list[Any] = [
        scattered,
        fixed,
        fits[:3].copy(),
        fits.astype(np.float64),
        fits.tolist(),
        None,
    ]
    for wrong in unfit:
        with pytest.raises(BadArray, match=f"{name} should be a writeable contiguous array"):
            several.step(arrays.masks.argmax(axis=1), arrays._replace(**{name: wrong}))
    assert (several.rows == kept).all()


@pytest.mark.parametrize(
    "wrong",
    [
        lambda several, arrays: several.reset(arrays, [True] * 4),
        lambda several, arrays: several.reset(arrays, seed=-1),
        lambda several, arrays: several.reset(arrays, seed=1.5),
        lambda several, arrays: several.reset(arrays, seed=["a"] * 4),
        lambda several, arrays: several.reset(arrays, seed=[1, 2]),
        lambda several, arrays: several.reset(tuple(arrays)),
        lambda several, arrays: several.restore(several.state()[:2]),
        lambda several, arrays: several.restore(LockStep("shamans", 2).state()),
        lambda several, arrays: several.restore(tuple(x.astype(float) for x in several.state())),
        lambda several, arrays: several.restore(None),
        lambda several, arrays: several.observe(9, 0),
        lambda several, arrays: several.observe(0, -1),
    ],
)
def test_what_does_not_fit_changes_nothing(wrong: Callable[[LockStep, Arrays], object]) -> None:
    several, arrays = begun("shamans", 4)
    kept = [array.copy() for array in (*several.state(), *arrays)]
    with pytest.raises(PenumbraError):
        wrong(several, arrays)
    for was, now in zip(kept, (*several.state(), *arrays), strict=True):
        assert (was == now).all()


def test_games_without_tensors_are_known_as_such() -> None:
    assert set(GAMES) >= {"shamans", "intrigue"}
    with pytest.raises(PenumbraError, match="Games: shamans, intrigue"):
        LockStep("bridge", 1)


@pytest.mark.slow
@games
def test_without_the_compiler_it_tells_the_same(name: str) -> None:
    assert same_without_the_compiler(
        f"""
from penumbra.envs.lockstep import LockStep
from penumbra.games.chance import generators
several = LockStep({name!r}, 2, episode="round", anew="SameStep", history=True)
arrays = several.new_arrays()
several.reset(arrays, seed=5)
for _ in range(40):
    several.step(arrays.masks.argmax(axis=1), arrays)
    print([array.tobytes().hex()[:2000] for array in arrays])
"""
    )


def test_a_stepper_leads_one_game_as_step_does() -> None:
    one, arrays = begun("shamans", 1)
    twin, theirs = begun("shamans", 1)
    step = one.stepper(arrays)
    rng = np.random.default_rng(4)
    for _ in range(200):
        action = by_chance(arrays, rng)
        step(int(action[0]))
        twin.step(action, theirs)
        for name in arrays._fields:
            assert np.array_equal(getattr(arrays, name), getattr(theirs, name)), name
    before = one.rows.copy()
    for illegal in (int(arrays.masks[0].argmin()), -1, 1000):
        with pytest.raises(IllegalAction, match="is not legal"):
            step(illegal)
    assert (one.rows == before).all()
    several, arrays = begun("shamans", 2)
    with pytest.raises(PenumbraError, match="a single game, not 2"):
        several.stepper(arrays)
