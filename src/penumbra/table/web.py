"""The server as one application: its doors, and what becomes of whatever goes wrong behind them.

Errors are a code and data, as on the socket; nobody outside ever sees where in the code something
broke.
"""

from pathlib import Path
from typing import Any, cast

from litestar import Litestar, Request, Response
from litestar.config.cors import CORSConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from penumbra import __version__
from penumbra.errors import PenumbraError
from penumbra.table import lessons, logbook, schema
from penumbra.table.analysts import AnalysisSoFar
from penumbra.table.boards import Boards
from penumbra.table.doors import DOORS
from penumbra.table.house import House
from penumbra.table.messages import Refused
from penumbra.table.page import client_file, client_page, is_for_a_person, nowhere
from penumbra.table.replay import Replay
from penumbra.table.rest import SEALED, STATUS, Trouble
from penumbra.table.settings import Settings
from penumbra.table.terms import Code
from penumbra.table.what_if import Branch

log = logbook.logger("web")
AnyRequest = Request[Any, Any, Any]


async def _count(request: AnyRequest) -> None:
    """Refuse whoever asks too much: a record, a list, a picture all cost something.

    The page costs little, and a monitor must see the server also while others flood it. What a
    foreign page makes somebody's browser ask is not counted against him.
    """
    if "uncounted" in request.route_handler.opt:
        return
    house: House = request.app.state.house
    house.admit(request)
    caller = house.caller(request)
    if not house.requests.allow(caller):
        raise Refused("too_fast", wait=round(house.requests.wait(caller)) + 1)


def _refused(request: AnyRequest, refused: Refused) -> Response[Trouble]:
    return _trouble(request, refused.code, refused.data)


def _unreadable(request: AnyRequest, error: HTTPException) -> Response[Trouble] | Response[bytes]:
    if error.status_code == 404 and is_for_a_person(request):
        return nowhere(request)
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
    request: AnyRequest, code: Code, data: dict[str, Any], status: int | None = None
) -> Response[Trouble]:
    request.app.state.house.counters.refused.labels(code).inc()
    return Response(Trouble(code, data), status_code=status or STATUS.get(code, 400))


async def _seal(message: Message, scope: Scope) -> None:
    """What every answer says that does not say otherwise."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SEALED.items():
            headers.setdefault(name, value)


class WithHead:
    """An application that answers HEAD as it would GET; uvicorn leaves out the body."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") == "HEAD":
            scope = cast(Scope, {**scope, "method": "GET"})
        await self._app(scope, receive, send)


def application(settings: Settings, company: tuple[str, ...]) -> Litestar:
    """The whole server, to be run by uvicorn with `wire.Wire` as its WebSocket protocol."""
    house = House(settings, Boards(Path(settings.boards) if settings.boards else None), company)
    return Litestar(
        route_handlers=[*DOORS, client_page, client_file],
        state=State({"house": house}),
        before_request=_count,
        before_send=[_seal],
        cors_config=CORSConfig(allow_origins=list(settings.origins)) if settings.origins else None,
        openapi_config=OpenAPIConfig(
            title="Penumbra",
            version=__version__,
            description="Tables for hidden-role card games.",
            path="/schema",
            render_plugins=[schema.OpenApi(Replay, AnalysisSoFar, Branch, lessons.Lesson)],
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
