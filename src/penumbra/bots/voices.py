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
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, runtime_checkable

from penumbra.bots.temperament import Temperament
from penumbra.games.claims import Heard, Listener, verb_of
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
EVASION = "secret"  # to whoever asks again what he has been told
BREATH = 3  # claims beside the acts that somebody lets pass after one of his own


class Speaker(Protocol):
    """A bot, as far as its voice needs it."""

    def choose(self, view: Any, information: bytes) -> str:
        """One of `view.legal`."""


@runtime_checkable
class Suspecting(Protocol):
    """A bot that can say what it believes, so that its words go with its deeds."""

    def suspicion(self, information: bytes) -> Sequence[float]:
        """How likely each seat has the role that is looked for in it."""


class Moment(NamedTuple):
    """What a voice goes by: what its seat knows and has heard, and whose voice it is."""

    view: Any
    information: bytes
    said: Sequence[Heard]
    """All claims of the game so far."""
    temperament: Temperament
    make_bot: Callable[[], Speaker]

    @property
    def now(self) -> list[Heard]:
        """The claims of this round."""
        return [heard for heard in self.said if heard.round == self.view.round]

    def bot(self) -> Speaker:
        """The bot whose voice it is; it has heard what was said."""
        bot = self.make_bot()
        if isinstance(bot, Listener):
            bot.hear(self.said)
        return bot


class Voice(Protocol):
    """What a game's bots have to say."""

    def offers(self, moment: Moment) -> Mapping[str, float]:
        """Claims the viewer could make now, and how much he wants to, from 0 to 1."""

    def part(self, moment: Moment) -> str | None:
        """A claim that belongs to the game, where it leaves people to say it when they like; None:
        there is none now."""

    def answer(self, moment: Moment, question: Heard) -> Sequence[str]:
        """Claims that answer a question put to the viewer; one of them is made."""


@cache
def voice_of(game: str) -> Voice | None:
    """Who knows what there is to say in a game; None: its bots are silent."""
    folder = folder_of(game, "penumbra.bots")
    if folder is None or find_spec(f"{folder.__name__}.voice") is None:
        return None
    voice: Voice = import_module(f"{folder.__name__}.voice").VOICE
    return voice


def speak(game: str, moment: Moment, seed: int, chatter: Chatter) -> str | None:
    """A claim that a bot makes now, or None: it is silent.

    Whoever does not chatter still says what belongs to the game.
    """
    voice, me = voice_of(game), moment.view.viewer
    if voice is None or me is None:
        return None
    part = voice.part(moment)
    if chatter == "off":
        return part
    now = moment.now
    aside = [heard for heard in now if not heard.act]
    luck = Random(f"{seed} {len(moment.said)}")
    asked, answered = _questions(aside, me)
    if asked:
        told = {claim for asker, claim in answered if asker == asked[0].seat}
        answers = [claim for claim in voice.answer(moment, asked[0]) if claim not in told]
        return luck.choice(answers) if answers else (None if EVASION in told else EVASION)
    if part is not None:
        return part
    if any(heard.seat == me for heard in aside[-BREATH:]):
        return None
    told = {heard.claim for heard in now if heard.seat == me}
    told |= {heard.claim for heard in aside[-ECHO:]}
    offers = {claim: wish for claim, wish in voice.offers(moment).items() if claim not in told}
    eagerness = READINESS[chatter] * TALKATIVE[moment.temperament]
    if luck.random() >= max(offers.values(), default=0.0) * eagerness:
        return None
    return luck.choices(list(offers), list(offers.values()))[0]


def _questions(aside: Sequence[Heard], me: int) -> tuple[list[Heard], list[tuple[int, str]]]:
    """The questions a seat still owes an answer, the oldest first; and whom it has told what.

    Whatever somebody says who was asked answers the oldest question.
    """
    asked: list[Heard] = []
    answered: list[tuple[int, str]] = []
    for heard in aside:
        if heard.seat == me and asked:
            answered.append((asked.pop(0).seat, heard.claim))
        elif verb_of(heard.claim).startswith("ask-") and int(heard.claim.split()[1]) == me:
            asked.append(heard)
    return asked, answered


def accusers(said: Sequence[Heard], seat: int, step: int) -> list[int]:
    """Who has accused a seat lately, or called it a liar."""
    words = {f"accuse {seat}", f"lies {seat}"}
    return [heard.seat for heard in said if heard.claim in words and heard.step >= step - 1]
