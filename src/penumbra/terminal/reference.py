"""The rules reference of the catalogue as plain text: `locale/LANGUAGE/GAME-rules.ftl`, by topic.

The page shows the same texts with figures (`web/src/rules`).
"""

import re
from functools import cache

from penumbra.locale import sources
from penumbra.terminal.faces import face_of
from penumbra.terminal.speech import Speech

TITLE = "-title"


@cache
def topics(game: str) -> tuple[str, ...]:
    """What the reference of a game has to say, in the order in which it explains the game."""
    text = sources("en").get(f"{game}-rules.ftl", "")
    written = re.findall(rf"^rules-{re.escape(game)}-([a-z-]+){TITLE} =", text, re.MULTILINE)
    return tuple(written)


def title(game: str, topic: str, speech: Speech) -> str:
    """What a topic is called."""
    return speech.say(f"rules-{game}-{topic}{TITLE}")


def rules(game: str, topic: str, speech: Speech) -> str:
    """A topic with its title; the underscores around the words it defines are left out."""
    text = speech.say(f"rules-{game}-{topic}", **face_of(game).numbers)
    lines = [line.strip().replace("_", "") for line in text.splitlines()]
    return "\n".join([title(game, topic, speech), *(line for line in lines if line)])
