"""Events in words: the door for the log on the screen and for `penumbra replay`.

The sentences themselves are told by each game's face.
"""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from penumbra.locale import Catalogue
from penumbra.terminal.faces import face_of
from penumbra.terminal.speech import Speech


def describe(
    game: str,
    event: msgspec.Struct,
    names: Sequence[str],
    catalogue: Catalogue,
    you: int | None = None,
) -> str:
    """An event of a game in one sentence; `you` is the reader's seat, if there is one."""
    return face_of(game).tell(event, Speech(catalogue, names, you))


def story(
    game: str,
    events: Iterable[msgspec.Struct],
    names: Sequence[str],
    catalogue: Catalogue,
    you: int | None = None,
    watching: bool = False,
) -> Iterator[str]:
    """Events in words.

    A player, and whoever is watching, is spared what only says that others learnt a secret, and
    what is plain to see.
    """
    face = face_of(game)
    there = watching or you is not None
    return (
        describe(game, event, names, catalogue, you)
        for event in face.in_one_go(events)
        if not (there and face.plain_to_see(event, you))
    )


def printable(name: str) -> str:
    """A name from a stranger's record, without what would move the cursor."""
    return "".join(letter for letter in name if letter.isprintable())
