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
from penumbra.games.driver import LEGAL, MASK_WIDTH, batch, new_room
from penumbra.games.game import AnyGame

Compiled = Any  # either game, each with boards of its own kind

ROUNDS = 7
BATCH = 4096
GOALS = {"playouts": 80, "stepped from Python": 3, "batched": 50}


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
    rows, room = batch(game.new(players, game.board()), 1, 1), new_room()
    driver.begin(rows, 0, room)
    driver.playouts(rows, 1000, room)

    def measure(decisions: int = 2_000_000) -> float:
        began = time.process_time()
        driver.playouts(rows, decisions, room)
        return decisions / (time.process_time() - began)

    return measure


def stepped(game: Compiled, players: int) -> Callable[[], float]:
    """One game driven from Python: read the legal actions, act."""
    driver = game.driver
    rows, room = batch(game.new(players, game.board()), 1, 1), new_room()
    play_on = driver.play_on
    legal = room[LEGAL:]

    def measure(decisions: int = 200_000) -> float:
        count = driver.begin(rows, 0, room)
        began = time.process_time()
        for _ in range(decisions):
            count = play_on(rows, 0, random.choice(legal[:count].tolist()), room)
        return decisions / (time.process_time() - began)

    measure(100)
    return measure


def batched(game: Compiled, players: int) -> Callable[[], float]:
    """A batch with boolean masks and auto-reset; choosing the actions is not counted."""
    driver = game.driver
    rows, room = batch(game.new(players, game.board()), BATCH, 1), new_room()
    for i in range(BATCH):
        driver.begin(rows, i, room)
    masks = np.zeros((BATCH, MASK_WIDTH), dtype=np.bool_)
    ended = np.zeros(BATCH, dtype=np.bool_)
    rng = np.random.default_rng(1)
    driver.play_all(rows, np.full(BATCH, -1), masks, ended, room)

    def measure(steps: int = 50) -> float:
        spent = 0.0
        for _ in range(steps):
            chosen = (rng.random(masks.shape, dtype=np.float32) * masks).argmax(axis=1)
            began = time.process_time()
            driver.play_all(rows, chosen, masks, ended, room)
            spent += time.process_time() - began
        return BATCH * steps / spent

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
    measures["batched", "Shamans, 4 players"] = batched(shamans.GAME, 4)
    measures["batched", "Intrigue, 7 players"] = batched(intrigue.GAME, 7)

    peers: list[float] = []
    rates: dict[tuple[str, str], list[float]] = {key: [] for key in measures}
    for _ in track(range(ROUNDS), "measuring"):
        peers.append(hearts())
        for key, measure in measures.items():
            rates[key].append(measure())
    peer = median(peers)

    table = Table(title="The rules core, one core of this machine")
    for heading in ("what", "game", "decisions a second", "× hearts from Python", "goal"):
        table.add_column(heading, justify="left" if heading in ("what", "game") else "right")
    table.add_row("driven from Python", "OpenSpiel hearts", f"{peer:,.0f}", "1", "")
    for (what, game), measured in rates.items():
        rate = median(measured)
        table.add_row(what, game, f"{rate:,.0f}", f"{rate / peer:.1f}", f"{GOALS[what]}")
    Console().print(table)

    sizes = Table(title="States and start")
    sizes.add_column("what")
    sizes.add_column("measured", justify="right")
    sizes.add_column("goal", justify="right")
    games: list[AnyGame] = [shamans.GAME, intrigue.GAME]
    for each in games:
        rows = each.new(each.players[-1], each.board())
        sizes.add_row(f"a state of {each.name}", f"{rows.nbytes} bytes", "1024 bytes")
    sizes.add_row("warm start to the first legal action", f"{start(cold=False):.2f} s", "1.5 s")
    sizes.add_row("cold start, compiling", f"{start(cold=True):.1f} s", "60 s")
    Console().print(sizes)


if __name__ == "__main__":
    main()
