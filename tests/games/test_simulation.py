"""Batches from Python: stepped, rolled out by policies, dealt anew; on any number of threads."""

import threading
from typing import Any

import numpy as np
import pytest

from penumbra.games import intrigue, shamans
from penumbra.games.bits import lowest, members, nth, size
from penumbra.games.chance import below
from penumbra.games.compiled import compiled
from penumbra.games.driver import Array, Policy, batch, new_scratch
from penumbra.games.errors import BadArray, BadInformation, IllegalAction
from penumbra.games.game import Rows, Stage
from penumbra.games.large_pages import PAGE
from penumbra.games.shamans.sight import VIEWER
from penumbra.games.simulation import Simulation, Step
from tests.games.plain import same_without_the_compiler

Compiled = Any  # either game, each with boards of its own kind
TABLES = [(shamans.GAME, n) for n in (3, 4, 5)] + [(intrigue.GAME, n) for n in (7, 8, 9, 10)]
tables = pytest.mark.parametrize(
    ("game", "players"), TABLES, ids=[f"{game.name}-{n}" for game, n in TABLES]
)


@compiled
def first_action(seen: Array, legal: int, rng: Array) -> int:
    """A policy that needs neither eyes nor luck."""
    return lowest(legal)


@compiled
def superstitious(seen: Array, legal: int, rng: Array) -> int:
    """A policy that looks at everything it may see, and draws."""
    total = 0
    for word in seen:
        total += word & 255
    return nth(legal, (total + below(rng, 2)) % size(legal))


@compiled
def cheat(seen: Array, legal: int, rng: Array) -> int:
    return nth(~legal & (1 << 62) - 1, 3)


def a_batch(game: Compiled, players: int, games: int, seed: int = 3) -> Rows:
    return batch(game.new(players, game.board()), games, seed)


def choices(step: Step, rng: np.random.Generator) -> Array:
    chosen: Array = (rng.random(step.masks.shape) * step.masks).argmax(axis=1)
    return chosen


# --- stepping


@tables
def test_a_batch_plays_each_game_as_if_it_were_alone(game: Compiled, players: int) -> None:
    """A step says of each game what its rules say; a finished one begins anew afterwards."""
    games = 8
    rows, scratch, simulation = a_batch(game, players, games), new_scratch(), Simulation(game)
    step = simulation.new_step(rows)
    simulation.begin(rows, step)
    alone = rows.copy()
    rng = np.random.default_rng(1)
    endings = rounds = 0
    for _ in range(400):
        actions = choices(step, rng)
        before = [game.scores(rows, i) for i in range(games)]
        assert simulation.step(rows, actions, step) == 0
        for i in range(games):
            log = np.zeros(0, dtype=np.int64)
            twin = alone[i : i + 1].copy()
            game.driver.perform(twin, 0, game.actor(twin, 0), int(actions[i]), log)
            game.driver.play_on(alone, i, int(actions[i]), scratch)
            actor = game.actor(alone, i)
            assert step.actors[i] == actor
            assert np.flatnonzero(step.masks[i]).tolist() == game.legal(alone, i, actor)
            assert step.observations[i].tobytes() == game.information_state(alone, i, actor)
            assert step.scores[i].tolist() == game.scores(twin, 0)
            assert (step.rewards[i] == step.scores[i] - before[i]).all()
            assert step.round_over[i] == (game.stage(twin, 0) != Stage.ACT)
            assert step.done[i] == (game.stage(twin, 0) == Stage.OVER)
            assert members(step.winners[i]) == game.winners(twin, 0)
            if step.done[i]:
                assert game.round(rows, i) == 1
                assert not any(game.scores(rows, i))
        assert (rows == alone).all()
        endings += int(step.done.sum())
        rounds += int(step.round_over.sum())
    assert rounds > endings > 0


@tables
def test_refused_actions_change_nothing_and_are_marked(game: Compiled, players: int) -> None:
    rows, simulation = a_batch(game, players, 4), Simulation(game)
    step = simulation.new_step(rows)
    simulation.begin(rows, step)
    before, actors, masks = rows.copy(), step.actors.copy(), step.masks.copy()
    legal = int(np.flatnonzero(masks[2])[0])
    for actions in (np.array([-1, 63, 70, -(2**40)]), np.argmin(masks, axis=1)):
        assert simulation.step(rows, actions, step) == 4
        assert step.refused.all()
        assert (rows == before).all()
        assert (step.actors == actors).all()
        assert (step.masks == masks).all()
        assert not step.rewards.any()
    assert simulation.step(rows, np.array([-1, -1, legal, -1]), step) == 3
    assert step.refused.tolist() == [True, True, False, True]
    assert (rows[[0, 1, 3]] == before[[0, 1, 3]]).all()
    assert not (rows[2] == before[2]).all()


def test_who_does_not_look_need_not_pay_for_observations() -> None:
    rows, simulation = a_batch(shamans.GAME, 4, 16), Simulation(shamans.GAME)
    blind, seeing = simulation.new_step(rows, observe=False), simulation.new_step(rows)
    twins = rows.copy()
    simulation.begin(rows, blind)
    Simulation(shamans.GAME).begin(twins, seeing)
    assert blind.observations.size == 0
    assert (blind.masks == seeing.masks).all()
    assert (rows == twins).all()


# --- arrays that do not fit


def test_arrays_are_checked_with_words_that_help() -> None:
    rows, simulation = a_batch(shamans.GAME, 4, 5), Simulation(shamans.GAME)
    step = simulation.new_step(rows)
    with pytest.raises(BadArray, match=r"rewards should be .*int64 .*\(5, 4\).*not .*\(5, 3\)"):
        simulation.begin(rows, step._replace(rewards=np.zeros((5, 3), dtype=np.int64)))
    with pytest.raises(BadArray, match=r"masks should be .*bool.*not .*int8"):
        simulation.begin(rows, step._replace(masks=np.zeros((5, 64), dtype=np.int8)))
    with pytest.raises(BadArray, match=r"scores should be a .*contiguous .*scattered"):
        simulation.begin(rows, step._replace(scores=np.zeros((4, 5), dtype=np.int64).T))
    with pytest.raises(BadArray, match=r"rows should be .*`driver.batch`"):
        simulation.begin(shamans.GAME.new(4, shamans.GAME.board()), step)
    simulation.begin(rows, step)
    with pytest.raises(BadArray, match="actions should be an array of 5 integers"):
        simulation.step(rows, np.zeros(4, dtype=np.int64), step)
    with pytest.raises(BadArray, match=r"actions .*float64"):
        simulation.step(rows, np.zeros(5), step)  # type: ignore[arg-type]
    with pytest.raises(BadArray, match="4 seats need 4 policies, not 3"):
        simulation.roll_out(rows, [None] * 3)
    with pytest.raises(BadArray, match="is no policy of this simulation"):
        simulation.roll_out(rows, [first_action] * 4)
    with pytest.raises(BadArray, match="at least one thread"):
        Simulation(shamans.GAME, threads=0)
    rows.flags.writeable = False
    with pytest.raises(BadArray, match="read-only"):
        simulation.roll_out(rows)


def test_bytes_that_are_no_information_state_are_refused() -> None:
    game, rows = shamans.GAME, a_batch(shamans.GAME, 4, 1)
    game.driver.begin(rows, 0, new_scratch())
    chance = rows[0, -4:].copy()
    with pytest.raises(BadInformation, match=r"has .* bytes, not 3"):
        game.sample(b"abc", chance)
    known = np.frombuffer(game.information_state(rows, 0, 1), dtype=np.int64).copy()
    known[VIEWER] = 2
    with pytest.raises(BadInformation, match="No state of shamans"):
        game.sample(known.tobytes(), chance)


# --- rollouts


@tables
@pytest.mark.parametrize("until", ["round", "game"])
def test_a_rollout_ends_where_the_rules_do_and_says_what_it_brought(
    game: Compiled, players: int, until: str
) -> None:
    rows, simulation = a_batch(game, players, 32), Simulation(game)
    step = simulation.new_step(rows)
    simulation.begin(rows, step)
    rng = np.random.default_rng(2)
    for _ in range(60):  # somewhere in the game, with points already made
        simulation.step(rows, choices(step, rng), step)
    before = np.array([game.scores(rows, i) for i in range(32)])
    dealt = [game.round(rows, i) for i in range(32)]
    outcome = simulation.roll_out(rows, until=until)  # type: ignore[arg-type]
    for i in range(32):
        assert outcome.scores[i].tolist() == game.scores(rows, i)
        assert (outcome.gained[i] == outcome.scores[i] - before[i]).all()
        assert members(outcome.winners[i]) == game.winners(rows, i)
        assert outcome.decisions[i] > 0
        if until == "round":
            assert game.stage(rows, i) != Stage.ACT
            assert game.round(rows, i) == dealt[i]
        else:
            assert game.stage(rows, i) == Stage.OVER
    if until == "game":
        still = rows.copy()
        again = simulation.roll_out(rows, until="game")
        assert (rows == still).all()
        assert not again.decisions.any()
        assert (again.scores == outcome.scores).all()


def test_a_rollout_between_two_rounds_deals_the_next_one() -> None:
    game, simulation = shamans.GAME, Simulation(shamans.GAME)
    rows = a_batch(game, 4, 8)
    simulation.roll_out(rows)
    assert {game.round(rows, i) for i in range(8)} == {1}
    simulation.roll_out(rows)
    assert {game.round(rows, i) for i in range(8)} == {2}


def test_a_rollout_stops_after_so_many_decisions() -> None:
    rows = a_batch(shamans.GAME, 4, 8)
    outcome = Simulation(shamans.GAME).roll_out(rows, until="game", most=10)
    assert (outcome.decisions == 10).all()
    assert not outcome.winners.any()


@tables
def test_each_seat_is_played_by_its_policy(game: Compiled, players: int) -> None:
    """The loop does what anybody would do who asked each policy with what its seat sees."""
    simulation = Simulation(game, [first_action, superstitious])
    rows = a_batch(game, players, 6)
    seats = [(first_action, None, superstitious)[seat % 3] for seat in range(players)]
    alone, scratch = rows.copy(), new_scratch()
    for i in range(6):
        game.driver.begin(rows, i, scratch)
        game.driver.begin(alone, i, scratch)
    outcome = simulation.roll_out(rows, seats)
    log = np.zeros(0, dtype=np.int64)
    for i in range(6):
        rng = alone[i, -4:]
        while game.stage(alone, i) == Stage.ACT:
            seat = game.actor(alone, i)
            legal = game.driver.options(alone, i, seat)
            seen = game.seen(game.information_state(alone, i, seat))
            chosen = seats[seat]
            if chosen is None:
                action = nth(legal, below(rng, size(legal)))
            else:
                action = chosen(seen, legal, rng)
            game.act(alone, i, seat, action, log)
        assert outcome.scores[i].tolist() == game.scores(alone, i)
    assert (rows == alone).all()


def test_policies_made_by_a_function_are_not_taken_for_each_other() -> None:
    def wishing(wish: int) -> Policy:
        @compiled
        def policy(seen: Array, legal: int, rng: Array) -> int:
            return nth(legal, min(wish, size(legal) - 1))

        return policy

    ends = []
    for wish in (0, 3):
        rows = a_batch(intrigue.GAME, 7, 4)
        policy = wishing(wish)
        Simulation(intrigue.GAME, [policy]).roll_out(rows, [policy] * 7)
        ends.append(rows.tobytes())
    assert ends[0] != ends[1]


@pytest.mark.parametrize("threads", [1, 2])
def test_a_policy_that_cheats_is_named_and_stopped(threads: int) -> None:
    rows = a_batch(shamans.GAME, 4, 4)
    simulation = Simulation(shamans.GAME, [cheat], threads)
    step = simulation.new_step(rows)
    simulation.begin(rows, step)
    with pytest.raises(IllegalAction, match=r"policy of seat \d chose action \d+ in game \d"):
        simulation.roll_out(rows, [cheat] * 4)


# --- threads, and no compiler


@tables
def test_the_number_of_threads_changes_no_byte(game: Compiled, players: int) -> None:
    found = []
    for threads in (1, 2, 3):
        rows = a_batch(game, players, 50)
        with Simulation(game, [superstitious], threads) as simulation:
            step = simulation.new_step(rows)
            simulation.begin(rows, step)
            rng = np.random.default_rng(4)
            for _ in range(60):
                simulation.step(rows, choices(step, rng), step)
            worlds = a_batch(game, players, 50, seed=8)
            simulation.worlds(game.information_state(rows, 7, 1), worlds)
            seats = [superstitious, *[None] * (players - 1)]
            outcome = simulation.roll_out(worlds, seats, until="game")
        found.append([array.tobytes() for array in (rows, worlds, *step, *outcome)])
    assert found[0] == found[1] == found[2]


def test_a_simulation_that_is_closed_has_no_threads_left() -> None:
    before = set(threading.enumerate())
    rows = a_batch(shamans.GAME, 4, 8)
    with Simulation(shamans.GAME, threads=3) as simulation:
        simulation.begin(rows, simulation.new_step(rows))
        assert set(threading.enumerate()) > before
    assert set(threading.enumerate()) == before


def test_steps_rollouts_and_worlds_are_the_same_without_the_compiler() -> None:
    code = (
        "import numpy as np\n"
        "from penumbra.games import intrigue, shamans\n"
        "from penumbra.games.driver import batch\n"
        "from penumbra.games.simulation import Simulation\n"
        "from tests.games.test_simulation import superstitious as policy\n"
        "for game, players in ((shamans.GAME, 5), (intrigue.GAME, 7)):\n"
        "    rows = batch(game.new(players, game.board()), 3, seed=4)\n"
        "    simulation = Simulation(game, [policy], threads=2)\n"
        "    step = simulation.new_step(rows)\n"
        "    simulation.begin(rows, step)\n"
        "    for k in range(30):\n"
        "        simulation.step(rows, step.masks.argmax(axis=1), step)\n"
        "        print([array.tolist() for array in step])\n"
        "    simulation.worlds(game.information_state(rows, 1, 2), rows)\n"
        "    print(rows.tolist())\n"
        "    outcome = simulation.roll_out(rows, [policy] + [None] * (players - 1))\n"
        "    print([array.tolist() for array in outcome], rows.tolist())\n"
    )
    assert same_without_the_compiler(code)


def test_a_large_batch_lies_on_large_pages_and_is_like_any_other() -> None:
    row = shamans.GAME.new(4, shamans.GAME.board())
    large, small = batch(row, 4096, seed=3), batch(row, 8, seed=3)
    assert large.ctypes.data % PAGE == 0
    assert large.flags.c_contiguous
    assert large.flags.writeable
    assert (large[:8, : row.size] == small[:, : row.size]).all()
    assert not Simulation(shamans.GAME).new_step(large).observations.any()
