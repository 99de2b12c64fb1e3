"""One thinker: a process that is shown views, one after the other, and says what a bot would do.

`thinkers` starts it and is the only one to talk to it: a frame in (a `Thought`), a frame out (an
`Answer`), a frame being four bytes of length and JSON. It ends by itself when its input ends, so no
server, however it died, leaves one behind. What it is shown are secrets: nothing a bot prints
leaves the process, and of an error only the name of its type.

`--company MODULE` is the door for one's own bots: a module with `LEVELS`, the names of its levels,
and `make(level, game, seed)` like that of `penumbra.bots`, asked for every level that the house
does not have itself.
"""

import argparse
import os
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import IO, Any, TypeAlias

import msgspec

from penumbra import bots
from penumbra.bots import voices
from penumbra.bots.explanation import PLAYOUTS, Hasty, Weighing, explainer
from penumbra.bots.temperament import Temperament
from penumbra.bots.turns import answer
from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games.claims import Heard, verb_of
from penumbra.games.game import View

Make: TypeAlias = Callable[[str, str, int, Temperament], bots.Bot[Any]]

NICENESS = 5  # the server's loop goes first
LENGTH_BYTES = 4
TO_SEARCH = 0.4  # of the limit: a busy machine must not make a searcher late
LAST_RESORT = 2  # limits; nobody but an orphan thinks that long
STDIN, STDOUT = range(2)


class Thought(msgspec.Struct, frozen=True):
    """A question to a bot: what would you do, seeing this?

    The same question always gets the same answer. Bots take their luck from `seed` and remember
    nothing, so whoever asks gives every decision a seed of its own.
    """

    game: str
    level: str
    seed: int
    view: bytes
    """The view as JSON, as the seat gets it."""
    information: bytes
    """All the seat knows, as the game's information state."""
    interrupting: bool = False
    """The table waits for somebody else."""
    said: tuple[Heard, ...] = ()
    """Every claim of the game so far, which everybody has heard."""
    temperament: Temperament = "steady"
    hurried: bool = False
    """Others stand in line: who searches should be brief."""
    chatter: voices.Chatter | None = None
    """Not what it would do is asked, but what it would say, at a table where bots talk so much."""
    advises: bool = False
    """Not what a bot would do is asked, but what a person had better do, and why."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the bot would do; None out of turn: let things go on. Or advice. Or what went wrong."""

    action: str | None = None
    weighing: Weighing | None = None
    fault: str | None = None


class Nonsense(PenumbraError):
    """A bot chose something it can't do."""


def frame(message: msgspec.Struct) -> bytes:
    """A message as it goes through a pipe."""
    body = msgspec.json.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def think(thought: Thought, make: Make = bots.make, limit: float | None = None) -> Answer:
    """Ask the bot, and believe nothing it says before it is found among the legal actions."""
    try:
        view: View = msgspec.json.decode(thought.view, type=GAMES[thought.game].view_type)
        if thought.chatter is not None:
            return Answer(_say_something(thought, thought.chatter, view, make))
        if thought.advises:
            return Answer(weighing=_advice(thought, view, limit))
        legal = frozenset(view.legal)
        bot = _bot(thought, make)
        if isinstance(bot, bots.Searcher):
            bot.seconds = None if limit is None else limit * TO_SEARCH
            if thought.hurried:
                bot.hurry()
        action = answer(bot, view, thought.information, thought.interrupting, thought.said)
        if action not in legal and not (action is None and thought.interrupting):
            raise Nonsense("Not among the legal actions.")
        return Answer(action)
    except BaseException as error:  # a bot that calls sys.exit() must not end its thinker
        return Answer(fault=type(error).__name__)


def _advice(thought: Thought, view: View, limit: float | None) -> Weighing:
    """What a Sage thinks of the decision; Unexplained if the game has none."""
    sage = explainer(thought.game, PLAYOUTS, thought.seed)
    if isinstance(sage, Hasty):
        sage.seconds = None if limit is None else limit * TO_SEARCH
    return sage.weigh(view, thought.information, thought.said, thought.interrupting, None)


def _bot(thought: Thought, make: Make) -> bots.Bot[Any]:
    return make(thought.level, thought.game, thought.seed, thought.temperament)


def _say_something(thought: Thought, chatter: voices.Chatter, view: View, make: Make) -> str | None:
    """A claim of a form the game has, or None: silence."""
    moment = voices.Moment(
        view, thought.information, thought.said, thought.temperament, lambda: _bot(thought, make)
    )
    claim = voices.speak(thought.game, moment, thought.seed, chatter)
    forms = GAMES[thought.game].claims.forms
    if claim is not None and verb_of(claim) not in map(verb_of, forms):
        raise Nonsense("Not among the forms of the game.")
    return claim


def main(arguments: Sequence[str] | None = None) -> None:
    """Answer until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    os.nice(NICENESS)
    parser = argparse.ArgumentParser(prog="python -m penumbra.table.thinker")
    parser.add_argument("--limit", type=float, required=True)
    parser.add_argument("--company", metavar="MODULE")
    options = parser.parse_args(arguments)
    requests, answers = _own_pipes()
    with suppress(BrokenPipeError):
        try:
            make = _make_with(options.company) if options.company else bots.make
        except BaseException as error:  # whatever a module may do while it is loaded
            _say(answers, Answer(fault=type(error).__name__))
            os._exit(1)
        _serve(requests, answers, make, options.limit)
    os._exit(0)  # a thread that a bot has left running must not keep the process alive


def _serve(requests: IO[bytes], answers: IO[bytes], make: Make, limit: float) -> None:
    """Say that one is ready by an empty answer, then answer thought by thought.

    The server ends a thinker that takes too long. If there is no server any more, an alarm does: it
    needs no help from Python, so no endless loop of a bot can hold it up.
    """
    decoder = msgspec.json.Decoder(Thought)
    _say(answers, Answer())
    while length := requests.read(LENGTH_BYTES):
        body = requests.read(int.from_bytes(length, "big"))
        signal.setitimer(signal.ITIMER_REAL, LAST_RESORT * limit)
        answer = think(decoder.decode(body), make, limit)
        signal.setitimer(signal.ITIMER_REAL, 0)
        _say(answers, answer)


def _say(answers: IO[bytes], answer: Answer) -> None:
    answers.write(frame(answer))
    answers.flush()


def _make_with(company: str) -> Make:
    """The bots of the house, and those of the company for all other levels."""
    guest: Callable[[str, str, int], bots.Bot[Any]] = import_module(company).make

    def make(level: str, game: str, seed: int, temperament: Temperament) -> bots.Bot[Any]:
        if bots.level_named(level) in bots.levels(game):
            return bots.make(level, game, seed, temperament)
        return guest(level, game, seed)

    return make


def _own_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """The pipes to the server, where no bot that prints or reads can get into them."""
    requests = os.fdopen(os.dup(STDIN), "rb")
    answers = os.fdopen(os.dup(STDOUT), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for descriptor in (STDIN, STDOUT):  # the server has given it no stderr
        os.dup2(nothing, descriptor)
    os.close(nothing)
    return requests, answers


if __name__ == "__main__":
    main()
