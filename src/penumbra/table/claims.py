"""What people claim by a click instead of typing (S-95): a few fixed forms.

Which of them a game has, and of which roles they speak, is among its customs.
"""

from collections.abc import Sequence

from penumbra.errors import PenumbraError
from penumbra.games.game import AnyGame

FORMS = ("am ROLE", "is SEAT ROLE", "trust SEAT", "accuse SEAT", "follow")
"""Every form there is: those the catalogues have words for."""


class BadClaim(PenumbraError):
    """A claim that is none: an unknown form, a seat that is not there, a role of another game."""


def claim(game: AnyGame, players: int, seat: int, text: str) -> str:
    """A claim in its canonical words, or BadClaim. SEAT is any seat but one's own."""
    forms, roles = game.claims.forms, game.claims.roles
    if not forms:
        raise BadClaim(f"There are no claims in “{game.name}”: say it in your own words.")
    words = text.lower().split()
    for form in forms:
        verb, *parts = form.split()
        if words[:1] == [verb] and len(words) == 1 + len(parts):
            said = [
                _seat(word, players, seat) if part == "SEAT" else _role(word, roles)
                for part, word in zip(parts, words[1:], strict=True)
            ]
            return " ".join([verb, *said])
    raise BadClaim(f"“{_short(text)}” is no claim here. Say one of: {', '.join(forms)}.")


def _seat(word: str, players: int, own: int) -> str:
    others = [str(other) for other in range(players) if other != own]
    if word not in others:
        why = "that is your own" if word == str(own) else "there is no such seat"
        raise BadClaim(f"Seat “{_short(word)}”: {why}. Name one of {', '.join(others)}.")
    return word


def _role(word: str, roles: Sequence[str]) -> str:
    if word not in roles:
        raise BadClaim(f"“{_short(word)}” is no role to claim. Name one of {', '.join(roles)}.")
    return word


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:40] + "…"
