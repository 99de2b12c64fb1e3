"""Firefox and WebKit as a user's hands see them: open a page, press a place, look at the picture.

Each speaks its own protocol, and both are spoken here directly, as so little of them is needed:
Firefox WebDriver BiDi over a socket, WebKitGTK the classic WebDriver over HTTP. WebKit's window
needs a screen, so it gets a virtual one; its own screenshots hang there, so the screen is
photographed.
"""

import base64
import contextlib
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.sync.client import connect

WIDTH, HEIGHT = 1440, 900
PATIENCE = 120  # seconds until a browser must have come up, on a busy machine

PROGRAMS = {
    "firefox-esr": "firefox-esr",
    "WebKitWebDriver": "webkit2gtk-driver",
    "Xvfb": "xvfb",
    "import": "imagemagick",
}
"""What has to be on the machine, and the Debian package that brings it."""


def missing() -> list[str]:
    """Debian packages that are not there."""
    return [package for program, package in PROGRAMS.items() if not shutil.which(program)]


class Browser(Protocol):
    """What a round needs of a browser."""

    name: str

    def open(self, address: str) -> None: ...

    def run(self, script: str) -> Any:
        """The value of an expression on the page."""

    def press(self, x: float, y: float) -> None:
        """The mouse goes there and clicks."""

    def picture(self, file: Path) -> None: ...


def _pressing(x: float, y: float) -> list[dict[str, Any]]:
    """A click as both protocols write it."""
    steps: list[dict[str, Any]] = [
        {"type": "pointerMove", "x": round(x), "y": round(y)},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [{"type": "pointer", "id": "mouse", "actions": steps}]


@contextlib.contextmanager
def _running(*command: str, **options: Any) -> Iterator[subprocess.Popen[str]]:
    """A program as long as it is needed."""
    with subprocess.Popen(command, text=True, start_new_session=True, **options) as process:
        try:
            yield process
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)


class Firefox:
    """Firefox without a window, over WebDriver BiDi."""

    name = "firefox"

    def __init__(self, address: str) -> None:
        self._socket = connect(f"{address}/session", max_size=None, open_timeout=PATIENCE)
        self._ask("session.new", capabilities={})
        (context,) = self._ask("browsingContext.getTree")["contexts"]
        self._here = context["context"]
        self._ask(
            "browsingContext.setViewport",
            context=self._here,
            viewport={"width": WIDTH, "height": HEIGHT},
        )

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._here, url=address, wait="complete")

    def run(self, script: str) -> Any:
        answer = self._ask(
            "script.evaluate",
            expression=f"JSON.stringify({script})",
            target={"context": self._here},
            awaitPromise=False,
        )
        if answer["type"] != "success":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        said = answer["result"].get("value")
        return None if said is None else json.loads(said)

    def press(self, x: float, y: float) -> None:
        self._ask("input.performActions", context=self._here, actions=_pressing(x, y))

    def picture(self, file: Path) -> None:
        shot = self._ask("browsingContext.captureScreenshot", context=self._here)
        file.write_bytes(base64.b64decode(shot["data"]))

    def _ask(self, method: str, **params: Any) -> Any:
        number = time.monotonic_ns()
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(PATIENCE))
            if answer.get("id") == number:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['message']}")
                return answer["result"]


@contextlib.contextmanager
def firefox() -> Iterator[Browser]:
    """Debian's Firefox with a fresh profile."""
    with tempfile.TemporaryDirectory(prefix="penumbra-firefox-") as profile:
        command = ["firefox-esr", "--headless", "--no-remote", "--profile", profile]
        command += ["--remote-debugging-port", "0", "about:blank"]
        home = os.environ | {"HOME": profile, "MOZ_DISABLE_CONTENT_SANDBOX": "1"}
        pipes: dict[str, Any] = {"stderr": subprocess.PIPE, "stdout": subprocess.DEVNULL}
        with _running(*command, env=home, **pipes) as process:
            assert process.stderr is not None
            for line in process.stderr:
                if found := re.search(r"listening on (ws://\S+)", line):
                    break
            else:
                raise RuntimeError("Firefox did not come up")
            yield Firefox(found[1])


class WebKit:
    """WebKitGTK's small browser on a virtual screen, over classic WebDriver."""

    name = "webkit"

    def __init__(self, address: str, screen: str) -> None:
        self._screen = screen
        self._client = httpx.Client(base_url=address, timeout=PATIENCE)
        asked: dict[str, Any] = {"capabilities": {"alwaysMatch": {}}}
        self._session = f"/session/{self._post('/session', asked)['sessionId']}"
        where = {"x": 0, "y": 0, "width": WIDTH, "height": HEIGHT}
        self._post(f"{self._session}/window/rect", where)

    def open(self, address: str) -> None:
        self._post(f"{self._session}/url", {"url": address})

    def run(self, script: str) -> Any:
        asked = {"script": f"return JSON.stringify({script})", "args": []}
        said = self._post(f"{self._session}/execute/sync", asked)
        return None if said is None else json.loads(said)

    def press(self, x: float, y: float) -> None:
        self._post(f"{self._session}/actions", {"actions": _pressing(x, y)})

    def picture(self, file: Path) -> None:
        command = ["import", "-display", self._screen, "-window", "root", str(file)]
        subprocess.run(command, check=True, timeout=PATIENCE)

    def _post(self, path: str, asked: dict[str, Any]) -> Any:
        answer = self._client.post(path, json=asked).json()["value"]
        if isinstance(answer, dict) and "error" in answer:
            raise RuntimeError(f"{path}: {answer['message']}")
        return answer


@contextlib.contextmanager
def webkit() -> Iterator[Browser]:
    """WebKitGTK's small browser with a home of its own."""
    with contextlib.ExitStack() as all_of_it:
        home = all_of_it.enter_context(tempfile.TemporaryDirectory(prefix="penumbra-webkit-"))
        reading, writing = os.pipe()
        screen = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{WIDTH}x{HEIGHT}x24"]
        silent: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        all_of_it.enter_context(_running(*screen, pass_fds=[writing], **silent))
        os.close(writing)
        with os.fdopen(reading) as told:
            display = f":{told.readline().strip()}"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        around = os.environ | {"DISPLAY": display, "HOME": home, "LIBGL_ALWAYS_SOFTWARE": "1"}
        driver = _running("WebKitWebDriver", f"--port={port}", env=around, **silent)
        all_of_it.enter_context(driver)
        until = time.monotonic() + PATIENCE
        while socket.socket().connect_ex(("127.0.0.1", port)):
            if time.monotonic() > until:
                raise RuntimeError("WebKit's driver did not come up")
            time.sleep(0.1)
        yield WebKit(f"http://127.0.0.1:{port}", display)


BROWSERS = {"firefox": firefox, "webkit": webkit}
