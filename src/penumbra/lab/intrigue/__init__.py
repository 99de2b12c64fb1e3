"""Shadow of Intrigue in the lab: what a round is worth to the Dusk (docs/intrigue-solved.md)."""

from collections.abc import Iterable, Iterator, Sequence

from penumbra.lab.intrigue import (
    balance,
    circle,
    exploit,
    facts,
    interrogations,
    naming,
    parameter,
    rounds,
)
from penumbra.lab.intrigue.decks import decks

__all__ = ["balance", "facts", "parameter", "sides", "solve"]

HEADINGS = (
    "players",
    "blind",
    "interrogations",
    "talk, liars as one",
    "talk, liars in turn",
    "Sage Lord, best liars",
    "best Lord, Sages lie",
)


def solve(regrets: int) -> Iterator[tuple[str, ...]]:
    """The table line by line, headings first: how often Dusk wins a round if both sides know all
    that can be known, and what the best opponents make of our Sages. So many rounds of `regrets` go
    into the bounds for liars who speak in turn."""
    yield HEADINGS
    for deck in decks():
        values = deck.blind, interrogations.value(deck), naming.value(deck)
        between, ours = circle.bounds(deck, regrets), exploit.sages(deck)
        yield (
            deck.name,
            *(f"{value:.3f}" for value in values),
            f"{between.least:.3f}–{between.most:.3f}",
            *(f"{value:.3f}" for value in ours),
        )


def sides(levels: Sequence[str], players: Iterable[int], played: int) -> Iterator[tuple[str, ...]]:
    """How often Dusk wins a round, its bots being of the first level, the Brotherhood's of the
    second; line by line, headings first."""
    dusk, brotherhood = levels
    yield ("players", f"Dusk: {dusk}", "standard error")
    for count in players:
        share = rounds.play(count, dusk, brotherhood, played)
        yield (str(count), f"{share.dusk:.3f}", f"{share.error:.3f}")
