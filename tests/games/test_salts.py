"""The older fair deals: games that were dealt from salts replay as they were."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games.chance import draws
from penumbra.games.fairness.deals import Fair, opened, reopened
from penumbra.games.fairness.draw import Facts, commitment
from penumbra.games.fairness.reasons import Unfair
from penumbra.games.fairness.salts import SaltedDeals, round_seed
from penumbra.games.game import Stage
from penumbra.games.log import new_log
from penumbra.games.match import Match
from tests.games.fair_game import SILENT_SEAT, salted

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
SECRET = bytes(32)
SALTS = [bytes(range(16)), b"", b"\xff" * 32]
COMMITMENT = "021a7e43fb90dfb7b45e4c3e6e283d2b78b6462a563992f576840720f7521877"
SEED = "89fc55dad2bf8600d135286eba3b72415e067f7eeefff5a426ca59444628273b"

salt_lists = st.lists(st.just(b"") | st.binary(min_size=16, max_size=32), min_size=3, max_size=10)


def test_the_example_of_the_protocol_holds() -> None:
    """docs/protocol.md shows one secret with its salts: another language begins from there."""
    assert commitment(SECRET) == COMMITMENT
    assert round_seed(SECRET, 1, SALTS).hex() == SEED
    shown = PROTOCOL.read_text(encoding="utf-8")
    for value in (COMMITMENT, SEED, SALTS[0].hex()):
        assert value in shown


@given(salt_lists, salt_lists, st.integers(1, 50), st.integers(1, 50))
def test_other_salts_or_another_round_give_another_seed(
    one: list[bytes], other: list[bytes], first: int, second: int
) -> None:
    same = (one, first) == (other, second)
    assert (round_seed(SECRET, first, one) == round_seed(SECRET, second, other)) == same


@given(st.binary(min_size=33, max_size=63), st.data())
def test_the_same_bytes_shared_out_otherwise_give_another_seed(
    both: bytes, data: st.DataObject
) -> None:
    """“ab”, “c” is not “a”, “bc”: nobody's salt can pass for a part of his neighbour's."""
    places = range(max(16, len(both) - 32), min(32, len(both) - 16) + 1)
    one, other = data.draw(st.lists(st.sampled_from(places), min_size=2, max_size=2, unique=True))
    seeds = {round_seed(SECRET, 1, [both[:at], both[at:]]) for at in (one, other)}
    assert len(seeds) == 2


def test_who_is_silent_and_where_he_sits_matters() -> None:
    salt = bytes(range(20))
    seats = [[salt, b"", b""], [b"", salt, b""], [b"", b"", salt], [salt, b""], [salt]]
    assert len({round_seed(SECRET, 1, salts) for salts in seats}) == len(seats)


@pytest.mark.parametrize(("name", "players"), [("shamans", 3), ("intrigue", 7)])
def test_each_round_is_dealt_from_its_own_seed(name: str, players: int) -> None:
    """Dealing every round by hand, as docs/protocol.md says, leads through the same game."""
    match = salted(name, players, SECRET)
    assert match.fair is not None
    salted_rounds = opened(match.fair).salts or []
    assert len(salted_rounds) == match.rounds > 1
    assert all(salts[SILENT_SEAT] == "" for salts in salted_rounds)
    game, log = match.game, new_log()
    rows = game.new(players, match.board, None)
    history = iter(match.history)
    for number, texts in enumerate(salted_rounds, start=1):
        seed = round_seed(SECRET, number, [bytes.fromhex(text) for text in texts])
        game.deal(rows, 0, draws(seed, number, game.deal_bounds(rows, 0)), log)
        while game.stage(rows, 0) == Stage.ACT:
            act = next(history)
            game.act(rows, 0, act.seat, game.action_number(rows, 0, act.action), log)
    assert game.position(rows, 0) == match.position()
    assert list(history) == []


def test_salts_are_taken_at_the_moment_of_the_deal() -> None:
    """Given a round under way, when a salt for it comes, it is too late; the next one takes it."""
    asked: list[int] = []
    table = {0: b"", 1: b"", 2: b""}

    def salts(round_number: int) -> list[bytes]:
        asked.append(round_number)
        return list(table.values())

    match = Match(GAMES["shamans"], 3, fair=SaltedDeals(SECRET, salts))
    assert asked == [1]
    table[2] = bytes(range(16))
    while match.rounds == 1:
        assert asked == [1]
        match.act(match.actor, match.legal(match.actor)[0])
    assert asked == [1, 2]
    assert match.fair is not None
    assert opened(match.fair).salts == [["", "", ""], ["", "", bytes(range(16)).hex()]]


def test_a_secret_serves_one_game() -> None:
    deals = SaltedDeals(SECRET, lambda _: SALTS)
    Match(GAMES["shamans"], 3, fair=deals)
    with pytest.raises(PenumbraError, match="a secret serves one game"):
        Match(GAMES["shamans"], 3, fair=deals)


def test_fair_deals_take_the_place_of_seed_and_position() -> None:
    position = Match(GAMES["shamans"], 3, seed=SECRET).position()
    with pytest.raises(PenumbraError, match="neither a seed nor a position"):
        Match(GAMES["shamans"], 3, seed=SECRET, fair=SaltedDeals(SECRET, lambda _: SALTS))
    with pytest.raises(PenumbraError, match="neither a seed nor a position"):
        Match(GAMES["shamans"], 3, position=position, fair=SaltedDeals(SECRET, lambda _: SALTS))
    match = Match(GAMES["shamans"], 3, fair=SaltedDeals(SECRET, lambda _: SALTS))
    with pytest.raises(PenumbraError, match="has no seed"):
        _ = match.seed


@pytest.mark.parametrize(
    ("fair", "told"),
    [
        (Fair("0" * 63 + "1", COMMITMENT, []), "secret does not fit the commitment"),
        (Fair("0" * 64, "0" * 64, []), "secret does not fit the commitment"),
        (Fair("0" * 62, COMMITMENT, []), "secret does not fit the commitment"),
        (Fair("0" * 64, COMMITMENT, [["", ""]]), "salts of round 1 can't be: there are 2"),
        (Fair("0" * 64, COMMITMENT, [["", "7", ""]]), "salts of round 1 can't be: that of seat 1"),
    ],
)
def test_what_does_not_fit_together_is_not_opened_again(fair: Fair, told: str) -> None:
    with pytest.raises(Unfair, match=re.escape(told)):
        reopened(fair, Facts("", "shamans", 3, {}, None, ["Ann", "Bob", "Cyd"]))
