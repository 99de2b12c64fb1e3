"""Bots who talk: what a seat says beside its acts, from what the table tells that seat.

A game's own folder knows what there is to say (`voice.py`): claims with how badly one wants to make
them, and answers. How people talk is here, for every game: whoever is asked answers, nobody says
the same thing twice or has the last word every time, and mostly one is silent. Where talk is a part
of the game and nobody gives the word, bots take it (`Voice.part`). A voice knows the view and what
everybody has heard, and remembers nothing else.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Literal, Protocol, TypeAlias

from penumbra.bots.temperament import Temperament
from penumbra.games.claims import Heard, verb_of
from penumbra.games.game import View
from penumbra.games.registry import folder_of

Chatter: TypeAlias = Literal["off", "some", "much"]
"""How much bots talk at a table."""

READINESS: Mapping[Chatter, float] = {"off": 0.0, "some": 0.2, "much": 0.55}
TALKATIVE: Mapping[Temperament, float] = {
    "steady": 0.8,
    "bold": 1.2,
    "patient": 0.5,
    "suspicious": 1.0,
    "merry": 1.2,
}
ECHO = 6  # claims that nobody says after somebody else at once
BREATH = 3  # claims beside the acts that somebody lets pass after one of his own


class Speaker(Protocol):
    """A bot, as far as its voice needs it."""

    def choose(self, view: Any, information: bytes) -> str:
        """One of `view.legal`."""


class Voice(Protocol):
    """What a game's bots have to say."""

    def offers(
        self, view: Any, said: Sequence[Heard], temperament: Temperament
    ) -> Mapping[str, float]:
        """Claims the viewer could make now, and how much he wants to, from 0 to 1."""

    def part(self, view: Any, said: Sequence[Heard], bot: Callable[[], Speaker]) -> str | None:
        """A claim that belongs to the game, where it leaves people to say it when they like; None:
        there is none now. `bot` makes the bot whose voice it is."""

    def answer(self, view: Any, question: Heard, said: Sequence[Heard]) -> Sequence[str]:
        """Claims that answer a question put to the viewer; one of them is made."""


@cache
def voice_of(game: str) -> Voice | None:
    """Who knows what there is to say in a game; None: its bots are silent."""
    folder = folder_of(game, "penumbra.bots")
    if folder is None or find_spec(f"{folder.__name__}.voice") is None:
        return None
    voice: Voice = import_module(f"{folder.__name__}.voice").VOICE
    return voice


def speak(
    game: str,
    view: View,
    said: Sequence[Heard],
    seed: int,
    temperament: Temperament,
    chatter: Chatter,
    bot: Callable[[], Speaker],
) -> str | None:
    """A claim that a bot makes now, or None: it is silent.

    Whoever does not chatter still says what belongs to the game.
    """
    voice, me = voice_of(game), view.viewer
    if voice is None or me is None:
        return None
    part = voice.part(view, said, bot)
    if chatter == "off":
        return part
    now = [heard for heard in said if heard.round == view.round]
    aside = [heard for heard in now if not heard.act]
    luck = Random(f"{seed} {len(said)}")
    told = {heard.claim for heard in now if heard.seat == me}
    question = _question(aside, me)
    if question is not None:
        answers = [claim for claim in voice.answer(view, question, now) if claim not in told]
        return luck.choice(answers) if answers else None
    if part is not None:
        return part
    if any(heard.seat == me for heard in aside[-BREATH:]):
        return None
    told |= {heard.claim for heard in aside[-ECHO:]}
    offers = {
        claim: wish
        for claim, wish in voice.offers(view, now, temperament).items()
        if claim not in told
    }
    wish = max(offers.values(), default=0.0) * READINESS[chatter] * TALKATIVE[temperament]
    if luck.random() >= wish:
        return None
    return luck.choices(list(offers), list(offers.values()))[0]


def _question(aside: Sequence[Heard], me: int) -> Heard | None:
    """The last question to a seat, unless it has spoken since."""
    for heard in reversed(aside):
        if heard.seat == me:
            return None
        if verb_of(heard.claim).startswith("ask-") and int(heard.claim.split()[1]) == me:
            return heard
    return None


def accusers(said: Sequence[Heard], seat: int, step: int) -> list[int]:
    """Who has accused a seat lately, or called it a liar."""
    words = {f"accuse {seat}", f"lies {seat}"}
    return [heard.seat for heard in said if heard.claim in words and heard.step >= step - 1]
