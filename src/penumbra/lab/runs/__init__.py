"""Runs: work for minutes or days that is broken off, gone on with, shared out, looked at later.

A run is a folder with a manifest (what it follows from: kind, plan with its seed, command,
versions) and a line for each task that is done. Its tasks are pure functions of the plan and a
number, so any number of workers brings the same, in any order, and what was broken off goes on.

A new kind of run is a `Kind` (`kinds.py`) and a line in `kinds.MODULES`:

    class Plan(msgspec.Struct, frozen=True):
        game: str
        seed: int

    class Deals(Kind[Plan, Done]):
        name, plan, done = "deals", Plan, Done
        def tasks(self, plan): ...            # how many
        def do(self, plan, task): ...         # -> Done, from these two and nothing else
        def games(self, plan), record(self, plan, game)   # any game, played again
        def summary(self, plan, done: {task: Done}), lines(self, summary, catalogue)

    KIND = Deals()

and its command is

    runs.commands.add_options(parser, say)    # --run, --workers, --json
    return runs.commands.performed(KIND, plan, options, catalogue)

which begins the run or finds it again (the same command, the same folder), shows how far it is,
and prints the summary; `penumbra lab show` and `resume` then know it, too. Without a command:

    run = begun(KIND, plan, folder)
    carry_on(run, Processes(2))               # whether that was all
    KIND.summary(run.plan, run.done())
"""

from penumbra.lab.runs.executors import Here, Processes
from penumbra.lab.runs.folder import Run, begun, found, opened
from penumbra.lab.runs.kinds import Kind
from penumbra.lab.runs.running import carry_on

__all__ = ["Here", "Kind", "Processes", "Run", "begun", "carry_on", "found", "opened"]
