"""The tables that say which message tells what name messages that exist, and leave none unused."""

import itertools
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec.inspect as mi
import pytest

from penumbra.games import GAMES
from penumbra.locale import LANGUAGES, Catalogue, sources
from penumbra.locale.sentences import sentences

# Offered beside a decision, or said of one action in a longer sentence of the terminal's menus.
BESIDE = {"action-claim-of"}


def vocabulary(kind: mi.Type) -> list[str]:
    """The words a field can have."""
    if isinstance(kind, mi.UnionType):
        return [word for each in kind.types for word in vocabulary(each)]
    return [str(word) for word in kind.values] if isinstance(kind, mi.LiteralType) else []


def messages(rule: Any) -> Iterator[str]:
    """Every message a rule names, those of its arguments included."""
    if isinstance(rule, dict):
        if "say" in rule:
            yield rule["say"]
        if "won" in rule:
            yield "event-game-ended"
        for inner in rule.values():
            yield from messages(inner)
    elif isinstance(rule, list):
        for inner in rule:
            yield from messages(inner)


def told(game: str) -> set[str]:
    """The messages of all events of a game, with every word a field can have."""
    event = import_module(f"penumbra.games.{game}.events").Event
    table = sentences(game)
    kinds = {each.__struct_config__.tag: each for each in event.__subclasses__()}
    assert set(kinds) == set(table.events), (
        "each event has its sentence, and each sentence an event"
    )
    found = set()
    for name, cls in kinds.items():
        info = mi.type_info(cls)
        assert isinstance(info, mi.StructType)
        words = {field.name: vocabulary(field.type) for field in info.fields}
        words["verb"] = ["trust", "accuse"]
        for message in messages(table.events[name]):
            fields = re.findall(r"\{(\w+)\}", message)
            for values in itertools.product(*(words[field] for field in fields)):
                filled = message.format(**dict(zip(fields, values, strict=True)))
                found.add(filled.replace("_", "-"))
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words_in_every_language(game: str, language: str) -> None:
    catalogue = Catalogue(language)
    assert {message for message in told(game) if message not in catalogue} == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_game_is_said_by_nobody(game: str) -> None:
    table = sentences(game)
    patterns = [
        re.compile(re.sub(r"\{\w+\}", r"[a-z-]+", message) + r"(-help)?")
        for message in messages([table.actions, table.decisions])
    ]
    known = told(game) | BESIDE
    written = re.findall(
        r"^((?:event|action|decision)-[a-z-]+) =", sources("en")[f"{game}.ftl"], re.MULTILINE
    )
    assert written
    orphans = {
        message
        for message in written
        if message not in known and not any(pattern.fullmatch(message) for pattern in patterns)
    }
    assert orphans == set()
