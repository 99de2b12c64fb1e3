"""A table that somebody has talked full: what its record costs, in time and memory.

`python -m tests.table.large_table --entries 190000` lays a finished game and so much talk into a
store, asks a fresh server for the record once, again, and five times at once, and prints how long
it took and the most memory the server ever had beyond what it had before.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec

from penumbra.games import GAMES
from penumbra.games.fairness.salts import SaltedDeals
from penumbra.games.match import Match
from penumbra.table import journal as j
from penumbra.table import messages as m
from penumbra.table.boards import Boards
from penumbra.table.game_address import game_address
from penumbra.table.store import Store
from penumbra.table.tables import hashed, new_code
from tests.table.people import NOW, as_opened
from tests.table.server import PATIENCE, Server

GAME, PLAYERS = "shamans", 4
SECRET = bytes(32)


def finished() -> list[j.Entries]:
    """A table from its opening to the end of its first game."""
    code = new_code()
    rules = GAMES[GAME]
    board = Boards().find(GAME, "standard")
    wished = as_opened(m.Wishes(game=GAME, players=PLAYERS))
    told: list[j.Entries] = [
        j.Opened(code=code, wishes=wished, board=board, secret=SECRET.hex()),
        *(
            j.Joined(person=seat + 1, name=f"P{seat}", token=hashed(f"{code} {seat}"), seat=seat)
            for seat in range(PLAYERS)
        ),
        j.Started(rules=rules.rules),
    ]
    deals = SaltedDeals(SECRET, lambda _: [b""] * PLAYERS)
    match: Match[Any, Any] = Match(rules, PLAYERS, rules.board_from(board), fair=deals)
    chance = Random(1)
    while not match.over:
        seat, action = match.actor, chance.choice(match.legal(match.actor))
        match.act(seat, action)
        told.append(j.Acted(seat=seat, action=action))
    return told


async def lay(address: str, entries: int) -> str:
    """Write it down, with as much talk as there is room for; the game's address."""
    told = finished()
    first = told[0]
    assert isinstance(first, j.Opened)
    told += [j.Said(person=1, text=f"and another thing {k}") for k in range(entries - len(told))]
    store = await Store.open(address)
    table = await store.new_table(first.code, NOW)
    written = [*enumerate(map(j.written, told), start=1)]
    for start in range(0, len(written), 1000):
        some = written[start : start + 1000]
        await asyncio.gather(*(store.append(table, k, NOW, data) for k, data in some))
    await store.close()
    return game_address(f"{first.code}-1", bytes.fromhex(first.secret))


async def ask(server: Server, game: str) -> None:
    async with httpx.AsyncClient(timeout=PATIENCE) as page:
        answer = await page.get(f"{server.address}/api/games/{game}/record")
        assert answer.status_code == 200, answer.text
        assert msgspec.json.decode(answer.text.splitlines()[0])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=190_000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        address = f"sqlite:///{folder}/penumbra.db"
        game = asyncio.run(lay(address, arguments.entries))
        with Server(Path(folder), address) as server:
            before = server.memory()
            for name, times in (("first", 1), ("again", 1), ("five at once", 5)):
                began = time.monotonic()

                async def all_of_them(times: int = times) -> None:
                    await asyncio.gather(*(ask(server, game) for _ in range(times)))

                asyncio.run(all_of_them())
                took = time.monotonic() - began
                most = server.memory("VmHWM") - before
                print(f"{name:>12}: {took:6.2f} s, at most {most:4.0f} MB more", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
