"""The keys of Shamans: cards in the order of the hand, players by their number, Portals f and b."""

from penumbra.games.shamans.view import View
from penumbra.terminal.choices import BACK, FORWARD, KEYS, PASS, Choice, Menu, seat_key
from penumbra.terminal.shamans.story import option, task
from penumbra.terminal.speech import Speech

_FIXED = {"portal forward": FORWARD, "portal back": BACK, "pass": PASS, "decline": PASS}


def menu(view: View, speech: Speech) -> Menu:
    """What the viewer may do now. Nothing but Portals: the table waits for somebody else (R0)."""
    keys = iter(KEYS)
    choices = []
    for action in view.legal:
        verb, _, rest = action.partition(" ")
        card = rest if verb in ("play", "give") else ""
        if action in _FIXED:
            key = _FIXED[action]
        elif verb in ("swap", "neutralize", "name"):
            key = seat_key(int(rest))
        else:
            key = next(keys)
        choices.append(Choice(key, option(action, view, speech), action, card=card))
    optional = all(action.startswith("portal") for action in view.legal)
    message = "offer-portal" if optional else task(view)
    return Menu(speech.say(message), speech.say(f"{message}-help"), tuple(choices), optional)
