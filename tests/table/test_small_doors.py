"""Small doors beside the large ones, each tried by somebody who would like it to be open.

The server is one that anybody in the network can reach; its watchers are on this machine.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.table.conftest import DATABASES, NewStore
from tests.table.server import Server
from tests.table.stranger import Shut, knock

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
EVIL = "evil.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("doors"), origins="https://club.example") as running:
        yield running
        assert " trouble " not in running.log.read_text()


@pytest.fixture
def door(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=300) as made:
        yield made


# ── Names that were made to lead here (DNS rebinding) ───────────────────────────────────────────


def test_a_page_whose_own_name_was_made_to_lead_here_gets_nothing(
    server: Server, door: httpx.Client
) -> None:
    """To the browser it is of one site with us: same Origin and Host, nothing cross-site."""
    rebound = {"Host": f"{EVIL}:{server.port}", "Sec-Fetch-Site": "same-origin"}
    for path in ("/api", "/api/tables", "/api/tables/babababa"):
        answer = door.get(path, headers=rebound)
        assert (answer.status_code, answer.json()["code"]) == (421, "unknown_host"), path
    assert door.get("/metrics", headers=rebound).status_code == 421
    posted = rebound | {"Origin": f"http://{EVIL}:{server.port}"}
    answer = door.post("/api/tables", json={"name": "Eve"}, headers=posted)
    assert answer.status_code == 421

    async def listen() -> None:
        ticket = door.post("/api/tables", json={"name": "Ann"}).json()
        with pytest.raises(Shut) as shut:
            await knock(server.port, ticket["code"], posted)
        assert shut.value.status == 403

    asyncio.run(listen())


def test_a_proxy_that_passes_on_any_name_does_not_make_it_ours(tmp_path: Path) -> None:
    """Where `address` says how people call us; a proxy that puts in its own name for us may."""
    with (
        Server(tmp_path, proxies="127.0.0.1", address="https://club.example") as running,
        httpx.Client(base_url=running.address, timeout=300) as proxy,
    ):
        for host, status in ((EVIL, 421), ("club.example", 200), ("127.0.0.1", 200), ("pen", 200)):
            answer = proxy.get("/api", headers={"Host": host, "X-Forwarded-For": "192.0.2.1"})
            assert answer.status_code == status, host


@pytest.mark.parametrize(
    "name", ["club.example", "localhost", "127.0.0.1", "[::1]", "192.168.7.7", "games.local", "nas"]
)
def test_names_of_the_house_and_of_the_network_at_home_are_ours(
    server: Server, door: httpx.Client, name: str
) -> None:
    headers = {"Host": f"{name}:{server.port}", "Origin": f"http://{name}:{server.port}"}
    if name == "club.example":
        headers = {"Host": name, "Origin": f"https://{name}"}
    assert door.get("/api", headers=headers).status_code == 200
    assert door.post("/api/tables", json={"name": "Ann"}, headers=headers).status_code == 201


# ── Pictures and frames of foreign pages ────────────────────────────────────────────────────────


def test_a_foreign_page_may_not_make_a_browser_ask_for_pictures(door: httpx.Client) -> None:
    picture = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"}
    for path in ("/api", "/api/tables/babababa", "/api/games/babababa-1/record"):
        answer = door.get(path, headers=picture)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    frame = {
        "Sec-Fetch-Site": "same-site",
        "Sec-Fetch-Mode": "navigate",
        "Sec-Fetch-Dest": "iframe",
    }
    assert door.get("/api", headers=frame).status_code == 403
    followed = frame | {"Sec-Fetch-Dest": "document", "Sec-Fetch-User": "?1"}
    assert door.get("/api", headers=followed).status_code == 200
    ours = {"Sec-Fetch-Site": "cross-site", "Origin": "https://club.example"}
    assert door.get("/api", headers=ours).status_code == 200
    assert door.get("/", headers=picture).status_code == 200


# ── Paths and methods ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "path", ["/metrics/", "//metrics", "/%6detrics", "/metrics%2f", "/./metrics/"]
)
def test_figures_have_one_address_that_a_proxy_can_shut(server: Server, path: str) -> None:
    async def ask() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = await reader.read()
        writer.close()
        return answer

    answer = asyncio.run(ask())
    assert b" 404 " in answer.splitlines()[0]
    assert b"penumbra_acts" not in answer


@pytest.mark.parametrize(
    "path", ["/", "/kamorutix", "/sw.js", "/api", "/health", "/nowhere/at/all"]
)
def test_a_head_is_an_answer_without_its_body(door: httpx.Client, path: str) -> None:
    whole, head = door.get(path), door.head(path)
    assert head.status_code == whole.status_code
    assert head.content == b""
    assert head.headers["content-type"] == whole.headers["content-type"]


@pytest.mark.parametrize(
    "path",
    [
        "/api",
        "/api/tables",
        "/api/tables/babababa",
        "/api/nothing",
        "/health",
        "/schema/openapi.json",
    ],
)
def test_answers_with_data_are_no_pages_and_nobody_keeps_them(
    door: httpx.Client, path: str
) -> None:
    for answer in (door.get(path), door.put(path)):
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "no-store"


def test_a_person_who_goes_astray_reads_a_page(door: httpx.Client) -> None:
    page = door.get("/").text
    for path in ("/r/unknown", "/a/b/c/d", "/replay/abc", "/replay/abc/d"):
        answer = door.get(path, headers=BROWSER)
        assert (answer.status_code, answer.text == page) == (404, True), path
    for path in ("/api/nothing", "/assets/nothing.js"):
        assert door.get(path, headers=BROWSER).json()["code"] == "no_page"
    assert door.get("/r/unknown").json()["code"] == "no_page"


# ── Texts that a database does not take ─────────────────────────────────────────────────────────


@pytest.mark.parametrize("database", DATABASES)
def test_a_code_that_is_none_never_reaches_the_store(
    tmp_path_factory: pytest.TempPathFactory, new_store: NewStore, database: str
) -> None:
    async def come(port: int, code: str) -> None:
        async with await knock(port, code) as stranger:
            await stranger.say({"type": "hello"})
            assert await stranger.answer() == {"type": "bye", "code": "no_table"}

    with (
        Server(tmp_path_factory.mktemp("texts"), new_store(database)) as running,
        httpx.Client(base_url=running.address, timeout=300) as door,
    ):
        for code in ("%00", "baba%00", "%F0%9F%8C%92", "a" * 33):
            asyncio.run(come(running.port, code))
            assert door.get(f"/api/tables/{code}").status_code in (400, 404)
            assert door.get(f"/api/games/{code}-1/record").status_code in (400, 404)
        assert "error" not in running.log.read_text()
