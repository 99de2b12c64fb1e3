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

from penumbra.errors import PenumbraError
from penumbra.games.errors import BadRecord, OtherRules
from penumbra.games.fairness.deals import DrawnDeals, Fair, opened, reopened
from penumbra.games.fairness.draw import Facts
from penumbra.games.game import AnyGame
from penumbra.games.match import Match

SEEDED, DRAWN = 1, 2  # versions: dealt from a seed, or by the older fair deals; from a draw
FIRST_RULES = 1  # of records that do not say by which rules they were played
CHECK_DIGITS = 16

AnyMatch = Match[Any, Any]


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a game follows from: `seed` or `fair`; `position` if it did not begin with a deal."""

    penumbra: int
    id: str | None = None
    """The table's name for a game whose chance was drawn."""
    game: str
    rules: int = FIRST_RULES
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
    return _chained(before, msgspec.json.encode(things))


def _chained(before: str, happened: bytes) -> str:
    return hashlib.sha256(before.encode() + happened).hexdigest()[:CHECK_DIGITS]


def _seal(header: Header) -> str:
    """The check of a header: over all it says, so that of seed and fair the one that is there.

    The first rules are not named: records did not name them before there were others.
    """
    facts = msgspec.structs.asdict(header)
    del facts["check"]
    del facts["seed" if header.seed is None else "fair"]
    if header.penumbra == SEEDED:
        del facts["id"]
    if header.rules == FIRST_RULES:
        del facts["rules"]
    return _check("", *facts.values())


def _header(match: AnyMatch, names: list[str]) -> Header:
    drawn = match.fair.facts if isinstance(match.fair, DrawnDeals) else None
    header = Header(
        penumbra=SEEDED if drawn is None else DRAWN,
        id=None if drawn is None else drawn.id,
        game=match.game.name,
        rules=match.game.rules,
        players=match.players,
        seed=match.seed.hex() if match.fair is None else None,
        fair=opened(match.fair) if match.fair is not None else None,
        board=match.game.board_data(match.board) if drawn is None else drawn.board,
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


class Scribe:
    """Notes what happens in a match while it is played, so that its record needs no second play."""

    def __init__(self, match: AnyMatch) -> None:
        """Begin with a match that has just been dealt."""
        self._match = match
        self._happened = [msgspec.json.encode(match.events())]

    def note(self) -> None:
        """One act more."""
        act = self._match.history[-1]
        told = (act.seat, act.action, *self._match.events())
        self._happened.append(msgspec.json.encode(told))

    def record(self, names: list[str]) -> Record:
        """The record of all that was noted. One of fair deals opens their secret."""
        match = self._match
        header = _header(match, names)
        deal, *acts = self._happened
        check = _chained(header.check, deal)
        lines: list[Line] = []
        for act, happened in zip(match.history, acts, strict=True):
            check = _chained(check, happened)
            lines.append(Line(act.seat, act.action, check))
        if not match.over:
            return Record(header, lines, None)
        end = _check(check, match.scores, match.winners)
        return Record(header, lines, Closing(match.scores, match.winners, end))


def written(record: Record) -> str:
    """A record as text."""
    ending = [record.closing] if record.closing is not None else []
    lines = [record.header, *record.lines, *ending]
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def dumps(match: AnyMatch, names: list[str]) -> str:
    """A match as the text of a record. One of fair deals opens their secret: keep it to the end."""
    again = _begin(match.game, _header(match, names))
    scribe = Scribe(again)
    for act in match.history:
        again.act(act.seat, act.action)
        scribe.note()
    return written(scribe.record(names))


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
    _check_version(header)
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


def _check_version(header: Header) -> None:
    if header.penumbra not in (SEEDED, DRAWN):
        raise BadRecord(f"Line 1: records of version {header.penumbra} need another Penumbra.")
    if (header.seed is None) == (header.fair is None):
        raise BadRecord("Line 1: a game is dealt from “seed” or from “fair”: from one, not both.")
    fair = header.fair
    if fair is not None and (fair.salts is None) == (fair.draws is None):
        raise BadRecord("Line 1: fair deals come from “salts” or from “draws”: from one, not both.")
    drawn = fair is not None and fair.draws is not None
    if drawn != (header.penumbra == DRAWN) or drawn != (header.id is not None):
        raise BadRecord("Line 1: “id” and “draws” belong to records of version 2, and to each.")


def facts_of(header: Header) -> Facts:
    """What a draw was for, as a record tells it."""
    return Facts(
        header.id or "", header.game, header.players, header.board, header.first, header.names
    )


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
        fair=reopened(header.fair, facts_of(header)) if header.fair is not None else None,
    )


def replay(
    record: Record, games: Mapping[str, AnyGame], commitment: str | None = None
) -> Iterator[AnyMatch]:
    """Play a record again: the match after its deal and after every act, each verified.

    BadRecord, at the first line that the rules do not bear out, says which and why; OtherRules, if
    it was played by other rules than today's, which can't tell whether it is true. Somebody could
    write another whole record; the `commitment` a player noted at the table shows that this is his.
    """
    header = record.header
    game = games.get(header.game)
    if game is None:
        raise BadRecord(f"Line 1: there is no game “{header.game}”; known: {', '.join(games)}.")
    try:
        yield from _verified(record, game, commitment)
    except BadRecord as error:
        if header.rules == game.rules:
            raise
        raise OtherRules(
            f"This game of {header.game} was played by version {header.rules} of its rules, and"
            f" this Penumbra plays version {game.rules}, by which it can't be verified ({error})."
            f" Use a Penumbra that plays version {header.rules}."
        ) from error


def _verified(record: Record, game: AnyGame, commitment: str | None) -> Iterator[AnyMatch]:
    header = record.header
    if header.fair is not None:
        _verify_fair(header.fair, header)
    if commitment is not None:
        _verify_commitment(header.fair, commitment)
    if header.check != _seal(header):
        origin = "secret, shares" if header.fair is not None else "seed"
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
    salted = header.fair.salts if header.fair is not None else None
    yield match
    for number, line in enumerate(record.lines, start=2):
        try:
            match.act(line.seat, line.action)
        except PenumbraError as error:
            raise BadRecord(f"Line {number}: seat {line.seat}, “{line.action}”: {error}") from error
        if salted is not None and match.rounds > len(salted):
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
        if salted is not None and match.rounds < len(salted):
            raise BadRecord(
                f"Line 1: there are salts for {len(salted)} rounds, "
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


def _verify_fair(fair: Fair, header: Header) -> None:
    try:
        reopened(fair, facts_of(header))
    except PenumbraError as error:
        raise BadRecord(f"Line 1: {error}") from error
    if fair.salts == []:
        raise BadRecord("Line 1: round 1 begins, but its salts are missing.")


def _verify_closing(match: AnyMatch, closing: Closing, check: str, number: int) -> None:
    if not match.over:
        raise BadRecord(f"Line {number}: the game is not over: acts are missing before this line.")
    if (closing.scores, closing.winners) != (match.scores, match.winners):
        raise BadRecord(f"Line {number}: the score is {match.scores}, not {closing.scores}.")
    if closing.check != _check(check, match.scores, match.winners):
        raise BadRecord(f"Line {number}: the result was changed (the check differs).")
