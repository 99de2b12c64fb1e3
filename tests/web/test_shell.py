"""The shell of the page: it opens without a word of complaint, and without a network too."""

import pytest
from playwright.sync_api import Page

from .browser import PHONE, Visitors, grave_findings, no_overflow

KEEPS = "navigator.serviceWorker.ready.then(() => Boolean(navigator.serviceWorker.controller))"


KEPT = """async () => {
  const [name, ...others] = await caches.keys();
  const kept = await (await caches.open(name)).keys();
  return [others.length, kept.map((request) => new URL(request.url).pathname)];
}"""

LOADED = """async () => {
  await document.fonts.ready;
  const came = performance
    .getEntriesByType('resource')
    .map(({ name, encodedBodySize }) => [name, encodedBodySize]);
  return [['page', performance.getEntriesByType('navigation')[0].encodedBodySize], ...came];
}"""


def opened(page: Page) -> None:
    """Somebody can do something."""
    page.locator("button:enabled, a[href]").first.wait_for()


@pytest.mark.parametrize("path", ["/", "/rules", "/learn/shamans"])
def test_a_page_opens_without_a_word_of_complaint(visitors: Visitors, path: str) -> None:
    page = visitors.come(path, size=PHONE)
    opened(page)
    no_overflow(page)
    assert grave_findings(page) == []


@pytest.mark.parametrize("lang", ["en", "fr", "cs", "ru"])
def test_the_first_load_is_light_with_its_fonts(visitors: Visitors, lang: str) -> None:
    page = visitors.come(lang=lang)
    opened(page)
    came = dict(page.evaluate(LOADED))
    fonts = {name: size for name, size in came.items() if name.endswith(".woff2")}
    assert fonts, "the page brings its own type"
    assert sum(came.values()) - sum(fonts.values()) < 110_000
    assert sum(came.values()) < 200_000


def test_a_page_seen_before_opens_without_a_network(visitors: Visitors) -> None:
    page = visitors.come(service_workers="allow")
    page.wait_for_function(KEEPS)
    page.reload()
    opened(page)
    page.context.set_offline(True)
    visitors.expect_trouble("ERR_INTERNET_DISCONNECTED|ERR_FAILED")
    page.reload()
    opened(page)
    assert page.title() == "Penumbra"
    others, kept = page.evaluate(KEPT)
    assert others == 0
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api")]
