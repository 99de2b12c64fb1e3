"""Records: they play themselves again, and show where they were damaged or forged."""

import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from penumbra.engine import Engine
from penumbra.games import GAMES, record
from penumbra.games.errors import BadRecord, OtherRules
from penumbra.games.fairness.deals import Fair, reopened
from penumbra.games.fairness.draw import commitment
from penumbra.games.game import AnyGame
from penumbra.games.match import Match
from tests.games import candle
from tests.games.fair_game import salted

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


def verified(text: str, commitment: str | None = None) -> Match[Any, Any]:
    *_, match = record.replay(record.loads(text), GAMES, commitment)
    return match


def golden(name: str, players: int) -> Path:
    """The golden record of the present rules; those of the first rules do not name them."""
    version = "" if GAMES[name].rules == 1 else f"-rules-{GAMES[name].rules}"
    return GOLDEN / f"{name}-{players}{version}.jsonl"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_golden_records_play_back_to_the_same_bytes(name: str, players: int) -> None:
    """Whole games for each number of players, by the present rules. If one is not borne out any
    more, the rules have changed: raise the game's `rules`, and let PENUMBRA_GOLDEN=write pytest
    tests/games/test_record.py write new records beside the old ones, which are never rewritten."""
    path = golden(name, players)
    if os.environ.get("PENUMBRA_GOLDEN") == "write" and not path.exists():
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
    paths = [str(golden(name, players)) for name, players in TABLES]

    def positions(**variables: str) -> str:
        return subprocess.run(
            [sys.executable, "-W", "error", "-c", code, *paths],
            env=os.environ | variables,
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    assert positions(NUMBA_DISABLE_JIT="1") == positions()


def test_a_record_names_its_rules_unless_they_are_the_first() -> None:
    """Old records say nothing and mean the first; a changed number is found like any change."""
    first = Match(candle.GAME, 2, seed=bytes(32))
    mended = candle.Candle()
    mended.rules = 2
    second = Match(mended, 2, seed=bytes(32))
    games: dict[str, AnyGame] = {"candle": mended}
    assert "rules" not in record.dumps(first, names(2))
    assert record.loads(record.dumps(first, names(2))).header.rules == 1
    text = record.dumps(second, names(2))
    assert record.loads(text).header.rules == 2
    list(record.replay(record.loads(text), games))
    with pytest.raises(OtherRules, match="version 3"):
        list(record.replay(record.loads(text.replace('"rules":2', '"rules":3')), games))
    with pytest.raises(BadRecord, match="Line 1: seed, board, players or names were changed"):
        list(record.replay(record.loads(text.replace('"first":null', '"first":1')), games))


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
        ('"moon":29', '"moon":28', "Line 1"),
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
    assert seed is not None
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


SECRET = bytes(range(32))
FAIR_TABLES = [("shamans", 3), ("shamans", 5), ("intrigue", 7), ("intrigue", 10)]


@pytest.fixture(scope="module")
def fair_text() -> str:
    """A game of several rounds; people salted the first of them only."""
    return record.dumps(salted("shamans", 4, SECRET, salted_rounds=1), names(4))


def salts_of(text: str) -> list[list[str]]:
    return fair_of(text).salts or []


def fair_of(text: str) -> Fair:
    fair = record.loads(text).header.fair
    assert fair is not None
    return fair


def changed(text: str, change: Callable[[dict[str, Any]], None]) -> str:
    """The record with other words in its first line, and every check as it was."""
    first, rest = text.split("\n", 1)
    header = msgspec.json.decode(first)
    change(header)
    return msgspec.json.encode(header).decode() + "\n" + rest


def check(before: str, *things: object) -> str:
    """A check as docs/protocol.md describes it."""
    return hashlib.sha256(before.encode() + msgspec.json.encode(things)).hexdigest()[:16]


def resealed(text: str) -> str:
    """The record with a check that fits its changed first line."""

    def reseal(header: dict[str, Any]) -> None:
        del header["check"]
        header["check"] = check("", *header.values())

    return changed(text, reseal)


def rechained(text: str) -> str:
    """The record with all its checks computed anew: a forger's whole work."""
    first = resealed(text).split("\n", 1)[0]
    kept = record.loads(resealed(text))
    players = kept.header.players
    match = Match(
        GAMES[kept.header.game], players, fair=reopened(fair_of(text), record.facts_of(kept.header))
    )
    last = check(kept.header.check, *match.events())
    lines = [first]
    for line in kept.lines:
        match.act(line.seat, line.action)
        last = check(last, line.seat, line.action, *match.events())
        lines.append(msgspec.json.encode(record.Line(line.seat, line.action, last)).decode())
    last = check(last, match.scores, match.winners)
    closing = record.Closing(match.scores, match.winners, last)
    return "\n".join([*lines, msgspec.json.encode(closing).decode(), ""])


@pytest.mark.parametrize(("name", "players"), FAIR_TABLES)
def test_a_game_of_fair_deals_replays_and_belongs_to_its_commitment(
    name: str, players: int
) -> None:
    match = salted(name, players, SECRET)
    text = record.dumps(match, names(players))
    again = verified(text, commitment(SECRET))
    assert (again.scores, again.winners, again.history) == (
        match.scores,
        match.winners,
        match.history,
    )
    assert record.dumps(again, names(players)) == text
    fair = fair_of(text)
    assert fair.secret == SECRET.hex()
    assert len(salts_of(text)) == match.rounds
    assert '"seed"' not in text


def test_a_record_of_one_seed_says_nothing_of_fair_deals(text: str) -> None:
    assert '"fair"' not in text
    with pytest.raises(BadRecord, match="dealt from a seed: nothing was promised"):
        verified(text, commitment(SECRET))


def test_the_checks_of_a_fair_record_are_those_of_the_protocol(fair_text: str) -> None:
    assert rechained(fair_text) == fair_text


def test_a_fair_record_that_was_cut_off_is_still_a_record(fair_text: str) -> None:
    lines = fair_text.splitlines(keepends=True)
    match = verified("".join(lines[:5]), commitment(SECRET))
    assert not match.over
    assert match.rounds == 1 < len(salts_of(fair_text))


def test_the_engine_reads_a_fair_record_and_saves_it_again(fair_text: str) -> None:
    engine = Engine()
    engine.answer(msgspec.json.encode({"do": "replay", "record": fair_text}))
    saved = engine.answer(msgspec.json.encode({"do": "save", "names": names(4)}))
    assert saved["ok"]["record"] == fair_text


def test_another_secret_is_found(fair_text: str) -> None:
    def change(header: dict[str, Any]) -> None:
        header["fair"]["secret"] = "0" * 64

    forged = changed(fair_text, change)
    for text in (forged, resealed(forged)):
        with pytest.raises(BadRecord, match="Line 1: The secret does not fit the commitment"):
            verified(text)


def test_another_commitment_is_found(fair_text: str) -> None:
    def change(header: dict[str, Any]) -> None:
        header["fair"]["commitment"] = commitment(bytes(32))

    forged = changed(fair_text, change)
    for text in (forged, resealed(forged)):
        with pytest.raises(BadRecord, match="Line 1: The secret does not fit the commitment"):
            verified(text)


def test_another_secret_with_its_commitment_is_found(fair_text: str) -> None:
    def change(header: dict[str, Any]) -> None:
        header["fair"] |= {"secret": "0" * 64, "commitment": commitment(bytes(32))}

    forged = changed(fair_text, change)
    with pytest.raises(BadRecord, match=r"Line 1: secret, shares, .* were changed"):
        verified(forged)
    with pytest.raises(BadRecord, match="Line 2: seat"):
        verified(resealed(forged))


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize("salt", ["", "5a" * 16, "5a" * 32])
def test_every_changed_salt_is_found(fair_text: str, seat: int, salt: str) -> None:
    """Exchanged, taken away, or given to somebody who sent none; in any round."""
    for dealt, salts in enumerate(salts_of(fair_text)):
        if salts[seat] == salt:
            continue

        def change(header: dict[str, Any], dealt: int = dealt) -> None:
            header["fair"]["salts"][dealt][seat] = salt

        forged = changed(fair_text, change)
        with pytest.raises(BadRecord, match=r"Line 1: secret, shares, .* were changed"):
            verified(forged)
        with pytest.raises(BadRecord, match=r"Line \d+: seat"):
            verified(resealed(forged))


def test_swapped_salts_of_two_seats_are_found(fair_text: str) -> None:
    def change(header: dict[str, Any]) -> None:
        salts = header["fair"]["salts"][0]
        salts[2], salts[3] = salts[3], salts[2]

    forged = changed(fair_text, change)
    with pytest.raises(BadRecord, match=r"Line 1: secret, shares, .* were changed"):
        verified(forged)
    with pytest.raises(BadRecord, match="Line 2: seat"):
        verified(resealed(forged))


def test_a_damaged_salt_is_named_with_its_seat_and_round(fair_text: str) -> None:
    def change(header: dict[str, Any]) -> None:
        header["fair"]["salts"][1][3] = "pepper"

    with pytest.raises(BadRecord, match="salts of round 2 can't be: that of seat 3 is none"):
        verified(changed(fair_text, change))


def test_a_missing_seat_is_named(fair_text: str) -> None:
    def change(header: dict[str, Any]) -> None:
        del header["fair"]["salts"][1][3]

    with pytest.raises(BadRecord, match="salts of round 2 can't be: there are 3 for 4"):
        verified(changed(fair_text, change))


def test_a_missing_round_of_salts_is_found(fair_text: str) -> None:
    """Even that of the last round, in which nobody salted, and with every check made to fit."""

    def change(header: dict[str, Any]) -> None:
        del header["fair"]["salts"][-1]

    rounds = len(salts_of(fair_text))
    forged = changed(fair_text, change)
    with pytest.raises(BadRecord, match=r"Line 1: secret, shares, .* were changed"):
        verified(forged)
    with pytest.raises(BadRecord, match=rf"Line \d+: round {rounds} begins, but its salts are"):
        verified(rechained(forged))


def test_no_salts_at_all_are_found_at_once(fair_text: str) -> None:
    def change(header: dict[str, Any]) -> None:
        header["fair"]["salts"] = []

    with pytest.raises(BadRecord, match="Line 1: round 1 begins, but its salts are missing"):
        verified(changed(fair_text, change))


def test_a_round_of_salts_too_many_is_found(fair_text: str) -> None:
    def change(header: dict[str, Any]) -> None:
        header["fair"]["salts"].append(["", "", "", ""])

    rounds = len(salts_of(fair_text))
    told = f"Line 1: there are salts for {rounds + 1} rounds, but the game had {rounds}"
    with pytest.raises(BadRecord, match=told):
        verified(rechained(changed(fair_text, change)))


def test_an_exchanged_act_of_a_fair_game_is_found(fair_text: str) -> None:
    lines = fair_text.splitlines(keepends=True)
    line = record.loads(fair_text).lines[0]
    match = next(iter(record.replay(record.loads(fair_text), GAMES)))
    other = next(action for action in match.legal(line.seat) if action != line.action)
    lines[1] = lines[1].replace(line.action, other)
    with pytest.raises(BadRecord, match=r"Line 2: .* is legal, but it is not what"):
        verified("".join(lines))


def test_another_whole_game_is_told_apart_by_its_commitment(fair_text: str) -> None:
    """Given a dealer who invents a game with a better secret and all checks right, when the player
    asks with the commitment he noted, then it is not his game."""
    invented = record.dumps(salted("shamans", 4, bytes(32), salted_rounds=1), names(4))
    assert verified(invented).over
    with pytest.raises(BadRecord, match="not the game of the commitment"):
        verified(invented, commitment(SECRET))

    def change(header: dict[str, Any]) -> None:
        header["fair"]["commitment"] = commitment(SECRET)

    with pytest.raises(BadRecord, match="secret does not fit the commitment"):
        verified(resealed(changed(invented, change)), commitment(SECRET))


def test_a_noted_commitment_may_be_written_in_capitals(fair_text: str) -> None:
    assert verified(fair_text, f" {commitment(SECRET).upper()} ").over


def test_a_game_has_a_seed_or_fair_deals(text: str) -> None:
    """Neither is as wrong as both."""

    def neither(header: dict[str, Any]) -> None:
        del header["seed"]

    def both(header: dict[str, Any]) -> None:
        header["fair"] = {"secret": "", "commitment": "", "salts": []}

    for change in (neither, both):
        with pytest.raises(BadRecord, match="Line 1: a game is dealt from “seed” or from “fair”"):
            record.loads(changed(text, change))


@given(st.data())
def test_no_damage_of_a_fair_record_passes_or_crashes(fair_text: str, data: st.DataObject) -> None:
    """Whatever happens to its first line: it is the same game, or BadRecord."""
    at = data.draw(st.integers(0, fair_text.index("\n") - 1))
    letter = data.draw(st.sampled_from(["", "7", "a", '"', "[", ","]))
    damaged = fair_text[:at] + letter + fair_text[at + 1 :]
    try:
        match = verified(damaged)
    except BadRecord:
        return
    assert match.history == verified(fair_text).history
    assert damaged == fair_text
