"""Codes are short: who tries many that do not exist has to wait, and so has who asks too much.
Figures are not for all.
"""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.table.server import Server

ALLOWED = 5
REQUESTS = 12


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("guessing")
    with Server(
        folder,
        joins_per_minute=ALLOWED,
        requests_per_minute=REQUESTS,
        proxies="127.0.0.1",
    ) as running:
        yield running


def called_from(server: Server, address: str) -> httpx.Client:
    """A caller behind the proxy, from an address of the test's own."""
    return httpx.Client(base_url=server.address, headers={"X-Forwarded-For": address}, timeout=300)


def test_who_guesses_too_many_codes_has_to_wait(server: Server) -> None:
    with called_from(server, "192.0.2.1") as stranger:
        codes = [stranger.get(f"/api/tables/{code}").json()["code"] for code in "abcdefgh"]
        assert codes == ["no_table"] * ALLOWED + ["too_many_guesses"] * 3
        for door in ("record", "replay"):
            answer = stranger.get(f"/api/games/baba-1/{door}")
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
    with called_from(server, "192.0.2.4") as stranger, httpx.Client(timeout=300) as here:
        assert stranger.get("/metrics").json()["code"] == "no_page"
        answer = here.get(f"{server.address}/metrics")
        assert answer.status_code == 200
        assert answer.headers["content-type"].count("charset") == 1


def test_who_asks_too_much_of_whatever_kind_has_to_wait(server: Server) -> None:
    with called_from(server, "192.0.2.5") as stranger, called_from(server, "192.0.2.6") as guest:
        code = stranger.post("/api/tables", json={"name": "Ann"}).json()["code"]
        paths = ["/api", "/api/tables", f"/api/tables/{code}/qr.svg", "/schema/openapi.json"]
        asked = [stranger.get(paths[number % len(paths)]) for number in range(REQUESTS + 3)]
        assert [answer.status_code for answer in asked[: REQUESTS - 1]] == [200] * (REQUESTS - 1)
        refused = asked[-1]
        assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
        assert 0 < refused.json()["data"]["wait"] <= 60 // REQUESTS + 1
        assert stranger.get("/api/games/baba-1/record").json()["code"] == "too_fast"
        assert stranger.post("/api/tables", json={"name": "Ann"}).json()["code"] == "too_fast"
        assert guest.get(f"/api/tables/{code}").status_code == 200


def test_a_household_opens_the_page_as_often_as_it_likes(server: Server) -> None:
    with called_from(server, "192.0.2.7") as household:
        for path in ("/", "/kamorutix", "/sw.js", "/manifest.webmanifest") * REQUESTS:
            assert household.get(path).status_code == 200
        assert household.get("/api").status_code == 200


def test_a_monitor_is_never_asked_to_wait(server: Server) -> None:
    with httpx.Client(base_url=server.address, timeout=300) as monitor:
        for _ in range(2 * REQUESTS):
            assert monitor.get("/health").status_code == 200
        assert monitor.get("/metrics").status_code == 200
