"""Records: they play themselves again, and show where they were damaged or forged."""

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from penumbra.games import GAMES, record
from penumbra.games.errors import BadRecord
from penumbra.games.match import Match

GOLDEN = Path(__file__).parent / "golden"
TABLES = [("shamans", n) for n in (3, 4, 5)] + [("intrigue", n) for n in (7, 8, 9, 10)]


def played(name: str, players: int, seed: int = 1) -> Match[Any, Any]:
    """A whole game of random acts, in and out of turn."""
    chance = random.Random(f"golden {name} {players} {seed}")
    match = Match(GAMES[name], players, seed=chance.randbytes(32))
    while not match.over:
        able = [seat for seat in range(players) if match.legal(seat)]
        seat = chance.choice(able) if chance.random() < 0.2 else match.actor
        match.act(seat, chance.choice(match.legal(seat)))
    return match


def names(players: int) -> list[str]:
    return [f"Seat {seat}" for seat in range(players)]


@pytest.fixture(scope="module")
def text() -> str:
    return record.dumps(played("shamans", 4), names(4))


def verified(text: str) -> Match[Any, Any]:
    *_, match = record.replay(record.loads(text), GAMES)
    return match


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_golden_records_play_back_to_the_same_bytes(name: str, players: int) -> None:
    """Whole games for each number of players. A change of behaviour shows up as a diff here:
    PENUMBRA_GOLDEN=write pytest tests/games/test_record.py rewrites them."""
    path = GOLDEN / f"{name}-{players}.jsonl"
    if os.environ.get("PENUMBRA_GOLDEN") == "write":
        record.write(path, played(name, players), names(players))
    kept = path.read_text(encoding="utf-8")
    match = verified(kept)
    assert match.over
    assert record.dumps(match, names(players)) == kept


def test_the_compiler_changes_nothing() -> None:
    """The golden records play back to the same bytes in plain Python, without Numba."""
    code = (
        "import sys; from pathlib import Path; from penumbra.games import GAMES, record\n"
        "for path in map(Path, sys.argv[1:]):\n"
        "    *_, match = record.replay(record.read(path), GAMES)\n"
        "    again = record.dumps(match, record.read(path).header.names)\n"
        "    assert again == path.read_text(encoding='utf-8'), path\n"
        "    print(match.position())\n"
    )
    paths = [str(GOLDEN / f"{name}-{players}.jsonl") for name, players in TABLES]

    def positions(**variables: str) -> str:
        return subprocess.run(
            [sys.executable, "-W", "error", "-c", code, *paths],
            env=os.environ | variables,
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    assert positions(NUMBA_DISABLE_JIT="1") == positions()


def test_a_record_from_a_position_replays() -> None:
    begun = played("shamans", 3, seed=5)
    start = Match(begun.game, 3, seed=begun.seed)
    for act in begun.history[:20]:
        start.act(act.seat, act.action)
    match = Match(begun.game, 3, seed=begun.seed, position=start.position())
    for act in begun.history[20:]:
        match.act(act.seat, act.action)
    again = verified(record.dumps(match, names(3)))
    assert again.scores == begun.scores
    assert again.winners == begun.winners


def test_an_unfinished_record_is_still_a_record(text: str) -> None:
    """Given a game that was cut off, its whole lines replay."""
    lines = text.splitlines(keepends=True)
    match = verified("".join(lines[:30]))
    assert not match.over
    assert len(match.history) == 29


def test_a_half_written_line_is_named(text: str) -> None:
    lines = text.splitlines(keepends=True)
    with pytest.raises(BadRecord, match="Line 30 is damaged"):
        record.loads("".join(lines[:29]) + lines[29][:20])


def test_an_exchanged_act_is_named_with_its_line(text: str) -> None:
    """Given a record in which somebody plays another legal card, the forgery is found there."""
    loaded = record.loads(text)
    match = next(iter(record.replay(loaded, GAMES)))
    for number, line in enumerate(loaded.lines, start=2):
        others = [action for action in match.legal(line.seat) if action != line.action]
        if number > 12 and others:
            break
        match.act(line.seat, line.action)
    lines = text.splitlines(keepends=True)
    lines[number - 1] = lines[number - 1].replace(line.action, others[0])
    with pytest.raises(BadRecord, match=rf"Line {number}: .* is legal, but it is not what"):
        verified("".join(lines))


def test_an_illegal_act_is_named_with_its_line(text: str) -> None:
    lines = text.splitlines(keepends=True)
    lines[8] = '{"seat":0,"action":"swap 0","check":"00"}\n'
    with pytest.raises(BadRecord, match="Line 9: seat 0, “swap 0”"):
        verified("".join(lines))


def test_a_lost_line_is_found_at_the_next_one(text: str) -> None:
    lines = text.splitlines(keepends=True)
    with pytest.raises(BadRecord, match="Line 15"):
        verified("".join(lines[:14] + lines[15:]))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"players":4', '"players":3', "Line 1"),
        ('"moon":25', '"moon":24', "Line 1"),
        ('"game":"shamans"', '"game":"chess"', "no game “chess”"),
        ('"penumbra":1', '"penumbra":9', "version 9"),
        ('"Seat 2"', '"Rasputin"', "Line 1"),
    ],
)
def test_a_changed_header_is_found(text: str, old: str, new: str, told: str) -> None:
    assert old in text
    with pytest.raises(BadRecord, match=told):
        verified(text.replace(old, new, 1))


def test_another_seed_is_found(text: str) -> None:
    seed = record.loads(text).header.seed
    with pytest.raises(BadRecord, match="Line 1"):
        verified(text.replace(seed, "0" * 64))


def test_an_embellished_result_is_found(text: str) -> None:
    closing = record.loads(text).closing
    assert closing is not None
    better = msgspec.structs.replace(closing, scores=[99, *closing.scores[1:]])
    old, new = (msgspec.json.encode(each).decode() for each in (closing, better))
    with pytest.raises(BadRecord, match="the score is"):
        verified(text.replace(old, new))


def test_a_result_of_a_game_that_is_not_over_is_found(text: str) -> None:
    lines = text.splitlines(keepends=True)
    with pytest.raises(BadRecord, match="not over"):
        verified("".join(lines[:20] + lines[-1:]))


@given(st.data())
def test_no_damage_passes_or_crashes(text: str, data: st.DataObject) -> None:
    """Whatever happens to a record: it is the same game, a shorter one, or BadRecord."""
    at = data.draw(st.integers(0, len(text) - 1))
    damaged = data.draw(
        st.sampled_from([text[:at] + text[at + 1 :], text[:at] + "7" + text[at + 1 :], text[:at]])
    )
    try:
        match = verified(damaged)
    except BadRecord:
        return
    history = verified(text).history
    assert match.history == history[: len(match.history)]


def test_what_is_no_file_or_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="can't be read"):
        record.read(tmp_path / "nothing.jsonl")
    binary = tmp_path / "binary.jsonl"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="not text"):
        record.read(binary)
    with pytest.raises(BadRecord, match="empty"):
        record.loads("")
    with pytest.raises(IsADirectoryError):
        record.write(tmp_path, played("shamans", 3), ["Ada", "Bo", "Cy"])


def test_a_name_may_hold_any_character() -> None:
    """Some of them end a line elsewhere, but not in JSON."""
    match = Match(GAMES["shamans"], 3, seed=bytes(32))
    names = ["Ada\u2028Lovelace", "Bo\x85", "Cy\n\x0c"]
    again = record.loads(record.dumps(match, names))
    assert again.header.names == names


def test_there_is_a_name_for_each_seat() -> None:
    match = Match(GAMES["shamans"], 3, seed=bytes(32))
    with pytest.raises(BadRecord, match="Line 1: 2 names for 3 players"):
        verified(record.dumps(match, ["Ada", "Bo"]))
