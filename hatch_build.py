"""What hatchling does besides packing: the client is built, so that every wheel contains it.

An editable installation gets it too; a source distribution contains only what it is built from.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from web import workshop


class ClientHook(BuildHookInterface[Any]):
    """Asks for Node where there is none, and builds."""

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling, unless the client is built already."""
        return [] if workshop.is_fresh() else workshop.wanted()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the wheel is packed."""
        try:
            workshop.build(self.app.display_info)
        except workshop.WorkshopTrouble as trouble:
            self.app.abort(str(trouble))
