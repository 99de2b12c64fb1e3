"""The board of Shadow of Intrigue: the deck for each number of players, and how long they talk.

All of it is data (B.2, T-23), read from a TOML file and checked here.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from penumbra.games.boardfile import BoardFile
from penumbra.games.intrigue.terms import *

SOURCES = ("printed", "public", "chosen", "simulated")
SINGLE = (LORD, SPY, GRAND_MASTER)  # one copy in every deck
SEVERAL = (ADEPT, PALADIN, TRAITOR)  # at least one


class Board(msgspec.Struct, frozen=True):
    """A checked board; `decks` has the copies of each role, by number of players."""

    name: str
    circles: int
    decks: dict[int, dict[Role, int]]
    circles_source: str
    deck_sources: dict[int, str]


def load(source: str | Path) -> Board:
    """A shipped board by name, or a board file by path."""
    return _check(BoardFile.read("penumbra.games.intrigue", source))


def from_data(data: Mapping[str, Any]) -> Board:
    """A board from a record."""
    return _check(BoardFile("the record's board", data))


def to_data(board: Board) -> dict[str, Any]:
    """A board as the data of a file."""
    return {
        "name": board.name,
        "talk": {"circles": board.circles, "circles_source": board.circles_source},
        "deck": {
            str(players): deck | {"source": board.deck_sources[players]}
            for players, deck in board.decks.items()
        },
    }


def _check(file: BoardFile) -> Board:
    file.only([], ["name", "talk", "deck"])
    name = file.value(["name"], str, 'Give the board a name, e.g. name = "standard".')
    file.value(["talk"], dict, "Say in a table [talk] how many circles a discussion has.")
    file.only(["talk"], ["circles", "circles_source"])
    remedy = f"A discussion has 1 to {MOST_CIRCLES} circles; 0: people speak when they like."
    circles = file.value(["talk", "circles"], int, remedy)
    if not 0 <= circles <= MOST_CIRCLES:
        file.refuse(["talk", "circles"], f"{circles} circles", remedy)
    file.value(["deck"], dict, f"Give a deck [deck.N] for each N from {_counts()}.")
    file.only(["deck"], [str(players) for players in PLAYER_COUNTS])
    return Board(
        name=name,
        circles=circles,
        decks={players: _deck(file, players) for players in PLAYER_COUNTS},
        circles_source=_source(file, ["talk", "circles_source"]),
        deck_sources={
            players: _source(file, ["deck", str(players), "source"]) for players in PLAYER_COUNTS
        },
    )


def _counts() -> str:
    return f"{PLAYER_COUNTS[0]} to {PLAYER_COUNTS[-1]}"


def _source(file: BoardFile, path: list[str | int]) -> str:
    remedy = f"Say where the value comes from: {', '.join(SOURCES)}."
    source: str = file.value(path, str, remedy)
    if source not in SOURCES:
        file.refuse(path, f"“{source}” is no provenance", remedy)
    return source


def _deck(file: BoardFile, players: int) -> dict[Role, int]:
    path: list[str | int] = ["deck", str(players)]
    file.value(path, dict, f"Give a deck [deck.N] for each N from {_counts()}.")
    file.only(path, [*ROLES, "source"])
    deck = {}
    for number, role in enumerate(ROLES):
        remedy = f"Say how many copies of {role} {players} players use."
        copies = file.value([*path, role], int, remedy)
        if number in SINGLE and copies != 1:
            file.refuse([*path, role], f"{copies} copies", f"Every deck has exactly 1 {role}.")
        if number in SEVERAL and copies < 1:
            file.refuse([*path, role], f"{copies} copies", f"Every deck has at least 1 {role}.")
        deck[role] = copies
    total = sum(deck.values())
    if total != players:
        remedy = f"Everybody gets one card: make the copies add up to {players}."
        file.refuse(path, f"{total} cards for {players} players", remedy)
    return deck
