"""Names of people: how one is written, and when two would be taken for the same.

Nobody may pass for somebody else. So a name has only characters one can see, and names are alike
that look the same on a card: in capitals or not, full width or not, with the doubles of Latin
letters in other scripts (Unicode's list of confusable characters), in small capitals, with digits
for letters.
"""

import unicodedata
from contextlib import suppress
from functools import cache, lru_cache
from importlib.resources import files

MOST_MARKS = 2  # accents on one letter; more of them run into the neighbours' lines
_JOINER = "\u200d"  # makes one picture of two: a woman and a rocket are an astronaut
_READ_AS = {
    "0": "O",
    "1": "IL",
    "2": "Z",
    "3": "E",
    "4": "AЧ",
    "5": "S",
    "6": "GBБ",
    "7": "T",
    "8": "B",
    "9": "GQ",
}
"""Letters a digit may be read as where the other name has a letter."""
_SPELLINGS = {ord("Ё"): "Е", ord("ё"): "е"}  # one letter to whoever writes without dots
_UNSEEN = (
    (0x034F, 0x034F),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFFA0, 0xFFA0),
    (0xE0100, 0xE01EF),
)
"""Characters without ink that Unicode does not count among its controls: fillers, selectors."""


def written(text: str) -> str:
    """A text in one line and one spelling: each accent in one way, each space a plain one.

    Phones put a selector behind a heart or a star; without it, it is still a heart.
    """
    plain = " ".join(text.replace("\ufe0f", "").split())
    return unicodedata.normalize("NFC", plain)


def can_be_read(text: str) -> bool:
    """Whether every character shows, where it stands and nowhere else."""
    marks = MOST_MARKS  # nothing to put an accent on yet
    for place, character in enumerate(text):
        marks = marks + 1 if unicodedata.category(character).startswith("M") else 0
        if character == _JOINER and _joins_pictures(text, place):
            continue
        if marks > MOST_MARKS or not character.isprintable() or _unseen(ord(character)):
            return False
    return True


def alike(one: str, other: str) -> bool:
    """Whether one name would be taken for the other."""
    if any(a == b for a, b in zip(_looks(one), _looks(other), strict=True)):
        return True
    large, others = _large(one), _large(other)
    return len(large) == len(others) and all(map(_reads_as, large, others))


def _reads_as(one: str, other: str) -> bool:
    """Whether two capitals look the same, or one is a digit that is read as the other."""
    shape = _skeleton(one)
    return shape == _skeleton(other) or any(
        _skeleton(letter) == _skeleton(against)
        for digit, against in ((one, other), (other, one))
        for letter in _READ_AS.get(digit, "")
    )


def _large(name: str) -> str:
    return _plain(name).casefold().upper()


def _plain(name: str) -> str:
    return unicodedata.normalize("NFKC", name).translate(_SPELLINGS | _small_capitals())


@lru_cache(maxsize=1024)
def _looks(name: str) -> tuple[str, ...]:
    """How a name looks as it is written, in small letters, and in capitals."""
    return tuple(map(_skeleton, (_plain(name), _plain(name).casefold(), _large(name))))


def _skeleton(text: str) -> str:
    """UTS #39: two texts with the same skeleton can't be told apart by eye."""
    double = _doubles()
    apart = unicodedata.normalize("NFD", text.replace(_JOINER, ""))
    seen = "".join(double.get(character, character) for character in apart)
    return " ".join(unicodedata.normalize("NFD", seen).split())


@cache
def _doubles() -> dict[str, str]:
    """What each confusable character is taken for."""
    table = files("penumbra.table").joinpath("confusables.txt").read_text(encoding="utf-8")
    doubles: dict[str, str] = {}
    for line in table.splitlines():
        if not line.startswith("#"):
            seen, _, others = line.partition(":")
            shape = "".join(chr(int(point, 16)) for point in seen.split())
            doubles.update((chr(int(point, 16)), shape) for point in others.split())
    return doubles


@cache
def _small_capitals() -> dict[int, str]:
    """The letters that phonetic scripts draw as capitals of small size."""
    found: dict[int, str] = {}
    for character in map(
        chr, (*range(0x0250, 0x02B0), *range(0x1D00, 0x1D2C), *range(0xA730, 0xA800))
    ):
        script, drawn, letter = unicodedata.name(character, "").partition(" LETTER SMALL CAPITAL ")
        with suppress(KeyError):
            if drawn:
                found[ord(character)] = unicodedata.lookup(f"{script} SMALL LETTER {letter}")
    return found


def _joins_pictures(text: str, place: int) -> bool:
    """Whether a joiner stands between two pictures, where it shows."""
    before, after = text[place - 1 : place], text[place + 1 : place + 2]
    return _pictures(before) and _pictures(after)


def _pictures(character: str) -> bool:
    """Emoji are “other symbols”, their skins “modifiers”, arrows among them “mathematical”."""
    return bool(character) and (
        unicodedata.category(character) in ("So", "Sm") or "\U0001f3fb" <= character <= "\U0001f3ff"
    )


def _unseen(character: int) -> bool:
    return any(first <= character <= last for first, last in _UNSEEN)
