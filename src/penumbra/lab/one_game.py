"""One game between bots of given levels: dealt from a few numbers, played to its end, and what came
of it. Whatever is measured on games is played here, and can be played here again as a record.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from penumbra import bots
from penumbra.bots.turns import next_act
from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games.match import Match
from penumbra.games.record import Record, Scribe

DEALT, ENDED = "role_dealt", "round_ended"  # events that every game with roles has

Company = dict[int, bots.Bot[Any]]


class Round(msgspec.Struct, frozen=True):
    """What each seat was dealt in a round, what it made of it, and which team won."""

    roles: tuple[str, ...]
    points: tuple[int, ...]
    winner: str


def check_players(game: str, players: int) -> None:
    """PenumbraError if the game is not for so many."""
    counts = GAMES[game].players
    if players not in counts:
        raise PenumbraError(f"{game} is for {counts[0]} to {counts[-1]} players, not {players}.")


def dealt(game: str, levels: Sequence[str], purpose: str, *chance: int) -> tuple[Any, Company]:
    """A match, and who plays it: the same deal and the same luck of each seat for all levels, if
    purpose and chance are the same."""
    numbers = " ".join(map(str, chance))
    seed = sha256(f"{purpose} {numbers}".encode()).digest()
    match: Match[Any, Any] = Match(GAMES[game], len(levels), seed=seed)
    company = {}
    for seat, level in enumerate(levels):
        luck = sha256(f"bot {numbers} {seat}".encode()).digest()
        company[seat] = bots.make(level, game, int.from_bytes(luck[:8]))
    return match, company


def rounds(match: Match[Any, Any], company: Mapping[int, bots.Bot[Any]]) -> tuple[Round, ...]:
    """Play a match to its end, and tell its rounds."""
    found = []
    roles = _roles(match.events(), match.players)
    before = [0] * match.players
    while not match.over:
        match.act(*next_act(match, company))
        happened: Sequence[Any] = match.events()
        for event in happened:
            if _kind(event) == ENDED:
                points = tuple(now - then for now, then in zip(match.scores, before, strict=True))
                found.append(Round(roles, points, str(event.winner)))
                before, roles = [*match.scores], _roles(happened, match.players)
    return tuple(found)


def recorded(match: Match[Any, Any], company: Company, names: Sequence[str]) -> Record:
    """Play a match to its end, and keep its record."""
    scribe = Scribe(match)
    while not match.over:
        match.act(*next_act(match, company))
        scribe.note()
    return scribe.record([*names])


def _kind(event: Any) -> object:
    return type(event).__struct_config__.tag


def _roles(happened: Sequence[Any], players: int) -> tuple[str, ...]:
    """What each seat is dealt, if a round begins with this."""
    told = {each.seat: str(each.role) for each in happened if _kind(each) == DEALT}
    return tuple(told.get(seat, "") for seat in range(players))
