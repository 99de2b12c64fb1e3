"""The desk's tools behind the Model Context Protocol: over standard input and output, or HTTP.

Only names, descriptions and the shape of answers are here; what a tool does is `desk`'s business.
"""

import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from typing import ParamSpec

import anyio
import uvicorn
from mcp.server import MCPServer
from mcp_types import CallToolResult, TextContent, ToolAnnotations

from penumbra import __version__
from penumbra.assistants.desk import Answer, Desk, Refusal
from penumbra.client import ConnectionLost, Refused, ServerTrouble, TableServer
from penumbra.errors import PenumbraError
from penumbra.games import GAMES
from penumbra.games.claims import BadClaim
from penumbra.locale import Catalogue
from penumbra.terminal import table_news
from penumbra.terminal.speech import Speech

PATH = "/mcp"
UNREACHABLE = "unreachable"
READING = frozenset({"look", "list_acts", "list_claims", "wait_for_turn", "read_rules"})
"""Tools that change nothing, so that chat programs need not ask whether they may be used."""

Given = ParamSpec("Given")


def over_stdio(address: str, catalogue: Catalogue) -> None:
    """Serve the one program that has started this process, until it closes the pipe."""
    anyio.run(built(address, catalogue).run_stdio_async)


def over_http(
    address: str, catalogue: Catalogue, host: str, port: int, ready: Callable[[str], None]
) -> None:
    """Serve any number of programs; `ready` is told the address once they can come."""
    try:
        listening = socket.create_server((host, port))
    except OSError as error:
        raise PenumbraError(
            f"{host}:{port} can't be listened at: {error.strerror}. Choose another --port."
        ) from error
    app = built(address, catalogue).streamable_http_app(streamable_http_path=PATH, host=host)
    config = uvicorn.Config(app, log_level="warning", lifespan="on", ws="none")
    with listening:
        ready(f"http://{host}:{listening.getsockname()[1]}{PATH}")
        uvicorn.Server(config).run(sockets=[listening])


def built(address: str, catalogue: Catalogue) -> "MCPServer[Desk]":
    """The tools for tables of one server."""
    tables = TableServer(address)
    desk = Desk(tables, catalogue)
    say = catalogue.text

    @asynccontextmanager
    async def lifespan(_: "MCPServer[Desk]") -> AsyncIterator[Desk]:
        async with tables:
            yield desk
            await desk.close()

    server: MCPServer[Desk] = MCPServer(
        "penumbra",
        title="Penumbra",
        instructions=say("assistants-instructions", games=", ".join(GAMES)),
        version=__version__,
        log_level="WARNING",
        lifespan=lifespan,
    )
    logging.getLogger("mcp").setLevel(logging.WARNING)
    for tool in (
        *(desk.open_table, desk.join_table, desk.fill_with_bots, desk.start_game),
        *(desk.look, desk.list_acts, desk.act, desk.wait_for_turn),
        *(desk.say, desk.list_claims, desk.claim),
        *(desk.read_rules, desk.check_deals, desk.leave_table),
    ):
        name = tool.__name__
        server.add_tool(
            told(tool, catalogue),
            name=name,
            description=say(f"assistants-tool-{name.replace('_', '-')}"),
            annotations=ToolAnnotations(
                read_only_hint=name in READING, destructive_hint=name == "leave_table"
            ),
            structured_output=False,
        )
    return server


def told(
    tool: Callable[Given, Awaitable[Answer]], catalogue: Catalogue
) -> Callable[Given, Awaitable[CallToolResult]]:
    """A tool as the protocol has it: what can't be done is an answer too, with its code."""
    speech = Speech(catalogue, [])

    @wraps(tool)
    async def answering(*args: Given.args, **kwargs: Given.kwargs) -> CallToolResult:
        try:
            answer = await tool(*args, **kwargs)
        except (PenumbraError, Refused) as error:
            words = table_news.trouble(error, speech)
            if _code(error) == UNREACHABLE:
                words = speech.say("assistants-unreachable", reason=f"{words.rstrip('.')}.")
            return _result(words, {"error": _code(error)}, True)
        return _result(answer.text, answer.facts)

    return answering


def _result(text: str, facts: dict[str, object], wrong: bool = False) -> CallToolResult:
    words = TextContent(type="text", text=text)
    return CallToolResult(content=[words], structured_content=facts, is_error=wrong)


def _code(error: Exception) -> str:
    """Why, for programs; docs/assistants.md lists them."""
    match error:
        case Refusal() | Refused():
            return error.code
        case BadClaim():
            return "bad_claim"
        case ServerTrouble() | ConnectionLost():
            return UNREACHABLE
    return "trouble"
