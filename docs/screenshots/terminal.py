"""Draws the pictures of the terminal for the README: `python docs/screenshots/terminal.py`.

Two seeded games are played with the keys written below, until the keys run out; the page that
stands there then is the picture. Nothing is arranged: the same seed and keys show the same page.
"""

from io import StringIO
from pathlib import Path

from rich.console import Console, RenderableType
from rich.terminal_theme import TerminalTheme

from penumbra import bots
from penumbra.games import GAMES
from penumbra.games.match import Match
from penumbra.locale import Catalogue
from penumbra.terminal.night import INK, SKY
from penumbra.terminal.play import Seated
from penumbra.terminal.speech import Speech

HERE = Path(__file__).parent
WIDTH, HEIGHT = 100, 34
# game, players, seed, keys
SHAMANS = ("shamans", 5, 86, "2816733243255p")
INTRIGUE = ("intrigue", 8, 38, " 362224211336261282")

# Rich's own page without its web fonts: a picture in a README must not call anybody.
SVG = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", "Fira Code", Menlo, monospace;
font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-family: "DejaVu Sans", Helvetica, sans-serif; font-size: 16px; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


NIGHT = TerminalTheme(_rgb(SKY), _rgb(INK), [_rgb(SKY)] * 8)


class Canvas(Console):
    """A terminal that only remembers the page it shows."""

    page: RenderableType = ""

    def update_screen(self, renderable: RenderableType, **where: object) -> None:
        self.page = renderable


class Script:
    """Somebody who presses the given keys and then leaves."""

    live = True

    def __init__(self, keys: str) -> None:
        self._keys = iter(keys)

    def read(self) -> str:
        for key in self._keys:
            return key
        raise EOFError

    def hurried(self, seconds: float) -> bool:
        return True


def draw(game: str, players: int, seed: int, keys: str) -> None:
    """Play, and write the picture beside this file."""
    catalogue = Catalogue("en")
    names = [catalogue.text("you"), *catalogue.text("bot-names").split(", ")][:players]
    match = Match(GAMES[game], players, seed=seed.to_bytes(32))
    others = {seat: bots.make("thumb", game, seed + seat) for seat in range(1, players)}
    canvas = Canvas(file=StringIO(), width=WIDTH, height=HEIGHT, force_terminal=True)
    Seated(match, Speech(catalogue, names, 0), others, Script(keys), canvas, None).evening()
    camera = Console(
        file=StringIO(), width=WIDTH, record=True, force_terminal=True, color_system="truecolor"
    )
    camera.print(canvas.page)
    title = f"penumbra play {game}"
    picture = camera.export_svg(title=title, theme=NIGHT, code_format=SVG, unique_id=game)
    (HERE / f"terminal-{game}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    draw(*SHAMANS)
    draw(*INTRIGUE)
