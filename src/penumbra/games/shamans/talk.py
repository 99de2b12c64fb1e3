"""What nobody says at a table of Shamans: colours, worlds and numbers (3.8, S-95).

In whatever language and however disguised; `forbidden` finds such words so that a table can hold
the message back and say why. The words themselves are data, a file a language in `vocabulary/`. Who
hears what, and whether a table only warns, is decided elsewhere.
"""

import re
import string
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias, get_args

from penumbra.games.game import Forbidden

What: TypeAlias = Literal["colour", "world", "number"]
Phrase: TypeAlias = tuple[str, ...]
Span: TypeAlias = tuple[int, int, What]

LANGUAGES = ("en", "fr", "cs", "ru")  # that the vocabulary has a whole file of

WORD = re.compile(r"[^\W_]+")
DIGITS = re.compile(r"[0-9]+(?:[.,:][0-9]+)*")
# After a number that is no card's. "6 s" and "6 %" could be one: such a sign needs a larger number.
MEASURE = re.compile(
    r"\s?(?:min|sec|am|pm|o['’]clock|of us|of you|мин|сек)(?![^\W_])", re.IGNORECASE
)
MEASURE_OF_MANY = re.compile(r"\s?%|\s?(?:s|h|ч|с)(?![^\W_])")
# Sayings in figures, and the time of a clock whose hour is no card's.
EVEN = re.compile(r"50 ?[/:-] ?50|24/7|(?<![0-9])(?:1[0-9]|2[0-3]):[0-5][0-9](?![0-9])")
# What makes a figure an ordinal: "2nd", "3e", "2-й" (the hyphen parts the two).
ORDINAL = re.compile(r"st|nd|rd|th|er|ere|e|eme|й|я|е|го|м|ой|ый|ая|ом")
SOFT_SIGN = re.compile(r"['’ʼ`´](?![^\W_])")  # after a word: sem' for семь
QUOTED = re.compile(r"['’ʼ`´‘]$")
REPEATED = re.compile(r"(.)\1+")
MASK = re.compile(r"[*#•]")  # instead of a letter: "r*d", "gr**n"
# Words broken by one sign ("re.d", "gr-een"), or with signs for letters ("$ix", "gr€€n"). The
# apostrophe does not count: "d'eux" is no number.
CHAIN = re.compile(r"(?<![^\W_])[$@€£]{0,2}[^\W_]++(?:(?:[$@€£!|+*#•]{2}|[^\w\s'’ʼ`´]|_)[^\W_]++)*")
# Each disguise costs time, so a message is first asked whether it holds anything of the kind.
LINK = re.compile(r"[^\w\s'’ʼ`´](?=\S)")
THREE_LETTERS = re.compile(r"(?<![^\W_])[^\W_](?:[\W_]{1,3}[^\W_](?![^\W_])){2}")
MIXED = re.compile(r"[a-z][^\W\d_a-z]|[^\W\d_a-z][a-z]|[^\W\d_a-zа-я]")
MAYBE_ROMAN = re.compile(r"I[IVX]|[VX]I|vii|ii|iv|ix")
BETWEEN_WORDS = re.compile(r"[\s'’ʼ`´-]{0,3}")  # within a phrase; a comma or full stop ends it
BETWEEN_LETTERS = 3  # the widest gap in a word spelled letter by letter, as in "r - e - d"
SHORTEST = 3  # letters of the shortest word in any vocabulary
# Words of one letter, which may stand before or after a spelled one: "a r e d".
ONE_LETTER = frozenset("aiyoukvszаивкоусяж")
ELIDED = frozenset("dlcjmnt")  # in French before a word, the apostrophe left out: "d eux"
# Numerals only a number looks like. VI is also Czech for "knows", shouted and without its mark.
ROMAN = {"II", "III", "IIII", "IV", "VI", "VII", "VIII", "IX", "XI", "XII", "XIII"}
ROMAN |= {"ii", "iii", "iv", "vii", "viii", "ix"}  # vi: see held
SHOUTED = "VI"
# Letters inside flags and buttons, which Unicode does not count as letters: 🇷, 🅡, 🆁.
BUTTON_LETTERS = (0x1F1E6, 0x1F150, 0x1F170)
# ASCII, Western and Central European letters, Cyrillic, punctuation.
EVERYDAY = ((0x09, 0x7E), (0xA0, 0x17F), (0x400, 0x45F), (0x2010, 0x2027), (0x202F, 0x203A))
# Blanks that are letters to Unicode.
INVISIBLE = "\u115f\u1160\u3164\uffa0"


def forbidden(text: str) -> list[Forbidden]:
    """All that 3.8 forbids in a text, in order; empty if the message may go out."""
    reading = _Reading(text)
    spans = [*reading.words_found(), *reading.numerals(), *reading.phrases(), *reading.worlds()]
    spans += [*reading.broken(), *reading.spelled(), *reading.torn()]
    found = [Forbidden(a, b, text[a:b], what) for a, b, what in map(reading.in_the_text, spans)]
    if not text.isascii():
        signs = _VOCABULARY.signs.finditer(text)
        found += [
            Forbidden(sign.start(), sign.end(), sign[0], _VOCABULARY.sign[sign[0]])
            for sign in signs
            if _VOCABULARY.meant.get(sign[0], frozenset()).isdisjoint(reading.words)
        ]
    found.sort(key=lambda one: (one.start, -one.end))
    apart: list[Forbidden] = []
    for one in found:
        if not apart or one.start >= apart[-1].end:
            apart.append(one)
    return apart


class _Vocabulary:
    """The words of all languages, made ready for looking up."""

    def __init__(self) -> None:
        self.loose: dict[str, What] = {}  # by letters without marks
        self.spelled: dict[str, What] = {}  # exactly as written
        self.drawn_out: dict[str, What] = {}  # loose, each repeated letter once
        self.free: dict[str, list[tuple[int, Phrase]]] = {}  # word → its place in a phrase
        self.held: dict[str, list[Phrase]] = {}  # first word → phrases
        self.alone: set[str] = set()
        self.ritual: set[str] = set()
        self.world_or_card: set[str] = set()
        self.glue: set[str] = set()
        self.counted: set[str] = set()  # what everybody may count: rounds, Shadows, minutes
        self.numbered: set[str] = set()  # what everybody may number: round 3
        self.between: set[str] = set()  # may stand between a number and what it counts
        self.joined: set[str] = set()  # says nothing, but may be written as one with a word
        self.soft: set[str] = set()  # numbers if an apostrophe stands for the soft sign
        self.whole: set[str] = set()  # harmless words that look like a disguise
        self.other: set[str] = set()  # harmless words that lose a mark to a forbidden one
        self.surnames: set[str] = set()  # names, if they begin with a capital
        self.split: set[Phrase] = set()  # two harmless words that look like one cut in two
        pages = [_page(language) for language in LANGUAGES]
        for page in (*pages, _page("abroad")):
            self._learn_words(page)
        for page in pages:
            self._learn_phrases(page["phrases"])
            worlds = page["worlds"]
            endings = page.get("endings", {})
            self.ritual |= _bare_all(_forms(worlds["ritual"], endings))
            self.world_or_card |= _bare_all(_forms(worlds["world"] + worlds["card"], endings))
            self.glue |= _bare_all(worlds["glue"])
            phrases = page["phrases"]
            self.counted |= _bare_all(_forms(phrases["counted"], endings))
            self.numbered |= _bare_all(phrases["numbered"])
            self.between |= _bare_all(phrases["between"])
            self.joined |= _bare_all(phrases["joined"])
            self.soft |= _bare_all(phrases.get("soft", ()))
            self.whole |= _bare_all(phrases.get("whole", ()))
            self.other |= set(phrases.get("other", ()))
            self.surnames |= _bare_all(phrases.get("surnames", ()))
            self.split |= {_phrase(text) for text in phrases.get("split", ())}
        self.joined |= self.alone | self.world_or_card
        self.longest = max(map(len, self.loose))
        self.drawn_out = {REPEATED.sub(r"\1", word): what for word, what in self.loose.items()}
        self.alike: dict[tuple[int, str], list[str]] = {}  # length and first letter → words
        for word in self.loose:
            self.alike.setdefault((len(word), word[0]), []).append(word)
        self._learn_signs(_page("signs"))

    def _learn_words(self, page: dict[str, Any]) -> None:
        endings = page.get("endings", {})
        prefixes = page.get("prefixes", {})
        for what in get_args(What):
            for entries in page.get(what, {}).values():
                for form in _forms(entries, endings):
                    if form.startswith("="):
                        self.spelled[form[1:]] = what
                        continue
                    for prefix in ("", *prefixes.get(what, ())):
                        self.loose[_bare(prefix + form)] = what

    def _learn_phrases(self, phrases: dict[str, list[str]]) -> None:
        self.alone |= _bare_all(phrases["alone"])
        for text in phrases["held"]:
            phrase = _phrase(text)
            self.held.setdefault(phrase[0], []).append(phrase)
        spelled = _bare_all(self.spelled)
        for text in phrases["free"]:
            phrase = _phrase(text)
            for place, word in enumerate(phrase):
                if word in self.loose or word in spelled:
                    self.free.setdefault(word, []).append((place, phrase))

    def _learn_signs(self, page: dict[str, Any]) -> None:
        self.sign: dict[str, What] = {}
        for what in get_args(What):
            for signs in page.get(what, {}).values():
                self.sign.update(dict.fromkeys(signs, what))
        self.signs = re.compile(f"[{''.join(self.sign)}]")
        self.meant = {sign: _bare_all(words) for sign, words in page["meant"].items()}
        letters = page["letters"]
        self.to_sound = _pairs(letters["sound"])
        self.to_latin = _pairs(letters["latin"])
        self.to_cyrillic = _pairs(letters["cyrillic"])
        self.alphabet = {*string.ascii_lowercase, *map(chr, self.to_latin)}
        self.alphabet.update(letter for word in self.loose for letter in word)
        self.leet = _pairs(letters["leet"])
        self.other_leet = self.leet | dict.fromkeys(map(ord, "1!"), "l") | {ord("|"): "i"}

    def names(self, bare: str, plain: str) -> What | None:
        """What a word names as it stands."""
        return self.loose.get(bare) or self.spelled.get(plain)

    def disguised(self, bare: str) -> What | None:
        """What a word names behind doubled letters, look-alikes, signs for letters, masks."""
        what: What | None = None
        if bare in self.whole:
            return None
        if REPEATED.search(bare):
            what = self.drawn_out.get(REPEATED.sub(r"\1", bare))
        if not what and MIXED.search(bare):
            scripts = (self.to_latin, self.to_cyrillic, self.to_sound)
            what = self._any_of(*(bare.translate(script) for script in scripts))
        if not what and not bare.isalpha():
            read = bare.translate(self.leet)
            cyrillic = read.translate(self.to_cyrillic)
            what = self._any_of(read, bare.translate(self.other_leet), cyrillic)
        return what or self._masked(bare)

    def _masked(self, bare: str) -> What | None:
        """What a word names that hides letters inside behind stars."""
        masks = len(MASK.findall(bare))
        if masks == 0 or 2 * masks > len(bare):
            return None
        for word in self.alike.get((len(bare), bare[0]), ()):
            if all(one == other or MASK.match(one) for one, other in zip(bare, word, strict=True)):
                return self.loose[word]
        return None

    def glued(self, bare: str) -> What | None:
        """What a forbidden word names that is written as one with another: "redsix", "allred"."""
        if len(bare) > 2 * self.longest:
            return None
        for cut in range(SHORTEST, len(bare) - SHORTEST + 1):
            first, second = self.loose.get(bare[:cut]), self.loose.get(bare[cut:])
            if first and (second or bare[cut:] in self.world_or_card):
                return first
            if first == "number" and bare[cut:] in self.alone:
                return first
            if second and bare[:cut] in self.joined:
                return second
        return None

    def _any_of(self, *words: str) -> What | None:
        return next((self.loose[word] for word in words if word in self.loose), None)


class _Reading:
    """A message as it is read: lower case, no marks, nothing invisible, and cut into words."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.starts: Sequence[int] = range(len(text))
        self.ends: Sequence[int] = range(1, len(text) + 1)
        if _SIMPLE.fullmatch(text):
            self.plain, self.bare = text.translate(_PLAIN), text.translate(_BARE)
        else:
            self.plain, self.bare, self.starts, self.ends = _read(text)
        self.cuts = [match.span() for match in WORD.finditer(self.plain)]
        self.words = [self.bare[start:end] for start, end in self.cuts]

    def in_the_text(self, span: Span) -> Span:
        start, end, what = span
        return self.starts[start], self.ends[end - 1], what

    def words_found(self) -> Iterator[Span]:
        """Words of the vocabulary, one by one; digits wherever they are."""
        loose, spelled = _VOCABULARY.loose, _VOCABULARY.spelled
        digits = [match.span() for match in DIGITS.finditer(self.plain)]
        mixed = not self.bare.isascii() and MIXED.search(self.bare)
        disguises = digits or mixed or REPEATED.search(self.bare)
        for at, word in enumerate(self.words):
            start, end = self.cuts[at]
            as_written = self.plain[start:end]
            what = loose.get(word) or spelled.get(as_written)
            if what:
                said = not self._is_free(at) and not (what == "number" and self._counts(at))
                if said and as_written not in _VOCABULARY.other and not self._is_surname(at):
                    yield start, end, what
            elif word in _VOCABULARY.soft and self._is_softened(at):
                yield start, end, "number"
            elif disguises and (what := _VOCABULARY.disguised(word)):
                yield start, end, what
            elif end - start >= 2 * SHORTEST and (what := _VOCABULARY.glued(word)):
                yield start, end, what
        sayings = [match.span() for match in EVEN.finditer(self.plain)] if digits else []
        for start, end in digits:
            said = any(first <= start and end <= last for first, last in sayings)
            if not said and not self._measures(start, end):
                yield start, end, "number"

    def _counts(self, at: int) -> bool:
        """Whether a number counts what everybody sees: "the second trick", "two more Shadows",
        "round 3".
        """
        if self._are_joined(at - 1, -1) and self.words[at - 1] in _VOCABULARY.numbered:
            return True
        after = at + 1
        while self._are_joined(after, 1) and (
            self.words[after] in _VOCABULARY.between or self._is_ordinal_ending(after)
        ):
            after += 1
        return self._are_joined(after, 1) and self.words[after] in _VOCABULARY.counted

    def _is_ordinal_ending(self, at: int) -> bool:
        """Whether this word makes an ordinal of the figure before it: "2-й"."""
        return self.plain[self.cuts[at][0] - 1] == "-" and bool(ORDINAL.fullmatch(self.words[at]))

    def _is_surname(self, at: int) -> bool:
        """Whether a word is written as a name that would otherwise be a colour: "Браун"."""
        if self.words[at] not in _VOCABULARY.surnames:
            return False
        start, end = self.cuts[at]
        return self.text[self.starts[start] : self.ends[end - 1]].istitle()

    def _is_softened(self, at: int) -> bool:
        """Whether an apostrophe stands for the soft sign, and does not end a quotation."""
        start, end = self.cuts[at]
        return bool(SOFT_SIGN.match(self.plain, end)) and not QUOTED.search(self.plain[:start])

    def _measures(self, start: int, end: int) -> bool:
        """Whether digits are no card's: "99 %", "2 min", "round 2 rounds", "gr8"."""
        if MEASURE.match(self.plain, end):
            return True
        if MEASURE_OF_MANY.match(self.plain, end):
            return len(re.split("[.,:]", self.plain[start:end])[0].lstrip("0")) > 1
        for at, (first, last) in enumerate(self.cuts):
            if first <= start and end <= last:
                ordinal = last == end or (
                    first == start and ORDINAL.fullmatch(self.bare, end, last)
                )
                return self.words[at] in _VOCABULARY.whole or (bool(ordinal) and self._counts(at))
        return False

    def torn(self) -> Iterator[Span]:
        """Words torn into two or three: "re d", "gre en", "b l ue"."""
        loose = _VOCABULARY.loose
        for at in range(len(self.words)):
            torn = self.words[at]
            for end in range(at + 1, min(at + 3, len(self.words))):
                if self.plain[self.cuts[end - 1][1] : self.cuts[end][0]] != " ":
                    break
                torn += self.words[end]
                if torn in loose and _is_torn(tuple(self.words[at : end + 1])):
                    yield self.cuts[at][0], self.cuts[end][1], loose[torn]

    def numerals(self) -> Iterator[Span]:
        """Roman numerals that stand alone, as people write them."""
        if not MAYBE_ROMAN.search(self.text):
            return
        for start, end in self.cuts:
            if end - start <= len("VIII"):
                first, last = self.starts[start], self.ends[end - 1]
                written = self.text[first:last]
                if written in ROMAN and not (written == SHOUTED and self._is_shouted()):
                    yield start, end, "number"

    def phrases(self) -> Iterator[Span]:
        """Phrases that make a harmless word a number, and such words all by themselves."""
        if not _VOCABULARY.held.keys().isdisjoint(self.words):
            for at, word in enumerate(self.words):
                for phrase in _VOCABULARY.held.get(word, ()):
                    end = self.cuts[min(at + len(phrase), len(self.words)) - 1][1]
                    if self._reads(at, phrase) and self.plain[end : end + 1] != "-":
                        yield self.cuts[at][0], end, "number"
        if len(self.words) == 1 and self.words[0] in _VOCABULARY.alone:
            yield *self.cuts[0], "number"

    def worlds(self) -> Iterator[Span]:
        """Worlds named by their ritual: "the Illumination world"."""
        if _VOCABULARY.ritual.isdisjoint(self.words):
            return
        for at, word in enumerate(self.words):
            if word in _VOCABULARY.ritual:
                for step in (-1, 1):
                    other = at + step
                    while self._are_joined(other, step) and self.words[other] in _VOCABULARY.glue:
                        other += step
                    if self._are_joined(other, step):
                        if self.words[other] in _VOCABULARY.world_or_card:
                            first, last = sorted((at, other))
                            yield self.cuts[first][0], self.cuts[last][1], "world"

    def broken(self) -> Iterator[Span]:
        """Words with signs in them, either between letters or instead of letters."""
        if "_" not in self.bare and not LINK.search(self.bare):
            return
        for chain in CHAIN.finditer(self.bare):
            if chain[0].isalnum():
                continue
            plain = self.plain[chain.start() : chain.end()]
            letters, as_written = ("".join(WORD.findall(piece)) for piece in (chain[0], plain))
            what = _VOCABULARY.names(letters, as_written) or _VOCABULARY.disguised(chain[0])
            if what:
                yield *chain.span(), what

    def spelled(self) -> Iterator[Span]:
        """Words spelled letter by letter: "r e d", "s.i.x"."""
        if not THREE_LETTERS.search(self.bare):
            return
        for run in self._runs_of_letters():
            letters = "".join(self.words[at] for at in run)
            if letters in _VOCABULARY.alone and len(run) == len(self.words):
                yield self.cuts[run[0]][0], self.cuts[run[-1]][1], "number"
            plain = "".join(self.plain[self.cuts[at][0]] for at in run)
            for first, last, what in _words_in(letters, plain):
                yield self.cuts[run[first]][0], self.cuts[run[last - 1]][1], what

    def _runs_of_letters(self) -> Iterator[range]:
        """Neighbouring words of one letter: with the same gap between all of them, and at large."""
        at = 0
        while at < len(self.words):
            end = at
            same = at
            gap = ""
            while end < len(self.words) and self.words[end] in _VOCABULARY.alphabet:
                if end > at:
                    before = self.plain[self.cuts[end - 1][1] : self.cuts[end][0]]
                    if len(before) > BETWEEN_LETTERS:
                        break
                    if end - same == 1:
                        gap = before
                    elif before != gap:
                        if end - same >= SHORTEST:
                            yield range(same, end)
                        same = end
                end += 1
            if end - same >= SHORTEST:
                yield range(same, end)
            if same > at and end - at >= SHORTEST:
                yield range(at, end)
            at = max(end, at + 1)

    def _is_free(self, at: int) -> bool:
        return any(
            self._reads(at - place, phrase)
            for place, phrase in _VOCABULARY.free.get(self.words[at], ())
        )

    def _reads(self, at: int, phrase: Phrase) -> bool:
        """Whether the words from here on are this phrase, with nothing but spaces between them."""
        end = at + len(phrase)
        if at < 0 or tuple(self.words[at:end]) != phrase:
            return False
        return all(self._are_joined(later, 1) for later in range(at + 1, end))

    def _are_joined(self, at: int, step: int) -> bool:
        """Whether there is a word, and no comma or full stop before it (seen along the step)."""
        if not 0 <= at < len(self.words):
            return False
        first, second = sorted((at - step, at))
        gap = self.plain[self.cuts[first][1] : self.cuts[second][0]]
        return BETWEEN_WORDS.fullmatch(gap) is not None

    def _is_shouted(self) -> bool:
        return len(self.words) > 1 and self.text.isupper()


def _is_torn(pieces: Phrase) -> bool:
    """Whether neighbouring words are pieces of one rather than words by themselves."""
    if pieces[0] in ONE_LETTER | ELIDED or pieces[-1] in ONE_LETTER or pieces in _VOCABULARY.split:
        return False
    return not any(piece in _VOCABULARY.loose for piece in pieces)


def _words_in(letters: str, plain: str) -> list[Span]:
    """The forbidden words a run of letters consists of; none if anything else is spelled in it."""
    if what := _VOCABULARY.disguised(letters):
        return [(0, len(letters), what)]
    # For each place, read from the end: the words from there on, if there is nothing else.
    rest: list[list[Span] | None] = [None] * len(letters) + [[]]
    for at in reversed(range(len(letters))):
        if letters[at] in ONE_LETTER:
            rest[at] = rest[at + 1]
        for end in range(at + SHORTEST, min(len(letters), at + _VOCABULARY.longest) + 1):
            after = rest[end]
            if after is not None:
                if what := _VOCABULARY.names(letters[at:end], plain[at:end]):
                    rest[at] = [(at, end, what), *after]
    if not rest[0] and (what := _VOCABULARY.glued(letters)):
        return [(0, len(letters), what)]
    return rest[0] or []


def _read(text: str) -> tuple[str, str, list[int], list[int]]:
    """A text with its marks and without, and where in the text each character begins and ends."""
    plain: list[str] = []
    bare: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    for at, sign in enumerate(text):
        letters = _letters(sign)
        if letters is None:
            if plain:
                composed = unicodedata.normalize("NFC", plain[-1] + sign)
                if len(composed) == 1:
                    plain[-1], bare[-1] = composed, _bare(composed)
                ends[-1] = at + 1
            continue
        for one, without in letters:
            plain.append(one)
            bare.append(without)
            starts.append(at)
            ends.append(at + 1)
    return "".join(plain), "".join(bare), starts, ends


@lru_cache(maxsize=4096)
def _letters(sign: str) -> tuple[tuple[str, str], ...] | None:
    """What a character is read as, with and without marks; None: it is a mark on the last one."""
    kind = unicodedata.category(sign)
    if kind[0] == "M":
        return None
    if kind == "Cs" or sign.isspace():
        return ((" ", " "),)
    if kind in ("Cf", "Cc") or sign in INVISIBLE:
        return ()
    if kind == "Lo" and unicodedata.numeric(sign, 0) in range(2, 10):  # 六, not the common 一
        digit = str(int(unicodedata.numeric(sign)))
        return ((digit, digit),)
    if kind[0] == "N":
        digit = str(unicodedata.digit(sign, 0))
        return ((digit, digit),)
    for first in BUTTON_LETTERS:
        if 0 <= ord(sign) - first < 26:
            sign = chr(ord("a") + ord(sign) - first)
    lower = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", sign).lower())
    if kind[0] == "P" and len(lower) > 1:
        return ((sign, sign),)
    letters = (one for one in lower if unicodedata.category(one)[0] != "M")
    return tuple((one, _bare(one)) for one in letters)


def _simple() -> tuple[re.Pattern[str], dict[int, str], dict[int, str]]:
    """Texts of everyday characters that are read one by one, and the tables to read them with.

    Nearly every message is such a text, and `translate` reads it many times faster.
    """
    plain: dict[int, str] = {}
    bare: dict[int, str] = {}
    for first, last in EVERYDAY:
        for code in range(first, last + 1):
            letters = _letters(chr(code))
            if letters and len(letters) == 1:
                plain[code], bare[code] = letters[0]
    return re.compile(f"[{re.escape(''.join(map(chr, plain)))}]*+"), plain, bare


def _bare(word: str) -> str:
    """Letters without their marks. The Russian й is a letter of its own and stays; ё becomes е."""
    if word.isascii():
        return word
    return "".join(one if one == "й" else _base(one) for one in unicodedata.normalize("NFC", word))


@lru_cache(maxsize=4096)
def _base(letter: str) -> str:
    return unicodedata.normalize("NFD", letter)[0]


def _bare_all(words: Iterable[str]) -> set[str]:
    return {_bare(word) for word in words}


def _phrase(text: str) -> Phrase:
    return tuple(WORD.findall(_bare(text)))


def _page(name: str) -> dict[str, Any]:
    """One file of the vocabulary."""
    text = (files(__package__) / "vocabulary" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def _forms(entries: Iterable[str], endings: dict[str, str]) -> Iterator[str]:
    """The forms that the entries of a vocabulary stand for."""
    for entry in entries:
        stem, inflected, name = entry.partition("~")
        if inflected:
            for ending in endings[name].split(","):
                yield stem + ending.strip()
        else:
            yield entry


def _pairs(letters: str) -> dict[int, str]:
    """A table for `translate` from a text of pairs."""
    return {ord(letters[at]): letters[at + 1] for at in range(0, len(letters), 2)}


_SIMPLE, _PLAIN, _BARE = _simple()
_VOCABULARY = _Vocabulary()
