"""Shamans as tensors: what a seat sees of the table, and behind that the round's history."""

from penumbra.envs.tensors import Fields, Line, Tensors
from penumbra.games.compiled import called, compiled
from penumbra.games.shamans import sight
from penumbra.games.shamans import state as row
from penumbra.games.shamans.board import LONGEST_TRACK
from penumbra.games.shamans.packed import (
    act_in,
    action_of,
    actor_of,
    card_of,
    frame_kind,
    frame_seat,
    frame_value,
    guide_of,
    have_played,
    ritual_at,
    tiles_of,
    word_at,
)
from penumbra.games.shamans.rules import this_trick, top
from penumbra.games.shamans.state import SEATS, Row
from penumbra.games.shamans.terms import (
    ARTIFACT_COUNT,
    CARDS,
    DAGGER,
    ENDINGS,
    MOST_TRICKS,
    NUMBERS,
    PASS,
    RITUALS,
    ROLES,
    SIDES,
    TEAMS,
    TILES,
    WORLDS,
)

_SEATS = [f"seat {seat}" for seat in range(SEATS)]
_NUMBERS = [str(number) for number in range(1, NUMBERS + 1)]
_KINDS = TILES[DAGGER:-1]
_TILES = len(_KINDS)
_WORLDS = len(WORLDS)
_DECISIONS = [name for number, name in row.DECISIONS.items() if 0 < number < row.STEP]
_FRAMES = 12
_ACTS = 7 * row.CHRONICLE_WORDS
_MOST_POINTS = 24
_MOST_ROUNDS = 40

_field = Fields()

# The table
SEAT = _field.choices(1, "", _SEATS, "the viewer's own seat")
PLAYERS = _field.numbers(1, "", SEATS, "players at the table")
IN_PLAY = _field.flags(_WORLDS, "world", "in play")
RITUAL = _field.choices(_WORLDS, "world", RITUALS, "its ritual")
HIGHEST = _field.numbers(1, "", NUMBERS, "the highest number of a world")
MOON = _field.numbers(1, "", LONGEST_TRACK, "spaces before the Moon")
PAWN = _field.numbers(1, "", LONGEST_TRACK, "the pawn's space")
START = _field.numbers(1, "", LONGEST_TRACK, "where it started")
TARGET = _field.numbers(1, "", _MOST_POINTS, "points that end the game")

# The round
ROUND = _field.numbers(1, "", _MOST_ROUNDS, "from 1")
TRICK = _field.numbers(1, "", MOST_TRICKS, "from 1")
MARKER = _field.choices(1, "", _SEATS, "who has the marker")
GUIDE = _field.choices(1, "", _SEATS, "who leads")
DESTINATION = _field.choices(1, "", WORLDS, "the world to follow")
SLOT = _field.choices(2, "slot of the row", TILES[DAGGER:], "the tile there")
HEIGHT = _field.numbers(1, "", ARTIFACT_COUNT + 1, "tiles in the stack")
ECLIPSE = _field.choices(1, "", ("hidden", "showing", "gone"), "the Eclipse")
ARROW = _field.choices(1, "", SIDES, "the side it points to, once it shows")
DRAWN = _field.choices(1, "", (*_KINDS, "unseen"), "a tile taken and not yet kept")
PLACED = _field.flags(CARDS, "card", "lies at its world")
OUT = _field.numbers(_TILES, "kind of tile", ARTIFACT_COUNT, "out of the round, seen by all")
DECISION = _field.choices(1, "", _DECISIONS, "what the table waits for")
SUBJECT = _field.choices(1, "", [*_SEATS, "-", "-", "the table"], "whose business it is")
CHAIN = _field.flags(_WORLDS, "world", "its ritual waits in a chain")
WAITING = _field.flags(SEATS, "seat", "is asked")
RESULT = _field.choices(1, "", TEAMS, "the winner of a finished round")
ENDING = _field.choices(1, "", ENDINGS, "why it ended")
WINNER = _field.choices(1, "", _SEATS, "who has won the game")

# The seats
POINTS = _field.numbers(SEATS, "seat", _MOST_POINTS, "victory points")
ALIVE = _field.flags(SEATS, "seat", "not eliminated")
ROLE = _field.choices(SEATS, "seat", ROLES, "its role, if the viewer knows it")
OPEN_ROLE = _field.flags(SEATS, "seat", "its role card lies face up")
KNOWS = _field.flags(SEATS * SEATS, "seat, and seat", "the first knows the second's role card")
CARDS_HELD = _field.numbers(SEATS, "seat", MOST_TRICKS + 1, "cards in hand")
OPEN = _field.numbers(SEATS * _TILES, "seat, kind", ARTIFACT_COUNT, "tiles face up")
HIDDEN = _field.numbers(SEATS, "seat", ARTIFACT_COUNT, "tiles face down")
ASIDE = _field.numbers(SEATS, "seat", MOST_TRICKS + 1, "cards set aside by elimination")
LOST = _field.numbers(SEATS, "seat", ARTIFACT_COUNT, "face-down tiles lost by elimination")
GAVE = _field.flags(SEATS, "seat", "has passed a card in the Eclipse")
GIFT_WORLD = _field.choices(SEATS, "giver", WORLDS, "the card, if the viewer knows it: its world")
GIFT_NUMBER = _field.choices(SEATS, "giver", _NUMBERS, "and its number")
NOW_WORLD = _field.choices(SEATS, "seat", WORLDS, "its card of this trick: the world")
NOW_NUMBER = _field.choices(SEATS, "seat", _NUMBERS, "and the number")
PLAYED = _field.flags(SEATS * CARDS, "seat, card", "the seat has played it this round")

# What is the viewer's own
HAND = _field.flags(CARDS, "card", "in the viewer's hand")
MY_HIDDEN = _field.numbers(_TILES, "kind", ARTIFACT_COUNT, "the viewer's tiles face down")
MY_ASIDE = _field.flags(CARDS, "card", "set aside, if the viewer is eliminated")
MY_LOST = _field.numbers(_TILES, "kind", ARTIFACT_COUNT, "tiles he has lost face down")

# The round's history
ROLE_CARD = _field.choices(SEATS, "seat", _NUMBERS[:SEATS], "which physical role card lies there")
KNOWN_CARDS = _field.flags(SEATS * SEATS, "seat, role card", "the seat has seen its face")
ASKED_FROM = _field.choices(1, "", _SEATS, "who is asked first")
FRAME_KIND = _field.numbers(_FRAMES, "frame", 31, "what is still to be done (`state`)")
FRAME_SEAT = _field.choices(_FRAMES, "frame", [*_SEATS, "-", "-", "the table"], "for whom")
FRAME_VALUE = _field.numbers(_FRAMES, "frame", 255, "a card, world, target, or steps")
LED = _field.choices(MOST_TRICKS, "trick", _SEATS, "who led")
TRICK_WORLD = _field.choices(MOST_TRICKS * SEATS, "trick, seat", WORLDS, "the card: its world")
TRICK_NUMBER = _field.choices(MOST_TRICKS * SEATS, "trick, seat", _NUMBERS, "and its number")
ACTOR = _field.choices(_ACTS, "public act", [*_SEATS, "-", "-", "the table"], "who did it")
ACTION = _field.numbers(_ACTS, "public act", 63, "what: the number of the action")


@compiled
def _card(line: Line, world: int, number: int, card: int) -> None:
    if card >= 0:
        line[world] = card // NUMBERS + 1
        line[number] = card % NUMBERS + 1


@compiled
def _cards(line: Line, at: int, cards: int) -> None:
    for card in range(CARDS):
        line[at + card] = cards >> card & 1


@compiled
def _tiles(line: Line, at: int, group: int) -> None:
    for kind in range(_TILES):
        line[at + kind] = tiles_of(group, kind + DAGGER)


@compiled
def _table(seen: Row, line: Line) -> None:
    line[SEAT] = seen[sight.VIEWER] + 1
    line[PLAYERS] = seen[row.PLAYERS]
    for world in range(_WORLDS):
        line[IN_PLAY + world] = seen[row.IN_PLAY] >> world & 1
        line[RITUAL + world] = (ritual_at(seen[row.RITUAL_OF], world) + 1) * (
            seen[row.IN_PLAY] >> world & 1
        )
    line[HIGHEST] = seen[row.HIGHEST]
    line[MOON] = seen[row.MOON]
    line[PAWN] = seen[row.PAWN]
    line[START] = seen[row.START]
    line[TARGET] = min(seen[row.TARGET], _MOST_POINTS)
    line[ROUND] = min(seen[row.ROUND], _MOST_ROUNDS)
    line[TRICK] = seen[row.TRICK]
    line[MARKER] = seen[row.MARKER] + 1
    line[GUIDE] = seen[row.GUIDE] + 1
    line[DESTINATION] = seen[row.DESTINATION] + 1
    line[SLOT] = seen[row.SLOT]
    line[SLOT + 1] = seen[row.SLOT + 1]
    line[HEIGHT] = seen[row.HEIGHT]
    line[ECLIPSE] = seen[row.ECLIPSE_IS] + 1
    if seen[row.ECLIPSE_IS] != row.ECLIPSE_HIDDEN:
        line[ARROW] = seen[row.ARROW] + 1
    line[DRAWN] = seen[row.DRAWN] if seen[row.DRAWN] >= 0 else _TILES + 1
    _cards(line, PLACED, seen[row.PLACED])
    _tiles(line, OUT, seen[row.OUT])
    if seen[row.DEPTH] > 0:
        frame = seen[top(seen)]
        line[DECISION] = frame_kind(frame)
        line[SUBJECT] = frame_seat(frame) + 1
        if frame_kind(frame) == row.CHAIN:
            for world in range(_WORLDS):
                line[CHAIN + world] = frame_value(frame) >> world & 1
    line[RESULT] = seen[row.RESULT] + 1
    if seen[row.RESULT] >= 0:
        line[ENDING] = seen[row.ENDING] + 1
    line[WINNER] = seen[row.WINNER] + 1


@compiled
def _seats(seen: Row, line: Line) -> None:
    viewer = seen[sight.VIEWER]
    trick = seen[this_trick(seen)]
    for seat in range(seen[row.PLAYERS]):
        card = seen[row.ROLE_CARD + seat]
        line[WAITING + seat] = seen[row.WAITING] >> seat & 1
        line[POINTS + seat] = min(seen[row.POINTS + seat], _MOST_POINTS)
        line[ALIVE + seat] = seen[row.ALIVE] >> seat & 1
        line[ROLE + seat] = seen[row.FACE + card] + 1
        line[OPEN_ROLE + seat] = seen[row.FACE_UP] >> card & 1
        for other in range(seen[row.PLAYERS]):
            known = seen[row.KNOWS + seat] >> seen[row.ROLE_CARD + other] & 1
            line[KNOWS + seat * SEATS + other] = known
        mine = seat == viewer
        line[CARDS_HELD + seat] = _count(seen[row.HAND + seat], mine)
        line[ASIDE + seat] = _count(seen[row.ASIDE + seat], mine)
        line[HIDDEN + seat] = _count_tiles(seen[row.HIDDEN + seat], mine)
        line[LOST + seat] = _count_tiles(seen[row.LOST + seat], mine)
        _tiles(line, OPEN + seat * _TILES, seen[row.OPEN + seat])
        line[GAVE + seat] = seen[row.GIVEN + seat] != 0
        gift = seen[row.GIVEN + seat] - 1
        _card(line, GIFT_WORLD + seat, GIFT_NUMBER + seat, gift)
        _card(line, NOW_WORLD + seat, NOW_NUMBER + seat, card_of(trick, seat))
        if mine:
            _cards(line, HAND, seen[row.HAND + seat])
            _cards(line, MY_ASIDE, seen[row.ASIDE + seat])
            _tiles(line, MY_HIDDEN, seen[row.HIDDEN + seat])
            _tiles(line, MY_LOST, seen[row.LOST + seat])
    for k in range(seen[row.TRICK]):
        trick = seen[row.TRICKS + k]
        for seat in range(SEATS):
            card = card_of(trick, seat)
            if card >= 0:
                line[PLAYED + seat * CARDS + card] = 1


@compiled
def _count(cards: int, mine: bool) -> int:
    """Cards the viewer sees as a set if they are his, as minus their number if not."""
    if not mine:
        return -cards
    count = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


@compiled
def _count_tiles(group: int, mine: bool) -> int:
    if not mine:
        return -group
    count = 0
    for kind in range(_TILES):
        count += tiles_of(group, kind + DAGGER)
    return count


@called
def _history(seen: Row, line: Line) -> None:
    players = seen[row.PLAYERS]
    for seat in range(players):
        line[ROLE_CARD + seat] = seen[row.ROLE_CARD + seat] + 1
        for card in range(players):
            line[KNOWN_CARDS + seat * SEATS + card] = seen[row.KNOWS + seat] >> card & 1
    line[ASKED_FROM] = seen[row.ASK_FROM] + 1
    for k in range(seen[row.DEPTH]):
        frame = seen[row.FRAMES + k]
        line[FRAME_KIND + k] = frame_kind(frame)
        line[FRAME_SEAT + k] = frame_seat(frame) + 1
        line[FRAME_VALUE + k] = frame_value(frame)
    for k in range(seen[row.TRICK]):
        trick = seen[row.TRICKS + k]
        line[LED + k] = guide_of(trick) + 1
        for seat in range(players):
            at = k * SEATS + seat
            _card(line, TRICK_WORLD + at, TRICK_NUMBER + at, card_of(trick, seat))
    for k in range(_ACTS):
        place = 64 * (k // 7) + 9 * (k % 7)
        if place < seen[row.CHRONICLED]:
            act = act_in(seen[row.CHRONICLE + word_at(place)], place)
            line[ACTOR + k] = actor_of(act) + 1
            line[ACTION + k] = action_of(act)


@called
def encode(seen: Row, line: Line) -> None:
    """Write an observation as an integer tensor."""
    for k in range(len(line)):
        line[k] = 0
    _table(seen, line)
    _seats(seen, line)
    if len(line) > ROLE_CARD:
        _history(seen, line)


@compiled
def gone(state: Row) -> int:
    """Eliminated, and with no card in this trick for which he might name the next Guide (9.9)."""
    everybody = (1 << state[row.PLAYERS]) - 1
    trick = state[this_trick(state)] if state[row.TRICK] > 0 else 0
    return int(everybody & ~state[row.ALIVE] & ~have_played(trick))


_OWN = (HAND, MY_HIDDEN, MY_ASIDE, MY_LOST)
_PRIVATE = (SEAT, DRAWN, ROLE, GIFT_WORLD, GIFT_NUMBER, *_OWN)

TENSORS = Tensors(globals(), ROLE_CARD, PASS + 1, encode, gone, _PRIVATE)
