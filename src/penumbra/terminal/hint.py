"""A hint for somebody who plays alone against bots: what a Sage would do in his place, and why.

It knows what the seat knows and nothing else.
"""

from typing import Any

import msgspec

from penumbra.bots.explanation import Unexplained, Why, explainer
from penumbra.games.match import Match
from penumbra.locale.sentences import sentences
from penumbra.terminal.faces import face_of
from penumbra.terminal.speech import Speech

PLAYOUTS = 4000  # a fifth of a second or so


def hint(match: Match[Any, Any], speech: Speech) -> str:
    """The recommended act of the reader's seat, with the reasons."""
    assert speech.you is not None, "a spectator has nothing to do"
    try:
        sage = explainer(match.game.name, PLAYOUTS)
    except Unexplained:
        return speech.say("hint-nobody")
    view, information = match.known(speech.you)
    weighing = sage.weigh(view, information, (), speech.you not in match.waiting, None)
    shown = msgspec.to_builtins(view)

    def act(action: str | None) -> str:
        if action is None:
            return speech.say("analysis-let-go-on")
        return sentences(match.game.name).action(action, shown, speech)

    def because(why: Why) -> str:
        return speech.say(
            why.say,
            percent=why.percent,
            error=why.error,
            action=act(why.action),
            name="" if why.seat is None else speech.names[why.seat],
            role="" if why.role is None else face_of(match.game.name).role(why.role, speech),
        )

    told = [speech.say("analysis-recommended", action=act(weighing.recommended))]
    return " ".join([*told, *map(because, weighing.reasons)])
