"""A position in the notation of its game, with bots to ask about it."""

from typing import Any

from penumbra.bots import make
from penumbra.games import GAMES
from penumbra.games.log import new_log

MOODS = range(40)  # seeds: whatever mood a bot is in, it should do what the test says


class Scene:
    """A table in the middle of a round."""

    def __init__(self, game: str, position: str, level: str = "seeker") -> None:
        self.game = GAMES[game]
        self.level = level
        self.rows = self.game.from_position(position, self.game.board())

    @property
    def kind(self) -> str:
        return str(self.view(0).decision.kind)

    def view(self, seat: int) -> Any:
        return self.game.view(self.rows, 0, seat)

    def known(self, seat: int) -> tuple[Any, bytes]:
        return self.view(seat), self.game.information_state(self.rows, 0, seat)

    def act(self, seat: int, action: str) -> None:
        number = self.game.action_number(self.rows, 0, action)
        self.game.act(self.rows, 0, seat, number, new_log())

    def choices(self, seat: int) -> set[str]:
        """What a seat would choose, over all moods."""
        view, information = self.known(seat)
        chosen = {
            make(self.level, self.game.name, mood, "steady").choose(view, information)
            for mood in MOODS
        }
        assert chosen <= set(view.legal)
        return chosen

    def interruptions(self, seat: int) -> set[str | None]:
        """What a seat would do out of turn, over all moods."""
        known = self.known(seat)
        return {
            make(self.level, self.game.name, mood, "steady").interrupt(*known) for mood in MOODS
        }
