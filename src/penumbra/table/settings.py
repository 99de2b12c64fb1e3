"""The one configuration of the server: what can be set, what is allowed, where a value comes from.

Defaults give way to the file `penumbra.toml`, the file to environment variables, these to options
of the command line. What can't be is refused here, before a port is opened; the reference table in
`docs/serving.md` is made from the same struct, so that it can't grow old.
"""

import difflib
import os
import re
import socket
import tomllib
from collections.abc import Callable, Iterator, Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct, field
from msgspec.inspect import FloatType, IntType, LiteralType, Metadata, StructType, type_info

from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games.registry import BROUGHT

FILE = "penumbra.toml"
PREFIX = "PENUMBRA_"
CONFIG = PREFIX + "CONFIG"
# Other rooms of the house read these.
NOT_OURS = {CONFIG, BROUGHT, PREFIX + "LANG", PREFIX + "GOLDEN"}
PRIVATE_NAMES = (".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal")
MOST_SEATS = max(game.players[-1] for game in GAMES.values())  # a table holds at least its players


class BadSettings(PenumbraError):
    """A setting that can't be used; the text names where it stands, its value, what is allowed."""


def default_store(environment: Mapping[str, str] = os.environ) -> str:
    """A file in the user's data directory: the same tables wherever the server is started from."""
    named = environment.get("XDG_DATA_HOME", "")
    try:
        data = Path(named) if os.path.isabs(named) else Path.home() / ".local" / "share"
    except RuntimeError as error:
        raise BadSettings(
            "“store” has no default here, because this user has no home directory. "
            f"Set {PREFIX}STORE, for example to sqlite:////var/lib/penumbra/penumbra.db."
        ) from error
    return f"sqlite:///{data / 'penumbra' / 'penumbra.db'}"


def _words(means: str, allowed: str, default: str = "") -> Meta:
    return Meta(description=means, extra={"allowed": allowed, "default": default})


def _number(means: str, least: float, most: float) -> Meta:
    return Meta(description=means, ge=least, le=most)


class Settings(Struct, frozen=True, kw_only=True):
    """Everything that can be set, with its default. `read` is the door that also checks values."""

    host: Annotated[
        str,
        _words(
            "The address to listen at; 0.0.0.0 lets the whole network in.",
            "an IP address or a host name",
        ),
    ] = "127.0.0.1"
    port: Annotated[int, _number("The port to listen at; 0 takes any free one.", 0, 65535)] = 8420
    store: Annotated[
        str,
        _words(
            "Where tables are kept. A relative path counts from the working directory.",
            "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE",
            "`penumbra/penumbra.db` in `$XDG_DATA_HOME`, or in `~/.local/share` without it",
        ),
    ] = field(default_factory=default_store)
    address: Annotated[
        str,
        _words(
            "What people type to get here, for links and QR codes.",
            "http:// or https:// with a host and perhaps a port, without a path",
            "from host and port; with host 0.0.0.0 the machine's address in its network",
        ),
    ] = ""
    origins: Annotated[
        tuple[str, ...],
        _words(
            "Other sites whose pages may talk to this server; its own address always may.",
            "a list of addresses such as https://club.example",
        ),
    ] = ()
    proxies: Annotated[
        tuple[str, ...],
        _words(
            "Proxies before the server: only from them X-Forwarded-For is believed.",
            "a list of IP addresses or networks such as 10.0.0.0/8",
        ),
    ] = ()
    watchers: Annotated[
        tuple[str, ...],
        _words(
            "From where /metrics may be read: its counts tell of acts that players can't see.",
            "a list of IP addresses or networks such as 10.0.0.0/8",
        ),
    ] = ("127.0.0.1", "::1")
    bot_workers: Annotated[int, _number("Processes in which bots think.", 1, 64)] = 1
    bot_seconds: Annotated[float, _number("How long a bot may think of one act.", 0.05, 60)] = 2.0
    analysis_playouts: Annotated[
        int, _number("How thoroughly finished games are analysed: playouts a decision.", 1, 100_000)
    ] = 2000
    bots_from: Annotated[
        str, _words("A Python module that brings more bots.", "a module's name such as club.bots")
    ] = ""
    boards: Annotated[
        str, _words("A folder with more board files.", "the path of a folder that exists")
    ] = ""
    message_bytes: Annotated[int, _number("The longest message taken.", 1024, 1_000_000)] = 8192
    messages_per_second: Annotated[
        float, _number("How fast one socket may send for long.", 1, 10_000)
    ] = 20.0
    message_burst: Annotated[int, _number("How many it may send at once.", 1, 100_000)] = 60
    tables_per_hour: Annotated[
        int, _number("Tables one address may open in an hour.", 1, 1_000_000)
    ] = 30
    joins_per_minute: Annotated[
        int, _number("Times one address may join a table in a minute.", 1, 1_000_000)
    ] = 60
    requests_per_minute: Annotated[
        int,
        _number("Requests one address may make in a minute, of whatever kind.", 1, 10_000_000),
    ] = 600
    sockets_per_address: Annotated[
        int, _number("Sockets one address may hold open.", 1, 1_000_000)
    ] = 100
    handshakes_per_minute: Annotated[
        int, _number("Sockets one address may open in a minute.", 1, 1_000_000)
    ] = 300
    connections_per_address: Annotated[
        int,
        _number("Connections one address may hold open beside its sockets.", 1, 1_000_000),
    ] = 100
    header_bytes: Annotated[int, _number("The longest head of a request.", 1024, 1_000_000)] = (
        16_384
    )
    request_seconds: Annotated[
        float, _number("So long a connection may stay silent, or a request half-sent.", 0.1, 600)
    ] = 10.0
    outbox_bytes: Annotated[
        int, _number("Unsent bytes after which a slow reader is dropped.", 65_536, 1_000_000_000)
    ] = 1_000_000
    name_length: Annotated[int, _number("The longest name, in characters.", 1, 100)] = 24
    chat_length: Annotated[int, _number("The longest chat message, in characters.", 1, 2000)] = 300
    people_per_table: Annotated[
        int, _number("People at one table, seated and watching.", MOST_SEATS, 10_000)
    ] = 60
    people_per_address: Annotated[
        int,
        _number("Of them, those whom one address may bring to one table.", 1, 10_000),
    ] = 12
    processes: Annotated[
        int,
        _number("Servers on this machine that share the port; more than 1 need PostgreSQL.", 1, 64),
    ] = 1
    lease_seconds: Annotated[
        float,
        _number(
            "After so long without a sign of life another server takes over a server’s tables.",
            0.5,
            600,
        ),
    ] = 4.0
    relay_host: Annotated[
        str,
        _words(
            "Where other servers of the same store reach this one: an address in a network that is"
            " theirs alone.",
            "an IP address or a host name",
        ),
    ] = "127.0.0.1"
    relay_port: Annotated[int, _number("The port for that; 0 takes any free one.", 0, 65535)] = 0
    idle_minutes: Annotated[
        float,
        _number("After this a table nobody is at leaves memory; it stays in the store.", 0, 10_000),
    ] = 30.0
    table_entries: Annotated[
        int,
        _number(
            "Entries a table may write; then only a game under way is finished.", 100, 1_000_000
        ),
    ] = 20_000
    entries_per_hour: Annotated[
        int,
        _number("Commands one address may give its tables in an hour.", 1, 100_000_000),
    ] = 20_000
    store_megabytes: Annotated[
        int,
        _number(
            "How large the store may get; then no table is opened, and only games under way are"
            " finished.",
            1,
            100_000_000,
        ),
    ] = 10_000
    unplayed_days: Annotated[
        float,
        _number(
            "After so long without anything a table is deleted at which no game was finished.",
            0.01,
            100_000,
        ),
    ] = 30.0
    table_days: Annotated[
        float,
        _number(
            "After so long without anything any table is deleted, with its records and replays.",
            0.01,
            100_000,
        ),
    ] = 400.0
    history: Annotated[
        int,
        _number(
            "Messages a table keeps at hand for those who come back: enough for a whole game, or"
            " their proof of it has gaps.",
            1,
            100_000,
        ),
    ] = 1024
    share_seconds: Annotated[
        float,
        _number("So long everybody’s share of chance is waited for when a game begins.", 0.1, 60),
    ] = 10.0
    reveal_seconds: Annotated[
        float,
        _number("So long those who promised a share are waited for to open it.", 0.1, 60),
    ] = 5.0
    health_seconds: Annotated[
        float,
        _number("So long /health waits for the store before it says that it is not well.", 0.1, 60),
    ] = 0.8
    log_format: Annotated[
        Literal["text", "json"], Meta(description="Log lines for people, or for programs.")
    ] = "text"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="What is worth a log line.")
    ] = "info"

    def public_address(self, port: int | None = None) -> str:
        """The base of every link; `port` is the one really taken, when any free one was."""
        return self.address or self._own_address(port)

    def allowed_origins(self, port: int | None = None) -> frozenset[str]:
        """Whose pages may talk to us: our own under each of its names, and those set."""
        own = {self._own_address(port), self.public_address(port)}
        if _everywhere(self.host) or _here(self.host):
            names = ("localhost", "127.0.0.1", "[::1]")
            own |= {_origin(f"http://{name}:{self._port(port)}") for name in names}
        return frozenset(own | set(self.origins))

    def knows_host(self, host: str, port: int | None = None) -> bool:
        """Whether a browser may call us by this `Host`: a name of ours, an IP address, or a name
        that only a network of one's own gives out. Any other name may be somebody's who has made
        it lead to us, so that his page and we seem to be one site.
        """
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        ours = {urlsplit(origin).hostname for origin in self.allowed_origins(port)}
        return name in ours or _is_private(name)

    @property
    def only_here(self) -> bool:
        """Whether nobody but this machine is listened to."""
        return _here(self.host)

    def in_a_network(self) -> bool:
        """Whether there are neighbours this machine has an address for."""
        return not _here(_network_address("0.0.0.0"))

    def _port(self, port: int | None) -> int:
        return self.port if port is None else port

    def _own_address(self, port: int | None) -> str:
        host = _network_address(self.host) if _everywhere(self.host) else self.host
        return _origin(f"http://{f'[{host}]' if ':' in host else host}:{self._port(port)}")


def read(
    file: str | Path | None = None,
    environment: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
) -> Settings:
    """The settings in force, each value checked wherever it stands.

    `file` is what `--config` names; otherwise PENUMBRA_CONFIG, otherwise `penumbra.toml` in the
    working directory if there is one. An empty variable, or an option that is None, is not set.
    """
    environment = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    for source in (_from_file(file, environment), _from_variables(environment)):
        values.update(source)
    for name, value in (options or {}).items():
        if value is not None:
            where = "--" + name.replace("_", "-")
            values[_known(name, where)] = _checked(name, value, where, spelled=True)
    if "store" not in values:
        values["store"] = default_store(environment)
    return Settings(**values)


def describe() -> str:
    """The reference of all settings, as a Markdown table."""
    rows = ["| key | default | allowed | what it is for |", "|---|---|---|---|"]
    for key in _FIELDS.values():
        rows.append(f"| `{key.name}` | {_default(key)} | {_allowed(key)} | {_means(key)} |")
    return "\n".join(rows) + "\n"


def without_password(store: str) -> str:
    """The address of a store as it may be shown to people."""
    return re.sub(r"(://[^:/@]*):.*@", r"\1:…@", re.sub(r"(?i)(password=)[^&]*", r"\1…", store))


# ── Where values come from ──────────────────────────────────────────────────────────────────────

_Found: TypeAlias = Iterator[tuple[str, Any]]


def _from_file(file: str | Path | None, environment: Mapping[str, str]) -> _Found:
    named = file or environment.get(CONFIG) or None
    path = Path(named or FILE)
    if named is None and not path.exists():
        return
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(
            f"{path}: the settings can't be read ({error.strerror}). "
            f"Name another file with --config or {CONFIG}, or none at all."
        ) from error
    except (ValueError, RecursionError) as error:  # not UTF-8, not TOML, or out of all measure
        raise BadSettings(
            f"{path}: this is not valid TOML: {error}. Mend that line and try again."
        ) from error
    for name, value in data.items():
        yield _known(name, str(path)), _checked(name, value, str(path), spelled=False)


def _from_variables(environment: Mapping[str, str]) -> _Found:
    for variable, value in sorted(environment.items()):
        if variable.startswith(PREFIX) and variable not in NOT_OURS and value:
            name = variable.removeprefix(PREFIX).lower()
            yield _known(name, variable), _checked(name, value, variable, spelled=True)


def _known(name: str, where: str) -> str:
    if name in _FIELDS:
        return name
    near = difflib.get_close_matches(name, _FIELDS, n=1)
    meant = f"did you mean “{near[0]}”?" if near else f"there are: {', '.join(_FIELDS)}."
    raise BadSettings(f"{where}: there is no setting “{name}”; {meant}")


def _checked(name: str, value: object, where: str, *, spelled: bool) -> Any:
    """The value in its own type. One that was spelled in words is read with more goodwill."""
    if spelled and isinstance(value, str) and isinstance(_FIELDS[name].default, tuple):
        value = [word.strip() for word in value.split(",") if word.strip()]
    try:
        converted = msgspec.convert(value, _TYPES[name], strict=not spelled)
        if name in _CHECKS and converted != _FIELDS[name].default:
            return _CHECKS[name](converted)
        return converted
    except ValueError as error:  # msgspec's own errors are ValueErrors too
        shown = repr(value) if name != "store" else repr(without_password(str(value)))
        raise BadSettings(
            f"{where}: “{name}” can't be {shown}. Allowed is {_allowed(_FIELDS[name])}."
        ) from (error if name != "store" else None)


# ── What values may be ──────────────────────────────────────────────────────────────────────────

_HOST = re.compile(r"[A-Za-z0-9_]([A-Za-z0-9_.-]*[A-Za-z0-9_])?\.?")
_STORE = re.compile(r"sqlite:///[^?]+(\?.*)?|postgresql://[^/]*(/.*)?", re.S)
_USUAL_PORT = {"http": 80, "https": 443}


def _host(value: str) -> str:
    if not _HOST.fullmatch(value) or not value.strip("0123456789."):
        ip_address(value)
    return value


def _store(value: str) -> str:
    if not _STORE.fullmatch(value) or value == "postgresql://":
        raise ValueError("neither SQLite nor PostgreSQL")
    return value


def _origin(value: str) -> str:
    """An address as browsers write it in Origin: lower case, no usual port, no path."""
    url = urlsplit(value)
    host = (url.hostname or "").encode("idna").decode() if url.hostname else ""
    alone = not (url.path.strip("/") or url.query or url.fragment or "@" in url.netloc)
    if url.scheme not in _USUAL_PORT or not host or not alone:
        raise ValueError("not the address of a site")
    host = f"[{IPv6Address(host).compressed}]" if ":" in host else _host(host)
    port = "" if url.port in (None, _USUAL_PORT[url.scheme]) else f":{url.port}"
    return f"{url.scheme}://{host}{port}"


def _origins(values: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(_origin(value) for value in values)


def _proxies(values: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(str(ip_network(value, strict=False)) for value in values)


def _module(value: str) -> str:
    if not all(part.isidentifier() for part in value.split(".")):
        raise ValueError("not a module's name")
    return value


def _folder(value: str) -> str:
    if not os.path.isdir(value):
        raise ValueError("no such folder")
    return value


def _everywhere(host: str) -> bool:
    return host in ("0.0.0.0", "::")


def _here(host: str) -> bool:
    return host in ("localhost", "::1") or host.startswith("127.")


def _is_private(name: str) -> bool:
    """Whether no public name server gives out this name."""
    try:
        ip_address(name)
    except ValueError:
        return bool(name) and ("." not in name or name.endswith(PRIVATE_NAMES))
    return True


def _network_address(host: str) -> str:
    """The address neighbours in the network know this machine by; nothing is sent to find it."""
    family, beyond, here = (
        (socket.AF_INET6, "2001:db8::1", "::1")
        if ":" in host
        else (socket.AF_INET, "192.0.2.1", "127.0.0.1")
    )
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as outwards:
            outwards.connect((beyond, 9))
            return str(outwards.getsockname()[0])
    except OSError:
        return here


_CHECKS: Mapping[str, Callable[[Any], object]] = {
    "host": _host,
    "relay_host": _host,
    "store": _store,
    "address": _origin,
    "origins": _origins,
    "proxies": _proxies,
    "watchers": _proxies,
    "bots_from": _module,
    "boards": _folder,
}
_TYPES = get_type_hints(Settings, include_extras=True)


def _fields() -> dict[str, msgspec.inspect.Field]:
    shape = type_info(Settings)
    assert isinstance(shape, StructType)
    return {field.name: field for field in shape.fields}


_FIELDS = _fields()


def _meta(key: msgspec.inspect.Field) -> Metadata:
    assert isinstance(key.type, Metadata)
    return key.type


def _means(key: msgspec.inspect.Field) -> str:
    return str((_meta(key).extra_json_schema or {})["description"])


def _allowed(key: msgspec.inspect.Field) -> str:
    kind = _meta(key).type
    if isinstance(kind, IntType):
        return f"a whole number from {kind.ge} to {kind.le}"
    if isinstance(kind, FloatType):
        return f"a number from {kind.ge:g} to {kind.le:g}"
    if isinstance(kind, LiteralType):
        return " or ".join(str(value) for value in kind.values)
    return str((_meta(key).extra or {})["allowed"])


def _default(key: msgspec.inspect.Field) -> str:
    rule = (_meta(key).extra or {}).get("default")
    if rule:
        return str(rule)
    if isinstance(key.default, tuple):
        return ", ".join(f"`{value}`" for value in key.default) or "none"
    return f"`{key.default}`" if key.default else "none"
