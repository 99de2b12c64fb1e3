"""Fair deals: a secret promised before the game, salts added after that, and the proof at its end.

Whoever deals publishes the hash of a secret (its *commitment*) before anybody adds a salt, so the
secret can't be chosen to suit the salts; players don't know the secret, so no salt can be chosen
to suit its sender. The formulas are those of docs/protocol.md, which any language can repeat. When
salts are sent and how long they are waited for is the affair of the table above.
"""

import hashlib
import re
import secrets
from collections.abc import Callable, Sequence

import msgspec

from penumbra.games.errors import PenumbraError

SECRET_BYTES = 32
LEAST_SALT, MOST_SALT = 16, 32
_COMMITMENT = b"penumbra commitment 1"
_SEED = b"penumbra seed 1"
_SECRET_TEXT = re.compile(rf"(?:[0-9a-f]{{2}}){{{SECRET_BYTES}}}")
_SALT_TEXT = re.compile(rf"(?:[0-9a-fA-F]{{2}}){{{LEAST_SALT},{MOST_SALT}}}")


class BadSalt(PenumbraError):
    """A salt that can't be used; the text says what one looks like."""


class Unfair(PenumbraError):
    """What was opened after a game is not what was promised before it."""


class Fair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that the deals of a game followed from, opened when it is over.

    `salts` has a list for each dealt round, in it a text for each seat: hexadecimal digits, or
    nothing for a bot and for whoever sent none.
    """

    secret: str
    commitment: str
    salts: list[list[str]]


class FairDeals:
    """The seeds of one game, round by round; `opened` tells afterwards where they came from.

    `salts` is asked for the salts of a round, one a seat and empty where there is none, at the
    moment that round is dealt: what comes later is too late.
    """

    def __init__(self, secret: bytes, salts: Callable[[int], Sequence[bytes]]) -> None:
        self.commitment = commitment(secret)
        self._secret = secret
        self._salts = salts
        self._used: list[list[bytes]] = []

    def seed(self, round_number: int) -> bytes:
        """The seed of the round that is dealt now; each round has its turn once."""
        if round_number != len(self._used) + 1:
            raise PenumbraError(
                f"Round {round_number} can't be dealt after {len(self._used)} rounds: "
                f"a secret serves one game, from its first deal to its last."
            )
        salts = list(self._salts(round_number))
        seed = round_seed(self._secret, round_number, salts)
        self._used.append(salts)
        return seed

    def opened(self) -> Fair:
        """Secret and salts of the rounds dealt so far; for nobody's eyes until the game is over."""
        salts = [[salt.hex() for salt in used] for used in self._used]
        return Fair(self._secret.hex(), self.commitment, salts)


def new_secret() -> bytes:
    """A fresh secret from the operating system's generator."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is published of a secret before any salt is taken."""
    if len(secret) != SECRET_BYTES:
        raise PenumbraError(f"A secret has {SECRET_BYTES} bytes, not {len(secret)}.")
    return hashlib.sha256(_COMMITMENT + secret).hexdigest()


def round_seed(secret: bytes, round_number: int, salts: Sequence[bytes]) -> bytes:
    """The seed of one round. Salts go in with their lengths: “ab”, “c” is not “a”, “bc”."""
    message = _SEED + secret + round_number.to_bytes(4, "big")
    for salt in salts:
        if salt and not LEAST_SALT <= len(salt) <= MOST_SALT:
            raise BadSalt(f"A salt has {LEAST_SALT} to {MOST_SALT} bytes, not {len(salt)}.")
        message += len(salt).to_bytes(1, "big") + salt
    return hashlib.sha256(message).digest()


def salt_of(text: str) -> bytes:
    """The salt in a text of hexadecimal digits, as a client sends it."""
    if not _SALT_TEXT.fullmatch(text):
        raise BadSalt(
            f"This is no salt: it takes {LEAST_SALT} to {MOST_SALT} bytes, written as "
            f"{2 * LEAST_SALT} to {2 * MOST_SALT} hexadecimal digits."
        )
    return bytes.fromhex(text)


def reopened(fair: Fair, seats: int) -> FairDeals:
    """The same deals once more; Unfair if secret and commitment differ or a salt can't be one.

    Rounds beyond those that are told of have no salts, so that whoever plays on can.
    """
    if not _SECRET_TEXT.fullmatch(fair.secret):
        raise Unfair(f"The secret is no text of {2 * SECRET_BYTES} hexadecimal digits.")
    secret = bytes.fromhex(fair.secret)
    if commitment(secret) != fair.commitment:
        raise Unfair("The secret does not fit the commitment: one of the two was changed.")
    rounds = [_salts(number, texts, seats) for number, texts in enumerate(fair.salts, start=1)]
    return FairDeals(secret, lambda r: rounds[r - 1] if r <= len(rounds) else [b""] * seats)


def _salts(number: int, texts: list[str], seats: int) -> list[bytes]:
    if len(texts) != seats:
        raise Unfair(f"Round {number} has salts for {len(texts)} seats instead of {seats}.")
    salts = []
    for seat, text in enumerate(texts):
        try:
            salts.append(salt_of(text) if text else b"")
        except BadSalt as error:
            raise Unfair(
                f"The salt of seat {seat} in round {number} is damaged. {error}"
            ) from error
    return salts
