"""Fair deals as they were until version 2: a salt a round instead of one draw a game.

Nothing is dealt by these formulas any more. They are here so that games that were still replay, and
evenings that began with them go on. What they could not prove is told in docs/decisions.md.
"""

import hashlib
import re
from collections.abc import Callable, Sequence

from penumbra.errors import PenumbraError
from penumbra.games.fairness.draw import commitment
from penumbra.games.fairness.reasons import Unfair

LEAST_SALT, MOST_SALT = 16, 32
_SEED = b"penumbra seed 1"
_SALT_TEXT = re.compile(rf"(?:[0-9a-f]{{2}}){{{LEAST_SALT},{MOST_SALT}}}")


class SaltedDeals:
    """The seeds of one game, round by round.

    `salts` is asked for the salts of a round, one a seat and empty where there is none, at the
    moment that round is dealt.
    """

    def __init__(self, secret: bytes, salts: Callable[[int], Sequence[bytes]]) -> None:
        self.commitment = commitment(secret)
        self.secret = secret
        self.used: list[list[str]] = []
        self._salts = salts

    def seed(self, round_number: int) -> bytes:
        """The seed of the round that is dealt now; each round has its turn once."""
        if round_number != len(self.used) + 1:
            raise PenumbraError(
                f"Round {round_number} can't be dealt after {len(self.used)} rounds: "
                f"a secret serves one game, from its first deal to its last."
            )
        salts = list(self._salts(round_number))
        seed = round_seed(self.secret, round_number, salts)
        self.used.append([salt.hex() for salt in salts])
        return seed


def round_seed(secret: bytes, round_number: int, salts: Sequence[bytes]) -> bytes:
    """The seed of one round. Salts go in with their lengths: “ab”, “c” is not “a”, “bc”."""
    message = _SEED + secret + round_number.to_bytes(4, "big")
    for salt in salts:
        message += len(salt).to_bytes(1, "big") + salt
    return hashlib.sha256(message).digest()


def resalted(secret: bytes, told: Sequence[Sequence[str]], seats: int) -> SaltedDeals:
    """The same deals once more; Unfair if a salt can't be one.

    Rounds beyond those that are told of have no salts, so that whoever plays on can.
    """
    rounds = [_salts(number, texts, seats) for number, texts in enumerate(told, start=1)]
    return SaltedDeals(secret, lambda r: rounds[r - 1] if r <= len(rounds) else [b""] * seats)


def _salts(number: int, texts: Sequence[str], seats: int) -> list[bytes]:
    if len(texts) != seats:
        why = f"there are {len(texts)} for {seats} seats."
        raise Unfair("bad_salts", round=number, why=why)
    for seat, text in enumerate(texts):
        if text and not _SALT_TEXT.fullmatch(text):
            raise Unfair("bad_salts", round=number, why=f"that of seat {seat} is none.")
    return [bytes.fromhex(text) for text in texts]
