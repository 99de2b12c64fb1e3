"""The lab's commands: `penumbra lab solve`, and whatever else the lab does."""

import argparse
from collections.abc import Callable

from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games.registry import folder_of
from penumbra.locale import Catalogue

ROUNDS = 100


def add(lab: argparse.ArgumentParser, say: Callable[[str], str]) -> None:
    """Give the parser of `penumbra lab` its commands."""
    commands = lab.add_subparsers(metavar="solve", required=True)
    solve = commands.add_parser(
        "solve", help=say("cli-lab-solve"), description=say("cli-lab-solve-about")
    )
    solve.add_argument("game", choices=GAMES, help=say("cli-lab-solve-game"))
    solve.add_argument(
        "--rounds", type=int, default=ROUNDS, metavar="N", help=say("cli-lab-solve-rounds")
    )
    solve.set_defaults(run=_solve)


def _solve(options: argparse.Namespace, catalogue: Catalogue) -> int:
    """Print a game's table, each line as soon as it is known."""
    folder = folder_of(options.game, "penumbra.lab")
    if folder is None or not hasattr(folder, "solve"):
        raise PenumbraError(catalogue.text("cli-lab-unsolved", game=options.game))
    if options.rounds < 1:
        raise PenumbraError(catalogue.text("cli-lab-no-rounds"))
    widths: list[int] = []
    for cells in folder.solve(options.rounds):
        widths = widths or [max(len(cell), 13) for cell in cells]
        line = (cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
        print("  ".join(line).rstrip(), flush=True)
    return 0
