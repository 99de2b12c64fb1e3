"""The same program with the compiler and without: what it prints must be the same."""

import os
import subprocess
import sys


def same_without_the_compiler(code: str) -> bool:
    """Whether a program prints the same when the rules run as plain Python."""
    return _printed(code, NUMBA_DISABLE_JIT="1") == _printed(code)


def _printed(code: str, **variables: str) -> str:
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env=os.environ | variables,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
