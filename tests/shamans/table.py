"""A table in mid-game: a position goes in, acts are told, events and views come out.

Only the public doors of the rules are used. The board is the tests' own, so that tuning the
shipped one moves no pawn here; its rituals are the shipped ones.
"""

from penumbra.games.shamans import GAME, Board, View
from penumbra.games.shamans.terms import Tile
from tests import midgame
from tests.midgame import Event, kinds, only, story

__all__ = ["Event", "kinds", "only", "story"]

MOON = 20
DISTANCE = {3: 9, 4: 12, 5: 16}
RITUALS = {
    "purple": "illumination",
    "blue": "stabilization",
    "green": "permutation",
    "yellow": "neutralization",
    "white": "stabilization",
    "brown": "neutralization",
    "red": "stabilization",
}


def a_board(
    rituals: dict[str, str] | None = None,
    moon: int = MOON,
    distance: dict[int, int] | None = None,
) -> Board:
    """The tests' board, or one that differs from it."""
    from_players = {"brown": 4, "red": 5}
    return GAME.board_from(
        {
            "name": "tests",
            "track": {
                "moon": moon,
                "moon_source": "chosen",
                "distance": {str(n): spaces for n, spaces in (distance or DISTANCE).items()},
                "distance_source": "chosen",
            },
            "world": [
                {
                    "colour": colour,
                    "ritual": ritual,
                    "players": from_players.get(colour, 3),
                    "source": "chosen",
                }
                for colour, ritual in (rituals or RITUALS).items()
            ],
        }
    )


BOARD = a_board()


class ShamansMidGame(midgame.MidGame[View]):
    """A table of Shamans."""

    def placed(self, world: str) -> list[int]:
        """The numbers lying at a world."""
        return next(place.cards for place in self.view().worlds if place.world == world)


def given(text: str, board: Board = BOARD) -> ShamansMidGame:
    """The table a position describes (see the docstring of `position`)."""
    return ShamansMidGame(GAME, GAME.from_position(text.strip(), board))


def tiles(table: ShamansMidGame, seat: int) -> tuple[list[Tile], int]:
    """What lies before a seat: its open tiles, and how many hidden ones."""
    there = table.view().seats[seat]
    return there.open, there.hidden
