"""The logbook: what the server says about itself on stderr, for people or for programs.

It must be safe to show to a stranger who helps. So it is made of what may be said, not cleaned of
what may not: named events, a fixed list of fields, values that are numbers or one short word.
Tokens, cards, roles, acts, names, chat and addresses fit nowhere. A mistake in a call costs its
field, never the server.
"""

import errno
import logging
import re
import secrets
import sys
import time
from hashlib import blake2b
from pathlib import Path
from traceback import extract_tb
from types import TracebackType
from typing import Final, TextIO, TypeAlias

import msgspec

from penumbra.table.settings import Settings

Value: TypeAlias = str | int | float | bool | None
Data: TypeAlias = dict[str, Value]

# What may be said. A new name here is a promise that its values are nobody's secret.
FIELDS: Final = frozenset(
    {
        "table",  # a mark(), never a code
        "game",
        "players",
        "tables",  # how many
        "server",  # the number of one of several servers
        "servers",  # how many
        "port",
        "release",
        "worker",  # a process in which bots think
        "skill",
        "outcome",
        "reason",
    }
)

_HOUSE: Final = "penumbra"
_DATA: Final = "penumbra_data"
_EVENT: Final = re.compile(r"[a-z][a-z0-9_]{0,47}")
_WORD: Final = re.compile(r"[A-Za-z0-9_.+-]{1,32}")  # a token of 256 bits is longer
_LARGEST: Final = 2**53  # a token written as a number is larger
_FRAMES: Final = 12
_LIBRARIES: Final = frozenset(("uvicorn", "litestar", "asyncio", "sqlalchemy", "alembic"))
_LONGEST_NOTE: Final = 120
_KEY: Final = secrets.token_bytes(32)


class Mark(str):
    """A table in the log: the same table has the same mark until the server is restarted."""

    __slots__ = ()


def mark(code: str) -> Mark:
    """A table's code opens its door, so the log shows this instead.

    Codes are short enough to be said aloud, and so to be tried one after the other: a plain hash
    would give them away. The key is this process's own and is never written down.
    """
    return Mark(blake2b(code.encode(), digest_size=3, key=_KEY).hexdigest())


class Log:
    """One module's part of the log. An event is a name such as `table_opened`, with fields."""

    def __init__(self, module: str) -> None:
        self._logger = logging.getLogger(f"{_HOUSE}.{module}")

    def debug(self, event: str, **fields: Value) -> None:
        self._write(logging.DEBUG, event, fields, None)

    def info(self, event: str, **fields: Value) -> None:
        self._write(logging.INFO, event, fields, None)

    def warning(self, event: str, **fields: Value) -> None:
        self._write(logging.WARNING, event, fields, None)

    def error(self, event: str, **fields: Value) -> None:
        self._write(logging.ERROR, event, fields, None)

    def failure(self, event: str, error: BaseException, **fields: Value) -> None:
        """Something broke: which kind of error, and where; its text may hold anything at all."""
        self._write(logging.ERROR, event, fields, error)

    def _write(self, level: int, event: str, fields: Data, error: BaseException | None) -> None:
        if self._logger.isEnabledFor(level):
            data = _sayable(fields) | (_failure(error) if error is not None else {})
            named = event if _EVENT.fullmatch(event) else "unnamed"
            self._logger.log(level, named, extra={_DATA: data})


def logger(module: str) -> Log:
    """A module's part of the log: `log = logbook.logger("room")`."""
    return Log(module)


def configure(settings: Settings) -> None:
    """All lines of this process, our own and our libraries', go to stderr in one form.

    Uvicorn must be told to leave logging alone (`log_config=None`). Its log of requests stays shut:
    there is nothing in it but addresses of people and of tables.
    """
    scribe = _Scribe(sys.stderr)
    scribe.setFormatter(_Json() if settings.log_format == "json" else _Text())
    root = logging.getLogger()
    for handler in (*root.handlers,):
        root.removeHandler(handler)
    root.addHandler(scribe)
    root.setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi", "uvicorn.access"):
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = name != "uvicorn.access"
        library.setLevel(logging.NOTSET)
    logging.getLogger("uvicorn.access").addHandler(logging.NullHandler())
    logging.getLogger(_HOUSE).setLevel(settings.log_level.upper())


def _sayable(fields: Data) -> Data:
    """The fields that may be said; of others the names, so that the mistake is found."""
    said: Data = {}
    dropped = []
    for name, value in fields.items():
        if name in FIELDS and _harmless(name, value):
            said[name] = str(value) if isinstance(value, Mark) else value
        else:
            dropped.append(name if _WORD.fullmatch(name) else "unnamed")
    if dropped:
        said["dropped"] = ",".join(dropped)
    return said


def _harmless(name: str, value: object) -> bool:
    if name == "table":
        return isinstance(value, Mark)
    if isinstance(value, str):
        return _WORD.fullmatch(value) is not None
    return value is None or (isinstance(value, int | float) and not abs(value) > _LARGEST)


def _failure(error: BaseException) -> Data:
    """An error by its kind and that of what caused it, and the way it came: never its text."""
    kinds: list[str] = []
    link: BaseException | None = error
    while link is not None and len(kinds) < _FRAMES:
        kinds.append(_kind(link))
        link = link.__cause__ or (None if link.__suppress_context__ else link.__context__)
    return {"error": "<".join(kinds), "trace": _trace(error.__traceback__)}


def _kind(error: BaseException) -> str:
    number = error.errno if isinstance(error, OSError) else None
    cause = errno.errorcode.get(number or 0)
    return type(error).__name__ + (f"({cause})" if cause else "")


def _trace(trace: TracebackType | None) -> str:
    frames = extract_tb(trace)[-_FRAMES:]
    return ">".join(f"{Path(f.filename).name}:{f.lineno}:{f.name}" for f in frames)


class _Scribe(logging.StreamHandler[TextIO]):
    """Writes to stderr, and keeps quiet when nobody reads there any more."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's own name
        """A lost line is better than a lost evening."""


class _Form(logging.Formatter):
    """The parts every line has, whoever wrote it."""

    def parts(self, record: logging.LogRecord) -> Data:
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: Data = {
            "time": f"{when}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "room": record.name.removeprefix(f"{_HOUSE}."),
        }
        data: Data | None = record.__dict__.get(_DATA)
        if data is not None:
            return line | {"event": str(record.msg)} | data
        line |= {"event": "library", "note": _note(record)}
        if record.exc_info and record.exc_info[1] is not None:
            line |= _failure(record.exc_info[1])
        return line


def _note(record: logging.LogRecord) -> str:
    """What a library said: its pattern without the values, or only where it said something.

    Values are left out because uvicorn, for one, puts people's addresses and tables' codes there;
    and only libraries we have read are known to keep values out of the pattern's first line.
    """
    if isinstance(record.msg, BaseException):
        return _kind(record.msg)
    if record.name.partition(".")[0] in _LIBRARIES:
        return str(record.msg).partition("\n")[0][:_LONGEST_NOTE]
    return f"{record.filename}:{record.lineno}"


class _Json(_Form):
    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(self.parts(record)).decode()


class _Text(_Form):
    def format(self, record: logging.LogRecord) -> str:
        parts = self.parts(record)
        head = (
            f"{parts.pop('time')} {parts.pop('level'):<7} {parts.pop('room')} {parts.pop('event')}"
        )
        return " ".join([head, *(f"{name}={_shown(value)}" for name, value in parts.items())])


def _shown(value: Value) -> str:
    if isinstance(value, str) and not re.fullmatch(r"[^\s\"=]+", value):
        return msgspec.json.encode(value).decode()
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)
