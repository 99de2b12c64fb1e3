"""A note: what one client keeps of one game, so that nobody can tell it another one afterwards.

It is a JSON object of the client's own: its shares, the rolls and draws as they were told, and the
events of its stream in order, in *runs*. Nothing of it is sent to anybody before the game is over.
"""

import hashlib
from pathlib import Path
from typing import Any, Literal, NoReturn, TypeGuard

import msgspec

from penumbra.errors import PenumbraError
from penumbra.games.fairness.draw import Roll, canonical
from penumbra.games.fairness.reasons import Finding

VERSION: Literal[2] = 2
SPECTATORS_BYTE = 255
LOOK_DIGITS = 16
FIRST_ROUND = 1  # and the only one of a game that does not tell of rounds


class BadNote(PenumbraError):
    """A file that is no note; the text says where it breaks."""


class NotedAttempt(msgspec.Struct, kw_only=True):
    """What was heard of one attempt at the draw."""

    own: list[tuple[str, str]] = []
    """Shares one could open, each with its promise: several tabs may have made one each."""
    roll: Roll | None = None
    opened: list[str | None] | None = None
    acked: bool = False
    """The table has acknowledged that one opened one's share."""


class Run(msgspec.Struct, kw_only=True):
    """Events of one round without a gap: from its start, or from the moment of a `view` on.

    Of a whole round an old note may keep no more than the hash `seen`.
    """

    round: int
    view: dict[str, Any] | None = None
    events: list[dict[str, Any]] = []
    looks: list[tuple[int, str]] = []
    """After how many of these events the game looked how (`looked`), wherever it was shown."""
    seen: str | None = None


class NotedChair(msgspec.Struct, frozen=True):
    """A chair when the draw began: whose it was, and whether a bot's."""

    name: str
    bot: bool


class Note(msgspec.Struct, kw_only=True):
    """One client's memory of one game."""

    note: Literal[2] = VERSION
    id: str
    viewer: int | None = None
    """The chair one looks from; none for a spectator."""
    commitment: str
    seq: int = 0
    """How far in the table's messages one has come."""
    ended: bool = False
    """One was there when the game was over."""
    record: str | None = None
    """Where the game is found since then, if the table has told."""
    chairs: list[NotedChair] | None = None
    """Who sat where when the draw began; none if one was not there."""
    attempts: list[NotedAttempt] = []
    runs: list[Run] = []
    acts: list[tuple[int, str]] = []
    """What one did, each with the turn it answered: all of it the table has acknowledged."""
    torn: bool = False
    """The game was shown where this note does not hear it: what follows is to begin with a view."""
    broken: Finding | None = None
    """What was found wrong at the table itself."""

    def dumps(self) -> bytes:
        """The note as a file."""
        return msgspec.json.encode(self)


def begins_round(event: dict[str, Any]) -> bool:
    """Whether a round begins with this event: notes and records are compared round by round."""
    return bool(event["event"] == "round_began")


def looked(view: bytes) -> str | None:
    """A view in a few digits, the same in every language; None for one that has fractions in it."""
    try:
        plain = _integers_only.decode(view)
    except _Fraction:
        return None
    return hashlib.sha256(b"penumbra look 2" + canonical(plain)).hexdigest()[:LOOK_DIGITS]


class _Fraction(PenumbraError):
    """Languages write fractions in different ways."""


def _no_fraction(text: str) -> NoReturn:
    raise _Fraction(text)


_integers_only = msgspec.json.Decoder(float_hook=_no_fraction)


def is_number(value: object) -> TypeGuard[int]:
    """Whether a table that may say anything has named a whole number."""
    return type(value) is int


def loads(data: bytes | str) -> Note:
    """The note in a file; BadNote if it is none."""
    try:
        return msgspec.json.decode(data, type=Note)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadNote(f"This is no note of a game, or a damaged one: {error}.") from error


def read(path: Path) -> Note:
    """The note in a file."""
    try:
        return loads(path.read_bytes())
    except OSError as error:
        raise BadNote(f"{path} can't be read: {error.strerror}.") from error


def seen(draw: str, viewer: int | None, run: Run) -> str:
    """A whole round in 32 bytes: enough to recognise it, too little to tell of it."""
    place = bytes([SPECTATORS_BYTE if viewer is None else viewer]) + run.round.to_bytes(4, "big")
    message = b"penumbra seen 2" + bytes.fromhex(draw) + place + canonical(run.events)
    return hashlib.sha256(message).hexdigest()
