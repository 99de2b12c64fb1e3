"""Shadow of Intrigue as tensors: what a seat sees of the table, and behind that the whole talk."""

from penumbra.envs.tensors import Fields, Line, Tensors
from penumbra.games.compiled import called, compiled
from penumbra.games.intrigue import sight
from penumbra.games.intrigue import state as row
from penumbra.games.intrigue.packed import (
    announced_in,
    claim_of,
    copies_of,
    discussion_of,
    interrogator_of,
    target_of,
)
from penumbra.games.intrigue.state import MOST_TALK, SEATS, Row
from penumbra.games.intrigue.terms import (
    ACCUSE,
    FIRST_CLAIM,
    MOST_CIRCLES,
    MOST_CLAIMS,
    MOST_SUBJECTS,
    POINTS_TO_WIN,
    ROLES,
    SEND,
    SIDES,
    SILENCE,
    TRUST,
)

_SEATS = [f"seat {seat}" for seat in range(SEATS)]
_WORDS = ("claim", "trust", "accuse", "silence")
_CLAIM, _TRUST, _ACCUSE, _SILENCE = range(1, 5)
_MOST_ROUNDS = 40
_MOST_POINTS = 2 * POINTS_TO_WIN
_DISCUSSIONS = MOST_SUBJECTS + 1
_ROLES = len(ROLES)

_field = Fields()

# The table
SEAT = _field.choices(1, "", _SEATS, "the viewer's own seat")
PLAYERS = _field.numbers(1, "", SEATS, "players at the table")
CIRCLES = _field.numbers(1, "", MOST_CIRCLES, "circles a discussion may have")
DECK = _field.numbers(_ROLES, "role", SEATS, "copies in the deck")
TARGET = _field.numbers(1, "", _MOST_POINTS, "points that end the game")

# The round
ROUND = _field.numbers(1, "", _MOST_ROUNDS, "from 1")
LORD = _field.choices(1, "", _SEATS, "the Lord's seat")
DISCUSSION = _field.numbers(1, "", _DISCUSSIONS, "from 1")
CIRCLE = _field.numbers(1, "", MOST_CIRCLES, "of this discussion, from 1")
DECISION = _field.choices(1, "", row.DECISIONS, "what the table waits for")
ASKED = _field.choices(1, "", _SEATS, "who is asked")
RESULT = _field.choices(1, "", SIDES, "the side that won a finished round")
WON = _field.flags(SEATS, "seat", "has won the game")

# The seats
POINTS = _field.numbers(SEATS, "seat", _MOST_POINTS, "points")
BACK = _field.choices(SEATS, "seat", SIDES, "the back of its card")
ROLE = _field.choices(SEATS, "seat", ROLES, "its role, if the viewer knows it")
OPEN_ROLE = _field.flags(SEATS, "seat", "its card lies face up")
USED = _field.flags(SEATS, "seat", "has been sent to interrogate")
CONDEMNED = _field.flags(SEATS, "seat", "has been condemned")
SEEN = _field.flags(SEATS, "seat", "the viewer has seen its role")
WORD = _field.choices(SEATS, "seat", _WORDS, "its latest word in this round")
ABOUT = _field.choices(SEATS, "seat", _SEATS, "of whom it was said")
AS = _field.choices(SEATS, "seat", ROLES, "and as what, if it was a claim")

# The interrogations
INTERROGATOR = _field.choices(MOST_SUBJECTS, "interrogation", _SEATS, "who was sent")
EXAMINED = _field.choices(MOST_SUBJECTS, "interrogation", _SEATS, "to whom")
ANNOUNCED = _field.choices(MOST_SUBJECTS, "interrogation", ROLES, "what he announced")

# The round's history
OF_DISCUSSION = _field.numbers(MOST_TALK, "circle", _DISCUSSIONS, "the discussion it belongs to")
SAID = _field.choices(MOST_TALK * SEATS, "circle, seat", _WORDS, "what was said")
SAID_OF = _field.choices(MOST_TALK * SEATS, "circle, seat", _SEATS, "of whom")
SAID_AS = _field.choices(MOST_TALK * SEATS, "circle, seat", ROLES, "as what, if it was a claim")


@compiled
def _word(line: Line, word: int, about: int, role: int, claim: int, backs: int) -> None:
    """Something said in a circle, as three entries."""
    if claim < 0:
        return
    line[role] = 0
    line[about] = 0
    if claim == SILENCE:
        line[word] = _SILENCE
    elif claim >= ACCUSE:
        line[word] = _ACCUSE
        line[about] = claim - ACCUSE + 1
    elif claim >= TRUST:
        line[word] = _TRUST
        line[about] = claim - TRUST + 1
    else:
        seat = claim // MOST_CLAIMS
        line[word] = _CLAIM
        line[about] = seat + 1
        line[role] = FIRST_CLAIM[backs >> seat & 1] + claim % MOST_CLAIMS + 1


@compiled
def _table(seen: Row, line: Line) -> None:
    line[SEAT] = seen[sight.VIEWER] + 1
    line[PLAYERS] = seen[row.PLAYERS]
    line[CIRCLES] = seen[row.CIRCLES]
    for role in range(_ROLES):
        line[DECK + role] = copies_of(seen[row.DECK], role)
    line[TARGET] = min(seen[row.TARGET], _MOST_POINTS)
    line[ROUND] = min(seen[row.ROUND], _MOST_ROUNDS)
    line[LORD] = seen[row.LORD_AT] + 1
    line[DISCUSSION] = min(seen[row.DISCUSSION], _DISCUSSIONS)
    line[CIRCLE] = seen[row.CIRCLE]
    line[DECISION] = seen[row.DECISION] + 1
    line[ASKED] = seen[row.ASKED] + 1
    line[RESULT] = seen[row.RESULT] + 1


@compiled
def _seats(seen: Row, line: Line) -> None:
    players = seen[row.PLAYERS]
    viewer = seen[sight.VIEWER]
    known = seen[row.KNOWS + viewer] if viewer >= 0 else 0
    for seat in range(players):
        line[WON + seat] = seen[row.WINNERS] >> seat & 1
        line[POINTS + seat] = min(seen[row.POINTS + seat], _MOST_POINTS)
        line[BACK + seat] = (seen[row.CAMPS] >> seat & 1) + 1
        line[ROLE + seat] = seen[row.ROLE + seat] + 1
        line[OPEN_ROLE + seat] = seen[row.FACE_UP] >> seat & 1
        line[USED + seat] = seen[row.USED] >> seat & 1
        line[CONDEMNED + seat] = seen[row.CONDEMNED] >> seat & 1
        line[SEEN + seat] = known >> seat & 1
    for k in range(seen[row.TALKED]):
        circle = seen[row.TALK + k]
        for seat in range(players):
            claim = claim_of(circle, seat)
            _word(line, WORD + seat, ABOUT + seat, AS + seat, claim, seen[row.CAMPS])
    for k in range(seen[row.SENT]):
        interrogation = seen[row.INTERROGATIONS + k]
        line[INTERROGATOR + k] = interrogator_of(interrogation) + 1
        line[EXAMINED + k] = target_of(interrogation) + 1
        announced = announced_in(interrogation)
        line[ANNOUNCED + k] = announced + 1 if announced else 0


@called
def _history(seen: Row, line: Line) -> None:
    for k in range(seen[row.TALKED]):
        circle = seen[row.TALK + k]
        line[OF_DISCUSSION + k] = discussion_of(circle)
        for seat in range(seen[row.PLAYERS]):
            at = k * SEATS + seat
            claim = claim_of(circle, seat)
            _word(line, SAID + at, SAID_OF + at, SAID_AS + at, claim, seen[row.CAMPS])


@called
def encode(seen: Row, line: Line) -> None:
    """Write an observation as an integer tensor."""
    for k in range(len(line)):
        line[k] = 0
    _table(seen, line)
    _seats(seen, line)
    if len(line) > OF_DISCUSSION:
        _history(seen, line)


@compiled
def gone(state: Row) -> int:
    """Nobody leaves a round of this game."""
    return 0


TENSORS = Tensors(globals(), OF_DISCUSSION, SEND + SEATS, encode, gone, (SEAT, ROLE, SEEN))
