"""What can be found wrong with a game's chance, each with a code and a sentence.

People read the sentence of the same code in their own language (`fair-…` in the catalogues); the
English one here is for programs, logs and docs/protocol.md. Chairs and rounds count from 1.
"""

from typing import Any

import msgspec

from penumbra.errors import PenumbraError

UNFAIR: dict[str, str] = {
    # at the table, at once
    "commitment_changed": "The table has changed its commitment.",
    "roll_changed": "The table has changed the roll.",
    "foreign_roll": "The roll is not of this table: another {what}.",
    "foreign_chair": "The roll is not of this table: chair {chair}.",
    "broken_share": "The share of chair {chair} is not the one promised.",
    "wrong_draw": "The draw does not follow from the shares.",
    "share_thrown_away": "The table threw away your share.",
    "impossible_attempt": "The table tells of attempt {attempt} at the draw: there can be none.",
    "miscounted": "The table miscounts its rounds: after round {before} it told of round {round}.",
    "two_stories": "The table told two tabs of one browser different stories.",
    # of a record
    "secret_unfit": "The secret does not fit the commitment: one of the two was changed.",
    "impossible_share": "Chair {chair} has a share it can't have.",
    "incomplete_draw": "Draw {attempt} is not complete.",
    "needless_draw": "Draw {attempt} was complete and yet repeated.",
    "bad_salts": "The salts of round {round} can't be: {why}",
    # of a record beside a note
    "older_record": "This record is dealt by older rules; the game you saw was not.",
    "another_draw": "This is not the draw you saw: {what}.",
    "other_rounds": "You saw {seen} rounds; the record has {recorded}.",
    "untrue_record": "The record is not true: {why}",
    "other_event": "Round {round}, event {event}: you saw {seen}; the record says {recorded}.",
    "other_view": "Round {round}: the table never looked as you saw it.",
    "other_act": "You did “{action}”, and the table took it; the record does not have it.",
}
"""After one of these nothing is proved but that somebody has cheated or erred."""

LACKING: dict[str, str] = {
    "without_share": "This game was dealt without your share.",
    "share_elsewhere": "A share was given in your name elsewhere.",
    "watched": "You watched: spectators have no share.",
    "gaps": "You did not see all of these rounds: {rounds}.",
    "redrawn": "The draw was repeated, because these did not open their share: {names}.",
}
"""What keeps a game that passed every check from being proved to this client."""

UNCOMPARED: dict[str, str] = {
    "no_note": "There is no note of this game to compare with.",
    "older_rules": "This game was dealt by older rules, which prove less.",
    "no_promise": "This game was dealt from a seed: nothing was promised before it.",
}
"""Why a record can only be compared with itself."""

TOLD: dict[str, str] = {
    "share_in": "Your share is in it: it was promised before anybody's was opened.",
    "draw_untold": "This device did not hear the draw: what is said of it is the table's word.",
}
"""What is said of the draw at the table, beside what is lacking."""

TEXTS = UNFAIR | LACKING | UNCOMPARED | TOLD


class Finding(msgspec.Struct, frozen=True):
    """One thing that was found: its code, and what its sentence names."""

    code: str
    data: dict[str, Any] = {}

    def __str__(self) -> str:
        return TEXTS[self.code].format(**self.data)


class Unfair(PenumbraError):
    """Chance is not what was promised; the reason says which promise was broken."""

    def __init__(self, code: str, **data: Any) -> None:
        self.reason = Finding(code, data)
        super().__init__(str(self.reason))
