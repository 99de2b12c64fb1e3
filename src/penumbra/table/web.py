"""The doors of the server: tables over REST, play over a WebSocket, health and figures.

What is said on the socket is in `messages.py`. Errors are a code and data, as there; nobody outside
ever sees where in the code something broke.
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import segno
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import Parameter
from msgspec import Struct
from msgspec.json import encode

from penumbra import __version__
from penumbra.games import GAMES
from penumbra.games.errors import PenumbraError
from penumbra.locale import LANGUAGES
from penumbra.table import lessons, logbook
from penumbra.table.boards import Boards
from penumbra.table.clock import TIMES
from penumbra.table.etiquette import Manners
from penumbra.table.house import House
from penumbra.table.limits import Headcount, Limiter, client_address, is_among
from penumbra.table.messages import CODES, PROTOCOL, Refused, TableState, Wishes, schema
from penumbra.table.metrics import CONTENT_TYPE, Counters
from penumbra.table.page import UNCOUNTED, client_file, client_page, read_client
from penumbra.table.reel import Reels, Replay
from penumbra.table.services import Services
from penumbra.table.settings import Settings
from penumbra.table.socket import Line
from penumbra.table.store import Store
from penumbra.table.thinkers import Thinkers

STATUS = {
    "no_table": 404,
    "no_game": 404,
    "no_page": 404,
    "foreign_origin": 403,
    "name_taken": 409,
    "full": 409,
    "game_not_over": 409,
    "too_large": 413,
    "too_fast": 429,
    "too_many_tables": 429,
    "too_many_joins": 429,
    "too_many_guesses": 429,
    "too_many_sockets": 429,
    "unavailable": 503,
    "trouble": 500,
}

COMPRESSED = [
    DefineMiddleware(
        CompressionMiddleware,
        config=CompressionConfig("gzip", minimum_size=1024, gzip_compress_level=6),
    )
]
"""For doors that answer with a whole game: a phone gets it several times faster."""

log = logbook.logger("web")
AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
Code = Annotated[str, Parameter(pattern="^[a-z]{1,32}$", description="A table's code")]
Taught = Annotated[str, Parameter(pattern=f"^({'|'.join(GAMES)})$", description="A game")]
GameId = Annotated[str, Parameter(pattern="^[a-z]{1,32}-[0-9]{1,6}$", description="A game's id")]
Eyes = Annotated[
    int | None, Parameter(ge=0, le=63, description="Whose eyes; left out: all cards open")
]


# what is asked and answered


class GameAbout(Struct, frozen=True):
    """A game this house plays."""

    players: tuple[int, ...]
    boards: tuple[str, ...]


class About(Struct, frozen=True):
    """What this house is and has."""

    penumbra: str
    protocol: int
    games: dict[str, GameAbout]
    levels: tuple[str, ...]
    clocks: tuple[str, ...]
    languages: tuple[str, ...]
    name_length: int
    chat_length: int


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and come to it as its host."""

    name: str
    wishes: Wishes = Wishes()
    sit: bool = True
    """Take the first chair at once."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Come to a table."""

    name: str
    sit: bool = True
    """Take the first empty chair at once, if the game has not begun."""


class Ticket(Struct, frozen=True):
    """Who one is at a table. The token opens one's seat: keep it, and never put it in a link."""

    code: str
    link: str
    person: int
    token: str


class Health(Struct, frozen=True):
    """Whether the server works. It counts nothing: one could hear secret acts in the numbers."""

    status: str
    penumbra: str


class Trouble(Struct, frozen=True):
    """Why something was refused: one of the codes in `/schema/messages.json`, and its data."""

    code: str
    data: dict[str, Any]


def _refusals(*codes: str) -> dict[int, ResponseSpec]:
    """For the OpenAPI description: a door's refusals beside those that every door has."""
    reasons: dict[int, list[str]] = {}
    for code in ("bad_message", "too_fast", "unavailable", "trouble", *codes):
        reasons.setdefault(STATUS.get(code, 400), []).append(code)
    return {
        status: ResponseSpec(Trouble, generate_examples=False, description=", ".join(why))
        for status, why in reasons.items()
    }


class Hall:
    """What the doors need to know."""

    def __init__(self, settings: Settings, boards: Boards, levels: tuple[str, ...]) -> None:
        self.settings = settings
        self.boards = boards
        self.levels = levels
        self.client = read_client()
        self.counters = Counters()
        self.tables = Limiter(settings.tables_per_hour, 3600)
        self.joins = Limiter(settings.joins_per_minute, 60)
        self.guesses = Limiter(settings.joins_per_minute, 60)
        self.requests = Limiter(settings.requests_per_minute, 60)
        self.sockets = Headcount(settings.sockets_per_address)
        self.port = settings.port
        self.house: House
        self.reels: Reels

    def link(self, code: str) -> str:
        """A table's address for people."""
        return f"{self.settings.public_address(self.port)}/{code}"

    def caller(self, connection: AnyConnection) -> str:
        """From which address somebody calls."""
        peer = connection.client.host if connection.client else "unknown"
        forwarded = ",".join(connection.headers.getall("x-forwarded-for", []))
        return client_address(peer, forwarded, self.settings.proxies)

    def is_ours(self, connection: AnyConnection) -> bool:
        """Whether a browser's page belongs to this house; programs have no Origin."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.settings.allowed_origins(self.port):
            return True
        try:
            site = urlsplit(origin).netloc
        except ValueError:
            return False
        return bool(site) and site == connection.headers.get("host")

    def guest(self, connection: AnyConnection) -> str:
        """The address of somebody who wants something; Refused to pages of other sites.

        A page may post to any site without asking, and would spend its visitor's allowance.
        """
        if not self.is_ours(connection):
            raise Refused("foreign_origin")
        return self.caller(connection)

    @contextmanager
    def guessing(self, connection: AnyConnection) -> Iterator[None]:
        """While a code is looked up: who tries too many that do not exist has to wait.

        A code is all it takes to watch a private table, and short enough to be said aloud.
        """
        caller = self.caller(connection)
        wait = self.guesses.wait(caller)
        if wait > 0:
            raise Refused("too_many_guesses", wait=round(wait) + 1)
        try:
            yield
        except Refused as refused:
            if refused.code in ("no_table", "no_game"):
                self.guesses.allow(caller)
            raise

    @asynccontextmanager
    async def open(self, app: Litestar) -> AsyncIterator[None]:
        """The house as long as the server runs."""
        settings = self.settings
        store = await Store.open(settings.store)
        thinkers = Thinkers(settings.bot_workers, settings.bot_seconds, settings.bots_from or None)
        manners = Manners(self.boards.find, self.levels, settings.name_length, settings.chat_length)
        self.house = House(Services(settings, store, thinkers, manners, self.counters))
        self.reels = Reels(self.house.record)
        await thinkers.start()
        await self.house.start()
        try:
            yield
        finally:
            await self.house.stop()
            await thinkers.stop()
            await store.close()


# the doors


@get("/api", tags=["house"], responses=_refusals())
async def about(state: State) -> About:
    """What this house plays, and how."""
    hall: Hall = state.hall
    return About(
        penumbra=__version__,
        protocol=PROTOCOL,
        games={
            name: GameAbout(tuple(game.players), tuple(hall.boards.names(name)))
            for name, game in GAMES.items()
        },
        levels=hall.levels,
        clocks=tuple(TIMES),
        languages=LANGUAGES,
        name_length=hall.settings.name_length,
        chat_length=hall.settings.chat_length,
    )


@get("/api/tables", tags=["tables"], responses=_refusals())
async def public_tables(state: State) -> list[TableState]:
    """Public tables that people are at; those that still gather come first."""
    hall: Hall = state.hall
    return hall.house.public()


@post(
    "/api/tables",
    tags=["tables"],
    responses=_refusals(
        "bad_name", "bad_wishes", "bad_board", "foreign_origin", "too_large", "too_many_tables"
    ),
)
async def open_table(data: OpenTable, state: State, request: AnyRequest) -> Ticket:
    """Open a table."""
    hall: Hall = state.hall
    caller = hall.guest(request)
    if not hall.tables.allow(caller):
        raise Refused("too_many_tables", wait=round(hall.tables.wait(caller)))
    code, person, token = await hall.house.open(data.wishes, data.name, data.sit)
    return Ticket(code, hall.link(code), person, token)


@get("/api/tables/{code:str}", tags=["tables"], responses=_refusals("no_table", "too_many_guesses"))
async def look_at_table(code: Code, state: State, request: AnyRequest) -> TableState:
    """What a guest sees of a table before he comes in."""
    hall: Hall = state.hall
    with hall.guessing(request):
        return (await hall.house.room(code)).from_outside


@post(
    "/api/tables/{code:str}/people",
    tags=["tables"],
    responses=_refusals(
        "no_table",
        "bad_name",
        "name_taken",
        "full",
        "foreign_origin",
        "too_large",
        "too_many_joins",
        "too_many_guesses",
    ),
)
async def join_table(code: Code, data: Join, state: State, request: AnyRequest) -> Ticket:
    """Come to a table with a name."""
    hall: Hall = state.hall
    caller = hall.guest(request)
    if not hall.joins.allow(caller):
        raise Refused("too_many_joins", wait=round(hall.joins.wait(caller)))
    with hall.guessing(request):
        person, token = await hall.house.join(code, data.name, data.sit)
    return Ticket(code, hall.link(code), person, token)


@get(
    "/api/tables/{code:str}/qr.svg",
    tags=["tables"],
    media_type="image/svg+xml",
    responses=_refusals("no_table", "too_many_guesses"),
)
async def qr_code(code: Code, state: State, request: AnyRequest) -> Response[str]:
    """The table's link as a QR code."""
    hall: Hall = state.hall
    with hall.guessing(request):
        await hall.house.room(code)
    picture = segno.make(hall.link(code), micro=False, error="m")
    svg = picture.svg_inline(scale=8, border=2, light="#fff", dark="#0b1026")
    drawn = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(drawn, media_type="image/svg+xml")


@get(
    "/api/games/{game:str}/record",
    tags=["games"],
    media_type="application/jsonl",
    middleware=COMPRESSED,
    responses=_refusals("no_game", "game_not_over", "too_many_guesses"),
)
async def game_record(game: GameId, state: State, request: AnyRequest) -> Response[str]:
    """A finished game, to keep and to verify with `penumbra replay`."""
    hall: Hall = state.hall
    with hall.guessing(request):
        text = await hall.house.record(game)
    name = {"Content-Disposition": f'attachment; filename="{game}.jsonl"'}
    return Response(text, media_type="application/jsonl", headers=name)


@get(
    "/api/games/{game:str}/replay",
    tags=["games"],
    middleware=COMPRESSED,
    responses=_refusals("no_game", "game_not_over", "no_seat", "too_many_guesses")
    | {200: ResponseSpec(Replay, generate_examples=False, description="The game, for a viewer")},
)
async def game_replay(
    game: GameId, state: State, request: AnyRequest, seat: Eyes = None
) -> Response[bytes]:
    """A finished game frame by frame: through the eyes of a seat, or with all cards open."""
    hall: Hall = state.hall
    with hall.guessing(request):
        return Response(await hall.reels.get(game, seat), media_type=MediaType.JSON)


@get(
    "/api/lessons/{lesson:str}",
    tags=["house"],
    middleware=COMPRESSED,
    sync_to_thread=True,
    responses=_refusals()
    | {200: ResponseSpec(lessons.Lesson, generate_examples=False, description="The lesson")},
)
def guided_game(lesson: Taught) -> Response[bytes]:
    """A guided first game: scenes to play through, with a coach's words for every answer."""
    return Response(lessons.as_json(lesson), media_type=MediaType.JSON)


@get("/health", tags=["house"], responses=_refusals(), opt=UNCOUNTED)
async def health(state: State) -> Health:
    """Whether the server and its store work."""
    await state.hall.house.services.store.check()
    return Health("ok", __version__)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, opt=UNCOUNTED)
async def figures(state: State, request: AnyRequest) -> Response[str]:
    """Figures for Prometheus; players could count each other's secret acts by them."""
    hall: Hall = state.hall
    if not is_among(hall.caller(request), hall.settings.watchers):
        raise Refused("no_page")
    return Response(hall.house.figures(), media_type=CONTENT_TYPE)


@get("/schema/messages.json", include_in_schema=False, sync_to_thread=False)
def message_schema() -> dict[str, Any]:
    """JSON Schema of everything said on a socket."""
    return schema()


@websocket("/api/tables/{code:str}/socket")
async def table_socket(code: str, socket: WebSocket[Any, Any, Any], state: State) -> None:
    """Sit at a table: see `messages.py`."""
    hall: Hall = state.hall
    try:
        caller = hall.guest(socket)
        if not hall.sockets.enter(caller):
            raise Refused("too_many_sockets")
    except Refused as refused:
        hall.counters.refused.of(refused.code).inc()
        return await _turn_away(socket, refused)
    try:
        await socket.accept()
        await Line(socket, hall.house, lambda: hall.guessing(socket)).talk(code)
    finally:
        hall.sockets.leave(caller)


async def _turn_away(socket: WebSocket[Any, Any, Any], refused: Refused) -> None:
    """An ordinary answer instead of a socket: a program can read why, a page can't."""
    body = encode(Trouble(refused.code, refused.data))
    await socket.send(
        {
            "type": "websocket.http.response.start",
            "status": STATUS[refused.code],
            "headers": [(b"content-type", b"application/json")],
        }
    )
    await socket.send({"type": "websocket.http.response.body", "body": body, "more_body": False})


# the application


async def _count(request: AnyRequest) -> None:
    """Refuse whoever asks too much: a record, a list, a picture all cost something.

    The page costs little, and a monitor must see the server also while others flood it.
    """
    if "uncounted" in request.route_handler.opt:
        return
    hall: Hall = request.app.state.hall
    caller = hall.caller(request)
    if not hall.requests.allow(caller):
        raise Refused("too_fast", wait=round(hall.requests.wait(caller)) + 1)


def _refused(request: AnyRequest, refused: Refused) -> Response[Trouble]:
    return _trouble(request, refused.code, refused.data)


def _unreadable(request: AnyRequest, error: HTTPException) -> Response[Trouble]:
    if error.status_code in (404, 405):
        answer = _trouble(request, "no_page", {}, error.status_code)
        answer.headers.update(error.headers or {})
        return answer
    if error.status_code == STATUS["too_large"]:
        return _trouble(request, "too_large", {})
    why = [str(part.get("message", "")) for part in error.extra or [] if isinstance(part, dict)]
    return _trouble(request, "bad_message", {"why": "; ".join(why)[:200]}, error.status_code)


def _too_deep(request: AnyRequest, error: RecursionError) -> Response[Trouble]:
    return _trouble(request, "bad_message", {"why": "too deeply nested"})


def _unavailable(request: AnyRequest, error: PenumbraError) -> Response[Trouble]:
    log.failure("unavailable", error)
    return _trouble(request, "unavailable", {})


def _broken(request: AnyRequest, error: Exception) -> Response[Trouble]:
    log.failure("trouble", error)
    return _trouble(request, "trouble", {})


def _trouble(
    request: AnyRequest, code: str, data: dict[str, Any], status: int | None = None
) -> Response[Trouble]:
    assert code in CODES, "every reason is explained"
    request.app.state.hall.counters.refused.of(code).inc()
    return Response(Trouble(code, data), status_code=status or STATUS.get(code, 400))


def application(settings: Settings, levels: tuple[str, ...]) -> Litestar:
    """The whole server, to be run by uvicorn with `wire.Wire` as its WebSocket protocol."""
    hall = Hall(settings, Boards(Path(settings.boards) if settings.boards else None), levels)
    return Litestar(
        route_handlers=[
            about,
            public_tables,
            open_table,
            look_at_table,
            join_table,
            qr_code,
            game_record,
            game_replay,
            guided_game,
            health,
            figures,
            message_schema,
            client_page,
            client_file,
            table_socket,
        ],
        state=State({"hall": hall}),
        lifespan=[hall.open],
        before_request=_count,
        cors_config=CORSConfig(allow_origins=list(settings.origins)) if settings.origins else None,
        openapi_config=OpenAPIConfig(
            title="Penumbra",
            version=__version__,
            description="Tables for Shamans and Shadow of Intrigue.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        exception_handlers={
            Refused: _refused,
            HTTPException: _unreadable,
            RecursionError: _too_deep,
            PenumbraError: _unavailable,
            Exception: _broken,
        },
        request_max_body_size=settings.message_bytes,
        logging_config=None,
        debug=False,
    )
