"""Which face a game has in the terminal: its own, or the one of any game."""

from functools import cache
from typing import Any

from penumbra.games.registry import folder_of
from penumbra.terminal.face import Face


@cache
def face_of(game: str) -> Face[Any]:
    """The `FACE` of the game's folder in this room, or the plain one."""
    folder = folder_of(game, __package__)
    own: Face[Any] = Face(game) if folder is None else folder.FACE
    return own
