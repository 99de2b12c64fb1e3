"""An evening of bots: matches played to the end, with everything that was seen and chosen."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from penumbra.bots import Bot, make
from penumbra.bots import levels as known_levels
from penumbra.bots.turns import next_act
from penumbra.games import GAMES
from penumbra.games.intrigue import events as of_intrigue
from penumbra.games.match import Match
from penumbra.games.shamans import events as of_shamans

DEALT = (of_shamans.RoleDealt, of_intrigue.RoleDealt)


class Choice(NamedTuple):
    """A bot was shown a view and chose an action, in turn or out of turn."""

    level: str
    view: Any
    action: str


def seats(game: str, levels: Sequence[str], seed: int) -> dict[int, Bot[Any]]:
    """One bot a seat."""
    return {seat: make(level, game, seed * 100 + seat) for seat, level in enumerate(levels)}


def evening(
    game: str, levels: Sequence[str], seed: int, *, by_letter: bool = False
) -> Iterator[Choice]:
    """A whole match; `by_letter` hands every view over as JSON, as a network would."""
    match = Match(GAMES[game], len(levels), seed=seed.to_bytes(32, "big"))
    bots = seats(game, levels, seed)
    if by_letter:
        bots = {seat: ByLetter(bot) for seat, bot in bots.items()}
    while not match.over:
        seat, action = next_act(match, bots)
        yield Choice(levels[seat], match.view(seat), action)
        match.act(seat, action)


class ByLetter:
    """A bot that gets its views as JSON."""

    def __init__(self, bot: Bot[Any]) -> None:
        self._bot = bot

    def choose(self, view: Any, information: bytes) -> str:
        return self._bot.choose(_sent(view), information)

    def interrupt(self, view: Any, information: bytes) -> str | None:
        return self._bot.interrupt(_sent(view), information)


def _sent(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view), type=type(view))


def mean_points(
    game: str, players: int, levels: Mapping[str, str], rounds: int, seed: int
) -> dict[str, float]:
    """Points a seat makes in a round by the role it was dealt; the role says which bot it gets."""
    bots = {level: seats(game, [level] * players, seed) for level in known_levels(game)}
    gained: dict[str, list[int]] = {}
    done = number = 0
    while done < rounds:
        match = Match(GAMES[game], players, seed=(seed << 32 | number).to_bytes(32, "big"))
        number += 1
        happened = match.events()
        while not match.over and done < rounds:
            roles = [str(event.role) for event in happened if isinstance(event, DEALT)]
            before, playing = match.scores, match.game.round(match.rows, 0)
            at_table = {seat: bots[levels[role]][seat] for seat, role in enumerate(roles)}
            while not match.over and match.game.round(match.rows, 0) == playing:
                match.act(*next_act(match, at_table))
            happened = match.events()
            done += 1
            for role, now, then in zip(roles, match.scores, before, strict=True):
                gained.setdefault(role, []).append(now - then)
    return {role: sum(points) / len(points) for role, points in gained.items()}
