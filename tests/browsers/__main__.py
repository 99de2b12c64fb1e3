"""`make browsers`: a round of each game against bots in Firefox and WebKit, by mouse.

From the front page, with one click, into the second round; every press is a real one, at a place
where the thing lies on top. Fails if anything goes wrong on a page, if something is wider than the
screen, or if the round does not end. Pictures of each stage are kept to be looked at.
"""

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from penumbra.locale import Catalogue
from tests.table.server import Server
from tests.web.browser import WIDE

from .drivers import BROWSERS, Browser, missing

A_ROUND = 600  # seconds in which a round must be over, on a busy machine
GAMES = ("shamans", "intrigue")
PREFS = {"speed": "fast", "sound": False, "language": "en", "coach": False}
WORDS = Catalogue("en")

ASKED = (
    # what everybody has looked at, the recognition, a choice that is asked twice
    "[data-anchor=go-on]",
    ".recognition .ways .primary",
    ".decision button[data-key=Enter]",
    # Shamans: a card, or whatever else is asked
    "[data-anchor=hand].ready button:enabled",
    ".yours[data-anchor=decision] .buttons button:not(.portal):enabled",
    # Shadow of Intrigue: the Lord goes to the verdict, others are silent, or announce
    "[data-seat].offered",
    ".yours[data-anchor=decision] .judge",
    ".yours[data-anchor=decision] .silent",
    ".yours[data-anchor=decision] .answers .answers button",
)
"""What a player may be asked, the most urgent first."""

TROUBLES = """(() => {
  if (!window.troubles) {
    window.troubles = [];
    addEventListener('error', (event) => troubles.push(String(event.message)));
    addEventListener('unhandledrejection', (event) => troubles.push(String(event.reason)));
  }
  return troubles;
})()"""

LIT = """(() => {
  const light = document.querySelector('.beam path')?.getBoundingClientRect();
  return Boolean(light && light.width > 0 && light.height > 0);
})()"""
"""Whether the Destination's light falls on the table."""

PLACE = """((wanted) => {
  for (const what of wanted)
    for (const element of document.querySelectorAll(what)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const [x, y] of [[width / 2, height / 2], [12, 16], [width - 12, height - 12]]) {
        const found = document.elementFromPoint(left + x, top + y);
        if (found && element.contains(found)) return [left + x, top + y];
      }
    }
  return null;
})"""
"""Where the first of these lies on top, so that a mouse finds it; null if none of them does."""

PLAY = """((name, button) => {
  const game = [...document.querySelectorAll('article')].find(
    (article) => article.textContent.includes(name),
  );
  const found = [...(game?.querySelectorAll('button') ?? [])].find(
    (one) => one.textContent.trim() === button,
  );
  found?.scrollIntoView({ block: 'center' });
  found?.setAttribute('data-play', '');
  return Boolean(found);
})"""


def asked(script: str, *args: Any) -> str:
    return f"{script}({', '.join(map(json.dumps, args))})"


def press(browser: Browser, *wanted: str) -> bool:
    """Press the first of these things that lies on top; false if there is none."""
    place = browser.run(asked(PLACE, wanted))
    if place:
        browser.press(*place)
    return bool(place)


def wait_for(browser: Browser, script: str, what: str) -> None:
    until = time.monotonic() + A_ROUND
    while not browser.run(script):
        if time.monotonic() > until:
            raise AssertionError(what)
        time.sleep(0.2)


def a_round(browser: Browser, address: str, game: str, pictures: Path) -> None:
    """From the front page into the second round."""

    def look(stage: str) -> None:
        browser.picture(pictures / f"{browser.name}-{game}-{stage}.png")
        wide = browser.run(f"({WIDE})()")
        assert not wide, f"{stage}: wider than the screen: {wide[:8]}"
        troubles = browser.run(TROUBLES)
        assert not troubles, f"{stage}: {troubles}"

    browser.open(address)
    kept = json.dumps(PREFS)
    browser.run(f"localStorage.setItem('penumbra:prefs', {json.dumps(kept)})")
    browser.open(address)
    browser.run(TROUBLES)
    button = WORDS.text("lobby-play-bots")
    found = asked(PLAY, WORDS.text(f"game-{game}"), button)
    wait_for(browser, found, "the front page offers no game")
    look("front")
    assert press(browser, "[data-play]"), "the button lies under something"

    wait_for(browser, "document.querySelector('[data-anchor=decision]') !== null", "no table")
    second = f"document.body.textContent.includes({json.dumps(WORDS.text('page-round', round=2))})"
    until = time.monotonic() + A_ROUND
    pressed = 0
    lit = False
    while not browser.run(second):
        assert time.monotonic() < until, "the round does not end"
        if browser.run("document.querySelector('[data-anchor=go-on]') !== null"):
            time.sleep(1)  # it moves in
            look("end")
        if press(browser, *ASKED):
            pressed += 1
            if pressed in (1, 4):
                look("begun" if pressed == 1 else "middle")
        lit = lit or browser.run(LIT)
        time.sleep(0.15)
    assert lit or game != "shamans", "no light fell on the table in the whole round"
    look("second")
    print(f"{browser.name}: a round of {game}, {pressed} presses", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--browser", choices=BROWSERS, action="append")
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--pictures", type=Path, default=Path("build/browsers"))
    wanted = parser.parse_args()
    if lacking := missing():
        print(f"Not on this machine: {' '.join(lacking)} (Debian: apt-get install).")
        return 2
    wanted.pictures.mkdir(parents=True, exist_ok=True)
    failed = 0
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        for name in wanted.browser or BROWSERS:
            for game in wanted.game or GAMES:
                try:
                    with BROWSERS[name]() as browser:
                        a_round(browser, server.address, game, wanted.pictures)
                except (AssertionError, RuntimeError) as wrong:
                    failed += 1
                    print(f"{name}: {game}: {wrong}", flush=True)
    print(f"Pictures: {wanted.pictures}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
