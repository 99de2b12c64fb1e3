"""How the rules become fast: Numba, with a cache on disk that notices every change of the rules.

Numba keys its cache on the file a function stands in and overlooks the files it calls into. Here
the cache directory carries a hash of all rule sources, so a changed rule can never meet stale
machine code. With NUMBA_DISABLE_JIT=1 the decorator leaves plain Python behind.
"""

import hashlib
import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from stat import S_ISDIR
from typing import Any, TypeVar, cast

import numba
from numba.core import config

Function = TypeVar("Function", bound=Callable[..., object])

_OPTIONS: dict[str, Any] = {
    "cache": True,
    "nogil": True,
    "error_model": "numpy",
    "_nrt": False,
    "forceinline": True,
}
_SOURCES = Path(__file__).parent


def _source_hash() -> str:
    digest = hashlib.sha256(numba.__version__.encode())
    for source in sorted(_SOURCES.rglob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _writable_cache() -> Path:
    """The user's cache directory, or a private temporary one where HOME can't be written."""
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    directory = Path(home, "penumbra", f"rules-{_source_hash()}")
    try:
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory):
            return directory
    except OSError:
        return _private() / directory.name


def _private() -> Path:
    """A temporary directory only this user can write to: what is loaded from it will be run."""
    directory = Path(tempfile.gettempdir(), f"penumbra-{os.getuid()}")
    with suppress(FileExistsError):
        directory.mkdir(mode=0o700)
    found = directory.lstat()
    if found.st_uid == os.getuid() and S_ISDIR(found.st_mode) and not found.st_mode & 0o077:
        return directory
    return Path(tempfile.mkdtemp(prefix="penumbra-"))


CACHE = _writable_cache()


def compiled(function: Function) -> Function:
    """Compile a function of the rules on its first call, or load it from the cache.

    Measured on random playouts: without reference counts (`_nrt`) twice as fast, with every call
    inlined twice as fast again. The price: compiled code must not create arrays.
    """
    settings = cast(Any, config)
    usual, settings.CACHE_DIR = settings.CACHE_DIR, str(CACHE)
    try:
        return cast(Function, numba.njit(**_OPTIONS)(function))
    finally:
        settings.CACHE_DIR = usual
