"""`penumbra serve --open`: the browser is called once, with the right address, if there is one."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from penumbra.table.open_page import address_here, find_browser
from penumbra.table.settings import Settings

PENUMBRA = [sys.executable, "-m", "penumbra.cli", "serve", "--open"]


class Visitor:
    """A machine whose browser writes down what it is asked to open."""

    def __init__(self, home: Path) -> None:
        self.visited = home / "visited"
        browser = home / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> {self.visited}\n')
        browser.chmod(0o755)
        clean = {k: v for k, v in os.environ.items() if not k.startswith("PENUMBRA_")}
        self.settings = clean | {
            "BROWSER": str(browser),
            "XDG_DATA_HOME": str(home),
            "LANG": "en",
            "PYTHONUNBUFFERED": "1",
        }

    def serves(self, *words: str) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            [*PENUMBRA, *words],
            env=self.settings,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def pages(self, number: int) -> list[str]:
        """What was opened, as soon as there is so much."""
        for _ in range(6000):
            if self.visited.exists() and len(self.visited.read_text().split()) >= number:
                break
            time.sleep(0.05)
        return self.visited.read_text().split()


@pytest.fixture
def visitor(tmp_path: Path) -> Visitor:
    return Visitor(tmp_path)


def test_the_page_opens_and_ctrl_c_closes_the_house(visitor: Visitor) -> None:
    with visitor.serves("--port", "0") as house:
        assert house.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", house.stdout.readline())
        assert found
        assert "Your browser opens the page" in house.stdout.readline()
        assert visitor.pages(1) == [found[0]]

        port = found[0].rsplit(":", 1)[1]
        with visitor.serves("--port", port) as again:  # the house is open: only its page opens
            assert again.wait(20) == 0
            assert again.stdout is not None
            assert again.stdout.read() == f"The server is running already: {found[0]}\n"
        assert visitor.pages(2) == [found[0]] * 2

        house.send_signal(signal.SIGINT)
        assert house.wait(20) == 0
        assert "The server has stopped" in house.stdout.read()


def test_without_a_screen_the_address_is_only_told(visitor: Visitor) -> None:
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        visitor.settings.pop(name, None)
    with visitor.serves("--port", "0") as house:
        assert house.stdout is not None
        assert "http://127.0.0.1:" in house.stdout.readline()
        assert "Open this address" in house.stdout.readline()
        house.terminate()
        assert house.wait(20) == 0


@pytest.mark.parametrize(
    ("environment", "platform"),
    [({}, "linux"), ({"DISPLAY": ""}, "linux"), ({"TERM": "xterm"}, "freebsd14")],
)
def test_no_browser_is_called_where_it_would_take_the_terminal(
    environment: dict[str, str], platform: str
) -> None:
    assert find_browser(environment, platform) is None


def test_whoever_serves_the_network_opens_the_page_of_his_own_machine() -> None:
    everywhere = Settings(host="0.0.0.0", store="sqlite:///x")
    assert address_here(everywhere, "http://192.0.2.7:8420") == "http://localhost:8420"
    here = Settings(store="sqlite:///x")
    assert address_here(here, "http://127.0.0.1:8420") == "http://127.0.0.1:8420"
    club = Settings(host="0.0.0.0", store="sqlite:///x", address="https://club.example")
    assert address_here(club, "https://club.example") == "https://club.example"
