"""Names of people: how one is written, and when two would be taken for the same.

Nobody may pass for somebody else. So a name has only characters one can see, and names are alike
that look the same on a card: in capitals or not, full width or not, with the doubles of Latin
letters in other scripts (Unicode's list of confusable characters), with digits for letters.
"""

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files

MOST_MARKS = 2  # accents on one letter; more of them run into the neighbours' lines
_JOINER = "\u200d"  # makes one picture of two: a woman and a rocket are an astronaut
_DIGITS = str.maketrans("012345789", "OLZEASTBG")
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
    return any(a == b for a, b in zip(_looks(one), _looks(other), strict=True))


@lru_cache(maxsize=1024)
def _looks(name: str) -> tuple[str, ...]:
    """How a name looks as it is written, in small letters, in capitals, and in capitals with its
    digits read as letters.
    """
    plain = unicodedata.normalize("NFKC", name).translate(_SPELLINGS)
    small = plain.casefold()
    large = small.upper()
    return tuple(map(_skeleton, (plain, small, large, large.translate(_DIGITS))))


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
