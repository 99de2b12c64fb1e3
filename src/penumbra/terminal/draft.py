"""What somebody writes at a table in the terminal: a sentence to say, or a new name."""

from functools import partial

from rich.text import Text

from penumbra.table import messages as m
from penumbra.terminal.look import ACTIVE, FAINT, MOONLIGHT, Size, key_lines, key_words
from penumbra.terminal.speech import Speech
from penumbra.terminal.table_menus import RENAME, MakeCommand

_ERASE = "\x7f\x08"


class Draft:
    """Letters so far, and what they are for: SAY or RENAME of `table_menus`."""

    def __init__(self, purpose: str) -> None:
        self.purpose = purpose
        self.text = ""

    def write(self, stroke: str) -> None:
        """A letter more, or one less."""
        if stroke and stroke in _ERASE:
            self.text = self.text[:-1]
        elif stroke.isprintable():
            self.text += stroke

    @property
    def command(self) -> MakeCommand | None:
        """What is sent; None if nothing was written."""
        if not self.text.strip():
            return None
        if self.purpose == RENAME:
            return partial(m.Rename, name=self.text)
        return partial(m.Say, text=self.text)

    def lines(self, speech: Speech, size: Size) -> list[Text]:
        """What is shown of it, with its keys."""
        say = speech.say
        prompt = say("write-name" if self.purpose == RENAME else "write-talk")
        line = Text(f" {prompt} ", style=f"bold {ACTIVE}")
        line.append(self.text[-(size.width - len(prompt) - 5) :], style="not bold")
        line.append("▏", style=MOONLIGHT)
        keys = [key_words("⏎", say("write-send"), FAINT), key_words("esc", say("hint-up"), FAINT)]
        return [line, *key_lines(keys, size)]
