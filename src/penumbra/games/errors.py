"""What can go wrong at the doors of the rules; errors name the thing, the reason, a way out."""

from penumbra.errors import PenumbraError


class IllegalAction(PenumbraError):
    """An action that is not among a seat's legal ones. The state has not changed."""


class BadBoard(PenumbraError):
    """A board file that can't be used; the text names line, value and remedy."""


class BadPosition(PenumbraError):
    """A position that can't be read or could never lie on a table."""


class BadRecord(PenumbraError):
    """A record that is damaged or forged; the text says where it breaks."""


class OtherRules(BadRecord):
    """A record of a game that was played by other rules than today's: nobody here can judge it."""


class BadArray(PenumbraError):
    """An array that does not fit a simulation; the text names it and says what would."""


class BadInformation(PenumbraError):
    """Bytes that are no information state of this game."""
