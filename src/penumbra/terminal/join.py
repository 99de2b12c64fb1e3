"""`penumbra join`: come to a table of a server, take up a seat one has kept, or open a table.

Only coming and going are here; the evening itself is `guest`.
"""

import asyncio
import getpass
from collections.abc import Coroutine
from typing import Any
from urllib.parse import urlsplit

from rich.console import Console

from penumbra.client import Refused, Seat, TableServer, Ticket
from penumbra.errors import PenumbraError
from penumbra.locale import Catalogue
from penumbra.table import messages as m
from penumbra.terminal import table_news
from penumbra.terminal.guest import Guest
from penumbra.terminal.keys import keyboard
from penumbra.terminal.seats import KeptSeat, Seats, state_folder
from penumbra.terminal.sitting import Screen
from penumbra.terminal.speech import Speech

SERVER = "http://127.0.0.1:8420"
OF_PEOPLE: dict[str, Any] = {"chatter": "some", "hints": True}  # wishes for tables that people open
PATIENCE = 3600.0  # seconds a lost server is looked for; whoever won't wait closes the terminal
NAMESAKES = 20  # of somebody who did not choose his name
LONGEST_NAME = 20
NOT_MINE = frozenset({"kicked", "left", "deleted", "unknown_token", "no_table"})
LEFT, TROUBLE = 0, 2


class BadLink(PenumbraError):
    """What was given is neither a table's link nor its code."""


def read_link(link: str, server: str | None) -> tuple[str, str]:
    """The server and the code of a table, from its link or from its code alone."""
    words = link.strip()
    if "/" in words:
        parts = urlsplit(words if "://" in words else f"http://{words}")
        address, code = f"{parts.scheme}://{parts.netloc}", parts.path.strip("/")
    else:
        address, code = server or SERVER, words
    code = code.lower().replace(" ", "")
    if not (code.isascii() and code.isalpha()):
        raise BadLink(
            f"“{link}” leads to no table. A link is http://HOST:PORT/CODE, "
            "and a code is made of letters, such as kamoruti."
        )
    return address, code


def join(link: str, server: str | None, name: str | None, catalogue: Catalogue) -> int:
    """Come to a table and stay; the exit code."""
    address, code = read_link(link, server)
    return _run(_Visit(address, name, catalogue).to(code))


def watch(link: str, server: str | None, catalogue: Catalogue) -> int:
    """Look on at a table, without a name and a seat; the exit code."""
    address, code = read_link(link, server)
    return _run(_Visit(address, None, catalogue).to_watch(code))


def open_table(
    server: str | None, name: str | None, catalogue: Catalogue, *, bots: bool, **wishes: Any
) -> int:
    """Open a table of one's own and stay; `bots` take the empty chairs. The exit code."""
    return _run(_Visit(server or SERVER, name, catalogue).to_own(bots, wishes))


def _run(visit: Coroutine[Any, Any, int]) -> int:
    try:
        return asyncio.run(visit)
    except KeyboardInterrupt:
        return LEFT


class _Visit:
    """Somebody on the way to a table."""

    def __init__(self, address: str, name: str | None, catalogue: Catalogue) -> None:
        self._server = TableServer(address)
        self._name = name
        self._catalogue = catalogue
        self._speech = Speech(catalogue, [])
        self._seats = Seats(state_folder())
        self._lines = Screen(Console(highlight=False), live=False)

    async def to(self, code: str) -> int:
        """To the seat one has at a table, or to a new one."""
        async with self._server:
            try:
                kept = self._seats.find(self._server.address, code, self._name)
                if kept is not None:
                    try:
                        await self._server.look(code)  # a server that is not there: say so at once
                        return await self._sit(kept)
                    except Refused as refused:  # the seat is not mine any more
                        if refused.code not in NOT_MINE:
                            raise
                        self._seats.forget(kept)
                return await self._sit(await self._joined(code))
            except Refused as refused:
                raise PenumbraError(table_news.refused(refused, self._speech)) from refused

    async def to_own(self, bots: bool, wishes: dict[str, Any]) -> int:
        """To a table that is opened first."""
        async with self._server:
            try:
                name = self._name or self._usual_name
                wished = {"language": self._catalogue.language} | OF_PEOPLE | wishes
                ticket = await self._server.open(name, **wished)
                return await self._sit(self._keep(ticket, name), bots)
            except Refused as refused:
                raise PenumbraError(table_news.refused(refused, self._speech)) from refused

    async def to_watch(self, code: str) -> int:
        """To the spectators of a table."""
        async with self._server:
            try:
                await self._server.look(code)  # a server that is not there: say so at once
                async with self._server.watch(code) as seat:
                    guest = await self._evening(seat, f"{self._server.address}/{code}")
                return self._part(guest)
            except Refused as refused:
                raise PenumbraError(table_news.refused(refused, self._speech)) from refused

    async def _joined(self, code: str) -> KeptSeat:
        if self._name is not None:
            return self._keep(await self._server.join(code, self._name), self._name)
        names = [self._usual_name] + [f"{self._usual_name} {k}" for k in range(2, NAMESAKES)]
        for name in names:
            try:
                return self._keep(await self._server.join(code, name), name)
            except Refused as refused:
                if refused.code != "name_taken":
                    raise
        raise Refused("name_taken")

    @property
    def _usual_name(self) -> str:
        """What the computer calls its user."""
        try:
            called = getpass.getuser().strip()
        except (KeyError, OSError, ImportError):
            called = ""
        if not called.isprintable() or not called:
            called = self._catalogue.text("player")
        return called[:1].upper() + called[1:LONGEST_NAME]

    def _keep(self, ticket: Ticket, name: str) -> KeptSeat:
        kept = KeptSeat(
            self._server.address, ticket.code, ticket.link, name, ticket.person, ticket.token
        )
        self._seats.keep(kept)
        return kept

    async def _sit(self, kept: KeptSeat, bots: bool = False) -> int:
        """Sit down with keys and a screen; afterwards say how to come back, or why not."""
        ticket = Ticket(kept.code, kept.link, kept.person, kept.token)
        async with self._server.sit(ticket, PATIENCE, attentive=True) as seat:
            if bots:
                await seat.do(m.Bot)
            guest = await self._evening(seat, kept.link)
        if guest.name and guest.name != kept.name:
            self._seats.keep(
                KeptSeat(kept.address, kept.code, kept.link, guest.name, kept.person, kept.token)
            )
        gone = isinstance(guest.trouble, Refused) and guest.trouble.code in NOT_MINE
        if guest.left or gone:
            self._seats.forget(kept)
        else:
            self._lines.line(self._speech.say("seat-kept", link=kept.link))
        return self._part(guest)

    async def _evening(self, seat: Seat, link: str) -> Guest:
        self._lines.line(self._speech.say("table-link", link=link))
        with keyboard(self._catalogue.language) as keys:
            guest = Guest(self._server, seat, link, self._catalogue, keys, self._lines.console)
            await guest.evening()
        return guest

    def _part(self, guest: Guest) -> int:
        if guest.trouble is not None:
            self._lines.line(table_news.trouble(guest.trouble, self._speech))
            return TROUBLE
        self._lines.line(self._speech.say("goodbye"))
        return LEFT
