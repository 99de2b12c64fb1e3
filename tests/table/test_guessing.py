"""Codes are short: who tries many that do not exist has to wait. Figures are not for all."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.table.server import Server

ALLOWED = 5


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("guessing")
    with Server(folder, joins_per_minute=ALLOWED, proxies="127.0.0.1") as running:
        yield running


def called_from(server: Server, address: str) -> httpx.Client:
    """A caller behind the proxy, from an address of the test's own."""
    return httpx.Client(base_url=server.address, headers={"X-Forwarded-For": address})


def test_who_guesses_too_many_codes_has_to_wait(server: Server) -> None:
    with called_from(server, "192.0.2.1") as stranger:
        codes = [stranger.get(f"/api/tables/{code}").json()["code"] for code in "abcdefgh"]
        assert codes == ["no_table"] * ALLOWED + ["too_many_guesses"] * 3
        answer = stranger.get("/api/games/baba-1/record")
        assert answer.status_code == 429
        assert answer.json()["data"]["wait"] > 0


def test_one_guesser_does_not_keep_others_from_their_table(server: Server) -> None:
    with called_from(server, "192.0.2.2") as stranger, called_from(server, "192.0.2.3") as guest:
        ticket = guest.post("/api/tables", json={"name": "Ann"}).json()
        for _ in range(ALLOWED + 2):
            stranger.get("/api/tables/nowhere")
        assert stranger.get(f"/api/tables/{ticket['code']}").status_code == 429
        assert guest.get(f"/api/tables/{ticket['code']}").status_code == 200


def test_only_watchers_read_the_figures(server: Server) -> None:
    with called_from(server, "192.0.2.4") as stranger, httpx.Client() as here:
        assert stranger.get("/metrics").json()["code"] == "no_page"
        answer = here.get(f"{server.address}/metrics")
        assert answer.status_code == 200
        assert answer.headers["content-type"].count("charset") == 1
