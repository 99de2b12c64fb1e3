"""Files that commands of the lab write for people: pages, plots, tables."""

import sys
from pathlib import Path

from penumbra.errors import PenumbraError
from penumbra.locale import Catalogue


class NotWritten(PenumbraError):
    """A file that can't be written."""


def write(path: Path, content: bytes, catalogue: Catalogue) -> None:
    """Write a file, and say so; NotWritten if that can't be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except OSError as error:
        reason = str(error.strerror)
        raise NotWritten(
            catalogue.text("cli-lab-unwritten", file=str(path), reason=reason)
        ) from error
    told_written(path, catalogue)


def told_written(path: Path, catalogue: Catalogue) -> None:
    """Say that a file is there."""
    print(catalogue.text("cli-analyse-written", file=str(path)), file=sys.stderr)
