"""What can go wrong at the doors of the rules; errors name the thing, the reason, a way out."""


class PenumbraError(Exception):
    """Anything a user of Penumbra can cause and mend. Its text is for them."""


class IllegalAction(PenumbraError):
    """An action that is not among a seat's legal ones. The state has not changed."""


class BadBoard(PenumbraError):
    """A board file that can't be used; the text names line, value and remedy."""


class BadPosition(PenumbraError):
    """A position that can't be read or could never lie on a table."""


class BadRecord(PenumbraError):
    """A record that is damaged or forged; the text says where it breaks."""
