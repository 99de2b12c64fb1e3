"""A task on its way to a worker and back: the same few bytes for a thread of ours, a process of
ours and a machine of somebody else. A worker needs nothing but these bytes and the same code.
"""

import time
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from penumbra.errors import PenumbraError
from penumbra.games.code_hash import Sources, raw_hash
from penumbra.lab.runs.errors import FailedTask, OtherRun
from penumbra.lab.runs.kinds import Kind, kind_named

WEIGHING = ("games", "bots", "lab")  # packages whose code results depend on


@cache
def code() -> str:
    """What results depend on beside the plan: the sources of rules, bots and lab, as a hash."""
    sources = Sources.of_package("penumbra", Path(__file__).parents[2])
    prefixes = tuple(f"penumbra.{package}." for package in WEIGHING)
    weighing = {
        name: file for name, file in sources.files.items() if f"{name}.".startswith(prefixes)
    }
    return raw_hash(Sources(weighing))


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
