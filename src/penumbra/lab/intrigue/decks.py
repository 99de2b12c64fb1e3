"""The decks of Shadow of Intrigue as the lab needs them: how many of whom, and what luck is worth.

One of them was never meant: the nine-player deck of the first printing of the game's original had
2 Traitors and 2 Paladins (rules, B.2).
"""

from typing import NamedTuple

from penumbra.games.intrigue import GAME


class Deck(NamedTuple):
    """How many sit behind each back, and how many of the Brotherhood are loyal to the Dusk."""

    name: str
    subjects: int
    """Adepts and the Spy: whom the Lord may send."""
    brothers: int
    """Grand Master, Paladins and Traitors."""
    traitors: int

    @property
    def blind(self) -> float:
        """How often a Lord is right who asks nobody."""
        return 1.0 / (self.subjects * self.brothers)


MISPRINT = Deck("9, misprinted", subjects=3, brothers=5, traitors=2)


def decks() -> list[Deck]:
    """The decks of the standard board by number of players, and the misprinted one."""
    return [
        *(
            Deck(
                str(players),
                subjects=copies["adept"] + copies["spy"],
                brothers=copies["grand-master"] + copies["paladin"] + copies["traitor"],
                traitors=copies["traitor"],
            )
            for players, copies in sorted(GAME.board().decks.items())
        ),
        MISPRINT,
    ]
