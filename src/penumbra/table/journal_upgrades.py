"""Entries of earlier journals, led step by step to the present format.

A step takes an entry as plain data from one format to the next and is never changed again. So a
step knows no struct of today; and what was a default in its time is written out here. Raise
`FORMAT` with every change of the structs in `journal.py`, and add a step: an older Penumbra then
says that it can't read the new entries, and the golden journals show that this one reads the old.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

FORMAT: Final = 4

Data: TypeAlias = dict[str, Any]


def _from_1(entry: Data) -> Data:
    """Format 1 left out what had its default value, and knew neither rules nor checks: all its
    games were played by the first rules, and their chance was salted.

    Only people made claims, and bots were silent. It did not say who is the host after somebody
    came or left (None: whoever was first), and everybody came back whom a host had sent away.
    """
    added: Data = {}
    match entry["did"]:
        case "started":
            added = {"rules": 1, "check": ""}
        case "acted":
            added = {"how": "person", "check": ""}
        case "joined":
            added = {"seat": None, "hosts": None}
        case "left":
            added = {"kicked": False, "heir": None, "kept_out": False, "line": ""}
        case "said":
            added = {"warned": []}
        case "claimed":
            added = {"seat": None, "tone": None}
    if "wishes" in entry:
        entry = entry | {"wishes": entry["wishes"] | {"chatter": "off"}}
    return {"by": 0, "id": ""} | added | entry | {"v": 2}


def _from_2(entry: Data) -> Data:
    """Format 2 knew no hints: nobody got any."""
    if "wishes" in entry:
        entry = entry | {"wishes": entry["wishes"] | {"hints": False}}
    return entry | {"v": 3}


def _from_3(entry: Data) -> Data:
    """Format 3 did not say where people came from, but with whom nobody came back in; and that so
    exactly that it could be found out from which address. A shorter mark will do.
    """
    match entry["did"]:
        case "joined":
            entry = entry | {"line": ""}
        case "left":
            entry = entry | {"line": entry["line"][:5]}
    return entry | {"v": 4}


_STEPS: tuple[Callable[[Data], Data], ...] = (_from_1, _from_2, _from_3)


def upgraded(entry: Data, version: int) -> Data:
    """An entry of this version as one of the present format."""
    for step in _STEPS[version - 1 :]:
        entry = step(entry)
    return entry
