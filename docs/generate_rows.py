"""Writes `rows.md` beside this file: every place of both games' rows, from their declarations.

`--check` writes nothing and fails if the file differs.
"""

import argparse
import sys
from importlib import import_module
from pathlib import Path

from penumbra.games import GAMES
from penumbra.games.layout import Layout

ROWS = Path(__file__).parent / "rows.md"

HEADER = """\
# The rows

<!-- Generated from games/*/state.py by docs/generate_rows.py: change those, run that. -->

A state is one row of 64-bit integers. Each place is declared once, in a game's `state`, with its
width and who may see it; offsets, observation (`Game.information_state`) and this page follow
from that. An observation has the same places: what its viewer does not see is 0, and behind the
row stand the viewer and the mask of his legal actions. `sight.see_…` names the function that
decides, where a rule does: a hand of three cards that one does not see reads -3, an unknown face
-1. What is packed into one word (frames, groups of tiles, tricks, interrogations, circles) is in
each game's `packed`. The layout is ours to change: programs that keep rows should keep records or
positions instead.
"""


def page() -> str:
    """The whole page."""
    parts = [HEADER]
    for game in GAMES:
        layout: Layout = import_module(f"penumbra.games.{game}.state").LAYOUT
        parts.append(f"## {game.capitalize()}: {layout.width} words\n\n{layout.table()}")
    return "\n".join(parts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail if the file is out of date")
    if not parser.parse_args().check:
        ROWS.write_text(page(), encoding="utf-8")
    elif ROWS.read_text(encoding="utf-8") != page():
        print(f"{ROWS} is out of date: run python docs/generate_rows.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
