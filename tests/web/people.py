"""People at tables, for the tests of the page: games begun elsewhere, and seats in a browser."""

import json
from typing import Any

from playwright.sync_api import Page, ViewportSize

from penumbra.client import TableServer
from penumbra.client.server import Ticket
from penumbra.locale import Catalogue
from penumbra.table.messages import Bot, Start

from .browser import DESK, Visitors


def words(message: str, language: str = "en", **args: str | int) -> str:
    """What the page says."""
    return Catalogue(language).text(message, **args)


async def begun(address: str, *names: str, **wishes: Any) -> list[Ticket]:
    """A table with these people, quick bots in the other chairs, and the game begun."""
    async with TableServer(address) as house:
        quick: dict[str, Any] = {"game": "shamans", "players": 4, "level": "wanderer", "pace": 0}
        first = await house.open(names[0], **(quick | wishes))
        others = [await house.join(first.code, name) for name in names[1:]]
        async with house.sit(first) as host:
            await host.do(Bot)
            await host.do(Start)
            await host.until(lambda seat: seat.table.stage == "playing")
        return [first, *others]


def chosen(page: Page, **prefs: Any) -> None:
    """What somebody has chosen for this browser beforehand: the log beside it, no waiting."""
    usual = {"speed": "instant", "sound": False, "language": "en", "beside": {"shamans": True}}
    kept = json.dumps(usual | prefs)
    page.add_init_script(f"localStorage.setItem('penumbra:prefs', {json.dumps(kept)});")


def sat(
    visitors: Visitors,
    ticket: Ticket,
    *,
    size: ViewportSize = DESK,
    language: str = "en",
    **prefs: Any,
) -> Page:
    """A person's page at the table."""
    page = visitors.come(None, size=size, lang=language)
    chosen(page, language=language, **prefs)
    kept = {ticket.code: {"token": ticket.token, "person": ticket.person}}
    seats = json.dumps(json.dumps(kept))
    page.add_init_script(f"localStorage.setItem('penumbra:seats', {seats});")
    page.goto(f"/{ticket.code}")
    page.get_by_role("main").wait_for()
    return page
