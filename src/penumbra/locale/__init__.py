"""Every word a person reads in English, French, Czech and Russian: a Fluent catalogue a language.

The terminal, the bots' speech and the web page share the `.ftl` files beside this one. Here they
are only loaded and asked; who says what when is the business of those who ask. Nothing falls back
silently: a missing message or variable is a mistake in the house and raises `MissingWords`.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from penumbra.errors import PenumbraError

Language: TypeAlias = Literal["en", "fr", "cs", "ru"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


class MissingWords(LookupError):
    """A catalogue was asked for a message it does not have, or not given all it needs."""


class UnknownLanguage(PenumbraError):
    """A language the house does not speak."""


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(
                f"There is no language “{language}” here. Choose one of {', '.join(LANGUAGES)}."
            )
        self.language = language
        self._bundle = _bundle(language)

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def text(self, message: str, **args: str | int) -> str:
        """A message in words; MissingWords if it or one of its variables is not there."""
        if message not in self:
            raise MissingWords(f"The catalogue “{self.language}” has no message “{message}”.")
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, "messages of this house have a text of their own"
        words, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            causes = "; ".join(str(error) for error in errors)
            raise MissingWords(
                f"“{message}” in “{self.language}” can't be said with {sorted(args)}: {causes}."
            )
        return str(words)

    def named(self, message: str, name: str) -> str:
        """What a thing is called here; one that somebody has brought along has only its `name`."""
        return self.text(message) if message in self else name


def language_of(environment: Mapping[str, str]) -> str:
    """The language a person's environment asks for; English if it names none of ours."""
    for variable in ("PENUMBRA_LANG", "LC_ALL", "LANG"):
        wish = environment.get(variable, "").replace("-", "_").split("_")[0].split(".")[0].lower()
        if wish in LANGUAGES:
            return wish
    return "en"


def sources(language: str) -> dict[str, str]:
    """The catalogue files of a language: name and text. The web client is built from them."""
    folder = files(__name__) / language
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    return {name: (folder / name).read_text(encoding="utf-8") for name in names}


@cache
def _bundle(language: str) -> FluentBundle:
    """All files of a language in one bundle; a slip of the pen in one of them is refused."""
    bundle = FluentBundle([language], use_isolating=False)
    for name, text in sources(language).items():
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise MissingWords(f"{language}/{name} can't be read at: {entry.content}")
            if isinstance(entry, ast.Message) and bundle.has_message(entry.id.name):
                raise MissingWords(f"{language}/{name} says “{entry.id.name}” a second time.")
        bundle.add_resource(resource)
    return bundle
