"""What the lab's commands have in common: a run is begun or found again, carried on with a bar that
says how long it will take, and told; `penumbra lab show` and `penumbra lab resume`.
"""

import argparse
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from penumbra.errors import PenumbraError
from penumbra.lab.runs.cluster import Cluster
from penumbra.lab.runs.executors import Executor, Here, Processes
from penumbra.lab.runs.folder import MANIFEST, Run, begun, found, runs_folder
from penumbra.lab.runs.kinds import Kind
from penumbra.locale import Catalogue

INTERRUPTED = 130


def add(commands: Any, say: Callable[..., str]) -> None:
    """Give `penumbra lab` the commands for runs of all kinds."""
    show = commands.add_parser(
        "show",
        help=say("cli-lab-show"),
        description=say("cli-lab-show-about"),
        epilog=say("cli-lab-show-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    show.add_argument("found", nargs="?", metavar="RUN", help=say("cli-lab-show-run"))
    show.add_argument("--json", type=Path, metavar="FILE", help=say("cli-lab-json"))
    show.add_argument("--game", type=int, metavar="N", help=say("cli-lab-show-game"))
    show.add_argument("--record", type=Path, metavar="FILE", help=say("cli-lab-show-record"))
    show.set_defaults(run=_show)
    resume = commands.add_parser(
        "resume", help=say("cli-lab-resume"), description=say("cli-lab-resume-about")
    )
    resume.add_argument("found", metavar="RUN", help=say("cli-lab-show-run"))
    add_workers(resume, say)
    resume.add_argument("--json", type=Path, metavar="FILE", help=say("cli-lab-json"))
    resume.set_defaults(run=_resume)


def add_options(command: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """The options of every command that makes a run."""
    add_workers(command, say)
    command.add_argument("--run", type=Path, metavar="FOLDER", dest="kept", help=say("cli-lab-run"))
    command.add_argument("--json", type=Path, metavar="FILE", help=say("cli-lab-json"))


def add_workers(command: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """The options that say who does the work."""
    command.add_argument("--workers", type=int, default=1, metavar="N", help=say("cli-lab-workers"))
    command.add_argument("--ray", metavar="ADDRESS", help=say("cli-lab-ray"))


def performed(
    kind: Kind[Any, Any], plan: Any, options: argparse.Namespace, catalogue: Catalogue
) -> int:
    """The whole of a command that makes a run: begin it or go on with it, tell what came out."""
    run = begun(kind, plan, options.kept, ("penumbra", *options.words))
    return _carried_on(run, options, catalogue)


def _resume(options: argparse.Namespace, catalogue: Catalogue) -> int:
    return _carried_on(found(options.found), options, catalogue)


def _carried_on(run: Run, options: argparse.Namespace, catalogue: Catalogue) -> int:
    """Do what is missing, and print what is known at the end or when it is broken off."""
    whole = carry_on_shown(run, options, catalogue)
    told(run, options.json, catalogue)
    return 0 if whole else INTERRUPTED


def carry_on_shown(run: Run, options: argparse.Namespace, catalogue: Catalogue) -> bool:
    """Do what is missing by the workers that were asked for, with a bar; whether that is all."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    from penumbra.lab.runs.running import Interrupts, carry_on

    executor = _executor(options)
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    done = len(run.finished())
    name = run.folder
    try:
        with (
            Progress(*columns, console=console, transient=True) as progress,
            Interrupts(lambda: console.print(catalogue.text("cli-lab-stopping"))) as interrupts,
        ):
            bar = progress.add_task(run.kind.name, total=run.manifest.tasks, completed=done)
            whole = carry_on(
                run, executor, lambda _: progress.advance(bar), lambda: interrupts.stopped
            )
    except KeyboardInterrupt:
        whole = False
    if not whole:
        counts = {"done": len(run.finished()), "whole": run.manifest.tasks}
        print(catalogue.text("cli-lab-broken-off", run=str(name), **counts), file=sys.stderr)
    else:
        print(catalogue.text("cli-lab-kept", run=str(name)), file=sys.stderr)
    return whole


def _executor(options: argparse.Namespace) -> Executor:
    """The workers that were asked for."""
    if options.ray is not None:
        return Cluster(options.ray)
    return Processes(options.workers) if options.workers > 1 else Here()


def told(run: Run, json: Path | None, catalogue: Catalogue) -> None:
    """Print what a run tells so far, and write it as JSON if somebody wants that."""
    import msgspec

    summary = run.kind.summary(run.plan, run.done())
    for line in run.kind.lines(summary, catalogue):
        print(line)
    if json is not None:
        _write(json, msgspec.json.format(msgspec.json.encode(summary)) + b"\n", catalogue)


def _show(options: argparse.Namespace, catalogue: Catalogue) -> int:
    if options.found is None:
        return _list(catalogue)
    run = found(options.found)
    if options.game is not None or options.record is not None:
        return _record(run, options, catalogue)
    manifest = run.manifest
    print(shlex.join(manifest.command))
    finished = run.finished()
    seconds = sum(each.seconds for each in finished.values())
    facts: dict[str, str | int] = {
        "done": len(finished),
        "whole": manifest.tasks,
        "seconds": round(seconds),
        "games": run.kind.games(run.plan),
        "begun": f"{manifest.begun:%Y-%m-%d %H:%M} UTC",
        "code": manifest.code,
        "penumbra": manifest.penumbra,
    }
    print(catalogue.text("cli-lab-show-facts", **facts))
    if finished:
        told(run, options.json, catalogue)
    return 0


def _list(catalogue: Catalogue) -> int:
    """A line for every run there is."""
    folder = runs_folder()
    manifests = sorted(folder.glob(f"*/{MANIFEST}"), key=lambda path: path.stat().st_mtime)
    if not manifests:
        print(catalogue.text("cli-lab-show-none", folder=str(folder)))
    for path in manifests:
        try:
            run = found(str(path.parent))
            done = f"{len(run.finished())}/{run.manifest.tasks}"
            print(f"{path.parent.name:<24} {done:>12}  {shlex.join(run.manifest.command)}")
        except PenumbraError as error:
            print(f"{path.parent.name:<24} {error}")
    return 0


def _record(run: Run, options: argparse.Namespace, catalogue: Catalogue) -> int:
    """A game of a run as a record."""
    from penumbra.games import record

    games = run.kind.games(run.plan)
    number = 1 if options.game is None else options.game
    if not 1 <= number <= games:
        raise PenumbraError(catalogue.text("cli-lab-no-game", games=games))
    text = record.written(run.kind.record(run.plan, number - 1))
    if options.record is None:
        print(text, end="")
        return 0
    _write(options.record, text.encode(), catalogue)
    print(catalogue.text("cli-lab-recorded", game=number, file=str(options.record)))
    return 0


def _write(file: Path, content: bytes, catalogue: Catalogue) -> None:
    try:
        file.write_bytes(content)
    except OSError as error:
        why = {"file": str(file), "reason": str(error.strerror)}
        raise PenumbraError(catalogue.text("cli-lab-unwritten", **why)) from error
