"""Why: what a seat could do and what each act is worth, whom it suspects, in data and for words.

Everything here follows from what a seat knows, like the bots' own choices: a hint at the table and
the analysis of a finished game come from the same place. What there is to say about a game is in
its own folder, as `EXPLAIN`; nothing here knows one.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Literal, Protocol, TypeAlias, runtime_checkable

from msgspec import Struct

from penumbra.errors import PenumbraError
from penumbra.games.claims import Heard
from penumbra.games.registry import folder_of

Measure: TypeAlias = Literal["game", "round"]
"""What values are the chance to win."""

PLAYOUTS = 4000  # for a hint: a fifth of a second or so
NOTICEABLE = 0.05  # a belief that moves by less has not moved
MOST_MOVES = 3  # that are told of each seat
DIGITS = 5


class Alternative(Struct, frozen=True):
    """One act: the chance to win by it, ± one standard error."""

    action: str | None
    """None: let things go on, out of turn."""
    value: float
    error: float
    parts: dict[str, float]
    """What the value is made of, by names the catalogue has (`part-NAME`): they add up to it."""
    behind: float
    """How much less than the recommended act it is worth."""
    behind_error: float


def alternative(
    action: str | None,
    value: float,
    error: float,
    parts: Mapping[str, float],
    behind: float,
    behind_error: float,
) -> Alternative:
    """An alternative in digits that mean something."""
    return Alternative(
        action,
        round(value, DIGITS),
        round(error, DIGITS),
        {part: round(share, DIGITS) for part, share in parts.items()},
        round(behind, DIGITS),
        round(behind_error, DIGITS),
    )


class Suspicion(Struct, frozen=True):
    """How likely a seat has the role that is looked for in it."""

    seat: int
    role: str
    chance: float
    error: float


class Moved(Struct, frozen=True):
    """An act that moved a suspicion: its number in what was looked at, and by how much."""

    act: int
    change: float


class Why(Struct, frozen=True):
    """A sentence of the catalogue: its message, in per cent what it counts, an act it names."""

    say: str
    percent: int = 0
    error: int = 0
    action: str | None = None
    seat: int | None = None
    role: str | None = None


class Weighing(Struct, frozen=True):
    """What a Sage thinks of a decision. Without alternatives there was nothing to weigh."""

    recommended: str | None
    alternatives: tuple[Alternative, ...]
    """The best first, as far as they were weighed."""
    reasons: tuple[Why, ...]
    suspicions: tuple[Suspicion, ...]
    """Of everybody else whose role is a question: what the decision rests on."""


class Explainer(Protocol):
    """What a game's Sage can say of a decision, and of the others' roles."""

    measure: Measure

    def weigh(
        self,
        view: Any,
        information: bytes,
        said: Sequence[Heard],
        interrupting: bool,
        doubted: str | None,
    ) -> Weighing:
        """What could be done; `doubted` is an act that is to be weighed in any case."""

    def suspect(
        self, view: Any, information: bytes, said: Sequence[Heard]
    ) -> tuple[Suspicion, ...]:
        """How likely each seat has the role that is looked for in it."""


@runtime_checkable
class Hasty(Protocol):
    """An explainer who can make do with what he has found after some time."""

    seconds: float | None


Explain: TypeAlias = Callable[[int, int], Explainer]
"""An explainer from a budget of playouts and a seed."""


class Unexplained(PenumbraError):
    """A game without a Sage who could explain it."""


def explainer(game: str, budget: int, seed: int = 0) -> Explainer:
    """The explainer of a game; Unexplained if it has none."""
    folder = folder_of(game, "penumbra.bots")
    explain: Explain | None = getattr(folder, "EXPLAIN", None)
    if explain is None:
        raise Unexplained(f"Nobody can explain “{game}”: it has no Sage.")
    if budget < 1:
        raise Unexplained(f"A budget is a number of playouts, at least 1, not {budget}.")
    return explain(budget, seed)


def moves(history: Sequence[Sequence[Suspicion]], seat: int) -> tuple[Moved, ...]:
    """The acts that moved the suspicion of a seat most: by more than chance would."""
    curve = [{each.seat: each for each in moment}.get(seat) for moment in history]
    found = []
    for act, (last, this) in enumerate(pairwise(curve), start=1):
        if last is not None and this is not None:
            change = this.chance - last.chance
            if abs(change) > max(NOTICEABLE, 2.0 * (last.error**2 + this.error**2) ** 0.5):
                found.append(Moved(act, round(change, DIGITS)))
    strongest = sorted(found, key=lambda move: -abs(move.change))[:MOST_MOVES]
    return tuple(sorted(strongest, key=lambda move: move.act))


def percent(share: float) -> int:
    """A share as people read it."""
    return round(100 * share)


def reasons(
    recommended: str | None, alternatives: Sequence[Alternative], usual: str | None
) -> list[Why]:
    """Why the recommended act: by how much it is ahead of the next, and what that comes from."""
    chosen = next((each for each in alternatives if each.action == recommended), None)
    others = [each for each in alternatives if each.action != recommended]
    if chosen is None or not others:
        return [Why("why-only")]
    next_best = max(others, key=lambda each: each.value)
    told = [Why("why-value", percent(chosen.value), percent(chosen.error))]
    if next_best.behind <= max(2 * next_best.behind_error, 0.005):
        told.append(Why("why-close", action=next_best.action))
    else:
        told.append(Why("why-ahead", percent(next_best.behind), action=next_best.action))
        gains = {part: chosen.parts[part] - next_best.parts.get(part, 0.0) for part in chosen.parts}
        part = max(gains, key=lambda name: gains[name])
        if gains[part] > 0.005:
            told.append(Why(f"why-part-{part}", percent(gains[part])))
    if usual is not None and usual == recommended:
        told.append(Why("why-usual"))
    return told
