"""Quotas: what may still be written when a table, a store or an address has written all it may.

A game under way can be finished all the same: there is a reserve for it beyond a table's quota, and
who plays gives his commands from an allowance that nobody behind his address can spend. What of it
could be repeated for ever is not in it.
"""

from typing import Protocol

from penumbra.table import journal as j
from penumbra.table import messages as m
from penumbra.table.limits import Limiter
from penumbra.table.messages import Refused

A_GAME = 10_000  # entries: more than any game needs to its end
A_PLAYER = 1_000  # commands in an hour: more than anybody needs to play one
TO_THE_END = (  # what a game under way may need until it is over
    *(j.Acted, j.Promised, j.Revealed, j.Rolled, j.Undrawn, j.Started, j.Resumed),
    *(j.Left, j.Substituted, j.Returned, j.Rested, j.WentOn, j.RestEnded),
)
IN_A_GAME = (m.Act, m.Share, m.Reveal, m.GoOn, m.Resume, m.Host, m.Substitute, m.Leave)


class Keeping(Protocol):
    """Where entries are kept."""

    full: bool
    """Whether more is kept than the operator wants."""


class TableQuota:
    """How much one table may write."""

    def __init__(self, most: int, store: Keeping) -> None:
        self._most = most
        self._store = store

    def find_room(self, entry: j.Entries, number: int) -> None:
        """For one entry more at a table that has this number of them; Refused if there is none."""
        needed = _is_needed(entry)
        if number >= self._most + (A_GAME if needed else 0):
            raise Refused("table_full")
        if self._store.full and not needed:
            raise Refused("store_full")


def _is_needed(entry: j.Entries) -> bool:
    """Whether it may be what a game under way is waiting for.

    A host's rights are taken from somebody who is away, or taken back; given away by who has them
    they could go to and fro until the reserve is used up.
    """
    if isinstance(entry, j.HostPassed):
        return entry.by == entry.person
    return isinstance(entry, TO_THE_END)


class Allowances:
    """How many commands are taken in an hour: from an address, and from somebody who plays."""

    def __init__(self, of_an_address: int) -> None:
        self._addresses = Limiter(of_an_address, 3600)
        self._players = Limiter(A_PLAYER, 3600, of=str)

    def spend(self, address: str, table: str, player: int | None, command: m.Commands) -> None:
        """For a command that may be written down; Refused if there were too many.

        `player` is who gives it, if he has a chair. What a game needs of him is his own affair
        first, and that of all behind his address only then.
        """
        own = player is not None and isinstance(command, IN_A_GAME)
        if own and self._players.allow(f"{table} {player}"):
            return
        if not self._addresses.allow(address):
            raise Refused("too_much", wait=round(self._addresses.wait(address)) + 1)
