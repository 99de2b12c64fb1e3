"""`penumbra analyse`: the command around the analysis, with a line that shows how far it is."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from penumbra.analysis.analyse import BUDGET
from penumbra.errors import PenumbraError
from penumbra.locale import Catalogue

STANDARD_OUTPUT = "-"


class NotWritten(PenumbraError):
    """A file that can't be written."""


def add(command: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """Give the parser of `penumbra analyse` its options."""
    command.epilog = say("cli-analyse-examples")
    command.add_argument("file", type=Path, metavar="FILE", help=say("cli-replay-file"))
    command.add_argument("--json", metavar="FILE", help=say("cli-analyse-json"))
    command.add_argument("--html", type=Path, metavar="FILE", help=say("cli-analyse-html"))
    command.add_argument(
        "--budget",
        type=int,
        default=BUDGET,
        metavar="N",
        help=say("cli-analyse-budget", budget=BUDGET),
    )
    command.add_argument("--seed", type=int, default=0, metavar="N", help=say("cli-analyse-seed"))
    command.set_defaults(run=_analyse)


def _analyse(options: argparse.Namespace, catalogue: Catalogue) -> int:
    """Look the record through, then say or write what was found."""
    from rich.console import Console
    from rich.progress import Progress

    from penumbra.analysis.analyse import analyse
    from penumbra.analysis.report import to_json
    from penumbra.games import record
    from penumbra.terminal.analysis_page import page
    from penumbra.terminal.analysis_words import Told, text

    kept = record.read(options.file)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(catalogue.text("cli-analyse-running"), total=None)

        def tell(done: int, whole: int) -> None:
            progress.update(bar, completed=done, total=whole)

        analysis = analyse(kept, options.budget, options.seed, tell)
    if options.json == STANDARD_OUTPUT:
        sys.stdout.write(to_json(analysis).decode())
    else:
        told = Told(kept, analysis, catalogue)
        if options.json is None and options.html is None:
            for line in text(told):
                print(line)
        if options.json is not None:
            _write(Path(options.json), to_json(analysis), catalogue)
    if options.html is not None:
        html = page(Told(kept, analysis, catalogue)).encode()
        _write(options.html, html, catalogue)
    return 0


def _write(path: Path, data: bytes, catalogue: Catalogue) -> None:
    try:
        path.write_bytes(data)
    except OSError as error:
        raise NotWritten(f"{path} can't be written: {error.strerror}.") from error
    print(catalogue.text("cli-analyse-written", file=str(path)), file=sys.stderr)
