"""Customs: what a table needs to know of a game beside its rules.

`Customs` has the answers of a game without any of its own; a game overrides what it has. Which
words people find for all this is the business of the catalogues.
"""

from collections.abc import Sequence

from penumbra.games.game import Claims, Forbidden, Rows


class Customs:
    """The half of the `Game` protocol that most games can leave as it is."""

    reactions: frozenset[str] = frozenset()
    claims = Claims()
    watches_talk = False

    def forbidden(self, text: str) -> Sequence[Forbidden]:
        """Everything may be said."""
        return ()

    def hands(self, rows: Rows, i: int) -> list[list[str]] | None:
        """Nobody holds cards that the open view leaves out."""
        return None
