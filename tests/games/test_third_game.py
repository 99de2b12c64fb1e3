"""Nothing above the rules knows a game: a third one goes through all of it unchanged."""

import random
from collections.abc import Iterator

import pytest

from penumbra.bots.chance_player import ChancePlayer
from penumbra.engine import Engine
from penumbra.games import record
from penumbra.games.chance import generators
from penumbra.games.errors import BadRecord, IllegalAction
from penumbra.games.game import SPECTATOR, AnyGame
from penumbra.games.match import Match
from tests.games import candle

SEED = bytes(range(32))


def moments(seed: bytes) -> Iterator[Match[candle.Board, candle.View]]:
    """A game of Candle at every decision, and at its end.

    It is played by the bot that takes any legal action, out of turn now and then.
    """
    match = Match(candle.GAME, players=3, seed=seed)
    bot = ChancePlayer(seed[0])
    chance = random.Random(seed)
    yield match
    while not match.over:
        able = [seat for seat in range(3) if match.legal(seat)]
        seat = chance.choice(able)
        match.act(seat, bot.choose(*match.known(seat)))
        yield match


def played(seed: bytes) -> Match[candle.Board, candle.View]:
    """A whole game of Candle."""
    *_, match = moments(seed)
    return match


def test_a_third_game_is_played_to_its_end_by_the_same_machinery() -> None:
    match = played(SEED)
    assert max(match.scores) == candle.TARGET
    assert match.winners == [match.scores.index(candle.TARGET)]


def test_its_secrets_stay_where_the_game_says() -> None:
    match = Match(candle.GAME, players=3, seed=SEED)
    own = match.view(1).numbers
    assert own[1] in (1, 2, 3)
    assert own[0] is own[2] is None
    assert match.view(SPECTATOR).numbers == [None, None, None]
    dealt = [event for event in match.events(1) if isinstance(event, candle.Dealt)]
    assert [event.seat for event in dealt if event.number is None] == [0, 2]


def test_a_seat_can_imagine_what_it_does_not_know() -> None:
    match = Match(candle.GAME, players=3, seed=SEED)
    match.act(0, "stay")
    chance = generators(1, 1)[0]
    imagined = set()
    for _ in range(20):
        known = match.information_state(1)
        rows = candle.GAME.sample(known, chance)
        assert candle.GAME.information_state(rows, 0, 1) == known
        imagined.add(candle.GAME.position(rows, 0))
    assert len(imagined) == 4  # two ways to deal two numbers, two choices of seat 0


@pytest.mark.parametrize("first", range(8))
def test_what_a_seat_imagines_looks_like_the_truth_from_the_deal_to_the_end(first: int) -> None:
    chance = generators(1, 1)[0]
    rounds = set()
    for match in moments(bytes([first]) * 32):
        for seat in range(match.players):
            known = match.information_state(seat)
            rows = candle.GAME.sample(known, chance)
            assert candle.GAME.information_state(rows, 0, seat) == known
            rounds.add(match.view(seat).round)
    assert len(rounds) > 1


def test_its_record_replays_and_a_forged_one_is_caught() -> None:
    match = played(SEED)
    games: dict[str, AnyGame] = {"candle": candle.GAME}
    text = record.dumps(match, ["A", "B", "C"])
    *_, again = record.replay(record.loads(text), games)
    assert (again.scores, again.history) == (match.scores, match.history)
    forged = text.replace('"stay"', '"fold"', 1)
    with pytest.raises(BadRecord, match="Line"):
        list(record.replay(record.loads(forged), games))


def test_the_engine_speaks_it() -> None:
    engine = Engine({"candle": candle.GAME})
    answer = engine.answer(b'{"do": "new", "game": "candle", "players": 2}')
    assert "ok" in answer
    assert engine.answer(b'{"do": "decision"}')["ok"]["waiting"] == [0, 1]
    assert "ok" in engine.answer(b'{"do": "act", "seat": 1, "action": "blow"}')


def test_the_engine_lets_the_best_bot_play_it_if_nobody_names_a_level() -> None:
    engine = Engine({"candle": candle.GAME})
    engine.answer(b'{"do": "new", "game": "candle", "players": 2}')
    answer = engine.answer(b'{"do": "bot", "seat": 0}')
    assert answer["ok"]["action"] in candle.ACTIONS


def test_an_illegal_act_is_refused() -> None:
    match = Match(candle.GAME, players=2, seed=SEED)
    match.act(0, "stay")
    with pytest.raises(IllegalAction, match="stay"):
        match.act(0, "stay")
    with pytest.raises(IllegalAction, match="seat 5"):
        match.act(5, "stay")
