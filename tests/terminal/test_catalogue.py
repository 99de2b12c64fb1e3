"""The catalogues are complete in every language, and nothing in them falls back silently."""

import itertools
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from penumbra.locale import (
    LANGUAGES,
    Catalogue,
    MissingWords,
    UnknownLanguage,
    language_of,
    sources,
)

OTHERS = [language for language in LANGUAGES if language != "en"]
NUMBERS = [0, 1, 2, 5, 21]
# What a variable holds when a sentence counts with it.
COUNTED = {
    "count",
    "points",
    "number",
    "round",
    "trick",
    "discussion",
    "circle",
    "acts",
    "salts",
    "rounds",
}
GRAMMAR = {"form", "you"}  # how a language says it, not what it says
PLURALS = {"cs": {"one", "few", "many", "other"}, "ru": {"one", "few", "many", "other"}}
# Proper names, the same everywhere: the house, a code, and languages by what they call themselves.
NAMES = {"lobby-house", "lobby-code-example", *(f"lobby-language-{one}" for one in LANGUAGES)}
# Words that are simply the same: titles, borrowed names, abbreviations.
SAME_AS_ENGLISH = {
    "fr": {
        "cli-status-tables",
        "intrigue-end-talk",
        "page-menu",
        "page-score",
        "score-page-total",
        "lobby-code-is",
        "talkpage-waits-at",
        "game-shamans",
        "role-shaman",
        "team-shamans",
        "role-paladin",
        "ritual-permutation",
        "ritual-illumination",
        "part-illumination",
        "role-paladin-short",
        "role-adept-short",
        "role-grand-master-short",
        "role-traitor-short",
        "heading-points",
        "legend-guide",
        "score-total",
        "milliseconds",
        "shamans-guide",
        "shamans-destination-here",
        "cli-lab-duel-running",
    },
    "cs": {
        "prose-line",
        "prose-known-role",
        "cli-status-store",
        "cli-status-server",
        "page-talk",
        "claim-applaud",
        "analysis-believed",
        "say-applaud",
        "say-doubt",
        "game-shamans",
        "role-adept",
        "role-paladin",
        "role-adept-short",
        "role-paladin-short",
        "heading-role",
        "score-role",
        "event-roles-opened-one",
        "action-perform",
        "mark-bot",
        "milliseconds",
        "shamans-card",
        "shamans-played",
    },
    "ru": {"prose-line", "action-perform", "shamans-card", "shamans-played"},
}

# Words that were once a second name for something.
RETIRED = {
    "en": r"\bchairs?\b|\bthe house\b|send (\w+ )?away",
    "fr": r"\bchaises?\b|\bla maison\b|(?<!-)\bbots?\b|messagerie|assortie|étrangère|\bemplo[iy]",
    "cs": r"židl|\bdům\b|rozhovor|zápis hry|úplný svět",
    "ru": r"\bстул|\bдом\b|\bбесед|допрос|\bисполн",
}


def messages(language: str) -> dict[str, ast.Message]:
    entries = [
        entry
        for text in sources(language).values()
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message)
    ]
    return {entry.id.name: entry for entry in entries}


class Reader(Visitor):
    """What a message needs: its variables, and the words its selectors choose by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)]
            self.words.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def read(message: ast.Message) -> Reader:
    reader = Reader()
    reader.visit(message)
    return reader


def samples(message: ast.Message) -> Iterator[dict[str, str | int]]:
    """Every combination of what the message's variables may hold."""
    reader = read(message)
    values: list[list[str | int]] = []
    for variable in sorted(reader.variables):
        if variable in COUNTED:
            values.append([*NUMBERS])
        else:
            values.append([*sorted(reader.words.get(variable, {"Noor"}))])
    for combination in itertools.product(*values):
        yield dict(zip(sorted(reader.variables), combination, strict=True))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_messages_of_every_other(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_whatever_it_may_be_given(language: str) -> None:
    catalogue = Catalogue(language)
    for name, message in messages(language).items():
        for sample in samples(message):
            words = catalogue.text(name, **sample)
            assert words.strip(), name
            assert "{" not in words, f"{name}: {words}"


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_tells_what_the_english_tells(language: str) -> None:
    english = messages("en")
    for name, message in messages(language).items():
        told = read(message).variables - GRAMMAR
        assert told == read(english[name]).variables - GRAMMAR, name


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_by_accident(language: str) -> None:
    english = Catalogue("en")
    here = Catalogue(language)
    same = set()
    for name, message in messages("en").items():
        sample = {"form": "name", "you": "none"} | next(samples(message))
        if english.text(name, **sample) == here.text(name, **sample):
            same.add(name)
    assert same <= SAME_AS_ENGLISH[language] | NAMES


@pytest.mark.parametrize(("language", "categories"), PLURALS.items())
def test_slavic_plurals_have_all_their_forms(language: str, categories: set[str]) -> None:
    for name, message in messages(language).items():
        for variable, words in read(message).words.items():
            if variable in COUNTED:
                assert words == categories, name


def test_slavic_plurals_are_chosen_by_the_number() -> None:
    czech, russian = Catalogue("cs"), Catalogue("ru")
    assert [czech.text("number-of-cards", count=n) for n in (1, 3, 5)] == [
        "1 karta",
        "3 karty",
        "5 karet",
    ]
    assert [russian.text("number-of-points", points=n) for n in (1, 3, 5, 21)] == [
        "1 очко",
        "3 очка",
        "5 очков",
        "21 очко",
    ]


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Every line people may read, with the file it stands in."""
    for name, text in sources(language).items():
        for line in text.splitlines():
            if not line.startswith("#"):
                yield name, line


def test_french_keeps_its_spaces() -> None:
    """A narrow one that does not break before ; ! ?, a full one before : and inside « »."""
    for name, line in sentences("fr"):
        assert not re.search(r"[a-zé}] [;!?»]|« | :( |$)", line), f"{name}: {line}"
        assert not re.search("\u00a0[;!?]|\u202f[:»]|«\u202f|[a-zé}»][;!?]", line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_out_stands_close_to_its_word(language: str) -> None:
    for name, line in sentences(language):
        assert not re.search("[ \u00a0\u202f]…", line), f"{name}: {line}"


@pytest.mark.parametrize(("language", "retired"), RETIRED.items())
def test_one_thing_has_one_name(language: str, retired: str) -> None:
    """Seat, chat, log, replay, server: who meets two words for one thing looks for the other."""
    for name, line in sentences(language):
        said = re.sub(r"^[\w-]+ =|\{[^{}]*\}", "", line)
        assert not re.search(retired, said, re.IGNORECASE), f"{name}: {line}"


def test_messages_contain_no_markup() -> None:
    for language in LANGUAGES:
        for name, text in sources(language).items():
            said = re.sub(r"(?m)^\s*\*?\[\w+\]", "", text)  # a bold bot's words are no markup
            assert not re.search(r"</?[a-z]+>|\[/?(bold|dim|red)\]", said), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_enough_names_and_none_of_a_rulebook(language: str) -> None:
    names = Catalogue(language).text("bot-names").split(", ")
    assert len(set(names)) == 9  # ten sit at the largest table, one of them a person
    printed = "Roy Pris Rachel Rick Eldon Jan Petr Radka Ruda Eliška Антон Никита Лена Артём Данил"
    assert not set(names) & set(printed.split())


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(MissingWords, match="no message “weather”"):
        Catalogue("fr").text("weather")


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(MissingWords, match="event-card-placed"):
        Catalogue("cs").text("event-card-placed")


def test_a_language_nobody_speaks_here_is_refused_in_words() -> None:
    with pytest.raises(UnknownLanguage, match=r"“de”.*en, fr, cs, ru"):
        Catalogue("de")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "ru_RU", "LANG": "cs_CZ"}, "ru"),
        ({"PENUMBRA_LANG": "fr", "LC_ALL": "ru_RU"}, "fr"),
        ({"PENUMBRA_LANG": "", "LANG": "fr"}, "fr"),
        ({"LANG": "pt-BR"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
