"""Actions of Shadow of Intrigue in words, and back: `claim 3 spy`, `send 4`, `announce traitor`.

A number means something only together with the decision it answers and the backs on the table; the
words always do.
"""

from collections.abc import Sequence

from penumbra.games.errors import IllegalAction
from penumbra.games.intrigue.packed import target_of
from penumbra.games.intrigue.state import *
from penumbra.games.intrigue.terms import *

_SEATS = range(SEATS)
_COMMANDS = {ONE_MORE: "circle", JUDGE: "judge"} | {SEND + seat: f"send {seat}" for seat in _SEATS}
_OPINIONS = (
    {TRUST + seat: f"trust {seat}" for seat in _SEATS}
    | {ACCUSE + seat: f"accuse {seat}" for seat in _SEATS}
    | {SILENCE: "silence"}
)
_POINTS = {seat: f"point {seat}" for seat in _SEATS}
_CONDEMNS = {seat: f"condemn {seat}" for seat in _SEATS}

_ANNOUNCES = tuple({k: f"announce {role}" for k, role in enumerate(roles)} for roles in CLAIMABLE)
_CLAIMS = tuple(
    {
        MOST_CLAIMS * seat + k: f"claim {seat} {role}"
        for seat in _SEATS
        for k, role in enumerate(roles)
    }
    for roles in CLAIMABLE
)


def _numbers(*tables: dict[int, str]) -> dict[str, int]:
    return {words: number for table in tables for number, words in table.items()}


_TALK_NUMBERS = _numbers(*_CLAIMS, _OPINIONS)
_NUMBERS = {
    SPEAK: _TALK_NUMBERS | _numbers(_COMMANDS),
    COMMAND: _numbers(_COMMANDS),
    POINT: _numbers(_POINTS),
    ANNOUNCE: _numbers(*_ANNOUNCES),
    CONDEMN: _numbers(_CONDEMNS),
}


def answers() -> dict[str, dict[int, list[str]]]:
    """What each number means, decision by decision; what depends on a back has the words of both.

    The Lord's commands stand at the talk that they may interrupt, too.
    """
    found: dict[str, dict[int, list[str]]] = {}
    for kind, numbers in _NUMBERS.items():
        meant = found.setdefault(DECISIONS[kind], {})
        for words, number in numbers.items():
            meant.setdefault(number, []).append(words)
    return found


def claim_text(camps: int, claim: int) -> str:
    """What a seat says in a circle; `camps` are the seats with Brotherhood backs."""
    if claim < TRUST:
        return _CLAIMS[camps >> claim // MOST_CLAIMS & 1][claim]
    return _OPINIONS[claim]


def text(row: Row | Sequence[int], action: int) -> str:
    """An action as an answer to the present decision of a row or an observation."""
    kind = int(row[DECISION])
    return _text(kind, _backs(row, kind), action)


def _text(kind: int, backs: int, action: int) -> str:
    if kind == POINT:
        return _POINTS[action]
    if kind == CONDEMN:
        return _CONDEMNS[action]
    if kind == ANNOUNCE:
        return _ANNOUNCES[backs][action]
    return _COMMANDS.get(action) or claim_text(backs, action)


def _backs(row: Row | Sequence[int], kind: int) -> int:
    """The backs that the words follow: that of whoever was pointed at, else those of all."""
    return _camp(row, _target(row)) if kind == ANNOUNCE else int(row[CAMPS])


def number(row: Row | Sequence[int], words: str) -> int:
    """The number of an action in words, as an answer to the present decision."""
    kind = int(row[DECISION])
    if kind not in _NUMBERS:
        raise IllegalAction(f"“{words}” is no action here: the table waits for nobody.")
    numbers = _NUMBERS[kind]
    if words not in numbers:
        example = next(iter(numbers))
        raise IllegalAction(
            f"“{words}” answers no “{DECISIONS[kind]}”; actions look like “{example}”."
        )
    action = numbers[words]
    about = _target(row) if kind == ANNOUNCE else action // MOST_CLAIMS
    if kind in (SPEAK, ANNOUNCE) and action < TRUST:
        roles = CLAIMABLE[_camp(row, about)]
        if words.split()[-1] not in roles:  # T-08
            raise IllegalAction(
                f"“{words}” can't be: seat {about} has a {SIDES[_camp(row, about)]} back; "
                f"say {' or '.join(roles)}."
            )
    return action


def _camp(row: Row | Sequence[int], seat: int) -> int:
    return int(row[CAMPS]) >> seat & 1


def _target(row: Row | Sequence[int]) -> int:
    """Who was pointed at in the interrogation that is going on."""
    return int(target_of(row[INTERROGATIONS + int(row[SENT]) - 1]))
