"""The seeds of a game of fair deals, and what is opened of them when the game is over."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

import msgspec

from penumbra.games.fairness import draw
from penumbra.games.fairness.draw import Facts, Roll
from penumbra.games.fairness.reasons import Unfair
from penumbra.games.fairness.salts import SaltedDeals, resalted


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One attempt at a draw: the shares of its roll, and what was opened of them."""

    shares: list[str]
    opened: list[str | None]

    @property
    def missing(self) -> list[int]:
        """Chairs that promised a share and did not open it."""
        pairs = enumerate(zip(self.shares, self.opened, strict=True))
        return [
            seat for seat, (share, opened) in pairs if draw.is_promised(share) and opened is None
        ]


class Fair(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """All that the deals of a game followed from, opened when it is over.

    `draws` has all attempts, the last of them complete. Games of the older rules have `salts`
    instead: a list for each dealt round, in it a text for each seat, empty where there was none.
    """

    secret: str
    commitment: str
    salts: list[list[str]] | None = None
    draws: list[Attempt] | None = None


class DrawnDeals:
    """The seeds of one game, all of them fixed by its draw."""

    def __init__(self, secret: bytes, facts: Facts, attempts: Sequence[Attempt]) -> None:
        """Unfair if the last of the attempts is not a draw that could have followed the others."""
        self.commitment = draw.commitment(secret)
        self.facts = facts
        self.rolls = rolls_of(self.commitment, facts, attempts)
        self.attempts = list(attempts)
        self.secret = secret
        self.draw = draw.draw_hash(draw.roll_hash(self.rolls[-1]), attempts[-1].opened)

    def seed(self, round_number: int) -> bytes:
        """The seed of a round."""
        return draw.round_seed(self.secret, self.draw, round_number)


Deals: TypeAlias = DrawnDeals | SaltedDeals


def opened(deals: Deals) -> Fair:
    """Where the seeds come from; for nobody's eyes until the game is over."""
    secret, promised = deals.secret.hex(), deals.commitment
    if isinstance(deals, SaltedDeals):
        return Fair(secret, promised, salts=[*deals.used])
    return Fair(secret, promised, draws=deals.attempts)


def reopened(fair: Fair, facts: Facts) -> Deals:
    """The same deals once more; Unfair if what was opened does not fit together (V1, V2)."""
    if not draw.is_hash(fair.secret):
        raise Unfair("secret_unfit")
    secret = bytes.fromhex(fair.secret)
    if draw.commitment(secret) != fair.commitment:
        raise Unfair("secret_unfit")
    if fair.draws is None:
        return resalted(secret, fair.salts or [], facts.players)
    return DrawnDeals(secret, facts, fair.draws)


def rolls_of(commitment: str, facts: Facts, attempts: Sequence[Attempt]) -> list[Roll]:
    """The rolls of these attempts, the last of which is the draw; Unfair if it can't be (V2)."""
    if not 0 < len(attempts) <= draw.MOST_ATTEMPTS or facts.players > draw.MOST_CHAIRS:
        raise Unfair("incomplete_draw", attempt=len(attempts))
    rolls: list[Roll] = []
    for number, attempt in enumerate(attempts, start=1):
        if not len(attempt.shares) == len(attempt.opened) == facts.players:
            raise Unfair("incomplete_draw", attempt=number)
        _check_absences(attempt, first=number == 1)
        roll = Roll(number, draw.before(rolls), commitment, facts, attempt.shares)
        check_opened(roll, attempt.opened)
        rolls.append(roll)
        last = number == len(attempts)
        if last and attempt.missing:
            raise Unfair("incomplete_draw", attempt=number)
        if not last and not attempt.missing:
            raise Unfair("needless_draw", attempt=number)
    for one, other in pairwise(attempts):
        check_repeated(one, other.shares)
    return rolls


def _check_absences(attempt: Attempt, first: bool) -> None:
    for chair, share in enumerate(attempt.shares, start=1):
        allowed = draw.is_hash(share) or share in ("bot", "away") or (share == "late" and not first)
        if not allowed:
            raise Unfair("impossible_share", chair=chair)


def check_opened(roll: Roll, opened: Sequence[str | None]) -> None:
    """Unfair if something was opened that was not promised on this roll."""
    for seat, (promised, share) in enumerate(zip(roll.shares, opened, strict=True)):
        if share is None:
            continue
        if not draw.is_promised(promised) or not draw.is_hash(share):
            raise Unfair("impossible_share", chair=seat + 1)
        kept = draw.promise(roll.commitment, roll.attempt, seat, bytes.fromhex(share))
        if kept != promised:
            raise Unfair("broken_share", chair=seat + 1)


def check_repeated(failed: Attempt, shares: Sequence[str]) -> None:
    """Unfair if a roll can't follow an attempt that failed: who did not open is late for good, a
    bot stays one, and only who opened may promise again.
    """
    late = failed.missing
    for seat, (before, now) in enumerate(zip(failed.shares, shares, strict=True)):
        if seat in late:
            fits = now == "late"
        elif draw.is_promised(before):
            fits = draw.is_promised(now) or now == "away"
        else:
            fits = now == before
        if not fits:
            raise Unfair("impossible_share", chair=seat + 1)
