"""The kinds of work a run can be made of, found by their names.

A kind says what its plan looks like, how many tasks follow from it, what doing one of them means
and what all of them together tell. It knows nothing of folders, processes or progress. To add one,
write a module with a `KIND` and name it in `MODULES`: manifests and workers find it by that.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Generic, TypeVar

import msgspec

from penumbra.games.record import Record
from penumbra.lab.runs.errors import BrokenRun
from penumbra.locale import Catalogue

MODULES: Mapping[str, str] = {
    "balance": "penumbra.lab.balance_run",
    "calibrate": "penumbra.lab.calibrate",
    "duel": "penumbra.lab.duel",
    "tournament": "penumbra.lab.tournament",
}
"""Where the kinds are. Workers of other machines look here, too."""

PlanType = TypeVar("PlanType", bound=msgspec.Struct)
DoneType = TypeVar("DoneType")


class Kind(ABC, Generic[PlanType, DoneType]):
    """A kind of work. Plans, results and summaries are msgspec structs: they are kept as JSON."""

    name: str
    """As in `MODULES`."""
    plan: type[PlanType]
    """What a run of this kind follows from: parameters and a seed."""
    done: type[DoneType]
    """What a task brings."""

    @abstractmethod
    def checked(self, plan: PlanType) -> PlanType:
        """The same, if all of it can be done; PenumbraError if not."""

    @abstractmethod
    def tasks(self, plan: PlanType) -> int:
        """How many tasks there are, numbered from 0. One should take a tenth of a second to a
        minute: what is shared out is the task, and what is begun and not finished is lost."""

    @abstractmethod
    def do(self, plan: PlanType, task: int) -> DoneType:
        """A task. Nothing but the plan and the number may go into it, lest workers differ."""

    @abstractmethod
    def games(self, plan: PlanType) -> int:
        """How many games the whole run plays, numbered from 0."""

    @abstractmethod
    def record(self, plan: PlanType, game: int) -> Record:
        """One of them, played again, as a record."""

    @abstractmethod
    def summary(self, plan: PlanType, done: Mapping[int, DoneType]) -> msgspec.Struct:
        """What is known after these tasks, by their numbers in ascending order; maybe not all."""

    @abstractmethod
    def lines(self, summary: Any, catalogue: Catalogue) -> Iterator[str]:
        """A summary, to be printed."""


def kind_named(name: str) -> Kind[Any, Any]:
    """The kind of this name; BrokenRun if there is none."""
    if name not in MODULES:
        known = ", ".join(MODULES)
        raise BrokenRun(f"There are no runs of the kind “{name}” in this Penumbra; known: {known}.")
    kind: Kind[Any, Any] = import_module(MODULES[name]).KIND
    return kind
