"""What people and bots say by a click instead of typing (S-95): a vocabulary of fixed forms.

One list for all games; which of them a game has, and of which roles they speak, is among its
customs. A claim is text such as `is 3 spy`, and the catalogues have its words under `claim-VERB`
(what is said) and `say-VERB` (the button). Whatever was said, in talk or by an act of the rules
that is talk, is `Heard`: one thing, wherever it was said.

None of the forms names a colour, a world or a number, so that no rule on talk forbids any (3.8).
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Protocol, runtime_checkable

import msgspec

from penumbra.errors import PenumbraError

GROUPS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "roles": ("am ROLE", "is SEAT ROLE", "saw SEAT ROLE"),
        "opinions": ("trust SEAT", "accuse SEAT", "lies SEAT"),
        "questions": ("ask-role SEAT", "ask-about SEAT SEAT", "ask-why SEAT", "ask-saw SEAT"),
        "wishes": ("send SEAT", "look SEAT"),
        "promises": ("follow",),
        "answers": ("yes", "no", "unsure", "secret"),
        "reactions": ("laugh", "gasp", "applaud", "doubt", "sorry", "thanks"),
    }
)
"""Every form there is, by what it is good for."""

FORMS = tuple(form for forms in GROUPS.values() for form in forms)


def forms_without(*verbs: str) -> tuple[str, ...]:
    """Every form but those of these verbs."""
    return tuple(form for form in FORMS if verb_of(form) not in verbs)


class Claims(msgspec.Struct, frozen=True):
    """What people may say by a click in a game, and the roles such claims speak of."""

    forms: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()


class Heard(msgspec.Struct, frozen=True):
    """A claim as everybody has heard it: who made it, when and what.

    `step` counts within the round what the game says it counts: tricks, discussions.
    """

    seat: int
    claim: str
    round: int
    step: int
    act: bool
    """By an act of the rules, so that the view tells it as well."""


@runtime_checkable
class Listener(Protocol):
    """A bot that hears more than the acts of the game: all claims of the game so far, in order.

    It is told before it is asked what it does. Whatever has no `hear` is told nothing.
    """

    def hear(self, said: Sequence[Heard]) -> None: ...


class BadClaim(PenumbraError):
    """A claim that is none: an unknown form, a seat that is not there, a role of another game."""


def verb_of(claim: str) -> str:
    """The first word of a claim or a form."""
    return claim.split(maxsplit=1)[0]


def claim(
    claims: Claims, roles_of: Callable[[int], Sequence[str]], players: int, seat: int, text: str
) -> str:
    """A claim in its canonical words, or BadClaim.

    SEAT is any seat but one's own, and no seat twice. `roles_of` tells what can be said of a seat.
    """
    if not claims.forms:
        raise BadClaim("There are no claims in this game: say it in your own words.")
    words = text.lower().split()
    for form in claims.forms:
        verb, *parts = form.split()
        if words[:1] == [verb] and len(words) == 1 + len(parts):
            return " ".join([verb, *_said(parts, words[1:], roles_of, players, seat)])
    raise BadClaim(f"“{_short(text)}” is no claim here. Say one of: {', '.join(claims.forms)}.")


def _said(
    parts: Sequence[str],
    words: Sequence[str],
    roles_of: Callable[[int], Sequence[str]],
    players: int,
    own: int,
) -> list[str]:
    others = [str(seat) for seat in range(players) if seat != own]
    about = own
    said: list[str] = []
    for part, word in zip(parts, words, strict=True):
        if part == "SEAT":
            said.append(_seat(word, others, own))
            others.remove(word)
            about = int(word)
        else:
            said.append(_role(word, roles_of(about)))
    return said


def _seat(word: str, others: Sequence[str], own: int) -> str:
    if word not in others:
        why = "that is your own" if word == str(own) else "there is no such seat to name"
        raise BadClaim(f"Seat “{_short(word)}”: {why}. Name one of {', '.join(others)}.")
    return word


def _role(word: str, roles: Sequence[str]) -> str:
    if word not in roles:
        choice = f"Name one of {', '.join(roles)}." if roles else "Everybody knows this one's."
        raise BadClaim(f"“{_short(word)}” is no role to claim here. {choice}")
    return word


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:40] + "…"
