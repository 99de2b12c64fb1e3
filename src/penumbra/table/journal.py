"""The journal: everything that ever happened at a table, entry by entry.

It is the truth, and all there is on disk. Live tables are made from it (`evening.py`), so an entry
says what was done and by whom, never what followed from it. It holds secrets (the secret of the
deals, hashes of tokens): nothing of it is sent to anybody as it is, and nothing of the wire stands
in it. What entries of earlier formats looked like is told in `journal_upgrades.py`.
"""

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from penumbra.errors import PenumbraError
from penumbra.table.journal_upgrades import FORMAT, upgraded
from penumbra.table.store.errors import NewerPenumbra

How: TypeAlias = Literal["person", "bot", "clock"]


class BadEntry(PenumbraError):
    """Something in a journal that no Penumbra has written."""


class Entry(Struct, tag_field="did", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every entry has: the person whose command it was, and that command's id.

    All fields are written, also those that have a default: it may be another one tomorrow.
    """

    v: Literal[4] = FORMAT
    by: int = 0
    id: str = ""


class Wishes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the table is played."""

    game: str
    players: int
    board: str
    language: str
    level: str
    clock: str
    public: bool
    spectators: bool
    delay: int
    talk: str
    takeover: int
    pace: int
    chatter: str
    hints: bool


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
    hosts: bool | None = None
    """Whether he is the host from then on; None in format 1: if there was none."""
    line: str = ""
    """The mark of where he came from (`limits.line_mark`); empty if nobody knows."""


class Left(Entry, frozen=True, tag="left"):
    """Somebody left for good, or was sent away."""

    person: int
    kicked: bool = False
    kept_out: bool = False
    """Nobody new comes in from where he came from, and he does not before he is let back."""
    line: str = ""
    """The mark of where that is; empty if nobody knows, or if he is not kept out."""
    heir: int | None = None
    """Who is the host from then on, 0: nobody; None in format 1: the first who sat or stood."""


class Readmitted(Entry, frozen=True, tag="readmitted"):
    """Somebody who was sent away may come back, to his chair if it was kept for him."""

    person: int


class Locked(Entry, frozen=True, tag="locked"):
    """Nobody new comes to the table."""


class Unlocked(Entry, frozen=True, tag="unlocked"):
    """Whoever has the code may come again."""


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


class DrawBegan(Entry, frozen=True, tag="draw_began"):
    """The host began the game: chairs are fixed, its chance is drawn."""


class Promised(Entry, frozen=True, tag="promised"):
    """Somebody committed himself to a share of chance."""

    person: int
    commit: str


class Rolled(Entry, frozen=True, tag="rolled"):
    """Nobody was waited for any longer: what had been promised by then is the roll."""


class Revealed(Entry, frozen=True, tag="revealed"):
    """Somebody opened his share."""

    person: int
    share: str


class Undrawn(Entry, frozen=True, tag="undrawn"):
    """Somebody on the roll did not open: the draw is repeated without him."""


class Started(Entry, frozen=True, tag="started"):
    """The game began: all had opened, and its first round was dealt.

    In journals of formats 1 and 2 nothing was drawn before it.
    """

    rules: int
    """The version of the game's rules it is played by."""
    check: str | None = None
    """See `Acted.check`."""


class Acted(Entry, frozen=True, tag="acted"):
    """A seat acted: its person, a bot, or a bot because the clock had run out."""

    seat: int
    action: str
    how: How = "person"
    check: str | None = None
    """Of all that viewers were told of the game until then: whoever plays it again and comes to
    another check plays another game. Empty where none was written (format 1); None while it is
    happening.
    """


class Paused(Entry, frozen=True, tag="paused"):
    """The game was stopped for a while."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """The game goes on."""


class PauseAsked(Entry, frozen=True, tag="pause_asked"):
    """Somebody who plays would like the game to be stopped for a while."""

    person: int


class HintsAgreed(Entry, frozen=True, tag="hints_agreed"):
    """Somebody who plays agrees that those who play may ask for hints; or does not any more."""

    person: int
    yes: bool


class Rested(Entry, frozen=True, tag="rested"):
    """A round was dealt: the game waits until these people have seen what there was to see."""

    people: tuple[int, ...]


class WentOn(Entry, frozen=True, tag="went_on"):
    """One of them has."""

    person: int


class RestEnded(Entry, frozen=True, tag="rest_ended"):
    """The others were waited for no longer."""


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
    """Somebody made a structured claim: a person, or the bot that sits on a chair."""

    person: int | None
    claim: str
    seat: int | None = None
    """The bot's."""
    tone: str | None = None
    """In whose words the bot said it."""


class Salted(Entry, frozen=True, tag="salted"):
    """Somebody salted a round to come: only in journals of formats 1 and 2."""

    person: int
    round: int
    salt: str


Entries: TypeAlias = (
    Opened
    | Joined
    | Left
    | Readmitted
    | Locked
    | Unlocked
    | Sat
    | Stood
    | Offered
    | Swapped
    | BotsSat
    | BotLeft
    | Renamed
    | Changed
    | DrawBegan
    | Promised
    | Rolled
    | Revealed
    | Undrawn
    | Started
    | Acted
    | Paused
    | Resumed
    | PauseAsked
    | HintsAgreed
    | Rested
    | WentOn
    | RestEnded
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


class _Version(Struct):
    v: int = 1  # format 1 did not say


_version_decoder = msgspec.json.Decoder(_Version)


def written(entry: Entries) -> bytes:
    """An entry as it is kept."""
    return _encoder.encode(entry)


def read(data: bytes) -> Entries:
    """A kept entry, whatever Penumbra wrote it; NewerPenumbra if that one was newer."""
    try:
        version = _version_decoder.decode(data).v
        if version > FORMAT:
            raise NewerPenumbra(
                f"This table was written by a newer Penumbra (journal format {version}, this one"
                f" reads up to {FORMAT}). Update Penumbra; nothing is lost."
            )
        if version == FORMAT:
            return _decoder.decode(data)
        entry = upgraded(msgspec.json.decode(data), version)
        return _decoder.decode(_encoder.encode(entry))  # ten times as fast as msgspec.convert
    except msgspec.MsgspecError as error:
        raise BadEntry(
            f"An entry of a journal can't be read: {error}. Restore the store from a backup."
        ) from error
