"""The doors of the server: tables over REST, play over a WebSocket, health and figures.

Each looks at who comes (`house.py`), asks the tables, and answers with what `rest.py` describes.
The page's own files are in `page.py`; what becomes of errors, in `web.py`.
"""

from functools import partial
from typing import Annotated, Any

import segno
from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream
from msgspec.json import encode

from penumbra import __version__
from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.locale import LANGUAGES
from penumbra.table import lessons, logbook, schema
from penumbra.table.analysts import AnalysisSoFar
from penumbra.table.clock import TIMES
from penumbra.table.game_address import identifier_of
from penumbra.table.house import House
from penumbra.table.limits import is_among, line_mark
from penumbra.table.messages import PROTOCOL, Refused, TableState
from penumbra.table.metrics import CONTENT_TYPE
from penumbra.table.page import UNCOUNTED, encodings_of
from penumbra.table.relay import Search, pipe
from penumbra.table.replay import Replay
from penumbra.table.rest import (
    SEALED,
    STATUS,
    About,
    GameAbout,
    GameAddress,
    Health,
    Join,
    OpenTable,
    Ticket,
    Trouble,
    refusals,
)
from penumbra.table.showcase import pieces
from penumbra.table.socket import Line
from penumbra.table.tables import hashed
from penumbra.table.what_if import Branch, WhatIf

COMPRESSED = [
    DefineMiddleware(
        CompressionMiddleware,
        config=CompressionConfig("gzip", minimum_size=1024, gzip_compress_level=6),
    )
]
"""For doors that answer with much: a phone gets it several times faster."""

log = logbook.logger("doors")
AnyRequest = Request[Any, Any, Any]
Code = Annotated[str, Parameter(pattern="^[a-z]{1,32}$", description="A table's code")]
Taught = Annotated[
    str, Parameter(pattern=f"^({'|'.join(lessons.taught())})$", description="A game with a lesson")
]
Address = Annotated[str, Parameter(description="A finished game's address, CODE-NUMBER-KEY")]
Bearer = Annotated[
    str | None, Parameter(header="Authorization", description="Bearer, and one's token")
]
Eyes = Annotated[
    int | None, Parameter(ge=0, le=63, description="Whose eyes; left out: all cards open")
]


@get("/api", tags=["house"], responses=refusals())
async def about(state: State) -> About:
    """What this house plays, and how."""
    house: House = state.house
    return About(
        penumbra=__version__,
        protocol=PROTOCOL,
        games={
            name: GameAbout(
                players=tuple(game.players),
                usual=game.usual_players,
                boards=tuple(house.boards.names(name)),
                levels=house.levels(name),
                claims=game.claims,
                watched=game.watches_talk,
                taught=name in lessons.taught(),
            )
            for name, game in GAMES.items()
        },
        levels=tuple(dict.fromkeys(level for name in GAMES for level in house.levels(name))),
        clocks=tuple(TIMES),
        languages=LANGUAGES,
        name_length=house.settings.name_length,
        chat_length=house.settings.chat_length,
    )


@get("/api/tables", tags=["tables"], responses=refusals())
async def public_tables(state: State) -> list[TableState]:
    """Public tables that people are at; those that still gather come first."""
    house: House = state.house
    return house.tables.public()


@post(
    "/api/tables",
    tags=["tables"],
    responses=refusals(
        *("bad_name", "bad_wishes", "bad_board", "foreign_origin"),
        *("too_large", "too_many_tables", "store_full"),
    ),
)
async def open_table(data: OpenTable, state: State, request: AnyRequest) -> Ticket:
    """Open a table."""
    house: House = state.house
    caller = house.guest(request)
    if not house.openings.allow(caller):
        raise Refused("too_many_tables", wait=round(house.openings.wait(caller)))
    code, person, token = await house.tables.open(data.wishes, data.name, data.sit, caller)
    return Ticket(code, house.link(code), person, token)


@get(
    "/api/tables/{code:str}",
    tags=["tables"],
    responses=refusals("no_table", "newer_table", "too_many_guesses"),
)
async def look_at_table(code: Code, state: State, request: AnyRequest) -> TableState:
    """What a guest sees of a table before he comes in."""
    house: House = state.house
    with house.guessing(request):
        return (await house.tables.room(code)).from_outside


@post(
    "/api/tables/{code:str}/people",
    tags=["tables"],
    responses=refusals(
        "no_table",
        "newer_table",
        "bad_name",
        "name_taken",
        "full",
        "crowded",
        "locked",
        "kept_out",
        "foreign_origin",
        "too_large",
        "too_many_joins",
        "too_many_guesses",
    ),
)
async def join_table(code: Code, data: Join, state: State, request: AnyRequest) -> Ticket:
    """Come to a table with a name."""
    house: House = state.house
    caller = house.guest(request)
    if not house.joins.allow(caller):
        raise Refused("too_many_joins", wait=round(house.joins.wait(caller)))
    with house.guessing(request):
        person, token = await house.tables.join(code, data.name, data.sit, caller)
    return Ticket(code, house.link(code), person, token)


@get(
    "/api/tables/{code:str}/qr.svg",
    tags=["tables"],
    media_type="image/svg+xml",
    responses=refusals("no_table", "newer_table", "too_many_guesses"),
)
async def qr_code(code: Code, state: State, request: AnyRequest) -> Response[str]:
    """The table's link as a QR code."""
    house: House = state.house
    with house.guessing(request):
        await house.tables.room(code)
    picture = segno.make(house.link(code), micro=False, error="m")
    svg = picture.svg_inline(scale=8, border=2, light="#fff", dark="#0b1026")
    drawn = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(drawn, media_type="image/svg+xml")


@get(
    "/api/tables/{code:str}/games",
    tags=["tables"],
    responses=refusals("no_table", "newer_table", "unknown_token", "too_many_guesses"),
)
async def games_of_table(
    code: Code, state: State, request: AnyRequest, bearer: Bearer = None
) -> list[GameAddress]:
    """Where the finished games of a table are, for whoever was there: he has a token of it."""
    house: House = state.house
    scheme, _, token = (bearer or "").partition(" ")
    known = hashed(token.strip()) if scheme.lower() == "bearer" else None
    room = await house.room(request, code, known)
    person = None if known is None else room.evening.person_with(known)
    if person is None:
        raise Refused("unknown_token")
    return [GameAddress(*game) for game in room.games_of(person)]


@get(
    "/api/games/{game:str}/record",
    tags=["games"],
    media_type="application/jsonl",
    responses=refusals(
        "no_game", "game_not_over", "other_rules", "newer_table", "too_many_guesses"
    ),
)
async def game_record(game: Address, state: State, request: AnyRequest) -> Stream:
    """A finished game, to keep and to verify with `penumbra replay`."""
    house: House = state.house
    with house.guessing(request):
        packed = await house.showcase.record(game)
    sent = _handed_out(packed, request, "application/jsonl")
    sent.headers["Content-Disposition"] = f'attachment; filename="{identifier_of(game)}.jsonl"'
    return sent


@get(
    "/api/games/{game:str}/replay",
    tags=["games"],
    responses=refusals(
        "no_game", "game_not_over", "other_rules", "newer_table", "no_seat", "too_many_guesses"
    )
    | {200: ResponseSpec(Replay, generate_examples=False, description="The game, for a viewer")},
)
async def game_replay(
    game: Address, state: State, request: AnyRequest, seat: Eyes = None
) -> Stream:
    """A finished game frame by frame: through the eyes of a seat, or with all cards open."""
    house: House = state.house
    with house.guessing(request):
        packed = await house.showcase.replay(game, seat)
    return _handed_out(packed, request, MediaType.JSON)


@get(
    "/api/games/{game:str}/analysis",
    tags=["games"],
    responses=refusals(
        "no_game", "game_not_over", "other_rules", "newer_table", "no_analysis", "too_many_guesses"
    )
    | {200: ResponseSpec(AnalysisSoFar, generate_examples=False, description="How far it is")},
)
async def game_analysis(game: Address, state: State, request: AnyRequest) -> Stream:
    """What a finished game teaches. It takes a while: ask again until `analysis` is there."""
    house: House = state.house
    with house.guessing(request):
        packed = await house.analysts.ask(game)
    return _handed_out(packed, request, MediaType.JSON)


@post(
    "/api/games/{game:str}/what-if",
    tags=["games"],
    status_code=200,
    middleware=COMPRESSED,
    responses=refusals(
        *("no_game", "game_not_over", "other_rules", "newer_table", "no_seat", "illegal"),
        *("foreign_origin", "too_large", "too_many_guesses"),
    )
    | {200: ResponseSpec(Branch, generate_examples=False, description="What came of it")},
)
async def what_if(
    game: Address, data: WhatIf, state: State, request: AnyRequest
) -> Response[bytes]:
    """Play a finished game on from any of its moments, in one of its seats, against bots."""
    house: House = state.house
    house.guest(request)
    with house.guessing(request):
        branch = await house.showcase.play_on(game, data)
    return Response(encode(branch), media_type=MediaType.JSON)


def _handed_out(packed: bytes, request: AnyRequest, kind: str) -> Stream:
    """Compressed, as it lies there; unpacked on its way only for who can't read that."""
    reads = "gzip" in encodings_of(request)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if reads else {})
    return Stream(pieces(packed, unpack=not reads), media_type=kind, headers=headers)


@get(
    "/api/lessons/{lesson:str}",
    tags=["house"],
    middleware=COMPRESSED,
    sync_to_thread=True,
    responses=refusals()
    | {200: ResponseSpec(lessons.Lesson, generate_examples=False, description="The lesson")},
)
def guided_game(lesson: Taught) -> Response[bytes]:
    """A guided first game: scenes to play through, with a coach's words for every answer."""
    return Response(lessons.as_json(lesson), media_type=MediaType.JSON)


@get("/health", tags=["house"], responses=refusals(), opt=UNCOUNTED)
async def health(state: State) -> Health:
    """Whether the server and its store work."""
    house: House = state.house
    await house.tables.services.store.check(house.settings.health_seconds)
    return Health("ok", __version__)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, opt=UNCOUNTED)
async def figures(state: State, request: AnyRequest) -> Response[str]:
    """Figures for Prometheus; players could count each other's secret acts by them."""
    house: House = state.house
    exactly = request.scope["raw_path"].partition(b"?")[0] == b"/metrics"  # as a proxy shuts it
    if not exactly or not is_among(house.caller(request), house.settings.watchers):
        raise Refused("no_page")
    house.admit(request)
    house.counters.relayed.set(len(house.pipes))
    return Response(house.tables.figures(), media_type=CONTENT_TYPE)


@get("/schema/messages.json", include_in_schema=False, sync_to_thread=False)
def message_schema() -> dict[str, Any]:
    """JSON Schema of everything said on a socket."""
    return schema.messages()


@websocket("/api/tables/{code:str}/socket")
async def table_socket(code: str, socket: WebSocket[Any, Any, Any], state: State) -> None:
    """Sit at a table: see `messages.py`."""
    house: House = state.house
    try:
        caller = house.guest(socket)
        if not house.handshakes.allow(caller):
            raise Refused("too_fast", wait=round(house.handshakes.wait(caller)) + 1)
        if not house.sockets.enter(caller):
            raise Refused("too_many_sockets")
    except Refused as refused:
        house.counters.refused.labels(refused.code).inc()
        return await _turn_away(socket, refused)
    try:
        if await _led_on(socket, code, house, caller):
            return
        await socket.accept()
        find, spend = (
            partial(house.room, socket, code),
            partial(house.allowances.spend, caller, code),
        )
        line = Line(socket, line_mark(code, caller), house.tables.services, spend)
        await line.talk(code, find)
    finally:
        house.sockets.leave(caller)


async def _led_on(socket: WebSocket[Any, Any, Any], code: str, house: House, caller: str) -> bool:
    """Whether another server has the table, and has talked to this socket until its end."""
    search = Search(house, code)
    try:
        while (owner := await search.owner()) is not None:
            if await pipe(socket, owner, house, caller):
                return True
        return False
    except Refused as refused:
        await _turn_away(socket, refused)
    except PenumbraError as error:
        log.failure("not_led_on", error)
        await _turn_away(socket, Refused("unavailable"))
    return True


async def _turn_away(socket: WebSocket[Any, Any, Any], refused: Refused) -> None:
    """An ordinary answer instead of a socket: a program can read why, a page can't."""
    body = encode(Trouble(refused.code, refused.data))
    await socket.send(
        {
            "type": "websocket.http.response.start",
            "status": STATUS[refused.code],
            "headers": [
                (b"content-type", b"application/json"),
                *((name.lower().encode(), value.encode()) for name, value in SEALED.items()),
            ],
        }
    )
    await socket.send({"type": "websocket.http.response.body", "body": body, "more_body": False})


DOORS = [
    about,
    public_tables,
    open_table,
    look_at_table,
    join_table,
    qr_code,
    games_of_table,
    game_record,
    game_replay,
    game_analysis,
    what_if,
    guided_game,
    health,
    figures,
    message_schema,
    table_socket,
]
