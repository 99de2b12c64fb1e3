"""Nobody names a colour, a world or a number in the chat of Shamans (3.8), and people can talk.

The sentences are in `talk/`, a file a language: first those that are held back, with the words that
do it in brackets, then those that pass. Every sentence is asked at the same table: all languages
count at once.
"""

import re
import time
import unicodedata
from itertools import product
from pathlib import Path
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penumbra.bots.temperament import TEMPERAMENTS
from penumbra.games.claims import FORMS
from penumbra.games.game import Forbidden
from penumbra.games.shamans.talk import forbidden
from penumbra.locale import LANGUAGES, Catalogue

BRACKETED = re.compile(r"\[(.*?)\]")


def sentences(language: str) -> tuple[list[str], list[str]]:
    """What is held back and what passes in a language."""
    page = Path(__file__).with_name("talk") / f"{language}.txt"
    held, passes = page.read_text(encoding="utf-8").split("# Passes.\n")
    return held.splitlines()[1:], passes.splitlines()


def unbracketed(sentence: str) -> str:
    return BRACKETED.sub(r"\1", sentence)


HELD = [sentence for language in LANGUAGES for sentence in sentences(language)[0]]
PASSES = [sentence for language in LANGUAGES for sentence in sentences(language)[1]]
# Words that are held back wherever they stand, in whatever case.
WORDS = sorted(
    word
    for word in {word for sentence in HELD for word in BRACKETED.findall(sentence)}
    if word.isalpha() and forbidden(f"hm {word.title()} hm")
)
CHATTER = st.lists(
    st.sampled_from([*map(unbracketed, HELD), *PASSES, *WORDS]) | st.text(), max_size=4
).map(" ".join)


@pytest.mark.rule("3.8", "S-95")
@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_worlds_and_numbers_are_held_back(language: str) -> None:
    held = sentences(language)[0]
    assert len(held) >= 40
    found = {s: [one.word for one in forbidden(unbracketed(s))] for s in held}
    assert found == {s: BRACKETED.findall(s) for s in held}


@pytest.mark.rule("3.8", "S-95")
@pytest.mark.parametrize("language", LANGUAGES)
def test_ordinary_talk_passes(language: str) -> None:
    passes = sentences(language)[1]
    assert len(passes) >= 60
    assert {s: forbidden(s) for s in passes if forbidden(s)} == {}


@pytest.mark.rule("3.8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_held_back_in_the_words_of_the_house(language: str) -> None:
    catalogue = Catalogue(language)
    for world in ("purple", "blue", "green", "yellow", "white", "brown", "red"):
        for form in ("name", "object"):
            colour = forbidden(catalogue.text(f"world-{world}", form=form))
            assert [one.what for one in colour] == ["colour"]
            card = forbidden(catalogue.text(f"card-{world}", form=form, number=4))
            assert {one.what for one in card} == {"colour", "number"}


@pytest.mark.rule("3.8")
@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a red 6", [Forbidden(2, 5, "red", "colour"), Forbidden(6, 7, "6", "number")]),
        ("🔴 6️⃣", [Forbidden(0, 1, "🔴", "colour"), Forbidden(2, 5, "6️⃣", "number")]),
        ("the world of Illumination!", [Forbidden(4, 25, "world of Illumination", "world")]),
        ("no: r.e.d.", [Forbidden(4, 9, "r.e.d", "colour")]),
        ("", []),
    ],
)
def test_a_finding_says_where_it_stands_and_what_it_names(
    text: str, found: list[Forbidden]
) -> None:
    assert forbidden(text) == found


@pytest.mark.rule("3.8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_rituals_roles_tiles_and_bots_may_be_named(language: str) -> None:
    """A ritual is none of the three things the rule forbids; a world named by its ritual is."""
    catalogue = Catalogue(language)
    names = [
        *("ritual-stabilization", "ritual-permutation"),
        *("ritual-illumination", "ritual-neutralization"),
        *(f"tile-{tile}" for tile in ("dagger", "portal", "shard", "mask")),
        *("role-shaman", "role-shadow", "bot-names"),
    ]
    for name in names:
        for form in ("name", "object"):
            assert forbidden(catalogue.text(name, form=form)) == []


@given(st.text(st.characters(), max_size=400) | CHATTER)
def test_any_text_can_be_asked_and_findings_lie_in_it_one_after_the_other(text: str) -> None:
    end = 0
    for found in forbidden(text):
        assert end <= found.start < found.end <= len(text)
        assert found.word == text[found.start : found.end]
        end = found.end


@given(st.sampled_from(WORDS), st.sampled_from([" ", ".", "-", "_", " - ", "\n", "\u200b", "’"]))
def test_a_word_spelled_letter_by_letter_is_still_that_word(word: str, gap: str) -> None:
    spelled = gap.join(word)
    assert forbidden(spelled)
    assert forbidden(f"hmm {spelled}, hmm")


@given(CHATTER)
def test_composed_and_decomposed_letters_are_the_same(text: str) -> None:
    def named(form: Literal["NFC", "NFD"]) -> list[tuple[str, str]]:
        findings = forbidden(unicodedata.normalize(form, text))
        return [(unicodedata.normalize("NFC", one.word), one.what) for one in findings]

    assert named("NFC") == named("NFD")


@pytest.mark.parametrize("word", WORDS)
def test_a_word_is_found_in_any_case(word: str) -> None:
    for written in (word.lower(), word.upper(), word.title(), word.swapcase()):
        assert [one.word for one in forbidden(written)] == [written]


@pytest.mark.parametrize(
    "text",
    ["a" * 4000, "a " * 2000, "r.e.d." * 700, "$" * 4000, "six" * 1400, "е́" * 2000, "1,_" * 1400],
)
def test_no_text_takes_long(text: str) -> None:
    began = time.process_time()
    forbidden(text)
    assert time.process_time() - began < 0.5


@pytest.mark.rule("3.8", "S-95")
@pytest.mark.parametrize("language", LANGUAGES)
def test_claims_and_refusals_are_said_in_every_language(language: str) -> None:
    catalogue = Catalogue(language)
    for role in ("shaman", "shadow"):
        named = catalogue.text(f"role-{role}", form="object")
        for form in FORMS:
            verb = form.split()[0]
            for tone, you in product(TEMPERAMENTS, ("name", "none")):
                parts = {"target": "Kai", "other": "Ann", "role": named, "tone": tone}
                words = catalogue.text(f"claim-{verb}", **parts)
                said = catalogue.text("claim-said", name="Noor", you=you, words=words)
                assert forbidden(said) == []
            assert forbidden(catalogue.text(f"say-{verb}")) == []
    for what in ("colour", "number", "world"):
        assert "mauve" in catalogue.text(f"held-back-{what}", word="mauve")
    assert forbidden(catalogue.text("held-back")) == []
    assert forbidden(catalogue.text("held-back-rule")) == []
