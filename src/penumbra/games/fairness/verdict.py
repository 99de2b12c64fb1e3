"""What a record and a note prove together, in a word that never claims more than was seen.

`judge` plays the record again through the rules and holds it against everything this client heard
(V1 to V5 and P1 to P3 of docs/protocol.md).
"""

from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypeAlias

import msgspec

from penumbra.errors import PenumbraError
from penumbra.games import record
from penumbra.games.errors import BadRecord, OtherRules
from penumbra.games.fairness import draw
from penumbra.games.fairness.deals import Attempt, Deals, DrawnDeals, Fair, reopened
from penumbra.games.fairness.draw import Facts
from penumbra.games.fairness.note import (
    FIRST_ROUND,
    Note,
    NotedChair,
    Run,
    begins_round,
    looked,
    seen,
)
from penumbra.games.fairness.reasons import Finding, Unfair
from penumbra.games.game import SPECTATOR, AnyGame
from penumbra.games.record import Record

Grade: TypeAlias = Literal["proved", "in_part", "consistent", "not_fair"]
"""Proved: every check passed, one's own share is in, every round was seen whole, nothing redrawn.
In part: every check passed, and the reasons tell what is missing. Consistent: the record agrees
with itself, and there is nothing to compare it with. Not fair: the first check that failed.
"""

Events: TypeAlias = list[dict[str, Any]]


class Verdict(msgspec.Struct, frozen=True):
    """A grade, and why it is no better."""

    grade: Grade
    reasons: list[Finding]

    def __str__(self) -> str:
        return " ".join([f"{self.grade.replace('_', ' ').capitalize()}.", *map(str, self.reasons)])


class Round(msgspec.Struct):
    """One round as the rules play it, through one viewer's eyes: what he heard, and how it looked
    after so many events.
    """

    events: Events = []
    moments: list[tuple[int, bytes]] = []


def judge(kept: Record, note: Note | None, games: Mapping[str, AnyGame]) -> Verdict:
    """What this record proves to whoever kept this note of the game, or kept none.

    OtherRules if today's rules can't tell: that is no verdict, and nothing was proved.
    """
    try:
        reasons = _checked(kept, note, games)
    except Unfair as unfair:
        return Verdict("not_fair", [unfair.reason])
    if note is None:
        return Verdict("consistent", reasons)
    return Verdict("in_part" if reasons else "proved", reasons)


def _checked(kept: Record, note: Note | None, games: Mapping[str, AnyGame]) -> list[Finding]:
    fair = kept.header.fair
    if note is not None and note.broken is not None:
        raise Unfair(note.broken.code, **note.broken.data)
    if note is not None and (fair is None or fair.draws is None):
        raise Unfair("older_record")
    if note is not None and fair is not None:
        _check_draw(record.facts_of(kept.header), fair, note)
    deals = _reopened(fair, record.facts_of(kept.header)) if fair is not None else None
    if note is not None and isinstance(deals, DrawnDeals):
        _check_rolls(deals, note)
    viewer = SPECTATOR if note is None or note.viewer is None else note.viewer
    looks = note is not None and any(run.view is not None or run.looks for run in note.runs)
    played = _played(kept, games, viewer, looks)
    if note is not None and isinstance(deals, DrawnDeals):
        note = _numbered(note, played)
        _check_story(note, played, deals.draw)
        _check_acts(note, [line.action for line in kept.lines if line.seat == note.viewer])
        return _lacking(deals, note, played)
    if fair is None:
        return [Finding("no_promise")]
    return [Finding("no_note" if fair.salts is None else "older_rules")]


# the draw


def _check_draw(facts: Facts, fair: Fair, note: Note) -> None:
    """Commitment, facts, chairs, every roll and all that was opened are those noted (V3).

    What is hashed is compared itself first, so that what differs has a name.
    """
    attempts = fair.draws or []
    if fair.commitment != note.commitment:
        raise Unfair("another_draw", what="commitment")
    if facts.id != note.id:
        raise Unfair("another_draw", what="game")
    for number, noted in enumerate(note.attempts, start=1):
        if noted.roll is None:
            continue
        if facts != noted.roll.facts:
            raise Unfair("another_draw", what="facts")
        if number > len(attempts) or attempts[number - 1].shares != noted.roll.shares:
            raise Unfair("another_draw", what="roll")
        if noted.opened is not None and attempts[number - 1].opened != noted.opened:
            raise Unfair("another_draw", what="shares")
    if note.chairs is not None:
        _check_chairs(facts, attempts, note.chairs)


def _check_chairs(facts: Facts, attempts: list[Attempt], chairs: list[NotedChair]) -> None:
    """Who sat where is who is on the record, also for whoever was told of no roll: no bot has a
    share in what was drawn, and no person's chair was a bot's. Who left before is `away` or `late`.
    """
    if facts.names != [chair.name for chair in chairs]:
        raise Unfair("foreign_roll", what="company")
    shares = attempts[-1].shares if attempts else []
    for number, (share, chair) in enumerate(zip(shares, chairs, strict=False), start=1):
        if draw.is_promised(share) if chair.bot else share == "bot":
            raise Unfair("foreign_chair", chair=number)


def _check_rolls(deals: DrawnDeals, note: Note) -> None:
    """Every roll noted is the record's to the byte, with all that was before it, and so is the
    draw: whoever missed one attempt has the next one's word for it.
    """
    for noted, roll in zip(note.attempts, deals.rolls, strict=False):
        if noted.roll is not None and draw.roll_hash(noted.roll) != draw.roll_hash(roll):
            raise Unfair("another_draw", what="roll")


def _reopened(fair: Fair, facts: Facts) -> Deals:
    try:
        return reopened(fair, facts)
    except Unfair:
        raise
    except PenumbraError as error:
        raise Unfair("untrue_record", why=str(error)) from error


# the story


def _played(kept: Record, games: Mapping[str, AnyGame], viewer: int, looks: bool) -> list[Round]:
    """The record played by the rules (P1), round by round as one viewer saw it."""
    rounds: list[Round] = []
    try:
        for match in record.replay(kept, games):
            for event in msgspec.to_builtins(match.events(viewer)):
                if begins_round(event) or not rounds:
                    rounds.append(Round())
                rounds[-1].events.append(event)
            if looks:
                rounds[-1].moments.append((len(rounds[-1].events), match.view_json(viewer)))
    except OtherRules:
        raise
    except BadRecord as error:
        raise Unfair("untrue_record", why=str(error)) from error
    return rounds


def _numbered(note: Note, played: list[Round]) -> Note:
    """The note, its runs numbered as the record's rounds are: all 1 if the game tells of none."""
    if not played or begins_round(played[0].events[0]):
        return note
    runs = [msgspec.structs.replace(run, round=FIRST_ROUND) for run in note.runs]
    return msgspec.structs.replace(note, runs=runs)


def _check_story(note: Note, played: list[Round], drawn: str) -> None:
    """What was noted is what the rules play, every run of it (V5, P2, P3)."""
    last = max((run.round for run in note.runs), default=0)
    before = 0
    for index, run in enumerate(note.runs):
        if not 0 < run.round <= len(played):
            raise Unfair("other_rounds", seen=run.round, recorded=len(played))
        if not _follows(run, before):
            raise Unfair("miscounted", before=before, round=str(run.round))
        before = run.round
        round_ = played[run.round - 1]
        if run.seen is not None:
            whole = Run(round=run.round, events=round_.events)
            if seen(drawn, note.viewer, whole) != run.seen:
                raise Unfair("other_view", round=run.round)
        elif run.view is None:
            _check_events(run, round_.events, _is_whole(note, index))
            if not _looked_so(run, round_, 0):
                raise Unfair("other_view", round=run.round)
        else:
            _check_moment(run, round_, _is_whole(note, index))
    if note.ended and last != len(played):
        raise Unfair("other_rounds", seen=last, recorded=len(played))


def _follows(run: Run, before: int) -> bool:
    """Whether a run can come after one of that round: a deal begins the next one, a view may show
    any; an old note may have forgotten what was between.
    """
    if run.view is not None:
        return True
    return run.round > before if run.seen is not None else run.round == before + 1


def _is_whole(note: Note, index: int) -> bool:
    """Whether a run goes on to the end of its round: a deal follows it, or the end of all."""
    if index + 1 == len(note.runs):
        return note.ended
    return note.runs[index + 1].view is None


def _check_events(run: Run, recorded: Events, whole: bool) -> None:
    for number, (noted, told) in enumerate(zip(run.events, recorded, strict=False), start=1):
        if noted != told:
            raise _other(run.round, number, noted, told)
    if len(run.events) > len(recorded):
        raise _other(run.round, len(recorded) + 1, run.events[len(recorded)], None)
    if whole and len(run.events) < len(recorded):
        raise _other(run.round, len(run.events) + 1, None, recorded[len(run.events)])


def _other(round_number: int, event: int, noted: object, told: object) -> Unfair:
    def text(value: object) -> str:
        return "nothing" if value is None else msgspec.json.encode(value).decode()

    return Unfair(
        "other_event", round=round_number, event=event, seen=text(noted), recorded=text(told)
    )


def _check_moment(run: Run, round_: Round, whole: bool) -> None:
    """Some moment of the round looked like this, and then these things happened."""
    for count, looks in round_.moments:
        rest = round_.events[count:]
        follows = rest == run.events if whole else rest[: len(run.events)] == run.events
        shown = follows and msgspec.json.decode(looks) == run.view
        if shown and _looked_so(run, round_, count):
            return
    raise Unfair("other_view", round=run.round)


def _looked_so(run: Run, round_: Round, since: int) -> bool:
    """Whether the round, from so many events on, looked as it was shown each time (P3)."""
    at = 0
    for after, shown in run.looks:
        fitting = (
            number
            for number, (count, looks) in enumerate(round_.moments[at:], start=at)
            if count == since + after and looked(looks) == shown
        )
        found = next(fitting, None)
        if found is None:
            return False
        at = found
    return True


def _check_acts(note: Note, recorded: Iterable[str]) -> None:
    """What one did is what the record says one did, but for what others did in one's place (P4)."""
    acts = iter(recorded)
    for _, action in sorted(note.acts):
        if action not in acts:
            raise Unfair("other_act", action=action)


# what is missing


def _lacking(deals: DrawnDeals, note: Note, played: list[Round]) -> list[Finding]:
    reasons = []
    if note.viewer is None:
        reasons.append(Finding("watched"))
    else:
        share = deals.attempts[-1].shares[note.viewer]
        opened = deals.attempts[-1].opened[note.viewer]
        own = [kept for attempt in note.attempts for kept in attempt.own]
        if not draw.is_promised(share):
            reasons.append(Finding("without_share"))
        elif (opened, share) not in own:
            reasons.append(Finding("share_elsewhere"))
    gaps = _gaps(note, played)
    if gaps:
        reasons.append(Finding("gaps", {"rounds": ", ".join(map(str, gaps))}))
    late = [seat for attempt in deals.attempts for seat in attempt.missing]
    if late:
        names = ", ".join(deals.facts.names[seat] for seat in late)
        reasons.append(Finding("redrawn", {"names": names}))
    return reasons


def _gaps(note: Note, played: list[Round]) -> list[int]:
    """Rounds that were not seen from their deal to their end."""
    whole = {
        run.round
        for index, run in enumerate(note.runs)
        if run.seen is not None or (run.view is None and _is_whole(note, index))
    }
    return [number for number in range(1, len(played) + 1) if number not in whole]


def read_and_judge(text: str, note: Note | None, games: Mapping[str, AnyGame]) -> Verdict:
    """The same of a record's text: one that can't be read is not true either."""
    try:
        kept = record.loads(text)
    except PenumbraError as error:
        return Verdict("not_fair", [Finding("untrue_record", {"why": str(error)})])
    return judge(kept, note, games)
