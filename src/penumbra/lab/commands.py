"""The lab's commands: what each of them takes, and where it is done."""

import argparse
from collections.abc import Callable, Iterable
from types import ModuleType

from penumbra import bots
from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games.registry import folder_of
from penumbra.lab import (
    balance_command,
    calibrate_command,
    duel_command,
    reliability_command,
    tournament_command,
)
from penumbra.lab.runs import commands as runs
from penumbra.locale import Catalogue

ROUNDS, PLAYED = 100, 400


def add(lab: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """Give the parser of `penumbra lab` its commands."""
    commands = lab.add_subparsers(required=True)
    solve = commands.add_parser(
        "solve", help=say("cli-lab-solve"), description=say("cli-lab-solve-about")
    )
    solve.add_argument("game", choices=GAMES, help=say("cli-lab-solve-game"))
    solve.add_argument(
        "--rounds", type=int, default=ROUNDS, metavar="N", help=say("cli-lab-solve-rounds")
    )
    solve.set_defaults(run=_solve)
    sides = commands.add_parser(
        "sides", help=say("cli-lab-sides"), description=say("cli-lab-sides-about")
    )
    sides.add_argument("game", choices=GAMES, help=say("cli-lab-solve-game"))
    sides.add_argument("levels", nargs=2, metavar="LEVEL", help=say("cli-lab-sides-levels"))
    sides.add_argument("--players", type=int, metavar="N", help=say("cli-lab-sides-players"))
    sides.add_argument(
        "--rounds", type=int, default=PLAYED, metavar="N", help=say("cli-lab-sides-rounds")
    )
    sides.set_defaults(run=_sides)
    duel_command.add(commands, say)
    tournament_command.add(commands, say)
    balance_command.add(commands, say)
    calibrate_command.add(commands, say)
    reliability_command.add(commands, say)
    runs.add(commands, say)
    commands.metavar = " | ".join(commands.choices)


def _solve(options: argparse.Namespace, catalogue: Catalogue) -> int:
    """Print a game's table, each line as soon as it is known."""
    _print(_folder(options, catalogue).solve(options.rounds))
    return 0


def _sides(options: argparse.Namespace, catalogue: Catalogue) -> int:
    """Print how often the first side wins, for each number of players."""
    folder = _folder(options, catalogue)
    counts = GAMES[options.game].players
    if options.players is not None and options.players not in counts:
        raise PenumbraError(catalogue.text("cli-lab-no-players", players=options.players))
    for level in options.levels:
        bots.make(level, options.game, 0)  # or an error that names the levels
    chosen = counts if options.players is None else [options.players]
    _print(folder.sides(options.levels, chosen, options.rounds))
    return 0


def _folder(options: argparse.Namespace, catalogue: Catalogue) -> ModuleType:
    """What the lab knows of the game."""
    folder = folder_of(options.game, "penumbra.lab")
    if folder is None or not hasattr(folder, "solve"):
        raise PenumbraError(catalogue.text("cli-lab-unsolved", game=options.game))
    if options.rounds < 1:
        raise PenumbraError(catalogue.text("cli-lab-no-rounds"))
    return folder


def _print(lines: Iterable[tuple[str, ...]]) -> None:
    widths: list[int] = []
    for cells in lines:
        widths = widths or [max(len(cell), 13) for cell in cells]
        line = (cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
        print("  ".join(line).rstrip(), flush=True)
