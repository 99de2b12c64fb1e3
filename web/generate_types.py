"""Writes `types.ts` and its neighbours in `src/wire`: all the server says and hears, as types.

They are read off the server's own structs, and closed vocabularies off the terms of the games, so
that the page can't misunderstand the table. `--check` writes nothing and fails if a file differs.
"""

import argparse
import ast
import inspect
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import ModuleType
from typing import get_args, get_type_hints

import msgspec
import msgspec.inspect as mi

from penumbra.games import GAMES
from penumbra.games.fairness import Fair
from penumbra.games.intrigue import events as intrigue_events
from penumbra.games.intrigue import state as intrigue_state
from penumbra.games.intrigue import terms as intrigue
from penumbra.games.intrigue import view as intrigue_view
from penumbra.games.record import Closing, Header
from penumbra.games.shamans import events as shamans_events
from penumbra.games.shamans import state as shamans_state
from penumbra.games.shamans import terms as shamans
from penumbra.games.shamans import view as shamans_view
from penumbra.table import lessons, messages, web
from penumbra.table.reel import Frame, Replay

WIRE = Path(__file__).parent / "src" / "wire"
WIDTH = 100

HEADER = """\
// Generated from the server's structs by web/generate_types.py: change those, run that, never edit
// this file. docs/protocol.md says what it all means.
"""


# words that are the same everywhere


def union(words: Iterable[object]) -> str:
    """Words as a union of literals."""
    return " | ".join(f"'{word}'" if isinstance(word, str) else str(word) for word in words)


VOCABULARIES: dict[str, str] = {
    "GameName": union(GAMES),
    "Stage": union(get_args(messages.Stage)),
    "Clock": union(get_args(messages.Clock)),
    "TalkRule": union(get_args(messages.TalkRule)),
    "Language": union(get_args(messages.Language)),
    "Code": union(messages.CODES),
    "World": union(shamans.WORLDS),
    "Card": f"`${{World}}-${{{union(range(1, shamans.NUMBERS + 1))}}}`",
    "Tile": union(shamans.TILES[shamans.DAGGER : shamans.MASK + 1]),
    "Ritual": union(shamans.RITUALS),
    "ShamansRole": union(shamans.ROLES),
    "Team": union(shamans.TEAMS),
    "Side": union(shamans.SIDES),
    "Source": union(shamans.SOURCES),
    "Ending": union(shamans.ENDINGS),
    "Reason": union(shamans.REASONS),
    "PortalWindow": union(shamans_events.WINDOWS),
    "Direction": union(shamans_events.DIRECTIONS),
    "EclipseState": "'hidden' | Side | 'gone'",
    "ShamansDecisionKind": union(shamans_state.DECISIONS.values()),
    "Camp": union(intrigue.SIDES),
    "IntrigueRole": union(intrigue.ROLES),
    "IntrigueDecisionKind": union(intrigue_state.DECISIONS),
}

LITERALS = {
    frozenset(get_args(kind)): name
    for name, kind in {
        "GameName": get_type_hints(messages.Wishes)["game"],
        "Stage": messages.Stage,
        "Clock": messages.Clock,
        "TalkRule": messages.TalkRule,
        "Language": messages.Language,
    }.items()
}

# What a text means, by field or by struct and field. In the games every text is in one of these.

SHAMANS_WORDS = {
    "View.game": "'shamans'",
    "View.eclipse": "EclipseState",
    "Decision.kind": "ShamansDecisionKind",
    "RoundEnded.winner": "Team",
    "Result.winner": "Team",
    "Points.why": "Reason",
    "arrow": "Side",
    "aside_cards": "Card",
    "card": "Card",
    "cards": "Card",
    "destination": "World",
    "direction": "Direction",
    "drawn": "Tile",
    "giving": "Card",
    "hand": "Card",
    "hidden_tiles": "Tile",
    "legal": "string",
    "open": "Tile",
    "ritual": "Ritual",
    "rituals": "World",
    "role": "ShamansRole",
    "roles": "ShamansRole",
    "row": "Tile",
    "slot": "Side",
    "source": "Source",
    "tile": "Tile",
    "why": "Ending",
    "window": "PortalWindow",
    "world": "World",
}
INTRIGUE_WORDS = {
    "View.game": "'intrigue'",
    "Decision.kind": "IntrigueDecisionKind",
    "RoundEnded.winner": "Camp",
    "Result.winner": "Camp",
    "announced": "IntrigueRole",
    "camp": "Camp",
    "camps": "Camp",
    "claim": "string",
    "claims": "string",
    "deck": "IntrigueRole",
    "legal": "string",
    "role": "IntrigueRole",
    "roles": "IntrigueRole",
    "seen": "IntrigueRole",
}
TABLE_WORDS = {
    "About.clocks": "Clock",
    "About.games": "GameName",
    "About.languages": "Language",
    "code": "string",
    "Bye.code": "Code",
    "Error.code": "Code",
    "Trouble.code": "Code",
    "Lesson.game": "GameName",
    "Header.game": "GameName",
    "Frame.hands": "Card",
}

# Whole types of fields that the server writes without looking inside, or reads leniently.
WHOLE = {
    "Update.events": "GameEvent[]",
    "Update.view": "GameView",
    "Welcome.view": "GameView | null",
    "Welcome.missed": "NumberedMessage[]",
    "Change.wishes": "Partial<Wishes>",
    "OpenTable.wishes": "Partial<Wishes>",
    "Frame.events": "GameEvent[]",
    "Frame.view": "GameView",
    "Scene.view": "GameView",
    "Shot.events": "GameEvent[]",
    "Shot.view": "GameView",
}
# Names that are taken in every browser, or say too little far from their module.
RENAMED = {
    "Error": "ErrorMessage",
    "Header": "RecordHeader",
    "Closing": "RecordClosing",
    "Shot": "LessonShot",
    "Choice": "LessonChoice",
    "Step": "LessonStep",
    "Scene": "LessonScene",
}

GUIDED = (lessons.Shot, lessons.Choice, lessons.Step, lessons.Scene, lessons.Lesson)


class Dialect:
    """Structs of one game or of the table: what they are called here, and what texts mean."""

    def __init__(self, words: Mapping[str, str], prefix: str = "", suffix: str = "") -> None:
        self.words = words
        self.prefix = prefix
        self.suffix = suffix

    def name(self, cls: type) -> str:
        """A struct's name here."""
        return self.prefix + RENAMED.get(cls.__name__, cls.__name__) + self.suffix

    def text(self, place: str) -> str:
        """What a text at `Struct.field` can be."""
        words = self.words.get(place) or self.words.get(place.partition(".")[2])
        if words is None and self.prefix:
            raise LookupError(f"{self.prefix}{place} is a text: say in this file which words.")
        return words or "string"

    def meaning(self, kind: mi.Type, place: str) -> str:
        """A type of the server in TypeScript."""
        match kind:
            case mi.StrType():
                return self.text(place)
            case mi.IntType():
                return "number"
            case mi.BoolType():
                return "boolean"
            case mi.NoneType():
                return "null"
            case mi.AnyType():
                return "unknown"
            case mi.StructType():
                return self.name(kind.cls)
            case mi.LiteralType():
                return LITERALS[frozenset(kind.values)]
            case mi.UnionType():
                return " | ".join(self.meaning(each, place) for each in kind.types)
            case mi.DictType():
                key, value = (
                    self.meaning(kind.key_type, place),
                    self.meaning(kind.value_type, place),
                )
                return f"Record<{key}, {value}>"
            case mi.ListType() | mi.VarTupleType():
                item = self.meaning(kind.item_type, place)
                return f"({item})[]" if "|" in item else f"{item}[]"
        raise TypeError(f"{place}: {kind} has no type in TypeScript yet.")

    def interface(self, cls: type[msgspec.Struct], asked: bool) -> str:
        """A struct; of one that is asked for, whatever has a default may be left out."""
        info = mi.type_info(cls)
        assert isinstance(info, mi.StructType)
        notes = _notes(cls)
        lenient = asked or cls.__struct_config__.omit_defaults
        lines = _comment(inspect.cleandoc(cls.__doc__ or ""), "")
        lines.append(f"export interface {self.name(cls)} {{")
        if info.tag_field is not None:
            lines.append(f"  {info.tag_field}: '{info.tag}';")
        for field in info.fields:
            place = f"{cls.__name__}.{field.name}"
            left_out = not field.required and (lenient or _is_unset(field))
            kind = WHOLE.get(place) or self.meaning(field.type, place)
            lines += _comment(notes.get(field.name, ""), "  ")
            lines.append(f"  {field.encode_name}{'?' if left_out else ''}: {kind};")
        return "\n".join([*lines, "}"])


def _is_unset(field: mi.Field) -> bool:
    return field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def _notes(cls: type) -> dict[str, str]:
    """The notes that stand below fields."""
    tree = ast.parse(inspect.getsource(cls)).body[0]
    assert isinstance(tree, ast.ClassDef)
    notes = {}
    for field, note in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(note, ast.Expr):
            assert isinstance(field.target, ast.Name)
            notes[field.target.id] = inspect.cleandoc(ast.literal_eval(note.value))
    return notes


def _comment(text: str, indent: str) -> list[str]:
    if not text:
        return []
    one = f"{indent}/** {text} */"
    if "\n" not in text and len(one) <= WIDTH:
        return [one]
    lines = [f"{indent} * {line}".rstrip() for line in text.splitlines()]
    return [f"{indent}/**", *lines, f"{indent} */"]


def alias(name: str, meaning: str) -> str:
    """A named type; a long union has its members one below the other."""
    line = f"export type {name} = {meaning};"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {m}" for m in meaning.split(" | ")) + ";"


def structs(module: ModuleType, but: Iterable[str] = ()) -> list[type[msgspec.Struct]]:
    """The structs a module defines, as they stand there."""
    return [
        each
        for name, each in vars(module).items()
        if isinstance(each, type)
        and issubclass(each, msgspec.Struct)
        and each.__module__ == module.__name__
        and name not in but
    ]


def game(name: str, words: Mapping[str, str], view: ModuleType, events: ModuleType) -> list[str]:
    """A game's view and events."""
    seen, told = structs(view), structs(events, but=["Event"])
    views, stories = Dialect(words, name), Dialect(words, name, "Event")
    return [
        *(views.interface(each, asked=False) for each in seen),
        *(stories.interface(each, asked=False) for each in told),
        alias(f"{name}Event", " | ".join(stories.name(each) for each in told)),
    ]


def everything() -> dict[str, str]:
    """The text of each file: the words of the games, the games, and what is said around them."""
    table = Dialect(TABLE_WORDS)
    asked = get_args(messages.Hello | messages.Commands)
    answered = get_args(messages.Messages)
    numbered = [each for each in answered if issubclass(each, messages.Numbered)]
    around: list[type[msgspec.Struct]] = [
        messages.Wishes,
        messages.SeatState,
        messages.PersonState,
        messages.TableState,
        messages.You,
        *structs(web, but=["OpenTable", "Join"]),
    ]
    parts = {
        "terms": [alias(name, meaning) for name, meaning in VOCABULARIES.items()],
        "shamans": game("Shamans", SHAMANS_WORDS, shamans_view, shamans_events),
        "intrigue": game("Intrigue", INTRIGUE_WORDS, intrigue_view, intrigue_events),
        "types": [
            *(f"export type * from './{name}';" for name in ("terms", "shamans", "intrigue")),
            alias("GameView", "ShamansView | IntrigueView"),
            alias("GameEvent", "ShamansEvent | IntrigueEvent"),
            "// The table",
            *(table.interface(each, asked=False) for each in around),
            *(table.interface(each, asked=True) for each in (web.OpenTable, web.Join)),
            "// What a client says",
            *(table.interface(each, asked=True) for each in asked),
            alias("ClientMessage", " | ".join(table.name(each) for each in asked)),
            "// What the table answers",
            *(table.interface(each, asked=False) for each in answered),
            alias("NumberedMessage", " | ".join(table.name(each) for each in numbered)),
            alias("ServerMessage", " | ".join(table.name(each) for each in answered)),
            "// A finished game",
            *(
                table.interface(each, asked=False)
                for each in (Fair, Header, Closing, Frame, Replay)
            ),
            "// A guided first game",
            *(table.interface(each, asked=False) for each in GUIDED),
        ],
    }
    bodies = {name: "\n\n".join(part.rstrip("\n") for part in body) for name, body in parts.items()}
    return {
        f"{name}.ts": "\n\n".join(
            part for part in (HEADER.rstrip("\n"), _imports(name, bodies), body) if part
        )
        + "\n"
        for name, body in bodies.items()
    }


def _imports(name: str, bodies: Mapping[str, str]) -> str:
    """What a file needs of the others."""
    lines = []
    for other, body in bodies.items():
        known = re.findall(r"^export (?:type|interface) (\w+)", body, re.MULTILINE)
        needed = sorted(word for word in known if re.search(rf"\b{word}\b", bodies[name]))
        if other == name or other == "types" or not needed:
            continue
        line = f"import type {{ {', '.join(needed)} }} from './{other}';"
        if len(line) > WIDTH:
            line = "import type {\n" + "".join(f"  {word},\n" for word in needed)
            line += f"}} from './{other}';"
        lines.append(line)
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail if a file is out of date")
    check = parser.parse_args().check
    for name, text in everything().items():
        file = WIRE / name
        if not check:
            file.write_text(text, encoding="utf-8")
        elif not file.is_file() or file.read_text(encoding="utf-8") != text:
            print(f"{file} is out of date: run python web/generate_types.py", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
