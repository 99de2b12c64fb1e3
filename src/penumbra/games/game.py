"""The Game protocol: everything the table, bots, lab and environments need of a game.

A game keeps any number of states in a batch of rows and answers questions about one of them. It
knows nothing of networks, clocks, files or languages, and nothing in here knows any one game:
docs/adding-a-game.md explains each method, and the tests bring a tiny third game through it.
"""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from penumbra.games.claims import Claims

Rows: TypeAlias = NDArray[np.int64]
Log: TypeAlias = NDArray[np.int64]

SPECTATOR = -1
REFEREE = -2


class Stage(IntEnum):
    """What a state needs next: a deal from chance, an act of some seat, or nothing any more."""

    DEAL = 0
    ACT = 1
    OVER = 2


class Decision(Protocol):
    """The public part of what the table waits for, in every view."""

    @property
    def kind(self) -> str: ...
    @property
    def waiting(self) -> Sequence[int]: ...


class View(Protocol):
    """What every view has, whatever the game; the rest is the game's own."""

    @property
    def viewer(self) -> int | None: ...
    @property
    def players(self) -> int: ...
    @property
    def round(self) -> int: ...
    @property
    def decision(self) -> Decision: ...
    @property
    def legal(self) -> Sequence[str]: ...


class Forbidden(msgspec.Struct, frozen=True):
    """A word that the rules forbid: where it stands in a text, and what it names."""

    start: int
    end: int
    word: str
    what: str


class Board(Protocol):
    """A board: data a game is played on, read from a file and kept in every record."""

    @property
    def name(self) -> str: ...


BoardType = TypeVar("BoardType", bound=Board)
ViewType = TypeVar("ViewType", bound=View, covariant=True)


class Game(Protocol[BoardType, ViewType]):
    """One game's rules, as everything above the rules sees them."""

    @property
    def name(self) -> str:
        """The identifier in records and protocols."""

    @property
    def rules(self) -> int:
        """The version of its rules: raised whenever the same acts would tell another story.

        That is another event, another order or shape of events, another act that is legal: all
        that makes a record's checks differ. The golden records fail until it is raised.
        """

    @property
    def players(self) -> range:
        """Numbers of players the game is for."""

    @property
    def usual_players(self) -> int:
        """How many play if nobody says how many."""

    @property
    def view_type(self) -> type[ViewType]:
        """The struct `view` returns, for whoever reads a view from JSON."""

    @property
    def event_type(self) -> Any:
        """The union of the structs `events` returns, each tagged in its field `event`."""

    # customs at the table; `customs.Customs` has the answers of a game without any

    @property
    def reactions(self) -> frozenset[str]:
        """Kinds of decisions that are quick reactions, in which nobody learns who is asked."""

    def foregone(self, rows: Rows, i: int) -> str | None:
        """The one answer that all who are asked must give, as the spectator's view alone shows;
        None if anybody could choose. It need not be waited for.
        """

    @property
    def claims(self) -> Claims:
        """What people may claim by a click."""

    @property
    def watches_talk(self) -> bool:
        """Whether some words stay unsaid while the game is played: those `forbidden` finds."""

    def talks(self, rows: Rows, i: int) -> bool:
        """Whether the table talks freely now, until whoever is asked ends it by his act."""

    def step(self, rows: Rows, i: int) -> int:
        """How far a round is, in public steps from 1: what a claim is dated by beside the round."""

    def claimable(self, rows: Rows, i: int, seat: int) -> Sequence[str]:
        """The roles that can be claimed of a seat."""

    def spoken(self, event: msgspec.Struct) -> tuple[int, str] | None:
        """Who said which claim, if a public event is talk; None if it is not."""

    def roles_shown(self, event: msgspec.Struct) -> Sequence[str] | None:
        """The role of every seat, if a public event shows them all; None if it does not."""

    def forbidden(self, text: str) -> Sequence[Forbidden]:
        """What may not be said, in order; empty if the text may."""

    # boards

    @property
    def boards(self) -> tuple[str, ...]:
        """The boards that come with it, the usual one first."""

    def board(self, source: str | Path = "standard") -> BoardType:
        """A board by the name of a shipped one or the path of a file; BadBoard if it is none."""

    def board_from(self, data: Mapping[str, Any]) -> BoardType:
        """A board from the data in a record."""

    def board_data(self, board: BoardType) -> dict[str, Any]:
        """A board as data for a record."""

    # states

    def new(self, players: int, board: BoardType, first: int | None = None) -> Rows:
        """A batch of one state before its first deal; `first` appoints whoever begins."""

    def stage(self, rows: Rows, i: int) -> Stage:
        """What the state needs next."""

    def round(self, rows: Rows, i: int) -> int:
        """Rounds dealt so far."""

    def deal_bounds(self, rows: Rows, i: int) -> list[int]:
        """The bounds of the draws the next deal needs."""

    def deal(self, rows: Rows, i: int, draws: NDArray[np.int64], log: Log) -> None:
        """Deal the next round from draws below these bounds."""

    def waiting(self, rows: Rows, i: int) -> list[int]:
        """Seats that owe an answer now."""

    def actor(self, rows: Rows, i: int) -> int:
        """The one of them to ask first, or -1."""

    def legal(self, rows: Rows, i: int, seat: int) -> list[int]:
        """A seat's legal actions, waited for or not."""

    def act(self, rows: Rows, i: int, seat: int, action: int, log: Log) -> None:
        """Carry out a legal action; IllegalAction, and nothing changed, if it is not."""

    def scores(self, rows: Rows, i: int) -> list[int]:
        """Points of each seat."""

    def winners(self, rows: Rows, i: int) -> list[int]:
        """Seats that have won the game."""

    # words

    def action_text(self, rows: Rows, i: int, action: int) -> str:
        """An action of the present decision in words."""

    def action_number(self, rows: Rows, i: int, text: str) -> int:
        """The number of an action in words; IllegalAction if the words mean nothing now."""

    def events(self, log: Log, viewer: int) -> Sequence[msgspec.Struct]:
        """What happened, as a seat, SPECTATOR or REFEREE may see it."""

    def hides(self, log: Log) -> bool:
        """Whether they may see different things; if not, what one was told can be told to all."""

    def view(self, rows: Rows, i: int, viewer: int) -> ViewType:
        """What a seat or SPECTATOR may see of the state: the only way it leaves the rules."""

    def views_json(self, rows: Rows, i: int, viewers: range) -> list[bytes]:
        """The views of several viewers as JSON: a table tells every act to all around it."""

    def opened(self, rows: Rows, i: int) -> ViewType:
        """A spectator's view with all that is hidden filled in, for games that are over."""

    def hands(self, rows: Rows, i: int) -> list[list[str]] | None:
        """Every seat's cards beside the open view; None: there are none it does not show."""

    def information_state(self, rows: Rows, i: int, viewer: int) -> bytes:
        """All a seat knows as a canonical byte string: equal bytes, same knowledge."""

    def sample(self, information_state: bytes, chance: NDArray[np.int64]) -> Rows:
        """A batch of one state that its viewer can't tell from the true one, drawn fairly.

        `chance` is a generator (`chance.generators`) and goes on.
        """

    def position(self, rows: Rows, i: int) -> str:
        """The referee's whole position as text."""

    def from_position(self, text: str, board: BoardType) -> Rows:
        """A batch of one state from such a text; BadPosition if it can't be."""


AnyGame: TypeAlias = Game[Any, View]


def any_of(base: type[msgspec.Struct]) -> Any:
    """The union of the structs derived from one: a game's `event_type` from its base of events."""
    return reduce(or_, base.__subclasses__())
