"""Where a finished game is found: its identifier, and a key that no code of a table gives away.

The key follows from the secret of the game's deals, so whoever was told that secret has it, and
nobody before the game is over. Every game has one, also those of journals from before.
"""

import re
from hashlib import sha256
from hmac import compare_digest

DIGITS = 20
_ADDRESS = re.compile(rf"([a-z]{{1,32}})-([1-9][0-9]{{0,5}})-[0-9a-f]{{{DIGITS}}}")


def game_address(identifier: str, secret: bytes) -> str:
    """The address of a game by its identifier, `CODE-NUMBER`, and the secret of its deals."""
    key = sha256(b"penumbra address 1" + secret).hexdigest()[:DIGITS]
    return f"{identifier}-{key}"


def identifier_of(address: str) -> str:
    """The identifier in an address."""
    return address[: -DIGITS - 1]


def table_and_number(address: str) -> tuple[str, int] | None:
    """The table's code and the game's number there; None if this is no address of a game."""
    found = _ADDRESS.fullmatch(address)
    return (found[1], int(found[2])) if found else None


def is_address(address: str, identifier: str, secret: bytes) -> bool:
    """Whether this is that game's address; how long it takes tells nothing."""
    return compare_digest(address, game_address(identifier, secret))
