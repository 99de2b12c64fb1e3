"""The speed of the rules core, as ratios against OpenSpiel's hearts in the same run.

    python -m benchmarks.core

Every figure is the median of several short turns taken alternately with its peer, in processor
time, so that a noisy machine disturbs both alike. `hearts from Python` is the peer: legal actions
and apply, deals and all, as a researcher drives it.
"""

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.progress import track
from rich.table import Table

from penumbra.games import intrigue, shamans
from penumbra.games.driver import LEGAL, batch, new_scratch
from penumbra.games.game import AnyGame
from penumbra.games.simulation import Simulation

Compiled = Any  # either game, each with boards of its own kind

ROUNDS = 7
BATCH = 4096
GOALS = {"playouts": 80, "stepped from Python": 3, "batched": 50, "batched, observed": 25}
WORLDS_GOAL = 300_000


def hearts() -> float:
    """Decisions a second in OpenSpiel's hearts driven from Python."""
    game = pyspiel.load_game("hearts")
    decisions = 0
    began = time.process_time()
    while time.process_time() - began < 0.5:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
    return decisions / (time.process_time() - began)


def playouts(game: Compiled, players: int) -> Callable[[], float]:
    """Random decisions inside the core."""
    driver = game.driver
    rows, scratch = batch(game.new(players, game.board()), 1, 1), new_scratch()
    driver.begin(rows, 0, scratch)
    driver.playouts(rows, 1000, scratch)

    def measure(decisions: int = 2_000_000) -> float:
        began = time.process_time()
        driver.playouts(rows, decisions, scratch)
        return decisions / (time.process_time() - began)

    return measure


def stepped(game: Compiled, players: int) -> Callable[[], float]:
    """One game driven from Python: read the legal actions, act."""
    driver = game.driver
    rows, scratch = batch(game.new(players, game.board()), 1, 1), new_scratch()
    play_on = driver.play_on
    legal = scratch[LEGAL:]

    def measure(decisions: int = 200_000) -> float:
        count = driver.begin(rows, 0, scratch)
        began = time.process_time()
        for _ in range(decisions):
            count = play_on(rows, 0, random.choice(legal[:count].tolist()), scratch)
        return decisions / (time.process_time() - began)

    measure(100)
    return measure


def batched(game: Compiled, players: int, observe: bool) -> Callable[[], float]:
    """A batch with masks, rewards and auto-reset; choosing the actions is not counted."""
    simulation = Simulation(game)
    rows = batch(game.new(players, game.board()), BATCH, 1)
    step = simulation.new_step(rows, observe)
    simulation.begin(rows, step)
    rng = np.random.default_rng(1)

    def measure(steps: int = 50) -> float:
        spent = 0.0
        for _ in range(steps):
            chosen = (rng.random(step.masks.shape, dtype=np.float32) * step.masks).argmax(axis=1)
            began = time.process_time()
            simulation.step(rows, chosen, step)
            spent += time.process_time() - began
        return BATCH * steps / spent

    return measure


def rolled_out(game: Compiled, players: int) -> Callable[[], float]:
    """Decisions of random rollouts from the first decision to the end of the round, with points."""
    simulation = Simulation(game)
    fresh = batch(game.new(players, game.board()), BATCH, 1)
    outcome = simulation.new_outcome(fresh)

    def measure() -> float:
        rows = fresh.copy()
        began = time.process_time()
        simulation.roll_out(rows, outcome=outcome)
        return float(outcome.decisions.sum() / (time.process_time() - began))

    measure()
    return measure


def imagined(game: Compiled, players: int) -> Callable[[], float]:
    """Worlds a second that a seat can't tell apart, right after a deal: all there is to deal."""
    simulation = Simulation(game)
    rows = batch(game.new(players, game.board()), BATCH, 1)
    game.driver.begin(rows, 0, new_scratch())
    known = game.information_state(rows, 0, game.actor(rows, 0))

    def measure() -> float:
        began = time.process_time()
        simulation.worlds(known, rows)
        return BATCH / (time.process_time() - began)

    measure()
    return measure


def threaded(threads: int) -> Callable[[], float]:
    """Games of Shamans a second by the clock, rolled out on so many threads."""
    simulation = Simulation(shamans.GAME, threads=threads)
    fresh = batch(shamans.GAME.new(4, shamans.GAME.board()), BATCH, 1)

    def measure() -> float:
        rows = fresh.copy()
        began = time.perf_counter()
        simulation.roll_out(rows, until="game")
        return BATCH / (time.perf_counter() - began)

    measure()
    return measure


def start(cold: bool) -> float:
    """Seconds from starting Python to the first legal action, with an empty or a full cache."""
    code = (
        "from penumbra.games import shamans; from penumbra.games.match import Match; "
        "m = Match(shamans.GAME, 4); m.legal(m.actor)"
    )
    with tempfile.TemporaryDirectory() as empty:
        environment = os.environ | ({"XDG_CACHE_HOME": empty} if cold else {})
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True, env=environment)
        return time.perf_counter() - began


def main() -> None:
    """Measure, and print the table."""
    measures: dict[tuple[str, str], Callable[[], float]] = {}
    for players in shamans.GAME.players:
        measures["playouts", f"Shamans, {players} players"] = playouts(shamans.GAME, players)
    for players in (7, 10):
        measures["playouts", f"Intrigue, {players} players"] = playouts(intrigue.GAME, players)
    measures["stepped from Python", "Shamans, 4 players"] = stepped(shamans.GAME, 4)
    measures["stepped from Python", "Intrigue, 7 players"] = stepped(intrigue.GAME, 7)
    for game, title, players in ((shamans.GAME, "Shamans", 4), (intrigue.GAME, "Intrigue", 7)):
        name = f"{title}, {players} players"
        measures["rollouts", name] = rolled_out(game, players)
        measures["batched", name] = batched(game, players, observe=False)
        measures["batched, observed", name] = batched(game, players, observe=True)
    others: dict[str, Callable[[], float]] = {
        "worlds of Shamans, 4 players": imagined(shamans.GAME, 4),
        "worlds of Intrigue, 7 players": imagined(intrigue.GAME, 7),
        "whole games of Shamans, one thread": threaded(1),
        "whole games of Shamans, two threads": threaded(2),
    }

    peers: list[float] = []
    rates: dict[tuple[str, str], list[float]] = {key: [] for key in measures}
    per_second: dict[str, list[float]] = {label: [] for label in others}
    for _ in track(range(ROUNDS), "measuring"):
        peers.append(hearts())
        for key, measure in measures.items():
            rates[key].append(measure())
        for label, measure in others.items():
            per_second[label].append(measure())
    peer = median(peers)

    table = Table(title="The rules core, one core of this machine")
    for heading in ("what", "game", "decisions a second", "× hearts from Python", "goal"):
        table.add_column(heading, justify="left" if heading in ("what", "game") else "right")
    table.add_row("driven from Python", "OpenSpiel hearts", f"{peer:,.0f}", "1", "")
    for (what, table_of), measured in rates.items():
        rate = median(measured)
        table.add_row(
            what, table_of, f"{rate:,.0f}", f"{rate / peer:.1f}", f"{GOALS.get(what, '')}"
        )
    Console().print(table)

    sizes = Table(title="Worlds, threads, states and start")
    sizes.add_column("what")
    sizes.add_column("measured", justify="right")
    sizes.add_column("goal", justify="right")
    for label, found in per_second.items():
        goal = f"{WORLDS_GOAL:,}" if label.startswith("worlds of Shamans") else ""
        sizes.add_row(label, f"{median(found):,.0f} a second", goal)
    games: list[AnyGame] = [shamans.GAME, intrigue.GAME]
    for each in games:
        rows = each.new(each.players[-1], each.board())
        sizes.add_row(f"a state of {each.name}", f"{rows.nbytes} bytes", "1024 bytes")
    sizes.add_row("warm start to the first legal action", f"{start(cold=False):.2f} s", "1.5 s")
    sizes.add_row("cold start, compiling", f"{start(cold=True):.1f} s", "60 s")
    Console().print(sizes)


if __name__ == "__main__":
    main()
