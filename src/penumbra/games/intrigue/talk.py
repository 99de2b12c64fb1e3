"""The words of a circle and the claims of the table: the same things, said in two places.

In a circle a word is an act of the rules (`claim 3 spy`); beside the circles, and where talk is
free, it is a claim in the forms of `games.claims` (`is 3 spy`, of oneself `am spy`).
"""

from collections.abc import Sequence

import msgspec

from penumbra.games.claims import Heard
from penumbra.games.intrigue.view import Circle, View


def claim_of(seat: int, word: str) -> str | None:
    """A seat's word of a circle as a claim; silence is none."""
    match word.split():
        case ["claim", about, role]:
            return f"am {role}" if int(about) == seat else f"is {about} {role}"
        case ["silence"]:
            return None
    return word


def word_of(heard: Heard) -> str | None:
    """A claim as a word of a circle; None if circles have none for it."""
    match heard.claim.split():
        case ["am", role]:
            return f"claim {heard.seat} {role}"
        case ["is" | "saw", seat, role]:
            return f"claim {seat} {role}"
        case ["trust", seat]:
            return f"trust {seat}"
        case ["accuse" | "lies", seat]:
            return f"accuse {seat}"
    return None


def is_free(view: View) -> bool:
    """Whether people speak when they like: where they don't, every discussion has a circle."""
    return view.round > 0 and not view.talk


def in_circles(view: View, heard: Sequence[Heard]) -> View:
    """The view as if what was said freely had been said in circles; any other view as it is.

    What somebody says first in a discussion is in its first circle, and so on.
    """
    if not is_free(view):
        return view
    circles: dict[tuple[int, int], list[str | None]] = {}
    for said in heard:
        word = word_of(said)
        if said.round != view.round or said.act or word in (None, f"accuse {view.lord}"):
            continue
        number = 1
        while circles.get((said.step, number), [None] * view.players)[said.seat] is not None:
            number += 1
        claims = circles.setdefault((said.step, number), [None] * view.players)
        claims[said.seat] = word
    talk = [Circle(step, number, claims) for (step, number), claims in sorted(circles.items())]
    return msgspec.structs.replace(view, talk=talk)
