"""What one seat sees of a game of Shamans, as typed structs: the view of docs/protocol.md.

A view is read off the words of `sight.observe` and nothing else, so it can't tell more. All seats
ask after every act, and most of what they see is the same and has not changed: what words mean is
kept. Whatever has a list is built anew for each view, so nobody can spoil another's.
"""

from functools import lru_cache

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
    ROW,
    SEATS,
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

KEPT = 1 << 12  # of each kind of thing that need not be put in words again: some megabytes


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
        row=[TILES[words[SLOT]] or None, TILES[words[SLOT + 1]] or None],
        stack=words[HEIGHT],
        eclipse=_eclipse(words),
        worlds=_worlds(words),
        seats=[_seat(words, seat) for seat in range(words[PLAYERS])],
        hand=cards(words[HAND + viewer]) if viewer >= 0 else [],
        drawn=TILES[words[DRAWN]] if words[DRAWN] > 0 else None,
        giving=_giving(words, viewer),
        given=_given(words),
        out=_out(words),
        tricks=_tricks(words),
        decision=_decision(words, kind),
        legal=[*actions.texts(kind, words[sight.LEGAL])],
        result=Result(TEAMS[words[RESULT]], ENDINGS[words[ENDING]]) if won else None,
        winner=words[WINNER] if words[WINNER] != NONE else None,
    )


@lru_cache(maxsize=KEPT)
def _tiles(group: int) -> tuple[str, ...]:
    return tuple(tile_names(group))


def _count(tiles: int) -> int:
    """The number of tiles in a group one sees, or of backs one sees."""
    return -tiles if tiles < 0 else len(_tiles(tiles))


def _out(words: list[int]) -> OutOfRound:
    lost = words[LOST : LOST + words[PLAYERS]]
    return OutOfRound([*_tiles(words[OUT])], sum(map(_count, lost)) if any(lost) else 0)


def _eclipse(words: list[int]) -> str:
    if words[ECLIPSE_IS] == ECLIPSE_SHOWING:
        return SIDES[words[ARROW]]
    return "hidden" if words[ECLIPSE_IS] == ECLIPSE_HIDDEN else "gone"


def _worlds(words: list[int]) -> list[World]:
    lying = _lying(words[IN_PLAY], words[RITUAL_OF], words[PLACED])
    needs = words[HIGHEST]
    return [World(world, ritual, [*numbers], needs) for world, ritual, numbers in lying]


@lru_cache(maxsize=KEPT)
def _lying(in_play: int, rituals: int, placed: int) -> tuple[tuple[str, str, tuple[int, ...]], ...]:
    """Each world in play: its ritual, and the numbers lying there."""
    return tuple(
        (
            WORLDS[world],
            RITUALS[rituals >> 2 * world & 3],
            _numbers(placed >> NUMBERS * world & (1 << NUMBERS) - 1),
        )
        for world in members(in_play)
    )


@lru_cache(maxsize=KEPT)
def _numbers(lying: int) -> tuple[int, ...]:
    return tuple(n + 1 for n in members(lying))


def _seat(words: list[int], seat: int) -> Seat:
    hand, aside, hidden = words[HAND + seat], words[ASIDE + seat], words[HIDDEN + seat]
    own = words[sight.VIEWER] == seat
    card = words[ROLE_CARD + seat]
    dealt = words[ROUND] > 0
    face = words[FACE + card] if dealt else NONE
    return Seat(
        points=words[POINTS + seat],
        cards=hand.bit_count() if own else -hand,
        alive=words[ALIVE] >> seat & 1 == 1,
        role=ROLES[face] if face != NONE else None,
        role_open=dealt and words[FACE_UP] >> card & 1 == 1,
        open=[*_tiles(words[OPEN + seat])],
        hidden=len(_tiles(hidden)) if own else -hidden,
        hidden_tiles=[*_tiles(hidden)] if own else None,
        aside=aside.bit_count() if own else -aside,
        aside_cards=cards(aside) if own else None,
    )


def _giving(words: list[int], viewer: int) -> str | None:
    choosing = words[ECLIPSE_IS] == ECLIPSE_SHOWING and words[DEPTH] > 0
    if viewer < 0 or not choosing or words[GIVEN + viewer] == 0:
        return None
    return CARD_NAMES[words[GIVEN + viewer] - 1]


def _given(words: list[int]) -> list[Gift]:
    if words[ECLIPSE_IS] != ECLIPSE_GONE:
        return []
    return [*_gifts(words[ARROW], tuple(words[GIVEN : GIVEN + words[PLAYERS]]))]


@lru_cache(maxsize=KEPT)
def _gifts(arrow: int, given: tuple[int, ...]) -> tuple[Gift, ...]:
    """What went round in the Eclipse; the row that `receiver` reads has these words and no more."""
    row = np.zeros(ROW, dtype=np.int64)
    row[PLAYERS], row[ARROW], row[GIVEN : GIVEN + len(given)] = len(given), arrow, given
    return tuple(
        Gift(giver, receiver(row, giver), CARD_NAMES[card - 1] if card > 0 else None)
        for giver, card in enumerate(given)
        if card != 0
    )


def _tricks(words: list[int]) -> list[Trick]:
    history = tuple(words[TRICKS : TRICKS + words[TRICK]])
    return [Trick(guide, [*played]) for guide, played in _played(history, words[PLAYERS])]


@lru_cache(maxsize=KEPT)
def _played(
    history: tuple[int, ...], players: int
) -> tuple[tuple[int, tuple[str | None, ...]], ...]:
    """Of each trick the Guide, and what each seat played."""
    return tuple((word >> GUIDE_BIT & 7, _trick(word)[:players]) for word in history)


@lru_cache(maxsize=KEPT)
def _trick(word: int) -> tuple[str | None, ...]:
    numbers = ((word >> 6 * seat & 63) - 1 for seat in range(SEATS))
    return tuple(CARD_NAMES[card] if card >= 0 else None for card in numbers)


def _decision(words: list[int], kind: int) -> Decision:
    subject, rituals = _pending(kind, tuple(words[FRAMES : FRAMES + words[DEPTH]]))
    return Decision(DECISIONS[kind], [*_waited_for(words[WAITING])], subject, [*rituals])


@lru_cache(maxsize=KEPT)
def _pending(kind: int, frames: tuple[int, ...]) -> tuple[int | None, tuple[str, ...]]:
    """Whom an elimination threatens that waits for an answer, and the rituals still to come."""
    subject = None
    if kind == TARGET_WINDOW:
        below = frames[-2]
        assert below & 31 == ELIMINATE
        subject = below >> 8
    waiting_rituals = [frame >> 8 for frame in frames if frame & 31 == CHAIN]
    return subject, tuple(WORLDS[world] for due in waiting_rituals for world in members(due))


@lru_cache(maxsize=KEPT)
def _waited_for(mask: int) -> tuple[int, ...]:
    return tuple(members(mask))
