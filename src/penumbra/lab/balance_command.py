"""`penumbra lab balance`: the command around `balance_run`, with a page and tables."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from penumbra import bots
from penumbra.lab import calibrate_command
from penumbra.lab.runs import commands as runs
from penumbra.locale import Catalogue


def add(commands: Any, say: Callable[..., str]) -> None:
    """Give `penumbra lab` this command."""
    command = commands.add_parser(
        "balance",
        help=say("cli-lab-balance"),
        description=say("cli-lab-balance-about"),
        epilog=say("cli-lab-balance-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument(
        "levels",
        nargs="*",
        default=[bots.USUAL],
        metavar="LEVEL",
        help=say("cli-lab-balance-levels"),
    )
    calibrate_command.add_table(command, say)
    command.add_argument("--html", type=Path, metavar="FILE", help=say("cli-lab-balance-html"))
    for form in ("parquet", "csv"):
        command.add_argument(
            f"--{form}", type=Path, metavar="FOLDER", help=say("cli-lab-balance-tables", form=form)
        )
    command.set_defaults(run=_balance)


def _balance(options: argparse.Namespace, catalogue: Catalogue) -> int:
    """Play, show how far it is, print what matters most, and write what else is wanted."""
    from penumbra.lab import frames
    from penumbra.lab.balance_page import page
    from penumbra.lab.balance_run import KIND, Plan, facts, table
    from penumbra.lab.output import told_written, write
    from penumbra.lab.runs import begun

    plan = Plan(levels=tuple(options.levels), **calibrate_command.played(options))
    code = runs.performed(KIND, plan, options, catalogue)
    run = begun(KIND, plan, options.kept)
    done = run.done()
    if options.html is not None:
        write(options.html, page(KIND.summary(plan, done), run, catalogue).encode(), catalogue)
    tables = [(table(plan, players), found) for players, found in facts(plan, done).items()]
    for form in frames.FORMATS:
        folder = getattr(options, form)
        if folder is not None and tables:
            for path in frames.write(folder, form, tables):
                told_written(path, catalogue)
    return code
