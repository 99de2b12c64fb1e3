"""The games in a terminal: a page for each, keys to play with, and every event in words.

`play` is a whole evening against bots; `describe` and `story` tell the events of any match.
"""

from penumbra.terminal.play import play
from penumbra.terminal.words import describe, story

__all__ = ["describe", "play", "story"]
