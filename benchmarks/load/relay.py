"""What it costs to be led to a table by another server, message by message.

One person pings one table in turns over two sockets, one at its owner and one at another server. A
ping is answered at once and touches no disk, so what differs is the way. The quickest answers tell
it best: they are those nobody else on the machine was in the way of.
"""

import statistics
import time
from contextlib import ExitStack

import uvloop
from msgspec import Struct

from benchmarks.load import ours
from benchmarks.load.figures import cpu_seconds
from penumbra.client import Seat, TableServer
from penumbra.table.messages import Ping

TURNS, PINGS = 30, 100


class RelayCost(Struct, frozen=True):
    """What is more, where people are led on."""

    more_ms: float
    """By the quickest answers."""
    more_ms_usually: float
    """By those in the middle."""
    work: float
    """Share of processor time that its owner spends more."""


async def _pinged(seat: Seat, owner: int) -> tuple[list[float], float]:
    waits, before = [], cpu_seconds(owner)
    for _ in range(PINGS):
        began = time.perf_counter()
        await seat.do(Ping)
        waits.append((time.perf_counter() - began) * 1000)
    return waits, cpu_seconds(owner) - before


async def _compare(owner: int, near: str, far: str) -> RelayCost:
    async with TableServer(near) as one, TableServer(far) as two:
        ticket = await one.open("Ann", players=3)
        waits: dict[bool, list[float]] = {False: [], True: []}
        works = {False: 0.0, True: 0.0}
        async with one.sit(ticket) as direct, two.sit(ticket) as led:
            for _ in range(TURNS):
                for is_led, seat in ((False, direct), (True, led)):
                    took, work = await _pinged(seat, owner)
                    waits[is_led] += took
                    works[is_led] += work
    return RelayCost(
        more_ms=min(waits[True]) - min(waits[False]),
        more_ms_usually=statistics.median(waits[True]) - statistics.median(waits[False]),
        work=works[True] / works[False] - 1,
    )


def measure(store: str) -> RelayCost:
    """Two servers of a PostgreSQL store, of which one has the table."""
    with ExitStack() as stack:
        (owner, near), (_, far) = (stack.enter_context(ours.serving(store)) for _ in range(2))
        return uvloop.run(_compare(owner, near, far))
