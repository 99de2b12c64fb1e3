"""Speaking to a person: the catalogue, the players' names, and who the reader is.

What there is to say is the business of each game's `story`.
"""

from collections.abc import Sequence

from penumbra.locale import Catalogue


class Speech:
    """A catalogue that knows the players: what everything said at one table has in common."""

    def __init__(self, catalogue: Catalogue, names: Sequence[str], you: int | None = None) -> None:
        self.catalogue = catalogue
        self.names = list(names)
        self.you = you

    def say(self, message: str, **args: str | int) -> str:
        """A message in words."""
        return self.catalogue.text(message, **args)

    def game(self, name: str) -> str:
        """What a game is called."""
        return self.catalogue.named(f"game-{name}", name.capitalize())

    def people(self, **seats: int) -> dict[str, str | int]:
        """The players of a sentence by the part they have in it, and which of them is the reader.

        Sentences are told apart by `$you` rather than by inflected names: “Noor plays” becomes
        “you play”, in every language, and no name ever changes its ending.
        """
        reader = [part for part, seat in seats.items() if seat == self.you]
        people: dict[str, str | int] = {part: self.names[seat] for part, seat in seats.items()}
        return people | {"you": reader[0] if reader else "none"}

    def listed(self, items: Sequence[str]) -> str:
        """“a, b and c”."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", list=", ".join(items[:-1]), last=items[-1])
