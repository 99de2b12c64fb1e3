"""The browser the page is tried in: the system's Chromium, and what is asked of every page.

People come with contexts of their own, as from machines of their own. Whatever goes wrong on a
page while a test looks elsewhere is written down, and `conftest.py` fails the test for it.
"""

import asyncio
import re
import shutil
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Position,
    Request,
    Response,
    ViewportSize,
)

Result = TypeVar("Result")

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}
CORNER: Position = {"x": 12, "y": 16}  # of a card in a fan: its neighbours lie over the rest
PATIENCE = 60_000  # milliseconds until something expected must be there, on a busy machine
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LOCALES = {"en": "en-GB", "fr": "fr-FR", "cs": "cs-CZ", "ru": "ru-RU"}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = {"serious", "critical"}
BLOCKED = "Service Worker registration blocked by Playwright"  # our own wish, said on the console
WIDE = """() => {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > room + 0.5)
    .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
}"""


def program() -> str | None:
    """The browser of this machine; None where there is none."""
    return shutil.which("chromium") or shutil.which("google-chrome")


def launch(playwright: Playwright) -> Browser:
    """A browser without a window."""
    return playwright.chromium.launch(executable_path=program(), args=FLAGS)


def elsewhere(work: Coroutine[Any, Any, Result]) -> Result:
    """Run what is asynchronous beside the browser, whose loop has this thread to itself."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


class Visitors:
    """All who come to the house in one test, and what went wrong on their pages."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._troubles: list[str] = []
        self._expected: list[str] = []

    def come(
        self,
        path: str | None = "/",
        *,
        lang: str = "en",
        size: ViewportSize = DESK,
        moving: bool = False,
        **options: Any,
    ) -> Page:
        """Somebody new opens the house, or with `path=None` an empty page.

        Nothing moves on his screen unless he wishes so; `options` are those of a new context.
        """
        context = self._browser.new_context(
            base_url=self.address,
            locale=LOCALES[lang],
            viewport=size,
            has_touch=size == PHONE,
            reduced_motion="no-preference" if moving else "reduce",
            **({"service_workers": "block"} | options),
        )
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        context.on("page", self._watch)
        page = context.new_page()
        if path is not None:
            page.goto(path)
        return page

    def expect_trouble(self, pattern: str) -> None:
        """Something that goes wrong in this test on purpose; the pattern is looked for in it."""
        self._expected.append(pattern)

    def leave(self) -> list[str]:
        """Everybody goes; what went wrong meanwhile, and was not expected."""
        for context in self._contexts:
            context.close()
        return [
            trouble
            for trouble in self._troubles
            if not any(re.search(pattern, trouble) for pattern in self._expected)
        ]

    def _watch(self, page: Page) -> None:
        page.on("console", self._said)
        page.on("pageerror", lambda error: self._troubles.append(f"error: {error.stack or error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            where = message.location.get("url", "")
            self._troubles.append(f"console: {message.text} ({where})")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page itself took its request back
            self._troubles.append(f"request: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            asked = f"{response.request.method} {response.url}"
            self._troubles.append(f"answer: {asked}: {response.status}")


STILL = """() => document.getAnimations().every(
  (one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity
)"""


def grave_findings(page: Page) -> list[str]:
    """What axe-core finds on the page once it is still, if it would keep somebody from playing:
    what is just fading in has no contrast yet.
    """
    page.wait_for_function(STILL)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{rule['id']} ({rule['impact']}): {node['target']}: {node['failureSummary']}"
        for rule in found["violations"]
        if rule["impact"] in GRAVE
        for node in rule["nodes"]
    ]


def no_overflow(page: Page) -> None:
    """Nothing is wider than the screen."""
    wide = page.evaluate(WIDE)
    assert not wide, f"wider than the screen: {', '.join(wide[:8])}"
