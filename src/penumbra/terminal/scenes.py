"""Small scenes between the tricks and circles: a round's end, the score sheet, a game's end."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import Group, RenderableType
from rich.text import Text

from penumbra.terminal.look import ACTIVE, FAINT, MOONLIGHT, Size, row, scene
from penumbra.terminal.speech import Speech

_COLUMN = 4
_ROUNDS_SHOWN = 8
_NAMES = 14
_LAST_WORDS = 4  # of the story, where there is room for them


@dataclass
class ScoreSheet:
    """Points by round and seat, as somebody at the table would keep them."""

    players: int
    rounds: list[list[int]] = field(default_factory=list)
    before: list[int] = field(default_factory=list)
    """Points of rounds, or parts of one, that whoever keeps the sheet has missed."""
    missed: int = 0
    """How many rounds those were; they have no column as long as nothing is known of them."""

    @classmethod
    def resumed(cls, points: list[int], rounds: int) -> "ScoreSheet":
        """A sheet begun in the middle: only the totals are known of what was before."""
        return cls(len(points), [[0] * len(points) for _ in range(rounds)], points, rounds)

    def new_round(self) -> None:
        """A line for the next round."""
        self.rounds.append([0] * self.players)

    def add(self, seat: int, points: int) -> None:
        """Points for a seat in the present round."""
        if not self.rounds:
            self.new_round()
        self.rounds[-1][seat] += points

    def settle(self, points: Sequence[int]) -> None:
        """Whatever nobody has told comes into the present round."""
        for seat, known in enumerate(points):
            if known != self.total(seat):
                self.add(seat, known - self.total(seat))

    def total(self, seat: int) -> int:
        """All points of a seat."""
        known = sum(points[seat] for points in self.rounds)
        return known + (self.before[seat] if self.before else 0)

    def drawn(self, roles: Sequence[str], winners: Sequence[int], speech: Speech) -> list[Text]:
        """The sheet: a line a player, a column a round, the newest in moonlight."""
        first = max(len(self.rounds) - _ROUNDS_SHOWN, 0)
        known = range(first, len(self.rounds))
        columns = [k for k in known if k >= self.missed or any(self.rounds[k])]
        roles_width = max((len(role) for role in roles), default=0)
        heads = [(Text(), 1), (Text(speech.say("score-name")), _NAMES)]
        heads += [(Text(speech.say("score-role")), max(roles_width, 6))]
        heads += [(Text(str(k + 1)), -_COLUMN) for k in columns]
        heads += [(Text(speech.say("score-total")), -8)]
        lines = [row(*heads)]
        lines[0].stylize(FAINT)
        for seat, name in enumerate(speech.names):
            won = seat in winners
            cells = [(Text("★" if won else "", style=ACTIVE), 1)]
            cells += [(Text(name, style=f"bold {ACTIVE}" if won else "bold"), _NAMES)]
            cells += [(Text(roles[seat] if roles else ""), max(roles_width, 6))]
            for k in columns:
                points = self.rounds[k][seat]
                style = MOONLIGHT if k == len(self.rounds) - 1 else FAINT
                cells.append((Text(f"{points}" if points else "·", style=style), -_COLUMN))
            cells.append((Text(str(self.total(seat)), style="bold"), -8))
            lines.append(row(*cells))
        return lines


def ending(
    title: str,
    last: Sequence[Text],
    outcome: Sequence[str],
    sheet: Sequence[Text],
    foot: str,
    size: Size,
) -> RenderableType:
    """The end of a round or game: how it came about, what came of it, and the sheet."""
    shown = last[-(_LAST_WORDS if size.tall else _LAST_WORDS // 2) :]
    told = [Text(sentence, style=f"bold {MOONLIGHT}") for sentence in outcome]
    return scene(
        title, Group(*shown, *([Text()] if shown else []), *told, Text(), *sheet), foot, size
    )
