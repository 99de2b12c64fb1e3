"""The command line as a person meets it: help, replay, errors, in every language."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from penumbra.games import record
from penumbra.games.fairness.draw import commitment
from penumbra.locale import Catalogue
from tests.games.fair_game import salted
from tests.games.paper_table import played

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parent / "games" / "golden"
LANGUAGES = ["en", "fr", "cs", "ru"]


def penumbra(*words: str, keys: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "penumbra.cli", *words],
        input=keys,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["play", "replay", "engine", "warm"])
def test_every_command_explains_itself_in_every_language(command: str, lang: str) -> None:
    shown = penumbra(command, "--help", "--lang", lang)
    assert shown.returncode == 0
    assert f"penumbra {command}" in shown.stdout


def test_without_a_command_help_is_shown() -> None:
    shown = penumbra()
    assert shown.returncode == 0
    assert "penumbra play" in shown.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["shamans-4", "intrigue-8"])
def test_a_record_is_told_in_words_and_verified(game: str, lang: str) -> None:
    told = penumbra("replay", str(GOLDEN / f"{game}.jsonl"), "--lang", lang)
    assert told.returncode == 0, told.stderr
    assert len(told.stdout.splitlines()) > 50
    assert "Seat 0" in told.stdout


def test_a_quiet_replay_only_verifies() -> None:
    told = penumbra("replay", "--quiet", str(GOLDEN / "shamans-3.jsonl"))
    assert len(told.stdout.splitlines()) == 1
    assert "Verified" in told.stdout


def test_a_forged_record_is_shown_where_it_breaks(tmp_path: Path) -> None:
    text = (GOLDEN / "shamans-5.jsonl").read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    forged = tmp_path / "forged.jsonl"
    forged.write_text("".join(lines[:9] + lines[10:]), encoding="utf-8")
    told = penumbra("replay", str(forged))
    assert told.returncode == 2
    assert "Line 10" in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "--players", "9"], "3 to 5 players"),
        (["play", "--players", "0"], "3 to 5 players, not 0"),
        (["play", "--seat", "7"], "seat"),
        (["play", "--board", "nowhere.toml"], "no board"),
        (["play", "--bots", "genius"], "genius"),
        (["play", "--record", "no/such/folder/game.jsonl"], "can't be written"),
        (["play", "--record", "."], "can't be written"),
        (["play", "chess"], "chess"),
        (["play", "--lang", "tlh"], "tlh"),
        (["replay", "nothing.jsonl"], "can't be read"),
    ],
)
def test_mistakes_are_answered_with_what_to_do(words: list[str], told: str) -> None:
    answer = penumbra(*words)
    assert answer.returncode == 2
    assert told in answer.stdout + answer.stderr
    assert "Traceback" not in answer.stderr


def test_a_broken_board_file_names_its_line(tmp_path: Path) -> None:
    board = tmp_path / "mine.toml"
    board.write_text('name = "mine"\n[track]\nmoon = 99\n', encoding="utf-8")
    answer = penumbra("play", "--board", str(board))
    assert answer.returncode == 2
    assert "line 3" in answer.stdout + answer.stderr


def test_words_that_are_no_text_are_taken_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    words: list[str | bytes] = ["play", "--name", b"\xff", "--seed", b"\xff", "--record", str(path)]
    command = [sys.executable, "-m", "penumbra.cli", *words]
    subprocess.run(command, input=b"qq\n", stdout=subprocess.DEVNULL, timeout=300, check=True)
    assert penumbra("replay", "--quiet", str(path)).returncode == 0


def test_the_same_seed_and_keys_play_the_same_game(tmp_path: Path) -> None:
    """Given a word as seed, when the same keys are pressed, then the records are the same."""
    kept = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for path in kept:
        penumbra("play", "--seed", "tuesday", "--record", str(path), keys="1\n1\n1\n1\nq\n")
    first, second = (path.read_text(encoding="utf-8") for path in kept)
    assert first == second
    assert len(first.splitlines()) > 4
    assert penumbra("replay", "--quiet", str(kept[0])).returncode == 0


def test_a_killed_terminal_loses_nothing_before_the_question_on_the_screen(tmp_path: Path) -> None:
    """Given a game that is being recorded, when the process is killed at a question, then the
    record holds every act up to it and verifies."""
    path = tmp_path / "killed.jsonl"
    words = ["play", "--seed", "tuesday", "--record", str(path)]
    playing = subprocess.Popen(
        [sys.executable, "-m", "penumbra.cli", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
    )
    assert playing.stdin is not None
    playing.stdin.write("1\n1\n1\n")
    playing.stdin.flush()
    for _ in range(3000):
        if path.exists() and len(path.read_text(encoding="utf-8").splitlines()) > 9:
            break
        time.sleep(0.1)
    playing.kill()
    playing.communicate()
    told = penumbra("replay", "--quiet", str(path))
    assert told.returncode == 0, told.stderr
    assert "ends before the game" in told.stdout


@pytest.fixture(scope="module")
def fair_record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("fair") / "game.jsonl"
    record.write(path, salted("shamans", 3, bytes(32)), ["Ada", "Bo", "Cy"])
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fair_game_is_verified_against_the_commitment_of_the_table(
    fair_record: Path, lang: str
) -> None:
    noted = commitment(bytes(32))
    words = ["replay", "--quiet", str(fair_record), "--commitment", noted, "--lang", lang]
    told = penumbra(*words)
    assert told.returncode == 0, told.stderr
    catalogue = Catalogue(lang)
    _, grade, why = told.stdout.splitlines()
    assert grade == catalogue.text("fair-grade-consistent")
    assert why == catalogue.text("fair-older-rules")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_proved_to_whoever_kept_a_note(tmp_path: Path, lang: str) -> None:
    table = played("intrigue", 7, bots=(1, 2))
    path, note = tmp_path / "game.jsonl", tmp_path / "note.json"
    path.write_text(table.record(), encoding="utf-8")
    note.write_bytes(table.note(0).dumps())
    told = penumbra("replay", "--quiet", str(path), "--note", str(note), "--lang", lang)
    assert told.returncode == 0, told.stderr
    assert told.stdout.splitlines()[1:] == [Catalogue(lang).text("fair-grade-proved")]
    table.note(0).runs[0].events[0]["lord"] += 1
    note.write_bytes(table.note(0).dumps())
    told = penumbra("replay", "--quiet", str(path), "--note", str(note), "--lang", lang)
    assert told.returncode == 2
    assert told.stdout.splitlines()[1] == Catalogue(lang).text("fair-grade-not-fair")


def test_what_is_no_note_is_refused(tmp_path: Path, fair_record: Path) -> None:
    note = tmp_path / "note.json"
    note.write_text("{}", encoding="utf-8")
    told = penumbra("replay", "--quiet", str(fair_record), "--note", str(note))
    assert told.returncode == 2
    assert "no note of a game" in told.stderr


def test_a_game_of_another_commitment_is_refused(fair_record: Path) -> None:
    told = penumbra("replay", "--quiet", str(fair_record), "--commitment", commitment(b"7" * 32))
    assert told.returncode == 2
    assert "not the game of the commitment" in told.stderr
