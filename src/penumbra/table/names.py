"""Names of people: how one is written, and when two would be taken for the same.

Nobody may pass for somebody else. So a name has only characters one can see, and names count as the
same that look the same on a card: in capitals or not, full width or not, with Latin letters or
their Cyrillic and Greek doubles.
"""

import unicodedata

MOST_MARKS = 2  # accents on one letter; more of them run into the neighbours' lines
_DOUBLES = str.maketrans("АВЕЁЗІЈКМНОРЅТУҮХԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEE3IJKMHOPSTYYXQWABEZHIKMNOPTYX")
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
    for character in text:
        marks = marks + 1 if unicodedata.category(character).startswith("M") else 0
        if marks > MOST_MARKS or not character.isprintable() or _unseen(ord(character)):
            return False
    return True


def looks(name: str) -> str:
    """What two names have in common that look the same."""
    plain = unicodedata.normalize("NFKC", name).casefold().upper()
    return " ".join(plain.translate(_DOUBLES).split())


def _unseen(character: int) -> bool:
    return any(first <= character <= last for first, last in _UNSEEN)
