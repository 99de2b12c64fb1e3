"""A finished game as a replay: frame by frame what happened and how the table looked, for a viewer.

The journal is played again with the real rules, so that a page shows games without knowing them.
Through the eyes of a seat a frame has what that seat heard and saw at that moment, and not more;
with all cards open it has everything. Nothing here may be asked of a game that is still played.
"""

from collections.abc import Callable, Sequence

import msgspec
from msgspec import Raw, Struct

from penumbra.games import GAMES, record
from penumbra.games.game import REFEREE
from penumbra.table.finished_game import FinishedGame, Moment
from penumbra.table.messages import GameEvents, GameView, Refused


class Frame(Struct, frozen=True):
    """What an act brought; the first frame of a game is its first deal."""

    seat: int | None
    """Who acted. Null for the first deal, and for acts of others through the eyes of a seat."""
    action: str | None
    """How; null where `seat` is."""
    check: str | None
    """The record's check of this act; null for the first deal, whose check is not written down."""
    events: GameEvents
    """As the viewer heard them; with all cards open as the referee did."""
    view: GameView
    """After the act. With all cards open: a spectator's, with all that is hidden filled in."""
    hands: list[list[str]] | None
    """With all cards open: every seat's cards, if the view does not show them."""


class Replay(Struct, frozen=True):
    """A finished game, frame by frame, seen by `viewer` or with all cards open."""

    header: record.Header
    """Of the record: game, names, board, and what the deals followed from."""
    viewer: int | None
    frames: list[Frame]
    closing: record.Closing


class Shot(Struct, frozen=True):
    """One moment of a game, through somebody's eyes."""

    events: Raw
    view: Raw
    hands: list[list[str]] | None = None


def camera(seat: int | None) -> Callable[[record.AnyMatch], Shot]:
    """What is taken of each moment for a replay: what a seat saw, or all cards open."""
    return _open if seat is None else lambda match: _through(match, seat)


def replay(kept: record.Record, shots: Sequence[Shot], seat: int | None) -> Replay:
    """A finished game frame by frame, from its record and a shot of every moment."""
    assert kept.closing is not None, "only finished games have a replay"
    frames = [
        _frame(shot, line, seat) for shot, line in zip(shots, [None, *kept.lines], strict=True)
    ]
    return Replay(kept.header, seat, frames, kept.closing)


def replay_of(text: str, seat: int | None) -> Replay:
    """The same from a record alone, verified on the way."""
    kept = record.loads(text)
    shots = [camera(seat)(match) for match in record.replay(kept, GAMES)]
    return replay(kept, shots, seat)


def replay_as_kept(game: FinishedGame, seat: int | None) -> Replay:
    """The same of a game that was kept when it ended."""
    kept = record.loads(game.record)
    if seat is not None and seat >= kept.header.players:
        raise Refused("no_seat")
    if seat is None:
        shots = [Shot(at.events[-1], at.views[-1], at.hands) for at in game.moments]
    else:
        shots = [Shot(at.events[seat], at.views[seat]) for at in game.moments]
    return replay(kept, shots, seat)


def moment(match: record.AnyMatch) -> Moment:
    """All that is kept of a moment: what each seat saw, and all cards open."""
    shots = [*(_through(match, seat) for seat in range(match.players)), _open(match)]
    return Moment(
        tuple(shot.events for shot in shots), tuple(shot.view for shot in shots), shots[-1].hands
    )


def _frame(shot: Shot, line: record.Line | None, eyes: int | None) -> Frame:
    """Of the acts of others a seat has only what it heard."""
    told = line if line is not None and eyes in (None, line.seat) else None
    return Frame(
        seat=told.seat if told else None,
        action=told.action if told else None,
        check=line.check if line else None,
        events=shot.events,
        view=shot.view,
        hands=shot.hands,
    )


def _through(match: record.AnyMatch, seat: int) -> Shot:
    if seat >= match.players:
        raise Refused("no_seat")
    return Shot(_raw(match.events(seat)), Raw(match.view_json(seat)))


def _open(match: record.AnyMatch) -> Shot:
    game, rows = match.game, match.rows
    return Shot(
        events=_raw(match.events(REFEREE)),
        view=_raw(game.opened(rows, 0)),
        hands=game.hands(rows, 0),
    )


def _raw(thing: object) -> Raw:
    return Raw(msgspec.json.encode(thing))
