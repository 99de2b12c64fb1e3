"""How the rules become fast: Numba, with a cache on disk that notices every change of the rules.

Numba keys its cache on the file a function stands in and overlooks the files it calls into. Here
the cache directory is named after everything the machine code is made of (`code_hash`), so a
changed rule can never meet stale code. With NUMBA_DISABLE_JIT=1 the decorator leaves plain Python
behind.
"""

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from stat import S_ISDIR
from typing import Any, TypeVar, cast

import numba
from numba.core import config

from penumbra.games.code_hash import Sources, hash_of, modules_with, raw_hash

Function = TypeVar("Function", bound=Callable[..., object])

_OPTIONS: dict[str, Any] = {
    "nogil": True,
    "error_model": "numpy",
    "_nrt": False,
    "forceinline": True,
}
_RULES = "penumbra.games"
_KEPT = 8  # caches of other sources: branches somebody changes between, policies being written
_IN_USE = 3600.0  # seconds in which a process that has just begun may still read its cache


def _user_caches() -> Path:
    """Where this system keeps a user's caches."""
    home = Path(os.path.expanduser("~"))
    if chosen := os.environ.get("XDG_CACHE_HOME"):
        return Path(chosen)
    if sys.platform == "darwin":
        return home / "Library" / "Caches"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    return home / ".cache"


def _caches() -> Path:
    """The user's cache directory, or a private temporary one where that can't be written."""
    directory = _user_caches() / "penumbra"
    try:
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory):
            return directory
    except OSError:
        return _private()


def _private() -> Path:
    """A temporary directory only this user can write to: what is loaded from it will be run.

    Where users have no numbers (Windows), each has a temporary directory of his own.
    """
    if not hasattr(os, "getuid"):
        directory = Path(tempfile.gettempdir(), "penumbra")
        directory.mkdir(exist_ok=True)
        return directory
    directory = Path(tempfile.gettempdir(), f"penumbra-{os.getuid()}")
    with suppress(FileExistsError):
        directory.mkdir(mode=0o700)
    found = directory.lstat()
    if found.st_uid == os.getuid() and S_ISDIR(found.st_mode) and not found.st_mode & 0o077:
        return directory
    return Path(tempfile.mkdtemp(prefix="penumbra-"))


_CACHES = _caches()
_PENUMBRA = Sources.of_package("penumbra", Path(__file__).parent.parent)


def _rules_hash() -> str:
    """What all compiled rules are made of; read off the last cache if no file has changed since."""
    raw = raw_hash(_PENUMBRA)
    for known in _CACHES.glob(f"rules-*/known-{raw}"):
        return known.parent.name.removeprefix("rules-")
    roots = modules_with(_PENUMBRA, _RULES, __name__)
    digest = hash_of(_PENUMBRA, roots, numba.__version__)
    directory = _CACHES / f"rules-{digest}"
    directory.mkdir(exist_ok=True)
    (directory / f"known-{raw}").touch()
    return digest


def _used(digest: str) -> Path:
    """The cache for this hash, the newest from now on; too many old ones are removed."""
    directory = _CACHES / f"rules-{digest}"
    new = not directory.exists() or not any(directory.iterdir())
    directory.mkdir(exist_ok=True)
    os.utime(directory)
    if new:
        prune(_CACHES)
    return directory


def prune(caches: Path, kept: int = _KEPT, in_use: float = _IN_USE) -> None:
    """Remove all but the newest caches, and none begun to be used shortly before the last one was.

    Each goes away under another name first, so that nobody finds half of one. Whoever still has it
    open compiles anew: Numba takes a missing file for code it has not seen yet.
    """
    begun: list[tuple[float, Path]] = []
    for found in caches.glob("rules-*"):
        with suppress(OSError):  # somebody else prunes, too
            begun.append((found.stat().st_mtime, found))
    begun.sort(reverse=True)
    for last, directory in begun[kept:]:
        if last < begun[0][0] - in_use:
            gone = directory.with_name(f"old-{directory.name}-{os.getpid()}")
            with suppress(OSError):
                directory.rename(gone)
                shutil.rmtree(gone, ignore_errors=True)


_RULES_HASH = _rules_hash()
CACHE = _used(_RULES_HASH)


@cache
def _cache_of(outside: frozenset[tuple[str, str]]) -> Path | None:
    """The cache for code that is made of the rules and of these modules, (name, file) each.

    None if one of them is no file, as in an interactive session: then nothing can be kept.
    """
    if not outside:
        return CACHE
    digest = hashlib.sha256(_RULES_HASH.encode())
    for module, file in sorted(outside):
        if not os.path.exists(file):
            return None
        sources = Sources.around(module, Path(file), _PENUMBRA)
        digest.update(hash_of(sources, [module], "", without=_RULES).encode())
    return _used(digest.hexdigest()[:16])


def called(function: Function) -> Function:
    """Compile a function that others call and do not swallow.

    For what is long and called from several places, such as a policy and its parts: inlined, it
    would take minutes to compile, and be no faster.
    """
    return compiled(function, inlined=False)


def compiled(
    function: Function, parts: Iterable[Callable[..., object]] = (), inlined: bool = True
) -> Function:
    """Compile a function of the rules on its first call, or load it from the cache.

    `parts` are functions that stand in its globals without being named in its module: a change in
    them is a change of it. Measured on random playouts: without reference counts (`_nrt`) twice as
    fast, with every call inlined twice as fast again. The price: compiled code must not create
    arrays.
    """
    made_of = [cast(Any, getattr(part, "py_func", part)) for part in (function, *parts)]
    outside = [part for part in made_of if not part.__module__.startswith(_RULES + ".")]
    if any(part.__closure__ or part.__defaults__ for part in outside):
        kept = None  # what it is made of stands in no file
    else:
        kept = _cache_of(frozenset((p.__module__, p.__code__.co_filename) for p in outside))
    settings = cast(Any, config)
    usual, settings.CACHE_DIR = settings.CACHE_DIR, str(kept or "")
    try:
        options = _OPTIONS | {"forceinline": inlined}
        return cast(Function, numba.njit(cache=kept is not None, **options)(function))
    finally:
        settings.CACHE_DIR = usual
