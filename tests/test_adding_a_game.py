"""docs/adding-a-game.md lists every file a game touches: nothing else in the house names a game."""

import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

from penumbra.games import GAMES
from penumbra.games.game import Game

ROOT = Path(__file__).parents[1]
DOC = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
SOURCES = (
    "src/penumbra/**/*",
    "web/src/**/*",
    "web/*.js",
    "web/*.ts",
    "web/*.py",
    "pyproject.toml",
)
BUILT = "src/penumbra/web"  # the page, made from web/src
WRITTEN = {".py", ".js", ".toml", ".ftl", ".ts", ".svelte", ".css", ".html", ".json"}
NAMED = re.compile("|".join(GAMES), re.IGNORECASE)


def listed() -> list[str]:
    """The places of the list, each with `<game>` where the name of one stands."""
    table = DOC.partition("## Every file a game touches")[2].partition("\n## ")[0]
    first = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    return [place for cell in first for place in re.findall("`(.*?)`", cell)]


def naming_a_game() -> list[str]:
    """All files that do, but for tests."""
    files = [
        path.relative_to(ROOT).as_posix()
        for source in SOURCES
        for path in ROOT.glob(source)
        if path.suffix in WRITTEN and not path.name.endswith(".test.ts")
    ]
    return [
        file
        for file in sorted(files)
        if not file.startswith(f"{BUILT}/")
        and NAMED.search(file + (ROOT / file).read_text(encoding="utf-8"))
    ]


def is_at(file: str, place: str) -> bool:
    return any(fnmatch(file, place.replace("<game>", game)) for game in GAMES)


def test_nothing_but_what_is_listed_names_a_game() -> None:
    places = listed()
    assert [file for file in naming_a_game() if not any(is_at(file, p) for p in places)] == []


@pytest.mark.parametrize("place", listed())
def test_every_place_of_the_list_is_there_for_every_game(place: str) -> None:
    files = naming_a_game()
    for game in GAMES:
        there = [file for file in files if fnmatch(file, place.replace("<game>", game))]
        texts = [file + (ROOT / file).read_text(encoding="utf-8") for file in there]
        assert any(game in text.lower() for text in texts), game


@pytest.mark.parametrize("room", ["games", "bots", "analysis", "terminal", "envs"])
def test_each_game_is_kept_apart_from_every_other(room: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    apart = [
        set(contract["modules"])
        for contract in project["tool"]["importlinter"]["contracts"]
        if contract["type"] == "independence"
    ]
    assert {f"penumbra.{room}.{game}" for game in GAMES} in apart


def test_every_member_of_a_game_is_explained() -> None:
    members = [name for name in vars(Game) if not name.startswith("_")]
    assert len(members) > 30
    assert [name for name in members if f"`{name}`" not in DOC] == []
