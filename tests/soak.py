"""A million random games on core and referee: `make soak` (hours; GAMES=10000 for a taste).

Stops at the first difference and says which game it was, so that it can be played again.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor

from rich.progress import Progress

from tests.referee.agreement import agree

TABLES = [("shamans", n) for n in (3, 4, 5)] + [("intrigue", n) for n in (7, 8, 9, 10)]
CHUNK = 100


def chunk(first: int) -> tuple[int, int]:
    """Play one chunk of games; acts played."""
    acts = 0
    for number in range(first, first + CHUNK):
        name, players = TABLES[number % len(TABLES)]
        try:
            acts += agree(name, players, number, views=number % 50 == 0)
        except AssertionError as error:
            raise AssertionError(f"{name}, {players} players, game {number}: {error}") from error
    return CHUNK, acts


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    arguments = parser.parse_args()
    starts = range(arguments.first, arguments.first + arguments.games, CHUNK)
    games = acts = 0
    with ProcessPoolExecutor() as pool, Progress() as progress:
        bar = progress.add_task("games on which core and referee agree", total=arguments.games)
        for played, done in pool.map(chunk, starts):
            games += played
            acts += done
            progress.update(bar, advance=played)
    print(f"{games:,} games, {acts:,} acts: core and referee agree on all of them.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
