"""`penumbra lab reliability`: the command around `reliability`."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from penumbra.games import GAMES
from penumbra.locale import Catalogue


def add(commands: Any, say: Callable[..., str]) -> None:
    """Give `penumbra lab` this command."""
    command = commands.add_parser(
        "reliability",
        help=say("cli-lab-reliability"),
        description=say("cli-lab-reliability-about"),
        epilog=say("cli-lab-reliability-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument(
        "levels", nargs="+", metavar="LEVEL", help=say("cli-lab-reliability-levels")
    )
    command.add_argument(
        "--game", choices=GAMES, default=next(iter(GAMES)), help=say("cli-lab-duel-game")
    )
    command.add_argument(
        "--players", type=int, nargs="+", metavar="N", help=say("cli-lab-reliability-players")
    )
    command.add_argument(
        "--games", type=int, default=40, metavar="N", help=say("cli-lab-reliability-games")
    )
    command.add_argument("--seed", type=int, default=1, metavar="N", help=say("cli-lab-duel-seed"))
    command.add_argument("--json", type=Path, metavar="FILE", help=say("cli-lab-json"))
    command.add_argument("--svg", type=Path, metavar="FILE", help=say("cli-lab-reliability-svg"))
    command.set_defaults(run=_reliability)


def _reliability(options: argparse.Namespace, catalogue: Catalogue) -> int:
    """Play, show how far it is, and print what is known at the end or when it is broken off."""
    import msgspec
    from rich.console import Console
    from rich.progress import Progress

    from penumbra.lab.output import write
    from penumbra.lab.reliability import Believed, Table, lines, picture, play, reliability

    tables = [
        Table(options.game, players, tuple(options.levels), options.games, options.seed).checked()
        for players in options.players or [GAMES[options.game].usual_players]
    ]
    found: list[list[list[Believed]]] = [[] for _ in tables]
    whole = sum(table.games for table in tables)
    try:
        with Progress(console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task(catalogue.text("cli-lab-reliability-running"), total=whole)
            for table, games in zip(tables, found, strict=True):
                for deal in range(table.games):
                    games.append(play(table, deal))
                    progress.advance(bar)
    except KeyboardInterrupt:
        done = sum(map(len, found))
        print(catalogue.text("cli-lab-reliability-broken-off", done=done, whole=whole))
    told = [reliability(*each) for each in zip(tables, found, strict=True) if each[1]]
    for each in told:
        print("\n".join(lines(each)))
    if options.json is not None:
        write(options.json, msgspec.json.format(msgspec.json.encode(told)) + b"\n", catalogue)
    if options.svg is not None:
        write(options.svg, picture(told).encode(), catalogue)
    return 0
