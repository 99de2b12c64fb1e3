"""What the rooms of a house share: its store, its thinkers, its settings and its counters."""

from collections.abc import Callable

from msgspec import Struct

from penumbra.table.etiquette import Manners
from penumbra.table.metrics import Registry
from penumbra.table.settings import Settings
from penumbra.table.store import Store
from penumbra.table.thinkers import Thinkers


class Counters:
    """What a house counts; docs/serving.md explains each."""

    def __init__(self) -> None:
        self.registry = Registry()
        told = self.registry
        self.acts = told.counter("penumbra_acts_total", "Acts of seats, written and told.")
        self.act_seconds = told.histogram(
            "penumbra_act_seconds", "Seconds from the receipt of an entry to its commit."
        )
        messages = told.counters("penumbra_messages_total", "Messages on sockets.", "direction")
        self.received, self.sent = messages.of("in"), messages.of("out")
        self.refused = told.counters("penumbra_refused_total", "Requests refused.", "code")
        self.dropped = told.counter(
            "penumbra_dropped_sockets_total", "Sockets closed because they did not read."
        )
        self.thoughts = told.counters(
            "penumbra_bot_thoughts_total", "Questions to bots: answered, or not.", "outcome"
        )

    def watch(self, name: str, means: str, read: Callable[[], float]) -> None:
        """Something that is read when somebody asks for it."""
        self.registry.gauge(name, means, read)


class Services(Struct, frozen=True):
    """Given to every room."""

    settings: Settings
    store: Store
    thinkers: Thinkers
    manners: Manners
    counters: Counters
