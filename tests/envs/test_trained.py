"""The example that learns, and its policy at the table: without PyTorch, which no test installs."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from examples import trained
from examples.trained import FIELDS, TENSORS, WEIGHTS, Policy, places_at, policy_from
from penumbra import bots
from penumbra.bots.brought import BadBots
from penumbra.bots.turns import next_act
from penumbra.envs.lockstep import LockStep, Seat
from penumbra.envs.tensors import Field, widen
from penumbra.errors import PenumbraError
from penumbra.games.match import Match
from penumbra.games.shamans import GAME
from penumbra.games.shamans.state import SEATS
from tests.table.people import over, play, playing, run
from tests.table.server import Server

ROOT = Path(__file__).parent.parent.parent
needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")
PLAYERS = 4
ROUNDS = 2000


def weights(path: Path, width: int = TENSORS.floats(False), actions: int = TENSORS.actions) -> Path:
    """A policy by chance."""
    rng = np.random.default_rng(5)
    shapes = ((8, width), (8,), (8, 8), (8,), (actions, 8), (actions,))
    numbers: dict[str, Any] = {
        name: rng.normal(size=shape).astype(np.float16)
        for name, shape in zip(Policy._fields, shapes, strict=True)
    }
    np.savez_compressed(path, **numbers)
    return path


@pytest.fixture(autouse=True)
def brought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PENUMBRA_BOTS", "examples.trained")


@pytest.mark.parametrize("players", GAME.players)
def test_any_policy_in_a_file_plays_whole_games(
    players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PENUMBRA_POLICY", str(weights(tmp_path / "any.npz")))
    match = Match(GAME, players, seed=bytes(32))
    company = {seat: bots.make("trained", GAME.name, seat) for seat in range(players)}
    while not match.over:
        match.act(*next_act(match, company))
    assert "torch" not in sys.modules


def test_the_policy_that_is_kept_here_earns_more_than_a_wanderer_at_the_same_tables() -> None:
    """Among one of each, everybody in every seat, from the same seeds each time."""
    policy, places = policy_from(WEIGHTS), places_at(PLAYERS)
    company: list[Seat] = ["learner", "seeker", "wanderer", "chance"]
    lines = np.arange(ROUNDS)
    own, theirs = lines % PLAYERS, (lines + 2) % PLAYERS
    seats = [company[-k:] + company[:-k] for k in own.tolist()]
    games = LockStep(GAME.name, ROUNDS, PLAYERS, seats=seats, episode="round", anew="SameStep")
    arrays = games.new_arrays()
    games.reset(arrays, seed=1)
    points, going = np.zeros((ROUNDS, PLAYERS)), np.ones(ROUNDS, dtype=np.bool_)
    while going.any():
        meant = places.actions(arrays.observations, own)
        wishes = policy.wishes(places.seen(arrays.observations, own))
        allowed = np.take_along_axis(arrays.masks, meant, axis=1)
        games.step(meant[lines, np.where(allowed, wishes, -np.inf).argmax(axis=1)], arrays)
        points[going] += arrays.rewards[going]
        going &= ~arrays.terminations
    assert points[lines, own].mean() > points[lines, theirs].mean()


def _line(**values: list[int]) -> tuple[np.ndarray, np.ndarray]:
    line = np.zeros(TENSORS.integers(False), dtype=np.uint8)
    for name, numbers in values.items():
        line[FIELDS[name] : FIELDS[name] + len(numbers)] = numbers
    floats = np.zeros(TENSORS.floats(False), dtype=np.float32)
    widen(line, floats, *TENSORS.spread)
    return line, floats


def test_every_seat_sees_the_table_with_itself_first() -> None:
    knows = np.zeros((SEATS, SEATS), dtype=np.uint8)
    knows[2, 3] = 1  # seat 2 has seen the role of seat 3
    played = np.zeros((SEATS, FIELDS["PLAYED"].width // SEATS), dtype=np.uint8)
    played[1, 17] = 1
    _, floats = _line(
        POINTS=[1, 2, 3, 4], GUIDE=[4], KNOWS=knows.ravel().tolist(), PLAYED=played.ravel().tolist()
    )
    turned = np.zeros_like(knows)
    turned[0, 1] = 1
    laid = np.zeros_like(played)
    laid[3, 17] = 1
    _, wanted = _line(
        POINTS=[3, 4, 1, 2], GUIDE=[2], KNOWS=turned.ravel().tolist(), PLAYED=laid.ravel().tolist()
    )
    seats = np.array([0, 2])
    seen = places_at(PLAYERS).seen(np.array([floats, floats]), seats)
    assert (seen[0] == floats).all()
    assert (seen[1] == wanted).all()


@pytest.mark.parametrize(("kind", "turned"), [("name", True), ("swap", True), ("play", False)])
def test_seats_are_named_as_the_viewer_counts_and_cards_as_they_are(
    kind: str, turned: bool
) -> None:
    decision: Field = FIELDS["DECISION"]
    _, floats = _line(DECISION=[list(decision.values).index(kind) + 1])
    meant = places_at(PLAYERS).actions(floats[None], np.array([3]))[0]
    assert meant[:PLAYERS].tolist() == ([3, 0, 1, 2] if turned else [0, 1, 2, 3])
    assert meant[PLAYERS:].tolist() == list(range(PLAYERS, TENSORS.actions))


def test_a_file_that_is_no_policy_is_named(tmp_path: Path) -> None:
    with pytest.raises(PenumbraError, match=r"gone\.npz is no policy"):
        policy_from(tmp_path / "gone.npz")
    (tmp_path / "text.npz").write_text("weights")
    with pytest.raises(PenumbraError, match="is no policy"):
        policy_from(tmp_path / "text.npz")
    with pytest.raises(PenumbraError, match="trained on 12 numbers"):
        policy_from(weights(tmp_path / "old.npz", width=12))
    with pytest.raises(PenumbraError, match="not for intrigue"):
        bots.make("trained", "intrigue", 0)


def test_bots_that_are_brought_take_nobodys_place(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(bots.make("trained", GAME.name, 0), trained.TrainedBot)
    assert "trained" not in bots.levels(GAME.name)
    monkeypatch.setenv("PENUMBRA_BOTS", "")
    with pytest.raises(PenumbraError, match="There is no bot “trained”"):
        bots.make("trained", GAME.name, 0)
    monkeypatch.setenv("PENUMBRA_BOTS", "no.such.module")
    with pytest.raises(BadBots, match=r"PENUMBRA_BOTS: no\.such\.module can't be used"):
        bots.make("trained", GAME.name, 0)
    bots.make("seeker", GAME.name, 0)


@pytest.mark.slow
def test_it_is_invited_to_a_real_table_like_any_other_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), known]))

    async def evening(server: Server) -> None:
        async with playing(server, "Ann", players=3, level="trained") as (ann,):
            assert [seat.level for seat in ann.table.seats] == [None, "trained", "trained"]
            await play([ann], until=lambda seat: seat.view.round > 1 or over(seat))

    with Server(tmp_path, bots_from="examples.trained", bot_workers=1) as server:
        run(evening(server))
        assert "no_thought" not in server.log.read_text()


@needs_torch
def test_a_player_comes_to_do_what_went_well() -> None:
    """A lesson of its own making: of four legal actions one is better than expected, in whatever
    position; how much a position is worth can be seen in it. The same numbers each time.
    """
    import torch

    from examples import train

    torch.manual_seed(1)
    seen = torch.rand(256, 20)
    player = train.Player(seen, actions=5)
    masks = torch.ones(256, 5, dtype=torch.bool)
    masks[:, 4] = False
    actions = torch.randint(4, (256,))
    told = train.Experience(
        player.look(seen),
        masks,
        actions,
        torch.full((256,), 0.25).log(),
        (actions == 2).float(),
        seen[:, 0],
    )
    before = [each.detach() for each in player(told.looked, masks)]
    assert before[0].exp()[:, :4].numpy() == pytest.approx(0.25, abs=0.05)
    optimizer = torch.optim.Adam(player.modules.parameters(), lr=train.RATE)
    for _ in range(60):
        chances = player(told.looked, masks)[0].detach()
        fresh = chances.gather(1, actions.unsqueeze(1)).squeeze(1)
        train.learn(player, optimizer, told._replace(chances=fresh), entropy=0.0)
    after = [each.detach() for each in player(told.looked, masks)]
    assert after[0].exp()[:, 2].min() > 0.9
    assert after[0].exp()[:, 4].max() == 0
    errors = [(each[1] - seen[:, 0]).square().mean() for each in (before, after)]
    assert errors[1] < errors[0] / 4


@needs_torch
def test_what_a_decision_brought_is_counted_along_its_own_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two seats in turn, one of which gets a point at the end: it is the other's no concern."""
    from examples import train

    monkeypatch.setattr(train, "GAMES_AT_ONCE", 4)
    monkeypatch.setattr(train, "STEPS", 5)
    practice = train.Practice(threads=1)
    practice.seats[:] = np.array([0, 1, 0, 1, 0])[:, None]
    practice.ends[3] = True  # the fifth step is of the next round, which goes on
    practice.rewards[:] = 0
    practice.rewards[3, :, 0] = 1
    practice.worths[:] = 0
    gains, known = practice._gains()
    assert gains[:4, 0] == pytest.approx([train.TRACE, 0, 1, 0])
    assert known[:, 0].tolist() == [True, True, True, True, False]


@pytest.mark.slow
@needs_torch
def test_it_learns(tmp_path: Path) -> None:
    """Some seconds of it; that it learns well is told in docs/training.md."""
    out, curve = tmp_path / "policy.npz", tmp_path / "curve.svg"
    command = [sys.executable, "-m", "examples.train", "--minutes", "0.05", "--rounds", "64"]
    ran = subprocess.run(
        [*command, "--out", out, "--curve", curve],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "among seekers" in ran.stdout
    assert policy_from(out).first.any()
    assert curve.read_text().startswith("<svg")
