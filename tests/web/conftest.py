"""What the tests of the page share: a server, a browser, and visitors whose troubles fail the test.

Where there is no Chromium, the tests that need one are left out (see `make chromium`).
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.table.server import Server

from .browser import PATIENCE, Visitors, launch, program

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what can't be tried here."""
    if program() is not None:
        return
    needing = [item for item in items if "browser" in getattr(item, "fixturenames", ())]
    config.hook.pytest_deselected(items=needing)
    items[:] = [item for item in items if item not in needing]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server a worker: each test opens tables of its own."""
    with Server(tmp_path_factory.mktemp("house")) as running:
        yield running
        assert " trouble " not in running.log.read_text()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser a worker, as long as it is in this folder: other tests need the thread's loop."""
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture
def visitors(browser: Browser, server: Server) -> Iterator[Visitors]:
    """Whoever comes in a test; nothing may go wrong on anybody's page."""
    company = Visitors(browser, server.address)
    yield company
    troubles = company.leave()
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def page(visitors: Visitors) -> Page:
    """The front page, at a desk, in English."""
    return visitors.come()
