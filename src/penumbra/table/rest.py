"""What is asked and answered over REST, typed, and the status of every refusal.

The doors themselves are in `doors.py`, what is said on a socket in `messages.py`.
"""

from typing import Any

from litestar.openapi import ResponseSpec
from msgspec import Struct

from penumbra.games.claims import Claims
from penumbra.locale import Language
from penumbra.table.messages import Clock, Wishes
from penumbra.table.terms import Code

STATUS: dict[Code, int] = {
    "no_table": 404,
    "no_game": 404,
    "no_page": 404,
    "foreign_origin": 403,
    "unknown_host": 421,
    "unknown_token": 403,
    "name_taken": 409,
    "full": 409,
    "table_full": 409,
    "store_full": 507,
    "crowded": 409,
    "locked": 403,
    "kept_out": 403,
    "game_not_over": 409,
    "other_rules": 410,
    "no_analysis": 404,
    "newer_table": 503,
    "too_large": 413,
    "too_fast": 429,
    "too_many_tables": 429,
    "too_many_joins": 429,
    "too_many_guesses": 429,
    "too_many_sockets": 429,
    "unavailable": 503,
    "trouble": 500,
}


SEALED = {"X-Content-Type-Options": "nosniff", "Cache-Control": "no-store"}
"""On every answer that does not say otherwise: data is no page, and nobody else's to keep."""


class GameAbout(Struct, frozen=True):
    """A game this house plays."""

    players: tuple[int, ...]
    usual: int
    """How many play if nobody says how many."""
    boards: tuple[str, ...]
    levels: tuple[str, ...]
    """Of its bots, those of the house from worst to best."""
    claims: Claims
    """What people may claim by a click."""
    watched: bool
    """Whether some words stay unsaid: the wish `talk` says what becomes of them."""
    taught: bool
    """Whether there is a guided first game."""


class About(Struct, frozen=True):
    """What this house is and has."""

    penumbra: str
    protocol: int
    games: dict[str, GameAbout]
    levels: tuple[str, ...]
    """Every level of bots that some game has."""
    clocks: tuple[Clock, ...]
    languages: tuple[Language, ...]
    name_length: int
    chat_length: int


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and come to it as its host."""

    name: str
    wishes: Wishes = Wishes()
    sit: bool = True
    """Take the first chair at once."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Come to a table."""

    name: str
    sit: bool = True
    """Take the first empty chair at once, if the game has not begun."""


class Ticket(Struct, frozen=True):
    """Who one is at a table. The token opens one's seat: keep it, and never put it in a link."""

    code: str
    link: str
    person: int
    token: str


class GameAddress(Struct, frozen=True):
    """A finished game of a table: its number there, and the address of its record and replay."""

    number: int
    record: str


class Health(Struct, frozen=True):
    """Whether the server works. It counts nothing: one could hear secret acts in the numbers."""

    status: str
    penumbra: str


class Trouble(Struct, frozen=True):
    """Why something was refused: one of the codes in `/schema/messages.json`, and its data."""

    code: Code
    data: dict[str, Any]


def refusals(*codes: Code) -> dict[int, ResponseSpec]:
    """For the OpenAPI description: a door's refusals beside those that every door has."""
    always: tuple[Code, ...] = ("bad_message", "too_fast", "unavailable", "trouble")
    reasons: dict[int, list[str]] = {}
    for code in always + codes:
        reasons.setdefault(STATUS.get(code, 400), []).append(code)
    return {
        status: ResponseSpec(Trouble, generate_examples=False, description=", ".join(why))
        for status, why in reasons.items()
    }
