"""A game's modules take its vocabulary whole, so every word of it must mean one thing."""

import ast
from collections import Counter
from pathlib import Path
from symtable import symtable

import pytest

import penumbra.games
from penumbra.games import GAMES

VOCABULARY = ("terms", "state", "packed")


def modules(game: str) -> dict[str, str]:
    folder = Path(penumbra.games.__file__).parent / game
    return {file.stem: file.read_text(encoding="utf-8") for file in folder.glob("*.py")}


def words(source: str) -> set[str]:
    """What a module adds to the vocabulary: what it imports is somebody else's."""
    symbols = symtable(source, "", "exec").get_symbols()
    own = {symbol.get_name() for symbol in symbols if symbol.is_assigned()}
    return {name for name in own if not name.startswith("_")}


def named(source: str) -> set[str]:
    """What a module names itself or imports by name."""
    symbols = symtable(source, "", "exec").get_symbols()
    return {each.get_name() for each in symbols if each.is_assigned() or each.is_imported()}


def taken_whole(source: str) -> list[str]:
    froms = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)]
    return [str(node.module) for node in froms if node.names[0].name == "*"]


@pytest.mark.parametrize("game", GAMES)
def test_no_word_stands_twice_in_the_vocabulary(game: str) -> None:
    counts = Counter(word for part in VOCABULARY for word in words(modules(game)[part]))
    assert [word for word, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_nobody_who_takes_the_vocabulary_gives_a_word_another_meaning(game: str) -> None:
    sources = modules(game)
    parts = {f"penumbra.games.{game}.{part}": words(sources[part]) for part in VOCABULARY}
    for name, source in sources.items():
        taken = taken_whole(source)
        assert set(taken) <= set(parts), f"{name} takes more than the vocabulary whole"
        for part in taken:
            assert not parts[part] & named(source), name
