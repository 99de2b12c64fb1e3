"""The doors of the server that are no socket: what the house tells about itself and its tables."""

import re
from pathlib import Path
from typing import Any, get_args
from xml.etree import ElementTree

import httpx
import msgspec
import pytest
import segno
from sqlalchemy import text

from penumbra import __version__, bots
from penumbra.games import GAMES
from penumbra.locale import LANGUAGES
from penumbra.table import messages as m
from penumbra.table import schema
from penumbra.table.terms import CODES
from tests.table.people import address_of, gathered, play, playing, run
from tests.table.server import Server
from tests.table.shelf import connected

SERVING = Path(__file__).parent.parent.parent / "docs" / "serving.md"
BORDER = 2
STROKE = re.compile(r"([Mmhv])(-?[\d.]+)(?: (-?[\d.]+))?")


@pytest.fixture
def door(server: Server) -> httpx.Client:
    """Somebody who asks without a client library."""
    return httpx.Client(base_url=server.address, timeout=300)


def ask(door: httpx.Client, path: str, status: int = 200) -> Any:
    with door:
        answer = door.get(path)
    assert answer.status_code == status, answer.text
    return answer.json()


def drawn(svg: str) -> set[tuple[int, int]]:
    """The dark modules of a QR code: horizontal strokes, each one module high."""
    dark = set()
    root = ElementTree.fromstring(svg)
    (path,) = [node for node in root.iter() if node.get("stroke")]
    x, y = 0.0, 0.0
    for sign, first, second in STROKE.findall(path.get("d") or ""):
        if sign in "Mm":
            relative = sign == "m"
            x = float(first) + (x if relative else 0)
            y = float(second) + (y if relative else 0)
        else:
            for step in range(int(float(first))):
                dark.add((int(x) + step - BORDER, int(y) - BORDER))
            x += float(first)
    return dark


def test_the_house_tells_what_it_plays(door: httpx.Client) -> None:
    about = ask(door, "/api")
    assert (about["penumbra"], about["protocol"]) == (__version__, m.PROTOCOL)
    for name, game in GAMES.items():
        assert about["games"][name] == {
            "players": list(game.players),
            "usual": game.usual_players,
            "boards": list(game.boards),
            "levels": list(bots.levels(name)),
            "claims": {"forms": list(game.claims.forms), "roles": list(game.claims.roles)},
            "watched": game.watches_talk,
            "taught": True,
        }
    assert about["levels"] == list(bots.levels("shamans"))
    assert about["clocks"] == ["off", "relaxed", "blitz"]
    assert about["languages"] == list(LANGUAGES)


def test_the_qr_code_is_the_tables_link(server: Server) -> None:
    async def evening() -> None:
        async with (
            server.client() as house,
            httpx.AsyncClient(base_url=server.address, timeout=300) as door,
        ):
            ticket = await house.open("Ann")
            answer = await door.get(f"/api/tables/{ticket.code}/qr.svg")
            assert answer.headers["content-type"].startswith("image/svg+xml")
            matrix = segno.make(ticket.link, micro=False, error="m").matrix
            expected = {
                (x, y) for y, row in enumerate(matrix) for x, module in enumerate(row) if module
            }
            assert drawn(answer.text) == expected

    run(evening())


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/tables/babababa", 404, "no_table"),
        ("/api/tables/babababa/qr.svg", 404, "no_table"),
        ("/api/games/babababa-1/record", 404, "no_game"),
        ("/api/games/babababa/record", 404, "no_game"),
        ("/api/tables/babababa/games", 404, "no_table"),
        ("/api/tables/..%2F..%2Fetc", 404, "no_page"),
        ("/api/nothing", 404, "no_page"),
        ("/api/tables/babababa/people", 405, "no_page"),
    ],
)
def test_what_is_not_there_is_refused_with_a_code(
    door: httpx.Client, path: str, status: int, code: str
) -> None:
    assert ask(door, path, status)["code"] == code


def test_bad_requests_are_refused_without_a_word_about_the_inside(server: Server) -> None:
    bodies = [b"", b"{", b"[]", b'{"name": 7}', b'{"name": "Ann", "wishes": {"players": "four"}}']
    with httpx.Client(base_url=server.address, timeout=300) as door:
        for body in bodies:
            answer = door.post("/api/tables", content=body)
            assert answer.status_code == 400
            assert answer.json()["code"] == "bad_message"
            assert "Traceback" not in answer.text
        assert door.post("/api/tables", content=b"x" * 100_000).json()["code"] == "too_large"
        foreign = {"Origin": "https://elsewhere.example"}
        answer = door.post("/api/tables", json={"name": "Ann"}, headers=foreign)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")


def test_a_record_is_there_once_the_game_is_over(server: Server) -> None:
    async def evening() -> None:
        async with (
            playing(server, "Ann Bob Cyd") as people,
            httpx.AsyncClient(base_url=server.address, timeout=300) as door,
        ):
            await play(people)
            answer = await door.get(f"/api/games/{await address_of(people)}/record")
            assert answer.headers["content-type"].startswith("application/jsonl")
            assert answer.headers["content-encoding"] == "gzip"
            unread = await door.get(answer.request.url, headers={"Accept-Encoding": "gzip;q=0"})
            assert "content-encoding" not in unread.headers
            assert unread.text == answer.text
            assert f'filename="{people.code}-1.jsonl"' in answer.headers["content-disposition"]

    run(evening())


def test_no_token_is_ever_told_again(server: Server) -> None:
    async def evening() -> None:
        async with (
            gathered(server, "Ann Bob Cyd", public=True) as people,
            httpx.AsyncClient(base_url=server.address, timeout=300) as door,
        ):
            pages = [
                await door.get(path)
                for path in (f"/api/tables/{people.code}", "/api/tables", "/metrics", "/health")
            ]
            text = "".join(page.text for page in pages) + server.log.read_text()
            for ticket in people.tickets:
                assert len(ticket.token) >= 43
                assert ticket.token not in text
                assert ticket.token not in ticket.link

    run(evening())


def test_health_tells_that_all_is_well_and_nothing_else(door: httpx.Client) -> None:
    assert ask(door, "/health") == {"status": "ok", "penumbra": __version__}


def test_health_tells_when_the_store_commits_no_more_and_when_it_does_again(
    tmp_path: Path,
) -> None:
    with Server(tmp_path) as server, httpx.Client(base_url=server.address, timeout=300) as door:
        assert door.get("/health").status_code == 200
        with connected(server.store) as connection:
            connection.execute(text("ALTER TABLE tables RENAME TO lost"))
        refused = door.post("/api/tables", json={"name": "Ann"})
        assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
        health = door.get("/health")
        assert (health.status_code, health.json()["code"]) == (503, "unavailable")
        with connected(server.store) as connection:
            connection.execute(text("ALTER TABLE lost RENAME TO tables"))
        assert door.get("/health").status_code == 200


def test_the_document_shows_a_line_of_the_real_log(server: Server) -> None:
    wishes = {"game": "shamans", "players": 5}
    with httpx.Client(base_url=server.address, timeout=300) as door:
        assert door.post("/api/tables", json={"name": "Ann", "wishes": wishes}).is_success
    shape = re.compile(r"^\S+Z (info +tables table_opened) table=[0-9a-f]{6} (.*players=5)$", re.M)
    (shown,) = shape.findall(SERVING.read_text(encoding="utf-8"))
    assert shown in shape.findall(server.log.read_text())


def test_the_figures_count_and_name_nobody(server: Server) -> None:
    async def evening() -> None:
        async with (
            playing(server, "Ann Bob Cyd") as people,
            httpx.AsyncClient(base_url=server.address, timeout=300) as door,
        ):
            before = await door.get("/metrics")
            assert before.headers["content-type"].startswith("text/plain; version=0.0.4")
            await play(people)
            after = await door.get("/metrics")

            def figure(page: httpx.Response, name: str) -> float:
                found = re.search(rf"^{name} ([\d.e+]+)$", page.text, re.MULTILINE)
                assert found, name
                return float(found[1])

            assert figure(after, "penumbra_acts_total") > figure(before, "penumbra_acts_total")
            assert figure(after, "penumbra_sockets") >= 3
            assert figure(after, "penumbra_tables") >= 1
            assert people.code not in after.text
            assert "Ann" not in after.text

    run(evening())


def test_openapi_describes_every_door(door: httpx.Client) -> None:
    schema = ask(door, "/schema/openapi.json")
    assert set(schema["paths"]) == {
        "/api",
        "/api/tables",
        "/api/tables/{code}",
        "/api/tables/{code}/people",
        "/api/tables/{code}/qr.svg",
        "/api/tables/{code}/games",
        "/api/games/{game}/record",
        "/api/games/{game}/replay",
        "/api/games/{game}/analysis",
        "/api/games/{game}/what-if",
        "/api/lessons/{lesson}",
        "/health",
    }


def test_the_schema_has_every_message_and_explains_every_refusal(door: httpx.Client) -> None:
    described = ask(door, "/schema/messages.json")
    answers = {*m.Message.__subclasses__(), *get_args(m.Numbered)} - {*get_args(m.Body)}
    for kind in (*m.Command.__subclasses__(), m.Hello, *answers):
        assert kind.__name__ in described["$defs"]
    assert described["codes"] == CODES
    assert described == msgspec.to_builtins(schema.messages())
