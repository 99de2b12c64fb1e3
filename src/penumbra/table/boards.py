"""The boards a house offers: those that come with the games, and those in a folder of its own.

People choose a board by its name from this list and from nowhere else, so that nobody outside can
make the server read a file.
"""

from pathlib import Path
from typing import Any

from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.table.messages import Refused


class Boards:
    """Boards by game and name; those of a folder lie in `FOLDER/GAME/NAME.toml`."""

    def __init__(self, folder: Path | None = None) -> None:
        """BadBoard, at once and with line and remedy, if a file of the folder is none."""
        self._data = {
            (name, board): game.board_data(game.board(board))
            for name, game in GAMES.items()
            for board in game.boards
        }
        if folder is None:
            return
        if not folder.is_dir():
            raise PenumbraError(f"There is no folder {folder} to take boards from.")
        for name, game in GAMES.items():
            for path in sorted((folder / name).glob("*.toml")):
                self._data[name, path.stem] = game.board_data(game.board(path))

    def names(self, game: str) -> list[str]:
        """What there is for a game."""
        return [name for of, name in self._data if of == game]

    def find(self, game: str, name: str) -> dict[str, Any]:
        """The data of a board; Refused if there is none of this name."""
        try:
            return self._data[game, name]
        except KeyError:
            known = ", ".join(self.names(game))
            raise Refused("bad_board", why=f"no board “{name}” here; there are: {known}") from None
