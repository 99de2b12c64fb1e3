"""The words between a table and those around it: one typed JSON object a WebSocket message.

`Command` is all a client may say, `Message` all the table answers; docs/protocol.md explains them
and `schema` gives both as JSON Schema. The table sends identifiers and data, never prose: what a
person reads comes from the catalogue of his own language.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from penumbra.bots.explanation import Weighing
from penumbra.bots.temperament import Temperament
from penumbra.bots.voices import Chatter
from penumbra.games import GAMES
from penumbra.games.claims import Heard
from penumbra.games.fairness.draw import Facts
from penumbra.locale import Language
from penumbra.table.terms import Code, Happening, Views

PROTOCOL = 2

Attempt: TypeAlias = Annotated[int, Meta(ge=1, le=255)]
Hash: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
ClientId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
Person: TypeAlias = Annotated[int, Meta(ge=1)]
Stage: TypeAlias = Literal["gathering", "drawing", "playing", "over", "broken_off"]
Clock: TypeAlias = Literal["off", "relaxed", "blitz"]
TalkRule: TypeAlias = Literal["strict", "warn", "off"]

# What is written as bytes beforehand, and the name under which `schema` describes it
GameView: TypeAlias = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/GameView"})]
NoViewYet: TypeAlias = Annotated[
    Raw, Meta(extra_json_schema={"anyOf": [{"$ref": "#/$defs/GameView"}, {"type": "null"}]})
]
GameEvents: TypeAlias = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/GameEvents"})]
Missed: TypeAlias = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/NumberedMessage"})]


class Refused(Exception):
    """Something a client asked for and does not get; `code` and `data` are all it hears."""

    def __init__(self, code: Code, **data: Any) -> None:
        super().__init__(code)
        self.code = code
        self.data = data


# what a table is like


_FIRST = next(iter(GAMES.values()))


class Wishes(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a table is to be played; the host may change it until the start."""

    game: Annotated[str, Meta(max_length=64, extra_json_schema={"enum": list(GAMES)})] = _FIRST.name
    players: Annotated[int, Meta(ge=1, le=64)] = _FIRST.usual_players
    board: Annotated[str, Meta(min_length=1, max_length=64)] = "standard"
    language: Language = "en"
    level: Annotated[str, Meta(max_length=32)] = ""
    """Of bots that sit down, stand in for the absent or act when a clock has run out; asked for
    without one, a table has the usual level of its game."""
    clock: Clock = "off"
    public: bool = False
    """Listed for everybody; otherwise only those who have the code find it."""
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds by which spectators see things later."""
    talk: TalkRule = "strict"
    """What becomes of words that a game's rules forbid (3.8): held back, marked, or nothing."""
    takeover: Annotated[int, Meta(ge=0, le=3600)] = 120
    """Seconds after which a bot plays for an absent player; 0: never."""
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900
    """Milliseconds a bot takes, more or less and at random, so that people can follow."""
    chatter: Chatter = "off"
    """How much bots talk."""
    hints: bool = False
    """Whether somebody who plays may ask what a Sage would do; where several people play, only once
    all of them have agreed."""


class SeatState(Struct, frozen=True):
    """A chair: who sits there. A bot's `level` beside a person stands in while he is absent."""

    name: str | None
    person: int | None
    level: str | None


class PersonState(Struct, frozen=True):
    """Somebody at the table, seated or not."""

    person: int
    name: str
    seat: int | None


class RestState(Struct, frozen=True):
    """A round was dealt, and the game waits until these people have seen how it came about."""

    round: int
    waiting: tuple[int, ...]
    """People, not seats."""


class SentAway(Struct, frozen=True):
    """Somebody whom the host has sent away and may let back."""

    person: int
    name: str
    kept_out: bool


class TableState(Struct, frozen=True):
    """Everything about a table that is not the game on it. All of it is public."""

    code: str
    wishes: Wishes
    stage: Stage
    paused: bool
    paused_by: int | None
    """The person who stopped the game."""
    pause_asked: tuple[int, ...]
    """People who would like it to be stopped."""
    hints_agreed: tuple[int, ...]
    """People who sit and have agreed that hints are given in this game."""
    rest: RestState | None
    """Bots and clocks wait for `go_on`; null: for nobody."""
    locked: bool
    """Nobody new comes in."""
    host: int | None
    former: int | None
    """From whom the host's rights were taken while he was away: he may take them back."""
    seats: tuple[SeatState, ...]
    people: tuple[PersonState, ...]
    sent_away: tuple[SentAway, ...]
    number: int
    """Games begun to gather for at this table, this one included."""
    commitment: str
    """To the secret this game's deals follow from."""
    attempt: int | None
    """The attempt at the draw for which shares are promised now; null when none are."""
    draw: str | None
    """What was drawn for this game; null before, and for a game that was salted."""
    record: str | None
    """The address of this game once it is over; null to whoever looks from outside."""


# what a client says


class Command(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """What every command has: an id of the client's own, so that a repeat is harmless."""

    id: ClientId


class Act(Command, frozen=True, tag="act"):
    """A decision of one's seat, made at the last `turn` one has seen."""

    turn: Annotated[int, Meta(ge=0)]
    action: Annotated[str, Meta(max_length=64)]


class Say(Command, frozen=True, tag="say"):
    """Free talk."""

    text: str


class Claim(Command, frozen=True, tag="claim"):
    """A structured claim, such as `is 3 spy`: one of the forms the game has."""

    claim: Annotated[str, Meta(max_length=64)]


class Share(Command, frozen=True, tag="share"):
    """The promise of one's share of chance, while the table draws."""

    attempt: Attempt
    commit: Hash


class Reveal(Command, frozen=True, tag="reveal"):
    """The share one has promised, once the roll shows that promise."""

    attempt: Attempt
    share: Hash


class Sit(Command, frozen=True, tag="sit"):
    """Take an empty chair, or move to it."""

    seat: Seat


class Stand(Command, frozen=True, tag="stand"):
    """Leave one's chair but not the table."""


class Swap(Command, frozen=True, tag="swap"):
    """Offer one's chair for another person's; done when both have offered. With a bot: at once."""

    seat: Seat


class Arrange(Command, frozen=True, tag="arrange"):
    """The host exchanges what is on two chairs."""

    seat: Seat
    other: Seat


class Bot(Command, frozen=True, tag="bot"):
    """The host gives empty chairs to bots: one, or all."""

    seat: Seat | None = None
    level: str | None = None


class Clear(Command, frozen=True, tag="clear"):
    """The host frees a chair: a bot's, or that of somebody who is away."""

    seat: Seat


class Rename(Command, frozen=True, tag="rename"):
    """Call me something else."""

    name: str


class Change(Command, frozen=True, tag="change"):
    """The host changes how the table is to be played."""

    wishes: dict[str, Any]


class Start(Command, frozen=True, tag="start"):
    """The host begins the game."""


class Pause(Command, frozen=True, tag="pause"):
    """The host stops clocks, bots and acts."""


class AskPause(Command, frozen=True, tag="ask_pause"):
    """Somebody who plays asks the host for a pause."""


class AgreeHints(Command, frozen=True, tag="agree_hints"):
    """Whether I agree that those who play may ask for hints, at a table that allows it."""

    yes: bool = True


class Hint(Command, frozen=True, tag="hint"):
    """What would a Sage do in my place, at the last `turn` I have seen?"""

    turn: Annotated[int, Meta(ge=0)]


class GoOn(Command, frozen=True, tag="go_on"):
    """I have seen what there was to see of the last round and of this one's beginning."""


class Resume(Command, frozen=True, tag="resume"):
    """The host goes on."""


class Rematch(Command, frozen=True, tag="rematch"):
    """The host gathers the same people for another game."""


class Delete(Command, frozen=True, tag="delete"):
    """The host deletes the table with all its games; everybody hears `bye`, and it is gone."""


class Kick(Command, frozen=True, tag="kick"):
    """The host sends somebody away; a bot takes over his seat in a game. He may keep him out."""

    person: Person
    out: bool = False


class Readmit(Command, frozen=True, tag="readmit"):
    """The host lets somebody back whom he, or another, has sent away."""

    person: Person


class Lock(Command, frozen=True, tag="lock"):
    """The host lets nobody new come in."""


class Unlock(Command, frozen=True, tag="unlock"):
    """The host opens the table again."""


class Host(Command, frozen=True, tag="host"):
    """The host passes on his rights; somebody who sits takes them over from an absent host; or the
    host from whom they were taken takes them back.
    """

    person: Person


class Substitute(Command, frozen=True, tag="substitute"):
    """The host lets a bot play for an absent person until he is back."""

    seat: Seat


class Time(Command, frozen=True, tag="time"):
    """More time, please."""


class Leave(Command, frozen=True, tag="leave"):
    """Leave the table for good."""


class Ping(Command, frozen=True, tag="ping"):
    """Are you there?"""


Commands: TypeAlias = (
    Act
    | Say
    | Claim
    | Share
    | Reveal
    | Sit
    | Stand
    | Swap
    | Arrange
    | Bot
    | Clear
    | Rename
    | Change
    | Start
    | Pause
    | Resume
    | AskPause
    | AgreeHints
    | Hint
    | GoOn
    | Rematch
    | Delete
    | Kick
    | Readmit
    | Lock
    | Unlock
    | Host
    | Substitute
    | Time
    | Leave
    | Ping
)


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True, frozen=True):
    """The first message of a socket: who I am, and the last `seq` I have seen."""

    token: Annotated[str, Meta(max_length=64)] | None = None
    """Without one: a spectator."""
    seat: Seat | None = None
    """Where I sat when I saw `seq`; every seat has its own count."""
    seq: Annotated[int, Meta(ge=0)] | None = None
    whole: bool = False
    """Whether `missed` is to begin with the game, though I may have seen some of it."""
    attentive: bool = False
    """Whether the game is to wait for my `go_on` after each deal."""
    views: Views = "always"
    """With which updates I want my view: with all, or only when I am asked, and at the end."""


# what the table answers


class Message(Struct, tag_field="type", frozen=True, kw_only=True):
    """What every message may have: the id of one's own command that it answers."""

    re: str | UnsetType = UNSET


# The next eight are numbered: `seq` counts 1, 2, 3 … in each viewer's stream, without a gap. What
# several viewers are told under numbers of their own is written once, as a body without one.


class Update(Message, frozen=True, tag="update"):
    """Something happened in the game, as this viewer may know it."""

    seq: int
    turn: int
    """Counts what the viewer has learnt from the game; an act names the one it answers."""
    events: GameEvents
    view: GameView | UnsetType = UNSET
    """Only of the newest update; those that were missed come without."""
    said: tuple[Heard, ...] | UnsetType = UNSET
    """The claims among these events: what was said by an act of the rules. Left out: none."""
    clock: int | UnsetType | None = UNSET
    """Milliseconds left for the present decision; null without a clock; left out: as before."""


class TableChangedBody(Message, frozen=True, tag="table"):
    """A `TableChanged` that has no number yet."""

    what: Happening
    person: int | None
    seat: int | None
    table: TableState


class TableChanged(TableChangedBody, frozen=True, tag="table"):
    """Something happened around the table: `what`, and to whom."""

    seq: int


class TalkBody(Message, frozen=True, tag="talk"):
    """A `Talk` that has no number yet."""

    person: int | None
    """Null for a bot, which speaks for its `seat`."""
    name: str
    """As the speaker was called then."""
    seat: int | None
    text: str | None
    claim: str | None
    tone: Temperament | None
    """In whose words a bot says its claim; null for people."""
    warned: tuple[str, ...]
    """Words that rule 3.8 forbids, at a table that only warns."""
    round: int
    step: int
    """When it was said, as a `Heard` has it; both 0 while no game is played."""


class Talk(TalkBody, frozen=True, tag="talk"):
    """Somebody said something: `text`, or a structured `claim`."""

    seq: int
    """0 in a `welcome`, which tells again what had a number before."""


class RollBody(Message, frozen=True, tag="roll"):
    """A `Roll` that has no number yet."""

    attempt: int
    before: str
    """The hash of the roll before it."""
    commitment: str
    facts: Facts
    shares: tuple[str, ...]
    """Of each chair: a promise, `bot`, `away` (none in time) or `late` (one was not opened)."""


class Roll(RollBody, frozen=True, tag="roll"):
    """What all have promised is fixed: whoever finds his own promise on it opens his share."""

    seq: int


class UndrawnBody(Message, frozen=True, tag="undrawn"):
    """An `Undrawn` that has no number yet."""

    attempt: int
    opened: tuple[str | None, ...]
    missing: tuple[int, ...]


class Undrawn(UndrawnBody, frozen=True, tag="undrawn"):
    """These seats have not opened their shares: the draw is repeated without them."""

    seq: int


class DrawnBody(Message, frozen=True, tag="drawn"):
    """A `Drawn` that has no number yet."""

    attempt: int
    opened: tuple[str | None, ...]
    draw: str


class Drawn(DrawnBody, frozen=True, tag="drawn"):
    """All have opened: what the deals of the game follow from, beside the secret."""

    seq: int


class DealBody(Message, frozen=True, tag="deal"):
    """A `Deal` that has no number yet."""

    round: int
    commitment: str
    salts: tuple[str, ...]


class Deal(DealBody, frozen=True, tag="deal"):
    """A round was dealt from the secret and these salts: only in games begun before draws."""

    seq: int


class OpenedBody(Message, frozen=True, tag="opened"):
    """An `Opened` that has no number yet."""

    secret: str
    record: str


class Opened(OpenedBody, frozen=True, tag="opened"):
    """The game is over: the secret behind its deals, and where its record is."""

    seq: int


Numbered: TypeAlias = Update | TableChanged | Talk | Roll | Undrawn | Drawn | Deal | Opened
Body: TypeAlias = (
    TableChangedBody | TalkBody | RollBody | UndrawnBody | DrawnBody | DealBody | OpenedBody
)


class You(Struct, frozen=True):
    """Whom the table takes this socket for."""

    person: int | None
    seat: int | None


class ClockState(Message, frozen=True, tag="clock"):
    """The clock of the present decision was stopped, started or given more time."""

    left: int | None
    by: int | None
    """The seat that asked for time; null where the answer is secret or nobody did."""


class Presence(Message, frozen=True, tag="presence"):
    """Who is here now, and how many spectators."""

    present: tuple[int, ...]
    watching: int


class Welcome(Message, frozen=True, tag="welcome"):
    """Everything as it stands, and what was missed since `seq`: the answer to `hello`."""

    protocol: int
    you: You
    seq: int
    turn: int
    table: TableState
    view: NoViewYet
    """Null before the first deal."""
    clock: int | None
    present: tuple[int, ...]
    watching: int
    talk: tuple[Talk, ...]
    said: tuple[Heard, ...]
    """Every claim of this game so far, in order, wherever it was made."""
    missed: tuple[Missed, ...]
    """What came after `seq` of the `hello`; from the game's beginning, as far as it is at hand,
    if that was asked for or `seq` is of no use."""
    complete: bool
    """Whether nothing since `seq` is missing; otherwise begin anew."""


class Ack(Message, frozen=True, tag="ack"):
    """The command is done (or was, when it came before); `seq` is where its sender stands."""

    seq: int


class Advice(Message, frozen=True, tag="advice"):
    """What a Sage would do in one's place, and why: the answer to `hint`. Nobody else hears it."""

    turn: int
    weighing: Weighing


class Error(Message, frozen=True, tag="error"):
    """The command was refused and nothing has changed."""

    code: Code
    data: dict[str, Any] = {}


class Pong(Message, frozen=True, tag="pong"):
    """I am here."""


class Bye(Message, frozen=True, tag="bye"):
    """The table ends this conversation: `code` says why."""

    code: Code


Messages: TypeAlias = (
    Welcome
    | Update
    | TableChanged
    | Talk
    | Roll
    | Undrawn
    | Drawn
    | Deal
    | Opened
    | ClockState
    | Presence
    | Ack
    | Advice
    | Error
    | Pong
    | Bye
)

_encoder = msgspec.json.Encoder()


def encode(message: Struct) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)
