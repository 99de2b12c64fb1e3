"""Writes `types.ts` and its neighbours in `src/wire`: all the server says and hears, as types.

They are read off the server's own structs and the `Literal`s it names, so that the page can't
misunderstand the table. A vocabulary that two games have under the same name is called after each.
`--check` writes nothing and fails if a file differs.
"""

import argparse
import ast
import inspect
import re
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Literal, get_args, get_origin

import msgspec
import msgspec.inspect as mi

from penumbra import bots
from penumbra.analysis import report
from penumbra.bots.explanation import Alternative, Moved, Suspicion, Weighing, Why
from penumbra.bots.temperament import LETTERS_A_STEP, TEMPERAMENTS
from penumbra.games import GAMES
from penumbra.games.claims import GROUPS, Claims, Heard
from penumbra.games.fairness.deals import Attempt, Fair
from penumbra.games.fairness.draw import Facts
from penumbra.games.fairness.note import Note, NotedAttempt, NotedChair, Run
from penumbra.games.fairness.reasons import Finding
from penumbra.games.record import Closing, Header
from penumbra.table import lessons, messages, rest, terms
from penumbra.table.analysts import AnalysisSoFar
from penumbra.table.replay import Frame, Replay
from penumbra.table.what_if import Branch, WhatIf

WIRE = Path(__file__).parent / "src" / "wire"
WIDTH = 100

HEADER = """\
// Generated from the server's structs by web/generate_types.py: change those, run that, never edit
// this file. docs/protocol.md says what it all means.
"""


ANY_GAME = """\
/** What every game's view says; the rest is between a game and its own folder. */
export interface GameView {
  viewer: number | null;
  players: number;
  /** From 1; 0 or nothing before the first. */
  round?: number;
  decision: { kind: string; waiting: number[] };
  legal: string[];
}

/** What happened, by its kind. */
export interface GameEvent {
  event: string;
}"""


# words that are the same everywhere


def union(words: Iterable[object]) -> str:
    """Words as a union of literals."""
    return " | ".join(f"'{word}'" if isinstance(word, str) else str(word) for word in words)


def literals(*modules: ModuleType) -> dict[str, tuple[object, ...]]:
    """The closed vocabularies that modules define: every alias of a `Literal`, and its words."""
    return {
        name: get_args(alias)
        for module in modules
        for name, alias in vars(module).items()
        if get_origin(alias) is Literal
    }


def module(game: str, part: str) -> ModuleType:
    """One of the modules every game with types of its own has."""
    return import_module(f"penumbra.games.{game}.{part}")


# Those of the house: a game that somebody brings (`PENUMBRA_GAMES`) has no folder in the page.
OWN_GAMES = [name for name in GAMES if find_spec(f"penumbra.games.{name}") is not None]

# Around the games.
TABLE_VOCABULARIES = literals(messages)
GAME_VOCABULARIES = {
    game: literals(module(game, "terms"), module(game, "state")) for game in OWN_GAMES
}
SEVERAL = Counter(
    name for words in (TABLE_VOCABULARIES, *GAME_VOCABULARIES.values()) for name in words
)

# Whole types of fields that the server reads leniently.
WHOLE = {
    "Wishes.game": "string",
    "Note.note": "2",
    "NotedAttempt.own": "[string, string][]",
    "NotedAttempt.roll": "Omit<Roll, 'type' | 'seq' | 're'> | null",
    "Run.view": "GameView | null",
    "Run.events": "GameEvent[]",
    "Run.looks": "[number, string][]",
    "Note.acts": "[number, string][]",
    "Change.wishes": "Partial<Wishes>",
    "OpenTable.wishes": "Partial<Wishes>",
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
    """Structs of one game or of the table: what they and their vocabularies are called here."""

    def __init__(
        self,
        vocabularies: Mapping[str, tuple[object, ...]],
        prefix: str = "",
        suffix: str = "",
    ) -> None:
        self.vocabularies = {
            prefix + name if SEVERAL[name] > 1 else name: words
            for name, words in vocabularies.items()
        }
        self.names = {frozenset(words): name for name, words in self.vocabularies.items()}
        self.prefix = prefix
        self.suffix = suffix

    def name(self, cls: type) -> str:
        """A struct's name here."""
        return self.prefix + RENAMED.get(cls.__name__, cls.__name__) + self.suffix

    def aliases(self) -> list[str]:
        """The vocabularies as named types."""
        return [alias(name, union(words)) for name, words in self.vocabularies.items()]

    def meaning(self, kind: mi.Type, place: str) -> str:
        """A type of the server in TypeScript."""
        match kind:
            case mi.StrType():
                return "string"
            case mi.IntType() | mi.FloatType():
                return "number"
            case mi.BoolType():
                return "boolean"
            case mi.NoneType():
                return "null"
            case mi.AnyType():
                return "unknown"
            case mi.Metadata(extra_json_schema=dict(schema)):  # bytes, and what they mean
                return " | ".join(_referred(each) for each in schema.get("anyOf", [schema]))
            case mi.StructType():
                return self.name(kind.cls)
            case mi.LiteralType():
                return self.names.get(frozenset(kind.values)) or union(kind.values)
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


def _referred(schema: Mapping[str, str]) -> str:
    return schema["$ref"].rpartition("/")[2] if "$ref" in schema else schema["type"]


def _is_unset(field: mi.Field) -> bool:
    return field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def _notes(cls: type) -> dict[str, str]:
    """The notes that stand below fields, also those of a struct that this one is made from."""
    notes = {}
    for each in cls.__mro__[: cls.__mro__.index(msgspec.Struct)]:
        tree = ast.parse(inspect.getsource(each)).body[0]
        assert isinstance(tree, ast.ClassDef)
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


def constant(name: str, value: object) -> str:
    """A number or a list of the server's, for who must not write it down again."""
    line = f"export const {name} = {_typescript(value)} as const;"
    if len(line) <= WIDTH or not isinstance(value, list | tuple):
        return line
    lines = "".join(f"  {_typescript(each)},\n" for each in value)
    return f"export const {name} = [\n{lines}] as const;"


def _typescript(value: object) -> str:
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_typescript, value))}]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{k}: {_typescript(v)}" for k, v in value.items()) + " }"
    return f"'{value}'" if isinstance(value, str) else str(value)


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


def game(name: str) -> list[str]:
    """A game's vocabularies, view and events, and what is drawn before a view tells it."""
    prefix, words = name.capitalize(), GAME_VOCABULARIES[name]
    views, stories = Dialect(words, prefix=prefix), Dialect(words, prefix=prefix, suffix="Event")
    told = structs(module(name, "events"), but=["Event"])
    constants = module(name, "view").page_constants(GAMES[name].board())
    return [
        *views.aliases(),
        *(views.interface(each, asked=False) for each in structs(module(name, "view"))),
        *(stories.interface(each, asked=False) for each in told),
        alias(f"{prefix}Event", " | ".join(stories.name(each) for each in told)),
        *(constant(*each) for each in constants.items()),
        constant(f"{name.upper()}_FORMS", GAMES[name].claims.forms),
    ]


def everything() -> dict[str, str]:
    """The text of each file: the words of the games, the games, and what is said around them."""
    table = Dialect(TABLE_VOCABULARIES)
    asked = get_args(messages.Hello | messages.Commands)
    answered = get_args(messages.Messages)
    numbered = [each for each in answered if issubclass(each, messages.Numbered)]
    around: list[type[msgspec.Struct]] = [
        messages.Wishes,
        messages.SeatState,
        messages.PersonState,
        messages.RestState,
        messages.SentAway,
        messages.TableState,
        messages.You,
        Facts,
        Claims,
        Heard,
        *structs(rest, but=["OpenTable", "Join"]),
    ]
    explained = (Alternative, Moved, Suspicion, Why, Weighing)
    taught: list[type[msgspec.Struct]] = [*explained, *structs(report), AnalysisSoFar]
    parts = {
        "terms": [
            *table.aliases(),
            constant("FINAL_CODES", sorted(terms.FINAL_CODES)),
            constant("CLAIM_GROUPS", [*GROUPS.items()]),
            constant("USUAL_LEVEL", bots.USUAL),
            constant("TEMPERAMENTS", TEMPERAMENTS),
            constant("LETTERS_A_STEP", LETTERS_A_STEP),
        ],
        **{name: game(name) for name in OWN_GAMES},
        "types": [
            *(f"export type * from './{name}';" for name in ("terms", *OWN_GAMES)),
            ANY_GAME,
            alias("GameEvents", "GameEvent[]"),
            "// The table",
            *(table.interface(each, asked=False) for each in around),
            *(table.interface(each, asked=True) for each in (rest.OpenTable, rest.Join)),
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
                for each in (Attempt, Fair, Header, Closing, Frame, Replay)
            ),
            table.interface(WhatIf, asked=True),
            table.interface(Branch, asked=False),
            "// What it teaches",
            *(table.interface(each, asked=False) for each in taught),
            "// What a client keeps of a game",
            *(
                table.interface(each, asked=False)
                for each in (Finding, NotedAttempt, NotedChair, Run, Note)
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
