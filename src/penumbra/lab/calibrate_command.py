"""`penumbra lab calibrate`: the command around `calibrate`."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from penumbra import bots
from penumbra.games import GAMES
from penumbra.lab.runs import commands as runs
from penumbra.locale import Catalogue

GAMES_EACH, COMPILED_GAMES = 40, 5000


def add(commands: Any, say: Callable[..., str]) -> None:
    """Give `penumbra lab` this command."""
    command = commands.add_parser(
        "calibrate",
        help=say("cli-lab-calibrate"),
        description=say("cli-lab-calibrate-about"),
        epilog=say("cli-lab-calibrate-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument(
        "companies",
        nargs="*",
        default=[bots.USUAL],
        metavar="LEVEL",
        help=say("cli-lab-calibrate-companies"),
    )
    add_table(command, say)
    command.add_argument(
        "--values", type=int, nargs="+", metavar="N", help=say("cli-lab-calibrate-values")
    )
    command.add_argument("--svg", type=Path, metavar="FILE", help=say("cli-lab-reliability-svg"))
    command.set_defaults(run=_calibrate)


def add_table(command: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """The options of whoever plays many games on a board."""
    command.add_argument(
        "--game", choices=GAMES, default=next(iter(GAMES)), help=say("cli-lab-duel-game")
    )
    command.add_argument("--board", default="standard", metavar="BOARD", help=say("cli-board"))
    command.add_argument(
        "--players", type=int, nargs="+", metavar="N", help=say("cli-lab-reliability-players")
    )
    command.add_argument(
        "--games",
        type=int,
        metavar="N",
        help=say("cli-lab-games", games=GAMES_EACH, compiled=COMPILED_GAMES),
    )
    command.add_argument("--compiled", action="store_true", help=say("cli-lab-compiled"))
    command.add_argument("--seed", type=int, default=1, metavar="N", help=say("cli-lab-seed"))
    runs.add_options(command, say)


def played(options: argparse.Namespace) -> dict[str, Any]:
    """What these options say, as a plan has it."""
    game = GAMES[options.game]
    return {
        "game": options.game,
        "board": game.board_data(game.board(options.board)),
        "players": tuple(dict.fromkeys(options.players or game.players)),
        "games": options.games or (COMPILED_GAMES if options.compiled else GAMES_EACH),
        "seed": options.seed,
        "compiled": options.compiled,
    }


def _calibrate(options: argparse.Namespace, catalogue: Catalogue) -> int:
    """Play, show how far it is, and print what is known at the end."""
    from penumbra.lab.calibrate import KIND, Plan, picture
    from penumbra.lab.output import write
    from penumbra.lab.runs import begun

    plan = Plan(
        companies=tuple(dict.fromkeys(options.companies)),
        values=tuple(dict.fromkeys(options.values or ())),
        **played(options),
    )
    code = runs.performed(KIND, plan, options, catalogue)
    if options.svg is not None:
        told = KIND.summary(plan, begun(KIND, plan, options.kept).done())
        if told.curves:
            write(options.svg, picture(told, catalogue).encode(), catalogue)
    return code
