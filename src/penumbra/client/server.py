"""The REST half of the client: opening tables, joining them, fetching records."""

from types import TracebackType
from typing import Any, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from penumbra.client.errors import ServerTrouble
from penumbra.client.seat import Seat
from penumbra.table.messages import Refused, TableState
from penumbra.table.terms import Code, Views

Answer = TypeVar("Answer")
PATIENCE = 30.0  # seconds for an answer


class Ticket(msgspec.Struct, frozen=True):
    """Who one is at a table; the token is secret."""

    code: str
    link: str
    person: int
    token: str


class GameAddress(msgspec.Struct, frozen=True):
    """A finished game of a table: its number there, and its address."""

    number: int
    record: str


class TableServer:
    """A server with tables, at an address such as http://127.0.0.1:8420."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ServerTrouble(f"“{address}” is no address of a server; one is http://HOST:PORT.")
        self.address = f"{parts.scheme}://{parts.netloc}"
        self._http = httpx.AsyncClient(base_url=self.address, timeout=PATIENCE)

    async def __aenter__(self) -> "TableServer":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._http.aclose()

    async def open(self, name: str, *, sit: bool = True, **wishes: Any) -> Ticket:
        """Open a table; wishes are those of `messages.Wishes`."""
        body = {"name": name, "sit": sit, "wishes": wishes}
        return await self._ask("POST", "/api/tables", Ticket, body)

    async def join(self, code: str, name: str, *, sit: bool = True) -> Ticket:
        """Come to a table by its code."""
        body = {"name": name, "sit": sit}
        return await self._ask("POST", f"/api/tables/{code}/people", Ticket, body)

    async def look(self, code: str) -> TableState:
        """A table from outside."""
        return await self._ask("GET", f"/api/tables/{code}", TableState)

    async def tables(self) -> list[TableState]:
        """Public tables."""
        return await self._ask("GET", "/api/tables", list[TableState])

    async def games(self, ticket: Ticket) -> list[GameAddress]:
        """The finished games of one's table, and where they are."""
        path = f"/api/tables/{ticket.code}/games"
        return await self._ask("GET", path, list[GameAddress], token=ticket.token)

    async def record(self, game: str) -> str:
        """The record of a finished game, by its address (`TableState.record`, or `games`)."""
        return (await self._request("GET", f"/api/games/{game}/record", None)).text

    def sit(
        self,
        ticket: Ticket,
        patience: float = 60.0,
        attentive: bool = False,
        views: Views = "always",
    ) -> Seat:
        """One's place, for `async with`; a lost server is looked for `patience` seconds.

        For the attentive the game waits after each deal, until they say `go_on`. A program that
        only looks when it is asked saves itself and the server the `views` in between ("asked").
        """
        return Seat(self._socket(ticket.code), ticket.token, patience, attentive, views)

    def watch(self, code: str) -> Seat:
        """A place among the spectators."""
        return Seat(self._socket(code), None)

    def _socket(self, code: str) -> str:
        return f"ws{self.address.removeprefix('http')}/api/tables/{code}/socket"

    async def _ask(
        self,
        method: str,
        path: str,
        kind: type[Answer],
        body: dict[str, Any] | None = None,
        token: str | None = None,
    ) -> Answer:
        answer = await self._request(method, path, body, token)
        try:
            return msgspec.json.decode(answer.content, type=kind)
        except msgspec.MsgspecError as error:
            raise ServerTrouble(f"{self.address} is no Penumbra server: {error}") from error

    async def _request(
        self, method: str, path: str, body: dict[str, Any] | None, token: str | None = None
    ) -> httpx.Response:
        known = {} if token is None else {"Authorization": f"Bearer {token}"}
        try:
            answer = await self._http.request(method, path, json=body, headers=known)
        except httpx.HTTPError as error:
            raise ServerTrouble(f"{self.address} does not answer: {error}") from error
        if answer.is_success:
            return answer
        try:
            trouble = msgspec.json.decode(answer.content, type=_Trouble)
        except msgspec.MsgspecError:
            raise ServerTrouble(
                f"{self.address} answered {answer.status_code}, not as a Penumbra server would."
            ) from None
        raise Refused(trouble.code, **trouble.data)


class _Trouble(msgspec.Struct):
    code: Code
    data: dict[str, Any]
