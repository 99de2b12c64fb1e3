"""A task on its way to a worker and back: the same few bytes for a thread of ours, a process of
ours and a machine of somebody else. A worker needs nothing but these bytes and the same code.
"""

import os
import time
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from penumbra.bots.brought import BROUGHT as BOTS
from penumbra.errors import PenumbraError
from penumbra.games.code_hash import Sources, raw_hash
from penumbra.games.registry import BROUGHT as GAMES
from penumbra.lab.runs.errors import FailedTask, OtherRun
from penumbra.lab.runs.kinds import Kind, kind_named

WEIGHING = ("games", "bots", "lab")  # packages whose code results depend on


def code() -> str:
    """What results depend on beside the plan, as a hash: the sources of rules, bots and lab, the
    boards that come with the games, and the modules that somebody brings.
    """
    return _code(" ".join(os.environ.get(brought, "") for brought in (GAMES, BOTS)))


@cache
def _code(brought: str) -> str:
    house = Path(__file__).parents[2]
    prefixes = tuple(f"penumbra.{package}." for package in WEIGHING)
    files = {
        name: file
        for name, file in Sources.of_package("penumbra", house).files.items()
        if f"{name}.".startswith(prefixes)
    }
    boards = house.glob("games/*/boards/*.toml")
    sources = Sources(files | {board.relative_to(house).as_posix(): board for board in boards})
    for module in brought.replace(",", " ").split():
        with suppress(ModuleNotFoundError):  # whoever makes its bots says so
            spec = find_spec(module)
            if spec is not None and spec.origin is not None:
                sources = Sources.around(module, Path(spec.origin), sources)
    return raw_hash(sources)


class Work(msgspec.Struct, frozen=True):
    """What all tasks of a run have in common."""

    kind: str
    plan: bytes
    """As JSON."""
    code: str


class Finished(msgspec.Struct, frozen=True):
    """A task that is done: its result as JSON, and how long it took its worker."""

    task: int
    seconds: float
    done: msgspec.Raw


def do(work: Work, task: int) -> tuple[float, bytes]:
    """Do a task, wherever this is called; FailedTask, with the cause in words, if it went wrong."""
    if work.code != code():
        raise OtherRun(
            f"The worker has other code ({code()}) than the run ({work.code}). "
            "Install the same Penumbra on all machines."
        )
    kind, plan = _opened(work)
    start = time.perf_counter()
    try:
        done = kind.do(plan, task)
    except PenumbraError as error:
        raise FailedTask(f"Task {task} of this {work.kind} can't be done: {error}") from error
    except Exception as error:  # what it was must reach whoever waits, through any pipe
        raise FailedTask(
            f"Task {task} of this {work.kind} went wrong ({type(error).__name__}: {error}). "
            "What was done before is kept; this is a mistake in Penumbra or in a bot."
        ) from error
    return time.perf_counter() - start, msgspec.json.encode(done)


@cache
def _opened(work: Work) -> tuple[Kind[Any, Any], Any]:
    kind = kind_named(work.kind)
    return kind, msgspec.json.decode(work.plan, type=kind.plan)
