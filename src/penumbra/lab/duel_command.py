"""`penumbra lab duel`: the command around `duel`, with a line that shows how far it is."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from penumbra import bots
from penumbra.games import GAMES
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
    duel.add_argument(
        "--workers", type=int, default=1, metavar="N", help=say("cli-lab-duel-workers")
    )
    duel.add_argument("--json", type=Path, metavar="FILE", help=say("cli-lab-duel-json"))
    duel.set_defaults(run=_duel)


def _duel(options: argparse.Namespace, catalogue: Catalogue) -> int:
    """Play, show how far it is and how long it takes, and print what is known at the end."""
    import msgspec
    from rich.console import Console
    from rich.progress import Progress

    from penumbra.lab.duel import Duel, Played, lines, played, report

    duel = Duel(
        game=options.game,
        players=options.players or GAMES[options.game].usual_players,
        candidates=tuple(options.candidates),
        field=tuple(options.field),
        games=options.games,
        seed=options.seed,
    ).checked()
    games: list[Played] = []
    try:
        with Progress(console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task(catalogue.text("cli-lab-duel-running"), total=duel.whole)
            for game in played(duel, max(1, options.workers)):
                games.append(game)
                progress.advance(bar)
    except KeyboardInterrupt:
        print(catalogue.text("cli-lab-duel-broken-off", done=len(games), whole=duel.whole))
    told = report(duel, games)
    for line in lines(told):
        print(line)
    if options.json is not None:
        options.json.write_bytes(msgspec.json.format(msgspec.json.encode(told)) + b"\n")
    return 0
