"""A match: one game played from a seed, with its history. The door most programs use.

A match deals by itself whenever a round is due, so it always waits for some seat or is over. At a
table where nobody need trust the dealer it is dealt from fair deals instead: a seed a round.
"""

from collections.abc import Sequence
from typing import Generic

import msgspec

from penumbra.errors import PenumbraError
from penumbra.games.chance import SEED_BYTES, draws, new_seed
from penumbra.games.errors import IllegalAction
from penumbra.games.fairness.deals import Deals
from penumbra.games.game import REFEREE, SPECTATOR, BoardType, Game, Log, Stage, ViewType
from penumbra.games.log import new_log


class Act(msgspec.Struct, frozen=True):
    """What a seat did, in words."""

    seat: int
    action: str


class Match(Generic[BoardType, ViewType]):
    """A game being played; `history` and the seed, or `fair`, are enough to play it again."""

    def __init__(
        self,
        game: Game[BoardType, ViewType],
        players: int,
        board: BoardType | None = None,
        seed: bytes | None = None,
        first: int | None = None,
        position: str | None = None,
        fair: Deals | None = None,
    ) -> None:
        """Deal a new game; or take up one from a position, dealing later rounds from the seed.

        Fair deals take the place of the seed; they begin with the first round, not in the middle.
        """
        self.game = game
        self.players = players
        self.board = board if board is not None else game.board()
        if fair is not None and (seed is not None or position is not None):
            raise PenumbraError("Fair deals need neither a seed nor a position: leave them out.")
        self.fair = fair
        self._seed = new_seed() if seed is None and fair is None else seed
        if self._seed is not None and len(self._seed) != SEED_BYTES:
            raise PenumbraError(f"A seed has {SEED_BYTES} bytes, not {len(self._seed)}.")
        self.first = first
        self.start = position
        self.history: list[Act] = []
        if position is None:
            self.rows = game.new(players, self.board, first)
        else:
            self.rows = game.from_position(position, self.board)
            self.players = len(game.scores(self.rows, 0))
        self._logs = [new_log(), new_log()]
        self._happened = 0
        self._deal()

    @property
    def seed(self) -> bytes:
        """What all rounds are dealt from, unless the deals are fair."""
        if self._seed is None:
            raise PenumbraError("This game has no seed: its deals are fair, each has its own.")
        return self._seed

    @property
    def rounds(self) -> int:
        """Rounds dealt so far."""
        return self.game.round(self.rows, 0)

    @property
    def over(self) -> bool:
        """The game has winners."""
        return self.game.stage(self.rows, 0) == Stage.OVER

    @property
    def waiting(self) -> list[int]:
        """Seats that owe an answer."""
        return self.game.waiting(self.rows, 0)

    @property
    def actor(self) -> int:
        """The seat to ask first, or -1 when the game is over."""
        return self.game.actor(self.rows, 0)

    @property
    def scores(self) -> list[int]:
        """Points of each seat."""
        return self.game.scores(self.rows, 0)

    @property
    def winners(self) -> list[int]:
        """Seats that have won; empty before the end."""
        return self.game.winners(self.rows, 0)

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now, in words, waited for or not."""
        actions = self.game.legal(self.rows, 0, self._seat(seat))
        return [self.game.action_text(self.rows, 0, action) for action in actions]

    def allows(self, seat: int, action: str) -> bool:
        """Whether a seat may do this now."""
        try:
            number = self.game.action_number(self.rows, 0, action)
        except IllegalAction:
            return False
        return not self.over and number in self.game.legal(self.rows, 0, self._seat(seat))

    def act(self, seat: int, action: str) -> None:
        """A seat acts; IllegalAction, and nothing changed, if it may not."""
        if self.over:
            raise IllegalAction("The game is over.")
        self._seat(seat)
        number = self.game.action_number(self.rows, 0, action)
        self.game.act(self.rows, 0, seat, number, self._logs[0])
        self._happened = 1
        self.history.append(Act(seat, action))
        self._deal()

    @property
    def step(self) -> int:
        """How far the round is, as everybody sees."""
        return self.game.step(self.rows, 0)

    @property
    def talks(self) -> bool:
        """Whether people talk freely now, until whoever is asked ends it."""
        return self.game.talks(self.rows, 0)

    def claimable(self, seat: int) -> Sequence[str]:
        """The roles that can be claimed of a seat."""
        return self.game.claimable(self.rows, 0, seat)

    def events(self, viewer: int = REFEREE) -> Sequence[msgspec.Struct]:
        """What the last act (or the first deal) brought, as a viewer may see it."""
        return [event for log in self.logs for event in self.game.events(log, viewer)]

    @property
    def logs(self) -> Sequence[Log]:
        """The same as the rules wrote it, for those who count: of the act, then of a deal after it.

        They are written over by the next act.
        """
        return self._logs[: self._happened]

    @property
    def hides(self) -> bool:
        """Whether viewers may see different things of it."""
        return any(self.game.hides(log) for log in self.logs)

    def view(self, viewer: int = SPECTATOR) -> ViewType:
        """What a seat or SPECTATOR sees."""
        return self.game.view(self.rows, 0, viewer if viewer == SPECTATOR else self._seat(viewer))

    def view_json(self, viewer: int = SPECTATOR) -> bytes:
        """The same as JSON, without building it in Python first."""
        seen = viewer if viewer == SPECTATOR else self._seat(viewer)
        return self.game.views_json(self.rows, 0, range(seen, seen + 1))[0]

    def views_json(self) -> dict[int, bytes]:
        """What SPECTATOR and every seat see, as JSON."""
        viewers = range(SPECTATOR, self.players)
        return dict(zip(viewers, self.game.views_json(self.rows, 0, viewers), strict=True))

    def information_state(self, seat: int) -> bytes:
        """All a seat knows, as a canonical byte string."""
        return self.game.information_state(self.rows, 0, self._seat(seat))

    def known(self, seat: int) -> tuple[ViewType, bytes]:
        """What a bot in this seat gets to know: its view and its information state."""
        return self.view(seat), self.information_state(seat)

    def position(self) -> str:
        """The referee's whole position."""
        return self.game.position(self.rows, 0)

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.players:
            raise IllegalAction(
                f"There is no seat {seat}: this table has seats 0 to {self.players - 1}."
            )
        return seat

    def _deal(self) -> None:
        if self.game.stage(self.rows, 0) == Stage.DEAL:
            bounds = self.game.deal_bounds(self.rows, 0)
            number = self.rounds + 1
            seed = self.seed if self.fair is None else self.fair.seed(number)
            dealt = draws(seed, number, bounds)
            self.game.deal(self.rows, 0, dealt, self._logs[self._happened])
            self._happened += 1
