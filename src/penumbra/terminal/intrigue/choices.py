"""The keys of Shadow of Intrigue. There is much one may say, so speaking goes in steps.

First what kind of thing to say, then of whom, then the role; players by their number.
"""

from penumbra.games.intrigue.view import View
from penumbra.terminal.choices import JUDGE, PASS, SEND, Choice, Menu, numbered, seat_key
from penumbra.terminal.intrigue.story import option, task
from penumbra.terminal.speech import Speech


def menu(view: View, speech: Speech) -> Menu:
    """What the viewer may do now; commands alone: the Lord may interrupt whoever speaks."""
    kind = view.decision.kind
    interrupting = kind == "speak" and view.decision.waiting != [view.viewer]
    message = "offer-lord" if interrupting else task(view)
    help_ = speech.say(f"{message}-help")
    choices: list[Choice] = []
    if kind == "speak" and not interrupting:
        choices += _speech(view, speech, help_)
    elif kind == "command":
        choices += _plain(view, speech, "circle")
    elif kind == "announce":
        choices += _plain(view, speech, "announce")
    elif kind in ("point", "condemn"):
        choices += _seats(view, speech, kind)
    if sendable := _seats(view, speech, "send"):
        words = speech.say("choose-send")
        choices.append(Choice(SEND, words, then=Menu(words, help_, tuple(sendable))))
    if "judge" in view.legal:
        choices.append(Choice(JUDGE, option("judge", view, speech), "judge"))
    return Menu(speech.say(message), help_, tuple(choices), interrupting)


def _speech(view: View, speech: Speech, help_: str) -> list[Choice]:
    """The kinds of claims, each with its further steps, and silence."""
    claims: dict[int, list[str]] = {}
    for action in _of(view, "claim"):
        claims.setdefault(int(action.split()[1]), []).append(action)
    roles_of = {
        seat: numbered((action, option(action, view, speech)) for action in said)
        for seat, said in claims.items()
    }
    of_others = [
        Choice(
            seat_key(seat),
            speech.names[seat],
            then=Menu(
                speech.say("action-claim-of", target=speech.names[seat]), help_, tuple(roles)
            ),
        )
        for seat, roles in roles_of.items()
        if seat != view.viewer
    ]
    of_himself = [
        choice for seat, roles in roles_of.items() if seat == view.viewer for choice in roles
    ]
    kinds = {
        "choose-claim-self": of_himself,  # nothing for the Lord, whom everybody knows
        "choose-claim": of_others,
        "choose-trust": _seats(view, speech, "trust"),
        "choose-accuse": _seats(view, speech, "accuse"),
    }
    steps = [
        Choice(key, speech.say(kind), then=Menu(speech.say(kind), help_, tuple(choices)))
        for key, (kind, choices) in zip("1234", kinds.items(), strict=True)
        if choices
    ]
    return [*steps, Choice(PASS, option("silence", view, speech), "silence")]


def _of(view: View, verb: str) -> list[str]:
    return [action for action in view.legal if action.split()[0] == verb]


def _plain(view: View, speech: Speech, verb: str) -> list[Choice]:
    return numbered((action, option(action, view, speech)) for action in _of(view, verb))


def _seats(view: View, speech: Speech, verb: str) -> list[Choice]:
    return [
        Choice(seat_key(int(action.split()[1])), option(action, view, speech), action)
        for action in _of(view, verb)
    ]
