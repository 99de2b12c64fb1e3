"""`penumbra lab tournament`: the command around `tournament`."""

import argparse
from collections.abc import Callable
from typing import Any

from penumbra import bots
from penumbra.games import GAMES
from penumbra.lab.runs import commands as runs
from penumbra.locale import Catalogue


def add(commands: Any, say: Callable[..., str]) -> None:
    """Give `penumbra lab` this command."""
    command = commands.add_parser(
        "tournament",
        help=say("cli-lab-tournament"),
        description=say("cli-lab-tournament-about", levels=", ".join(bots.all_levels(GAMES))),
        epilog=say("cli-lab-tournament-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument(
        "levels", nargs="+", metavar="LEVEL", help=say("cli-lab-tournament-levels")
    )
    command.add_argument(
        "--game", choices=GAMES, default=next(iter(GAMES)), help=say("cli-lab-duel-game")
    )
    command.add_argument(
        "--players", type=int, nargs="+", metavar="N", help=say("cli-lab-tournament-players")
    )
    command.add_argument(
        "--deals", type=int, default=50, metavar="N", help=say("cli-lab-tournament-deals")
    )
    command.add_argument("--seed", type=int, default=1, metavar="N", help=say("cli-lab-duel-seed"))
    runs.add_options(command, say)
    command.set_defaults(run=_tournament)


def _tournament(options: argparse.Namespace, catalogue: Catalogue) -> int:
    """Play, show how far it is and how long it takes, and print what is known at the end."""
    from penumbra.lab.tournament import KIND, Tournament

    plan = Tournament(
        game=options.game,
        players=tuple(dict.fromkeys(options.players or GAMES[options.game].players)),
        levels=tuple(options.levels),
        deals=options.deals,
        seed=options.seed,
    )
    return runs.performed(KIND, plan, options, catalogue)
