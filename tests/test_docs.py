"""The documents stay true: programs in them run, links lead somewhere, examples hold."""

import doctest
import importlib
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from penumbra import cli

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCUMENTS = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_the_readme_programs_run_one_after_the_other() -> None:
    programs = re.findall(r"```python\n(.*?)```", README, re.S)
    assert len(programs) >= 2
    ran = subprocess.run(
        [sys.executable, "-c", "\n".join(programs)], capture_output=True, text=True, check=True
    )
    assert "points a seat from a thousand worlds" in ran.stdout


def test_the_first_example_of_search_runs_as_it_stands(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "search.md").read_text(encoding="utf-8")
    program = tmp_path / "example.py"
    program.write_text(text.split("```python\n")[1].split("```")[0])
    ran = subprocess.run([sys.executable, program], capture_output=True, text=True, check=True)
    lines = ran.stdout.splitlines()
    assert len(lines) == 9  # a card each
    assert all(line.startswith("play ") for line in lines)


@pytest.mark.slow
def test_the_examples_of_environments_run_as_they_stand() -> None:
    text = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    programs = [
        program
        for program in re.findall(r"```python\n(.*?)```", text, re.S)
        if "penumbra.envs.puffer" not in program  # tests/envs/test_puffer.py
    ]
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", "\n".join(programs)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert re.search(r"^\d+ rounds, -?\d\.\d\d points a round by chance$", ran.stdout, re.M)
    assert "(1024, 8) uint8" in ran.stdout
    assert "points in a round against two by chance" in ran.stdout


@pytest.mark.slow
def test_the_first_example_of_the_lab_runs_as_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
    lines = text.split("```sh\n")[1].split("```")[0].splitlines()
    monkeypatch.chdir(tmp_path)
    said = []
    for line in lines:
        program, *words = shlex.split(line)
        assert program == "penumbra"
        assert cli.main(words) == 0
        said.append(capsys.readouterr().out)
    assert "seeker" in said[0]
    assert said[0] == said[-1]
    assert "Verified" in said[2]


@pytest.mark.slow
def test_the_walk_through_for_research_runs_from_the_first_step_to_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    said = []
    for kind, block in re.findall(r"```(sh|toml|python)\n(.*?)```", text, re.S):
        if kind == "toml":
            (tmp_path / "longer.toml").write_text(block)
        elif kind == "python":
            exec(compile(block, "docs/research.md", "exec"), {"__name__": "research"})
            said.append(capsys.readouterr().out)
        else:
            for line in block.splitlines():
                program, *words = shlex.split(line)
                assert program == "penumbra"
                assert cli.main(words) == 0, line
                said.append(capsys.readouterr().out)
    for page in ("first", "longer", "sages"):
        assert "</html>" in (tmp_path / f"{page}.html").read_text(encoding="utf-8")
    assert (tmp_path / "curve.svg").exists()
    told = "".join(said)
    assert "Balanced at" in told
    assert "Verified" in told
    assert len(re.findall(r"^sha(?:man|dow) who (?:leads|follows): \d", told, re.M)) == 4
    assert "won by Shadows" in told


def test_the_first_example_of_training_runs_as_it_stands(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = (ROOT / "docs" / "training.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", text, re.S)
    exec(compile(program, "docs/training.md", "exec"), {"__name__": "example"})
    assert re.fullmatch(r"points: \[.*\] won by \[.+\]\n", capsys.readouterr().out)


@pytest.mark.slow
def test_the_example_of_textarena_runs_as_it_stands() -> None:
    text = (ROOT / "docs" / "assistants.md").read_text(encoding="utf-8")
    _, program = re.findall(r"```python\n(.*?)```", text, re.S)
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=True
    )
    assert re.search(r"^points: .*'grand-master'", ran.stdout, re.M)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8"))
    for link in links:
        assert (document.parent / link).exists(), link


def promises() -> list[tuple[str, str]]:
    """The promises of `docs/security.md`, and what each says keeps it."""
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return [(row[0], row[-1]) for row in rows if row[0] != "threat"]


def cited(name: str) -> str:
    """A file of tests as the table names it, with the modules of tests it is made of."""
    if name.startswith("make "):
        makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
        assert re.search(rf"^{name.split()[1]}:", makefile, re.M), name
        return makefile
    if name.endswith(".ts"):
        return (ROOT / name).read_text(encoding="utf-8")
    path = name.replace(".", "/") if name.startswith("tests.") else name
    whole = path if path.startswith("tests/") else f"tests/table/{path}"
    text = (ROOT / f"{whole}.py").read_text(encoding="utf-8")
    parts = re.findall(r"^from (tests\.[\w.]+) import", text, re.M)
    return text + "".join(
        (ROOT / f"{part.replace('.', '/')}.py").read_text(encoding="utf-8") for part in parts
    )


@pytest.mark.parametrize(("threat", "tests"), promises())
def test_every_promise_to_strangers_names_tests_that_exist(threat: str, tests: str) -> None:
    """A name may break off with “…”; it is a sentence, or one of a test's cases."""
    files = 0
    for part in tests.split(";"):
        named, _, sentences = part.partition("`: ")
        texts = [cited(name) for name in re.findall(r"`([^`]+)`", f"{named}`")]
        files += len(texts)
        for sentence in sentences.split(", ") if sentences else []:
            words = re.sub(r"[’']", "", sentence.removesuffix("…").strip())
            name = re.sub(r"\W+", "_", words.lower())
            apart = re.sub(r"\W+", "_", sentence.removesuffix("…").strip().lower())
            pattern = rf"^ *(?:async )?def (?:test_)?(?:{name}|{apart})"
            assert any(re.search(pattern, text, re.M) for text in texts), f"{threat}: {sentence}"
    assert files, f"{threat}: no test"


@pytest.mark.parametrize("command", sorted(set(re.findall(r"(?:bin/|`)penumbra ([a-z]+)", README))))
def test_every_command_of_the_readme_exists(command: str) -> None:
    called = [sys.executable, "-m", "penumbra.cli", command, "--help"]
    assert "usage" in subprocess.run(called, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize(
    "module",
    [
        "penumbra.games.shamans",
        "penumbra.games.intrigue",
        "penumbra.bots",
        "penumbra.bots.turns",
    ],
)
def test_examples_in_docstrings_hold(module: str) -> None:
    results = doctest.testmod(importlib.import_module(module))
    assert results.attempted > 0
    assert results.failed == 0
