"""Shadow of Intrigue in words: its roles, events, actions and decisions through the catalogue."""

from penumbra.games.intrigue import events as told
from penumbra.games.intrigue.view import View
from penumbra.terminal.speech import Speech


def role(name: str, speech: Speech, form: str = "name") -> str:
    """A role, as a label or after a verb."""
    return speech.say(f"role-{name}", form=form)


def short(name: str, speech: Speech) -> str:
    """A role in two letters, for the board of claims."""
    return speech.say(f"role-{name}-short")


def camp(name: str, speech: Speech) -> str:
    """A camp, which is also a loyalty."""
    return speech.say(f"camp-{name}")


def tell(event: told.Event, speech: Speech) -> str:
    """An event in one sentence."""
    say, people = speech.say, speech.people
    match event:
        case told.RoundBegan():
            return say("event-round-began-lord", round=event.round, **people(name=event.lord))
        case told.RoleDealt(role=None):
            return say("event-role-dealt-hidden", **people(name=event.seat))
        case told.RoleDealt(role=str(dealt)):
            return say("event-role-dealt", role=role(dealt, speech), **people(name=event.seat))
        case told.Recognised():
            seats = people(name=event.seat, target=event.of)
            return say("event-recognised", role=role(event.role, speech), **seats)
        case told.CircleBegan():
            return say("event-circle-began", discussion=event.discussion, circle=event.circle)
        case told.Said():
            return _said(event.seat, event.claim, speech)
        case told.Sent():
            return say("event-sent", **people(name=event.interrogator))
        case told.Pointed():
            seats = people(name=event.interrogator, target=event.target)
            return say("event-pointed", **seats)
        case told.Seen(role=None):
            seats = people(name=event.interrogator, target=event.target)
            return say("event-seen-hidden", **seats)
        case told.Seen(role=str(seen)):
            seats = people(name=event.interrogator, target=event.target)
            return say("event-seen", role=role(seen, speech), **seats)
        case told.Announced():
            seats = people(name=event.interrogator, target=event.target)
            return say("event-announced", role=role(event.role, speech), **seats)
        case told.Judging():
            return say("event-judging")
        case told.Condemned():
            return say("event-condemned", **people(name=event.seat))
        case told.Executed():
            shown = role(event.role, speech)
            return say("event-executed", role=shown, **people(name=event.seat))
    return _tell_of_the_end(event, speech)


def _said(seat: int, claim: str, speech: Speech) -> str:
    verb, *rest = claim.split()
    if verb == "silence":
        return speech.say("event-said-silence", **speech.people(name=seat))
    target = int(rest[0])
    if verb == "claim":
        words = role(rest[1], speech, "object")
        if target == seat:
            return speech.say("event-said-claim-self", name=speech.names[seat], role=words)
        people = speech.people(target=target, name=seat)
        return speech.say("event-said-claim", role=words, **people)
    return speech.say(f"event-said-{verb}", **speech.people(target=target, name=seat))


def _tell_of_the_end(event: told.Event, speech: Speech) -> str:
    say = speech.say
    match event:
        case told.RoundEnded():
            return say(f"event-round-ended-{event.winner}")
        case told.RolesOpened():
            opened = [
                say("event-roles-opened-one", name=name, role=role(shown, speech))
                for name, shown in zip(speech.names, event.roles, strict=True)
            ]
            return say("event-roles-opened", roles=", ".join(opened))
        case told.Points():
            return say("event-points", points=event.points, **speech.people(name=event.seat))
        case told.GameEnded():
            names = speech.listed([speech.names[seat] for seat in event.winners])
            you = "none"
            if speech.you in event.winners:
                you = "alone" if len(event.winners) == 1 else "among"
            return say("event-game-ended", names=names, count=len(event.winners), you=you)
    raise TypeError(f"{type(event).__name__} has no sentence.")


def option(action: str, view: View, speech: Speech) -> str:
    """A legal action as a choice in a list."""
    verb, *rest = action.split()
    match verb:
        case "claim" if int(rest[0]) == view.viewer:
            return speech.say("action-claim-self", role=role(rest[1], speech, "object"))
        case "claim":
            words = role(rest[1], speech, "object")
            return speech.say("action-claim", target=speech.names[int(rest[0])], role=words)
        case "announce":
            return speech.say("action-announce", role=role(rest[0], speech))
        case "trust" | "accuse" | "send" | "point" | "condemn":
            return speech.say(f"action-{verb}", target=speech.names[int(rest[0])])
        case _:  # silence, circle, judge
            return speech.say(f"action-{verb}")


def task(view: View) -> str:
    """The message that says what the decision asks for; with `-help` the one that explains it."""
    return f"decision-{view.decision.kind}"
