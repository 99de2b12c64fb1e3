"""Guided first games: a script a game, played through the real rules into what a learner sees.

A script (`lesson.toml` in a game's folder) has scenes, each a position with a few steps. In a step
other seats act, then the coach says something, and perhaps the learner chooses. What is said is an
id of the catalogue, `lesson-GAME-SCENE-WORD`; which thing is meant is an anchor the boards know.
Whatever the learner may answer leads somewhere, and all ways are played here, so that a slip in a
script is found by a test and not by a learner.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock

import msgspec
from msgspec import Raw, Struct, field

from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games.game import AnyGame, Rows
from penumbra.games.log import new_log
from penumbra.games.match import Match
from penumbra.table.messages import GameEvents, GameView

LEARNER = 0
"""The learner's seat in every scene, so that the neighbours keep their names."""

ANY = "*"
"""As an answer: every action of the learner that no other answer names."""


class BadScript(PenumbraError):
    """A lesson that can't be played as it is written."""


# what a script says


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """What a learner may choose, and where it leads: on in the scene, unless `reply` or `again`."""

    choose: str
    """An action, ANY, or the word of a sentence if the step is a quiz."""
    reply: str = ""
    """Not now: why."""
    steps: "list[Line]" = field(default_factory=list)
    """What comes first, before the scene goes on."""
    again: bool = False
    """Show what comes of it (`steps`), then take it back."""


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A step as it is written: acts (“2 play blue-4”), what is said of them, a choice or none."""

    say: str
    acts: list[str] = field(default_factory=list)
    point: list[str] = field(default_factory=list)
    quiz: bool = False
    answer: list[Answer] = field(default_factory=list)


class Plot(Struct, frozen=True, forbid_unknown_fields=True):
    """A scene as it is written; it begins with a position, or with the deal of a seed."""

    id: str
    step: list[Line]
    position: str = ""
    seed: str = ""


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole lesson as it is written."""

    players: int
    scene: list[Plot]


# what a learner gets


class Shot(Struct, frozen=True):
    """What an act brought, as the learner sees it; the deal a scene begins with has no seat."""

    seat: int | None
    action: str
    events: GameEvents
    view: GameView


class Choice(Struct, frozen=True):
    """What the learner is to choose."""

    quiz: bool
    """The answers are ids of sentences, not actions on the board."""
    leads: dict[str, int]
    """Good answers, and the step each leads to; one further back takes everything back to there."""
    replies: dict[str, str]
    """The others, and the id of a kind word why not now."""


class Step(Struct, frozen=True):
    """Shots to be shown, then words; then a choice, or `next` (null: the scene is over)."""

    shots: list[Shot]
    text: str
    point: list[str]
    choice: Choice | None
    next: int | None


class Scene(Struct, frozen=True):
    """A position and the steps from it; it begins with step 0."""

    id: str
    title: str
    view: GameView
    steps: list[Step]


class Lesson(Struct, frozen=True):
    """A guided first game, as the learner in seat 0 sees it."""

    game: str
    players: int
    scenes: list[Scene]


@cache
def lesson(game: str) -> Lesson:
    """The guided game of one of those that are `taught`."""
    script = read(game)
    scenes = [stage(game, script.players, plot) for plot in script.scene]
    return Lesson(game, script.players, scenes)


_rehearsing = Lock()


def as_json(game: str) -> bytes:
    """The same, as a page gets it. It takes seconds, but only once: who asks meanwhile waits."""
    with _rehearsing:
        return _json(game)


@cache
def _json(game: str) -> bytes:
    return msgspec.json.encode(lesson(game))


def taught() -> list[str]:
    """The games that have a script."""
    return [game for game in GAMES if _script(game).is_file()]


def read(game: str) -> Script:
    """The script of a game's lesson, as it is written."""
    return msgspec.toml.decode(_script(game).read_text(encoding="utf-8"), type=Script)


def _script(game: str) -> Traversable:
    return files("penumbra.games") / game / "lesson.toml"


def stage(game: str, players: int, plot: Plot) -> Scene:
    """Play a scene through, along every answer that leads on."""
    rules = GAMES[game]
    rehearsal = _Rehearsal(rules, f"lesson-{game}-{plot.id}")
    if plot.position:
        rows = rules.from_position(plot.position, rules.board())
        shots = []
    else:
        match = Match(rules, players, seed=bytes.fromhex(plot.seed))
        rows = match.rows
        shots = [Shot(None, "", _raw(match.events(LEARNER)), rehearsal.view(rows))]
    first = rehearsal.view(rows)
    rehearsal.play(rows, plot.step, shots, last=None)
    return Scene(plot.id, f"{rehearsal.name}-title", first, rehearsal.steps)


def _raw(events: Sequence[Struct]) -> Raw:
    return Raw(msgspec.json.encode(events))


class _Rehearsal:
    """The steps of one scene, in the order they are reached."""

    def __init__(self, rules: AnyGame, name: str) -> None:
        self.rules = rules
        self.name = name
        self.steps: list[Step] = []

    def view(self, rows: Rows) -> Raw:
        """What the learner sees."""
        return Raw(self.rules.views_json(rows, 0, range(LEARNER, LEARNER + 1))[0])

    def play(
        self, rows: Rows, lines: Sequence[Line], shots: list[Shot], last: int | None
    ) -> int | None:
        """Play lines from a state; `shots` have led to it, `last` is what follows the end.

        Returns the number of the first step, or `last` if there are no lines.
        """
        if not lines:
            return last
        line, rest = lines[0], lines[1:]
        here = len(self.steps)
        self.steps.append(Step([], "", [], None, None))  # to be filled when the way on is known
        shown = [*shots, *(self._act(rows, act) for act in line.acts)]
        choice, onward = None, None
        if line.answer:
            choice = self._choice(rows, line, rest, here, last)
        else:
            onward = self.play(rows, rest, [], last)
        text = f"{self.name}-{line.say}"
        self.steps[here] = Step(shown, text, line.point, choice, onward)
        return here

    def _act(self, rows: Rows, act: str) -> Shot:
        """A seat acts. No round is dealt after the last: the scene looks at how it ended."""
        seat, _, action = act.partition(" ")
        log = new_log()
        self.rules.act(rows, 0, int(seat), self.rules.action_number(rows, 0, action), log)
        return Shot(int(seat), action, _raw(self.rules.events(log, LEARNER)), self.view(rows))

    def _choice(
        self, rows: Rows, line: Line, rest: Sequence[Line], here: int, last: int | None
    ) -> Choice:
        named = {answer.choose: answer for answer in line.answer}
        options = [*named] if line.quiz else self._options(rows, line, set(named))
        leads: dict[str, int] = {}
        replies: dict[str, str] = {}
        for option in options:
            answer = named.get(option) or named[ANY]
            key = f"{self.name}-{option}" if line.quiz else option
            if answer.reply:
                replies[key] = f"{self.name}-{answer.reply}"
                continue
            branch = rows.copy()
            shots = [] if line.quiz else [self._act(branch, f"{LEARNER} {option}")]
            ahead = answer.steps if answer.again else [*answer.steps, *rest]
            then = self.play(branch, ahead, shots, here if answer.again else last)
            if then is None:
                raise BadScript(f"{self.name}-{line.say}: nothing is said after “{option}”.")
            leads[key] = then
        if not leads:
            raise BadScript(f"{self.name}-{line.say}: no answer leads on.")
        return Choice(line.quiz, leads, replies)

    def _options(self, rows: Rows, line: Line, named: set[str]) -> list[str]:
        """What the learner may do; a script answers all of it and nothing else."""
        legal = self.rules.legal(rows, 0, LEARNER)
        options = [self.rules.action_text(rows, 0, action) for action in legal]
        impossible = named - set(options) - {ANY}
        if impossible:
            raise BadScript(f"{self.name}-{line.say}: the learner can't {sorted(impossible)}.")
        forgotten = set(options) - named
        if forgotten and ANY not in named:
            raise BadScript(f"{self.name}-{line.say}: what if {sorted(forgotten)}?")
        return options
