"""What ten thousand tables cost that wait for somebody: a game under way, its person connected."""

import asyncio
import sys

import uvloop
from rich.console import Console
from rich.progress import Progress

from benchmarks.load.figures import allow_files, rss_mib
from benchmarks.load.ours import serving
from penumbra.client import Seat, TableServer
from penumbra.table.messages import Bot, Start

AT_ONCE = 32
PLAYERS = 4


async def _wait_at(server: TableServer, limit: asyncio.Semaphore, seats: list[Seat]) -> None:
    """Open a table with bots, start, and stop acting at the first question."""
    async with limit:
        ticket = await server.open("Ann", players=PLAYERS, pace=0)
        seat = await server.sit(ticket).__aenter__()
        await seat.do(Bot)
        await seat.do(Start)
        await seat.until(lambda here: here.asked)
        seats.append(seat)


async def _run(tables: int, pid: int, address: str) -> tuple[float, float]:
    before = rss_mib(pid)
    seats: list[Seat] = []
    limit = asyncio.Semaphore(AT_ONCE)
    async with TableServer(address) as server:
        with Progress(console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task("Opening tables", total=tables)
            work = [asyncio.ensure_future(_wait_at(server, limit, seats)) for _ in range(tables)]
            for opened in asyncio.as_completed(work):
                await opened
                progress.advance(bar)
    return before, rss_mib(pid)


def measure(tables: int) -> tuple[float, float]:
    """Memory of the server in MiB, empty and with so many waiting tables."""
    allow_files(tables + 500)
    with serving() as (pid, address):
        return uvloop.run(_run(tables, pid, address))


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    empty, full = measure(count)
    print(f"{count} idle tables: {full:.0f} MiB ({(full - empty) * 1024 / count:.1f} KiB each)")
