"""The board of Shamans: which world has which ritual, how long the track is, where the pawn starts.

All of it is data (S-02, S-69, C.3), read from a TOML file and checked here.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from penumbra.games.boardfile import BoardFile
from penumbra.games.shamans.terms import PLAYER_COUNTS, RITUALS, WORLDS, Ritual, World

SOURCES = ("printed", "chosen", "simulated", "measured")
WORLDS_AMONG = {3: 5, 4: 6, 5: 7}  # 1.2-1.4
LONGEST_TRACK = 60
POINTS_TO_WIN = 8  # 10.7


class WorldSpec(msgspec.Struct, frozen=True):
    """A world on the board: used from `players` players on."""

    colour: World
    ritual: Ritual
    players: int
    source: str


class Board(msgspec.Struct, frozen=True):
    """A checked board; `worlds` are in the order of `terms.WORLDS`."""

    name: str
    moon: int
    distance: dict[int, int]
    worlds: list[WorldSpec]
    moon_source: str
    distance_source: str

    def start(self, players: int) -> int:
        """The pawn's starting space (2.1)."""
        return self.moon - self.distance[players]

    def in_play(self, players: int) -> list[World]:
        """The worlds used with this many players."""
        return [world.colour for world in self.worlds if world.players <= players]


def load(source: str | Path) -> Board:
    """A shipped board by name, or a board file by path."""
    return _check(BoardFile.read("penumbra.games.shamans", source))


def from_data(data: Mapping[str, Any]) -> Board:
    """A board from a record."""
    return _check(BoardFile("the record's board", data))


def to_data(board: Board) -> dict[str, Any]:
    """A board as the data of a file."""
    return {
        "name": board.name,
        "track": {
            "moon": board.moon,
            "moon_source": board.moon_source,
            "distance": {str(n): spaces for n, spaces in board.distance.items()},
            "distance_source": board.distance_source,
        },
        "world": [msgspec.to_builtins(world) for world in board.worlds],
    }


def _check(file: BoardFile) -> Board:
    file.only([], ["name", "track", "world"])
    name = file.value(["name"], str, 'Give the board a name, e.g. name = "standard".')
    file.value(["track"], dict, "Describe the track in a table [track].")
    file.only(["track"], ["moon", "moon_source", "distance", "distance_source"])
    moon = file.value(["track", "moon"], int, "Say how many spaces lie before the Moon.")
    if not 2 <= moon <= LONGEST_TRACK:
        file.refuse(
            ["track", "moon"], f"{moon} spaces", f"A track has 2 to {LONGEST_TRACK} spaces."
        )
    return Board(
        name=name,
        moon=moon,
        distance=_distances(file, moon),
        worlds=_worlds(file),
        moon_source=_source(file, ["track", "moon_source"]),
        distance_source=_source(file, ["track", "distance_source"]),
    )


def _source(file: BoardFile, path: list[str | int]) -> str:
    remedy = f"Say where the value comes from: {', '.join(SOURCES)}."
    source: str = file.value(path, str, remedy)
    if source not in SOURCES:
        file.refuse(path, f"“{source}” is no provenance", remedy)
    return source


def _distances(file: BoardFile, moon: int) -> dict[int, int]:
    distances = {}
    for players in PLAYER_COUNTS:
        path: list[str | int] = ["track", "distance", str(players)]
        spaces = file.value(path, int, f"Give the distance to the Moon for {players} players.")
        if not 1 <= spaces <= moon:
            file.refuse(path, f"{spaces} spaces", f"The distance is between 1 and moon = {moon}.")
        distances[players] = spaces
    file.only(["track", "distance"], [str(players) for players in PLAYER_COUNTS])
    return distances


def _worlds(file: BoardFile) -> list[WorldSpec]:
    remedy = f"A board has one [[world]] for each of {', '.join(WORLDS)}."
    entries = file.value(["world"], list, remedy)
    specs: dict[str, WorldSpec] = {}
    for k in range(len(entries)):
        file.value(["world", k], dict, remedy)
        spec = _world(file, k)
        if spec.colour in specs:
            file.refuse(["world", k, "colour"], f"a second “{spec.colour}”", remedy)
        specs[spec.colour] = spec
    for colour in WORLDS:
        if colour not in specs:
            file.refuse(["world"], f"the {colour} world is missing", remedy)
    for players, count in WORLDS_AMONG.items():
        used = sum(spec.players <= players for spec in specs.values())
        if used != count:
            file.refuse(
                ["world"],
                f"{used} worlds are used with {players} players",
                f"Set “players” so that {players} players use {count} worlds.",
            )
    return [specs[colour] for colour in WORLDS]


def _world(file: BoardFile, k: int) -> WorldSpec:
    file.only(["world", k], ["colour", "ritual", "players", "source"])
    choices = {"colour": WORLDS, "ritual": RITUALS}
    chosen = {}
    for key, words in choices.items():
        remedy = f"Choose one of {', '.join(words)}."
        chosen[key] = file.value(["world", k, key], str, remedy)
        if chosen[key] not in words:
            file.refuse(["world", k, key], f"“{chosen[key]}” is no {key}", remedy)
    remedy = "Say from how many players on it is used: 3, 4 or 5."
    players = file.value(["world", k, "players"], int, remedy)
    if players not in PLAYER_COUNTS:
        file.refuse(["world", k, "players"], f"{players} players", remedy)
    return WorldSpec(
        chosen["colour"], chosen["ritual"], players, _source(file, ["world", k, "source"])
    )
