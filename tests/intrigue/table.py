"""A table of Shadow of Intrigue: a position goes in, acts are told, events and views come out.

Only the public doors of the rules are used. The board is the tests' own, so that another shipped
one changes nothing here; roles, camps, loyalties and decks are written down again from the rules.
"""

from collections.abc import Sequence

import numpy as np

from penumbra.games.game import SPECTATOR, Rows
from penumbra.games.intrigue import GAME, Board, View
from penumbra.games.intrigue.terms import Role
from tests import midgame
from tests.midgame import Event, kinds, only, story

__all__ = ["Event", "kinds", "only", "story"]

# Roles by back and by front (B.1)
DUSK_CAMP: tuple[Role, ...] = ("lord", "adept", "spy")
BROTHERHOOD_CAMP: tuple[Role, ...] = ("grand-master", "paladin", "traitor")
LOYAL_TO_DUSK = ("lord", "adept", "traitor")
LOYAL_TO_BROTHERHOOD = ("spy", "grand-master", "paladin")
ROLES = DUSK_CAMP + BROTHERHOOD_CAMP

# Seats in the tests, unless one says otherwise: the decks of B.2, in order
SEATED = {
    7: "lord adept spy grand-master paladin paladin traitor",
    8: "lord adept adept spy grand-master paladin paladin traitor",
    9: "lord adept adept spy grand-master paladin paladin paladin traitor",
    10: "lord adept adept spy grand-master paladin paladin paladin traitor traitor",
}
COUNTS = tuple(SEATED)

SEVEN = """
    players 7
    seat 0 lord
    seat 1 adept
    seat 2 spy
    seat 3 grand-master
    seat 4 paladin
    seat 5 paladin
    seat 6 traitor
"""
TEN = """
    players 10
    seat 0 lord
    seat 1 adept
    seat 2 adept
    seat 3 spy
    seat 4 grand-master
    seat 5 paladin
    seat 6 paladin
    seat 7 paladin
    seat 8 traitor
    seat 9 traitor
"""


def a_board(circles: int = 2) -> Board:
    """The tests' board, or one with longer or shorter discussions."""
    decks = {
        str(players): {role: seats.split().count(role) for role in ROLES} | {"source": "public"}
        for players, seats in SEATED.items()
    }
    talk = {"circles": circles, "circles_source": "chosen"}
    return GAME.board_from({"name": "tests", "talk": talk, "deck": decks})


BOARD = a_board()


class IntrigueMidGame(midgame.MidGame[View]):
    """A table of Shadow of Intrigue."""

    def __init__(self, rows: Rows, board: Board, seed: bytes = bytes(32)) -> None:
        super().__init__(GAME, rows, seed)
        self.board = board

    def copy(self) -> "IntrigueMidGame":
        """The same table again, to try something on."""
        return IntrigueMidGame(self.rows.copy(), self.board, self.seed)

    def deal_roles(self, seats: str) -> list[Event]:
        """The next round, with these roles from seat 0 on."""
        return self.deal(_draws_for(seats.split()))

    def circle(self, words: str = "silence") -> list[Event]:
        """Everybody who still has the word in this circle says the same."""
        happened: list[Event] = []
        while self.kind == "speak":
            happened += self.act(self.actor, words)
        return happened

    def roles(self, viewer: int = SPECTATOR) -> list[str | None]:
        """The roles a viewer knows, by seat."""
        return [seat.role for seat in self.view(viewer).seats]


def _draws_for(seats: Sequence[str]) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """The draws that make the shuffle of docs/protocol.md seat these roles in this order."""
    deck = sorted(seats, key=ROLES.index)
    drawn = []
    for last in range(len(deck) - 1, 0, -1):
        other = deck.index(seats[last])
        deck[last], deck[other] = deck[other], deck[last]
        drawn.append(other)
    return np.array(drawn, dtype=np.int64)


def given(text: str, board: Board = BOARD) -> IntrigueMidGame:
    """The table a position describes (see the docstring of `position`)."""
    return IntrigueMidGame(GAME.from_position(text.strip(), board), board)


def before_the_deal(players: int, seed: bytes = bytes(32), board: Board = BOARD) -> IntrigueMidGame:
    """A table that waits for its first deal."""
    return IntrigueMidGame(GAME.new(players, board), board, seed)


def dealt(seats: str, board: Board = BOARD) -> IntrigueMidGame:
    """A table after its first deal, with these roles from seat 0 on."""
    fresh = before_the_deal(len(seats.split()), board=board)
    fresh.deal_roles(seats)
    return fresh


def holders(seats: str, *roles: str) -> list[int]:
    """The seats that have one of these roles."""
    return [seat for seat, role in enumerate(seats.split()) if role in roles]
