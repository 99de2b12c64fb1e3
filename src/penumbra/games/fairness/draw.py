"""The draw: the formulas by which a game's chance follows from a secret and everybody's share.

Everybody commits to a random share; the list of commitments, the *roll*, is fixed and shown; then
all open. What is hashed has a fixed length, but for canonical JSON, which comes last, so that no
two lists of things are the same bytes. docs/protocol.md has them too: any language can repeat them.
"""

import hashlib
import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias, TypeGuard

import msgspec

from penumbra.errors import PenumbraError

HASH_BYTES = 32
SECRET_BYTES = 32
SHARE_BYTES = 32
FINGERPRINT_DIGITS = 8
MOST_ATTEMPTS = 255  # told in a byte, as chairs are
MOST_CHAIRS = 255

Absence: TypeAlias = Literal["bot", "away", "late"]
"""Why a chair has no share: a bot has none by format, somebody gave none in time, or did not open
what he had promised.
"""
_KINDS: dict[str, int] = {"bot": 0, "away": 2, "late": 3}
_SHARE = 1
_NOTHING = bytes(HASH_BYTES)
_HASH = re.compile(r"[0-9a-f]{64}")


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game a draw is for: what is fixed before anybody opens his share."""

    id: str
    game: str
    players: int
    board: dict[str, Any]
    first: int | None
    names: list[str]


class Roll(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One attempt's list of commitments; a share is a commitment or an Absence."""

    attempt: int
    before: str
    commitment: str
    facts: Facts
    shares: list[str]


def new_secret() -> bytes:
    """A fresh secret from the operating system's generator."""
    return secrets.token_bytes(SECRET_BYTES)


def new_share() -> bytes:
    """A fresh share. It must not follow from anything the table has given out."""
    return secrets.token_bytes(SHARE_BYTES)


def is_hash(text: object) -> TypeGuard[str]:
    """Whether this is 32 bytes in small hexadecimal digits, as all secrets and hashes are told."""
    return isinstance(text, str) and _HASH.fullmatch(text) is not None


def is_promised(share: str) -> bool:
    """Whether a share on a roll is a commitment."""
    return share not in _KINDS


def canonical(value: object) -> bytes:
    """A value as JSON that is the same in every language: sorted keys, integers, no spaces."""
    plain = msgspec.to_builtins(value)
    _refuse_fractions(plain)
    return _encoder.encode(plain)


_encoder = msgspec.json.Encoder(order="sorted")


def _refuse_fractions(value: object) -> None:
    """Languages write fractions in different ways."""
    if isinstance(value, float):
        raise PenumbraError(f"There is no one way to write {value}: only integers are hashed.")
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            _refuse_fractions(item)


def commitment(secret: bytes) -> str:
    """What is published of a secret before any share is taken."""
    if len(secret) != SECRET_BYTES:
        raise PenumbraError(f"A secret has {SECRET_BYTES} bytes, not {len(secret)}.")
    return _hash(b"penumbra commitment 1", secret).hex()


def promise(commitment: str, attempt: int, seat: int, share: bytes) -> str:
    """What is published of a share: for one game, attempt and chair, so that nobody can copy it."""
    if len(share) != SHARE_BYTES:
        raise PenumbraError(f"A share has {SHARE_BYTES} bytes, not {len(share)}.")
    place = _byte(attempt) + _byte(seat)
    return _hash(b"penumbra share 2", bytes.fromhex(commitment), place, share).hex()


def facts_hash(facts: Facts) -> bytes:
    """The game, in 32 bytes."""
    values = [facts.id, facts.game, facts.players, facts.board, facts.first, facts.names]
    return _hash(b"penumbra facts 2", canonical(values))


def roll_hash(roll: Roll) -> str:
    """The roll, and all that were before it, in 32 bytes."""
    kinds = [
        _byte(_SHARE) + bytes.fromhex(share) if is_promised(share) else _byte(kind) + _NOTHING
        for share, kind in ((share, _KINDS.get(share, _SHARE)) for share in roll.shares)
    ]
    return _hash(
        b"penumbra roll 2",
        bytes.fromhex(roll.before),
        bytes.fromhex(roll.commitment),
        facts_hash(roll.facts),
        _byte(roll.attempt),
        _byte(len(roll.shares)),
        *kinds,
    ).hex()


def draw_hash(roll: str, opened: Sequence[str | None]) -> str:
    """The draw: a roll, and the share of every chair that has one."""
    shares = [_NOTHING if share is None else bytes.fromhex(share) for share in opened]
    return _hash(b"penumbra draw 2", bytes.fromhex(roll), *shares).hex()


def round_seed(secret: bytes, draw: str, round_number: int) -> bytes:
    """The seed of one round: who knows the secret has not chosen the draw, and the reverse."""
    return _hash(b"penumbra seed 2", secret, bytes.fromhex(draw), round_number.to_bytes(4, "big"))


def fingerprint(draw: str) -> str:
    """What people read to each other to see that they are in one draw."""
    return draw[:FINGERPRINT_DIGITS]


def before(rolls: Sequence[Roll]) -> str:
    """What the next roll names as the one before it."""
    return roll_hash(rolls[-1]) if rolls else _NOTHING.hex()


def _hash(*pieces: bytes) -> bytes:
    return hashlib.sha256(b"".join(pieces)).digest()


def _byte(number: int) -> bytes:
    return number.to_bytes(1, "big")
