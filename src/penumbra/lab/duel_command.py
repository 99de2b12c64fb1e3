"""`penumbra lab duel`: the command around `duel`."""

import argparse
from collections.abc import Callable
from typing import Any

from penumbra import bots
from penumbra.games import GAMES
from penumbra.lab.runs import commands as runs
from penumbra.locale import Catalogue


def add(commands: Any, say: Callable[..., str]) -> None:
    """Give `penumbra lab` this command."""
    duel = commands.add_parser(
        "duel",
        help=say("cli-lab-duel"),
        description=say("cli-lab-duel-about", levels=", ".join(bots.all_levels(GAMES))),
        epilog=say("cli-lab-duel-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    duel.add_argument("candidates", nargs="+", metavar="LEVEL", help=say("cli-lab-duel-candidates"))
    duel.add_argument(
        "--game", choices=GAMES, default=next(iter(GAMES)), help=say("cli-lab-duel-game")
    )
    duel.add_argument("--players", type=int, metavar="N", help=say("cli-players"))
    duel.add_argument(
        "--field", nargs="+", default=[bots.USUAL], metavar="LEVEL", help=say("cli-lab-duel-field")
    )
    duel.add_argument("--games", type=int, default=100, metavar="N", help=say("cli-lab-duel-games"))
    duel.add_argument("--seed", type=int, default=1, metavar="N", help=say("cli-lab-duel-seed"))
    runs.add_options(duel, say)
    duel.set_defaults(run=_duel)


def _duel(options: argparse.Namespace, catalogue: Catalogue) -> int:
    """Play, show how far it is and how long it takes, and print what is known at the end."""
    from penumbra.lab.duel import KIND, Duel

    duel = Duel(
        game=options.game,
        players=options.players or GAMES[options.game].usual_players,
        candidates=tuple(dict.fromkeys(options.candidates)),
        field=tuple(options.field),
        games=options.games,
        seed=options.seed,
    )
    return runs.performed(KIND, duel, options, catalogue)
