"""Events of either game in words: the door for the log on the screen and for `penumbra replay`.

The sentences themselves are told in `shamans.story` and `intrigue.story`.
"""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from penumbra.games.intrigue.events import Event as IntrigueEvent
from penumbra.games.shamans.events import Event as ShamansEvent
from penumbra.locale import Catalogue
from penumbra.terminal.intrigue import story as intrigue_story
from penumbra.terminal.shamans import story as shamans_story
from penumbra.terminal.speech import Speech


def describe(
    event: msgspec.Struct, names: Sequence[str], catalogue: Catalogue, you: int | None = None
) -> str:
    """An event of either game in one sentence; `you` is the reader's seat, if there is one."""
    speech = Speech(catalogue, names, you)
    if isinstance(event, ShamansEvent):
        return shamans_story.tell(event, speech)
    if isinstance(event, IntrigueEvent):
        return intrigue_story.tell(event, speech)
    raise TypeError(f"{type(event).__name__} is no event of a game that is told here.")


def story(
    events: Iterable[msgspec.Struct],
    names: Sequence[str],
    catalogue: Catalogue,
    you: int | None = None,
) -> Iterator[str]:
    """Events in words, without those that only say that somebody else learnt a secret."""
    return (describe(event, names, catalogue, you) for event in events if not _mute(event))


def _mute(event: msgspec.Struct) -> bool:
    """Whether an event tells its reader nothing new: somebody else's role or hand was dealt."""
    return any(getattr(event, secret, "") is None for secret in ("role", "cards"))
