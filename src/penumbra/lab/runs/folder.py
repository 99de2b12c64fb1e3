"""A run as a folder: `manifest.json` says what it is, `results.jsonl` what is done, a line a task.

The manifest is written once, before the first task, and never changed. A line is written when its
task is done, in whatever order that happens; a last line that was cut off does not count, and its
task is done again. Whoever writes holds a lock. Nothing in here does any work.
"""

import fcntl
import os
import platform
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from errno import ENOSPC
from hashlib import sha256
from importlib.metadata import version
from io import FileIO
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from penumbra import __version__
from penumbra.lab.runs.errors import BrokenRun, OtherRun, RunInUse
from penumbra.lab.runs.kinds import Kind, kind_named
from penumbra.lab.runs.work import Finished, Work, code

FORMAT = 1
MANIFEST, RESULTS = "manifest.json", "results.jsonl"
RUNS = "runs"
"""Where runs are kept, below the folder somebody works in; the environment may name another."""
SYNCED = 1.0  # seconds between two orders to the disk: results can be computed again


class Manifest(msgspec.Struct, frozen=True):
    """What a run is."""

    format: int
    kind: str
    plan: msgspec.Raw
    tasks: int
    command: tuple[str, ...]
    begun: datetime
    code: str
    penumbra: str
    versions: dict[str, str]


class Run:
    """A run on disk."""

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        """A run whose manifest was read; use `begun` or `opened`."""
        self.folder, self.manifest = folder, manifest
        self.kind: Kind[Any, Any] = kind_named(manifest.kind)
        try:
            self.plan: Any = msgspec.json.decode(manifest.plan, type=self.kind.plan)
        except msgspec.MsgspecError as error:
            raise BrokenRun(f"{folder / MANIFEST}: its plan is damaged ({error}).") from error

    @property
    def work(self) -> Work:
        """What its workers are told."""
        return Work(self.manifest.kind, bytes(self.manifest.plan), self.manifest.code)

    def finished(self) -> dict[int, Finished]:
        """What is done, by task in ascending order; BrokenRun if a line is damaged."""
        found: dict[int, Finished] = {}
        for number, line in enumerate(self._lines()[0], start=1):
            try:
                each = msgspec.json.decode(line, type=Finished)
            except msgspec.MsgspecError as error:
                raise self._damaged(number, str(error)) from error
            if not 0 <= each.task < self.manifest.tasks:
                raise self._damaged(number, f"there is no task {each.task}")
            found.setdefault(each.task, each)
        return dict(sorted(found.items()))

    def done(self) -> dict[int, Any]:
        """The results, by task in ascending order."""
        results = {}
        for task, each in self.finished().items():
            try:
                results[task] = msgspec.json.decode(each.done, type=self.kind.done)
            except msgspec.MsgspecError as error:
                raise BrokenRun(
                    f"{self.folder / RESULTS}: the result of task {task} is damaged ({error}). "
                    "Delete its line, and it will be done again."
                ) from error
        return results

    def missing(self) -> list[int]:
        """Tasks that are still to be done."""
        finished = self.finished()
        return [task for task in range(self.manifest.tasks) if task not in finished]

    @contextmanager
    def writing(self) -> Iterator["Results"]:
        """Let results be added; RunInUse if somebody else does that just now."""
        path = self.folder / RESULTS
        try:
            opened = path.open("ab", buffering=0)
        except OSError as error:
            raise BrokenRun(f"{path} can't be written: {error.strerror}.") from error
        with opened as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise RunInUse(
                    f"Another process is at work on {self.folder}. Wait for it, or end it."
                ) from error
            file.truncate(self._lines()[1])
            results = Results(file)
            try:
                yield results
            finally:
                results.sync()

    def _lines(self) -> tuple[list[bytes], int]:
        """The whole lines, and where they end."""
        try:
            content = (self.folder / RESULTS).read_bytes()
        except FileNotFoundError:
            return [], 0
        except OSError as error:
            raise BrokenRun(f"{self.folder / RESULTS} can't be read: {error.strerror}.") from error
        whole = content[: content.rfind(b"\n") + 1]
        return whole.splitlines(), len(whole)

    def _damaged(self, number: int, why: str) -> BrokenRun:
        return BrokenRun(
            f"{self.folder / RESULTS}, line {number} is damaged ({why}). "
            "Delete it, and its task will be done again."
        )


class Results:
    """The end of a run's results."""

    def __init__(self, file: FileIO) -> None:
        """Write to a file that is open and locked."""
        self._file, self._synced = file, monotonic()

    def add(self, finished: Finished) -> None:
        """Another task is done. It survives the end of this process at once, and the end of the
        machine after a second."""
        line = msgspec.json.encode(finished) + b"\n"
        try:
            if self._file.write(line) < len(line):
                raise OSError(ENOSPC, os.strerror(ENOSPC))
            if monotonic() - self._synced > SYNCED:
                self.sync()
        except OSError as error:
            raise BrokenRun(
                f"Nothing more can be written to {self._file.name}: {error.strerror}. "
                "What was done is kept; make room, and go on."
            ) from error

    def sync(self) -> None:
        """See to it that everything is on disk."""
        os.fsync(self._file.fileno())
        self._synced = monotonic()


def runs_folder() -> Path:
    """Where runs are kept."""
    return Path(os.environ.get("PENUMBRA_RUNS") or RUNS)


def begun(
    kind: Kind[Any, Any], plan: Any, folder: Path | None = None, command: Sequence[str] = ()
) -> Run:
    """The run of this plan: a new folder, or the one there is, if it is of this very plan and code.

    Without a folder it gets one named after its kind, its plan and the code, so that the same
    command finds its own run again.
    """
    written = msgspec.json.encode(kind.checked(plan))
    name = sha256(b"%b %b %b" % (kind.name.encode(), written, code().encode())).hexdigest()[:8]
    folder = folder or runs_folder() / f"{kind.name}-{name}"
    if (folder / MANIFEST).exists():
        return _the_same(opened(folder), kind, written)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BrokenRun(f"{folder} is in the way: it is no run. Name another folder.")
    manifest = Manifest(
        format=FORMAT,
        kind=kind.name,
        plan=msgspec.Raw(written),
        tasks=kind.tasks(plan),
        command=tuple(command),
        begun=datetime.now(UTC).replace(microsecond=0),
        code=code(),
        penumbra=__version__,
        versions={
            "python": platform.python_version(),
            "platform": sys.platform,
            **{package: version(package) for package in ("numba", "numpy")},
        },
    )
    try:
        folder.mkdir(parents=True, exist_ok=True)
        part = folder / f"{MANIFEST}.part"
        part.write_bytes(msgspec.json.format(msgspec.json.encode(manifest)) + b"\n")
        part.replace(folder / MANIFEST)
    except OSError as error:
        raise BrokenRun(f"No run can be kept in {folder}: {error.strerror}.") from error
    return opened(folder)


def opened(folder: Path) -> Run:
    """The run in a folder; BrokenRun if it is none."""
    path = folder / MANIFEST
    try:
        manifest = msgspec.json.decode(path.read_bytes(), type=Manifest)
    except OSError as error:
        raise BrokenRun(
            f"{folder} is no run: {MANIFEST} can't be read ({error.strerror})."
        ) from error
    except msgspec.MsgspecError as error:
        raise BrokenRun(f"{path} is damaged ({error}).") from error
    if manifest.format != FORMAT:
        raise BrokenRun(
            f"{path}: runs of format {manifest.format} need another Penumbra ({manifest.penumbra})."
        )
    return Run(folder, manifest)


def found(name: str) -> Run:
    """The run somebody means: a folder, or the name of one where runs are kept."""
    folder = Path(name)
    return opened(folder if folder.exists() else runs_folder() / name)


def carried_on(run: Run) -> Run:
    """The same, if results of today's code go with those it has; OtherRun if not."""
    if run.manifest.code != code():
        raise OtherRun(
            f"{run.folder} was begun by other code ({run.manifest.code}, now {code()}): new "
            "results would not go with the old ones. They can be shown; to go on, begin a new run, "
            f"or use the Penumbra that began it ({run.manifest.penumbra})."
        )
    return run


def _the_same(run: Run, kind: Kind[Any, Any], plan: bytes) -> Run:
    there = msgspec.json.encode(run.plan)
    if run.manifest.kind != kind.name or there != plan:
        what = shlex.join(run.manifest.command) or run.manifest.kind
        raise OtherRun(f"{run.folder} holds another run: {what}. Name another folder.")
    return carried_on(run)
