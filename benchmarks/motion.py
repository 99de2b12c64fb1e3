"""How smoothly the table moves on a slow processor: frames, and what holds them up.

Moments of a seeded game of Shamans are told to the built page, at the pace people see them, while
the browser counts frames and long tasks (`PerformanceObserver`) on a processor four times slower.
Chromium draws without a graphics card here, so frames are fewer than at anybody's home; a task of
the page that takes more than 50 milliseconds is the page's own fault everywhere.
"""

from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page
from rich.box import SIMPLE_HEAD
from rich.table import Table

from tests.web.moments import Ann, Step, game

PLAYERS, SEED, ROUNDS = 5, 1, 9
SLOWER = 4  # times slower than this processor
LONGEST = 50  # milliseconds a task may take
WATCH = """() => {
  window.long = [];
  window.frames_seen = [];
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.long.push(task.duration);
  }).observe({ type: 'longtask' });
  const frame = (now) => {
    window.frames_seen.push(now);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
SEEN = """() => {
  const frames = window.frames_seen;
  const gaps = frames.slice(1).map((at, k) => at - frames[k]);
  const seconds = (frames.at(-1) - frames[0]) / 1000;
  return { seconds, frames: frames.length, gaps, long: window.long };
}"""


class Motion(NamedTuple):
    """What was seen while something moved."""

    what: str
    frames_a_second: float
    longest_gap: float
    long_tasks: list[float]


def scenes() -> dict[str, tuple[list[Step], list[Step]]]:
    """The game before each scene, and the steps that are shown."""
    steps = game(PLAYERS, SEED, ROUNDS)

    def first(event: str, after: int = 0) -> int:
        return next(
            at
            for at, step in enumerate(steps)
            if at > after and any(one["event"] == event for one in step.events)
        )

    trick = first("trick_began", first("trick_began"))
    following = first("trick_began", trick)
    ritual, dagger = first("ritual"), first("dagger_spent")
    return {
        "a trick": (steps[: trick + 1], steps[trick + 1 : following + 1]),
        "a ritual": (steps[:ritual], steps[ritual : ritual + 1]),
        "a Dagger": (steps[:dagger], steps[dagger : dagger + 2]),
        "the last round's end": (steps[:-1], steps[-1:]),
    }


def measure(browser: Browser, address: str) -> list[Motion]:
    """Every scene once, and the end of the game."""
    context = browser.new_context(
        base_url=address,
        service_workers="block",
        viewport={"width": 1366, "height": 657},
        reduced_motion="no-preference",
    )
    page = context.new_page()
    session = context.new_cdp_session(page)
    ann = Ann(page, speed="normal")
    seen = []
    for what, (before, shown) in scenes().items():
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        ann.comes(before, PLAYERS)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.evaluate(WATCH)
        ann.hears(shown)
        _until_still(page)
        seen.append(_motion(what, page.evaluate(SEEN)))
    page.evaluate("() => { window.long.length = 0; window.frames_seen.length = 0; }")
    ann.sees_the_end(PLAYERS)
    page.locator("[data-anchor='go-on']").click()
    page.locator(".rounds").wait_for()
    page.wait_for_timeout(1500)
    seen.append(_motion("the end of the game", page.evaluate(SEEN)))
    context.close()
    return seen


def _until_still(page: Page) -> None:
    """Until nothing has changed on the board for a second."""
    page.evaluate(
        """() => new Promise((still) => {
          let timer = setTimeout(still, 1500);
          new MutationObserver(() => {
            clearTimeout(timer);
            timer = setTimeout(still, 1500);
          }).observe(document.querySelector('main'), { subtree: true, childList: true });
        })"""
    )


def _motion(what: str, seen: dict[str, Any]) -> Motion:
    return Motion(what, seen["frames"] / seen["seconds"], max(seen["gaps"]), seen["long"])


def overlong(motions: list[Motion]) -> list[Motion]:
    """Where a task held the page up for longer than allowed."""
    return [one for one in motions if max(one.long_tasks, default=0) > LONGEST]


def table(motions: list[Motion]) -> Table:
    """As it is printed."""
    rows = Table(
        "four times slower",
        "frames/s",
        "longest gap ms",
        "long tasks",
        "longest ms",
        box=SIMPLE_HEAD,
    )
    for what, frames, gap, long in motions:
        longest = f"{max(long):.0f}" if long else "–"
        rows.add_row(what, f"{frames:.0f}", f"{gap:.0f}", str(len(long)), longest)
    return rows
