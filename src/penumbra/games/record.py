"""Records: a game as a file that plays itself again, and that shows where it was tampered with.

One JSON object a line: a header (everything the game follows from), a line for each act, and at the
end of a finished game its result. Each line carries a check: the hash of the check before it and
of all that happened, so that the first line that tells another story than the rules is found.
A record that was cut off in the middle is still a record of what came before.
"""

import hashlib
import os
from collections.abc import Iterator, Mapping
from errno import EISDIR
from pathlib import Path
from typing import Any

import msgspec

from penumbra.games.errors import BadRecord, PenumbraError
from penumbra.games.fairness import Fair, reopened
from penumbra.games.game import AnyGame
from penumbra.games.match import Match

VERSION = 1
CHECK_DIGITS = 16

AnyMatch = Match[Any, Any]


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a game follows from: `seed` or `fair`; `position` if it did not begin with a deal."""

    penumbra: int
    game: str
    players: int
    seed: str | None = None
    fair: Fair | None = None
    board: dict[str, Any]
    first: int | None
    names: list[str]
    position: str | None
    check: str


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One act."""

    seat: int
    action: str
    check: str


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a finished game."""

    scores: list[int]
    winners: list[int]
    check: str


class Record(msgspec.Struct, frozen=True):
    """A record as it was read: well formed, but not yet verified."""

    header: Header
    lines: list[Line]
    closing: Closing | None


def _check(before: str, *things: object) -> str:
    message = before.encode() + msgspec.json.encode(things)
    return hashlib.sha256(message).hexdigest()[:CHECK_DIGITS]


def _seal(header: Header) -> str:
    """The check of a header: over all it says, so that of seed and fair the one that is there."""
    facts = msgspec.structs.asdict(header)
    del facts["check"]
    del facts["seed" if header.seed is None else "fair"]
    return _check("", *facts.values())


def _header(match: AnyMatch, names: list[str]) -> Header:
    header = Header(
        penumbra=VERSION,
        game=match.game.name,
        players=match.players,
        seed=match.seed.hex() if match.fair is None else None,
        fair=match.fair.opened() if match.fair is not None else None,
        board=match.game.board_data(match.board),
        first=match.first,
        names=names,
        position=match.start,
        check="",
    )
    return msgspec.structs.replace(header, check=_seal(header))


def write(path: Path, match: AnyMatch, names: list[str]) -> None:
    """Keep a match in a file; the old file stays until the new one is complete."""
    text = dumps(match, names)
    if path.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))
    part = path.with_name(path.name + ".part")
    with part.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def dumps(match: AnyMatch, names: list[str]) -> str:
    """A match as the text of a record. One of fair deals opens their secret: keep it to the end."""
    header = _header(match, names)
    again = _begin(match.game, header)
    check = _check(header.check, *again.events())
    lines: list[msgspec.Struct] = [header]
    for act in match.history:
        again.act(act.seat, act.action)
        check = _check(check, act.seat, act.action, *again.events())
        lines.append(Line(act.seat, act.action, check))
    if match.over:
        check = _check(check, match.scores, match.winners)
        lines.append(Closing(match.scores, match.winners, check))
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def read(path: Path) -> Record:
    """The record in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"{path} can't be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path} is no record: it is not text (byte {error.start}).") from error
    return loads(text)


def loads(text: str) -> Record:
    """The record in a text; BadRecord names the first line that can't be one of a record."""
    if not text:
        raise BadRecord("This record is empty.")
    raw = text.removesuffix("\n").split("\n")  # names may hold other ends of lines
    header = _decode(1, raw[0], Header)
    if header.penumbra != VERSION:
        raise BadRecord(f"Line 1: records of version {header.penumbra} need another Penumbra.")
    if (header.seed is None) == (header.fair is None):
        raise BadRecord("Line 1: a game is dealt from “seed” or from “fair”: from one, not both.")
    lines: list[Line] = []
    closing = None
    for number, line in enumerate(raw[1:], start=2):
        if closing is not None:
            raise BadRecord(f"Line {number}: something follows the end of the game.")
        if line.startswith('{"scores"'):
            closing = _decode(number, line, Closing)
        else:
            lines.append(_decode(number, line, Line))
    return Record(header, lines, closing)


def _decode(number: int, line: str, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(line.encode(), type=kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadRecord(
            f"Line {number} is damaged ({error}); the lines before it are whole."
        ) from error


def _begin(game: AnyGame, header: Header) -> AnyMatch:
    return Match(
        game,
        header.players,
        board=game.board_from(header.board),
        seed=bytes.fromhex(header.seed) if header.seed is not None else None,
        first=header.first,
        position=header.position,
        fair=reopened(header.fair, header.players) if header.fair is not None else None,
    )


def replay(
    record: Record, games: Mapping[str, AnyGame], commitment: str | None = None
) -> Iterator[AnyMatch]:
    """Play a record again: the match after its deal and after every act, each verified.

    BadRecord, at the first line that the rules do not bear out, says which and why. Somebody could
    write another whole record; the `commitment` a player noted at the table shows that this is his.
    """
    header = record.header
    game = games.get(header.game)
    if game is None:
        raise BadRecord(f"Line 1: there is no game “{header.game}”; known: {', '.join(games)}.")
    if header.fair is not None:
        _verify_fair(header.fair, header.players)
    if commitment is not None:
        _verify_commitment(header.fair, commitment)
    if header.check != _seal(header):
        origin = "secret, salts" if header.fair is not None else "seed"
        raise BadRecord(
            f"Line 1: {origin}, board, players or names were changed (the check differs)."
        )
    try:
        match = _begin(game, header)
    except (PenumbraError, ValueError) as error:
        raise BadRecord(f"Line 1: {error}") from error
    if len(header.names) != match.players:
        raise BadRecord(f"Line 1: {len(header.names)} names for {match.players} players.")
    check = _check(header.check, *match.events())
    yield match
    for number, line in enumerate(record.lines, start=2):
        try:
            match.act(line.seat, line.action)
        except PenumbraError as error:
            raise BadRecord(f"Line {number}: seat {line.seat}, “{line.action}”: {error}") from error
        if header.fair is not None and match.rounds > len(header.fair.salts):
            raise BadRecord(
                f"Line {number}: round {match.rounds} begins, but its salts are missing."
            )
        check = _check(check, line.seat, line.action, *match.events())
        if check != line.check:
            raise BadRecord(
                f"Line {number}: seat {line.seat}, “{line.action}” is legal, but it is not what "
                f"was recorded here (the check differs)."
            )
        yield match
    if record.closing is not None:
        _verify_closing(match, record.closing, check, len(record.lines) + 2)
        if header.fair is not None and match.rounds < len(header.fair.salts):
            raise BadRecord(
                f"Line 1: there are salts for {len(header.fair.salts)} rounds, "
                f"but the game had {match.rounds}."
            )


def _verify_commitment(fair: Fair | None, noted: str) -> None:
    if fair is None:
        raise BadRecord("Line 1: this game was dealt from a seed: nothing was promised before it.")
    if fair.commitment != noted.strip().lower():
        raise BadRecord(
            f"Line 1: this is not the game of the commitment {noted}: "
            f"its own commitment is {fair.commitment}."
        )


def _verify_fair(fair: Fair, players: int) -> None:
    try:
        reopened(fair, players)
    except PenumbraError as error:
        raise BadRecord(f"Line 1: {error}") from error
    if not fair.salts:
        raise BadRecord("Line 1: round 1 begins, but its salts are missing.")


def _verify_closing(match: AnyMatch, closing: Closing, check: str, number: int) -> None:
    if not match.over:
        raise BadRecord(f"Line {number}: the game is not over: acts are missing before this line.")
    if (closing.scores, closing.winners) != (match.scores, match.winners):
        raise BadRecord(f"Line {number}: the score is {match.scores}, not {closing.scores}.")
    if closing.check != _check(check, match.scores, match.winners):
        raise BadRecord(f"Line {number}: the result was changed (the check differs).")
