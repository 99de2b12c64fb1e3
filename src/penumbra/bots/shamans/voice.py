"""What there is to say in Shamans: who refuses to follow, who is accused, who can be trusted.

A Shaman says what he believes. A Shadow says what a Shaman in his chair would, but is quicker to
blame others, and promises what he does not mean to keep. No form names a colour, a world or a
number (3.8).
"""

from collections.abc import Callable, Mapping, Sequence

from penumbra.bots.temperament import Temperament
from penumbra.bots.voices import Speaker, accusers
from penumbra.games.claims import Heard
from penumbra.games.shamans.view import View

BLAMED = 2  # refusals until one is accused of them
TRUSTED = 4  # tricks without any until one is trusted
NEAR = 2  # spaces from the Moon at which people begin to gasp


class ShamansVoice:
    """The voice of a seat in Shamans."""

    def offers(
        self, view: View, said: Sequence[Heard], temperament: Temperament
    ) -> Mapping[str, float]:
        """After an off-suit card, when accused, when somebody falls, near the Moon."""
        me = view.viewer
        offers: dict[str, float] = {}
        assert me is not None
        if not view.seats[me].alive:
            return {}
        suspects = suspicion(view, said)
        refusing = [seat for seat in _off_suit(view) if seat != me and view.seats[seat].alive]
        shadow = view.seats[me].role == "shadow"
        blamed = BLAMED - (temperament in ("bold", "suspicious")) - shadow
        for seat in refusing[-1:]:
            if suspects[seat] >= max(blamed, 1):
                offers[f"accuse {seat}"] = 0.8
            offers[f"ask-why {seat}"] = 0.6
            offers["doubt"] = 0.4
        for seat in accusers(said, me, view.trick)[-1:]:
            offers[f"am {_pretended(view)}"] = 0.8
            if seat != me:
                offers[f"lies {seat}"] = 0.7 if suspects[seat] >= 1 else 0.4
            offers["laugh" if temperament == "merry" else "no"] = 0.6
        if view.trick >= TRUSTED:
            for seat, suspect in enumerate(suspects):
                if suspect <= 0 and seat != me and view.seats[seat].alive:
                    offers[f"trust {seat}"] = 0.25
        if _can_follow(view):
            offers["follow"] = 0.15
        if not all(seat.alive for seat in view.seats):
            offers["gasp"] = 0.5
        if view.moon - view.pawn <= NEAR:
            offers["gasp"] = 0.4
        return offers

    def part(self, view: View, said: Sequence[Heard], bot: Callable[[], Speaker]) -> str | None:
        """No talk is a part of the game."""
        return None

    def answer(self, view: View, question: Heard, said: Sequence[Heard]) -> Sequence[str]:
        """Whoever is asked says something: who he is, what he thinks, or that he won't say."""
        me = view.viewer
        match question.claim.split():
            case ["ask-role", _]:
                return [f"am {_pretended(view)}"]
            case ["ask-about", _, who] if int(who) != me:
                suspect = suspicion(view, said)[int(who)]
                if suspect >= BLAMED:
                    return [f"accuse {who}"]
                return [f"trust {who}"] if suspect <= 0 and view.trick >= TRUSTED else ["unsure"]
            case ["ask-why", _]:
                return ["sorry", "secret", "unsure"]
        return ["unsure"]


VOICE = ShamansVoice()


def suspicion(view: View, said: Sequence[Heard]) -> list[float]:
    """How much each seat is suspected by what all have seen and heard: by its refusals to follow,
    and a little by what those say of it who are less suspect themselves."""
    refused = [0.0] * view.players
    for trick in view.tricks:
        led = trick.cards[trick.guide]
        for seat, card in enumerate(trick.cards):
            if led and card and _world(card) != _world(led):
                refused[seat] += 1.0
    heard = list(refused)
    for claim in said:
        verb, *words = claim.claim.split()
        if verb in ("accuse", "trust", "lies") and refused[claim.seat] <= refused[int(words[0])]:
            heard[int(words[0])] += -0.25 if verb == "trust" else 0.25
    for seat, there in enumerate(view.seats):
        if there.role_open and there.role is not None:
            heard[seat] = 9.0 if there.role == "shadow" else -9.0
    return heard


def _off_suit(view: View) -> list[int]:
    """Who has refused in the present trick, or in the one that has just ended."""
    for trick in reversed(view.tricks):
        led = trick.cards[trick.guide]
        if led is not None:
            return [s for s, card in enumerate(trick.cards) if card and _world(card) != _world(led)]
    return []


def _pretended(view: View) -> str:
    """The role one claims to have: a Shaman's, unless everybody has seen better."""
    assert view.viewer is not None
    there = view.seats[view.viewer]
    return there.role if there.role_open and there.role is not None else "shaman"


def _can_follow(view: View) -> bool:
    """The viewer is still to play and holds a card that follows; a Shadow says so too."""
    me = view.viewer
    if me is None or view.decision.kind != "play" or me in view.decision.waiting:
        return False
    played = bool(view.tricks) and view.tricks[-1].cards[me] is not None
    return not played and any(_world(card) == view.destination for card in view.hand)


def _world(card: str) -> str:
    return card.rpartition("-")[0]
