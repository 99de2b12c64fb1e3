"""The page that `penumbra analyse --html` writes: no script, no error, nothing fetched."""

from pathlib import Path

from playwright.sync_api import Browser

from penumbra.analysis.analyse import analyse
from penumbra.locale import Catalogue
from penumbra.terminal.analysis_page import page
from penumbra.terminal.analysis_words import Told
from tests.analysis.test_analyse import blunder


def test_it_opens_from_a_file_without_network(browser: Browser, tmp_path: Path) -> None:
    kept = blunder()
    file = tmp_path / "game.html"
    file.write_text(page(Told(kept, analyse(kept, 60), Catalogue("fr"))), encoding="utf-8")
    context = browser.new_context(viewport={"width": 390, "height": 844}, offline=True)
    opened = context.new_page()
    troubles: list[str] = []
    asked: list[str] = []
    opened.on("console", lambda message: troubles.append(message.text))
    opened.on("pageerror", lambda error: troubles.append(str(error)))
    opened.on("request", lambda request: asked.append(request.url))
    opened.goto(file.as_uri())
    assert opened.locator("svg").count() == 5
    opened.locator("summary").first.click()
    assert opened.locator("tr.best").first.is_visible()
    wide = opened.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()
    assert wide
    assert troubles == []
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
