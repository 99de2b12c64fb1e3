"""Seats that are kept: who one is at which table, so that a closed terminal loses no seat.

A file only its owner may read, as the tokens in it open his seats. Which seat is meant when several
people share a computer is told by the name.
"""

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from penumbra.errors import PenumbraError

FILE = "seats.json"
MOST = 200  # seats worth remembering; the oldest go first


class KeptSeat(msgspec.Struct, frozen=True):
    """A seat at a table of a server; the token is secret."""

    address: str
    code: str
    link: str
    name: str
    person: int
    token: str


def state_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where this user's programs keep what is neither data nor setting; made if need be."""
    named = environment.get("XDG_STATE_HOME", "")
    try:
        state = Path(named) if os.path.isabs(named) else Path.home() / ".local" / "state"
        folder = state / "penumbra"
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, RuntimeError) as error:
        raise PenumbraError(
            f"There is no place to keep your seat in: {error}. "
            "Set XDG_STATE_HOME to a folder that can be written."
        ) from error
    return folder


class Seats:
    """All seats of one user on this computer."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE

    def find(self, address: str, code: str, name: str | None) -> KeptSeat | None:
        """The seat taken last at a table, or the one under a name."""
        for seat in reversed(self._read()):
            if (seat.address, seat.code) == (address, code):
                if name is None or seat.name.casefold() == name.casefold():
                    return seat
        return None

    def keep(self, seat: KeptSeat) -> None:
        """Remember a seat."""
        self._write([*self._others(seat), seat][-MOST:])

    def forget(self, seat: KeptSeat) -> None:
        """A seat that is one's own no more."""
        self._write(self._others(seat))

    def _others(self, seat: KeptSeat) -> list[KeptSeat]:
        same = (seat.address, seat.code, seat.person)
        return [kept for kept in self._read() if (kept.address, kept.code, kept.person) != same]

    def _read(self) -> list[KeptSeat]:
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=list[KeptSeat])
        except FileNotFoundError:
            return []
        except (OSError, msgspec.MsgspecError, UnicodeError) as error:
            raise PenumbraError(
                f"{self._path}: the seats kept here can't be read ({error}). "
                "Mend the file, or remove it and join again under another name."
            ) from error

    def _write(self, seats: list[KeptSeat]) -> None:
        """All at once, so that a power cut leaves the old file or the new one."""
        new = self._path.with_suffix(".new")
        try:
            new.unlink(missing_ok=True)
            opened = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(opened, "wb") as file:
                file.write(msgspec.json.format(msgspec.json.encode(seats)))
                file.flush()
                os.fsync(file.fileno())
            new.replace(self._path)
        except OSError as error:
            raise PenumbraError(
                f"{self._path} can't be written: {error.strerror}. Your seat would be lost with "
                "this terminal; make room or set XDG_STATE_HOME to another folder."
            ) from error
