"""Whole evenings through the door: by lines from a pipe, and by keys on a real terminal."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from penumbra.games import GAMES, record
from penumbra.terminal import play

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent
DOOR = """
import sys
from pathlib import Path
from penumbra.terminal import play
game, players, language, kept = sys.argv[1:]
seed = bytes(31) + bytes([len(game)])
sys.exit(play(game, int(players), seed, lang=language, record=Path(kept) if kept else None))
"""
SETTINGS = os.environ | {
    "PYTHONPATH": os.pathsep.join(sys.path),
    "PYTHONIOENCODING": "utf-8",
    "COLUMNS": "100",
    "TERM": "xterm-256color",
}
PATIENCE = 300  # the rules may have to be compiled first


def through_a_pipe(
    game: str, players: int, language: str, keys: str, kept: Path | str = ""
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", DOOR, game, str(players), language, str(kept)]
    return subprocess.run(
        command, input=keys, capture_output=True, text=True, timeout=PATIENCE, env=SETTINGS
    )


def any_keys(luck: int, count: int, keys: str) -> str:
    chance = random.Random(luck)
    return "".join(chance.choice(keys) + "\n" for _ in range(count))


@pytest.mark.parametrize(
    ("game", "players", "language", "last_words"),
    [
        ("shamans", 4, "en", ["The game is over", "Until next time."]),
        ("shamans", 3, "cs", ["Hra skončila", "Tak zase příště."]),
        ("intrigue", 8, "ru", ["Игра окончена", "До встречи."]),
        ("intrigue", 7, "fr", ["La partie est finie", "À la prochaine."]),
    ],
)
def test_a_whole_game_can_be_played_through_a_pipe(
    game: str, players: int, language: str, last_words: list[str], tmp_path: Path
) -> None:
    kept = tmp_path / "evening.jsonl"
    keys = any_keys(7, 4000, "1112345678psjfbg\n")
    evening = through_a_pipe(game, players, language, keys, kept)
    assert evening.returncode == 0, evening.stderr
    assert not evening.stderr
    for words in last_words:
        assert words in evening.stdout
    *_, match = record.replay(record.read(kept), GAMES)
    assert match.over


def test_the_end_of_input_leaves_cleanly_and_keeps_the_record(tmp_path: Path) -> None:
    kept = tmp_path / "short.jsonl"
    evening = through_a_pipe("shamans", 4, "en", "1\n1\n1\n", kept)
    assert evening.returncode == 0
    assert not evening.stderr
    assert "The record is saved" in evening.stdout
    *_, match = record.replay(record.read(kept), GAMES)
    assert not match.over
    assert match.history


def test_a_record_names_the_person_so_that_others_understand(tmp_path: Path) -> None:
    kept = tmp_path / "named.jsonl"
    through_a_pipe("shamans", 4, "en", "1\n", kept)
    assert record.read(kept).header.names == ["Player", "Robin", "Morgan", "Noor"]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"players": 9}, "3 to 5 players"),
        ({"seat": 4}, "There is no seat 5: this table has seats 1 to 4."),
        ({"names": ["Ada", "Bo"]}, "one for each of the 4 seats"),
        ({"lang": "xx"}, "There is no language “xx”"),
        ({"bots": "genius"}, "There is no bot “genius”"),
        ({"board": "nowhere.toml"}, "There is no board “nowhere.toml”"),
        ({"game": "chess"}, "There is no game “chess”"),
        ({"record": Path("/nowhere/at/all.jsonl")}, "all.jsonl can't be written"),
    ],
)
def test_what_can_not_be_is_said_in_words(
    wrong: dict[str, object], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    wishes: dict[str, object] = {"game": "shamans", "players": 4}
    assert play(**(wishes | wrong)) == 2  # type: ignore[arg-type]
    assert words in " ".join(capsys.readouterr().out.split())


def at_a_terminal(
    game: str, players: int, language: str, kept: Path | str = "", cwd: Path | None = None
) -> "pexpect.spawn[str]":
    return pexpect.spawn(
        sys.executable,
        ["-c", DOOR, game, str(players), language, str(kept)],
        dimensions=(24, 80),
        env={key: value for key, value in SETTINGS.items() if key not in ("COLUMNS", "NO_COLOR")},
        encoding="utf-8",
        timeout=PATIENCE,
        cwd=cwd,
    )


def test_a_person_plays_some_tricks_asks_for_help_and_leaves() -> None:
    screen = at_a_terminal("shamans", 4, "en")
    for _ in range(3):
        screen.expect("Your turn: (play a card|lead the trick|take an artifact)")
        screen.send("1")
        screen.expect("any key: faster")
        screen.send("x")  # hurries the bots, and does nothing else
    screen.expect("Your turn")
    screen.send("?")
    screen.expect(r"\.")
    screen.send("q")
    screen.expect("leave without saving")
    screen.send("n")  # no: stay
    screen.expect("Your turn")
    screen.send("q")
    screen.expect("leave without saving")
    screen.send("q")
    screen.expect("Until next time.")
    screen.expect(pexpect.EOF)
    screen.close()
    assert screen.exitstatus == 0


def test_whoever_leaves_may_keep_the_record(tmp_path: Path) -> None:
    screen = at_a_terminal("shamans", 3, "en", cwd=tmp_path)
    screen.expect("Your turn")
    screen.send("1")
    screen.expect("any key: faster")
    screen.send("x")
    screen.expect("Your turn")
    screen.send("q")
    screen.expect("leave and save the record")
    screen.send("s")
    screen.expect("The record is saved")
    screen.expect(pexpect.EOF)
    (kept,) = tmp_path.iterdir()
    *_, match = record.replay(record.read(kept), GAMES)
    assert match.history


def test_ctrl_c_leaves_cleanly_and_keeps_the_record(tmp_path: Path) -> None:
    kept = tmp_path / "interrupted.jsonl"
    screen = at_a_terminal("shamans", 4, "fr", kept)
    screen.expect("À vous")
    screen.sendcontrol("c")
    screen.expect("Enregistrement conservé")
    screen.expect(pexpect.EOF)
    screen.close()
    assert screen.exitstatus == 0
    assert "Traceback" not in str(screen.before)
    assert kept.exists()


def test_recognition_is_a_scene_and_claims_go_in_steps() -> None:
    screen = at_a_terminal("intrigue", 8, "cs")
    screen.expect("Oči zavřené")
    screen.send(" ")
    screen.expect("Jsi na tahu: promluvit")
    screen.send("2")
    screen.expect("Jsi na tahu: říct, kdo je někdo jiný")
    screen.send("\x1b")
    screen.expect("Jsi na tahu: promluvit")
    screen.send("p")
    screen.expect("Mlčíš")
    screen.sendcontrol("d")
    screen.expect("Tak zase příště.")
    screen.expect(pexpect.EOF)


def test_a_russian_keyboard_needs_no_other_layout() -> None:
    screen = at_a_terminal("shamans", 4, "ru")
    screen.expect("Ваш черёд")
    screen.send("й")  # the key of q
    screen.expect("выйти, не сохраняя")
    screen.send("й")
    screen.expect("До встречи.")
    screen.expect(pexpect.EOF)
