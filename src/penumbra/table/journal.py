"""The journal: everything that ever happened at a table, entry by entry.

It is the truth, and all there is on disk. Live tables are made from it (`evening.py`), so an entry
says what was done and by whom, never what followed from it. It holds secrets (the secret of the
deals, hashes of tokens): nothing of it is sent to anybody as it is.
"""

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from penumbra.table.messages import Wishes

How: TypeAlias = Literal["person", "bot", "clock"]


class Entry(Struct, tag_field="did", frozen=True, omit_defaults=True, kw_only=True):
    """What every entry has: the person whose command it was, and that command's id."""

    by: int = 0
    id: str = ""


class Opened(Entry, frozen=True, tag="opened"):
    """A table was opened; the first game's secret was drawn."""

    code: str
    wishes: Wishes
    board: dict[str, Any]
    secret: str


class Joined(Entry, frozen=True, tag="joined"):
    """Somebody came to the table; his token is known by its hash only."""

    person: int
    name: str
    token: str
    seat: int | None = None
    """The chair he took at once."""


class Left(Entry, frozen=True, tag="left"):
    """Somebody left for good, or was sent away."""

    person: int
    kicked: bool = False


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody took an empty chair."""

    person: int
    seat: int


class Stood(Entry, frozen=True, tag="stood"):
    """Somebody left his chair."""

    person: int


class Offered(Entry, frozen=True, tag="offered"):
    """Somebody would swap chairs with the person on that one."""

    person: int
    seat: int


class Swapped(Entry, frozen=True, tag="swapped"):
    """Two chairs changed what was on them."""

    seat: int
    other: int


class BotsSat(Entry, frozen=True, tag="bots_sat"):
    """Bots took chairs."""

    seats: tuple[int, ...]
    names: tuple[str, ...]
    level: str


class BotLeft(Entry, frozen=True, tag="bot_left"):
    """A bot was sent away."""

    seat: int


class Renamed(Entry, frozen=True, tag="renamed"):
    """Somebody wants to be called otherwise."""

    person: int
    name: str


class Changed(Entry, frozen=True, tag="changed"):
    """The table is to be played in another way."""

    wishes: Wishes
    board: dict[str, Any]


class Started(Entry, frozen=True, tag="started"):
    """The game began: its first round was dealt."""


class Acted(Entry, frozen=True, tag="acted"):
    """A seat acted: its person, a bot, or a bot because the clock had run out."""

    seat: int
    action: str
    how: How = "person"


class Paused(Entry, frozen=True, tag="paused"):
    """The game was stopped for a while."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """The game goes on."""


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people gather for another game; its secret was drawn."""

    secret: str


class HostPassed(Entry, frozen=True, tag="host_passed"):
    """Somebody else is the host."""

    person: int


class Substituted(Entry, frozen=True, tag="substituted"):
    """A bot plays for an absent person."""

    seat: int


class Returned(Entry, frozen=True, tag="returned"):
    """The absent person is back and plays for himself."""

    seat: int


class Said(Entry, frozen=True, tag="said"):
    """Somebody said something."""

    person: int
    text: str
    warned: tuple[str, ...] = ()


class Claimed(Entry, frozen=True, tag="claimed"):
    """Somebody made a structured claim."""

    person: int
    claim: str


class Salted(Entry, frozen=True, tag="salted"):
    """Somebody gave his share of the chance of a round to come."""

    person: int
    round: int
    salt: str


Entries: TypeAlias = (
    Opened
    | Joined
    | Left
    | Sat
    | Stood
    | Offered
    | Swapped
    | BotsSat
    | BotLeft
    | Renamed
    | Changed
    | Started
    | Acted
    | Paused
    | Resumed
    | Rematched
    | HostPassed
    | Substituted
    | Returned
    | Said
    | Claimed
    | Salted
)

_decoder: msgspec.json.Decoder[Entries] = msgspec.json.Decoder(Entries)
_encoder = msgspec.json.Encoder()


def written(entry: Entries) -> bytes:
    """An entry as it is kept."""
    return _encoder.encode(entry)


def read(data: bytes) -> Entries:
    """A kept entry."""
    return _decoder.decode(data)
