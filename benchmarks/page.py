"""What the page costs: bytes on the wire, time until something can be done, how smoothly it moves.

    python -m benchmarks.page [--visits 7]

The goals: a first load under 200 kB as it is sent, and not much later than a bare page of one
button, which the same browser loads in turns with it. Machines are noisy: what counts is the
difference. While the table moves, no task takes more than 50 milliseconds on a processor four times
slower: a busy machine can't tell that.
"""

import argparse
import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from playwright.sync_api import Browser, Page, sync_playwright
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from benchmarks import motion
from benchmarks.load.ours import serving
from penumbra.errors import PenumbraError
from tests.web.browser import launch, program

LARGEST = 200_000  # bytes of the first load, type included
BARE = b"<!doctype html><html lang=en><title>Bare</title><body><button>Play</button></html>"
FIRST_BUTTON = """() => new Promise((found) => {
  const look = () => {
    if (document.querySelector('button:enabled')) found(performance.now());
    else requestAnimationFrame(look);
  };
  look();
})"""
PHONE = {  # a phone of the middle class on a mobile network, as Lighthouse imagines it
    "latency": 150.0,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
    "offline": False,
}
SLOWER = 4  # a phone's processor


def bytes_of_first_load(browser: Browser, address: str) -> dict[str, int]:
    """What a new visitor is sent until the page is at rest, by address, with headers."""
    context = browser.new_context(base_url=address, service_workers="block")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    asked: dict[str, str] = {}
    sent: dict[str, int] = {}
    session.on(
        "Network.requestWillBeSent",
        lambda of: asked.update({of["requestId"]: of["request"]["url"]}),
    )
    session.on(
        "Network.loadingFinished",
        lambda of: sent.update({asked[of["requestId"]]: int(of["encodedDataLength"])}),
    )
    page.goto("/", wait_until="networkidle")
    context.close()
    return {url.removeprefix(address): size for url, size in sent.items()}


def milliseconds(browser: Browser, address: str, *, phone: bool) -> float:
    """From navigation to the first button that can be pressed, for a new visitor."""
    context = browser.new_context(base_url=address, service_workers="block")
    page = context.new_page()
    if phone:
        _like_a_phone(page)
    page.goto("/", wait_until="commit")
    took = float(page.evaluate(FIRST_BUTTON))
    context.close()
    return took


class _Bare(BaseHTTPRequestHandler):
    """The peer: a page of one button, and nothing else."""

    def do_GET(self) -> None:
        self.send_response(200 if self.path == "/" else 404)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(BARE)))
        with suppress(ConnectionError):  # a visitor who has seen enough hangs up
            self.end_headers()
            self.wfile.write(BARE)

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def bare_page() -> Iterator[str]:
    """The address of the bare page."""
    with ThreadingHTTPServer(("127.0.0.1", 0), _Bare) as peer:
        Thread(target=peer.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{peer.server_port}"
        peer.shutdown()


def _like_a_phone(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", PHONE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def main() -> None:
    """Measure and print; exit code 1 if the first load is too large, or a task too long."""
    parser = argparse.ArgumentParser(description="what the page costs whoever opens it")
    parser.add_argument("--visits", type=int, default=7, metavar="N")
    visits = parser.parse_args().visits
    if program() is None:
        raise PenumbraError("Chromium is needed to measure the page (Debian: chromium).")
    console = Console()
    with serving() as (_, address), bare_page() as bare, sync_playwright() as playwright:
        browser = launch(playwright)
        sent = bytes_of_first_load(browser, address)
        _print_bytes(console, sent)
        rows = Table("visitor", "bare page ms", "Penumbra ms", "later by ms", box=SIMPLE_HEAD)
        for name, phone in (("desk", False), ("phone", True)):
            pairs = [
                [milliseconds(browser, site, phone=phone) for site in (bare, address)]
                for _ in range(visits)
            ]
            theirs, ours = (statistics.median(column) for column in zip(*pairs, strict=True))
            rows.add_row(name, *(f"{ms:,.0f}" for ms in (theirs, ours, ours - theirs)))
        console.print(rows)
        motions = motion.measure(browser, address)
        console.print(motion.table(motions))
        browser.close()
    total = sum(sent.values())
    verdict = "under" if total <= LARGEST else "OVER"
    console.print(f"first load: {total / 1000:.1f} kB, {verdict} the allowed {LARGEST // 1000} kB")
    overlong = motion.overlong(motions)
    if overlong:
        scenes = ", ".join(one.what for one in overlong)
        console.print(f"tasks: OVER the allowed {motion.LONGEST} ms in {scenes}")
    if total > LARGEST or overlong:
        sys.exit(1)


def _print_bytes(console: Console, sent: dict[str, int]) -> None:
    rows = Table("sent to a new visitor", "kB", box=SIMPLE_HEAD)
    for path, size in sorted(sent.items(), key=lambda row: -row[1]):
        rows.add_row(path, f"{size / 1000:.1f}")
    console.print(rows)


if __name__ == "__main__":
    try:
        main()
    except PenumbraError as error:
        sys.exit(f"benchmarks: {error}")
