"""The cache of compiled code: named after what it is made of, kept small, found everywhere."""

import ast
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from numpy.typing import NDArray

from penumbra.games import compiled as compiling
from penumbra.games.code_hash import Sources, hash_of, modules_with
from penumbra.games.compiled import prune
from penumbra.games.prefetch import prefetch

PACKAGE = Path(compiling.__file__).parent.parent
COMPILED = "penumbra.games.compiled"


def hash_after(tmp_path: Path, module: str, change: str = "", doc: str = "") -> str:
    """The hash of the rules with something changed in one module."""
    sources = Sources.of_package("penumbra", PACKAGE)
    files = dict(sources.files)
    text = files[module].read_text(encoding="utf-8")
    if doc:
        text = text.replace('"""', f'"""{doc} ', 1)
    changed = tmp_path / files[module].name
    changed.write_text(text + change, encoding="utf-8")
    files[module] = changed
    changed_sources = Sources(files)
    return hash_of(changed_sources, modules_with(changed_sources, "penumbra.games", COMPILED), "")


def test_words_about_the_rules_recompile_nothing(tmp_path: Path) -> None:
    now = hash_after(tmp_path, "penumbra.games.log")
    for module in ("penumbra.games.record", "penumbra.games.shamans.rules", "penumbra.games.bits"):
        assert hash_after(tmp_path, module, doc="Other words.") == now
        assert hash_after(tmp_path, module, change="\n# a remark\n") == now
    assert hash_after(tmp_path, "penumbra.games.record", change="\nX = 1\n") == now


@pytest.mark.parametrize(
    "module",
    [
        "games.bits",
        "games.chance",
        "games.compiled",
        "games.driver",
        "games.intrigue.sample",
        "games.intrigue.terms",
        "games.log",
        "games.shamans.events",
        "games.shamans.rules",
        "games.shamans.state",
        "games.shamans.terms",
        "games.shamans.view_json",
    ],
)
def test_a_change_of_anything_compiled_code_is_made_of_is_noticed(
    tmp_path: Path, module: str
) -> None:
    now = hash_after(tmp_path, "penumbra.games.log")
    assert hash_after(tmp_path, f"penumbra.{module}", change="\nX = 1\n") != now


def test_every_module_with_compiled_code_is_among_the_roots() -> None:
    sources = Sources.of_package("penumbra", PACKAGE)
    decorated = [
        name
        for name, file in sources.files.items()
        if name.startswith("penumbra.games.")
        and any(
            isinstance(node, ast.Name) and node.id == "compiled"
            for node in ast.walk(ast.parse(file.read_bytes()))
        )
    ]
    assert len(decorated) > 10
    others = set(decorated) - set(modules_with(sources, "penumbra.games", COMPILED))
    assert (
        others == {COMPILED} - set(modules_with(sources, "penumbra.games", COMPILED)) or not others
    )


def test_a_policy_elsewhere_has_a_cache_that_notices_its_changes(tmp_path: Path) -> None:
    """A module beside it that it takes a number from is a part of it."""
    (tmp_path / "numbers_of_mine.py").write_text("WISH = 1\n")
    script = tmp_path / "policy_of_mine.py"
    script.write_text(
        "from numbers_of_mine import WISH\n"
        "from penumbra.games.bits import nth, size\n"
        "from penumbra.games.compiled import compiled\n"
        "@compiled\n"
        "def mine(seen, legal, rng):\n"
        "    return nth(legal, min(WISH, size(legal) - 1))\n"
        "print(mine(None, 7, None))\n"
    )

    def run() -> str:
        called = [sys.executable, str(script)]
        environment = os.environ | {"XDG_CACHE_HOME": str(tmp_path / "cache")}
        return subprocess.run(
            called, capture_output=True, text=True, check=True, env=environment
        ).stdout.strip()

    def caches() -> int:
        return len(list((tmp_path / "cache" / "penumbra").glob("rules-*")))

    assert (run(), caches()) == ("1", 2)  # the rules', and the policy's
    assert (run(), caches()) == ("1", 2)
    (tmp_path / "numbers_of_mine.py").write_text("WISH = 2\n")
    assert (run(), caches()) == ("2", 3)


def test_old_caches_are_pruned_and_those_in_use_are_not(tmp_path: Path) -> None:
    now = time.time()
    for k in range(6):
        directory = tmp_path / f"rules-{k}"
        (directory / "shamans").mkdir(parents=True)
        (directory / "shamans" / "code.nbc").write_bytes(b"x")
        os.utime(directory, (now - 100 * k, now - 100 * k))
    (tmp_path / "something-else").mkdir()
    prune(tmp_path, kept=2, in_use=250)
    left = {found.name for found in tmp_path.iterdir()}
    assert left == {"rules-0", "rules-1", "rules-2", "something-else"}
    prune(tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("platform", "variables", "expected"),
    [
        ("linux", {"HOME": "/home/roy"}, "/home/roy/.cache"),
        ("linux", {"XDG_CACHE_HOME": "/caches"}, "/caches"),
        ("darwin", {"HOME": "/Users/roy"}, "/Users/roy/Library/Caches"),
        ("win32", {"LOCALAPPDATA": "/roy/Local"}, "/roy/Local"),
        ("win32", {"HOME": "/roy"}, "/roy/AppData/Local"),
    ],
)
def test_each_system_keeps_caches_in_its_own_place(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], expected: str
) -> None:
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert compiling._user_caches() == Path(expected)


@pytest.mark.parametrize("numbered", [True, False])
def test_where_no_cache_can_be_written_a_private_one_serves(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, numbered: bool
) -> None:
    """Also on systems whose users have no numbers."""
    (tmp_path / "blocked").write_text("a file, not a directory")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "blocked"))
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    if not numbered:
        monkeypatch.delattr(os, "getuid")
    directory = compiling._caches()
    assert directory.parent == tmp_path
    assert directory.name == (f"penumbra-{os.getuid()}" if numbered else "penumbra")
    assert directory.is_dir()


def first_of(items: NDArray[np.int64]) -> int:
    part = items[1:]
    return int(part[0])


def test_numba_still_leaves_reference_counts_out_when_asked() -> None:
    """`_nrt` is private to Numba; if its inside changes, this says so before speed does."""
    told = (
        f"Numba {numba.__version__} does not heed the private option `_nrt` any more: look for its "
        "successor, measure playouts, and mind the upper bound in pyproject.toml."
    )
    row = np.arange(3)
    njit: Any = numba.njit
    counting = njit(first_of)
    try:
        without = njit(_nrt=False)(first_of)
        assert without(row) == counting(row) == 1
    except Exception as error:
        pytest.fail(f"{told} ({error})")
    assert "NRT_" in "".join(counting.inspect_llvm().values())
    assert "NRT_" not in "".join(without.inspect_llvm().values()), told


def second(rows: NDArray[np.int64]) -> int:
    prefetch(rows, 1)
    return int(rows[1, 0])


def test_numba_still_lets_us_ask_for_a_row_beforehand() -> None:
    """`prefetch` writes LLVM's own instruction; where that fails, a step must do without."""
    rows = np.arange(40).reshape(2, 20)
    njit: Any = numba.njit
    fetching = njit(_nrt=False)(second)
    assert fetching(rows) == 20
    assert (rows == np.arange(40).reshape(2, 20)).all()
    assert "llvm.prefetch" in "".join(fetching.inspect_llvm().values())
