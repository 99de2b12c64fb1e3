"""Customs: what a table needs to know of a game beside its rules.

`Customs` has the answers of a game without any of its own; a game overrides what it has. Which
words people find for all this is the business of the catalogues.
"""

from collections.abc import Sequence

import msgspec

from penumbra.games.claims import Claims
from penumbra.games.game import Forbidden, Rows


class Customs:
    """The half of the `Game` protocol that most games can leave as it is."""

    reactions: frozenset[str] = frozenset()
    claims = Claims()
    watches_talk = False
    boards: tuple[str, ...] = ("standard",)

    def talks(self, rows: Rows, i: int) -> bool:
        """Nobody decides how long people talk."""
        return False

    def foregone(self, rows: Rows, i: int) -> str | None:
        """Whoever is asked has a choice, for all that anybody can tell."""
        return None

    def forbidden(self, text: str) -> Sequence[Forbidden]:
        """Everything may be said."""
        return ()

    def step(self, rows: Rows, i: int) -> int:
        """A round is not divided any further."""
        return 0

    def claimable(self, rows: Rows, i: int, seat: int) -> Sequence[str]:
        """Every role can be claimed of everybody."""
        return self.claims.roles

    def spoken(self, event: msgspec.Struct) -> tuple[int, str] | None:
        """No act of the rules is talk."""
        return None

    def roles_shown(self, event: msgspec.Struct) -> Sequence[str] | None:
        """Nobody's record as a speaker is kept from round to round."""
        return None

    def hands(self, rows: Rows, i: int) -> list[list[str]] | None:
        """Nobody holds cards that the open view leaves out."""
        return None
