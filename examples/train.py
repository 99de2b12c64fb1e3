"""A player of Shamans that learns by playing: PPO with action masks, in one file.

    pip install penumbra[torch]
    python -m examples.train --minutes 6            # writes shamans.npz and learning-curve.svg here

It plays rounds in lock-step (`penumbra.envs`): in a part of the games all four seats learn from
each other, in the rest one learner sits among Wanderers or Seekers. A reward is a point of the
game. Every now and then the policy, taking what it likes best, is measured among three Wanderers
and among three Seekers, beside what those would have earned in its place; weights and curve are
written each time, so it may be broken off. `trained.py` brings the weights to the table.
"""

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from examples.trained import places_at
from penumbra.bots import policies
from penumbra.envs.lockstep import Arrays, LockStep, Seat
from penumbra.envs.tensors import tensors_of
from penumbra.games.driver import batch
from penumbra.games.simulation import Simulation
from penumbra.lab.plot import Axis, Point, plot

GAME, PLAYERS = "shamans", 4
PLACES = places_at(PLAYERS)
HIDDEN = 128
GAMES_AT_ONCE = 512
STEPS = 64  # decisions a game between two lessons
LESSONS = 2  # times each decision is looked at
BATCH = 1024
RATE, LAST_RATE = 7e-4, 1e-4
CLIP = 0.2
TRACE = 0.95  # how far a later surprise reaches back: GAE's lambda; points are not discounted
ENTROPY, LAST_ENTROPY = 0.02, 0.003
MEASURES, MEASURED = 10, 4096  # how often, and on how many rounds

FIELDS = ("wanderer", "seeker")
"""Among whom the player is measured; in each place the way from the first to the last is told."""


class Player:
    """What is learnt: two hidden layers, the worth of the actions and of the position.

    It gets used to what it is shown first: what never varies there is left out, and small numbers
    count as much as others.
    """

    def __init__(self, seen: Any, actions: int) -> None:
        spread = seen.std(dim=0)
        self.used = spread > 0
        self.mean = seen.mean(dim=0)[self.used]
        self.scale = 1 / spread[self.used].clamp(min=0.05)
        inputs = len(self.mean)
        self.body = nn.Sequential(
            nn.Linear(inputs, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        )
        self.choice, self.worth = nn.Linear(HIDDEN, actions), nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.choice.weight, 0.01)
        self.modules = nn.ModuleList([self.body, self.choice, self.worth])

    def look(self, seen: Any) -> Any:
        """What it makes of observations before it thinks."""
        return (seen[:, self.used] - self.mean) * self.scale

    def __call__(self, looked: Any, masks: Any) -> tuple[Any, Any]:
        """Logarithms of the chances of all actions, none for what is not legal; and the worth."""
        hidden = self.body(looked)
        wishes = self.choice(hidden).masked_fill(~masks, -1e9)
        return wishes.log_softmax(dim=1), self.worth(hidden).squeeze(1)

    def save(self, path: Path) -> None:
        """The policy without its worth, for `trained.py`."""
        first, second, last = self.body[0], self.body[2], self.choice
        scaled = first.weight * self.scale
        whole = torch.zeros(HIDDEN, len(self.used))
        whole[:, self.used] = scaled
        kept = {
            "first": whole,
            "first_bias": first.bias - scaled @ self.mean,
            "second": second.weight,
            "second_bias": second.bias,
            "last": last.weight,
            "last_bias": last.bias,
        }
        numbers = {name: each.detach().numpy() for name, each in kept.items()}
        np.savez_compressed(path, **{k: each.astype(np.float16) for k, each in numbers.items()})


class Experience(NamedTuple):
    """What one practice brings, a line a decision."""

    looked: Any
    masks: Any
    actions: Any
    chances: Any
    gains: Any  # by how much a decision was better than expected
    worths: Any  # what the position turned out to be worth


def company(among: str, k: int) -> list[Seat]:
    """A learner in another seat of each game, among players of a level."""
    return ["learner" if seat == k % PLAYERS else among for seat in range(PLAYERS)]


def looked_at(arrays: Arrays) -> tuple[Any, Any, NDArray[np.int64]]:
    """Observations and masks as the viewer's own seat sees them, and which actions are meant."""
    seen = PLACES.seen(arrays.observations, arrays.seats)
    meant = PLACES.actions(arrays.observations, arrays.seats)
    masks = np.take_along_axis(arrays.masks, meant, axis=1)
    return torch.from_numpy(seen), torch.from_numpy(masks), meant


class Practice:
    """Games in lock-step from which a player learns."""

    def __init__(self, threads: int) -> None:
        part = GAMES_AT_ONCE // 4
        seats: list[list[Seat]] = [["learner"] * PLAYERS] * part
        seats += [company("wanderer", k) for k in range(part)]
        seats += [company("seeker", k) for k in range(GAMES_AT_ONCE - 2 * part)]
        self.games = LockStep(
            GAME, GAMES_AT_ONCE, seats=seats, episode="round", anew="SameStep", threads=threads
        )
        self.arrays = self.games.new_arrays()
        self.games.reset(self.arrays, seed=1)
        self.decisions = 0
        self.lines = np.arange(GAMES_AT_ONCE)
        shape = (STEPS, GAMES_AT_ONCE)
        self.masks = torch.zeros(*shape, self.games.actions, dtype=torch.bool)
        self.actions = torch.zeros(shape, dtype=torch.int64)
        self.chances, self.worths = torch.zeros(shape), torch.zeros(shape)
        self.seats = np.zeros(shape, dtype=np.int64)
        self.rewards = np.zeros((*shape, PLAYERS), dtype=np.float32)
        self.ends = np.zeros(shape, dtype=np.bool_)

    def first_sight(self) -> Player:
        """A new player, who has watched some games that go by chance."""
        seen = []
        for _ in range(2 * STEPS):
            looked, masks, meant = looked_at(self.arrays)
            seen.append(looked)
            chosen = torch.multinomial(masks.float(), 1).squeeze(1).numpy()
            self.games.step(meant[self.lines, chosen], self.arrays)
        return Player(torch.cat(seen), self.games.actions)

    def go(self, player: Player) -> Experience:
        """Play STEPS decisions in every game."""
        arrays, looked = self.arrays, []
        with torch.no_grad():
            for t in range(STEPS):
                seen, self.masks[t], meant = looked_at(arrays)
                self.seats[t] = arrays.seats
                looked.append(player.look(seen))
                chances, self.worths[t] = player(looked[t], self.masks[t])
                self.actions[t] = torch.multinomial(chances.exp(), 1).squeeze(1)
                self.chances[t] = chances[self.lines, self.actions[t]]
                self.games.step(meant[self.lines, self.actions[t].numpy()], arrays)
                self.rewards[t], self.ends[t] = arrays.rewards, arrays.terminations
        self.decisions += STEPS * GAMES_AT_ONCE
        found, known = self._gains()
        kept, gains = torch.from_numpy(known), torch.from_numpy(found)
        return Experience(
            torch.stack(looked)[kept],
            self.masks[kept],
            self.actions[kept],
            self.chances[kept],
            gains[kept],
            (gains + self.worths)[kept],
        )

    def _gains(self) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Generalized advantages, each along the decisions of one seat, from the last to the first.

        A seat's last decision of a round that goes on is only good to judge those before it.
        """
        worths = self.worths.numpy()
        gains, known = np.zeros_like(worths), np.zeros(worths.shape, dtype=np.bool_)
        gained, after, later = (np.zeros((GAMES_AT_ONCE, PLAYERS), np.float32) for _ in range(3))
        followed = np.zeros((GAMES_AT_ONCE, PLAYERS), dtype=np.bool_)
        for t in reversed(range(STEPS)):
            for each in (gained, after, later):
                each[self.ends[t]] = 0
            followed[self.ends[t]] = True
            gained += self.rewards[t]
            me = self.lines, self.seats[t]
            surprise = gained[me] + after[me] - worths[t]
            gains[t], known[t] = surprise + TRACE * later[me], followed[me]
            gained[me], after[me], followed[me] = 0, worths[t], True
            later[me] = np.where(known[t], gains[t], 0)
        return gains, known


def learn(player: Player, optimizer: Any, told: Experience, entropy: float) -> None:
    """PPO: make what went better than expected likelier, a little."""
    gains = (told.gains - told.gains.mean()) / (told.gains.std() + 1e-6)
    for _ in range(LESSONS):
        for some in torch.randperm(len(gains)).split(BATCH):
            chances, worths = player(told.looked[some], told.masks[some])
            mine = chances.gather(1, told.actions[some].unsqueeze(1)).squeeze(1)
            ratio = (mine - told.chances[some]).exp()
            bounded = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.minimum(ratio * gains[some], bounded * gains[some]).mean()
            spread = -(chances.exp() * chances).sum(dim=1).mean()
            error = (worths - told.worths[some]).square().mean()
            loss = 0.25 * error - gain - entropy * spread
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.modules.parameters(), 0.5)
            optimizer.step()


def measure(player: Player, among: str, threads: int, rounds: int) -> Point:
    """Points a round of the policy's favourite actions among three players of a level."""
    games = LockStep(
        GAME,
        rounds,
        seats=[company(among, k) for k in range(rounds)],
        episode="round",
        anew="SameStep",
        threads=threads,
    )
    arrays = games.new_arrays()
    games.reset(arrays, seed=2)
    gained = np.zeros(rounds)
    own = np.arange(rounds), np.arange(rounds) % PLAYERS
    going = np.ones(rounds, dtype=np.bool_)
    while going.any():
        seen, masks, meant = looked_at(arrays)
        with torch.no_grad():
            chosen = player(player.look(seen), masks)[0].argmax(dim=1).numpy()
        games.step(meant[np.arange(rounds), chosen], arrays)
        gained += np.where(going, arrays.rewards[own], 0)
        going &= ~arrays.terminations
    games.close()
    return Point(0, float(gained.mean()), 1.96 * float(gained.std()) / rounds**0.5)


def usual(level: str, among: str, rounds: int) -> float:
    """Points a round of a bot in the same place, in the same seats."""
    game, known = tensors_of(GAME)[0], policies(GAME)
    simulation = Simulation(game, policies=list(known.values()))
    fresh = batch(game.new(PLAYERS, game.board("standard")), rounds, 3)
    gained = []
    for k in range(PLAYERS):
        seats = [known[level if seat == k else among] for seat in range(PLAYERS)]
        gained.append(simulation.roll_out(fresh[k::PLAYERS].copy(), seats).gained[:, k].mean())
    return float(np.mean(gained))


class Curve:
    """How far the player has come, from what a Wanderer would earn to what a Seeker would."""

    def __init__(self, threads: int, rounds: int) -> None:
        self.threads, self.rounds = threads, rounds
        self.ends = {
            among: [usual(level, among, 8 * rounds) for level in FIELDS] for among in FIELDS
        }
        self.points: dict[str, list[Point]] = {among: [] for among in FIELDS}
        for among, (low, high) in self.ends.items():
            print(f"among {among}s: a wanderer has {low:.2f} points a round, a seeker {high:.2f}")

    def measure(self, player: Player, minutes: float, decisions: int) -> None:
        """One point more for each field."""
        told = []
        for among, (low, high) in self.ends.items():
            found = measure(player, among, self.threads, self.rounds)
            way = (found.y - low) / (high - low), found.within / (high - low)
            self.points[among].append(Point(minutes, *way))
            told.append(
                f"{found.y:.2f} ±{found.within:.2f} among {among}s ({way[0]:.0%} of the way)"
            )
        print(
            f"{minutes:5.1f} min, {decisions / 1e6:5.2f} M decisions: {'; '.join(told)}", flush=True
        )

    def draw(self, path: Path) -> None:
        """The curve as a picture."""
        last = max(1, round(self.points[FIELDS[0]][-1].x + 0.5))
        step = max(1, last // 6)
        across = [*range(0, last + step, step)]
        lowest = min(point.y for points in self.points.values() for point in points)
        picture = plot(
            Axis("minutes of processor time", across),
            Axis(
                "0: as a Wanderer there, 1: as a Seeker",
                [*np.arange(np.floor(2 * lowest) / 2, 1.6, 0.5)],
            ),
            [(f"among {among.capitalize()}s", points) for among, points in self.points.items()],
            ideal=[Point(across[0], 1), Point(across[-1], 1)],
        )
        path.write_text(picture, encoding="utf-8")


def train(options: argparse.Namespace) -> None:
    """Practise and learn until the time is up; measure ten times on the way."""
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    practice, curve = Practice(options.threads), Curve(options.threads, options.rounds)
    player = practice.first_sight()
    optimizer = torch.optim.Adam(player.modules.parameters(), lr=RATE, eps=1e-5)
    began, told = time.process_time(), 0.0
    spent, measured = 0.0, 0
    while True:
        done = min(1.0, spent / options.minutes)
        if done >= measured / MEASURES:
            before = time.process_time()
            curve.measure(player, spent, practice.decisions)
            measured += 1
            told += time.process_time() - before
            player.save(options.out)
            curve.draw(options.curve)
        if done >= 1:
            break
        optimizer.param_groups[0]["lr"] = RATE + done * (LAST_RATE - RATE)
        learn(player, optimizer, practice.go(player), ENTROPY + done * (LAST_ENTROPY - ENTROPY))
        spent = (time.process_time() - began - told) / 60


def main() -> None:
    """Read what is wished for, and train."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10, help="of processor time, to learn")
    parser.add_argument("--threads", type=int, default=1, help="for games and sums")
    parser.add_argument("--seed", type=int, default=1, help="of what the player begins with")
    parser.add_argument(
        "--rounds", type=int, default=MEASURED, help="played for each point of the curve"
    )
    parser.add_argument("--out", type=Path, default=Path("shamans.npz"), help="the weights")
    parser.add_argument("--curve", type=Path, default=Path("learning-curve.svg"), help="a picture")
    train(parser.parse_args())


if __name__ == "__main__":
    main()
