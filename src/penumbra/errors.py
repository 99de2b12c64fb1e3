"""The error behind all errors that a user of Penumbra can cause and mend.

Each room of the house says in an `errors` module of its own what can go wrong there.
"""


class PenumbraError(Exception):
    """Anything a user of Penumbra can cause and mend. Its text is for them."""
