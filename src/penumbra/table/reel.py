"""A finished game as a reel: frame by frame what happened and how the table looked, for a viewer.

The record is played again with the real rules, so that a page shows games without knowing them.
Through the eyes of a seat a frame has what that seat heard and saw at that moment, and not more;
with all cards open it has everything. Nothing here may be asked of a game that is still played.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from penumbra.games import GAMES, intrigue, record, shamans
from penumbra.games.game import REFEREE
from penumbra.table.messages import Refused

KEPT = 10  # reels somebody looked at lately, up to a megabyte each


class Frame(Struct, frozen=True):
    """What an act brought; the first frame of a game is its first deal."""

    seat: int | None
    """Who acted. Null for the first deal, and for acts of others through the eyes of a seat."""
    action: str | None
    """How; null where `seat` is."""
    check: str | None
    """The record's check of this act; null for the first deal, whose check is not written down."""
    events: Raw
    """As the viewer heard them; with all cards open as the referee did."""
    view: Raw
    """After the act. With all cards open: a spectator's, with all that is hidden filled in."""
    hands: list[list[str]] | None
    """Shamans with all cards open: every seat's cards."""


class Replay(Struct, frozen=True):
    """A finished game, frame by frame, seen by `viewer` or with all cards open."""

    header: record.Header
    """Of the record: game, names, board, and what the deals followed from."""
    viewer: int | None
    frames: list[Frame]
    closing: record.Closing


class Reels:
    """Makes reels of finished games, one at a time, and keeps the last ones."""

    def __init__(self, find: Callable[[str], Awaitable[str]]) -> None:
        """`find` gives the record of a game; Refused if there is none yet."""
        self._find = find
        self._kept: OrderedDict[tuple[str, int | None], bytes] = OrderedDict()
        self._workshop = asyncio.Lock()

    async def get(self, game: str, seat: int | None) -> bytes:
        """A game's `Replay` through the eyes of a seat, or with all cards open, as JSON."""
        wanted = game, seat
        if wanted not in self._kept:  # what is there waits for nobody's reel that is being made
            async with self._workshop:
                await self._make(game, seat)
        self._kept.move_to_end(wanted)
        return self._kept[wanted]

    async def _make(self, game: str, seat: int | None) -> None:
        wanted = game, seat
        if wanted in self._kept:  # somebody else has waited for the same
            return
        text = await self._find(game)
        self._kept[wanted] = await asyncio.to_thread(_json, text, seat)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _json(text: str, seat: int | None) -> bytes:
    return msgspec.json.encode(reel(text, seat))


def reel(text: str, seat: int | None) -> Replay:
    """The record of a finished game as the frames that a seat saw, or with all cards open."""
    kept = record.loads(text)
    assert kept.closing is not None, "only finished games have a reel"
    if seat is not None and not 0 <= seat < kept.header.players:
        raise Refused("no_seat")
    lines = [None, *kept.lines]
    matches = record.replay(kept, GAMES)
    shoot = _open if seat is None else _through(seat)
    frames = [shoot(match, line) for match, line in zip(matches, lines, strict=True)]
    return Replay(kept.header, seat, frames, kept.closing)


_Shot: TypeAlias = Callable[[record.AnyMatch, record.Line | None], Frame]


def _through(eyes: int) -> _Shot:
    def shoot(match: record.AnyMatch, line: record.Line | None) -> Frame:
        own = line if line is not None and line.seat == eyes else None
        return Frame(
            seat=own.seat if own else None,
            action=own.action if own else None,
            check=line.check if line else None,
            events=_raw(match.events(eyes)),
            view=Raw(match.view_json(eyes)),
            hands=None,
        )

    return shoot


def _open(match: record.AnyMatch, line: record.Line | None) -> Frame:
    seen = [match.view(seat) for seat in range(match.players)]
    is_shamans = match.game.name == "shamans"
    return Frame(
        seat=line.seat if line else None,
        action=line.action if line else None,
        check=line.check if line else None,
        events=_raw(match.events(REFEREE)),
        view=_raw((_shamans_open if is_shamans else _intrigue_open)(match.view(), seen)),
        hands=[view.hand for view in seen] if is_shamans else None,
    )


def _raw(thing: object) -> Raw:
    return Raw(msgspec.json.encode(thing))


def _shamans_open(table: shamans.View, seen: Sequence[shamans.View]) -> shamans.View:
    own = [view.seats[seat] for seat, view in enumerate(seen)]
    return replace(
        table,
        seats=[
            replace(seat, role=o.role, hidden_tiles=o.hidden_tiles, aside_cards=o.aside_cards)
            for seat, o in zip(table.seats, own, strict=True)
        ],
        drawn=next((view.drawn for view in seen if view.drawn is not None), None),
        given=[seen[gift.giver].given[k] for k, gift in enumerate(table.given)],
    )


def _intrigue_open(table: intrigue.View, seen: Sequence[intrigue.View]) -> intrigue.View:
    return replace(
        table,
        seats=[replace(seat, role=seen[s].seats[s].role) for s, seat in enumerate(table.seats)],
        interrogations=[
            seen[each.interrogator].interrogations[k] for k, each in enumerate(table.interrogations)
        ],
    )
