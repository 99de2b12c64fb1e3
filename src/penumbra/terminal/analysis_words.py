"""An analysis in words: what was done, why, and whom somebody could suspect, in one language.

The record is played once more for the words of its acts, each as it was heard with all cards open.
"""

from collections.abc import Iterator, Sequence

import msgspec

from penumbra.analysis.report import Analysis, Curve, Judged, TurningPoint
from penumbra.bots.explanation import Alternative, Why, percent
from penumbra.games import GAMES, record
from penumbra.locale import Catalogue
from penumbra.locale.sentences import sentences
from penumbra.terminal.faces import face_of
from penumbra.terminal.speech import Speech
from penumbra.terminal.words import printable, story

WORST = 10  # decisions that are told


class Told:
    """The words of one analysis."""

    def __init__(self, kept: record.Record, analysis: Analysis, catalogue: Catalogue) -> None:
        self.analysis = analysis
        self.catalogue = catalogue
        self.names = [printable(name) for name in analysis.names]
        self.speech = Speech(catalogue, self.names)
        self._game = analysis.game
        self._views: list[dict[str, object]] = []
        self._acts: list[str] = []
        for match in record.replay(kept, GAMES):
            lines = [*story(self._game, match.events(), self.names, catalogue)]
            self._acts.append(lines[0] if lines else self.say("analysis-silent"))
            self._views.append(msgspec.to_builtins(match.game.opened(match.rows, 0)))

    def say(self, message: str, **args: str | int) -> str:
        """A message in words."""
        return self.catalogue.text(message, **args)

    # what was done

    def act(self, act: int) -> str:
        """What an act brought, in one sentence."""
        return self._acts[act]

    def action(self, act: int, action: str | None) -> str:
        """What could be done at an act, as a choice."""
        if action is None:
            return self.say("analysis-let-go-on")
        return sentences(self._game).action(action, self._views[act - 1], self.speech)

    def role(self, role: str) -> str:
        """A role."""
        return face_of(self._game).role(role, self.speech)

    # what it means

    def turning_point(self, turn: TurningPoint) -> str:
        """Where the game turned, and for whom."""
        return self.say(
            "analysis-turning",
            round=turn.round,
            move=turn.act,
            sentence=self.act(turn.act),
            name=self.names[turn.whose],
            before=percent(turn.before),
            after=percent(turn.after),
        )

    def mistake(self, judged: Judged) -> str:
        """What a decision gave away."""
        best = next(a for a in judged.alternatives if a.action == judged.recommended)
        return self.say(
            "analysis-mistake",
            move=judged.act,
            name=self.names[judged.seat],
            played=self.action(judged.act, judged.played),
            value=percent(judged.value),
            recommended=self.action(judged.act, judged.recommended),
            best=percent(best.value),
            loss=percent(judged.loss),
            error=percent(judged.error),
        )

    def reason(self, act: int, reason: Why) -> str:
        """Why, in one sentence."""
        args: dict[str, str | int] = {"percent": reason.percent, "error": reason.error}
        if reason.say in ("why-close", "why-ahead"):
            args["action"] = self.action(act, reason.action)
        if reason.seat is not None and reason.role is not None:
            args |= {"name": self.names[reason.seat], "role": self.role(reason.role)}
        return self.say(reason.say, **args)

    def parts(self, alternative: Alternative) -> str:
        """What a value is made of."""
        return ", ".join(
            f"{self.say(f'part-{part}')} {signed(share)}\N{NO-BREAK SPACE}%"
            for part, share in alternative.parts.items()
            if percent(share)
        )

    def worst(self) -> list[Judged]:
        """The decisions that gave away most, the costliest first."""
        costly = [each for each in self.analysis.decisions if percent(each.loss) > 0]
        return sorted(costly, key=lambda each: (-each.loss, each.act))[:WORST]

    def lost(self, seat: int) -> str:
        """What a player gave away in all."""
        own = [each for each in self.analysis.decisions if each.seat == seat]
        return self.say(
            "analysis-lost",
            name=self.names[seat],
            percent=percent(self.analysis.losses[seat]),
            number=sum(each.loss > 0 for each in own),
            whole=len(own),
        )

    def moved(self, curve: Curve) -> Iterator[str]:
        """The acts that moved a suspicion most."""
        for move in curve.moved:
            yield self.say(
                "analysis-moved",
                move=move.act,
                sentence=self.act(move.act),
                change=signed(move.change),
            )


def signed(change: float) -> str:
    """A change in per cent, with its sign."""
    return f"{percent(change):+d}".replace("-", "−")


def text(told: Told) -> Iterator[str]:
    """The whole analysis, line by line."""
    analysis, say = told.analysis, told.say
    yield say("analysis-page", game=told.speech.game(analysis.game))
    yield say(
        "analysis-played",
        names=", ".join(told.names),
        acts=analysis.acts,
        rounds=len(analysis.rounds),
    )
    yield say(f"analysis-measure-{analysis.measure}")
    yield from ("", say("analysis-turning-points"))
    turns = [told.turning_point(turn) for turn in analysis.turning_points]
    yield from _listed(turns or [say("analysis-no-turning")])
    yield from ("", say("analysis-losses"))
    yield from _listed([told.lost(seat) for seat in range(len(told.names))])
    yield from ("", say("analysis-worst"))
    worst = told.worst()
    if not worst:
        yield from _listed([say("analysis-no-mistakes")])
    for judged in worst:
        yield f"  {told.mistake(judged)}"
        yield "    " + " ".join(told.reason(judged.act, reason) for reason in judged.reasons)
    yield from ("", say("analysis-beliefs"))
    yield from _beliefs(told)


def _beliefs(told: Told) -> Iterator[str]:
    """Whom everybody could suspect when each round ended, and the acts that moved it."""
    analysis = told.analysis
    ends = [*analysis.rounds[1:], analysis.acts]
    for viewer, name in enumerate(told.names):
        own = [curve for curve in analysis.beliefs if curve.viewer == viewer]
        for number, (first, end) in enumerate(zip(analysis.rounds, ends, strict=True), start=1):
            believed = [
                told.say(
                    "analysis-believed",
                    name=told.names[curve.seat],
                    role=told.role(role),
                    percent=percent(chance),
                )
                for curve in own
                if (role := curve.roles[end - 1]) and (chance := curve.chances[end - 1]) is not None
            ]
            yield f"  {told.say('analysis-believes', name=name, round=number)}"
            yield f"    {'; '.join(believed)}"
            for curve in own:
                within = tuple(move for move in curve.moved if first < move.act <= end)
                for line in told.moved(msgspec.structs.replace(curve, moved=within)):
                    yield f"      {told.names[curve.seat]} ← {line}"


def _listed(lines: Sequence[str]) -> Iterator[str]:
    for line in lines:
        yield f"  {line}"
