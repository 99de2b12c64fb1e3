"""What there is to say in Shadow of Intrigue beside the circles: objections, wishes, answers.

Everybody pretends to serve the Dusk, so everybody says what an Adept or a Traitor would who had
seen and told what the speaker says he did (`council.posing`); those who do serve it say it too. So
a word beside the circles tells no more than one in them.
"""

from collections.abc import Mapping, Sequence

import msgspec

from penumbra.bots.intrigue.council import Council
from penumbra.bots.intrigue.tongues import Weights
from penumbra.bots.temperament import Temperament
from penumbra.bots.voices import Moment, accusers
from penumbra.games.claims import Heard
from penumbra.games.intrigue import View
from penumbra.games.intrigue.talk import claim_of, is_free, word_of
from penumbra.games.intrigue.terms import (
    BROTHERHOOD,
    CLAIMS_ABOUT,
    FIRST_CLAIM,
    GRAND_MASTER,
    LORD,
    LOYAL_TO,
    ROLES,
    SIDES,
    SPY,
)
from penumbra.games.intrigue.view import Decision

CONVINCED, DOUBTED = 0.6, 0.4
WORDS, LORDS_WORDS = 2, 1  # of one speaker in a discussion, where talk is free


class IntrigueVoice:
    """The voice of a seat in Shadow of Intrigue."""

    def offers(self, moment: Moment) -> Mapping[str, float]:
        """After an announcement, when named or accused, and wishes to the Lord."""
        view, said, temperament = moment.view, moment.now, moment.temperament
        if view.result is not None or view.decision.kind in ("point", "announce", "condemn"):
            return {}
        council = Council(view, said)
        me = council.me
        offers: dict[str, float] = {}
        step = 1 + len(view.interrogations)
        for check in view.interrogations[-1:]:
            if check.announced is not None and check.interrogator != me:
                offers |= self._to_announcement(council, check.target, check.announced, temperament)
        if council.role != LORD:
            named = [heard.seat for heard in said if heard.claim == f"is {me} grand-master"]
            for seat in (accusers(said, me, step) + named)[-1:]:
                offers[f"lies {seat}"] = 0.5
                offers["laugh" if temperament == "merry" else "no"] = 0.5
                offers[f"ask-why {seat}"] = 0.4
            offers |= self._wishes(council, believed(council))
        else:
            suspects = [seat for seat, by in council.named.items() if len(by) > 1]
            offers |= {f"ask-role {seat}": 0.3 for seat in suspects}
        return offers

    def part(self, moment: Moment) -> str | None:
        """Where talk is free: what the bot would say in a circle, a few times in a discussion."""
        view: View = moment.view
        me = view.viewer
        if me is None or not is_free(view) or view.decision.kind != "command":
            return None
        discussion = 1 + len(view.interrogations)
        spoken = [one for one in moment.now if one.step == discussion and not one.act]
        words = [one for one in spoken if word_of(one)]
        most = LORDS_WORDS if me == view.lord else WORDS
        if (words[-1:] and words[-1].seat == me) or sum(one.seat == me for one in words) >= most:
            return None
        if me == view.lord and len(words) < view.players:
            return None  # he listens first
        return claim_of(me, moment.bot().choose(_having_the_word(view, me), b""))

    def _to_announcement(
        self, council: Council, target: int | None, announced: str, temperament: Temperament
    ) -> dict[str, float]:
        """Whoever was looked at objects or thanks; the others gasp or doubt."""
        interrogator = council.view.interrogations[-1].interrogator
        if target == council.me:
            own = ROLES[council.pose if council.role != LORD else LORD]
            return {"thanks": 0.5} if announced == own else {f"lies {interrogator}": 0.8}
        doubted = float(believed(council)[council.ways[:, interrogator] == SPY].sum()) > DOUBTED
        if doubted:
            return {"doubt": 0.4, f"ask-saw {interrogator}": 0.2}
        gasps = announced in ("grand-master", "spy", "traitor")
        return {"applaud" if temperament == "merry" else "gasp": 0.5} if gasps else {}

    def _wishes(self, council: Council, weights: Weights) -> dict[str, float]:
        """Whom the Lord should send, and whose card should be looked at."""
        unused = [
            seat
            for seat in council.subjects
            if seat != council.me and not council.view.seats[seat].used
        ]
        if not unused or not any(council.named.values()):
            return {}
        examined = {check.target for check in council.view.interrogations}
        looks = {
            seat: float(weights[council.ways[:, seat] == GRAND_MASTER].sum())
            for seat in council.brothers
            if seat != council.me and seat not in examined
        }
        trusted = min(unused, key=lambda seat: float(weights[council.ways[:, seat] == SPY].sum()))
        offers = {f"send {trusted}": 0.15}
        if looks:
            offers[f"look {max(looks, key=lambda seat: looks[seat])}"] = 0.25
        return offers

    def answer(self, moment: Moment, question: Heard) -> Sequence[str]:
        """Everybody is an Adept or a Traitor who is asked, and has seen what he announced."""
        view: View = moment.view
        council = Council(view, moment.now)
        if council.role == LORD:
            return ["unsure", "secret"]
        match question.claim.split():
            case ["ask-role", _]:
                return [f"am {ROLES[council.pose]}"]
            case ["ask-about", _, who] if int(who) != view.lord:
                weights, about = believed(council), int(who)
                hidden = GRAND_MASTER if about in council.brothers else SPY
                guilty = float(weights[council.ways[:, about] == hidden].sum())
                if guilty >= CONVINCED:
                    return [f"is {who} {ROLES[hidden]}", f"accuse {who}"]
                return [f"trust {who}"] if guilty < 0.1 else ["unsure"]
            case ["ask-saw", _]:
                seen = [
                    f"saw {check.target} {check.announced}"
                    for check in view.interrogations
                    if check.interrogator == council.me and check.announced is not None
                ]
                return seen or ["no"]
            case ["ask-why", _]:
                return ["secret", "unsure"]
        return ["unsure"]


VOICE = IntrigueVoice()


def _having_the_word(view: View, me: int) -> View:
    """The view as if it were one's turn in a circle (B10, T-08)."""
    legal = ["silence"]
    for seat, one in enumerate(view.seats):
        if seat != view.lord and one.camp is not None:
            camp = SIDES.index(one.camp)
            roles = ROLES[FIRST_CLAIM[camp] : FIRST_CLAIM[camp] + CLAIMS_ABOUT[camp]]
            legal += [f"claim {seat} {role}" for role in roles]
            legal += [f"trust {seat}", f"accuse {seat}"] if seat != me else []
    return msgspec.structs.replace(view, decision=Decision("speak", [me]), legal=legal)


def believed(council: Council) -> Weights:
    """What the viewer believes, or would if he were who he pretends to be."""
    return council.posing() if LOYAL_TO[council.role] == BROTHERHOOD else council.own
