"""The table of Shadow of Intrigue in sentences: the same as on the page of `screen`."""

from collections.abc import Iterator

from penumbra.games.intrigue.events import Said
from penumbra.games.intrigue.view import Circle, Seat, View
from penumbra.terminal.intrigue import screen
from penumbra.terminal.intrigue.story import camp, role, tell
from penumbra.terminal.speech import Speech


def prose(view: View, speech: Speech) -> Iterator[str]:
    """Everything the viewer sees."""
    say = speech.say
    where = say("round-of-intrigue", round=view.round)
    yield say("prose-line", label=say("game-intrigue"), text=where)
    if view.viewer is not None and (own := view.seats[view.viewer].role):
        yield say("prose-own-role", role=role(own, speech))
        yield say(f"role-{own}-help")
    yield screen.deck(view, speech)
    for seat, one in enumerate(view.seats):
        name = speech.names[seat]
        called = f"{name} ({say('mark-you')})" if seat == view.viewer else name
        yield say("prose-line", label=called, text=", ".join(_facts(one, speech)))
    for circle in view.talk:
        yield from _circle(circle, speech)
    yield from (look.plain for look in screen.interrogations(view, speech))


def _facts(one: Seat, speech: Speech) -> Iterator[str]:
    say = speech.say
    if one.camp is not None:
        yield say("intrigue-of-camp", camp=camp(one.camp, speech))
    if one.role is None:
        yield say("prose-unknown-role")
    elif one.open:
        yield say("prose-role-open", role=role(one.role, speech))
    else:
        yield say("prose-known-role", role=role(one.role, speech))
    yield say("number-of-points", points=one.points)
    if one.used:
        yield say("intrigue-used")
    if one.condemned:
        yield say("intrigue-condemned")


def _circle(circle: Circle, speech: Speech) -> Iterator[str]:
    said = [
        tell(Said(seat, claim), speech)
        for seat, claim in enumerate(circle.claims)
        if claim is not None
    ]
    if said:
        at = speech.say("intrigue-discussion", discussion=circle.discussion, circle=circle.circle)
        yield speech.say("prose-line", label=at, text=" ".join(said))
