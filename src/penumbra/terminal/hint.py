"""A hint: what a Sage would do in one's place, and why, in words.

It knows what the seat knows and nothing else. Whoever plays alone is told at once; at a table of a
server the words come from there.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from penumbra.bots.explanation import (
    PLAYOUTS,
    Suspicion,
    Unexplained,
    Weighing,
    Why,
    explainer,
    percent,
)
from penumbra.games.game import View
from penumbra.games.match import Match
from penumbra.locale.sentences import sentences
from penumbra.terminal.faces import face_of
from penumbra.terminal.speech import Speech


def hint(match: Match[Any, Any], speech: Speech) -> str:
    """The recommended act of the reader's seat, with the reasons."""
    assert speech.you is not None, "a spectator has nothing to do"
    try:
        sage = explainer(match.game.name, PLAYOUTS)
    except Unexplained:
        return speech.say("hint-nobody")
    view, information = match.known(speech.you)
    weighing = sage.weigh(view, information, (), speech.you not in match.waiting, None)
    return in_words(weighing, match.game.name, view, speech)


def in_words(weighing: Weighing, game: str, view: View, speech: Speech) -> str:
    """What somebody had better do who sees this, with the reasons."""
    shown = msgspec.to_builtins(view)

    def act(action: str | None) -> str:
        if action is None:
            return speech.say("analysis-let-go-on")
        return sentences(game).action(action, shown, speech)

    def because(why: Why) -> str:
        return speech.say(
            why.say,
            percent=why.percent,
            error=why.error,
            action=act(why.action),
            name="" if why.seat is None else speech.names[why.seat],
            role="" if why.role is None else face_of(game).role(why.role, speech),
        )

    told = [speech.say("analysis-recommended", action=act(weighing.recommended))]
    told += map(because, weighing.reasons)
    return " ".join([*told, *_beliefs(weighing.suspicions, game, speech)])


def _beliefs(suspicions: Sequence[Suspicion], game: str, speech: Speech) -> list[str]:
    """Who may be what, by the whole table."""
    if not suspicions:
        return []
    each = (
        speech.say(
            "hint-belief",
            name=speech.names[one.seat],
            role=face_of(game).role(one.role, speech),
            percent=percent(one.chance),
        )
        for one in suspicions
    )
    return [speech.say("hint-beliefs"), f"{', '.join(each)}."]
