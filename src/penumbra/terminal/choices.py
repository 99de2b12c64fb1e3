"""What a person may do now, each with a key: menus, and menus within menus.

Which actions stand behind them is the business of each game's `choices`; here are the keys
themselves, so that they mean the same wherever one looks.
"""

from collections.abc import Iterable
from dataclasses import dataclass

FORWARD, BACK = "f", "b"
PASS = "p "
HELP, QUIT, GO_ON, LET_RUN, UP = "?", "q", "\n", "g", "\x1b"
SEND, JUDGE = "s", "j"
HINT = "!"  # alone against bots: what would a Sage do?
TALK, TABLE = "/", "\t"  # at a table with people: beside whatever the game asks

_RESERVED = set(FORWARD + BACK + PASS + QUIT + LET_RUN + SEND + JUDGE)
KEYS = "123456789" + "".join(c for c in "abcdefghijklmnopqrstuvwxyz" if c not in _RESERVED)


@dataclass(frozen=True)
class Choice:
    """One key: an action, or a further menu. `keys` all mean the same; the first is shown."""

    keys: str
    label: str
    action: str = ""
    then: "Menu | None" = None
    card: str = ""  # a card in hand shows its key where it lies, not in the list


@dataclass(frozen=True)
class Menu:
    """A question to a person. `optional`: he may also let the others go on (R0; the Lord)."""

    task: str
    help: str
    choices: tuple[Choice, ...]
    optional: bool = False

    def chosen(self, key: str) -> Choice | None:
        """The choice a key stands for."""
        return next((choice for choice in self.choices if key in choice.keys), None)

    def key_of(self, card: str) -> str:
        """The key of a card in hand, or nothing if it can't be chosen now."""
        return next((choice.keys[0] for choice in self.choices if choice.card == card), "")


def seat_key(seat: int) -> str:
    """The key of a player: the number shown beside the name, 0 for the tenth."""
    return str((seat + 1) % 10)


def numbered(labels: Iterable[tuple[str, str]]) -> list[Choice]:
    """Actions and their labels with the next keys in order."""
    return [Choice(key, label, action) for key, (action, label) in zip(KEYS, labels, strict=False)]
