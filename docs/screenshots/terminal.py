"""Draws the pictures of the terminal for the README: `python docs/screenshots/terminal.py`.

Two seeded games are played by bots, one of whom presses the keys of a person, until the moment the
picture is of. Nothing is arranged: the page is the one a person would have before him.
"""

from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.terminal_theme import TerminalTheme

from penumbra import bots
from penumbra.games import GAMES
from penumbra.games.match import Match
from penumbra.locale import Catalogue
from penumbra.terminal.choices import GO_ON, Menu
from penumbra.terminal.faces import face_of
from penumbra.terminal.look import INK, SKY, Page
from penumbra.terminal.play import Seated
from penumbra.terminal.speech import Speech

WIDTH, HEIGHT = 100, 34
# game, players, seed, and the trick or discussion in which the person is asked
SHAMANS = ("shamans", 5, 36, 6)
INTRIGUE = ("intrigue", 8, 67, 3)

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


class Companion:
    """A bot that presses the keys of a person, and gets up when the moment has come."""

    live = True

    def __init__(self, match: Match[Any, Any], canvas: Canvas, bot: bots.Bot[Any], moment: int):
        self.match, self.canvas, self.bot, self.moment = match, canvas, bot, moment
        self.face, self.speech = face_of(match.game.name), _speech(match.players)
        self.keys: list[str] = []

    def read(self) -> str:
        if not isinstance(self.canvas.page, Page):
            return " "  # a scene, which any key ends
        if not self.keys:
            self.keys = self._answer()
        return self.keys.pop(0)

    def hurried(self, seconds: float) -> bool:
        return True

    def _answer(self) -> list[str]:
        view = self.match.view(0)
        menu = self.face.menu(view, self.speech)
        if menu.optional:
            return [GO_ON]
        now = view.talk[-1].discussion if view.game == "intrigue" else view.trick
        if now >= self.moment and view.decision.kind in ("play", "speak"):
            raise EOFError
        return _way(menu, self.bot.choose(*self.match.known(0)))


def _way(menu: Menu, action: str) -> list[str]:
    """The keys that lead to an action."""
    for choice in menu.choices:
        if choice.action == action:
            return [choice.keys[0]]
        if choice.then is not None and (further := _way(choice.then, action)):
            return [choice.keys[0], *further]
    return []


def _speech(players: int) -> Speech:
    catalogue = Catalogue("en")
    names = [catalogue.text("you"), *catalogue.text("bot-names").split(", ")]
    return Speech(catalogue, names[:players], 0)


def photograph(game: str, players: int, seed: int, moment: int) -> str:
    """Play until the moment, and the picture of it."""
    match = Match(GAMES[game], players, seed=seed.to_bytes(32))
    company = [bots.make("seeker", game, seed + seat) for seat in range(players)]
    canvas = Canvas(file=StringIO(), width=WIDTH, height=HEIGHT, force_terminal=True)
    person = Companion(match, canvas, company[0], moment)
    others = dict(enumerate(company[1:], start=1))
    Seated(match, _speech(players), others, person, canvas, None).evening()
    camera = Console(
        file=StringIO(), width=WIDTH, record=True, force_terminal=True, color_system="truecolor"
    )
    camera.print(canvas.page)
    title = f"penumbra play {game}"
    return camera.export_svg(title=title, theme=NIGHT, code_format=SVG, unique_id=game)


if __name__ == "__main__":
    for picture in (SHAMANS, INTRIGUE):
        file = Path(__file__).with_name(f"terminal-{picture[0]}.svg")
        file.write_text(photograph(*picture), encoding="utf-8")
