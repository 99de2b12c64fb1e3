"""A notebook: how a client takes part in a draw, keeps its note of a game, and protests at once.

It is fed what the table says and answers with what to say in turn. It does not open its share
before it has checked what all have promised (L1 to L4 of docs/protocol.md): from then on nothing
is left to choose for whoever knows the rest.
"""

from collections.abc import Sequence
from typing import Any, NoReturn

from penumbra.games.fairness import draw
from penumbra.games.fairness.deals import Attempt, check_opened, check_repeated
from penumbra.games.fairness.draw import Roll
from penumbra.games.fairness.note import (
    FIRST_ROUND,
    Note,
    NotedAttempt,
    NotedChair,
    Run,
    begins_round,
    is_number,
    looked,
)
from penumbra.games.fairness.reasons import Finding, Unfair


class Notebook:
    """One client's part in one game's chance. Whatever raises Unfair is in the note for good."""

    def __init__(self, note: Note) -> None:
        self.note = note
        self._elsewhere = False  # one looks from another chair than the note does

    # the promise and the chairs

    def look(self, commitment: str, viewer: int | None) -> None:
        """The table as it stands. Unfair if it has another commitment than at first (L1)."""
        if commitment != self.note.commitment:
            self._break("commitment_changed")
        if viewer != self.note.viewer and not self._begun:
            self._move(viewer)
        self._elsewhere = viewer != self.note.viewer
        if self._elsewhere and self.note.runs:
            self.tear()

    @property
    def lacks(self) -> bool:
        """Whether the game goes on, or may, where this note does not hear it."""
        return self._elsewhere or self.note.torn

    def tear(self) -> None:
        """What the game shows now, this note does not hear: only a view takes it up again."""
        self.note.torn = self.note.torn or not self.note.ended

    def heard_to(self, seq: int) -> None:
        """How far in the table's messages one has come; every chair has its own."""
        if not self._elsewhere:
            self.note.seq = seq

    def sit_down(self, chairs: Sequence[NotedChair]) -> None:
        """The chairs while shares are promised. Whose was a person's once stays a person's: who
        leaves meanwhile leaves a bot behind.
        """
        known = self.note.chairs or chairs
        if len(known) == len(chairs):
            pairs = zip(known, chairs, strict=True)
            self.note.chairs = [NotedChair(one.name, one.bot and now.bot) for one, now in pairs]

    # the draw

    def promise(self, attempt: int) -> str | None:
        """What to commit oneself to; None if one has nothing to do with this attempt."""
        seat = self.note.viewer
        if seat is None or self._elsewhere or self.note.broken is not None:
            return None
        noted = self._attempt(attempt)
        if noted.roll is not None:
            return None
        if not noted.own:
            share = draw.new_share()
            kept = draw.promise(self.note.commitment, attempt, seat, share)
            noted.own.append((share.hex(), kept))
        return noted.own[0][1]

    def roll(self, roll: Roll, game: str, chairs: Sequence[NotedChair]) -> str | None:
        """The roll of an attempt at a table with these chairs: the share to open now, None if one
        has none on it.

        Unfair if the table has changed a roll (L2) or this one is not its own (L3).
        """
        noted = self._attempt(roll.attempt)
        if noted.roll is not None and noted.roll != roll:
            self._break("roll_changed")
        if noted.roll is None:
            self._check_before(roll)
            self._check_place(roll, game, chairs)
            noted.roll = roll
        if self.note.broken is not None:
            return None
        return self._own_share(noted)

    def acknowledged(self, attempt: int) -> None:
        """The table has taken the share one opened."""
        self._attempt(attempt).acked = True

    def drawn(self, attempt: int, opened: Sequence[str | None], told: str) -> None:
        """All have opened; Unfair if a share or the draw is not what was promised (L5)."""
        noted = self._opened(attempt, opened)
        if noted.roll is None:
            return
        complete = not Attempt(noted.roll.shares, list(opened)).missing
        if not complete or draw.draw_hash(draw.roll_hash(noted.roll), opened) != told:
            self._break("wrong_draw")

    def undrawn(self, attempt: int, opened: Sequence[str | None], missing: Sequence[int]) -> None:
        """Somebody has not opened; Unfair if one has done so oneself (L6)."""
        noted = self._opened(attempt, opened)
        if noted.acked and self.note.viewer in missing:
            self._break("share_thrown_away")
        if noted.roll is not None:
            if Attempt(noted.roll.shares, list(opened)).missing != list(missing) or not missing:
                self._break("roll_changed")

    def told_draw(self, told: str) -> None:
        """What the table says was drawn; Unfair if it is not what was heard."""
        known = self.draw
        if known is not None and known != told:
            self._break("wrong_draw")

    @property
    def draw(self) -> str | None:
        """What was drawn, computed from what was heard; None before, or if one was not there."""
        noted = self.note.attempts[-1] if self.note.attempts else None
        if noted is None or noted.roll is None or noted.opened is None:
            return None
        if Attempt(noted.roll.shares, noted.opened).missing:
            return None
        return draw.draw_hash(draw.roll_hash(noted.roll), noted.opened)

    @property
    def part(self) -> list[Finding]:
        """One's part in what was drawn, and who failed before: no more than was heard."""
        last = self.note.attempts[-1] if self.note.attempts else None
        if self.draw is None or self._elsewhere or last is None or last.roll is None:
            return [Finding("draw_untold")]
        if self.note.viewer is None:
            found = [Finding("watched")]
        elif not draw.is_promised(last.roll.shares[self.note.viewer]):
            found = [Finding("without_share")]
        else:
            own = self._own_share(last) is not None
            found = [Finding("share_in" if own else "share_elsewhere")]
        late = [
            each.roll.facts.names[seat]
            for each in self.note.attempts
            if each.roll is not None and each.opened is not None
            for seat in Attempt(each.roll.shares, each.opened).missing
        ]
        return [*found, Finding("redrawn", {"names": ", ".join(late)})] if late else found

    # the game

    def events(self, events: Sequence[dict[str, Any]]) -> None:
        """What an update told; Unfair if the table miscounts its rounds (L7)."""
        if self._elsewhere:
            self.tear()
        if self.lacks:
            return
        for event in events:
            if begins_round(event) or not self.note.runs:
                number, last = event.get("round", FIRST_ROUND), self._last_round
                if not is_number(number) or number != last + 1:
                    self._break("miscounted", before=last, round=str(number))
                self.note.runs.append(Run(round=number))
            self.note.runs[-1].events.append(event)

    def looks(self, view: bytes) -> None:
        """How the game looks after all that was told."""
        if self.lacks or self.note.ended or not self.note.runs:
            return
        run, shown = self.note.runs[-1], looked(view)
        if shown is not None and (len(run.events), shown) not in run.looks[-1:]:
            run.looks.append((len(run.events), shown))

    def acted(self, turn: int, action: str) -> None:
        """The table has acknowledged what one did."""
        if not self._elsewhere:
            self.note.acts.append((turn, action))

    def gap(self, view: dict[str, Any] | None) -> None:
        """Something was missed: what follows is to be compared from this view on."""
        if view is None:
            return
        if self._elsewhere:
            return self.tear()
        number = view.get("round", FIRST_ROUND)
        if not is_number(number) or number < FIRST_ROUND:
            self._break("miscounted", before=self._last_round, round=str(number))
        self.note.runs.append(Run(round=number, view=view))
        self.note.torn = False

    def end(self, record: str | None = None) -> None:
        """The game is over, and one was there; it is found at that address now."""
        self.note.ended = not self.lacks
        self.note.record = record

    # within

    @property
    def _last_round(self) -> int:
        return self.note.runs[-1].round if self.note.runs else FIRST_ROUND - 1

    @property
    def _begun(self) -> bool:
        """Something of the game was seen from this chair: the note stays with it."""
        return bool(self.note.runs) or any(noted.roll for noted in self.note.attempts)

    def _move(self, viewer: int | None) -> None:
        """One sits elsewhere, perhaps since one was away; a promise made for a chair is no use at
        another.
        """
        self.note.viewer = viewer
        self.note.attempts.clear()

    def _break(self, code: str, **data: Any) -> NoReturn:
        unfair = Unfair(code, **data)
        self._keep(unfair.reason)
        raise unfair

    def _keep(self, reason: Finding) -> None:
        if self.note.broken is None:
            self.note.broken = reason

    def _attempt(self, attempt: int) -> NotedAttempt:
        if not 0 < attempt <= draw.MOST_ATTEMPTS:
            self._break("impossible_attempt", attempt=str(attempt))
        while len(self.note.attempts) < attempt:
            self.note.attempts.append(NotedAttempt())
        return self.note.attempts[attempt - 1]

    def _opened(self, attempt: int, opened: Sequence[str | None]) -> NotedAttempt:
        noted = self._attempt(attempt)
        noted.opened = list(opened)
        if noted.roll is not None:
            try:
                check_opened(noted.roll, opened)
            except Unfair as unfair:
                self._keep(unfair.reason)
                raise
        return noted

    def _own_share(self, noted: NotedAttempt) -> str | None:
        if noted.roll is None or self.note.viewer is None:
            return None
        promised = noted.roll.shares[self.note.viewer]
        return next((share for share, kept in noted.own if kept == promised), None)

    def _check_before(self, roll: Roll) -> None:
        """A roll follows the attempt before it, if one was there to hear of it (L2)."""
        if roll.commitment != self.note.commitment:
            self._break("commitment_changed")
        if not draw.is_hash(roll.before):
            self._break("roll_changed")
        earlier = self.note.attempts[: roll.attempt - 1]
        if any(noted.roll is not None for noted in self.note.attempts[roll.attempt :]):
            self._break("roll_changed")
        if not earlier:
            if roll.before != draw.before([]):
                self._break("roll_changed")
            return
        last = earlier[-1]
        if last.roll is None:
            return
        if roll.before != draw.roll_hash(last.roll):
            self._break("roll_changed")
        if last.opened is None:
            return
        failed = Attempt(last.roll.shares, last.opened)
        if not failed.missing or len(failed.shares) != len(roll.shares):
            self._break("roll_changed")
        try:
            check_repeated(failed, roll.shares)
        except Unfair:
            self._break("roll_changed")

    def _check_place(self, roll: Roll, game: str, chairs: Sequence[NotedChair]) -> None:
        """The roll is of this table: no bot has a share, and nobody is made a bot (L3)."""
        facts, names = roll.facts, [chair.name for chair in chairs]
        if self.note.chairs is None:
            self.sit_down(chairs)
        noted = self.note.chairs or []
        if (facts.id, facts.game) != (self.note.id, game):
            self._break("foreign_roll", what="game")
        if facts.names != names or not (
            facts.players == len(roll.shares) == len(names) == len(noted)
        ):
            self._break("foreign_roll", what="company")
        for seat, (share, chair) in enumerate(zip(roll.shares, noted, strict=True)):
            known = draw.is_hash(share) or share in ("bot", "away", "late")
            fits = not draw.is_promised(share) if chair.bot else share != "bot"
            if not known or not fits:
                self._break("foreign_chair", chair=seat + 1)
