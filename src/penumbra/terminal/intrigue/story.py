"""Shadow of Intrigue in words: its roles, events, actions and decisions through the catalogue.

Which message says what stands in `locale/intrigue.json`, for the terminal and the page alike.
"""

import msgspec

from penumbra.games.intrigue.events import Event
from penumbra.games.intrigue.view import View
from penumbra.locale.sentences import sentences
from penumbra.terminal.speech import Speech

SENTENCES = sentences("intrigue")


def role(name: str, speech: Speech, form: str = "name") -> str:
    """A role, as a label or after a verb."""
    return SENTENCES.thing("role", name, form, speech)


def short(name: str, speech: Speech) -> str:
    """A role in two letters, for the board of claims."""
    return speech.say(f"role-{name}-short")


def camp(name: str, speech: Speech) -> str:
    """A camp, which is also a loyalty."""
    return speech.say(f"camp-{name}")


def tell(event: Event, speech: Speech) -> str:
    """An event in one sentence."""
    return SENTENCES.event(msgspec.to_builtins(event), speech)


def option(action: str, view: View, speech: Speech) -> str:
    """A legal action as a choice in a list."""
    return SENTENCES.action(action, msgspec.to_builtins(view), speech)


def task(view: View) -> str:
    """The message that says what the decision asks for; with `-help` the one that explains it."""
    return SENTENCES.decision(msgspec.to_builtins(view))
