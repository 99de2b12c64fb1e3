"""What has been said of whom in a round, and where it can't all be true.

Only public words and what the viewer knows are compared; nothing is guessed.
"""

from dataclasses import dataclass

from penumbra.games.intrigue.terms import ROLES, Role
from penumbra.games.intrigue.view import View


@dataclass(frozen=True)
class Statement:
    """Somebody gave somebody a role, in a circle of talk or (`circle` None) after a look."""

    speaker: int
    about: int
    role: Role
    circle: int | None = None


def statement(speaker: int, claim: str | None, circle: int) -> Statement | None:
    """A claim about a role; None for silence, trust, accusation."""
    if claim is None or not claim.startswith("claim "):
        return None
    _, about, role = claim.split()
    return Statement(speaker, int(about), ROLES[ROLES.index(role)], circle)


def statements(view: View) -> list[Statement]:
    """Every role anybody was given in this round: in talk, then by interrogators."""
    said = [
        statement(speaker, claim, k)
        for k, circle in enumerate(view.talk)
        for speaker, claim in enumerate(circle.claims)
    ]
    announced = [
        Statement(look.interrogator, look.target, look.announced)
        for look in view.interrogations
        if look.target is not None and look.announced is not None
    ]
    return [one for one in said if one is not None] + announced


def disputed(one: Statement, view: View, everything: list[Statement]) -> bool:
    """Something else that was said contradicts it.

    Either the same player was given another role, or the role went to more players than the deck
    has copies of it.
    """
    if any(other.about == one.about and other.role != one.role for other in everything):
        return True
    same_role = {other.about for other in everything if other.role == one.role}
    return len(same_role) > view.deck[one.role]


def false(one: Statement, view: View) -> bool:
    """The viewer knows better: the player's role is another, or all of that role are others."""
    known = view.seats[one.about].role
    if known is not None:
        return known != one.role
    holders = [seat for seat in view.seats if seat.role == one.role]
    return len(holders) == view.deck[one.role]
