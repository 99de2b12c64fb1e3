"""What a round of Shamans can be at most, and its windows asked clockwise."""

from penumbra.envs.rounds import Rounds
from penumbra.games.bits import members
from penumbra.games.shamans import state as row
from penumbra.games.shamans.packed import ritual_at
from penumbra.games.shamans.rules import could_hold_portal, decision
from penumbra.games.shamans.state import Row
from penumbra.games.shamans.terms import (
    ARTIFACT_COUNT,
    ARTIFACTS,
    DAGGER,
    HAND_SIZE,
    ILLUMINATED,
    ILLUMINATION,
    PORTAL,
    SHADOWS_WIN,
    SHAMANS_WIN,
    SHARDS_WIN,
)

_DAGGERS, _PORTALS = ARTIFACTS[0], ARTIFACTS[PORTAL - DAGGER]


def decisions(state: Row) -> int:
    """Every card, tile, ritual and window as often as it can come up.

    A trick asks everybody for a card, and perhaps somebody to name the next Guide (9.9). A tile is
    taken, and perhaps kept open or hidden. A world's ritual asks once, and once more if it waits in
    a chain. A window is opened by each elimination (R2), by the last step (R1), by the last trick
    (R3), and again after each Portal.
    """
    players = int(state[row.PLAYERS])
    tricks = HAND_SIZE[players]
    worlds = len(members(state[row.IN_PLAY]))
    windows = _DAGGERS + 2 + _PORTALS
    tiles = 2 * ARTIFACT_COUNT + _PORTALS
    return tricks * (players + 1) + tiles + 2 * worlds + players + windows * players


def points(state: Row) -> int:
    """A won round, Shards, and every Illumination on the board (10.4-10.6, 8.5)."""
    illuminations = sum(
        ritual_at(state[row.RITUAL_OF], world) == ILLUMINATION
        for world in members(state[row.IN_PLAY])
    )
    return max(SHAMANS_WIN, SHADOWS_WIN) + SHARDS_WIN + illuminations * ILLUMINATED


def game_points(state: Row, rounds: int) -> int:
    """Ties for the first place are played on (10.9), so there is no lower bound than this."""
    return rounds * points(state)


def in_turn(state: Row, seat: int) -> None:
    """In a window whoever comes before the seat has passed, whoever comes after it has not (S-47).

    Which of them hold a Portal the window does not tell (S-48).
    """
    if not row.MOON_WINDOW <= decision(state) <= row.END_WINDOW:
        return
    players, first = state[row.PLAYERS], state[row.ASK_FROM]
    passed = (seat - first) % players
    asked = could_hold_portal(state)
    late = (s for s in members(asked) if (s - first) % players >= passed)
    state[row.WAITING] = sum(1 << s for s in late)


ROUNDS = Rounds(decisions, points, game_points, in_turn)
