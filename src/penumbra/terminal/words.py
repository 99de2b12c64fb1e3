"""Events of either game in words: the door for the log on the screen and for `penumbra replay`.

The sentences themselves are told in `shamans.story` and `intrigue.story`.
"""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from penumbra.games.intrigue import events as intrigue
from penumbra.games.shamans import events as shamans
from penumbra.locale import Catalogue
from penumbra.terminal.intrigue import story as intrigue_story
from penumbra.terminal.shamans import story as shamans_story
from penumbra.terminal.speech import Speech


def describe(
    event: msgspec.Struct, names: Sequence[str], catalogue: Catalogue, you: int | None = None
) -> str:
    """An event of either game in one sentence; `you` is the reader's seat, if there is one."""
    speech = Speech(catalogue, names, you)
    if isinstance(event, shamans.Event):
        return shamans_story.tell(event, speech)
    if isinstance(event, intrigue.Event):
        return intrigue_story.tell(event, speech)
    raise TypeError(f"{type(event).__name__} is no event of a game that is told here.")


def story(
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
    there = watching or you is not None
    return (
        describe(event, names, catalogue, you)
        for event in _in_one_go(events)
        if not (there and _plain_to_see(event, you))
    )


def _in_one_go(events: Iterable[msgspec.Struct]) -> Iterator[msgspec.Struct]:
    """Steps of the pawn that follow each other, as one move."""
    move: shamans.PawnMoved | None = None
    for event in events:
        if isinstance(event, shamans.PawnMoved):
            onward = move is not None and (move.to > move.start) == (event.to > event.start)
            if move is not None and not onward:
                yield move
            move = shamans.PawnMoved(move.start if move and onward else event.start, event.to)
            continue
        if move is not None:
            yield move
            move = None
        yield event
    if move is not None:
        yield move


def _plain_to_see(event: msgspec.Struct, you: int | None) -> bool:
    match event:
        case shamans.RoleDealt() | intrigue.RoleDealt() | shamans.HandDealt():
            return event.seat != you
        case shamans.RoleSeen():
            return event.role is None
        case shamans.CardPlaced():
            return True
    return False
