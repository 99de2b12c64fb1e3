"""How fast the bots of Shamans think, beside OpenSpiel's ISMCTS on hearts in the same run; what
it takes to compile everything of both games, and how much memory a process of bots needs.

    python -m benchmarks.bots

Figures are in processor time of one core. How well bots play is measured by `penumbra lab duel`.
"""

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.progress import track
from rich.table import Table

from penumbra import bots
from penumbra.bots.shamans.thumb import thumb
from penumbra.bots.turns import next_act
from penumbra.games import GAMES, shamans
from penumbra.games.driver import batch
from penumbra.games.match import Match
from penumbra.games.simulation import Simulation

GAME = shamans.GAME
TRICK = 5
WORLDS = 2000
PLAYOUTS_GOAL = 40_000
SEARCHED = 1000  # playouts of the Sage whose speed is told
SIMULATIONS = 500
COMPILING_GOAL = 90  # seconds
MEMORY_GOAL = 400  # MB
MOST_TOLD = 200  # acts of a game in which a process of bots is measured


def position(players: int) -> Match[Any, Any]:
    """A game of Seekers at its fifth trick."""
    for seed in range(100):
        match: Match[Any, Any] = Match(GAME, players, seed=seed.to_bytes(32, "big"))
        company = {seat: bots.make("seeker", GAME.name, seat) for seat in range(players)}
        while match.view(0).round == 1 and not match.over:
            if match.view(0).trick == TRICK and match.view(0).decision.kind == "play":
                return match
            match.act(*next_act(match, company))
    raise AssertionError("no round came that far")


def playouts(players: int) -> Callable[[], float]:
    """Rounds a second that the compiled rules of thumb play from the fifth trick."""
    match = position(players)
    simulation = Simulation(GAME, policies=[thumb])
    worlds = batch(match.rows, WORLDS, seed=1)

    def run() -> float:
        simulation.worlds(match.information_state(match.actor), worlds)
        began = time.process_time()
        simulation.roll_out(worlds, seats=[thumb] * players)
        return WORLDS / (time.process_time() - began)

    run()
    return run


def decisions(level: str, players: int) -> Callable[[], float]:
    """Choices a second of a level, at the fifth trick."""
    match = position(players)
    bot = bots.make(level, GAME.name, 1)
    known = match.known(match.actor)
    bot.choose(*known)

    def run() -> float:
        count = 0
        began = time.process_time()
        while time.process_time() - began < 0.3:
            bot.choose(*known)
            count += 1
        return count / (time.process_time() - began)

    return run


def ismcts() -> float:
    """Simulations a second of OpenSpiel's ISMCTS in C++, early in a game of hearts."""
    game = pyspiel.load_game("hearts")
    state = game.new_initial_state()
    luck = np.random.default_rng(1)
    for _ in range(80):  # dealt, passed, a few tricks: earlier it crashes while it resamples
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(luck.choice(state.legal_actions())))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(
        1,
        evaluator,
        5.0,
        SIMULATIONS,
        -1,
        pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT,
        False,
        False,
    )
    began = time.process_time()
    bot.step(state)
    return SIMULATIONS / (time.process_time() - began)


def compiling() -> float:
    """Seconds of processor time until everything is compiled that a first evening needs."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with tempfile.TemporaryDirectory() as empty:
        command = [sys.executable, "-m", "penumbra.cli", "warm"]
        subprocess.run(command, env=os.environ | {"XDG_CACHE_HOME": empty}, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def memory(game: str, players: int) -> float:
    """MB at most of a process in which a Sage as tables have it plays on from among Seekers."""
    code = f"from benchmarks.bots import play_on; play_on({game!r}, {players})"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return float(done.stdout)


def play_on(game: str, players: int) -> None:
    """Let a Sage play among Seekers, and print how many MB this process has needed."""
    match: Match[Any, Any] = Match(GAMES[game], players, seed=bytes(32))
    company = {seat: bots.make("seeker", game, seat) for seat in range(players)}
    company[0] = bots.make("sage", game, 0)
    for _ in range(MOST_TOLD):
        if not match.over and match.rounds == 1:
            match.act(*next_act(match, company))
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)


def main() -> None:
    """Measure one after the other, and print two tables."""
    levels = [level for level in bots.levels(GAME.name) if level != "sage"]
    told: list[tuple[str, Callable[[], float]]] = [
        (f"playouts from trick {TRICK}, rules of thumb compiled, {players} players", run)
        for players in GAME.players
        for run in [playouts(players)]
    ]
    told += [(f"choices of a {level}, 4 players", decisions(level, 4)) for level in levels]
    searched = f"choices of a Sage with {SEARCHED:,} playouts, 4 players"
    told.append((searched, decisions(f"sage:{SEARCHED}", 4)))
    told.append(("simulations of OpenSpiel's ISMCTS on hearts", ismcts))
    table = Table("", "a second", "goal")
    for name, run in track(told, "bots", console=Console(stderr=True), transient=True):
        figure = max(run() for _ in range(3))
        goal = f"{PLAYOUTS_GOAL:,}" if "playouts from" in name and "4 players" in name else ""
        table.add_row(name, f"{figure:,.0f}", goal)
    Console().print(table)
    once = Table("", "", "goal")
    once.add_row("seconds to compile everything", f"{compiling():,.0f}", f"{COMPILING_GOAL}")
    for game, players in (("shamans", 3), ("shamans", 5), ("intrigue", 10)):
        name = f"MB of a process with a Sage, {game}, {players} players"
        once.add_row(name, f"{memory(game, players):,.0f}", f"{MEMORY_GOAL}")
    Console().print(once)


if __name__ == "__main__":
    main()
