"""The table of Shadow of Intrigue on a page: who is who, who said what, story, keys."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from penumbra.games.intrigue.view import Circle, Interrogation, View
from penumbra.terminal.choices import Menu, seat_key
from penumbra.terminal.intrigue import claims
from penumbra.terminal.intrigue.story import camp, role, short
from penumbra.terminal.look import (
    ACTIVE,
    BAD,
    FAINT,
    MOONLIGHT,
    Page,
    Size,
    fitted,
    frame,
    menu_lines,
    row,
    story_lines,
    title_line,
)
from penumbra.terminal.speech import Speech

CAMP_SIGNS = {"dusk": "☾", "brotherhood": "✚"}
CAMP_COLOURS = {"dusk": "#c9a2ff", "brotherhood": "#f2cf4a"}
LOYAL_TO_DUSK = ("lord", "adept", "traitor")
TO_ACT, USED, CONDEMNED, DISPUTED, FALSE = "►", "✓", "×", "!", "✗"
_FRAME, _CIRCLE = 4, 5
_OTHER_CLAIMS = {"trust": "+", "accuse": "−"}


def page(
    view: View,
    speech: Speech,
    told: Sequence[Text],
    menu: Menu | None,
    size: Size,
    note: str = "",
    inner: bool = False,
) -> Page:
    """Everything the viewer sees, and what he may do (`menu` None: he watches)."""
    air = [Text()] if size.tall else []
    board = frame(Group(*_board(view, speech, size)), speech.say("heading-talk"))
    looks = interrogations(view, speech)
    above: list[RenderableType] = [_title(view, speech, size), board]
    if size.tall:
        above.append(frame(Group(*looks), speech.say("heading-interrogations")))
        above.append(row((Text(f" {deck(view, speech)}", style=FAINT), size.width)))
    else:
        above.append(row((Text("  ").join([Text(), *looks]), size.width)))
    below = [*air, *menu_lines(menu, inner, view.decision.waiting, speech, size)]
    return Page([*above, *air], story_lines(told, note), below, size)


def loyalty_colour(name: str) -> str:
    """A role in the colour of the side it wins with, which need not be that of its back."""
    return CAMP_COLOURS["dusk" if name in LOYAL_TO_DUSK else "brotherhood"]


def _title(view: View, speech: Speech, size: Size) -> Text:
    left = Text(f" ☾ {speech.say('game-intrigue')}", style=f"bold {MOONLIGHT}")
    left.append(
        f"   {speech.say('round-of-intrigue', round=view.round)}", style=f"not bold {FAINT}"
    )
    right = Text()
    if view.viewer is not None and (own := view.seats[view.viewer].role):
        right.append(speech.say("your-role") + " ", style=FAINT)
        right.append(role(own, speech) + " ", style=f"bold {loyalty_colour(own)}")
    return title_line(left, right, size.width)


def _board(view: View, speech: Speech, size: Size) -> list[Text]:
    """A line a player: who it is, what was said of him, what he said in each circle."""
    names, roles, said_of = (10, 16, 14) if size.wide else (9, 4, 9)
    everything = claims.statements(view)
    room = size.width - _FRAME - (2 + names + 1 + roles + 2 + 1 + said_of) - 7
    shown = view.talk[-(room // (_CIRCLE + 1)) :]
    first = len(view.talk) - len(shown)
    heads = [("", 2), ("", names), ("", 1), (speech.say("heading-role"), roles), ("★", -2)]
    heads += [("", 1), (speech.say("heading-said-of"), said_of)]
    heads += [(f"{circle.discussion}.{circle.circle}", _CIRCLE) for circle in shown]
    lines = [row(*((Text(words, style=FAINT), width) for words, width in heads))]
    for seat, one in enumerate(view.seats):
        acting = seat in view.decision.waiting
        number = (TO_ACT if acting else " ") + seat_key(seat)
        colour = CAMP_COLOURS[one.camp] if one.camp else FAINT
        name = Text(fitted(speech.names[seat], names), style="bold")
        if one.condemned:
            name.stylize(f"strike {BAD}")
        spoken = [
            (_claim(seat, circle, first + k, view, everything, speech), _CIRCLE)
            for k, circle in enumerate(shown)
        ]
        lines.append(
            row(
                (Text(number, style=f"bold {ACTIVE}" if acting else FAINT), 2),
                (name, names),
                (Text(CAMP_SIGNS[one.camp] if one.camp else "", style=colour), 1),
                (_role(one.role, speech, size), roles),
                (Text(str(one.points)), -2),
                (Text(CONDEMNED if one.condemned else USED if one.used else "", style=FAINT), 1),
                (_said_of(seat, view, everything, speech), said_of),
                *spoken,
            )
        )
    legend = Text(speech.say("legend-claims"), style=FAINT)
    return [*lines, *([Text(), legend] if size.tall else [])]


def _role(name: str | None, speech: Speech, size: Size) -> Text:
    if name is None:
        return Text("?", style=FAINT)
    words = role(name, speech) if size.wide else short(name, speech)
    return Text(words, style=loyalty_colour(name))


def _said_of(seat: int, view: View, everything: list[claims.Statement], speech: Speech) -> Text:
    """The roles a player was given by anybody, himself included, once each."""
    text = Text()
    seen: list[str] = []
    for one in everything:
        if one.about == seat and one.role not in seen:
            seen.append(one.role)
            text.append(short(one.role, speech), style=loyalty_colour(one.role))
            text.append_text(_doubt(one, view, everything))
            text.append(" ")
    return text


def _claim(
    seat: int,
    circle: Circle,
    number: int,
    view: View,
    everything: list[claims.Statement],
    speech: Speech,
) -> Text:
    """What a player said in a circle, as short as can be."""
    claim = circle.claims[seat]
    if claim is None:
        return Text()
    one = claims.statement(seat, claim, number)
    if one is not None:
        of_whom = "" if one.about == seat else seat_key(one.about)
        text = Text(f"{of_whom}={short(one.role, speech)}", style=loyalty_colour(one.role))
        return text + _doubt(one, view, everything)
    verb, *rest = claim.split()
    if verb == "silence":
        return Text("·", style=FAINT)
    return Text(_OTHER_CLAIMS[verb] + seat_key(int(rest[0])))


def _doubt(one: claims.Statement, view: View, everything: list[claims.Statement]) -> Text:
    if claims.false(one, view):
        return Text(FALSE, style=f"bold {BAD}")
    return Text(DISPUTED if claims.disputed(one, view, everything) else "", style=f"bold {ACTIVE}")


def interrogations(view: View, speech: Speech) -> list[Text]:
    if not view.interrogations:
        return [Text(speech.say("no-interrogation"), style=FAINT)]
    return [_interrogation(look, speech) for look in view.interrogations]


def _interrogation(look: Interrogation, speech: Speech) -> Text:
    name = speech.names[look.interrogator]
    if look.target is None:
        return Text(speech.say("interrogation-sent", name=name))
    target = speech.names[look.target]
    if look.announced is None:
        text = Text(speech.say("interrogation-pointed", name=name, target=target))
    else:
        words = role(look.announced, speech)
        said = speech.say("interrogation-announced", name=name, target=target, role=words)
        text = Text(said)
    if look.seen is not None:
        saw = speech.say("interrogation-saw", role=role(look.seen, speech))
        text.append(f" ({saw})", style=f"bold {loyalty_colour(look.seen)}")
    return text


def deck(view: View, speech: Speech) -> str:
    copies = [
        role(name, speech) + (f" ×{count}" if count > 1 else "")
        for name, count in view.deck.items()
        if count
    ]
    return f"{speech.say('heading-deck')}: {', '.join(copies)}"


def camps(view: View, speech: Speech) -> list[Text]:
    """Who belongs to which camp, for the scene of recognition."""
    lines = []
    for side, sign in CAMP_SIGNS.items():
        members = [speech.names[s] for s, one in enumerate(view.seats) if one.camp == side]
        line = Text(f"{sign} {camp(side, speech)}: ", style=CAMP_COLOURS[side])
        line.append(", ".join(members), style="default")
        lines.append(line)
    return lines
