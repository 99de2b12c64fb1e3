"""Runs: the same from any number of workers, whatever was broken off, killed or torn on the way."""

import fcntl
import json
import multiprocessing
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from penumbra import cli
from penumbra.games import GAMES, record
from penumbra.lab.duel import KIND, Duel
from penumbra.lab.runs import Processes, Run, begun, carry_on, opened
from penumbra.lab.runs.errors import BrokenRun, DeadWorker, FailedTask, OtherRun, RunInUse
from penumbra.lab.runs.executors import DEATHS, Retries
from penumbra.lab.runs.work import Finished
from tests.table.server import PATIENCE

SMALL = Duel("shamans", 3, ("seeker", "wanderer"), ("wanderer",), games=6, seed=4)
WORDS = [
    "seeker",
    "wanderer",
    "--field",
    "wanderer",
    "--players",
    "3",
    "--games",
    "6",
    "--seed",
    "4",
]


@pytest.fixture(autouse=True)
def _runs_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PENUMBRA_RUNS", str(tmp_path / "runs"))


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """The run as it is if nothing happens to it."""
    run = begun(KIND, SMALL, tmp_path_factory.mktemp("unbroken") / "run")
    assert carry_on(run)
    return run


def untimed(run: Run) -> list[dict[str, Any]]:
    """Results but for how long they took."""
    told = [(task, json.loads(bytes(each.done))) for task, each in run.finished().items()]
    return [{"task": task, **done, "seconds": None} for task, done in told]


def after(count: int) -> Any:
    """Stop after so many tasks."""
    finished: list[Finished] = []
    return {"told": finished.append, "stopped": lambda: len(finished) >= count}


def test_a_run_that_is_broken_off_goes_on_where_it_was(tmp_path: Path, unbroken: Run) -> None:
    run = begun(KIND, SMALL, tmp_path / "run")
    assert not carry_on(run, **after(3))
    assert len(run.finished()) == 3
    assert carry_on(begun(KIND, SMALL, tmp_path / "run"), **after(99))
    assert untimed(run) == untimed(unbroken)
    assert carry_on(run, **after(0))  # there is nothing left to do


def test_a_last_line_that_was_cut_off_is_done_again(tmp_path: Path, unbroken: Run) -> None:
    run = begun(KIND, SMALL, tmp_path / "run")
    carry_on(run, **after(4))
    results = run.folder / "results.jsonl"
    results.write_bytes(results.read_bytes()[:-20])
    assert len(run.finished()) == 3
    assert carry_on(run)
    assert untimed(run) == untimed(unbroken)


def test_processes_bring_the_same_though_one_of_them_is_killed(
    tmp_path: Path, unbroken: Run
) -> None:
    run = begun(KIND, SMALL, tmp_path / "run")
    killed: list[Any] = []
    others = multiprocessing.active_children()

    def kill_once(finished: Finished) -> None:
        if not killed:
            victim = next(c for c in multiprocessing.active_children() if c not in others)
            killed.append(victim)
            victim.kill()
            victim.join()

    assert carry_on(run, Processes(2), kill_once)
    assert killed
    assert untimed(run) == untimed(unbroken)


def test_a_task_that_kills_every_worker_is_given_up() -> None:
    tasks = Retries(iter([7, 8, 9]))
    for _ in range(DEATHS - 1):
        assert next(tasks) == 7
        tasks.died_over([7])
    assert next(tasks) == 7
    with pytest.raises(DeadWorker, match="task 7"):
        tasks.died_over([7])


def test_a_task_that_fails_says_which_and_why_and_costs_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = begun(KIND, SMALL, tmp_path / "run")
    play = KIND.do

    def do(plan: Duel, task: int) -> Any:
        if task == 2:
            raise ZeroDivisionError("by a mistake")
        return play(plan, task)

    monkeypatch.setattr(KIND, "do", do)
    with pytest.raises(FailedTask, match=r"Task 2 .* \(ZeroDivisionError: by a mistake\)"):
        carry_on(run)
    assert [*run.finished()] == [0, 1]


def test_two_can_t_work_on_one_run(tmp_path: Path) -> None:
    run = begun(KIND, SMALL, tmp_path / "run")
    with (run.folder / "results.jsonl").open("ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        with pytest.raises(RunInUse):
            carry_on(run)


def test_without_ray_a_cluster_is_said_to_need_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever its address; and what is no address is said to be none."""
    monkeypatch.setitem(sys.modules, "ray", None)
    command = ["lab", "duel", "seeker", "--games", "4", "--run", str(tmp_path / "run"), "--ray"]
    for address in ("auto", "192.0.2.7:6379", "ray://192.0.2.7:10001"):
        assert cli.main([*command, address]) == cli.TROUBLE
        assert "pip install 'penumbra[ray]'" in capsys.readouterr().err
    for address in ("", "everywhere", "192.0.2.7", "http://192.0.2.7:80", "ray://192.0.2.7"):
        assert cli.main([*command, address]) == cli.TROUBLE
        assert "is no address of a Ray cluster" in capsys.readouterr().err
    assert not opened(tmp_path / "run").finished()


def test_a_full_disk_costs_nothing_that_was_done(tmp_path: Path, unbroken: Run) -> None:
    run = begun(KIND, SMALL, tmp_path / "run")
    carry_on(run, **after(3))
    size = (run.folder / "results.jsonl").stat().st_size
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 100, hard))
    try:
        with pytest.raises(BrokenRun, match="Nothing more can be written"):
            carry_on(run)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert len(run.finished()) == 3
    assert carry_on(run)
    assert untimed(run) == untimed(unbroken)


def test_another_plan_or_other_code_is_not_mixed_in(tmp_path: Path) -> None:
    run = begun(KIND, SMALL, tmp_path / "run")
    carry_on(run, **after(2))
    with pytest.raises(OtherRun, match="holds another run"):
        begun(KIND, Duel("shamans", 3, ("seeker",), ("wanderer",), games=6), run.folder)
    manifest = run.folder / "manifest.json"
    told = json.loads(manifest.read_bytes())
    manifest.write_text(json.dumps(told | {"code": "0" * 16}))
    with pytest.raises(OtherRun, match="other code"):
        carry_on(opened(run.folder))
    assert len(opened(run.folder).done()) == 2  # to be shown all the same


def test_a_broken_folder_says_what_is_broken(tmp_path: Path) -> None:
    run = begun(KIND, SMALL, tmp_path / "run")
    carry_on(run, **after(2))
    results, manifest = run.folder / "results.jsonl", run.folder / "manifest.json"
    whole = results.read_bytes()
    results.write_bytes(whole.replace(b'"task":0', b'"task":null'))
    with pytest.raises(BrokenRun, match="line 1 is damaged"):
        carry_on(run)
    results.write_bytes(whole.replace(b'"task":0', b'"task":99'))
    with pytest.raises(BrokenRun, match="no task 99"):
        run.finished()
    results.write_bytes(whole.replace(b'"won"', b'"won?"'))
    with pytest.raises(BrokenRun, match="result of task 0 is damaged"):
        run.done()
    told = json.loads(manifest.read_bytes())
    for change, why in (
        ({"format": 9}, "format 9"),
        ({"kind": "joust"}, "joust"),
        ({"plan": {"game": 1}}, "plan is damaged"),
        ({"tasks": None}, "damaged"),
    ):
        manifest.write_text(json.dumps(told | change))
        with pytest.raises(BrokenRun, match=why):
            opened(run.folder)
    with pytest.raises(BrokenRun, match="is no run"):
        opened(tmp_path)
    with pytest.raises(BrokenRun, match="in the way"):
        begun(KIND, SMALL, tmp_path)


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert cli.main(["--lang", "en", "lab", *words]) == 0
    return capsys.readouterr().out


def test_the_same_command_finds_its_run_which_can_be_shown_and_its_games_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "no runs" in told(capsys, "show")
    first = told(capsys, "duel", *WORDS)
    (folder,) = (tmp_path / "runs").iterdir()
    size = (folder / "results.jsonl").stat().st_size
    assert told(capsys, "duel", *WORDS) == first == told(capsys, "resume", folder.name)
    assert (folder / "results.jsonl").stat().st_size == size
    assert f"{folder.name}" in told(capsys, "show")
    shown = told(capsys, "show", folder.name, "--json", str(tmp_path / "told.json"))
    assert "lab duel seeker wanderer" in shown
    assert "12 of 12 tasks" in shown
    assert shown.endswith(first)
    assert json.loads((tmp_path / "told.json").read_bytes())["complete"]
    told(capsys, "show", folder.name, "--game", "5", "--record", str(tmp_path / "game.jsonl"))
    (*_, match) = record.replay(record.read(tmp_path / "game.jsonl"), GAMES)
    game = opened(folder).done()[4]
    assert (game.sitting.seats[0] in match.winners) == bool(game.won)
    assert cli.main(["lab", "show", folder.name, "--game", "13"]) == 2
    assert cli.main(["lab", "show", "nothing"]) == 2
    assert cli.main(["lab", "show", folder.name, "--json", str(tmp_path)]) == 2
    assert "Traceback" not in capsys.readouterr().err


def waits_for(results: Path) -> None:
    """Until the first result is there."""
    end = time.monotonic() + PATIENCE
    while not (results.exists() and results.stat().st_size):
        assert time.monotonic() < end, "no task was done"
        time.sleep(0.05)


@pytest.mark.slow
def test_ctrl_c_keeps_what_is_done_and_says_how_to_go_on(tmp_path: Path) -> None:
    run = tmp_path / "run"
    words = ["lab", "duel", "seeker", "--games", "100000", "--workers", "2", "--run", str(run)]
    with subprocess.Popen(
        [sys.executable, "-m", "penumbra.cli", "--lang", "en", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        waits_for(run / "results.jsonl")
        program.send_signal(signal.SIGINT)
        said, errors = program.communicate(timeout=PATIENCE)
    assert program.returncode == 130
    assert "of 100,000 tasks" in errors
    assert f"penumbra lab resume {run}" in errors
    done = len(opened(run).finished())
    assert f"{done} games" in said
