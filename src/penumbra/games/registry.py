"""The games a process knows: those of the house, and those somebody brings along.

`PENUMBRA_GAMES` names modules on Python's path, each with a `GAME`; every process of ours reads it
(server, thinkers, terminal, engine), so that a game known to one is known to all of them.
"""

import os
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from penumbra.errors import PenumbraError
from penumbra.games.game import AnyGame

BROUGHT = "PENUMBRA_GAMES"


class BadGame(PenumbraError):
    """A module that was to bring a game and does not."""


class Registry(Mapping[str, AnyGame]):
    """Games by their names, those of the house first.

    Those that are brought are looked for when somebody first asks: their modules import ours.
    """

    def __init__(self, *house: AnyGame, environment: Mapping[str, str] = os.environ) -> None:
        self._games = {game.name: game for game in house}
        self._environment = environment
        self._complete = False

    def __getitem__(self, name: str) -> AnyGame:
        return self._all[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    @property
    def _all(self) -> dict[str, AnyGame]:
        if not self._complete:
            for module in self._environment.get(BROUGHT, "").replace(",", " ").split():
                game = _brought(module)
                if self._games.setdefault(game.name, game) is not game:
                    raise BadGame(f"{BROUGHT}: {module} brings a second “{game.name}”. Rename it.")
            self._complete = True
        return self._games


def _brought(module: str) -> AnyGame:
    try:
        game: AnyGame = import_module(module).GAME
    except Exception as error:  # somebody else's code: whatever it raises, it can't be used
        raise BadGame(
            f"{BROUGHT}: {module} can't be used ({type(error).__name__}: {error}). "
            "A module on Python's path is needed, with a GAME."
        ) from error
    if not (game.name.isascii() and game.name.isalpha() and game.name.islower()):
        raise BadGame(f"{BROUGHT}: “{game.name}” of {module} is no name: use letters from a to z.")
    return game


def folder_of(game: str, package: str) -> ModuleType | None:
    """A game's own folder in another package of ours, found by its name; None: it has none."""
    name = f"{package}.{game}"
    found = find_spec(name)
    is_package = found is not None and found.origin is not None and found.submodule_search_locations
    return import_module(name) if is_package else None
