"""The private beginning of a round of Shadow of Intrigue: one's role, and whom one recognises."""

from collections.abc import Sequence

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from penumbra.games.intrigue.events import Recognised
from penumbra.games.intrigue.view import View
from penumbra.terminal.intrigue.screen import camps, loyalty_colour
from penumbra.terminal.intrigue.story import role, tell
from penumbra.terminal.look import MOONLIGHT, Size, scene
from penumbra.terminal.speech import Speech


def recognition(
    events: Sequence[msgspec.Struct], view: View, speech: Speech, foot: str, size: Size
) -> RenderableType:
    """Eyes closed, eyes open: what the viewer knows before anybody speaks (B4, B5)."""
    assert view.viewer is not None, "only a player has a role to recognise"
    own = view.seats[view.viewer].role
    assert own is not None, "one's own role is always known"
    line = Text(speech.say("recognition-role", role=role(own, speech, "object")))
    line.stylize(f"bold {loyalty_colour(own)}")
    recognised = [tell(event, speech) for event in events if isinstance(event, Recognised)]
    known = [Text(sentence, style=f"bold {MOONLIGHT}") for sentence in recognised]
    if not known:
        known = [Text(speech.say("recognition-nobody"))]
    inside = Group(
        line,
        Text(speech.say(f"role-{own}-help")),
        Text(),
        *known,
        Text(),
        *camps(view, speech),
    )
    return scene(speech.say("scene-recognition"), inside, foot, size)
