"""By how much equal deals spare games: variances of what a candidate earns, measured one by one.

    python -m benchmarks.variance                              # Shamans, a Seeker among Wanderers
    python -m benchmarks.variance --candidate wanderer --field seeker
    python -m benchmarks.variance --game intrigue --candidate chance --field chance

Compiled policies play the first round of each deal from every seat, again and again with other luck
behind the deal. Each line is the variance of an estimate, as a multiple of what as many rounds on
deals of their own would give: 0.50 says that half the rounds will do. *Control variates* take from
each result what its deal is worth, known from other rollouts by the very same policies, times the
factor that helps most here: the best they could do (docs/lab.md).
"""

import argparse
import time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from penumbra.bots import policies
from penumbra.envs.lockstep import CHANCE_SEAT
from penumbra.envs.tensors import tensors_of
from penumbra.games.chance import generators
from penumbra.games.driver import RNG_WORDS, Policy, batch, new_scratch
from penumbra.games.simulation import Simulation

Numbers = NDArray[np.float64]


class Variances(NamedTuple):
    """Of a mean over as many rounds, as multiples of the variance on deals of their own."""

    seats: float
    """A deal from every seat."""
    seat_controlled: float
    """One seat a deal, less what its deal is worth."""
    controlled: float
    """A deal from every seat, less what it is worth."""
    apart: float
    """The difference of two candidates: each on every seat of deals of his own."""
    together: float
    """Both on the same deals."""


def points(
    game: str,
    candidate: str,
    field: str,
    players: int,
    deals: int,
    times: int,
    seed: int,
    luck: int,
) -> Numbers:
    """Points of the candidate in a round: deal, seat, time. What is behind the deals has a seed of
    its own, `luck`.
    """
    rules, known = tensors_of(game)[0], policies(game)
    simulation = Simulation(rules, policies=[*known.values()])
    dealt = batch(rules.new(players, rules.board("standard")), deals, seed)
    scratch = new_scratch()
    for deal in range(deals):
        rules.driver.begin(dealt, deal, scratch)

    def policy(level: str) -> Policy | None:
        return None if level == CHANCE_SEAT else known[level]

    found = np.zeros((deals, players, times))
    for seat in range(players):
        seats = [policy(candidate if k == seat else field) for k in range(players)]
        for k in range(times):
            rows = dealt.copy()
            rows[:, len(rows[0]) - RNG_WORDS :] = generators(luck + seat + players * k, deals)
            found[:, seat, k] = simulation.roll_out(rows, seats).gained[:, seat]
    return found


def variances(mine: Numbers, theirs: Numbers) -> Variances:
    """Of two candidates on the same deals: the first time is the round, the others its worth."""
    players = mine.shape[1]
    first, other = mine[:, :, 0], theirs[:, :, 0]
    worth = mine[:, :, 1:].mean(axis=2)
    alone = first.var(axis=0, ddof=1).mean()  # within a seat: seats differ in what they earn
    own = alone / players
    his = other.var(axis=0, ddof=1).mean() / players
    apart = first.mean(axis=1), other.mean(axis=1)
    both = apart[0].var(ddof=1) + apart[1].var(ddof=1)
    left = [_less(first[:, seat], worth[:, seat]) for seat in range(players)]
    return Variances(
        apart[0].var(ddof=1) / own,
        float(np.mean(left)) / alone,
        _less(apart[0], worth.mean(axis=1)) / own,
        both / (own + his),
        (apart[0] - apart[1]).var(ddof=1) / (own + his),
    )


def _less(values: Numbers, worth: Numbers) -> float:
    """The variance of what the worth does not tell, with the factor that leaves least."""
    spread = worth.var(ddof=1)
    factor = np.cov(values, worth)[0, 1] / spread if spread else 0.0
    return float((values - factor * worth).var(ddof=1))


def main() -> None:
    """Measure, and print a line each."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="shamans")
    parser.add_argument("--candidate", default="seeker")
    parser.add_argument("--than", default="wanderer", help="another candidate, for the difference")
    parser.add_argument("--field", default="wanderer")
    parser.add_argument("--players", type=int)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--times", type=int, default=50, help="rollouts that tell a deal's worth")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    players = options.players or tensors_of(options.game)[0].usual_players
    asked = options.field, players, options.deals
    start = time.perf_counter()
    mine = points(options.game, options.candidate, *asked, options.times + 1, options.seed, 10**6)
    theirs = points(options.game, options.than, *asked, 1, options.seed, 10**9)
    found = variances(mine, theirs)
    print(
        f"{options.candidate} among {players - 1} × {options.field}, {options.deals} deals: "
        f"{mine[:, :, 0].mean():.2f} points a round ({time.perf_counter() - start:.0f} s)"
    )
    print(f"every seat of a deal                         {found.seats:.2f}")
    print(f"one seat, control variate                    {found.seat_controlled:.2f}")
    print(f"every seat, control variate                  {found.controlled:.2f}")
    print(f"difference to {options.than:<12} deals of its own  {found.apart:.2f}")
    print(f"{'':<26} the same deals    {found.together:.2f}")


if __name__ == "__main__":
    main()
