"""Shamans in words: its things, events, actions and decisions through the catalogue."""

from penumbra.games.shamans import events as told
from penumbra.games.shamans.view import View
from penumbra.terminal.speech import Speech


def world(name: str, speech: Speech, form: str = "name") -> str:
    """A world, as a label or after a verb."""
    return speech.say(f"world-{name}", form=form)


def card(name: str, speech: Speech, form: str = "name") -> str:
    """A card such as `purple-5`."""
    colour, number = name.split("-")
    return speech.say(f"card-{colour}", number=int(number), form=form)


def cards(names: list[str], speech: Speech) -> str:
    """Cards in a row."""
    return ", ".join(card(name, speech) for name in names)


def tile(name: str, speech: Speech, form: str = "name") -> str:
    """An artifact."""
    return speech.say(f"tile-{name}", form=form)


def role(name: str, speech: Speech) -> str:
    """A role."""
    return speech.say(f"role-{name}", form="name")


def ritual(name: str, speech: Speech, form: str = "name") -> str:
    """A ritual."""
    return speech.say(f"ritual-{name}", form=form)


def tell(event: told.Event, speech: Speech) -> str:
    """An event in one sentence: first the deal and the trick, then what else may happen."""
    say, people = speech.say, speech.people
    match event:
        case told.RoundBegan():
            return say("event-round-began-marker", round=event.round, **people(name=event.marker))
        case told.RoleDealt(role=None):
            return say("event-role-dealt-hidden", **people(name=event.seat))
        case told.RoleDealt(role=str(dealt)):
            return say("event-role-dealt", role=role(dealt, speech), **people(name=event.seat))
        case told.HandDealt(cards=None):
            return say("event-hand-dealt-hidden", **people(name=event.seat))
        case told.HandDealt(cards=list(hand)):
            return say("event-hand-dealt", cards=cards(hand, speech), **people(name=event.seat))
        case told.LeftOver():
            return say("event-left-over", card=card(event.card, speech))
        case told.TileShown():
            return say("event-tile-shown", slot=event.slot, tile=tile(event.tile, speech))
        case told.TrickBegan():
            return say("event-trick-began", trick=event.trick, **people(name=event.guide))
        case told.CardPlayed():
            message = "event-card-played" if event.follows else "event-card-played-off"
            return say(message, card=card(event.card, speech, "object"), **people(name=event.seat))
        case told.PawnMoved():
            direction = "forward" if event.to > event.start else "back"
            return say(f"event-pawn-moved-{direction}", count=abs(event.to - event.start))
        case told.CardPlaced():
            return say("event-card-placed", card=card(event.card, speech))
        case told.CardsCollected(seat=None):
            return say("event-cards-collected-nobody", cards=cards(event.cards, speech))
        case told.CardsCollected(seat=int(seat)):
            collected = cards(event.cards, speech)
            return say("event-cards-collected", cards=collected, **people(name=seat))
        case told.GuideNamed():
            return say("event-guide-named", **people(name=event.seat, target=event.guide))
    return _tell_of_tiles(event, speech)


def _tell_of_tiles(event: told.Event, speech: Speech) -> str:
    say, people = speech.say, speech.people
    match event:
        case told.TileTaken(tile=None):
            return say("event-tile-taken-hidden", **people(name=event.seat))
        case told.TileTaken(tile=str(taken)):
            source = "stack" if event.source == "stack" else "row"
            words = tile(taken, speech, "object")
            return say(f"event-tile-taken-{source}", tile=words, **people(name=event.seat))
        case told.TileKept(tile=None):
            return say("event-tile-kept-secret", **people(name=event.seat))
        case told.TileKept(tile=str(kept)):
            face = "open" if event.open else "hidden"
            words = tile(kept, speech)
            return say(f"event-tile-kept-{face}", tile=words, **people(name=event.seat))
        case told.RoleRevealed():
            shown = role(event.role, speech)
            return say("event-role-revealed", role=shown, **people(name=event.seat))
        case told.PortalUsed():
            message = f"event-portal-used-{event.direction}" + ("-hidden" if event.hidden else "")
            return say(message, **people(name=event.seat))
        case told.Window():
            return say(f"event-window-{event.window}")
        case told.Eclipse():
            return say("event-eclipse", arrow=event.arrow)
        case told.CardGiven(card=None):
            seats = people(name=event.giver, target=event.receiver)
            return say("event-card-given-hidden", **seats)
        case told.CardGiven(card=str(given)):
            seats = people(name=event.giver, target=event.receiver)
            return say("event-card-given", card=card(given, speech, "object"), **seats)
        case told.EclipseOver():
            return say("event-eclipse-over")
    return _tell_of_rituals(event, speech)


def _tell_of_rituals(event: told.Event, speech: Speech) -> str:
    say, people = speech.say, speech.people
    match event:
        case told.WorldCompleted(performer=None):
            return say("event-world-completed-nobody", world=world(event.world, speech))
        case told.WorldCompleted():
            return say("event-world-completed", world=world(event.world, speech))
        case told.RitualBegan():
            words = ritual(event.ritual, speech, "object")
            return say("event-ritual", ritual=words, **people(name=event.seat))
        case told.RitualIdle():
            return say("event-ritual-idle")
        case told.RolesSwapped():
            return say("event-roles-swapped", **people(name=event.seat, target=event.target))
        case told.RoleSeen(role=None):
            return say("event-role-seen-hidden", **people(name=event.seat))
        case told.RoleSeen(role=str(seen)):
            return say("event-role-seen", role=role(seen, speech), **people(name=event.seat))
        case told.DaggerSpent():
            message = "event-dagger-spent" + ("-hidden" if event.hidden else "")
            return say(message, **people(name=event.seat, target=event.target))
        case told.Eliminated():
            seats = people(name=event.by, target=event.seat)
            return say("event-eliminated", role=role(event.role, speech), **seats)
        case told.TilesLost():
            lost = [tile(name, speech) for name in event.open]
            lost += [say("tiles-hidden", count=event.hidden)] if event.hidden else []
            return say("event-tiles-lost", tiles=", ".join(lost), **people(name=event.seat))
        case told.HandSetAside():
            return say("event-hand-set-aside", count=event.count, **people(name=event.seat))
        case told.HandPlaced(cards=[]):
            return say("event-hand-placed-empty", **people(name=event.seat))
        case told.HandPlaced():
            placed = cards(event.cards, speech)
            return say("event-hand-placed", cards=placed, **people(name=event.seat))
    return _tell_of_the_end(event, speech)


def _tell_of_the_end(event: told.Event, speech: Speech) -> str:
    say, people = speech.say, speech.people
    match event:
        case told.Points():
            return say(f"event-points-{event.why}", points=event.points, **people(name=event.seat))
        case told.RoundEnded():
            return say(f"event-round-ended-{event.why.replace('_', '-')}")
        case told.RolesOpened():
            opened = [
                say("event-roles-opened-one", name=name, role=role(shown, speech))
                for name, shown in zip(speech.names, event.roles, strict=True)
            ]
            return say("event-roles-opened", roles=", ".join(opened))
        case told.GameEnded():
            you = "alone" if event.winner == speech.you else "none"
            return say("event-game-ended", names=speech.names[event.winner], count=1, you=you)
    raise TypeError(f"{type(event).__name__} has no sentence.")


def option(action: str, view: View, speech: Speech) -> str:
    """A legal action as a choice in a list."""
    verb, _, rest = action.partition(" ")
    match verb:
        case "play" | "give":
            return speech.say(f"action-{verb}", card=card(rest, speech, "object"))
        case "take" if rest == "stack":
            return speech.say("action-take-stack")
        case "take":
            there = view.row[("left", "right").index(rest)]
            assert there is not None, "only what lies there can be taken"
            return speech.say(f"action-take-{rest}", tile=tile(there, speech))
        case "swap" | "neutralize" | "name":
            return speech.say(f"action-{verb}", target=speech.names[int(rest)])
        case "perform":
            performed = next(w.ritual for w in view.worlds if w.world == rest)
            return speech.say(
                "action-perform", world=world(rest, speech), ritual=ritual(performed, speech)
            )
        case _:  # keep open, keep hidden, portal forward, portal back, back, decline, pass
            return speech.say(f"action-{action.replace(' ', '-')}")


def task(view: View) -> str:
    """The message that says what the decision asks for; with `-help` the one that explains it."""
    leads = view.decision.kind == "play" and view.destination is None
    return f"decision-{view.decision.kind}" + ("-lead" if leads else "")
