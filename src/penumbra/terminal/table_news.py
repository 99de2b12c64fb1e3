"""What is said around a table, in words: who comes and goes, talk and claims, refusals.

The table sends codes and data; the sentences are the catalogue's.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from rich.text import Text

from penumbra.client import Refused, ServerTrouble
from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.table import messages as m
from penumbra.terminal.choices import seat_key
from penumbra.terminal.faces import face_of
from penumbra.terminal.look import ACTIVE, BAD, FAINT, MOONLIGHT
from penumbra.terminal.prose import claim_said
from penumbra.terminal.speech import Speech
from penumbra.terminal.words import story

SILENT = frozenset({"opened", "drawing", "started", "over", "resting", "went_on"})  # plain to see


def events_of(game: str, raw: msgspec.Raw) -> list[msgspec.Struct]:
    """The events of an update as the game's own structs."""
    try:
        events: list[msgspec.Struct] = _events(game).decode(raw)
    except msgspec.MsgspecError as error:
        raise ServerTrouble(f"The server tells of something unknown here: {error}") from error
    return events


@cache
def _events(game: str) -> msgspec.json.Decoder[Any]:
    told: Any = GAMES[game].event_type
    return msgspec.json.Decoder(list[told])


def acts(told: Sequence[m.Messages], game: str) -> list[list[Any]]:
    """The events of each update among these messages."""
    updates = [events_of(game, news.events) for news in told if isinstance(news, m.Update)]
    return [events for events in updates if events]


def stand_in(told: Sequence[m.Messages], game: str, speech: Speech) -> list[Text]:
    """What a bot did in one's name since it last sat down for one."""
    since = None
    for at, news in enumerate(told):
        if isinstance(news, m.TableChanged) and news.seat == speech.you is not None:
            since = at if news.what == "substituted" else since
    if since is None:
        return []
    lines = [Text(speech.say("table-stood-in"), style=ACTIVE)]
    for events in acts(told[since:], game):
        mine = [event for event in events if getattr(event, "seat", None) == speech.you]
        sentences = story(game, mine, speech.names, speech.catalogue, speech.you)
        lines += [Text(f"  {sentence}", style=FAINT) for sentence in sentences]
    return lines


def changed(news: m.TableChanged, names: Mapping[int, str], speech: Speech) -> Text | None:
    """What happened around the table; None if it shows by itself."""
    if news.what in SILENT:
        return None
    if news.what == "swap_offered":
        return Text(_swap_offered(news, names, speech), style=ACTIVE)
    seat = news.seat
    name = names.get(news.person or 0, "")
    if not name and seat is not None and seat < len(news.table.seats):
        name = news.table.seats[seat].name or ""
    chair = 0 if seat is None else seat + 1
    words = speech.say(f"table-{news.what.replace('_', '-')}", name=name, chair=chair)
    return Text(words, style=FAINT)


def _swap_offered(news: m.TableChanged, names: Mapping[int, str], speech: Speech) -> str:
    """Somebody would like to have another's chair; the other one hears which key agrees."""
    chairs = {person.person: person.seat for person in news.table.people}
    own, wanted = chairs.get(news.person or 0), news.seat
    you = "none"
    if speech.you is not None and speech.you in (own, wanted):
        you = "name" if speech.you == own else "target"
    return speech.say(
        "table-swap-offered",
        name=names.get(news.person or 0, ""),
        target="" if wanted is None else news.table.seats[wanted].name or "",
        key="" if own is None else seat_key(own),
        you=you,
    )


def talk(said: m.Talk, game: str, speech: Speech) -> Text:
    """Something said: a sentence of somebody's own, or a claim from the catalogue."""
    if said.claim is not None and said.seat is not None:
        told = claim_said(face_of(game), said.claim, said.seat, speech, said.tone)
        return Text(told, style=MOONLIGHT)
    line = Text(said.name + ": ", style=f"bold {MOONLIGHT}")
    line.append(said.text or "", style="not bold")
    if said.warned:
        listed = speech.listed([f"“{word}”" for word in said.warned])
        line.append("  " + speech.say("talk-warned", words=listed), style=f"not bold {ACTIVE}")
    return line


def standing(
    table: m.TableState, names: Mapping[int, str], seconds: int | None, speech: Speech
) -> Text:
    """What keeps the game from going on, or how much time is left."""
    if table.paused:
        return Text(f"   {speech.say('game-paused')}", style=f"bold {ACTIVE}")
    if table.rest is not None:
        waiting = speech.listed([names.get(person, "") for person in table.rest.waiting])
        return Text(f"   {speech.say('game-resting', names=waiting)}", style=f"bold {ACTIVE}")
    if seconds is None:
        return Text()
    hurry = f"bold {BAD}" if seconds <= 10 else f"bold {ACTIVE}"
    return Text(f"   ⏳ {seconds // 60}:{seconds % 60:02}", style=hurry)


def trouble(error: Exception, speech: Speech) -> str:
    """Why something is not to be had."""
    if isinstance(error, Refused):
        return refused(error, speech)
    if isinstance(error, PenumbraError):
        return str(error)
    return speech.say("unexpected", what=f"{type(error).__name__}: {error}")


def refused(error: Refused, speech: Speech) -> str:
    """A refusal in words, with what its data adds."""
    if error.code == "held_back":
        found = [
            speech.say(f"held-back-{word['what']}", word=str(word["word"]))
            for word in error.data.get("found", [])
        ]
        return " ".join([speech.say("held-back"), *found, speech.say("held-back-rule")])
    words = speech.say(f"refused-{error.code.replace('_', '-')}")
    details = [str(error.data[key]) for key in ("why", "most", "wait") if error.data.get(key)]
    return f"{words} ({'; '.join(details)})" if details else words
