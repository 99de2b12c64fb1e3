"""What can go wrong with a run: each error says which run, why, and what to do about it."""

from penumbra.errors import PenumbraError


class BrokenRun(PenumbraError):
    """A folder that is no run, or whose files were damaged."""


class OtherRun(PenumbraError):
    """A run that is not the one that was meant, or that other code had begun."""


class RunInUse(PenumbraError):
    """Somebody else is at work on this run."""


class FailedTask(PenumbraError):
    """A task went wrong. What was done before it is kept."""


class DeadWorker(PenumbraError):
    """Workers died again and again over the same tasks. What was done before is kept."""


class NoCluster(PenumbraError):
    """A Ray cluster that is not there, or not any more. What was done before is kept."""
