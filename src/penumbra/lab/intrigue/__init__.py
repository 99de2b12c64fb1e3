"""Shadow of Intrigue in the lab: what a round is worth to the Dusk (docs/intrigue-solved.md)."""

from collections.abc import Iterable, Iterator, Sequence

from penumbra.lab.intrigue import balance, circle, facts, interrogations, naming, parameter, rounds
from penumbra.lab.intrigue.decks import decks

__all__ = ["balance", "facts", "parameter", "sides", "solve"]

HEADINGS = ("players", "blind", "interrogations", "talk, liars as one", "talk, liars in turn")


def solve(regrets: int) -> Iterator[tuple[str, ...]]:
    """The table line by line, headings first: how often Dusk wins a round if both sides know all
    that can be known. `regrets` rounds of regret go into the last column."""
    yield HEADINGS
    for deck in decks():
        values = (
            deck.blind,
            interrogations.value(deck),
            naming.value(deck),
            circle.value(deck, regrets),
        )
        yield (deck.name, *(f"{value:.3f}" for value in values))


def sides(levels: Sequence[str], players: Iterable[int], played: int) -> Iterator[tuple[str, ...]]:
    """How often Dusk wins a round, its bots being of the first level, the Brotherhood's of the
    second; line by line, headings first."""
    dusk, brotherhood = levels
    yield ("players", f"Dusk: {dusk}", "standard error")
    for count in players:
        share = rounds.play(count, dusk, brotherhood, played)
        yield (str(count), f"{share.dusk:.3f}", f"{share.error:.3f}")
