"""A table in mid-game, for the tests of either game: seats act, everybody listens.

Only the public doors of the rules are used. Events are told as dictionaries, or as one line each.
"""

from collections.abc import Iterable
from typing import Any, Generic, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from penumbra.games.chance import draws
from penumbra.games.game import REFEREE, SPECTATOR, Game, Rows, Stage, ViewType
from penumbra.games.log import new_log

Event: TypeAlias = dict[str, Any]


class MidGame(Generic[ViewType]):
    """A game somewhere between its first deal and its end."""

    def __init__(self, game: Game[Any, ViewType], rows: Rows, seed: bytes = bytes(32)) -> None:
        self.game = game
        self.rows = rows
        self.seed = seed
        self.log = new_log()

    def act(self, seat: int, action: str) -> list[Event]:
        """A seat acts; what happened, as the referee sees it."""
        number = self.game.action_number(self.rows, 0, action)
        self.game.act(self.rows, 0, seat, number, self.log)
        return self.heard(REFEREE)

    def tell(self, *acts: str) -> list[Event]:
        """Acts such as "0 play blue-1", one after the other; all that happened."""
        happened: list[Event] = []
        for line in acts:
            seat, _, action = line.partition(" ")
            happened += self.act(int(seat), action)
        return happened

    def deal(self, drawn: NDArray[np.int64] | None = None) -> list[Event]:
        """The next round, from these draws or from the seed."""
        bounds = self.game.deal_bounds(self.rows, 0)
        if drawn is None:
            drawn = draws(self.seed, self.game.round(self.rows, 0) + 1, bounds)
        self.game.deal(self.rows, 0, drawn, self.log)
        return self.heard(REFEREE)

    def heard(self, viewer: int) -> list[Event]:
        """What the last act brought, as one seat, SPECTATOR or REFEREE may know it."""
        return [msgspec.to_builtins(event) for event in self.game.events(self.log, viewer)]

    def view(self, viewer: int = SPECTATOR) -> ViewType:
        return self.game.view(self.rows, 0, viewer)

    def knowledge(self, viewer: int) -> bytes:
        return self.game.information_state(self.rows, 0, viewer)

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now, in words."""
        actions = self.game.legal(self.rows, 0, seat)
        return [self.game.action_text(self.rows, 0, action) for action in actions]

    @property
    def players(self) -> int:
        return len(self.scores)

    @property
    def seats(self) -> range:
        return range(self.players)

    @property
    def kind(self) -> str:
        """What the table waits for."""
        return self.view().decision.kind

    @property
    def waiting(self) -> list[int]:
        return self.game.waiting(self.rows, 0)

    @property
    def actor(self) -> int:
        return self.game.actor(self.rows, 0)

    @property
    def stage(self) -> Stage:
        return self.game.stage(self.rows, 0)

    @property
    def scores(self) -> list[int]:
        return self.game.scores(self.rows, 0)

    @property
    def winners(self) -> list[int]:
        return self.game.winners(self.rows, 0)

    @property
    def position(self) -> str:
        return self.game.position(self.rows, 0)


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
