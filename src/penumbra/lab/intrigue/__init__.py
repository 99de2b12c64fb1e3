"""Shadow of Intrigue in the lab: what a round is worth to the Dusk (docs/intrigue-solved.md)."""

from collections.abc import Iterator

from penumbra.lab.intrigue import circle, interrogations, naming
from penumbra.lab.intrigue.decks import decks

HEADINGS = ("players", "blind", "interrogations", "talk, liars as one", "talk, liars in turn")


def solve(rounds: int) -> Iterator[tuple[str, ...]]:
    """The table line by line, headings first: how often Dusk wins a round if both sides know all
    that can be known. `rounds` of regret go into the last column."""
    yield HEADINGS
    for deck in decks():
        values = (
            deck.blind,
            interrogations.value(deck),
            naming.value(deck),
            circle.value(deck, rounds),
        )
        yield (deck.name, *(f"{value:.3f}" for value in values))
