"""A draw under way at a table: who has promised a share, who has opened it, who is waited for.

The formulas and what makes a draw a fair one are in `games/fairness`; how long anybody is waited
for is in `draw_steps.py`. Here is only what follows from the journal.
"""

from collections.abc import Sequence

from penumbra.games.fairness import draw
from penumbra.games.fairness.deals import Attempt
from penumbra.games.fairness.draw import Facts, Roll


class Drawing:
    """The draw of one game. Chairs are fixed: who leaves has no part in it any more."""

    def __init__(self, commitment: str, facts: Facts, bots: Sequence[bool]) -> None:
        """`bots` says of each chair whether it is one's."""
        self.facts = facts
        self.attempts: list[Attempt] = []  # those that are over
        self.rolls: list[Roll] = []
        self.roll: Roll | None = None
        """Of the present attempt, once it is fixed."""
        self._commitment = commitment
        self._bots = list(bots)
        self._gone: set[int] = set()
        self._promised: dict[int, str] = {}
        self._opened: dict[int, str] = {}

    @property
    def attempt(self) -> int:
        """The number of the present attempt."""
        return len(self.attempts) + 1

    @property
    def phase(self) -> tuple[int, bool]:
        """Where the draw stands: the attempt, and whether its roll is fixed."""
        return self.attempt, self.roll is not None

    @property
    def awaited(self) -> list[int]:
        """Chairs whose promise, or whose share, is still to come."""
        done = self._promised if self.roll is None else self._opened
        return [seat for seat in self._expected if seat not in done and seat not in self._gone]

    @property
    def missing(self) -> list[int]:
        """Chairs on the roll that have not opened."""
        return self.present.missing

    @property
    def present(self) -> Attempt:
        """The present attempt, as far as it has come."""
        shares = self.roll.shares if self.roll is not None else []
        return Attempt(list(shares), [self._opened.get(seat) for seat in range(len(shares))])

    def may_promise(self, seat: int, attempt: int) -> bool:
        """Whether a chair may commit itself now: once, while shares are taken for this attempt."""
        open_now = self.roll is None and attempt == self.attempt
        return open_now and seat in self._expected and seat not in self._promised

    def may_open(self, seat: int, attempt: int, share: str) -> bool:
        """Whether this is the share that a chair has promised on the present roll."""
        if self.roll is None or attempt != self.attempt or not draw.is_hash(share):
            return False
        kept = draw.promise(self._commitment, attempt, seat, bytes.fromhex(share))
        return self.roll.shares[seat] == kept

    def promise(self, seat: int, commit: str) -> None:
        """A chair has committed itself to a share."""
        self._promised[seat] = commit

    def fix(self) -> Roll:
        """Nobody is waited for any longer: the roll."""
        shares = [self._share(seat) for seat in range(self.facts.players)]
        before = draw.before(self.rolls)
        self.roll = Roll(self.attempt, before, self._commitment, self.facts, shares)
        return self.roll

    def open(self, seat: int, share: str) -> None:
        """A chair has opened its share."""
        self._opened[seat] = share

    def leave(self, seat: int) -> None:
        """Whoever sat there has left. Before the roll his share is not missed by anybody."""
        self._gone.add(seat)
        if self.roll is None:
            self._promised.pop(seat, None)

    def close(self) -> Attempt:
        """The present attempt is over; the next one begins, if this one is not the draw."""
        assert self.roll is not None, "an attempt ends after its roll"
        over = self.present
        self.attempts.append(over)
        self.rolls.append(self.roll)
        self.roll = None
        self._promised.clear()
        self._opened.clear()
        return over

    @property
    def _expected(self) -> list[int]:
        """Chairs that may have a share in the present attempt, be there anybody or not."""
        if self.roll is not None:
            shares = enumerate(self.roll.shares)
            return [seat for seat, share in shares if draw.is_promised(share)]
        if not self.attempts:
            return [seat for seat, bot in enumerate(self._bots) if not bot]
        return [seat for seat, share in enumerate(self.attempts[-1].opened) if share is not None]

    def _share(self, seat: int) -> str:
        if self._bots[seat]:
            return "bot"
        if self.attempts:
            failed = self.attempts[-1]
            if seat in failed.missing:
                return "late"
            if not draw.is_promised(failed.shares[seat]):
                return failed.shares[seat]
        return self._promised.get(seat, "away")
