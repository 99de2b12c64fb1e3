"""What one seat sees of a game of Shamans, as typed structs: the view of docs/protocol.md.

This is what a view looks like and means; `view_json` writes it, and `Game.view` reads what was
written into these structs. So nothing about a view is said twice.
"""

from typing import Literal, get_args

import msgspec

from penumbra.games.shamans import terms
from penumbra.games.shamans.board import POINTS_TO_WIN, Board
from penumbra.games.shamans.state import DecisionKind


class World(msgspec.Struct, frozen=True):
    """A world in play: its ritual, the numbers lying there, how many it takes."""

    world: terms.World
    ritual: terms.Ritual
    cards: list[int]
    needs: int


class Seat(msgspec.Struct, frozen=True):
    """What lies before one player."""

    points: int
    cards: int
    alive: bool
    role: terms.Role | None
    role_open: bool
    open: list[terms.Tile]
    hidden: int
    hidden_tiles: list[terms.Tile] | None
    aside: int
    aside_cards: list[terms.Card] | None


class Gift(msgspec.Struct, frozen=True):
    """A card that was passed in the Eclipse."""

    giver: int
    receiver: int
    card: terms.Card | None


class OutOfRound(msgspec.Struct, frozen=True):
    """Tiles that are out until the end of the round."""

    open: list[terms.Tile]
    hidden: int


class Trick(msgspec.Struct, frozen=True):
    """Who led, and what each seat played."""

    guide: int
    cards: list[terms.Card | None]


class Decision(msgspec.Struct, frozen=True):
    """What the table waits for."""

    kind: DecisionKind
    waiting: list[int]
    subject: int | None
    rituals: list[terms.World]


class Result(msgspec.Struct, frozen=True):
    """How the round ended."""

    winner: terms.Team
    why: terms.Ending


class View(msgspec.Struct, frozen=True):
    """A game of Shamans through the eyes of one seat, or of a spectator (`viewer` None)."""

    game: Literal["shamans"]
    players: int
    viewer: int | None
    round: int
    trick: int
    marker: int
    guide: int
    destination: terms.World | None
    pawn: int
    moon: int
    row: list[terms.Tile | None]
    stack: int
    eclipse: terms.EclipseState
    worlds: list[World]
    seats: list[Seat]
    hand: list[terms.Card]
    drawn: terms.Tile | None
    giving: terms.Card | None
    given: list[Gift]
    out: OutOfRound
    tricks: list[Trick]
    decision: Decision
    legal: list[str]
    result: Result | None
    winner: int | None


def page_constants(board: Board) -> dict[str, object]:
    """What the page draws before a view tells it: hands, tiles in their order and the way."""
    return {
        "SHADOWS_AMONG": terms.SHADOWS_AMONG,
        "HAND_SIZE": terms.HAND_SIZE,
        "GAME_POINTS": POINTS_TO_WIN,
        "TILES": get_args(terms.Tile),
        "ARTIFACTS": terms.ARTIFACTS,
        "DISTANCE": board.distance,
    }
