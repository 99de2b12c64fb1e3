"""The draw: the formulas of docs/protocol.md, and which draws could have come about at all."""

import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games.fairness import draw
from penumbra.games.fairness.deals import Attempt, DrawnDeals, Fair, opened, reopened
from penumbra.games.fairness.draw import Facts, Roll, canonical
from penumbra.games.fairness.reasons import Unfair
from penumbra.games.match import Match

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
SECRET = bytes(32)
COMMITMENT = draw.commitment(SECRET)
SHARES = [bytes(range(32)), None, b"\xff" * 32]
FACTS = Facts("ABCD-1", "intrigue", 3, {"deck": 1}, None, ["Ann", "Bot", "Čeněk"])
FIRST = [
    "bot" if share is None else draw.promise(COMMITMENT, 1, seat, share)
    for seat, share in enumerate(SHARES)
]
OPENED = [None if share is None else share.hex() for share in SHARES]


def test_the_example_of_the_protocol_holds() -> None:
    """docs/protocol.md shows one draw with all its hashes: another language begins from there."""
    roll = Roll(1, draw.before([]), COMMITMENT, FACTS, FIRST)
    drawn = draw.draw_hash(draw.roll_hash(roll), OPENED)
    hashes = [
        draw.facts_hash(FACTS).hex(),
        draw.roll_hash(roll),
        drawn,
        draw.round_seed(SECRET, drawn, 1).hex(),
    ]
    assert hashes == [
        "c8042d5ca89185ee4296140b2e4158de160a10caa0bf37dad3553655beebd6d6",
        "590a7e8982dfecb5b34341fb691c8493661ffae16856bdf627f7e6aad2b69a65",
        "d2af693ee82e36b4507e3eae0523badbb08fafa4d95bd1290bc3d14bdffdc217",
        "dbf76812f06034706b37f4ab5297f11bd2f62a2566faba163d069e498e686c4a",
    ]
    shown = PROTOCOL.read_text(encoding="utf-8")
    assert all(value in shown for value in hashes)
    assert draw.fingerprint(drawn) == "d2af693e"


def test_canonical_json_is_written_in_one_way() -> None:
    value = {"ž": None, "b": [1, -2, True], "a": {"10": 'č\n"\\\x1f/\u2028', "9": ""}}
    text = canonical(value).decode()
    assert text == ('{"a":{"10":"č\\n\\"\\\\\\u001f/\u2028","9":""},"b":[1,-2,true],"ž":null}')
    assert json.loads(text) == value
    with pytest.raises(PenumbraError, match="only integers"):
        canonical({"a": [{"b": 1.5}]})


def test_secrets_and_shares_are_new_and_have_their_length() -> None:
    assert (
        len({draw.new_secret() for _ in range(100)} | {draw.new_share() for _ in range(100)}) == 200
    )
    with pytest.raises(PenumbraError, match="32 bytes, not 31"):
        draw.commitment(bytes(31))
    with pytest.raises(PenumbraError, match="32 bytes, not 33"):
        draw.promise(COMMITMENT, 1, 0, bytes(33))


@given(st.binary(min_size=32, max_size=32), st.integers(1, 255), st.integers(0, 9))
def test_a_promise_is_for_one_attempt_and_one_chair(share: bytes, attempt: int, seat: int) -> None:
    """Nobody can copy his neighbour's promise and open it when that one has."""
    own = draw.promise(COMMITMENT, attempt, seat, share)
    assert own != draw.promise(COMMITMENT, attempt % 255 + 1, seat, share)
    assert own != draw.promise(COMMITMENT, attempt, seat + 1, share)
    assert own != draw.promise(draw.commitment(b"\1" * 32), attempt, seat, share)


def test_whatever_is_on_a_roll_changes_it() -> None:
    other = Facts("ABCD-2", "intrigue", 3, {"deck": 1}, None, ["Ann", "Bot", "Čeněk"])
    rolls = [
        Roll(1, draw.before([]), COMMITMENT, FACTS, FIRST),
        Roll(2, draw.before([]), COMMITMENT, FACTS, FIRST),
        Roll(1, "1" * 64, COMMITMENT, FACTS, FIRST),
        Roll(1, draw.before([]), "1" * 64, FACTS, FIRST),
        Roll(1, draw.before([]), COMMITMENT, other, FIRST),
        Roll(1, draw.before([]), COMMITMENT, FACTS, [FIRST[0], "away", FIRST[2]]),
        Roll(1, draw.before([]), COMMITMENT, FACTS, [FIRST[0], "late", FIRST[2]]),
        Roll(1, draw.before([]), COMMITMENT, FACTS, [FIRST[2], "bot", FIRST[0]]),
        Roll(1, draw.before([]), COMMITMENT, FACTS, FIRST[:2]),
    ]
    assert len({draw.roll_hash(roll) for roll in rolls}) == len(rolls)


@pytest.mark.parametrize(("name", "players"), [("shamans", 3), ("intrigue", 7)])
def test_all_rounds_follow_from_one_draw(name: str, players: int) -> None:
    facts = Facts("tabu-1", name, players, {}, None, ["Ann"] * players)
    deals = DrawnDeals(SECRET, facts, [Attempt(["bot"] * players, [None] * players)])
    match = Match(GAMES[name], players, fair=deals)
    again = Match(GAMES[name], players, fair=reopened(opened(deals), facts))
    assert match.position() == again.position()
    assert len({deals.seed(number) for number in range(1, 50)}) == 49


# draws that could not have come about


def _promised(attempt: int, *seats: int) -> list[str]:
    return [
        draw.promise(COMMITMENT, attempt, seat, bytes([attempt, seat] * 16))
        if seat in seats
        else "bot"
        for seat in range(3)
    ]


def _share(attempt: int, seat: int) -> str:
    return bytes([attempt, seat] * 16).hex()


ONE, TWO = _promised(1, 0, 2), _promised(2, 0, 2)
BOTH = [_share(1, 0), None, _share(1, 2)]
FAILED = Attempt(ONE, [_share(1, 0), None, None])
AGAIN = Attempt([TWO[0], "bot", "late"], [_share(2, 0), None, None])


def test_a_draw_repeated_without_who_did_not_open_is_one() -> None:
    deals = DrawnDeals(SECRET, FACTS, [FAILED, AGAIN])
    assert [attempt.missing for attempt in deals.attempts] == [[2], []]
    assert deals.rolls[1].before == draw.roll_hash(deals.rolls[0])


@pytest.mark.parametrize(
    ("attempts", "told"),
    [
        ([], "Draw 0 is not complete"),
        ([FAILED], "Draw 1 is not complete"),
        ([Attempt(ONE, [*BOTH, None])], "Draw 1 is not complete"),
        ([Attempt(ONE[:2], BOTH[:2])], "Draw 1 is not complete"),
        ([Attempt(ONE, BOTH), AGAIN], "Draw 1 was complete and yet repeated"),
        ([Attempt(ONE, [BOTH[0], _share(1, 1), BOTH[2]])], "Chair 2 has a share it can't"),
        ([Attempt([ONE[0], "late", ONE[2]], BOTH)], "Chair 2 has a share it can't"),
        ([Attempt([ONE[0], "robot", ONE[2]], BOTH)], "Chair 2 has a share it can't"),
        ([Attempt(ONE, [_share(1, 2), None, BOTH[2]])], "share of chair 1 is not the one"),
        ([Attempt(ONE, ["ff", None, BOTH[2]])], "Chair 1 has a share it can't"),
        ([FAILED, Attempt(TWO, [_share(2, 0), None, _share(2, 2)])], "Chair 3 has a share"),
        ([FAILED, Attempt([TWO[0], "bot", "away"], AGAIN.opened)], "Chair 3 has a share"),
        ([FAILED, Attempt([TWO[0], "late", "late"], AGAIN.opened)], "Chair 2 has a share"),
        ([FAILED, Attempt(["bot", "bot", "late"], [None] * 3)], "Chair 1 has a share"),
        ([FAILED, Attempt(["late", "bot", "late"], [None] * 3)], "Chair 1 has a share"),
    ],
)
def test_what_could_not_have_come_about_is_found(attempts: list[Attempt], told: str) -> None:
    with pytest.raises(Unfair, match=told):
        DrawnDeals(SECRET, FACTS, attempts)


def test_no_more_is_drawn_than_bytes_can_tell() -> None:
    """Also not for more chairs, or more often, than any game has."""
    crowd = msgspec.structs.replace(FACTS, players=256, names=["Ann"] * 256)
    for facts, attempts in [
        (FACTS, [FAILED] * 256),
        (crowd, [Attempt(["bot"] * 256, [None] * 256)]),
    ]:
        with pytest.raises(Unfair, match="is not complete"):
            DrawnDeals(SECRET, facts, attempts)


def test_somebody_who_opened_may_be_away_the_next_time() -> None:
    deals = DrawnDeals(SECRET, FACTS, [FAILED, Attempt(["away", "bot", "late"], [None] * 3)])
    assert deals.rolls[-1].shares == ["away", "bot", "late"]
    assert deals.rolls[-1].before == draw.roll_hash(deals.rolls[0])


@pytest.mark.parametrize("secret", ["1" * 64, "0" * 63, "0" * 62, "Ü" * 64])
def test_a_secret_that_was_not_promised_is_found(secret: str) -> None:
    with pytest.raises(Unfair, match="secret does not fit"):
        reopened(Fair(secret, COMMITMENT, draws=[Attempt(ONE, BOTH)]), FACTS)
