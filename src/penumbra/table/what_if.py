"""What if: a finished game played on from any of its moments, in one of its seats, against bots.

Nothing is kept. Whoever plays on sends along what he did since that moment; the bots, who take
their luck from how far the game is, do the same again. He gets back what happened since his last
act, until his seat is asked or the game is over, as his seat may see it and not more. Later rounds
are dealt as they would have been.
"""

from typing import Annotated

from msgspec import Meta, Struct

from penumbra import bots
from penumbra.bots.turns import first_act
from penumbra.errors import PenumbraError
from penumbra.games import GAMES, record
from penumbra.games.errors import BadRecord
from penumbra.table.messages import Refused, Seat
from penumbra.table.replay import Frame, camera

MOST_ACTIONS = 400
MOST_ACTS = 4000  # of everybody; no game is as long


class WhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on after so many acts of the game: what this seat did since, the newest act last."""

    seat: Seat
    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    actions: Annotated[
        list[Annotated[str, Meta(max_length=64)]], Meta(max_length=MOST_ACTIONS)
    ] = []


class Branch(Struct, frozen=True):
    """What came of it."""

    frames: list[Frame]
    """Since the last act of the seat, that act included, through the eyes of the seat."""
    over: bool


def play_on(text: str, wish: WhatIf) -> Branch:
    """Play on from a record; Refused if the seat may not do this."""
    match = _moment(text, wish)
    shoot = camera(wish.seat)
    frames: list[Frame] = []

    def act(seat: int, action: str) -> None:
        match.act(seat, action)
        shot = shoot(match)
        own = seat == wish.seat
        frames.append(
            Frame(
                seat=seat if own else None,
                action=action if own else None,
                check=None,
                events=shot.events,
                view=shot.view,
                hands=None,
            )
        )

    try:
        for action in [None, *wish.actions]:
            if action is not None:
                frames.clear()
                act(wish.seat, action)
            while len(match.history) < MOST_ACTS:
                done = first_act(match, _others(match, wish.seat))
                if done is None:
                    break
                act(*done)
    except PenumbraError as error:
        raise Refused("illegal") from error
    return Branch(frames, match.over)


def _moment(text: str, wish: WhatIf) -> record.AnyMatch:
    """The match at the moment; at its end, if it has not gone that far."""
    try:
        for match in record.replay(record.loads(text), GAMES):
            if len(match.history) == wish.at:
                break
    except BadRecord as error:
        raise Refused("other_rules") from error
    if wish.seat >= match.players:
        raise Refused("no_seat")
    return match


def _others(match: record.AnyMatch, seat: int) -> dict[int, bots.Bot[object]]:
    """Bots for all other seats: the same moment, the same bots."""
    name = match.game.name
    level, luck = bots.usual_level(name), len(match.history)
    return {
        other: bots.make(level, name, seed=luck * match.players + other)
        for other in range(match.players)
        if other != seat
    }
