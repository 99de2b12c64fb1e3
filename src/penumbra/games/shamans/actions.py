"""Actions of Shamans in words, and back: `play purple-5`, `take left`, `portal back`.

A number means something only together with the decision it answers; the words always do.
"""

from penumbra.games.errors import IllegalAction
from penumbra.games.shamans.state import *
from penumbra.games.shamans.terms import *

_EVERYWHERE = {FORWARD: "portal forward", BACK: "portal back", PASS: "pass"}
_SEATS = range(SEATS)
_TAKES = {number: f"take {source}" for number, source in enumerate(SOURCES)}

_WORDS: dict[int, dict[int, str]] = {
    PLAY: {card: f"play {name}" for card, name in enumerate(CARD_NAMES)},
    GIVE: {card: f"give {name}" for card, name in enumerate(CARD_NAMES)},
    TAKE: _TAKES,
    STABILIZE: _TAKES | {GO_BACK: "back"},
    KEEP: {KEEP_OPEN: "keep open", KEEP_HIDDEN: "keep hidden"},
    SWAP: {seat: f"swap {seat}" for seat in _SEATS},
    NEUTRALIZE: {seat: f"neutralize {seat}" for seat in _SEATS} | {PASS: "decline"},
    NAME: {seat: f"name {seat}" for seat in _SEATS},
    CHAIN: {number: f"perform {world}" for number, world in enumerate(WORLDS)},
}
# The decision's own words come first, as examples, and win: to a Neutralization one declines.
_NUMBERS = {
    kind: {text: number for number, text in (words | _EVERYWHERE | words).items()}
    for kind, words in _WORDS.items()
}
_WINDOW_NUMBERS = {text: number for number, text in _EVERYWHERE.items()}


def answers() -> dict[str, dict[int, list[str]]]:
    """What each number means, decision by decision: one's own words, and a Portal at any (R0)."""
    portals = {FORWARD: _EVERYWHERE[FORWARD], BACK: _EVERYWHERE[BACK]}
    return {
        DECISIONS[kind]: {
            number: [words] for number, words in (_WORDS.get(kind, _EVERYWHERE) | portals).items()
        }
        for kind in range(PLAY, END_WINDOW + 1)
    }


def text(kind: int, action: int) -> str:
    """An action as an answer to a decision of this kind."""
    return _WORDS.get(kind, _EVERYWHERE).get(action) or _EVERYWHERE[action]


def number(kind: int, words: str) -> int:
    """The number of an action in words, as an answer to a decision of this kind."""
    numbers = _NUMBERS.get(kind, _WINDOW_NUMBERS)
    if words not in numbers:
        raise IllegalAction(
            f"“{words}” is no action here; actions look like “{next(iter(numbers))}”."
        )
    return numbers[words]
