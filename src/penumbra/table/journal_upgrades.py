"""Entries of earlier journals, led step by step to the present format.

A step takes an entry as plain data from one format to the next and is never changed again. So a
step knows no struct of today; and what was a default in its time is written out here. Raise
`FORMAT` with every change of the structs in `journal.py`, and add a step: an older Penumbra then
says that it can't read the new entries, and the golden journals show that this one reads the old.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

FORMAT: Final = 6

Data: TypeAlias = dict[str, Any]


def _from_1(entry: Data) -> Data:
    """Format 1 left out what had its default value, and knew neither rules nor checks.

    All its games were played by the first rules.
    """
    added: Data = {}
    match entry["did"]:
        case "started":
            added = {"rules": 1, "check": ""}
        case "acted":
            added = {"how": "person", "check": ""}
        case "joined":
            added = {"seat": None}
        case "left":
            added = {"kicked": False}
        case "said":
            added = {"warned": []}
    return {"v": 2, "by": 0, "id": ""} | added | entry


def _from_2(entry: Data) -> Data:
    """Format 2 had no draws: a game began with its first deal, and its chance was salted."""
    return entry | {"v": 3}


def _from_3(entry: Data) -> Data:
    """In format 3 only people made claims, nobody asked for a pause, and the next round began
    while people still looked at how the last one ended.
    """
    added: Data = {"seat": None} if entry["did"] == "claimed" else {}
    return added | entry | {"v": 4}


def _from_4(entry: Data) -> Data:
    """Format 4 did not say who is the host after somebody came or left (None: whoever was first),
    and let everybody back in whom a host had sent away.
    """
    added: Data = {}
    match entry["did"]:
        case "joined":
            added = {"hosts": None}
        case "left":
            added = {"heir": None, "kept_out": False, "line": ""}
    return added | entry | {"v": 5}


def _from_5(entry: Data) -> Data:
    """In format 5 bots were silent."""
    added: Data = {"tone": None} if entry["did"] == "claimed" else {}
    if "wishes" in entry:
        added = {"wishes": entry["wishes"] | {"chatter": "off"}}
    return entry | added | {"v": 6}


_STEPS: tuple[Callable[[Data], Data], ...] = (_from_1, _from_2, _from_3, _from_4, _from_5)


def upgraded(entry: Data, version: int) -> Data:
    """An entry of this version as one of the present format."""
    for step in _STEPS[version - 1 :]:
        entry = step(entry)
    return entry
