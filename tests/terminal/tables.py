"""Games for these tests: seeded, played by chance, and seen from one seat."""

import random
from collections.abc import Iterator
from typing import Any

from penumbra.games import GAMES
from penumbra.games.match import Match
from penumbra.locale import Catalogue
from penumbra.terminal.speech import Speech

SEAT = 0


def speech_in(language: str, players: int, you: int | None = SEAT) -> Speech:
    """The names of a table in a language, and the reader's seat."""
    catalogue = Catalogue(language)
    bots = catalogue.text("bot-names").split(", ")
    return Speech(catalogue, [catalogue.text("you"), *bots][:players], you)


def moments(game: str, players: int, luck: int, most: int = 2000) -> Iterator[Match[Any, Any]]:
    """A match after its deal and after every act, all of them by chance.

    Mostly the seats that are asked act, so that Portals stay in hands and the Lord hears somebody.
    """
    chance = random.Random(luck)
    match = Match(GAMES[game], players, seed=luck.to_bytes(32))
    yield match
    for _ in range(most):
        if match.over:
            return
        seats = match.waiting
        if chance.random() < 0.05:
            seats = [seat for seat in range(players) if match.legal(seat)]
        seat = chance.choice(seats)
        match.act(seat, _choice(match.legal(seat), chance))
        yield match


def _choice(legal: list[str], chance: random.Random) -> str:
    hasty = ("portal", "judge", "send")
    patient = [action for action in legal if action.split()[0] not in hasty]
    return chance.choice(patient if patient and chance.random() < 0.9 else legal)
