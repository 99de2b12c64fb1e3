"""What one seat sees of a game of Shamans, as typed structs: the view of docs/protocol.md.

A view is read off the words of `sight.observe` and nothing else, so it can't tell more.
"""

import msgspec
import numpy as np

from penumbra.games.bits import members
from penumbra.games.shamans import actions, sight
from penumbra.games.shamans.events import cards
from penumbra.games.shamans.rules import decision, receiver
from penumbra.games.shamans.state import (
    ALIVE,
    ARROW,
    ASIDE,
    CHAIN,
    DECISIONS,
    DEPTH,
    DESTINATION,
    DRAWN,
    ECLIPSE_GONE,
    ECLIPSE_HIDDEN,
    ECLIPSE_IS,
    ECLIPSE_SHOWING,
    ELIMINATE,
    ENDING,
    FACE,
    FACE_UP,
    FRAMES,
    GIVEN,
    GUIDE,
    GUIDE_BIT,
    HAND,
    HEIGHT,
    HIDDEN,
    HIGHEST,
    IN_PLAY,
    LOST,
    MARKER,
    MOON,
    NONE,
    OPEN,
    OUT,
    PAWN,
    PLACED,
    PLAYERS,
    POINTS,
    RESULT,
    RITUAL_OF,
    ROLE_CARD,
    ROUND,
    SLOT,
    TARGET_WINDOW,
    TRICK,
    TRICKS,
    WAITING,
    WINNER,
    Row,
    Rows,
)
from penumbra.games.shamans.terms import (
    CARD_NAMES,
    ENDINGS,
    NUMBERS,
    RITUALS,
    ROLES,
    SIDES,
    TEAMS,
    TILES,
    WORLDS,
    tile_names,
)


class World(msgspec.Struct, frozen=True):
    """A world in play: its ritual, the numbers lying there, how many it takes."""

    world: str
    ritual: str
    cards: list[int]
    needs: int


class Seat(msgspec.Struct, frozen=True):
    """What lies before one player."""

    points: int
    cards: int
    alive: bool
    role: str | None
    role_open: bool
    open: list[str]
    hidden: int
    hidden_tiles: list[str] | None
    aside: int
    aside_cards: list[str] | None


class Gift(msgspec.Struct, frozen=True):
    """A card that was passed in the Eclipse."""

    giver: int
    receiver: int
    card: str | None


class OutOfRound(msgspec.Struct, frozen=True):
    """Tiles that are out until the end of the round."""

    open: list[str]
    hidden: int


class Trick(msgspec.Struct, frozen=True):
    """Who led, and what each seat played."""

    guide: int
    cards: list[str | None]


class Decision(msgspec.Struct, frozen=True):
    """What the table waits for."""

    kind: str
    waiting: list[int]
    subject: int | None
    rituals: list[str]


class Result(msgspec.Struct, frozen=True):
    """How the round ended."""

    winner: str
    why: str


class View(msgspec.Struct, frozen=True):
    """A game of Shamans through the eyes of one seat, or of a spectator (`viewer` None)."""

    game: str
    players: int
    viewer: int | None
    round: int
    trick: int
    marker: int
    guide: int
    destination: str | None
    pawn: int
    moon: int
    row: list[str | None]
    stack: int
    eclipse: str
    worlds: list[World]
    seats: list[Seat]
    hand: list[str]
    drawn: str | None
    giving: str | None
    given: list[Gift]
    out: OutOfRound
    tricks: list[Trick]
    decision: Decision
    legal: list[str]
    result: Result | None
    winner: int | None


def view(rows: Rows, i: int, viewer: int) -> View:
    """What `viewer` may see of state `i`."""
    seen = np.empty(sight.OBSERVATION, dtype=np.int64)
    sight.observe(rows, i, viewer, seen)
    return _read(seen)


def _read(seen: Row) -> View:
    words: list[int] = seen.tolist()
    viewer = words[sight.VIEWER]
    players = range(words[PLAYERS])
    kind = decision(seen)
    won = words[RESULT] != NONE
    return View(
        game="shamans",
        players=words[PLAYERS],
        viewer=viewer if viewer >= 0 else None,
        round=words[ROUND],
        trick=words[TRICK],
        marker=words[MARKER],
        guide=words[GUIDE],
        destination=WORLDS[words[DESTINATION]] if words[DESTINATION] != NONE else None,
        pawn=words[PAWN],
        moon=words[MOON],
        row=[TILES[tile] or None for tile in words[SLOT : SLOT + 2]],
        stack=words[HEIGHT],
        eclipse=_eclipse(words),
        worlds=_worlds(words),
        seats=[_seat(words, seat) for seat in players],
        hand=cards(words[HAND + viewer]) if viewer >= 0 else [],
        drawn=TILES[words[DRAWN]] if words[DRAWN] > 0 else None,
        giving=_giving(words, viewer),
        given=_given(seen, words),
        out=OutOfRound(tile_names(words[OUT]), sum(_count(words[LOST + seat]) for seat in players)),
        tricks=[_trick(words[TRICKS + k], len(players)) for k in range(words[TRICK])],
        decision=_decision(words, kind),
        legal=[actions.text(kind, action) for action in members(words[sight.LEGAL])],
        result=Result(TEAMS[words[RESULT]], ENDINGS[words[ENDING]]) if won else None,
        winner=words[WINNER] if words[WINNER] != NONE else None,
    )


def _count(tiles: int) -> int:
    """The number of tiles in a group one sees, or of backs one sees."""
    return -tiles if tiles < 0 else sight.tiles(tiles)


def _eclipse(words: list[int]) -> str:
    if words[ECLIPSE_IS] == ECLIPSE_SHOWING:
        return SIDES[words[ARROW]]
    return "hidden" if words[ECLIPSE_IS] == ECLIPSE_HIDDEN else "gone"


def _worlds(words: list[int]) -> list[World]:
    return [
        World(
            WORLDS[world],
            RITUALS[words[RITUAL_OF] >> 2 * world & 3],
            [n + 1 for n in members(words[PLACED] >> NUMBERS * world & (1 << NUMBERS) - 1)],
            words[HIGHEST],
        )
        for world in members(words[IN_PLAY])
    ]


def _seat(words: list[int], seat: int) -> Seat:
    hand, aside, hidden = words[HAND + seat], words[ASIDE + seat], words[HIDDEN + seat]
    own = words[sight.VIEWER] == seat
    card = words[ROLE_CARD + seat]
    dealt = words[ROUND] > 0
    face = words[FACE + card] if dealt else NONE
    return Seat(
        points=words[POINTS + seat],
        cards=hand.bit_count() if own else -hand,
        alive=bool(words[ALIVE] >> seat & 1),
        role=ROLES[face] if face != NONE else None,
        role_open=bool(words[FACE_UP] >> card & 1) and dealt,
        open=tile_names(words[OPEN + seat]),
        hidden=_count(hidden),
        hidden_tiles=tile_names(hidden) if own else None,
        aside=aside.bit_count() if own else -aside,
        aside_cards=cards(aside) if own else None,
    )


def _giving(words: list[int], viewer: int) -> str | None:
    choosing = words[ECLIPSE_IS] == ECLIPSE_SHOWING and words[DEPTH] > 0
    if viewer < 0 or not choosing or words[GIVEN + viewer] == 0:
        return None
    return CARD_NAMES[words[GIVEN + viewer] - 1]


def _given(seen: Row, words: list[int]) -> list[Gift]:
    if words[ECLIPSE_IS] != ECLIPSE_GONE:
        return []
    gifts = [(seat, words[GIVEN + seat]) for seat in range(words[PLAYERS])]
    return [
        Gift(giver, receiver(seen, giver), CARD_NAMES[card - 1] if card > 0 else None)
        for giver, card in gifts
        if card != 0
    ]


def _trick(word: int, players: int) -> Trick:
    played = [(word >> 6 * seat & 63) - 1 for seat in range(players)]
    return Trick(
        word >> GUIDE_BIT & 7, [CARD_NAMES[card] if card >= 0 else None for card in played]
    )


def _decision(words: list[int], kind: int) -> Decision:
    frames = words[FRAMES : FRAMES + words[DEPTH]]
    subject = None
    if kind == TARGET_WINDOW:
        below = frames[-2]
        assert below & 31 == ELIMINATE
        subject = below >> 8
    waiting_rituals = [frame >> 8 for frame in frames if frame & 31 == CHAIN]
    return Decision(
        kind=DECISIONS[kind],
        waiting=members(words[WAITING]),
        subject=subject,
        rituals=[WORLDS[world] for due in waiting_rituals for world in members(due)],
    )
