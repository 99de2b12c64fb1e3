"""Hundreds of kills in the middle of load: part of `make soak` (`--kills 40` for a taste).

A storm is one server, one store and one company, as in `make test`, with another seed each time.
Stops at the first storm after which something is missing, and says which it was.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from rich.progress import Progress

from tests.table.calamities import DECK, KINDS, Calamities
from tests.table.chaos import EVERYTHING, INTRIGUE, SHAMANS, survive
from tests.table.cluster import Cluster
from tests.table.company import Company
from tests.table.conftest import DATABASES
from tests.table.postgres import Postgres, programs
from tests.table.server import Server

A_STORM = 20  # kills
CROWDS = (SHAMANS, INTRIGUE, (*SHAMANS, *INTRIGUE))


def storm(number: int, kills: int, store: str | None) -> Company:
    """One storm; who played through it."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), store, history=EVERYTHING) as server,
    ):
        crowd = CROWDS[number % len(CROWDS)]
        try:
            company = asyncio.run(survive(server, crowd, kills, server.kill, seed=number))
        except BaseException as error:
            error.add_note(
                f"in storm {number}; the server's log:\n{server.log.read_text()[-4000:]}"
            )
            raise
        assert "trouble" not in server.log.read_text(), server.log.read_text()
        return company


def storm_over_many(number: int, ends: int, postgres: Postgres, servers: int) -> Company:
    """The same over several servers of one store, with all that can befall them."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Cluster(Path(folder), postgres, servers, history=EVERYTHING) as cluster,
    ):
        crowd = CROWDS[number % len(CROWDS)]
        try:
            calamities = Calamities(cluster, number)
            company = asyncio.run(survive(cluster, crowd, ends, calamities, seed=number))
        except BaseException as error:
            logs = "\n".join(server.log.read_text()[-2000:] for server in cluster.servers)
            error.add_note(f"in storm {number} over {servers} servers; their logs:\n{logs}")
            raise
        assert ends < len(DECK) or set(calamities.befell) == set(KINDS), calamities.befell
        return company


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--first", type=int, default=0, help="number of the first storm")
    parser.add_argument("--servers", type=int, default=1, help="of one PostgreSQL store")
    arguments = parser.parse_args()
    found = programs()
    if arguments.servers > 1 and found is None:
        sys.exit("Several servers need PostgreSQL (Debian: apt-get install postgresql).")
    postgres = Postgres(found) if found is not None else None
    games = done = 0
    longest = 0.0
    try:
        with Progress() as progress:
            bar = progress.add_task("kills after which nothing was lost", total=arguments.kills)
            number = arguments.first
            while done < arguments.kills:
                kills = min(A_STORM, arguments.kills - done)
                if postgres is not None and arguments.servers > 1:
                    company = storm_over_many(number, kills, postgres, arguments.servers)
                else:
                    database = DATABASES[number % len(DATABASES)]
                    on_postgres = postgres if database == "postgresql" else None
                    address = None if on_postgres is None else on_postgres.new_database()
                    company = storm(number, kills, address)
                games += sum(round.last or 0 for round in company.rounds)
                longest = max(longest, company.longest_loss)
                done += kills
                number += 1
                progress.update(bar, advance=kills)
    finally:
        if postgres is not None:
            postgres.remove()
    print(
        f"{done} kills, {games} games played through them: nothing was lost."
        f" The longest that anybody was without his table: {longest:.1f} s."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
