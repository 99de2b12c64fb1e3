"""What a browser is given: the page of the client, and the files it is made of.

They are built beforehand (see `web/`) and lie in the package, already compressed. Here they are
read once and handed out as they are; whatever the page shows, it asks for at the doors of /api.
"""

import re
from collections.abc import Iterator, Mapping
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State

from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.table.messages import Refused

if TYPE_CHECKING:
    from penumbra.table.house import House

UNCOUNTED = {"uncounted": True}
"""For doors that cost so little that nobody is refused: a household opens the page all at once."""

PAGE = "/index.html"
ROOMS = ("rules", "learn", "replay", "screen")
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; "
    "style-src 'self' 'unsafe-inline'; connect-src 'self'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Vary": "Accept-Encoding",
}
FOR_GOOD = "public, max-age=31536000, immutable"  # a file of /assets never changes under its name
ASK_AGAIN = "no-cache"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the smaller one first
MEDIA = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_PLACE = re.compile(
    rf"/([a-z]{{1,32}})?|/replay/[a-z]{{1,32}}-[0-9]{{1,6}}(-[0-9a-f]{{20}})?|/screen/[a-z]{{1,32}}|/(rules|learn)/({'|'.join(GAMES)})",
    re.IGNORECASE,
)


class File(NamedTuple):
    """A file of the client, as it is and compressed."""

    media: str
    caching: str
    tag: str
    bodies: Mapping[str, bytes]
    """By encoding; under "" stands the file as it is."""


def read_client(folder: Traversable | None = None) -> dict[str, File]:
    """The files of the built client by their path; a PenumbraError if it was not built."""
    built = files("penumbra") / "web" if folder is None else folder
    found = dict(_all(built)) if built.is_dir() else {}
    if PAGE not in found:
        raise PenumbraError(
            "The page for browsers is not built: run make play, or npm run build in web/."
        )
    return {path: _file(path, found) for path in found if not path.endswith((".br", ".gz"))}


def _all(folder: Traversable, path: str = "") -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            yield from _all(entry, name)
        else:
            yield name, entry.read_bytes()


def _file(path: str, found: Mapping[str, bytes]) -> File:
    bodies = {code: found[path + end] for code, end in ENCODINGS.items() if path + end in found}
    ending = path[path.rindex(".") :] if "." in path else ""
    return File(
        MEDIA.get(ending, "application/octet-stream"),
        FOR_GOOD if path.startswith("/assets/") else ASK_AGAIN,
        sha256(found[path]).hexdigest()[:16],
        bodies | {"": found[path]},
    )


@get(
    ["/", "/{code:str}", *(f"/{room}{end}" for room in ROOMS for end in ("", "/{game:str}"))],
    include_in_schema=False,
    opt=UNCOUNTED,
)
async def client_page(state: State, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page, wherever in the house it is opened; what is not there, it says itself."""
    house: House = state.house
    known = _PLACE.fullmatch(request.scope["path"]) is not None
    return _answer(house.client[PAGE], request, 200 if known else 404)


@get(
    ["/assets/{name:str}", "/icons/{name:str}", "/manifest.webmanifest", "/sw.js"],
    include_in_schema=False,
    opt=UNCOUNTED,
)
async def client_file(state: State, request: Request[Any, Any, Any]) -> Response[bytes]:
    """What the page is made of."""
    house: House = state.house
    found = house.client.get(request.scope["path"])
    if found is None:
        raise Refused("no_page")
    return _answer(found, request)


def is_for_a_person(request: Request[Any, Any, Any]) -> bool:
    """Whether a browser shows the answer to somebody, who reads pages and not JSON."""
    machines = ("/api", "/schema", "/health", "/metrics", "/assets/", "/icons/")
    path = request.scope["path"]
    return "text/html" in request.headers.get("accept", "") and not path.startswith(machines)


def nowhere(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page at an address that is none: it says so in the reader's language."""
    house: House = request.app.state.house
    return _answer(house.client[PAGE], request, 404)


def _answer(file: File, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
    taken = encodings_of(request)
    encoding = next((code for code in file.bodies if code in taken), "")
    tag = f'"{file.tag}{encoding}"'
    headers = HEADERS | {"Cache-Control": file.caching, "ETag": tag}
    if encoding:
        headers["Content-Encoding"] = encoding
    body = file.bodies[encoding]
    if status == 200 and tag in request.headers.get("if-none-match", ""):
        status, body = 304, b""
    return Response(body, status_code=status, media_type=file.media, headers=headers)


def encodings_of(request: Request[Any, Any, Any]) -> set[str]:
    """The encodings whoever asks can read; one with the weight 0 he can't."""
    header = request.headers.get("accept-encoding", "")
    wishes = (part.replace(" ", "").lower().partition(";q=") for part in header.split(","))
    return {code for code, _, weight in wishes if not weight or weight.strip("0.")}
