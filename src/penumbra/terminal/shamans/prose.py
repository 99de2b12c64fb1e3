"""The table of Shamans in sentences: the same as on the page of `screen`, and the tricks before."""

from collections import Counter
from collections.abc import Iterator, Sequence

from penumbra.games.shamans.terms import SHADOWS_AMONG
from penumbra.games.shamans.view import Seat, Trick, View
from penumbra.terminal.shamans.story import card, ritual, role, tile, world
from penumbra.terminal.speech import Speech

NONE = "–"


def prose(view: View, speech: Speech) -> Iterator[str]:
    """Everything the viewer sees."""
    say = speech.say
    where = say("round-and-trick", round=view.round, trick=view.trick)
    yield say("prose-line", label=say("game-shamans"), text=where)
    yield say("prose-shadows", count=SHADOWS_AMONG[view.players])
    if view.viewer is not None and (own := view.seats[view.viewer].role):
        yield say("prose-own-role", role=role(own, speech))
    for seat, one in enumerate(view.seats):
        facts = ", ".join(_facts(one, speech))
        yield say("prose-line", label=_called(view, seat, speech), text=facts)
    way = say("spaces-to-moon", count=view.moon - view.pawn)
    yield say("prose-line", label=say("prose-pawn"), text=way)
    yield from _worlds(view, speech)
    row = [tile(name, speech) for name in view.row if name]
    yield say(
        "prose-line",
        label=say("shamans-artifacts"),
        text=", ".join(
            [
                *row,
                say("stack-height", count=view.stack),
                say(f"eclipse-{view.eclipse}"),
            ]
        ),
    )
    if view.out.open or view.out.hidden:
        hidden = [say("tiles-hidden", count=view.out.hidden)] if view.out.hidden else []
        gone = ", ".join([*_tiles(view.out.open, speech), *hidden])
        yield f"{say('shamans-out')} {gone}"
    for gift in view.given:
        passed = card(gift.card, speech) if gift.card else "?"
        giver, receiver = speech.names[gift.giver], speech.names[gift.receiver]
        yield say("shamans-sheet-gift", card=passed, giver=giver, receiver=receiver)
    for number, trick in enumerate(view.tricks, 1):
        played = ", ".join(_played(trick, speech)) or NONE
        yield say("prose-trick", trick=number, name=speech.names[trick.guide], cards=played)
    destination = view.destination
    if destination is None:
        yield say("no-destination")
    else:
        yield say("shamans-destination", world=world(destination, speech))
    if view.viewer is not None:
        yield from _own(view, view.seats[view.viewer], speech)
    if view.decision.subject is not None:
        yield say("prose-raised", name=speech.names[view.decision.subject])
    if view.decision.rituals:
        left = ", ".join(world(name, speech) for name in view.decision.rituals)
        yield say("prose-rituals-left", worlds=left)


def _called(view: View, seat: int, speech: Speech) -> str:
    """A name, and what its owner is at this table."""
    marks = [speech.say("mark-you")] if seat == view.viewer else []
    marks += [speech.say("shamans-guide")] if seat == view.guide else []
    marks += [speech.say("shamans-marker")] if seat == view.marker else []
    return f"{speech.names[seat]} ({', '.join(marks)})" if marks else speech.names[seat]


def _facts(one: Seat, speech: Speech) -> Iterator[str]:
    say = speech.say
    yield say("number-of-points", points=one.points)
    yield say("number-of-cards", count=one.cards) if one.alive else say("shamans-eliminated")
    if one.role is None:
        yield say("prose-unknown-role")
    elif one.role_open:
        yield say("prose-role-open", role=role(one.role, speech))
    else:
        yield say("shamans-role-known", role=role(one.role, speech))
    if one.open:
        yield say("prose-face-up", tiles=", ".join(_tiles(one.open, speech)))
    if one.hidden_tiles:
        yield say("prose-face-down", tiles=", ".join(_tiles(one.hidden_tiles, speech)))
    elif one.hidden:
        yield say("tiles-hidden", count=one.hidden)
    if one.aside:
        yield say("shamans-aside", count=one.aside)


def _tiles(names: Sequence[str], speech: Speech) -> list[str]:
    return [
        tile(name, speech) + (f" ×{count}" if count > 1 else "")
        for name, count in Counter(names).items()
    ]


def _worlds(view: View, speech: Speech) -> Iterator[str]:
    for lying in view.worlds:
        name, effect = world(lying.world, speech), ritual(lying.ritual, speech)
        missing = [n for n in range(1, lying.needs + 1) if n not in lying.cards]
        label = f"{name} ({effect})"
        yield speech.say(
            "shamans-world",
            world=label,
            cards=", ".join(map(str, lying.cards)) or NONE,
            missing=", ".join(map(str, missing)) or 0,
        )


def _played(trick: Trick, speech: Speech) -> Iterator[str]:
    """Names and cards in the order of play."""
    for k in range(len(trick.cards)):
        seat = (trick.guide + k) % len(trick.cards)
        lying = trick.cards[seat]
        if lying is not None:
            yield speech.say("shamans-played", name=speech.names[seat], card=card(lying, speech))


def _own(view: View, own: Seat, speech: Speech) -> Iterator[str]:
    """What only the viewer has before him."""
    say = speech.say
    if own.aside_cards:
        aside = ", ".join(card(one, speech) for one in own.aside_cards)
        yield say("prose-line", label=say("heading-aside"), text=aside)
    if own.alive:
        hand = ", ".join(card(one, speech) for one in view.hand) or NONE
        yield say("prose-line", label=say("heading-hand"), text=hand)
    if view.drawn is not None:
        yield say("prose-drawn", tile=tile(view.drawn, speech, "object"))
    if view.giving is not None:
        yield say("prose-giving", card=card(view.giving, speech))
