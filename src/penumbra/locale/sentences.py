"""Which message says what: events, actions and decisions of a game as rules of one table.

`GAME.json` beside the catalogues is that table; the page reads the same file with
`web/src/words/sentences.ts`, so both say the same without being kept in step. A rule is used if its
conditions hold, the first of several that do:

- `if`: fields and the value, or one of the values, each must have; `more` and `same` compare two;
- `split`: a text whose words are `verb`, `first` and `second` (of an action they always are);
- `say`: the message; a field in braces is put in as it is, spaces and underscores as hyphens;
- `with`: its arguments, each a field, or `FIELD THING FORM` for a thing of the game in words;
  `between` is a difference, `each` a sentence a seat, `item` something that lies in the view;
- `people`: seats by their part in the sentence; `names`: the same when nobody is spoken to;
- `won`: the sentence that ends every game.

What is said when, and in which language, is the business of those who ask.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Protocol

import msgspec

Fields = Mapping[str, Any]
Rule = Mapping[str, Any]


class Speaker(Protocol):
    """Whoever knows the catalogue, the players' names, and which of them is the reader."""

    names: list[str]
    you: int | None

    def say(self, message: str, **args: str | int) -> str: ...
    def people(self, **seats: int) -> dict[str, str | int]: ...
    def listed(self, items: Sequence[str]) -> str: ...


class Sentences(msgspec.Struct, frozen=True):
    """The table of one game."""

    things: dict[str, list[str]]
    events: dict[str, list[dict[str, Any]]]
    actions: list[dict[str, Any]]
    decisions: list[dict[str, Any]]

    def event(self, event: Fields, speaker: Speaker) -> str:
        """An event in one sentence."""
        rules = self.events.get(event["event"])
        if rules is None:
            raise LookupError(f"“{event['event']}” has no sentence.")
        return self._said(rules, event, {}, speaker)

    def action(self, action: str, view: Fields, speaker: Speaker) -> str:
        """A legal action as a choice in a list."""
        fields = {"action": action, "you": speaker.you} | _words(action)
        return self._said(self.actions, fields, view, speaker)

    def decision(self, view: Fields) -> str:
        """The message that says what the decision asks for; with `-help` what explains it."""
        fields = {**view, "kind": view["decision"]["kind"]}
        return _filled(_rule(self.decisions, fields)[0]["say"], fields)

    def thing(self, thing: str, value: str, form: str, speaker: Speaker) -> str:
        """A thing of the game in words: `card`, `purple-5`, `object`."""
        parts = self.things.get(thing)
        if parts is None:
            return speaker.say(f"{thing}-{value}", form=form)
        first, *rest = value.split("-")
        numbers = {part: int(word) for part, word in zip(parts[1:], rest, strict=True)}
        return speaker.say(f"{thing}-{first}", form=form, **numbers)

    def _said(self, rules: Sequence[Rule], given: Fields, view: Fields, speaker: Speaker) -> str:
        rule, fields = _rule(rules, given)
        if "won" in rule:
            return won(fields[rule["won"]], speaker)
        args: dict[str, str | int] = {
            name: self._argument(source, fields, view, speaker)
            for name, source in rule.get("with", {}).items()
        }
        args |= {name: speaker.names[fields[seat]] for name, seat in rule.get("names", {}).items()}
        if "people" in rule:
            args |= speaker.people(**{part: fields[seat] for part, seat in rule["people"].items()})
        return speaker.say(_filled(rule["say"], fields), **args)

    def _argument(self, source: Any, fields: Fields, view: Fields, speaker: Speaker) -> str | int:
        if isinstance(source, list):
            parts = [str(self._argument(part, fields, view, speaker)) for part in source]
            return ", ".join(part for part in parts if part)
        if isinstance(source, str):
            field, *what = source.split(" ")
            return self._in_words(fields[field], what, speaker)
        if "between" in source:
            lower, higher = source["between"]
            return int(fields[higher] - fields[lower])
        if "each" in source:
            values = enumerate(fields[source["each"]])
            said = [
                speaker.say(
                    source["say"],
                    name=speaker.names[seat],
                    role=self._in_words(value, source["role"].split(" "), speaker),
                )
                for seat, value in values
            ]
            return ", ".join(said)
        if "item" in source:
            return self._in_words(
                _item(source, fields, view[source["item"]]), source["is"].split(" "), speaker
            )
        return self._said([source], fields, view, speaker)

    def _in_words(self, value: Any, what: Sequence[str], speaker: Speaker) -> str | int:
        if not what:
            return value  # type: ignore[no-any-return]
        thing, form = what
        if isinstance(value, list):
            return ", ".join(self.thing(thing, each, form, speaker) for each in value)
        return self.thing(thing, value, form, speaker)


def won(winners: int | Sequence[int], speaker: Speaker) -> str:
    """Who has won a game, in one sentence."""
    seats = [winners] if isinstance(winners, int) else list(winners)
    you = "none"
    if speaker.you in seats:
        you = "alone" if len(seats) == 1 else "among"
    names = speaker.listed([speaker.names[seat] for seat in seats])
    return speaker.say("event-game-ended", names=names, count=len(seats), you=you)


def _item(source: Rule, fields: Fields, items: Sequence[Any]) -> Any:
    if "at" in source:
        return items[source["at"]]
    key, field = source["where"]
    return next(item[source["take"]] for item in items if item[key] == fields[field])


def _rule(rules: Sequence[Rule], given: Fields) -> tuple[Rule, Fields]:
    """The first rule whose conditions hold, and the fields it speaks of."""
    for rule in rules:
        fields = {**given, **_words(given[rule["split"]])} if "split" in rule else given
        if _holds(rule, fields):
            return rule, fields
    raise LookupError(f"Nothing is said of {given}.")


def _holds(rule: Rule, fields: Fields) -> bool:
    for field, wanted in rule.get("if", {}).items():
        value = fields[field]
        if value != wanted and not (isinstance(wanted, list) and wanted and value in wanted):
            return False
    if "more" in rule and not fields[rule["more"][0]] > fields[rule["more"][1]]:
        return False
    return "same" not in rule or fields[rule["same"][0]] == fields[rule["same"][1]]


def _words(text: str) -> dict[str, str | int | None]:
    words = [int(word) if word.isdigit() else word for word in text.split(" ")]
    return dict(zip(("verb", "first", "second"), (*words, None, None), strict=False))


def _filled(message: str, fields: Fields) -> str:
    head, brace, rest = message.partition("{")
    if not brace:
        return message
    field, _, tail = rest.partition("}")
    return head + str(fields[field]).replace("_", "-").replace(" ", "-") + tail


@cache
def sentences(game: str) -> Sentences:
    """The table of a game."""
    text = (files("penumbra.locale") / f"{game}.json").read_bytes()
    return msgspec.json.decode(text, type=Sentences)
