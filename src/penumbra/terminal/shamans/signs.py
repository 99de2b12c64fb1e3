"""The signs and colours of Shamans: worlds and artifacts told apart by shape as well as colour."""

import re
from functools import cache

from rich.text import Text

from penumbra.games.shamans.terms import NUMBERS, WORLDS
from penumbra.terminal.look import SKY, with_names
from penumbra.terminal.shamans.story import card
from penumbra.terminal.speech import Speech

WORLD_SIGNS = {
    "purple": "✦",
    "blue": "≈",
    "green": "♣",
    "yellow": "☼",
    "white": "✻",
    "brown": "▲",
    "red": "♦",
}
WORLD_COLOURS = {
    "purple": "#bb8cf0",
    "blue": "#62aeff",
    "green": "#63d388",
    "yellow": "#f2cf4a",
    "white": "#f4f6ff",
    "brown": "#cd9562",
    "red": "#ff7676",
}
TILE_SIGNS = {"dagger": "†", "portal": "◎", "shard": "☽", "mask": "☻"}
TILE_COLOURS = {"dagger": "#ff9d9d", "portal": "#8fe3ff", "shard": "#f5e9b4", "mask": "#ffb3f0"}
ROLE_COLOURS = {"shaman": "#8fd9a8", "shadow": "#c9a2ff"}
BACK_OF_TILE = "▒"
MARKER, GUIDE, TO_ACT, OUT, PAWN, MOON, DONE = "⚑", "☆", "►", "×", "♟", "☾", "✓"


def chip(name: str) -> Text:
    """A card such as `purple-5` as it lies on the table."""
    colour, number = name.split("-")
    return Text(f" {WORLD_SIGNS[colour]}{number} ", style=f"bold {SKY} on {WORLD_COLOURS[colour]}")


def tile_sign(name: str) -> Text:
    """An artifact lying open."""
    return Text(TILE_SIGNS[name], style=f"bold {TILE_COLOURS[name]}")


def coloured(sentence: str, speech: Speech) -> Text:
    """A sentence with the cards it names in the colours of their worlds, and names in bold."""
    text = Text(sentence)
    for colour, pattern in _card_patterns(speech).items():
        text.highlight_regex(pattern, f"bold {WORLD_COLOURS[colour]}")
    return with_names(text, speech)


@cache
def _card_patterns(speech: Speech) -> dict[str, re.Pattern[str]]:
    """How each world's cards are called in the language spoken at this table."""
    return {
        colour: re.compile(
            "|".join(
                re.escape(card(f"{colour}-{number}", speech, form))
                for form in ("object", "name")
                for number in range(1, NUMBERS + 1)
            )
        )
        for colour in WORLDS
    }
