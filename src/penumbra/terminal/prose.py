"""A game in sentences instead of on a page: what a seat sees, what it may do, what it may claim.

For whoever reads instead of looking: assistants at a table (`penumbra.assistants`) and language
models in environments (`penumbra.envs.text_arena`). All of it comes from the view and from nothing
else; what there is to say of a game is its face's business.
"""

from collections.abc import Sequence
from typing import Any

from penumbra.games.claims import BadClaim, Claims
from penumbra.games.game import View
from penumbra.terminal.face import Face
from penumbra.terminal.speech import Speech

NAME, ROLE = "NAME", "ROLE"


def scene(face: Face[Any], view: View, speech: Speech) -> str:
    """All that the viewer sees, a line a thing."""
    ending = face.ending(view, speech)
    return "\n".join([*face.prose(view, speech), *(ending.outcome if ending else ())])


def question(face: Face[Any], view: View, speech: Speech) -> str:
    """What the viewer may do, numbered from 1 as in `view.legal`; or for whom he waits."""
    waiting = speech.listed([speech.names[seat] for seat in view.decision.waiting])
    if not view.legal:
        awaited = [speech.say("waiting-for", names=waiting)] if waiting else []
        return "\n".join([speech.say("prose-nothing-to-do"), *awaited])
    menu = face.menu(view, speech)
    lines = [f"{speech.say('your-choice', task=menu.task)}. {menu.help}".strip()]
    if menu.optional:
        lines.append(speech.say("prose-optional", names=waiting))
    lines.append(speech.say("prose-choices"))
    lines += [
        f"{number}. {face.option(action, view, speech)}"
        for number, action in enumerate(view.legal, 1)
    ]
    return "\n".join(lines)


def claim_said(
    face: Face[Any], claim: str, seat: int, speech: Speech, tone: str | None = None
) -> str:
    """A claim as somebody has made it; `tone` is a bot's."""
    verb, *said = claim.split()
    named = [speech.names[int(word)] for word in said if word.isdecimal()]
    parts = dict(zip(("target", "other"), named, strict=False))
    for name in said[len(named) :]:
        parts["role"] = face.role(name, speech, "object")
    words = speech.say(f"claim-{verb}", tone=tone or "steady", **parts)
    return speech.say("claim-said", words=words, **speech.people(name=seat))


def claims_offered(face: Face[Any], claims: Claims, speech: Speech) -> str:
    """The claims a game has, as `claim_meant` reads them."""
    if not claims.forms:
        return speech.say("prose-no-claims")
    others = [name for seat, name in enumerate(speech.names) if seat != speech.you]
    lines = [
        f"{form.replace('SEAT', NAME)} – {speech.say(f'say-{form.split()[0]}')}"
        for form in claims.forms
    ]
    if any(ROLE in form.split() for form in claims.forms):
        roles = [f"{role} ({face.role(role, speech)})" for role in claims.roles]
        lines.append(speech.say("prose-claims-roles", roles=", ".join(roles)))
    if any(NAME in line for line in lines):
        lines.append(speech.say("prose-claims-names", names=", ".join(others)))
    return "\n".join([speech.say("prose-claims"), *lines])


def claim_meant(text: str, claims: Claims, names: Sequence[str]) -> str:
    """A claim that calls seats by their names, such as `trust Noor`, as the game has it.

    BadClaim if it can't be read; whether it may be made is the game's business.
    """
    verb, _, rest = text.strip().partition(" ")
    for form in claims.forms:
        first, *parts = form.split()
        if first == verb.lower():
            break
    else:
        shown = ", ".join(form.replace("SEAT", NAME) for form in claims.forms)
        raise BadClaim(f"“{verb[:40]}” begins no claim. Say one of: {shown or '–'}.")
    said = [first]
    for part in parts:
        rest = rest.strip()
        if part == "SEAT":
            seat = _named(rest, names)
            said.append(str(seat))
            rest = rest[len(names[seat]) :]
        else:
            said.append("-".join(rest.lower().replace("_", " ").split()))
            rest = ""
    if rest.strip() or "" in said:
        raise BadClaim(f"“{text[:80]}” is not said like this: {form.replace('SEAT', NAME)}.")
    return " ".join(said)


def _named(text: str, names: Sequence[str]) -> int:
    """The seat whose name a text begins with; of two that fit, the longer one."""
    heard = text.casefold() + " "
    fitting = [seat for seat, name in enumerate(names) if heard.startswith(name.casefold() + " ")]
    if not fitting:
        raise BadClaim(f"“{text[:40]}” is nobody's name. Name one of {', '.join(names)}.")
    return max(fitting, key=lambda seat: len(names[seat]))
