"""What befalls the servers of a cluster: a deck of calamities, shuffled and dealt again and again.

Nothing is left to luck but the order: whoever deals the deck once has met every kind. Those that
are about the owner of a table strike a server that has one.
"""

import time
from collections import Counter
from math import inf
from random import Random
from typing import Literal, TypeAlias, get_args

from sqlalchemy import text

from tests.table.cluster import Cluster
from tests.table.server import PATIENCE, Server
from tests.table.shelf import connected

Kind: TypeAlias = Literal["kill", "freeze", "cut off", "drain", "restart database", "roll all"]
KINDS: tuple[Kind, ...] = get_args(Kind)
DECK: tuple[Kind, ...] = (*KINDS, "kill", "kill", "freeze", "cut off")
BEYOND = 2  # leases that a server sleeps, or is cut off for


class Calamities:
    """Call it for the next one."""

    def __init__(self, cluster: Cluster, seed: int) -> None:
        self.befell: Counter[Kind] = Counter()
        self.kills: list[tuple[float, float]] = []  # from when until when a kill was all there was
        self._cluster = cluster
        self._random = Random(seed)
        self._deck: list[Kind] = []

    def __call__(self) -> None:
        """Something happens, and is over when this returns."""
        if not self._deck:
            self._deck = self._random.sample(DECK, len(DECK))
        kind = self._deck.pop()
        now = time.monotonic()
        if self.kills and self.kills[-1][1] == inf:
            self.kills[-1] = self.kills[-1][0], now
        if kind == "kill":
            self.kills.append((now, inf))
        self._strike(kind)
        self.befell[kind] += 1

    def _strike(self, kind: Kind) -> None:
        cluster, seconds = self._cluster, BEYOND * self._cluster.lease
        match kind:
            case "kill":
                cluster.kill(self._owner())
            case "freeze":
                cluster.freeze(self._owner(), seconds)
            case "cut off":
                cluster.cut_off(self._owner(), seconds)
            case "drain":
                cluster.drain(self._owner())
            case "restart database":
                cluster.restart_database()
            case "roll all":
                cluster.roll_all()

    def _owner(self) -> Server:
        """A server that has a table; while one passes from hand to hand, wait for the next."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with connected(self._cluster.store) as connection:
                names = set(connection.execute(_OWNERS).scalars())
            owners = [
                server
                for server in self._cluster.servers
                if any(name.startswith(f"process {server.pid} ") for name in names)
            ]
            if owners:
                return self._random.choice(owners)
            time.sleep(0.05)
        raise AssertionError("no server has any table")


_OWNERS = text("SELECT name FROM servers JOIN tables ON tables.owner = servers.id")
