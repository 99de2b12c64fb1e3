"""What the rooms of a house share: its store, its thinkers, its settings and its counters."""

from msgspec import Struct

from penumbra.table.etiquette import ServerRules
from penumbra.table.metrics import Counters
from penumbra.table.settings import Settings
from penumbra.table.store import Store
from penumbra.table.thinkers import Thinkers


class Services(Struct, frozen=True):
    """Given to every room."""

    settings: Settings
    store: Store
    thinkers: Thinkers
    rules: ServerRules
    counters: Counters
