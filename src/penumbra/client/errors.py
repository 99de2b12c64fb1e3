"""What can go wrong between a client and its table, apart from being Refused something."""

from penumbra.errors import PenumbraError


class ServerTrouble(PenumbraError):
    """The server can't be reached, or one of the two did not understand; the text says which."""


class ConnectionLost(PenumbraError):
    """The server did not answer for as long as the seat was patient, or the seat was closed."""


class Gap(PenumbraError):
    """The table told something twice or left something out: it must not."""


class NotFair(PenumbraError):
    """A record does not bear out what the table promised."""
