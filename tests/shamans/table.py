"""A table in mid-game: a position goes in, acts are told, events and views come out.

Only the public doors of the rules are used. The board is the tests' own, so that tuning the
shipped one moves no pawn here; its rituals are the shipped ones.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from penumbra.games.chance import draws
from penumbra.games.game import REFEREE, SPECTATOR, Stage
from penumbra.games.log import new_log
from penumbra.games.shamans import GAME, Board, View

Event: TypeAlias = dict[str, Any]

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


class Table:
    """A game that stands somewhere in the middle; seats act, everybody listens."""

    def __init__(self, text: str, board: Board) -> None:
        self._rows = GAME.from_position(text, board)
        self._log = new_log()

    def act(self, seat: int, action: str) -> list[Event]:
        """A seat acts; what happened, as the referee sees it."""
        number = GAME.action_number(self._rows, 0, action)
        GAME.act(self._rows, 0, seat, number, self._log)
        return self.heard(REFEREE)

    def tell(self, *acts: str) -> list[Event]:
        """Acts such as "0 play blue-1", one after the other; all that happened."""
        happened: list[Event] = []
        for line in acts:
            seat, _, action = line.partition(" ")
            happened += self.act(int(seat), action)
        return happened

    def deal(self, seed: bytes = bytes(32)) -> list[Event]:
        """The next round."""
        bounds = GAME.deal_bounds(self._rows, 0)
        dealt = draws(seed, GAME.round(self._rows, 0) + 1, bounds)
        GAME.deal(self._rows, 0, dealt, self._log)
        return self.heard(REFEREE)

    def heard(self, viewer: int) -> list[Event]:
        """What the last act brought, as one seat, SPECTATOR or REFEREE may know it."""
        return [msgspec.to_builtins(event) for event in GAME.events(self._log, viewer)]

    def view(self, viewer: int = SPECTATOR) -> View:
        return GAME.view(self._rows, 0, viewer)

    def knowledge(self, viewer: int) -> bytes:
        return GAME.information_state(self._rows, 0, viewer)

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now, in words."""
        actions = GAME.legal(self._rows, 0, seat)
        return [GAME.action_text(self._rows, 0, action) for action in actions]

    @property
    def kind(self) -> str:
        """What the table waits for."""
        return self.view().decision.kind

    @property
    def waiting(self) -> list[int]:
        return GAME.waiting(self._rows, 0)

    @property
    def actor(self) -> int:
        return GAME.actor(self._rows, 0)

    @property
    def stage(self) -> Stage:
        return GAME.stage(self._rows, 0)

    @property
    def scores(self) -> list[int]:
        return GAME.scores(self._rows, 0)

    @property
    def position(self) -> str:
        return GAME.position(self._rows, 0)

    def placed(self, world: str) -> list[int]:
        """The numbers lying at a world."""
        return next(place.cards for place in self.view().worlds if place.world == world)


def given(text: str, board: Board = BOARD) -> Table:
    """The table a position describes (see the docstring of `position`)."""
    return Table(text.strip(), board)


def story(events: Iterable[Event]) -> list[str]:
    """Events in one line each: "pawn_moved start=5 to=6"."""
    return [
        " ".join([event["event"], *(f"{k}={_word(v)}" for k, v in event.items() if k != "event")])
        for event in events
    ]


def _word(value: object) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


def kinds(events: Iterable[Event]) -> list[str]:
    """The names of events."""
    return [event["event"] for event in events]


def only(events: Iterable[Event], *names: str) -> list[str]:
    """The story, reduced to some kinds of events."""
    return story(event for event in events if event["event"] in names)


def tiles(table: Table, seat: int) -> tuple[list[str], int]:
    """What lies before a seat: its open tiles, and how many hidden ones."""
    there = table.view().seats[seat]
    return there.open, there.hidden
