"""What there is to say in Shamans: who refuses to follow, who is accused, who can be trusted.

A Shaman says what he believes, so that his words go with his deeds. A Shadow says what a Shaman in
his chair could think, but is quicker to blame others, and promises what he does not mean to keep.
No form names a colour, a world or a number (3.8).
"""

from collections.abc import Mapping, Sequence

from penumbra.bots.voices import Moment, Suspecting, accusers
from penumbra.games.claims import Heard
from penumbra.games.shamans.terms import SHADOWS_AMONG
from penumbra.games.shamans.view import View

# Chances to be a Shadow
ACCUSES = 0.55  # from there on one says so
HASTE = 0.1  # sooner, if one is bold, suspicious or a Shadow
TRUSTS = 0.7  # of what everybody's chance is at the deal: below, one says so
TRUSTED = 4  # tricks until anybody is trusted
NEAR = 2  # spaces from the Moon at which people begin to gasp

# What everybody could make of what was seen and heard, in odds
REFUSED, FOLLOWED, WORD = 3.0, 0.85, 1.3


class ShamansVoice:
    """The voice of a seat in Shamans."""

    def offers(self, moment: Moment) -> Mapping[str, float]:
        """After an off-suit card, when oneself or a friend is accused, when somebody falls, near
        the Moon."""
        view: View = moment.view
        me, said = view.viewer, moment.now
        assert me is not None
        if not view.seats[me].alive:
            return {}
        suspects = _suspects(moment)
        accuses = ACCUSES - HASTE * (moment.temperament in ("bold", "suspicious"))
        accuses -= HASTE * _poses(view)
        trusts = TRUSTS * usual(view)
        others = [seat for seat in _hidden(view) if seat != me]
        offers: dict[str, float] = {}
        for seat in others:
            if suspects[seat] >= accuses:
                offers[f"accuse {seat}"] = 0.6 if _just_fallen(view) else 0.3
            elif suspects[seat] <= trusts and view.trick >= TRUSTED:
                offers[f"trust {seat}"] = 0.25
        for seat in set(_off_suit(view)).intersection(others):
            if suspects[seat] >= accuses:
                offers[f"accuse {seat}"] = 0.8
            offers[f"ask-why {seat}"] = 0.6
            offers["doubt"] = 0.4
        for friend in others:
            if suspects[friend] <= trusts:
                for seat in accusers(said, friend, view.trick)[-1:]:
                    offers[f"trust {friend}"] = 0.6
                    if seat != me and suspects[seat] > suspects[friend]:
                        offers[f"lies {seat}"] = 0.3
        for seat in accusers(said, me, view.trick)[-1:]:
            offers[f"am {_pretended(view)}"] = 0.8
            offers[f"lies {seat}"] = 0.7 if suspects[seat] >= usual(view) else 0.4
            offers["laugh" if moment.temperament == "merry" else "no"] = 0.6
        if _can_follow(view):
            offers["follow"] = 0.15
        if _just_fallen(view):
            offers["gasp"] = 0.5
        elif view.moon - view.pawn <= NEAR:
            offers["gasp"] = 0.4
        return offers

    def part(self, moment: Moment) -> str | None:
        """No talk is a part of the game."""
        return None

    def answer(self, moment: Moment, question: Heard) -> Sequence[str]:
        """Whoever is asked says something: who he is, what he thinks, or that he won't say."""
        view: View = moment.view
        match question.claim.split():
            case ["ask-role", _]:
                return [f"am {_pretended(view)}"]
            case ["ask-about", _, who] if int(who) != view.viewer:
                suspect = _suspects(moment)[int(who)]
                if suspect >= ACCUSES:
                    return [f"accuse {who}"]
                return [f"trust {who}"] if suspect <= TRUSTS * usual(view) else ["unsure"]
            case ["ask-why", _]:
                return ["sorry", "secret", "unsure"]
        return ["unsure"]


VOICE = ShamansVoice()


def usual(view: View) -> float:
    """How likely anybody is a Shadow before anything was seen (S-04)."""
    return SHADOWS_AMONG[view.players] / view.players


def public_suspicion(view: View, said: Sequence[Heard]) -> list[float]:
    """How likely each seat is a Shadow in the eyes of somebody without secrets: by its refusals to
    follow, and a little by what those say of it who are less suspect themselves."""
    odds = [usual(view) / (1.0 - usual(view))] * view.players
    for trick in view.tricks:
        led = trick.cards[trick.guide]
        for seat, card in enumerate(trick.cards):
            if led and card and seat != trick.guide:
                odds[seat] *= FOLLOWED if _world(card) == _world(led) else REFUSED
    seen = list(odds)
    for claim in said:
        verb, *words = claim.claim.split()
        if verb in ("accuse", "trust", "lies") and seen[claim.seat] <= seen[int(words[0])]:
            odds[int(words[0])] *= 1.0 / WORD if verb == "trust" else WORD
    chances = [each / (1.0 + each) for each in odds]
    for seat, there in enumerate(view.seats):
        if there.role_open and there.role is not None:
            chances[seat] = 1.0 if there.role == "shadow" else 0.0
    return chances


def _suspects(moment: Moment) -> Sequence[float]:
    """How likely each seat is a Shadow, to go by what the viewer lets be known of his thoughts."""
    if not _poses(moment.view):
        bot = moment.bot()
        if isinstance(bot, Suspecting):
            return bot.suspicion(moment.information)
    return public_suspicion(moment.view, moment.now)


def _poses(view: View) -> bool:
    """A Shadow who has not been found out."""
    assert view.viewer is not None
    there = view.seats[view.viewer]
    return there.role == "shadow" and not there.role_open


def _hidden(view: View) -> list[int]:
    """Who lives and might be a Shadow for all anybody can show."""
    return [seat for seat, there in enumerate(view.seats) if there.alive and not there.role_open]


def _off_suit(view: View) -> list[int]:
    """Who has refused in the present trick, or in the one that has just ended."""
    for trick in reversed(view.tricks):
        led = trick.cards[trick.guide]
        if led is not None:
            return [s for s, card in enumerate(trick.cards) if card and _world(card) != _world(led)]
    return []


def _just_fallen(view: View) -> bool:
    """Somebody was eliminated in this trick or the last."""
    lately = view.tricks[-2:]
    return any(
        not there.alive and any(trick.cards[seat] is not None for trick in lately)
        for seat, there in enumerate(view.seats)
    )


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
