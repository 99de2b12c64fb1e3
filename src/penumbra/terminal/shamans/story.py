"""Shamans in words: its things, events, actions and decisions through the catalogue.

Which message says what stands in `locale/shamans.json`, for the terminal and the page alike.
"""

import msgspec

from penumbra.games.shamans.events import Event
from penumbra.games.shamans.view import View
from penumbra.locale.sentences import sentences
from penumbra.terminal.speech import Speech

SENTENCES = sentences("shamans")


def world(name: str, speech: Speech, form: str = "name") -> str:
    """A world, as a label or after a verb."""
    return SENTENCES.thing("world", name, form, speech)


def card(name: str, speech: Speech, form: str = "name") -> str:
    """A card such as `purple-5`."""
    return SENTENCES.thing("card", name, form, speech)


def tile(name: str, speech: Speech, form: str = "name") -> str:
    """An artifact."""
    return SENTENCES.thing("tile", name, form, speech)


def role(name: str, speech: Speech, form: str = "name") -> str:
    """A role, as a label or after a verb."""
    return SENTENCES.thing("role", name, form, speech)


def ritual(name: str, speech: Speech, form: str = "name") -> str:
    """A ritual."""
    return SENTENCES.thing("ritual", name, form, speech)


def tell(event: Event, speech: Speech) -> str:
    """An event in one sentence."""
    return SENTENCES.event(msgspec.to_builtins(event), speech)


def option(action: str, view: View, speech: Speech) -> str:
    """A legal action as a choice in a list."""
    return SENTENCES.action(action, msgspec.to_builtins(view), speech)


def task(view: View) -> str:
    """The message that says what the decision asks for; with `-help` the one that explains it."""
    return SENTENCES.decision(msgspec.to_builtins(view))
