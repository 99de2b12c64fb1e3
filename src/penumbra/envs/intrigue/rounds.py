"""What a round of Shadow of Intrigue can be at most; one seat is asked at a time anyway."""

from penumbra.envs.rounds import Rounds
from penumbra.games.intrigue import state as row
from penumbra.games.intrigue.packed import copies_of
from penumbra.games.intrigue.state import Row
from penumbra.games.intrigue.terms import ADEPT, ROUND_WON, SPY


def decisions(state: Row) -> int:
    """A discussion before and after each interrogation, in it a command after each circle; an
    interrogator is sent to somebody and announces; two are condemned (B7-B13).
    """
    subjects = copies_of(state[row.DECK], ADEPT) + copies_of(state[row.DECK], SPY)
    discussion = max(1, state[row.CIRCLES] * (state[row.PLAYERS] + 1))
    return int((subjects + 1) * discussion + 2 * subjects + 2)


def points(state: Row) -> int:
    """A won round (B16)."""
    return ROUND_WON


def game_points(state: Row, rounds: int) -> int:
    """The game ends when somebody has enough (B17)."""
    return min(rounds * points(state), int(state[row.TARGET]))


def in_turn(state: Row, seat: int) -> None:
    """Nothing to do: nobody ever owes an answer beside another."""


ROUNDS = Rounds(decisions, points, game_points, in_turn)
