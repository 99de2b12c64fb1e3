"""What a seat can't know, dealt anew by the rules: nothing it knows changes, the rest is fair."""

import random
from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given as every
from hypothesis import settings

from penumbra.games.chance import generators
from penumbra.games.driver import batch
from penumbra.games.game import SPECTATOR, Stage
from penumbra.games.intrigue import GAME
from penumbra.games.simulation import Simulation

from .games import games, moments
from .table import COUNTS, TEN, IntrigueMidGame, given
from .test_information import MIDDLE


def deals(table: IntrigueMidGame, viewer: int, count: int) -> Counter[tuple[str, ...]]:
    """The roles of so many states that a viewer can't tell from this one."""
    rows = batch(table.rows, count, seed=5)
    Simulation(GAME).worlds(table.knowledge(viewer), rows)
    lines = [GAME.position(rows, i).splitlines() for i in range(count)]
    return Counter(
        tuple(line.split()[2] for line in text if line.startswith("seat ")) for text in lines
    )


def possible(table: IntrigueMidGame, viewer: int) -> set[tuple[str, ...]]:
    """All deals that fit what a viewer knows, found by trying every one."""
    view = table.view(viewer)
    lines = [line.split() for line in table.position.splitlines() if line.startswith("seat ")]
    roles = [words[2] for words in lines]
    free: dict[str, list[int]] = {"dusk": [], "brotherhood": []}
    for seat, there in enumerate(view.seats):
        if there.role is None:
            free[str(there.camp)].append(seat)
    found = set()
    for dusk in set(permutations([roles[seat] for seat in free["dusk"]])):
        for brothers in set(permutations([roles[seat] for seat in free["brotherhood"]])):
            deal = list(roles)
            for seats, cards in ((free["dusk"], dusk), (free["brotherhood"], brothers)):
                for seat, role in zip(seats, cards, strict=True):
                    deal[seat] = role
            found.add(tuple(deal))
    return found


@pytest.mark.parametrize("text", [TEN, MIDDLE])
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 3, 4, 5, 8])
def test_every_deal_behind_the_same_backs_is_as_likely_as_any_other(text: str, viewer: int) -> None:
    table = given(text)
    ways = possible(table, viewer)
    found = deals(table, viewer, 60 * len(ways))
    assert set(found) == ways
    chi = sum((count - 60) ** 2 / 60 for count in found.values())
    assert chi < len(ways) - 1 + 5 * np.sqrt(2 * len(ways))


def test_a_viewer_notices_nothing_whatever_he_does_not_know() -> None:
    """At every kind of decision, for every viewer, at all numbers of players: the same bytes."""
    visited: Counter[str] = Counter()
    chance = generators(1, 1)[0]

    @every(games())
    @settings(max_examples=15)
    def play(game: tuple[IntrigueMidGame, int]) -> None:
        rng = random.Random(game[1])
        for table in moments(*game):
            for viewer in rng.sample(range(SPECTATOR, table.players), 2):
                known = table.knowledge(viewer)
                rows = GAME.sample(known, chance)
                assert GAME.information_state(rows, 0, viewer) == known
                other = IntrigueMidGame(rows, table.board)
                assert other.view(viewer) == table.view(viewer)
                assert (other.stage, other.actor) == (table.stage, table.actor)
                if table.stage == Stage.ACT:
                    assert other.legal(other.actor) == table.legal(table.actor)
                    # who knows whom follows from the roles: reading the position deals again
                    again = GAME.from_position(other.position, table.board)
                    assert (again == rows).all()
                visited[table.kind] += 1
                visited[f"{table.players} players"] += 1

    play()
    kinds = {"deal", "speak", "command", "point", "announce", "condemn", "over"}
    assert set(visited) == kinds | {f"{players} players" for players in COUNTS}
    assert min(visited.values()) >= 5, visited


@pytest.mark.parametrize("players", COUNTS)
def test_play_goes_on_from_an_imagined_state_to_the_end(players: int) -> None:
    rows = batch(GAME.new(players, GAME.board()), 20, seed=players)
    simulation = Simulation(GAME)
    step = simulation.new_step(rows)
    simulation.begin(rows, step)
    rng = np.random.default_rng(players)
    for k in range(60):
        simulation.step(rows, (rng.random(step.masks.shape) * step.masks).argmax(axis=1), step)
        worlds = batch(rows[:1, :-4], 5, seed=k)
        viewer = int(rng.integers(SPECTATOR, players))
        simulation.worlds(GAME.information_state(rows, k % 20, viewer), worlds)
        simulation.roll_out(worlds, until="game")
        assert all(GAME.stage(worlds, i) == Stage.OVER for i in range(5))
