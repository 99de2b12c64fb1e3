"""What happens in a game of Shadow of Intrigue, as typed structs: the story each seat may hear.

The rules write numbers (`penumbra.games.log`); `read` turns them into the events of
docs/protocol.md. A private field is `None`, and a wholly private event missing, for everybody who
may not see it: each struct is built from an explicit list of who may.
"""

from collections.abc import Callable

import msgspec

from penumbra.games.bits import members
from penumbra.games.game import REFEREE
from penumbra.games.intrigue.actions import claim_text
from penumbra.games.intrigue.state import Log
from penumbra.games.intrigue.terms import LORD, ROLES, SIDES, Camp, Role
from penumbra.games.log import entries, kinds

(
    ROUND_BEGAN,
    ROLE_DEALT,
    RECOGNISED,
    CIRCLE_BEGAN,
    SAID,
    SENT,
    POINTED,
    SEEN,
    ANNOUNCED,
    JUDGING,
    CONDEMNED,
    EXECUTED,
    ROUND_ENDED,
    ROLES_OPENED,
    POINTS_GIVEN,
    GAME_ENDED,
    TALK_BEGAN,
) = range(17)

ROLE_BITS = 3  # a role in ROLES_OPENED
PLAYERS_BITS = 4  # the players in ROUND_BEGAN, below the camps


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened at the table."""


class RoundBegan(Event, frozen=True, tag="round_began"):
    round: int
    lord: int
    camps: list[Camp]


class RoleDealt(Event, frozen=True, tag="role_dealt"):
    seat: int
    role: Role | None


class Recognised(Event, frozen=True, tag="recognised"):
    seat: int
    of: int
    role: Role


class CircleBegan(Event, frozen=True, tag="circle_began"):
    discussion: int
    circle: int


class TalkBegan(Event, frozen=True, tag="talk_began"):
    discussion: int


class Said(Event, frozen=True, tag="said"):
    seat: int
    claim: str


class Sent(Event, frozen=True, tag="sent"):
    interrogator: int


class Pointed(Event, frozen=True, tag="pointed"):
    interrogator: int
    target: int


class Seen(Event, frozen=True, tag="seen"):
    interrogator: int
    target: int
    role: Role | None


class Announced(Event, frozen=True, tag="announced"):
    interrogator: int
    target: int
    role: Role


class Judging(Event, frozen=True, tag="judging"):
    pass


class Condemned(Event, frozen=True, tag="condemned"):
    seat: int


class Executed(Event, frozen=True, tag="executed"):
    seat: int
    role: Role


class RoundEnded(Event, frozen=True, tag="round_ended"):
    winner: Camp


class RolesOpened(Event, frozen=True, tag="roles_opened"):
    roles: list[Role]


class Points(Event, frozen=True, tag="points"):
    seat: int
    points: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    winners: list[int]


def _camps(table: int) -> list[Camp]:
    camps, players = table >> PLAYERS_BITS, table & (1 << PLAYERS_BITS) - 1
    return [SIDES[camps >> seat & 1] for seat in range(players)]


def _roles(bits: int, players: int) -> list[Role]:
    return [ROLES[bits >> ROLE_BITS * seat & (1 << ROLE_BITS) - 1] for seat in range(players)]


# Kinds of which somebody may learn more than a spectator does.
_PRIVATE = frozenset({ROLE_DEALT, RECOGNISED, SEEN})

# `sees(seat)` says whether the reader is this seat (or the referee).
_Sees = Callable[[int], bool]
_READERS: dict[int, Callable[[int, int, int, _Sees], Event | None]] = {
    ROUND_BEGAN: lambda a, b, c, sees: RoundBegan(a, b, _camps(c)),
    ROLE_DEALT: lambda a, b, c, sees: RoleDealt(a, ROLES[b] if b == LORD or sees(a) else None),
    RECOGNISED: lambda a, b, c, sees: Recognised(a, b, ROLES[c]) if sees(a) else None,
    CIRCLE_BEGAN: lambda a, b, c, sees: CircleBegan(a, b),
    TALK_BEGAN: lambda a, b, c, sees: TalkBegan(a),
    SAID: lambda a, b, c, sees: Said(a, claim_text(c, b)),
    SENT: lambda a, b, c, sees: Sent(a),
    POINTED: lambda a, b, c, sees: Pointed(a, b),
    SEEN: lambda a, b, c, sees: Seen(a, b, ROLES[c] if sees(a) else None),
    ANNOUNCED: lambda a, b, c, sees: Announced(a, b, ROLES[c]),
    JUDGING: lambda a, b, c, sees: Judging(),
    CONDEMNED: lambda a, b, c, sees: Condemned(a),
    EXECUTED: lambda a, b, c, sees: Executed(a, ROLES[b]),
    ROUND_ENDED: lambda a, b, c, sees: RoundEnded(SIDES[a]),
    ROLES_OPENED: lambda a, b, c, sees: RolesOpened(_roles(a, b)),
    POINTS_GIVEN: lambda a, b, c, sees: Points(a, b),
    GAME_ENDED: lambda a, b, c, sees: GameEnded(members(a)),
}


def read(log: Log, viewer: int) -> list[Event]:
    """The events of a transition as `viewer` (a seat, SPECTATOR or REFEREE) may see them."""

    def sees(seat: int) -> bool:
        return viewer in (REFEREE, seat)

    happened = [_READERS[kind](a, b, c, sees) for kind, a, b, c in entries(log)]
    return [event for event in happened if event is not None]


def hides(log: Log) -> bool:
    """Whether viewers may read different things in it."""
    return not _PRIVATE.isdisjoint(kinds(log))
