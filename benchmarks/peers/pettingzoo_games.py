"""PettingZoo's classic card environments."""

from collections.abc import Iterator
from functools import partial
from importlib import import_module

from benchmarks.peers.candidate import Candidate, Turn, Way
from benchmarks.peers.environments import played

GAMES = {"hanabi_v5": 2, "leduc_holdem_v4": 2, "texas_holdem_v4": 2, "texas_holdem_no_limit_v6": 2}
TOYS = ("leduc_holdem_v4",)
LIBRARY = "PettingZoo"


def candidates() -> Iterator[Candidate]:
    """All that there are today."""
    for name, players in GAMES.items():
        prepare = partial(_prepare, name)
        yield Candidate(Way.PETTINGZOO, LIBRARY, name, players, prepare, toy=name in TOYS)


def _prepare(name: str) -> Turn:
    return played(import_module(f"pettingzoo.classic.{name}").env())
