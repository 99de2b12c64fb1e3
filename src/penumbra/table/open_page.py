"""`penumbra serve --open`: the page opens on this machine, and friends are told how they get in.

Only for whoever sits at the machine that serves. A house behind a proxy, a machine without a
screen, a house that is open already: nothing here may keep the server from its work.
"""

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, build_opener

import msgspec

from penumbra.locale import Catalogue
from penumbra.table.settings import Settings

PATIENCE = 10.0  # seconds for the answer of a house that may be there already


def welcome(settings: Settings, address: str, catalogue: Catalogue) -> None:
    """Open the page of a house that people can come to at `address`, and say who may."""
    browser = find_browser()
    lines = ["cli-serve-page-waits" if browser is None else "cli-serve-page-opens"]
    if not settings.address and settings.in_a_network():
        lines.append("cli-serve-only-here" if settings.only_here else "cli-serve-friends")
    for line in lines:
        print(catalogue.text(line), flush=True)
    if browser is not None:
        # Some browsers keep their caller waiting, and the page comes from this very process.
        page = (address_here(settings, address),)
        threading.Thread(target=browser.open, args=page, daemon=True).start()


def call_again(settings: Settings, catalogue: Catalogue) -> bool:
    """Whether a house is served at this port already; then its page is opened once more.

    A second server on the same tables would do harm; a second window does not.
    """
    address = settings.public_address()
    here = address_here(settings, address)
    directly = build_opener(ProxyHandler({}))
    try:
        with directly.open(f"{here}/health", timeout=PATIENCE) as answer:
            told = msgspec.json.decode(answer.read(), type=dict[str, str])
    except (OSError, ValueError):
        return False
    if "penumbra" not in told:
        return False
    print(catalogue.text("cli-serve-already", address=address), flush=True)
    browser = find_browser()
    if browser is not None:
        browser.open(here)
    return True


def address_here(settings: Settings, address: str) -> str:
    """The house as this machine names it: pages of one's own machine may do more than others."""
    if settings.address or settings.only_here:
        return address
    return f"http://localhost:{urlsplit(address).port or 80}"


def find_browser(
    environment: Mapping[str, str] = os.environ, platform: str = sys.platform
) -> webbrowser.BaseBrowser | None:
    """The browser to ask; None where there is no window for it, as it might take the terminal.

    BROWSER may name a way to the screen of another machine.
    """
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    if platform not in ("win32", "darwin") and not any(map(environment.get, screens)):
        return None
    try:
        return webbrowser.get()
    except webbrowser.Error:
        return None
