"""What can go wrong between a table and its log; each error says who may mend it, and how."""

from penumbra.errors import PenumbraError


class StoreUnavailable(PenumbraError):
    """The log can't be read or written now: a full disk, a server that is gone, a wrong address.

    After it, an entry that was to be appended is almost always not there; only where a server went
    away in the middle of a commit nobody can tell. Read the log again before going on.
    """


class StoreInUse(StoreUnavailable):
    """Another process serves this store."""


class NewerPenumbra(PenumbraError):
    """Something in the store that a Penumbra newer than this one wrote, and that it can read."""


class CodeTaken(PenumbraError):
    """A table with this code exists."""


class NoSuchTable(PenumbraError):
    """An entry was to be appended to a table that was never opened."""


class LostRace(PenumbraError):
    """The entry's number is taken: somebody else wrote to this table in the meantime."""
